//! The order in which HoDoKu tries techniques, and which of a technique's steps it meets first.

use std::cmp::Reverse;

use ichidoku::{Candidate, Cell, House, Stop};

use super::moves::{HodokuMove, checksum};
use super::{als, forcing, loops};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Technique, Technique as T};

/// What HoDoKu looks for at one place of its order.
#[derive(Clone, Copy)]
enum Stage {
    /// The first step that the technique's finder finds.
    First(Technique),
    /// The technique's step with the least rank.
    Least(Technique),
    /// Nice loops and alternating inference chains.
    Loops {
        /// With groups.
        grouped: bool,
    },
    /// Two almost locked sets, or else three, or else a chain of them.
    AlmostLocked,
    /// Forcing chains.
    ForcingChains,
}

/// The order in which HoDoKu tries techniques after singles.
const STAGES: &[Stage] = &[
    Stage::Least(T::LockedPair),
    Stage::Least(T::LockedTriple),
    Stage::Least(T::Pointing),
    Stage::Least(T::Claiming),
    Stage::Least(T::NakedPair),
    Stage::Least(T::NakedTriple),
    Stage::Least(T::HiddenPair),
    Stage::Least(T::HiddenTriple),
    Stage::Least(T::NakedQuad),
    Stage::Least(T::HiddenQuad),
    Stage::First(T::XWing),
    Stage::First(T::Swordfish),
    Stage::First(T::Jellyfish),
    Stage::Least(T::RemotePair),
    Stage::First(T::Bug1),
    Stage::First(T::Skyscraper),
    Stage::First(T::TwoStringKite),
    Stage::Least(T::TurbotFish),
    Stage::First(T::EmptyRectangle),
    Stage::First(T::WWing),
    Stage::Least(T::XyWing),
    Stage::First(T::XyzWing),
    Stage::First(T::UniqueRectangle1),
    Stage::First(T::UniqueRectangle2),
    Stage::First(T::UniqueRectangle3),
    Stage::First(T::UniqueRectangle4),
    Stage::First(T::UniqueRectangle5),
    Stage::First(T::UniqueRectangle6),
    Stage::First(T::HiddenRectangle),
    Stage::First(T::AvoidableRectangle1),
    Stage::First(T::AvoidableRectangle2),
    Stage::First(T::FinnedXWing),
    Stage::First(T::SashimiXWing),
    Stage::First(T::FinnedSwordfish),
    Stage::First(T::SashimiSwordfish),
    Stage::First(T::FinnedJellyfish),
    Stage::First(T::SashimiJellyfish),
    Stage::First(T::SueDeCoq),
    Stage::First(T::SimpleColoursTrap),
    Stage::First(T::SimpleColoursWrap),
    Stage::First(T::MultiColours1),
    Stage::First(T::MultiColours2),
    Stage::Least(T::XChain),
    Stage::Least(T::XyChain),
    Stage::Loops { grouped: false },
    Stage::Loops { grouped: true },
    Stage::AlmostLocked,
    Stage::First(T::FrankenXWing),
    Stage::First(T::FrankenSwordfish),
    Stage::First(T::FinnedFrankenXWing),
    Stage::First(T::FinnedFrankenSwordfish),
    Stage::ForcingChains,
    Stage::First(T::DynamicContradiction),
    Stage::First(T::DynamicCell),
    Stage::First(T::DynamicRegion),
];

/// The step that HoDoKu meets first; none or another one once the handle is raised.
pub(super) fn first(state: &State, stop: Stop<'_>) -> Option<HodokuMove> {
    let survey = Survey::under(state, stop);
    survey.unless_stopped(STAGES).find_map(|stage| stage.first(&survey))
}

impl Stage {
    fn first(self, survey: &Survey<'_>) -> Option<HodokuMove> {
        match self {
            Self::First(technique) => technique.first(survey).map(HodokuMove::of),
            Self::Least(technique) => least(technique, survey).map(HodokuMove::of),
            Self::Loops { grouped } => loops::first(survey, grouped),
            Self::AlmostLocked => als::first(survey),
            Self::ForcingChains => forcing::first(survey),
        }
    }
}

/// The step of the technique that HoDoKu meets first.
fn least(technique: Technique, survey: &Survey<'_>) -> Option<Step> {
    technique.all(survey).into_iter().filter(counts).min_by_key(rank)
}

/// True if HoDoKu has the step under this name.
fn counts(step: &Step) -> bool {
    let evidence = &step.evidence;
    match step.technique {
        // Something goes in the box, and in the line outside the box.
        T::LockedPair | T::LockedTriple => {
            let houses = evidence.houses();
            let in_box = |c: &Candidate| houses[0].cells().contains(c.cell());
            step.eliminations.iter().any(in_box) && !step.eliminations.iter().all(in_box)
        }
        T::XyChain => {
            let nodes = evidence.nodes().len();
            nodes <= MOST_NODES && evidence.cells().len() * 2 == nodes
        }
        T::XChain => evidence.nodes().len() <= MOST_NODES,
        _ => true,
    }
}

/// The longest X- and XY-chain that HoDoKu looks for.
const MOST_NODES: usize = 20;

/// The lower, the earlier HoDoKu meets the step among those of its technique; equal ones in the finder's order.
fn rank(step: &Step) -> (Reverse<usize>, usize, usize) {
    let in_order = |first, second| (Reverse(0), first, second);
    match step.technique {
        T::XyWing => {
            let mut cells = step.evidence.cells().iter().map(Cell::index);
            in_order(cells.next().unwrap_or(0), cells.fold(0, |all, cell| all * 81 + cell))
        }
        T::Pointing | T::Claiming => in_order(place(step), step.eliminations[0].digit().index()),
        T::NakedPair | T::NakedTriple | T::NakedQuad | T::HiddenPair | T::HiddenTriple | T::HiddenQuad => {
            in_order(place(step), 0)
        }
        T::XChain | T::XyChain | T::TurbotFish | T::RemotePair => {
            let (most, sum) = checksum(&step.eliminations);
            (most, sum, 0)
        }
        _ => in_order(0, 0),
    }
}

/// The place of the step's first house in the order of boxes, rows, columns.
fn place(step: &Step) -> usize {
    step.evidence.houses().first().map_or(0, |house| (house.index() + 9) % House::ALL.len())
}
