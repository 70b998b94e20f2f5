//! Steps in words: messages with arguments, and one catalogue that turns them into sentences. Why a step is true is
//! told by the file of its technique, or of its family.

mod catalogue;
pub(crate) mod links;
mod step;

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::technique::Technique;
pub use catalogue::Key;
pub use step::explain;
pub(crate) use step::guardians;

/// A sentence: which one, and what stands in its places.
///
/// ```
/// use ichidoku::{Digit, House};
/// use ichidoku_logic::explain::{Arg, Key, Message};
/// let args = vec![Arg::House(House::ALL[2]), Arg::Digit(Digit::ALL[6]), Arg::Cell("r3c3".parse().unwrap())];
/// let message = Message::new(Key::OnlyPlace, args);
/// assert_eq!(message.to_string(), "In row 3, 7 has no other place than r3c3.");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Which sentence.
    pub key: Key,
    /// What it speaks of, in the order of its places.
    pub args: Vec<Arg>,
}

/// What a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// One cell.
    Cell(Cell),
    /// Some cells, all of them.
    Cells(CellSet),
    /// Some cells, one of them.
    AnyCell(CellSet),
    /// One digit.
    Digit(Digit),
    /// Some digits, all of them.
    Digits(DigitSet),
    /// Some digits, one of them.
    AnyDigit(DigitSet),
    /// One house.
    House(House),
    /// Some houses.
    Houses(Vec<House>),
    /// Some candidates, one of them.
    Candidates(Vec<Candidate>),
    /// Some candidates, all of them.
    AllCandidates(Vec<Candidate>),
    /// A technique.
    Technique(Technique),
    /// How many.
    Count(usize),
}

impl Message {
    /// The sentence with these arguments.
    pub fn new(key: Key, args: Vec<Arg>) -> Self {
        Self { key, args }
    }
}

impl fmt::Display for Message {
    /// The sentence in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, part) in self.key.english().split("{}").enumerate() {
            if i > 0
                && let Some(arg) = self.args.get(i - 1)
            {
                write!(f, "{arg}")?;
            }
            f.write_str(part)?;
        }
        Ok(())
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => write!(f, "{cell}"),
            Self::Cells(cells) => list(f, cells.iter(), "and"),
            Self::AnyCell(cells) => list(f, cells.iter(), "or"),
            Self::Digit(digit) => write!(f, "{digit}"),
            Self::Digits(digits) => list(f, digits.iter(), "and"),
            Self::AnyDigit(digits) => list(f, digits.iter(), "or"),
            Self::House(house) => write!(f, "{house}"),
            Self::Houses(houses) => list(f, houses.iter(), "and"),
            Self::Candidates(candidates) => list(f, candidates.iter(), "or"),
            Self::AllCandidates(candidates) => list(f, candidates.iter(), "and"),
            Self::Technique(technique) => write!(f, "{technique}"),
            Self::Count(count) => write!(f, "{count}"),
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
fn list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T> + Clone,
    joint: &str,
) -> fmt::Result {
    let count = items.clone().count();
    for (i, item) in items.enumerate() {
        match i {
            0 => write!(f, "{item}")?,
            _ if i + 1 == count => write!(f, " {joint} {item}")?,
            _ => write!(f, ", {item}")?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sentence_has_a_place_for_each_argument() {
        let cells: CellSet = ["r1c1", "r2c2", "r3c3"].iter().map(|s| s.parse::<Cell>().unwrap()).collect();
        assert_eq!(Arg::Cells(cells).to_string(), "r1c1, r2c2 and r3c3");
        assert_eq!(Arg::Digits(DigitSet::from_bits(3)).to_string(), "1 and 2");
        for key in Key::ALL {
            assert_eq!(key.english().matches("{}").count(), key.places(), "{key:?}");
            assert!(key.english().ends_with(['.', ':']), "{key:?}");
        }
    }
}
