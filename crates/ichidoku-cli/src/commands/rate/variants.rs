//! How hard puzzles of other sizes and rules are.

use ichidoku_api::{Ask, Control, RateVariant, VariantRated, VariantTechnique};
use ichidoku_variants::{Puzzle, write_iss};

use super::facts::Fact;
use super::filter::Filter;
use super::histogram::{Counted, lock};
use super::rater::Rater;
use crate::commands::batch::Batch;
use crate::commands::target::check_name;
use crate::commands::variants::{Done, Record, Variants, fixed};
use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;
use crate::words::{of_hints, word};

/// Writes the grade and the score of each puzzle that is wanted, or counts them. Classic ones among them are rated as such.
pub(super) fn rate(variants: &Variants, rater: &Rater, batch: &Batch, terminal: &Terminal) -> Result<Exit, Failure> {
    let (language, grades) = (of_hints().language(), &rater.grades);
    let histogram = rater.histogram.as_ref();
    let work = |record: &Record, puzzle: &Puzzle| {
        if let Some(classic) = puzzle.classic() {
            let (bytes, status) = rater.alone(&record.source, record.line, classic)?;
            return Ok(Done::of(bytes, status.into()));
        }
        let request = RateVariant { puzzle: write_iss(puzzle), language: language.to_owned() };
        let rated = request.run(&Control::new())?;
        let kind = rated.status.into();
        let fits = |filter: &Filter| rated.rating.is_some() && filter.fits(&|fact| known(fact, puzzle, &rated));
        let is_chosen = rater.filter.as_ref().is_none_or(fits);
        if let Some(histogram) = histogram.filter(|_| is_chosen) {
            counted(&rated, grades).into_iter().for_each(|counted| lock(histogram).add(counted));
        }
        if histogram.is_some() || !is_chosen {
            return Ok(Done::of(Vec::new(), kind));
        }
        let text = line(&rated, rater);
        Ok(record.done(rater.json, rated, text, kind))
    };
    check_name(batch.output.file(), Some(fixed(rater.json)))?;
    let total = || histogram.map(|histogram| lock(histogram).text()).unwrap_or_default();
    let summary = variants.run_totalled(batch, rater.json, terminal, work, total)?;
    summary.note(terminal, Some(word("so-not-rated")));
    Ok(summary.exit_if_proper())
}

/// The number, if the puzzle has one solution and it is known.
pub(super) fn known(fact: Fact, puzzle: &Puzzle, rated: &VariantRated) -> Option<f64> {
    let rating = rated.rating.as_ref()?;
    let uses = |slug: &str| {
        let used = rated.steps.iter().find(|tally| tally.technique.slug == slug);
        used.map_or(0.0, |tally| tally.count as f64)
    };
    match fact {
        Fact::Number(number) => Some(number),
        Fact::GradeOf(grade) => Some(f64::from(grade as u8)),
        Fact::Clues => Some(puzzle.givens().count() as f64),
        Fact::Grade => Some(f64::from(rating.grade as u8)),
        Fact::Score => Some(rating.score),
        Fact::Uses(technique) => Some(uses(technique.slug())),
        Fact::UsesInVariant(slug) => Some(uses(slug)),
        Fact::Er | Fact::Ep | Fact::Ed | Fact::Hodoku => None,
    }
}

/// What is counted about a puzzle with one solution. Techniques are as hard as they come in the list of all.
fn counted(rated: &VariantRated, grades: &[&str]) -> Option<Counted> {
    let rating = rated.rating.as_ref()?;
    let rank = |slug: &str| VariantTechnique::slugs().position(|other| other == slug).unwrap_or_default() as u16;
    let steps = rated.steps.iter().flat_map(|tally| {
        let step = (rank(&tally.technique.slug), tally.technique.name.clone());
        std::iter::repeat_n(step, tally.count)
    });
    Some(Counted::new((rating.grade as u16, grades[rating.grade as usize].to_owned()), steps.collect()))
}

/// The puzzle, its grade and its score, with tabs between them.
fn line(rated: &VariantRated, rater: &Rater) -> String {
    let (grade, score) = match &rated.rating {
        Some(rating) => (rating.grade.name(), rating.score_text()),
        None => (rater.unrated(rated.status), String::new()),
    };
    format!("{}\t{grade}\t{score}\n", rated.puzzle)
}
