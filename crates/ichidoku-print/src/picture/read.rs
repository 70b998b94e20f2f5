//! The elements of a picture, from the SVG that `ichidoku-render` writes.

use super::inline::Turn;
use super::letters::{outline, text_at};
use super::style::{Sheet, Style};
use crate::path::{Step, circle, rectangle, steps};

/// What is drawn, in its order.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Item {
    Shape {
        steps: Vec<Step>,
        style: Style,
        /// True for the paper beneath everything, and the cells.
        is_paper: bool,
    },
    /// The base line begins at the point, or has it in its middle.
    Text { at: [f32; 2], text: String, style: Style },
}

/// An element: its name, its attributes and the text behind it.
struct Element<'a> {
    name: &'a str,
    attributes: &'a str,
    text: &'a str,
}

impl<'a> Element<'a> {
    fn all(svg: &'a str) -> impl Iterator<Item = Self> {
        svg.split('<').filter_map(|tag| {
            let (tag, text) = tag.split_once('>')?;
            let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
            Some(Self { name: name.trim_end_matches('/'), attributes, text })
        })
    }

    fn attribute(&self, name: &str) -> Option<&'a str> {
        let start = self.attributes.match_indices(name).find(|(at, _)| {
            (*at == 0 || self.attributes[..*at].ends_with(' ')) && self.attributes[at + name.len()..].starts_with("=\"")
        });
        self.attributes[start?.0 + name.len() + 2..].split('"').next()
    }

    fn turn(&self) -> Option<Turn> {
        Turn::of(self.attribute("transform")?)
    }

    fn number(&self, name: &str) -> f32 {
        self.attribute(name).and_then(|text| text.parse().ok()).unwrap_or(0.0)
    }
}

/// The upper left corner of the picture, its width and height, and what is drawn.
pub(super) fn items(svg: &str) -> ([f32; 4], Vec<Item>) {
    let rules = svg.split_once("<style>").and_then(|(_, rest)| rest.split_once("</style>")).map_or("", |(it, _)| it);
    let (sheet, mut scale, mut view, mut items) = (Sheet::read(rules), 1.0, [0.0; 4], Vec::new());
    // Definitions draw nothing by themselves.
    let mut is_definition = false;
    for element in Element::all(svg) {
        let classes = element.attribute("class").unwrap_or_default();
        let own = element.attribute("style").unwrap_or_default();
        let outline = match element.name {
            "svg" => {
                let numbers = element.attribute("viewBox").unwrap_or_default().split(' ');
                numbers.zip(&mut view).for_each(|(number, place)| *place = number.parse().unwrap_or(0.0));
                continue;
            }
            "g" => {
                scale = element.attribute("transform").map_or(1.0, |_| 50.0);
                continue;
            }
            "marker" | "pattern" | "/marker" | "/pattern" => {
                is_definition = !element.name.starts_with('/');
                continue;
            }
            "/g" => {
                scale = 1.0;
                continue;
            }
            "text" => {
                let texts = texts(&element, &sheet.of("text", classes, own));
                let turn = element.turn();
                items.extend(
                    texts.into_iter().map(|text| if let Some(turn) = &turn { turned(text, turn) } else { text }),
                );
                continue;
            }
            "path" => steps(element.attribute("d").unwrap_or_default()),
            "circle" => circle([element.number("cx"), element.number("cy")], element.number("r")),
            "rect" => {
                let [x, y, width, height, radius] = ["x", "y", "width", "height", "rx"].map(|it| element.number(it));
                rectangle([x, y], [width, height], radius)
            }
            _ => continue,
        };
        if is_definition {
            continue;
        }
        let mut style = sheet.of(element.name, classes, own);
        style.width *= scale;
        style.dashes = style.dashes.map(|dashes| dashes.map(|dash| dash * scale));
        let mut steps: Vec<Step> = outline.into_iter().map(|step| step.mapped(scale, [0.0; 2])).collect();
        if let Some(turn) = element.turn() {
            steps = steps.into_iter().map(|step| step.through(|point| turn.point(point))).collect();
        }
        let arrow = element.attribute("marker-end").and_then(|_| arrow(&steps, &style));
        items.push(Item::Shape { steps, style, is_paper: matches!(classes, "paper" | "cells") });
        items.extend(arrow);
    }
    (view, items)
}

/// A text that is turned, as an outline.
fn turned(text: Item, turn: &Turn) -> Item {
    let Item::Text { at, text, style } = text else { return text };
    let letters = outline(text_at(at, &text, &style), &text, style.size);
    let steps = letters.into_iter().map(|step| step.through(|point| turn.point(point))).collect();
    Item::Shape { steps, style: style.of_outline(), is_paper: false }
}

/// The characters of a text, each at its place; a text with one place stays whole.
fn texts(element: &Element<'_>, style: &Style) -> Vec<Item> {
    let y = element.number("y");
    let text = element.text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    let places: Vec<f32> =
        element.attribute("x").unwrap_or_default().split(' ').filter_map(|place| place.parse().ok()).collect();
    let item = |x: f32, text: String| Item::Text { at: [x, y], text, style: style.clone() };
    match *places {
        [x] => vec![item(x, text)],
        _ => places.iter().zip(text.chars()).map(|(x, letter)| item(*x, letter.into())).collect(),
    }
}

/// The arrow at the end of a link.
fn arrow(steps: &[Step], style: &Style) -> Option<Item> {
    let [before, last] = steps.last_chunk()?;
    let end = |step: Step| match step {
        Step::Move(to) | Step::Line(to) | Step::Quad(_, to) => Some(to),
        Step::Close => None,
    };
    let (to, from) = (end(*last)?, if let Step::Quad(corner, _) = *last { corner } else { end(*before)? });
    let way = [to[0] - from[0], to[1] - from[1]];
    let length = (way[0] * way[0] + way[1] * way[1]).sqrt().max(f32::EPSILON);
    // A marker of 4.5 widths shows ten units, nine of which are before the end.
    let unit = style.width * 0.45 / length;
    let point = |along: f32, across: f32| {
        [to[0] + unit * (along * way[0] - across * way[1]), to[1] + unit * (along * way[1] + across * way[0])]
    };
    let steps =
        vec![Step::Move(point(-9.0, 4.0)), Step::Line(point(0.0, 0.0)), Step::Line(point(-9.0, -4.0)), Step::Close];
    let style = Style { fill: style.stroke, stroke: None, dashes: None, ..style.clone() };
    Some(Item::Shape { steps, style, is_paper: false })
}
