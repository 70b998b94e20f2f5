//! The files of the app.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use ichidoku_words::app::Texts;

use crate::head::{all_texts, filled, of_page};
use crate::packs::{is_packed, packs};
use crate::page::{linked, page, title};
use crate::result::Result;

/// What is fetched before the page can be played with and solves.
const AWAITED: [&str; 9] = [
    "boot.js",
    "ichidoku_solver.js",
    "ichidoku_solver_bg.wasm",
    "ichidoku_web.js",
    "ichidoku_web_bg.wasm",
    "index.html",
    "start.js",
    "style.css",
    "worker.js",
];

/// The files, each with its path in the app.
#[derive(Default)]
pub(crate) struct App {
    files: Vec<(String, Vec<u8>)>,
}

impl App {
    pub(crate) fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.push((path.to_owned(), bytes));
    }

    /// Adds all that a folder holds.
    pub(crate) fn add_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                self.add_folder(&entry.path(), &format!("{path}/"))?;
            } else {
                self.add(&path, fs::read(entry.path())?);
            }
        }
        Ok(())
    }

    /// Makes a page of each text about a technique, and of the index; those in other languages than English are in folders.
    pub(crate) fn add_technique_pages(&mut self, folder: &Path) -> Result<()> {
        self.add_pages(folder, "en", "techniques/")?;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                let language = path.file_name().ok_or("a folder has no name")?.to_string_lossy().into_owned();
                self.add_pages(&path, &language, &format!("techniques/{language}/"))?;
            }
        }
        Ok(())
    }

    /// The pages of a folder, each with ways to those before and after it in the index.
    fn add_pages(&mut self, folder: &Path, language: &str, prefix: &str) -> Result<()> {
        let index = fs::read_to_string(folder.join("README.md"))?;
        let order = linked(&index);
        let texts = order.iter().map(|name| Ok((*name, fs::read_to_string(folder.join(format!("{name}.md")))?)));
        let texts = texts.collect::<Result<Vec<_>>>()?;
        let neighbour =
            |place: Option<usize>| place.and_then(|place| texts.get(place)).map(|(name, text)| (*name, title(text)));
        for (place, (name, text)) in texts.iter().enumerate() {
            let ways = [neighbour(place.checked_sub(1)), neighbour(Some(place + 1))];
            self.add(&format!("{prefix}{name}.html"), page(text, language, title(&index), ways).into_bytes());
        }
        self.add(&format!("{prefix}index.html"), page(&index, language, title(&index), [None; 2]).into_bytes());
        Ok(())
    }

    /// Fills in the heads of the pages, and makes a manifest for each language: `manifest.de.webmanifest`.
    pub(crate) fn finish_head(&mut self) -> Result<()> {
        let index = self.take("index.html")?;
        let beside = ["learn", "variants"].map(|name| of_page(name, &index).map(|page| (format!("{name}.html"), page)));
        for page in beside.into_iter().chain([Ok(("index.html".to_owned(), index))]) {
            let (name, page) = page?;
            self.add(&name, filled(&page, &Texts::english())?.into_bytes());
        }
        let manifest = self.take("manifest.webmanifest")?;
        for texts in all_texts() {
            let code = if texts.language() == "en" { String::new() } else { format!(".{}", texts.language()) };
            self.add(&format!("manifest{code}.webmanifest"), filled(&manifest, &texts)?.into_bytes());
        }
        Ok(())
    }

    /// Takes a file of text out.
    fn take(&mut self, path: &str) -> Result<String> {
        let place = self.files.iter().position(|(own, _)| own == path);
        let place = place.ok_or_else(|| format!("static/{path} is missing"))?;
        Ok(String::from_utf8(self.files.swap_remove(place).1)?)
    }

    /// Tells the service worker a version that changes with any file, and the files that it keeps from the first visit on.
    /// Pictures and translated pages are many, and kept once they were read; the language for tests is wanted by nobody.
    pub(crate) fn finish_service_worker(&mut self) -> Result<()> {
        self.files.sort();
        let version = hash(&self.files);
        let is_later = |path: &str| path.starts_with("pictures/") || path.matches('/').count() > 1;
        let is_kept = |path: &&String| *path != "sw.js" && !is_later(path) && !path.contains("qps.");
        let paths: Vec<String> =
            self.files.iter().map(|(path, _)| path).filter(is_kept).map(|path| format!("\"{path}\"")).collect();
        let text = self.take("sw.js")?;
        let text = text.replace("\"@FILES@\"", &paths.join(", ")).replace("@VERSION@", &version);
        self.add("sw.js", text.into_bytes());
        Ok(())
    }

    /// Writes the app in place of what the folder holds, and beside each file `FILE.br` where that is smaller; files that are
    /// much alike are packed together instead.
    pub(crate) fn write(&self, folder: &Path) -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let alike = self.files.iter().filter(|(path, _)| is_packed(path));
        for (path, bytes) in packs(alike.map(|(path, bytes)| (path.as_str(), bytes.as_slice())))? {
            write(&folder.join(path), &bytes)?;
        }
        for (path, bytes) in &self.files {
            write(&folder.join(path), bytes)?;
            if is_packed(path) {
                continue;
            }
            let packed = compressed(path, bytes)?;
            if packed.len() < bytes.len() {
                fs::write(folder.join(format!("{path}.br")), packed)?;
            }
        }
        Ok(())
    }
}

fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    fs::create_dir_all(file.parent().ok_or("a file has no folder")?)?;
    Ok(fs::write(file, bytes)?)
}

/// Compresses with Brotli: as well as it can what a first visit waits for, in any language, a little worse what is fetched later, since the
/// best takes fifteen times as long.
fn compressed(path: &str, bytes: &[u8]) -> Result<Vec<u8>> {
    let quality = if AWAITED.contains(&path) || path.starts_with("words/") { 11 } else { 9 };
    let parameters = BrotliEncoderParams { quality, size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters)?;
    Ok(packed)
}

fn hash<T: Hash>(content: T) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
