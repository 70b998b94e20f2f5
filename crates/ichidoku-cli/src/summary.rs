//! What was met on the way, for the notes at the end and the exit status.

use std::collections::BTreeMap;

use ichidoku::NotProper;
use ichidoku::solve::{Report, Stats};
use ichidoku_formats::{Chunk, Document, Part, Writer};

use crate::exit::Exit;
use crate::terminal::Terminal;
use crate::words::{find, say, word};

/// How many records of which kind were met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Summary {
    /// Puzzles that could be read.
    pub(crate) puzzles: u64,
    /// Records that could not.
    pub(crate) unreadable: u64,
    /// Records that could be read, but not written in the form that is asked for.
    pub(crate) unwritten: u64,
    /// Puzzles without a solution.
    pub(crate) unsolvable: Kind,
    /// Puzzles whose clues conflict, where solutions are not asked for.
    pub(crate) clashing: Kind,
    /// Puzzles with more than one.
    pub(crate) several: Kind,
    /// Puzzles whose solutions were not counted to the end.
    pub(crate) capped: Kind,
    /// Puzzles whose solutions were counted until the time was up.
    pub(crate) late: Kind,
    /// Puzzles whose search reached its budget.
    pub(crate) unfinished: Kind,
    /// Puzzles whose stated solution is wrong.
    pub(crate) misstated: Kind,
    /// Variants with lines or signs that are only drawn, read without them.
    pub(crate) drawn: Kind,
    /// Puzzles of which a part is left out, since the format written can't hold it.
    pub(crate) left_out: BTreeMap<Part, Kind>,
    /// Puzzles of which something is left out, since the table has no column for it, by what that is.
    pub(crate) without_column: BTreeMap<String, Kind>,
    /// Variants whose fog is left out.
    pub(crate) fogged: Kind,
    /// Puzzles printed without words whose letters the book lacks.
    pub(crate) unlettered: Kind,
    /// Puzzles printed without a code, for which their links are too long.
    pub(crate) uncoded: Kind,
    /// What the searches did; the depth is the largest.
    pub(crate) stats: Stats,
}

/// Puzzles of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kind {
    pub(crate) count: u64,
    /// Where the first few of them stand.
    first: Vec<Place>,
}

/// Places that are kept of a kind.
const FEW: usize = 8;

/// `puzzles.txt:17`
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    source: String,
    line: u64,
}

impl Kind {
    /// Counts one that stands on a line of the chunk; where, is only asked for the first few.
    pub(crate) fn add(&mut self, chunk: &Chunk, line: impl FnOnce() -> u64) {
        self.add_at(chunk.source_name(), line);
    }

    /// Counts one that stands on a line of the source.
    pub(crate) fn add_at(&mut self, source: &str, line: impl FnOnce() -> u64) {
        self.count += 1;
        if self.first.len() < FEW {
            self.first.push(Place { source: source.into(), line: line() });
        }
    }

    fn merge(&mut self, later: Self) {
        self.count += later.count;
        let room = FEW - self.first.len();
        self.first.extend(later.first.into_iter().take(room));
    }

    /// `3 of 50 puzzles, the first at puzzles.txt:17`, or just the place of the only puzzle; `None` where there are none.
    pub(crate) fn describe(&self, puzzles: u64) -> Option<String> {
        let Place { source, line } = self.first.first()?;
        Some(match (self.count, puzzles) {
            (1, 1) => format!("{source}:{line}"),
            (count, _) => say!("which-puzzles", count, puzzles, place = format!("{source}:{line}")),
        })
    }

    /// The same with the places of the next few, by their lines alone where these are in the same source.
    fn describe_few(&self, puzzles: u64) -> Option<String> {
        let which = self.describe(puzzles)?;
        let [first, others @ ..] = &*self.first else { return None };
        let place = |other: &Place| match other.source == first.source {
            true => other.line.to_string(),
            false => format!("{}:{}", other.source, other.line),
        };
        let mut places: Vec<String> = others.iter().map(place).collect();
        if places.is_empty() {
            return Some(which);
        }
        if self.count > self.first.len() as u64 {
            places.push("…".to_owned());
        }
        Some(say!("which-next", which, places = places.join(", ")))
    }
}

impl Summary {
    /// All records.
    pub(crate) fn records(&self) -> u64 {
        self.puzzles + self.unreadable + self.unwritten
    }

    /// Counts a puzzle that stands on a line of the chunk by what the search for its solutions found.
    #[inline]
    pub(crate) fn add(&mut self, report: &Report, chunk: &Chunk, line: impl FnOnce() -> u64) {
        self.add_at(report, chunk.source_name(), line);
    }

    /// Counts a puzzle that stands on a line of the source by what the search for its solutions found.
    #[inline]
    pub(crate) fn add_at(&mut self, report: &Report, source: &str, line: impl FnOnce() -> u64) {
        match report.count {
            0 => self.unsolvable.add_at(source, line),
            1 => {}
            _ => self.several.add_at(source, line),
        }
        self.add_stats(report.stats);
    }

    /// Adds what a search did.
    #[inline]
    pub(crate) fn add_stats(&mut self, stats: Stats) {
        self.stats.guesses += stats.guesses;
        self.stats.sweeps += stats.sweeps;
        self.stats.depth = self.stats.depth.max(stats.depth);
    }

    /// Counts what the document has and the table no column for.
    pub(crate) fn add_without_column(&mut self, writer: &Writer, document: &Document, chunk: &Chunk) {
        for label in writer.without_column(document) {
            self.without_column.entry(label).or_default().add(chunk, || document.line);
        }
    }

    /// Counts a puzzle that is not proper by the reason.
    pub(crate) fn add_improper(&mut self, reason: &NotProper, chunk: &Chunk, line: impl FnOnce() -> u64) {
        self.improper(reason).add(chunk, line);
    }

    /// The kind of puzzles that are not proper for this reason.
    pub(crate) fn improper(&mut self, reason: &NotProper) -> &mut Kind {
        match reason {
            NotProper::Several(_) => &mut self.several,
            _ => &mut self.unsolvable,
        }
    }

    /// Adds what was met later.
    pub(crate) fn merge(&mut self, later: Self) {
        self.puzzles += later.puzzles;
        self.unreadable += later.unreadable;
        self.unwritten += later.unwritten;
        self.unsolvable.merge(later.unsolvable);
        self.clashing.merge(later.clashing);
        self.several.merge(later.several);
        self.capped.merge(later.capped);
        self.late.merge(later.late);
        self.unfinished.merge(later.unfinished);
        self.misstated.merge(later.misstated);
        for (part, kind) in later.left_out {
            self.left_out.entry(part).or_default().merge(kind);
        }
        for (label, kind) in later.without_column {
            self.without_column.entry(label).or_default().merge(kind);
        }
        self.add_stats(later.stats);
    }

    /// The exit status where puzzles without a solution are the worst that can be met.
    pub(crate) fn exit(&self) -> Exit {
        match (self.unreadable + self.unwritten + self.misstated.count, self.unsolvable.count + self.clashing.count) {
            (0, 0) => Exit::Fine,
            (0, _) => Exit::NoSolution,
            _ => Exit::BadInput,
        }
    }

    /// The exit status where a puzzle should have exactly one solution.
    pub(crate) fn exit_if_proper(&self) -> Exit {
        match self.exit() {
            Exit::Fine if self.several.count > 0 => Exit::Several,
            exit => exit,
        }
    }

    /// Says what is worth knowing beside the data; where there are several solutions, also what follows for the data.
    pub(crate) fn note(&self, terminal: &Terminal, consequence: Option<&str>) {
        if self.records() == 0 {
            terminal.note(word("no-puzzle"));
        }
        if self.unreadable > 0 {
            terminal.note(say!("some-unreadable", count = self.unreadable, records = self.records()));
        }
        if self.unwritten > 0 {
            terminal.note(say!("some-unwritten", count = self.unwritten, records = self.records()));
        }
        for (label, kind) in &self.without_column {
            if let Some(which) = kind.describe(self.puzzles) {
                terminal.note(say!("no-column", label, which));
            }
        }
        if let Some(which) = self.drawn.describe(self.puzzles) {
            terminal.note(say!("drawn-unchecked", which));
        }
        if let Some(which) = self.unlettered.describe(self.puzzles) {
            terminal.note(say!("book-unlettered", which));
        }
        if let Some(which) = self.uncoded.describe(self.puzzles) {
            terminal.note(say!("book-uncoded", which));
        }
        if let Some(which) = self.clashing.describe(self.puzzles) {
            terminal.note(say!("clashing", which));
        }
        if let Some(which) = self.unsolvable.describe(self.puzzles) {
            terminal.note(say!("no-solution", which));
        }
        if let Some(which) = self.capped.describe(self.puzzles) {
            terminal.note(say!("capped", which));
        }
        if let Some(which) = self.late.describe(self.puzzles) {
            terminal.note(say!("counted-late", which));
        }
        if let Some(which) = self.unfinished.describe(self.puzzles) {
            terminal.note(say!("out-of-budget", which));
        }
        if let Some(which) = self.misstated.describe_few(self.puzzles) {
            terminal.note(say!("misstated", which));
        }
        if let Some(which) = self.several.describe(self.puzzles) {
            terminal.note(match consequence {
                Some(consequence) => say!("several-so", which, consequence),
                None => say!("several", which),
            });
        }
    }
    /// Says what of the puzzles the format that was written can't hold.
    pub(crate) fn note_left_out(&self, terminal: &Terminal, format: &str) {
        let parts = self.left_out.iter().map(|(part, kind)| {
            let words = find(&format!("part-{}", part.name().replace(' ', "-")));
            (words.unwrap_or(part.name()), kind)
        });
        for (part, kind) in parts.chain([(word("part-fog"), &self.fogged)]) {
            if let Some(which) = kind.describe(self.puzzles) {
                terminal.note(say!("left-out", format, part, which));
            }
        }
    }
}
