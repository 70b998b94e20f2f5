//! The browser app as a table of files, for whoever serves or exports it.
//!
//! In the workspace the build script has `ichidoku-web` and `ichidoku-worker` compiled to WebAssembly and gathered with what
//! they need; the package brings the finished app. With `ICHIDOKU_SKIP_WEB=1` in the environment of the build the table is
//! empty, for quick loops that need no browser.
//!
//! ```
//! use ichidoku_web_assets::{FILES, find};
//! assert_eq!(find(FILES, "/").map(|file| file.path), find(FILES, "/index.html").map(|file| file.path));
//! assert!(find(FILES, "/../Cargo.toml").is_none());
//! println!("{} files", FILES.len());
//! ```

use std::borrow::Cow;
use std::io;
use std::sync::OnceLock;

use brotli_decompressor::BrotliDecompress;

/// One file of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path below the app's root, without a slash in front: `index.html`.
    pub path: &'static str,
    /// Its media type, with the character set where it is text.
    pub mime: &'static str,
    /// Its content.
    pub content: Content,
    /// Sixteen hexadecimal digits that change with the content; fit for an `ETag`.
    pub hash: &'static str,
}

/// The content of a file as it is kept: once, in its smaller form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Content {
    /// As it is.
    Plain(&'static [u8]),
    /// Compressed with Brotli (RFC 7932), which makes the modules a fifth smaller than gzip does.
    Brotli(&'static [u8]),
    /// Compressed together with other files.
    Part {
        /// All these files.
        pack: &'static Pack,
        /// Where the file begins in the pack, in bytes.
        from: usize,
        /// Where it ends.
        to: usize,
    },
}

/// Files that are much alike, one after another, compressed with Brotli.
#[derive(PartialEq, Eq, Debug)]
pub struct Pack {
    packed: &'static [u8],
    whole: OnceLock<Vec<u8>>,
}

impl Pack {
    /// A pack of what was compressed.
    pub const fn new(packed: &'static [u8]) -> Self {
        Self { packed, whole: OnceLock::new() }
    }

    /// All files of the pack: decompressed when one is first wanted, some 10 ms, and then kept.
    fn whole(&self) -> io::Result<&[u8]> {
        if let Some(whole) = self.whole.get() {
            return Ok(whole);
        }
        let whole = decompressed(self.packed)?;
        Ok(self.whole.get_or_init(|| whole))
    }
}

fn decompressed(mut packed: &[u8]) -> io::Result<Vec<u8>> {
    let mut whole = Vec::new();
    BrotliDecompress(&mut packed, &mut whole)?;
    Ok(whole)
}

impl Content {
    /// The content itself; decompressed each time, some 30 ms per megabyte, but for parts of packs.
    ///
    /// # Errors
    ///
    /// If what is kept as Brotli is none, or lacks the part, which holds for no file of [`FILES`].
    pub fn bytes(self) -> io::Result<Cow<'static, [u8]>> {
        match self {
            Content::Plain(bytes) => Ok(Cow::Borrowed(bytes)),
            Content::Brotli(bytes) => decompressed(bytes).map(Cow::Owned),
            Content::Part { pack, from, to } => {
                let part = pack.whole()?.get(from..to).ok_or(io::ErrorKind::InvalidData)?;
                Ok(Cow::Borrowed(part))
            }
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The file of a table that a request path names; `/` is `index.html`.
pub fn find(files: &'static [File], request_path: &str) -> Option<&'static File> {
    let path = request_path.strip_prefix('/').unwrap_or(request_path);
    let path = if path.is_empty() { "index.html" } else { path };
    files.iter().find(|file| file.path == path)
}

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    /// How many bytes a browser fetches for these files from a host that compresses them with gzip, as most do.
    fn fetched(paths: &[&str]) -> usize {
        let file = |path: &&str| find(FILES, path).map(|file| gzipped(&file.content.bytes().unwrap()));
        paths.iter().filter_map(file).sum()
    }

    fn gzipped(bytes: &[u8]) -> usize {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap().len()
    }

    #[test]
    fn what_is_kept_compressed_is_read_as_it_was() -> io::Result<()> {
        for file in FILES {
            let bytes = file.content.bytes()?;
            if let Content::Brotli(kept) = file.content {
                assert!(bytes.len() >= kept.len(), "{}: kept in the larger form", file.path);
            }
        }
        let page = find(FILES, "/").map(|file| file.content.bytes()).transpose()?;
        assert!(page.is_none_or(|page| page.starts_with(b"<!doctype html>")));
        assert!(Content::Brotli(b"no Brotli").bytes().is_err());
        Ok(())
    }

    #[test]
    fn a_part_of_a_pack_is_read_by_its_place() {
        // `1;1;1`, compressed.
        static PACK: Pack = Pack::new(b"\x0b\x02\x80\x31\x3b\x31\x3b\x31\x03");
        let part = |from, to| Content::Part { pack: &PACK, from, to }.bytes();
        assert_eq!(part(1, 3).unwrap().as_ref(), b";1");
        assert!(part(3, 9).is_err());
    }

    /// What a visit fetches, at first and when it is wanted: what was reached when modules were first optimised across crates, and a
    /// little. Raise a bound only for something that is worth the wait, and say in the log what that was.
    const BOUNDS: [(usize, &str, &[&str]); 11] = [
        (235_150, "until the page answers", &["ichidoku_web_bg.wasm", "ichidoku_web.js", "boot.js"]),
        (
            385_950,
            "with the solver",
            &[
                "ichidoku_web_bg.wasm",
                "ichidoku_web.js",
                "boot.js",
                "ichidoku_solver_bg.wasm",
                "ichidoku_solver.js",
                "worker.js",
            ],
        ),
        (
            111_000,
            "statistics, menus, lists and the view of a table",
            &["ichidoku_extras_bg.wasm", "ichidoku_extras.js"],
        ),
        (296_300, "copying, saving, sharing and printing", &["ichidoku_exchange_bg.wasm", "ichidoku_exchange.js"]),
        (136_500, "the lab", &["ichidoku_lab_bg.wasm", "ichidoku_lab.js"]),
        (227_750, "the lessons", &["ichidoku_learn_bg.wasm", "ichidoku_learn.js", "learn.css"]),
        (221_100, "other sizes and rules", &["ichidoku_variants_bg.wasm", "ichidoku_variants.js", "variants.css"]),
        (
            486_200,
            "their solver, with hints, pictures and new puzzles",
            &["ichidoku_variant_solver_bg.wasm", "ichidoku_variant_solver.js", "variant-solver.js", "whole.js"],
        ),
        (223_800, "a table of many puzzles", &["ichidoku_batch_bg.wasm", "ichidoku_batch.js", "batch.js"]),
        (
            108_000,
            "the rating of Sudoku Explainer",
            &["ichidoku_explainer_bg.wasm", "ichidoku_explainer.js", "explainer.js"],
        ),
        (785_300, "the whole solver", &["ichidoku_whole_bg.wasm", "ichidoku_whole.js"]),
    ];

    /// The most that a language may have.
    const LANGUAGE: usize = 41_800;

    #[test]
    fn the_app_stays_small() {
        let parts = BOUNDS.iter().map(|&(most, what, files)| (most, what.to_owned(), fetched(files)));
        let codes = FILES.iter().filter_map(|file| file.path.strip_prefix("words/")?.strip_suffix(".app.txt"));
        let languages = codes.map(|code| {
            let parts = ["app", "hints", "lessons"].map(|part| format!("words/{code}.{part}.txt"));
            (LANGUAGE, format!("the language {code}"), fetched(&parts.each_ref().map(String::as_str)))
        });
        let over = parts.chain(languages).filter(|(most, _, bytes)| bytes > most);
        let over = over.map(|(most, what, bytes)| format!("{what}: {bytes} bytes, {most} at most"));
        assert_eq!(over.collect::<Vec<_>>(), <[String; 0]>::default());
    }
}
