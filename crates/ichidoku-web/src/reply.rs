//! The solver's answers, read field by field.
//!
//! The app shows a few fields of each answer; to read all of them into types of their own made it half as large again. A
//! field that is not there reads as empty: app and solver are always of one build.

use std::str::FromStr;

use ichidoku::{Cell, CellSet, Digit, DigitSet, House, Puzzle};
use serde_json::{Map, Value};

use crate::session::from_line;

/// Reads an answer; an error is its message.
///
/// # Errors
/// What the solver says where it has no answer.
///
/// ```
/// use ichidoku_web::reply::{Reply, read};
/// assert_eq!(read(r#"{"answer": "count", "solutions": 7}"#).unwrap().count("solutions"), 7);
/// assert_eq!(read(r#"{"answer": "error", "message": "no puzzle"}"#), Err("no puzzle".to_owned()));
/// ```
pub fn read(answer: &str) -> Result<Value, String> {
    let value: Value = serde_json::from_str(answer).map_err(|error| error.to_string())?;
    if value.text("answer") == "error" { Err(value.text("message").to_owned()) } else { Ok(value) }
}

/// An answer that says why there is none.
pub fn complaint(message: &str) -> Value {
    let sentence: Map<String, Value> = [("text".to_owned(), message.into())].into_iter().collect();
    Value::Object([("sentences".to_owned(), vec![Value::from(sentence)].into())].into_iter().collect())
}

/// The fields of an answer, or of a part of it.
pub trait Reply {
    /// A part, by the name of its field; `None` where there is none.
    fn part(&self, field: &str) -> Option<&Value>;

    /// A text.
    fn text(&self, field: &str) -> &str {
        self.part(field).and_then(Value::as_str).unwrap_or_default()
    }

    /// A number of things.
    fn count(&self, field: &str) -> u64 {
        self.part(field).and_then(Value::as_u64).unwrap_or_default()
    }

    /// A measure.
    fn measure(&self, field: &str) -> f64 {
        self.part(field).and_then(Value::as_f64).unwrap_or_default()
    }

    /// Whether something is so.
    fn flag(&self, field: &str) -> bool {
        self.part(field).and_then(Value::as_bool).unwrap_or_default()
    }

    /// The parts of a list.
    fn parts(&self, field: &str) -> &[Value] {
        self.part(field).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    /// The texts of a list.
    fn texts(&self, field: &str) -> impl Iterator<Item = &str> {
        self.parts(field).iter().filter_map(Value::as_str)
    }

    /// The things that are named in a list, such as cells or candidates.
    fn named<T: FromStr>(&self, field: &str) -> Vec<T> {
        self.texts(field).filter_map(|name| name.parse().ok()).collect()
    }

    /// The cells of a list.
    fn cells(&self, field: &str) -> CellSet {
        self.named::<Cell>(field).into_iter().collect()
    }

    /// The cells of the houses of a list.
    fn houses(&self, field: &str) -> CellSet {
        self.texts(field).filter_map(house).fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }

    /// The grid of a text.
    fn grid(&self, field: &str) -> Option<Puzzle> {
        from_line(self.text(field))
    }

    /// The candidates of each cell.
    fn candidates(&self) -> [DigitSet; 81] {
        let list = self.parts("candidates");
        let of = |cell: Cell| list.get(cell.index()).and_then(Value::as_str).map(digits);
        Cell::ALL.map(|cell| of(cell).unwrap_or_default())
    }

    /// The sentences as one text.
    fn sentences(&self) -> String {
        let texts: Vec<&str> = self.parts("sentences").iter().map(|sentence| sentence.text("text")).collect();
        texts.join(" ")
    }
}

impl Reply for Value {
    fn part(&self, field: &str) -> Option<&Value> {
        self.get(field)
    }
}

/// Digits such as `257`.
pub fn digits(text: &str) -> DigitSet {
    text.chars().filter_map(Digit::from_char).collect()
}

/// A house such as `box 3`.
pub fn house(name: &str) -> Option<House> {
    House::ALL.into_iter().find(|house| house.to_string() == name)
}
