//! Values that know who follows them: what the views use of the library for it.

pub(super) use reactive_graph::effect::RenderEffect;
pub(super) use reactive_graph::graph::untrack;
pub(super) use reactive_graph::owner::{LocalStorage, Owner, StoredValue, on_cleanup};
pub(super) use reactive_graph::prelude::*;
pub(super) use reactive_graph::signal::RwSignal;

use any_spawner::Executor;

/// Runs what builds the page; all that it makes stays as long as the page.
pub(super) fn run(build: impl FnOnce()) {
    std::mem::forget(owned(build));
}

/// Runs what builds a part of the page; all that it makes stays as long as the owner.
pub(super) fn owned(build: impl FnOnce()) -> Owner {
    // An error says that it has been done before.
    _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(build);
    owner
}
