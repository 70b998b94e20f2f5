//! Writes the table of the browser app's files: of the app as it is compiled here from the workspace's sources, or, in a
//! package, of the finished app that lies in its folder `prebuilt`.
//!
//! Everything comes from cargo and rustup: no other tool needs to be installed.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fmt::Write as _;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

const TARGET: &str = "wasm32-unknown-unknown";
/// What the app is made of, relative to the workspace.
const SOURCES: [&str; 8] = [
    "crates",
    "docs/techniques",
    "docs/pictures/techniques",
    "bundler/src",
    "bundler/Cargo.toml",
    "Cargo.toml",
    "Cargo.lock",
    "rust-toolchain.toml",
];
const SKIP: &str = "ICHIDOKU_SKIP_WEB";
/// The table of an app that isn't built.
const NO_FILES: &str = "/// No file: the app was not built.\npub static FILES: &[File] = &[];\n";
/// The folder of files that are packed together, which the bundler writes beside the app.
const PACKS: &str = "packs";

fn main() -> Result<()> {
    println!("cargo::rerun-if-env-changed={SKIP}");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    if env::var_os(SKIP).is_some_and(|value| !value.is_empty() && value != "0") {
        return Ok(fs::write(out.join("files.rs"), NO_FILES)?);
    }
    let app = match workspace_of(&package) {
        Some(workspace) => compile(&workspace, &out)?,
        None => package.join("prebuilt"),
    };
    write_table(&app, &out)
}

/// The workspace that holds the package, if it is not a package on its own.
fn workspace_of(package: &Path) -> Option<PathBuf> {
    let workspace = package.join("../..").canonicalize().ok()?;
    workspace.join("crates/ichidoku-web/static").is_dir().then_some(workspace)
}

/// Compiles the app and returns the folder that holds it.
fn compile(workspace: &Path, out: &Path) -> Result<PathBuf> {
    watch(workspace)?;
    require_target()?;
    let (target, app) = (target_folder(out)?, out.join("app"));
    let mut cargo = Command::new(env::var("CARGO")?);
    cargo.current_dir(workspace).args(["run", "--quiet", "--locked", "--package", "bundler", "--target-dir"]);
    cargo.arg(&target).arg("--").args([workspace, &target, &app]);
    // Nobody debugs the bundler, and a fifth of the time its build takes goes there.
    cargo.env("CARGO_PROFILE_DEV_DEBUG", "0");
    for (name, _) in env::vars_os() {
        if name.to_str().is_some_and(belongs_to_outer_build) {
            cargo.env_remove(name);
        }
    }
    let is_built = cargo.status()?.success();
    is_built.then_some(app).ok_or_else(|| "the browser app could not be built; the messages are above".into())
}

/// Runs again when a source of the app changes; the tests and this crate itself are none.
fn watch(workspace: &Path) -> Result<()> {
    for source in SOURCES {
        let path = workspace.join(source);
        if source != "crates" {
            println!("cargo::rerun-if-changed={}", path.display());
            continue;
        }
        for entry in fs::read_dir(path)? {
            let folder = entry?.path();
            for part in ["src", "static", "texts", "build", "build.rs", "Cargo.toml"] {
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
    Ok(profile.parent().ok_or("the target folder has no parent")?.join("web"))
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

/// The app's files below a folder, by their paths in the app, sorted.
fn files(app: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut files = Vec::new();
    let mut folders = vec![(String::new(), app.to_owned())];
    while let Some((prefix, folder)) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if path == PACKS {
                continue;
            } else if entry.file_type()?.is_dir() {
                folders.push((format!("{path}/"), entry.path()));
            } else if !path.ends_with(".br") {
                files.push((path, entry.path()));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Writes the table, which includes the files.
fn write_table(app: &Path, out: &Path) -> Result<()> {
    let (parts, mut table) = parts(app)?;
    table.push_str("/// Every file of the app, sorted by path.\npub static FILES: &[File] = &[\n");
    for (path, file) in files(app)? {
        let (mime, hash) = (mime(&path), hash(fs::read(&file)?));
        let content = match parts.get(&path) {
            Some(part) => part.clone(),
            None => alone(&file),
        };
        writeln!(table, "    File {{ path: {path:?}, mime: {mime:?}, content: {content}, hash: {hash:?} }},")?;
    }
    table.push_str("];\n");
    fs::write(out.join("files.rs"), table)?;
    Ok(())
}

/// The content of a file that is kept by itself, in its smaller form.
fn alone(file: &Path) -> String {
    let packed = PathBuf::from(format!("{}.br", file.display()));
    let (form, kept) = if packed.exists() { ("Brotli", packed) } else { ("Plain", file.to_owned()) };
    format!("Content::{form}(include_bytes!({:?}))", kept.display().to_string())
}

/// The contents of the files that are kept in packs, by their paths, and the table of the packs. The list says where each file
/// is: `PACK FROM TO PATH`.
fn parts(app: &Path) -> Result<(BTreeMap<String, String>, String)> {
    let folder = app.join(PACKS);
    let (mut parts, mut packs) = (BTreeMap::new(), BTreeSet::new());
    for line in fs::read_to_string(folder.join("list.txt"))?.lines() {
        let [pack, from, to, path] = line.splitn(4, ' ').collect::<Vec<_>>()[..] else {
            return Err(format!("no line of a list of packs: {line}").into());
        };
        let content = format!("Content::Part {{ pack: &PACK_{pack}, from: {from}, to: {to} }}");
        parts.insert(path.to_owned(), content);
        packs.insert(pack.to_owned());
    }
    let mut table = String::new();
    for pack in packs {
        let file = folder.join(format!("{pack}.br")).display().to_string();
        writeln!(table, "static PACK_{pack}: Pack = Pack::new(include_bytes!({file:?}));")?;
    }
    Ok((parts, table))
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
