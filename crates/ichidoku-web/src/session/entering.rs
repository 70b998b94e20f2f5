//! What an entry changes: the rules of setting, clearing and tidying.

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, Solution};

use super::content::Content;
use super::game::Game;
use super::history::{Change, Step};
use super::settings::{Notes, Settings};
use super::tool::Tool;

/// Where an entry goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Layer {
    Digit,
    Corner,
    Centre,
    /// Simple notes: the marks of both kinds.
    Notes,
    /// The automatic candidates.
    Candidates,
    Colour,
    /// The colour of a candidate.
    Tint(u8),
}

impl Layer {
    /// The layer that a tool works on.
    pub(super) const fn of(tool: Tool, settings: &Settings, tint: Option<u8>) -> Self {
        match (tool, settings.notes) {
            (Tool::Digit, _) => Self::Digit,
            (Tool::Colour, _) => match tint {
                Some(colour) => Self::Tint(colour),
                None => Self::Colour,
            },
            _ if settings.auto => Self::Candidates,
            (_, Notes::Simple) => Self::Notes,
            (Tool::Corner, Notes::Both) => Self::Corner,
            (Tool::Centre, Notes::Both) => Self::Centre,
        }
    }

    /// The marks of this layer, where it has any.
    fn marks(self, content: &Content) -> DigitSet {
        match self {
            Self::Corner => content.corner,
            Self::Centre => content.centre,
            Self::Notes => content.notes(),
            Self::Colour => content.colours,
            Self::Digit | Self::Candidates | Self::Tint(_) => DigitSet::EMPTY,
        }
    }

    fn set_marks(self, content: &mut Content, marks: DigitSet) {
        match self {
            Self::Corner => content.corner = marks,
            Self::Centre => content.centre = marks,
            Self::Notes => content.set_notes(marks),
            Self::Colour => content.colours = marks,
            Self::Digit | Self::Candidates | Self::Tint(_) => {}
        }
    }

    fn is_empty(self, content: &Content) -> bool {
        match self {
            Self::Digit => content.digit.is_none() || content.given,
            Self::Corner | Self::Centre | Self::Notes => content.digit.is_some() || self.marks(content).is_empty(),
            Self::Candidates => content.digit.is_some() || content.struck.is_empty(),
            Self::Colour => content.colours.is_empty(),
            Self::Tint(_) => !content.has_tints(),
        }
    }

    fn clear(self, content: &mut Content) {
        match self {
            Self::Digit => (content.digit, content.by_solver) = (None, false),
            Self::Candidates => content.struck = DigitSet::EMPTY,
            Self::Tint(_) => content.clear_tints(),
            Self::Corner | Self::Centre | Self::Notes | Self::Colour => self.set_marks(content, DigitSet::EMPTY),
        }
    }
}

/// Enters a digit, mark or colour in the cells: in all of them if any lacks it, else out of all.
pub(super) fn enter(game: &Game, cells: CellSet, layer: Layer, digit: Digit, settings: &Settings) -> Step {
    match layer {
        Layer::Digit => enter_digit(game, cells, digit, settings),
        Layer::Candidates => strike(game, cells, digit),
        Layer::Tint(colour) => tint(game, cells, digit, colour),
        Layer::Corner | Layer::Centre | Layer::Notes | Layer::Colour => mark(game, cells, layer, digit),
    }
}

fn enter_digit(game: &Game, cells: CellSet, digit: Digit, settings: &Settings) -> Step {
    let cells: CellSet = cells.iter().filter(|cell| !game.content(*cell).given).collect();
    let is_in_all = cells.iter().all(|cell| game.digit(cell) == Some(digit));
    let wanted = (!is_in_all).then_some(digit);
    let mut step = change(game, cells, |content| {
        content.digit = wanted;
        content.by_solver = false;
    });
    step.extend(settled(game, cells, wanted, settings));
    step
}

/// Puts a given digit into the cells: into all of them if any lacks it, else out of all. Where no digit is given yet, those that are there
/// become givens, too: they are of the same puzzle.
pub(super) fn enter_given(game: &Game, cells: CellSet, digit: Digit) -> Step {
    let is_in_all = cells.iter().all(|cell| game.digit(cell) == Some(digit));
    let given = if is_in_all { Content::default() } else { Content::of_given(digit) };
    let filled: CellSet = Cell::ALL.into_iter().filter(|cell| game.digit(*cell).is_some()).collect();
    let loose = if game.has_givens() { CellSet::EMPTY } else { filled - cells };
    let entered = change(game, cells, |content| *content = given);
    entered.into_iter().chain(change(game, loose, |content| content.given = true)).collect()
}

/// Takes everything out of the cells, whatever is given.
pub(super) fn empty(game: &Game, cells: CellSet) -> Step {
    change(game, cells, |content| *content = Content::default())
}

/// The marks around cells whose digits go or are replaced: those that were taken for the digits that go are given back, and those of
/// the digit that is wanted there go.
fn settled(game: &Game, cells: CellSet, wanted: Option<Digit>, settings: &Settings) -> Step {
    let mut digits = game.digits();
    let (mut gone, mut peers) = (DigitSet::EMPTY, CellSet::EMPTY);
    for cell in cells.iter() {
        gone = gone | game.digit(cell).map_or(DigitSet::EMPTY, DigitSet::single);
        peers = peers | cell.peers();
        digits.set(cell, wanted);
    }
    let mut step = Step::new();
    for cell in (peers - cells).iter() {
        let before = game.content(cell);
        let mut after = before;
        for digit in (gone & digits.unseen_digits(cell)).iter() {
            if let Some(noted) = taken_for(game, cell, digit) {
                after.corner = after.corner | noted.corner & DigitSet::single(digit);
                after.centre = after.centre | noted.centre & DigitSet::single(digit);
            }
        }
        if let Some(digit) = wanted.filter(|_| settings.tidy && before.digit.is_none()) {
            after.corner = after.corner.without(digit);
            after.centre = after.centre.without(digit);
        }
        step.push(Change { cell, before, after });
    }
    step
}

/// What the cell held before its mark of the digit went by itself, for the digit was put into a cell that it sees. `None` if it is there,
/// never was, or the player was the last to change it.
fn taken_for(game: &Game, cell: Cell, digit: Digit) -> Option<Content> {
    for step in game.history().done().iter().rev() {
        let Some(Change { before, after, .. }) = step.iter().rev().find(|change| change.cell == cell) else { continue };
        if before.notes().contains(digit) != after.notes().contains(digit) {
            let places = |change: &Change| {
                change.after.digit == Some(digit)
                    && change.before.digit != Some(digit)
                    && cell.peers().contains(change.cell)
            };
            return step.iter().any(places).then_some(*before).filter(|before| before.notes().contains(digit));
        }
    }
    None
}

fn mark(game: &Game, cells: CellSet, layer: Layer, digit: Digit) -> Step {
    let takes = |cell: &Cell| layer == Layer::Colour || game.digit(*cell).is_none();
    let cells: CellSet = cells.iter().filter(takes).collect();
    let is_in_all = cells.iter().all(|cell| layer.marks(&game.content(cell)).contains(digit));
    change(game, cells, |content| {
        let marks = layer.marks(content);
        layer.set_marks(content, if is_in_all { marks.without(digit) } else { marks.with(digit) });
    })
}

/// Takes an automatic candidate out of the cells, or puts it back where it shows in none of them.
fn strike(game: &Game, cells: CellSet, digit: Digit) -> Step {
    let open: CellSet = cells.iter().filter(|cell| game.digit(*cell).is_none()).collect();
    let shows = open.iter().any(|cell| game.automatic(cell).contains(digit));
    change(game, open, |content| {
        content.struck = if shows { content.struck.with(digit) } else { content.struck.without(digit) };
    })
}

fn tint(game: &Game, cells: CellSet, digit: Digit, colour: u8) -> Step {
    let open: CellSet = cells.iter().filter(|cell| game.digit(*cell).is_none()).collect();
    let is_in_all = open.iter().all(|cell| game.content(cell).tint(digit) == colour);
    change(game, open, |content| content.set_tint(digit, if is_in_all { 0 } else { colour }))
}

/// Clears the layer in the cells, or the next layer that holds anything there. Around digits that go, the marks taken for them come back.
pub(super) fn clear(game: &Game, cells: CellSet, first: Layer, settings: &Settings) -> Step {
    let others = [Layer::Digit, Layer::Candidates, Layer::Centre, Layer::Corner, Layer::Tint(0), Layer::Colour];
    let holds = |layer: &Layer| cells.iter().any(|cell| !layer.is_empty(&game.content(cell)));
    let Some(layer) = [first].into_iter().chain(others).find(holds) else { return Step::new() };
    let held: CellSet = cells.iter().filter(|cell| !layer.is_empty(&game.content(*cell))).collect();
    let mut step = change(game, held, |content| layer.clear(content));
    if layer == Layer::Digit {
        step.extend(settled(game, held, None, settings));
    }
    step
}

/// Takes everything out of the cells that is not given.
pub(super) fn reset(game: &Game, cells: CellSet, settings: &Settings) -> Step {
    let own: CellSet = cells.iter().filter(|cell| !game.content(*cell).given).collect();
    let mut step = change(game, own, |content| *content = Content::default());
    step.extend(settled(game, own, None, settings));
    step
}

/// Makes every digit a given, or no digit.
pub(super) fn fix(game: &Game, given: bool) -> Step {
    change(game, CellSet::FULL, |content| {
        content.given = given && content.digit.is_some();
        content.by_solver &= !given;
    })
}

/// Writes the solution into every cell that is not given.
pub(super) fn fill(game: &Game, solution: &Solution) -> Step {
    let own: CellSet = Cell::ALL.into_iter().filter(|cell| !game.content(*cell).given).collect();
    let fill = |cell| {
        change(game, CellSet::single(cell), |content| {
            content.by_solver = content.digit != Some(solution.get(cell)) || content.by_solver;
            content.digit = Some(solution.get(cell));
        })
    };
    own.iter().flat_map(fill).collect()
}

/// Writes all candidates as marks into the open cells without any: what the player took out of others stays out.
pub(super) fn note_all(game: &Game, settings: &Settings) -> Step {
    note(game, settings, |cell| game.noted(cell, settings.notes).unwrap_or_else(|| game.automatic(cell)))
}

/// Writes candidates as marks into the open cells.
pub(super) fn note(game: &Game, settings: &Settings, marks: impl Fn(Cell) -> DigitSet) -> Step {
    let open = Cell::ALL.into_iter().filter(|cell| game.digit(*cell).is_none());
    let note = |cell: Cell| {
        change(game, CellSet::single(cell), |content| match settings.notes {
            Notes::Both => content.centre = marks(cell),
            Notes::Simple => content.set_notes(marks(cell)),
        })
    };
    open.flat_map(note).collect()
}

/// Does what a hint says: digits, and candidates to take out of the player's own.
pub(super) fn apply(game: &Game, placed: &[Candidate], out: &[Candidate], settings: &Settings) -> Step {
    let mut after = game.clone();
    let mut step = Step::new();
    for candidate in placed {
        let mut part = enter_digit(&after, CellSet::single(candidate.cell()), candidate.digit(), settings);
        part.iter_mut()
            .filter(|change| change.cell == candidate.cell())
            .for_each(|change| change.after.by_solver = true);
        after.perform(part.clone());
        step.extend(part);
    }
    for candidate in out {
        let part = take_out(&after, *candidate, settings);
        after.perform(part.clone());
        step.extend(part);
    }
    step
}

/// Takes one candidate out of what the player sees; where there are no marks yet, all others are written down.
fn take_out(game: &Game, candidate: Candidate, settings: &Settings) -> Step {
    let (cell, digit) = (candidate.cell(), candidate.digit());
    let marks = game.seen_candidates(cell, settings).unwrap_or_else(|| game.digits().unseen_digits(cell));
    change(game, CellSet::single(cell), |content| match settings.notes {
        _ if settings.auto => content.struck = content.struck.with(digit),
        Notes::Both => content.centre = marks.without(digit),
        Notes::Simple => content.set_notes(marks.without(digit)),
    })
}

/// The changes that an edit makes to the cells.
fn change(game: &Game, cells: CellSet, edit: impl Fn(&mut Content)) -> Step {
    let change = |cell| {
        let before = game.content(cell);
        let mut after = before;
        edit(&mut after);
        Change { cell, before, after }
    };
    cells.iter().map(change).collect()
}
