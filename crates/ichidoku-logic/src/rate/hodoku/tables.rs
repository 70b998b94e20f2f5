//! What follows from each candidate, and in which order HoDoKu comes upon it.

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, House};

use crate::state::State;

/// A digit in one cell, or in two or three where a box and a line cross.
#[derive(Clone, Copy)]
pub(super) struct DigitPlace {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
}

impl DigitPlace {
    pub(super) fn first_cell(self) -> Option<Cell> {
        self.cells.iter().next()
    }
}

/// Whether a place is assumed to hold its digit or not: twice the place's number, and one more if it does.
pub(super) type Literal = u16;

pub(super) const fn is_on(literal: Literal) -> bool {
    literal % 2 == 1
}

const fn on(place: usize) -> Literal {
    place as Literal * 2 + 1
}

const fn off(place: usize) -> Literal {
    place as Literal * 2
}

/// What one table has of a literal.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) literal: Literal,
    /// From which literal it follows directly.
    from: Literal,
    /// Number of links from where the table starts.
    pub(super) links: u16,
}

/// A literal and all that follows from it, in the order in which it was found.
struct Table {
    entries: Vec<Entry>,
    /// By literal, its place among the entries.
    at: Vec<u16>,
    /// How many of the entries follow directly from the first.
    direct: usize,
}

const NOWHERE: u16 = u16::MAX;

impl Table {
    fn new(literal: Literal, literals: usize) -> Self {
        let mut table = Self { entries: Vec::new(), at: vec![NOWHERE; literals], direct: 0 };
        table.add(Entry { literal, from: literal, links: 0 });
        table
    }

    fn add(&mut self, entry: Entry) {
        let at = &mut self.at[usize::from(entry.literal)];
        if *at == NOWHERE {
            *at = self.entries.len() as u16;
            self.entries.push(entry);
        }
    }

    fn get(&self, literal: Literal) -> Option<usize> {
        Some(self.at[usize::from(literal)]).filter(|at| *at != NOWHERE).map(usize::from)
    }

    /// Adds what follows from a literal of this table, or finds a shorter way to it.
    fn expand(&mut self, from: Entry, followers: &[Literal]) {
        for literal in followers {
            let entry = Entry { literal: *literal, from: from.literal, links: from.links + 1 };
            match self.get(*literal) {
                None => self.add(entry),
                Some(at) if at > self.direct && self.entries[at].links > entry.links => self.entries[at] = entry,
                Some(_) => {}
            }
        }
    }
}

/// A table for each literal of a candidate.
pub(super) struct Tables {
    places: Vec<DigitPlace>,
    /// The places that are single candidates come first, by cell and digit.
    singles: usize,
    tables: Vec<Table>,
}

impl Tables {
    /// The tables of the state, with groups or without.
    pub(super) fn new(state: &State, grouped: bool) -> Self {
        let mut places = singles(state);
        let singles = places.len();
        if grouped {
            places.extend(groups(state));
        }
        let direct = direct(state, &places, singles);
        let tables = (0..singles).flat_map(|i| [off(i), on(i)]).map(|literal| table(literal, &direct)).collect();
        Self { places, singles, tables }
    }

    pub(super) fn place(&self, literal: Literal) -> DigitPlace {
        self.places[usize::from(literal / 2)]
    }

    /// The candidate, if the literal is of one.
    pub(super) fn candidate(&self, literal: Literal) -> Option<Candidate> {
        let place = self.place(literal);
        place.cells.only().map(|cell| Candidate::of(cell, place.digit))
    }

    /// The literals of all candidates, true or false.
    pub(super) fn starts(&self, true_: bool) -> impl Iterator<Item = Literal> + use<> {
        (0..self.singles).map(if true_ { on } else { off })
    }

    /// What follows from the literal, itself left out.
    pub(super) fn entries(&self, start: Literal) -> &[Entry] {
        &self.tables[usize::from(start)].entries[1..]
    }

    /// The candidates that become true, or false, with the literal, itself among them.
    pub(super) fn candidates(&self, start: Literal, true_: bool) -> CandidateSet {
        let entries = self.tables[usize::from(start)].entries.iter();
        entries.filter(|e| is_on(e.literal) == true_).filter_map(|e| self.candidate(e.literal)).collect()
    }

    /// The literals from the start to one that follows from it.
    pub(super) fn chain(&self, start: Literal, end: Literal) -> Vec<Literal> {
        let table = &self.tables[usize::from(start)];
        let before = |literal: &Literal| {
            let entry = table.entries[usize::from(table.at[usize::from(*literal)])];
            (entry.literal != start).then_some(entry.from)
        };
        let mut chain: Vec<Literal> = std::iter::successors(Some(end), before).collect();
        chain.reverse();
        chain
    }
}

/// All candidates by cell and digit.
fn singles(state: &State) -> Vec<DigitPlace> {
    let of =
        |cell: Cell| state.digits(cell).iter().map(move |digit| DigitPlace { digit, cells: CellSet::single(cell) });
    state.open().iter().flat_map(of).collect()
}

/// The groups of rows, then those of columns, line by line and digit by digit.
fn groups(state: &State) -> Vec<DigitPlace> {
    let mut groups = Vec::new();
    for line in &House::ALL[..18] {
        for digit in Digit::ALL {
            let in_box = |b: &House| state.cells(digit) & state.crossing(*line, *b);
            let held = House::ALL[18..].iter().map(in_box).filter(|cells| cells.len() > 1);
            groups.extend(held.map(|cells| DigitPlace { digit, cells }));
        }
    }
    groups
}

/// By literal, what follows from it directly.
fn direct(state: &State, places: &[DigitPlace], singles: usize) -> Vec<Vec<Literal>> {
    let mut direct = vec![Vec::new(); places.len() * 2];
    let mut number = [[0; 9]; 81];
    for (i, place) in places[..singles].iter().enumerate() {
        if let Some(cell) = place.cells.only() {
            number[cell.index()][place.digit.index()] = i;
        }
    }
    let number = |cell: Cell, digit: Digit| number[cell.index()][digit.index()];
    for (i, place) in places[..singles].iter().enumerate() {
        let Some(cell) = place.cells.only() else { continue };
        let others: Vec<usize> =
            state.digits(cell).without(place.digit).iter().map(|digit| number(cell, digit)).collect();
        link(&mut direct, i, &others);
        for house in cell.houses() {
            let others = state.cells(place.digit) & house.cells();
            let others: Vec<usize> = others.without(cell).iter().map(|c| number(c, place.digit)).collect();
            link(&mut direct, i, &others);
        }
    }
    for (i, group) in places.iter().enumerate().skip(singles) {
        let number = |cell: Cell| number(cell, group.digit);
        with_singles(state, &mut direct, i, *group, &number);
        with_groups(state, &mut direct, i, places, singles);
    }
    direct
}

/// The place excludes the others of a house; if there is only one, one of the two holds the digit.
fn link(direct: &mut [Vec<Literal>], place: usize, others: &[usize]) {
    direct[usize::from(on(place))].extend(others.iter().map(|other| off(*other)));
    if let [other] = others {
        direct[usize::from(off(place))].push(on(*other));
    }
}

/// Links a group with the single candidates of its houses, both ways.
fn with_singles(
    state: &State,
    direct: &mut [Vec<Literal>],
    i: usize,
    group: DigitPlace,
    number: &dyn Fn(Cell) -> usize,
) {
    let seen = state.cells(group.digit) & group.cells.common_peers();
    for cell in seen.iter() {
        direct[usize::from(on(i))].push(off(number(cell)));
        direct[usize::from(on(number(cell)))].push(off(i));
    }
    let Some(first) = group.first_cell() else { return };
    let [row, column, b] = first.houses();
    let line = if group.cells.is_subset(row.cells()) { row } else { column };
    for house in [b, line] {
        if let Some(cell) = (seen & house.cells()).only() {
            direct[usize::from(off(i))].push(on(number(cell)));
            direct[usize::from(off(number(cell)))].push(on(i));
        }
    }
}

/// Links a group with the other groups of its houses.
fn with_groups(state: &State, direct: &mut [Vec<Literal>], i: usize, places: &[DigitPlace], singles: usize) {
    let group = places[i];
    let Some(first) = group.first_cell() else { return };
    for house in first.houses().into_iter().filter(|house| group.cells.is_subset(house.cells())) {
        let apart = |other: &DigitPlace| {
            other.digit == group.digit && other.cells.is_subset(house.cells()) && (other.cells & group.cells).is_empty()
        };
        let others: Vec<usize> = (singles..places.len()).filter(|j| apart(&places[*j])).collect();
        direct[usize::from(on(i))].extend(others.iter().map(|other| off(*other)));
        let all = state.cells(group.digit) & house.cells();
        if let [other] = others[..]
            && (all - group.cells - places[other].cells).is_empty()
        {
            direct[usize::from(off(i))].push(on(other));
        }
    }
}

/// The table of a literal: what follows directly, then what follows from each entry in turn.
fn table(literal: Literal, direct: &[Vec<Literal>]) -> Table {
    let mut table = Table::new(literal, direct.len());
    let start = table.entries[0];
    table.expand(start, &direct[usize::from(literal)]);
    table.direct = table.entries.len() - 1;
    let mut next = 1;
    while let Some(entry) = table.entries.get(next).copied() {
        table.expand(entry, &direct[usize::from(entry.literal)]);
        next += 1;
    }
    table
}
