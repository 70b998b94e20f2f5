//! What a player has put into the cells, as characters of a link.
//!
//! For each cell up to the last that holds anything there is a character whose six bits say which layers follow: the
//! digit, corner notes, centre notes, candidates taken out, colours, colours of candidates. A layer is a number, its lowest
//! six bits first.

use ichidoku::{Cell, Puzzle};

use super::content::Content;
use super::game::Game;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Number of characters of each layer.
const WIDTHS: [usize; 6] = [1, 2, 2, 2, 2, 6];

/// What a player has put into the cells; empty if that is nothing.
pub(super) fn write(game: &Game) -> String {
    let puzzle = game.puzzle();
    let (mut text, mut end) = (String::new(), 0);
    for cell in Cell::ALL {
        let [digit, _, sets @ .., tints] = <[u64; 7]>::from(game.content(cell));
        let own = if puzzle.get(cell).is_some() { 0 } else { digit };
        let layers = [own, sets[0], sets[1], sets[2], sets[3], tints];
        write_layers(layers, &mut text);
        if layers != [0; 6] {
            end = text.len();
        }
    }
    text.truncate(end);
    text
}

fn write_layers(layers: [u64; 6], text: &mut String) {
    let mut push = |bits: u64| text.push(char::from(ALPHABET[(bits & 63) as usize]));
    push((0..6).map(|layer| u64::from(layers[layer] != 0) << layer).sum());
    for (layer, width) in layers.into_iter().zip(WIDTHS).filter(|(layer, _)| *layer != 0) {
        (0..width).for_each(|place| push(layer >> (6 * place)));
    }
}

/// The contents of all cells of a puzzle with what a text of [`write`] puts into them; `None` if it is not one.
pub(super) fn read(puzzle: &Puzzle, text: &str) -> Option<Vec<Content>> {
    let mut bits = text.bytes().map(|byte| Some(ALPHABET.iter().position(|known| *known == byte)? as u64));
    let contents = Cell::ALL.map(|cell| read_cell(puzzle, cell, &mut bits));
    let contents: Option<Vec<Content>> = contents.into_iter().collect();
    contents.filter(|_| bits.next().is_none())
}

fn read_cell(puzzle: &Puzzle, cell: Cell, bits: &mut impl Iterator<Item = Option<u64>>) -> Option<Content> {
    let which = bits.next().unwrap_or(Some(0))?;
    let mut layers = [0; 6];
    for (layer, width) in (0..6).zip(WIDTHS).filter(|(layer, _)| which >> layer & 1 == 1) {
        for place in 0..width {
            layers[layer] |= bits.next()?? << (6 * place);
        }
    }
    let [own, corner, centre, struck, colours, tints] = layers;
    let given = puzzle.get(cell).map_or(0, |digit| u64::from(digit.get()));
    let are_sets = [corner, centre, struck, colours].into_iter().all(|set| set < 512);
    let are_colours = (0..9).all(|digit| tints >> (4 * digit) & 15 <= 9);
    let is_one = own == 0 || given == 0 && own <= 9;
    let content = [given | own, u64::from(given > 0), corner, centre, struck, colours, tints];
    (are_sets && are_colours && is_one).then(|| content.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Msg, Origin, State, Tool};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn contents(game: &Game) -> Vec<Content> {
        Cell::ALL.map(|cell| game.content(cell)).into()
    }

    #[test]
    fn what_is_written_reads_back_the_same() {
        let puzzle = LINE.parse().unwrap();
        let mut state = State::default();
        state.update(Msg::Load(Box::new(Game::new(&puzzle, Origin::default()))));
        assert_eq!(write(&state.game), "", "nothing to keep");
        for (cell, tool, digits) in [
            ("r1c3", Tool::Digit, vec![4]),
            ("r1c4", Tool::Corner, vec![2, 6]),
            ("r4c2", Tool::Centre, vec![1, 2, 5]),
            ("r5c5", Tool::Colour, vec![3, 9]),
            ("r1c1", Tool::Colour, vec![1]),
        ] {
            state.update(Msg::Focus(cell.parse().unwrap()));
            state.update(Msg::Choose(tool));
            digits.into_iter().for_each(|digit| state.update(Msg::Enter(digit)));
        }
        state.update(Msg::Tint(Some(7)));
        state.update(Msg::Touch("r9c1=9".parse().unwrap()));
        let text = write(&state.game);
        assert_eq!(read(&puzzle, &text), Some(contents(&state.game)), "{text}");
        assert!(text.len() < 120, "{text}");
    }

    #[test]
    fn what_is_no_progress_is_refused() {
        let puzzle = LINE.parse().unwrap();
        // A layer that is cut off, a digit over a given, no digit, a character too many, one that is none.
        for text in ["AAC", "BE", "AABK", &"A".repeat(82), "A.A"] {
            assert_eq!(read(&puzzle, text), None, "{text}");
        }
        assert!(read(&puzzle, "AABE").is_some());
        assert_eq!(read(&puzzle, ""), Some(contents(&Game::new(&puzzle, Origin::default()))));
    }
}
