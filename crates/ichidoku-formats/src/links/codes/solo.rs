//! Game ids of Solo, by Simon Tatham: `3x3:5_3b7d6b1_9_5d…`. Numbers are givens, letters so many blanks, and `_` parts two
//! givens. Behind `#` instead of `:` is a seed, from which that program makes the puzzle.

use ichidoku::{Cell, Digit, Puzzle};

use super::reading::{Read, foreign, unknown_rules};
use crate::columns::Columns;
use crate::descriptor::{Descriptor, append};
use crate::document::Document;
use crate::error::Problem;
use crate::fault::Fault;
use crate::part::Parts;
use crate::record::Record;

pub(crate) const FORMAT: Descriptor =
    Descriptor::plain("solo", "a game id of Solo, by Simon Tatham, per line", Parts::of(&[]), "", write);

pub(super) fn read(code: &str) -> Read {
    let code = code.strip_prefix("3x3")?;
    let (parameters, cells) = code.split_once(':')?;
    Some(match parameters.find(['x', 'j', 'k']) {
        // What says how hard the puzzle is, or which symmetry it has, doesn't matter here.
        Some(at) if !parameters[..at].contains('d') => Err(unknown_rules(&[parameters.into()])),
        _ => cells_of(cells).map(Document::of),
    })
}

fn write(record: &Record<'_>, _: &Columns, out: &mut Vec<u8>) {
    out.extend_from_slice(b"3x3:");
    let (shown, mut blanks, mut follows_digit) = (record.shown(), 0, false);
    for cell in Cell::ALL {
        let Some(digit) = shown.get(cell) else {
            blanks += 1;
            continue;
        };
        write_blanks(std::mem::take(&mut blanks), &mut follows_digit, out);
        append(out, format_args!("{}{digit}", if follows_digit { "_" } else { "" }));
        follows_digit = true;
    }
    write_blanks(blanks, &mut follows_digit, out);
    out.push(b'\n');
}

/// Letters for so many blanks.
fn write_blanks(mut count: u8, follows_digit: &mut bool, out: &mut Vec<u8>) {
    *follows_digit &= count == 0;
    while count > 0 {
        let part = count.min(26);
        out.push(b'a' + part - 1);
        count -= part;
    }
}

fn cells_of(cells: &str) -> Result<Puzzle, Problem> {
    let (mut puzzle, mut at) = (Puzzle::EMPTY, 0);
    for sign in cells.chars() {
        match sign {
            '1'..='9' => {
                if let Some(cell) = Cell::ALL.get(at) {
                    puzzle.set(*cell, Digit::from_char(sign));
                }
                at += 1;
            }
            'a'..='z' => at += sign as usize - 'a' as usize + 1,
            '_' => {}
            _ => return Err(foreign(cells)),
        }
    }
    if at == 81 { Ok(puzzle) } else { Err(Fault::Cells { found: at, expected: 81 }.into()) }
}
