//! Lines: each is a list of cells in order.

use serde_json::Value;

use super::places::cells_of;
use super::rule::{Read, Rule};
use crate::text::TextFault;
use crate::text::json::{is_void, list, number};
use crate::text::regions;
use crate::{Cell, Constraint};

impl Rule<'_> {
    pub(super) fn lines(&self) -> Read {
        use Constraint as C;
        match self.block.kind {
            300 if self.block.config.get("slow").is_some_and(|slow| !is_void(slow)) => {
                self.paths("thermometers", Crossings::Any, C::SlowThermo)
            }
            300 => self.paths("thermometers", Crossings::Any, C::Thermo),
            400 => self.paths("lines", Crossings::None, C::Renban),
            401 => self.whispers(),
            402 => self.paths("lines", Crossings::OfLines, C::Palindrome),
            403 => self.paths("lines", Crossings::OfLines, C::Between),
            404 => self.region_sums(),
            405 => self.sequences(),
            406 => self.grouped_lines(),
            407 => self.paths("lines", Crossings::OfLines, |cells| C::Lockout { difference: 4, cells }),
            408 => self.every("bulbsWithArrows", |arrow| self.arrows(arrow)),
            409 => self.paths("lines", Crossings::OfLines, C::DoubleArrow),
            _ => Err(self.unknown()),
        }
    }

    /// A constraint of each line.
    fn paths(&self, name: &str, crossings: Crossings, make: impl Fn(Vec<Cell>) -> Constraint) -> Read {
        Ok(self.cells_of_lines(name, crossings)?.into_iter().map(make).collect())
    }

    /// The cells of each line, if they cross as they may.
    pub(super) fn cells_of_lines(&self, name: &str, crossings: Crossings) -> Result<Vec<Vec<Cell>>, TextFault> {
        let lines = list(self.block.config, name);
        let read = |line: &Value| cells_of(self.shape, line).filter(|cells| cells.len() > 1);
        let lines = lines.iter().map(read).collect::<Option<Vec<_>>>().ok_or_else(|| self.unreadable())?;
        let repeats = |mut cells: Vec<Cell>| {
            crate::sort(&mut cells);
            cells.windows(2).any(|pair| pair[0] == pair[1])
        };
        let crosses = match crossings {
            Crossings::Any => false,
            Crossings::OfLines => lines.iter().cloned().any(repeats),
            Crossings::None => repeats(lines.concat()),
        };
        if crosses { Err("has lines that cross, close or branch, whose meaning isn't known".into()) } else { Ok(lines) }
    }

    fn whispers(&self) -> Read {
        let difference = self.block.config.get("minDifference").and_then(number);
        let difference = difference.ok_or("has no 'minDifference'")?;
        self.paths("lines", Crossings::Any, |cells| Constraint::Whisper { difference, cells })
    }

    /// Each stay in a box has the same sum.
    fn region_sums(&self) -> Read {
        let boxes =
            self.boxes.filter(|boxes| boxes.iter().all(Option::is_some)).ok_or("needs a region for each cell")?;
        let region = |cell: Cell| boxes.get(usize::from(cell)).copied().flatten();
        let are_totals = self.block.config.get("singleRegionTotals").is_some_and(|totals| !is_void(totals));
        let lines = self.cells_of_lines("lines", Crossings::None)?;
        let stays = |cells: &[Cell]| -> Vec<Vec<Cell>> {
            cells.chunk_by(|&a, &b| region(a) == region(b)).map(<[Cell]>::to_vec).collect()
        };
        let returns = |stays: &[Vec<Cell>]| {
            stays
                .iter()
                .enumerate()
                .any(|(at, stay)| stays[..at].iter().any(|other| region(other[0]) == region(stay[0])))
        };
        if are_totals && lines.iter().any(|cells| returns(&stays(cells))) {
            return Err("adds up several stays in a region, which isn't known".into());
        }
        if regions::groups(boxes).iter().all(|cells| cells.len() == self.shape.side()) {
            return Ok(lines.into_iter().map(Constraint::BoxSumLine).collect());
        }
        Ok(lines.iter().map(|cells| Constraint::EqualSum(stays(cells))).collect())
    }

    /// Steps of the same height: twice a digit is the sum of its neighbours.
    fn sequences(&self) -> Read {
        let lines = self.cells_of_lines("lines", Crossings::None)?;
        let even =
            |cells: &[Cell]| Constraint::Sum { sum: 0, coefficients: Some(vec![1, -2, 1]), cells: cells.to_vec() };
        Ok(lines.iter().flat_map(|cells| cells.windows(3).map(even)).collect())
    }

    /// The first cell of each arrow is in the bulb. A bulb of several cells is a number, read as a text is.
    fn arrows(&self, arrow: &Value) -> Option<Vec<Constraint>> {
        let bulb = cells_of(self.shape, arrow.get("bulbCells")?).filter(|bulb| bulb.is_sorted())?;
        let pill = u8::try_from(bulb.len()).ok().filter(|pill| (1..=3).contains(pill))?;
        let shaft = |arrow: &Value| {
            let cells = cells_of(self.shape, arrow)?;
            let (first, shaft) = cells.split_first()?;
            (bulb.contains(first) && !shaft.is_empty()).then(|| [bulb.as_slice(), shaft].concat())
        };
        let make = |cells: Vec<Cell>| match pill {
            1 => Constraint::Arrow(cells),
            pill => Constraint::PillArrow { pill, cells },
        };
        list(arrow, "arrows").iter().map(|arrow| shaft(arrow).map(make)).collect()
    }
}

/// Which lines may have a cell twice: where they cross, close or branch, the meaning of some kinds isn't certain.
#[derive(Clone, Copy)]
pub(super) enum Crossings {
    Any,
    /// Two lines may, one by itself may not.
    OfLines,
    None,
}
