//! Game ids of Solo, by Simon Tatham: `3x3:5_3b7d6b1_9_5d…`. Numbers are givens, letters so many blanks, and `_` parts two
//! givens. Behind `#` instead of `:` is a seed, from which that program makes the puzzle.

use ichidoku::{Cell, Digit, Puzzle};

use super::reading::{Read, unknown_rules};
use crate::document::Document;
use crate::error::Problem;

pub(super) fn read(code: &str) -> Read {
    let code = code.strip_prefix("3x3")?;
    let (parameters, cells) = code.split_once(':')?;
    Some(match parameters.find(['x', 'j', 'k']) {
        // What says how hard the puzzle is, or which symmetry it has, doesn't matter here.
        Some(at) if !parameters[..at].contains('d') => Err(unknown_rules(&[parameters.into()])),
        _ => cells_of(cells).map(Document::of),
    })
}

fn cells_of(cells: &str) -> Result<Puzzle, Problem> {
    let (mut puzzle, mut at) = (Puzzle::EMPTY, 0);
    for sign in cells.chars() {
        match sign {
            '1'..='9' => {
                let cell = Cell::ALL.get(at).ok_or_else(|| Problem::new("more than 81 cells", "81 cells"))?;
                puzzle.set(*cell, Digit::from_char(sign));
                at += 1;
            }
            'a'..='z' => at += sign as usize - 'a' as usize + 1,
            '_' => {}
            other => return Err(Problem::new(format!("{other:?}"), "a digit, a letter or _")),
        }
    }
    if at == 81 { Ok(puzzle) } else { Err(Problem::count(at, 81, "cell")) }
}
