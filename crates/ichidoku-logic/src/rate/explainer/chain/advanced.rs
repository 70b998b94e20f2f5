//! What patterns and chains exclude once all direct consequences of an assumption are known.
//!
//! The families come in this order: locked candidates, hidden pairs, naked pairs, X-wings, then chains by level. All that
//! the first family with anything has is taken, and the others are left for later. A pattern counts only if it needs a
//! candidate that is gone because of the assumption; those are its parents.
//!
//! In which order the original takes out several candidates of one pattern depends on the hash codes of its objects, which
//! differ from one run of the program to the next. Here they go by row and column.

use std::rc::Rc;

use ichidoku::Interrupted;

use super::super::board::{Board, Mark, mark};
use super::super::fish::{self, Fish};
use super::super::hint::Removals;
use super::super::houses::{CELLS, HOUSE_BITS, bits};
use super::super::locking::{self, Locked};
use super::super::subsets::{self, Subset};
use super::forcing::Search;
use super::kind::Kind;
use super::nested::{Exclusions, Inner, Inside, Pattern};
use super::run::Pool;
use super::unary::{self, Unary};

/// What can be excluded on this board, which is what is left of `source`.
pub(super) fn advanced(
    board: &Board,
    source: &Board,
    level: u8,
    pool: &mut Pool<'_>,
) -> Result<Exclusions, Interrupted> {
    let mut found = Exclusions::new();
    for family in [locked, hidden_pairs, naked_pairs, x_wings] {
        family(board, source, &mut found);
        if !found.is_empty() {
            return Ok(found);
        }
    }
    let inside: &[Inside] = match level {
        2 => &[Inside::Simple],
        3 => &[Inside::Simple, Inside::Multiple],
        4 => &[Inside::Dynamic],
        5 => &[Inside::Dynamic, Inside::DynamicWithChains],
        _ => &[],
    };
    for inside in inside {
        for inner in chains(board, *inside, pool)?.iter() {
            let parents = inner.parents(source, board);
            if !parents.is_empty() {
                let nested = Some(Rc::clone(&inner.nested));
                found.push((Pattern { parents, nested }, inner.removals.clone()));
            }
        }
        if !found.is_empty() {
            break;
        }
    }
    Ok(found)
}

fn add(found: &mut Exclusions, removals: Removals, parents: Vec<Mark>) {
    if !removals.is_empty() && !parents.is_empty() {
        found.push((Pattern { parents, nested: None }, removals));
    }
}

/// The digits of these that are gone from the house's places outside `kept`.
fn gone_places(board: &Board, source: &Board, house: usize, digit: usize) -> impl Iterator<Item = usize> {
    bits(source.places[house][digit] & !board.places[house][digit]).map(move |place| CELLS[house][place] as usize)
}

fn locked(board: &Board, source: &Board, found: &mut Exclusions) {
    let _: Option<()> = locking::each(board, |locked: &Locked| {
        let outside = |cell: &usize| HOUSE_BITS[locked.crossed] >> cell & 1 == 0;
        let gone = gone_places(board, source, locked.house, locked.digit).filter(outside);
        add(found, locked.removals(board), gone.map(|cell| mark(cell, locked.digit)).collect());
        None
    });
}

fn hidden_pairs(board: &Board, source: &Board, found: &mut Exclusions) {
    let _: Option<()> = subsets::each_hidden(board, 2, 4, |set: &Subset| {
        let others = bits(0x1FF & !set.places).map(|place| CELLS[set.house][place] as usize);
        let gone = others.flat_map(|cell| bits(source.digits[cell] & set.digits).map(move |digit| mark(cell, digit)));
        add(found, set.hidden_removals(board), gone.collect());
        None
    });
}

fn naked_pairs(board: &Board, source: &Board, found: &mut Exclusions) {
    let _: Option<()> = subsets::each_naked(board, 2, |set: &Subset| {
        let cells = bits(set.places).map(|place| CELLS[set.house][place] as usize);
        let gone = cells.flat_map(|cell| bits(source.digits[cell] & !set.digits).map(move |digit| mark(cell, digit)));
        add(found, set.naked_removals(board), gone.collect());
        None
    });
}

fn x_wings(board: &Board, source: &Board, found: &mut Exclusions) {
    let _: Option<()> = fish::each(board, 2, |fish: &Fish| {
        let covered = bits(fish.cover_lines).fold(0, |cells, line| cells | HOUSE_BITS[fish.cover + line]);
        let bases = bits(fish.lines).map(|line| fish.base + line);
        let gone = bases.flat_map(|house| gone_places(board, source, house, fish.digit));
        let gone = gone.filter(|cell| covered >> cell & 1 == 0).map(|cell| mark(cell, fish.digit));
        add(found, fish.removals(board), gone.collect());
        None
    });
}

/// All chains on the board, found once.
fn chains(board: &Board, inside: Inside, pool: &mut Pool<'_>) -> Result<Rc<[Inner]>, Interrupted> {
    if let Some(known) = pool.known.get(inside, board) {
        return Ok(known);
    }
    let chains = match inside {
        Inside::Simple => unary::all(board, pool.stop)?.into_iter().map(Unary::inner).collect(),
        Inside::Multiple => forcing_chains(board, Kind::MULTIPLE, pool)?,
        Inside::Dynamic => forcing_chains(board, Kind::dynamic(0), pool)?,
        Inside::DynamicWithChains => forcing_chains(board, Kind::dynamic(2), pool)?,
    };
    Ok(pool.known.keep(inside, board, chains))
}

fn forcing_chains(board: &Board, kind: Kind, pool: &mut Pool<'_>) -> Result<Vec<Inner>, Interrupted> {
    let mut search = Search::new(board, kind, false, None);
    search.run(pool)?;
    let chains = search.sorted().into_iter().map(|found| search.inner(found)).collect();
    search.give_back(pool);
    Ok(chains)
}
