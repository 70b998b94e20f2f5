//! Puzzles of other sizes and rules in a book, and classic ones among them.

use ichidoku::{NotProper, ProperPuzzle};
use ichidoku_api::{Ask, Control, RateVariant, spoken_variant};
use ichidoku_print::{Drawn, Item, Picture as Printed};
use ichidoku_variant_logic::{Setting, State};
use ichidoku_variant_render::{Picture, svg};
use ichidoku_variants::{Constraint, Problem, Puzzle, Verdict, write_iss};

use super::Book;
use super::classic::under;
use super::letters::Letters;
use crate::commands::variants::{Kind, Variants};
use crate::summary::Summary;
use crate::terminal::Terminal;
use crate::told::{Teller, names_cells};

/// Most guesses of the search for a second solution, some seconds of work. A puzzle that takes more is printed without a solution.
const GUESSES: u64 = 200_000;

/// The page of the app for variants.
const PAGE: &str = "variants.html";

/// Colours for paper: black digits, and lines between cells that printers of books take.
const INK: &str = ":root{--hair:#777;--box:#000;--ink:#000;--soft:#000;--you:#000}\n</style>";

/// An item, and what became of its puzzle.
struct Made {
    item: Item,
    kind: Kind,
    /// True if a title, an author or rules in words have letters that the book lacks.
    lacks_letters: bool,
    /// True if its link is too long for a code.
    lacks_code: bool,
}

/// What tells rules in a language whose letters the book has.
struct Lettered<'a> {
    letters: &'a Letters,
    own: Teller,
    english: Teller,
}

impl Book {
    /// Draws puzzles, several at a time; what can't be read is told, and left out.
    pub(super) fn read_variants(
        &self,
        variants: &Variants,
        letters: &Letters,
        grades: &[&str],
        terminal: &Terminal,
    ) -> (Vec<Item>, Summary) {
        let lettered = Lettered { letters, own: Teller::own(), english: Teller::english() };
        let mut items = Vec::new();
        let work = |puzzle: &Puzzle| self.made(puzzle, &lettered, grades);
        let summary = variants.each(terminal, work, |record, made, summary| {
            if made.lacks_letters {
                summary.unlettered.add_at(&record.source, || record.line);
            }
            if made.lacks_code {
                summary.uncoded.add_at(&record.source, || record.line);
            }
            items.push(made.item);
            made.kind
        });
        (items, summary)
    }

    fn made(&self, puzzle: &Puzzle, lettered: &Lettered<'_>, grades: &[&str]) -> Result<Made, String> {
        if let Some(classic) = puzzle.classic() {
            let proof = ProperPuzzle::new(classic);
            let kind = match &proof {
                Ok(_) => Kind::Fine,
                Err(NotProper::Several(_)) => Kind::Several,
                Err(_) => Kind::Unsolvable,
            };
            let (origin, lacks_letters) = lettered.letters.origin(puzzle.title(), puzzle.author());
            let item = under(origin, self.classic(&classic, &proof, None, grades));
            return Ok(Made { item, kind, lacks_letters, lacks_code: false });
        }
        let setting = Setting::new(puzzle).map_err(|error| error.to_string())?;
        let (solution, kind) = solved(puzzle)?;
        let grade = if self.grade && solution.is_some() { grade(puzzle, grades) } else { None };
        let (note, rules, lacks_letters) = lettered.texts(&setting, grade);
        let picture = self.picture(&setting, rules.iter().any(|text| names_cells(text)));
        let solved = solution.map(|digits| (without_rules(puzzle), digits));
        let solved = solved.as_ref().map(|(grid, digits)| Picture {
            digits: digits.iter().copied().map(Some).collect(),
            names: false,
            ..Picture::new(grid)
        });
        let link = self.app.as_ref().filter(|_| puzzle.drawn().is_empty()).map(|app| link(app, puzzle));
        let (link, lacks_code) = (
            link.clone().filter(|link| link.len() <= Drawn::LONGEST_LINK),
            link.is_some_and(|link| link.len() > Drawn::LONGEST_LINK),
        );
        let drawn = Drawn {
            words: [
                spoken_variant(&picture, lettered.own.in_detail(&setting)),
                solved.as_ref().map(|solved| spoken_variant(solved, [])).unwrap_or_default(),
            ],
            picture: printed(&picture),
            solution: solved.as_ref().map(printed),
            rules,
            link,
            has_candidates: self.candidates,
        };
        Ok(Made { item: Item::drawn(drawn, note), kind, lacks_letters, lacks_code })
    }

    fn picture<'a>(&self, setting: &'a Setting, names: bool) -> Picture<'a> {
        let state = State::new(setting);
        let candidates = state.cells().map(|cell| state.shown(setting, cell)).collect();
        let candidates = if self.candidates { candidates } else { Vec::new() };
        let drawings = setting.puzzle().drawings().to_vec();
        Picture { candidates, drawings, names, fog: true, ..Picture::new(setting.puzzle()) }
    }
}

impl Lettered<'_> {
    /// What stands above a puzzle behind its number, its paragraphs, and whether the book lacks letters for some of it.
    fn texts(&self, setting: &Setting, grade: Option<String>) -> (String, Vec<String>, bool) {
        let puzzle = setting.puzzle();
        let mut lacks_letters = false;
        let mut written = |text: Option<&str>| {
            let (written, lacks_words) = self.letters.without_signs(text?);
            lacks_letters |= lacks_words;
            // Of a title or a name of which nothing is left, points say nothing.
            Some(written).filter(|text| text.chars().any(char::is_alphanumeric))
        };
        let (title, author) = (written(puzzle.title()), written(puzzle.author()));
        let own_words: Vec<String> =
            puzzle.rules_text().iter().flat_map(|text| text.lines()).filter_map(|line| written(Some(line))).collect();
        let author = author.map(|author| self.phrase("book-author", &[("author", author)]));
        let rules = self.rules(setting);
        let rules = Some(rules.join(" ")).filter(|rules| !rules.is_empty());
        let heading = (!own_words.is_empty()).then(|| self.phrase("book-own-words", &[]));
        let paragraphs = author.into_iter().chain(rules).chain(heading).chain(own_words).collect();
        let note = title.into_iter().chain(grade).collect::<Vec<_>>().join(" · ");
        (note, paragraphs, lacks_letters)
    }

    /// The rules in the language of the program, or in English where the book lacks letters.
    fn rules(&self, setting: &Setting) -> Vec<String> {
        let own = self.own.rules(setting);
        if own.iter().all(|rule| self.letters.can_write(rule)) {
            return own;
        }
        // A setter's name for a rule may have any letters.
        self.english.rules(setting).iter().map(|rule| self.letters.without_signs(rule).0).collect()
    }

    fn phrase(&self, name: &'static str, arguments: &[(&str, String)]) -> String {
        let own = self.own.phrase(name, arguments);
        if self.letters.can_write(&own) { own } else { self.english.phrase(name, arguments) }
    }
}

/// The picture in the colours of a book.
fn printed(picture: &Picture<'_>) -> Printed {
    Printed::of_svg(&svg(picture).replacen("</style>", INK, 1))
}

/// The only solution, and what there is to say of all.
fn solved(puzzle: &Puzzle) -> Result<(Option<Vec<i16>>, Kind), String> {
    let problem = Problem::new(puzzle).map_err(|error| error.to_string())?;
    Ok(match problem.budget(GUESSES).verdict() {
        Ok(Verdict::Unique(digits)) => (Some(digits), Kind::Fine),
        Ok(Verdict::Impossible) => (None, Kind::Unsolvable),
        Ok(Verdict::Several(_)) => match stated(puzzle) {
            Some(digits) => (Some(digits), Kind::Fine),
            None => (None, Kind::Several),
        },
        Err(_) => (None, Kind::Unfinished),
    })
}

/// The solution that a text states, where that knows more: its drawings may mean rules that nobody can read for certain.
fn stated(puzzle: &Puzzle) -> Option<Vec<i16>> {
    let is_kept = puzzle.misstated().is_none() && !puzzle.drawn().is_empty();
    puzzle.stated().filter(|digits| is_kept && digits.len() == puzzle.cells()).map(<[_]>::to_vec)
}

/// The grade and the score.
fn grade(puzzle: &Puzzle, grades: &[&str]) -> Option<String> {
    let request = RateVariant { puzzle: write_iss(puzzle), language: String::new() };
    let rating = request.run(&Control::new()).ok()?.rating?;
    Some(format!("{} {}", grades[rating.grade as usize], rating.score_text()))
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
