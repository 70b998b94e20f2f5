//! Claims of an exercise, which are handed back with the answer.

use ichidoku::{Candidate, Cell, CellSet, Grid, Puzzle};
use ichidoku_logic::Technique;
use ichidoku_logic::draw;
use ichidoku_logic::explain::{Message, Words};
use ichidoku_school::{Claim, Shown};
use serde::{Deserialize, Serialize};

use super::picture::StepPicture;
use super::step::Sentence;
use crate::candidates::CandidateGrid;
use crate::notation::{Named, cells, named};

/// What an exercise claims, as an answer to it is judged by. Other fields of the claim, such as its picture, may come with it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct StatedClaim {
    /// The technique that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub technique: Option<Named<Technique>>,
    /// The digits that it says can be placed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub placements: Vec<Named<Candidate>>,
    /// The candidates that it says can be eliminated.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub eliminations: Vec<Named<Candidate>>,
    /// The candidates that it says a strong link joins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub link: Vec<Named<Candidate>>,
    /// The candidate that makes it a near miss.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spoiler: Option<Named<Candidate>>,
    /// The board that it says keeps the rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<Named<Puzzle>>,
}

/// Something that an exercise claims: it is true or a near miss. To have an answer judged, hand it back as it came.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LessonClaim {
    /// The claim in words.
    pub sentence: Sentence,
    /// What an answer is judged by.
    #[serde(flatten)]
    pub stated: StatedClaim,
    /// The cells of its pattern.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Named<Cell>>,
    /// Its picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Box<StepPicture>>,
    /// The board's digits, as the exercise's own grid has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grid: Option<Box<CandidateGrid>>,
}

impl LessonClaim {
    /// The claim at this place of the list, from 0.
    pub(crate) fn new(place: usize, claim: &Claim, shown: Option<&Shown>, board: CellSet, words: &Words) -> Self {
        let told = claim.tell(place);
        let grid = |puzzle: &Puzzle| Box::new(CandidateGrid::of(&Grid::from(*puzzle)));
        Self {
            sentence: Sentence::new(&told, words),
            stated: StatedClaim::new(claim),
            cells: shown.map(|shown| cells(shown.step.evidence.cells())).unwrap_or_default(),
            picture: shown.map(|shown| Box::new(picture(shown, &[told], board, words))),
            grid: claim.board.as_ref().map(grid),
        }
    }
}

impl StatedClaim {
    fn new(claim: &Claim) -> Self {
        Self {
            technique: claim.technique.map(Named),
            placements: named(claim.placements.iter().copied()),
            eliminations: named(claim.eliminations.iter().copied()),
            link: named(claim.link.iter().copied()),
            spoiler: claim.spoiler.map(Named),
            board: claim.board.map(Named),
        }
    }

    /// The claim as the school has it.
    pub(crate) fn read(&self) -> Claim {
        let plain = |all: &[Named<Candidate>]| all.iter().map(|candidate| candidate.0).collect();
        Claim {
            technique: self.technique.map(|technique| technique.0),
            placements: plain(&self.placements),
            eliminations: plain(&self.eliminations),
            link: plain(&self.link),
            spoiler: self.spoiler.map(|spoiler| spoiler.0),
            board: self.board.map(|board| board.0),
        }
    }
}

/// The picture of a step, or of a near miss with what spoils it, on a board that shows the candidates of these cells.
pub(crate) fn picture(shown: &Shown, told: &[Message], board: CellSet, words: &Words) -> StepPicture {
    let mut scene = match shown.spoiler {
        Some(spoiler) => draw::of_near_miss_in(words, &shown.state, &shown.step, [spoiler]),
        None => draw::of_step_in(words, &shown.state, &shown.step),
    };
    scene.hide_candidates(CellSet::FULL - board);
    StepPicture::new(&scene, told)
}
