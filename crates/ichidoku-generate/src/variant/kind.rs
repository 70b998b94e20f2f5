//! Kinds of variants that can be made.

use ichidoku_variants::{Constraint, Shape};

/// The rules of a variant beside those of rows, columns and boxes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VariantKind {
    /// None.
    Plain,
    /// Both diagonals contain each digit.
    X,
    /// Four more boxes inside of the grid.
    Windoku,
    /// Irregular boxes.
    Jigsaw,
    /// No digit at the same place of two boxes.
    DisjointSets,
    /// Cells a knight's move apart differ.
    AntiKnight,
    /// Cells a king's move apart differ.
    AntiKing,
    /// Cells side by side are not consecutive.
    NonConsecutive,
    /// Cages with sums, without other clues.
    Killer,
    /// All white and black dots.
    Kropki,
    /// All X and V.
    Xv,
    /// Lines along which digits increase.
    Thermo,
    /// Lines that add up to the digit in a circle.
    Arrow,
    /// Lines on which neighbours differ by half of the digits at least.
    Whisper,
    /// Sums of diagonals.
    LittleKiller,
    /// Sums between the lowest and the highest digit of each row and column.
    Sandwich,
}

impl VariantKind {
    /// All kinds, with their names on the command line and in requests.
    pub const ALL: [(&'static str, Self); 16] = [
        ("plain", Self::Plain),
        ("x", Self::X),
        ("windoku", Self::Windoku),
        ("jigsaw", Self::Jigsaw),
        ("disjoint-sets", Self::DisjointSets),
        ("anti-knight", Self::AntiKnight),
        ("anti-king", Self::AntiKing),
        ("non-consecutive", Self::NonConsecutive),
        ("killer", Self::Killer),
        ("kropki", Self::Kropki),
        ("xv", Self::Xv),
        ("thermo", Self::Thermo),
        ("arrow", Self::Arrow),
        ("whisper", Self::Whisper),
        ("little-killer", Self::LittleKiller),
        ("sandwich", Self::Sandwich),
    ];

    /// The kind's name.
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(name, _)| name)
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind)
    }

    /// The sides of grids that can be made, ascending.
    ///
    /// ```
    /// use ichidoku_generate::VariantKind;
    /// assert_eq!(VariantKind::Windoku.sides(), [9, 16]);
    /// assert!(VariantKind::Plain.sides().contains(&25));
    /// ```
    pub fn sides(self) -> Vec<u8> {
        let (from, to) = match self {
            Self::Plain => (4, 25),
            Self::X | Self::DisjointSets => (4, 16),
            Self::Windoku => return vec![9, 16],
            Self::Jigsaw => return (4..=12).collect(),
            Self::AntiKing => (6, 16),
            Self::AntiKnight => (9, 16),
            Self::NonConsecutive | Self::Xv | Self::Kropki => (6, 9),
            Self::Killer => (4, 9),
            Self::Thermo | Self::Arrow | Self::Whisper | Self::LittleKiller | Self::Sandwich => (6, 9),
        };
        let has_boxes = |&side: &u8| Shape::square(side).is_some_and(|shape| shape.box_sides(side.into()).is_some());
        (from..=to).filter(has_boxes).collect()
    }

    /// The rules that hold for every grid of the kind, but for irregular boxes.
    pub(super) fn rules(self) -> Vec<Constraint> {
        match self {
            Self::X => vec![Constraint::Diagonal { rising: true }, Constraint::Diagonal { rising: false }],
            Self::Windoku => vec![Constraint::Windoku],
            Self::DisjointSets => vec![Constraint::DisjointSets],
            Self::AntiKnight => vec![Constraint::AntiKnight],
            Self::AntiKing => vec![Constraint::AntiKing],
            Self::NonConsecutive => vec![Constraint::AntiConsecutive],
            Self::Kropki => vec![Constraint::StrictKropki],
            Self::Xv => vec![Constraint::StrictXV],
            _ => Vec::new(),
        }
    }
}
