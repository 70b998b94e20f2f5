//! As many houses as houses, for one digit.
//!
//! Every fish is the same thing: `n` base houses and `n` cover houses of one digit. The base houses need `n` places for
//! the digit; where all these places lie in the covers, each cover takes one, so the covers' other candidates go. Base
//! candidates outside the covers are fins; with fins only those candidates go that see all of them.
//!
//! ```text
//!          c2      c6      c8
//!   r1      X . . . X . . . .      base rows 1 and 5, covers columns 2 and 6:
//!   r2      - . . . - . . . .      the Xs fill both columns,
//!   r5      X . . . X . . # .      with the fin # only what sees it too would go
//! ```

use ichidoku::{Candidate, Cell, CellSet, Digit, House};

use super::Info;
use crate::combinations::bits_of;
use crate::draw::{Marks, Part};
use crate::evidence::Evidence;
use crate::explain::{Message, result, say};
use crate::geometry::Geometry;
use crate::state::State;
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::{Family, Technique};

pub(super) mod basic;
pub(super) mod complex;
pub(super) mod finned;
pub(super) mod franken;
pub(super) mod kraken;
pub(super) mod line;
pub(super) mod mutant;
pub(super) mod siamese;

/// What the techniques of the family have in common.
const FAMILY: Info = Info { any_geometry: true, ..Info::of(Family::Fish, explain, marks) };

/// A set of houses, bit `i` for the house with index `i`.
pub(super) type Houses = u32;

pub(super) const ROWS: Houses = 0x1FF;
pub(super) const COLUMNS: Houses = 0x1FF << 9;
pub(super) const BOXES: Houses = 0x1FF << 18;

/// The houses of a set, ascending.
pub(super) fn houses(set: Houses) -> impl Iterator<Item = House> + Clone {
    bits_of(set as u16 & 0x1FF)
        .chain(bits_of((set >> 9) as u16 & 0x1FF).map(|i| i + 9))
        .chain(bits_of((set >> 18) as u16 & 0x1FF).map(|i| i + 18))
        .map(|i| House::ALL[i])
}

/// The base and cover houses of one digit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Fish {
    pub(super) digit: Digit,
    pub(super) bases: Houses,
    pub(super) covers: Houses,
}

/// What a fish's houses hold.
pub(super) struct Catch {
    /// The base candidates that lie in a cover.
    body: CellSet,
    /// The base candidates outside the covers.
    fins: CellSet,
    /// The candidates of two base houses.
    endo_fins: CellSet,
    /// What the fish takes out.
    pub(super) out: CellSet,
}

impl Catch {
    /// Whether the fish needs the victims to see fins.
    pub(super) fn has_fins(&self) -> bool {
        !(self.fins | self.endo_fins).is_empty()
    }
}

/// The cells of one house or more, and of two or more.
fn once_and_twice(geometry: &Geometry, set: Houses) -> (CellSet, CellSet) {
    houses(set).fold((CellSet::EMPTY, CellSet::EMPTY), |(once, twice), house| {
        (once | geometry.house_cells(house), twice | (once & geometry.house_cells(house)))
    })
}

impl Fish {
    /// Sorts the candidates into body, fins and victims.
    pub(super) fn haul(&self, survey: &Survey<'_>) -> Catch {
        let all = survey.cells(self.digit);
        let (base, base_twice) = once_and_twice(survey, self.bases);
        let (cover, cover_twice) = once_and_twice(survey, self.covers);
        let fins = (all & base) - cover;
        let endo_fins = all & base_twice;
        let bound = fins | endo_fins;
        let out = all & ((cover - base) | cover_twice) & survey.common_peers(bound);
        Catch { body: all & base & cover, fins, endo_fins, out }
    }

    /// What the fish would take out if none of its fins were true; its covers share no cell.
    pub(super) fn prey(&self, survey: &Survey<'_>) -> CellSet {
        let [base, cover] = [self.bases, self.covers].map(|set| once_and_twice(survey, set).0);
        survey.cells(self.digit) & (cover - base)
    }

    /// The fish as a step of the technique.
    pub(super) fn step(&self, technique: Technique, catch: &Catch) -> Step {
        let evidence = Evidence::Fish {
            digit: self.digit,
            bases: houses(self.bases).collect(),
            covers: houses(self.covers).collect(),
            body: catch.body.iter().collect(),
            fins: catch.fins.iter().collect(),
            endo_fins: catch.endo_fins.iter().collect(),
        };
        Step::new(technique, evidence).eliminating(self.digit, catch.out)
    }
}

/// Bases and covers; with fins, what follows whether one of them is true or none.
fn explain(state: &State, step: &Step) -> Vec<Message> {
    let Evidence::Fish { digit, bases, covers, fins, endo_fins, .. } = &step.evidence else { return Vec::new() };
    let (digit, base_houses, cover_houses) = (*digit, bases.clone(), covers.clone());
    let out_cells = result::cells_out(step, digit);
    let doubled: CellSet = endo_fins.iter().copied().collect();
    let fin_cells = doubled | fins.iter().copied().collect();
    let mut messages: Vec<Message> = Vec::new();
    if fin_cells.is_empty() {
        messages.push(
            say::FishBases { digit, base_houses: base_houses.clone(), cover_houses: cover_houses.clone() }.into(),
        );
        messages.push(say::FishSo { digit, base_houses, cover_houses }.into());
    } else {
        messages.push(
            say::FishFins { digit, fin_cells, base_houses: base_houses.clone(), cover_houses: cover_houses.clone() }
                .into(),
        );
        if !doubled.is_empty() {
            messages.push(say::FishDoubleFins { cells: doubled }.into());
        }
        messages.extend(corner(state, step));
        messages.push(say::FishWithoutFins { digit, fin_cells, base_houses, cover_houses, out_cells }.into());
        messages.push(with_fins(state, digit, fin_cells, out_cells));
    }
    messages.extend(in_two_covers(state, digit, bases, covers, out_cells));
    messages.push(if fin_cells.is_empty() {
        say::FishOut { digit, out_cells }.into()
    } else {
        result::so(state, step)
    });
    messages
}

/// That a fin rules out the same cells, and where.
fn with_fins(state: &State, digit: Digit, fin_cells: CellSet, out_cells: CellSet) -> Message {
    let all_cells = fin_cells | out_cells;
    match state.shared_house(all_cells) {
        Some(house) => say::FishWithFinsIn { digit, fin_cells, out_cells, all_cells, house }.into(),
        None => say::FishWithFins { digit, fin_cells, out_cells }.into(),
    }
}

/// The eliminated cells that lie in two covers or in a base as well.
fn in_two_covers(
    state: &State,
    digit: Digit,
    bases: &[House],
    covers: &[House],
    out_cells: CellSet,
) -> Option<Message> {
    let inside = |houses: &[House], cell: ichidoku::Cell| {
        houses.iter().filter(|h| state.house_cells(**h).contains(cell)).count()
    };
    let cells: CellSet =
        out_cells.iter().filter(|cell| inside(covers, *cell) > 1 && inside(bases, *cell) > 0).collect();
    (!cells.is_empty()).then(|| say::FishTwice { digit, cells }.into())
}

/// Of a sashimi fish: the corner for which the fins stand in.
fn corner(state: &State, step: &Step) -> Option<Message> {
    use Technique::{SashimiJellyfish, SashimiSwordfish, SashimiXWing};
    let Evidence::Fish { digit, bases, covers, fins, .. } = &step.evidence else { return None };
    if !matches!(step.technique, SashimiXWing | SashimiSwordfish | SashimiJellyfish) {
        return None;
    }
    let fin_cells: CellSet = fins.iter().copied().collect();
    let base = bases.iter().find(|base| fin_cells.is_subset(state.house_cells(**base)))?;
    let b = state.houses_of(*fins.first()?)[2];
    let corners = covers
        .iter()
        .flat_map(|cover| (state.house_cells(*cover) & state.house_cells(*base) & state.house_cells(b)).iter());
    let corner_cells: CellSet = corners.filter(|cell| !state.cells(*digit).contains(*cell)).collect();
    (!corner_cells.is_empty()).then(|| say::FishCorner { digit: *digit, corner_cells, fin_cells }.into())
}

/// The body, and the fins.
fn marks(state: &State, step: &Step) -> Marks {
    let Evidence::Fish { digit, body, fins, endo_fins, .. } = &step.evidence else { return Marks::default() };
    let at = |cell: &Cell| Candidate::of(*cell, *digit);
    let marks =
        Marks::default().named([say::MarkPattern::KEY, say::MarkFin::KEY]).put(state, Part::First, body.iter().map(at));
    marks.put(state, Part::Second, fins.iter().chain(endo_fins).map(at))
}
