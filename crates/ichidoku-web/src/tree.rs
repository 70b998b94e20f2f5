//! The tree of guesses of a run, as the lab shows it: where it was at a moment, and what a node says of itself.

use ichidoku::{Candidate, Puzzle};
use ichidoku_lab::{Contradiction, DeadEnd, TreeNode};

use crate::answers::{LabDeadEnd, LabNode, LabRan};
use crate::words::{grouped, phrase, word};

/// A tree, the root first and each node after the one above it.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    puzzle: Puzzle,
    nodes: Vec<TreeNode>,
}

/// How far a run is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Moment {
    /// Number of digits written.
    pub written: u64,
    /// Number of open guesses.
    pub depth: u32,
}

impl Tree {
    /// The tree of a puzzle's run.
    pub const fn new(puzzle: Puzzle, nodes: Vec<TreeNode>) -> Self {
        Self { puzzle, nodes }
    }

    /// Reads the tree of a run; `None` if there is none in it.
    pub fn read(puzzle: &Puzzle, ran: LabRan<'_>) -> Option<Self> {
        let mut nodes: Vec<TreeNode> = Vec::new();
        for node in ran.tree() {
            let parent = node.parent().and_then(|parent| usize::try_from(parent).ok());
            let depth = parent.and_then(|parent| nodes.get(parent)).map_or(0, |parent| parent.depth + 1);
            nodes.push(TreeNode { parent, depth, ..read(node) });
        }
        (!nodes.is_empty()).then(|| Self::new(*puzzle, nodes))
    }

    /// The nodes.
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// Whether the run guessed at all.
    pub fn has_guesses(&self) -> bool {
        self.nodes.len() > 1
    }

    /// The node and those above it, from the root down.
    pub fn path(&self, node: usize) -> Vec<usize> {
        let mut path: Vec<usize> =
            std::iter::successors(Some(node), |node| self.nodes.get(*node).and_then(|node| node.parent)).collect();
        path.reverse();
        path
    }

    /// The grid at a node: the clues, the guesses down to it, and what follows from them.
    pub fn grid(&self, node: usize) -> Puzzle {
        let mut grid = self.puzzle;
        for node in self.path(node).into_iter().filter_map(|node| self.nodes.get(node)) {
            let digits = node.guess.iter().chain(&node.placed);
            digits.for_each(|candidate| grid.set(candidate.cell(), Some(candidate.digit())));
        }
        grid
    }

    /// Whether the node's guess was made by then.
    pub fn is_begun(&self, node: usize, now: Moment) -> bool {
        self.nodes.get(node).is_some_and(|node| node.begun <= now.written)
    }

    /// Whether the node's guess is open at the moment.
    pub fn is_open(&self, node: usize, now: Moment) -> bool {
        let Some(found) = self.nodes.get(node) else { return false };
        self.is_begun(node, now) && found.depth <= now.depth && found.ended.is_none_or(|ended| ended >= now.written)
    }

    /// The guesses that are open at the moment, in the order in which they were made.
    pub fn guesses(&self, now: Moment) -> Vec<Candidate> {
        let open = (0..self.nodes.len()).filter(|node| self.is_open(*node, now));
        open.filter_map(|node| self.nodes[node].guess).collect()
    }

    /// What a node is and what came of it, in sentences.
    pub fn tell(&self, node: usize) -> String {
        let Some(node) = self.nodes.get(node) else { return String::new() };
        let mut said = vec![match node.guess {
            Some(guess) => phrase("tree-guess", &[("guess", &spell(guess)), ("depth", &node.depth)]),
            None => word("tree-root").to_owned(),
        }];
        if node.nodes > 1 {
            let (below, dead) = (grouped(node.nodes - 1), grouped(node.dead_ends));
            said.push(phrase("tree-below", &[("nodes", &below), ("dead", &dead)]));
        }
        if node.refused > 0 {
            said.push(phrase("tree-refused", &[("refused", &grouped(node.refused))]));
        }
        if node.folded > 0 {
            said.push(phrase("tree-folded", &[("folded", &grouped(node.folded))]));
        }
        said.extend(node.dead.filter(|_| node.nodes == 1).map(why));
        said.push(match node.ended {
            _ if node.is_solved => word("tree-solved").to_owned(),
            Some(ended) => phrase("tree-ended", &[("written", &grouped(ended))]),
            None => word("tree-open").to_owned(),
        });
        said.join(" ")
    }
}

/// A guess as `r1c3 = 4`.
pub fn spell(guess: Candidate) -> String {
    guess.to_string().replace('=', " = ")
}

/// Why a guess leads nowhere, as a sentence.
fn why(dead: DeadEnd) -> String {
    match dead {
        DeadEnd::Contradiction(Contradiction::Cell(cell)) => phrase("tree-no-digit", &[("cell", &cell.to_string())]),
        DeadEnd::Contradiction(Contradiction::House(house, digit)) => {
            phrase("tree-no-place", &[("digit", &digit.get()), ("house", &house.id())])
        }
        DeadEnd::Clash(guess, with) => phrase("tree-clash", &[("guess", &spell(guess)), ("with", &with.to_string())]),
    }
}

fn read(node: LabNode<'_>) -> TreeNode {
    TreeNode {
        guess: node.guess(),
        placed: node.placed(),
        begun: node.begun(),
        ended: node.ended(),
        nodes: node.nodes(),
        dead_ends: node.dead_ends(),
        folded: node.folded(),
        refused: node.refused(),
        is_solved: node.solved(),
        dead: node.dead().and_then(read_dead),
        ..TreeNode::default()
    }
}

fn read_dead(dead: LabDeadEnd<'_>) -> Option<DeadEnd> {
    Some(match (dead.cell(), dead.house(), dead.with()) {
        (Some(cell), _, Some(with)) => DeadEnd::Clash(Candidate::of(cell, dead.digit()?), with),
        (Some(cell), ..) => DeadEnd::Contradiction(Contradiction::Cell(cell)),
        (None, Some(house), _) => DeadEnd::Contradiction(Contradiction::House(house, dead.digit()?)),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku_api::{Control, answer_json};
    use ichidoku_lab::{Algorithm as _, Limits, Method, SearchTree};

    /// Inkala's puzzle of 2010.
    const HARD: &str = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

    fn ask(algorithm: &str) -> Tree {
        let request = format!(
            r#"{{"request":"lab-run","puzzle":"{HARD}","algorithm":"{algorithm}","tree":1000,"limits":{{"steps":400000}}}}"#
        );
        let answer = crate::answers::read(&answer_json(&request, &Control::new())).unwrap();
        Tree::read(&HARD.parse().unwrap(), LabRan::of(&answer)).unwrap()
    }

    #[test]
    fn a_tree_reads_back_as_it_grew() {
        for algorithm in ["row-by-row", "fewest-first", "eliminate-first", "dancing-links", "brute-force", "annealing"]
        {
            let puzzle = HARD.parse().unwrap();
            let mut tree = SearchTree::new(1000);
            let limits = Limits::new().steps(400_000);
            Method::named(algorithm).unwrap().run(&puzzle, &limits, &mut tree);
            assert_eq!(ask(algorithm), Tree::new(puzzle, tree.finish()), "{algorithm}");
        }
    }

    #[test]
    fn the_guesses_at_the_end_lead_to_the_solution() {
        let tree = ask("row-by-row");
        let now = Moment { written: u64::MAX, depth: 81 };
        let guesses = tree.guesses(now);
        let last = (0..tree.nodes().len()).rfind(|node| tree.is_open(*node, now)).unwrap();
        assert_eq!(guesses.len(), tree.path(last).len() - 1);
        assert_eq!(tree.grid(last).clue_count(), 81);
        assert!(tree.tell(last).ends_with("Here is the solution."), "{}", tree.tell(last));
        assert!(tree.guesses(Moment { written: 1, depth: 1 }).len() <= 1);
        assert!(tree.guesses(Moment::default()).is_empty());
    }

    #[test]
    fn a_dead_end_is_told_with_its_reason() {
        let tree = ask("fewest-first");
        let dead = tree.nodes().iter().position(|node| node.dead.is_some() && node.nodes == 1).unwrap();
        let told = tree.tell(dead);
        assert!(told.contains("Dead end: no digit fits r"), "{told}");
        assert!(told.contains("Taken back after"), "{told}");
        assert!(tree.tell(0).starts_with("The clues."), "{}", tree.tell(0));
        assert_eq!(tree.tell(1_000_000), "");
    }

    #[test]
    fn who_never_guesses_has_no_tree() {
        assert!(!ask("annealing").has_guesses());
        assert!(ask("eliminate-first").has_guesses());
    }
}
