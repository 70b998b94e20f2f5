//! Outlines as dots: how much of each dot they cover.

use super::style::{Colour, Style};
use crate::path::Step;

/// Lines of samples in a line of dots.
const LINES: usize = 5;

/// Straight pieces of a parabola.
const PIECES: u16 = 8;

/// Dots with colours, and how opaque they are.
pub(super) struct Raster {
    width: usize,
    height: usize,
    /// Red, green, blue and opacity of each dot, from 0 to 1; the colours are multiplied by the opacity.
    dots: Vec<[f32; 4]>,
}

/// Points that are joined by straight lines, and whether the last is joined to the first.
struct Line {
    points: Vec<[f32; 2]>,
    is_closed: bool,
}

impl Raster {
    /// Nothing yet.
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self { width, height, dots: vec![[0.0; 4]; width * height] }
    }

    /// Fills what the outline encloses.
    pub(super) fn fill(&mut self, steps: &[Step], colour: Colour) {
        let lines: Vec<Vec<[f32; 2]>> = flattened(steps).into_iter().map(|line| line.points).collect();
        self.paint(&lines, colour);
    }

    /// Draws along the outline as the style says, on a plane that is `scale` times as large.
    pub(super) fn stroke(&mut self, steps: &[Step], style: &Style, scale: f32, colour: Colour) {
        let dashes = style.dashes.map(|dashes| dashes.map(|dash| dash * scale));
        let radius = style.width * scale / 2.0;
        let mut areas = Vec::new();
        for mut line in flattened(steps) {
            if line.is_closed {
                // Once more over the first piece, so that its corner is round, too; dashes would fill each other's gaps.
                let again = if dashes.is_some() { 1 } else { 2 };
                line.points.extend_from_within(..line.points.len().min(again));
            }
            let pieces = match dashes {
                Some(dashes) => dashed(&line.points, dashes),
                None => vec![line.points],
            };
            for piece in &pieces {
                thicken(piece, radius, &mut areas);
                if style.has_round_ends {
                    [piece.first(), piece.last()].iter().flatten().for_each(|end| areas.extend(disc(**end, radius)));
                }
            }
        }
        self.paint(&areas, colour);
    }

    /// Paints areas, which may overlap where they turn the same way.
    fn paint(&mut self, areas: &[Vec<[f32; 2]>], colour: Colour) {
        let heights = areas.iter().flatten().map(|point| point[1]);
        let (top, bottom) = heights.fold((f32::MAX, f32::MIN), |(top, bottom), y| (top.min(y), bottom.max(y)));
        let (first, last) = (top.max(0.0) as usize, (bottom.max(0.0).ceil() as usize).min(self.height));
        let mut covered = vec![0.0; self.width];
        for row in first..last {
            covered.fill(0.0);
            for line in 0..LINES {
                let y = row as f32 + (line as f32 + 0.5) / LINES as f32;
                cover(&crossings(areas, y), &mut covered);
            }
            let dots = &mut self.dots[row * self.width..][..self.width];
            for (dot, share) in dots.iter_mut().zip(&covered).filter(|(_, share)| **share > 0.0) {
                let share = (share / LINES as f32).min(1.0);
                for (part, value) in dot.iter_mut().zip(colour.map(|it| f32::from(it) / 255.0).into_iter().chain([1.0]))
                {
                    *part = *part * (1.0 - share) + value * share;
                }
            }
        }
    }

    /// Red, green, blue and opacity of all dots, row by row.
    pub(super) fn bytes(&self) -> Vec<u8> {
        let of = |dot: &[f32; 4]| {
            let [red, green, blue, opacity] = *dot;
            let pure = |part: f32| part / opacity.max(f32::EPSILON);
            [pure(red), pure(green), pure(blue), opacity].map(|part| (part * 255.0).round().clamp(0.0, 255.0) as u8)
        };
        self.dots.iter().flat_map(of).collect()
    }
}

/// Where a level line enters and leaves the areas: the places in their order, with the turn of each edge.
fn crossings(areas: &[Vec<[f32; 2]>], y: f32) -> Vec<(f32, i32)> {
    let mut crossings = Vec::new();
    for area in areas {
        let next = area.iter().cycle().skip(1);
        for ([x, from], [next_x, to]) in area.iter().zip(next) {
            if (*from <= y) != (*to <= y) {
                crossings.push((x + (y - from) / (to - from) * (next_x - x), if from < to { 1 } else { -1 }));
            }
        }
    }
    crossings.sort_by(|(a, _), (b, _)| a.total_cmp(b));
    crossings
}

/// Adds how much of each dot of a line is between crossings.
fn cover(crossings: &[(f32, i32)], covered: &mut [f32]) {
    let mut turns = 0;
    for pair in crossings.windows(2) {
        turns += pair[0].1;
        let (from, to) = (pair[0].0.max(0.0), pair[1].0.min(covered.len() as f32));
        if turns == 0 || from >= to {
            continue;
        }
        let (first, last) = (from as usize, (to.ceil() as usize).min(covered.len()));
        for (dot, share) in covered.iter_mut().enumerate().take(last).skip(first) {
            *share += to.min(dot as f32 + 1.0) - from.max(dot as f32);
        }
    }
}

/// The outline in straight pieces.
fn flattened(steps: &[Step]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for step in steps {
        match (*step, lines.last_mut()) {
            (Step::Move(to), _) => lines.push(Line { points: vec![to], is_closed: false }),
            (Step::Line(to), Some(line)) => line.points.push(to),
            (Step::Quad(corner, to), Some(line)) => {
                let from = line.points.last().copied().unwrap_or(corner);
                line.points.extend((1..=PIECES).map(|piece| {
                    let share = f32::from(piece) / f32::from(PIECES);
                    let [a, b, c] = [(1.0 - share) * (1.0 - share), 2.0 * share * (1.0 - share), share * share];
                    [0, 1].map(|axis| a * from[axis] + b * corner[axis] + c * to[axis])
                }));
            }
            (Step::Close, Some(line)) => line.is_closed = true,
            _ => {}
        }
    }
    lines
}

/// The dashes along a line.
fn dashed(points: &[[f32; 2]], [dash, gap]: [f32; 2]) -> Vec<Vec<[f32; 2]>> {
    let (mut dashes, mut left, mut is_dash) = (vec![points[..1].to_vec()], dash, true);
    for pair in points.windows(2) {
        let (mut from, to) = (pair[0], pair[1]);
        loop {
            let length = distance(from, to);
            let end = if length <= left {
                to
            } else {
                [0, 1].map(|axis| from[axis] + left / length * (to[axis] - from[axis]))
            };
            if is_dash && let Some(dash) = dashes.last_mut() {
                dash.push(end);
            }
            if length <= left {
                left -= length;
                break;
            }
            is_dash = !is_dash;
            left = if is_dash { dash } else { gap };
            from = end;
            if is_dash {
                dashes.push(vec![end]);
            }
        }
    }
    dashes
}

/// Adds the area within so far of a line: a strip for each piece, and a disc where two meet.
fn thicken(points: &[[f32; 2]], radius: f32, areas: &mut Vec<Vec<[f32; 2]>>) {
    for pair in points.windows(2) {
        let length = distance(pair[0], pair[1]).max(f32::EPSILON);
        let [right, down] = [0, 1].map(|axis| (pair[1][axis] - pair[0][axis]) / length * radius);
        let beside = |[x, y]: [f32; 2], side: f32| [x - side * down, y + side * right];
        areas.push(vec![beside(pair[0], -1.0), beside(pair[1], -1.0), beside(pair[1], 1.0), beside(pair[0], 1.0)]);
    }
    for at in points.iter().skip(1).take(points.len().saturating_sub(2)) {
        areas.extend(disc(*at, radius));
    }
}

fn disc(at: [f32; 2], radius: f32) -> impl Iterator<Item = Vec<[f32; 2]>> {
    flattened(&crate::path::circle(at, radius)).into_iter().map(|line| line.points)
}

fn distance(from: [f32; 2], to: [f32; 2]) -> f32 {
    let [x, y] = [0, 1].map(|axis| to[axis] - from[axis]);
    (x * x + y * y).sqrt()
}
