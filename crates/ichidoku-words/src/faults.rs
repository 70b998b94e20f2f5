//! What is wrong with a puzzle that can't be read, or with a request, in words.

use crate::app::{Argument, Plain, Texts};

/// What is wrong, as the reader of puzzles or the API reports it: the text `fault-KEY` or `refusal-KEY` says it.
///
/// ```
/// use ichidoku_words::Fault;
/// use ichidoku_words::app::Texts;
/// let arguments = [("found", "'q'".to_owned())];
/// let fault = Fault { key: "not-a-cell", arguments: &arguments, row: Some(3), column: Some(5), in_solution: false };
/// let said = Texts::of_program("en").unwrap().fault(&fault);
/// assert_eq!(said.as_deref(), Some("row 3, column 5: 'q' is not a digit or a blank"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fault<'f> {
    /// The kind of fault, by its name.
    pub key: &'f str,
    /// What it speaks of, by name. `in_rule` is the number of the rule that the fault lies in, if it lies in one.
    pub arguments: &'f [(&'f str, String)],
    /// The puzzle's row, 1 to 9, if the fault lies in one.
    pub row: Option<usize>,
    /// The puzzle's column, 1 to 9, if the fault lies in one.
    pub column: Option<usize>,
    /// True if the fault lies in the solution that is stated beside the puzzle.
    pub in_solution: bool,
}

impl Texts {
    /// The fault in words, after its place; `None` if there is no text for it.
    pub fn fault(&self, fault: &Fault<'_>) -> Option<String> {
        let place = if fault.in_solution { self.text("fault-in-solution") } else { "" };
        let plain: Vec<(&str, Plain)> =
            fault.arguments.iter().map(|(name, text)| (*name, Plain(text.clone()))).collect();
        let mut arguments: Vec<(&str, &dyn Argument)> = vec![("where", &place)];
        arguments.extend(plain.iter().map(|(name, text)| (*name, text as &dyn Argument)));
        let said = ["fault", "refusal"]
            .iter()
            .find_map(|kind| self.find_phrase(&format!("{kind}-{}", fault.key), &arguments))?;
        let number = plain.iter().find(|(name, _)| *name == "in_rule");
        Some(match (fault.row, fault.column) {
            (None, _) => match number {
                Some((_, number)) => self.phrase("fault-in-rule", &[("number", number), ("fault", &said)]),
                None => said,
            },
            (Some(row), None) => self.phrase("fault-in-row", &[("row", &row), ("fault", &said)]),
            (Some(row), Some(column)) => {
                self.phrase("fault-in-cell", &[("row", &row), ("column", &column), ("fault", &said)])
            }
        })
    }
}
