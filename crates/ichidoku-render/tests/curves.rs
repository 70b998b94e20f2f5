//! Links pass no digit, stay inside the grid and begin and end at their candidates.

#![allow(clippy::unwrap_used, reason = "a test says what went wrong by panicking")]

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Grid, Puzzle};
use ichidoku_render::{Curve, Link, LinkKind, Mark, Part, Point, Rect, Scene, place};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A grid without a digit: nine candidates in each cell leave as little room as there can be.
fn full() -> Grid {
    Grid::new(&Puzzle::EMPTY, &Puzzle::EMPTY, &Candidate::all().collect::<CandidateSet>())
}

fn some() -> Grid {
    Grid::from(LINE.parse::<Puzzle>().unwrap())
}

fn link(from: &str, to: &str) -> Link {
    Link { from: from.parse().unwrap(), to: to.parse().unwrap(), kind: LinkKind::Strong }
}

fn scene(grid: Grid, links: &[(&str, &str)]) -> Scene {
    let mut scene = Scene::new(grid);
    scene.links = links.iter().map(|(from, to)| link(from, to)).collect();
    let ends: Vec<Candidate> = scene.links.iter().flat_map(|link| [link.from, link.to]).collect();
    scene.marks.extend(ends.into_iter().map(|end| (end, Mark { part: Some(Part::First), fate: None })));
    scene
}

/// The boxes of all digits and candidates but the ends of the link.
fn others(grid: &Grid, link: Link) -> Vec<Rect> {
    let in_cell = |cell: Cell| match grid.value(cell) {
        Some(digit) => vec![(Candidate::of(cell, digit), Rect::of_digit(cell))],
        None => {
            let candidates = grid.candidates(cell);
            candidates.iter().map(|digit| Candidate::of(cell, digit)).map(|c| (c, Rect::of_candidate(c))).collect()
        }
    };
    let all = Cell::ALL.into_iter().flat_map(in_cell);
    all.filter(|(what, _)| *what != link.from && *what != link.to).map(|(_, rect)| rect).collect()
}

fn assert_clear(grid: &Grid, curve: &Curve) {
    let points = curve.points();
    for pair in points.windows(2) {
        let inside = |p: &Point| [p.x, p.y].iter().all(|at| (0.03..=8.97).contains(at));
        assert!(pair.iter().all(inside), "{curve:?}");
        let touched = others(grid, curve.link).into_iter().find(|rect| rect.is_crossed(pair[0], pair[1]));
        assert_eq!(touched, None, "{curve:?}");
    }
}

#[test]
fn no_link_passes_a_digit_or_leaves_the_grid() {
    let everywhere: Vec<Candidate> = Candidate::all().step_by(53).collect();
    for grid in [full(), some()] {
        let has = |c: &&Candidate| {
            grid.value(c.cell()).map_or_else(|| grid.candidates(c.cell()).contains(c.digit()), |d| d == c.digit())
        };
        let ends: Vec<Candidate> = everywhere.iter().filter(has).copied().collect();
        for from in &ends {
            let mut scene = Scene::new(grid);
            let links = ends.iter().filter(|to| to.cell() != from.cell());
            scene.links = links.map(|to| Link { from: *from, to: *to, kind: LinkKind::Weak }).collect();
            let curves = scene.curves();
            assert_eq!(curves.len(), scene.links.len(), "{from} is linked to every other end");
            curves.iter().for_each(|curve| assert_clear(&grid, curve));
        }
    }
}

#[test]
fn a_link_ends_beside_its_candidates() {
    let scene = scene(some(), &[("r1c3=4", "r4c7=5"), ("r3c1=1", "r9c1=1")]);
    let curves = scene.curves();
    assert_eq!(curves.len(), 2);
    for curve in curves {
        let points = curve.points();
        let gap = |end: Candidate, at: Option<&Point>| place(end).distance(*at.unwrap());
        for gap in [gap(curve.link.from, points.first()), gap(curve.link.to, points.last())] {
            assert!((0.145..0.2).contains(&gap), "{gap} {curve:?}");
        }
    }
}

#[test]
fn a_free_way_is_straight_and_one_inside_a_cell_is_not_drawn() {
    let scene = scene(some(), &[("r3c1=1", "r3c6=2"), ("r1c3=1", "r1c3=2"), ("r1c3=4", "r1c4=2")]);
    let curves = scene.curves();
    assert_eq!(curves.iter().map(|curve| curve.link).collect::<Vec<_>>(), [scene.links[0], scene.links[2]]);
    assert_eq!(curves[1].points().len(), 2, "{:?}", curves[1]);
}

#[test]
fn links_do_not_hide_each_other() {
    let scene = scene(some(), &[("r1c3=2", "r1c9=2"), ("r1c9=2", "r1c3=2")]);
    let [one, other] = <[Curve; 2]>::try_from(scene.curves()).unwrap();
    let near = |p: &Point| one.points().windows(2).any(|pair| distance(*p, [pair[0], pair[1]]) < 0.05);
    let middle: Vec<Point> = other.points().windows(2).map(|pair| halfway(pair[0], pair[1])).collect();
    assert!(middle.iter().filter(|p| near(p)).count() * 2 < middle.len(), "{one:?}\n{other:?}");
}

fn halfway(a: Point, b: Point) -> Point {
    Point { x: (a.x + b.x) / 2.0, y: (a.y + b.y) / 2.0 }
}

/// How far a point is from a straight piece, by trying points along it.
fn distance(at: Point, [from, to]: [Point; 2]) -> f64 {
    let along = |i: i32| {
        let share = f64::from(i) / 200.0;
        Point { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
    };
    (0..=200).map(|i| at.distance(along(i))).fold(f64::INFINITY, f64::min)
}

#[test]
fn links_run_straight_where_no_candidates_are_seen() {
    let mut scene = scene(some(), &[]);
    scene.links.push(Link { kind: LinkKind::RulesOut, ..link("r1c1=5", "r1c9=5") });
    scene.crosses.insert("r1c9=5".parse().unwrap());
    scene.marks.insert("r1c3=1".parse().unwrap(), Mark::default());
    let crowded = scene.curves()[0].points().len();
    scene.hide_candidates(CellSet::FULL);
    assert_eq!(scene.grid.candidate_set().len(), 3, "a marked cell shows its candidates");
    assert!(scene.curves()[0].points().len() < crowded);
    assert_eq!(scene.cross_paths().collect::<Vec<_>>(), ["M8.42 0.42l0.16 0.16m0-0.16l-0.16 0.16"]);
}
