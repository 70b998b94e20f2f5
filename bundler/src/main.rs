//! Compiles the browser app to WebAssembly and writes it as a folder, each file with its compressed twin where that is smaller,
//! or packed with others like it.
//!
//! `bundler WORKSPACE TARGET OUT` compiles in the target folder TARGET. The build script of `ichidoku-web-assets` runs it:
//! a program of its own rather than a part of that script, so that one build of it serves every profile, and so that the
//! packages, which hold the finished app, do without what it needs.

mod app;
mod head;
mod module;
mod packs;
mod page;
mod result;
mod sources;

use std::fs;
use std::path::PathBuf;

use app::App;
use module::Module;
use result::Result;

/// What becomes a wasm module: the page, what it fetches when it is wanted, what leaves the app, the lab, the page of lessons, what it needs of the
/// solver at once, a table of many puzzles, the rating of Sudoku Explainer, and the whole solver.
const MODULES: [Module; 9] = [
    Module { package: "ichidoku-web", features: "page", name: "ichidoku_web" },
    Module { package: "ichidoku-web", features: "extras", name: "ichidoku_extras" },
    Module { package: "ichidoku-web", features: "exchange", name: "ichidoku_exchange" },
    Module { package: "ichidoku-web", features: "lab", name: "ichidoku_lab" },
    Module { package: "ichidoku-web", features: "learn", name: "ichidoku_learn" },
    Module { package: "ichidoku-worker", features: "basics", name: "ichidoku_solver" },
    Module { package: "ichidoku-worker", features: "batch", name: "ichidoku_batch" },
    Module { package: "ichidoku-worker", features: "explainer", name: "ichidoku_explainer" },
    Module { package: "ichidoku-worker", features: "whole", name: "ichidoku_whole" },
];

fn main() -> Result<()> {
    let mut folders = std::env::args_os().skip(1).map(PathBuf::from);
    let mut folder = || folders.next().ok_or("usage: bundler WORKSPACE TARGET OUT");
    let (workspace, target, out) = (folder()?, folder()?, folder()?);
    fs::create_dir_all(&target)?;
    let mut app = App::default();
    // Modules of one package replace each other, and another profile's build may be at it.
    let turn = fs::File::create(target.join("turn"))?;
    turn.lock()?;
    let last_change = sources::last_change(&workspace)?;
    for module in &MODULES {
        if !module.is_newer(&target, last_change) {
            module.compile(&workspace, &target)?;
            module.bind(&target, last_change)?;
        }
        module.add(&target, &mut app)?;
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
    app.write(&out)
}
