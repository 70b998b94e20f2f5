//! What is drawn over the board: tinted cells, marked candidates, lines. The solver says what a step needs.

use std::collections::BTreeMap;

use ichidoku::{Candidate, Cell, CellSet, Digit, House};

use crate::answers::{self, Advice, Area, Step, StepPicture};

/// What is drawn over the board.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Drawing {
    /// Whether it shows a step, so that all candidates have their places.
    pub is_step: bool,
    /// Cells of the area to look at.
    pub area: CellSet,
    /// Cells of a second kind of houses: those that cover a fish.
    pub cover: CellSet,
    /// Cells of the pattern.
    pub pattern: CellSet,
    /// Cells that are wrong or contradict each other.
    pub bad: CellSet,
    /// The classes of each marked candidate, and of digits, in the style sheet.
    pub marks: BTreeMap<Candidate, String>,
    /// Lines: the class of each, and its path in cells.
    pub lines: Vec<(String, String)>,
    /// What each sentence of the step speaks of, in their order.
    pub spoken: Vec<Spoken>,
    /// The sentence that is pointed at, by its place.
    pub sentence: Option<usize>,
    /// The place on the board that is pointed at.
    pub place: Option<Place>,
}

/// A place on the board: a cell, and the candidate's place in it, where a pointer is.
pub type Place = (Cell, Option<Digit>);

/// What a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Spoken {
    /// Its cells.
    pub cells: CellSet,
    /// Its marked candidates.
    pub candidates: Vec<Candidate>,
    /// The places of its lines.
    pub lines: Vec<usize>,
}

impl Drawing {
    /// The drawing of a whole step.
    pub fn of_step(step: Step<'_>) -> Self {
        step.picture().map(Self::of_picture).unwrap_or_default()
    }

    /// The drawing of a picture of a step.
    pub fn of_picture(picture: StepPicture<'_>) -> Self {
        let marks = picture.marks().into_iter().filter_map(|mark| Some((mark.candidate()?, mark_class(&mark.signs()))));
        let lines = picture.lines().into_iter().map(|line| (line.sign().to_owned(), line.path().to_owned()));
        Self {
            is_step: true,
            area: picture.area(),
            cover: picture.cover(),
            pattern: picture.pattern(),
            bad: CellSet::EMPTY,
            marks: marks.collect(),
            lines: lines.collect(),
            spoken: picture.spoken().into_iter().map(Spoken::new).collect(),
            sentence: None,
            place: None,
        }
    }

    /// The class of a marked candidate: pale while a sentence is pointed at that does not speak of it.
    pub fn mark(&self, candidate: Candidate) -> Option<String> {
        let is_pale = self.lit().is_some_and(|spoken| !spoken.candidates.contains(&candidate));
        self.marks.get(&candidate).map(|class| paled(class, is_pale))
    }

    /// The class and the path of each line, pale like the marks.
    pub fn lines(&self) -> impl Iterator<Item = (String, &str)> {
        self.lines.iter().enumerate().map(|(place, (class, path))| {
            let is_pale = self.lit().is_some_and(|spoken| !spoken.lines.contains(&place));
            (paled(class, is_pale), path.as_str())
        })
    }

    /// What the sentence that is pointed at speaks of, if it speaks of anything here.
    pub fn lit(&self) -> Option<&Spoken> {
        self.spoken.get(self.sentence?).filter(|spoken| !spoken.cells.is_empty())
    }

    /// Whether the sentence is pointed at, or speaks of the place that is: of the marked candidate there, or else of the
    /// cell.
    pub fn lights(&self, sentence: usize) -> bool {
        let Some((cell, digit)) = self.place.filter(|_| self.sentence.is_none()) else {
            return self.sentence == Some(sentence);
        };
        let marked = digit.map(|digit| Candidate::of(cell, digit)).filter(|mark| self.marks.contains_key(mark));
        self.spoken.get(sentence).is_some_and(|spoken| match marked {
            Some(mark) => spoken.candidates.contains(&mark),
            None => spoken.cells.contains(cell),
        })
    }

    /// The drawing of a hint, in as much detail as its level asks for.
    pub fn of_advice(advice: Advice<'_>) -> Self {
        match (advice.kind(), advice.step()) {
            ("step", Some(step)) => Self::of_step(step),
            ("step", None) => {
                let area = advice.area().map(Area::cells).unwrap_or_default();
                Self { area, ..Self::default() }
            }
            ("wrong-entry", _) => Self::bad(advice.entry().map(Candidate::cell)),
            ("empty-cell", _) => Self::bad(advice.cell()),
            ("lost-candidate", _) => {
                let area = advice.house().map(House::cells).unwrap_or_default();
                Self { area, ..Self::bad(advice.candidate().map(Candidate::cell)) }
            }
            ("clash", _) => Self::bad(advice.clashes().into_iter().flat_map(|clash| clash.cells().iter())),
            ("several-solutions", _) => Self { area: advice.differing(), ..Self::default() },
            _ => Self::default(),
        }
    }

    /// Cells that are wrong.
    pub fn bad(cells: impl IntoIterator<Item = Cell>) -> Self {
        Self { bad: cells.into_iter().collect(), ..Self::default() }
    }
}

fn paled(class: &str, is_pale: bool) -> String {
    if is_pale { format!("{class} pale") } else { class.to_owned() }
}

impl Spoken {
    fn new(spoken: answers::Spoken<'_>) -> Self {
        let lines = spoken.lines().into_iter().filter_map(|place| place.try_into().ok()).collect();
        Self { cells: spoken.cells(), candidates: spoken.candidates(), lines }
    }
}

/// The classes of a candidate with these signs: `mark-ring mark-out`, or `mark-blue mark-disc`.
pub fn mark_class(signs: &[&str]) -> String {
    signs.iter().flat_map(|sign| sign.split('-')).map(|word| format!("mark-{word}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::answers::Stepped;
    use ichidoku_api::{Control, answer_json};

    fn step(technique: &str) -> Drawing {
        let request = format!(
            r#"{{"request": "steps", "which": "next", "techniques": {{"only": ["{technique}"]}}, "pictures": true,
            "puzzle": ".......155...9...4......6.......48..78..69.......3.....9.7....3427...1..31.5..4.."}}"#
        );
        let answer = serde_json::from_str(&answer_json(&request, &Control::new())).unwrap();
        Drawing::of_step(Stepped::of(&answer).steps()[0])
    }

    #[test]
    fn a_single_marks_its_digit() {
        let drawing = step("naked-single");
        assert_eq!(drawing.marks.get(&"r8c5=8".parse().unwrap()).map(String::as_str), Some("mark-placed"));
        assert!(drawing.is_step && drawing.lines.is_empty());
    }

    #[test]
    fn what_the_solver_says_is_all_there() {
        let drawing = step("turbot-fish");
        let has_line = |drawing: &Drawing, class| drawing.lines.iter().any(|(sign, _)| sign == class);
        assert!(has_line(&drawing, "strong") && has_line(&drawing, "weak"), "{drawing:?}");
        assert!(drawing.lines.iter().all(|(_, path)| path.starts_with('M')));
        assert!(["mark-disc", "mark-out"].iter().all(|class| drawing.marks.values().any(|mark| mark == class)));
        let colours = step("simple-colours-trap");
        assert!(["mark-blue mark-disc", "mark-green mark-ring"].iter().all(|c| colours.marks.values().any(|m| m == c)));
        let single = step("hidden-single");
        assert!(has_line(&single, "rules-out") && has_line(&single, "cross"), "{single:?}");
    }
}
