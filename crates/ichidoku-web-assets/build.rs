//! Compiles the browser app to WebAssembly with a cargo of its own, and writes the table of its files.
//!
//! Everything comes from cargo and rustup: no other tool needs to be installed.

use std::collections::hash_map::DefaultHasher;
use std::error::Error;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";
/// What becomes a wasm module: the page, what it needs of the solver at once, and the whole solver.
const MODULES: [Module; 3] = [
    Module { package: "ichidoku-web", features: "", name: "ichidoku_web" },
    Module { package: "ichidoku-worker", features: "", name: "ichidoku_solver" },
    Module { package: "ichidoku-worker", features: "whole", name: "ichidoku_whole" },
];
/// What the modules are made of, relative to the workspace.
const SOURCES: [&str; 6] = ["crates", PAGES, PICTURES, "Cargo.toml", "Cargo.lock", "rust-toolchain.toml"];
/// The pages about techniques, in Markdown.
const PAGES: &str = "docs/techniques";
/// Their pictures.
const PICTURES: &str = "docs/pictures/techniques";
const SKIP: &str = "ICHIDOKU_SKIP_WEB";

/// A crate as it is built and named in the app.
struct Module {
    package: &'static str,
    features: &'static str,
    name: &'static str,
}

fn main() -> Result<()> {
    println!("cargo::rerun-if-env-changed={SKIP}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let workspace = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..").canonicalize()?;
    let is_skipped = env::var_os(SKIP).is_some_and(|value| !value.is_empty() && value != "0");
    let mut bundle = Bundle::default();
    if !is_skipped {
        watch(&workspace)?;
        require_target()?;
        let target = target_folder(&out)?;
        // Modules of one package replace each other, and another profile's build may be at it.
        let turn = fs::File::create(target.join("turn"))?;
        turn.lock()?;
        for module in &MODULES {
            module.compile(&workspace, &target)?;
            module.bind(&target, &out, &mut bundle)?;
        }
        turn.unlock()?;
        bundle.add_folder(&workspace.join("crates/ichidoku-web/static"), "")?;
        bundle.add_technique_pages(&workspace.join(PAGES))?;
        if workspace.join(PICTURES).is_dir() {
            // Beside the pages as in the folder of documents, so that the same links lead there.
            bundle.add_folder(&workspace.join(PICTURES), "pictures/techniques/")?;
        }
        bundle.finish_service_worker()?;
    }
    bundle.write_table(&out)
}

/// Runs again when a source of the modules changes; the tests and this crate itself are none.
fn watch(workspace: &Path) -> Result<()> {
    for source in SOURCES {
        let path = workspace.join(source);
        if path.is_file() || [PAGES, PICTURES].contains(&source) {
            println!("cargo::rerun-if-changed={}", path.display());
            continue;
        }
        for entry in fs::read_dir(path)? {
            let folder = entry?.path();
            for part in ["src", "static", "words", "Cargo.toml"] {
                if folder.join(part).exists() && !folder.ends_with("ichidoku-web-assets") {
                    println!("cargo::rerun-if-changed={}", folder.join(part).display());
                }
            }
        }
    }
    Ok(())
}

/// Makes sure that the standard library for the target is there.
fn require_target() -> Result<()> {
    let rustc = env::var("RUSTC")?;
    let folder = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output()?.stdout;
    if Path::new(String::from_utf8(folder)?.trim()).exists() {
        return Ok(());
    }
    let is_added = Command::new("rustup").args(["target", "add", TARGET]).status().is_ok_and(|status| status.success());
    is_added.then_some(()).ok_or_else(|| {
        format!("the browser app needs the target {TARGET}. Type: rustup target add {TARGET} (or build with {SKIP}=1)")
            .into()
    })
}

/// A target folder beside the profiles of the outer build: its own lock, shared by all profiles.
fn target_folder(out: &Path) -> Result<PathBuf> {
    // OUT_DIR is target/[TRIPLE/]PROFILE/build/PACKAGE/out.
    let profile = out.ancestors().nth(3).ok_or("OUT_DIR is not where cargo puts it")?;
    let parent = profile.parent().ok_or("the target folder has no parent")?;
    let folder = parent.join("web");
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

impl Module {
    fn compile(&self, workspace: &Path, target: &Path) -> Result<()> {
        let mut cargo = Command::new(env::var("CARGO")?);
        cargo.current_dir(workspace).args(["build", "--locked", "--lib", "--profile", "web", "--target", TARGET]);
        cargo.args(["-p", self.package, "--features", self.features]).arg("--target-dir").arg(target);
        for (name, _) in env::vars_os() {
            if name.to_str().is_some_and(belongs_to_outer_build) {
                cargo.env_remove(name);
            }
        }
        // Every browser since 2023 has SIMD, and the engine's lanes are built on it. Views of erased types are a third smaller.
        cargo.env("RUSTFLAGS", "-C target-feature=+simd128 --cfg erase_components");
        let is_built = cargo.status()?.success();
        is_built.then_some(()).ok_or_else(|| "the browser app does not compile; the messages are above".into())
    }

    /// Makes the module loadable by a page, and adds the two files that come of it.
    fn bind(&self, target: &Path, out: &Path, bundle: &mut Bundle) -> Result<()> {
        let compiled = format!("{}.wasm", self.package.replace('-', "_"));
        let folder = out.join(self.name);
        fs::create_dir_all(&folder)?;
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(target.join(TARGET).join("web").join(compiled))
            .out_name(self.name)
            .web(true)?
            .typescript(false)
            // A third of the module, and nobody reads it.
            .remove_name_section(true)
            .remove_producers_section(true)
            // Otherwise the loader has no idea where its module is.
            .omit_default_module_path(false)
            .generate(&folder)?;
        for file in [format!("{}.js", self.name), format!("{}_bg.wasm", self.name)] {
            bundle.add(&file, fs::read(folder.join(&file))?);
        }
        Ok(())
    }
}

/// Whether an environment variable would make the inner build another than the one described here.
fn belongs_to_outer_build(name: &str) -> bool {
    const NAMES: [&str; 6] = [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_TARGET_DIR",
        "CARGO_BUILD_TARGET",
    ];
    const PREFIXES: [&str; 5] = ["CLIPPY_", "CARGO_CFG_", "CARGO_PROFILE_", "CARGO_LLVM_COV", "CARGO_FEATURE_"];
    NAMES.contains(&name) || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

#[derive(Default)]
struct Bundle {
    files: Vec<(String, Vec<u8>)>,
}

impl Bundle {
    fn add(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.push((path.to_owned(), bytes));
    }

    fn add_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
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

    /// Makes a page of each text about a technique.
    fn add_technique_pages(&mut self, folder: &Path) -> Result<()> {
        if !folder.is_dir() {
            return Ok(());
        }
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_stem().ok_or("a page has no name")?.to_string_lossy().into_owned();
            // The list is for readers of the folder; the app links to single pages.
            if name == "README" {
                continue;
            }
            self.add(&format!("techniques/{name}.html"), page(&fs::read_to_string(&path)?).into_bytes());
        }
        Ok(())
    }

    /// Tells the service worker the files and a version that changes with any of them.
    fn finish_service_worker(&mut self) -> Result<()> {
        self.files.sort();
        let version = hash(&self.files);
        let paths: Vec<String> =
            self.files.iter().filter(|(path, _)| path != "sw.js").map(|(path, _)| format!("\"{path}\"")).collect();
        let worker = self.files.iter_mut().find(|(path, _)| path == "sw.js").ok_or("static/sw.js is missing")?;
        let text = String::from_utf8(std::mem::take(&mut worker.1))?;
        worker.1 = text.replace("\"@FILES@\"", &paths.join(", ")).replace("@VERSION@", &version).into_bytes();
        Ok(())
    }

    /// Writes the files beside the table, so that the table only includes them.
    fn write_table(&self, out: &Path) -> Result<()> {
        let mut table = String::from("/// Every file of the app, sorted by path.\npub static FILES: &[File] = &[\n");
        for (number, (path, bytes)) in self.files.iter().enumerate() {
            let file = out.join(format!("file-{number}"));
            fs::write(&file, bytes)?;
            let packed = gzip(bytes)?;
            let is_smaller = packed.len() < bytes.len();
            if is_smaller {
                fs::write(file.with_extension("gz"), packed)?;
            }
            let gzip = is_smaller.then(|| include(&file.with_extension("gz")));
            let gzip = gzip.map_or_else(|| "None".to_owned(), |include| format!("Some({include})"));
            let (mime, bytes, hash) = (mime(path), include(&file), hash(bytes));
            writeln!(
                table,
                "    File {{ path: {path:?}, mime: {mime:?}, bytes: {bytes}, gzip: {gzip}, hash: {hash:?} }},"
            )?;
        }
        table.push_str("];\n");
        fs::write(out.join("files.rs"), table)?;
        Ok(())
    }
}

/// A text in Markdown as a page of the app; links between texts become links between pages.
fn page(text: &str) -> String {
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("ichidoku");
    let mut body = String::new();
    pulldown_cmark::html::push_html(
        &mut body,
        pulldown_cmark::Parser::new_ext(text, pulldown_cmark::Options::ENABLE_TABLES),
    );
    let body = body.replace(".md\"", ".html\"");
    // What may be wider than a phone can be scrolled by keyboard.
    let body = body.replace("<pre>", "<pre tabindex=\"0\">").replace("<table>", "<table tabindex=\"0\">");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title} · ichidoku</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <link rel=\"stylesheet\" href=\"../style.css\">\n</head>\n<body class=\"text-page\">\n<main>\n\
         <p><a href=\"../\">ichidoku</a></p>\n{body}</main>\n</body>\n</html>\n"
    )
}

fn include(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn hash<T: Hash>(content: T) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json; charset=utf-8",
        Some("webmanifest") => "application/manifest+json; charset=utf-8",
        Some("svg") => "image/svg+xml; charset=utf-8",
        Some("png") => "image/png",
        Some("wasm") => "application/wasm",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
