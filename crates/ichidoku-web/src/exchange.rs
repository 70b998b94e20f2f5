//! The position as texts, links, files and pictures: what leaves the app, worked out without a browser.

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, DigitSet};
use ichidoku_formats::{Columns, Document, Format, More, Record, Writer};
use ichidoku_render::{Scene, svg};

use crate::session::{Content, Game, Notes, Settings, seen_grid};
use crate::words::{phrase, word};

/// What a position is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A text in a format.
    Text(Format),
    /// A picture that needs nothing else.
    Svg,
    /// A picture in dots.
    Png,
    /// The picture as a page.
    Pdf,
}

/// A heading, and the forms under it.
pub type Forms = (fn() -> &'static str, Vec<Form>);

/// Formats that show a grid, which may be copied as a table, too.
const GRIDS: [&str; 4] = ["rows", "boxed", "pretty", "html"];

/// What programs and sites call themselves, in every language.
const NAMES: [(&str, &str); 22] = [
    ("ss", "Simple Sudoku"),
    ("sdk", "SudoCue, SadMan"),
    ("sdx", "SudoCue (sdx)"),
    ("csv", "CSV"),
    ("json", "JSON"),
    ("ndjson", "NDJSON"),
    ("opensudoku", "OpenSudoku"),
    ("markdown", "Markdown"),
    ("python", "Python"),
    ("html", "HTML"),
    ("latex", "LaTeX"),
    ("hodoku", "HoDoKu"),
    ("sudokupad", "SudokuPad"),
    ("scl", "SudokuPad (scl)"),
    ("f-puzzles", "f-puzzles"),
    ("f-puzzles-json", "f-puzzles (JSON)"),
    ("sudokuwiki", "SudokuWiki"),
    ("sudokuexchange", "SudokuExchange"),
    ("sudoku-coach", "sudoku.coach"),
    ("iss", "Interactive Sudoku Solver"),
    ("solo", "Solo (Simon Tatham)"),
    ("penpa", "penpa"),
];

/// Formats that are links to other sites.
const LINKS: [&str; 9] = [
    "sudokupad",
    "sudokupad-marks",
    "scl",
    "f-puzzles",
    "sudokuwiki",
    "sudokuexchange",
    "sudoku-coach",
    "iss",
    "penpa",
];

/// Formats that are texts to be read.
const TEXTS: [&str; 10] =
    ["line", "rows", "boxed", "pretty", "candidates", "729", "markdown", "python", "html", "latex"];

impl Form {
    /// Every form that can be copied, under its heading.
    pub fn copied() -> Vec<Forms> {
        vec![(|| word("exchange-texts"), texts()), (|| word("exchange-links"), links()), files()]
    }

    /// Every form that can be saved, under its heading.
    pub fn saved() -> Vec<Forms> {
        let pictures = vec![Self::Svg, Self::Png, Self::Pdf];
        vec![(|| word("exchange-pictures"), pictures), files(), (|| word("exchange-texts"), texts())]
    }

    /// The form with this name.
    ///
    /// ```
    /// use ichidoku_web::exchange::Form;
    /// assert_eq!(Form::named("png"), Some(Form::Png));
    /// assert_eq!(Form::named("rows").map(Form::name), Some("rows"));
    /// assert_eq!(Form::named("letter"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let pictures = [Self::Svg, Self::Png, Self::Pdf].into_iter();
        pictures.chain(Format::all().map(Self::Text)).find(|form| form.name() == name)
    }

    /// The name by which it is chosen.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text(format) => format.name(),
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
        }
    }

    /// Its name for the player.
    pub fn label(self) -> String {
        let name = self.name();
        match name {
            "line" => word("form-line").to_owned(),
            "rows" => word("form-rows").to_owned(),
            "boxed" => word("form-boxed").to_owned(),
            "pretty" => word("form-pretty").to_owned(),
            "candidates" => word("form-candidates").to_owned(),
            "729" => word("form-full").to_owned(),
            "sudokupad-marks" => phrase("form-marks", &[("name", &named("sudokupad").to_owned())]),
            _ => match named(name) {
                "" => name.to_uppercase(),
                named => named.to_owned(),
            },
        }
    }

    /// The end of a file's name, and its type.
    pub fn file(self) -> (&'static str, &'static str) {
        match self {
            Self::Text(format) => (format.extensions().first().copied().unwrap_or("txt"), format.media_type()),
            Self::Svg => ("svg", "image/svg+xml"),
            Self::Png => ("png", "image/png"),
            Self::Pdf => ("pdf", "application/pdf"),
        }
    }

    /// True if a table goes with the text on the clipboard, for programs that take one.
    pub fn has_table(self) -> bool {
        GRIDS.contains(&self.name())
    }
}

fn named(name: &str) -> &'static str {
    NAMES.iter().find(|(own, _)| *own == name).map_or("", |(_, named)| named)
}

fn formats(is_wanted: impl Fn(&str) -> bool) -> Vec<Form> {
    Format::all().filter(|format| is_wanted(format.name())).map(Form::Text).collect()
}

fn texts() -> Vec<Form> {
    formats(|name| TEXTS.contains(&name))
}

fn links() -> Vec<Form> {
    formats(|name| LINKS.contains(&name))
}

fn files() -> Forms {
    (|| word("exchange-files"), formats(|name| !TEXTS.contains(&name) && !LINKS.contains(&name)))
}

/// The position in a format.
///
/// ```
/// use ichidoku_formats::Format;
/// use ichidoku_web::exchange::text;
/// use ichidoku_web::session::State;
/// let State { game, settings, .. } = State::default();
/// assert_eq!(text(Format::LINE, &game, &settings, ""), format!("{}\n", ".".repeat(81)));
/// ```
pub fn text(format: Format, game: &Game, settings: &Settings, title: &str) -> String {
    let mut document = document(game, settings, title);
    // Forms with room for one grid show what is on the board.
    if !format.holds().contains(ichidoku_formats::Part::Entries) {
        document.puzzle = game.digits();
    }
    let columns = if format.has_columns() { Columns::of(&document) } else { Columns::default() };
    let writer = Writer::new(format, columns);
    let mut out = writer.head().into_bytes();
    writer.write(&Record::of_document(&document), &mut out);
    out.extend_from_slice(writer.tail().as_bytes());
    // Every format is written in UTF-8.
    String::from_utf8(out).unwrap_or_default()
}

/// All that is known of the position.
pub fn document(game: &Game, settings: &Settings, title: &str) -> Document {
    let (puzzle, digits) = (game.puzzle(), game.digits());
    let mut document = Document::of(puzzle);
    document.state = (digits != puzzle).then(|| Box::new(digits));
    document.name = Some(title.to_owned()).filter(|title| !title.is_empty());
    let sees = |cell: Cell| digits.get(cell).is_none() && game.seen_candidates(cell, settings).is_some();
    if Cell::ALL.into_iter().any(sees) {
        let open = *seen_grid(game, settings).candidate_set();
        let in_grid = digits.clues().map(|(cell, digit)| Candidate::of(cell, digit));
        document.candidates = Some(Box::new(open.iter().chain(in_grid).collect()));
    }
    let marks = |of| Some(marks(game, of)).filter(|marks: &CandidateSet| !marks.is_empty());
    let more = More {
        corner: marks(|content| content.corner),
        centre: marks(|content| content.centre),
        colours: colours(game),
        author: Some(game.origin.author.clone()).filter(|author| !author.is_empty()),
        ..More::default()
    };
    document.more = (more != More::default()).then(|| Box::new(more));
    document
}

/// The picture of the position, as SVG. Auto notes and simple notes are drawn as candidates.
pub fn picture(game: &Game, settings: &Settings, title: &str) -> String {
    let mut scene = Scene::new(seen_grid(game, settings));
    let are_candidates = settings.auto || settings.notes == Notes::Simple;
    let has_none = |cell: &Cell| !are_candidates || game.seen_candidates(*cell, settings).is_none();
    scene.hide_candidates(Cell::ALL.into_iter().filter(has_none).collect::<CellSet>());
    if !are_candidates {
        scene.corner = marks(game, |content| content.corner);
        scene.centre = marks(game, |content| content.centre);
    }
    scene.colours = colours(game).map(Box::new);
    scene.title = if title.is_empty() { word("board").to_owned() } else { title.to_owned() };
    svg(&scene)
}

/// The marks of one kind in the open cells.
fn marks(game: &Game, of: fn(Content) -> DigitSet) -> CandidateSet {
    let open = Cell::ALL.into_iter().filter(|cell| game.digit(*cell).is_none());
    open.flat_map(|cell| of(game.content(cell)).iter().map(move |digit| Candidate::of(cell, digit))).collect()
}

fn colours(game: &Game) -> Option<[DigitSet; 81]> {
    let colours = Cell::ALL.map(|cell| game.content(cell).colours);
    colours.iter().any(|colours| !colours.is_empty()).then_some(colours)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Held, Linked, Msg, Origin, State};
    use ichidoku_formats::{Part, Source};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// A game with a digit, notes of both kinds and a colour.
    fn played() -> State {
        let mut state = State::default();
        state.update(Msg::Load(Box::new(Game::new(&LINE.parse().unwrap(), Origin::default()))));
        let hold = |shift, ctrl| Held { shift, ctrl, alt: false };
        for (cell, digit, held) in [
            ("r1c3", 4, hold(false, false)),
            ("r1c4", 6, hold(true, false)),
            ("r1c4", 2, hold(false, true)),
            ("r5c5", 3, hold(true, true)),
        ] {
            state.update(Msg::Focus(cell.parse().unwrap()));
            state.update(Msg::EnterHolding { digit, held });
        }
        state
    }

    fn read(text: &str) -> Document {
        let mut source = Source::from_text("text", text);
        // The first chunk may end before the puzzle does.
        loop {
            let chunk = source.next_chunk().unwrap().unwrap_or_else(|| panic!("no puzzle: {text}"));
            if let Some(document) = chunk.entries().next() {
                return document.unwrap();
            }
        }
    }

    #[test]
    fn every_format_is_offered_once_to_be_copied_and_has_a_name() {
        let mut offered: Vec<&str> = Form::copied().into_iter().flat_map(|(_, forms)| forms).map(Form::name).collect();
        offered.sort_unstable();
        let mut all: Vec<&str> = Format::all().map(Format::name).collect();
        all.sort_unstable();
        assert_eq!(offered, all);
        for form in Format::all().map(Form::Text) {
            let label = form.label();
            assert!(!label.is_empty() && label != form.name().to_uppercase() || named(form.name()) == label, "{label}");
        }
        for (names, holds) in [(&LINKS[..], true), (&TEXTS[..], false)] {
            let State { game, settings, .. } = played();
            for name in names {
                let format = name.parse().unwrap();
                assert_eq!(text(format, &game, &settings, "").starts_with("https://"), holds, "{name}");
            }
        }
    }

    #[test]
    fn what_a_format_has_room_for_is_in_it() {
        let State { game, settings, .. } = played();
        for format in Format::all() {
            let text = text(format, &game, &settings, "Monday");
            if format.name() == "latex" || format.name() == "729" && text.is_empty() {
                continue;
            }
            let document = read(&text);
            let digits = document.state.as_deref().copied().unwrap_or(document.puzzle);
            assert_eq!(digits.get("r1c3".parse().unwrap()).map(ichidoku::Digit::get), Some(4), "{}", format.name());
            // In an sdx a lone candidate stands as a clue does.
            if format.holds().contains(Part::Entries) && format.name() != "sdx" {
                assert_eq!(document.puzzle, game.puzzle(), "{}", format.name());
            }
            if format.holds().contains(Part::CornerMarks) {
                let corner = document.more.unwrap().corner.unwrap();
                assert_eq!(corner.iter().map(|it| it.to_string()).collect::<Vec<_>>(), ["r1c4=6"], "{}", format.name());
            }
        }
    }

    #[test]
    fn the_picture_has_notes_and_colours() {
        let State { game, settings, .. } = played();
        let drawn = picture(&game, &settings, "Monday");
        let bare = picture(&Linked::of_grid(&LINE.parse::<ichidoku::Puzzle>().unwrap().into()).game(), &settings, "");
        assert!(drawn.contains("Monday") && drawn != bare);
        let document = document(&game, &settings, "Monday");
        assert_eq!(document.more.unwrap().colours.unwrap()[40].bits(), 0b100);
    }
}
