//! Pictures of grids as PNG and PDF.

#[cfg_attr(not(feature = "variants"), path = "no_inline.rs")]
mod inline;
pub(crate) mod letters;
mod page;
#[cfg(feature = "variants")]
mod placed;
mod png;
mod raster;
mod read;
mod style;

use crate::path::Step;
use letters::{outline, text_at};
use raster::Raster;
use read::Item;
use style::Style;

/// A picture of a grid, drawn from the SVG that `ichidoku-render` writes, and from no other.
///
/// ```
/// use ichidoku::{Grid, Puzzle};
/// use ichidoku_print::Picture;
/// use ichidoku_render::{Scene, svg};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let scene = Scene::new(Grid::from(line.parse::<Puzzle>().unwrap()));
/// let picture = Picture::of_svg(&svg(&scene));
/// assert!(picture.png(1, false).starts_with(b"\x89PNG"));
/// assert!(picture.pdf("Monday", "a grid", "en").starts_with(b"%PDF-1.7"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// The upper left corner, the width and the height.
    view: [f32; 4],
    items: Vec<Item>,
}

impl Picture {
    /// Reads the picture. What another program wrote may be drawn in part, or not at all.
    pub fn of_svg(svg: &str) -> Self {
        let (view, items) = read::items(svg);
        Self { view, items }
    }

    /// Width and height in the picture's units.
    pub(crate) const fn size(&self) -> [f32; 2] {
        let [_, _, width, height] = self.view;
        [width, height]
    }

    /// The size of the smallest letters, in the picture's units; `None` if there are no letters.
    pub(crate) fn smallest_letters(&self) -> Option<f32> {
        let sizes = self.items.iter().filter_map(|item| match item {
            Item::Text { style, .. } => Some(style.size),
            Item::Shape { .. } => None,
        });
        sizes.reduce(f32::min)
    }

    /// The picture as dots, this many per unit along each side, from 1 to 4. If it is transparent, only lines, digits and
    /// colours are drawn.
    pub fn png(&self, scale: u8, transparent: bool) -> Vec<u8> {
        let scale = f32::from(scale.clamp(1, 4));
        let [left, top, width, height] = self.view;
        let (width, height) = ((width * scale).ceil().max(1.0) as usize, (height * scale).ceil().max(1.0) as usize);
        let mapped = |steps: &[Step]| -> Vec<Step> {
            steps.iter().map(|step| step.mapped(scale, [-left * scale, -top * scale])).collect()
        };
        let mut raster = Raster::new(width, height);
        for item in &self.items {
            match item {
                Item::Shape { is_paper: true, .. } if transparent => {}
                Item::Shape { steps, style, .. } => draw(&mapped(steps), style, scale, &mut raster),
                Item::Text { at, text, style } => {
                    let outline = outline(text_at(*at, text, style), text, style.size);
                    draw(&mapped(&outline), &style.of_outline(), scale, &mut raster);
                }
            }
        }
        png::file(width, &raster.bytes())
    }

    /// The picture as a PDF file with one page of its size. Its words are for those who don't see it; `language` is the code
    /// of theirs.
    pub fn pdf(&self, title: &str, words: &str, language: &str) -> Vec<u8> {
        page::file(self.view, &self.items, title, words, language)
    }
}

fn draw(steps: &[Step], style: &Style, scale: f32, raster: &mut Raster) {
    if let Some(fill) = style.fill {
        raster.fill(steps, fill);
    }
    if let Some(stroke) = style.stroke {
        raster.stroke(steps, style, scale, stroke);
    }
}

#[cfg(test)]
mod tests {
    use ichidoku::{CandidateSet, DigitSet, Grid, Puzzle};
    use ichidoku_render::{Scene, svg};
    use miniz_oxide::inflate::decompress_to_vec_zlib;

    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A picture with a red cell, a cell in two colours, and marks.
    fn scene() -> Scene {
        let puzzle: Puzzle = LINE.parse().unwrap();
        let mut scene = Scene::new(Grid::new(&puzzle, &puzzle, &CandidateSet::EMPTY));
        let mut colours = [DigitSet::EMPTY; 81];
        colours[2] = DigitSet::from_bits(1);
        colours[3] = DigitSet::from_bits(0b11);
        scene.colours = Some(Box::new(colours));
        scene.corner = ["r1c3=1".parse().unwrap(), "r1c3=2".parse().unwrap()].into_iter().collect();
        scene.centre = ["r1c4=6".parse().unwrap()].into_iter().collect();
        scene
    }

    /// The dots of a file: how many in a row, and all of them.
    fn dots(file: &[u8]) -> (usize, Vec<[u8; 4]>) {
        let width = u32::from_be_bytes(file[16..20].try_into().unwrap()) as usize;
        let length = u32::from_be_bytes(file[33..37].try_into().unwrap()) as usize;
        let rows = decompress_to_vec_zlib(&file[41..41 + length]).unwrap();
        let dots = rows.chunks(4 * width + 1).flat_map(|row| row[1..].chunks(4).map(|dot| dot.try_into().unwrap()));
        (width, dots.collect())
    }

    #[test]
    fn dots_have_the_colours_of_what_is_there() {
        let picture = Picture::of_svg(&svg(&scene()));
        for (scale, transparent) in [(1, false), (2, false), (4, false), (1, true)] {
            let (width, dots) = dots(&picture.png(scale, transparent));
            assert_eq!(width, 478 * usize::from(scale));
            let at = |x: usize, y: usize| dots[(22 + y) * usize::from(scale) * width + (22 + x) * usize::from(scale)];
            assert_eq!(at(0, 460)[3], if transparent { 0 } else { 255 }, "the paper");
            assert_eq!(at(110, 25), [0xF6, 0xC6, 0xC0, 255], "a cell in one colour");
            assert_eq!([at(155, 5), at(195, 5)], [[0xF6, 0xC6, 0xC0, 255], [0xFB, 0xDC, 0xAE, 255]], "in two");
            assert!(at(150, 400)[..3].iter().all(|part| *part < 0x80), "a thick line");
            let is_dark = |dot: &[u8; 4]| dot[3] > 200 && dot[..3].iter().all(|part| *part < 60);
            let of_cell = |column: usize| (0..40).flat_map(move |y| (0..40).map(move |x| (column * 50 + 5 + x, 5 + y)));
            let count = |column| of_cell(column).filter(|(x, y)| is_dark(&at(*x, *y))).count();
            assert!(count(0) > 60 && count(5) == 0, "a digit, and none: {} {}", count(0), count(5));
        }
    }

    #[cfg(feature = "variants")]
    #[test]
    fn signs_are_turned_around_their_middles() {
        let svg = |turn: &str| {
            format!(
                "<svg viewBox=\"0 0 100 100\"><style>\n.drawn{{fill:#000}}\n</style><rect class=\"drawn\" x=\"10\" y=\"40\" width=\"80\" height=\"20\" rx=\"0\"{turn}/></svg>"
            )
        };
        let is_dark = |turn: &str, [x, y]: [usize; 2]| {
            let (width, dots) = dots(&Picture::of_svg(&svg(turn)).png(1, false));
            dots[y * width + x] == [0, 0, 0, 255]
        };
        let [left, top, diagonal] = [[15, 50], [50, 15], [25, 25]];
        assert_eq!([left, top, diagonal].map(|at| is_dark("", at)), [true, false, false]);
        let turned = |degrees: i16| format!(" transform=\"rotate({degrees} 50 50)\"");
        assert_eq!([left, top, diagonal].map(|at| is_dark(&turned(90), at)), [false, true, false]);
        assert_eq!([left, top, diagonal].map(|at| is_dark(&turned(45), at)), [false, false, true], "clockwise");
        let letter = |turn: &str| {
            let text = format!(
                "<svg viewBox=\"0 0 100 100\"><style>\ntext{{font:60px sans;fill:#000;text-anchor:middle}}\n</style><text x=\"50\" y=\"70\"{turn}>1</text></svg>"
            );
            let (width, dots) = dots(&Picture::of_svg(&text).png(1, false));
            let dark = |rows: bool| {
                let is_dark = |at: usize, along: usize| {
                    let place = if rows { at * width + along } else { along * width + at };
                    dots[place][3] > 200
                };
                (0..100).filter(|at| (0..100).any(|along| is_dark(*at, along))).count()
            };
            (dark(false), dark(true))
        };
        let ((wide, high), (turned_wide, turned_high)) = (letter(""), letter(&turned(90)));
        assert!(high > wide && turned_wide > turned_high, "a 1 that lies is wider than high");
    }

    #[test]
    fn files_are_the_same_each_time_and_have_their_words() {
        let picture = Picture::of_svg(&svg(&scene()));
        let pdf = picture.pdf("Monday", "Monday: 5 3 .", "en");
        assert_eq!(pdf, picture.pdf("Monday", "Monday: 5 3 .", "en"));
        let has = |words: &[u8]| pdf.windows(words.len()).any(|window| window == words);
        assert!(has(b"Monday: 5 3 .") && has(b"/Lang (en)"));
        assert_eq!(Picture::of_svg("<p>"), Picture { view: [0.0; 4], items: Vec::new() });
        assert!(Picture::of_svg("<svg viewBox=\"x\"><path d=\"M1 1l\"/><text>").png(1, false).starts_with(b"\x89PNG"));
    }
}
