//! A font for letters that the embedded one lacks. They are drawn as outlines, so that no file carries a font of several
//! megabytes for a title. `unicode-bidi` says which run from right to left; of these, `ar-reshaper` joins the Arabic ones by
//! the characters that Unicode has for each form. A shaper as HarfBuzz would do it by the tables of the font, for 0.8 MB of
//! program.

use std::fmt;
use std::sync::Arc;

use ar_reshaper::{ArabicReshaper, ReshaperConfig};
use ttf_parser::{Face, GlyphId};
use unicode_bidi::BidiInfo;

use crate::face;
#[cfg(test)]
use crate::path::Step;
use crate::picture::letters::Letter;
use crate::piece::Piece;

/// A font for letters that the embedded one lacks, such as Chinese or Arabic ones. A copy shares the file.
#[derive(Clone)]
pub struct Font(Arc<Vec<u8>>);

impl fmt::Debug for Font {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Font").field("bytes", &self.0.len()).finish()
    }
}

impl Font {
    /// Reads a TrueType or OpenType font, of a collection the first one; `None` if it is neither.
    ///
    /// ```
    /// assert!(ichidoku_print::Font::read(b"no font".to_vec()).is_none());
    /// ```
    pub fn read(file: Vec<u8>) -> Option<Self> {
        Face::parse(&file, 0).ok()?;
        Some(Self(Arc::new(file)))
    }

    /// The first character of a text that neither this font nor the embedded one has, of Arabic letters also of the forms
    /// that they have in a word.
    pub fn unwritable(&self, text: &str) -> Option<char> {
        let face = self.face()?;
        let lacks = |letter: char| face::glyph(letter) == 0 && face.glyph_index(letter).is_none();
        text.chars().find(|letter| lacks(*letter)).or_else(|| joined(text).chars().find(|letter| lacks(*letter)))
    }

    fn face(&self) -> Option<Face<'_>> {
        Face::parse(&self.0, 0).ok()
    }

    /// The pieces of a line of this size from left to right, each with its width. Letters that the embedded font has are
    /// written in it, but for those from right to left.
    pub(crate) fn pieces(&self, text: &str, size: f32) -> Vec<(Piece, f32)> {
        let Some(face) = self.face() else { return Vec::new() };
        let bidi = BidiInfo::new(text, None);
        let mut pieces = Vec::new();
        for paragraph in &bidi.paragraphs {
            let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
            for run in runs {
                let is_leftward = levels.get(run.start).is_some_and(unicode_bidi::Level::is_rtl);
                let run = text.get(run).unwrap_or_default();
                let run = if is_leftward { leftward(&joined(run)) } else { run.to_owned() };
                let is_own = |letter: char| match is_leftward {
                    true => face.glyph_index(letter).is_some(),
                    false => face::glyph(letter) == 0,
                };
                pieces.extend(parts(&run, is_own).into_iter().map(
                    |part| match part.chars().next().is_some_and(is_own) {
                        true => outline(&face, part, size),
                        false => (Piece::Letters(part.to_owned()), face::width(part, size)),
                    },
                ));
            }
        }
        pieces
    }
}

/// Letters from left to right as an outline from the beginning of the base line, and their width.
fn outline(face: &Face<'_>, text: &str, size: f32) -> (Piece, f32) {
    let scale = size / f32::from(face.units_per_em());
    let (mut steps, mut at, mut middle) = (Vec::new(), 0.0, 0.0);
    for character in text.chars() {
        let glyph = face.glyph_index(character).unwrap_or(GlyphId(0));
        let mut letter = Letter::default();
        let bounds = face.outline_glyph(glyph, &mut letter);
        let own_middle = bounds.map_or(0.0, |bounds| f32::midpoint(f32::from(bounds.x_min), f32::from(bounds.x_max)));
        // A mark stands over or under the letter before it.
        let beginning = if is_mark(character) { middle - own_middle } else { at };
        steps.extend(letter.steps(scale, [beginning * scale, 0.0]));
        if !is_mark(character) {
            middle = at + own_middle;
            at += f32::from(face.glyph_hor_advance(glyph).unwrap_or_default());
        }
    }
    (Piece::Outline(steps), at * scale)
}

/// The text with each Arabic letter in the form that it has beside its neighbours.
fn joined(text: &str) -> String {
    // A mark without a letter before it is beyond what the crate knows.
    let letters = text.trim_start_matches(is_mark);
    let (marks, _) = text.split_at(text.len() - letters.len());
    let joining = ArabicReshaper::new(ReshaperConfig { delete_harakat: false, ..ReshaperConfig::default() });
    marks.to_owned() + &joining.reshape(letters)
}

/// The letters in the order from left to right, marks after their letter, and brackets turned.
fn leftward(text: &str) -> String {
    let mut clusters: Vec<String> = Vec::new();
    for letter in text.chars() {
        match clusters.last_mut().filter(|_| is_mark(letter)) {
            Some(cluster) => cluster.push(letter),
            None => clusters.push(mirrored(letter).to_string()),
        }
    }
    clusters.into_iter().rev().collect()
}

/// Arabic signs over and under letters.
const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{8d4}'..='\u{8ff}')
}

/// The bracket that opens to the other side.
fn mirrored(letter: char) -> char {
    const PAIRS: [[char; 2]; 5] = [['(', ')'], ['[', ']'], ['{', '}'], ['<', '>'], ['«', '»']];
    let other = |[open, close]: [char; 2]| match letter {
        _ if letter == open => Some(close),
        _ if letter == close => Some(open),
        _ => None,
    };
    PAIRS.into_iter().find_map(other).unwrap_or(letter)
}

/// The parts of a text whose letters are all of the font, or all not.
fn parts(text: &str, is_own: impl Fn(char) -> bool) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|letter: char| is_own(letter) != is_own(first)).unwrap_or(rest.len());
        let (part, after) = rest.split_at(end);
        parts.push(part);
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Letters that are boxes, each form of its own width; `testdata/README.md` describes it.
    fn boxes() -> Font {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/fonts/boxes.otf");
        Font::read(std::fs::read(path).unwrap()).unwrap()
    }

    /// The widths of the pieces of a text 1,000 points high, after their letters; none for an outline.
    fn widths(text: &str) -> Vec<(String, i32)> {
        let letters = |piece| if let Piece::Letters(letters) = piece { letters } else { String::new() };
        boxes().pieces(text, 1000.0).into_iter().map(|(piece, width)| (letters(piece), width.round() as i32)).collect()
    }

    #[test]
    fn arabic_letters_are_joined_from_right_to_left() {
        let outline = |width| vec![(String::new(), width)];
        assert_eq!(widths("س"), outline(1000));
        assert_eq!(widths("سس"), outline(600 + 700));
        assert_eq!(widths("سسو"), outline(600 + 500 + 300));
        let Some((Piece::Outline(steps), _)) = boxes().pieces("سو", 1000.0).into_iter().next() else { panic!() };
        assert_eq!(steps.first(), Some(&Step::Move([30.0, 0.0])));
        assert_eq!(steps.iter().filter(|step| matches!(step, Step::Move(_))).nth(1), Some(&Step::Move([350.0, 0.0])));
    }

    #[test]
    fn a_mark_stands_over_its_letter() {
        let steps = |text: &str| match boxes().pieces(text, 1000.0).into_iter().next() {
            Some((Piece::Outline(steps), width)) => (steps, width.round() as i32),
            _ => panic!("{text}"),
        };
        let (steps_of_both, width) = steps("س\u{64e}");
        assert_eq!(width, 1000, "a mark takes no room");
        assert!(
            steps_of_both.contains(&Step::Move([460.0, 0.0])),
            "the middle of 100 over that of 1000: {steps_of_both:?}"
        );
        assert_eq!(steps("\u{64e}س").1, 1000, "nor does one without a letter");
    }

    #[test]
    fn letters_of_the_embedded_font_stay_its_own() {
        let one = face::width("1", 1000.0).round() as i32;
        assert_eq!(widths("1数"), [("1".to_owned(), one), (String::new(), 900)]);
        assert_eq!(widths("س 1"), [("1".to_owned(), one), (String::new(), 1250)], "what is first is on the right");
        assert_eq!((boxes().unwritable("س 1数"), boxes().unwritable("ب")), (None, Some('ب')));
    }

    #[test]
    fn cubic_curves_come_close() {
        let pieces = boxes().pieces("数", 1000.0);
        let Some((Piece::Outline(steps), _)) = pieces.into_iter().next() else { panic!() };
        // The curve from (50, 0) to (850, 0) with its corners 300 up is 225 high in the middle.
        assert_eq!(
            steps.iter().filter_map(|step| if let Step::Quad(_, to) = step { Some(*to) } else { None }).next(),
            Some([450.0, -225.0])
        );
    }
}
