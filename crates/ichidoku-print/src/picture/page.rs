//! A picture as a page of a PDF file.

use pdf_writer::types::{LineCapStyle, LineJoinStyle};
use pdf_writer::{Content, Filter, Finish, Name, Rect, Ref, Str, TextStr};

use super::letters::text_at;
use super::read::Item;
use super::style::{BOLD, Colour, Style};
use crate::face;
use crate::outline::path;
use crate::path::Step;
use crate::pdf_font::{COMPRESSION, FONT, write_font};
use crate::tags::{self, Tagged};

/// A dot of a screen in points.
const DOT: f32 = 0.75;

/// The file. It has no date and no random name, so that the same picture is the same file.
pub(super) fn file(view: [f32; 4], items: &[Item], title: &str, words: &str, language: &str) -> Vec<u8> {
    let mut pdf = pdf_writer::Pdf::new();
    let mut next = Ref::new(1);
    let [catalogue, tree, info, font, content, page] = [(); 6].map(|()| next.bump());
    let [_, _, width, height] = view.map(|side| side * DOT);
    let drawn = miniz_oxide::deflate::compress_to_vec_zlib(&content_of(view, items), COMPRESSION);
    pdf.stream(content, &drawn).filter(Filter::FlateDecode);
    pdf.page(page).parent(tree).contents(content).struct_parents(0);
    let mut pages = pdf.pages(tree);
    pages.kids([page]).count(1).media_box(Rect::new(0.0, 0.0, width, height));
    pages.resources().fonts().pair(FONT, font);
    pages.finish();
    write_font(&mut pdf, font, &mut next);
    let pictures = [words.to_owned()];
    let root = tags::write(&mut pdf, &[Tagged { page, pictures: &pictures }], &mut next);
    let mut about = pdf.catalog(catalogue);
    about.pages(tree).lang(TextStr(language));
    about.viewer_preferences().display_doc_title(!title.is_empty());
    about.mark_info().marked(true);
    about.pair(Name(b"StructTreeRoot"), root);
    about.finish();
    let mut about = pdf.document_info(info);
    about.producer(TextStr("ichidoku"));
    if !title.is_empty() {
        about.title(TextStr(title));
    }
    about.finish();
    pdf.finish()
}

fn content_of([left, top, _, height]: [f32; 4], items: &[Item]) -> Vec<u8> {
    let mut content = Content::new();
    content.begin_marked_content_with_properties(Name(b"Figure")).properties().identify(0);
    // The file counts from the lower left corner, up.
    content.save_state().transform([DOT, 0.0, 0.0, -DOT, -left * DOT, (top + height) * DOT]);
    write_items(items, 0.0, &mut content);
    content.restore_state().end_marked_content();
    content.finish().into_vec()
}

/// Writes what is drawn, in the picture's units, with lines that are at least this wide. The paper is there already.
pub(super) fn write_items(items: &[Item], thinnest: f32, content: &mut Content) {
    for item in items {
        match item {
            Item::Shape { is_paper: true, .. } => {}
            Item::Shape { steps, style, .. } => shape(steps, style, thinnest, content),
            Item::Text { at, text, style } => write(text_at(*at, text, style), text, style, content),
        }
    }
}

fn shape(steps: &[Step], style: &Style, thinnest: f32, content: &mut Content) {
    path(steps, content);
    if let Some(stroke) = style.stroke {
        ink(stroke, true, content);
        let cap = if style.has_round_ends { LineCapStyle::RoundCap } else { LineCapStyle::ButtCap };
        content.set_line_width(style.width.max(thinnest)).set_line_cap(cap).set_line_join(LineJoinStyle::RoundJoin);
        content.set_dash_pattern(style.dashes.into_iter().flatten(), 0.0);
    }
    if let Some(fill) = style.fill {
        ink(fill, false, content);
    }
    match (style.fill, style.stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

/// Writes a text that begins at a point. Bold letters have a line around them.
fn write([x, y]: [f32; 2], text: &str, style: &Style, content: &mut Content) {
    let Some(fill) = style.fill else { return };
    ink(fill, false, content);
    let mode = if style.is_bold { pdf_writer::types::TextRenderingMode::FillStroke } else { Default::default() };
    if style.is_bold {
        ink(fill, true, content);
        content.set_line_width(style.size * BOLD).set_dash_pattern([], 0.0);
    }
    let glyphs: Vec<u8> = text.chars().flat_map(|character| face::glyph(character).to_be_bytes()).collect();
    content.begin_text().set_font(FONT, style.size).set_text_rendering_mode(mode);
    content.set_text_matrix([1.0, 0.0, 0.0, -1.0, x, y]).show(Str(&glyphs)).end_text();
}

fn ink(colour: Colour, is_line: bool, content: &mut Content) {
    let [red, green, blue] = colour.map(|part| f32::from(part) / 255.0);
    match is_line {
        true => content.set_stroke_rgb(red, green, blue),
        false => content.set_fill_rgb(red, green, blue),
    };
}
