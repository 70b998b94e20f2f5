//! The basic patterns that a net of the second level may use on its way, on bits: locked candidates, pairs, X-wings.
//!
//! Each is found for all its houses at once: what a box has in one line, what two cells with the same two candidates see,
//! which two lines have their two places in the same columns. They take out what the finders of these techniques do, which
//! a test checks; only the steps themselves are not made.

use ichidoku::{Cell, CellSet, House};

use super::digit_planes::{BAND_ROWS, BOXES, MINIROWS, Planes, ROW, ROWS, two_places};

impl Planes {
    /// Takes out what the easiest kind of pattern that finds anything takes out, all at once; whether there was one.
    pub(super) fn reduce(&mut self) -> bool {
        self.locked() || self.pairs() || self.x_wings()
    }

    /// Pointing and claiming.
    ///
    /// ```text
    ///   minirows of a band:   . x .      a box or a row that has one minirow only (b)
    ///                         a . b      takes the others (a) of the row or the box
    /// ```
    fn locked(&mut self) -> bool {
        self.each(|plane| {
            let minirows = (plane | plane >> 1 | plane >> 2) & MINIROWS;
            let rows = confined(minirows, (BOXES, 9), (ROWS, 3)) | confined(minirows, (ROWS, 3), (BOXES, 9));
            let minicols = (plane | plane >> 9 | plane >> 18) & BAND_ROWS;
            let columns = confined(minicols, (BOXES, 1), (ROW, 27)) | confined(minicols, (ROW, 27), (BOXES, 1));
            plane & !(rows | rows << 1 | rows << 2 | columns | columns << 9 | columns << 18)
        })
    }

    /// Naked and hidden pairs.
    fn pairs(&mut self) -> bool {
        let before = *self;
        let (_, twice, thrice) = before.tally();
        let bilocal = before.cells.map(two_places);
        for d in 0..9 {
            for e in d + 1..9 {
                let both = before.cells[d] & before.cells[e] & twice & !thrice;
                let gone = seen_by_pairs(both);
                self.cells[d] &= !gone;
                self.cells[e] &= !gone;
                let hidden = same_places(before.cells[d], before.cells[e], bilocal[d] & bilocal[e]);
                if hidden != 0 {
                    (0..9).filter(|f| *f != d && *f != e).for_each(|f| self.cells[f] &= !hidden);
                }
            }
        }
        *self != before
    }

    /// X-wings in rows and in columns.
    fn x_wings(&mut self) -> bool {
        self.each(|plane| {
            let lines = two_places(plane);
            plane & !wings(plane, lines & 0x1FF, 0) & !wings(plane, lines >> 9 & 0x1FF, 9)
        })
    }

    /// Replaces every plane; whether one changed.
    fn each(&mut self, next: impl Fn(u128) -> u128) -> bool {
        let before = self.cells;
        self.cells = before.map(next);
        self.cells != before
    }
}

/// Of bits in triples both across and along: those to take out because a triple across has its only bit in the same
/// triple along. Triples are given by the places of their first bits and the distance of the others.
#[inline]
fn confined(bits: u128, across: (u128, u32), along: (u128, u32)) -> u128 {
    let triple = |bits: u128, (first, shift): (u128, u32)| [0, 1, 2].map(|i| bits >> (shift * i) & first);
    let spread = |first: u128, shift: u32| first | first << shift | first << (2 * shift);
    let [a, b, c] = triple(bits, across);
    let alone = bits & spread((a ^ b ^ c) & !(a & b & c), across.1);
    let [a, b, c] = triple(alone, along);
    (b | c) | (a | c) << along.1 | (a | b) << (2 * along.1)
}

/// What two cells of the set that see each other both see.
#[inline]
fn seen_by_pairs(cells: u128) -> u128 {
    let cells = CellSet::from_bits(cells);
    let pairs = cells.iter().flat_map(|a| (cells & a.peers()).iter().map(move |b| a.peers() & b.peers()));
    pairs.fold(0, |all, seen| all | seen.bits())
}

/// The places that two digits share in those of the houses where they have the same ones.
#[inline]
fn same_places(one: u128, other: u128, houses: u32) -> u128 {
    let mut all = 0;
    let mut rest = houses;
    while rest != 0 {
        let house = House::ALL[rest.trailing_zeros() as usize].cells().bits();
        rest &= rest - 1;
        if one & house == other & house {
            all |= one & house;
        }
    }
    all
}

/// What the X-wings of the plane take out whose bases are among these nine lines, from this house on.
fn wings(plane: u128, lines: u32, first: usize) -> u128 {
    let line = |i: u32| House::ALL[first + i as usize].cells().bits();
    let crossing = |places: u128| -> u128 {
        let of = |cell: Cell| cell.houses()[usize::from(first == 0)];
        CellSet::from_bits(places).iter().fold(0, |all, cell| all | of(cell).cells().bits())
    };
    let bases = (0..9).filter(|i| lines >> i & 1 == 1);
    let mut gone = 0;
    for a in bases.clone() {
        let covers = crossing(plane & line(a));
        for b in bases.clone().filter(|b| *b > a && plane & line(*b) & !covers == 0) {
            gone |= covers & !line(a) & !line(b);
        }
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, Survey, Technique};
    use ichidoku::Candidate;
    use ichidoku::Stop;

    /// What the techniques take out of the state.
    fn taken(state: &State, techniques: &[Technique]) -> Vec<Candidate> {
        let survey = Survey::new(state);
        let steps = techniques.iter().flat_map(|technique| technique.all(&survey));
        let mut all: Vec<Candidate> = steps.flat_map(|step| step.eliminations).collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    #[test]
    fn patterns_take_out_what_the_techniques_do() {
        type Reduce = fn(&mut Planes) -> bool;
        let kinds: [(Reduce, &[Technique]); 3] = [
            (Planes::locked, &[Technique::Pointing, Technique::Claiming]),
            (Planes::pairs, &[Technique::NakedPair, Technique::HiddenPair]),
            (Planes::x_wings, &[Technique::XWing]),
        ];
        let solver = crate::Solver::nets();
        let mut count = [0; 3];
        for line in [
            "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
            "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        ] {
            let mut state = State::from_puzzle(&line.parse().unwrap());
            while let Some(step) = solver.next(&state, Stop::never()).unwrap() {
                for (i, (reduce, techniques)) in kinds.iter().enumerate() {
                    let before = Planes::new(&state);
                    let mut after = before;
                    assert_eq!(reduce(&mut after), after != before);
                    let mut gone: Vec<Candidate> = before.beyond(&after.cells).collect();
                    gone.sort_unstable();
                    assert_eq!(gone, taken(&state, techniques), "{techniques:?} in {:?}", state.grid());
                    count[i] += gone.len();
                }
                state.apply(&step);
            }
        }
        assert!(count.iter().all(|gone| *gone > 0), "{count:?}");
    }
}
