//! The columns of a table beside the puzzle and its solution.

use crate::document::{Document, Other};
use crate::names;
use crate::part::{Part, Parts};
use crate::record::Record;

/// The columns of a table beside the puzzle and its solution: three labels, or none, then the origin, then whatever else
/// there is.
///
/// They are known before the first row is written, so later rows may have something for which there is none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Columns {
    /// Name, rating and difficulty.
    labels: bool,
    author: bool,
    source: bool,
    others: Vec<String>,
    /// True if tabs are between the columns, and not commas.
    tabs: bool,
}

impl Columns {
    /// The columns that one puzzle needs.
    pub fn of(document: &Document) -> Self {
        let others = document.more.iter().flat_map(|more| &more.others);
        Self::for_parts(document.parts(), others.map(|other| other.name.clone()))
    }

    /// The columns for these parts, and others with these names.
    pub(crate) fn for_parts(parts: Parts, others: impl IntoIterator<Item = String>) -> Self {
        let has = |part| parts.contains(part);
        let is_other = |name: &String| name != names::of_part(Part::Solution);
        Self {
            labels: has(Part::Name) || has(Part::Rating) || has(Part::Difficulty),
            author: has(Part::Author),
            source: has(Part::Source),
            others: others.into_iter().filter(is_other).collect(),
            tabs: false,
        }
    }

    /// The columns of both.
    #[must_use]
    pub fn and(mut self, more: Self) -> Self {
        let new: Vec<String> = more.others.into_iter().filter(|name| !self.others.contains(name)).collect();
        self.others.extend(new);
        let Self { labels, author, source, others, tabs } = self;
        let (author, source) = (author | more.author, source | more.source);
        Self { labels: labels | more.labels, author, source, others, tabs: tabs | more.tabs }
    }

    /// These columns, and those for whatever else the document has.
    #[must_use]
    pub fn and_for(self, document: &Document) -> Self {
        if self.lacking(document).is_empty() {
            // As nearly always, which costs no memory.
            return self;
        }
        let others = document.more.iter().flat_map(|more| &more.others).filter(|other| other.json != "null");
        self.and(Self::for_parts(document.parts(), others.map(|other| other.name.clone())))
    }

    /// These columns with tabs between them.
    #[must_use]
    pub fn with_tabs(self) -> Self {
        Self { tabs: true, ..self }
    }

    /// These columns and one more behind them, which has this name, or another one like it where there is one already; and its
    /// name.
    ///
    /// ```
    /// use ichidoku_formats::Columns;
    /// let (columns, name) = Columns::default().with("status");
    /// assert_eq!((name.as_str(), columns.with("status").1.as_str()), ("status", "status (2)"));
    /// ```
    #[must_use]
    pub fn with(mut self, name: &str) -> (Self, String) {
        let taken: Vec<&str> =
            [names::PUZZLE_COLUMN, names::of_part(Part::Solution)].into_iter().chain(self.names()).collect();
        let name = names::apart(name, |name| taken.contains(&name));
        self.others.push(name.clone());
        (self, name)
    }

    /// What stands between two columns.
    pub(crate) const fn delimiter(&self) -> u8 {
        if self.tabs { b'\t' } else { b',' }
    }

    /// The labels and the origin for which there are columns.
    pub fn parts(&self) -> Parts {
        let labels = if self.labels { &[Part::Name, Part::Rating, Part::Difficulty][..] } else { &[] };
        let origin = [(self.author, Part::Author), (self.source, Part::Source)];
        let origin = origin.into_iter().filter(|(has, _)| *has).map(|(_, part)| part);
        labels.iter().copied().chain(origin).collect()
    }

    /// What the puzzle has and there is no column for: `the name or rating`, `the column "date"`.
    pub(crate) fn lacking(&self, document: &Document) -> Vec<String> {
        let parts = document.parts().without(self.parts());
        let labels = [
            (&[Part::Name, Part::Rating, Part::Difficulty][..], "the name or rating"),
            (&[Part::Author], "the author"),
            (&[Part::Source], "the source"),
        ];
        let labels = labels.into_iter().filter(|(of, _)| of.iter().any(|part| parts.contains(*part)));
        let others = document.more.iter().flat_map(|more| &more.others).filter(|other| other.json != "null");
        let others = others.filter(|other| !other.is_unsolved() && !self.others.contains(&other.name));
        labels
            .map(|(_, words)| words.into())
            .chain(others.map(|other| format!("the column {:?}", other.name)))
            .collect()
    }

    /// The names of the columns, as a table's header has them.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        let names = self.parts().iter().map(names::of_part).collect::<Vec<_>>();
        names.into_iter().chain(self.others.iter().map(String::as_str))
    }

    /// What a record has for each of the columns.
    pub(crate) fn fields<'a>(&self, record: &Record<'a>) -> Vec<std::borrow::Cow<'a, str>> {
        let more = record.more;
        let label = |part| match part {
            Part::Name => record.name,
            Part::Rating => record.rating,
            Part::Difficulty => record.difficulty,
            Part::Author => more?.author.as_deref(),
            Part::Source => more?.source.as_deref(),
            _ => None,
        };
        let labels = self.parts().iter().map(|part| label(part).unwrap_or("").into()).collect::<Vec<_>>();
        let other = |name: &String| {
            let other = more.and_then(|more| more.others.iter().find(|other| other.name == *name));
            other.map(Other::text).unwrap_or_default().into()
        };
        labels.into_iter().chain(self.others.iter().map(other)).collect()
    }
}
