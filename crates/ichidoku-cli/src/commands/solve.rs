//! `ichidoku solve`

use std::time::{Duration, Instant};

use clap::Args;
use ichidoku::Solution;
use ichidoku::solve::{Report, Stats};
use ichidoku_api::{Solved, Status, wrong_cells};
use ichidoku_formats::{Chunk, Columns, Document, Format, Other, Record, Writer};

use crate::commands::batch::{Batch, EngineChoice, Searcher};
use crate::commands::solve_on_gpu;
use crate::commands::tables::{AnsweredTable, InParquet, Searching, Shown};
use crate::commands::target::{Target, check_name, columns_in};
use crate::commands::variants::{self, Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::input_stream::InputStream;
use crate::output::{EmptyParts, check_unpacked};
use crate::pipeline::Work;
use crate::progress::scaled;
use crate::records::{Fixed, Layout, Located, Part, write_object};
use crate::summary::Summary;
use crate::terminal::{Terminal, stdout_is_terminal, write_stderr};
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct Solve {
    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[command(flatten)]
    parquet: InParquet,

    #[arg(long, short, value_name = "FORMAT", value_parser = Target::names_of_records())]
    format: Option<Target>,

    #[arg(long, conflicts_with = "format")]
    json: bool,

    #[arg(long)]
    first: bool,

    #[arg(long)]
    stats: bool,

    #[arg(long, conflicts_with_all = ["format", "json", "strict", "threads", "engine"])]
    gpu: bool,

    #[command(flatten)]
    engine: EngineChoice,
}

impl Solve {
    pub(crate) fn run(self, terminal: &Terminal) -> Result<Exit, Failure> {
        if self.gpu {
            check_name(self.batch.output.file(), Some(Fixed::Lines))?;
            check_unpacked(self.batch.output.file(), "txt")?;
            let inputs = self.batch.inputs.resolve()?;
            return solve_on_gpu::run(inputs, self.batch.output.file(), self.first, self.stats);
        }
        let started = Instant::now();
        let limit = if self.first { 1 } else { 2 };
        let search = self.engine.search().limit(limit);
        let is_table = !self.json && self.target() == Some(Target::Parquet);
        let plan = Searching::new(search, if self.first { Shown::First } else { Shown::Only });
        if let Some(summary) = self.parquet.run(&self.batch, is_table, self.accepted.drawings(), &plan, terminal)? {
            return Ok(self.told(&summary, started, terminal));
        }
        let Some(mut rows) = self.batch.inputs.rows()? else { return self.of_variants(terminal) };
        let keeps_others = !self.json && self.target().and_then(Target::format).is_some_and(keeps_others);
        if keeps_others {
            rows.stream = rows.stream.keep_others();
        }
        if let Some(target) = self.target().filter(|target| !self.json && target.is_table()) {
            rows = match AnsweredTable::of(rows, target, self.accepted.drawings(), &plan)? {
                Ok(table) => {
                    let summary = table.answer(&self.batch, &plan, terminal)?;
                    return Ok(self.told(&summary, started, terminal));
                }
                Err(rows) => rows,
            };
        }
        if rows.has_variants {
            return self.of_variants(terminal);
        }
        let mut stream = rows.stream;
        let form = self.form(&mut stream, terminal)?;
        let layout = form.layout();
        let work =
            Solving { proves: !self.first, searcher: Searcher::new(search), form, layout, strict: self.batch.strict };
        let summary = self.batch.run(stream, layout, &work, terminal)?;
        Ok(self.told(&summary, started, terminal))
    }

    /// Solutions of puzzles of which some have other sizes or rules.
    fn of_variants(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? else {
            return Err(Failure::new(word("no-puzzle")));
        };
        variants.refuse("--engine", self.engine.engine.is_some())?;
        variants.refuse("--stats", self.stats)?;
        let form = match self.target() {
            _ if self.json => variants::Form::Objects,
            None => variants::Form::Usual,
            Some(target) if target == Target::Text(Format::LINE) => variants::Form::Lines,
            Some(target) => match target.format().filter(|format| keeps_others(*format)) {
                Some(format) => {
                    let columns = columns_in(self.batch.output.file(), variants.columns(Columns::default()));
                    variants::Form::records(format, columns, target == Target::Parquet)
                }
                None => {
                    variants.refuse(&format!("--format {}", target.name()), target.name() != "rows")?;
                    variants::Form::Rows
                }
            },
        };
        variants.solve(&self.batch, &form, self.first, terminal)
    }

    /// Says what was met.
    fn told(&self, summary: &Summary, started: Instant, terminal: &Terminal) -> Exit {
        // Where there is a status, there is no solution then.
        let is_shown = self.json || !self.target().and_then(Target::format).is_some_and(keeps_others);
        summary.note(terminal, is_shown.then(|| word("so-one-shown")));
        if self.stats {
            self.show_stats(summary, started.elapsed());
        }
        summary.exit()
    }

    /// What is written by the words or the name of the file, if they say it.
    fn target(&self) -> Option<Target> {
        let of_records = |target: &Target| target.format().is_some();
        self.format.or_else(|| self.batch.output.file().and_then(Target::of_file).filter(of_records))
    }

    /// The form that was asked for, or the one that fits the place the data go to.
    fn form(&self, stream: &mut InputStream, terminal: &Terminal) -> Result<Form, Failure> {
        if self.json {
            return Ok(Form::Object { proved: !self.first, stats: self.stats });
        }
        let on_terminal = self.batch.output.is_stdout() && stdout_is_terminal();
        let target = match self.target() {
            Some(target) => target,
            None if on_terminal && stream.is_single()? => Target::Text(Format::PRETTY),
            None => Target::Text(Format::LINE),
        };
        let format = target.format().unwrap_or(Format::LINE);
        let colour = self.batch.output.is_stdout() && terminal.colours_stdout();
        let (mut columns, mut status) = (Columns::default(), None);
        if keeps_others(format) {
            let (with_status, name) = columns_in(self.batch.output.file(), stream.columns()?).with("status");
            (columns, status) = (with_status, Some(name));
        }
        let (writer, is_chosen) = (Writer::new(format, columns), self.target().is_some());
        Ok(Form::Records { writer, colour, is_chosen, is_packed: target == Target::Parquet, status })
    }

    /// Several lines on standard error.
    fn show_stats(&self, summary: &Summary, elapsed: Duration) {
        let seconds = elapsed.as_secs_f64();
        let puzzles = summary.puzzles;
        let solved = puzzles - summary.unsolvable.count - summary.several.count;
        let each = |n: u64| n as f64 / puzzles.max(1) as f64;
        let Stats { guesses, sweeps, depth } = summary.stats;
        let kind = if self.first { word("stats-solved") } else { word("stats-one") };
        let per_puzzle = |count: u64| say!("stats-per-puzzle", count, average = format!("{:.2}", each(count)));
        let lines = [
            (word("stats-puzzles"), puzzles.to_string()),
            (kind, solved.to_string()),
            (word("stats-several"), summary.several.count.to_string()),
            (word("stats-none"), summary.unsolvable.count.to_string()),
            (word("stats-unreadable"), summary.unreadable.to_string()),
            (word("stats-guesses"), per_puzzle(guesses) + &say!("stats-depth", depth)),
            (word("stats-sweeps"), per_puzzle(sweeps)),
            (
                word("stats-time"),
                say!(
                    "stats-speed",
                    seconds = format!("{seconds:.3}"),
                    speed = scaled(puzzles as f64 / seconds),
                    threads = self.batch.threads.count(),
                    engine = self.engine.chosen(),
                ),
            ),
        ];
        for (place, (name, value)) in lines.iter().enumerate() {
            // The kinds of puzzles are parts of the first line.
            let (indent, width) = if (1..4).contains(&place) { ("  ", 12) } else { ("", 12) };
            write_stderr(format_args!("{indent}{name:<width$} {value}\n"));
        }
    }
}

/// How a solution is written.
#[derive(Clone, Debug)]
enum Form {
    Records {
        writer: Writer,
        colour: bool,
        /// True if an option or the name of the output chose the format.
        is_chosen: bool,
        /// True if the records are packed into a Parquet file.
        is_packed: bool,
        /// What says how many solutions there are, in formats that have a place for it.
        status: Option<String>,
    },
    /// What `--json` asks for: whether one solution is proved to be the only one, and whether statistics are shown.
    Object { proved: bool, stats: bool },
}

impl Form {
    fn layout(&self) -> Layout {
        match self {
            Self::Records { writer, is_chosen, is_packed, .. } => {
                let layout = Layout::of_writer(writer.clone()).chosen(*is_chosen);
                if *is_packed { layout.in_parquet(EmptyParts::Kept) } else { layout }
            }
            Self::Object { .. } => Layout::OBJECTS,
        }
    }
}

/// What a worker does.
#[derive(Clone)]
struct Solving {
    searcher: Searcher,
    form: Form,
    layout: Layout,
    strict: bool,
    /// Whether a single solution is proved to be the only one.
    proves: bool,
}

impl Work for Solving {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        let all_plain = self.searcher.run(chunk);
        let proves = self.proves;
        match &self.form {
            Form::Records { writer, .. } if all_plain && writer.format() == Format::LINE => {
                write_lines(chunk, &mut self.searcher, part);
            }
            form => self.layout.write(chunk, self.strict, part, |i, entry, part| {
                let report = self.searcher.report(i);
                part.summary.add(report, chunk, || entry.line);
                let proved = proves && report.count == 1;
                note_misstated(chunk, entry, report.solutions[0].as_ref().filter(|_| proved), part);
                if let Form::Records { writer, .. } = form {
                    part.summary.add_without_column(writer, entry, chunk);
                }
                match form {
                    Form::Records { writer, status: Some(column), .. } => {
                        let status = Status::found(report.count, proves);
                        write_with_status(writer, (column, status), entry, report, part);
                    }
                    Form::Records { writer, colour, .. } => write_solution(writer, *colour, entry, report, part),
                    Form::Object { proved, stats } => {
                        let solved = Solved::new(entry.puzzle, report, *proved).with_stated(entry.solution.as_ref());
                        let solved = if *stats { solved.with_stats(report.stats) } else { solved };
                        write_object(&Located::new(chunk.source_name(), entry, solved), &mut part.bytes);
                    }
                }
            }),
        }
    }
}

/// Says and counts where the input states a solution that is none; `only` is the one that the puzzle has.
fn note_misstated(chunk: &Chunk, entry: &Document, only: Option<&Solution>, part: &mut Part) {
    let Some(stated) = &entry.solution else { return };
    let wrong = wrong_cells(&entry.puzzle, stated, only);
    if !wrong.is_empty() {
        part.say(chunk, entry, say!("stated-wrong", count = wrong.len(), cells = wrong));
        part.summary.misstated.add(chunk, || entry.line);
    }
}

/// The short way: every record is a puzzle, every answer a line.
fn write_lines(chunk: &Chunk, searcher: &mut Searcher, part: &mut Part) {
    part.bytes.reserve(searcher.count() * 82);
    for i in 0..searcher.count() {
        if searcher.is_open(i) {
            part.hand_over("");
        }
        let report = searcher.report(i);
        part.summary.puzzles += 1;
        part.summary.add(report, chunk, || line_of(chunk, i));
        match &report.solutions[0] {
            Some(solution) => {
                let mut line = [b'\n'; 82];
                line.iter_mut().zip(solution.values()).for_each(|(byte, digit)| *byte = b'0' + digit);
                part.bytes.extend_from_slice(&line);
            }
            None => part.bytes.extend_from_slice(NO_SOLUTION),
        }
    }
}

const NO_SOLUTION: &[u8] = b"no solution\n";

/// The line on which a record of the chunk stands.
fn line_of(chunk: &Chunk, position: usize) -> u64 {
    chunk.entries().filter_map(Result::ok).nth(position).map_or(0, |entry| entry.line)
}

/// True if a format has a place for whatever there is beside a puzzle.
fn keeps_others(format: Format) -> bool {
    format.holds().contains(ichidoku_formats::Part::Others)
}

/// A record of the format with the solution. Formats that show no more than a grid say in words that there is none.
fn write_solution(writer: &Writer, colour: bool, entry: &Document, report: &Report, part: &mut Part) {
    let solution = report.solutions[0].as_ref();
    let format = writer.format();
    let has_room_for_none = format.holds().contains(ichidoku_formats::Part::Solution);
    if solution.is_none() && !has_room_for_none {
        return writer.remark(&String::from_utf8_lossy(NO_SOLUTION.trim_ascii_end()), &mut part.bytes);
    }
    let name = entry.name.as_deref();
    writer.write(&Record { solution, colour, name, ..Record::of(&entry.puzzle) }, &mut part.bytes);
}

/// A record with all that there is of the puzzle and with the status, and with a solution only if the puzzle is not known to have others.
fn write_with_status(
    writer: &Writer,
    (column, status): (&str, Status),
    entry: &Document,
    report: &Report,
    part: &mut Part,
) {
    let json = serde_json::to_string(&status).unwrap_or_else(|_| "null".into());
    let mut more = entry.more.as_deref().cloned().unwrap_or_default();
    // What comes so late in a pipe that its name was not known has to give way.
    more.others.retain(|other| other.name != column);
    more.others.push(Other { name: column.to_owned(), json });
    let solution = report.solutions[0].as_ref().filter(|_| status != Status::Several);
    let record = Record { stated: None, more: Some(&more), solution, ..Record::of_document(entry) };
    writer.write(&record, &mut part.bytes);
}
