//! The entries do not depend on how the bytes arrive, and memory stays bounded whatever they are.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod common;

use common::{Dribble, LINE, OTHER, Random, SOLVED, Split, board, gzip, read_all, read_text, rows, shown};
use ichidoku::text::{Boxed, CandidateGrid, Full};
use ichidoku::{Grid, Puzzle};
use ichidoku_formats::Source;

/// Texts of every layout, with faults in them.
fn texts() -> Vec<String> {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let (a, b) = (board(LINE), board(OTHER));
    vec![
        format!("# c\n{LINE}\nbad\n{OTHER}\t1.5\r\n53..7....\n\n{LINE},{SOLVED}\n{}\n{OTHER}", &LINE[..80]),
        format!("Grid 01\n{}Grid 02\n{}bad\nGrid 03\n{}", rows(LINE), &rows(OTHER)[..50], rows(OTHER)),
        format!("{}\n{}\n\n{}{LINE}\n", rows(LINE).replace('\n', "\n\n"), &rows(OTHER)[..30], rows(OTHER)),
        format!("{}{}\n{}", Boxed(&puzzle), CandidateGrid(&Grid::from(puzzle)), &Boxed(&puzzle).to_string()[..100]),
        format!("{}---------\n{}---------\n\n---------\n{LINE}\n", rows(LINE), rows(OTHER).replace('.', "-")),
        format!("\u{FEFF}id,puzzle,solution\n1,{LINE},{SOLVED}\nbad\n\n2,{OTHER}\n3,\"{LINE}\","),
        format!("a;b\n\n1;{LINE}\n2;{OTHER}\n"),
        format!("[{a},\n{b},[[1,2]],{a}]"),
        format!("[{{\"board\":{a}}},{{\"board\":3}},\n{{\"board\":{b}}}]\n[{b}]"),
        format!("{{\"board\":{a}}}\n{{\"board\":{b}\n{{\"puzzle\":\"53\n{{\"puzzle\":\"{LINE}\"}}\nnonsense\n{b}\n"),
        format!("[\"{LINE}\",\"{OTHER}\", \"bad\\\"\"]"),
        format!("[\"{LINE}\", null,\n7,\"{OTHER}\"\n"),
        format!("[{{\"board\":{a}}},\n{{\"board\":{b}}}"),
        format!("{LINE}\r{OTHER}\r\n{LINE}\r\r{}\r", rows(LINE).replace('\n', "\r")),
        format!("{LINE}\u{2028}{OTHER}\u{85}{LINE}\x0c{OTHER} | {LINE},{SOLVED},{OTHER}\u{2029}{}é", &LINE[..80]),
        format!("１{}\n{}\n", &LINE[1..], LINE.replace('.', "．").replace('5', "５")),
        format!("#A b\n#DA c\n\n{0}\n#CB\n# d\n{0}#LEasy\n#Ssome\n[Puzzle]\n{0}\n[State]\n{0}#SB\n#B", rows(LINE)),
        format!("[Puzzle]\r\n{0}\r\n[State]\r\n{0}{LINE}\n[Puzzle]\n{0}{LINE}", rows(LINE)),
        format!("{0}\n{0}{LINE}\n", "1........".repeat(9) + "\n").repeat(4),
        (Full(&Grid::from(puzzle)).to_string().as_bytes().chunks(81))
            .map(|line| String::from_utf8_lossy(line).into_owned() + "\n")
            .collect::<String>()
            .repeat(2),
        format!("1 2 3 4 5 6 7 8 9\n{0}\n123456789\n{0}{0}\n123456789\n|---|\n{0}", rows(LINE)),
        format!("name,puzzle\n\"a\nb\",{LINE}\n\"open,{OTHER}\nc,\"{}\"\n\"d\"\"\n\"e,{LINE}\n", rows(OTHER)),
        format!(
            "<?xml version=\"1.0\"?>\n<opensudoku>\n<!-- > -->\n<level> easy\r\n</level>\n<game data=\"{LINE}\"/>\nstray\n\
             <folder name='>'><game note=\"a&#10;b\" data='{OTHER}'></game><game/><other>\n<game data=\"{LINE}"
        ),
        format!("<?xml version=\"1.0\"?><svg id=\"{}\"><text>5</text></svg>", "a".repeat(600)),
        format!(
            "\\draw {};% a\x0c\\node at (0.5,8.5) {{5}};% b\u{85}\\node at (1.5,8.5) {{3}};\r\n",
            "(0,0) grid (9,9)".repeat(40)
        ),
        a.clone(),
        format!("[{}]", rows(LINE).trim_end().lines().map(|row| format!("\"{row}\"")).collect::<Vec<_>>().join(",")),
    ]
}

#[test]
fn a_cut_at_any_byte_changes_nothing() {
    for text in texts() {
        let whole = read_text(text.as_str());
        assert!(!whole.is_empty());
        for first in (1..text.len()).filter(|i| text.len() < 2000 || i % 7 == 0) {
            let split = Split { text: text.clone().into_bytes(), at: 0, first };
            assert_eq!(read_all(Source::from_reader("t", split)), whole, "cut at {first} of {text}");
            let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            let split = Split { text: wide, at: 0, first };
            assert_eq!(read_all(Source::from_reader("t", split)), whole, "cut at {first} of {text} in UTF-16");
        }
    }
}

#[test]
fn reads_of_any_size_change_nothing() {
    for text in texts() {
        let whole = read_text(text.as_str());
        for most in [1, 2, 3, 5, 7, 16, 81, 82, 83, 100, 1000] {
            let dribble = Dribble { text: text.clone().into_bytes(), at: 0, most };
            assert_eq!(read_all(Source::from_reader("t", dribble)), whole, "{most} at a time of {text}");
            let dribble = Dribble { text: gzip(text.as_bytes()), at: 0, most };
            assert_eq!(read_all(Source::from_reader("t", dribble)), whole, "{most} at a time of gzipped {text}");
        }
    }
}

/// Somebody may type puzzles and wait for an answer to each, so that the regions may come too late for the first; but where
/// they come at once, as in a file, and where a jigsaw comes right before, both lines are one record.
#[test]
fn a_jigsaw_is_not_torn() {
    let regions = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    let jigsaw = format!("{LINE}\n{regions}\n");
    for shift in 0..jigsaw.len() {
        let text = format!("#{}\n{}", "-".repeat(shift), jigsaw.repeat(100));
        assert_eq!(read_text(text).iter().filter(|entry| entry.is_err()).count(), 100, "moved by {shift}");
    }
    let text = format!("{OTHER}\n{}{OTHER}\n", jigsaw.repeat(20)).into_bytes();
    for most in 82 * 3 + 17..82 * 7 {
        let read = read_all(Source::from_reader("t", Dribble { text: text.clone(), at: 0, most }));
        assert_eq!(read.len(), 22, "{most} at a time: {:?}", shown(&read));
    }
}

/// A reader that fails where its text ends.
struct Failing(std::io::Cursor<String>);

impl std::io::Read for Failing {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(std::io::Error::other("the cable was pulled")),
            n => Ok(n),
        }
    }
}

#[test]
fn what_was_read_before_a_failure_is_there() {
    let whole = gzip(format!("{LINE}\n").repeat(500).as_bytes());
    for cut in [whole.len() - 4, whole.len() - 8] {
        let mut source = Source::from_text("t", &whole[..cut]);
        let mut puzzles = 0;
        while let Ok(Some(chunk)) = source.next_chunk() {
            puzzles += chunk.entries().flatten().count();
        }
        assert_eq!(puzzles, 500, "gzip cut at {cut}");
    }
    let regions = "111222333".repeat(3) + &"444555666".repeat(3) + &"777888999".repeat(3);
    for text in [format!("{LINE}\n{OTHER}\n"), format!("{LINE}\n{regions}\n{OTHER}\n"), format!("{OTHER}\n111222333")] {
        let mut source = Source::from_reader("t", Failing(std::io::Cursor::new(text)));
        let mut last = None;
        while let Ok(Some(chunk)) = source.next_chunk() {
            last = chunk.entries().flatten().last().map(|entry| entry.puzzle.to_string());
        }
        assert_eq!(last.as_deref(), Some(OTHER));
        assert!(source.next_chunk().unwrap().is_none(), "the failure is told once");
    }
}

#[test]
fn random_texts_are_cut_alike_and_never_panic() {
    let mut random = Random(96);
    let texts = texts();
    let alphabet = b"0123456789..  ||--++##xX_,;\t\n\n\n\r{}[]()<>\"\"'q\0\xFF:\\";
    for i in 0..3000 {
        let mut text: Vec<u8> = match i % 3 {
            0 => (0..random.below(600)).map(|_| alphabet[random.below(alphabet.len())]).collect(),
            1 => texts[random.below(texts.len())].clone().into_bytes(),
            _ => [&texts[random.below(texts.len())][..], &texts[random.below(texts.len())]].concat().into_bytes(),
        };
        for _ in 0..random.below(12) {
            let at = random.below(text.len() + 1);
            match random.below(4) {
                0 => text.insert(at, alphabet[random.below(alphabet.len())]),
                1 => drop(text.drain(at..(at + random.below(30)).min(text.len()))),
                2 => text.insert(at, b'\n'),
                _ if at < text.len() => text[at] = alphabet[random.below(alphabet.len())],
                _ => {}
            }
        }
        let whole = read_text(text.clone());
        for most in [1 + random.below(20), 1 + random.below(300)] {
            let dribble = Dribble { text: text.clone(), at: 0, most };
            let shown = String::from_utf8_lossy(&text);
            assert_eq!(read_all(Source::from_reader("t", dribble)), whole, "{most} at a time of {shown:?}");
        }
    }
}

/// Reads everything, and the size of the largest chunk.
fn largest_chunk(mut source: Source) -> (usize, Vec<Result<u64, String>>) {
    let (mut largest, mut all) = (0, vec![]);
    while let Some(chunk) = source.next_chunk().unwrap() {
        largest = largest.max(chunk.len_bytes());
        all.extend(chunk.entries().map(|entry| entry.map(|entry| entry.line).map_err(|error| error.to_string())));
    }
    (largest, all)
}

#[test]
fn an_endless_line_is_one_bad_record() {
    let long = "1".repeat(5_000_000);
    let too_long =
        |line: u64, limit: usize| Err(format!("t:{line}: more than {limit} bytes where a puzzle was expected"));
    for (text, expected) in [
        (format!("{LINE}\n{long}\n{OTHER}\n"), vec![Ok(1), too_long(2, 65536), Ok(3)]),
        (format!("{LINE}\n{long}"), vec![Ok(1), too_long(2, 65536)]),
        (format!("id,puzzle\n1,{LINE}\n{long}\n2,{OTHER}\n"), vec![Ok(2), too_long(3, 65536), Ok(4)]),
        (
            format!("{{\"puzzle\":\"{LINE}\"}}\n{{\"a\":\"{long}\"}}\n{{\"puzzle\":\"{OTHER}\"}}"),
            vec![Ok(1), too_long(2, 262_144), Ok(3)],
        ),
        (format!("[[{}]]\n{{\"puzzle\":\"{OTHER}\"}}", "1,".repeat(2_000_000)), vec![too_long(1, 262_144), Ok(2)]),
        (format!("{LINE}\n{}\n{OTHER}", "1".repeat(65_536)), vec![Ok(1), too_long(2, 65536), Ok(3)]),
        (format!("{LINE}\n{LINE} {long}\n{OTHER}"), vec![Ok(1), too_long(2, 65536), Ok(3)]),
    ] {
        for most in [1000, 70_000, usize::MAX] {
            let dribble = Dribble { text: text.clone().into_bytes(), at: 0, most };
            let (largest, all) = largest_chunk(Source::from_reader("t", dribble));
            assert_eq!(all, expected, "{} at {most}", &text[..100]);
            assert!(largest < 1 << 20, "{largest}");
        }
    }
}

#[test]
fn endless_runs_of_nothing_are_not_kept() {
    for (piece, expected) in [
        ("# a comment\n", 0),
        ("\n", 0),
        ("+-------+-------+-------+\n", 0),
        ("---------\n", 0),
        ("[\n", 0),
        (" ", 0),
        ("53..7....\n# and so on\n\n", 1),
        ("title\n", 1),
    ] {
        let text = piece.repeat(1_000_000 / piece.len());
        let (largest, all) = largest_chunk(Source::from_text("t", text));
        assert!(largest < 1 << 20, "{piece:?}: {largest}");
        assert!(all.len() >= expected, "{piece:?}");
    }
}

#[test]
fn a_long_list_comes_in_many_chunks() {
    let text = format!("[{}]", vec![board(LINE); 20_000].join(","));
    let mut source = Source::from_text("t", text);
    let (mut chunks, mut entries) = (0, 0);
    while let Some(chunk) = source.next_chunk().unwrap() {
        chunks += 1;
        entries += chunk.entries().filter(|entry| entry.as_ref().is_ok_and(|entry| entry.line == 1)).count();
    }
    assert_eq!(entries, 20_000);
    assert!(chunks >= 10);
}
