//! Any bytes are read as a file without a panic, and the same entries come out however the bytes arrive.

#![no_main]

use std::io::{self, Read};

use ichidoku_formats::{Document, Source};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((first, rest)) = bytes.split_first() else { return };
    // A few reads, cut at different places.
    let step = rest.len() / (1 + usize::from(*first % 8)) + 1;
    let whole = read(Source::from_text("fuzz", rest));
    let dripping = read(Source::from_reader("fuzz", Drip { rest: rest.to_vec(), at: 0, step }));
    if is_broken(&whole) || is_broken(&dripping) {
        // How much comes out before the fault depends on how much is asked for at once.
        assert_eq!(is_broken(&whole), is_broken(&dripping), "in steps of {step}");
    } else {
        assert_eq!(whole, dripping, "in steps of {step}");
    }
});

/// Whether the source ended in broken compressed data.
fn is_broken(said: &[Result<Document, String>]) -> bool {
    matches!(said.last(), Some(Err(error)) if error.starts_with("fuzz: broken compressed data"))
}

/// Everything that a source says, errors as text.
fn read(source: Source) -> Vec<Result<Document, String>> {
    let mut source = source.keep_others();
    let mut said = Vec::new();
    loop {
        match source.next_chunk() {
            Ok(Some(chunk)) => said.extend(chunk.entries().map(|entry| entry.map_err(|error| error.to_string()))),
            Ok(None) => return said,
            Err(error) => {
                said.push(Err(error.to_string()));
                return said;
            }
        }
    }
}

/// Gives a few bytes at a time.
struct Drip {
    rest: Vec<u8>,
    at: usize,
    step: usize,
}

impl Read for Drip {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let n = self.step.min(buffer.len()).min(self.rest.len() - self.at);
        buffer[..n].copy_from_slice(&self.rest[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }
}
