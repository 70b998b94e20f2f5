//! The picture of a step, for a board: everything that is drawn over the digits.

use ichidoku::{Candidate, Cell};
use ichidoku_logic::draw;
use ichidoku_logic::explain::Message;
use ichidoku_render as render;
use serde::{Deserialize, Serialize};

use crate::notation::{Named, cells, named};

/// Everything that a board draws over its digits to show a step.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct StepPicture {
    /// The cells of the houses to look at.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub area: Vec<Named<Cell>>,
    /// The cells of the houses that cover a fish.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cover: Vec<Named<Cell>>,
    /// The cells of the pattern.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pattern: Vec<Named<Cell>>,
    /// The candidates and the digits of the grid that have signs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Signed>,
    /// Links as curves that pass no digit, and crosses on places that a digit rules out.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<Line>,
    /// The meaning of each sign.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub legend: Vec<Explained>,
    /// What each sentence of the step speaks of, in their order. In a hint they are the last ones.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spoken: Vec<Spoken>,
}

/// The part of a picture that a sentence speaks of, so that a board can light it up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Spoken {
    /// The cells that it names, or that what it names lies in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Named<Cell>>,
    /// The candidates with signs that it names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub candidates: Vec<Named<Candidate>>,
    /// The lines that it speaks of, by their places in the picture's list, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<usize>,
}

/// A candidate, or a digit of the grid, with its signs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Signed {
    /// The candidate or digit.
    pub candidate: Named<Candidate>,
    /// Its signs: a shape, what becomes of it, or both.
    pub signs: Vec<Sign>,
}

/// A line on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Line {
    /// How it is drawn.
    pub sign: Sign,
    /// The path of an SVG in which a cell is 1 wide.
    pub path: String,
}

/// A sign and its meaning.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explained {
    /// The sign.
    pub sign: Sign,
    /// Its meaning, as a sentence.
    pub text: String,
}

/// How something is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Sign {
    /// A circle around a candidate of the pattern, or around a digit of the grid.
    Ring,
    /// A filled circle under a candidate of the pattern.
    Disc,
    /// A rounded box around a candidate of the pattern.
    Frame,
    /// A filled box under a candidate of the pattern.
    Tile,
    /// A filled circle under a candidate that the explanation calls blue.
    BlueDisc,
    /// A circle around a candidate that the explanation calls green.
    GreenRing,
    /// A filled box under a candidate that the explanation calls orange.
    OrangeTile,
    /// A rounded box around a candidate that the explanation calls purple.
    PurpleFrame,
    /// The candidate is eliminated.
    Out,
    /// The candidate is placed.
    Placed,
    /// The candidate breaks the pattern of a near miss.
    Spoils,
    /// A link of which at least one end is true.
    Strong,
    /// A link of which at most one end is true.
    Weak,
    /// From a digit of the grid to the last place that it rules out there.
    RulesOut,
    /// A place that a digit of the grid rules out.
    Cross,
}

impl StepPicture {
    /// The picture of a step that is told in these sentences.
    pub(crate) fn new(scene: &render::Scene, told: &[Message]) -> Self {
        let tinted =
            |tint| scene.tints.iter().filter(move |(other, _)| *other == tint).flat_map(|(_, set)| cells(*set));
        let sign_of = |part: render::Part| Sign::from(scene.shapes[part as usize]);
        let signed = |(candidate, mark): (&Candidate, &render::Mark)| Signed {
            candidate: Named(*candidate),
            signs: mark.part.map(sign_of).into_iter().chain(mark.fate.map(Sign::from)).collect(),
        };
        let curves = scene.curves();
        let links = curves.iter().map(|curve| Line { sign: curve.link.kind.into(), path: curve.path() });
        let crosses = scene.cross_paths().map(|path| Line { sign: Sign::Cross, path });
        let explained = |line: &render::Legend| Explained {
            sign: match line.sign {
                render::Sign::Part(part) => sign_of(part),
                render::Sign::Fate(fate) => fate.into(),
                render::Sign::Link(kind) => kind.into(),
            },
            text: line.words.clone(),
        };
        Self {
            area: tinted(render::Tint::Area).collect(),
            cover: tinted(render::Tint::Cover).collect(),
            pattern: tinted(render::Tint::Pattern).collect(),
            marks: scene.marks.iter().map(signed).collect(),
            lines: links.chain(crosses).collect(),
            legend: scene.legend.iter().map(explained).collect(),
            spoken: told.iter().map(|message| Spoken::new(message, scene, &curves)).collect(),
        }
    }
}

impl Spoken {
    fn new(message: &Message, scene: &render::Scene, curves: &[render::Curve]) -> Self {
        let spoken = draw::Spoken::of(message, scene);
        let lit: Vec<usize> = (0..curves.len()).filter(|place| spoken.has(&curves[*place].link)).collect();
        // The crosses come after the links: they are the places that the digits rule out.
        let rules_out = lit.iter().any(|place| curves[*place].link.kind == render::LinkKind::RulesOut);
        let crosses = if rules_out { scene.crosses.len() } else { 0 };
        Self {
            cells: cells(spoken.cells),
            candidates: named(spoken.candidates.iter()),
            lines: lit.into_iter().chain((curves.len()..).take(crosses)).collect(),
        }
    }
}

impl From<render::Shape> for Sign {
    fn from(shape: render::Shape) -> Self {
        match shape {
            render::Shape::Ring => Self::Ring,
            render::Shape::Disc => Self::Disc,
            render::Shape::Frame => Self::Frame,
            render::Shape::Tile => Self::Tile,
            render::Shape::BlueDisc => Self::BlueDisc,
            render::Shape::GreenRing => Self::GreenRing,
            render::Shape::OrangeTile => Self::OrangeTile,
            render::Shape::PurpleFrame => Self::PurpleFrame,
        }
    }
}

impl From<render::Fate> for Sign {
    fn from(fate: render::Fate) -> Self {
        match fate {
            render::Fate::Eliminated => Self::Out,
            render::Fate::Placed => Self::Placed,
            render::Fate::Spoiling => Self::Spoils,
        }
    }
}

impl From<render::LinkKind> for Sign {
    fn from(kind: render::LinkKind) -> Self {
        match kind {
            render::LinkKind::Strong => Self::Strong,
            render::LinkKind::Weak => Self::Weak,
            render::LinkKind::RulesOut => Self::RulesOut,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Control, answer_json};
    use serde_json::Value;

    fn step(technique: &str, pictures: bool) -> Value {
        let request = format!(
            r#"{{"request": "steps", "which": "next", "techniques": {{"only": ["{technique}"]}}, "pictures": {pictures},
            "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}}"#
        );
        let answer: Value = serde_json::from_str(&answer_json(&request, &Control::new())).unwrap();
        answer["steps"][0].clone()
    }

    fn picture(technique: &str) -> StepPicture {
        serde_json::from_value(step(technique, true)["picture"].clone()).unwrap()
    }

    #[test]
    fn a_step_has_its_picture_where_it_is_asked_for() {
        let picture = picture("finned-x-wing");
        let count = |sign| picture.marks.iter().filter(|mark| mark.signs == [sign]).count();
        assert_eq!([Sign::Ring, Sign::Frame, Sign::Out].map(count), [4, 2, 1]);
        let legend: Vec<Sign> = picture.legend.iter().map(|line| line.sign).collect();
        assert_eq!(legend, [Sign::Ring, Sign::Frame, Sign::Out]);
        assert!(!picture.pattern.is_empty() && picture.lines.is_empty());
        assert!(step("finned-x-wing", false).get("picture").is_none());
    }

    #[test]
    fn a_hidden_single_shows_what_rules_out_the_other_places() {
        let picture = picture("hidden-single");
        assert!(picture.marks.iter().any(|mark| mark.signs == [Sign::Ring]));
        for sign in [Sign::RulesOut, Sign::Cross] {
            assert!(picture.lines.iter().any(|line| line.sign == sign), "{sign:?}");
        }
    }

    #[test]
    fn a_hint_leads_links_around_candidates_that_the_player_has_marked() {
        let hint = |marks: &str| {
            let request = format!(
                r#"{{"request": "hint", "grade": "step", "pictures": true, "techniques": {{"only": ["hidden-single"]}}, "puzzle": {{
                "givens": ".......155...9...4......6.......48..78..69.......3.....9.7....3427...1..31.5..4..", "candidates": [{}]}}}}"#,
                [marks; 81].join(",")
            );
            let answer: Value = serde_json::from_str(&answer_json(&request, &Control::new())).unwrap();
            serde_json::from_value::<StepPicture>(answer["advice"]["step"]["picture"].clone()).unwrap()
        };
        let bends =
            |picture: &StepPicture| picture.lines.iter().map(|line| line.path.matches('Q').count()).sum::<usize>();
        assert!(bends(&hint("null")) < bends(&hint("\"123456789\"")), "{:?}", hint("null"));
    }
}
