//! A book: its pages in order.

use ichidoku::Puzzle;

use crate::arrange::Contents;
use crate::board::{Board, LEAST_SIZE, Style, candidate_size};
use crate::drawn::Drawn;
use crate::error::NoRoom;
use crate::font::Font;
use crate::frame::{self, Caption, centred};
use crate::item::Item;
use crate::layout::{Layout, places};
use crate::letters::Letters;
use crate::line::Line;
use crate::pdf::Pdf;
use crate::picture::Picture;
use crate::sheet::{Mark, Rect, Sheet};
use crate::sheet_svg;

/// Columns and rows of solutions on a page at the end.
const SOLUTIONS: (u16, u16) = (3, 4);
const TITLE_SIZE: f32 = 20.0;
const PAGE_NUMBER_SIZE: f32 = 9.0;
/// Letters of pictures below this size, such as the sums of cages, can't be read.
const LEAST_LETTERS: f32 = 3.0;

/// Where a book has its solutions.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Solutions {
    /// Nowhere.
    None,
    /// On the page behind each page of puzzles, in the same places.
    Overleaf,
    /// Small, on the last pages.
    #[default]
    End,
}

impl Solutions {
    /// All places.
    pub const ALL: [Self; 3] = [Self::None, Self::Overleaf, Self::End];

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Overleaf => "overleaf",
            Self::End => "end",
        }
    }
}

/// How a book looks, and what stands in it beside its puzzles.
#[derive(Clone, Debug)]
pub struct Book {
    /// Where on its pages the puzzles are.
    pub layout: Layout,
    /// What stands on top of the first page, and is the title of the file.
    pub title: String,
    /// The code of the language of the title and the notes: `en`.
    pub language: String,
    /// What the first puzzle counts as; the others follow.
    pub count_from: usize,
    /// Where the solutions are.
    pub solutions: Solutions,
    /// What stands above the solutions at the end.
    pub solutions_title: String,
    /// The address of an app to play in. Each classic puzzle has a code to scan that opens it there.
    pub app: Option<String>,
    /// The font for letters of the texts that the embedded one lacks.
    pub font: Option<Font>,
}

impl Default for Book {
    fn default() -> Self {
        Self {
            layout: Layout::default(),
            title: String::new(),
            language: "en".into(),
            count_from: 1,
            solutions: Solutions::default(),
            solutions_title: "Solutions".into(),
            app: None,
            font: None,
        }
    }
}

impl Book {
    /// The book as a PDF file: the same bytes for the same puzzles. Takes about 0.1 ms and 3 KB a puzzle.
    ///
    /// # Errors
    /// [`NoRoom`] if the pages can't hold what was ordered.
    pub fn pdf(&self, items: &[Item]) -> Result<Vec<u8>, NoRoom> {
        let mut pdf = Pdf::new(&self.layout, &self.title, &self.language);
        self.each_page(items, |sheet| pdf.add(&sheet))?;
        Ok(pdf.finish())
    }

    /// The pages as they are seen, each an SVG as large as the paper: for a preview, and for printers that a browser knows.
    /// Bleed is left out, and the pages of a booklet come one by one. Takes about 0.2 ms and 20 KB a puzzle.
    ///
    /// ```
    /// use ichidoku::Puzzle;
    /// use ichidoku_print::{Book, Item};
    /// let pages = Book::default().pages(&[Item::of(&Puzzle::EMPTY)]).unwrap();
    /// assert_eq!(pages.len(), 1);
    /// assert!(pages[0].starts_with("<svg "));
    /// ```
    ///
    /// # Errors
    /// [`NoRoom`] if the pages can't hold what was ordered.
    pub fn pages(&self, items: &[Item]) -> Result<Vec<String>, NoRoom> {
        let mut pages = Vec::new();
        self.each_page(items, |sheet| pages.push(sheet_svg::svg(&sheet, self.layout.page())))?;
        Ok(pages)
    }

    /// Lays out one page after the other, so that only one is in memory.
    fn each_page(&self, items: &[Item], mut add: impl FnMut(Sheet)) -> Result<(), NoRoom> {
        let notes = items.iter().map(|item| item.note.as_str());
        let rules = items.iter().flat_map(Item::rules).map(String::as_str);
        let mut texts = [self.title.as_str(), self.solutions_title.as_str()].into_iter().chain(notes).chain(rules);
        let letters = Letters { font: self.font.clone() };
        if let Some(letter) = texts.find_map(|text| letters.unwritable(text)) {
            return Err(NoRoom::Letter(letter));
        }
        let mut pages = 0;
        let mut finish = |mut sheet: Sheet| {
            self.number(pages, &mut sheet);
            pages += 1;
            add(sheet);
            pages
        };
        let (mut page, mut first, mut rest) = (0, self.count_from, items);
        while !rest.is_empty() {
            let (sheet, layout, count) = self.next_page(page, first, rest)?;
            let (group, others) = rest.split_at(count);
            page = finish(sheet);
            if self.solutions == Solutions::Overleaf {
                page = finish(self.overleaf(&layout, page, first, group)?);
            }
            (first, rest) = (first + count, others);
        }
        if self.solutions == Solutions::End {
            let solved: Vec<(usize, &Item)> = (self.count_from..).zip(items).collect();
            let solved: Vec<_> = solved.into_iter().filter(|(_, item)| item.is_solved()).collect();
            let on_page = usize::from(SOLUTIONS.0 * SOLUTIONS.1);
            for (chunk, group) in solved.chunks(on_page).enumerate() {
                let title = if chunk == 0 { self.solutions_title.as_str() } else { "" };
                page = finish(self.solved(page, title, group)?);
            }
        }
        Ok(())
    }

    /// The next page of puzzles, with its layout and how many are on it. A puzzle whose rules have no room beside others has a page alone.
    fn next_page(&self, page: usize, first: usize, items: &[Item]) -> Result<(Sheet, Layout, usize), NoRoom> {
        let (mut layout, mut count) = (self.layout, items.len().min(self.layout.per_page.max(1)));
        loop {
            match self.puzzles(&layout, page, first, &items[..count]) {
                Err(NoRoom::Rules(number)) if number > first => count = number - first,
                Err(NoRoom::Rules(_)) if layout.per_page > 1 => (layout.per_page, count) = (1, 1),
                sheet => return Ok((sheet?, layout, count)),
            }
        }
    }

    /// A page of puzzles.
    fn puzzles(&self, layout: &Layout, page: usize, first: usize, items: &[Item]) -> Result<Sheet, NoRoom> {
        let mut sheet = Sheet::default();
        let title = if page == 0 { self.title.as_str() } else { "" };
        let within = self.below_title(page, title, &mut sheet);
        for ((number, item), place) in (first..).zip(items).zip(layout.places(within)?) {
            match &item.drawn {
                Some(drawn) => self.drawn(number, item, drawn, place, &mut sheet)?,
                None => self.classic(number, item, place, &mut sheet)?,
            }
        }
        Ok(sheet)
    }

    fn classic(&self, number: usize, item: &Item, place: Rect, sheet: &mut Sheet) -> Result<(), NoRoom> {
        let text = heading(number, item);
        let address = self.app.as_ref().map(|app| format!("{app}#p={}", item.puzzle));
        let caption = Caption { text: &text, size: self.caption_size(place), address: address.as_deref() };
        let square = frame::draw(caption, self.font.as_ref(), place, sheet)?;
        if item.candidates.is_some() && candidate_size(square.width) < LEAST_SIZE {
            return Err(NoRoom::Candidates);
        }
        let board = Board { digits: &item.puzzle, candidates: item.candidates.as_ref(), name: caption.text };
        board.draw(square, Style::new(self.layout.large), sheet);
        Ok(())
    }

    /// A puzzle of another size or with other rules, with its rules in words.
    fn drawn(&self, number: usize, item: &Item, drawn: &Drawn, place: Rect, sheet: &mut Sheet) -> Result<(), NoRoom> {
        let text = heading(number, item);
        let caption = Caption { text: &text, size: self.caption_size(place), address: drawn.link() };
        let above = caption.height()?;
        let (picture, words) = drawn.puzzle();
        let (least, too_small) = match drawn.has_candidates() {
            true => (LEAST_SIZE, NoRoom::Candidates),
            false => (LEAST_LETTERS, NoRoom::Rules(number)),
        };
        let narrowest = picture.smallest_letters().map_or(0.0, |letters| least / letters * picture.size()[0]);
        let font = self.font.as_ref();
        let size = self.rules_size(place);
        let contents = Contents { picture: picture.size(), narrowest, rules: drawn.rules(), size, font };
        let arranged = contents.arranged([place.width, place.height - above]).ok_or(too_small)?;
        // All of it stands in the middle of its place.
        let [width, height] = arranged.size;
        let [x, y] = [place.x + (place.width - width) / 2.0, place.y + (place.height - above - height) / 2.0];
        caption.draw(font, [x, y], width, sheet)?;
        let corner = |[right, down]: [f32; 2]| [x + right, y + above + down];
        sheet.marks.push(Mark::Begin { words: format!("{text}: {words}") });
        let (at, width) = (corner(arranged.picture), arranged.picture_width);
        sheet.marks.push(Mark::Picture(drawn.placed(picture, at, width, self.layout.large)));
        sheet.marks.push(Mark::End);
        sheet.marks.extend(arranged.words.iter().flat_map(|(flow, at)| flow.marks(corner(*at))));
        Ok(())
    }

    /// The page behind, with the solutions in the same places.
    fn overleaf(&self, layout: &Layout, page: usize, first: usize, items: &[Item]) -> Result<Sheet, NoRoom> {
        let mut sheet = Sheet::default();
        let places = layout.places(layout.inside(page))?;
        for ((number, item), place) in (first..).zip(items).zip(places) {
            self.solution(number, item, place, Style::new(self.layout.large), &mut sheet)?;
        }
        Ok(sheet)
    }

    /// A page of small solutions.
    fn solved(&self, page: usize, title: &str, items: &[(usize, &Item)]) -> Result<Sheet, NoRoom> {
        let mut sheet = Sheet::default();
        let within = self.below_title(page, title, &mut sheet);
        for ((number, item), place) in items.iter().zip(places(within, SOLUTIONS.0, SOLUTIONS.1)) {
            self.solution(*number, item, place, Style::new(false), &mut sheet)?;
        }
        Ok(sheet)
    }

    fn solution(&self, number: usize, item: &Item, place: Rect, style: Style, sheet: &mut Sheet) -> Result<(), NoRoom> {
        if !item.is_solved() {
            return Ok(());
        }
        let name = number.to_string();
        let caption = Caption { text: &name, size: self.caption_size(place), address: None };
        let square = frame::draw(caption, None, place, sheet)?;
        if let Some((drawn, (picture, words))) = item.drawn.as_ref().and_then(|drawn| Some((drawn, drawn.solved()?))) {
            let (at, width) = fitted(picture, square);
            sheet.marks.push(Mark::Begin { words: format!("{name}: {words}") });
            sheet.marks.push(Mark::Picture(drawn.placed(picture, at, width, false)));
            sheet.marks.push(Mark::End);
        } else if let Some(solution) = item.solution {
            Board { digits: &Puzzle::from(solution), candidates: None, name: &name }.draw(square, style, sheet);
        }
        Ok(())
    }

    /// Writes the title of a page; returns what is left of it.
    fn below_title(&self, page: usize, title: &str, sheet: &mut Sheet) -> Rect {
        let inside = self.layout.inside(page);
        if title.is_empty() {
            return inside;
        }
        let [middle, _] = inside.middle();
        let line = Line::new(title, TITLE_SIZE, self.font.as_ref());
        let left = middle - line.width() / 2.0;
        sheet.marks.extend(line.marks([left, inside.y + TITLE_SIZE]));
        let taken = 2.0 * TITLE_SIZE;
        Rect { y: inside.y + taken, height: inside.height - taken, ..inside }
    }

    /// Writes the number of a page below it.
    fn number(&self, page: usize, sheet: &mut Sheet) {
        let inside = self.layout.inside(page);
        let [middle, _] = inside.middle();
        let below = inside.y + inside.height + 2.0 * PAGE_NUMBER_SIZE;
        sheet.marks.push(centred(&(page + 1).to_string(), PAGE_NUMBER_SIZE, [middle, below]));
    }

    fn caption_size(&self, place: Rect) -> f32 {
        let usual = (place.width / 22.0).clamp(7.0, 13.0);
        if self.layout.large { 1.6 * usual } else { usual }
    }

    /// The size of rules in words.
    fn rules_size(&self, place: Rect) -> f32 {
        let usual = (place.width / 35.0).clamp(6.5, 9.5);
        if self.layout.large { 1.4 * usual } else { usual }
    }
}

/// What stands above a puzzle.
fn heading(number: usize, item: &Item) -> String {
    let note = if item.note.is_empty() { String::new() } else { format!(" · {}", item.note) };
    format!("{number}{note}")
}

/// The upper left corner and the width of a picture in the middle of a square.
fn fitted(picture: &Picture, square: Rect) -> ([f32; 2], f32) {
    let [width, height] = picture.size();
    let scale = square.width / width.max(height);
    let [x, y] = square.middle();
    ([x - width * scale / 2.0, y - height * scale / 2.0], width * scale)
}
