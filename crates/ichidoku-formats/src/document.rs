//! One puzzle of a source, with all that the source says of it.

use std::borrow::Cow;

use ichidoku::text::Parsed;
use ichidoku::{Candidate, CandidateSet, DigitSet, Puzzle, Rules, text};

use crate::error::Problem;
use crate::fault::Fault;
use crate::names;
use crate::part::{Part, Parts};

/// One puzzle of a source, with all that the source says of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// The rules of the puzzle.
    pub rules: Rules,
    /// The clues.
    pub puzzle: Puzzle,
    /// The candidates, where the source shows them.
    pub candidates: Option<Box<CandidateSet>>,
    /// The digits of a game in progress, clues among them, where the source has such.
    pub state: Option<Box<Puzzle>>,
    /// The title, name or id that the source gives.
    pub name: Option<String>,
    /// How hard the puzzle is, as a number, in the source's words.
    pub rating: Option<String>,
    /// How hard the puzzle is, as a grade, in the source's words.
    pub difficulty: Option<String>,
    /// The solution that the source gives; nobody has checked it, and cells may be blank.
    pub solution: Option<Puzzle>,
    /// The 1-based line on which the puzzle starts.
    pub line: u64,
    /// What few sources say; a box of its own, so that the others don't pay for it.
    pub more: Option<Box<More>>,
}

/// What few sources say of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct More {
    /// Who made the puzzle.
    pub author: Option<String>,
    /// Where the puzzle is from: a book, a newspaper, a site.
    pub source: Option<String>,
    /// The rules as whoever made the puzzle wrote them; perhaps several lines.
    pub rules_text: Option<String>,
    /// The player's corner marks.
    pub corner: Option<CandidateSet>,
    /// The player's centre marks.
    pub centre: Option<CandidateSet>,
    /// The colours of each cell in reading order, as numbers from 1 to 9.
    pub colours: Option<[DigitSet; 81]>,
    /// How the source writes these colours, the first as number 1; empty where it has only numbers.
    pub palette: Vec<String>,
    /// What has no meaning here, in the order of the source. Only kept by a source that was [asked to](crate::Source::keep_others).
    pub others: Vec<Other>,
    /// True if the source says more around this puzzle and others, which is not kept. Only known where others are kept.
    pub outside: bool,
}

/// A column of a table or a member of a JSON object that has no meaning here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// The name of the column or the key, as it is spelt.
    pub name: String,
    /// The value as JSON, spelt as it came unless its object is inside another value. A number of at most 15 digits in a table is a number,
    /// any other text of a table is a string, and an empty field is `null`.
    pub json: String,
}

/// What a record says under one name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark<'a> {
    /// The name as the source spells it, or that of the part if it has none.
    pub name: Cow<'a, str>,
    /// The text, empty in a column of a table that this row leaves blank.
    pub text: Cow<'a, str>,
    /// What it is, if it has a meaning here.
    pub part: Option<Part>,
}

impl Document {
    /// A puzzle with nothing beside it.
    #[inline]
    pub fn of(puzzle: Puzzle) -> Self {
        Self {
            rules: Rules::Classic,
            puzzle,
            candidates: None,
            state: None,
            name: None,
            rating: None,
            difficulty: None,
            solution: None,
            line: 1,
            more: None,
        }
    }

    /// A puzzle on a line, with nothing beside it.
    #[inline]
    pub(crate) fn on_line(puzzle: Puzzle, line: u64) -> Self {
        Self { line, ..Self::of(puzzle) }
    }

    /// The document of a parsed text.
    pub(crate) fn of_parsed(parsed: &Parsed, line: u64) -> Self {
        let Parsed { puzzle, candidates, solution } = *parsed;
        Self { candidates: candidates.map(Box::new), solution, ..Self::on_line(puzzle, line) }
    }

    /// The player's own digits, in reading order.
    pub fn entries(&self) -> impl Iterator<Item = Candidate> + '_ {
        let in_play = self.state.iter().flat_map(|state| state.clues());
        let own = in_play.filter(|(cell, _)| self.puzzle.get(*cell).is_none());
        own.map(|(cell, digit)| Candidate::of(cell, digit))
    }

    /// What there is beside the clues.
    pub fn parts(&self) -> Parts {
        let words = [&self.name, &self.rating, &self.difficulty];
        if self.solution.is_none()
            && self.candidates.is_none()
            && self.state.is_none()
            && self.more.is_none()
            && words.iter().all(|word| word.is_none())
        {
            // Most documents are a puzzle alone.
            return Parts::default();
        }
        let more = |has: fn(&More) -> bool| self.more.as_deref().is_some_and(has);
        let has = |part: &Part| match part {
            Part::Solution => self.solution.is_some(),
            Part::Candidates => self.candidates.is_some(),
            Part::Entries => self.entries().next().is_some(),
            Part::CornerMarks => more(|more| more.corner.is_some()),
            Part::CentreMarks => more(|more| more.centre.is_some()),
            Part::Colours => more(|more| more.colours.is_some()),
            Part::Name => self.name.is_some(),
            Part::Author => more(|more| more.author.is_some()),
            Part::RulesText => more(|more| more.rules_text.is_some()),
            Part::Source => more(|more| more.source.is_some()),
            Part::Rating => self.rating.is_some(),
            Part::Difficulty => self.difficulty.is_some(),
            Part::Others => more(|more| more.others.iter().any(|other| other.json != "null")),
            Part::Outside => more(|more| more.outside),
        };
        Part::ALL.into_iter().filter(has).collect()
    }

    /// Sets what has no meaning here, where there is any of that.
    pub(crate) fn set_others(&mut self, others: Vec<Other>) {
        if !others.is_empty() {
            self.more_mut().others = others;
        }
    }

    /// Sets who made the puzzle and where it is from, where that is known.
    pub(crate) fn set_origin(&mut self, author: Option<String>, source: Option<String>) {
        if author.is_some() || source.is_some() {
            let more = self.more_mut();
            (more.author, more.source) = (author, source);
        }
    }

    /// Sets the rules in the words of whoever made the puzzle, where these are known.
    pub(crate) fn set_rules_text(&mut self, rules_text: Option<String>) {
        if rules_text.is_some() {
            self.more_mut().rules_text = rules_text;
        }
    }

    /// Sets the player's marks, where there are any.
    pub(crate) fn set_marks(&mut self, corner: CandidateSet, centre: CandidateSet) {
        let [corner, centre] = [corner, centre].map(|marks| Some(marks).filter(|marks| !marks.is_empty()));
        if corner.or(centre).is_some() {
            let more = self.more_mut();
            (more.corner, more.centre) = (corner, centre);
        }
    }

    /// Sets the candidates of the open cells, if there are any; a digit in the grid is the only candidate of its cell.
    #[cfg(feature = "links")]
    pub(crate) fn set_open_candidates(&mut self, open: CandidateSet) {
        let digits = self.state.as_deref().unwrap_or(&self.puzzle).clues();
        let in_grid = digits.map(|(cell, digit)| Candidate::of(cell, digit));
        let all = open.iter().chain(in_grid).collect();
        self.candidates = Some(Box::new(all)).filter(|_| !open.is_empty());
    }

    /// What few sources say, to be filled in.
    pub(crate) fn more_mut(&mut self) -> &mut More {
        self.more.get_or_insert_default()
    }

    /// The document of a game in progress, which keeps its clues.
    pub(crate) fn in_play(self, state: &Parsed) -> Result<Self, Problem> {
        let lost = self.puzzle.clues().find(|(cell, digit)| state.puzzle.get(*cell) != Some(*digit));
        match lost {
            None => {
                Ok(Self { candidates: state.candidates.map(Box::new), state: Some(Box::new(state.puzzle)), ..self })
            }
            Some((cell, digit)) => {
                let fault = match state.puzzle.get(cell) {
                    Some(found) => Fault::GivenReplaced { found, given: digit },
                    None => Fault::GivenMissing { given: digit },
                };
                Err(Problem::from(fault).in_cell(cell))
            }
        }
    }

    /// Puts in a digit of the player's own, in a cell without another.
    pub(crate) fn enter(&mut self, entry: Candidate) -> Result<(), Problem> {
        let (cell, digit) = (entry.cell(), entry.digit());
        let state = self.state.get_or_insert_with(|| Box::new(self.puzzle));
        match state.get(cell) {
            Some(other) if other != digit => {
                let fault = match self.puzzle.get(cell) {
                    Some(given) => Fault::GivenReplaced { found: digit, given },
                    None => Fault::EntryReplaced { found: digit, entry: other },
                };
                Err(Problem::from(fault).in_cell(cell))
            }
            _ => {
                state.set(cell, Some(digit));
                Ok(())
            }
        }
    }
}

impl More {
    /// What the source has in the place of a solution, and is none.
    pub(crate) fn unsolved(&self) -> Option<&Other> {
        self.others.iter().find(|other| other.is_unsolved())
    }
}

impl Other {
    /// True if it has the name of a solution, in whose place it is written.
    pub(crate) fn is_unsolved(&self) -> bool {
        self.name == names::of_part(Part::Solution)
    }

    /// What a text says under a name, as in a table. Numbers with more digits than readers of JSON keep stay texts.
    pub fn of_text(name: &str, text: &str) -> Self {
        let digits = text.bytes().filter(u8::is_ascii_digit).count();
        let is_number = digits <= EXACT_DIGITS && serde_json::from_str::<serde_json::Number>(text).is_ok();
        let json = match text {
            "" => "null".into(),
            number if is_number => number.into(),
            other => serde_json::Value::from(other).to_string(),
        };
        Self { name: name.into(), json }
    }

    /// The value as text: a string without its quotes, nothing for `null`, anything else as it is spelt in JSON.
    pub fn text(&self) -> String {
        match &*self.json {
            "null" => String::new(),
            json => serde_json::from_str(json).unwrap_or_else(|_| json.into()),
        }
    }
}

/// So many decimal digits come through a floating-point number of 64 bits unchanged.
const EXACT_DIGITS: usize = 15;

/// Characters in puzzles beside digits.
const BLANKS: &str = ".*_-";

/// A shorter text in the place of a solution is a number of solutions, or says whether there is one.
const SHORTEST: usize = 20;

/// The solution that a text in its place states, if it is one.
pub(crate) fn stated(text: &str) -> Result<Option<Puzzle>, Problem> {
    let solid = || text.chars().filter(|c| !c.is_whitespace());
    let symbols = solid().filter(|c| c.is_ascii_digit() || BLANKS.contains(*c)).count();
    if symbols < SHORTEST || symbols * 3 < solid().count() * 2 {
        return Ok(None);
    }
    text::read(text).map(|parsed| Some(parsed.puzzle)).map_err(|error| Problem::from(error).in_solution())
}
