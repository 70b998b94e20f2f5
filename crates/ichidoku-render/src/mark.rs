//! What a candidate is to a step, and the signs that say so.

/// A part of a step's pattern. What it is depends on the technique; the legend says it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// `(5)` in text.
    First,
    /// `[5]` in text.
    Second,
    /// `{5}` in text.
    Third,
    /// `<5>` in text.
    Fourth,
}

/// What becomes of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// It is eliminated; `-5` in text.
    Eliminated,
    /// It is placed; `=5` in text.
    Placed,
    /// It breaks the pattern of a near miss; `+5` in text.
    Spoiling,
}

/// What a candidate, or a placed digit, is to a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Mark {
    /// What the step does to it, if anything.
    pub fate: Option<Fate>,
    /// The part of the pattern that it belongs to, if any.
    pub part: Option<Part>,
}

/// What is drawn around the candidates of a part. Shapes differ in form, so that no colour is needed to tell them apart, not
/// even where the words call them by their colours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// A circle around the digit.
    Ring,
    /// A filled circle.
    Disc,
    /// A rounded box around the digit.
    Frame,
    /// A filled box with rounded corners.
    Tile,
    /// A disc in blue.
    BlueDisc,
    /// A ring in green.
    GreenRing,
    /// A tile in orange.
    OrangeTile,
    /// A frame in purple.
    PurpleFrame,
}

impl Part {
    /// All parts, in the order in which they are used.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The part for the `i`-th of several alike; they start again when they run out.
    pub const fn nth(i: usize) -> Self {
        Self::ALL[i % 4]
    }

    /// The brackets around it in text.
    pub const fn brackets(self) -> [char; 2] {
        match self {
            Self::First => ['(', ')'],
            Self::Second => ['[', ']'],
            Self::Third => ['{', '}'],
            Self::Fourth => ['<', '>'],
        }
    }
}

impl Fate {
    /// The sign in front of it in text.
    pub const fn sign(self) -> char {
        match self {
            Self::Eliminated => '-',
            Self::Placed => '=',
            Self::Spoiling => '+',
        }
    }

    /// Its name in a style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Eliminated => "out",
            Self::Placed => "placed",
            Self::Spoiling => "spoils",
        }
    }
}

impl Shape {
    /// The shapes of the parts of a pattern: what belongs to it, and its fins.
    pub const OF_PATTERN: [Self; 4] = [Self::Ring, Self::Frame, Self::Tile, Self::Disc];

    /// The shapes of parts that are true and false by turns: the ends of links.
    pub const OF_TURNS: [Self; 4] = [Self::Disc, Self::Ring, Self::Tile, Self::Frame];

    /// The shapes of parts that are called by colours, in the order of their names.
    pub const OF_COLOURS: [Self; 4] = [Self::BlueDisc, Self::GreenRing, Self::OrangeTile, Self::PurpleFrame];

    /// Its classes in a style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Disc => "disc",
            Self::Frame => "frame",
            Self::Tile => "tile",
            Self::BlueDisc => "disc blue",
            Self::GreenRing => "ring green",
            Self::OrangeTile => "tile orange",
            Self::PurpleFrame => "frame purple",
        }
    }

    /// True if it is round.
    pub const fn is_round(self) -> bool {
        matches!(self, Self::Ring | Self::Disc | Self::BlueDisc | Self::GreenRing)
    }
}
