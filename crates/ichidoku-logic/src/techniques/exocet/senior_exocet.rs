//! Senior exocet: the page is `senior-exocet`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, House};

use super::super::{Info, Sink};
use super::base::{Base, bases, common, each_once, lost, places};
use crate::evidence::Evidence;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const SENIOR_EXOCET: Info = Info {
    slug: "senior-exocet",
    name: "senior exocet",
    page: "senior-exocet",
    difficulty: 85,
    is_usual: false,
    find,
    ..super::FAMILY
};

/// Finds bases with two targets, one of them outside the band.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    bases(survey).into_iter().try_for_each(|base| {
        let [first, second] = base.boxes.map(|b| lines_across(survey, &base, b));
        let pairs = first.iter().flat_map(|one| second.iter().map(|two| [base.across, *one, *two]));
        let senior = pairs.flat_map(|lines| Crossing::new(survey, base, lines).exocets());
        senior.filter_map(|exocet| exocet.step(survey)).try_for_each(&mut *sink)
    })
}

/// The lines that cross the band of the base in a box.
fn lines_across(survey: &Survey<'_>, base: &Base, b: House) -> Vec<House> {
    let rows = &House::ALL[..9];
    let parallel = if rows.contains(&base.across) { rows } else { &House::ALL[9..18] };
    parallel.iter().copied().filter(|line| !survey.crossing(b, *line).is_empty()).collect()
}

/// Two lines, and the places of a base digit that they leave uncovered.
#[derive(Clone, Copy)]
struct Cover {
    digit: Digit,
    lines: [House; 2],
    left: CellSet,
}

/// A base and three lines that cross its band.
struct Crossing {
    base: Base,
    lines: [House; 3],
    /// Of each digit the covers that leave two places at most.
    covers: Vec<Cover>,
}

impl Crossing {
    fn new(survey: &Survey<'_>, base: Base, lines: [House; 3]) -> Self {
        let seen = base.house.cells() | base.line.cells();
        let cells = lines.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) - seen;
        let houses = House::ALL[..18].iter().copied().filter(|house| *house != base.line);
        let crosses = |house: &House| lines.contains(house) || !survey.crossing(*house, lines[0]).is_empty();
        let houses: Vec<House> = houses.filter(crosses).collect();
        let covers = base.digits.iter().flat_map(|digit| {
            let spots = places(survey, digit) & cells;
            let pairs = houses.iter().enumerate().flat_map(|(i, a)| houses[i + 1..].iter().map(|b| [*a, *b]));
            pairs
                .map(move |lines| Cover { digit, lines, left: spots - lines[0].cells() - lines[1].cells() })
                .filter(|cover| cover.left.len() <= 2)
                .collect::<Vec<_>>()
        });
        Self { covers: covers.collect(), base, lines }
    }

    /// The exocets whose targets are not both in the band.
    fn exocets(self) -> Vec<Exocet> {
        let pool: CellSet = self.covers.iter().fold(CellSet::EMPTY, |all, cover| all | cover.left);
        let pairs = pool.iter().flat_map(|a| pool.iter().filter(move |b| a < *b).map(move |b| [a, b]));
        let pairs = pairs.map(|pair| pair.into_iter().collect::<CellSet>());
        pairs.filter(|targets| !targets.is_subset(self.base.band())).filter_map(|targets| self.with(targets)).collect()
    }

    /// The exocet with these targets: each digit has a cover that leaves no other cell, and none that leaves nothing; such a
    /// digit isn't in the base, whatever the targets are.
    fn with(&self, targets: CellSet) -> Option<Exocet> {
        let fits = |digit: Digit| self.covers.iter().filter(move |c| c.digit == digit && c.left.is_subset(targets));
        let covers: Vec<Cover> = self.base.digits.iter().flat_map(fits).copied().collect();
        let has_targets = |digit: Digit| {
            let mut of_digit = covers.iter().filter(|cover| cover.digit == digit).peekable();
            of_digit.peek().is_some() && of_digit.all(|cover| !cover.left.is_empty())
        };
        self.base.digits.iter().all(has_targets).then_some(Exocet {
            base: self.base,
            lines: self.lines,
            targets,
            covers,
        })
    }
}

/// A base with two targets.
struct Exocet {
    base: Base,
    lines: [House; 3],
    targets: CellSet,
    /// The covers that leave nothing but targets.
    covers: Vec<Cover>,
}

impl Exocet {
    fn step(&self, survey: &Survey<'_>) -> Option<Step> {
        if !self.targets.is_subset(survey.open()) {
            return None;
        }
        let out = common(self.ways(survey).iter().map(|way| lost(survey, way)));
        let evidence = Evidence::Exocet {
            base: self.base.cells,
            targets: self.targets,
            candidates: self.base.candidates(survey),
            lines: self.lines.into(),
            covers: self.shown_covers(),
            truths: self.base.truths(survey, self.lines),
        };
        (!out.is_empty()).then(|| Step::new(Technique::SeniorExocet, evidence).removing(out))
    }

    /// The ways to fill base and targets.
    fn ways(&self, survey: &Survey<'_>) -> Vec<[Candidate; 4]> {
        let mut targets = self.targets.iter();
        let (Some(one), Some(two)) = (targets.next(), targets.next()) else { return Vec::new() };
        let fits = |target: Candidate, other| survey.has(target) && self.needs(target.digit(), other);
        let mut ways = Vec::new();
        for [a, b] in self.base.pairs(survey) {
            for [x, y] in [[a, b], [b, a]].map(|pair| pair.map(Candidate::digit)) {
                let [x, y] = [Candidate::of(one, x), Candidate::of(two, y)];
                if fits(x, two) && fits(y, one) {
                    ways.push([a, b, x, y]);
                }
            }
        }
        ways
    }

    /// True if the digit, where the base holds it, needs more than the one target.
    fn needs(&self, digit: Digit, other: Cell) -> bool {
        let alone = CellSet::from_iter([other]);
        !self.covers.iter().any(|cover| cover.digit == digit && cover.left.is_subset(alone))
    }

    /// One cover of each digit: the lines, each once, in order.
    fn shown_covers(&self) -> Vec<House> {
        let first = |digit: Digit| self.covers.iter().find(|cover| cover.digit == digit);
        each_once(self.base.digits.iter().filter_map(first).flat_map(|cover| cover.lines))
    }
}
