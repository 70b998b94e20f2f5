//! What a step rests on: one variant for each kind of pattern, with its parts by name.
//!
//! A step is explained and drawn from its own kind of evidence, by the file of its technique. What has to treat all kinds
//! alike (the proof, hints, front ends) asks for the views at the end of this file: those that a kind has nothing for are
//! empty.

mod part;

use ichidoku::{Candidate, CandidateSet, Cell, CellSet, Digit, DigitSet, House};

pub(crate) use part::candidates_of;
pub use part::{AlmostHiddenSet, AlmostLockedSet, Inference, Link, Node, Rule, Strength, Truth, WhipLink};

/// What a step rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Evidence {
    /// A cell with one candidate, or a house with one place for a digit.
    Single(Truth),
    /// All places of a digit in one house lie in another.
    Locked {
        /// The digit.
        digit: Digit,
        /// Its places.
        cells: CellSet,
        /// The house that confines it.
        house: House,
        /// The house where it goes.
        cover: House,
    },
    /// As many cells as digits in them.
    NakedSubset {
        /// The cells.
        cells: CellSet,
        /// Their digits.
        digits: DigitSet,
        /// The digits by their places.
        candidates: Vec<Candidate>,
        /// The houses in which the digits go elsewhere.
        houses: Vec<House>,
    },
    /// As many digits as places for them in a house.
    HiddenSubset {
        /// The house.
        house: House,
        /// The digits.
        digits: DigitSet,
        /// Their places.
        cells: CellSet,
        /// The digits by their places.
        candidates: Vec<Candidate>,
    },
    /// As many base houses as cover houses, for one digit.
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        bases: Vec<House>,
        /// The houses that hold it; of two fish in one, those of the first before those of the second.
        covers: Vec<House>,
        /// The base candidates in a cover.
        body: Vec<Cell>,
        /// The base candidates outside the covers.
        fins: Vec<Cell>,
        /// The candidates in two bases.
        endo_fins: Vec<Cell>,
    },
    /// A fish, and chains to the same end from each of its fins.
    Kraken {
        /// The digit.
        digit: Digit,
        /// The houses that need the digit.
        bases: Vec<House>,
        /// The houses that hold it if no fin is true.
        covers: Vec<House>,
        /// The base candidates in a cover.
        body: CellSet,
        /// The base candidates outside the covers.
        fins: CellSet,
        /// The cover from whose cells of the body chains start, too.
        of: Option<House>,
        /// The chains, nodes true and false in turn.
        branches: Vec<Vec<Node>>,
        /// What makes the strong links strong.
        links: Vec<Truth>,
    },
    /// Two strong links of a digit, joined at an end; of a dual, two such pairs.
    TwoLinks(Vec<Joined>),
    /// A box in which a digit lies in one row and one column, and a strong link; of a dual, two of them.
    EmptyRectangle(Vec<Rectangle>),
    /// Three strong links, each from what the one before excludes.
    ThreeLinks {
        /// The ends of the links, in order.
        ends: [Candidate; 6],
        /// Why each link is strong.
        truths: [Truth; 3],
    },
    /// Strong and weak links in turn.
    Chain {
        /// The nodes, false and true in turn.
        nodes: Vec<Node>,
        /// What makes the strong links strong.
        truths: Vec<Truth>,
        /// The almost locked sets among the strong links.
        sets: Vec<AlmostLockedSet>,
        /// The almost locked sets at the ends of a chain that is made of such sets.
        ends: Vec<AlmostLockedSet>,
    },
    /// Candidates in two colours, of which one is true.
    Colours {
        /// The two colours of each cluster.
        clusters: Vec<[CandidateSet; 2]>,
        /// All of them, cluster by cluster.
        candidates: Vec<Candidate>,
        /// The strong links that join one colour to the other.
        links: Vec<Link>,
        /// What makes the links strong, and a cell that a colour would empty.
        truths: Vec<Truth>,
    },
    /// Cells with the same two candidates which take turns.
    RemotePair {
        /// The two digits.
        digits: DigitSet,
        /// The cells that hold the one, and those that hold the other.
        halves: [CellSet; 2],
        /// The links in and between the cells.
        links: Vec<Link>,
    },
    /// Cells with the same two candidates that can't all be the same one.
    SamePair {
        /// The cells.
        cells: CellSet,
        /// Their two digits.
        digits: DigitSet,
        /// The houses, each with one of the digits, in which every place of the digit sees one of the cells.
        bridges: Vec<(House, Digit)>,
    },
    /// As many cells as digits, of which only one may be there twice.
    Bent {
        /// The cells.
        cells: CellSet,
        /// Their digits.
        digits: DigitSet,
        /// The digits by their places.
        candidates: Vec<Candidate>,
        /// The digit that may be there twice.
        wing: Digit,
    },
    /// Cells where a line and a box cross, and beside: as many as digits, of which none may be there twice.
    Crossing {
        /// The cells.
        cells: CellSet,
        /// The line.
        line: House,
        /// The box.
        crossed: House,
    },
    /// Almost locked sets.
    AlmostLocked {
        /// The sets.
        sets: Vec<AlmostLockedSet>,
        /// What they have to do with each other.
        joint: Joint,
    },
    /// Two almost hidden sets.
    AlmostHidden {
        /// The sets.
        sets: [AlmostHiddenSet; 2],
        /// The digits of each by their places.
        candidates: Vec<Candidate>,
        /// The cells that link them: one, of which only one set can make use, or two such.
        common: CellSet,
    },
    /// Cells that two fillings would fit: in a puzzle with one solution a guardian is true.
    Deadly {
        /// The pattern and its guardians.
        deadly: Deadly,
        /// The pattern's candidates that are there, if they show it.
        candidates: Vec<Candidate>,
        /// The cells that make a naked subset with the guardians.
        subset: CellSet,
        /// The digits that a house holds in the pattern only.
        confined: Vec<(House, Digit)>,
    },
    /// A whole grid that two fillings would fit.
    Grave(Deadly),
    /// Cells of two digits that, once filled, would leave two fillings for the rest: in a puzzle with one solution a
    /// guardian is true.
    ReverseGrave {
        /// The two digits.
        digits: DigitSet,
        /// The cells that hold one of them, all its givens among them.
        filled: CellSet,
        /// The cells that would make each house hold both digits or neither in the pattern.
        open: CellSet,
        /// The other candidates of these cells.
        guardians: Vec<Candidate>,
    },
    /// Chains from a candidate to another being true and to its being false.
    Contradiction {
        /// The two chains, nodes true and false in turn.
        ways: [Vec<Node>; 2],
        /// What makes the strong links strong.
        truths: Vec<Truth>,
    },
    /// Chains to the same end from all candidates of which one is true.
    Forcing {
        /// What these candidates are all the ways to make true.
        of: Truth,
        /// The chains, nodes true and false in turn.
        branches: Vec<Vec<Node>>,
        /// This and what makes the strong links strong.
        truths: Vec<Truth>,
    },
    /// Cells and houses that a supposed candidate leaves one value each, and one that it leaves none.
    Whip {
        /// The supposed candidate.
        target: Candidate,
        /// The cells and houses, in order; the last one has no value left.
        links: Vec<WhipLink>,
    },
    /// A net of inferences.
    Net {
        /// What is true in one of the ways that the net goes through, if it does so.
        of: Option<Truth>,
        /// The inferences, in order.
        lines: Vec<Inference>,
    },
    /// Cells that cannot be filled in most ways, because others would be left empty.
    Exclusion {
        /// The cells.
        base: CellSet,
        /// The others.
        excluders: CellSet,
    },
    /// Digits that a row and a column have nowhere but where they cross, or in one more cell each.
    Firework {
        /// One, or two with the same wings.
        fireworks: Vec<Firework>,
        /// The cell opposite to the stem that holds the same digits.
        corner: Option<Cell>,
    },
    /// Cells and digits that cannot be all there is to choose from.
    Impossible {
        /// The cells.
        cells: CellSet,
        /// The digits.
        digits: DigitSet,
        /// The digits by their places.
        candidates: Vec<Candidate>,
        /// What these candidates cannot make true together.
        truths: Vec<Truth>,
        /// All other candidates that could make one of the truths true: one of them is true.
        guardians: Vec<Candidate>,
    },
    /// Cells over many houses for which there are just as many digits.
    MultiSector {
        /// The cells.
        cells: CellSet,
        /// The houses that they lie in; of home digits and others, those that give the home digits.
        houses: Vec<House>,
        /// The houses that give the others.
        covers: Vec<House>,
    },
    /// Two base cells, and two target cells that hold the same digits.
    Exocet {
        /// The base cells.
        base: CellSet,
        /// The target cells.
        targets: CellSet,
        /// The candidates of the base cells.
        candidates: Vec<Candidate>,
        /// The lines across the band.
        lines: Vec<House>,
        /// The lines that cover the base digits there.
        covers: Vec<House>,
        /// What must be filled.
        truths: Vec<Truth>,
    },
    /// All ways to place a digit in the grid.
    Templates {
        /// The rows that need their digits.
        truths: Vec<Truth>,
    },
}

/// Two strong links of which the second starts where the first's end is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Joined {
    /// The ends of the links, in order.
    pub ends: [Candidate; 4],
    /// Why each link is strong.
    pub truths: [Truth; 2],
}

/// A box in which a digit lies in one row and one column, and a strong link from one of the two lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rectangle {
    /// The digit's places in the box.
    pub cells: CellSet,
    /// The box.
    pub house: House,
    /// The ends of the link.
    pub ends: [Candidate; 2],
    /// Why the link is strong.
    pub truth: Truth,
}

/// What almost locked sets have to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joint {
    /// Digits that only one of two sets can hold.
    Restricted(DigitSet),
    /// The second of three sets shares such a digit with each of the others.
    Hinge,
    /// Each digit of the cell takes itself out of one of the sets.
    Stem(Cell),
}

/// A pattern with two ways to fill it, and the candidates that keep the puzzle out of it.
///
/// In a puzzle with one solution at least one of the guardians is true.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Deadly {
    /// The pattern's candidates, present or not, and the placed digits of an avoidable pattern.
    pub pattern: Vec<Candidate>,
    /// All other candidates of the pattern's cells.
    pub guardians: Vec<Candidate>,
}

/// Digits that a row and a column have, outside a box, in one cell each at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Firework {
    /// Where the row and the column cross, in the box.
    pub stem: Cell,
    /// The cell in the row and the one in the column.
    pub wings: [Cell; 2],
    /// The digits.
    pub digits: DigitSet,
}

impl Joined {
    fn links(&self) -> [Link; 3] {
        let [a, b, c, d] = self.ends;
        [Link::strong(a, b), Link::weak(b, c), Link::strong(c, d)]
    }
}

impl Firework {
    /// The stem and the wings.
    pub fn cells(&self) -> CellSet {
        self.wings.into_iter().collect::<CellSet>().with(self.stem)
    }

    /// The digits in the row and in the column.
    fn truths(&self) -> impl Iterator<Item = Truth> {
        let [row, column, _] = self.stem.houses();
        self.digits.iter().flat_map(move |digit| [Truth::Digit(row, digit), Truth::Digit(column, digit)])
    }
}

/// The items, each once, in the order in which they come first.
fn once<T: PartialEq>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut all = Vec::new();
    for item in items {
        if !all.contains(&item) {
            all.push(item);
        }
    }
    all
}

/// The items of both lists, each once, in the order in which they come first.
fn merge<T: PartialEq>(mine: &mut Vec<T>, theirs: Vec<T>) {
    *mine = once(std::mem::take(mine).into_iter().chain(theirs));
}

fn sorted(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_unstable();
    candidates.dedup();
    candidates
}

fn cells_of<'c>(candidates: impl IntoIterator<Item = &'c Candidate>) -> CellSet {
    candidates.into_iter().map(|candidate| candidate.cell()).collect()
}

fn cells_of_nodes<'n>(nodes: impl IntoIterator<Item = &'n Node>) -> CellSet {
    nodes.into_iter().fold(CellSet::EMPTY, |all, node| all | node.cells)
}

fn cells_of_sets<'s>(sets: impl IntoIterator<Item = &'s AlmostLockedSet>) -> CellSet {
    sets.into_iter().fold(CellSet::EMPTY, |all, set| all | set.cells)
}

fn cells_as_truths(cells: CellSet) -> impl Iterator<Item = Truth> {
    cells.iter().map(Truth::Cell)
}

fn digit_in(houses: &[House], digit: Digit) -> Vec<Truth> {
    houses.iter().map(|house| Truth::Digit(*house, digit)).collect()
}

fn at(digit: Digit, cells: &[Cell]) -> Vec<Candidate> {
    cells.iter().map(|cell| Candidate::of(*cell, digit)).collect()
}

/// The weak link by which the line of the net is excluded, or the strong links by which it is the only one left.
fn net_links<'n>(lines: &'n [Inference], line: &'n Inference) -> impl Iterator<Item = Link> + 'n {
    let strength = match line.rule {
        Rule::Excluded => Some(Strength::Weak),
        Rule::Only(_) => Some(Strength::Strong),
        _ => None,
    };
    let link = |parent: &usize, strength| Link { from: lines[*parent].node(), to: line.node(), strength };
    strength.into_iter().flat_map(move |strength| line.parents.iter().map(move |parent| link(parent, strength)))
}

/// The target and what the links go from and lead to.
fn whip_candidates(target: Candidate, links: &[WhipLink]) -> Vec<Candidate> {
    sorted(links.iter().flat_map(|link| link.right.into_iter().chain([link.left])).chain([target]).collect())
}

/// To each left value, and on to the right one.
fn whip_links(links: &[WhipLink]) -> Vec<Link> {
    let both = |link: &WhipLink| {
        let strong = link.right.map(|right| Link::strong(link.left, right));
        std::iter::once(Link::weak(link.from, link.left)).chain(strong)
    };
    links.iter().flat_map(both).collect()
}

impl Evidence {
    /// A deadly pattern that is shown by its guardians alone.
    pub(crate) fn of_deadly(deadly: Deadly) -> Self {
        Self::Deadly { deadly, candidates: Vec::new(), subset: CellSet::EMPTY, confined: Vec::new() }
    }

    /// Takes in the evidence of another step of the same kind.
    pub(crate) fn join(&mut self, other: Self) {
        match (self, other) {
            (Self::TwoLinks(mine), Self::TwoLinks(theirs)) => mine.extend(theirs),
            (Self::EmptyRectangle(mine), Self::EmptyRectangle(theirs)) => mine.extend(theirs),
            (Self::Firework { fireworks, .. }, Self::Firework { fireworks: theirs, .. }) => fireworks.extend(theirs),
            (
                Self::Fish { bases, covers, body, fins, endo_fins, .. },
                Self::Fish { bases: b, covers: c, body: d, fins: f, endo_fins: e, .. },
            ) => {
                merge(bases, b);
                merge(covers, c);
                merge(body, d);
                merge(fins, f);
                merge(endo_fins, e);
            }
            _ => {}
        }
    }

    /// The cells of the pattern; of a digit's only place in a house the house, as it is on the classic grid.
    pub fn cells(&self) -> CellSet {
        match self {
            Self::Single(Truth::Cell(cell)) => CellSet::single(*cell),
            Self::Single(Truth::Digit(house, _)) => house.cells(),
            Self::Locked { cells, .. }
            | Self::NakedSubset { cells, .. }
            | Self::HiddenSubset { cells, .. }
            | Self::SamePair { cells, .. }
            | Self::Bent { cells, .. }
            | Self::Crossing { cells, .. }
            | Self::Impossible { cells, .. }
            | Self::MultiSector { cells, .. } => *cells,
            Self::Fish { body, fins, .. } => body.iter().chain(fins).copied().collect(),
            Self::Kraken { body, fins, branches, .. } => *body | *fins | cells_of_nodes(branches.iter().flatten()),
            Self::TwoLinks(pairs) => cells_of(pairs.iter().flat_map(|pair| &pair.ends)),
            Self::EmptyRectangle(all) => {
                all.iter().fold(CellSet::EMPTY, |cells, r| cells | r.cells | cells_of(&r.ends))
            }
            Self::ThreeLinks { ends, .. } => cells_of(ends),
            Self::Chain { nodes, ends, .. } => cells_of_nodes(nodes) | cells_of_sets(ends),
            Self::Colours { candidates, .. } => cells_of(candidates),
            Self::RemotePair { halves: [a, b], .. } => *a | *b,
            Self::AlmostLocked { sets, joint: Joint::Stem(stem) } => cells_of_sets(sets).with(*stem),
            Self::AlmostLocked { sets, .. } => cells_of_sets(sets),
            Self::Deadly { deadly, .. } => cells_of(&deadly.pattern),
            Self::Grave(deadly) => cells_of(&deadly.guardians),
            Self::ReverseGrave { filled, open, .. } => *filled | *open,
            Self::AlmostHidden { sets: [a, b], .. } => a.cells | b.cells,
            Self::Contradiction { ways, .. } => cells_of_nodes(ways.iter().flatten()),
            Self::Forcing { branches, .. } => cells_of_nodes(branches.iter().flatten()),
            Self::Whip { target, links } => cells_of(&whip_candidates(*target, links)),
            Self::Net { lines, .. } => lines.iter().map(|line| line.candidate.cell()).collect(),
            Self::Exclusion { base, excluders } => *base | *excluders,
            Self::Firework { fireworks, corner } => {
                fireworks.iter().map(Firework::cells).fold(corner.iter().copied().collect(), |all, cells| all | cells)
            }
            Self::Exocet { base, targets, .. } => *base | *targets,
            Self::Templates { .. } => CellSet::EMPTY,
        }
    }

    /// The candidates of the pattern.
    pub fn candidates(&self) -> Vec<Candidate> {
        let named = |nodes: &mut dyn Iterator<Item = &Node>| {
            sorted(nodes.flat_map(|node| candidates_of(node.digit, node.cells)).collect())
        };
        match self {
            Self::Locked { digit, cells, .. } => candidates_of(*digit, *cells).collect(),
            Self::NakedSubset { candidates, .. }
            | Self::HiddenSubset { candidates, .. }
            | Self::Colours { candidates, .. }
            | Self::Bent { candidates, .. }
            | Self::Deadly { candidates, .. }
            | Self::AlmostHidden { candidates, .. }
            | Self::Impossible { candidates, .. }
            | Self::Exocet { candidates, .. } => candidates.clone(),
            Self::Fish { digit, body, .. } => at(*digit, body),
            Self::Kraken { digit, body, .. } => candidates_of(*digit, *body).collect(),
            Self::TwoLinks(pairs) => once(pairs.iter().flat_map(|pair| pair.ends)),
            Self::EmptyRectangle(all) => {
                once(all.iter().flat_map(|r| candidates_of(r.ends[0].digit(), r.cells).chain(r.ends)))
            }
            Self::ThreeLinks { ends, .. } => ends.to_vec(),
            Self::RemotePair { digits, halves: [a, b], .. } => {
                digits.iter().flat_map(|digit| candidates_of(digit, *a | *b)).collect()
            }
            Self::SamePair { cells, digits, .. } => {
                digits.iter().flat_map(|digit| candidates_of(digit, *cells)).collect()
            }
            Self::Chain { nodes, .. } => named(&mut nodes.iter()),
            Self::Contradiction { ways, .. } => named(&mut ways.iter().flatten()),
            Self::Forcing { branches, .. } => named(&mut branches.iter().flatten()),
            Self::Whip { target, links } => whip_candidates(*target, links),
            Self::Net { lines, .. } => sorted(lines.iter().map(|line| line.candidate).collect()),
            Self::Single(_)
            | Self::Crossing { .. }
            | Self::AlmostLocked { .. }
            | Self::Grave(_)
            | Self::ReverseGrave { .. }
            | Self::Exclusion { .. }
            | Self::Firework { .. }
            | Self::MultiSector { .. }
            | Self::Templates { .. } => Vec::new(),
        }
    }

    /// The houses of the pattern, its own first; a fish's bases.
    pub fn houses(&self) -> Vec<House> {
        match self {
            Self::Single(Truth::Digit(house, _)) | Self::Locked { house, .. } | Self::HiddenSubset { house, .. } => {
                vec![*house]
            }
            Self::NakedSubset { houses, .. }
            | Self::Fish { bases: houses, .. }
            | Self::Kraken { bases: houses, .. }
            | Self::MultiSector { houses, .. } => houses.clone(),
            Self::EmptyRectangle(all) => once(all.iter().map(|r| r.house)),
            Self::SamePair { bridges, .. } => once(bridges.iter().map(|(house, _)| *house)),
            Self::AlmostHidden { sets, .. } => sets.iter().map(|set| set.house).collect(),
            Self::Crossing { line, crossed, .. } => vec![*line, *crossed],
            Self::Firework { fireworks, .. } => once(fireworks.iter().flat_map(|firework| firework.stem.houses())),
            Self::Exocet { lines, .. } => lines.clone(),
            _ => Vec::new(),
        }
    }

    /// The cover houses.
    pub fn covers(&self) -> Vec<House> {
        match self {
            Self::Locked { cover, .. } => vec![*cover],
            Self::Fish { covers, .. }
            | Self::Kraken { covers, .. }
            | Self::MultiSector { covers, .. }
            | Self::Exocet { covers, .. } => covers.clone(),
            _ => Vec::new(),
        }
    }

    /// What must be filled: the step follows from these and from the rule that a digit stands once in a house.
    pub fn truths(&self) -> Vec<Truth> {
        match self {
            Self::Single(truth) => vec![*truth],
            Self::Locked { digit, house, .. } => vec![Truth::Digit(*house, *digit)],
            Self::NakedSubset { cells, .. }
            | Self::Bent { cells, .. }
            | Self::Crossing { cells, .. }
            | Self::MultiSector { cells, .. } => cells_as_truths(*cells).collect(),
            Self::HiddenSubset { house, digits, .. } => {
                digits.iter().map(|digit| Truth::Digit(*house, digit)).collect()
            }
            Self::Fish { digit, bases, .. } => digit_in(bases, *digit),
            Self::Kraken { digit, bases, links, .. } => once(digit_in(bases, *digit).into_iter().chain(links.clone())),
            Self::TwoLinks(pairs) => once(pairs.iter().flat_map(|pair| pair.truths)),
            Self::EmptyRectangle(all) => {
                once(all.iter().flat_map(|r| [Truth::Digit(r.house, r.ends[0].digit()), r.truth]))
            }
            Self::ThreeLinks { truths, .. } => truths.to_vec(),
            Self::Chain { truths, .. }
            | Self::Colours { truths, .. }
            | Self::Contradiction { truths, .. }
            | Self::Forcing { truths, .. }
            | Self::Impossible { truths, .. }
            | Self::Exocet { truths, .. }
            | Self::Templates { truths } => truths.clone(),
            Self::RemotePair { halves: [a, b], .. } => cells_as_truths(*a | *b).collect(),
            Self::SamePair { cells, bridges, .. } => {
                let digits = bridges.iter().map(|(house, digit)| Truth::Digit(*house, *digit));
                cells_as_truths(*cells).chain(digits).collect()
            }
            Self::AlmostLocked { sets, joint } => {
                let stem = if let Joint::Stem(stem) = joint { Some(Truth::Cell(*stem)) } else { None };
                cells_as_truths(cells_of_sets(sets)).chain(stem).collect()
            }
            Self::Deadly { subset, confined, .. } => {
                let confined = confined.iter().map(|(house, digit)| Truth::Digit(*house, *digit));
                cells_as_truths(*subset).chain(confined).collect()
            }
            Self::AlmostHidden { sets, .. } => once(sets.iter().flat_map(AlmostHiddenSet::truths)),
            Self::Grave(_) | Self::ReverseGrave { .. } => Vec::new(),
            Self::Whip { links, .. } => once(links.iter().map(|link| link.variable)),
            Self::Net { of, .. } => of.iter().copied().collect(),
            Self::Exclusion { base, excluders } => cells_as_truths(*base).chain(cells_as_truths(*excluders)).collect(),
            Self::Firework { fireworks, corner } => {
                once(fireworks.iter().flat_map(Firework::truths).chain(corner.map(Truth::Cell)))
            }
        }
    }

    /// The strong and weak links, in the order of the chain where there is one.
    pub fn links(&self) -> Vec<Link> {
        match self {
            Self::TwoLinks(pairs) => once(pairs.iter().flat_map(Joined::links)),
            Self::EmptyRectangle(all) => once(all.iter().map(|r| Link::strong(r.ends[0], r.ends[1]))),
            Self::Colours { links, .. } => links.clone(),
            Self::RemotePair { links, .. } => links.clone(),
            Self::Contradiction { ways, .. } => ways.iter().flat_map(|way| Link::between(way)).collect(),
            Self::Forcing { branches, .. } | Self::Kraken { branches, .. } => {
                branches.iter().flat_map(|way| Link::between(way)).collect()
            }
            Self::Whip { links, .. } => whip_links(links),
            Self::Net { lines, .. } => lines.iter().flat_map(|line| net_links(lines, line)).collect(),
            _ => Link::between(&self.nodes()).collect(),
        }
    }

    /// The nodes of the chain, in order; nodes of several branches follow each other.
    pub fn nodes(&self) -> Vec<Node> {
        match self {
            Self::ThreeLinks { ends, .. } => {
                ends.iter().enumerate().map(|(i, end)| Node::of(*end, i % 2 == 1)).collect()
            }
            Self::Chain { nodes, .. } => nodes.clone(),
            Self::Contradiction { ways, .. } => ways.concat(),
            Self::Forcing { branches, .. } | Self::Kraken { branches, .. } => branches.concat(),
            _ => Vec::new(),
        }
    }

    /// The inferences of a net, in order.
    pub fn net(&self) -> &[Inference] {
        if let Self::Net { lines, .. } = self { lines } else { &[] }
    }

    /// The candidates that the pattern would need to be without: a fish's fins, the guardians of an impossible pattern or
    /// of a reverse one.
    pub fn fins(&self) -> Vec<Candidate> {
        match self {
            Self::Fish { digit, fins, .. } => at(*digit, fins),
            Self::Kraken { digit, fins, .. } => candidates_of(*digit, *fins).collect(),
            Self::Impossible { guardians, .. } | Self::ReverseGrave { guardians, .. } => guardians.clone(),
            _ => Vec::new(),
        }
    }

    /// A fish's candidates in two base houses.
    pub fn endo_fins(&self) -> Vec<Candidate> {
        if let Self::Fish { digit, endo_fins, .. } = self { at(*digit, endo_fins) } else { Vec::new() }
    }

    /// The almost locked sets.
    pub fn almost_locked(&self) -> Vec<AlmostLockedSet> {
        match self {
            Self::AlmostLocked { sets, .. } => sets.clone(),
            Self::Chain { sets, ends, .. } => {
                let new = ends.iter().filter(|end| !sets.contains(end));
                sets.iter().chain(once(new)).copied().collect()
            }
            _ => Vec::new(),
        }
    }

    /// The pattern that a puzzle with one solution cannot end in.
    pub fn deadly(&self) -> Option<&Deadly> {
        match self {
            Self::Deadly { deadly, .. } | Self::Grave(deadly) => Some(deadly),
            _ => None,
        }
    }

    /// True if the evidence proves nothing unless the puzzle has one solution: one of its guardians is true then.
    pub fn rests_on_uniqueness(&self) -> bool {
        matches!(self, Self::Deadly { .. } | Self::Grave(_) | Self::ReverseGrave { .. })
    }

    /// The guardians of a deadly or impossible pattern, of which at least one is true.
    pub(crate) fn guardians(&self) -> &[Candidate] {
        match self {
            Self::Deadly { deadly, .. } | Self::Grave(deadly) => &deadly.guardians,
            Self::Impossible { guardians, .. } | Self::ReverseGrave { guardians, .. } => guardians,
            _ => &[],
        }
    }
}
