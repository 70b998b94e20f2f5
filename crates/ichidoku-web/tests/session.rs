//! The rules of playing, on the state alone.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what went wrong by panicking")]

use ichidoku::{Cell, CellSet, Digit, Outcome, Puzzle, Solution};
use ichidoku_web::session::{
    Backup, Game, Held, Mistakes, Msg, Notes, Origin, Query, Records, Rules, Settings, Shelf, State, Summary, Tool,
    cell_label, fragment, from_fragment,
};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn cell(name: &str) -> Cell {
    name.parse().unwrap()
}

fn cells(names: &str) -> CellSet {
    names.split(' ').map(cell).collect()
}

fn digit(digit: u8) -> Digit {
    Digit::new(digit).unwrap()
}

fn playing(line: &str) -> State {
    let mut state = State::default();
    state.update(Msg::Load(Box::new(Game::new(&line.parse().unwrap(), Origin::default()))));
    state
}

fn blank() -> State {
    playing(&".".repeat(81))
}

fn solution() -> Solution {
    let Outcome::Unique(solution) = LINE.parse::<Puzzle>().unwrap().solve() else { panic!("not proper") };
    solution
}

/// What a player does most.
trait Player {
    fn at(&mut self, names: &str) -> &mut Self;
    fn press(&mut self, digits: &[u8]) -> &mut Self;
    fn with(&mut self, tool: Tool) -> &mut Self;
    fn set(&mut self, change: impl Fn(&mut Settings)) -> &mut Self;
}

impl Player for State {
    fn at(&mut self, names: &str) -> &mut Self {
        self.update(Msg::Select(cells(names)));
        self
    }

    fn press(&mut self, digits: &[u8]) -> &mut Self {
        digits.iter().for_each(|digit| self.update(Msg::Enter(*digit)));
        self
    }

    fn with(&mut self, tool: Tool) -> &mut Self {
        self.update(Msg::Choose(tool));
        self
    }

    fn set(&mut self, change: impl Fn(&mut Settings)) -> &mut Self {
        let mut settings = self.settings.clone();
        change(&mut settings);
        self.update(Msg::Set(settings));
        self
    }
}

#[test]
fn givens_do_not_change() {
    let mut state = playing(LINE);
    state.at("r1c1").press(&[9]);
    assert_eq!(state.game.digit(cell("r1c1")), Some(digit(5)));
    assert_eq!(state.said, "row 1, column 1 is a clue");
    state.update(Msg::Clear);
    assert_eq!(state.game.digit(cell("r1c1")), Some(digit(5)));
    assert!(!state.game.history().can_undo());
}

#[test]
fn a_digit_entered_twice_goes_again() {
    let mut state = blank();
    state.at("r1c1").press(&[7]);
    assert_eq!((state.game.digit(cell("r1c1")), state.said.as_str()), (Some(digit(7)), "row 1, column 1: 7"));
    state.press(&[7]);
    assert_eq!((state.game.digit(cell("r1c1")), state.said.as_str()), (None, "row 1, column 1 cleared"));
}

#[test]
fn marks_on_several_cells_are_set_in_all_before_they_are_cleared() {
    let mut state = blank();
    state.with(Tool::Corner).at("r1c1").press(&[3]);
    state.at("r1c1 r1c2 r1c3").press(&[3]);
    let corners =
        |state: &State| ["r1c1", "r1c2", "r1c3"].map(|name| state.game.content(cell(name)).corner.contains(digit(3)));
    assert_eq!(corners(&state), [true; 3]);
    state.press(&[3]);
    assert_eq!(corners(&state), [false; 3]);
}

#[test]
fn marks_pass_over_filled_cells() {
    let mut state = playing(LINE);
    state.with(Tool::Centre).at("r1c1 r1c3").press(&[4]);
    assert!(state.game.content(cell("r1c1")).centre.is_empty());
    assert!(state.game.content(cell("r1c3")).centre.contains(digit(4)));
    assert_eq!(state.said, "row 1, column 3: notes 4", "what is said is what was changed");
}

#[test]
fn held_keys_mark_without_changing_the_tool() {
    let mut state = blank();
    state.at("r1c1");
    for (digit, shift, ctrl) in [(1, true, false), (2, false, true), (3, true, true)] {
        state.update(Msg::EnterHolding { digit, held: Held { shift, ctrl, alt: false } });
    }
    let content = state.game.content(cell("r1c1"));
    assert_eq!([content.corner, content.centre, content.colours].map(|set| set.to_string()), ["1", "2", "3"]);
    assert_eq!(state.tool, Tool::Digit);
}

#[test]
fn clearing_goes_layer_by_layer_from_the_tools() {
    let mut state = blank();
    state.at("r5c5").with(Tool::Corner).press(&[1]).with(Tool::Centre).press(&[2]).with(Tool::Colour).press(&[3]);
    state.with(Tool::Digit).press(&[9]).with(Tool::Colour);
    let layers = |state: &State| {
        let content = state.game.content(cell("r5c5"));
        [content.digit.is_some(), !content.centre.is_empty(), !content.corner.is_empty(), !content.colours.is_empty()]
    };
    let mut seen = vec![layers(&state)];
    for _ in 0..5 {
        state.update(Msg::Clear);
        seen.push(layers(&state));
    }
    assert_eq!(seen[1], [true, true, true, false], "the tool's own layer first");
    assert_eq!(seen[2], [false, true, true, false]);
    assert_eq!(seen[3], [false, false, true, false]);
    assert_eq!(seen[4..], [[false; 4]; 2]);
}

#[test]
fn a_digit_takes_its_marks_out_of_its_peers_in_one_step() {
    let mut state = blank();
    state.with(Tool::Corner).at("r1c2 r9c9").press(&[7]).with(Tool::Digit).at("r1c1").press(&[7]);
    assert!(state.game.content(cell("r1c2")).corner.is_empty());
    assert!(!state.game.content(cell("r9c9")).corner.is_empty());
    state.update(Msg::Undo);
    assert!(!state.game.content(cell("r1c2")).corner.is_empty());
    state.set(|settings| settings.tidy = false).press(&[7]);
    assert!(!state.game.content(cell("r1c2")).corner.is_empty());
}

#[test]
fn undo_and_redo_go_all_the_way() {
    let mut state = blank();
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        state.update(Msg::Select(CellSet::single(cell)));
        state.press(&[(index % 9) as u8 + 1]);
    }
    let full = state.game.digits();
    (0..81).for_each(|_| state.update(Msg::Undo));
    assert!(state.game.is_blank());
    state.update(Msg::Undo);
    assert_eq!(state.said, "Nothing to undo");
    (0..81).for_each(|_| state.update(Msg::Redo));
    assert_eq!(state.game.digits(), full);
    state.update(Msg::Undo);
    state.at("r1c1").press(&[9]);
    assert!(!state.game.history().can_redo());
}

#[test]
fn selections_are_no_steps() {
    let mut state = blank();
    state.at("r1c1").press(&[1]);
    state.update(Msg::SelectAll);
    state.update(Msg::Invert);
    state.update(Msg::Undo);
    assert!(state.game.is_blank());
}

#[test]
fn an_undone_cell_is_gone_to() {
    let mut state = blank();
    state.at("r1c1").press(&[1]).at("r9c9");
    state.update(Msg::Undo);
    assert_eq!(state.selection.cells().to_string(), "r1c1");
}

#[test]
fn automatic_candidates_follow_the_grid_and_stay_editable() {
    let mut state = playing(LINE);
    state.set(|settings| settings.auto = true);
    let shown = |state: &State, name| state.game.automatic(cell(name)).to_string();
    assert_eq!(shown(&state, "r1c3"), "124");
    state.at("r1c3").with(Tool::Centre).press(&[2]);
    assert_eq!(shown(&state, "r1c3"), "14");
    state.at("r3c1").with(Tool::Digit).press(&[1]);
    assert_eq!(shown(&state, "r1c3"), "4");
    state.press(&[1]);
    assert_eq!(shown(&state, "r1c3"), "14", "a digit that goes gives back what it took");
    state.at("r1c3").with(Tool::Corner).press(&[2]);
    assert_eq!(shown(&state, "r1c3"), "124");
    state.press(&[9]);
    assert_eq!(shown(&state, "r1c3"), "124", "the 9 of its box excludes it");
}

#[test]
fn simple_notes_have_one_layer() {
    let mut state = blank();
    state.set(|settings| settings.notes = Notes::Simple);
    state.at("r1c1").with(Tool::Centre).press(&[4]);
    assert_eq!(state.tool, Tool::Corner);
    assert!(state.game.content(cell("r1c1")).corner.contains(digit(4)));
    assert_eq!(state.game.seen_candidates(cell("r1c1"), &state.settings).unwrap().to_string(), "4");
}

#[test]
fn simple_notes_are_what_corner_and_centre_marks_become() {
    let mut state = blank();
    state.at("r1c1").with(Tool::Corner).press(&[1]).with(Tool::Centre).press(&[2, 4]);
    state.set(|settings| settings.notes = Notes::Simple);
    let seen = |state: &State| state.game.seen_candidates(cell("r1c1"), &state.settings).map(|seen| seen.to_string());
    assert_eq!(seen(&state), Some("124".to_owned()));
    state.press(&[2]);
    assert_eq!(seen(&state), Some("14".to_owned()), "a note that shows is taken out, whichever mark it was");
    state.update(Msg::Clear);
    assert_eq!(seen(&state), None, "and all go at once");
    state.update(Msg::Undo);
    assert_eq!(seen(&state), Some("14".to_owned()));
}

#[test]
fn candidates_have_colours_of_their_own() {
    let mut state = playing(LINE);
    state.update(Msg::Tint(Some(3)));
    state.at("r1c3 r1c4").press(&[2]);
    assert_eq!(state.game.content(cell("r1c3")).tint(digit(2)), 3);
    assert!(state.game.content(cell("r1c3")).colours.is_empty());
    state.update(Msg::Touch("r1c3=2".parse().unwrap()));
    assert_eq!(state.game.content(cell("r1c3")).tint(digit(2)), 0);
}

#[test]
fn clashes_are_known_at_once() {
    let mut state = playing(LINE);
    state.at("r1c3").press(&[5]);
    assert_eq!(state.faults().clashing, cells("r1c1 r1c3"));
    assert_eq!(state.said, "row 1, column 3: 5, clashes with another 5 in row 1 and box 1");
    let label = cell_label(&state, &state.faults(), cell("r1c3"));
    assert_eq!(label, "row 1, column 3, 5, conflict");
}

#[test]
fn who_wants_to_see_no_mistakes_sees_no_clashes_but_those_of_the_puzzle() {
    let mut state = playing(LINE);
    state.set(|settings| settings.mistakes = Mistakes::Off).at("r1c3").press(&[5]);
    assert_eq!(state.faults(), Default::default());
    assert_eq!(state.said, "row 1, column 3: 5");
    let label = cell_label(&state, &state.faults(), cell("r1c3"));
    assert_eq!(label, "row 1, column 3, 5");
    // Made givens, the same digits are a puzzle that cannot be.
    state.update(Msg::Fix(true));
    assert_eq!(state.faults().clashing, cells("r1c1 r1c3"));
    let mut state = blank();
    state.set(|settings| settings.mistakes = Mistakes::Off).at("r1c1 r1c3").press(&[5]);
    assert_eq!(state.faults().clashing, cells("r1c1 r1c3"), "whoever enters a puzzle wants a proper one");
}

#[test]
fn mistakes_show_only_against_the_solution() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    state.at("r1c3").press(&[1]);
    assert!(state.faults().wrong.is_empty());
    state.set(|settings| settings.mistakes = Mistakes::Solution);
    assert_eq!(state.faults().wrong, cells("r1c3"));
}

#[test]
fn mistakes_are_undone_back_to_before_the_first() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    state.at("r1c3").press(&[4]).at("r1c4").press(&[2]).at("r5c5").press(&[5]);
    state.update(Msg::UndoMistakes);
    assert_eq!(state.game.digit(cell("r1c3")), Some(digit(4)));
    assert_eq!((state.game.digit(cell("r1c4")), state.game.digit(cell("r5c5"))), (None, None));
    state.update(Msg::UndoMistakes);
    assert_eq!((state.game.digit(cell("r1c3")), state.said.as_str()), (Some(digit(4)), "No mistakes so far"));
}

#[test]
fn a_lost_candidate_of_the_solution_is_a_mistake_too() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    state.set(|settings| settings.auto = true).at("r1c3").with(Tool::Centre).press(&[4]);
    state.update(Msg::UndoMistakes);
    assert!(state.game.automatic(cell("r1c3")).contains(digit(4)));
}

/// The notes of a cell.
fn noted(state: &State, name: &str) -> String {
    state.game.content(cell(name)).notes().to_string()
}

#[test]
fn a_digit_that_is_corrected_gives_back_the_notes_it_took() {
    let mut state = playing(LINE);
    state.update(Msg::NoteAll);
    let before = state.game.clone();
    state.at("r1c3").press(&[2]);
    assert_eq!((noted(&state, "r1c4"), noted(&state, "r2c2")), ("6".to_owned(), "47".to_owned()));
    state.press(&[4]);
    assert_eq!((noted(&state, "r1c4"), noted(&state, "r2c2")), ("26".to_owned(), "27".to_owned()));
    state.update(Msg::Clear);
    let around = |game: &Game| Cell::ALL.map(|cell| game.content(cell).notes());
    assert_eq!(around(&state.game), around(&before), "what is erased gives them back, too");
    state.press(&[2, 2]);
    state.update(Msg::Choose(Tool::Digit));
    assert_eq!(around(&state.game), around(&before), "and what is taken out by its own key");
    for _ in 0..5 {
        state.update(Msg::Undo);
    }
    assert_eq!(around(&state.game), around(&before));
    state.update(Msg::Redo);
    assert_eq!(noted(&state, "r1c4"), "6");
}

#[test]
fn a_note_comes_back_only_where_the_player_had_it_and_the_rules_allow_it() {
    let mut state = playing(LINE);
    state.update(Msg::NoteAll);
    state.at("r1c4").with(Tool::Centre).press(&[2]);
    state.at("r1c3").with(Tool::Digit).press(&[2]).press(&[2]);
    assert_eq!(noted(&state, "r1c4"), "6", "it was out before the digit came");
    state.press(&[2]).at("r2c2").with(Tool::Centre).press(&[2]).press(&[2]);
    state.at("r1c3").with(Tool::Digit).press(&[2]);
    assert_eq!(noted(&state, "r2c2"), "47", "the player put it back and took it out again");
    state.at("r3c1").press(&[2]).at("r1c3").press(&[2]).at("r3c1").press(&[1]);
    assert!(!noted(&state, "r2c1").contains('2') && !noted(&state, "r1c6").contains('2'), "another 2 excludes it");
    state.at("r1c3").press(&[2]);
    assert!(noted(&state, "r1c6").contains('2'), "until that goes as well");
}

#[test]
fn a_missing_note_that_is_needed_is_a_mistake_as_hints_have_it() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    state.at("r1c3").with(Tool::Corner).press(&[1]);
    state.update(Msg::Check);
    assert_eq!(state.said, "No mistakes so far", "marks in corners need not be all");
    state.update(Msg::NoteAll);
    state.with(Tool::Centre).press(&[4]).at("r1c4").press(&[6]);
    state.update(Msg::Check);
    assert_eq!(state.said, "A note you need is missing. Undo to before the first mistake, or ask for a hint.");
    state.update(Msg::UndoMistakes);
    assert_eq!(state.said, "Went back to before your first mistake");
    assert_eq!(state.game.content(cell("r1c3")).centre.to_string(), "124");
    state.update(Msg::Check);
    assert_eq!(state.said, "No mistakes so far");
}

#[test]
fn filling_in_all_notes_keeps_those_that_are_there() {
    let mut state = playing(LINE);
    state.update(Msg::NoteAll);
    state.at("r1c3").with(Tool::Centre).press(&[1]);
    let steps = state.game.history().done().len();
    state.update(Msg::NoteAll);
    assert_eq!((noted(&state, "r1c3").as_str(), state.game.history().done().len()), ("24", steps));
    state.at("r1c3 r1c4").update(Msg::Clear);
    state.update(Msg::NoteAll);
    assert_eq!((noted(&state, "r1c3").as_str(), noted(&state, "r1c4").as_str()), ("124", "26"));
}

#[test]
fn the_solution_stays_known_while_the_puzzle_is_the_same() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    let game = state.at("r1c3").press(&[1]).game.clone();
    state.update(Msg::Load(Box::new(game)));
    state.update(Msg::Check);
    assert!(state.said.starts_with("Something isn’t right yet"), "{}", state.said);
    state.update(Msg::Load(Box::new(blank().game)));
    assert_eq!(state.solution, None);
}

#[test]
fn same_digits_marks_and_colours_are_found() {
    let mut state = playing(LINE);
    let like = |state: &mut State, name: &str| {
        state.update(Msg::SelectSame { cell: Some(cell(name)), add: false });
        state.selection.cells()
    };
    assert_eq!(like(&mut state, "r1c1").len(), 3);
    state.with(Tool::Corner).at("r1c3 r2c2").press(&[2]).at("r9c1").press(&[3]);
    assert_eq!(like(&mut state, "r1c3"), cells("r1c3 r2c2"));
    state.with(Tool::Colour).at("r1c4 r9c9").press(&[5]);
    assert_eq!(like(&mut state, "r1c4"), cells("r1c4 r9c9"));
    state.update(Msg::SelectSame { cell: Some(cell("r1c3")), add: true });
    assert_eq!(state.selection.cells().len(), 4);
}

#[test]
fn the_solution_fills_in_and_comes_out_in_one_step() {
    let mut state = playing(LINE);
    state.update(Msg::Fill(solution()));
    assert!(state.game.is_solved());
    state.update(Msg::Undo);
    assert_eq!(state.game.digits().to_string(), LINE);
}

#[test]
fn reset_leaves_the_givens_and_can_be_undone() {
    let mut state = playing(LINE);
    state.at("r1c3").press(&[4]).with(Tool::Colour).press(&[2]);
    state.update(Msg::Reset);
    assert_eq!(state.game.digits().to_string(), LINE);
    assert!(state.game.content(cell("r1c3")).colours.is_empty());
    state.update(Msg::Undo);
    assert_eq!(state.game.digit(cell("r1c3")), Some(digit(4)));
}

#[test]
fn entered_digits_become_givens() {
    let mut state = blank();
    state.at("r1c1").press(&[5]);
    assert_eq!(state.game.puzzle().clue_count(), 1, "without givens, all digits are the puzzle");
    state.update(Msg::Fix(true));
    state.press(&[6]);
    assert_eq!(state.game.digit(cell("r1c1")), Some(digit(5)));
    state.update(Msg::Fix(false));
    state.press(&[6]);
    assert_eq!(state.game.digit(cell("r1c1")), Some(digit(6)));
}

#[test]
fn where_puzzles_are_entered_digits_are_clues() {
    let mut state = playing(LINE);
    state.at("r1c3").press(&[4]);
    state.update(Msg::Choose(Tool::Corner));
    state.update(Msg::EnterClues(true));
    state.at("r1c1 r1c4").press(&[9]);
    let puzzle = state.game.puzzle().to_string();
    assert_eq!(&puzzle[..9], "93.97....", "a clue is replaced, another is new, and what was played is none");
    state.at("r1c1").press(&[9]);
    assert_eq!(state.game.digit(cell("r1c1")), None, "once more takes it out");
    state.at("r1c5 r1c3");
    state.update(Msg::Clear);
    assert_eq!(&state.game.digits().to_string()[..9], ".3.9.....");
    state.update(Msg::EnterClues(false));
    state.at("r1c2").press(&[8]);
    assert_eq!(state.game.digit(cell("r1c2")), Some(digit(3)), "elsewhere they stay");
    let puzzle = state.game.puzzle();
    state.update(Msg::Undo);
    assert!(!state.can_undo() && state.game.puzzle() == puzzle, "a player who takes moves back keeps the puzzle");
    state.update(Msg::EnterClues(true));
    for _ in 0..3 {
        state.update(Msg::Undo);
    }
    assert_eq!(state.game.puzzle().to_string(), LINE);
}

#[test]
fn givens_are_typed_row_by_row() {
    let mut state = blank();
    state.update(Msg::EnterClues(true));
    state.at("r1c1");
    let typed = |digit| Msg::EnterHolding { digit, held: Held::default() };
    state.update(typed(5));
    state.update(typed(3));
    state.update(Msg::Blank);
    state.update(Msg::Blank);
    state.update(typed(7));
    assert_eq!(&state.game.puzzle().to_string()[..9], "53..7....");
    assert_eq!(state.selection.cells().to_string(), "r1c6");
    state.update(Msg::Press { cell: cell("r1c6"), add: false });
    state.update(Msg::Release);
    assert_eq!(state.selection.cells().to_string(), "r1c6", "whoever clicks where typing has got to goes on there");
    state.at("r1c2").update(typed(4));
    assert_eq!(state.selection.cells().to_string(), "r1c2", "a digit that is replaced may be replaced again");
    state.update(Msg::Blank);
    assert_eq!(&state.game.puzzle().to_string()[..9], "5...7....");
    state.update(Msg::Clear);
    assert_eq!(state.selection.cells().to_string(), "r1c3", "what clears doesn't go on");
    state.at("r5c5").press(&[1]);
    assert_eq!(state.selection.cells().to_string(), "r5c5", "nor does a key that is tapped");
    state.at("r9c9").update(typed(1));
    assert_eq!(state.selection.cells().to_string(), "r9c9");
    state.update(Msg::EnterClues(false));
    state.at("r5c6").update(typed(2));
    assert_eq!(state.selection.cells().to_string(), "r5c6", "who plays stays");
}

#[test]
fn a_puzzle_that_is_entered_is_one_with_clues() {
    let mut state = blank();
    state.update(Msg::EnterClues(true));
    // Clearing the board is another game.
    state.update(Msg::Load(Box::new(blank().game)));
    state.at("r1c1").press(&[5]);
    assert!(state.game.content(cell("r1c1")).given);
    let mut state = blank();
    state.at("r1c1").press(&[5]);
    state.update(Msg::EnterClues(true));
    state.at("r1c2").press(&[3]);
    assert!(
        ["r1c1", "r1c2"].iter().all(|name| state.game.content(cell(name)).given),
        "what was there is of the puzzle, too"
    );
    state.update(Msg::EnterClues(false));
    state.at("r1c1");
    state.update(Msg::Clear);
    assert_eq!(state.game.digit(cell("r1c1")), Some(digit(5)), "played, they stay");
    state.update(Msg::EnterClues(true));
    state.update(Msg::Undo);
    assert!(!state.game.has_givens() && state.game.digit(cell("r1c1")).is_some());
}

#[test]
fn what_is_in_play_gives_way_where_a_puzzle_is_entered() {
    assert!(Game::first().gives_way() && !blank().game.gives_way());
    let mut state = playing("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    assert!(!state.game.gives_way(), "a puzzle that was only opened can be changed");
    state.at("r1c2").press(&[2]);
    assert!(state.game.gives_way());
}

#[test]
fn a_puzzle_that_is_being_entered_displaces_no_game() {
    let mut played = playing(LINE);
    played.at("r1c3").press(&[4]);
    let mut entered = blank();
    entered.update(Msg::EnterClues(true));
    entered.at("r1c1").press(&[5]);
    (played.game.id, entered.game.id) = ("played".to_owned(), "entered".to_owned());
    let mut shelf = Shelf::default();
    shelf.put(&entered.game);
    assert_eq!(shelf.last(false).unwrap().id, "entered", "there is nothing else");
    shelf.put(&played.game);
    shelf.put(&entered.game);
    assert_eq!([true, false].map(|any| shelf.last(any).unwrap().id.as_str()), ["entered", "played"]);
    entered.update(Msg::EnterClues(false));
    entered.at("r1c2").press(&[3]);
    assert!(!entered.game.is_being_entered(), "it is played now");
    assert!(!playing(LINE).game.is_being_entered(), "nobody typed this one");
}

#[test]
fn a_title_of_the_app_knows_its_language_and_its_day() {
    let origin = Origin { title: "Easy".to_owned(), written: "en 20000".to_owned(), ..Origin::default() };
    let game = Game::new(&LINE.parse().unwrap(), origin.clone());
    let read = Game::from_json(&serde_json::to_string(&game).unwrap()).unwrap();
    assert_eq!(read.origin, origin);
    assert_eq!(Summary::of(&read).written, "en 20000");
    let before = r#"{"games":[{"id":"1","title":"Easy","digits":".","seconds":1,"played":1.0,"solved":false}]}"#;
    let shelf: Shelf = ichidoku_web::session::read_saved(before).unwrap();
    assert_eq!(shelf.games[0].written, "", "what was saved before doesn't");
}

#[test]
fn a_hint_is_done_in_one_step() {
    let mut state = playing(LINE);
    let (placed, out) = (vec!["r5c5=5".parse().unwrap()], vec!["r1c3=1".parse().unwrap()]);
    state.update(Msg::Apply { placed, out });
    assert_eq!(state.game.digit(cell("r5c5")), Some(digit(5)));
    assert_eq!(state.game.content(cell("r1c3")).centre.to_string(), "24");
    state.update(Msg::Undo);
    assert_eq!(state.game.digits().to_string(), LINE);
    assert!(state.game.content(cell("r1c3")).centre.is_empty());
}

#[test]
fn entries_are_told_in_their_order() {
    let mut state = playing(LINE);
    state.at("r9c1").press(&[3]).at("r1c3").press(&[4]).at("r9c1").press(&[3, 3]);
    let entries: Vec<String> = state.game.entries().iter().map(ToString::to_string).collect();
    assert_eq!(entries, ["r1c3=4", "r9c1=3"]);
}

#[test]
fn a_saved_game_is_the_same_with_its_history() {
    let mut state = playing(LINE);
    state.at("r1c3").press(&[4]).with(Tool::Corner).at("r1c4").press(&[2, 6]).with(Tool::Colour).press(&[9]);
    state.update(Msg::Tint(Some(4)));
    state.press(&[6]);
    state.update(Msg::Undo);
    let text = serde_json::to_string(&state.game).unwrap();
    let mut read = Game::from_json(&text).unwrap();
    assert_eq!(read, state.game);
    assert!(read.redo().is_some());
    while read.undo().is_some() {}
    assert_eq!(read.digits().to_string(), LINE);
    assert!(Game::from_json("{}").is_none());
    assert!(Game::from_json(&text.replacen("[5,1,0,0,0,0,0],", "", 1)).is_none());
}

/// As the app saved it before games had rules.
const SAVED: &str = include_str!("saved/game.json");

#[test]
fn a_game_saved_before_there_were_rules_is_classic() {
    let mut game = Game::from_json(SAVED).unwrap();
    assert_eq!((game.rules, game.origin.seed, game.seconds), (Rules::Classic, Some(7), 95));
    assert_eq!((game.puzzle().to_string().as_str(), game.digit(cell("r1c3"))), (LINE, Some(digit(4))));
    assert_eq!(serde_json::to_string(&game).unwrap(), SAVED.trim_end(), "it is also written as before");
    assert_eq!((game.redo(), game.digit(cell("r1c6"))), (Some(cells("r1c6")), Some(digit(8))));
    let backup = format!(r#"{{"ichidoku":1,"settings":{{}},"games":[{SAVED}]}}"#);
    assert_eq!(Backup::from_json(&backup).unwrap().games, [Game::from_json(SAVED).unwrap()]);
}

#[test]
fn a_game_with_rules_that_are_not_known_is_not_read() {
    let with_rules = |rules: &str| SAVED.replacen('{', &format!(r#"{{"rules":"{rules}","#), 1);
    assert_eq!(Game::from_json(&with_rules("classic")), Game::from_json(SAVED));
    assert_eq!(Game::from_json(&with_rules("killer")), None);
}

#[test]
fn a_link_made_before_there_were_rules_opens() {
    let puzzle = LINE.parse().unwrap();
    let link = format!("#p={LINE}");
    assert_eq!((fragment(&puzzle), from_fragment(&link)), (link.clone(), Some(puzzle)));
    assert_eq!(from_fragment(&format!("{link}&rules=classic")), Some(puzzle));
    for unknown in ["&rules=killer", "&rules=", "&rule=classic", "&rules=classic&rules=classic"] {
        assert_eq!(from_fragment(&format!("{link}{unknown}")), None, "{unknown}");
    }
}

#[test]
fn a_backup_holds_every_game() {
    let mut other = playing(LINE);
    other.at("r1c3").press(&[4]);
    let new = Backup::new(
        Settings::default(),
        vec![Game::default(), other.game.clone()],
        Records::default(),
        "{\"seed\":7}".to_owned(),
    );
    let backup = Backup { variants: "{\"games\":[]}".to_owned(), ..new };
    assert_eq!(Backup::from_json(&backup.to_json()), Some(backup));
    assert_eq!(Backup::from_json("{\"board\":[]}"), None);
}

#[test]
fn a_backup_of_another_version_gives_what_is_known() {
    let game = Game::new(&LINE.parse().unwrap(), Origin::default());
    let settings = Settings { wrap: false, technique: "x-wing".to_owned(), ..Settings::default() };
    let text = Backup::new(settings.clone(), vec![game.clone()], Records::default(), String::new()).to_json();
    let strange = text.replace("\"system\"", "\"sepia\"").replace("\"tidy\":true", "\"tidy\":7,\"song\":[1]");
    assert!(strange.contains("sepia") && strange.contains("song"));
    assert_eq!(Backup::from_json(&strange), Some(Backup::new(settings, vec![game], Records::default(), String::new())));
    let later = text.replace("\"ichidoku\":1", "\"ichidoku\":2");
    for broken in [&later, &text[..text.len() / 2]] {
        assert!(Backup::is_meant(broken) && Backup::from_json(broken).is_none());
    }
    assert!(!Backup::is_meant(LINE) && !Backup::is_meant("{\"puzzle\": \"53\"}"));
}

#[test]
fn the_shelf_keeps_the_last_played_in_front() {
    let mut shelf = Shelf::default();
    let game = |id: usize| {
        let mut game = Game::default();
        game.id = id.to_string();
        game
    };
    let dropped: Vec<String> = (0..70).flat_map(|id| shelf.put(&game(id))).collect();
    assert_eq!((shelf.games.len(), dropped.len(), shelf.games[0].id.as_str()), (60, 10, "69"));
    shelf.put(&game(30));
    assert_eq!((shelf.games.len(), shelf.games[0].id.as_str()), (60, "30"));
    shelf.remove("30");
    assert_eq!(shelf.games.len(), 59);
}

#[test]
fn a_pause_covers_the_grid_and_stops_the_time() {
    let mut state = playing(LINE);
    state.update(Msg::Tick);
    assert_eq!(state.game.seconds, 0, "the clock starts with the first entry");
    state.at("r1c3").press(&[4]);
    state.update(Msg::Tick);
    state.update(Msg::Pause);
    state.update(Msg::Tick);
    let before = state.game.digits();
    state.at("r1c4").press(&[6]);
    state.update(Msg::Read(Query::Row));
    assert_eq!((state.game.seconds, state.game.digits(), state.said.as_str()), (1, before, "Paused. Resume"));
    state.update(Msg::Pause);
    state.update(Msg::Tick);
    assert_eq!(state.game.seconds, 2);
}

#[test]
fn a_pause_says_why_nothing_is_done() {
    for msg in [Msg::Undo, Msg::Redo, Msg::Reset, Msg::Fix(false), Msg::UndoMistakes, Msg::NoteAll, Msg::Clear] {
        let mut state = playing(LINE);
        state.at("r1c3").press(&[4]);
        state.update(Msg::Pause);
        state.update(msg.clone());
        assert_eq!(state.said, "Paused. Resume", "{msg:?}");
        assert_eq!(state.game.digit(cell("r1c3")), Some(digit(4)));
    }
}

#[test]
fn questions_are_answered() {
    let mut state = playing(LINE);
    state.update(Msg::Focus(cell("r1c3")));
    let mut answer = |query| {
        state.update(Msg::Read(query));
        state.said.clone()
    };
    assert_eq!(answer(Query::Row), "row 1: 5 3 blank blank 7 blank blank blank blank. Missing: 1 2 4 6 8 9");
    assert_eq!(answer(Query::Box), "box 1: 5 3 blank 6 blank blank blank 9 8. Missing: 1 2 4 7");
    assert_eq!(answer(Query::Candidates), "row 1, column 3: candidates 1 2 4");
    let remaining = answer(Query::Remaining);
    assert!(remaining.starts_with("Still to place: ") && remaining.contains("6 of 5"), "{remaining}");
}

#[test]
fn remaining_counts_show_too_many() {
    let mut state = blank();
    state.update(Msg::SelectAll);
    state.press(&[1]);
    assert_eq!((state.game.remaining(digit(1)), state.game.remaining(digit(2))), (0, 9));
}

#[test]
fn a_full_grid_that_is_wrong_says_so() {
    for mistakes in [Mistakes::Off, Mistakes::Rules, Mistakes::Solution] {
        let mut state = playing(&SOLUTION.replacen('5', ".", 1));
        state.update(Msg::Set(Settings { mistakes, ..Settings::default() }));
        state.at("r1c1").press(&[4]);
        assert!(state.is_full_but_wrong());
        assert!(state.said.ends_with("The board is full, but something isn’t right. Check it, or ask for a hint."));
        state.at("r1c1").press(&[5]);
        assert!(state.game.is_won() && !state.is_full_but_wrong());
    }
}

#[test]
fn hints_and_mistakes_are_counted() {
    let mut state = playing(LINE);
    state.update(Msg::Learn(Some(solution())));
    state.at("r1c3").press(&[2, 4, 4, 1]);
    state.update(Msg::Hinted);
    assert_eq!((state.game.mistake_count, state.game.advice_count), (2, 1));
    state.update(Msg::Check);
    assert!(state.said.starts_with("Something isn’t right yet"));
    state.at("r1c3").press(&[4]);
    state.update(Msg::Check);
    assert_eq!(state.said, "No mistakes so far");
}

#[test]
fn what_the_solver_writes_is_not_won() {
    let mut state = playing(LINE);
    state.update(Msg::Fill(solution()));
    assert!(state.game.is_solved() && !state.game.is_won());
}
