//! Pictures of positions.

use ichidoku::{CandidateSet, CellSet, Grid};
use ichidoku_formats::Document;
use ichidoku_render::{Scene, svg};
use serde::{Deserialize, Serialize};

use crate::ask::Ask;
use crate::control::Control;
use crate::error::Error;
use crate::input::{PuzzleInput, only_entry};

/// Asks for a picture of a position with its candidates, notes and colours.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// The puzzle. Candidates are drawn where it has its own.
    pub puzzle: PuzzleInput,
    /// The title, which is read aloud; without it the name that the puzzle comes with.
    #[serde(default)]
    pub title: Option<String>,
}

/// A picture of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename = "classic")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Drawn", transform = crate::kind::of_classic))]
pub struct Drawn {
    /// The picture as an SVG that needs nothing else.
    pub svg: String,
}

impl Ask for Draw {
    type Answer = Drawn;

    const EXAMPLE: &'static str = r#"{
        "puzzle": "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
        "title": "Monday"
    }"#;

    fn run(&self, _: &Control<'_>) -> Result<Drawn, Error> {
        Ok(Drawn { svg: svg(&self.scene()?) })
    }
}

impl Draw {
    pub(crate) fn scene(&self) -> Result<Scene, Error> {
        let mut scene = match &self.puzzle {
            PuzzleInput::Text(text) => scene_of(&only_entry(text)?),
            position @ PuzzleInput::Position(own) => {
                let mut scene = Scene::new(position.read()?.grid);
                let marked = if own.candidates.is_some() { position.cells_with_candidates() } else { CellSet::EMPTY };
                scene.hide_candidates(!marked);
                scene
            }
        };
        scene.title = self.title.clone().unwrap_or(scene.title);
        Ok(scene)
    }
}

/// The picture of all that a document has.
///
/// ```
/// use ichidoku::Puzzle;
/// use ichidoku_api::scene_of;
/// use ichidoku_formats::Document;
/// let document = Document { name: Some("Monday".into()), ..Document::of(Puzzle::EMPTY) };
/// let scene = scene_of(&document);
/// assert_eq!(scene.title, "Monday");
/// assert!(scene.grid.candidate_set().is_empty(), "it has none of its own");
/// ```
pub fn scene_of(document: &Document) -> Scene {
    let placed = document.state.as_deref().unwrap_or(&document.puzzle);
    let candidates = document.candidates.as_deref().unwrap_or(&CandidateSet::EMPTY);
    let mut scene = Scene::new(Grid::new(&document.puzzle, placed, candidates));
    scene.title = document.name.clone().unwrap_or_default();
    if let Some(more) = &document.more {
        scene.colours = more.colours.map(Box::new);
        scene.corner = more.corner.unwrap_or(CandidateSet::EMPTY);
        scene.centre = more.centre.unwrap_or(CandidateSet::EMPTY);
    }
    scene
}

/// What a picture shows, for those who don't see it: its title, then its digits row by row, a point for an open cell.
///
/// ```
/// use ichidoku::{Grid, Puzzle};
/// use ichidoku_api::spoken;
/// use ichidoku_render::Scene;
/// let scene = Scene { title: "Monday".into(), ..Scene::new(Grid::from(Puzzle::EMPTY)) };
/// assert!(spoken(&scene).starts_with("Monday: . . ."));
/// ```
pub fn spoken(scene: &Scene) -> String {
    let line = scene.grid.values().to_string();
    let spaced = |row: &[char]| row.iter().map(char::to_string).collect::<Vec<_>>().join(" ");
    let rows: Vec<String> = line.chars().collect::<Vec<_>>().chunks(9).map(spaced).collect();
    format!("{}: {}", scene.title, rows.join(", "))
}
