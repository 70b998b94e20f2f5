//! `ichidoku steps`

mod explainer;

use std::fmt::Write;
use std::time::Duration;

use clap::Args;
use ichidoku::solve::Search;
use ichidoku_api::{Advice, Ask, Control, Ending, Position, Scale, Status, Stepped, Steps as Request, Walk, Which};
use ichidoku_formats::{Chunk, Document, Record};
use ichidoku_logic::draw;
use ichidoku_logic::explain::explain;
use ichidoku_render::{Style, text};
use ichidoku_words::Words;

use super::batch::Batch;
use super::choice::Techniques;
use super::variants::{Accepted, Variants};
use crate::exit::{Exit, Failure};
use crate::pipeline::Work;
use crate::records::{About, Layout, Located, Part, write_object};
use crate::summary::Kind;
use crate::terminal::Terminal;
use crate::values::{explainers, whole};
use crate::words::{house, of_hints, say, word};
use explainer::Explaining;

#[derive(Args, Debug)]
pub(crate) struct Steps {
    #[command(flatten)]
    batch: Batch,

    #[command(flatten)]
    accepted: Accepted,

    #[arg(long, value_name = "SCALE", value_parser = explainers(), conflicts_with_all = UNEXPLAINED)]
    scale: Option<Scale>,

    #[arg(long, conflicts_with_all = ["all", "limit"])]
    next: bool,

    #[arg(long)]
    all: bool,

    #[arg(long, short, value_name = "N", value_parser = whole::<usize>(0..=u64::MAX))]
    limit: Option<usize>,

    #[command(flatten)]
    techniques: Techniques,

    #[arg(long, conflicts_with = "json")]
    draw: bool,

    #[arg(long, conflicts_with_all = ["draw", "json", "next"])]
    notation: bool,

    #[arg(long)]
    json: bool,
}

/// Options that have no meaning where the path is another program's.
const UNEXPLAINED: [&str; 9] = ["next", "all", "limit", "only", "without", "no_nets", "order", "draw", "notation"];

impl Steps {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if let Some(variants) = Variants::among(&self.batch.inputs, self.accepted)? {
            return self.of_variants(&variants, terminal);
        }
        if let Some(scale) = self.scale {
            let work = Explaining { scale, json: self.json, strict: self.batch.strict };
            let summary = self.batch.run(self.batch.inputs.stream()?, work.layout(), &work, terminal)?;
            summary.note(terminal, Some(word("so-not-rated")));
            return Ok(summary.exit_if_proper());
        }
        let which = self.which();
        let words = of_hints();
        let work = Stepping {
            request: Request {
                which,
                techniques: self.techniques.choice(),
                limit: Some(self.limit.unwrap_or(usize::MAX)),
                language: words.language().into(),
                ..Request::default()
            },
            style: (self.draw || self.next).then(|| terminal.drawing_style()),
            words,
            notation: self.notation,
            json: self.json,
            strict: self.batch.strict,
        };
        let layout = work.layout();
        let summary = self.batch.run(self.batch.inputs.stream()?, layout, &work, terminal)?;
        summary.note(terminal, Some(word("so-no-uniqueness")));
        Ok(summary.exit())
    }

    const fn which(&self) -> Which {
        match (self.next, self.all) {
            (true, _) => Which::Next,
            (_, true) => Which::All,
            _ => Which::Path,
        }
    }

    /// Steps of puzzles of other sizes and rules, which nothing draws yet.
    fn of_variants(&self, variants: &Variants, terminal: &Terminal) -> Result<Exit, Failure> {
        variants.refuse("--scale", self.scale.is_some())?;
        variants.refuse("--all", self.all)?;
        variants.refuse("--draw", self.draw)?;
        variants.refuse("--notation", self.notation)?;
        self.techniques.refuse_for(variants)?;
        variants.steps(&self.batch, self.json, self.which(), self.limit, terminal)
    }
}

#[derive(Clone)]
struct Stepping {
    /// What is asked of each puzzle.
    request: Request,
    /// How grids are drawn, if they are.
    style: Option<Style>,
    words: Words,
    notation: bool,
    json: bool,
    strict: bool,
}

impl Stepping {
    fn layout(&self) -> Layout {
        Layout::REPORTS.or_objects(self.json)
    }
}

impl Work for Stepping {
    fn run(&mut self, chunk: &Chunk, part: &mut Part) {
        self.layout().write(chunk, self.strict, part, |_, entry, part| {
            let request = Request { puzzle: Position::from(entry).into(), ..self.request.clone() };
            let source = chunk.source_name();
            let walk = if self.json {
                objects(&request, source, entry, part)
            } else {
                self.report(&request, source, entry, part)
            };
            if let Some(kind) = walk.and_then(|walk| kind(&walk, entry, part)) {
                kind.add(chunk, || entry.line);
            }
        });
    }
}

/// No step is left out, however many there are.
fn control() -> Control<'static> {
    Control::new().steps(usize::MAX).time(Duration::MAX)
}

/// What is to be counted about a walk.
fn kind<'a>(walk: &Walk, entry: &Document, part: &'a mut Part) -> Option<&'a mut Kind> {
    match &walk.ending {
        Ending::Mistake { advice: Advice::Clash { .. } | Advice::NoSolution { .. } } => {
            Some(&mut part.summary.unsolvable)
        }
        Ending::Mistake { .. } => None,
        _ => (!walk.unique && !is_unique_by_candidates(entry)).then_some(&mut part.summary.several),
    }
}

/// True if the candidates are the puzzle, and it has one solution.
fn is_unique_by_candidates(entry: &Document) -> bool {
    let candidates = entry.candidates.as_deref().filter(|_| Record::of_document(entry).is_of_candidates());
    candidates.is_some_and(|candidates| Status::within(candidates, &Search::new()) == Ok(Status::Unique))
}

/// Writes one JSON object. A position that was read is no error.
fn objects(request: &Request, source: &str, entry: &Document, part: &mut Part) -> Option<Walk> {
    let Stepped { walk, steps } = request.run(&control()).ok()?;
    let answer = Stepped { walk: walk.clone(), steps };
    let answer = About { puzzle: entry.puzzle.to_string(), answer };
    write_object(&Located::new(source, entry, answer), &mut part.bytes);
    Some(walk)
}

impl Stepping {
    /// Writes how it ends, and the steps below.
    fn report(&self, request: &Request, source: &str, entry: &Document, part: &mut Part) -> Option<Walk> {
        let (mut steps, mut count) = (String::new(), 0);
        let walk = request.walk(&control(), &mut |state, step| {
            count += 1;
            // Writing into a string cannot fail.
            if self.notation {
                let _ = writeln!(steps, "{count:>3}  {}", step.notation());
                return;
            }
            let name = self.words.name(step.technique.slug());
            let step_in_words = step.to_string().replacen(step.technique.name(), &name, 1);
            let _ = writeln!(steps, "{count:>3}  {step_in_words}");
            for message in explain(state, step) {
                let _ = writeln!(steps, "     {}", self.words.text(&message));
            }
            if let Some(style) = self.style {
                let scene = draw::of_step_in(&self.words, state, step);
                steps.push_str(&text(&scene, style));
                scene.text_legend().for_each(|(sign, meaning)| _ = writeln!(steps, "{sign}  {meaning}"));
            }
        });
        let walk = walk.ok()?;
        let summary = say!("solved-steps", count, ending = ending(&walk));
        part.bytes.extend_from_slice(format!("{source}:{}: {summary}\n{steps}", entry.line).as_bytes());
        if self.request.which == Which::Path && count > 0 {
            part.bytes.extend_from_slice(format!("  {}\n", walk.digits).as_bytes());
        }
        Some(walk)
    }
}

/// How the steps end, in words, and what is wrong with the position.
fn ending(walk: &Walk) -> String {
    let ending = match &walk.ending {
        Ending::Solved => say!("ending-solved"),
        Ending::Stuck => say!("ending-stuck"),
        Ending::Stopped => say!("ending-stopped"),
        Ending::Complete | Ending::Mistake { .. } => String::new(),
        Ending::EmptyCell { cell } => say!("ending-cell", cell),
        Ending::NoPlace { house: place, digit } => say!("ending-house", house = house(place.0), digit = digit.0),
    };
    let dot = if walk.sentences.is_empty() { "" } else { "." };
    let sentences: String = walk.sentences.iter().map(|sentence| format!(" {}", sentence.text)).collect();
    ending + dot + &sentences
}
