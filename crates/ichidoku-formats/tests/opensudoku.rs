//! Files of OpenSudoku are read in all their versions and written so that they read back.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, SOLVED, read_text, shown, written_by};
use ichidoku::{Candidate, CandidateSet, Puzzle, Solution};
use ichidoku_formats::{Columns, Document, Format, More, Record, Writer};

fn format() -> Format {
    "opensudoku".parse().unwrap()
}

fn writer() -> Writer {
    Writer::new(format(), Columns::default())
}

/// A file of the second version with one game in it.
fn file(game: &str) -> String {
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"a\">\n{game}\n</folder>\n</opensudoku>"
    )
}

/// A game of which each cell is described by its value in the puzzle.
fn game(version: &str, cell: impl Fn(char) -> String) -> String {
    let cells: String = LINE.replace('.', "0").chars().map(cell).collect();
    format!("<game created=\"0\" data=\"version: {version}&#10;{cells}\" note=\"\" />")
}

#[test]
fn the_first_version_says_whose_puzzles_they_are() {
    let [a, b] = [LINE, OTHER].map(|line| line.replace('.', "0"));
    let text = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <name>Easy &amp; new</name>\n  <author>Ann</author>\n  \
         <description></description>\n  <comment>x</comment>\n  <created>2009-09-16</created>\n  <source>gnome-sudoku</source>\n  \
         <level>easy</level>\n  <sourceURL>http://example.org/a?b=c</sourceURL>\n  <game data=\"{a}\"/>\n\
         <game data=\"{b}\" />\n</opensudoku>\n"
    );
    for text in [text.clone(), text.replace('\n', "\r\n"), format!("\u{FEFF}{text}"), text.replace('\n', "")] {
        let read: Vec<Document> = read_text(text).into_iter().map(Result::unwrap).collect();
        assert_eq!(read.iter().map(|document| document.puzzle.to_string()).collect::<Vec<_>>(), [LINE, OTHER]);
        for document in read {
            let more = document.more.unwrap();
            assert_eq!((more.author.as_deref(), more.source.as_deref()), (Some("Ann"), Some("gnome-sudoku")));
            assert_eq!((document.difficulty.as_deref(), document.name), (Some("easy"), None));
        }
    }
}

#[test]
fn a_played_game_has_givens_entries_and_notes() {
    let given = |c: char| c != '0';
    let [one, three, four] = [
        game("1", |c| if given(c) { format!("{c}|-|0|") } else { "0|2,3,|1|".into() }),
        game("3", |c| if given(c) { format!("{c}|0|0|") } else { "0|6|1|".into() }),
        game("4", |c| if given(c) { format!("{c}|0|0|0|") } else { "0|6|256|1|".into() }),
    ];
    for game in [one, three.clone(), three.replace("version: 3", "version: 2").replace("|6|", "|6||"), four] {
        let [Ok(document)] = &read_text(file(&game))[..] else { panic!("{game}") };
        assert_eq!((document.puzzle.to_string(), document.state.is_none()), (LINE.to_string(), true), "{game}");
        let more = document.more.as_ref().unwrap();
        let expected: CandidateSet = Candidate::all()
            .filter(|it| document.puzzle.get(it.cell()).is_none() && matches!(it.digit().get(), 2 | 3))
            .collect();
        assert_eq!(more.corner, Some(expected));
        assert_eq!(more.centre.map_or(0, |marks| marks.len()), if game.contains("version: 4") { 51 } else { 0 });
    }
    let entered = three.replacen("0|6|1|", "4|0|1|", 1);
    let [Ok(document)] = &read_text(file(&entered))[..] else { panic!("{entered}") };
    assert_eq!(document.entries().map(|entry| entry.to_string()).collect::<Vec<_>>(), ["r1c3=4"]);
}

#[test]
fn what_is_broken_is_named_and_the_rest_goes_on() {
    let good = format!("<game data=\"{OTHER}\"/>");
    let three = game("3", |c| if c == '0' { "0|6|1|".into() } else { format!("{c}|0|0|") });
    let long = "x".repeat(50);
    for (bad, message) in [
        (format!("<game data=\"{}\"/>", &LINE[..80]), "80 cells where 81 were expected"),
        (format!("<game data=\"{}\"/>", LINE.replacen('5', "q", 1)), "row 1, column 1: 'q' is not a digit or a blank"),
        ("<game/>".into(), "a game without data where a puzzle was expected"),
        ("<puzzle/>".into(), "\"<puzzle/>\" where a game was expected"),
        ("and so on".into(), "\"and so on\" where a game was expected"),
        (long.clone(), &*format!("\"{}…\" where a game was expected", &long[..40])),
        (three.replacen("5|0|0|", "", 1), "80 cells where 81 were expected"),
        (three.replacen("|0|0|", "|512|0|", 1), "row 1, column 1: 512 is not notes"),
        (three.replacen("|0|0|", "|0|2|", 1), "row 1, column 1: 2 is not 0 or 1"),
        (three.replacen("5|", "10|", 1), "row 1, column 1: 10 is not a digit or 0"),
        (three.replacen(": 3", ": 9", 1), "version \"9\" of the data where a version from 1 to 4 was expected"),
    ] {
        let read = shown(&read_text(file(&format!("{good}\n{bad}\n{good}"))));
        assert_eq!(read, [format!("4 {OTHER}"), format!("t:5: {message}"), format!("6 {OTHER}")], "{bad}");
    }
    let open = format!("<opensudoku>\n<game data=\"{LINE}\"/>\n<game data=\"{OTHER}");
    assert_eq!(read_text(open).len(), 2, "the second is an error");
    assert_eq!(
        read_text("<?xml version=\"1.0\"?>\n<html>")[0].as_ref().unwrap_err(),
        "t:1: a web page without a Sudoku where a puzzle was expected"
    );
    let endless = format!("<opensudoku>{}\n<game data=\"{LINE}\"/>", "x".repeat(1 << 20));
    let expected = ["t:1: more than 262144 bytes where a puzzle was expected".to_string(), format!("2 {LINE}")];
    assert_eq!(shown(&read_text(endless)), expected);
}

#[test]
fn what_is_written_reads_back() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let corner: CandidateSet = Candidate::all().step_by(7).collect();
    let more = |centre| Some(Box::new(More { corner: Some(corner), centre, ..More::default() }));
    let state: Option<Box<Puzzle>> = Some(Box::new(LINE.replacen('.', "4", 1).parse().unwrap()));
    let named = Document { name: Some("a <b> & \"c\"\nd".into()), ..Document::of(puzzle) };
    for document in [
        Document::of(puzzle),
        named.clone(),
        Document { state: state.clone(), ..named.clone() },
        Document { state, more: more(None), ..named.clone() },
        Document { more: more(Some(Candidate::all().step_by(5).collect())), ..named },
    ] {
        let text = written_by(&writer(), &[Record::of_document(&document), Record::of_document(&document)]);
        let read: Vec<Document> = read_text(text.as_str()).into_iter().map(Result::unwrap).collect();
        let expected = [4, 5].map(|line| Document { line, ..document.clone() });
        assert_eq!(read, expected, "{text}");
        assert!(writer().left_out(&document).iter().next().is_none());
    }
    let solution = Solution::try_from(SOLVED.parse::<Puzzle>().unwrap()).unwrap();
    let solved = written_by(&writer(), &[Record { solution: Some(&solution), ..Record::of(&puzzle) }]);
    assert_eq!(shown(&read_text(solved)), [format!("4 {SOLVED} ")].map(|line| line.trim_end().to_string()));
    let mut remark = writer().head().into_bytes();
    writer().remark("unreadable", &mut remark);
    assert_eq!(read_text(remark), []);
}
