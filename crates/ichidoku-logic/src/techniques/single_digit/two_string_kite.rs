//! Two-string kite, dual two-string kite: the page is `two-string-kite`.

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit, House};

use super::super::{Info, Sink};
use super::Joined;
use crate::links::conjugate;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{HodokuLevel, HodokuScore, Technique};

pub(crate) const TWO_STRING_KITE: Info = Info {
    slug: "two-string-kite",
    name: "two-string kite",
    aliases: &["2-string kite"],
    page: "two-string-kite",
    difficulty: 61,
    hodoku: HodokuScore::some("0401", HodokuLevel::Hard, 150),
    find,
    ..super::FAMILY
};

pub(crate) const DUAL_TWO_STRING_KITE: Info = Info {
    slug: "dual-two-string-kite",
    name: "dual two-string kite",
    aliases: &["dual 2-string kite"],
    page: "two-string-kite",
    difficulty: 61,
    hodoku: HodokuScore::some("0404", HodokuLevel::Hard, 150),
    find: find_dual,
    ..super::FAMILY
};

/// Finds a row and a column with a strong link each, joined in a box.
fn find(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::TwoStringKite, &mut |_, step| sink(step))
}

/// Finds two kites whose strings are tied in the same two cells of a box.
fn find_dual(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    let mut kites: Vec<(CellSet, Step)> = Vec::new();
    each(survey, Technique::DualTwoStringKite, &mut |knot, step| {
        kites.push((knot, step));
        ControlFlow::Continue(())
    })?;
    for (i, (knot, one)) in kites.iter().enumerate() {
        for (_, other) in kites[i + 1..].iter().filter(|(tied, _)| tied == knot) {
            if one.eliminations != other.eliminations {
                sink(one.clone().joined(other.clone()))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Gives each kite with the two cells of a box in which its strings are tied.
fn each(
    survey: &Survey<'_>,
    technique: Technique,
    visit: &mut dyn FnMut(CellSet, Step) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for digit in Digit::ALL {
        let links =
            |lines: &[House]| -> Vec<_> { lines.iter().filter_map(|line| conjugate(survey, digit, *line)).collect() };
        let (rows, columns) = (links(&House::ALL[..9]), links(&House::ALL[9..18]));
        for row in &rows {
            for joined in columns.iter().flat_map(|column| Joined::ways(*row, *column)) {
                let [a, b] = [joined.first.to.cell(), joined.second.from.cell()];
                if survey.houses_of(a)[2] == survey.houses_of(b)[2]
                    && let Some(step) = joined.step(survey, technique)
                {
                    visit(CellSet::single(a).with(b), step)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, audit};
    use ichidoku::{Candidate, Grid, Puzzle};

    /// A grid in which each string, a digit with the ends of a line, is the digit's only places there.
    fn strings(strings: &[(usize, House, [&str; 2])]) -> State {
        let mut grid = Grid::from(Puzzle::EMPTY);
        for (digit, line, ends) in strings {
            let ends: CellSet = ends.iter().map(|name| name.parse::<ichidoku::Cell>().unwrap()).collect();
            for cell in (line.cells() - ends).iter() {
                grid.eliminate(Candidate::of(cell, Digit::ALL[digit - 1]));
            }
        }
        State::new(&grid)
    }

    #[test]
    fn the_kites_of_a_dual_are_tied_in_the_same_two_cells_whatever_their_digits() {
        let [row, column] = [House::ALL[0], House::ALL[9]];
        let of_one = [(1, row, ["r1c2", "r1c5"]), (1, column, ["r2c1", "r5c1"])];
        let of_two = |end| [(2, row, ["r1c2", "r1c6"]), (2, column, [end, "r6c1"])];
        let found = |end| {
            let state = strings(&[of_one, of_two(end)].concat());
            let steps = Technique::DualTwoStringKite.all(&Survey::new(&state));
            steps.iter().for_each(|step| assert_eq!(audit::prove(&state, step), Ok(()), "{step}"));
            steps.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(found("r2c1"), ["dual two-string kite: r5c5<>1 r6c6<>2"]);
        assert_eq!(found("r3c1"), [""; 0], "the same box, but another cell");
    }
}
