//! What is to be said: which message, and what it speaks of.

use std::fmt;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::tables::MESSAGES;

/// Which message of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub(crate) u16);

/// A message and its arguments, ready to be written in any language. Made by the constructors in [`say`](crate::say).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    pub(crate) key: Key,
    pub(crate) args: Vec<Arg>,
}

/// What a message speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// One cell.
    Cell(Cell),
    /// Some cells.
    Cells(CellSet),
    /// Some cells in an order of their own.
    Path(Vec<Cell>),
    /// One digit.
    Digit(Digit),
    /// Some digits.
    Digits(DigitSet),
    /// One house.
    House(House),
    /// Some houses.
    Houses(Vec<House>),
    /// One candidate.
    Candidate(Candidate),
    /// Some candidates.
    Candidates(Vec<Candidate>),
    /// A technique.
    Technique(Name),
    /// Names of things that are written alike in every language: cells and digits of any grid, rules as programs read them.
    Terms(Vec<String>),
    /// A number of things.
    Count(usize),
    /// Parts of the sentence that are messages themselves.
    Clauses(Vec<Message>),
}

/// Something that has a name in the catalogue, such as a technique: by its slug.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Name(pub &'static str);

impl Key {
    /// All keys, in the order of their names.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..).map(Self).take(MESSAGES.len())
    }

    /// The key with this name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        let place = MESSAGES.binary_search_by_key(&name, |(name, _)| *name).ok()?;
        u16::try_from(place).ok().map(Self)
    }

    /// The name, as the Fluent files have it: `hidden-single`.
    pub fn name(self) -> &'static str {
        self.entry().0
    }

    /// The names of its arguments, in order.
    pub fn arguments(self) -> impl Iterator<Item = &'static str> {
        self.entry().1.split_whitespace()
    }

    fn entry(self) -> (&'static str, &'static str) {
        MESSAGES.get(usize::from(self.0)).copied().unwrap_or_default()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl From<Key> for Message {
    /// A message without arguments.
    fn from(key: Key) -> Self {
        Self { key, args: Vec::new() }
    }
}

impl Message {
    /// Which message.
    pub fn key(&self) -> Key {
        self.key
    }

    /// What it speaks of, each by its name.
    pub fn arguments(&self) -> impl Iterator<Item = (&'static str, &Arg)> {
        self.key.arguments().zip(&self.args)
    }

    /// Everything that it speaks of, that of its clauses included.
    pub fn spoken_of(&self) -> Vec<&Arg> {
        let own = self.args.iter().flat_map(|arg| match arg {
            Arg::Clauses(clauses) => clauses.iter().flat_map(Self::spoken_of).collect(),
            other => vec![other],
        });
        own.collect()
    }
}
