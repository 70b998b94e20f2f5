//! The letters: a part of Atkinson Hyperlegible Next, made so that digits are told apart with weak eyes.

use std::sync::LazyLock;

use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The file of the font: Latin letters of European languages, digits and punctuation, without instructions for screens.
pub(crate) const FILE: &[u8] = include_bytes!("../font/AtkinsonHyperlegibleNext-Latin.ttf");

static FACE: LazyLock<Option<Face<'static>>> = LazyLock::new(|| Face::parse(FILE, 0).ok());

/// The font. It is a part of this crate, and a test reads it.
fn face() -> Option<&'static Face<'static>> {
    FACE.as_ref()
}

/// The glyph of a character, that of a missing one for a character that the font lacks.
pub(crate) fn glyph(character: char) -> u16 {
    face().and_then(|face| face.glyph_index(character)).map_or(0, |glyph| glyph.0)
}

/// The first character of a text that the font lacks, so that no book can have it.
///
/// ```
/// assert_eq!(ichidoku_print::unwritable("Sudoku für Łódź"), None);
/// assert_eq!(ichidoku_print::unwritable("数独"), Some('数'));
/// ```
pub fn unwritable(text: &str) -> Option<char> {
    text.chars().find(|character| glyph(*character) == 0)
}

/// The width of a glyph, in thousandths of the size.
pub(crate) fn advance(glyph: u16) -> f32 {
    let of = |face: &Face<'_>| Some(f32::from(face.glyph_hor_advance(GlyphId(glyph))?) / units(face) * 1000.0);
    face().and_then(of).unwrap_or(0.0)
}

/// Each glyph with the character that it shows, in the order of the glyphs.
pub(crate) fn letters() -> Vec<(u16, char)> {
    let characters = (' '..'\u{3000}').filter(|character| glyph(*character) > 0);
    let mut letters: Vec<(u16, char)> = characters.map(|character| (glyph(character), character)).collect();
    letters.sort_by_key(|(glyph, _)| *glyph);
    letters.dedup_by_key(|(glyph, _)| *glyph);
    letters
}

/// The number of glyphs.
pub(crate) fn count() -> u16 {
    face().map_or(0, Face::number_of_glyphs)
}

/// The width of a text, in points.
pub(crate) fn width(text: &str, size: f32) -> f32 {
    text.chars().map(|character| advance(glyph(character)) * size / 1000.0).sum()
}

/// The height of a capital letter or digit, in parts of the size.
pub(crate) fn capital() -> f32 {
    face().and_then(|face| Some(f32::from(face.capital_height()?) / units(face))).unwrap_or(0.7)
}

/// How far letters reach above and below the base line, in thousandths of the size.
pub(crate) fn reach() -> [f32; 2] {
    face().map_or([0.0; 2], |face| [face.ascender(), face.descender()].map(|it| f32::from(it) / units(face) * 1000.0))
}

/// The box around all glyphs, in thousandths of the size.
pub(crate) fn bounds() -> [f32; 4] {
    face().map_or([0.0; 4], |face| {
        let all = face.global_bounding_box();
        [all.x_min, all.y_min, all.x_max, all.y_max].map(|it| f32::from(it) / units(face) * 1000.0)
    })
}

/// Draws the outline of a glyph, in units of the font.
pub(crate) fn outline(glyph: u16, to: &mut dyn OutlineBuilder) {
    if let Some(face) = face() {
        face.outline_glyph(GlyphId(glyph), to);
    }
}

/// Units of the font in the size of a letter.
pub(crate) fn square() -> f32 {
    face().map_or(1000.0, units)
}

fn units(face: &Face<'_>) -> f32 {
    f32::from(face.units_per_em())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_font_has_the_letters_of_its_languages() {
        assert!(count() > 300);
        for character in "0123456789 ÄÖÜäöüß éèêàçñõåøæŁłśżőűčřšž¿¡«»„“”‚‘’–—…·×&#.,:;!?()".chars()
        {
            assert!(glyph(character) > 0, "{character}");
        }
        assert_eq!(glyph('漢'), 0);
    }

    #[test]
    fn digits_are_of_one_width_or_nearly() {
        let widths: Vec<f32> = ('1'..='9').map(|digit| advance(glyph(digit))).collect();
        assert!(widths.iter().all(|width| (300.0..800.0).contains(width)), "{widths:?}");
        assert!((width("12", 10.0) - (widths[0] + widths[1]) / 100.0).abs() < 0.01);
    }
}
