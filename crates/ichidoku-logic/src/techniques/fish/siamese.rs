//! Siamese fish: the page is `siamese-fish`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, House};

use super::super::{Info, Sink};
use super::complex::each;
use super::franken::{SHAPES, has_box};
use super::line::Lines;
use super::mutant::{SHAPE, is_mutant};
use super::{Catch, Fish};
use crate::combinations::choices;
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const SIAMESE_FISH: Info = Info {
    slug: "siamese-fish",
    name: "siamese fish",
    page: "siamese-fish",
    difficulty: 67,
    is_usual: false,
    find: find_lines,
    explain,
    ..super::FAMILY
};

pub(crate) const SIAMESE_FRANKEN_FISH: Info = Info {
    slug: "siamese-franken-fish",
    name: "siamese franken fish",
    page: "siamese-fish",
    difficulty: 82,
    is_usual: false,
    find: find_franken,
    explain,
    ..super::FAMILY
};

pub(crate) const SIAMESE_MUTANT_FISH: Info = Info {
    slug: "siamese-mutant-fish",
    name: "siamese mutant fish",
    page: "siamese-fish",
    difficulty: 84,
    is_usual: false,
    find: find_mutant,
    explain,
    ..super::FAMILY
};

/// Finds pairs of basic, finned or sashimi fish of two to four lines.
fn find_lines(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    (2..=4).try_for_each(|size| {
        Lines::each(survey, &mut |lines| {
            lines.bases(size, 2).try_for_each(|bases| {
                let fish: Vec<Fish> = lines.finned(bases).map(|(fish, _)| fish).collect();
                pairs(survey, Technique::SiameseFish, &fish, sink)
            })
        })
    })
}

/// Finds pairs of franken fish of two to four houses.
fn find_franken(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, size) in digits_and_sizes() {
        for shape in SHAPES {
            let mut fish = Vec::new();
            each(survey, digit, size, shape, &mut |f| {
                fish.extend(has_box(f).then_some(f));
                ControlFlow::Continue(())
            })?;
            by_bases(survey, Technique::SiameseFrankenFish, fish, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds pairs of mutant fish of two to four houses.
fn find_mutant(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (digit, size) in digits_and_sizes() {
        let mut fish = Vec::new();
        each(survey, digit, size, SHAPE, &mut |f| {
            fish.extend(is_mutant(f).then_some(f));
            ControlFlow::Continue(())
        })?;
        by_bases(survey, Technique::SiameseMutantFish, fish, sink)?;
    }
    ControlFlow::Continue(())
}

fn digits_and_sizes() -> impl Iterator<Item = (Digit, usize)> {
    Digit::ALL.into_iter().flat_map(|digit| (2..=4).map(move |size| (digit, size)))
}

fn by_bases(survey: &Survey<'_>, technique: Technique, mut fish: Vec<Fish>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    fish.sort_by_key(|f| (f.bases, f.covers));
    fish.chunk_by(|a, b| a.bases == b.bases).try_for_each(|same| pairs(survey, technique, same, sink))
}

/// Reports each pair of the fish of which neither takes out all that the other does.
fn pairs(survey: &Survey<'_>, technique: Technique, fish: &[Fish], sink: &mut Sink<'_>) -> ControlFlow<()> {
    for (i, a) in fish.iter().enumerate() {
        let one = a.haul(survey);
        for b in &fish[i + 1..] {
            let other = b.haul(survey);
            if !one.out.is_subset(other.out) && !other.out.is_subset(one.out) {
                sink(a.step(technique, &one).joined(b.step(technique, &other)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The two fish, and what each of them eliminates.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Fish { digit, bases, covers, fins, .. } = &step.evidence else { return Vec::new() };
    let digit = *digit;
    let survey = Survey::new(state);
    let set = |houses: &[House]| houses.iter().fold(0, |set, house| set | 1 << house.index());
    // The covers of the first fish come first; the second has the rest and some of those.
    let (first, rest) = covers.split_at(bases.len().min(covers.len()));
    let out = result::cells_out(step, digit);
    let fish = |covers: &[House]| {
        let fish = Fish { digit, bases: set(bases), covers: set(covers) };
        (covers.to_vec(), fish.haul(&survey))
    };
    let one = fish(first);
    let shared = choices(first.len(), bases.len().saturating_sub(rest.len()));
    let others = shared.map(|bits| {
        let kept = first.iter().enumerate().filter(|(i, _)| bits >> i & 1 == 1).map(|(_, house)| *house);
        fish(&kept.chain(rest.iter().copied()).collect::<Vec<_>>())
    });
    let fins: CellSet = fins.iter().copied().collect();
    let fits = |catch: &Catch| [one.1.out | catch.out == out, one.1.fins | catch.fins == fins];
    let other = others.max_by_key(|(_, catch)| fits(catch).iter().filter(|fit| **fit).count());
    let about = |(mut cover_houses, catch): (Vec<House>, Catch)| {
        cover_houses.sort_unstable();
        let fin_cells = catch.fins | catch.endo_fins;
        say::SiameseFish { digit, cover_houses, fin_cells, out_cells: catch.out }.into()
    };
    let mut messages = vec![say::Siamese { digit, base_houses: bases.clone() }.into(), about(one)];
    messages.extend(other.map(about));
    messages.push(say::SiameseBecause { digit }.into());
    messages
}
