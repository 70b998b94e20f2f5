//! Sheets as a PDF file.
//!
//! The file has no date and no random name, so that the same book is the same file.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::{Content, Filter, Finish, Name, Rect, Ref, Str, TextStr};

use crate::booklet;
use crate::face;
use crate::layout::Layout;
use crate::outline::path;
use crate::pdf_font::{COMPRESSION, FONT, write_font};
use crate::sheet::{Mark, Sheet};
use crate::tags::{self, Tagged};

/// A PDF file in the making.
pub(crate) struct Pdf<'b> {
    layout: &'b Layout,
    title: &'b str,
    /// The code of the language of all words.
    language: &'b str,
    pages: Vec<Page>,
}

/// What is on a page, compressed, with the words of its pictures.
struct Page {
    content: Vec<u8>,
    pictures: Vec<String>,
}

impl<'b> Pdf<'b> {
    pub(crate) const fn new(layout: &'b Layout, title: &'b str, language: &'b str) -> Self {
        Self { layout, title, language, pages: Vec::new() }
    }

    /// Adds a page. Two pages of a booklet share a sheet of paper, on which pictures can't be numbered page by page: so
    /// they have no words.
    pub(crate) fn add(&mut self, sheet: &Sheet) {
        let layout = self.layout;
        let origin = [layout.bleed, layout.page()[1] + layout.bleed];
        let mut page = Page { content: Vec::new(), pictures: Vec::new() };
        let mut content = Content::new();
        for mark in &sheet.marks {
            match mark {
                Mark::Begin { words } if !layout.booklet => {
                    let number = i32::try_from(page.pictures.len()).unwrap_or(i32::MAX);
                    content.begin_marked_content_with_properties(Name(b"Figure")).properties().identify(number);
                    page.pictures.push(words.clone());
                }
                Mark::End if !layout.booklet => _ = content.end_marked_content(),
                Mark::Begin { .. } | Mark::End => {}
                mark => draw(mark, origin, &mut content),
            }
        }
        page.content = compress_to_vec_zlib(&content.finish(), COMPRESSION);
        self.pages.push(page);
    }

    /// The file.
    pub(crate) fn finish(self) -> Vec<u8> {
        let mut pdf = pdf_writer::Pdf::new();
        let mut next = Ref::new(1);
        let [catalogue, tree, info, font] = [(); 4].map(|()| next.bump());
        let contents: Vec<Ref> = self.pages.iter().map(|_| next.bump()).collect();
        for (page, id) in self.pages.iter().zip(&contents) {
            pdf.stream(*id, &page.content).filter(Filter::FlateDecode);
        }
        let ids = match self.layout.booklet {
            true => self.write_booklet(&mut pdf, tree, &contents, &mut next),
            false => self.write_pages(&mut pdf, tree, &contents, &mut next),
        };
        self.write_tree(&mut pdf, tree, &ids, font);
        write_font(&mut pdf, font, &mut next);
        let tagged: Vec<Tagged<'_>> =
            ids.iter().zip(&self.pages).map(|(id, page)| Tagged { page: *id, pictures: &page.pictures }).collect();
        let is_tagged = !self.layout.booklet && !tagged.is_empty();
        let root = is_tagged.then(|| tags::write(&mut pdf, &tagged, &mut next));
        self.write_catalogue(&mut pdf, catalogue, tree, root);
        let mut about = pdf.document_info(info);
        about.producer(TextStr("ichidoku"));
        if !self.title.is_empty() {
            about.title(TextStr(self.title));
        }
        about.finish();
        pdf.finish()
    }

    fn write_catalogue(&self, pdf: &mut pdf_writer::Pdf, id: Ref, tree: Ref, root: Option<Ref>) {
        let mut catalogue = pdf.catalog(id);
        catalogue.pages(tree).lang(TextStr(self.language));
        catalogue.viewer_preferences().display_doc_title(!self.title.is_empty());
        if let Some(root) = root {
            catalogue.mark_info().marked(true);
            catalogue.pair(Name(b"StructTreeRoot"), root);
        }
    }

    /// The size of a sheet of paper, with what is cut off.
    fn media(&self) -> Rect {
        let layout = self.layout;
        let [width, height] = layout.page();
        let sides = if layout.booklet { 2.0 } else { 1.0 };
        Rect::new(0.0, 0.0, sides * width + 2.0 * layout.bleed, height + 2.0 * layout.bleed)
    }

    fn write_tree(&self, pdf: &mut pdf_writer::Pdf, id: Ref, pages: &[Ref], font: Ref) {
        let mut tree = pdf.pages(id);
        tree.kids(pages.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        tree.media_box(self.media());
        tree.resources().fonts().pair(FONT, font);
    }

    fn write_pages(&self, pdf: &mut pdf_writer::Pdf, tree: Ref, contents: &[Ref], next: &mut Ref) -> Vec<Ref> {
        let bleed = self.layout.bleed;
        let media = self.media();
        let write = |(number, content): (i32, &Ref)| {
            let id = next.bump();
            let mut page = pdf.page(id);
            page.parent(tree).contents(*content).struct_parents(number);
            if bleed > 0.0 {
                page.bleed_box(media).trim_box(Rect::new(bleed, bleed, media.x2 - bleed, media.y2 - bleed));
            }
            id
        };
        (0..).zip(contents).map(write).collect()
    }

    /// Two pages on each sheet, the second moved to the right.
    fn write_booklet(&self, pdf: &mut pdf_writer::Pdf, tree: Ref, contents: &[Ref], next: &mut Ref) -> Vec<Ref> {
        let [before, between, after] = [(); 3].map(|()| next.bump());
        let [width, _] = self.layout.page();
        pdf.stream(before, b"q\n");
        pdf.stream(between, format!("Q q 1 0 0 1 {width} 0 cm\n").as_bytes());
        pdf.stream(after, b"Q\n");
        let write = |[left, right]: [Option<usize>; 2]| {
            let id = next.bump();
            let of = |page: Option<usize>| page.and_then(|page| contents.get(page)).copied();
            let parts = [Some(before), of(left), Some(between), of(right), Some(after)];
            pdf.page(id).parent(tree).contents_array(parts.into_iter().flatten());
            id
        };
        booklet::sides(contents.len()).into_iter().map(write).collect()
    }
}

/// Draws a mark. The file counts from the lower left corner, up.
fn draw(mark: &Mark, [left, top]: [f32; 2], content: &mut Content) {
    let place = |[x, y]: [f32; 2]| [left + x, top - y];
    match mark {
        Mark::Line { from, to, width } => {
            let ([x, y], [to_x, to_y]) = (place(*from), place(*to));
            content.set_line_width(*width).move_to(x, y).line_to(to_x, to_y).stroke();
        }
        Mark::Fill(rect) => {
            let [x, y] = place([rect.x, rect.y + rect.height]);
            content.rect(x, y, rect.width, rect.height).fill_nonzero();
        }
        Mark::Text { at, size, text } => {
            let [x, y] = place(*at);
            let glyphs: Vec<u8> = text.chars().flat_map(|character| face::glyph(character).to_be_bytes()).collect();
            content.begin_text().set_font(FONT, *size).set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
            content.show(Str(&glyphs)).end_text();
        }
        Mark::Outline(steps) => {
            content.save_state().transform([1.0, 0.0, 0.0, -1.0, left, top]);
            path(steps, content);
            content.fill_nonzero().restore_state();
        }
        Mark::Picture(placed) => placed.write([left, top], content),
        Mark::Begin { .. } | Mark::End => {}
    }
}
