//! # Naked single
//!
//! A cell has only one candidate left. That digit goes into the cell.
//!
//! ## Why it is true
//! The cell needs a digit, and the other eight stand already in its row, its column or its box, or have been taken out
//! before.
//!
//! ## How to find it
//! With all candidates written down it is in plain sight. Without them, look for cells that see many different digits:
//! at crossings of full lines and boxes.
//!
//! ## Near miss
//! With two candidates the cell is bivalue. It places nothing, but pairs, wings and chains are made of such cells.
//!
//! ## References
//! - [SudokuWiki: getting started](https://www.sudokuwiki.org/Getting_Started)
//! - [HoDoKu: singles](https://hodoku.sourceforge.net/en/tech_singles.php)

use std::ops::ControlFlow;

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Truth};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const NAKED_SINGLE: Info = Info {
    slug: "naked-single",
    name: "naked single",
    aliases: &["sole candidate", "forced digit"],
    page: "naked-single",
    difficulty: 23,
    hodoku: HodokuScore::some("0003", HodokuLevel::Easy, 4),
    explainer: Some(23),
    find,
    ..super::FAMILY
};

/// Finds cells with one candidate.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for cell in survey.with_size(1).iter() {
        if let Some(digit) = survey.digits(cell).only() {
            let evidence = Evidence::Single(Truth::Cell(cell));
            sink(Step::placing(Technique::NakedSingle, cell, digit, evidence))?;
        }
    }
    ControlFlow::Continue(())
}
