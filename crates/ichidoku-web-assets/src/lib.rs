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

/// One file of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct File {
    /// Its path below the app's root, without a slash in front: `index.html`.
    pub path: &'static str,
    /// Its media type, with the character set where it is text.
    pub mime: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// The content compressed with gzip, where that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// Sixteen hexadecimal digits that change with the content; fit for an `ETag`.
    pub hash: &'static str,
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
    use super::*;

    /// How many bytes a browser fetches for these files.
    fn fetched(paths: &[&str]) -> usize {
        let file = |path: &&str| find(FILES, path).map(|file| file.gzip.unwrap_or(file.bytes).len());
        paths.iter().filter_map(file).sum()
    }

    /// What a visit fetches before anything is asked that needs techniques or the lab. The first bound is what was
    /// reached, and a little; raise it only for something that is worth the wait. The last one was 455,000 until more forms
    /// of text were read, 495,000 until there were files of more programs and kinds of evidence, and 512,000 until there were
    /// whips, Kraken fish and ten other techniques of rivals.
    #[test]
    fn the_app_stays_small() {
        let page = fetched(&["ichidoku_web_bg.wasm", "ichidoku_web.js", "boot.js"]);
        assert!(page <= 230_000, "until the page answers: {page} bytes");
        let solver = fetched(&["ichidoku_solver_bg.wasm", "ichidoku_solver.js", "worker.js"]);
        assert!(page + solver <= 450_000, "with the solver: {page} + {solver} bytes");
        let whole = fetched(&["ichidoku_whole_bg.wasm", "ichidoku_whole.js"]);
        assert!(whole <= 550_000, "the whole solver, fetched when it is needed: {whole} bytes");
    }
}
