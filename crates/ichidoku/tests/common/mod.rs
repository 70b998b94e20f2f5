//! What the tests of the engine share.

use ichidoku::solve::{Engine, Report, Search};

/// Calls the check with a name and a fresh search for every engine that this machine can run.
pub(crate) fn for_each_engine(mut check: impl FnMut(&str, Search<'static>)) {
    for engine in Engine::available() {
        check(engine.name(), Search::new().engine(engine));
    }
}

/// Whether two reports say the same. One puzzle alone is swept in another way than many, so that only the number of
/// sweeps may differ.
pub(crate) fn same_but_for_sweeps(one: &Report, other: &Report) -> bool {
    let mut other = *other;
    other.stats.sweeps = one.stats.sweeps;
    *one == other
}
