//! For every technique positions from random puzzles in which it finds a step, and near misses: the same position but for
//! one candidate or one cell, in which it must not find that step any more.
//!
//! The files are in the format of HoDoKu's library, with the technique's name in the place of the code. `mining.rs` made
//! them.

mod common;

use std::collections::BTreeMap;

use common::library;
use ichidoku::{Candidate, CellSet, DigitSet, House};
use ichidoku_logic::draw::{self, Marks};
use ichidoku_logic::explain::{Arg, Key, Message, every_link, explain, say};
use ichidoku_logic::page::Change;
use ichidoku_logic::position::Position;
use ichidoku_logic::{Evidence, Family, Node, State, Step, Survey, Technique, audit};

/// How many positions each technique has at least, besides a near miss.
const POSITIONS: usize = 4;

const FILES: [&str; 2] = [include_str!("../src/page/examples.txt"), include_str!("positions.txt")];

fn positions() -> impl Iterator<Item = (Technique, Position)> {
    FILES.iter().flat_map(|file| file.lines()).map(|line| {
        let position = library::case(line);
        (library::technique(&position), position)
    })
}

#[test]
fn every_technique_finds_its_positions_and_misses_its_near_misses() {
    for (technique, position) in positions() {
        let state = State::new(&position.grid).assume_unique();
        let steps = technique.all(&Survey::new(&state));
        assert_eq!(steps.iter().any(|step| position.is_done_by(step)), !position.is_near_miss(), "{position}");
        for step in &steps {
            assert_eq!(audit::prove(&state, step), Ok(()), "{step}\n{position}");
        }
    }
}

#[test]
fn every_step_is_told_and_its_pattern_is_marked() {
    // Marking a single's house, or every candidate, would mark nothing.
    let unmarked = [Family::Singles, Family::Templates];
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        for step in technique.all(&Survey::new(&state)) {
            let told = explain(&state, &step);
            let follows = |message: &Message| message.key() == say::Result::KEY;
            assert!(!told.first().is_none_or(follows), "{step}: {told:?}");
            let all = Marks::new(&state, &step);
            let mut marked = all.all().filter(|(_, mark)| mark.part.is_some()).map(|(candidate, _)| candidate);
            if technique == Technique::HiddenSingle {
                // The digits that block other cells, where there are any.
                let blocks = |mark: Candidate| {
                    mark.digit() == step.placements[0].digit() && state.value(mark.cell()) == Some(mark.digit())
                };
                assert!(marked.all(blocks), "{step}\n{position}");
            } else {
                let is_marked = marked.next().is_some();
                assert_eq!(is_marked, !unmarked.contains(&technique.info().family), "{step}\n{position}");
            }
        }
    }
}

/// The cells that a sentence calls by a name, and the name as a legend has it.
fn called(message: &Message) -> Option<(CellSet, Key)> {
    const SETS: [Key; 4] = [say::AlsSet::KEY, say::AlsCell::KEY, say::AlsPetal::KEY, say::AlsPetalCell::KEY];
    const LETTERS: [Key; 3] = [say::MarkSetA::KEY, say::MarkSetB::KEY, say::MarkSetC::KEY];
    const NAMES: [(Key, Key); 8] = [
        (say::AlsStem::KEY, say::MarkStem::KEY),
        (say::WingPivot::KEY, say::MarkPivot::KEY),
        (say::WingPincer::KEY, say::MarkPincer::KEY),
        (say::ExocetBase::KEY, say::MarkBase::KEY),
        (say::ExocetBases::KEY, say::MarkBase::KEY),
        (say::ExocetTargets::KEY, say::MarkTarget::KEY),
        (say::ExocetTargetsOfBoth::KEY, say::MarkTarget::KEY),
        (say::ExocetLinesAndTargets::KEY, say::MarkTarget::KEY),
    ];
    let args = || message.arguments().map(|(_, arg)| arg);
    let cells = args().find_map(|arg| match arg {
        Arg::Cells(cells) => Some(*cells),
        Arg::Cell(cell) => Some(CellSet::single(*cell)),
        _ => None,
    })?;
    let name = if SETS.contains(&message.key()) {
        let count = args().find_map(|arg| if let Arg::Count(count) = arg { Some(*count) } else { None })?;
        LETTERS.get(count - 1).copied()
    } else {
        NAMES.iter().find(|(key, _)| *key == message.key()).map(|(_, name)| *name)
    };
    name.map(|name| (cells, name))
}

#[test]
fn the_legend_has_the_names_by_which_the_words_call_parts() {
    let mut found = BTreeMap::new();
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        for step in technique.all(&Survey::new(&state)) {
            let (told, marks) = (explain(&state, &step), Marks::new(&state, &step));
            let legend: BTreeMap<_, _> = marks.legend().collect();
            let named: Vec<_> = told.iter().filter_map(called).collect();
            let petals = named.iter().filter(|(_, name)| *name != say::MarkStem::KEY).count();
            if technique == Technique::DeathBlossom
                && petals > 2
                && legend.values().any(|key| *key == say::MarkSet::KEY)
            {
                continue; // More petals than signs.
            }
            for (cells, name) in &named {
                let shared: CellSet = named
                    .iter()
                    .filter(|(_, other)| other != name)
                    .fold(CellSet::EMPTY, |all, (cells, _)| all | *cells);
                let parts =
                    marks.all().filter(|(c, _)| (*cells - shared).contains(c.cell())).filter_map(|(_, mark)| mark.part);
                for part in parts {
                    assert_eq!(legend.get(&part), Some(name), "{step}\n{position}");
                    *found.entry(technique).or_insert(0) += 1;
                }
            }
        }
    }
    let named = [
        Technique::XyWing,
        Technique::XyzWing,
        Technique::AlsXz,
        Technique::AlsXyWing,
        Technique::DeathBlossom,
        Technique::JuniorExocet,
        Technique::DoubleExocet,
        Technique::SeniorExocet,
    ];
    assert!(found.keys().copied().eq(named), "{found:?}");
}

#[test]
fn the_digits_of_an_exocet_in_its_s_cells_are_marked() {
    let mut found = 0;
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        for step in technique.all(&Survey::new(&state)) {
            let Evidence::Exocet { base, candidates, lines, covers, .. } = &step.evidence else { continue };
            let marks = Marks::new(&state, &step);
            let is_s_cell = |part| marks.legend().any(|entry| entry == (part, say::MarkSCell::KEY));
            for (candidate, _) in marks.all().filter(|(_, mark)| mark.part.is_some_and(is_s_cell)) {
                let cell = candidate.cell();
                assert!(candidates.iter().any(|c| c.digit() == candidate.digit()), "{step}: {candidate}");
                assert!(
                    [lines, covers].iter().all(|all| all.iter().any(|house| house.cells().contains(cell))),
                    "{step}: {candidate}"
                );
                assert!(!base.contains(cell) && !base.common_peers().contains(cell), "{step}: {candidate}");
                found += 1;
            }
        }
    }
    assert!(found > 10, "{found}");
}

#[test]
fn every_technique_has_five_tests_and_one_of_them_is_a_near_miss() {
    let mut count: BTreeMap<Technique, [usize; 2]> = BTreeMap::new();
    for (technique, position) in positions() {
        count.entry(technique).or_default()[usize::from(position.is_near_miss())] += 1;
    }
    for technique in Technique::ALL {
        let [found, missed] = count.get(technique).copied().unwrap_or_default();
        assert!(found >= POSITIONS && missed >= 1, "{technique} has {found} positions and {missed} near misses");
    }
}

#[test]
fn every_near_miss_is_near() {
    let all: Vec<(Technique, Position)> = positions().collect();
    for (technique, miss) in all.iter().filter(|(_, position)| position.is_near_miss()) {
        let twin = |position: &Position| {
            !position.is_near_miss()
                && (&position.eliminations, &position.placements) == (&miss.eliminations, &miss.placements)
                && Change::between(&position.grid, &miss.grid).is_some()
        };
        assert!(all.iter().any(|(t, position)| t == technique && twin(position)), "nothing is near {miss}");
    }
}

#[test]
fn sentences_light_up_what_they_speak_of() {
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        let Some(step) = technique.first_where(&Survey::new(&state), |step| position.is_done_by(step)) else {
            continue;
        };
        let (scene, told) = (draw::of_step(&state, &step), explain(&state, &step));
        let lit: Vec<draw::Spoken> = told.iter().map(|message| draw::Spoken::of(message, &scene)).collect();
        for (message, lit) in told.iter().zip(&lit) {
            let names_nothing = message.spoken_of().iter().all(|arg| matches!(arg, Arg::Count(_) | Arg::Technique(_)));
            assert!(names_nothing || !lit.cells.is_empty(), "{step}: {message}");
        }
        // What a placed digit takes out goes without saying.
        let done = if step.placements.is_empty() { &step.eliminations } else { &step.placements };
        for candidate in done {
            assert!(lit.iter().any(|lit| lit.candidates.contains(*candidate)), "{step}: {candidate}\n{told:?}");
        }
    }
}

/// Cells, digits and houses.
#[derive(Default)]
struct Spoken {
    cells: CellSet,
    digits: DigitSet,
    houses: Vec<House>,
}

impl Spoken {
    fn of(messages: &[Message]) -> Self {
        let mut spoken = Self::default();
        messages.iter().flat_map(Message::spoken_of).for_each(|arg| spoken.add(arg));
        spoken
    }

    fn add(&mut self, arg: &Arg) {
        let candidates = |all: &[Candidate]| -> (CellSet, DigitSet) {
            (all.iter().map(|c| c.cell()).collect(), all.iter().map(|c| c.digit()).collect())
        };
        let (cells, digits) = match arg {
            Arg::Cell(cell) => (CellSet::single(*cell), DigitSet::EMPTY),
            Arg::Cells(cells) => (*cells, DigitSet::EMPTY),
            Arg::Path(path) => (path.iter().copied().collect(), DigitSet::EMPTY),
            Arg::Digit(digit) => (CellSet::EMPTY, DigitSet::single(*digit)),
            Arg::Digits(digits) => (CellSet::EMPTY, *digits),
            Arg::Candidate(candidate) => candidates(&[*candidate]),
            Arg::Candidates(all) => candidates(all),
            Arg::House(house) => return self.houses.push(*house),
            Arg::Houses(houses) => return self.houses.extend(houses),
            Arg::Technique(_) | Arg::Count(_) | Arg::Clauses(_) | Arg::Terms(_) => return,
        };
        self.cells = self.cells | cells;
        self.digits = self.digits | digits;
    }
}

fn cells_of(candidates: &[Candidate]) -> CellSet {
    candidates.iter().map(|c| c.cell()).collect()
}

/// The cells of the proof that have to be named, each by itself: those of a fish and the like are where houses cross, of
/// colours the ones that decide are enough, and of a chain those that are true on the way.
fn needed(step: &Step) -> CellSet {
    let evidence = &step.evidence;
    let on = |nodes: &[Node]| nodes.iter().filter(|node| node.on).fold(CellSet::EMPTY, |all, node| all | node.cells);
    match evidence {
        Evidence::Single(_) | Evidence::MultiSector { .. } | Evidence::Templates { .. } => CellSet::EMPTY,
        Evidence::Fish { fins, .. } => fins.iter().copied().collect(),
        Evidence::Kraken { fins, .. } => *fins,
        Evidence::EmptyRectangle(all) => all.iter().flat_map(|r| r.ends).map(Candidate::cell).collect(),
        Evidence::Colours { .. } | Evidence::RemotePair { .. } | Evidence::Net { .. } => CellSet::EMPTY,
        Evidence::Grave(deadly) => cells_of(&deadly.guardians),
        Evidence::Exclusion { base, .. } if step.eliminations.len() == 1 && base.len() == 2 => *base,
        Evidence::Exclusion { .. } => CellSet::EMPTY,
        Evidence::Chain { nodes, .. } => on(nodes),
        Evidence::ThreeLinks { .. } => on(&evidence.nodes()),
        Evidence::Forcing { branches, .. } if branches.iter().all(|way| way.len() < 10) => on(&branches.concat()),
        Evidence::Forcing { branches, .. } => branches.iter().flat_map(|way| way[0].cells.iter()).collect(),
        Evidence::Contradiction { ways, .. } => on(&ways.concat()),
        Evidence::Whip { links, target } => {
            links.iter().filter_map(|link| link.right).chain([*target]).map(Candidate::cell).collect()
        }
        other => other.cells(),
    }
}

#[test]
fn an_explanation_names_what_its_proof_needs_and_nothing_else() {
    let mut tried: BTreeMap<Technique, usize> = BTreeMap::new();
    for (technique, position) in positions().filter(|(_, position)| !position.is_near_miss()) {
        let state = State::new(&position.grid).assume_unique();
        let survey = Survey::new(&state);
        for step in technique.all(&survey).into_iter().filter(|step| position.is_done_by(step)).take(1) {
            *tried.entry(technique).or_default() += 1;
            let messages = explain(&state, &step);
            let words: Vec<String> = messages.iter().map(ToString::to_string).collect();
            let spoken = Spoken::of(&messages);
            let done: Vec<Candidate> = step.placements.iter().chain(&step.eliminations).copied().collect();
            // What a placement takes with it goes without saying.
            let said: Vec<Candidate> = match step.placements.is_empty() {
                true => step.eliminations.clone(),
                false => step.placements.clone(),
            };
            let missing = (needed(&step) | cells_of(&said)) - spoken.cells;
            assert!(missing.is_empty(), "{step}: {missing:?} in {words:?}");
            let digits: DigitSet = said.iter().map(|c| c.digit()).collect();
            assert!((digits - spoken.digits).is_empty(), "{step}: {words:?}");
            // Nothing is named that has nothing to do with it: blockers stand outside the pattern of a hidden single.
            let sets = step.evidence.almost_locked().iter().fold(CellSet::EMPTY, |all, set| all | set.cells);
            let part = step.evidence.cells() | sets | cells_of(&done) | cells_of(&step.evidence.fins());
            let pattern = match step.evidence {
                Evidence::Single(_) | Evidence::Templates { .. } | Evidence::Grave(_) | Evidence::Fish { .. } => {
                    CellSet::FULL
                }
                Evidence::MultiSector { .. } | Evidence::SamePair { .. } | Evidence::Forcing { .. } => CellSet::FULL,
                Evidence::Colours { .. } | Evidence::Deadly { .. } => CellSet::FULL,
                _ => part,
            };
            let strange = spoken.cells - pattern;
            assert!(strange.is_empty(), "{step}: {strange:?} in {words:?}");
            let own = step.evidence.houses().iter().fold(part, |all, house| all | house.cells());
            let touches = |house: &House| !(house.cells() & own).is_empty();
            assert!(spoken.houses.iter().all(touches), "{step}: {words:?}");
            // No sentence is empty, doubled in its words, or unfinished.
            for sentence in
                words.iter().chain(&every_link(&state, &step).iter().map(ToString::to_string).collect::<Vec<_>>())
            {
                assert!(sentence.ends_with('.') && !sentence.contains("  "), "{step}: {sentence}");
                assert!(!sentence.contains(" ,") && !sentence.contains(" ."), "{step}: {sentence}");
            }
        }
    }
    assert_eq!(tried.len(), Technique::ALL.len());
    assert!(tried.values().all(|count| *count >= POSITIONS), "{tried:?}");
}
