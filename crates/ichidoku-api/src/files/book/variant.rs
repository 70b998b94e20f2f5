//! Puzzles of other sizes and rules in a book.

use ichidoku::{Interrupted, ProperPuzzle};
use ichidoku_formats::{Document, More};
use ichidoku_print::{Drawn, Item, Picture as Printed};
use ichidoku_variant_logic::{Setting, State};
use ichidoku_variant_render::{Picture, svg};
use ichidoku_variants::{Constraint, Problem, Puzzle, Verdict, write_iss};

use super::lettered::Printable;
use super::maker::{BookItem, BookMaker};
use super::note::BookNoteKind;
use crate::ask::Ask;
use crate::control::Control;
use crate::error::{Error, ErrorCode};
use crate::files::rule_sentences::names_cells;
use crate::variants::{RateVariant, of_rule, spoken_variant};

/// Most guesses of the search for a second solution, some seconds of work. A puzzle that takes more is printed without a solution.
const GUESSES: u64 = 200_000;

/// The page of the app for variants.
const PAGE: &str = "variants.html";

/// Colours for paper: black digits, and lines between cells that printers of books take.
const INK: &str = ":root{--hair:#777;--box:#000;--ink:#000;--soft:#000;--you:#000}\n</style>";

impl BookMaker {
    /// A puzzle of any size and rules as a picture, with its rules in words. One that is classic after all is printed as
    /// [`classic`](Self::classic) puzzles are.
    ///
    /// # Errors
    /// An [`Error`] if a rule of it can't be, or if the handle of `control` is raised meanwhile.
    pub fn variant(&self, puzzle: &Puzzle, control: &Control<'_>) -> Result<BookItem, Error> {
        let mut made = match puzzle.classic() {
            Some(classic) => self.classic(&document(classic, puzzle), &ProperPuzzle::new(classic), control)?,
            None => self.drawn(puzzle, control)?,
        };
        made.notes.extend((!puzzle.drawn().is_empty()).then_some(BookNoteKind::Drawings));
        made.notes.extend(puzzle.misstated().map(|_| BookNoteKind::Misstated));
        Ok(made)
    }

    fn drawn(&self, puzzle: &Puzzle, control: &Control<'_>) -> Result<BookItem, Error> {
        let setting = Setting::new(puzzle).map_err(|error| of_rule(puzzle, &error))?;
        let (solution, status) = solved(puzzle, control)?;
        let is_graded = self.has_grades && solution.is_some();
        let grade = if is_graded { self.grade(puzzle, control)? } else { None };
        let Printable { note, paragraphs, lacks_letters } = self.lettered.beside(&setting, grade);
        let picture = self.picture(&setting, paragraphs.iter().any(|text| names_cells(text)));
        let grid = without_rules(puzzle);
        let solved = solution.map(|digits| Picture {
            digits: digits.into_iter().map(Some).collect(),
            names: false,
            ..Picture::new(&grid)
        });
        let link = self.printed.app.as_ref().filter(|_| puzzle.drawn().is_empty()).map(|app| link(app, puzzle));
        let lacks_code = link.as_ref().is_some_and(|link| link.len() > Drawn::LONGEST_LINK);
        let drawn = Drawn {
            words: [
                spoken_variant(&picture, self.lettered.in_detail(&setting)),
                solved.as_ref().map(|solved| spoken_variant(solved, [])).unwrap_or_default(),
            ],
            picture: printed(&picture),
            solution: solved.as_ref().map(printed),
            rules: paragraphs,
            link: link.filter(|_| !lacks_code),
            has_candidates: self.has_candidates,
        };
        let letters = lacks_letters.then_some(BookNoteKind::Letters);
        let notes = status.into_iter().chain(letters).chain(lacks_code.then_some(BookNoteKind::NoCode)).collect();
        Ok(BookItem { item: Item::drawn(drawn, note), notes })
    }

    /// The grade and the score, if they are found.
    fn grade(&self, puzzle: &Puzzle, control: &Control<'_>) -> Result<Option<String>, Error> {
        let request = RateVariant { puzzle: write_iss(puzzle), language: String::new() };
        match request.run(control) {
            Ok(rated) => Ok(rated.rating.map(|rating| self.lettered.graded(&rating))),
            Err(error) if error.code == ErrorCode::Cancelled => Err(error),
            Err(_) => Ok(None),
        }
    }

    fn picture<'a>(&self, setting: &'a Setting, names: bool) -> Picture<'a> {
        let state = State::new(setting);
        let candidates = state.cells().map(|cell| state.shown(setting, cell)).collect();
        let candidates = if self.has_candidates { candidates } else { Vec::new() };
        let drawings = setting.puzzle().drawings().to_vec();
        Picture { candidates, drawings, names, fog: true, ..Picture::new(setting.puzzle()) }
    }
}

/// A classic puzzle with what its text says of it.
fn document(classic: ichidoku::Puzzle, puzzle: &Puzzle) -> Document {
    let more = More { author: puzzle.author().map(str::to_owned), ..More::default() };
    Document { name: puzzle.title().map(str::to_owned), more: Some(Box::new(more)), ..Document::of(classic) }
}

/// The picture in the colours of a book.
fn printed(picture: &Picture<'_>) -> Printed {
    Printed::of_svg(&svg(picture).replacen("</style>", INK, 1))
}

/// The only solution, or why there is none to print.
fn solved(puzzle: &Puzzle, control: &Control<'_>) -> Result<(Option<Vec<i16>>, Option<BookNoteKind>), Error> {
    let problem = Problem::new(puzzle).map_err(|error| of_rule(puzzle, &error))?;
    let problem = problem.budget(GUESSES.min(control.guess_budget())).stop(control.handle());
    Ok(match problem.verdict() {
        Ok(Verdict::Unique(digits)) => (Some(digits), None),
        Ok(Verdict::Impossible) => (None, Some(BookNoteKind::Unsolvable)),
        Ok(Verdict::Several(_)) => match stated(puzzle) {
            Some(digits) => (Some(digits), None),
            None => (None, Some(BookNoteKind::Several)),
        },
        Err(Interrupted::NodeBudget) => (None, Some(BookNoteKind::Unfinished)),
        Err(stopped) => return Err(stopped.into()),
    })
}

/// The solution that a text states, where that knows more: its drawings may mean rules that nobody can read for certain.
fn stated(puzzle: &Puzzle) -> Option<Vec<i16>> {
    let is_kept = puzzle.misstated().is_none() && !puzzle.drawn().is_empty();
    puzzle.stated().filter(|digits| is_kept && digits.len() == puzzle.cells()).map(<[_]>::to_vec)
}

/// The grid with its boxes and given digits, on which a solution is printed.
fn without_rules(puzzle: &Puzzle) -> Puzzle {
    use Constraint as C;
    let is_of_grid = |rule: &&Constraint| match rule {
        C::Given(cells) => cells.iter().all(|(_, digits)| digits.len() == 1),
        C::Jigsaw(_) | C::NoBoxes | C::BoxSize(_) | C::ExtraCells { .. } | C::ChaosConstruction => true,
        _ => false,
    };
    Puzzle::new(puzzle.shape(), puzzle.constraints().iter().filter(is_of_grid).cloned().collect())
}

/// The address that opens a puzzle in the app.
fn link(app: &str, puzzle: &Puzzle) -> String {
    let folder = app.strip_suffix("index.html").unwrap_or(app);
    let between = if folder.ends_with('/') { "" } else { "/" };
    let sign = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    let code: String = write_iss(puzzle).bytes().map(sign).collect();
    format!("{folder}{between}{PAGE}#q={code}")
}
