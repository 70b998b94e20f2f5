//! Rules as entries of f-puzzles, in lists for their kinds.

use serde_json::{Map, Value, json};

use super::names::{AREAS, CLUES, DIRECTIONS, DOTS, EXTREMES, LINES, MEASURED, PARITIES, SIGNS, SWITCHES};
use crate::text::pair_tables::is_nabner;
use crate::{Cell, Constraint, Dot, Line, Outside, Shape};

/// The bulb of arrows, and each of them.
type Arrows = (Vec<Cell>, Vec<Vec<Cell>>);

/// The entries of all rules.
pub(super) struct Entries {
    shape: Shape,
    object: Map<String, Value>,
    /// The digits that are possible in a cell, where not all of them are.
    given: Vec<Option<Vec<i16>>>,
    arrows: Vec<Arrows>,
    clones: Vec<[Vec<Cell>; 2]>,
    /// The greater and the lesser cell, and the place of the rule.
    greater: Vec<([Cell; 2], usize)>,
    /// The places of rules that dots would change.
    without_dots: Option<usize>,
    without_other_dots: Option<usize>,
}

impl Entries {
    pub(super) fn new(shape: Shape) -> Self {
        Self {
            shape,
            object: Map::new(),
            given: vec![None; shape.cells()],
            arrows: Vec::new(),
            clones: Vec::new(),
            greater: Vec::new(),
            without_dots: None,
            without_other_dots: None,
        }
    }

    /// Adds a rule, which is a part of the one at this place; nothing if f-puzzles has none like it.
    pub(super) fn add(&mut self, place: usize, rule: &Constraint) -> Option<()> {
        self.add_global(place, rule)
            .or_else(|| self.add_line(rule))
            .or_else(|| self.add_cells(place, rule))
            .or_else(|| self.add_mark(rule))
            .or_else(|| self.add_outside(rule))
    }

    /// The digits that are possible in a cell, if not all of them are.
    pub(super) fn given(&self, cell: Cell) -> Option<&[i16]> {
        self.given.get(usize::from(cell))?.as_deref()
    }

    /// The name of a cell, in decimal numbers in grids of any size.
    pub(super) fn name(&self, cell: Cell) -> String {
        let (row, column) = self.shape.place(cell);
        place_name(row as isize, column as isize)
    }

    pub(super) fn names(&self, cells: &[Cell]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// Adds an entry to the list of its kind.
    pub(super) fn push(&mut self, name: &str, entry: Value) {
        let list = self.object.entry(name).or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(list) = list {
            list.push(entry);
        }
    }

    fn add_global(&mut self, place: usize, rule: &Constraint) -> Option<()> {
        match rule {
            Constraint::AntiConsecutive => {
                self.without_dots = Some(place);
                self.object.insert("nonconsecutive".into(), true.into());
            }
            Constraint::StrictKropki => {
                self.without_other_dots = Some(place);
                self.object.insert("nonconsecutive".into(), true.into());
                self.push("negative", "ratio".into());
            }
            Constraint::StrictXV => self.push("negative", "xv".into()),
            _ => {
                let (name, _) = SWITCHES.into_iter().find(|(_, switched)| switched == rule)?;
                self.object.insert(name.into(), true.into());
            }
        }
        Some(())
    }

    fn add_line(&mut self, rule: &Constraint) -> Option<()> {
        match rule {
            Constraint::Arrow(cells) => return self.add_arrow(1, cells),
            Constraint::PillArrow { pill: pill @ 2..=3, cells } => return self.add_arrow(usize::from(*pill), cells),
            Constraint::Palindrome(cells)
                if let [cell, copy] = cells[..]
                    && !self.touch(cell, copy) =>
            {
                self.add_clone(cell, copy);
                return Some(());
            }
            Constraint::Whisper { difference: value, cells }
            | Constraint::Modular { modulus: value, cells }
            | Constraint::Lockout { difference: value, cells } => return self.add_measured(rule, *value, cells),
            Constraint::Pairs { code, all: true, lines } if is_nabner(self.shape, code) => {
                let lines = lines.iter().map(|line| self.names(&line.parts.concat())).collect::<Vec<_>>();
                self.push("nabner", json!({ "lines": lines }));
                return Some(());
            }
            _ => {}
        }
        let cells = listed(rule);
        let (name, _) = LINES.iter().find(|(_, make)| make(cells.clone()) == *rule)?;
        self.push(name, json!({ "lines": [self.names(&cells)] }));
        Some(())
    }

    fn add_measured(&mut self, rule: &Constraint, value: i16, cells: &[Cell]) -> Option<()> {
        let kind = MEASURED.iter().find(|kind| (kind.make)(value, cells.to_vec()) == *rule)?;
        let mut entry = json!({ "lines": [self.names(cells)] });
        if value != (kind.usual)(self.shape) {
            entry["value"] = value.to_string().into();
        }
        self.push(kind.name, entry);
        Some(())
    }

    /// Arrows of the same bulb are one entry.
    fn add_arrow(&mut self, bulb: usize, cells: &[Cell]) -> Option<()> {
        let (bulb, shaft) = cells.split_at_checked(bulb)?;
        // A line begins in the cell of the bulb that it leaves, rather through a side than through a corner.
        let leave = |near: &dyn Fn(Cell, Cell) -> bool| {
            shaft.first().and_then(|&first| bulb.iter().rfind(|&&cell| near(cell, first)))
        };
        let through_side = leave(&|a, b| self.shape.are_adjacent(a, b));
        let line = through_side
            .or_else(|| leave(&|a, b| self.touch(a, b)))
            .or(bulb.last())
            .into_iter()
            .chain(shaft)
            .copied()
            .collect();
        match self.arrows.iter_mut().find(|(other, _)| other == bulb) {
            Some((_, lines)) => lines.push(line),
            None => self.arrows.push((bulb.to_vec(), vec![line])),
        }
        Some(())
    }

    /// Copies that follow each other and are as far away are one entry.
    fn add_clone(&mut self, cell: Cell, copy: Cell) {
        let shape = self.shape;
        let away = move |cell: Cell, copy: Cell| {
            let ((row, column), (to_row, to_column)) = (shape.place(cell), shape.place(copy));
            (to_row as isize - row as isize, to_column as isize - column as isize)
        };
        match self.clones.last_mut() {
            Some([cells, copies]) if away(cells[0], copies[0]) == away(cell, copy) => {
                cells.push(cell);
                copies.push(copy);
            }
            _ => self.clones.push([vec![cell], vec![copy]]),
        }
    }

    /// True if cells touch each other at a side or a corner.
    fn touch(&self, a: Cell, b: Cell) -> bool {
        self.shape.around(a).contains(&b)
    }

    fn add_cells(&mut self, place: usize, rule: &Constraint) -> Option<()> {
        match rule {
            Constraint::Given(cells) => return cells.iter().try_for_each(|(cell, digits)| self.give(*cell, digits)),
            Constraint::GreaterThan(cells) => {
                let pair = <[Cell; 2]>::try_from(&cells[..]).ok()?;
                self.greater.push((pair, place));
                return Some(());
            }
            Constraint::Cage { sum, cells } => {
                let mut entry = json!({ "cells": self.names(cells) });
                if let Some(sum) = sum.filter(|&sum| sum != 0) {
                    entry["value"] = sum.to_string().into();
                }
                self.push("killercage", entry);
                return Some(());
            }
            _ => {}
        }
        let cells = listed(rule);
        let (name, _) = AREAS.iter().find(|(_, make)| make(cells.clone()) == *rule)?;
        self.push(name, json!({ "cells": self.names(&cells) }));
        Some(())
    }

    /// A digit that is given, the only ones that are possible, or an odd or even digit.
    fn give(&mut self, cell: Cell, digits: &[i16]) -> Option<()> {
        let mut digits = digits.to_vec();
        digits.sort_unstable();
        digits.dedup();
        if let Some((name, _)) =
            PARITIES.iter().find(|(_, parity)| parity.digits(self.shape).eq(digits.iter().copied()))
        {
            self.push(name, json!({ "cell": self.name(cell) }));
            return Some(());
        }
        let given = self.given.get_mut(usize::from(cell))?;
        if let Some(given) = given {
            digits.retain(|digit| given.contains(digit));
        }
        if digits.is_empty() {
            return None;
        }
        *given = Some(digits);
        Some(())
    }

    fn add_mark(&mut self, rule: &Constraint) -> Option<()> {
        let cells = listed(rule);
        let names = self.names(&cells);
        if let Some((sign, _)) = SIGNS.iter().find(|(_, make)| make(cells.clone()) == *rule) {
            self.push("xv", json!({ "cells": names, "value": sign }));
            return Some(());
        }
        if let Constraint::Quad { corner, digits } = rule {
            let steps = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let cells = steps.map(|(down, right)| self.shape.step(*corner, down, right));
            let cells = cells.into_iter().collect::<Option<Vec<_>>>()?;
            self.push("quadruple", json!({ "cells": self.names(&cells), "values": digits }));
            return Some(());
        }
        let Dot { kind, amount, cells } = Dot::of(rule)?;
        let mut entry = json!({ "cells": self.names(&cells) });
        if amount != kind.usual() {
            entry["value"] = amount.to_string().into();
        }
        let (name, _) = DOTS.iter().find(|(_, own)| *own == kind)?;
        self.push(name, entry);
        Some(())
    }

    fn add_outside(&mut self, rule: &Constraint) -> Option<()> {
        match rule {
            Constraint::LittleKiller { sum, start, at_end } => {
                let line = self.shape.little_killer_from_clue(*start, *at_end)?;
                self.add_little_killer(*sum, &line)
            }
            Constraint::Sum { sum, coefficients: None, cells } => match cells[..] {
                [_] => self.add_little_killer(i16::try_from(*sum).ok()?, cells),
                _ => None,
            },
            Constraint::Sandwich { sum, line } => {
                let cell = self.end(*line, true)?;
                self.push("sandwichsum", json!({ "cell": cell, "value": sum.to_string() }));
                Some(())
            }
            Constraint::XSum(clues) | Constraint::Skyscraper(clues) => {
                let (name, _) = CLUES.iter().find(|(_, make)| make(*clues) == *rule)?;
                self.add_clues(name, clues)
            }
            _ => None,
        }
    }

    /// The clue of a diagonal is in the cell outside of the grid from which it comes in.
    fn add_little_killer(&mut self, sum: i16, line: &[Cell]) -> Option<()> {
        let (row, column) = self.shape.place(*line.first()?);
        let leads = |(down, right): (isize, isize)| {
            let next = self.shape.step(line[0], down, right);
            let is_border = self.shape.step(line[0], -down, -right).is_none();
            is_border && next == line.get(1).copied()
        };
        let (name, (down, right)) = DIRECTIONS.into_iter().find(|(_, direction)| leads(*direction))?;
        let cell = place_name(row as isize - down, column as isize - right);
        self.push("littlekillersum", json!({ "cell": cell, "direction": name, "value": sum.to_string() }));
        Some(())
    }

    /// An entry for each end that has a clue; one that says nothing if none has.
    fn add_clues(&mut self, name: &str, clues: &Outside) -> Option<()> {
        for (clue, is_front) in [(clues.front, true), (clues.back, false)] {
            if let Some(clue) = clue {
                let cell = self.end(clues.line, is_front)?;
                self.push(name, json!({ "cell": cell, "value": clue.to_string() }));
            }
        }
        if clues.front.or(clues.back).is_none() {
            let cell = self.end(clues.line, true)?;
            self.push(name, json!({ "cell": cell, "value": "" }));
        }
        Some(())
    }

    /// The cell before a row or column, or behind it.
    fn end(&self, line: Line, is_front: bool) -> Option<String> {
        let (at, sides, length) = match line {
            Line::Row(row) => (usize::from(row), self.shape.rows(), self.shape.columns()),
            Line::Column(column) => (usize::from(column), self.shape.columns(), self.shape.rows()),
        };
        let (at, end) = ((at < sides).then_some(at as isize)?, if is_front { -1 } else { length as isize });
        Some(match line {
            Line::Row(_) => place_name(at, end),
            Line::Column(_) => place_name(end, at),
        })
    }

    /// Adds what depends on other rules too.
    ///
    /// # Errors
    /// The place of a rule that can't be written beside others.
    pub(super) fn finish(&mut self) -> Result<(), usize> {
        for (bulb, lines) in std::mem::take(&mut self.arrows) {
            let lines = lines.iter().map(|line| self.names(line)).collect::<Vec<_>>();
            self.push("arrow", json!({ "cells": self.names(&bulb), "lines": lines }));
        }
        for [cells, copies] in std::mem::take(&mut self.clones) {
            self.push("clone", json!({ "cells": self.names(&cells), "cloneCells": self.names(&copies) }));
        }
        self.check_dots()?;
        self.add_extremes()
    }

    /// Dots are exceptions where cells side by side aren't consecutive, and others than the usual ones say no more which.
    fn check_dots(&self) -> Result<(), usize> {
        let is_other = |entry: &Value| entry.get("value").is_some();
        let dots = DOTS.iter().filter_map(|(name, _)| self.object.get(*name)?.as_array()).flatten();
        let has_others = dots.into_iter().any(is_other);
        let has_dots = self.object.contains_key(DOTS[0].0) || self.without_other_dots.is_some();
        match (self.without_dots, self.without_other_dots) {
            (Some(place), _) if has_dots => Err(place),
            (_, Some(place)) if has_others => Err(place),
            _ => Ok(()),
        }
    }

    /// Cells that are less or greater than all at their sides: f-puzzles has no other sign for a greater one.
    fn add_extremes(&mut self) -> Result<(), usize> {
        let mut marks = Vec::new();
        for (name, pair) in EXTREMES {
            for cell in 0..self.shape.cells() as Cell {
                let pairs = self.shape.beside(cell).map(|near| pair(cell, near)).collect::<Vec<_>>();
                if pairs.iter().all(|pair| self.greater.iter().any(|(greater, _)| greater == pair)) {
                    marks.push((name, cell, pairs));
                }
            }
        }
        // A cell between marked ones is one too, though nobody marked it.
        let is_said = |marks: &[(&str, Cell, Vec<[Cell; 2]>)], pair: &[Cell; 2]| {
            marks.iter().any(|(_, _, pairs)| pairs.contains(pair))
        };
        for at in (0..marks.len()).rev() {
            let mark = marks.remove(at);
            if !mark.2.iter().all(|pair| is_said(&marks, pair)) {
                marks.insert(at, mark);
            }
        }
        if let Some((_, place)) = self.greater.iter().find(|(pair, _)| !is_said(&marks, pair)) {
            return Err(*place);
        }
        for (name, cell, _) in marks {
            self.push(name, json!({ "cell": self.name(cell) }));
        }
        Ok(())
    }

    /// The lists of all kinds.
    pub(super) fn object(&mut self) -> Map<String, Value> {
        std::mem::take(&mut self.object)
    }
}

/// The cells of a rule in its order, one that comes back once more.
pub(super) fn listed(rule: &Constraint) -> Vec<Cell> {
    let mut cells = Vec::new();
    rule.clone().each_cell(&mut |cell| cells.push(*cell));
    cells
}

/// The name of a place in the grid or around it, whose row and column count from 0.
pub(super) fn place_name(row: isize, column: isize) -> String {
    format!("R{}C{}", row + 1, column + 1)
}
