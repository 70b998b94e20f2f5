//! The header of an .sdk file is read, and what is written reads back.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use common::{LINE, OTHER, read_all, read_text, rows, written_by};
use ichidoku::Puzzle;
use ichidoku_formats::{Columns, Document, Format, More, Part, Record, Source, Writer};

fn only(text: &str) -> Document {
    let read = read_all(Source::from_text("t", text).keep_others());
    assert_eq!(read.len(), 1, "{text}");
    read.into_iter().next().unwrap().unwrap()
}

#[test]
fn a_header_says_what_is_known_of_the_puzzle() {
    let header =
        "#ARuud\n#DA random puzzle\n#CJust start\n#B03-08-2006\n#SSudoCue\n#LEasy\n#Uhttp://www.sudocue.net/\n";
    for (text, line) in [
        (format!("{header}{}", rows(LINE)), 8),
        (format!("{header}[Puzzle]\n{}", rows(LINE)), 9),
        (format!("{header}\n{}", rows(LINE)).replace('\n', "\r\n"), 9),
        (format!("# a comment\n\n{header}{}", rows(LINE)), 10),
    ] {
        let document = only(&text);
        assert_eq!((document.puzzle.to_string(), document.line), (LINE.to_string(), line), "{text}");
        let more = document.more.unwrap();
        assert_eq!((more.author.as_deref(), more.source.as_deref()), (Some("Ruud"), Some("SudoCue")));
        assert_eq!((document.name.as_deref(), document.difficulty.as_deref()), (Some("A random puzzle"), Some("Easy")));
        let others: Vec<_> = more.others.iter().map(|other| (other.name.as_str(), other.text())).collect();
        let expected = [("comment", "Just start"), ("date", "03-08-2006"), ("url", "http://www.sudocue.net/")];
        assert_eq!(others, expected.map(|(name, text)| (name, text.to_string())));
    }
}

#[test]
fn a_header_is_written_as_it_was_read() {
    let header = "#ARuud\n#DA random puzzle\n#SSudoCue\n#LEasy\n#CJust start\n#C and go on\n#B03-08-2006\n#U http://www.sudocue.net/\n";
    let text = format!("{header}[Puzzle]\n{}", rows(LINE));
    let writer = Writer::new("sdk".parse::<Format>().unwrap(), Columns::default());
    let document = only(&text);
    assert_eq!(written_by(&writer, &[Record::of_document(&document)]).trim_end(), text.trim_end());
    assert!(writer.left_out(&document).is_empty());
    assert_eq!(document.more.as_ref().unwrap().others[0].text(), "Just start\nand go on");
    let lines = only(&text.replacen("#DA", "#DTwo\n#DA", 1));
    assert_eq!(lines.name.as_deref(), Some("Two\nA random puzzle"));
    let line = Writer::new(Format::LINE, Columns::default());
    assert!(line.left_out(&document).contains(Part::Others));
}

#[test]
fn comments_are_no_header() {
    for comments in [
        "# easy\n",
        "#A\n",
        "#Author unknown\n#Difficulty: hard\n",
        "#X1\n#Y2\n",
        "#AAnn\n# and so on\n#BX\n",
        "#AAnn\n#BX\n# and so on\n",
    ] {
        let document = only(&format!("{comments}{}", rows(LINE)));
        assert_eq!((document.name, document.more), (None, None), "{comments}");
    }
    let lines = read_text(format!("#AAnn\n#SB\n{LINE}\n#AAnn\n#SB\n{OTHER}\n"));
    assert!(lines.iter().all(|document| document.as_ref().unwrap().more.is_none()));
    assert_eq!(read_text("#AAnn\n#SB\n"), []);
    let broken = format!("#AAnn\n#SB\n[Puzzle]\n{}", &rows(LINE)[..80]);
    assert_eq!(read_text(broken), [Err("t:11: 8 rows where 9 were expected".to_string())]);
    assert_eq!(
        read_text(format!("#AAnn\n#SB\n[State]\n{}", rows(LINE))),
        [Err("t:3: a section [State] where a section [Puzzle] was expected".to_string())]
    );
}

#[test]
fn what_is_written_reads_back() {
    let puzzle: Puzzle = LINE.parse().unwrap();
    let more = More { author: Some("ann".into()), source: Some("A book".into()), ..More::default() };
    let full = Document {
        name: Some("a name".into()),
        difficulty: Some("3".into()),
        state: Some(Box::new(LINE.replacen('.', "4", 1).parse().unwrap())),
        more: Some(Box::new(more)),
        ..Document::of(puzzle)
    };
    let writer = Writer::new("sdk".parse::<Format>().unwrap(), Columns::default());
    for document in [Document::of(puzzle), Document { state: None, ..full.clone() }, full] {
        let text = written_by(&writer, &[Record::of_document(&document), Record::of_document(&document)]);
        let read: Vec<Document> = read_text(text.as_str()).into_iter().map(Result::unwrap).collect();
        let expected: Vec<Document> = read.iter().map(|it| Document { line: it.line, ..document.clone() }).collect();
        assert_eq!((read.len(), read), (2, expected), "{text}");
        assert!(writer.left_out(&document).iter().next().is_none());
    }
}
