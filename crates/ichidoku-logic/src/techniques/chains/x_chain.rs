//! X-chain: the page is `x-chain`.

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
