//! Variants in the place of classic puzzles: other sizes and rules, found out by their form.

mod solve;
mod steps;
mod watch;

use std::mem;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use clap::Args;
use ichidoku_api::{
    Ask, CheckVariant, Control, ConvertVariant, CountVariant, Error, ErrorCode, RuleSentences, Status,
    TrueCandidatesVariant, VariantChecked, VariantGrid, Verdict, spoken_variant, write_variant,
};
use ichidoku_formats::{Columns, Document, More, Other, Part};
use ichidoku_print::unwritable;
use ichidoku_variant_logic::Setting;
use ichidoku_variant_render::{Picture, svg};
use ichidoku_variants::{Constraint, Drawings, Problem, Puzzle, write_iss};
use serde::Serialize;

pub(crate) use self::solve::Form;
use self::watch::Watch;
use super::batch::Batch;
use super::picture;
use super::target::check_name;
use crate::exit::{Exit, Failure};
use crate::input_stream::Gauge;
use crate::inputs::Inputs;
use crate::output::Output;
use crate::records::{About, Fixed, Layout, Located, write_object};
use crate::rejected::Rejected;
use crate::summary::Summary;
use crate::terminal::{Terminal, write_stderr};
use crate::variant_inputs::{self, Read};
use crate::words::{language, say, word};

/// The forms that hold the fog and what a text says beside the rules.
const OF_F_PUZZLES: [&str; 3] = ["f-puzzles", "f-puzzles-json", "sudokupad"];

/// What of a variant may be left out.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct Accepted {
    #[arg(long)]
    drawn_unchecked: bool,
}

impl Accepted {
    /// True if what is only drawn is left unchecked.
    pub(crate) const fn drawn_unchecked(self) -> bool {
        self.drawn_unchecked
    }

    pub(crate) fn drawings(self) -> Drawings {
        if self.drawn_unchecked { Drawings::Unchecked } else { Drawings::Refused }
    }
}

/// Variants, each with its place.
pub(crate) struct Variants {
    records: Vec<Record>,
    /// How far the work on them is.
    gauge: Gauge,
}

pub(super) struct Record {
    pub(super) source: Arc<str>,
    pub(super) line: u64,
    puzzle: Result<Puzzle, String>,
    /// What stands beside it, for formats that have room for it.
    beside: Vec<Other>,
}

/// What became of a record: its part of the output, and how it counts.
pub(super) struct Done {
    bytes: Vec<u8>,
    kind: Kind,
}

impl Done {
    /// What is written is known already.
    pub(super) const fn of(bytes: Vec<u8>, kind: Kind) -> Self {
        Self { bytes, kind }
    }
}

pub(super) enum Kind {
    Fine,
    Unsolvable,
    Several,
    Capped,
    Late,
    Unfinished,
    /// It can't be written in the form that is asked for, for this reason.
    Unwritten(String),
}

impl From<Status> for Kind {
    fn from(status: Status) -> Self {
        match status {
            Status::Unsolvable => Self::Unsolvable,
            Status::Several => Self::Several,
            Status::Unique | Status::Solved => Self::Fine,
        }
    }
}

impl Variants {
    /// The puzzles of all inputs, if one of them begins with a variant.
    pub(crate) fn among(inputs: &Inputs, accepted: Accepted) -> Result<Option<Self>, Failure> {
        let Some(puzzles) = variant_inputs::read(inputs.arguments(), accepted.drawings())? else { return Ok(None) };
        let record = |Read { source, line, puzzle, beside }| Record { source, line, puzzle, beside };
        let records = puzzles.into_iter().map(record).collect::<Vec<_>>();
        let gauge = Gauge::of_puzzles(records.len() as u64);
        Ok(Some(Self { records, gauge }))
    }

    /// These columns, and those for what stands beside the puzzles.
    pub(crate) fn columns(&self, columns: Columns) -> Columns {
        let mut names: Vec<&str> = Vec::new();
        for other in self.records.iter().flat_map(|record| &record.beside) {
            if !names.contains(&other.name.as_str()) {
                names.push(&other.name);
            }
        }
        names.into_iter().fold(columns, |columns, name| columns.with(name).0)
    }

    /// A failure if an option was given that has no meaning for variants.
    pub(crate) fn refuse(&self, option: &str, is_given: bool) -> Result<(), Failure> {
        let is_variant = |record: &&Record| record.puzzle.as_ref().is_ok_and(|puzzle| puzzle.classic().is_none());
        let place = self.records.iter().find(is_variant).or(self.records.first());
        match place.filter(|_| is_given) {
            Some(Record { source, line, .. }) => {
                Err(Failure::new(say!("classic-only", option, place = format!("{source}:{line}"))))
            }
            None => Ok(()),
        }
    }

    /// Writes the number of solutions of each puzzle, as far as it is counted up to a limit and within a time.
    pub(crate) fn count(
        &self,
        batch: &Batch,
        json: bool,
        limit: u64,
        time: Option<Duration>,
        terminal: &Terminal,
    ) -> Result<Exit, Failure> {
        let work = |record: &Record, puzzle: &Puzzle| {
            let control = Control::new().solutions(limit).time(time.unwrap_or(Duration::MAX));
            let request = CountVariant { puzzle: write_iss(puzzle), limit };
            let counted = request.run(&control.counter(self.gauge.solutions()))?;
            let kind = match counted.solutions {
                count if counted.or_more && count < limit => Kind::Late,
                0 => Kind::Unsolvable,
                count if count == limit => Kind::Capped,
                _ => Kind::Fine,
            };
            let text = format!("{}\n", counted.solutions);
            Ok(record.done(json, counted, text, kind))
        };
        let summary = self.run(batch, json, terminal, work)?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }

    /// Writes the solutions of each puzzle.
    pub(crate) fn enumerate(
        &self,
        batch: &Batch,
        json: bool,
        limit: u64,
        terminal: &Terminal,
    ) -> Result<Exit, Failure> {
        check_name(batch.output.file(), Some(fixed(json)))?;
        batch.inputs.check_apart(&batch.output)?;
        let mut output = Output::open(batch.output.file())?;
        let mut summary = Summary::default();
        for record in &self.records {
            let problem = record.puzzle.as_ref().map_err(Clone::clone);
            let problem =
                problem.and_then(|puzzle| Ok((puzzle, Problem::new(puzzle).map_err(|error| error.to_string())?)));
            match problem {
                Ok((puzzle, problem)) => record.list(puzzle, &problem, json, limit, &mut output, &mut summary)?,
                Err(fault) => {
                    record.reject(&fault, &mut summary);
                    if batch.strict {
                        break;
                    }
                }
            }
        }
        output.finish()?;
        summary.note(terminal, None);
        Ok(summary.exit())
    }

    /// Says what is the matter with each puzzle.
    pub(crate) fn check(&self, batch: &Batch, json: bool, limit: u64, terminal: &Terminal) -> Result<Exit, Failure> {
        let work = |record: &Record, puzzle: &Puzzle| {
            let request = CheckVariant { puzzle: write_iss(puzzle), limit, redundant: true };
            let checked = request.run(&Control::new().solutions(limit))?;
            let kind = match checked.status {
                Verdict::Proper => Kind::Fine,
                Verdict::Several => Kind::Several,
                Verdict::Unsolvable | Verdict::Clashing => Kind::Unsolvable,
            };
            let checked =
                VariantChecked { misstated: puzzle.misstated().map(|broken| broken.written(puzzle)), ..checked };
            let text = record.at(report(&checked));
            Ok(record.done(json, checked, text, kind))
        };
        let summary = self.run(batch, json, terminal, work)?;
        summary.note(terminal, None);
        Ok(summary.exit_if_proper())
    }

    /// Writes the digits that occur in solutions, cell by cell in rows.
    pub(crate) fn true_candidates(
        &self,
        batch: &Batch,
        json: bool,
        guesses: u64,
        terminal: &Terminal,
    ) -> Result<Exit, Failure> {
        let work = |record: &Record, puzzle: &Puzzle| {
            let answer = TrueCandidatesVariant { puzzle: write_iss(puzzle) }.run(&Control::new().guesses(guesses));
            let found = match answer {
                Err(error) if error.code == ErrorCode::Budget => {
                    let bytes = if json { b"null\n".to_vec() } else { b"unfinished\n".to_vec() };
                    return Ok(Done { bytes, kind: Kind::Unfinished });
                }
                answer => answer?,
            };
            let is_possible = found.candidates.iter().flatten().any(|digits| !digits.is_empty());
            let kind = if is_possible { Kind::Fine } else { Kind::Unsolvable };
            let text = if is_possible { candidate_rows(&found.candidates) } else { "no solution\n".to_owned() };
            Ok(record.done(json, found, text, kind))
        };
        let summary = self.run(batch, json, terminal, work)?;
        summary.note(terminal, None);
        Ok(match summary.exit() {
            Exit::Fine if summary.unfinished.count > 0 => Exit::Unfinished,
            exit => exit,
        })
    }

    /// Writes the puzzles in another form.
    pub(crate) fn convert(&self, batch: &Batch, to: &str, terminal: &Terminal) -> Result<Exit, Failure> {
        // A form that can't be is refused before anything is written.
        let nothing = ConvertVariant { text: ".".repeat(16), to: to.to_owned(), ..ConvertVariant::default() };
        nothing.run(&Control::new())?;
        let work = |record: &Record, puzzle: &Puzzle| {
            Ok(match write_variant(puzzle, to) {
                Err(error) => Done { bytes: b"unwritten\n".to_vec(), kind: Kind::Unwritten(error.message) },
                Ok(text) => {
                    let text = format!("{}{text}\n", self.gap(record, to == "rows"));
                    Done { bytes: text.into_bytes(), kind: Kind::Fine }
                }
            })
        };
        let mut summary = self.run_totalled(batch, false, terminal, work, String::new)?;
        for record in &self.records {
            record.count_left_out(to, &mut summary);
        }
        summary.note(terminal, None);
        summary.note_left_out(terminal, to);
        Ok(summary.exit())
    }

    /// The empty line between grids of several rows.
    fn gap(&self, record: &Record, in_rows: bool) -> &'static str {
        let is_first = self.records.first().is_some_and(|first| std::ptr::eq(first, record));
        if in_rows && !is_first { "\n" } else { "" }
    }

    /// Writes the picture of the only puzzle.
    pub(crate) fn draw(&self, batch: &Batch, kind: picture::Kind) -> Result<Exit, Failure> {
        let [record] = &self.records[..] else { return Err(Failure::new(word("picture-of-one"))) };
        let puzzle = record.puzzle.as_ref().map_err(|error| Failure::new(record.at(error)))?;
        let setting = Setting::new(puzzle).map_err(|error| Failure::new(record.at(error)))?;
        let sentences = RuleSentences::of(language());
        let mut legend = sentences.unseen_rules(&setting);
        // Who shows an SVG has every letter; files in dots and pages have those of the embedded font.
        if kind != picture::Kind::Svg && legend.iter().any(|rule| unwritable(rule).is_some()) {
            legend = RuleSentences::of("en").unseen_rules(&setting);
        }
        let title = puzzle.title().unwrap_or_else(|| word("picture-title"));
        let drawings = puzzle.drawings().to_vec();
        let mut drawn = Picture { title: title.to_owned(), drawings, fog: true, legend, ..Picture::new(puzzle) };
        drawn.description = spoken_variant(&drawn, sentences.in_detail(&setting));
        kind.write_svg(batch, svg(&drawn), title, &drawn.description)
    }

    /// Works on the records that can be read, several at a time, and hands over what comes of each in their order; the others are
    /// told. Whoever takes it says how the record counts.
    pub(super) fn each<T: Send>(
        &self,
        terminal: &Terminal,
        work: impl Fn(&Puzzle) -> Result<T, String> + Sync,
        mut take: impl FnMut(&Record, T, &mut Summary) -> Kind,
    ) -> Summary {
        let mut summary = Summary::default();
        let mut watch = Watch::new(&self.gauge, terminal);
        let threads = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        for some in self.records.chunks(threads) {
            let work_on = |record: &Record| record.puzzle.as_ref().map_err(Clone::clone).and_then(&work);
            for (record, made) in some.iter().zip(watch.all_done(some, work_on)) {
                match made {
                    Ok(made) => {
                        let kind = take(record, made, &mut summary);
                        record.count(kind, &mut summary);
                    }
                    Err(fault) => record.reject(&fault, &mut summary),
                }
            }
        }
        summary
    }

    /// Works on the records, several at a time, and writes what comes of them in their order: lines, or objects.
    fn run(
        &self,
        batch: &Batch,
        json: bool,
        terminal: &Terminal,
        work: impl Fn(&Record, &Puzzle) -> Result<Done, Error> + Sync,
    ) -> Result<Summary, Failure> {
        check_name(batch.output.file(), Some(fixed(json)))?;
        self.run_totalled(batch, json, terminal, work, String::new)
    }

    /// The same, in a file of any name, with something about all of them at the end.
    pub(super) fn run_totalled(
        &self,
        batch: &Batch,
        json: bool,
        terminal: &Terminal,
        work: impl Fn(&Record, &Puzzle) -> Result<Done, Error> + Sync,
        total: impl FnOnce() -> String,
    ) -> Result<Summary, Failure> {
        self.run_in(batch, Layout::LINES.or_objects(json), terminal, work, total)
    }

    /// The same in any layout.
    fn run_in(
        &self,
        batch: &Batch,
        layout: Layout,
        terminal: &Terminal,
        work: impl Fn(&Record, &Puzzle) -> Result<Done, Error> + Sync,
        total: impl FnOnce() -> String,
    ) -> Result<Summary, Failure> {
        batch.inputs.check_apart(&batch.output)?;
        let mut output = layout.open(batch.output.file())?;
        let mut gap = layout.head;
        let mut summary = Summary::default();
        let mut watch = Watch::new(&self.gauge, terminal);
        'all: for some in self.records.chunks(batch.threads.count()) {
            let work_on = |record: &Record| record.puzzle.as_ref().ok().map(|puzzle| work(record, puzzle));
            let finished = watch.all_done(some, work_on);
            for (record, done) in some.iter().zip(finished) {
                let fault = match (&record.puzzle, done) {
                    (Err(error), _) => error.clone(),
                    (_, Some(Err(error))) => error.message,
                    (_, Some(Ok(done))) => {
                        output.write(mem::replace(&mut gap, layout.between.as_bytes()))?;
                        output.write(&done.bytes)?;
                        let is_bad = matches!(done.kind, Kind::Unwritten(_));
                        record.count(done.kind, &mut summary);
                        if is_bad && batch.strict {
                            break 'all;
                        }
                        continue;
                    }
                    (_, None) => continue,
                };
                record.reject(&fault, &mut summary);
                if batch.strict {
                    break 'all;
                }
                output.write(mem::replace(&mut gap, layout.between.as_bytes()))?;
                output.write(&record.stand_in(&layout, fault))?;
            }
            output.flush()?;
        }
        output.write(layout.tail.as_bytes())?;
        output.write(total().as_bytes())?;
        output.finish()?;
        Ok(summary)
    }
}

impl Record {
    /// `puzzles.txt:17: ` and what is to be said.
    fn at(&self, text: impl std::fmt::Display) -> String {
        format!("{}:{}: {text}", self.source, self.line)
    }

    pub(super) fn done(&self, json: bool, answer: impl Serialize, text: String, kind: Kind) -> Done {
        let mut bytes = Vec::new();
        if json {
            write_object(&Located::at(&self.source, self.line, answer), &mut bytes);
        } else {
            bytes = text.into_bytes();
        }
        Done { bytes, kind }
    }

    fn count(&self, kind: Kind, summary: &mut Summary) {
        if let Kind::Unwritten(reason) = kind {
            summary.unwritten += 1;
            return write_stderr(format_args!("{}\n", self.at(reason)));
        }
        summary.puzzles += 1;
        if self.puzzle.as_ref().is_ok_and(|puzzle| !puzzle.drawn().is_empty()) {
            summary.drawn.add_at(&self.source, || self.line);
        }
        if self.puzzle.as_ref().is_ok_and(|puzzle| puzzle.misstated().is_some()) {
            summary.misstated.add_at(&self.source, || self.line);
        }
        let kind = match kind {
            Kind::Fine | Kind::Unwritten(_) => return,
            Kind::Unsolvable => &mut summary.unsolvable,
            Kind::Several => &mut summary.several,
            Kind::Capped => &mut summary.capped,
            Kind::Late => &mut summary.late,
            Kind::Unfinished => &mut summary.unfinished,
        };
        kind.add_at(&self.source, || self.line);
    }

    /// Counts what the form in which a variant is written has no place for.
    fn count_left_out(&self, to: &str, summary: &mut Summary) {
        let Ok(puzzle) = &self.puzzle else { return };
        let keeps_words = OF_F_PUZZLES.contains(&to);
        let parts = [
            (Part::Name, puzzle.title().is_some() && !keeps_words),
            (Part::Author, puzzle.author().is_some() && !keeps_words),
            (Part::RulesText, puzzle.rules_text().is_some() && !keeps_words),
            (Part::Solution, puzzle.stated().is_some() && !keeps_words),
            (Part::Entries, !puzzle.entered().is_empty()),
        ];
        for (part, _) in parts.into_iter().filter(|(_, is_there)| *is_there) {
            summary.left_out.entry(part).or_default().add_at(&self.source, || self.line);
        }
        if !keeps_words && puzzle.constraints().iter().any(|rule| matches!(rule, Constraint::Fog(_))) {
            summary.fogged.add_at(&self.source, || self.line);
        }
    }

    /// Writes each solution as soon as it is found.
    fn list(
        &self,
        puzzle: &Puzzle,
        problem: &Problem<'_>,
        json: bool,
        limit: u64,
        output: &mut Output,
        summary: &mut Summary,
    ) -> Result<(), Failure> {
        let (mut number, mut written) = (0, Ok(()));
        let shown = if json { write_iss(puzzle) } else { String::new() };
        // The search has neither a budget nor a stop handle.
        let _ = problem.each_solution(|digits| {
            number += 1;
            let solution = VariantGrid::new(puzzle, &digits);
            let text = format!("{}\n", solution.line);
            let found = About { puzzle: shown.clone(), answer: Found { number, solution } };
            let done = self.done(json, found, text, Kind::Fine);
            written = output.write(&done.bytes).and_then(|()| output.flush());
            written.is_ok() && number < limit
        });
        self.count(if number == 0 { Kind::Unsolvable } else { Kind::Fine }, summary);
        written
    }

    fn reject(&self, fault: &str, summary: &mut Summary) {
        summary.unreadable += 1;
        write_stderr(format_args!("{}\n", self.at(fault)));
    }

    /// What is in the output for a record with a fault.
    fn stand_in(&self, layout: &Layout, fault: String) -> Vec<u8> {
        let mut bytes = Vec::new();
        let more = More { others: self.beside.clone(), ..More::default() };
        let beside = Document { more: Some(Box::new(more)), ..Document::of(ichidoku::Puzzle::EMPTY) };
        let rejected = Rejected::Variant { source: self.source.to_string(), line: self.line, fault };
        layout.stand_in(&rejected, Some(&beside), &mut bytes);
        bytes
    }
}

/// What is written of variants, except where they are converted.
pub(super) fn fixed(json: bool) -> Fixed {
    if json { Fixed::Objects } else { Fixed::Lines }
}

/// One of the solutions of a puzzle.
#[derive(Serialize)]
struct Found {
    number: u64,
    solution: VariantGrid,
}

/// The digits of each cell in columns of the same width, with commas between numbers above 9.
fn candidate_rows(candidates: &[Vec<Vec<i16>>]) -> String {
    let above_nine = candidates.iter().flatten().flatten().any(|&digit| digit > 9);
    let separator = if above_nine { "," } else { "" };
    let cell = |digits: &Vec<i16>| digits.iter().map(i16::to_string).collect::<Vec<_>>().join(separator);
    let cells = candidates.iter().map(|row| row.iter().map(cell).collect::<Vec<_>>()).collect::<Vec<_>>();
    let width = cells.iter().flatten().map(String::len).max().unwrap_or(1);
    let row = |row: &Vec<String>| {
        let cells = row.iter().map(|cell| format!("{cell:<width$}")).collect::<Vec<_>>();
        format!("{}\n", cells.join(" ").trim_end())
    };
    cells.iter().map(row).collect()
}

/// The verdict, with the details on indented lines below.
fn report(checked: &VariantChecked) -> String {
    let clues = say!("clue-count", count = checked.clues);
    let count = checked.solutions;
    let verdict = match checked.status {
        Verdict::Proper => say!("check-one", clues),
        Verdict::Several if checked.or_more => say!("check-several-capped", count, clues),
        Verdict::Several => say!("check-several", count, clues),
        Verdict::Unsolvable | Verdict::Clashing => say!("check-unsolvable", clues),
    };
    let mut details = Vec::new();
    details.extend(checked.examples.iter().flatten().map(|grid| grid.line.clone()));
    if let Some(cells) = &checked.differing {
        let count = say!("cell-count", count = cells.len());
        details.push(say!("check-differ", count, cells = cells.join(" ")));
    }
    details.extend(checked.contradiction.as_ref().map(|rules| match &rules[..] {
        [only] => say!("check-rule", rules = only),
        rules => say!("check-rules", count = rules.len(), rules = rules.join(" ")),
    }));
    details.extend(of_redundant(checked));
    details.extend(checked.misstated.as_ref().map(|rule| match rule.as_str() {
        "" => word("check-stated-twice").to_owned(),
        rule => say!("check-stated-breaks", rule),
    }));
    let details: String = details.iter().map(|detail| format!("  {detail}\n")).collect();
    format!("{verdict}\n{details}")
}

/// Which givens and rules can go, or that none can.
fn of_redundant(checked: &VariantChecked) -> Vec<String> {
    let listed = |rules: &Option<Vec<String>>| rules.as_ref().map(|rules| (rules.len(), rules.join(" ")));
    let undecided = listed(&checked.undecided);
    let redundant = listed(&checked.redundant).and_then(|(count, rules)| match count {
        0 if undecided.is_some() => None,
        0 => Some(word("check-none-redundant").to_owned()),
        _ => Some(say!("check-redundant", count, cells = rules)),
    });
    redundant.into_iter().chain(undecided.map(|(count, rules)| say!("check-undecided", count, rules))).collect()
}
