//! Ways for links around the digits.
//!
//! A straight line is taken where it touches no digit and hides no earlier link. Else the way is the shortest one along a
//! lattice (A*), of which needless corners are cut off. Six lines of the lattice in each direction belong to a cell:
//!
//! ```text
//!  0   the cell's edge             always free: digits keep off it
//!  1   first candidate
//!  2   between two candidates      free beside digits, but not beside the shapes around them
//!  3   second candidate, or the digit
//!  4   between two candidates
//!  5   third candidate
//! ```
//!
//! The edges join everything, so there is always a way that passes no digit. One that also passes no shape is preferred.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::mem;

use ichidoku::{Candidate, Cell};

use crate::curve::Curve;
use crate::layout::{DIGIT_RADIUS, MARK_RADIUS, PITCH, Point, Rect, offset};
use crate::link::Link;
use crate::scene::Scene;

/// The lattice lines of a cell, and those inside the grid: its own edges have none, so that no link leaves it.
const LINES: usize = 6;
const INSIDE: usize = 9 * LINES - 1;

/// Half of a link's width and what should stay white beside it.
const CLEARANCE: f64 = 0.03;

/// How near a link may run beside another, and along how many steps of the sampling.
const CROWDED: f64 = 0.06;
const CROWDED_STEPS: usize = 4;
const STEP: f64 = 0.1;

/// What a step of the lattice costs beside its length, in thousandths of a cell, where it follows the grid's own lines
/// or another link.
const ALONG_EDGE: u32 = 60;
const ALONG_LINK: u32 = 400;

/// Something that links keep off.
struct Obstacle {
    /// The candidate, or the digit in the grid.
    what: Candidate,
    /// The digit with the shape around it.
    shape: Rect,
    /// The digit alone.
    digit: Rect,
}

/// What a link keeps off.
#[derive(Clone, Copy)]
enum Care {
    Shapes,
    Digits,
}

impl Scene {
    /// The links as curves that stay inside the grid and pass no digit, in their order. Links inside a cell have none.
    pub fn curves(&self) -> Vec<Curve> {
        let mut paths = Paths::new(self);
        self.links.iter().filter_map(|link| paths.curve(*link)).collect()
    }
}

/// The ways of a scene's links, one after another.
struct Paths<'s> {
    scene: &'s Scene,
    /// What stands in each cell.
    obstacles: Vec<Vec<Obstacle>>,
    /// The links so far, in straight pieces.
    taken: Vec<[Point; 2]>,
    /// The places of the lattice beside these.
    is_taken: Vec<bool>,
}

impl<'s> Paths<'s> {
    fn new(scene: &'s Scene) -> Self {
        let obstacles = Cell::ALL.into_iter().map(|cell| obstacles(scene, cell)).collect();
        Self { scene, obstacles, taken: Vec::new(), is_taken: vec![false; INSIDE * INSIDE] }
    }

    /// The curve of the link; none inside a cell, where it would hide what it links.
    fn curve(&mut self, link: Link) -> Option<Curve> {
        if link.from.cell() == link.to.cell() {
            return None;
        }
        let ends = [link.from, link.to];
        let [from, to] = ends.map(|end| self.scene.spot(end));
        let is_clear = |a: Point, b: Point| self.is_clear(a, b, ends, Care::Shapes);
        let (corners, care) = match is_clear(from, to) && !self.is_crowded(from, to) {
            true => (vec![from, to], Care::Shapes),
            false => [Care::Shapes, Care::Digits]
                .into_iter()
                .find_map(|care| Some((self.shortest(from, to, ends, care)?, care)))?,
        };
        let corners = self.trimmed(&corners, ends);
        let curve = Curve::through(link, &corners, |a, b| self.is_clear(a, b, ends, care))?;
        self.take(&curve.points());
        Some(curve)
    }

    fn is_digit(&self, end: Candidate) -> bool {
        self.scene.grid.value(end.cell()).is_some()
    }

    /// The line without what lies inside the shapes at its ends.
    fn trimmed(&self, corners: &[Point], [from, to]: [Candidate; 2]) -> Vec<Point> {
        let radius = |end| if self.is_digit(end) { DIGIT_RADIUS } else { MARK_RADIUS } + 0.02;
        let mut corners = shortened(corners, radius(from));
        corners.reverse();
        corners = shortened(&corners, radius(to));
        corners.reverse();
        corners
    }

    /// True if a straight line passes nothing but its own ends.
    fn is_clear(&self, from: Point, to: Point, ends: [Candidate; 2], care: Care) -> bool {
        let span = |from: f64, to: f64| (from.min(to) - 1e-6).max(0.0) as usize..=(from.max(to) as usize).min(8);
        let cells = span(from.y, to.y).flat_map(|row| span(from.x, to.x).map(move |column| 9 * row + column));
        let in_way = |obstacle: &Obstacle| {
            let rect = match care {
                Care::Shapes => obstacle.shape,
                Care::Digits => obstacle.digit,
            };
            !ends.contains(&obstacle.what) && rect.is_crossed(from, to)
        };
        cells.into_iter().all(|cell| !self.obstacles[cell].iter().any(in_way))
    }

    /// True if a straight line runs along an earlier link.
    fn is_crowded(&self, from: Point, to: Point) -> bool {
        let steps = (from.distance(to) / STEP).ceil().max(1.0) as usize;
        let point = |i: usize| from.towards(to, i as f64 / steps as f64);
        let near = (0..=steps).filter(|i| self.taken.iter().any(|piece| is_near(point(*i), *piece))).count();
        near >= CROWDED_STEPS
    }

    /// The shortest way along the lattice, without its needless corners.
    fn shortest(&self, from: Point, to: Point, ends: [Candidate; 2], care: Care) -> Option<Vec<Point>> {
        let (start, goal) = (nearest(from), nearest(to));
        let end = point(goal);
        let mut costs = vec![u32::MAX; INSIDE * INSIDE];
        let mut before = vec![start; INSIDE * INSIDE];
        let mut is_settled = vec![false; INSIDE * INSIDE];
        let mut queue = BinaryHeap::from([Reverse((0, start))]);
        costs[start] = 0;
        while let Some(Reverse((_, at))) = queue.pop() {
            if at == goal {
                break;
            }
            if mem::replace(&mut is_settled[at], true) {
                continue;
            }
            for next in neighbours(at) {
                let (a, b) = (point(at), point(next));
                let total = costs[at] + self.cost(at, next);
                if total < costs[next] && self.is_clear(a, b, ends, care) {
                    (costs[next], before[next]) = (total, at);
                    queue.push(Reverse((total + least_cost(b, end), next)));
                }
            }
        }
        if costs[goal] == u32::MAX {
            return None;
        }
        let mut way = vec![goal];
        while let Some(at) = way.last().copied().filter(|at| *at != start) {
            way.push(before[at]);
        }
        let way: Vec<Point> = way.into_iter().rev().map(point).collect();
        Some(self.straightened(&way, ends, care))
    }

    /// The cost of a step of the lattice.
    fn cost(&self, at: usize, next: usize) -> u32 {
        let length = (1000.0 * point(at).distance(point(next))) as u32;
        let is_on_edge = |place: usize, line: usize| (line + 1).is_multiple_of(LINES) && place == line;
        let ([x, y], [nx, ny]) = (lines(at), lines(next));
        let along_edge = if is_on_edge(x, nx) || is_on_edge(y, ny) { ALONG_EDGE } else { 0 };
        length + along_edge + if self.is_taken[next] { ALONG_LINK } else { 0 }
    }

    /// The way with straight lines wherever they are clear.
    fn straightened(&self, way: &[Point], ends: [Candidate; 2], care: Care) -> Vec<Point> {
        let is_free = |a, b| self.is_clear(a, b, ends, care) && !self.is_crowded(a, b);
        let mut corners: Vec<Point> = way.first().copied().into_iter().collect();
        let mut at = 0;
        while at + 1 < way.len() {
            at = (at + 2..way.len()).rev().find(|next| is_free(way[at], way[*next])).unwrap_or(at + 1);
            corners.push(way[at]);
        }
        corners
    }

    /// Keeps later links off these points.
    fn take(&mut self, points: &[Point]) {
        let pieces = points.windows(2).map(|pair| [pair[0], pair[1]]);
        for piece in pieces {
            self.taken.push(piece);
            for index in places_around(piece) {
                self.is_taken[index] |= is_near(point(index), piece);
            }
        }
    }
}

/// What a way between two points of the lattice costs at least. A hundredth below the straight line, since each step's length
/// is rounded down, so that no step brings the end nearer than it costs.
fn least_cost(from: Point, to: Point) -> u32 {
    (990.0 * from.distance(to)) as u32
}

/// What stands in a cell: its digit, or its candidates.
fn obstacles(scene: &Scene, cell: Cell) -> Vec<Obstacle> {
    if let Some(digit) = scene.grid.value(cell) {
        let rect = Rect::of_digit(cell).grown(CLEARANCE);
        return vec![Obstacle { what: Candidate::of(cell, digit), shape: rect, digit: rect }];
    }
    let candidates = scene.grid.candidates(cell).iter().map(|digit| Candidate::of(cell, digit));
    let obstacle = |what: Candidate| {
        let digit = Rect::of_candidate(what).grown(CLEARANCE);
        let is_marked = scene.marks.contains_key(&what);
        Obstacle { what, shape: if is_marked { Rect::of_mark(what).grown(CLEARANCE / 2.0) } else { digit }, digit }
    };
    candidates.map(obstacle).collect()
}

/// The lattice lines of a place, counted from the first inside the grid.
const fn lines(place: usize) -> [usize; 2] {
    [place % INSIDE, place / INSIDE]
}

/// The point of a place of the lattice.
fn point(place: usize) -> Point {
    let along = |line: usize| {
        let (cell, line) = ((line + 1) / LINES, (line + 1) % LINES);
        cell as f64 + if line == 0 { 0.0 } else { offset(0) + PITCH / 2.0 * (line - 1) as f64 }
    };
    let [x, y] = lines(place).map(along);
    Point { x, y }
}

/// The place of the lattice where a digit or candidate stands.
fn nearest(at: Point) -> usize {
    INSIDE * nearest_line(at.y) + nearest_line(at.x)
}

/// The line of the lattice that is nearest to a place along an axis, of the lines inside the same cell.
fn nearest_line(along: f64) -> usize {
    let cell = along as usize;
    let line = LINES * cell + ((along - cell as f64 - offset(0)) / (PITCH / 2.0)).round() as usize;
    line.min(INSIDE - 1)
}

/// The places of the lattice that a straight piece may pass: those in the rectangle around it, and one more on each side,
/// which is farther than any link is from what it crowds.
fn places_around([from, to]: [Point; 2]) -> impl Iterator<Item = usize> {
    let span = |a: f64, b: f64| nearest_line(a.min(b)).saturating_sub(1)..=(nearest_line(a.max(b)) + 1).min(INSIDE - 1);
    span(from.y, to.y).flat_map(move |y| span(from.x, to.x).map(move |x| INSIDE * y + x))
}

/// The places around a place.
fn neighbours(place: usize) -> impl Iterator<Item = usize> {
    let [x, y] = lines(place);
    let around = |line: usize| line.saturating_sub(1)..=(line + 1).min(INSIDE - 1);
    around(y).flat_map(move |y| around(x).map(move |x| INSIDE * y + x)).filter(move |other| *other != place)
}

/// True if a point is beside a straight piece.
fn is_near(at: Point, [from, to]: [Point; 2]) -> bool {
    let length = from.distance(to);
    let along = (at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y);
    let share = if length > 0.0 { (along / (length * length)).clamp(0.0, 1.0) } else { 0.0 };
    at.distance(from.towards(to, share)) < CROWDED
}

/// The line from where it leaves a circle around its beginning.
fn shortened(corners: &[Point], radius: f64) -> Vec<Point> {
    let Some(start) = corners.first().copied() else { return Vec::new() };
    let outside = corners.iter().position(|corner| corner.distance(start) > radius).unwrap_or(corners.len());
    let Some((inner, outer)) = corners.get(outside.max(1) - 1).zip(corners.get(outside)) else { return Vec::new() };
    // Halving finds the place on the circle whatever the inner corner is.
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..20 {
        let middle = (low + high) / 2.0;
        match inner.towards(*outer, middle).distance(start) > radius {
            true => high = middle,
            false => low = middle,
        }
    }
    [inner.towards(*outer, high)].into_iter().chain(corners[outside..].iter().copied()).collect()
}
