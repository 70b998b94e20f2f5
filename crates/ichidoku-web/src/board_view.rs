//! What the board shows: the game, or a position laid over it, with everything that is tinted, marked and drawn.

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, Puzzle};

use crate::drawing::Drawing;
use crate::session::{Faults, Notes, State, Tool, cell_label};

/// A position laid over the game: a solution, a step of a path, a moment of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// Its digits.
    pub digits: Puzzle,
    /// Its candidates, where it has any.
    pub candidates: Option<CandidateSet>,
    /// Whether digits that the player has put in, too, are shown as the player's. What an algorithm of the lab tries is its own.
    pub keeps_own: bool,
}

/// What the board shows of one cell.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct CellView {
    /// The digit.
    pub digit: Option<Digit>,
    /// Whether it was given.
    pub given: bool,
    /// Whether what stands in the cell was given and stays.
    pub fixed: bool,
    /// Whether it belongs to a position laid over the game.
    pub laid_over: bool,
    /// Marks in the corners.
    pub corner: DigitSet,
    /// Marks in the centre.
    pub centre: DigitSet,
    /// Candidates, each in its place.
    pub small: DigitSet,
    /// The classes of each marked candidate.
    pub marks: Vec<(Digit, String)>,
    /// The colour of each coloured candidate.
    pub tints: Vec<(Digit, u8)>,
    /// The cell's colours.
    pub colours: DigitSet,
    /// The digit that is looked at everywhere.
    pub focus: Option<Digit>,
    /// The names of everything that the cell is, for the style sheet.
    pub classes: String,
    /// Whether the cell is selected.
    pub selected: bool,
    /// Whether the cell has the cursor.
    pub cursor: bool,
    /// What a screen reader calls it.
    pub label: String,
}

impl CellView {
    /// Whether the same digit and marks stand in the cell.
    pub fn holds_the_same(&self, other: &Self) -> bool {
        let marks = |view: &Self| (view.digit, view.corner, view.centre, view.small, view.focus);
        marks(self) == marks(other) && self.marks == other.marks && self.tints == other.tints
    }
}

/// What the board shows of all cells.
pub fn board_view(state: &State, shown: Option<&Shown>, drawing: &Drawing) -> Vec<CellView> {
    let faults = state.faults();
    let view = View { state, shown, drawing, focus: focus(state, shown), faults: &faults };
    Cell::ALL.into_iter().map(|cell| view.of(cell)).collect()
}

struct View<'v> {
    state: &'v State,
    shown: Option<&'v Shown>,
    drawing: &'v Drawing,
    focus: Option<Digit>,
    faults: &'v Faults,
}

/// The digit that is held, or under the cursor, where like digits are to be tinted.
fn focus(state: &State, shown: Option<&Shown>) -> Option<Digit> {
    // With the tool for colours, it is a colour that is held.
    if let Some(held) = state.held_digit().filter(|_| state.settings.same && state.tool != Tool::Colour) {
        return Digit::new(held);
    }
    let cell = state.selection.cells().only().filter(|_| state.settings.same)?;
    shown.map_or_else(|| state.game.digit(cell), |shown| shown.digits.get(cell))
}

impl View<'_> {
    fn of(&self, cell: Cell) -> CellView {
        if self.state.paused {
            let (classes, cursor) = ("cell covered".into(), self.has_cursor(cell));
            return CellView { classes, cursor, fixed: self.state.game.content(cell).given, ..CellView::default() };
        }
        let content = self.state.game.content(cell);
        let digit = self.shown.map_or(content.digit, |shown| shown.digits.get(cell));
        let view = CellView {
            digit,
            given: content.given && digit == content.digit,
            fixed: content.given,
            laid_over: self.shown.is_some_and(|shown| !(content.given || shown.keeps_own && digit == content.digit)),
            colours: if self.shown.is_none() { content.colours } else { DigitSet::EMPTY },
            focus: self.focus,
            selected: self.state.selection.cells().contains(cell),
            cursor: self.has_cursor(cell),
            label: self.label(cell, digit),
            ..CellView::default()
        };
        let view = if digit.is_none() { self.with_candidates(cell, view) } else { view };
        CellView { classes: self.classes(cell, &view), ..view }
    }

    fn has_cursor(&self, cell: Cell) -> bool {
        self.state.selection.cursor() == cell
    }

    fn label(&self, cell: Cell, digit: Option<Digit>) -> String {
        match (self.shown, digit) {
            (Some(_), Some(digit)) => {
                let cell = crate::session::cell_name(cell);
                crate::words::phrase("label-digit", &[("cell", &cell), ("digit", &digit)])
            }
            _ => cell_label(self.state, self.faults, cell),
        }
    }

    fn with_candidates(&self, cell: Cell, view: CellView) -> CellView {
        let State { game, settings, .. } = self.state;
        let content = game.content(cell);
        let mark = |digit| self.drawing.mark(Candidate::of(cell, digit)).map(|class| (digit, class));
        let marks: Vec<(Digit, String)> = Digit::ALL.into_iter().filter_map(mark).collect();
        if let Some(candidates) = self.shown.map(|shown| shown.candidates.as_ref()) {
            let small = candidates.map_or(DigitSet::EMPTY, |candidates| candidates.digits(cell));
            return CellView { small: with(small, &marks), marks, ..view };
        }
        let tints = Digit::ALL.into_iter().map(|digit| (digit, content.tint(digit))).filter(|(_, tint)| *tint > 0);
        let view = CellView { tints: tints.collect(), ..view };
        let seen = || game.seen_candidates(cell, settings).unwrap_or_else(|| game.automatic(cell));
        if !marks.is_empty() {
            return CellView { small: with(seen(), &marks), marks, ..view };
        }
        match settings.notes {
            _ if settings.auto => CellView { small: game.automatic(cell), ..view },
            // Links pass beside candidates that are in their places.
            _ if self.drawing.is_step => CellView { small: content.notes(), ..view },
            Notes::Simple => CellView { small: content.notes(), ..view },
            Notes::Both if !view.tints.is_empty() => CellView { small: seen(), ..view },
            Notes::Both => CellView { corner: content.corner, centre: content.centre, ..view },
        }
    }

    fn classes(&self, cell: Cell, view: &CellView) -> String {
        let Self { state, drawing, faults, .. } = self;
        let plays = self.shown.is_none();
        let peers = state.selection.cells().only().filter(|_| state.settings.peers && plays);
        let is_like = self.focus.is_some_and(|focus| view.digit == Some(focus));
        let has = |cells: CellSet| cells.contains(cell);
        let classes = [
            ("given", view.given),
            ("laid-over", view.laid_over || plays && state.game.content(cell).by_solver),
            ("selected", view.selected),
            ("cursor", view.cursor),
            ("peer", peers.is_some_and(|selected| selected.sees(cell))),
            ("like", is_like),
            ("clash", plays && has(faults.clashing)),
            ("wrong", plays && has(faults.wrong)),
            ("area", has(drawing.area)),
            ("cover", has(drawing.cover)),
            ("pattern", has(drawing.pattern)),
            ("bad", has(drawing.bad)),
            ("lit", drawing.lit().is_some_and(|spoken| has(spoken.cells))),
            ("ringed", view.digit.is_some_and(|digit| drawing.marks.contains_key(&Candidate::of(cell, digit)))),
            ("coloured", !view.colours.is_empty()),
        ];
        let names = classes.iter().filter(|(_, is)| *is).map(|(name, _)| *name);
        ["cell"].into_iter().chain(names).collect::<Vec<_>>().join(" ")
    }
}

/// The digits and those of the marks.
fn with(digits: DigitSet, marks: &[(Digit, String)]) -> DigitSet {
    marks.iter().fold(digits, |digits, (digit, _)| digits.with(*digit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Game, Msg, Origin};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn state() -> State {
        let mut state = State::default();
        state.update(Msg::Load(Box::new(Game::new(&LINE.parse().unwrap(), Origin::default()))));
        state
    }

    fn seen(state: &State, shown: Option<&Shown>, drawing: &Drawing, cell: &str) -> CellView {
        board_view(state, shown, drawing)[cell.parse::<Cell>().unwrap().index()].clone()
    }

    #[test]
    fn a_pause_shows_nothing() {
        let mut state = state();
        state.update(Msg::Pause);
        let all = board_view(&state, None, &Drawing::default());
        assert!(all.iter().all(|view| view.digit.is_none() && view.label.is_empty()));
    }

    #[test]
    fn coloured_candidates_are_those_that_the_player_left() {
        let mut state = state();
        state.update(Msg::Select("r1c3".parse::<Cell>().into_iter().collect()));
        state.update(Msg::Choose(Tool::Centre));
        state.update(Msg::Enter(2));
        state.update(Msg::Enter(4));
        state.update(Msg::Tint(Some(3)));
        state.update(Msg::Enter(4));
        let seen = seen(&state, None, &Drawing::default(), "r1c3");
        assert_eq!((seen.small.to_string().as_str(), seen.tints.as_slice()), ("24", &[(Digit::ALL[3], 3)][..]));
        assert_eq!(seen.label, "row 1, column 3, empty, notes 2 4, candidate 4, colour 3");
        assert_eq!(state.said, "row 1, column 3: candidate 4, colour 3");
        state.update(Msg::Enter(4));
        assert_eq!(state.said, "row 1, column 3: no colour");
    }

    #[test]
    fn like_digits_and_peers_are_tinted() {
        let mut state = state();
        state.update(Msg::Focus("r1c1".parse().unwrap()));
        let classes = |cell| seen(&state, None, &Drawing::default(), cell).classes;
        assert_eq!(classes("r1c1"), "cell given selected cursor like");
        assert_eq!(classes("r2c6"), "cell given like");
        assert_eq!(classes("r1c3"), "cell peer");
    }

    #[test]
    fn a_marked_candidate_shows_among_all_of_its_cell() {
        let mut drawing = Drawing::default();
        drawing.marks.insert("r1c3=2".parse().unwrap(), "mark-out".to_owned());
        let view = seen(&state(), None, &drawing, "r1c3");
        assert_eq!((view.small.to_string().as_str(), view.marks.len()), ("124", 1));
    }

    #[test]
    fn a_position_laid_over_hides_the_players() {
        let mut state = state();
        state.update(Msg::Focus("r1c3".parse().unwrap()));
        state.update(Msg::Enter(1));
        let shown = Shown { digits: LINE.parse().unwrap(), candidates: None, keeps_own: false };
        let view = seen(&state, Some(&shown), &Drawing::default(), "r1c3");
        assert_eq!((view.digit, view.laid_over), (None, true));
    }

    #[test]
    fn what_an_algorithm_tries_is_its_own_and_what_the_player_coloured_is_not_there() {
        let mut state = state();
        state.update(Msg::Focus("r1c3".parse().unwrap()));
        state.update(Msg::Enter(4));
        state.update(Msg::Choose(Tool::Colour));
        state.update(Msg::Enter(2));
        let digits: Puzzle = LINE.replacen('.', "4", 1).parse().unwrap();
        let look = |keeps_own| {
            let shown = Shown { digits, candidates: None, keeps_own };
            let view = seen(&state, Some(&shown), &Drawing::default(), "r1c3");
            (view.laid_over, view.colours.is_empty(), view.focus)
        };
        assert_eq!(look(false), (true, true, Digit::new(4)));
        assert_eq!(look(true), (false, true, Digit::new(4)));
        let before = Shown { digits: LINE.parse().unwrap(), candidates: None, keeps_own: true };
        let view = seen(&state, Some(&before), &Drawing::default(), "r1c3");
        assert_eq!(view.focus, None, "the cell is empty there");
    }
}
