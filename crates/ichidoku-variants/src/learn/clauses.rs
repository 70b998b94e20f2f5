//! Learned clauses, one after another in an array, and who watches them.

use super::literal::Literal;

/// Place of a clause in the array.
pub(super) type ClauseId = u32;

/// Words before the literals of a clause: its length, its glue, and how recently it was of use.
const HEAD: usize = 3;

/// Glue up to which clauses are kept for good.
const KEPT_GLUE: u32 = 2;
/// Glue up to which clauses are kept for longer after they were of use.
const GOOD_GLUE: u32 = 6;

/// An entry of a literal's list: a clause to look at when the literal becomes false.
#[derive(Clone, Copy)]
pub(super) struct Watch {
    pub(super) clause: ClauseId,
    /// Another literal of the clause: if it is true, the clause needs no look.
    pub(super) blocker: Literal,
}

/// All learned clauses.
pub(super) struct Clauses {
    words: Vec<u32>,
    ids: Vec<ClauseId>,
    pub(super) watches: Vec<Vec<Watch>>,
}

impl Clauses {
    pub(super) fn new(variables: usize) -> Self {
        Self { words: Vec::new(), ids: Vec::new(), watches: vec![Vec::new(); 2 * variables] }
    }

    /// Adds a clause of two or more literals, of which it watches the first two.
    pub(super) fn add(&mut self, literals: &[Literal], glue: u32) -> ClauseId {
        let id = self.words.len() as ClauseId;
        self.words.extend([literals.len() as u32, glue, 1 + u32::from(glue <= GOOD_GLUE)]);
        self.words.extend(literals.iter().map(|literal| literal.code()));
        self.ids.push(id);
        self.watch(id);
        id
    }

    fn watch(&mut self, id: ClauseId) {
        let [first, second] = [self.literal(id, 0), self.literal(id, 1)];
        self.watches[first.index()].push(Watch { clause: id, blocker: second });
        self.watches[second.index()].push(Watch { clause: id, blocker: first });
    }

    #[inline(always)]
    pub(super) fn len(&self, id: ClauseId) -> usize {
        self.words[id as usize] as usize
    }

    #[inline(always)]
    pub(super) fn literal(&self, id: ClauseId, at: usize) -> Literal {
        Literal::from_code(self.words[id as usize + HEAD + at])
    }

    #[inline(always)]
    pub(super) fn swap(&mut self, id: ClauseId, a: usize, b: usize) {
        self.words.swap(id as usize + HEAD + a, id as usize + HEAD + b);
    }

    #[inline(always)]
    pub(super) fn literals(&self, id: ClauseId) -> impl Iterator<Item = Literal> + '_ {
        let start = id as usize + HEAD;
        self.words[start..start + self.len(id)].iter().map(|&code| Literal::from_code(code))
    }

    pub(super) fn glue(&self, id: ClauseId) -> u32 {
        self.words[id as usize + 1]
    }

    /// Notes that a clause was of use, and that its glue is no more than this.
    pub(super) fn used(&mut self, id: ClauseId, glue: u32) {
        let at = id as usize + 1;
        self.words[at] = self.words[at].min(glue);
        self.words[at + 1] = 1 + u32::from(self.words[at] <= GOOD_GLUE);
    }

    /// Drops the worse half of the clauses that were of no use lately, but for those that `is_needed`, and returns where the
    /// others are now, ascending by where they were.
    pub(super) fn reduce(&mut self, is_needed: impl Fn(&Self, ClauseId) -> bool) -> Vec<(ClauseId, ClauseId)> {
        let mut idle = Vec::new();
        for at in 0..self.ids.len() {
            let id = self.ids[at];
            let recency = id as usize + 2;
            if self.words[recency] > 0 {
                self.words[recency] -= 1;
            } else if self.glue(id) > KEPT_GLUE && !is_needed(self, id) {
                idle.push(id);
            }
        }
        idle.sort_by_key(|&id| core::cmp::Reverse((self.glue(id), self.len(id))));
        idle.truncate(idle.len().div_ceil(2));
        idle.sort_unstable();
        self.keep_all_but(&idle)
    }

    /// Closes the gaps of dropped clauses, which come ascending.
    fn keep_all_but(&mut self, dropped: &[ClauseId]) -> Vec<(ClauseId, ClauseId)> {
        let old = core::mem::take(&mut self.words);
        let ids = core::mem::take(&mut self.ids);
        self.watches.iter_mut().for_each(Vec::clear);
        let mut moved = Vec::new();
        for id in ids.into_iter().filter(|id| dropped.binary_search(id).is_err()) {
            let start = id as usize;
            let now = self.words.len() as ClauseId;
            self.words.extend_from_slice(&old[start..start + HEAD + old[start] as usize]);
            self.ids.push(now);
            self.watch(now);
            moved.push((id, now));
        }
        moved
    }
}
