//! The picture of every technique's example and near miss: links pass no digit and stay inside the grid.

use ichidoku::{Candidate, Cell};
use ichidoku_logic::explain::Words;
use ichidoku_logic::page::{Element, Page};
use ichidoku_render::{Fate, Link, Rect, Scene, svg};

fn scenes() -> Vec<Scene> {
    let elements = Page::all().flat_map(|page| page.elements(Words::english()));
    let scene = |element| match element {
        Element::Picture(picture) => Some(picture.scene().clone()),
        _ => None,
    };
    elements.filter_map(scene).collect()
}

/// The boxes of all digits and candidates but the ends of the link.
fn others(scene: &Scene, link: Link) -> Vec<Rect> {
    let digit = |cell: Cell| Some((Candidate::of(cell, scene.grid.value(cell)?), Rect::of_digit(cell)));
    let digits = Cell::ALL.into_iter().filter_map(digit);
    let open = scene.grid.candidate_set().iter().filter(|c| scene.grid.value(c.cell()).is_none());
    let all = digits.chain(open.map(|candidate| (candidate, Rect::of_candidate(candidate))));
    all.filter(|(what, _)| *what != link.from && *what != link.to).map(|(_, rect)| rect).collect()
}

#[test]
fn links_pass_no_digit_and_stay_inside() {
    let scenes = scenes();
    assert!(scenes.len() > 100 && scenes.iter().any(|scene| scene.links.len() > 10));
    for scene in &scenes {
        let curves = scene.curves();
        assert_eq!(curves.len(), scene.links.len(), "{}", scene.title);
        for curve in curves {
            let others = others(scene, curve.link);
            for pair in curve.points().windows(2) {
                assert!(pair.iter().all(|p| [p.x, p.y].iter().all(|at| (0.03..=8.97).contains(at))), "{}", scene.title);
                let crossed = others.iter().find(|rect| rect.is_crossed(pair[0], pair[1]));
                assert_eq!(crossed, None, "{}: {:?}", scene.title, curve.link);
            }
        }
    }
}

#[test]
fn every_mark_has_a_line_in_the_legend() {
    for scene in scenes() {
        let legend: Vec<String> = scene.text_legend().map(|(sign, _)| sign).collect();
        for mark in scene.marks.values() {
            let signs = mark.part.map(|part| part.brackets()[0]).into_iter().chain(mark.fate.map(Fate::sign));
            for sign in signs {
                assert!(legend.iter().any(|line| line.starts_with(sign)), "{}: {sign}", scene.title);
            }
        }
        assert!(svg(&scene).contains("<desc>"));
    }
}

#[test]
fn what_the_legend_calls_by_a_colour_is_drawn_in_it() {
    let mut found = 0;
    for scene in scenes() {
        let drawn = svg(&scene);
        for (name, classes) in
            [("Blue", "disc blue"), ("Green", "ring green"), ("Orange", "tile orange"), ("Purple", "frame purple")]
        {
            let is_called = scene.legend.iter().any(|line| line.words == name);
            assert_eq!(drawn.contains(&format!("class=\"{classes}\"")), is_called, "{}: {name}", scene.title);
            found += usize::from(is_called);
        }
    }
    assert!(found > 10);
}
