//! Rules in parts of the kinds that f-puzzles has.

use crate::constraint::NamedLine;
use crate::houses::adjacent;
use crate::little_killer::diagonal;
use crate::text::forms;
use crate::text::pair_tables::dot;
use crate::{Cell, Constraint, Puzzle};

/// The rules that say together what a rule says, each of a kind that f-puzzles may have: one about two cells instead of a list, and
/// copies instead of a plan for them.
pub(super) fn parts(puzzle: &Puzzle, rule: &Constraint) -> Vec<Constraint> {
    use Constraint as C;
    let all = |rules: &[C]| rules.iter().flat_map(|rule| parts(puzzle, rule)).collect();
    let pairs = |cells: &[Cell], make: fn(Vec<Cell>) -> C| {
        adjacent(puzzle, cells).into_iter().map(|(a, b)| make(vec![a, b])).collect()
    };
    match rule {
        C::All(rules) => all(rules),
        C::Any(rules) if rules.len() == 1 => all(rules),
        C::Replicate { .. } => rule.copies(puzzle).map_or_else(|| vec![rule.clone()], |copies| all(&copies)),
        C::WhiteDot(cells) | C::BlackDot(cells) | C::X(cells) | C::V(cells) if cells.len() == 2 => vec![rule.clone()],
        C::WhiteDot(cells) => pairs(cells, C::WhiteDot),
        C::BlackDot(cells) => pairs(cells, C::BlackDot),
        C::X(cells) => pairs(cells, C::X),
        C::V(cells) => pairs(cells, C::V),
        C::GreaterThan(cells) => pairs(cells, C::GreaterThan),
        C::Pairs { code, all: false, lines } => dots(puzzle, code, lines).unwrap_or_else(|| vec![rule.clone()]),
        C::Windoku => puzzle.shape().windows(puzzle.box_size()).into_iter().map(C::AllDifferent).collect(),
        // Beside the usual boxes, irregular ones are no more than sets of cells that differ.
        C::Jigsaw(_) => puzzle.jigsaw_boxes().into_iter().map(C::AllDifferent).collect(),
        C::ContainAtLeast { digits, cells } => vec![forms::quadruple(puzzle.shape(), digits.clone(), cells.clone())],
        C::Sum { sum, coefficients: None, cells } if !cells.is_empty() => match i16::try_from(*sum) {
            Ok(sum) if cells.len() > 1 && sum != 0 && differ(puzzle, cells) => {
                vec![C::Cage { sum: Some(sum), cells: cells.clone() }]
            }
            Ok(sum) => vec![diagonal(puzzle.shape(), sum, cells.clone())],
            Err(_) => vec![rule.clone()],
        },
        _ => vec![rule.clone()],
    }
}

/// The dots that a table of pairs stands for, if each of its lines is two cells side by side.
fn dots(puzzle: &Puzzle, code: &str, lines: &[NamedLine]) -> Option<Vec<Constraint>> {
    let cells = |line: &NamedLine| {
        let cells: [Cell; 2] = line.parts.concat().try_into().ok()?;
        puzzle.shape().are_adjacent(cells[0], cells[1]).then_some(cells)
    };
    lines.iter().map(|line| Some(dot(puzzle.shape(), code, cells(line)?)?.rule())).collect()
}

/// True if the cells lie in a row, a column or a box, so that no digit repeats in them.
fn differ(puzzle: &Puzzle, cells: &[Cell]) -> bool {
    let shape = puzzle.shape();
    let lines = (0..shape.side()).flat_map(|at| [shape.row(at), shape.column(at)]);
    let mut houses = lines.chain(puzzle.boxes_for_lines());
    let are_different = cells.iter().enumerate().all(|(at, cell)| !cells[..at].contains(cell));
    are_different && houses.any(|house| cells.iter().all(|cell| house.contains(cell)))
}
