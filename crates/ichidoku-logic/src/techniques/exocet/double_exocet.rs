//! # Double exocet
//!
//! Two junior exocets in one band. Each of the two bases fills its targets, and both must be filled at once: a way to fill the
//! one that leaves the other no way can be eliminated. With three or four digits between them, the two bases mostly hold
//! all of these, so that what follows from one digit of an exocet follows from all.
//!
//! In any way that is left, a digit of a base is in one of the targets. The two other lines that cross the band there hold it
//! in the S cells, one in each of the two lines that cover it there, so all other cells of these two lines lose it.
//! What all ways that are left agree on can be eliminated.
//!
//! ## Why it is true
//! Each exocet is true by itself: see [junior exocet](junior-exocet.md). The ways to fill both are all pairs of ways in which
//! no cell has two digits and no digit sees itself.
//!
//! ## How to find it
//! When a band has a junior exocet, look for another with the same digits: its base is in another box and another line of the
//! band, often with the same lines across.
//!
//! ## Near miss
//! One of the two exocets fails: a third S cell of one digit that its two lines don't cover.
//!
//! ## Relatives
//! It needs two junior exocets, and eliminates what neither of them can.
//!
//! ## References
//! - D. P. Bird's JExocet compendium, [New Sudoku Players' Forum](http://forum.enjoysudoku.com/jexocet-compendium-t32370.html):
//!   double exocet.

use std::ops::ControlFlow;

use ichidoku::Candidate;

use super::super::{Info, Sink};
use super::base::{bases, common, each_once};
use super::junior_exocet::{Exocet, Way, exocets};
use crate::evidence::Evidence;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const DOUBLE_EXOCET: Info = Info {
    slug: "double-exocet",
    name: "double exocet",
    aliases: &["double JExocet"],
    page: "double-exocet",
    difficulty: 84,
    is_usual: false,
    find,
    ..super::FAMILY
};

/// Finds two exocets in a band that eliminate more together.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let all: Vec<Exocet<'_, '_>> = bases(survey).into_iter().flat_map(|base| exocets(survey, base)).collect();
    for (i, one) in all.iter().enumerate() {
        for two in all[i + 1..].iter().filter(|two| is_beside(one, two)) {
            if let Some(step) = step(survey, one, two) {
                sink(step)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// True if the bases are in one band, in different lines and boxes of it.
fn is_beside(one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> bool {
    one.base.beside.contains(&two.base.line) && one.base.boxes.contains(&two.base.house)
}

/// Takes out what goes in all ways to fill both, if that is more than each of them takes out.
fn step(survey: &Survey<'_>, one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> Option<Step> {
    let out = common(ways(one, two).iter().map(|(a, b)| {
        let [a, b] = [one.out_with_covers(a), two.out_with_covers(b)];
        std::array::from_fn(|digit| a[digit] | b[digit])
    }));
    let alone = [one.eliminations(), two.eliminations()].concat();
    if out.iter().all(|candidate| alone.contains(candidate)) {
        return None;
    }
    let evidence = Evidence::Exocet {
        base: one.base.cells | two.base.cells,
        targets: one.targets() | two.targets(),
        candidates: [one.base.candidates(survey), two.base.candidates(survey)].concat(),
        lines: each_once([one.across, two.across].concat()),
        covers: each_once([one.covers(), two.covers()].concat()),
        truths: [one.truths(), two.truths()].concat(),
    };
    Some(Step::new(Technique::DoubleExocet, evidence).removing(out))
}

/// The pairs of ways that can both be.
fn ways(one: &Exocet<'_, '_>, two: &Exocet<'_, '_>) -> Vec<(Way, Way)> {
    let others = two.ways();
    let fits = |a: &Way, b: &Way| a.filled().iter().all(|x| b.filled().iter().all(|y| agree(*x, *y)));
    let with = |a: Way| others.iter().copied().filter(move |b| fits(&a, b)).map(move |b| (a, b));
    one.ways().into_iter().flat_map(with).collect()
}

/// True if both candidates can be true.
fn agree(a: Candidate, b: Candidate) -> bool {
    if a.cell() == b.cell() { a == b } else { a.digit() != b.digit() || !a.cell().peers().contains(b.cell()) }
}
