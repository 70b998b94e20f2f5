//! Puzzles on paper: how the pages look, all of them as they will be, and the printer or a PDF.

use std::cell::RefCell;
use std::rc::Rc;

use ichidoku::{Grid, Puzzle, Solution};
use ichidoku_print::{Book, Item, Layout, NoRoom, Paper, Solutions, unwritable};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CssStyleSheet, HtmlImageElement};

use super::desk::{Desk, is_checked, setting};
use super::dom::{Part, body, labelled, listen, part};
use super::make::GRADES;
use super::window::{document, window};
use super::{browser, share};
use crate::answers::{Generated, Solved};
use crate::ask::{self, Request as _};
use crate::words::{self, phrase, word};

/// Numbers of puzzles that are printed, the one on the board among them.
const COUNTS: [usize; 7] = [1, 2, 4, 6, 9, 12, 18];
/// Numbers of puzzles that fit on a page.
const PER_PAGE: [usize; 5] = [1, 2, 4, 6, 9];
/// How long the solver may look for new puzzles, in seconds.
const PATIENCE: f64 = 20.0;

/// A puzzle, and its solution if it has only one.
type Solvable = (Puzzle, Option<Solution>);

/// The controls, and the puzzles that were made for them.
struct Printing {
    desk: Desk,
    paper: Part,
    per_page: Part,
    count: Part,
    grade: Part,
    title: Part,
    solutions: Part,
    candidates: Part,
    large: Part,
    pages: Part,
    said: Part,
    /// The puzzle on the board, once it is solved.
    first: RefCell<Option<Solvable>>,
    /// The others, with the grade that they were made for.
    made: RefCell<(String, Vec<Solvable>)>,
}

/// A section that opens on demand.
pub(super) fn printing(desk: Desk) -> Part {
    let printing = Rc::new(Printing::new(desk));
    let summary = labelled("summary", "chip", word("print")).id("print");
    let section = part("details").class("printing").child(summary).child(printing.controls());
    let element = section.element();
    let refresh = Rc::clone(&printing);
    let opened = element.clone();
    listen(&element, "toggle", move |_| {
        if opened.has_attribute("open") {
            refresh.gather();
        }
    });
    let opened = element.clone();
    let followed = Rc::clone(&printing);
    desk.follow(move || {
        followed.first.take();
        if opened.has_attribute("open") {
            followed.gather();
        }
    });
    section.on("change", move |_| printing.gather())
}

/// A list of values with their names, of which one is chosen.
fn list(id: &str, chosen: &str, options: impl IntoIterator<Item = (String, String)>) -> Part {
    let option = |(value, name): (String, String)| {
        let option = part("option").attr("value", &value).text(&name);
        if value == chosen { option.attr("selected", "") } else { option }
    };
    part("select").id(id).children(options.into_iter().map(option))
}

fn tick(id: &str) -> Part {
    part("input").attr("type", "checkbox").id(id)
}

/// What a size of paper is called everywhere.
fn name_of(paper: Paper) -> String {
    match paper {
        Paper::A4 | Paper::A5 => paper.name().to_uppercase(),
        Paper::Letter => "Letter".to_owned(),
        Paper::SixByNine => "6 × 9 in".to_owned(),
    }
}

impl Printing {
    fn new(desk: Desk) -> Self {
        let counted = |count: usize| (count.to_string(), count.to_string());
        let solutions = |place: Solutions| {
            let name = match place {
                Solutions::None => word("print-solutions-none"),
                Solutions::Overleaf => word("print-solutions-overleaf"),
                Solutions::End => word("print-solutions-end"),
            };
            (place.name().to_owned(), name.to_owned())
        };
        let grades = GRADES.map(|(grade, name)| (grade.to_owned(), name().to_owned()));
        let title = part("input").attrs(&[("type", "text"), ("value", &desk.title())]).id("print-title");
        Self {
            desk,
            paper: list("print-paper", "a4", Paper::ALL.map(|paper| (paper.name().to_owned(), name_of(paper)))),
            per_page: list("print-per-page", "1", PER_PAGE.map(counted)),
            count: list("print-count", "1", COUNTS.map(counted)),
            grade: list("print-grade", "medium", grades),
            title,
            solutions: list("print-solutions", "none", Solutions::ALL.map(solutions)),
            candidates: tick("print-candidates"),
            large: tick("print-large"),
            pages: part("div")
                .class("sheets")
                .attrs(&[("role", "group"), ("tabindex", "0")])
                .label(word("print-pages")),
            said: labelled("p", "said", "").id("print-said").attr("role", "status"),
            first: RefCell::default(),
            made: RefCell::default(),
        }
    }

    fn controls(self: &Rc<Self>) -> Part {
        let (print, save) = (Rc::clone(self), Rc::clone(self));
        let print = labelled("button", "chip", word("print")).id("print-now").click(move || print.print());
        let save = labelled("button", "chip", word("print-pdf")).id("print-pdf").click(move || save.save());
        let line = |control: &Part, label: &str| setting("setting", control.clone(), label);
        let toggle = |control: &Part, label: &str| setting("setting toggle", control.clone(), label);
        part("div").class("filled").children([
            line(&self.count, word("print-count")),
            line(&self.grade, word("print-grade")),
            line(&self.paper, word("print-paper")),
            line(&self.per_page, word("print-per-page")),
            line(&self.title, word("print-title")),
            line(&self.solutions, word("print-solutions")),
            toggle(&self.candidates, word("print-candidates")),
            toggle(&self.large, word("print-large")),
            self.said.clone(),
            self.pages.clone(),
            part("div").class("row-of-buttons").child(print).child(save),
        ])
    }

    /// Number of puzzles that are wanted beside the one on the board.
    fn wanted(&self) -> usize {
        self.count.value().parse::<usize>().unwrap_or(1).saturating_sub(1)
    }

    /// Asks for what is missing, and shows what there is.
    fn gather(self: &Rc<Self>) {
        if self.first.borrow().is_none() {
            return self.solve();
        }
        let is_enough = {
            let made = self.made.borrow();
            self.wanted() == 0 || made.0 == self.grade.value() && made.1.len() >= self.wanted()
        };
        if is_enough { self.show() } else { self.make() }
    }

    fn solve(self: &Rc<Self>) {
        let (puzzle, printing) = (self.desk.game().puzzle(), Rc::clone(self));
        *self.first.borrow_mut() = Some((puzzle, None));
        self.show();
        self.desk.ask(ask::Solve::about(&puzzle), move |answer| {
            let solved = Solved::of(answer);
            let solution = solved.solution().filter(|_| solved.status() == "unique");
            let known = solution.and_then(|solution| solution.try_into().ok());
            if printing.first.borrow().is_some_and(|(own, _)| own == puzzle) {
                *printing.first.borrow_mut() = Some((puzzle, known));
                printing.gather();
            }
        });
    }

    fn make(self: &Rc<Self>) {
        let (grade, printing) = (self.grade.value(), Rc::clone(self));
        self.said.set_text(word("print-making"));
        let order = ask::PuzzleOrder::new().grade(&grade);
        let request = ask::Generate::new().seed(browser::fresh_seed()).count(self.wanted() as u64);
        self.desk.ask(request.seconds(PATIENCE).order(&order), move |answer| {
            let puzzles = Generated::of(answer).puzzles();
            let made: Vec<Solvable> = puzzles
                .iter()
                .filter_map(|new| Some((new.puzzle()?, new.solution().and_then(|solution| solution.try_into().ok()))))
                .collect();
            if printing.grade.value() == grade {
                *printing.made.borrow_mut() = (grade, made);
                printing.show();
            }
        });
    }

    fn items(&self) -> Vec<Item> {
        let made = self.made.borrow();
        let others = made.1.iter().take(self.wanted()).filter(|_| made.0 == self.grade.value());
        let has_candidates = is_checked(&self.candidates);
        let item = |(puzzle, solution): &Solvable| {
            let candidates = has_candidates.then(|| *Grid::from(*puzzle).candidate_set());
            Item { solution: *solution, candidates, ..Item::of(puzzle) }
        };
        self.first.borrow().iter().chain(others).map(item).collect()
    }

    fn book(&self) -> Book {
        let layout = Layout {
            paper: self.paper.value().parse().unwrap_or_default(),
            per_page: self.per_page.value().parse().unwrap_or(1),
            large: is_checked(&self.large),
            ..Layout::default()
        };
        let place = self.solutions.value();
        Book {
            layout,
            title: self.title.value(),
            language: words::language().to_owned(),
            solutions: Solutions::ALL.into_iter().find(|own| own.name() == place).unwrap_or_default(),
            // The font has Latin letters alone.
            solutions_title: Some(word("print-solutions"))
                .filter(|text| unwritable(text).is_none())
                .unwrap_or("")
                .to_owned(),
            ..Book::default()
        }
    }

    /// Shows the pages as they will be.
    fn show(&self) {
        let items = self.items();
        let pages = self.book().pages(&items);
        let missed = items.len() <= self.wanted();
        self.said.set_text(match &pages {
            Err(error) => told(*error),
            Ok(_) if missed => word("print-fewer"),
            Ok(_) => "",
        });
        self.pages.fill(pages.unwrap_or_default().iter().zip(1_usize..).map(|(page, number)| picture(page, number)));
    }

    fn save(&self) {
        match self.book().pdf(&self.items()) {
            Ok(pdf) => {
                if let Some(blob) = share::blob(&pdf, "application/pdf") {
                    browser::save_blob("sudoku.pdf", &blob);
                    self.desk.done(&phrase("saved-as", &[("form", &"PDF".to_owned())]));
                }
            }
            Err(error) => self.said.set_text(told(error)),
        }
    }

    /// Puts the pages in the place of the app for as long as the printer takes.
    fn print(&self) {
        let Ok(pages) = self.book().pages(&self.items()) else { return };
        let place = part("div").class("print-pages");
        let pictures: Vec<Part> = pages.iter().zip(1_usize..).map(|(page, number)| picture(page, number)).collect();
        place.fill(pictures.iter().cloned());
        _ = body().child(place.clone());
        let rule = add_page_rule(self.book().layout.paper.size());
        wasm_bindgen_futures::spawn_local(async move {
            for picture in pictures {
                _ = JsFuture::from(picture.element().unchecked_into::<HtmlImageElement>().decode()).await;
            }
            _ = window().print();
            place.element().remove();
            rule.iter().for_each(|(sheet, at)| _ = sheet.delete_rule(*at));
        });
    }
}

/// Tells the printer the size of the pages, without a margin of its own. The page's rules allow no style element, but rules may be
/// added to its sheet.
fn add_page_rule([width, height]: [f32; 2]) -> Option<(CssStyleSheet, u32)> {
    let sheet: CssStyleSheet = document().style_sheets().item(0)?.dyn_into().ok()?;
    let at = sheet.insert_rule(&format!("@page {{ size: {width}pt {height}pt; margin: 0 }}")).ok()?;
    Some((sheet, at))
}

fn picture(page: &str, number: usize) -> Part {
    let address = format!("data:image/svg+xml,{}", String::from(js_sys::encode_uri_component(page)));
    part("img").attrs(&[("src", &address), ("alt", &phrase("print-page", &[("number", &number)]))])
}

fn told(error: NoRoom) -> &'static str {
    match error {
        NoRoom::Letter(_) => word("print-letters"),
        NoRoom::Candidates | NoRoom::Rules(_) | NoRoom::PerPage(_) | NoRoom::Code => word("print-small-candidates"),
    }
}
