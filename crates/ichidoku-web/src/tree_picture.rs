//! Where the nodes of a tree are drawn, so that it fits: what is small is folded, the current path never is.

use ichidoku_lab::TreeNode;

use crate::decimal_text::decimal;
use crate::tree::{Moment, Tree};

/// The width and height of the picture.
pub const SIZE: (f64, f64) = (400.0, 220.0);
/// The most ends that are drawn, so that they can be told apart and pointed at.
const MOST_ENDS: usize = 40;
/// What stays free around the tree.
const MARGIN: f64 = 10.0;

/// A tree at a moment, ready to be drawn.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Picture {
    /// What is drawn of each node, each after the one above it.
    pub spots: Vec<Spot>,
    /// Number of nodes that were begun, are kept, and are not drawn.
    pub folded: usize,
}

/// What is drawn of a node.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The node's place in the tree.
    pub node: usize,
    /// The place of the spot above it.
    pub above: Option<usize>,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
    /// Whether its guess is open.
    pub is_open: bool,
    /// What is drawn here.
    pub kind: Kind,
}

/// What is drawn at a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A node with others below it that are drawn.
    Inner,
    /// A node with others below it, none of them drawn.
    Folded,
    /// A guess that was taken back.
    Dead,
    /// The last open guess.
    Tip,
    /// Where the solution was found.
    Solved,
}

/// Where to go from a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the guess that it was made after.
    Up,
    /// To the first guess made after it.
    Down,
    /// To what was tried before.
    Left,
    /// To what was tried next.
    Right,
}

impl Picture {
    /// The picture of a tree at a moment.
    pub fn new(tree: &Tree, now: Moment) -> Self {
        let begun: Vec<usize> = (0..tree.nodes().len()).filter(|node| tree.is_begun(*node, now)).collect();
        let sizes: Vec<u64> = tree.nodes().iter().map(|node| size(node, now)).collect();
        let mut least = 1;
        loop {
            let is_drawn = |node: &usize| sizes[*node] >= least || tree.is_open(*node, now);
            let drawn: Vec<usize> = begun.iter().copied().filter(is_drawn).collect();
            let (spots, ends) = spots(tree, &drawn, now);
            // Only open guesses are left once everything else is folded.
            if ends <= MOST_ENDS || least > now.written {
                return Self { folded: begun.len() - drawn.len(), spots: placed(spots, ends) };
            }
            least *= 2;
        }
    }

    /// The spot of a node, if it is drawn.
    pub fn spot(&self, node: usize) -> Option<usize> {
        self.spots.iter().position(|spot| spot.node == node)
    }

    /// The spot nearest to a point.
    pub fn nearest(&self, x: f64, y: f64) -> Option<usize> {
        let distance = |spot: &Spot| (spot.x - x).powi(2) + (spot.y - y).powi(2);
        let order = |a: &&Spot, b: &&Spot| distance(a).total_cmp(&distance(b));
        let nearest = self.spots.iter().min_by(order)?;
        self.spot(nearest.node)
    }

    /// The spot that lies this way from another; `None` if there is none.
    pub fn step(&self, from: usize, way: Way) -> Option<usize> {
        let above = self.spots.get(from)?.above;
        let is_beside = |(_, spot): &(usize, &Spot)| spot.above == above && above.is_some();
        let mut spots = self.spots.iter().enumerate();
        match way {
            Way::Up => above,
            Way::Down => spots.find(|(_, spot)| spot.above == Some(from)).map(|(place, _)| place),
            // Where nothing is beside a node, what is beside the one above it is the next in sight.
            Way::Left => {
                let beside = self.spots[..from].iter().enumerate().rfind(is_beside).map(|(place, _)| place);
                beside.or_else(|| self.step(above?, way))
            }
            Way::Right => {
                let beside = spots.skip(from + 1).find(is_beside).map(|(place, _)| place);
                beside.or_else(|| self.step(above?, way))
            }
        }
    }

    /// The lines from each spot to the one above it, of the open guesses or of the others, as a path.
    pub fn lines(&self, are_open: bool) -> String {
        let lines = self.spots.iter().filter(|spot| spot.is_open == are_open).filter_map(|spot| {
            let above = self.spots.get(spot.above?)?;
            Some(format!("M{} {}L{} {}", number(above.x), number(above.y), number(spot.x), number(spot.y)))
        });
        lines.collect()
    }

    /// The signs of all spots of a kind, as a path: a square for a dead end, a triangle for what is folded, a ring for the
    /// solution and a disc for the last open guess.
    pub fn signs(&self, kind: Kind) -> String {
        self.spots.iter().filter(|spot| spot.kind == kind).map(|spot| sign(kind, spot.x, spot.y)).collect()
    }
}

/// The sign of a kind at a place, as a path.
pub fn sign(kind: Kind, x: f64, y: f64) -> String {
    let (left, top) = (number(x - 3.0), number(y - 3.0));
    match kind {
        Kind::Inner => String::new(),
        Kind::Dead => format!("M{left} {top}h6v6h-6z"),
        Kind::Folded => format!("M{} {}l4 8h-8z", number(x), number(y - 3.0)),
        Kind::Tip | Kind::Solved => format!("M{} {}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0", number(x - 5.0), number(y)),
    }
}

fn number(length: f64) -> String {
    decimal(length, 1)
}

/// How many nodes there were from a node down; at most, where that is not known.
fn size(node: &TreeNode, now: Moment) -> u64 {
    if node.ended.is_some_and(|ended| ended <= now.written) {
        return node.nodes;
    }
    node.nodes.min(now.written.saturating_sub(node.begun).saturating_add(1))
}

/// The spots of these nodes, not placed yet, and how many are ends.
fn spots(tree: &Tree, drawn: &[usize], now: Moment) -> (Vec<Spot>, usize) {
    let mut places = vec![None; tree.nodes().len()];
    let mut spots: Vec<Spot> = Vec::with_capacity(drawn.len());
    let mut is_end = vec![true; drawn.len()];
    for &node in drawn {
        let above = tree.nodes()[node].parent.and_then(|parent| places[parent]);
        if let Some(above) = above {
            is_end[above] = false;
        }
        places[node] = Some(spots.len());
        spots.push(Spot { node, above, x: 0.0, y: 0.0, is_open: tree.is_open(node, now), kind: Kind::Inner });
    }
    for (spot, _) in spots.iter_mut().zip(&is_end).filter(|(_, is_end)| **is_end) {
        let node = &tree.nodes()[spot.node];
        spot.kind = match spot.is_open {
            true if node.is_solved => Kind::Solved,
            true => Kind::Tip,
            false if size(node, now) > 1 => Kind::Folded,
            false => Kind::Dead,
        };
    }
    (spots, is_end.into_iter().filter(|is_end| *is_end).count())
}

/// Gives each spot its place: ends side by side in their order, everything else over the middle of what is below it.
fn placed(mut spots: Vec<Spot>, ends: usize) -> Vec<Spot> {
    let mut depths = vec![0_u32; spots.len()];
    for place in 0..spots.len() {
        depths[place] = spots[place].above.map_or(0, |above| depths[above] + 1);
    }
    let deepest = depths.iter().copied().max().unwrap_or_default().max(1);
    let (width, height) = (SIZE.0 - 2.0 * MARGIN, SIZE.1 - 2.0 * MARGIN);
    let mut below: Vec<Option<(f64, f64)>> = vec![None; spots.len()];
    let mut end = ends;
    for place in (0..spots.len()).rev() {
        let x = below[place].map_or_else(
            || {
                end = end.saturating_sub(1);
                MARGIN + (end as f64 + 0.5) / ends.max(1) as f64 * width
            },
            |(first, last)| f64::midpoint(first, last),
        );
        spots[place].x = x;
        spots[place].y = MARGIN + f64::from(depths[place]) / f64::from(deepest) * height;
        if let Some(above) = spots[place].above {
            below[above] = Some((x, below[above].map_or(x, |(_, last)| last)));
        }
    }
    spots
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::Puzzle;
    use ichidoku_lab::{Algorithm as _, Frames, Limits, Method, SearchTree};

    /// Inkala's puzzle of 2010.
    const HARD: &str = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";

    /// The tree of a run, and its moments.
    fn grow(algorithm: &str) -> (Tree, Vec<Moment>) {
        let puzzle: Puzzle = HARD.parse().unwrap();
        let limits = Limits::new();
        let (mut tree, mut frames) = (SearchTree::new(600), Frames::new(&puzzle, 8, &limits));
        Method::named(algorithm).unwrap().run(&puzzle, &limits, &mut (&mut tree, &mut frames));
        let moments = frames.finish();
        let moments = moments.iter().map(|frame| Moment { written: frame.written, depth: frame.depth }).collect();
        (Tree::new(puzzle, tree.finish()), moments)
    }

    #[test]
    fn every_moment_fits_and_shows_the_open_guesses() {
        for algorithm in ["row-by-row", "fewest-first", "dancing-links", "eliminate-first"] {
            let (tree, moments) = grow(algorithm);
            for now in moments {
                let picture = Picture::new(&tree, now);
                let open = picture.spots.iter().filter(|spot| spot.is_open).count();
                assert_eq!(open, tree.guesses(now).len() + 1, "{algorithm}, {now:?}");
                let ends = picture.spots.iter().filter(|spot| spot.kind != Kind::Inner).count();
                assert!(ends <= MOST_ENDS, "{algorithm}, {now:?}: {ends}");
                let is_inside = |spot: &Spot| (0.0..=SIZE.0).contains(&spot.x) && (0.0..=SIZE.1).contains(&spot.y);
                assert!(picture.spots.iter().all(is_inside), "{algorithm}, {now:?}");
                assert!(
                    picture.spots.iter().all(|spot| spot.above.is_none_or(|above| picture.spots[above].y < spot.y))
                );
            }
        }
    }

    #[test]
    fn ends_are_apart_and_nothing_crosses() {
        let (tree, moments) = grow("fewest-first");
        let picture = Picture::new(&tree, *moments.last().unwrap());
        let ends: Vec<f64> = picture.spots.iter().filter(|spot| spot.kind != Kind::Inner).map(|spot| spot.x).collect();
        assert!(ends.len() > 5 && ends.is_sorted_by(|a, b| b - a > 5.0), "{ends:?}");
        for (kind, at_least) in [(Kind::Solved, 1), (Kind::Dead, 1)] {
            assert!(picture.signs(kind).matches('M').count() >= at_least, "{kind:?}");
        }
        assert_eq!(picture.signs(Kind::Tip), "");
        assert_eq!(picture.lines(true).matches('M').count(), HARD.matches('.').count());
    }

    #[test]
    fn what_is_small_is_folded_in_a_large_tree() {
        let (tree, moments) = grow("row-by-row");
        let picture = Picture::new(&tree, *moments.last().unwrap());
        assert!(picture.folded > 0 && !picture.signs(Kind::Folded).is_empty());
        assert_eq!(Picture::new(&tree, Moment::default()).spots.len(), 1);
    }

    #[test]
    fn ways_lead_up_down_and_beside() {
        let (tree, moments) = grow("fewest-first");
        let picture = Picture::new(&tree, *moments.last().unwrap());
        assert_eq!(picture.step(0, Way::Up), None);
        assert_eq!(picture.step(0, Way::Left), None);
        let mut seen = vec![0];
        while let Some(next) = picture.step(seen[seen.len() - 1], Way::Down) {
            assert_eq!(picture.step(next, Way::Up), seen.last().copied());
            seen.push(next);
        }
        assert!(seen.len() > 10);
        let right = picture.step(seen[seen.len() - 1], Way::Right).unwrap();
        assert!(picture.spots[right].x > picture.spots[seen[seen.len() - 1]].x);
        assert!(picture.step(right, Way::Left).is_some_and(|left| picture.spots[left].x < picture.spots[right].x));
        let spot = picture.spots[right];
        assert_eq!(picture.nearest(spot.x + 0.1, spot.y), Some(right));
        assert_eq!(picture.spot(spot.node), Some(right));
    }
}
