//! # X-chain
//!
//! A chain of one digit: its places are joined by strong links (a house has only these two places for the digit) and
//! weak links (the two places see each other) in turn, with a strong link at both ends. What sees both ends loses the
//! digit.
//!
//! ## Why it is true
//! Suppose one end is false. The strong link makes the next place true, the weak link the one after it false, and so
//! on: the other end is true. So at least one end is true.
//!
//! ## How to find it
//! Mark the houses with two places for a digit. Walk along them; where two such pairs touch in a house, the walk goes
//! on. A skyscraper, a kite and a turbot fish are X-chains with two strong links.
//!
//! ## Near miss
//! A third place for the digit in a house of a strong link: the chain breaks there.
//!
//! ## References
//! - [SudokuWiki: X-cycles](https://www.sudokuwiki.org/X_Cycles)
//! - [HoDoKu: chains](https://hodoku.sourceforge.net/en/tech_chains.php)

use std::ops::ControlFlow;

use ichidoku::Digit;

use super::super::{Info, Sink};
use super::aic;
use crate::chain::Kinds;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const XCHAIN: Info = Info {
    slug: "x-chain",
    name: "X-chain",
    page: "x-chain",
    difficulty: 66,
    hodoku: HodokuScore::some("0701", HodokuLevel::Unfair, 260),
    explainer: Some(66),
    find,
    ..super::FAMILY
};

/// Finds chains of each digit.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let kinds = Kinds { bilocal: true, ..Kinds::default() };
    Digit::ALL
        .into_iter()
        .try_for_each(|digit| aic::find(survey, Technique::XChain, &survey.graph_of(kinds, Some(digit)), sink))
}
