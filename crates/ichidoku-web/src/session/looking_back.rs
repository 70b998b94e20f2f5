//! A game that is over: what was entered when, where the time went, and which step was needed there.

use ichidoku::{Candidate, Puzzle};

use super::game::Game;
use super::share::from_line;

/// A wait is worth a word from this many seconds on, if it was twice as long as usual.
const LONG: u64 = 10;
/// Number of waits that are spoken of.
const SPOKEN_OF: usize = 3;

/// A digit that the player entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The digit in its cell.
    pub candidate: Candidate,
    /// Seconds since the entry before it, where times were kept.
    pub took: Option<u64>,
    /// The digits on the board before it.
    pub before: Puzzle,
}

/// The givens of a game and its entries as a text, a line each: `r4c7=5 83`, with the playing time in seconds, where that is
/// known. What shows a look back is a module of its own, and need not read saved games.
///
/// ```
/// use ichidoku_web::session::{Msg, State, entries, entries_text};
/// let mut state = State::default();
/// state.game.seconds = 7;
/// state.update(Msg::Focus("r1c1".parse().unwrap()));
/// state.update(Msg::Enter(5));
/// let text = entries_text(&state.game);
/// assert!(text.ends_with("\nr1c1=5 7"));
/// assert_eq!(entries(&text).unwrap()[0].took, Some(7));
/// ```
pub fn entries_text(game: &Game) -> String {
    let mut text = game.puzzle().to_string();
    for (entry, time) in game.timed_entries() {
        text = format!("{text}\n{entry} {}", time.map_or_else(String::new, |time| time.to_string()));
    }
    text
}

/// Reads the entries of that text; `None` if it is something else.
pub fn entries(text: &str) -> Option<Vec<Entry>> {
    let mut lines = text.lines();
    let (mut before, mut last, mut entries) = (from_line(lines.next()?)?, 0, Vec::new());
    for line in lines {
        let (candidate, at) = line.split_once(' ')?;
        let (candidate, at): (Candidate, Option<u64>) = (candidate.parse().ok()?, at.parse().ok());
        entries.push(Entry { candidate, took: at.map(|at| at.saturating_sub(last)), before });
        before.set(candidate.cell(), Some(candidate.digit()));
        last = at.unwrap_or(last);
    }
    Some(entries)
}

/// Places of the entries that took much longer than most, the longest first; at most three.
pub fn longest(entries: &[Entry]) -> Vec<usize> {
    let mut waits: Vec<u64> = entries.iter().filter_map(|entry| entry.took).collect();
    waits.sort_unstable();
    let Some(median) = waits.get(waits.len() / 2) else { return Vec::new() };
    let least = LONG.max(2 * median);
    let mut places: Vec<usize> = Vec::new();
    while places.len() < SPOKEN_OF {
        let others =
            entries.iter().enumerate().filter(|(place, entry)| !places.contains(place) && entry.took >= Some(least));
        let Some((next, _)) = others.rev().max_by_key(|(_, entry)| entry.took) else { break };
        places.push(next);
    }
    places
}

/// Place of the step that decides when the next digit is found: of the steps up to and with the first that places one, that
/// of the latest lesson. `None` if none of them places a digit. Each step is described by its lesson, the last for a technique
/// that has none, and by whether it places a digit.
///
/// ```
/// use ichidoku_web::session::decisive;
/// let (pointing, wing, single) = ((9, false), (23, false), (3, true));
/// assert_eq!(decisive(&[pointing, wing, single, (40, false)]), Some(1));
/// assert_eq!(decisive(&[single, wing]), Some(0));
/// assert_eq!(decisive(&[pointing, wing]), None);
/// ```
pub fn decisive(steps: &[(u64, bool)]) -> Option<usize> {
    let count = 1 + steps.iter().position(|(_, places)| *places)?;
    let hardest = steps[..count].iter().map(|(lesson, _)| *lesson).max()?;
    steps.iter().position(|(lesson, _)| *lesson == hardest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Msg, Origin, State};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /// Enters digits at these playing times; a zero clears the cell.
    fn played(entries: &[(&str, u8, u64)]) -> State {
        let mut state = State::default();
        state.update(Msg::Load(Box::new(Game::new(&LINE.parse().unwrap(), Origin::default()))));
        for (cell, digit, seconds) in entries {
            state.game.seconds = *seconds;
            state.update(Msg::Focus(cell.parse().unwrap()));
            state.update(if *digit == 0 { Msg::ClearAll } else { Msg::Enter(*digit) });
        }
        state
    }

    fn told(state: &State) -> Vec<(String, Option<u64>, usize)> {
        let entries = entries(&entries_text(&state.game)).unwrap();
        entries.iter().map(|e| (e.candidate.to_string(), e.took, e.before.clue_count())).collect()
    }

    #[test]
    fn entries_come_in_their_order_with_what_each_took() {
        let state = played(&[("r5c5", 5, 3), ("r1c3", 2, 9), ("r1c3", 0, 11), ("r1c3", 4, 20)]);
        let expected = [("r5c5=5", Some(3), 30), ("r1c3=4", Some(17), 31)];
        assert_eq!(told(&state), expected.map(|(name, took, count)| (name.to_owned(), took, count)));
    }

    #[test]
    fn times_follow_undo_and_redo() {
        let mut state = played(&[("r5c5", 5, 3), ("r1c3", 4, 9)]);
        state.update(Msg::Undo);
        state.update(Msg::Redo);
        assert_eq!(told(&state)[1].1, Some(6), "it is the entry that it was");
        state.update(Msg::Undo);
        state.game.seconds = 40;
        state.update(Msg::Enter(4));
        assert_eq!(told(&state)[1].1, Some(37));
    }

    #[test]
    fn a_game_from_before_times_were_kept_has_none() {
        let state = played(&[("r5c5", 5, 3)]);
        let saved = serde_json::to_string(&state.game).unwrap().replace(",\"times\":[3]", "");
        let game = Game::from_json(&saved).unwrap();
        let mut state = State { game, ..state };
        state.update(Msg::Focus("r1c3".parse().unwrap()));
        state.update(Msg::Enter(4));
        assert_eq!(told(&state).iter().map(|(_, took, _)| *took).collect::<Vec<_>>(), [None, None]);
        assert_eq!(longest(&entries(&entries_text(&state.game)).unwrap()), Vec::<usize>::new());
    }

    #[test]
    fn three_waits_that_stand_out_are_named() {
        let candidate: Candidate = "r1c1=1".parse().unwrap();
        let waits = |all: &[u64]| {
            let entry = |took: &u64| Entry { candidate, took: Some(*took), before: Puzzle::EMPTY };
            longest(&all.iter().map(entry).collect::<Vec<_>>())
        };
        assert_eq!(waits(&[4, 4, 31, 4, 12, 5, 90, 4]), [6, 2, 4]);
        assert_eq!(waits(&[1, 2, 9]), Vec::<usize>::new(), "nobody waits for nine seconds");
        assert_eq!(waits(&[20, 20, 30]), Vec::<usize>::new(), "nor is what is usual worth a word");
    }
}
