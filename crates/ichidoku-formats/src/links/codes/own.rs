//! Links of this app with a game in progress, `#p=53..7…&s=…`: the 81 cells, and what the player has put into them.
//!
//! For each cell up to the last that holds anything there is a character whose six bits say which layers follow: the digit,
//! corner marks, centre marks, candidates taken out, colours, colours of candidates. A layer is a number, its lowest six bits
//! first.

use ichidoku::{Candidate, CandidateSet, Cell, Digit, DigitSet, Puzzle, Rules, text};
use serde_json::{Map, Value};

use super::reading::{Read, unknown_rules, unseen};
use crate::document::{Document, Other};
use crate::error::Problem;
use crate::fault::Fault;

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Number of characters of each layer.
const WIDTHS: [usize; 6] = [1, 2, 2, 2, 2, 6];

/// What is kept of the colours of candidates, for which a document has no place.
const CANDIDATE_COLOURS: &str = "candidate_colours";

pub(super) fn read(code: &str) -> Read {
    let mut fields = code.strip_prefix("p=")?.split('&');
    let puzzle = text::read_line(fields.next()?.as_bytes().try_into().ok()?)?;
    Some(document(puzzle, fields))
}

fn document<'a>(puzzle: Puzzle, fields: impl Iterator<Item = &'a str>) -> Result<Document, Problem> {
    let (mut document, mut others) = (Document::of(puzzle), Vec::new());
    for field in fields {
        match field.split_once('=').unwrap_or((field, "")) {
            ("s", text) => others.extend(Game::read(text)?.put_into(&mut document)?),
            ("rules", name) => document.rules = Rules::named(name).ok_or_else(|| unknown_rules(&[name.into()]))?,
            // Such as the technique that an exercise asks for.
            (name, value) => others.push(Other::of_text(name, value)),
        }
    }
    document.set_others(others);
    Ok(document)
}

/// What the player has put into the cells.
#[derive(Default)]
struct Game {
    entries: Vec<Candidate>,
    corner: CandidateSet,
    centre: CandidateSet,
    /// Candidates taken out.
    struck: CandidateSet,
    colours: Option<[DigitSet; 81]>,
    candidate_colours: Map<String, Value>,
}

impl Game {
    fn read(text: &str) -> Result<Self, Problem> {
        let damaged = || Problem::from(Fault::DamagedCode);
        let mut bits = text.bytes().map(|byte| Some(ALPHABET.iter().position(|known| *known == byte)? as u64));
        let mut game = Self::default();
        for cell in Cell::ALL {
            let added = layers(&mut bits).and_then(|layers| game.add(cell, layers));
            added.ok_or_else(|| damaged().in_cell(cell))?;
        }
        if bits.next().is_some() { Err(damaged()) } else { Ok(game) }
    }

    /// Adds the layers of a cell; `None` if they hold what no cell can.
    fn add(&mut self, cell: Cell, layers: [u64; 6]) -> Option<()> {
        let [digit, corner, centre, struck, colours, of_candidates] = layers;
        if digit != 0 {
            self.entries.push(Candidate::of(cell, Digit::new(digit as u8)?));
        }
        for (marks, layer) in [(&mut self.corner, corner), (&mut self.centre, centre), (&mut self.struck, struck)] {
            digits(layer)?.iter().for_each(|digit| _ = marks.insert(Candidate::of(cell, digit)));
        }
        if colours != 0 {
            self.colours.get_or_insert([DigitSet::EMPTY; 81])[cell.index()] = digits(colours)?;
        }
        for digit in Digit::ALL {
            match of_candidates >> (4 * digit.index()) & 15 {
                0 => {}
                colour @ 1..=9 => {
                    self.candidate_colours.insert(Candidate::of(cell, digit).to_string(), colour.into());
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Puts all of it into the document but what has no place there, which is returned.
    fn put_into(self, document: &mut Document) -> Result<Option<Other>, Problem> {
        self.entries.into_iter().try_for_each(|entry| document.enter(entry))?;
        document.set_marks(self.corner, self.centre);
        if self.colours.is_some() {
            document.more_mut().colours = self.colours;
        }
        if !self.struck.is_empty() {
            let grid = document.state.as_deref().unwrap_or(&document.puzzle);
            let left = unseen(grid).filter(|candidate| !self.struck.contains(*candidate)).collect();
            document.set_open_candidates(left);
        }
        let colours = Some(self.candidate_colours).filter(|colours| !colours.is_empty());
        Ok(colours.map(|colours| Other { name: CANDIDATE_COLOURS.into(), json: Value::from(colours).to_string() }))
    }
}

/// The numbers of the next cell; `None` if one of them is cut off or has a character of another kind.
fn layers(bits: &mut impl Iterator<Item = Option<u64>>) -> Option<[u64; 6]> {
    let which = bits.next().unwrap_or(Some(0))?;
    let mut layers = [0; 6];
    for (layer, width) in WIDTHS.into_iter().enumerate().filter(|(layer, _)| which >> layer & 1 == 1) {
        for place in 0..width {
            layers[layer] |= bits.next()?? << (6 * place);
        }
    }
    Some(layers)
}

/// The digits of a layer that is a set of them.
fn digits(layer: u64) -> Option<DigitSet> {
    (layer < 512).then(|| DigitSet::from_bits(layer as u16))
}
