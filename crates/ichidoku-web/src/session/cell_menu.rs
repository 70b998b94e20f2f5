//! What the menu of a cell offers, and what each choice in it does.

use ichidoku::{Cell, Digit, DigitSet};

use super::msg::Msg;
use super::state::State;
use super::tool::Tool;

/// What a menu needs to know of the cell that it belongs to, and of the others that are selected with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellFacts {
    /// The cell.
    pub cell: Cell,
    /// Number of selected cells, from 1: what is chosen is done in all of them.
    pub count: u16,
    /// The digit in the cell.
    pub digit: Option<Digit>,
    /// The notes that the player sees in it.
    pub notes: DigitSet,
    /// The cell's colours.
    pub colours: DigitSet,
    /// The only digit that the notes leave to an empty cell. What only the digits around it leave is for a hint to tell.
    pub only: Option<Digit>,
    /// True if the cell is given.
    pub is_given: bool,
    /// True if a mistake is shown in the cell.
    pub is_mistaken: bool,
}

/// A choice in the menu of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Places the only digit that is left.
    Place,
    /// Adds a note or takes it out.
    Note(Digit),
    /// Adds a colour or takes it away.
    Colour(Digit),
    /// Takes everything out that isn't given.
    Clear,
    /// Selects every cell with the same digit.
    SelectSame,
    /// Goes back to before the first mistake.
    UndoMistakes,
}

impl CellFacts {
    /// What there is to know of the cursor's cell.
    pub fn of(state: &State) -> Self {
        let (game, cell) = (&state.game, state.selection.cursor());
        let (content, faults) = (game.content(cell), state.faults());
        let seen = game.seen_candidates(cell, &state.settings);
        let is_faulty = faults.wrong.contains(cell) || faults.clashing.contains(cell);
        Self {
            cell,
            count: state.selection.cells().len().max(1) as u16,
            digit: content.digit,
            notes: seen.unwrap_or_default(),
            colours: content.colours,
            only: seen.and_then(DigitSet::only).filter(|_| content.digit.is_none()),
            is_given: content.given,
            is_mistaken: is_faulty && !content.given && state.solution.is_some(),
        }
    }

    /// The facts as numbers, for a module that shares no types with the page.
    pub fn encode(&self) -> [u16; 7] {
        let digit = |digit: Option<Digit>| digit.map_or(0, |digit| u16::from(digit.get()));
        let flags = u16::from(self.is_given) | u16::from(self.is_mistaken) << 1;
        let (notes, colours) = (self.notes.bits(), self.colours.bits());
        [self.cell.index() as u16, self.count, digit(self.digit), notes, colours, digit(self.only), flags]
    }

    /// The facts that were written as numbers; `None` if they are none.
    pub fn decode(numbers: &[u16]) -> Option<Self> {
        let &[cell, count, digit, notes, colours, only, flags] = numbers else { return None };
        let read = |digit: u16| u8::try_from(digit).ok().and_then(Digit::new);
        Some(Self {
            cell: *Cell::ALL.get(usize::from(cell))?,
            count,
            digit: read(digit),
            notes: DigitSet::from_bits(notes & 511),
            colours: DigitSet::from_bits(colours & 511),
            only: read(only),
            is_given: flags & 1 != 0,
            is_mistaken: flags & 2 != 0,
        })
    }

    /// True if the menu has this choice.
    pub fn offers(&self, choice: Choice) -> bool {
        match choice {
            Choice::Place => self.only.is_some() && self.count == 1,
            Choice::Note(_) => self.digit.is_none(),
            Choice::Colour(_) => true,
            Choice::Clear => !self.is_given || self.count > 1,
            Choice::SelectSame => self.digit.is_some(),
            Choice::UndoMistakes => self.is_mistaken,
        }
    }

    /// Whether a choice that turns something on and off is on.
    pub fn is_on(&self, choice: Choice) -> Option<bool> {
        match choice {
            Choice::Note(digit) => Some(self.notes.contains(digit)),
            Choice::Colour(colour) => Some(self.colours.contains(colour)),
            _ => None,
        }
    }
}

impl Choice {
    /// A number for the choice, at most 32.
    pub const fn code(self) -> u8 {
        match self {
            Self::Note(digit) => digit.get(),
            Self::Colour(colour) => 10 + colour.get(),
            Self::Place => 20,
            Self::Clear => 21,
            Self::SelectSame => 22,
            Self::UndoMistakes => 23,
        }
    }

    /// The choice with this number.
    pub fn from_code(code: u8) -> Option<Self> {
        match code {
            20 => Some(Self::Place),
            21 => Some(Self::Clear),
            22 => Some(Self::SelectSame),
            23 => Some(Self::UndoMistakes),
            11.. => Digit::new(code - 10).map(Self::Colour),
            _ => Digit::new(code).map(Self::Note),
        }
    }

    /// What the choice does; `None` if it isn't offered.
    pub fn msg(self, facts: &CellFacts) -> Option<Msg> {
        let enter = |tool, digit: Digit| Msg::EnterWith { tool, digit: digit.get() };
        let msg = match self {
            Self::Place => enter(Tool::Digit, facts.only?),
            Self::Note(digit) => enter(Tool::Centre, digit),
            Self::Colour(colour) => enter(Tool::Colour, colour),
            Self::Clear => Msg::ClearAll,
            Self::SelectSame => Msg::SelectSame { cell: Some(facts.cell), add: false },
            Self::UndoMistakes => Msg::UndoMistakes,
        };
        facts.offers(self).then_some(msg)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Game, Mistakes, Notes, Origin};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn at(cell: &str) -> State {
        let mut state = State::default();
        state.update(Msg::Load(Box::new(Game::new(&LINE.parse().unwrap(), Origin::default()))));
        state.update(Msg::Focus(cell.parse().unwrap()));
        state
    }

    fn choose(state: &mut State, choice: Choice) {
        let msg = choice.msg(&CellFacts::of(state)).unwrap();
        state.update(msg);
    }

    fn digit(number: u8) -> Digit {
        Digit::new(number).unwrap()
    }

    #[test]
    fn facts_and_choices_survive_being_numbers() {
        for cell in ["r1c1", "r1c3", "r5c5"] {
            let facts = CellFacts::of(&at(cell));
            assert_eq!(CellFacts::decode(&facts.encode()), Some(facts));
        }
        for code in 0..=40 {
            assert!(Choice::from_code(code).is_none_or(|choice| choice.code() == code), "{code}");
        }
        assert_eq!((0..=255).filter_map(Choice::from_code).count(), 22);
        assert_eq!(CellFacts::decode(&[81, 1, 0, 0, 0, 0, 0]), None);
    }

    #[test]
    fn the_only_candidate_is_placed() {
        let mut state = at("r5c5");
        assert_eq!(Choice::Place.msg(&CellFacts::of(&state)), None, "no note says so");
        state.settings.auto = true;
        assert_eq!(CellFacts::of(&state).only, Some(digit(5)));
        choose(&mut state, Choice::Place);
        assert_eq!(state.game.digit("r5c5".parse().unwrap()), Some(digit(5)));
    }

    #[test]
    fn notes_and_colours_turn_on_and_off_whatever_the_tool_is() {
        for notes in [Notes::Both, Notes::Simple] {
            let mut state = at("r1c3");
            state.settings.notes = notes;
            state.tint = Some(4);
            for expected in [Some(true), Some(false)] {
                choose(&mut state, Choice::Note(digit(2)));
                choose(&mut state, Choice::Colour(digit(7)));
                let facts = CellFacts::of(&state);
                assert_eq!(facts.is_on(Choice::Note(digit(2))), expected);
                assert_eq!(facts.is_on(Choice::Colour(digit(7))), expected);
            }
        }
    }

    #[test]
    fn a_cell_is_cleared_of_everything_in_one_step() {
        let mut state = at("r1c3");
        choose(&mut state, Choice::Note(digit(1)));
        choose(&mut state, Choice::Colour(digit(3)));
        state.update(Msg::EnterWith { tool: Tool::Digit, digit: 4 });
        let before = state.game.content("r1c3".parse().unwrap());
        choose(&mut state, Choice::Clear);
        assert_eq!(state.game.content("r1c3".parse().unwrap()), crate::session::Content::default());
        state.update(Msg::Undo);
        assert_eq!(state.game.content("r1c3".parse().unwrap()), before);
    }

    #[test]
    fn a_mistake_is_offered_to_be_taken_back_only_where_it_is_shown() {
        let mut state = at("r1c3");
        let puzzle = ichidoku::ProperPuzzle::new(LINE.parse().unwrap()).unwrap();
        state.update(Msg::Learn(Some(*puzzle.solution())));
        state.update(Msg::EnterWith { tool: Tool::Digit, digit: 2 });
        assert!(!CellFacts::of(&state).offers(Choice::UndoMistakes));
        state.settings.mistakes = Mistakes::Solution;
        assert!(CellFacts::of(&state).offers(Choice::UndoMistakes));
        choose(&mut state, Choice::UndoMistakes);
        assert_eq!(state.game.digit("r1c3".parse().unwrap()), None);
    }

    #[test]
    fn a_given_cell_is_coloured_and_found_but_not_cleared() {
        let facts = CellFacts::of(&at("r1c1"));
        let offered = (0..=40).filter_map(Choice::from_code).filter(|choice| facts.offers(*choice));
        let rest: Vec<Choice> = offered.filter(|choice| !matches!(choice, Choice::Colour(_))).collect();
        assert_eq!(rest, [Choice::SelectSame]);
    }
}
