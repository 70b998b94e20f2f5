//! The samples of `testdata/formats/`, one of each form and one that is damaged: what the manifest says of each is what is read.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod common;

use std::collections::BTreeMap;
use std::fs;

use common::{Dribble, LINE, OTHER, Random, read_text, written_by};
use ichidoku::Puzzle;
use ichidoku_formats::{Columns, Format, Record, Source, Writer};
use serde_json::{Value, json};
use testkit::testdata;

/// What a source gives: documents as this project's JSON, faults by their keys.
fn read(mut source: Source) -> Vec<Value> {
    let writer = Writer::new("ndjson".parse::<Format>().unwrap(), Columns::default());
    let mut read = Vec::new();
    loop {
        match source.next_chunk() {
            Ok(Some(chunk)) => read.extend(chunk.entries().map(|entry| match entry {
                Ok(document) => {
                    let mut written = Vec::new();
                    writer.write(&Record::of_document(&document), &mut written);
                    serde_json::from_slice(&written).unwrap()
                }
                Err(error) => json!({"fault": error.fault().key()}),
            })),
            Ok(None) => return read,
            Err(error) => {
                read.push(json!({"fault": error.key()}));
                return read;
            }
        }
    }
}

fn samples() -> BTreeMap<String, Vec<u8>> {
    let files = fs::read_dir(testdata("formats")).unwrap().map(|file| file.unwrap().path());
    let named = files.map(|path| (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read(path).unwrap()));
    named.filter(|(name, _)| name != "manifest.json").collect()
}

#[test]
fn every_sample_gives_what_the_manifest_says() {
    let manifest = fs::read_to_string(testdata("formats/manifest.json")).unwrap();
    let manifest: BTreeMap<String, Value> = serde_json::from_str(&manifest).unwrap();
    let given: BTreeMap<String, Value> =
        samples().into_iter().map(|(name, bytes)| (name, read(Source::from_text("sample", bytes)).into())).collect();
    for (name, documents) in &given {
        assert_eq!(manifest.get(name).map(|sample| &sample["gives"]), Some(documents), "{name}: {documents}");
    }
    assert_eq!(given.len(), manifest.len(), "each of the manifest has its file");
}

#[test]
fn samples_give_the_same_however_they_arrive() {
    for (name, bytes) in samples() {
        let whole = read(Source::from_text("sample", bytes.clone()));
        for most in [1, 7, 100] {
            let parts = Dribble { text: bytes.clone(), at: 0, most };
            assert_eq!(read(Source::from_reader("sample", parts)), whole, "{name}, {most} bytes at a time");
        }
    }
}

#[test]
fn documents_that_are_written_read_back() {
    let puzzles: Vec<Puzzle> = [LINE, OTHER].map(|line| line.parse().unwrap()).into();
    let records: Vec<Record<'_>> = puzzles.iter().map(Record::of).collect();
    for name in ["html", "latex", "markdown", "python"] {
        let text = written_by(&Writer::new(name.parse::<Format>().unwrap(), Columns::default()), &records);
        let read: Vec<Puzzle> = read_text(text).into_iter().map(|read| read.unwrap().puzzle).collect();
        assert_eq!(read, puzzles, "{name}");
    }
}

#[test]
fn damaged_samples_are_refused_or_read_without_a_panic() {
    let mut random = Random(0x5EED);
    for (name, bytes) in samples() {
        for _ in 0..200 {
            let mut damaged = bytes.clone();
            for _ in 0..=random.below(3) {
                if damaged.is_empty() {
                    break;
                }
                let at = random.below(damaged.len());
                match random.below(3) {
                    0 => damaged[at] = random.below(256) as u8,
                    1 => _ = damaged.remove(at),
                    _ => damaged.truncate(at + 1),
                }
            }
            let first = read(Source::from_text("sample", damaged.clone()));
            assert_eq!(read(Source::from_text("sample", damaged)), first, "{name}");
        }
    }
}
