//! A step in one line, in the short forms that experts write: Eureka for chains, base and cover lines for fish, letters for
//! almost locked sets.
//!
//! ```text
//! skyscraper: (3)r2c8 = r2c5 - r4c5 = r4c7 => r3c7<>3
//! XY-chain: (3=2)r1c4 - (2=7)r8c4 - (7=5)r8c2 - (5=3)r6c2 => r6c4<>3
//! finned X-wing: 7 c68 r38 fr7c6 => r8c5<>7
//! ALS-XZ: A=r4c9,r5c89 {4569}, B=r257c2 {2589}, X=5 => r7c9<>9
//! ```
//!
//! `=` is a strong link and `-` a weak one; a digit is written where it changes. `(6=458)r5c349` is an almost locked set that
//! is left with 4, 5 and 8 if it is without 6, and the chain goes on from the last of them. Fins follow `f`, fins in two
//! base houses `ef`. A net is only named by what it supposes. The notation is described on [Sudopedia](http://sudopedia.enjoysudoku.com/Eureka.html).

use std::collections::BTreeMap;
use std::fmt::Write;

use ichidoku::{Candidate, Cell, CellSet, Digit, DigitSet, House};

use crate::evidence::{AlmostLockedSet, Evidence, Joint, Node, Rule, Truth};
use crate::step::Step;

impl Step {
    /// The step in one line: the technique, its pattern, and after `=>` what follows.
    ///
    /// ```
    /// use ichidoku::{Grid, Puzzle};
    /// use ichidoku_logic::{State, Survey, Technique};
    /// let puzzle: Puzzle =
    ///     "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79".parse().unwrap();
    /// let state = State::new(&Grid::from(puzzle));
    /// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
    /// assert_eq!(step.notation(), "naked single: r5c5 => r5c5=5");
    /// ```
    pub fn notation(&self) -> String {
        format!("{}: {} => {}", self.technique, pattern(&self.evidence), result(self))
    }
}

/// What is placed, or else what goes: digits that leave the same cells are written once.
fn result(step: &Step) -> String {
    if !step.placements.is_empty() {
        return list(step.placements.iter().map(ToString::to_string), ", ");
    }
    let mut digits: BTreeMap<Cell, DigitSet> = BTreeMap::new();
    for out in &step.eliminations {
        let all = digits.entry(out.cell()).or_insert(DigitSet::EMPTY);
        *all = all.with(out.digit());
    }
    let mut cells: BTreeMap<String, CellSet> = BTreeMap::new();
    for (cell, digits) in digits {
        let all = cells.entry(digits.to_string()).or_insert(CellSet::EMPTY);
        *all = all.with(cell);
    }
    list(cells.iter().map(|(digits, cells)| format!("{}<>{digits}", short(*cells))), ", ")
}

/// The pattern without its result.
fn pattern(evidence: &Evidence) -> String {
    match evidence {
        Evidence::Single(Truth::Cell(cell)) => cell.to_string(),
        Evidence::Single(Truth::Digit(house, digit)) => format!("{digit}{}", house.id()),
        Evidence::Locked { digit, house, cover, .. } => format!("{digit} {} {}", house.id(), cover.id()),
        Evidence::HiddenSubset { digits, cells, .. } | Evidence::NakedSubset { digits, cells, .. } => {
            format!("{digits} {}", short(*cells))
        }
        Evidence::Fish { digit, bases, covers, fins, endo_fins, .. } => {
            let marked = |sign: &str, cells: &[Cell]| match cells {
                [] => String::new(),
                cells => format!(" {sign}{}", short(cells.iter().copied().collect())),
            };
            format!("{}{}{}", fish(*digit, bases, covers), marked("f", fins), marked("ef", endo_fins))
        }
        Evidence::Kraken { digit, bases, covers, branches, .. } => {
            format!("{}; {}", fish(*digit, bases, covers), chains(branches))
        }
        Evidence::TwoLinks(pairs) => {
            let node = |i: usize, end: Candidate| Node::of(end, i % 2 == 1);
            list(pairs.iter().map(|pair| chain(&nodes(&pair.ends, node), &[])), "; ")
        }
        Evidence::AlmostLocked { sets, joint } => almost_locked(sets, joint),
        Evidence::Contradiction { ways, .. } => chains(ways),
        Evidence::Forcing { branches, .. } => chains(branches),
        Evidence::Whip { target, links } => {
            let variables = links.iter().map(|link| match link.right {
                Some(right) => format!("{}{{{} {right}}}", variable(link.variable), link.left),
                None => format!("{}{{{} .}}", variable(link.variable), link.left),
            });
            format!("[{target}] {}", list(variables, " - "))
        }
        Evidence::Colours { clusters, .. } => {
            let colour = |set: &ichidoku::CandidateSet| list(set.iter().map(|candidate| candidate.to_string()), " ");
            list(clusters.iter().map(|[a, b]| format!("{} | {}", colour(a), colour(b))), "; ")
        }
        Evidence::Net { lines, .. } => {
            let supposed = lines.iter().filter(|line| line.rule == Rule::Assumed && line.depth == 1);
            list(supposed.map(|line| format!("[{}] …", line.candidate)), "; ")
        }
        Evidence::Templates { truths } => match truths.first() {
            Some(Truth::Digit(_, digit)) => digit.to_string(),
            _ => String::new(),
        },
        evidence if !evidence.nodes().is_empty() => chain(&evidence.nodes(), &evidence.almost_locked()),
        evidence => cells_and_digits(evidence),
    }
}

/// What a pattern that has no notation of its own is made of.
fn cells_and_digits(evidence: &Evidence) -> String {
    let digits: DigitSet = evidence.candidates().iter().map(|candidate| candidate.digit()).collect();
    format!("{digits} {}", short(evidence.cells())).trim_start().to_owned()
}

fn nodes(ends: &[Candidate], node: impl Fn(usize, Candidate) -> Node) -> Vec<Node> {
    ends.iter().enumerate().map(|(i, end)| node(i, *end)).collect()
}

/// `5 c169 r578`.
fn fish(digit: Digit, bases: &[House], covers: &[House]) -> String {
    format!("{digit} {} {}", houses(bases), houses(covers))
}

/// `A=r4c9,r5c89 {4569}, B=r257c2 {2589}, X=5`.
fn almost_locked(sets: &[AlmostLockedSet], joint: &Joint) -> String {
    let named = ('A'..='Z').zip(sets).map(|(name, set)| format!("{name}={} {{{}}}", short(set.cells), set.digits));
    let sets = list(named, ", ");
    match joint {
        Joint::Restricted(digits) => format!("{sets}, X={digits}"),
        Joint::Hinge => sets,
        Joint::Stem(cell) => format!("stem {cell}; {sets}"),
    }
}

fn variable(truth: Truth) -> String {
    match truth {
        Truth::Cell(cell) => cell.to_string(),
        Truth::Digit(house, digit) => format!("{digit}{}", house.id()),
    }
}

fn chains(branches: &[Vec<Node>]) -> String {
    list(branches.iter().map(|nodes| chain(nodes, &[])), "; ")
}

/// A place of a chain: what links it to the one before, its digit with those that an almost locked set has beside it, and
/// its cells.
struct Place {
    sign: char,
    digits: String,
    digit: Digit,
    cells: CellSet,
}

/// The nodes in Eureka notation; the sets are those that may link two of them.
fn chain(nodes: &[Node], sets: &[AlmostLockedSet]) -> String {
    let mut line = String::new();
    let mut last = None;
    let places = places(nodes, sets);
    for (i, places) in places.chunk_by(|a, b| a.cells == b.cells).enumerate() {
        let (Some(first), Some(end)) = (places.first(), places.last()) else { continue };
        if i > 0 {
            // Writing into a string cannot fail.
            let _ = write!(line, " {} ", first.sign);
        }
        if places.len() > 1 || last != Some(first.digit) {
            let rest = places[1..].iter().map(|place| format!("{}{}", place.sign, place.digits));
            let _ = write!(line, "({}{})", first.digits, rest.collect::<String>());
        }
        line.push_str(&short(first.cells));
        last = Some(end.digit);
    }
    line
}

fn places(nodes: &[Node], sets: &[AlmostLockedSet]) -> Vec<Place> {
    let mut places: Vec<Place> = Vec::with_capacity(nodes.len());
    for (i, node) in nodes.iter().enumerate() {
        let before = i.checked_sub(1).map(|before| nodes[before]);
        let sign = if before.is_some_and(|before| before.on) { '-' } else { '=' };
        let mut place = Place { sign, digits: node.digit.to_string(), digit: node.digit, cells: node.cells };
        if let (Some(before), Some(last)) = (before.filter(|before| !before.on), places.last_mut())
            && let Some(set) = linking(before, *node, sets)
        {
            let beside = set.digits.without(before.digit).without(node.digit);
            (place.digits, place.cells, last.cells) = (format!("{beside}{}", node.digit), set.cells, set.cells);
        }
        places.push(place);
    }
    places
}

/// The set that holds the second node if it is without the first: nothing else links two digits in different cells.
fn linking(a: Node, b: Node, sets: &[AlmostLockedSet]) -> Option<&AlmostLockedSet> {
    let holds = |set: &AlmostLockedSet, node: Node| set.digits.contains(node.digit) && node.cells.is_subset(set.cells);
    let apart = a.digit != b.digit && a.cells != b.cells;
    sets.iter().find(|set| apart && holds(set, a) && holds(set, b))
}

/// `c67`, `c5b7`: houses of a kind that follow each other share their letter.
fn houses(all: &[House]) -> String {
    let mut line = String::new();
    for house in all {
        let (kind, number) = house.id().split_at(1);
        if !line.trim_end_matches(|c: char| c.is_ascii_digit()).ends_with(kind) {
            line.push_str(kind);
        }
        line.push_str(number);
    }
    line
}

/// Cells with those of a row, or of a column, together: `r12c7,r4c58`.
fn short(cells: CellSet) -> String {
    let by = |key: fn(Cell) -> usize, other: fn(Cell) -> usize| {
        let mut lines: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        cells.iter().for_each(|cell| lines.entry(key(cell)).or_default().push(other(cell)));
        let mut groups: Vec<(Vec<usize>, Vec<usize>)> = Vec::new();
        for (line, places) in lines {
            match groups.iter_mut().find(|(_, theirs)| *theirs == places) {
                Some((lines, _)) => lines.push(line),
                None => groups.push((vec![line], places)),
            }
        }
        groups
    };
    let number = |places: &[usize]| -> String { places.iter().map(|place| (place + 1).to_string()).collect() };
    let (row, column) = (|cell: Cell| cell.row().index(), |cell: Cell| cell.column().index());
    let (rows, columns) = (by(row, column), by(column, row));
    if rows.len() <= columns.len() {
        list(rows.iter().map(|(rows, columns)| format!("r{}c{}", number(rows), number(columns))), ",")
    } else {
        list(columns.iter().map(|(columns, rows)| format!("r{}c{}", number(rows), number(columns))), ",")
    }
}

fn list(items: impl Iterator<Item = String>, between: &str) -> String {
    items.collect::<Vec<_>>().join(between)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Example;
    use crate::technique::Technique;

    /// The cells of `r12c7,r4c58`.
    fn cells(text: &str) -> CellSet {
        let digits = |text: &str| -> Vec<usize> { text.bytes().map(|b| usize::from(b - b'1')).collect() };
        let group = |group: &str| {
            let (rows, columns) = group.strip_prefix('r').unwrap().split_once('c').unwrap();
            let (rows, columns) = (digits(rows), digits(columns));
            rows.into_iter()
                .flat_map(move |r| columns.clone().into_iter().map(move |c| Cell::ALL[r * 9 + c]))
                .collect::<Vec<_>>()
        };
        text.split(',').flat_map(group).collect()
    }

    /// What a chain says: sign, digit, cells.
    fn read(chain: &str) -> Vec<(char, char, CellSet)> {
        let (mut places, mut sign, mut digit) = (Vec::new(), '=', ' ');
        for word in chain.split(' ') {
            if let "=" | "-" = word {
                sign = word.chars().next().unwrap();
                continue;
            }
            let (digits, rest) = match word.strip_prefix('(').and_then(|word| word.split_once(')')) {
                Some((digits, rest)) => (digits.to_owned(), cells(rest)),
                None => (digit.to_string(), cells(word)),
            };
            for part in digits.split_inclusive(['=', '-']) {
                digit = part.trim_end_matches(['=', '-']).chars().last().unwrap();
                places.push((sign, digit, rest));
                sign = part.chars().last().unwrap();
            }
        }
        places
    }

    fn notation(technique: Technique) -> (String, Step) {
        let step = Example::of(technique).unwrap().step;
        let line = step.notation();
        let pattern = line.split_once(": ").unwrap().1.split_once(" => ").unwrap().0.to_owned();
        (pattern, step)
    }

    #[test]
    fn every_chain_is_read_back() {
        let mut chains = 0;
        for technique in Technique::ALL {
            let (pattern, step) = notation(*technique);
            let Evidence::Chain { nodes, .. } = &step.evidence else { continue };
            chains += 1;
            let read = read(&pattern);
            assert_eq!(read.len(), nodes.len(), "{pattern}");
            for (i, ((sign, digit, cells), node)) in read.iter().zip(nodes).enumerate() {
                assert_eq!(*digit, char::from(b'0' + node.digit.get()), "{pattern}");
                assert!(node.cells.is_subset(*cells), "{pattern}");
                assert!(i == 0 || (*sign == '-') == nodes[i - 1].on, "{pattern}");
            }
        }
        assert!(chains > 8, "{chains}");
    }

    #[test]
    fn every_fish_and_almost_locked_set_is_read_back() {
        let (mut fish, mut sets) = (0, 0);
        for technique in Technique::ALL {
            let (pattern, step) = notation(*technique);
            match &step.evidence {
                Evidence::Fish { digit, bases, covers, fins, .. } => {
                    let words: Vec<&str> = pattern.split(' ').collect();
                    assert_eq!(words[0], digit.to_string());
                    let named =
                        |houses: &[House]| houses.iter().map(|house| house.id()[1..].to_owned()).collect::<String>();
                    let numbers = |word: &str| word.chars().filter(char::is_ascii_digit).collect::<String>();
                    assert_eq!(
                        [words[1], words[2]].map(numbers),
                        [bases, covers].map(|houses| named(houses)),
                        "{pattern}"
                    );
                    let finned = words.iter().find_map(|word| word.strip_prefix('f')).map_or(CellSet::EMPTY, cells);
                    assert_eq!(finned, fins.iter().copied().collect(), "{pattern}");
                    fish += 1;
                }
                Evidence::AlmostLocked { sets: all, .. } => {
                    let read: Vec<CellSet> = pattern
                        .split('=')
                        .skip(1)
                        .filter_map(|part| part.split_once(" {"))
                        .map(|(c, _)| cells(c))
                        .collect();
                    assert_eq!(read, all.iter().map(|set| set.cells).collect::<Vec<_>>(), "{pattern}");
                    sets += 1;
                }
                _ => {}
            }
        }
        assert!(fish > 20 && sets > 2, "{fish} {sets}");
    }

    #[test]
    fn cells_are_short_and_read_back() {
        for (text, expected) in [("r1c7 r2c7", "r12c7"), ("r4c5 r4c8 r5c2", "r4c58,r5c2"), ("r7c9", "r7c9")] {
            let set: CellSet = text.split(' ').map(|cell| cell.parse::<Cell>().unwrap()).collect();
            assert_eq!(short(set), expected);
            assert_eq!(cells(expected), set);
        }
    }
}
