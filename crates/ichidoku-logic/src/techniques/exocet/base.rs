//! The base of an exocet: two cells of a line in a box.

use std::ops::RangeInclusive;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::evidence::{Truth, candidates_of};
use crate::survey::Survey;

/// Number of digits in a base.
const DIGITS: RangeInclusive<usize> = 3..=4;

/// Two cells of a line in a box.
#[derive(Clone, Copy)]
pub(super) struct Base {
    pub(super) house: House,
    pub(super) line: House,
    pub(super) cells: CellSet,
    /// The line that crosses the band in the third cell of their line in the box.
    pub(super) across: House,
    pub(super) digits: DigitSet,
    /// The other lines of the band.
    pub(super) beside: [House; 2],
    /// The other boxes of the band.
    pub(super) boxes: [House; 2],
}

/// All bases with three or four digits.
pub(super) fn bases(survey: &Survey<'_>) -> Vec<Base> {
    let mut bases = Vec::new();
    for b in &House::ALL[18..] {
        for lines in [&House::ALL[..9], &House::ALL[9..18]] {
            let band: Vec<House> =
                lines.iter().copied().filter(|line| !survey.crossing(*b, *line).is_empty()).collect();
            for (i, line) in band.iter().enumerate() {
                let beside = [band[(i + 1) % 3], band[(i + 2) % 3]];
                bases.extend(
                    survey.crossing(*b, *line).iter().filter_map(|third| Base::new(survey, *b, *line, third, beside)),
                );
            }
        }
    }
    bases
}

impl Base {
    fn new(survey: &Survey<'_>, house: House, line: House, third: Cell, beside: [House; 2]) -> Option<Self> {
        let cells = survey.crossing(house, line).without(third);
        let digits = survey.digits_of(cells);
        if !cells.is_subset(survey.open()) || !DIGITS.contains(&digits.len()) {
            return None;
        }
        let across = third.houses().into_iter().find(|house| cells.is_disjoint(house.cells()))?;
        let mut boxes =
            House::ALL[18..].iter().copied().filter(|b| *b != house && !survey.crossing(*b, line).is_empty());
        Some(Self { house, line, cells, across, digits, beside, boxes: [boxes.next()?, boxes.next()?] })
    }

    /// The cells of its band.
    pub(super) fn band(&self) -> CellSet {
        self.boxes.into_iter().fold(self.house.cells(), |band, b| band | b.cells())
    }

    /// The candidates of its cells.
    pub(super) fn candidates(&self, survey: &Survey<'_>) -> Vec<Candidate> {
        let digits = |cell: Cell| survey.digits(cell).iter().map(move |digit| Candidate::of(cell, digit));
        self.cells.iter().flat_map(digits).collect()
    }

    /// The two digits as they may stand in the base's cells.
    pub(super) fn pairs(&self, survey: &Survey<'_>) -> Vec<[Candidate; 2]> {
        let mut cells = self.cells.iter();
        let (Some(one), Some(two)) = (cells.next(), cells.next()) else { return Vec::new() };
        let with = |a: Digit| {
            survey.digits(two).without(a).iter().map(move |b| [Candidate::of(one, a), Candidate::of(two, b)])
        };
        survey.digits(one).iter().flat_map(with).collect()
    }

    /// The base cells, and each of their digits in these houses.
    pub(super) fn truths(&self, survey: &Survey<'_>, houses: impl IntoIterator<Item = House>) -> Vec<Truth> {
        let open = |house: House| {
            let needed = self.digits.iter().filter(move |digit| survey.positions(*digit, house) != 0);
            needed.map(move |digit| Truth::Digit(house, digit))
        };
        self.cells.iter().map(Truth::Cell).chain(houses.into_iter().flat_map(open)).collect()
    }
}

/// The places of the digit, filled ones among them.
pub(super) fn places(survey: &Survey<'_>, digit: Digit) -> CellSet {
    survey.cells(digit) | survey.values().cells_of(digit)
}

/// By digit the places that it loses if these candidates are true: those that see one of its own, and the cells of the others.
pub(super) fn lost(survey: &Survey<'_>, filled: &[Candidate]) -> [CellSet; 9] {
    Digit::ALL.map(|digit| {
        let of_digit = |c: &&Candidate| c.digit() == digit;
        let seen = filled.iter().filter(of_digit).fold(CellSet::EMPTY, |seen, c| seen | c.cell().peers());
        let others: CellSet = filled.iter().filter(|c| c.digit() != digit).map(|c| c.cell()).collect();
        survey.cells(digit) & (seen | others)
    })
}

/// The houses, each once, in order.
pub(super) fn each_once(houses: impl IntoIterator<Item = House>) -> Vec<House> {
    let mut houses: Vec<House> = houses.into_iter().collect();
    houses.sort_unstable();
    houses.dedup();
    houses
}

/// What goes in each of the ways, by digit; none if there is no way.
pub(super) fn common(ways: impl IntoIterator<Item = [CellSet; 9]>) -> Vec<Candidate> {
    let both = |a: [CellSet; 9], b: [CellSet; 9]| std::array::from_fn(|i| a[i] & b[i]);
    let out = ways.into_iter().reduce(both).unwrap_or([CellSet::EMPTY; 9]);
    Digit::ALL.into_iter().zip(out).flat_map(|(digit, cells)| candidates_of(digit, cells)).collect()
}
