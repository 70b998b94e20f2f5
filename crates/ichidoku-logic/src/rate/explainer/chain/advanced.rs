//! What patterns and chains exclude once all direct consequences of an assumption are known.
//!
//! The families come in this order: locked candidates, hidden pairs, naked pairs, X-wings, then chains by level. All that
//! the first family with anything has is taken, and the others are left for later. A pattern counts only if it needs a
//! candidate that is gone because of the assumption; those are its parents.
//!
//! In which order version 1.2.1 takes out several candidates of one pattern depends on the hash codes of its objects, which
//! differ from one run of the program to the next. Here they go by row and column. In Sukaku Explainer the hash code of a
//! cell is its number, so there is one order: see [`Habits::by_hash`].

use std::rc::Rc;

use ichidoku::Interrupted;

use super::super::board::{Board, Mark, mark};
use super::super::fish::{self, Fish};
use super::super::hint::Removals;
use super::super::houses::{CELLS, HOUSE_BITS, bits};
use super::super::locking::{self, Locked};
use super::super::subsets::{self, Subset};
use super::forcing::{self, Aim, Search};
use super::kind::{Habits, Kind};
use super::nested::{Exclusions, Inner, Inside, Pattern};
use super::node::Marks;
use super::order::sorted;
use super::run::Pool;
use super::unary::{self, Unary};

/// What can be excluded on this board, which is what is left of `source`.
pub(super) fn advanced(
    board: &Board,
    source: &Board,
    kind: Kind,
    pool: &mut Pool<'_>,
) -> Result<Exclusions, Interrupted> {
    let mut found = of_first_family(board, source, kind, pool)?;
    if pool.habits.by_hash {
        found.iter_mut().for_each(|(_, removals)| by_hash(removals));
    }
    Ok(found)
}

fn of_first_family(board: &Board, source: &Board, kind: Kind, pool: &mut Pool<'_>) -> Result<Exclusions, Interrupted> {
    let mut found = of_patterns(board, source, pool.habits);
    if !found.is_empty() {
        return Ok(found);
    }
    for inside in kind.inside {
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

fn of_patterns(board: &Board, source: &Board, habits: Habits) -> Exclusions {
    let mut found = Exclusions::new();
    for family in [locked, hidden_pairs, naked_pairs, x_wings] {
        family(board, source, habits, &mut found);
        if !found.is_empty() {
            break;
        }
    }
    found
}

/// The same without reasons, where the source has no chain of the kinds that are looked for inside: so each chain on the board
/// needs a candidate that is gone, and only what chains take out is asked for.
pub(super) fn excluded(board: &Board, source: &Board, kind: Kind, pool: &mut Pool<'_>) -> Result<Marks, Interrupted> {
    let patterns = of_patterns(board, source, pool.habits);
    if !patterns.is_empty() {
        return Ok(patterns.iter().flat_map(|(_, removals)| marks_of(removals)).collect());
    }
    for inside in kind.inside {
        let eliminated = eliminated(board, *inside, pool)?;
        if !eliminated.is_empty() {
            return Ok(eliminated);
        }
    }
    Ok(Marks::EMPTY)
}

fn marks_of(removals: &Removals) -> impl Iterator<Item = Mark> + '_ {
    removals.iter().flat_map(|(cell, digits)| bits(*digits).map(|digit| mark((*cell).into(), digit)))
}

/// All that chains on the board take out, found once.
fn eliminated(board: &Board, inside: Inside, pool: &mut Pool<'_>) -> Result<Marks, Interrupted> {
    if let Some(known) = pool.known.eliminated(inside, board) {
        return Ok(known);
    }
    let eliminated = match inside {
        Inside::Simple => unary::eliminated(board, pool),
        Inside::Multiple => forcing::eliminated(board, Kind::MULTIPLE, pool)?,
        Inside::Dynamic(level) => forcing::eliminated(board, Kind::UP_TO_DYNAMIC[usize::from(level)], pool)?,
    };
    Ok(pool.known.keep_eliminated(inside, board, eliminated))
}

fn add(found: &mut Exclusions, removals: Removals, parents: impl Iterator<Item = Mark>) {
    if removals.is_empty() {
        return;
    }
    let parents: Vec<Mark> = parents.collect();
    if !parents.is_empty() {
        found.push((Pattern { parents, nested: None }, removals));
    }
}

/// The digits of these that are gone from the house's places outside `kept`.
fn gone_places(board: &Board, source: &Board, house: usize, digit: usize) -> impl Iterator<Item = usize> {
    bits(source.places[house][digit] & !board.places[house][digit]).map(move |place| CELLS[house][place] as usize)
}

/// Puts cells in the order of a hash table of 16 places, or 32 for more than 12 of them, with their numbers as hash codes. Those
/// of one place stay as they came.
fn by_hash(removals: &mut Removals) {
    let places = if removals.len() > 12 { 32 } else { 16 };
    *removals = sorted(std::mem::take(removals), |(cell, _)| (0, u32::from(cell % places)));
}

fn locked(board: &Board, source: &Board, habits: Habits, found: &mut Exclusions) {
    let _: Option<()> = locking::each(board, habits.locking, |locked: &Locked| {
        let outside = |cell: &usize| HOUSE_BITS[locked.crossed] >> cell & 1 == 0;
        let gone = gone_places(board, source, locked.house, locked.digit).filter(outside);
        add(found, locked.removals(board), gone.map(|cell| mark(cell, locked.digit)));
        None
    });
}

fn hidden_pairs(board: &Board, source: &Board, _: Habits, found: &mut Exclusions) {
    let _: Option<()> = subsets::each_hidden(board, 2, 4, |set: &Subset| {
        let others = bits(0x1FF & !set.places).map(|place| CELLS[set.house][place] as usize);
        let gone = others.flat_map(|cell| bits(source.digits[cell] & set.digits).map(move |digit| mark(cell, digit)));
        add(found, set.hidden_removals(board), gone);
        None
    });
}

fn naked_pairs(board: &Board, source: &Board, _: Habits, found: &mut Exclusions) {
    let _: Option<()> = subsets::each_naked(board, 2, |set: &Subset| {
        let cells = bits(set.places).map(|place| CELLS[set.house][place] as usize);
        let gone = cells.flat_map(|cell| bits(source.digits[cell] & !set.digits).map(move |digit| mark(cell, digit)));
        add(found, set.naked_removals(board), gone);
        None
    });
}

fn x_wings(board: &Board, source: &Board, habits: Habits, found: &mut Exclusions) {
    let _: Option<()> = fish::each(board, 2, |fish: &Fish| {
        let covered = bits(fish.cover_lines).fold(0, |cells, line| cells | HOUSE_BITS[fish.cover + line]);
        let bases = bits(fish.lines).map(|line| fish.base + line);
        let gone = bases.flat_map(|house| gone_places(board, source, house, fish.digit));
        let gone = gone.filter(|cell| covered >> cell & 1 == 0).map(|cell| mark(cell, fish.digit));
        let removals = if habits.by_hash { fish.removals_by_line(board) } else { fish.removals(board) };
        add(found, removals, gone);
        None
    });
}

/// All chains on the board, found once.
fn chains(board: &Board, inside: Inside, pool: &mut Pool<'_>) -> Result<Rc<[Inner]>, Interrupted> {
    if let Some(known) = pool.known.all(inside, board) {
        return Ok(known);
    }
    let chains = match inside {
        Inside::Simple => unary::all(board, pool)?.into_iter().map(Unary::inner).collect(),
        Inside::Multiple => forcing_chains(board, Kind::MULTIPLE, pool)?,
        Inside::Dynamic(level) => forcing_chains(board, Kind::UP_TO_DYNAMIC[usize::from(level)], pool)?,
    };
    Ok(pool.known.keep_all(inside, board, chains))
}

fn forcing_chains(board: &Board, kind: Kind, pool: &mut Pool<'_>) -> Result<Vec<Inner>, Interrupted> {
    let mut search = Search::new(board, kind, Aim::All, None, pool);
    search.run(pool)?;
    let chains = search.sorted().into_iter().map(|found| search.inner(found)).collect();
    search.give_back(pool);
    Ok(chains)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_table_takes_cells_by_their_numbers_modulo_its_size() {
        let in_order = |cells: &[u8]| {
            let mut removals: Removals = cells.iter().map(|cell| (*cell, 1)).collect();
            by_hash(&mut removals);
            removals.into_iter().map(|(cell, _)| cell).collect::<Vec<u8>>()
        };
        assert_eq!(in_order(&[5, 14, 16, 31, 32]), [16, 32, 5, 14, 31]);
        assert_eq!(in_order(&[19, 3, 35]), [19, 3, 35]);
        let many: Vec<u8> = (10..23).chain([33]).collect();
        assert_eq!(in_order(&many), [33].into_iter().chain(10..23).collect::<Vec<u8>>());
    }
}
