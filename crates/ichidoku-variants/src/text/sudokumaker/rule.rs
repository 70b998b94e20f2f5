//! What each kind of rule means.

use serde_json::Value;

use super::block::Block;
use super::places::{Outer, cells_of, corner};
use crate::constraint::{Constraint, Line, Outside};
use crate::little_killer::diagonal;
use crate::text::fog::fog;
use crate::text::forms;
use crate::text::json::{is_void, list, number};
use crate::text::regions;
use crate::text::{TextError, TextFault};
use crate::{Cell, Shape};

/// Kind of the rules that are programs.
const CUSTOM: u64 = 1000;

/// A rule, and what there is around it.
pub(super) struct Rule<'a> {
    pub(super) block: &'a Block<'a>,
    /// All rules, since some mean something else beside others.
    pub(super) blocks: &'a [Block<'a>],
    pub(super) shape: Shape,
    /// The region of each cell, if there are regions.
    pub(super) boxes: Option<&'a [Option<u64>]>,
}

/// What a rule comes to, or what is wrong with it.
pub(super) type Read = Result<Vec<Constraint>, TextFault>;

/// Members that a rule of any kind may have.
const COMMON: [&str; 9] =
    ["type", "name", "style", "id", "config", "enabled", "disabled", "solverIgnored", "elementMetadata"];

impl Rule<'_> {
    pub(super) fn read(&self) -> Result<Vec<Constraint>, TextError> {
        let rules = self.check_members().and_then(|()| self.rules());
        rules.map_err(|wrong| self.block.fault(wrong))
    }

    /// A member that is not known may change what the rule means.
    fn check_members(&self) -> Result<(), TextFault> {
        let own: &[&str] = match self.block.kind {
            10..=15 => &[],
            16 => &["groups"],
            100..=103 | 305 | 306 | 600 | 601 => &["cells"],
            200 => &["clues", "negative", "overrideNegativeRatios"],
            201 => &["clues", "negative", "overrideNegativeDifferences"],
            202 => &["clues", "negative"],
            300 => &["thermometers", "slow"],
            301 | 304 => &["cages"],
            302 => &["groups"],
            303 | 500..=504 => &["clues"],
            401 => &["lines", "minDifference"],
            404 => &["lines", "singleRegionTotals"],
            406 => &["lines", "groups"],
            400..=409 => &["lines", "bulbsWithArrows"],
            4000 => &["lightCells"],
            CUSTOM => return Err("is JavaScript, which isn't run".into()),
            _ => return Err(self.unknown()),
        };
        let members = self.block.config.as_object().into_iter().flatten();
        let is_known = |name: &str| COMMON.contains(&name) || own.contains(&name);
        match members.into_iter().find(|(name, value)| !is_known(name) && !is_void(value)) {
            Some((name, _)) => Err(format!("has a member '{name}', which isn't known").into()),
            None => Ok(()),
        }
    }

    fn rules(&self) -> Read {
        use Constraint as C;
        match self.block.kind {
            10 => Ok(vec![C::Diagonal { rising: false }]),
            11 => Ok(vec![C::Diagonal { rising: true }]),
            12 => Ok(vec![C::AntiKing]),
            13 => Ok(vec![C::AntiKnight]),
            14 => self.disjoint_groups(),
            15 => self.nonconsecutive(),
            16 => self.small_squares(),
            100 => self.digits(|digit| digit % 2 == 0),
            101 => self.digits(|digit| digit % 2 == 1),
            102 => self.extreme(|cell, near| vec![cell, near]),
            103 => self.extreme(|cell, near| vec![near, cell]),
            200..=202 => self.dots(),
            301 => self.each("cages", |cage| Some(C::Cage { sum: self.sum(cage)?, cells: self.cage(cage)? })),
            302 => self.clones(),
            303 => self.each("clues", |clue| self.quadruple(clue)),
            304 => self.each("cages", |cage| self.look_and_say(cage)),
            305 => Ok(vec![C::AllDifferent(self.cells()?)]),
            306 => Ok(vec![C::CountingCircles(self.cells()?)]),
            500 => self.little_killers(),
            501 => self.sandwiches(),
            502 => self.outside(|outside| match outside.front.or(outside.back) {
                Some(0) => self.first_is_zero(outside),
                _ => C::XSum(outside),
            }),
            503 => self.outside(C::Skyscraper),
            504 => self.outside(C::NumberedRoom),
            600 => Ok(vec![C::Indexing { rows: true, cells: self.cells()? }]),
            601 => Ok(vec![C::Indexing { rows: false, cells: self.cells()? }]),
            4000 => Ok(vec![fog(self.shape, self.cells_in("lightCells")?, Vec::new())]),
            _ => self.lines(),
        }
    }

    /// A constraint of each item of a list.
    pub(super) fn each(&self, name: &str, make: impl Fn(&Value) -> Option<Constraint>) -> Read {
        self.every(name, |item| make(item).map(|constraint| vec![constraint]))
    }

    /// Constraints of each item of a list.
    pub(super) fn every(&self, name: &str, make: impl Fn(&Value) -> Option<Vec<Constraint>>) -> Read {
        let mut all = Vec::new();
        for item in list(self.block.config, name) {
            all.extend(make(item).ok_or_else(|| self.unreadable())?);
        }
        Ok(all)
    }

    pub(super) fn unknown(&self) -> TextFault {
        TextFault::UnknownRule { rule: self.block.quoted_label() }
    }

    pub(super) fn unreadable(&self) -> TextFault {
        TextFault::Unreadable { rule: self.block.quoted_label() }
    }

    fn cells(&self) -> Result<Vec<Cell>, TextFault> {
        self.cells_in("cells")
    }

    fn cells_in(&self, name: &str) -> Result<Vec<Cell>, TextFault> {
        let cells = self.block.config.get(name).and_then(|cells| cells_of(self.shape, cells));
        cells.ok_or_else(|| self.unreadable())
    }

    fn cage(&self, cage: &Value) -> Option<Vec<Cell>> {
        cells_of(self.shape, cage.get("cells")?).filter(|cells| !cells.is_empty())
    }

    /// The sum of a cage, where 0 stands for none.
    fn sum(&self, cage: &Value) -> Option<Option<i16>> {
        match cage.get("value").filter(|value| !is_void(value)) {
            None => Some(None),
            Some(value) => number(value).map(|sum| Some(sum).filter(|&sum| sum != 0)),
        }
    }

    fn digits(&self, fits: impl Fn(i16) -> bool) -> Read {
        let digits = (self.shape.lowest()..=self.shape.highest()).filter(|&digit| fits(digit)).collect::<Vec<_>>();
        let given = self.cells()?.into_iter().map(|cell| (cell, digits.clone())).collect::<Vec<_>>();
        Ok(if given.is_empty() { Vec::new() } else { vec![Constraint::Given(given)] })
    }

    /// A rule for each marked cell and each at its side that isn't marked.
    fn extreme(&self, pair: impl Fn(Cell, Cell) -> Vec<Cell>) -> Read {
        let cells = self.cells()?;
        let pairs = cells.iter().flat_map(|&cell| self.shape.beside(cell).map(move |near| (cell, near)));
        let pairs = pairs.filter(|(_, near)| !cells.contains(near));
        Ok(pairs.map(|(cell, near)| Constraint::GreaterThan(pair(cell, near))).collect())
    }

    /// The cells at the same place of all regions.
    fn disjoint_groups(&self) -> Read {
        let boxes = regions::groups(self.boxes.unwrap_or_default());
        if boxes.is_empty() || boxes.iter().any(|cells| cells.len() != boxes[0].len()) {
            return Err("needs regions of the same size".into());
        }
        let mut usual = self.shape.boxes(self.shape.side());
        crate::sort(&mut usual);
        let mut sorted = boxes.clone();
        crate::sort(&mut sorted);
        if sorted == usual {
            return Ok(vec![Constraint::DisjointSets]);
        }
        let at = |place: usize| Constraint::AllDifferent(boxes.iter().map(|cells| cells[place]).collect());
        Ok((0..boxes[0].len()).map(at).collect())
    }

    /// Cells of each group are copies of each other.
    fn clones(&self) -> Read {
        self.every("groups", |group| {
            let cells = cells_of(self.shape, group)?;
            Some(cells.windows(2).map(|pair| Constraint::Palindrome(pair.to_vec())).collect())
        })
    }

    fn quadruple(&self, clue: &Value) -> Option<Constraint> {
        let digits = clue.get("digits")?.as_array()?.iter().map(number).collect::<Option<Vec<_>>>()?;
        Some(forms::quadruple(self.shape, digits, corner(self.shape, clue.get("corner")?.as_u64()?)?))
    }

    /// Counts and digits one after another, each of one character.
    fn look_and_say(&self, cage: &Value) -> Option<Constraint> {
        let value = cage.get("value")?;
        let clue = value.as_str().map_or_else(|| value.to_string(), |text| text.trim().to_owned());
        let is_pairs = clue.len() % 2 == 0 && !clue.is_empty() && clue.bytes().all(|byte| byte.is_ascii_digit());
        let cells = self.cage(cage)?;
        (is_pairs && self.shape.highest() <= 9).then_some(Constraint::LookAndSay { clue, cells })
    }

    /// The cell around the grid that a clue is in. A diagonal is another way to look, which only some kinds know.
    fn outer(&self, clue: &Value, has_diagonal: bool) -> Option<Outer> {
        let diagonal = clue.get("diagonal").filter(|diagonal| !is_void(diagonal) && **diagonal != 0);
        (has_diagonal == diagonal.is_some()).then(|| Outer::new(self.shape, clue.get("outerCell")?.as_u64()?))?
    }

    fn little_killers(&self) -> Read {
        self.every("clues", |clue| {
            let rises = match clue.get("diagonal")?.as_i64()? {
                1 => true,
                -1 => false,
                _ => return None,
            };
            let cells = self.outer(clue, true)?.diagonal(rises)?;
            let Some(value) = clue.get("value").filter(|value| !is_void(value)) else { return Some(Vec::new()) };
            Some(vec![diagonal(self.shape, number(value)?, cells)])
        })
    }

    fn sandwiches(&self) -> Read {
        self.every("clues", |clue| {
            let (line, _) = self.outer(clue, false)?.line()?;
            let Some(value) = clue.get("value").filter(|value| !is_void(value)) else { return Some(Vec::new()) };
            Some(vec![Constraint::Sandwich { sum: number(value)?, line }])
        })
    }

    /// The first X digits add up to 0 only if X is 0: otherwise X is one of them.
    fn first_is_zero(&self, outside: Outside) -> Constraint {
        let cells = match outside.line {
            Line::Row(row) => self.shape.row(row.into()),
            Line::Column(column) => self.shape.column(column.into()),
        };
        let first = if outside.front.is_some() { cells.first() } else { cells.last() };
        Constraint::Given(first.map(|&cell| (cell, vec![0])).into_iter().collect())
    }

    fn outside(&self, make: impl Fn(Outside) -> Constraint) -> Read {
        self.every("clues", |clue| {
            let (line, is_front) = self.outer(clue, false)?.line()?;
            let Some(value) = clue.get("value").filter(|value| !is_void(value)) else { return Some(Vec::new()) };
            let clue = Some(number(value)?);
            let outside = Outside { line, front: clue.filter(|_| is_front), back: clue.filter(|_| !is_front) };
            Some(vec![make(outside)])
        })
    }
}
