//! All that follows from one assumption, without the reasons.
//!
//! Unless something is contradicted, what follows does not depend on the order in which it is found. So most assumptions are
//! settled by sets, of all candidates at once where cells and houses say all ([`super::flood`]), and only for those of a hint
//! [`super::run::Run`] finds the reasons.

use std::rc::Rc;

use ichidoku::Interrupted;

use super::super::board::{Board, Mark, cell_of, digit_of, mark};
use super::super::houses::{CELLS, HOUSES, bits};
use super::flood::{Flood, Numbers, STARTS};
use super::flooded::Floods;
use super::kind::Kind;
use super::node::{Marks, NODES, Node, Nodes, Weak, is_on, mark_of, on, strong};
use super::run::Pool;

/// What is on and what is off because of an assumption.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) on: Marks,
    pub(super) off: Marks,
}

impl Reach {
    const NOTHING: Self = Self { on: Marks::EMPTY, off: Marks::EMPTY };
}

/// What is known to follow on a board, by node.
pub(super) struct Reached {
    numbers: Rc<Numbers>,
    /// How many words a set of candidates has by their numbers.
    words: usize,
    /// Which row a node has.
    slot: Vec<u16>,
    /// What is on and what is off, one row after the other.
    rows: Vec<u64>,
    /// The nodes that something contradicts. What they have rows for is what was found before it.
    contradicted: Nodes,
}

const UNKNOWN: u16 = u16::MAX;

/// The numbers of candidates.
pub(super) type Numbered = [u64; 12];

impl Reached {
    /// Nothing yet.
    pub(super) fn nothing(board: &Board) -> Self {
        Self::by(Rc::new(Numbers::new(board)))
    }

    fn by(numbers: Rc<Numbers>) -> Self {
        let words = numbers.marks.len().div_ceil(64);
        Self { numbers, words, slot: vec![UNKNOWN; NODES], rows: Vec::new(), contradicted: Nodes::EMPTY }
    }

    /// What follows from each candidate.
    pub(super) fn of(floods: &Floods) -> Self {
        let mut reached = Self::by(Rc::clone(&floods.numbers));
        floods.blocks.iter().enumerate().for_each(|(n, flood)| reached.flood(n * STARTS, flood));
        reached
    }

    fn flood(&mut self, first: usize, flood: &Flood) {
        self.rows.extend(flood.rows(self.words));
        for (n, of) in self.numbers.marks.iter().skip(first).take(STARTS).enumerate() {
            if flood.is_contradicted(n) {
                self.contradicted.insert(on(*of));
            } else {
                self.slot[usize::from(on(*of))] = (first + n) as u16;
            }
        }
    }

    /// True if it was asked for, or all were looked at together.
    pub(super) fn is_known(&self, start: Node) -> bool {
        self.has_row(start) || self.is_contradicted(start)
    }

    pub(super) fn has_row(&self, start: Node) -> bool {
        self.slot[usize::from(start)] != UNKNOWN
    }

    pub(super) fn is_contradicted(&self, start: Node) -> bool {
        self.contradicted.has(start)
    }

    fn row(&self, start: Node) -> Option<(&[u64], &[u64])> {
        let row =
            self.has_row(start).then(|| &self.rows[usize::from(self.slot[usize::from(start)]) * 2 * self.words..])?;
        Some(row[..2 * self.words].split_at(self.words))
    }

    /// All that follows, if that is known and nothing contradicts it.
    fn get(&self, start: Node) -> Option<Reach> {
        let marks = |words: &[u64]| numbers_in(words).map(|n| self.numbers.marks[n]).collect();
        let (on, off) = self.row(start).filter(|_| !self.is_contradicted(start))?;
        Some(Reach { on: marks(on), off: marks(off) })
    }

    /// Notes what follows, up to a contradiction if there is one.
    pub(super) fn set(&mut self, start: Node, reach: &Reach) {
        let slot = self.rows.len() / (2 * self.words);
        self.slot[usize::from(start)] = slot as u16;
        self.rows.resize((slot + 1) * 2 * self.words, 0);
        let row = &mut self.rows[slot * 2 * self.words..];
        for (marks, offset) in [(&reach.on, 0), (&reach.off, self.words)] {
            for n in marks.iter().map(|of| self.numbers.of(of)) {
                row[offset + n / 64] |= 1 << (n % 64);
            }
        }
    }

    /// Notes that something contradicts this.
    pub(super) fn contradict(&mut self, start: Node) {
        self.contradicted.insert(start);
    }

    /// Notes that from this the same follows as from another. If something contradicts that, each meets it in its own way.
    pub(super) fn share(&mut self, start: Node, other: Node) {
        if self.is_contradicted(other) {
            self.contradict(start);
        } else {
            self.slot[usize::from(start)] = self.slot[usize::from(other)];
        }
    }

    /// What is on and what is off whichever of these holds, if anything is. Those without a row are passed over.
    pub(super) fn common(&self, starts: &[Node]) -> Option<[Numbered; 2]> {
        let mut common = [[0; 12]; 2];
        common.iter_mut().for_each(|set| set[..self.words].fill(!0));
        let mut any = !0;
        for (on, off) in starts.iter().filter_map(|start| self.row(*start)) {
            any = 0;
            for (set, words) in common.iter_mut().zip([on, off]) {
                for (word, other) in set.iter_mut().zip(words) {
                    *word &= other;
                    any |= *word;
                }
            }
            if any == 0 {
                return None;
            }
        }
        (any != 0).then_some(common)
    }

    /// The candidates of a set.
    pub(super) fn marks_in(&self, set: &Numbered) -> Vec<Mark> {
        numbers_in(set).filter_map(|n| self.numbers.marks.get(n).copied()).collect()
    }

    /// Those of a list that are in a set, in the order of the list.
    pub(super) fn those_of(&self, list: &[Mark], set: &Numbered) -> Vec<Mark> {
        let is_in = |of: &Mark| {
            let n = self.numbers.of(*of);
            set[n / 64] >> (n % 64) & 1 == 1
        };
        if *set == [0; 12] { Vec::new() } else { list.iter().copied().filter(is_in).collect() }
    }
}

/// The numbers of the bits that are set.
fn numbers_in(words: &[u64]) -> impl Iterator<Item = usize> {
    let bits_of = |mut word: u64| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(bit)
        })
    };
    words.iter().enumerate().flat_map(move |(n, word)| bits_of(*word).map(move |bit| n * 64 + bit))
}

/// Something would have to be on and off.
pub(super) struct Contradiction;

/// A search for what follows; `board` is what is left of the source meanwhile.
struct Spread {
    board: Board,
    reach: Reach,
    ons: Vec<Mark>,
    offs: Vec<Mark>,
}

impl Spread {
    /// Begins with what is known to follow on the board, and has been worked off.
    fn begin(&mut self, source: &Board, known: Option<&Reach>) {
        self.board.clone_from(source);
        self.reach = known.copied().unwrap_or(Reach::NOTHING);
        self.reach.off.iter().for_each(|of| self.board.remove(cell_of(of), digit_of(of)));
        self.ons.clear();
        self.offs.clear();
    }

    fn add_on(&mut self, of: Mark) {
        if self.reach.on.insert(of) {
            self.ons.push(of);
        }
    }

    fn add_off(&mut self, of: Mark) {
        if self.reach.off.insert(of) {
            self.offs.push(of);
        }
    }

    /// Works off what has been added, and all that follows from it.
    fn work_off(&mut self, kind: Kind, candidates: &Marks, weak: Weak) -> Result<(), Contradiction> {
        loop {
            if let Some(from) = self.ons.pop() {
                self.exclude(&weak.of(from), candidates)?;
            } else if let Some(from) = self.offs.pop() {
                self.force(from, kind)?;
            } else {
                return Ok(());
            }
        }
    }

    fn exclude(&mut self, excluded: &Marks, candidates: &Marks) -> Result<(), Contradiction> {
        if excluded.meets(&self.reach.on) {
            return Err(Contradiction);
        }
        let mut new = *excluded;
        new.keep(candidates);
        new.take(&self.reach.off);
        self.reach.off.add(&new);
        self.offs.extend(new.iter());
        Ok(())
    }

    fn force(&mut self, from: Mark, kind: Kind) -> Result<(), Contradiction> {
        let (cell, digit) = (cell_of(from), digit_of(from));
        self.board.remove(cell, digit);
        let left = self.board.digits[cell];
        if !kind.nishio && left.is_power_of_two() {
            self.force_on(mark(cell, left.trailing_zeros() as usize))?;
        }
        for house in HOUSES[cell] {
            let left = self.board.places[usize::from(house)][digit];
            if left.is_power_of_two() {
                let other = CELLS[usize::from(house)][left.trailing_zeros() as usize];
                self.force_on(mark(other.into(), digit))?;
            }
        }
        Ok(())
    }

    fn force_on(&mut self, of: Mark) -> Result<(), Contradiction> {
        if self.reach.off.has(of) {
            return Err(Contradiction);
        }
        self.add_on(of);
        Ok(())
    }
}

/// A search for what follows from many assumptions on one board.
pub(super) struct Reaching<'s> {
    source: &'s Board,
    kind: Kind,
    weak: Weak,
    candidates: Marks,
    /// What is known from a search that finds less.
    known: Option<&'s Reached>,
    /// The source has no chain of a kind that is looked for inside chains, so that only what these take out is asked for.
    is_bare: bool,
    spread: Spread,
}

impl<'s> Reaching<'s> {
    pub(super) fn new(source: &'s Board, kind: Kind, known: Option<&'s Reached>, is_bare: bool) -> Self {
        let weak = Weak::new(!kind.nishio);
        let (ons, offs) = (Vec::with_capacity(81), Vec::with_capacity(256));
        let spread = Spread { board: source.clone(), reach: Reach::NOTHING, ons, offs };
        Self { source, kind, weak, candidates: source.marks().collect(), known, is_bare, spread }
    }

    /// What is on as soon as this is off, the first of them. All else that follows from this follows from that as well, and the
    /// other way round, as the two exclude each other.
    pub(super) fn equal(&self, of: Mark) -> Option<Mark> {
        let mut first = None;
        strong(self.source, of, !self.kind.nishio, true, |to, _| _ = first.get_or_insert(to));
        first
    }

    /// What follows, or that something is contradicted.
    pub(super) fn reach(
        &mut self,
        start: Node,
        pool: &mut Pool<'_>,
    ) -> Result<Result<&Reach, Contradiction>, Interrupted> {
        if self.known.is_some_and(|known| known.is_contradicted(start)) {
            return Ok(Err(Contradiction));
        }
        let known = self.known.and_then(|known| known.get(start));
        self.spread.begin(self.source, known.as_ref());
        match known {
            Some(_) => {}
            None if is_on(start) => self.spread.add_on(mark_of(start)),
            None => self.spread.add_off(mark_of(start)),
        }
        loop {
            if let Err(contradiction) = self.spread.work_off(self.kind, &self.candidates, self.weak) {
                return Ok(Err(contradiction));
            }
            if self.kind.level == 0 || !self.exclude(pool)? {
                return Ok(Ok(&self.spread.reach));
            }
        }
    }

    /// Adds what patterns and nested chains exclude. False if there is nothing new.
    fn exclude(&mut self, pool: &mut Pool<'_>) -> Result<bool, Interrupted> {
        if self.is_bare {
            let excluded = (pool.excluded)(&self.spread.board, self.source, self.kind, pool)?;
            excluded.iter().for_each(|of| self.spread.add_off(of));
            return Ok(!self.spread.offs.is_empty());
        }
        for (_, removals) in (pool.exclude)(&self.spread.board, self.source, self.kind, pool)? {
            for (cell, digits) in removals {
                bits(digits).for_each(|digit| self.spread.add_off(mark(cell.into(), digit)));
            }
        }
        Ok(!self.spread.offs.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use ichidoku::Stop;

    use super::super::super::dialect::SE121;
    use super::super::super::walk::board_after;
    use super::super::flooded::Flooded;
    use super::super::pool;
    use super::super::run::Run;
    use super::*;

    /// With many contradictions.
    const HARD: &str = "........1.....2.34.35.......62......7.3.25..885...67...7853....32..68...5.62.7.8.";
    /// With more candidates than are looked at together.
    const OPEN: &str = ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    #[test]
    fn sets_have_what_a_search_in_order_finds() -> Result<(), Interrupted> {
        for (puzzle, kind) in [HARD, OPEN]
            .into_iter()
            .flat_map(|puzzle| [Kind::MULTIPLE, Kind::NISHIO, Kind::UP_TO_DYNAMIC[0]].map(|kind| (puzzle, kind)))
        {
            let board = board_after(0, &SE121, puzzle);
            let mut pool = pool(SE121.chains, Stop::never());
            let reached = Reached::of(&pool.flooded.floods(&board, kind));
            let mut run = Run::new();
            for of in board.marks() {
                run.fill(&board, on(of), kind, &mut pool)?;
                let found = reached.get(on(of)).map(|reach| reach.on == run.on && reach.off == run.off);
                assert_eq!(found, run.contradiction.is_none().then_some(true), "{puzzle} {kind:?} {of}");
            }
        }
        Ok(())
    }

    #[test]
    fn what_is_left_of_a_board_gets_what_it_would_get_by_itself() -> Result<(), Interrupted> {
        let board = board_after(0, &SE121, HARD);
        let mut pool = pool(SE121.chains, Stop::never());
        let kinds = [Kind::MULTIPLE, Kind::UP_TO_DYNAMIC[0]];
        kinds.iter().for_each(|kind| _ = pool.flooded.anew(&board, *kind));
        let mut reaching = Reaching::new(&board, kinds[1], None, true);
        let mut compared = 0;
        for start in board.marks() {
            if reaching.reach(on(start), &mut pool)?.is_err() {
                continue;
            }
            let left = &reaching.spread.board;
            for kind in kinds {
                let floods = pool.flooded.floods(left, kind);
                assert!(floods.numbers.marks.len() > left.marks().count(), "{start}: numbered by the board around it");
                let (with, alone) = (Reached::of(&floods), Reached::of(&Flooded::default().floods(left, kind)));
                for of in left.marks().filter(|of| !left.digits[cell_of(*of)].is_power_of_two()) {
                    let [with, alone] =
                        [with.get(on(of)), alone.get(on(of))].map(|reach| reach.map(|it| (it.on, it.off)));
                    assert!(with == alone, "{kind:?} {start} {of}");
                    compared += usize::from(alone.is_some());
                }
            }
        }
        assert!(compared > 10_000, "{compared}");
        Ok(())
    }
}
