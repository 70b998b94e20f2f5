//! A generated puzzle as what is solved. All of its rules can be translated.

use ichidoku::Interrupted;
use ichidoku_variant_logic::Setting;
use ichidoku_variants::{Problem, Puzzle};

/// As the search sees it.
pub(super) fn problem<'s>(puzzle: &Puzzle) -> Result<Problem<'s>, Interrupted> {
    Problem::new(puzzle).map_err(|_| Interrupted::NodeBudget)
}

/// As those see it who look for steps.
pub(super) fn setting(puzzle: &Puzzle) -> Result<Setting, Interrupted> {
    Setting::new(puzzle).map_err(|_| Interrupted::NodeBudget)
}
