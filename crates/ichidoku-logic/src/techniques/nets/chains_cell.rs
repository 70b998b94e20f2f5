//! # Nested cell forcing net with chains
//!
//! A cell forcing net with contradictions inside its branches.
//! On the way a candidate also goes if a second assumption inside the first one refutes it by *chains*: strong links that
//! the grid has at that point, each with one reason, until a cell or a house is left empty. Basic patterns may be used
//! outside of the inner chains.
//!
//! ## Why it is true
//! One of the cell's candidates is true. What an inner assumption refutes is false wherever the outer one holds.
//!
//! ## In outline
//! ```text
//!   r5c5 = 27:   2 -> ...
//!                   r7c3 = 4 -> ... (chain) -> r7c3 is not 4
//!                -> r7c3 is 6 -> r7c9 is not 6
//!                7 -> ... -------> r7c9 is not 6
//! ```
//!
//! ## Near miss
//! A third candidate in r7c3: that 4 is out does not make it 6.
//!
//! ## References
//! - Sudoku Explainer: "dynamic forcing chains (+ forcing chains)" and "(+ multiple forcing chains)" (9.5 and 10.0, and
//!   longer).

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::net::Level;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const CHAINS_CELL: Info = Info {
    slug: "nested-cell-forcing-net-with-chains",
    name: "nested cell forcing net with chains",
    aliases: &["nested cell forcing net level 2"],
    page: "nested-cell-forcing-net-with-chains",
    difficulty: 96,
    explainer: Some(95),
    find,
    ..super::FAMILY
};

/// Finds what all the candidates of a cell lead to with chains inside and not by less.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    survey
        .nets()
        .cells()
        .try_for_each(|truth| super::verities(survey, Technique::ChainsCell, Level::Chains, truth, sink))
}
