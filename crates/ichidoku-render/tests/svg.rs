//! The SVG of a scene: whole, described, and as small as it can be.
#![allow(clippy::unwrap_used, reason = "a test says what went wrong by panicking")]

use ichidoku::{Candidate, Grid, Puzzle};
use ichidoku_render::{Fate, Legend, Link, LinkKind, Mark, Part, Scene, Sign, Tint, svg};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn scene() -> Scene {
    let mut scene = Scene::new(Grid::from(LINE.parse::<Puzzle>().unwrap()));
    scene.title = "A <picture>".into();
    let candidate = |name: &str| name.parse::<Candidate>().unwrap();
    scene.marks.insert(candidate("r1c3=1"), Mark { part: Some(Part::First), fate: None });
    scene.marks.insert(candidate("r1c8=1"), Mark { part: Some(Part::First), fate: Some(Fate::Eliminated) });
    scene.tints.push((Tint::Pattern, "r1c3".parse().into_iter().collect()));
    scene.links.push(Link { from: candidate("r1c3=1"), to: candidate("r1c8=1"), kind: LinkKind::Strong });
    let words = [(Sign::Part(Part::First), "The pattern."), (Sign::Fate(Fate::Eliminated), "Goes.")];
    scene.legend.extend(words.map(|(sign, words)| Legend { sign, words: words.into() }));
    scene
}

#[test]
fn it_has_a_title_and_a_description() {
    let svg = svg(&scene());
    assert!(svg.contains("<title>A &lt;picture&gt;</title>"), "{svg}");
    assert!(svg.contains("<desc>The pattern: r1c3=1, r1c8=1. Goes: r1c8=1.</desc>"), "{svg}");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert!(svg.contains("prefers-color-scheme:dark"));
}

#[test]
fn every_digit_and_candidate_is_in_it_once() {
    let svg = svg(&scene());
    let drawn: Vec<&str> = svg
        .lines()
        .filter(|line| line.starts_with("<text") && !line.contains("name") && !line.contains("words"))
        .collect();
    let count = |is_digit: bool| -> usize {
        let lines = drawn.iter().filter(|line| line.contains("digits") == is_digit);
        lines.map(|line| line.split(['>', '<']).nth(2).unwrap().chars().count()).sum()
    };
    let grid = scene().grid;
    assert_eq!(count(true), grid.givens().len());
    // Two signs of the legend are drawn on a 5.
    assert_eq!(count(false), grid.open_cells().iter().map(|cell| grid.candidates(cell).len()).sum::<usize>() + 2);
    for line in drawn {
        let places = line.split("x=\"").nth(1).unwrap().split('"').next().unwrap().split(' ').count();
        assert_eq!(places, line.split(['>', '<']).nth(2).unwrap().chars().count(), "{line}");
    }
}

#[test]
fn what_is_not_used_is_not_in_it() {
    let bare = svg(&Scene::new(scene().grid));
    for unused in ["<marker", "<pattern", "<circle", "class=\"strike\"", "class=\"link"] {
        assert!(!bare.contains(unused), "{unused}");
        if unused != "<pattern" {
            assert!(svg(&scene()).contains(unused), "{unused}");
        }
    }
}
