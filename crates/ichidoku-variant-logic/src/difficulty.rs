//! How hard steps are for people.
//!
//! The scale is that of classic puzzles, where a naked pair has 30 and an X-wing 32: what both have in common is as hard here as
//! there. What a rule says is the harder, the more there is to look through: combinations of a sum, open cells of a line, houses
//! of the rule of 45.

use crate::state::State;
use crate::step::{Evidence, Step};
use crate::technique::Technique;

/// Steps from a supposition that count: a search, which is harder than any number of them, has 120.
const MOST_STEPS: usize = 35;

impl Technique {
    /// How hard its easiest steps are.
    pub(crate) const fn least_difficulty(self) -> u8 {
        match self {
            Self::NakedSingle => 14,
            Self::HiddenSingle => 15,
            Self::CageCombinations => 16,
            Self::RequiredDigit => 17,
            Self::IncreasingDigits => 18,
            Self::CellPairs => 19,
            Self::InniesOuties => 20,
            Self::LockedCandidates => 26,
            Self::NakedPair => 30,
            Self::ArrowSum => 31,
            Self::XWing => 32,
            Self::RenbanWindow => 33,
            Self::HiddenPair => 34,
            Self::SumBounds => 35,
            Self::NakedTriple => 36,
            Self::OutsideClue | Self::Swordfish => 38,
            Self::RuleAlone => 39,
            Self::HiddenTriple => 40,
            Self::NakedQuad => 50,
            Self::Jellyfish => 52,
            Self::HiddenQuad => 54,
            Self::Contradiction => 85,
        }
    }
}

impl Step {
    /// How hard the step is to find, from 14 to 69, on the scale of `ichidoku_logic`'s techniques: up to 23 is Easy, up to 41
    /// Medium, up to 66 Hard. A contradiction has 85, as the easiest net has there, and one more for each further step.
    ///
    /// ```
    /// use ichidoku::Stop;
    /// use ichidoku_variant_logic::{Setting, State, next_step};
    /// use ichidoku_variants::read_iss;
    /// let setting = Setting::new(&read_iss(".Cage~6~R1C1~R1C2~R1C3.~R9C1_5").unwrap()).unwrap();
    /// let state = State::new(&setting);
    /// // 6 is 1 + 2 + 3 and nothing else.
    /// let step = next_step(&setting, &state, Stop::never())?.unwrap().unwrap();
    /// assert_eq!(step.difficulty(&state), 16);
    /// # Ok::<(), ichidoku::Interrupted>(())
    /// ```
    pub fn difficulty(&self, state: &State) -> u8 {
        let least = self.technique.least_difficulty();
        let added = match &self.evidence {
            Evidence::Combinations { sets, .. } | Evidence::Required { sets, .. } => of_combinations(sets.len()),
            Evidence::Rest(rest) => 14 * (rest.houses.len() as u8 - 1) + 2 * (rest.cells().len() as u8 - 1),
            Evidence::Supposed(supposition) => supposition.steps.len().clamp(1, MOST_STEPS) as u8 - 1,
            Evidence::RuleAlone { cells, .. } => self.technique.of_open_cells(state.open(cells).count()),
            _ => 0,
        };
        least + added
    }
}

/// What is added for combinations to look through.
const fn of_combinations(count: usize) -> u8 {
    match count {
        0 | 1 => 0,
        2 => 4,
        3 | 4 => 10,
        5..=8 => 16,
        _ => 22,
    }
}

impl Technique {
    /// What is added for the open cells of a rule. Digits that increase are read off in one go, and a clue outside of the grid
    /// is always about a whole line.
    const fn of_open_cells(self, count: usize) -> u8 {
        let grows = match self {
            Self::IncreasingDigits | Self::OutsideClue => 0,
            Self::RuleAlone => 5,
            _ => 3,
        };
        let more = count.saturating_sub(2);
        grows * if more > 6 { 6 } else { more as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setting::Setting;
    use crate::testing::first;

    fn difficulty(technique: Technique, text: &str) -> u8 {
        let setting = Setting::new(&ichidoku_variants::read_iss(text).unwrap()).unwrap();
        first(technique, text).unwrap().difficulty(&State::new(&setting))
    }

    #[test]
    fn techniques_come_in_the_order_of_their_easiest_steps() {
        assert!(Technique::ALL.is_sorted_by_key(|technique| technique.least_difficulty()));
    }

    #[test]
    fn more_to_look_through_is_harder() {
        let of = |text| difficulty(Technique::CageCombinations, text);
        assert_eq!(of(".Cage~6~R1C1~R1C2~R1C3"), 16);
        // 1 + 2 + 5 and 1 + 3 + 4.
        assert_eq!(of(".Cage~8~R1C1~R1C2~R1C3"), 20);
        assert!(of(".Cage~13~R1C1~R1C2~R1C3~R1C4") > 23);
        let of = |text| difficulty(Technique::InniesOuties, text);
        assert_eq!(of(".Cage~20~R1C1~R1C2~R1C3~R1C4.Cage~30~R2C1~R2C2~R2C3~R3C1~R3C2~R3C3"), 20);
        assert_eq!(of(".Cage~20~R1C1~R1C2~R1C3.Cage~8~R1C4~R1C5.Cage~14~R1C6~R1C7"), 22);
    }

    #[test]
    fn lines_are_harder_with_more_open_cells() {
        let of = |text| difficulty(Technique::ArrowSum, text);
        assert!(of(".Arrow~R1C1~R1C2~R1C3") < of(".Arrow~R1C1~R1C2~R1C3~R1C4"));
    }
}
