//! A crate as a wasm module that a page can load.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    /// Compiles the crate in the target folder.
    pub(crate) fn compile(&self, workspace: &Path, target: &Path) -> Result<()> {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(workspace).args(["build", "--locked", "--lib", "--profile", "web", "--target", TARGET]);
        cargo.args(["-p", self.package, "--no-default-features", "--features", self.features]);
        cargo.arg("--target-dir").arg(target);
        cargo.env("CARGO_ENCODED_RUSTFLAGS", rust_flags().join("\u{1f}"));
        let is_built = cargo.status()?.success();
        is_built.then_some(()).ok_or_else(|| "the browser app does not compile; the messages are above".into())
    }

    /// Makes the module loadable by a page, and adds the two files that come of it.
    pub(crate) fn bind(&self, target: &Path, app: &mut App) -> Result<()> {
        let compiled = format!("{}.wasm", self.package.replace('-', "_"));
        let folder = target.join(self.name);
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
            app.add(&file, fs::read(folder.join(&file))?);
        }
        Ok(())
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
