//! What each candidate is to a step: a part of its pattern, and what the step does to it.

use std::collections::BTreeMap;

use ichidoku::{Candidate, CellSet};

use crate::explain::Key;
use crate::state::State;
use crate::step::{Deadly, Step, Truth, candidates_of};
use crate::technique::{Family, Technique};

/// A part of a step's pattern; what it is depends on the technique, and [`Marks::legend`] says it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// Drawn as `(5)`.
    First,
    /// Drawn as `[5]`.
    Second,
    /// Drawn as `{5}`.
    Third,
    /// Drawn as `<5>`.
    Fourth,
}

/// What becomes of a candidate.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fate {
    /// It is taken out; drawn as `-5`.
    Eliminated,
    /// It is placed; drawn as `=5`.
    Placed,
    /// In a near miss: it is there, and the pattern would need it not to be; drawn as `+5`.
    Spoiling,
}

/// What a candidate is to a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Mark {
    /// What the step does to it, if anything.
    pub fate: Option<Fate>,
    /// Which part of the pattern it belongs to, if any.
    pub part: Option<Part>,
}

/// The marks of a step's candidates, for a drawing in text, a page or a picture.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, draw::{Fate, Marks}};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
/// let marks = Marks::new(&state, &step);
/// assert_eq!(marks.of("r5c5=5".parse().unwrap()).fate, Some(Fate::Placed));
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    marks: BTreeMap<Candidate, Mark>,
    /// What the parts in use are.
    legend: Vec<(Part, Key)>,
}

impl Part {
    /// All parts, in the order in which they are used.
    pub const ALL: [Self; 4] = [Self::First, Self::Second, Self::Third, Self::Fourth];

    /// The part for the `i`-th of several alike; they start again when they run out.
    const fn nth(i: usize) -> Self {
        Self::ALL[i % 4]
    }

    /// The brackets that it is drawn with.
    pub const fn brackets(self) -> [char; 2] {
        match self {
            Self::First => ['(', ')'],
            Self::Second => ['[', ']'],
            Self::Third => ['{', '}'],
            Self::Fourth => ['<', '>'],
        }
    }
}

impl Marks {
    /// The marks of the step in the state in which it was found.
    pub fn new(state: &State, step: &Step) -> Self {
        let mut marks = pattern(state, step);
        for (candidates, fate) in [(&step.eliminations, Fate::Eliminated), (&step.placements, Fate::Placed)] {
            for candidate in candidates {
                marks.marks.entry(*candidate).or_default().fate = Some(fate);
            }
        }
        marks
    }

    /// The marks of a state that is almost the one in which the step was found: its pattern, and what spoils it.
    pub fn of_near_miss(state: &State, step: &Step, spoiling: impl IntoIterator<Item = Candidate>) -> Self {
        let mut marks = pattern(state, step);
        for candidate in spoiling {
            marks.marks.entry(candidate).or_default().fate = Some(Fate::Spoiling);
        }
        marks
    }

    /// What the candidate is to the step.
    pub fn of(&self, candidate: Candidate) -> Mark {
        self.marks.get(&candidate).copied().unwrap_or_default()
    }

    /// All candidates with a mark, ascending.
    pub fn all(&self) -> impl Iterator<Item = (Candidate, Mark)> {
        self.marks.iter().map(|(candidate, mark)| (*candidate, *mark))
    }

    /// The parts in use and the sentences that say what they are.
    pub fn legend(&self) -> impl Iterator<Item = (Part, Key)> {
        let used = |part: Part| self.marks.values().any(|mark| mark.part == Some(part));
        self.legend.iter().copied().filter(move |(part, _)| used(*part))
    }

    /// Makes the candidates of the state a part; they leave the part they were in.
    fn put(mut self, state: &State, part: Part, candidates: impl IntoIterator<Item = Candidate>) -> Self {
        for candidate in candidates.into_iter().filter(|c| state.has(*c)) {
            self.marks.entry(candidate).or_default().part = Some(part);
        }
        self
    }

    /// Makes all candidates of the cells a part.
    fn put_cells(self, state: &State, part: Part, cells: CellSet) -> Self {
        self.put(state, part, all_of(state, cells))
    }

    /// Says what the parts are, from the first on.
    fn named<const N: usize>(mut self, keys: [Key; N]) -> Self {
        self.legend = Part::ALL.into_iter().zip(keys).collect();
        self
    }
}

fn all_of(state: &State, cells: CellSet) -> impl Iterator<Item = Candidate> {
    cells.iter().flat_map(|cell| state.digits(cell).iter().map(move |digit| Candidate::of(cell, digit)))
}

/// The parts of the pattern, as the kind of evidence has them.
fn pattern(state: &State, step: &Step) -> Marks {
    let evidence = &step.evidence;
    if let Some(deadly) = &evidence.deadly {
        return guarded(state, step, deadly);
    }
    match (step.technique, step.technique.info().family) {
        (_, Family::Singles) => Marks::default(),
        (_, Family::Colours) => coloured(state, step),
        (Technique::SueDeCoq, _) => crossed(state, step),
        _ if evidence.links.len() > 1 => chained(state, step),
        _ if !evidence.almost_locked.is_empty() => almost_locked(state, step),
        _ => plain(state, step),
    }
}

/// The candidates of the pattern, else all candidates of its cells; and the fins.
fn plain(state: &State, step: &Step) -> Marks {
    let evidence = &step.evidence;
    let marks = Marks::default().named([Key::MarkPattern, Key::MarkFin]);
    let marks = match evidence.candidates.is_empty() {
        true => marks.put_cells(state, Part::First, evidence.cells),
        false => marks.put(state, Part::First, evidence.candidates.iter().copied()),
    };
    marks.put(state, Part::Second, evidence.fins.iter().chain(&evidence.endo_fins).copied())
}

/// A pattern with two ways to fill it, its guardians, and the cells that make a subset with these.
fn guarded(state: &State, step: &Step, deadly: &Deadly) -> Marks {
    let named = Marks::default().named([Key::MarkPattern, Key::MarkGuardian, Key::MarkSubset]);
    let cells: CellSet = deadly.pattern.iter().map(|c| c.cell()).collect();
    // Of a bivalue universal grave the pattern is everything: marking it would mark nothing.
    let whole = cells == state.open();
    let pattern = deadly.pattern.iter().copied().filter(|_| !whole);
    let beside = step.evidence.truths.iter().filter_map(|truth| match truth {
        Truth::Cell(cell) => Some(*cell),
        Truth::Digit(..) => None,
    });
    let subset = beside.collect::<CellSet>() - cells;
    let marks = named.put_cells(state, Part::Third, subset).put(state, Part::First, pattern);
    marks.put(state, Part::Second, deadly.guardians.iter().copied())
}

/// What the chain finds true and false, and the rest of the almost locked sets that it runs through.
fn chained(state: &State, step: &Step) -> Marks {
    let evidence = &step.evidence;
    let sets = evidence.almost_locked.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let nodes = |on: bool| {
        let ends = evidence.links.iter().flat_map(|link| [link.from, link.to]);
        ends.filter(move |node| node.on == on).flat_map(|node| candidates_of(node.digit, node.cells))
    };
    let marks = Marks::default().named([Key::MarkOn, Key::MarkOff, Key::MarkInSet]);
    let marks = marks.put_cells(state, Part::Third, sets);
    marks.put(state, Part::Second, nodes(false)).put(state, Part::First, nodes(true))
}

/// Almost locked sets, each a part; a stem comes before its petals.
fn almost_locked(state: &State, step: &Step) -> Marks {
    let sets = &step.evidence.almost_locked;
    let stem = step.evidence.cells - sets.iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
    let (first, key) = if stem.is_empty() { (0, Key::MarkSet) } else { (1, Key::MarkStem) };
    let marks = Marks::default().named([key, Key::MarkSet, Key::MarkSet, Key::MarkSet]);
    let marks = marks.put_cells(state, Part::First, stem);
    sets.iter().enumerate().fold(marks, |marks, (i, set)| marks.put_cells(state, Part::nth(first + i), set.cells))
}

/// The cells where a line and a box cross, and those of each of them.
fn crossed(state: &State, step: &Step) -> Marks {
    let cells = step.evidence.cells;
    let marks = Marks::default().named([Key::MarkCrossing, Key::MarkLine, Key::MarkBox]);
    let [line, b] = [0, 1].map(|i| step.evidence.houses.get(i).map_or(CellSet::EMPTY, |house| house.cells()));
    let marks = marks.put_cells(state, Part::First, cells & line & b);
    marks.put_cells(state, Part::Second, (cells & line) - b).put_cells(state, Part::Third, (cells & b) - line)
}

/// The two colours of each cluster: every link joins one to the other.
fn coloured(state: &State, step: &Step) -> Marks {
    let mut colours: BTreeMap<Candidate, usize> = BTreeMap::new();
    let ends = |end: crate::step::Node| candidates_of(end.digit, end.cells).next();
    let pairs: Vec<_> = step.evidence.links.iter().filter_map(|link| ends(link.from).zip(ends(link.to))).collect();
    let mut next = 0;
    for (seed, _) in &pairs {
        if colours.contains_key(seed) {
            continue;
        }
        colours.insert(*seed, next);
        let mut size = 0;
        while size != colours.len() {
            size = colours.len();
            for (a, b) in pairs.iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
                if let Some(colour) = colours.get(a).copied() {
                    colours.entry(*b).or_insert(colour ^ 1);
                }
            }
        }
        next += 2;
    }
    let keys = [Key::MarkColour, Key::MarkOtherColour, Key::MarkSecondColour, Key::MarkOtherSecondColour];
    colours.iter().fold(Marks::default().named(keys), |marks, (c, colour)| marks.put(state, Part::nth(*colour), [*c]))
}
