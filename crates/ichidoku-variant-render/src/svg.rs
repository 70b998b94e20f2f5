//! The document: light or dark as the reader's screen is, with a title and a description for those who cannot see it.

use std::collections::BTreeSet;

use ichidoku_render::decimal;
use ichidoku_variants::{Cell, Constraint, Puzzle, Rules};

use crate::canvas::{Canvas, Layer, escaped};
use crate::digits;
use crate::drawings;
use crate::fog;
use crate::lines::lines;
use crate::margin::{Margin, Side};
use crate::outline::outline;
use crate::picture::Picture;
use crate::places::{CELL, Places, Point};
use crate::rules;

/// The room for the names of rows and columns, and the margin on the other sides.
const NAMES: f64 = 22.0;
const EDGE: f64 = 6.0;

/// The height of a line of the legend, and of its letters.
const LINE: f64 = 22.0;
const WORDS: f64 = 13.0;

/// The colours and forms, a rule a line; the names of the first colours are those of the app.
const STYLE: &str = include_str!("style.css");

/// The picture as an SVG document that needs nothing else.
///
/// Where rules are copied to other places, all of them are translated first, which takes some milliseconds; other pictures of 9×9
/// cells take well under one.
pub fn svg(picture: &Picture<'_>) -> String {
    let puzzle = picture.puzzle;
    let (places, rules) = (Places::of(puzzle), rules_of(puzzle));
    let (mut canvas, mut margin) = (Canvas::default(), Margin::of(puzzle.shape()));
    cells(picture, &places, &mut canvas);
    if picture.fog {
        fog::draw(puzzle, &rules, &places, &mut canvas);
    }
    drawings::draw(&picture.drawings, puzzle.shape(), &places, &mut margin, &mut canvas);
    for rule in &rules {
        rules::draw(rule, puzzle, &places, &mut margin, &mut canvas);
    }
    grid(puzzle, &mut canvas);
    digits::draw(picture, &rules, &places, &mut canvas);
    let beside = if picture.names { NAMES } else { EDGE };
    let [left, top] = [Side::Left, Side::Top].map(|side| margin.room(side) + beside);
    if picture.names {
        names(puzzle, [left, top], &mut canvas);
    }
    names_of_sets(&places, &mut canvas);
    let below = places.end.y.max(CELL * puzzle.shape().rows() as f64 + margin.room(Side::Bottom)) + EDGE;
    let right = places.end.x + margin.room(Side::Right) + EDGE;
    let legend = picture.legend.iter().flat_map(|text| lines(text, WORDS, right - EDGE)).collect::<Vec<_>>();
    for (at, line) in legend.iter().enumerate() {
        let middle = Point { x: 0.0, y: below + LINE * (at as f64 + 0.5) };
        canvas.text_at(Layer::Outside, "words", middle, WORDS, line);
    }
    let size = [left + right, top + below + LINE * legend.len() as f64];
    document(picture, [-left, -top], size, &canvas.text())
}

/// The rules one by one, those that are joined or copied among them; as they stand where a copy can't be made.
fn rules_of(puzzle: &Puzzle) -> Vec<Constraint> {
    // Translating all rules only to have the copies takes longer than drawing.
    match has_copies(puzzle.constraints()) {
        true => Rules::new(puzzle).map_or_else(|_| single(puzzle.constraints()), |rules| rules.single().to_vec()),
        false => single(puzzle.constraints()),
    }
}

fn has_copies(rules: &[Constraint]) -> bool {
    rules.iter().any(|rule| match rule {
        Constraint::Replicate { .. } => true,
        Constraint::All(inner) | Constraint::Any(inner) => has_copies(inner),
        _ => false,
    })
}

fn single(rules: &[Constraint]) -> Vec<Constraint> {
    let of_rule = |rule: &Constraint| match rule {
        Constraint::All(inner) => single(inner),
        rule => vec![rule.clone()],
    };
    rules.iter().flat_map(of_rule).collect()
}

fn document(picture: &Picture<'_>, [left, top]: [f64; 2], size: [f64; 2], body: &str) -> String {
    let ([left, top], [width, height]) = ([left, top].map(decimal), size.map(decimal));
    let (title, description) = (escaped(&picture.title), escaped(&picture.description));
    let style = style(body);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\" \
         role=\"img\">\n<title>{title}</title>\n<desc>{description}</desc>\n<style>\n{style}</style>\n\
         <rect class=\"paper\" x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>\n{body}</svg>\n"
    )
}

/// The rules of the style for classes that are used; a rule is a line.
fn style(body: &str) -> String {
    let classes = body.split("class=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let used: BTreeSet<&str> = classes.flat_map(|classes| classes.split(' ')).chain(["paper"]).collect();
    let is_used = |rule: &&str| {
        let mut selectors = rule.split('{').next().unwrap_or_default().split(',');
        rule.starts_with('@') || selectors.any(|it| it.strip_prefix('.').is_none_or(|class| used.contains(class)))
    };
    STYLE.split_inclusive('\n').filter(is_used).collect()
}

/// The cells, those that a step is about in a colour of their own.
fn cells(picture: &Picture<'_>, places: &Places, canvas: &mut Canvas) {
    let shape = picture.puzzle.shape();
    let [width, height] = [shape.columns(), shape.rows()].map(|side| decimal(CELL * side as f64));
    canvas.path(Layer::Shade, "cells", &format!("M0 0h{width}v{height}h-{width}z"));
    for cell in (shape.cells()..picture.puzzle.cells()).map(|cell| cell as Cell) {
        if places.corner(cell).y >= CELL * shape.rows() as f64 {
            canvas.path(Layer::Shade, "extra", &places.squares(&[cell]));
        }
    }
    canvas.path(Layer::Shade, "pattern", &places.squares(&picture.pattern));
}

/// The lines between cells, and the borders of boxes.
fn grid(puzzle: &Puzzle, canvas: &mut Canvas) {
    let shape = puzzle.shape();
    let [width, height] = [shape.columns(), shape.rows()].map(|side| decimal(CELL * side as f64));
    let at = |line: usize| decimal(CELL * line as f64);
    let down = (1..shape.columns()).map(|line| format!("M{} 0v{height}", at(line)));
    let across = (1..shape.rows()).map(|line| format!("M0 {}h{width}", at(line)));
    canvas.path(Layer::Grid, "hair", &down.chain(across).collect::<String>());
    let boxes = puzzle.boxes().into_iter().chain(puzzle.jigsaw_boxes());
    let borders: String = boxes.map(|cells| outline(shape, &cells, 0.0)).collect();
    canvas.path(Layer::Grid, "box", &format!("M0 0h{width}v{height}h-{width}z{borders}"));
}

/// The names of rows and columns.
fn names(puzzle: &Puzzle, [left, top]: [f64; 2], canvas: &mut Canvas) {
    let middle = |index: usize| CELL * (index as f64 + 0.5);
    for column in 0..puzzle.shape().columns() {
        let at = Point { x: middle(column), y: 11.0 - top };
        canvas.text_at(Layer::Outside, "name", at, 11.0, &format!("c{}", column + 1));
    }
    for row in 0..puzzle.shape().rows() {
        let at = Point { x: 11.0 - left, y: middle(row) };
        canvas.text_at(Layer::Outside, "name", at, 11.0, &format!("r{}", row + 1));
    }
}

/// The names of sets of extra cells.
fn names_of_sets(places: &Places, canvas: &mut Canvas) {
    for (at, name) in &places.names {
        canvas.text_at(Layer::Outside, "words", *at, 13.0, name);
    }
}
