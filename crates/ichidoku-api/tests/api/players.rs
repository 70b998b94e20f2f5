//! Positions as players have them: stale marks, missing marks and wrong entries. Whatever is asked about one, the answers
//! are true, and never say that the puzzle has several solutions.

#![allow(clippy::expect_used, clippy::panic)]

use ichidoku::text::Full;
use ichidoku::{Candidate, Cell, Digit, Grid, ProperPuzzle, Puzzle, text::CandidateGrid};
use ichidoku_api::{
    Advice, Ask, CellCandidates, Check, Control, Ending, Hint, HintLevel, Named, Position, PuzzleInput, Rate, Status,
    Steps, Verdict, Which,
};
use ichidoku_formats::Source;
use ichidoku_logic::{audit, hint};
use testkit::random::Random;
use testkit::random_solution;

/// What the player did wrong, besides keeping stale marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    None,
    LostMark(Candidate),
    WrongEntry(Candidate),
}

struct Player {
    puzzle: ProperPuzzle,
    grid: Grid,
    entries: Vec<Candidate>,
    stale: Vec<Candidate>,
    fault: Fault,
}

fn minimal_puzzle(random: &mut Random) -> ProperPuzzle {
    let solution = random_solution(random);
    let mut puzzle: Puzzle =
        Cell::ALL.into_iter().zip(solution).filter_map(|(cell, value)| Some((cell, Digit::new(value)?))).collect();
    let mut cells = Cell::ALL;
    random.shuffle(&mut cells);
    for cell in cells {
        let fewer = puzzle.with(cell, None);
        if fewer.count_solutions(2) == 1 {
            puzzle = fewer;
        }
    }
    ProperPuzzle::new(puzzle).expect("one solution")
}

impl Player {
    /// Right entries, some marks taken out early, one to three stale ones put in, and perhaps one thing wrong.
    fn new(random: &mut Random, kind: usize) -> Self {
        let puzzle = minimal_puzzle(random);
        let mut player = Self {
            grid: Grid::from(*puzzle.puzzle()),
            entries: Vec::new(),
            stale: Vec::new(),
            fault: Fault::None,
            puzzle,
        };
        player.enter(random);
        player.take_out(random);
        player.go_wrong(random, kind);
        player.keep_stale(random);
        player
    }

    fn right(&self, cell: Cell) -> Candidate {
        Candidate::of(cell, self.puzzle.solution().get(cell))
    }

    fn open(&self, random: &mut Random) -> Vec<Cell> {
        let mut open: Vec<Cell> = self.grid.open_cells().iter().collect();
        random.shuffle(&mut open);
        open
    }

    fn enter(&mut self, random: &mut Random) {
        for cell in self.open(random).into_iter().take(random.below(30)) {
            let entry = self.right(cell);
            self.grid.place(cell, entry.digit());
            self.entries.push(entry);
        }
    }

    fn take_out(&mut self, random: &mut Random) {
        for candidate in self.grid.candidate_set().iter().collect::<Vec<_>>() {
            if candidate != self.right(candidate.cell()) && random.below(10) == 0 {
                self.grid.eliminate(candidate);
            }
        }
    }

    fn go_wrong(&mut self, random: &mut Random, kind: usize) {
        let cells = self.open(random);
        match kind % 4 {
            2 => {
                let lost = self.right(cells[0]);
                self.grid.eliminate(lost);
                self.fault = Fault::LostMark(lost);
            }
            3 => {
                let wrong = |c: &Candidate| self.puzzle.solution().get(c.cell()) != c.digit();
                let Some(entry) = self.grid.candidate_set().iter().filter(wrong).nth(random.below(20)) else { return };
                self.grid.place(entry.cell(), entry.digit());
                self.entries.push(entry);
                self.fault = Fault::WrongEntry(entry);
            }
            _ => {}
        }
    }

    /// Marks that a digit in the grid excludes.
    fn keep_stale(&mut self, random: &mut Random) {
        let excluded = |c: &Candidate| !(self.grid.values().cells_of(c.digit()) & c.cell().peers()).is_empty();
        let open = self.grid.open_cells();
        let mut stale: Vec<Candidate> = Candidate::all().filter(|c| open.contains(c.cell()) && excluded(c)).collect();
        random.shuffle(&mut stale);
        stale.truncate(1 + random.below(3));
        stale.sort_unstable();
        let mut marks = *self.grid.candidate_set();
        stale.iter().for_each(|c| _ = marks.insert(*c));
        self.grid = Grid::new(self.puzzle.puzzle(), self.grid.values(), &marks);
        self.stale = stale;
    }

    /// The position with everything set apart, as the app and REST clients send it.
    fn position(&self) -> PuzzleInput {
        Position {
            rules: Named::default(),
            givens: Named(*self.puzzle.puzzle()),
            entries: self.entries.iter().copied().map(Named).collect(),
            candidates: Some(CellCandidates::of(&self.grid)),
        }
        .into()
    }

    /// The position as other programs write it: digits and marks look alike.
    fn texts(&self) -> [PuzzleInput; 2] {
        [CandidateGrid(&self.grid).to_string(), Full(&self.grid).to_string()].map(PuzzleInput::Text)
    }
}

fn ask(puzzle: &PuzzleInput) -> (hint::Advice, Advice) {
    let hint = Hint { puzzle: puzzle.clone(), grade: HintLevel::Step, ..Hint::default() };
    let control = Control::new();
    (hint.advise(&control).expect("advice"), hint.run(&control).expect("a hint").advice)
}

/// The ending and the number of steps when only the next one is asked for.
fn next(puzzle: &PuzzleInput) -> (Ending, usize) {
    let steps = Steps { puzzle: puzzle.clone(), which: Which::Next, ..Steps::default() };
    let stepped = steps.run(&Control::new()).expect("steps");
    (stepped.walk.ending, stepped.steps.len())
}

fn sound(player: &Player, advice: &hint::Advice) {
    if let hint::Advice::Step(hint) = advice {
        let checked = audit::against(&hint.state, &hint.step, player.puzzle.solution());
        assert_eq!(checked, Ok(()), "{}", hint.step);
        assert_eq!(audit::prove(&hint.state, &hint.step), Ok(()), "{}", hint.step);
    }
}

/// Whether `steps` says of the position what `hint` says.
fn agree(puzzle: &PuzzleInput, advice: &Advice) {
    match (next(puzzle), advice) {
        ((Ending::Mistake { advice }, 0), told) => assert_eq!(advice, *told),
        ((Ending::Stuck, 0), Advice::Stuck) | ((Ending::Solved, 0 | 1) | (Ending::Stopped, 1), Advice::Step { .. }) => {
        }
        (other, told) => panic!("{other:?}, but the hint is {told:?}"),
    }
}

/// 200 players, fifty with each kind of fault.
fn players() -> impl Iterator<Item = Player> {
    let mut random = Random::new(12);
    (0..200).map(move |kind| Player::new(&mut random, kind))
}

#[test]
fn a_position_with_stale_marks_is_judged_by_its_givens() {
    for player in players() {
        let position = player.position();
        let (advice, told) = ask(&position);
        sound(&player, &advice);
        agree(&position, &told);
        match (player.fault, &told) {
            (Fault::None, Advice::Step { stale, .. }) => {
                assert_eq!(stale.iter().map(|c| c.0).collect::<Vec<_>>(), player.stale);
            }
            (Fault::None, Advice::Stuck) => {}
            (Fault::LostMark(lost), Advice::LostCandidate { candidate, .. }) => {
                assert_eq!(candidate.as_ref().map(|c| c.0), Some(lost));
            }
            (Fault::LostMark(lost), Advice::EmptyCell { cell }) => assert_eq!(cell.0, lost.cell()),
            (Fault::WrongEntry(wrong), Advice::WrongEntry { entry }) => assert_eq!(entry.0, wrong),
            (fault, told) => panic!("{fault:?}: {told:?}"),
        }
    }
}

#[test]
fn a_candidate_grid_with_stale_marks_is_never_said_to_have_several_solutions() {
    let (mut named, mut stepped) = (0, 0);
    let (mut wrong_named, mut wrong_told) = (0, 0);
    for player in players() {
        for text in player.texts() {
            let (advice, told) = ask(&text);
            sound(&player, &advice);
            agree(&text, &told);
            match (player.fault, &told) {
                (Fault::None, Advice::Step { stale, .. }) => {
                    stepped += 1;
                    named += usize::from(player.stale.iter().all(|mark| stale.contains(&Named(*mark))));
                }
                (Fault::LostMark(lost), Advice::LostCandidate { candidate, .. }) => {
                    assert_eq!(candidate.as_ref().map(|c| c.0), Some(lost));
                }
                (Fault::LostMark(lost), Advice::EmptyCell { cell }) => assert_eq!(cell.0, lost.cell()),
                // The text does not say which of its digits are the player's.
                (Fault::LostMark(_), Advice::NoSolution { .. } | Advice::Clash { .. }) => {}
                (Fault::WrongEntry(wrong), Advice::NoSolution { culprits } | Advice::Clash { culprits, .. }) => {
                    wrong_told += 1;
                    wrong_named += usize::from(culprits.contains(&Named(wrong)));
                }
                (Fault::WrongEntry(wrong), Advice::LostCandidate { candidate, .. }) => {
                    assert_eq!(candidate.as_ref().map(|c| c.0.cell()), Some(wrong.cell()));
                }
                (Fault::WrongEntry(_), Advice::EmptyCell { cell }) => {
                    assert!(player.grid.value(cell.0).is_none() && player.grid.candidates(cell.0).is_empty());
                }
                (fault, told) => panic!("{fault:?}: {told:?}"),
            }
            let is_bad = matches!(told, Advice::NoSolution { .. } | Advice::Clash { .. });
            let control = Control::new();
            let checked = Check { puzzle: text.clone(), limit: 2 }.run(&control).expect("a verdict");
            assert_eq!(checked.status != Verdict::Proper, is_bad, "{checked:?}");
            let rated = Rate { puzzle: text.clone(), ..Rate::default() }.run(&control).expect("a rating");
            assert_eq!(rated.status != Status::Unique, is_bad, "{rated:?}");
        }
    }
    println!("{named} of {stepped} with a step name every stale mark");
    assert!(stepped >= 180 && named * 10 >= stepped * 9, "{named} of {stepped}");
    println!("{wrong_named} of {wrong_told} wrong entries without a solution are among the culprits");
    assert!(wrong_named * 4 >= wrong_told * 3, "{wrong_named} of {wrong_told}");
}

#[test]
fn a_wrong_entry_of_a_candidate_grid_is_named_where_entries_are_known() {
    let (mut named, mut all) = (0, 0);
    for player in players() {
        let Fault::WrongEntry(wrong) = player.fault else { continue };
        let text = CandidateGrid(&player.grid).to_string();
        let mut source = Source::from_text("text", &*text);
        let chunk = source.next_chunk().expect("a text").expect("a puzzle");
        let read = chunk.entries().next().expect("a puzzle").expect("a candidate grid");
        let entries = player.entries.iter().copied().map(Named).collect();
        all += 1;
        match ask(&Position::from(&read).entered(entries).into()).1 {
            Advice::WrongEntry { entry } => {
                named += 1;
                assert_eq!(entry, Named(wrong));
            }
            // The wrong entry left wrong marks alone in several cells; the text shows them like digits.
            Advice::NoSolution { .. } => {}
            told => panic!("{told:?}, but {wrong} is wrong"),
        }
    }
    println!("{named} of {all} wrong entries are named");
    assert!(named * 4 >= all * 3, "{named} of {all}");
}

#[test]
fn a_puzzle_with_two_solutions_has_two_with_marks_too() {
    let mut random = Random::new(13);
    for _ in 0..20 {
        let proper = minimal_puzzle(&mut random);
        let clues: Vec<Cell> = proper.puzzle().clue_cells().iter().collect();
        let fewer = proper.puzzle().with(clues[random.below(clues.len())], None);
        let grid = Grid::from(fewer);
        let (_, told) = ask(&PuzzleInput::Text(CandidateGrid(&grid).to_string()));
        assert!(matches!(told, Advice::SeveralSolutions { .. }), "{told:?}");
    }
}
