//! Junior exocet: the page is `junior-exocet`.

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use super::base::{Base, bases, common, each_once, lost, places};
use crate::evidence::{Evidence, Truth};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

pub(crate) const JUNIOR_EXOCET: Info = Info {
    slug: "junior-exocet",
    name: "junior exocet",
    aliases: &["JExocet", "exocet"],
    page: "junior-exocet",
    difficulty: 83,
    find,
    ..super::FAMILY
};

/// Finds bases with two targets.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    bases(survey)
        .into_iter()
        .try_for_each(|base| exocets(survey, base).filter_map(|exocet| exocet.step()).try_for_each(&mut *sink))
}

/// The junior exocets of a base.
pub(super) fn exocets<'e, 'a>(survey: &'e Survey<'a>, base: Base) -> impl Iterator<Item = Exocet<'e, 'a>> {
    let [one, two] = base.beside;
    let fitting = move |b: House, [line, other]: [House; 2]| {
        let cells = (survey.crossing(b, line) & survey.open()).iter();
        let cells = cells.filter(move |cell| !(survey.digits(*cell) & base.digits).is_empty());
        cells
            .filter_map(move |cell| Target::new(survey, cell, [b, line, other]))
            .filter(move |t| t.is_clear(survey, base.digits))
    };
    [[one, two], [two, one]].into_iter().flat_map(move |lines| {
        let others = move || fitting(base.boxes[1], [lines[1], lines[0]]);
        let pairs = fitting(base.boxes[0], lines).flat_map(move |target| others().map(move |other| [target, other]));
        pairs.filter_map(move |targets| Exocet::new(survey, base, targets))
    })
}

/// A target cell.
#[derive(Clone, Copy)]
struct Target {
    cell: Cell,
    house: House,
    /// The line that crosses the band in the cell.
    across: House,
    /// The cell in the line across and the other target's line.
    beside: Cell,
    /// The cells next to it in its own line of the box: where the other target's digit is mirrored.
    mirror: CellSet,
}

impl Target {
    fn new(survey: &Survey<'_>, cell: Cell, [house, line, other]: [House; 3]) -> Option<Self> {
        let across = cell.houses().into_iter().find(|h| *h != line && *h != house)?;
        let beside = survey.crossing(across, other).only()?;
        Some(Self { cell, house, across, beside, mirror: survey.crossing(house, line).without(cell) })
    }

    /// Whether the cell beside the target holds none of the digits.
    fn is_clear(&self, survey: &Survey<'_>, digits: DigitSet) -> bool {
        let placed = survey.value(self.beside).is_some_and(|value| digits.contains(value));
        !placed && (survey.digits(self.beside) & digits).is_empty()
    }
}

/// A base with targets, its digits all covered in the S cells by two lines.
pub(super) struct Exocet<'e, 'a> {
    survey: &'e Survey<'a>,
    pub(super) base: Base,
    targets: [Target; 2],
    /// The lines across the band: of each target and of the base.
    pub(super) across: [House; 3],
    s_cells: CellSet,
    /// For each digit of the base the lines that cover its places in the S cells.
    covers: Vec<(Digit, Vec<House>)>,
}

/// A way to fill the base and the targets: the two digits as they stand in the base's cells and in the targets.
#[derive(Clone, Copy)]
pub(super) struct Way {
    base: [Candidate; 2],
    targets: [Candidate; 2],
}

impl Way {
    /// All that is true in it.
    pub(super) fn filled(&self) -> [Candidate; 4] {
        [self.base[0], self.base[1], self.targets[0], self.targets[1]]
    }
}

impl<'e, 'a> Exocet<'e, 'a> {
    fn new(survey: &'e Survey<'a>, base: Base, targets: [Target; 2]) -> Option<Self> {
        let across = [targets[0].across, targets[1].across, base.across];
        let s_cells = across.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) - base.band();
        let covered = |digit: Digit| Some((digit, two_lines(places(survey, digit) & s_cells)?));
        let covers = base.digits.iter().map(covered).collect::<Option<_>>()?;
        Some(Self { survey, base, targets, across, s_cells, covers })
    }

    /// The target cells.
    pub(super) fn targets(&self) -> CellSet {
        self.targets.iter().map(|target| target.cell).collect()
    }

    /// The lines that cover the digits, each once, in order.
    pub(super) fn covers(&self) -> Vec<House> {
        each_once(self.covers.iter().flat_map(|(_, lines)| lines.iter().copied()))
    }

    /// The ways to fill the base and the targets in which each digit has its places in the mirror and the S cells.
    pub(super) fn ways(&self) -> Vec<Way> {
        let mut ways = Vec::new();
        for base in self.base.pairs(self.survey) {
            let [a, b] = base.map(Candidate::digit);
            for [x, y] in [[a, b], [b, a]] {
                let targets = [Candidate::of(self.targets[0].cell, x), Candidate::of(self.targets[1].cell, y)];
                let placed = self.has_places(0, x) && self.has_places(1, y);
                if placed && targets.iter().all(|target| self.survey.has(*target)) {
                    ways.push(Way { base, targets });
                }
            }
        }
        ways
    }

    /// Whether the target's digit has a place in its mirror, and one S cell in each line across but the target's that do not
    /// see each other.
    fn has_places(&self, target: usize, digit: Digit) -> bool {
        let [one, two] = [self.across[1 - target], self.across[2]]
            .map(|line| places(self.survey, digit) & self.s_cells & line.cells());
        !self.mirrored(target, digit).is_empty() && one.iter().any(|cell| !two.is_subset(cell.peers()))
    }

    /// The places of a target's digit beside the other target.
    fn mirrored(&self, target: usize, digit: Digit) -> CellSet {
        places(self.survey, digit) & self.targets[1 - target].mirror
    }

    /// What goes in all ways.
    pub(super) fn eliminations(&self) -> Vec<Candidate> {
        common(self.ways().iter().map(|way| self.out(way)))
    }

    fn step(&self) -> Option<Step> {
        let out = self.eliminations();
        let evidence = Evidence::Exocet {
            base: self.base.cells,
            targets: self.targets(),
            candidates: self.base.candidates(self.survey),
            lines: self.across.into(),
            covers: self.covers(),
            truths: self.truths(),
        };
        (!out.is_empty()).then(|| Step::new(Technique::JuniorExocet, evidence).removing(out))
    }

    /// The base cells, and each of their digits in the lines across and in the targets' boxes.
    pub(super) fn truths(&self) -> Vec<Truth> {
        self.base.truths(self.survey, self.across.into_iter().chain(self.targets.map(|target| target.house)))
    }

    /// By digit the places that it loses if base and targets are filled in this way.
    fn out(&self, way: &Way) -> [CellSet; 9] {
        let mirrors = [0, 1].map(|i| (way.targets[i].digit(), self.mirrored(i, way.targets[i].digit())));
        let mirrored = mirrors.iter().filter_map(|(digit, cells)| Some(Candidate::of(cells.only()?, *digit)));
        let filled: Vec<Candidate> = way.filled().into_iter().chain(mirrored).collect();
        let mut out = lost(self.survey, &filled);
        for (digit, cells) in mirrors {
            out[digit.index()] = out[digit.index()] | self.survey.cells(digit) & cells.common_peers();
        }
        out
    }

    /// The same, and what the covers of a target's digit lose: it is in two of the lines across besides, so that each of the
    /// two covers holds it in an S cell.
    pub(super) fn out_with_covers(&self, way: &Way) -> [CellSet; 9] {
        let mut out = self.out(way);
        for digit in way.targets.map(Candidate::digit) {
            let covers = self.covers.iter().filter(|(of, _)| *of == digit).flat_map(|(_, lines)| lines);
            let covered = covers.fold(CellSet::EMPTY, |all, line| all | line.cells());
            let lost = (self.survey.cells(digit) & covered) - self.s_cells;
            out[digit.index()] = out[digit.index()] | lost;
        }
        out
    }
}

/// At most two lines that cover the cells, if there are such.
fn two_lines(cells: CellSet) -> Option<Vec<House>> {
    let lines = |cells: CellSet| {
        cells.iter().next().map(|cell| [House::from_row(cell.row()), House::from_column(cell.column())])
    };
    let Some(first) = lines(cells) else { return Some(Vec::new()) };
    for line in first {
        let rest = cells - line.cells();
        let Some(second) = lines(rest) else { return Some(vec![line]) };
        if let Some(other) = second.into_iter().find(|other| rest.is_subset(other.cells())) {
            return Some(vec![line, other]);
        }
    }
    None
}
