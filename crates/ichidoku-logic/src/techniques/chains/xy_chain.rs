//! # XY-chain
//!
//! A chain of cells with two candidates each. Each cell sees the next and shares with it the digit that it did not
//! share with the one before. The first and the last cell keep one digit free, and it is the same: what sees both loses
//! it.
//!
//! ## Why it is true
//! If the first cell is not the free digit, it is its other one. So the next cell is not that, and is its own other
//! one; and so on to the last cell, which is left with the free digit.
//!
//! ## How to find it
//! Among the bivalue cells, start with a digit, say 4 in `47`, and go on over the 7 to a cell seen with 7, `27`; from
//! there over the 2, and so on until a cell ends in 4. An XY-wing is an XY-chain of three cells, a remote pair one with
//! the same pair all the way.
//!
//! ## Near miss
//! A third candidate in one of the cells: it has still two to choose from when the cell before takes one away.
//!
//! ## References
//! - [SudokuWiki: XY-chains](https://www.sudokuwiki.org/XY_Chains)
//! - [HoDoKu: chains](https://hodoku.sourceforge.net/en/tech_chains.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use super::step;
use crate::chain::{Kinds, ones};
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const XY_CHAIN: Info = Info {
    slug: "xy-chain",
    name: "XY-chain",
    page: "xy-chain",
    difficulty: 70,
    hodoku: HodokuScore::some("0702", HodokuLevel::Unfair, 260),
    explainer: Some(70),
    find,
    ..super::FAMILY
};

/// Finds chains of bivalue cells whose ends are the same digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let graph = survey.graph_of(Kinds { bivalue: true, ..Kinds::default() }, None);
    for from in 0..graph.len() {
        let digit = |node| graph.node(node, true).digit;
        for to in ones(graph.reaches().on(from)).filter(|to| *to > from && digit(*to) == digit(from)) {
            let out: Vec<_> = graph.victims(from, to).collect();
            if !out.is_empty()
                && let Some(step) = step(&graph, Technique::XyChain, from, to, out)
            {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}
