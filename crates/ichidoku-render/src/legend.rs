//! The legend: each sign in use, with what it says.

use crate::link::LinkKind;
use crate::mark::{Fate, Part};

/// One line of a legend.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Legend {
    /// The sign.
    pub sign: Sign,
    /// What it says, as a sentence.
    pub words: String,
}

/// A sign that a legend explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sign {
    /// The mark of a part.
    Part(Part),
    /// The mark of a fate.
    Fate(Fate),
    /// A kind of link; text has no sign for it.
    Link(LinkKind),
}

impl Sign {
    /// The sign in text, on a 5: `(5)` or `-5`.
    pub fn text(self) -> Option<String> {
        match self {
            Self::Part(part) => {
                let [open, close] = part.brackets();
                Some(format!("{open}5{close}"))
            }
            Self::Fate(fate) => Some(format!("{}5", fate.sign())),
            Self::Link(_) => None,
        }
    }
}
