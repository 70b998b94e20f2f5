//! Steps in words: why, then what follows.

mod alone;
mod contradiction;
mod counts;
mod grid;
mod lines;
mod meaning;
mod names;
mod outside;
mod parts;
mod place;
mod rules;
mod sums;

use ichidoku_variants::Cell;
use ichidoku_words::{Message, say};

pub use contradiction::explain_contradiction;
pub use meaning::rule_in_words;
pub use place::{cells_to_look_at, where_to_look};

use crate::house::House;
use crate::rest::Rest;
use crate::setting::Setting;
use crate::state::State;
use crate::step::{Evidence, Step, Supposition};
use crate::sum::Sum;
use names::{Names, count};

/// Most combinations that are listed.
const FEW_SETS: usize = 8;
/// Most digits of which all sets are looked through.
const MOST_DIGITS: usize = 16;

/// The whole step in sentences, in the state in which it was found.
///
/// ```
/// use ichidoku::Stop;
/// use ichidoku_variant_logic::{Setting, State, explain, next_step};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".Shape~6x6.WhiteDot~R1C1~R1C2.~R1C1_1").unwrap()).unwrap();
/// let state = State::new(&setting);
/// let step = next_step(&setting, &state, Stop::never())?.unwrap().unwrap();
/// let said = explain(&setting, &state, &step).iter().map(ToString::to_string).collect::<Vec<_>>();
/// assert_eq!(said, [
///     "The white dot between r1c1 and r1c2 says that they are consecutive.",
///     "In the order r1c1, r1c2, only this is possible: 1-2.",
///     "So r1c2 can’t be 3, 4, 5 or 6.",
/// ]);
/// # Ok::<(), ichidoku::Interrupted>(())
/// ```
pub fn explain(setting: &Setting, state: &State, step: &Step) -> Vec<Message> {
    let explainer = Explainer { names: Names(setting), setting, state, step };
    let mut messages = explainer.reasons();
    // Houses that lose the digit say more than a list of their cells.
    if explainer.houses_told().is_empty() {
        messages.push(explainer.result());
    }
    messages
}

/// Name of the technique, to be written in any language.
pub const fn name_of(step: &Step) -> ichidoku_words::Name {
    ichidoku_words::Name(step.technique.slug())
}

struct Explainer<'a> {
    names: Names<'a>,
    setting: &'a Setting,
    state: &'a State,
    step: &'a Step,
}

impl Explainer<'_> {
    fn reasons(&self) -> Vec<Message> {
        match &self.step.evidence {
            Evidence::LastCandidate { cell } => vec![
                say::VariantLastCandidate {
                    cell_terms: self.names.cells(&[*cell]),
                    digit_terms: self.names.digits(self.state.candidates(*cell)),
                }
                .into(),
            ],
            Evidence::Hidden { house, digits, cells } => self.hidden(house, *digits, cells),
            Evidence::Naked { house, digits, cells } => vec![
                say::VariantNaked {
                    house_clauses: vec![self.names.house(house)],
                    cell_terms: self.names.cells(cells),
                    digit_terms: self.names.digits(*digits),
                }
                .into(),
                say::VariantNakedSo.into(),
            ],
            Evidence::Confined { house, digit, cells, cover } => self.confined(house, *digit, cells, cover.as_ref()),
            Evidence::Fish { digit, bases, covers } => self.fish(*digit, bases, covers),
            Evidence::Combinations { sum, sets } => {
                vec![self.names.sum(sum), self.combinations(sum, sets), say::VariantCombinationsSo.into()]
            }
            Evidence::Required { sum, sets, digit, cells } => self.required(sum, sets, *digit, cells),
            Evidence::Rest(rest) => self.rest(rest),
            Evidence::RuleAlone { rule, cells, ways, .. } => self.rule_alone(rule, cells, ways),
            Evidence::Supposed(supposition) => self.supposed(supposition),
        }
    }

    fn places(&self, house: &House, digits: u64, cells: &[Cell]) -> Message {
        say::VariantPlaces {
            house_clauses: vec![self.names.house(house)],
            digit_terms: self.names.digits(digits),
            cell_terms: self.names.cells(cells),
        }
        .into()
    }

    fn hidden(&self, house: &House, digits: u64, cells: &[Cell]) -> Vec<Message> {
        let mut messages = vec![self.places(house, digits, cells)];
        if cells.len() > 1 {
            messages.push(say::VariantHiddenSo.into());
        }
        messages
    }

    fn confined(&self, house: &House, digit: usize, cells: &[Cell], cover: Option<&House>) -> Vec<Message> {
        let digit_terms = self.names.digits(1 << digit);
        let reason = match cover {
            Some(cover) => say::VariantConfinedSo { house_clauses: vec![self.names.house(cover)], digit_terms }.into(),
            None => self.seen(digit_terms),
        };
        vec![self.places(house, 1 << digit, cells), reason]
    }

    fn fish(&self, digit: usize, bases: &[House], covers: &[House]) -> Vec<Message> {
        let houses = |houses: &[House]| houses.iter().map(|house| self.names.house(house)).collect();
        let digit_terms = self.names.digits(1 << digit);
        vec![
            say::VariantFish {
                base_clauses: houses(bases),
                cover_clauses: houses(covers),
                digit_terms: digit_terms.clone(),
            }
            .into(),
            say::VariantFishSo { digit_terms }.into(),
        ]
    }

    fn combinations(&self, sum: &Sum, sets: &[u64]) -> Message {
        if sets.len() > FEW_SETS {
            return say::VariantCombinationsMany { combination_count: sets.len() }.into();
        }
        let set_terms = sets.iter().map(|set| self.names.digits(*set).join("+")).collect();
        match usize::try_from(sum.total) {
            Ok(sum_count) if self.are_all(sum, sets) => {
                say::VariantCombinationsAlways { set_terms, sum_count, cell_count: sum.cells.len() }.into()
            }
            _ => say::VariantCombinations { set_terms }.into(),
        }
    }

    /// True if no other different digits have this sum in as many cells, whatever their candidates.
    fn are_all(&self, sum: &Sum, sets: &[u64]) -> bool {
        let (digits, count) = (self.setting.puzzle().shape().digits(), sum.cells.len());
        let total = |set: u64| self.setting.digits(set).map(i32::from).sum::<i32>();
        let is_one = |set: &u64| set.count_ones() as usize == count && total(*set) == sum.total;
        count > 1
            && digits <= MOST_DIGITS
            && (0..1_u64 << digits).filter(is_one).take(sets.len() + 1).count() == sets.len()
    }

    fn required(&self, sum: &Sum, sets: &[u64], digit: usize, cells: &[Cell]) -> Vec<Message> {
        let digit_terms = self.names.digits(1 << digit);
        let required = say::VariantRequired { digit_terms: digit_terms.clone(), cell_terms: self.names.cells(cells) };
        let mut messages = vec![self.names.sum(sum), self.combinations(sum, sets), required.into()];
        if cells.len() > 1 {
            messages.push(self.seen(digit_terms));
        }
        messages
    }

    /// That one of the cells is the digit, and what follows for others.
    fn seen(&self, digit_terms: Vec<String>) -> Message {
        let house_clauses = self.houses_told().into_iter().map(|house| self.names.house(house)).collect::<Vec<_>>();
        match house_clauses.is_empty() {
            true => say::VariantSeenSo { digit_terms }.into(),
            false => say::VariantSeenHouses { house_clauses, digit_terms }.into(),
        }
    }

    /// The houses that contain the places of the digit and all cells that lose it, where that is so.
    fn houses_told(&self) -> Vec<&House> {
        let (Evidence::Required { cells, .. } | Evidence::Confined { cells, cover: None, .. }) = &self.step.evidence
        else {
            return Vec::new();
        };
        let mut left = self.step.eliminations.iter().map(|&(cell, _)| cell).collect::<Vec<_>>();
        let mut told = Vec::new();
        let has_all = |house: &&House| cells.len() > 1 && cells.iter().all(|cell| house.cells.contains(cell));
        for house in self.setting.houses().iter().filter(has_all) {
            let before = left.len();
            left.retain(|cell| !house.cells.contains(cell));
            if left.len() < before {
                told.push(house);
            }
        }
        if left.is_empty() { told } else { Vec::new() }
    }

    fn rest(&self, rest: &Rest) -> Vec<Message> {
        let shown = |digits: u64| self.setting.digits(digits).map(count).sum::<usize>();
        let known = |sum: &Sum| format!("{} ({})", sum.total, self.names.cells(&sum.cells).join(" "));
        let whole = say::VariantWhole {
            house_clauses: rest.houses.iter().map(|house| self.names.house(house)).collect(),
            total_count: rest.houses.iter().map(|house| shown(house.digits)).sum(),
        };
        let sums = say::VariantKnown { sum_terms: rest.sums.iter().map(known).collect() };
        let (inside, outside) = (self.names.cells(&rest.inside), self.names.cells(&rest.outside));
        let rest_count = rest.total.unsigned_abs() as usize;
        let left = if outside.is_empty() {
            say::VariantInside { cell_terms: inside, rest_count }.into()
        } else if inside.is_empty() {
            say::VariantOutside { cell_terms: outside, rest_count }.into()
        } else {
            let (more_terms, less_terms) = if rest.total < 0 { (outside, inside) } else { (inside, outside) };
            say::VariantDifference { more_terms, less_terms, rest_count }.into()
        };
        vec![whole.into(), sums.into(), left]
    }

    /// The supposition, each step that follows with its reasons, and the contradiction.
    fn supposed(&self, supposition: &Supposition) -> Vec<Message> {
        let Supposition { cell, digit, steps, end } = supposition;
        let supposed = self.is(*cell, *digit);
        let mut messages = vec![say::Suppose { candidate_clauses: vec![supposed] }.into()];
        let mut state = self.state.supposing(self.setting, *cell, *digit);
        for step in steps {
            messages.extend(explain(self.setting, &state, step));
            state.apply(self.setting, step);
        }
        messages.extend(contradiction::after_supposing(self.names, end));
        messages
    }

    fn is(&self, cell: Cell, digit: usize) -> Message {
        say::VariantIs { cell_terms: self.names.cells(&[cell]), digit_terms: self.names.digits(1 << digit) }.into()
    }

    fn content(&self, cell: Cell, digits: u64) -> Message {
        say::VariantContent { cell_terms: self.names.cells(&[cell]), digit_terms: self.names.digits(digits) }.into()
    }

    /// What is placed; or what is taken out, cells that lose the same digits together.
    fn result(&self) -> Message {
        let placed = self.step.placements.iter().map(|&(cell, digit)| self.is(cell, digit));
        let mut alike: Vec<(u64, Vec<Cell>)> = Vec::new();
        for &(cell, digits) in &self.step.eliminations {
            match alike.iter_mut().find(|(other, _)| *other == digits) {
                Some((_, cells)) => cells.push(cell),
                None => alike.push((digits, vec![cell])),
            }
        }
        let eliminated = alike.iter().map(|(digits, cells)| {
            say::VariantCannot { cell_terms: self.names.cells(cells), digit_terms: self.names.digits(*digits) }.into()
        });
        say::Result { result_clauses: placed.chain(eliminated).collect() }.into()
    }
}

#[cfg(test)]
mod tests {
    use ichidoku::Stop;
    use ichidoku_variants::read_iss;

    use super::*;
    use crate::{Technique, step_of};

    fn said(technique: Technique, text: &str) -> String {
        let setting = Setting::new(&read_iss(text).unwrap()).unwrap();
        let state = State::new(&setting);
        let step = step_of(technique, &setting, &state, Stop::never()).unwrap().unwrap().unwrap();
        explain(&setting, &state, &step).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn each_kind_of_evidence_is_told() {
        let told = [
            (
                Technique::HiddenSingle,
                ".Shape~4x4.NoBoxes.Diagonal~1.~R4C3_1~R2C2_1",
                "In the rising diagonal, 1 can only be in r1c4. So r1c4 is 1.",
            ),
            (
                Technique::CageCombinations,
                ".Shape~6x6.Cage~6~R1C1~R1C2~R1C3",
                "The cage in r1c1, r1c2 and r1c3 contains different digits with the sum 6. 6 in 3 cells can only be 1+2+3. \
                 No other candidate has a place in a combination. So r1c1, r1c2 and r1c3 can’t be \
                 4, 5 or 6.",
            ),
            (
                Technique::RequiredDigit,
                ".Shape~4x4.NoBoxes.Cage~6~R1C1~R1C2~R1C3",
                "The cage in r1c1, r1c2 and r1c3 contains different digits with the sum 6. 6 in 3 cells can only be 1+2+3. \
                 Every combination contains 1, which can only be in r1c1, r1c2 or r1c3. One of these cells is 1, so no other \
                 cell of row 1 can be 1.",
            ),
            (
                Technique::Contradiction,
                ".Shape~4x4.~R1C1_1_2~R1C4_1_3~R4C1_2_3~R4C4_3_4",
                "Suppose r4c4 is 3. r1c4 has only one candidate left, 1. So r1c4 is 1. r1c1 has only one candidate left, 2. \
                 So r1c1 is 2. Then r4c1 has no candidate left, which is a contradiction. So r4c4 can’t be 3.",
            ),
            (
                Technique::Contradiction,
                ".Shape~6x6.NoBoxes.Thermo~R2C2~R3C3~R4C4.~R2C2_3_5~R4C4_5_6",
                "Suppose r1c2 is 3. Digits increase along the thermometer r2c2, r3c3, r4c4. The candidates that are left by \
                 then don’t allow that, which is a contradiction. So r1c2 can’t be 3.",
            ),
            (
                Technique::InniesOuties,
                ".Shape~4x4.Cage~9~R1C1~R1C2~R1C3",
                "The digits of row 1 add up to 10. The known sum is 9 (r1c1 r1c2 r1c3). Allowing for the digits already \
                 placed, that leaves 1 for r1c4. So r1c4 can’t be 2, 3 or 4.",
            ),
            (
                Technique::IncreasingDigits,
                ".Shape~6x6.Thermo~R1C1~R2C2~R3C3",
                "Digits increase along the thermometer r1c1, r2c2, r3c3. In the order r1c1, r2c2, r3c3, they are at \
                 least 1-2-3 and at most 4-5-6. So r1c1 can’t be 5 or 6, r2c2 can’t be 1 or 6, and r3c3 can’t be 1 or 2.",
            ),
            (
                Technique::CellPairs,
                ".BlackDot~R1C1~R1C2",
                "The black dot between r1c1 and r1c2 says that one is twice the other. In either of them, 5, 7 or 9 \
                 goes with no candidate of the other. So r1c1 and r1c2 can’t be 5, 7 or 9.",
            ),
            (
                Technique::CellPairs,
                ".WhiteDot~R1C1~R1C2.~R1C1_1_3_6_8",
                "The white dot between r1c1 and r1c2 says that they are consecutive. r1c1 has no candidate that goes \
                 with 1, 3, 6 or 8 in r1c2. So r1c2 can’t be 1, 3, 6 or 8.",
            ),
            (
                Technique::ArrowSum,
                ".Arrow~R1C1~R1C2~R1C3.~R1C1_3_4~R1C2_2_3_4~R1C3_1_4",
                "The digits on the arrow r1c2 and r1c3 add up to r1c1. In the order r1c2, r1c3, r1c1, only these are \
                 possible: 2-1-3 or 3-1-4. So r1c2 and r1c3 can’t be 4.",
            ),
        ];
        for (technique, text, expected) in told {
            assert_eq!(said(technique, text), expected);
        }
    }
}
