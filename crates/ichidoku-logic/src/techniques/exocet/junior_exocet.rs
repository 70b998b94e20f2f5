//! # Junior exocet
//!
//! Two **base** cells of a box, in one line of it, hold three or four digits in all. Each of the other two boxes of the
//! band (or stack) has a **target** cell, the two in different lines of the band, neither in that of the base. Three
//! lines cross the band there: through each target, and through the third cell of the base's line in the base's box.
//! Their cells outside the band are the **S cells**. The cells beside the targets, in the crossing line of the one and
//! the line of the other, hold none of the base's digits; and each of these has its places in the S cells covered by two
//! lines. Then the targets hold the two digits that the base holds.
//!
//! So the targets lose all other digits; the base loses a digit that no target can take. As a target's digit stands in
//! the base and in the target, its place in the box of the other target is in the one line left, beside that target, in
//! the **mirror**: a digit without a place there leaves the target. Nor can a target take a digit that this leaves without
//! S cells of different lines in the two other lines that cross. What all ways that are left to fill base and targets agree
//! on goes, too.
//!
//! ## Why it is true
//! A digit of the base stands nowhere else in the base's line and box. If it were in neither target, each of the three
//! crossing lines would need it in an S cell; the three would be in three different lines, and two lines cover them. So
//! both digits of the base are in the targets, and the targets have no place for more.
//!
//! ## How to find it
//! Look for two cells of a box in one line with three or four digits between them, and for these digits given again and
//! again in the lines that cross the rest of the band: the fewer places they have there, the better. The cells beside the
//! targets are mostly givens.
//!
//! ## Near miss
//! A third S cell of one digit that the two lines do not cover.
//!
//! ## References
//! - D. P. Bird: [JExocet pattern definition](http://forum.enjoysudoku.com/jexocet-pattern-definition-t31133.html), New
//!   Sudoku Players' Forum, and his JExocet compendium. The name exocet is champagne's, for what A. Barker found in *Fata
//!   Morgana*.
//! - [SudokuWiki: Exocet](https://www.sudokuwiki.org/Exocet)

use std::ops::ControlFlow;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use super::super::{Info, Sink};
use crate::evidence::{Evidence, Truth, candidates_of};
use crate::geometry::crossing;
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

/// How many digits a base holds.
const DIGITS: std::ops::RangeInclusive<usize> = 3..=4;

/// Finds bases with two targets.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    for b in &House::ALL[18..] {
        for lines in [&House::ALL[..9], &House::ALL[9..18]] {
            let band: Vec<House> = lines.iter().copied().filter(|line| !crossing(*b, *line).is_empty()).collect();
            for (i, line) in band.iter().enumerate() {
                let beside = [band[(i + 1) % 3], band[(i + 2) % 3]];
                for third in crossing(*b, *line).iter() {
                    let base = crossing(*b, *line).without(third);
                    let digits = survey.digits_of(base);
                    if base.is_subset(survey.open()) && DIGITS.contains(&digits.len()) {
                        targets(survey, &Base { house: *b, cells: base, third, digits, beside }, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Two cells of a line in a box.
struct Base {
    house: House,
    cells: CellSet,
    /// The third cell of the line in the box.
    third: Cell,
    digits: DigitSet,
    /// The other lines of the band.
    beside: [House; 2],
}

/// Tries each two targets.
fn targets(survey: &Survey<'_>, base: &Base, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let [one, two] = base.beside;
    let boxes = House::ALL[18..].iter().filter(|b| **b != base.house && !crossing(**b, one).is_empty());
    let boxes: Vec<House> = boxes.copied().collect();
    let &[first, second] = boxes.as_slice() else { return ControlFlow::Continue(()) };
    for lines in [[one, two], [two, one]] {
        let fitting = |b: House, [line, other]: [House; 2]| {
            let cells = (crossing(b, line) & survey.open()).iter();
            let cells = cells.filter(move |cell| !(survey.digits(*cell) & base.digits).is_empty());
            cells.filter_map(move |cell| Target::new(cell, b, line, other)).filter(|t| t.is_clear(survey, base.digits))
        };
        for target in fitting(first, lines) {
            for other in fitting(second, [lines[1], lines[0]]) {
                let exocet = Exocet::new(survey, base, [target, other]);
                if let Some(step) = exocet.and_then(|exocet| exocet.step()) {
                    sink(step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
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
    fn new(cell: Cell, house: House, line: House, other: House) -> Option<Self> {
        let across = cell.houses().into_iter().find(|h| *h != line && *h != house)?;
        let beside = crossing(across, other).only()?;
        Some(Self { cell, house, across, beside, mirror: crossing(house, line).without(cell) })
    }

    /// Whether the cell beside the target holds none of the digits.
    fn is_clear(&self, survey: &Survey<'_>, digits: DigitSet) -> bool {
        let placed = survey.value(self.beside).is_some_and(|value| digits.contains(value));
        !placed && (survey.digits(self.beside) & digits).is_empty()
    }
}

/// A base with targets, its digits all covered in the S cells by two lines.
struct Exocet<'e, 'a> {
    survey: &'e Survey<'a>,
    base: &'e Base,
    targets: [Target; 2],
    /// The lines across the band: of each target and of the base.
    across: [House; 3],
    s_cells: CellSet,
    covers: Vec<House>,
}

/// A way to fill the base and the targets: the two digits as they stand in the base's cells and in the targets.
struct Way {
    base: [Candidate; 2],
    targets: [Candidate; 2],
}

impl<'e, 'a> Exocet<'e, 'a> {
    fn new(survey: &'e Survey<'a>, base: &'e Base, targets: [Target; 2]) -> Option<Self> {
        let home = base.third.houses().into_iter().find(|house| base.cells.is_disjoint(house.cells()))?;
        let across = [targets[0].across, targets[1].across, home];
        let band =
            [base.house, targets[0].house, targets[1].house].iter().fold(CellSet::EMPTY, |all, b| all | b.cells());
        let s_cells = across.iter().fold(CellSet::EMPTY, |all, line| all | line.cells()) - band;
        let mut covers = Vec::new();
        for digit in base.digits.iter() {
            for cover in two_lines(places(survey, digit) & s_cells)? {
                if !covers.contains(&cover) {
                    covers.push(cover);
                }
            }
        }
        covers.sort_unstable();
        Some(Self { survey, base, targets, across, s_cells, covers })
    }

    /// The ways to fill the base and the targets in which each digit has its places in the mirror and the S cells.
    fn ways(&self) -> Vec<Way> {
        let mut base = self.base.cells.iter();
        let (Some(one), Some(two)) = (base.next(), base.next()) else { return Vec::new() };
        let mut ways = Vec::new();
        for a in self.survey.digits(one).iter() {
            for b in self.survey.digits(two).without(a).iter() {
                for [x, y] in [[a, b], [b, a]] {
                    let targets = [Candidate::of(self.targets[0].cell, x), Candidate::of(self.targets[1].cell, y)];
                    let placed = self.has_places(0, x) && self.has_places(1, y);
                    if placed && targets.iter().all(|target| self.survey.has(*target)) {
                        ways.push(Way { base: [Candidate::of(one, a), Candidate::of(two, b)], targets });
                    }
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

    /// Takes out what goes in all ways.
    fn step(&self) -> Option<Step> {
        let mut ways = self.ways().into_iter();
        let first = self.out(&ways.next()?);
        let out = ways.fold(first, |out, way| out.into_iter().zip(self.out(&way)).map(|(a, b)| a & b).collect());
        let mut out = Digit::ALL.into_iter().zip(out).flat_map(|(digit, cells)| candidates_of(digit, cells)).peekable();
        out.peek()?;
        let base = self.base.cells.iter().flat_map(|c| self.survey.digits(c).iter().map(move |d| Candidate::of(c, d)));
        let evidence = Evidence::Exocet {
            base: self.base.cells,
            targets: self.targets.iter().map(|target| target.cell).collect(),
            candidates: base.collect(),
            lines: self.across,
            covers: self.covers.clone(),
            truths: self.truths(),
        };
        Some(Step::new(Technique::JuniorExocet, evidence).removing(out))
    }

    /// The base cells, and each of their digits in the lines across and in the targets' boxes.
    fn truths(&self) -> Vec<Truth> {
        let houses = self.across.into_iter().chain(self.targets.map(|target| target.house));
        let open = |house: House| {
            let needed = self.base.digits.iter().filter(move |digit| self.survey.positions(*digit, house) != 0);
            needed.map(move |digit| Truth::Digit(house, digit))
        };
        self.base.cells.iter().map(Truth::Cell).chain(houses.flat_map(open)).collect()
    }

    /// By digit the places that it loses if base and targets are filled in this way.
    fn out(&self, way: &Way) -> Vec<CellSet> {
        let filled = [way.base[0], way.base[1], way.targets[0], way.targets[1]];
        let mut kept: Vec<Candidate> = filled.into();
        let mut seen = [CellSet::EMPTY; 9];
        for candidate in filled {
            let digit = candidate.digit().index();
            seen[digit] = seen[digit] | candidate.cell().peers();
        }
        for (i, target) in way.targets.iter().enumerate() {
            let mirrored = self.mirrored(i, target.digit());
            seen[target.digit().index()] = seen[target.digit().index()] | mirrored.common_peers();
            kept.extend(mirrored.only().map(|cell| Candidate::of(cell, target.digit())));
        }
        let lost = |digit: Digit| {
            let others: CellSet = kept.iter().filter(|c| c.digit() != digit).map(|c| c.cell()).collect();
            self.survey.cells(digit) & (seen[digit.index()] | others)
        };
        Digit::ALL.map(lost).into()
    }
}

/// The places of the digit, filled ones among them.
fn places(survey: &Survey<'_>, digit: Digit) -> CellSet {
    survey.cells(digit) | survey.values().cells_of(digit)
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
