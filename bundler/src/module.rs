//! A crate as a wasm module that a page can load.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use crate::app::App;
use crate::result::Result;

const TARGET: &str = "wasm32-unknown-unknown";

/// A crate as it is built and named in the app.
pub(crate) struct Module {
    pub(crate) package: &'static str,
    pub(crate) features: &'static str,
    pub(crate) name: &'static str,
}

impl Module {
    /// Compiles the crate in the target folder: as a module and nothing else, since cargo optimises across crates only what is no
    /// library at the same time. That takes an eighth off a module.
    pub(crate) fn compile(&self, workspace: &Path, target: &Path) -> Result<()> {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(workspace).args(["rustc", "--locked", "--lib", "--crate-type", "cdylib"]);
        cargo.args(["--profile", "web", "--target", TARGET]);
        cargo.args(["-p", self.package, "--no-default-features", "--features", self.features]);
        cargo.arg("--target-dir").arg(self.folder(target));
        cargo.env("CARGO_ENCODED_RUSTFLAGS", rust_flags().join("\u{1f}"));
        let is_built = cargo.status()?.success();
        is_built.then_some(()).ok_or_else(|| "the browser app does not compile; the messages are above".into())
    }

    /// The target folder of the crate: cargo lets one build at a time into a folder.
    fn folder(&self, target: &Path) -> PathBuf {
        target.join(self.package)
    }

    /// True if the module was made since the sources changed last. Every profile builds the app, and cargo would optimise all of
    /// it again each time: modules of one package overwrite each other there.
    pub(crate) fn is_newer(&self, target: &Path, last_change: SystemTime) -> bool {
        let [loader, module] = self.files(target);
        let made = fs::metadata(module).and_then(|data| data.modified());
        loader.exists() && made.is_ok_and(|made| made >= last_change)
    }

    /// Makes the module loadable by a page: two files, as old as the sources, which may change while it is compiled.
    pub(crate) fn bind(&self, target: &Path, last_change: SystemTime) -> Result<()> {
        let compiled = format!("{}.wasm", self.package.replace('-', "_"));
        let folder = target.join(self.name);
        fs::create_dir_all(&folder)?;
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(self.folder(target).join(TARGET).join("web").join(compiled))
            .out_name(self.name)
            .web(true)?
            .typescript(false)
            // A third of the module, and nobody reads it.
            .remove_name_section(true)
            .remove_producers_section(true)
            // Otherwise the loader has no idea where its module is.
            .omit_default_module_path(false)
            .generate(&folder)?;
        let [_, module] = self.files(target);
        Ok(fs::File::options().write(true).open(module)?.set_modified(last_change)?)
    }

    /// Adds both files to the app.
    pub(crate) fn add(&self, target: &Path, app: &mut App) -> Result<()> {
        for file in self.files(target) {
            let name = file.file_name().ok_or("a module has no name")?.to_string_lossy().into_owned();
            app.add(&name, fs::read(file)?);
        }
        Ok(())
    }

    /// Copies both files to a folder.
    pub(crate) fn copy(&self, target: &Path, folder: &Path) -> Result<()> {
        for file in self.files(target) {
            fs::copy(&file, folder.join(file.file_name().ok_or("a module has no name")?))?;
        }
        Ok(())
    }

    /// Where the module and its loader are.
    fn files(&self, target: &Path) -> [PathBuf; 2] {
        [".js", "_bg.wasm"].map(|ending| target.join(self.name).join(format!("{}{ending}", self.name)))
    }
}

/// Every browser since 2023 has SIMD, and the engine's lanes are built on it. Messages of failures name source files: those of
/// the dependencies without the folder of whoever builds the app.
fn rust_flags() -> Vec<String> {
    let mut flags = vec!["-Ctarget-feature=+simd128".to_owned()];
    let folder = |variable: &str| env::var_os(variable).map(PathBuf::from);
    if let Some(cargo_home) = folder("CARGO_HOME").or_else(|| Some(folder("HOME")?.join(".cargo"))) {
        flags.push(format!("--remap-path-prefix={}=", cargo_home.join("registry/src").display()));
    }
    flags
}
