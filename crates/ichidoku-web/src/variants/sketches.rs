//! What a puzzle only draws, and what the player says that it means.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::answers::VariantDrawing;
use crate::ask::Written;

/// The drawings of a puzzle, each with the rule that it was said to mean.
///
/// ```
/// use ichidoku_web::variants::Sketches;
/// let dot = r#"{"kind": "sign", "may_mean": [".WhiteDot~R1C1~R1C2"]}"#;
/// let sketches = Sketches::new(".Shape~4x4", vec![dot.to_owned()]);
/// assert_eq!(sketches.puzzle(), ".Shape~4x4");
/// assert_eq!(sketches.with(0, 1).puzzle(), ".Shape~4x4.WhiteDot~R1C1~R1C2");
/// ```
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Sketches {
    /// The puzzle without them.
    pub plain: String,
    /// The drawings as the solver has described them, in JSON.
    drawings: Vec<String>,
    /// What each means: 0 if it is only drawn, or else the place of the rule among those that it may mean, from 1.
    meanings: Vec<usize>,
}

impl Sketches {
    /// Drawings that mean nothing yet.
    pub fn new(plain: &str, drawings: Vec<String>) -> Self {
        Self { plain: plain.to_owned(), meanings: vec![0; drawings.len()], drawings }
    }

    /// True if nothing is drawn.
    pub const fn is_empty(&self) -> bool {
        self.drawings.is_empty()
    }

    /// True if something is drawn that means nothing yet, so that the puzzle may have rules that aren't known.
    pub fn are_open(&self) -> bool {
        !self.shown().0.is_empty()
    }

    /// The drawings, each with what it means; a [`VariantDrawing`] is the view of one.
    pub fn all(&self) -> Vec<(Value, usize)> {
        let meanings = self.meanings.iter().copied().chain(std::iter::repeat(0));
        let read = |text: &String| serde_json::from_str(text).unwrap_or_default();
        self.drawings.iter().map(read).zip(meanings).collect()
    }

    /// The same, but a drawing means something else.
    #[must_use]
    pub fn with(&self, place: usize, meaning: usize) -> Self {
        let mut other = self.clone();
        if let Some(own) = other.meanings.get_mut(place) {
            *own = meaning;
        }
        other
    }

    /// The puzzle with all rules that drawings mean, each once.
    pub fn puzzle(&self) -> String {
        let all = self.all();
        let mut rules: Vec<&str> = Vec::new();
        for (drawing, meaning) in all.iter().filter(|(_, meaning)| *meaning > 0) {
            let rule = VariantDrawing::of(drawing).may_mean().get(meaning - 1).copied();
            rules.extend(rule.filter(|rule| !rules.contains(rule)));
        }
        format!("{}{}", self.plain, rules.concat())
    }

    /// The drawings that are still to be drawn: a rule has a picture of its own, and what belongs to the drawing goes with it.
    pub fn shown(&self) -> Written {
        let mut gone: Vec<usize> = Vec::new();
        for (place, (drawing, meaning)) in self.all().iter().enumerate() {
            if *meaning > 0 {
                gone.push(place);
                gone.extend(VariantDrawing::of(drawing).parts().into_iter().map(|part| part as usize));
            }
        }
        let all = self.drawings.iter().enumerate();
        Written(all.filter(|(place, _)| !gone.contains(place)).map(|(_, drawing)| drawing.clone()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn sketches() -> Sketches {
        let line = json!({"kind": "line", "may_mean": [".Thermo~R1C1~R1C2", ".Palindrome~R1C1~R1C2"], "parts": [2]});
        let sign = json!({"kind": "sign", "may_mean": [".AntiKing"]});
        let all = [line, sign.clone(), json!({"kind": "sign"}), sign];
        Sketches::new(".Shape~4x4", all.map(|drawing| drawing.to_string()).to_vec())
    }

    #[test]
    fn a_drawing_becomes_a_rule_and_goes_with_its_parts() {
        let sketches = sketches();
        assert_eq!(sketches.shown().0.len(), 4);
        let turned = sketches.with(0, 2);
        assert_eq!(turned.puzzle(), ".Shape~4x4.Palindrome~R1C1~R1C2");
        assert_eq!(turned.shown().0.len(), 2);
        assert_eq!(turned.with(0, 0), sketches);
        assert_eq!(sketches.with(0, 7).puzzle(), ".Shape~4x4", "a rule that another version proposed");
    }

    #[test]
    fn drawings_are_open_until_each_is_a_rule_or_part_of_one() {
        let sketches = sketches().with(0, 1).with(1, 1);
        assert!(sketches.are_open());
        assert!(!sketches.with(3, 1).are_open());
        assert!(!Sketches::default().are_open());
    }

    #[test]
    fn a_rule_of_several_drawings_is_there_once() {
        assert_eq!(sketches().with(1, 1).with(3, 1).puzzle(), ".Shape~4x4.AntiKing");
    }
}
