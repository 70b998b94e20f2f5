//! What a player chooses once.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::saved::read_value;

/// The choices of a player; kept from visit to visit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language by its code; empty for the browser's.
    pub language: String,
    /// True if digits are the language's own, such as `٣`, where it has some.
    pub own_digits: bool,
    /// The look.
    pub theme: Theme,
    /// One kind of marks or two.
    pub notes: Notes,
    /// Whether candidates are shown by themselves.
    pub auto: bool,
    /// Whether a digit takes its marks out of the cells it sees.
    pub tidy: bool,
    /// Which mistakes are shown.
    pub mistakes: Mistakes,
    /// Whether arrows go over the edge to the other side.
    pub wrap: bool,
    /// Whether the houses of the cursor's cell are tinted.
    pub peers: bool,
    /// Whether digits and candidates like the cursor's are tinted.
    pub same: bool,
    /// True if rows and columns have their numbers at the board, and not only while a hint speaks of cells.
    pub labels: bool,
    /// Whether the time is shown.
    pub timer: bool,
    /// True if solved puzzles are kept for statistics.
    pub statistics: bool,
    /// True if a digit is chosen first, and then the cells it goes into.
    pub digit_first: bool,
    /// True if all notes are filled in when a new puzzle begins.
    pub fill: bool,
    /// True if the controls are on the left of the board.
    pub left_handed: bool,
    /// True if keys show how many of their digit are left.
    pub counts: bool,
    /// How large notes are.
    pub note_size: NoteSize,
    /// How the keys are laid out.
    pub keypad: Keypad,
    /// True if colours are those that everybody can tell apart, each with its number.
    pub safe_colours: bool,
    /// True if each colour has a pattern of its own.
    pub patterns: bool,
    /// True if the cursor goes to the next open cell after a digit.
    pub advance: bool,
    /// Number of hints in a game; `None` for any number.
    pub advice_limit: Option<u32>,
    /// True if a new puzzle says which is the hardest technique that it needs.
    pub names_technique: bool,
    /// The form that positions are copied in.
    pub copy_form: CopyForm,
    /// The symmetry that new puzzles are to have, by its name in the vocabulary.
    pub symmetry: String,
    /// The technique that new puzzles are to need, by the name of its page; empty for any.
    pub technique: String,
    /// True if new puzzles can be solved with what the player knows.
    pub only_known: bool,
    /// The techniques that the player doesn't know, by their names in the vocabulary, with spaces between them.
    pub unknown: String,
    /// The grade of the hardest technique that the player knows.
    pub known_grade: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            own_digits: false,
            theme: Theme::System,
            notes: Notes::Both,
            auto: false,
            tidy: true,
            mistakes: Mistakes::Rules,
            wrap: true,
            peers: true,
            same: true,
            labels: false,
            timer: true,
            statistics: true,
            digit_first: false,
            fill: false,
            left_handed: false,
            counts: true,
            note_size: NoteSize::Standard,
            keypad: Keypad::Fitting,
            safe_colours: false,
            patterns: false,
            advance: false,
            advice_limit: None,
            names_technique: false,
            copy_form: CopyForm::Line,
            symmetry: "half-turn".to_owned(),
            technique: String::new(),
            only_known: false,
            unknown: String::new(),
            known_grade: "easy".to_owned(),
        }
    }
}

impl Settings {
    /// How notes come about.
    pub const fn keeping(&self) -> Keeping {
        match (self.auto, self.fill, self.tidy) {
            (true, ..) => Keeping::True,
            (_, true, _) => Keeping::Fill,
            (.., true) => Keeping::Clean,
            _ => Keeping::Hand,
        }
    }

    /// Chooses how notes come about.
    pub const fn keep(&mut self, keeping: Keeping) {
        (self.auto, self.fill, self.tidy) = match keeping {
            Keeping::Hand => (false, false, false),
            Keeping::Clean => (false, false, true),
            Keeping::Fill => (false, true, true),
            Keeping::True => (true, false, true),
        };
    }

    /// Reads settings that another version may have saved: what this one does not know is as if it were not there.
    /// `None` where there are no settings at all.
    pub fn known(saved: &Value) -> Option<Self> {
        let mut saved = saved.as_object()?.clone();
        // What earlier versions called the only size besides the standard one.
        if saved.get("large_notes") == Some(&Value::Bool(true)) {
            saved.insert("note_size".to_owned(), "large".into());
        }
        let alone = |name: &str, value: &Value| Map::from_iter([(name.to_owned(), value.clone())]).into();
        saved.retain(|name, value| read_value::<Self>(&alone(name, value)).is_some());
        read_value(&saved.into())
    }
}

/// The look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// What the system asks for.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// The strongest contrast, dark on light.
    HighContrast,
    /// The strongest contrast, light on dark.
    HighContrastDark,
}

/// How large notes are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NoteSize {
    /// Smaller than usual, for many notes in a cell.
    Small,
    /// As usual.
    Standard,
    /// Larger.
    Large,
    /// As large as nine notes fit.
    Largest,
}

/// How the keys are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Keypad {
    /// As the window has room for.
    Fitting,
    /// Three by three.
    ThreeByThree,
    /// In two rows.
    Rows,
}

/// How notes come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keeping {
    /// By hand alone.
    Hand,
    /// A digit takes its notes out of the cells that it sees.
    Clean,
    /// All are filled in at the beginning, then kept clean.
    Fill,
    /// They always are what the digits leave.
    True,
}

/// How many kinds of marks there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Notes {
    /// Corner marks and centre marks.
    Both,
    /// Notes, each in its place.
    Simple,
}

/// Which mistakes are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistakes {
    /// None at all: an exercise asks for them.
    Asked,
    /// None, clashes neither; but those of the puzzle itself.
    Off,
    /// Digits that stand twice in a house.
    Rules,
    /// These, and digits that are not in the solution.
    Solution,
}

/// How a position is written when it is copied.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CopyForm {
    /// 81 characters.
    #[default]
    Line,
    /// Nine lines of nine characters.
    Rows,
    /// Nine rows in frames.
    Boxed,
    /// The candidates of every cell in frames.
    Candidates,
}

impl CopyForm {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::Line, Self::Rows, Self::Boxed, Self::Candidates];

    /// The name of the format.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Rows => "rows",
            Self::Boxed => "boxed",
            Self::Candidates => "candidates",
        }
    }
}
