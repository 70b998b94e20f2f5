//! Compiles the browser app to WebAssembly and writes it as a folder, each file with its compressed twin where that is smaller,
//! or packed with others like it.
//!
//! `bundler WORKSPACE TARGET OUT` compiles in the target folder TARGET. The build script of `ichidoku-web-assets` runs it:
//! a program of its own rather than a part of that script, so that one build of it serves every profile, and so that the
//! packages, which hold the finished app, do without what it needs.
//!
//! `bundler WORKSPACE TARGET OUT MODULE...` writes these modules and nothing else, for the JavaScript package.

mod app;
mod head;
mod module;
mod packs;
mod page;
mod result;
mod sources;

use std::fs;
use std::path::{Path, PathBuf};

use app::App;
use module::Module;
use result::Result;

/// What becomes a wasm module: the page, what it fetches when it is wanted, what leaves the app, the lab, the pages of lessons and of
/// variants, what it needs of the solver at once, a table of many puzzles, the rating of Sudoku Explainer, the whole solver, and that of
/// variants.
const MODULES: [Module; 11] = [
    Module { package: "ichidoku-web", features: "page", name: "ichidoku_web" },
    Module { package: "ichidoku-web", features: "extras", name: "ichidoku_extras" },
    Module { package: "ichidoku-web", features: "exchange", name: "ichidoku_exchange" },
    Module { package: "ichidoku-web", features: "lab", name: "ichidoku_lab" },
    Module { package: "ichidoku-web", features: "learn", name: "ichidoku_learn" },
    Module { package: "ichidoku-web", features: "variants", name: "ichidoku_variants" },
    Module { package: "ichidoku-worker", features: "basics", name: "ichidoku_solver" },
    Module { package: "ichidoku-worker", features: "batch", name: "ichidoku_batch" },
    Module { package: "ichidoku-worker", features: "explainer", name: "ichidoku_explainer" },
    Module { package: "ichidoku-worker", features: "whole", name: "ichidoku_whole" },
    Module { package: "ichidoku-worker", features: "variants", name: "ichidoku_variant_solver" },
];

/// What the app does without: the module that answers every request.
const EVERY: Module = Module { package: "ichidoku-worker", features: "every", name: "ichidoku_every" };

fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let mut folder = || arguments.next().map(PathBuf::from).ok_or("usage: bundler WORKSPACE TARGET OUT [MODULE...]");
    let (workspace, target, out) = (folder()?, folder()?, folder()?);
    let asked = arguments.map(|name| module(&name.to_string_lossy())).collect::<Result<Vec<_>>>()?;
    fs::create_dir_all(&target)?;
    if asked.is_empty() {
        return bundle(&workspace, &target, &out);
    }
    fs::create_dir_all(&out)?;
    let turn = make(&asked, &workspace, &target)?;
    asked.iter().try_for_each(|module| module.copy(&target, &out))?;
    Ok(turn.unlock()?)
}

/// The module of this name.
fn module(name: &str) -> Result<&'static Module> {
    let found = MODULES.iter().chain([&EVERY]).find(|module| module.name == name);
    found.ok_or_else(|| format!("there is no module {name}").into())
}

/// Compiles those modules that are older than the sources, and returns the lock under which they can be read.
fn make(modules: &[&Module], workspace: &Path, target: &Path) -> Result<fs::File> {
    // Modules of one package replace each other, and another profile's build may be at it.
    let turn = fs::File::create(target.join("turn"))?;
    turn.lock()?;
    let last_change = sources::last_change(workspace)?;
    for module in modules {
        if !module.is_newer(target, last_change) {
            module.compile(workspace, target)?;
            module.bind(target, last_change)?;
        }
    }
    Ok(turn)
}

/// Writes the app.
fn bundle(workspace: &Path, target: &Path, out: &Path) -> Result<()> {
    let turn = make(&MODULES.each_ref(), workspace, target)?;
    let mut app = App::default();
    for module in &MODULES {
        module.add(target, &mut app)?;
    }
    turn.unlock()?;
    app.add_folder(&workspace.join("crates/ichidoku-web/static"), "")?;
    app.add_technique_pages(&workspace.join("docs/techniques"))?;
    // Beside the pages as in the folder of documents, so that the same links lead there.
    app.add_folder(&workspace.join("docs/pictures/techniques"), "pictures/techniques/")?;
    for (name, table) in ichidoku_words::bundle::files() {
        app.add(&format!("words/{name}"), table.into());
    }
    app.finish_head()?;
    app.finish_service_worker()?;
    app.write(out)
}
