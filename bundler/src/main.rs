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

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, thread};

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
    // Another profile's build may be at it.
    let turn = fs::File::create(target.join("turn"))?;
    turn.lock()?;
    let last_change = sources::last_change(workspace)?;
    let old = modules.iter().filter(|module| !module.is_newer(target, last_change));
    let mut packages = BTreeMap::<&str, Vec<&Module>>::new();
    old.for_each(|module| packages.entry(module.package).or_default().push(module));
    // The end of each module is the work of one core, so those of one package are made while those of another are.
    thread::scope(|scope| {
        let begin = |modules| scope.spawn(move || make_one_by_one(modules, workspace, target, last_change));
        let works: Vec<_> = packages.into_values().map(begin).collect();
        works
            .into_iter()
            .try_for_each(|work| work.join().unwrap_or_else(|_| Err("a module's thread failed".to_owned())))
    })?;
    Ok(turn)
}

/// Compiles modules of one package, which replace each other in its folder. The error is text: an error of any type can't leave a
/// thread.
fn make_one_by_one(
    modules: Vec<&Module>,
    workspace: &Path,
    target: &Path,
    last_change: SystemTime,
) -> std::result::Result<(), String> {
    let make = |module: &Module| -> Result<()> {
        module.compile(workspace, target)?;
        module.bind(target, last_change)
    };
    modules.into_iter().try_for_each(|module| make(module).map_err(|error| error.to_string()))
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
