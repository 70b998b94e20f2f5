//! What a screen reader says: of a cell, of an entry, of a house.

use ichidoku::{Cell, Digit, DigitSet, House, HouseKind};

use super::faults::Faults;
use super::msg::Query;
use super::state::State;
use crate::words::{phrase, word};

/// What a cell is called: `row 3, column 5, 7, given`.
pub fn cell_label(state: &State, faults: &Faults, cell: Cell) -> String {
    let content = state.game.content(cell);
    let place = cell_name(cell);
    let label = match content.digit {
        Some(digit) if content.given => phrase("label-given", &[("cell", &place), ("digit", &digit)]),
        Some(digit) if content.by_solver => phrase("label-solver", &[("cell", &place), ("digit", &digit)]),
        Some(digit) => phrase("label-digit", &[("cell", &place), ("digit", &digit)]),
        None => match notes(state, cell) {
            notes if notes.is_empty() => phrase("label-empty", &[("cell", &place)]),
            notes => phrase("label-notes", &[("cell", &place), ("notes", &spaced(notes))]),
        },
    };
    let label = match content.colours {
        colours if colours.is_empty() => label,
        colours => phrase("label-colours", &[("label", &label), ("colours", &spaced(colours))]),
    };
    let label = match tinted(state, cell) {
        None => label,
        Some(tints) => phrase("label-tints", &[("label", &label), ("tints", &tints)]),
    };
    if faults.clashing.contains(cell) && content.digit.is_some() {
        phrase("label-clash", &[("label", &label)])
    } else if faults.wrong.contains(cell) {
        phrase("label-wrong", &[("label", &label)])
    } else {
        label
    }
}

/// The answer to a question about the grid.
pub fn read_out(state: &State, query: Query) -> String {
    let cell = state.selection.cursor();
    match query {
        Query::Row => read_house(state, House::from_row(cell.row())),
        Query::Column => read_house(state, House::from_column(cell.column())),
        Query::Box => read_house(state, House::from_box(cell.box_())),
        Query::Remaining => read_remaining(state),
        Query::Candidates => {
            let digits =
                state.game.seen_candidates(cell, &state.settings).unwrap_or_else(|| state.game.automatic(cell));
            phrase("read-candidates", &[("cell", &cell_name(cell)), ("notes", &spaced_or_none(digits))])
        }
    }
}

/// What to say after an entry into this cell.
pub(super) fn entered(state: &State, faults: &Faults, cell: Cell) -> String {
    let content = state.game.content(cell);
    let place = cell_name(cell);
    let Some(digit) = content.digit else { return phrase("said-cleared", &[("cell", &place)]) };
    let clashes = faults.clashes.iter().filter(|clash| clash.cells.contains(cell));
    let houses: Vec<String> = clashes.map(|clash| house_name(clash.house)).collect();
    if !houses.is_empty() {
        return phrase("said-clash", &[("cell", &place), ("digit", &digit), ("houses", &listed(&houses))]);
    }
    let name = match state.game.is_solved() {
        _ if faults.wrong.contains(cell) => "said-wrong",
        true => "said-solved",
        false => "said-digit",
    };
    phrase(name, &[("cell", &place), ("digit", &digit)])
}

/// Several names in a sentence.
fn listed(names: &[String]) -> String {
    match names {
        [before @ .., last] if !before.is_empty() => [&before.join(word("list-mark")), word("list-and"), last].concat(),
        _ => names.concat(),
    }
}

/// What to say after marking this cell.
pub(super) fn marked(state: &State, cell: Cell) -> String {
    match notes(state, cell) {
        notes if notes.is_empty() => phrase("said-no-notes", &[("cell", &cell_name(cell))]),
        notes => phrase("said-notes", &[("cell", &cell_name(cell)), ("notes", &spaced(notes))]),
    }
}

/// What to say after colouring this cell.
pub(super) fn coloured(state: &State, cell: Cell) -> String {
    match state.game.content(cell).colours {
        colours if colours.is_empty() => phrase("said-no-colours", &[("cell", &cell_name(cell))]),
        colours => phrase("said-colours", &[("cell", &cell_name(cell)), ("colours", &spaced(colours))]),
    }
}

/// What to say after colouring a candidate of this cell.
pub(super) fn candidate_coloured(state: &State, cell: Cell) -> String {
    match tinted(state, cell) {
        None => phrase("said-no-colours", &[("cell", &cell_name(cell))]),
        Some(tints) => phrase("said-tints", &[("cell", &cell_name(cell)), ("tints", &tints)]),
    }
}

/// The coloured candidates of an open cell, each with its colour.
fn tinted(state: &State, cell: Cell) -> Option<String> {
    let content = state.game.content(cell);
    let colour = |digit: Digit| Some((digit, content.tint(digit))).filter(|(_, colour)| *colour > 0);
    let tints = Digit::ALL
        .into_iter()
        .filter_map(colour)
        .map(|(digit, colour)| phrase("tint", &[("digit", &digit), ("colour", &colour)]));
    let tints: Vec<String> = tints.collect();
    (content.digit.is_none() && !tints.is_empty()).then(|| tints.join(word("list-mark")))
}

/// What a cell is called.
pub fn cell_name(cell: Cell) -> String {
    phrase("cell", &[("row", &(cell.index() / 9 + 1)), ("column", &(cell.index() % 9 + 1))])
}

/// What a house is called.
pub fn house_name(house: House) -> String {
    let number = house.index() % 9 + 1;
    let name = match house.kind() {
        HouseKind::Row(_) => "row",
        HouseKind::Column(_) => "column",
        HouseKind::Box(_) => "box",
    };
    phrase(name, &[("number", &number)])
}

/// Every mark of the cell.
fn notes(state: &State, cell: Cell) -> DigitSet {
    let seen = state.game.seen_candidates(cell, &state.settings).unwrap_or(DigitSet::EMPTY);
    seen | state.game.content(cell).notes()
}

fn spaced(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect::<Vec<_>>().join(" ")
}

fn spaced_or_none(digits: DigitSet) -> String {
    if digits.is_empty() { word("read-none").to_owned() } else { spaced(digits) }
}

fn read_house(state: &State, house: House) -> String {
    let values: Vec<Option<Digit>> = house.cells().iter().map(|cell| state.game.digit(cell)).collect();
    let said = |digit: &Option<Digit>| digit.map_or_else(|| word("read-blank").to_owned(), |digit| digit.to_string());
    let digits: Vec<String> = values.iter().map(said).collect();
    let missing = Digit::ALL.into_iter().filter(|digit| !values.contains(&Some(*digit)));
    let missing: Vec<String> = missing.map(|digit| digit.to_string()).collect();
    let missing = if missing.is_empty() { word("read-complete").to_owned() } else { missing.join(" ") };
    phrase("read-house", &[("house", &house_name(house)), ("digits", &digits.join(" ")), ("missing", &missing)])
}

fn read_remaining(state: &State) -> String {
    let left = |digit: Digit| Some((state.game.remaining(digit), digit)).filter(|(count, _)| *count > 0);
    let counts = Digit::ALL.into_iter().filter_map(left);
    let counts: Vec<String> =
        counts.map(|(count, digit)| phrase("read-of-each", &[("count", &count), ("digit", &digit)])).collect();
    let counts = if counts.is_empty() { word("read-complete").to_owned() } else { counts.join(word("list-mark")) };
    phrase("read-remaining", &[("counts", &counts)])
}
