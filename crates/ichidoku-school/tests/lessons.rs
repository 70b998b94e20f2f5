//! Every exercise is sound: what counts as right is proved, each near miss is refuted, each claim is decided.
//!
//! `ICHIDOKU_PUZZLES` sets how many exercises of each kind are tried.

#![allow(clippy::unwrap_used, clippy::panic)]

use ichidoku::{Candidate, Puzzle, Stop};
use ichidoku_generate::{Generator, Order};
use ichidoku_logic::audit;
use ichidoku_school::{
    Answer, Claim, Example, Exercise, Input, Judged, Kind, Lesson, Name, Question, Topic, Verdict, exercise,
    exercise_of, judge,
};

/// How many are tried: `ICHIDOKU_PUZZLES`, or else the default.
fn tried(default: u64) -> u64 {
    std::env::var("ICHIDOKU_PUZZLES").ok().and_then(|s| s.parse().ok()).unwrap_or(default)
}

/// Shows some exercises of every kind of every lesson.
fn each_exercise(count: u64, see: impl Fn(&Exercise, &str)) {
    for lesson in Lesson::all() {
        for (kind, _) in lesson.set {
            for index in 0..count {
                let name = format!("{} {} {index}", lesson.slug, kind.slug());
                let made = exercise(lesson, *kind, Name::new(7, index), Stop::never()).unwrap();
                see(&made.unwrap_or_else(|| panic!("{name}: no position")), &name);
            }
        }
    }
}

fn judged(exercise: &Exercise, answer: &Answer) -> Judged {
    let claims: Vec<Claim> = exercise.claims.iter().map(|(claim, _)| claim.clone()).collect();
    let grid = exercise.state.grid();
    let question = Question {
        lesson: exercise.lesson,
        kind: exercise.kind,
        grid: &grid,
        solution: &exercise.solution,
        claims: &claims,
    };
    judge(&question, answer, Stop::never()).unwrap()
}

fn choosing(place: usize) -> Answer {
    Answer { choice: Some(place), ..Answer::default() }
}

/// Marking the candidate; where there are no notes, its cell.
fn marking(exercise: &Exercise, candidate: Candidate) -> Answer {
    if exercise.input == Input::Cells {
        Answer { cells: [candidate.cell()].into_iter().collect(), ..Answer::default() }
    } else {
        Answer { candidate: Some(candidate), ..Answer::default() }
    }
}

#[test]
fn whatever_counts_as_right_is_proved() {
    each_exercise(tried(2), |exercise, name| {
        let Exercise { lesson, kind, state, solution, .. } = exercise;
        if !matches!(kind, Kind::FindCell | Kind::Eliminate | Kind::Scan | Kind::Pattern) {
            return;
        }
        let steps = lesson.steps(state, Stop::never()).unwrap();
        assert!(!steps.is_empty() || matches!(lesson.topic, Topic::Links | Topic::Sets), "{name}");
        for step in &steps {
            assert_eq!(audit::prove(state, step), Ok(()), "{name}: {step}");
            assert_eq!(audit::against(state, step, solution), Ok(()), "{name}: {step}");
            let answer = Answer {
                placements: step.placements.clone(),
                eliminations: step.eliminations.clone(),
                cells: step.evidence.cells(),
                ..Answer::default()
            };
            if *kind != Kind::Pattern || lesson.topic == Topic::Steps {
                assert_eq!(judged(exercise, &answer).verdict, Verdict::Right, "{name}: {step}");
            }
        }
    });
}

#[test]
fn what_the_hints_show_is_right() {
    each_exercise(tried(2), |exercise, name| {
        let step = &exercise.shown.step;
        let answer = match exercise.input {
            Input::Placements => Answer { placements: step.placements.clone(), ..Answer::default() },
            Input::Eliminations => Answer { eliminations: step.eliminations.clone(), ..Answer::default() },
            Input::Cells if exercise.kind == Kind::Pattern => {
                Answer { cells: step.evidence.cells(), ..Answer::default() }
            }
            _ => return,
        };
        assert_eq!(judged(exercise, &answer).verdict, Verdict::Right, "{name}");
        assert!(exercise.shown.tell_where().is_some() && !exercise.shown.told.is_empty(), "{name}");
    });
}

#[test]
fn every_claim_is_decided_and_every_near_miss_refuted() {
    each_exercise(tried(2), |exercise, name| {
        if exercise.lesson.topic != Topic::Steps || !matches!(exercise.kind, Kind::Which | Kind::NearMiss) {
            return;
        }
        let is_near = |claim: &Claim| claim.spoiler.is_some();
        let near: Vec<usize> = (0..exercise.claims.len()).filter(|place| is_near(&exercise.claims[*place].0)).collect();
        assert_eq!(near.len(), 1, "{name}");
        for (place, (claim, _)) in exercise.claims.iter().enumerate() {
            assert_eq!(claim.agrees_with(&exercise.solution), !is_near(claim), "{name}: {claim:?}");
            let is_asked_for = is_near(claim) == (exercise.kind == Kind::NearMiss);
            let verdict = judged(exercise, &choosing(place)).verdict;
            assert_eq!(verdict, if is_asked_for { Verdict::Right } else { Verdict::Wrong }, "{name} {place}");
        }
    });
}

#[test]
fn one_of_two_boards_keeps_the_rules_and_two_of_three_pairs_are_links() {
    each_exercise(tried(10), |exercise, name| {
        let right = match (exercise.lesson.topic, exercise.kind) {
            (Topic::Rules, Kind::Which) => 1,
            (Topic::Links, Kind::NearMiss) => 1,
            _ => return,
        };
        let verdicts: Vec<Verdict> =
            (0..exercise.claims.len()).map(|place| judged(exercise, &choosing(place)).verdict).collect();
        assert_eq!(
            verdicts.iter().filter(|verdict| **verdict == Verdict::Right).count(),
            right,
            "{name}: {verdicts:?}"
        );
        assert!(verdicts.iter().all(|verdict| matches!(verdict, Verdict::Right | Verdict::Wrong)));
    });
}

#[test]
fn exactly_the_candidates_that_spoil_a_claim_count() {
    each_exercise(tried(2), |exercise, name| {
        if exercise.kind != Kind::WhyNot || exercise.lesson.topic == Topic::Notes {
            return;
        }
        let [(claim, _)] = &exercise.claims[..] else { panic!("{name}: one claim") };
        let steps = exercise.lesson.steps(&exercise.state, Stop::never()).unwrap();
        assert!(
            !steps.iter().any(|step| claim.eliminations.iter().all(|c| step.eliminations.contains(c))
                && claim.placements.iter().all(|c| step.placements.contains(c))),
            "{name}: the claim works"
        );
        let spoiler = claim.spoiler.unwrap();
        assert_eq!(judged(exercise, &marking(exercise, spoiler)).verdict, Verdict::Right, "{name}");
        let spoils = |c: &Candidate| judged(exercise, &marking(exercise, *c)).verdict == Verdict::Right;
        let right = exercise.state.candidates().iter().filter(spoils).count();
        assert!(right < exercise.state.candidates().iter().count() / 4, "{name}: {right}");
    });
}

#[test]
fn one_note_is_wrong_and_one_kind_of_digit_rules_out() {
    each_exercise(tried(10), |exercise, name| {
        if exercise.lesson.topic != Topic::Notes {
            return;
        }
        let all: Vec<Candidate> = Candidate::all().collect();
        let right = |answer: &dyn Fn(Candidate) -> Answer| {
            all.iter().filter(|c| judged(exercise, &answer(**c)).verdict == Verdict::Right).count()
        };
        if exercise.kind == Kind::NearMiss {
            assert_eq!(right(&|c| Answer { candidate: Some(c), ..Answer::default() }), 1, "{name}");
        } else {
            // Every cell has nine candidates.
            assert_eq!(right(&|c| marking(exercise, c)), 9, "{name}");
        }
    });
}

#[test]
fn names_and_turns_mean_the_same_exercise_everywhere() {
    let lesson = Lesson::named("xy-wing").unwrap();
    let make = |name| exercise(lesson, Kind::Eliminate, name, Stop::never()).unwrap().unwrap();
    let name = Name::new(2026, 3);
    assert_eq!(make(name), make(name));
    assert_ne!(make(name).state, make(Name::new(2026, 4)).state);
    let turned = make(Name { turn: 1, ..name });
    assert_ne!(make(name).state, turned.state);
    let candidates = |exercise: &Exercise| exercise.state.candidates().iter().count();
    assert_eq!(candidates(&make(name)), candidates(&turned));
    assert!(turned.solution.solves(turned.state.values()));
}

#[test]
fn a_kind_that_the_lesson_lacks_is_not_made() {
    let lesson = Lesson::named("scan").unwrap();
    assert_eq!(exercise(lesson, Kind::Eliminate, Name::new(1, 0), Stop::never()), Ok(None));
}

#[test]
fn a_raised_handle_ends_the_work() {
    let raised = || true;
    let lesson = Lesson::named("bug").unwrap();
    assert!(exercise(lesson, Kind::FindCell, Name::new(1, 0), Stop::when(&raised)).is_err());
    assert!(Exercise::example(lesson, Stop::when(&raised)).is_err());
}

/// What each worked example eliminates or places, from the table of lessons.
const EXAMPLES: &str = "
2 r6c5=6
3 r2c6=3
4 r2c2=5
6 r6c5=6
9 r6c7<>2 r6c8<>2
10 r7c7<>2 r9c7<>2 r9c8<>2 r9c9<>2
11 r1c4<>9 r1c9<>9 r1c6<>8 r1c9<>8
12 r5c8<>8 r5c8<>9
13 r6c6<>9 r8c6<>4 r9c6<>4
16 r3c3<>4 r3c6<>4 r8c3<>4 r8c6<>4
17 r7c1<>7 r8c7<>7
18 r1c6<>3
19 r4c9<>1
20 r1c3<>3
21 r5c8<>4
23 r7c3<>1 r9c9<>1
24 r9c3<>9
25 r9c7<>1
26 r1c7<>7 r2c7<>2 r2c7<>7 r7c9<>2 r7c9<>7
27 r2c7<>9
29 r8c9<>1 r8c9<>7
30 r4c1<>4 r4c2<>4
31 r2c2<>9
33 r7c2<>6 r8c7<>6 r8c8<>6
34 r2c1<>1 r7c3<>1 r8c3<>1
35 r1c3<>1
36 r3c4<>9 r3c5<>9 r8c4<>1 r8c6<>8
38 r5c2<>5
39 r4c7<>1
40 r3c7<>7 r3c9<>7
41 r9c3<>6
42 r2c3<>1
";

/// The moves of a line: placements `r4c7=5`, eliminations `r4c7<>5`.
fn moves(line: &str) -> Answer {
    let mut answer = Answer::default();
    for word in line.split_whitespace().skip(1) {
        let candidate = word.replace("<>", "=").parse().unwrap();
        let list = if word.contains("<>") { &mut answer.eliminations } else { &mut answer.placements };
        list.push(candidate);
    }
    answer
}

#[test]
fn the_worked_examples_show_their_steps() {
    for line in EXAMPLES.trim().lines() {
        let lesson = Lesson::named(line.split_whitespace().next().unwrap()).unwrap();
        let example = Exercise::example(lesson, Stop::never()).unwrap().unwrap();
        let verdict = judged(&example, &moves(line)).verdict;
        assert_eq!(verdict, Verdict::Right, "{line}: {}", example.shown.step);
    }
    for lesson in Lesson::all() {
        assert!(Exercise::example(lesson, Stop::never()).unwrap().is_some(), "{}", lesson.slug);
    }
}

/// Lessons whose worked example is the first exercise of the banks' seed.
const WITHOUT_EXAMPLE: [u8; 6] = [5, 8, 14, 15, 22, 28];

#[test]
fn every_worked_example_is_rebuilt_from_its_name() {
    let examples: Vec<Example> = Lesson::all().iter().filter_map(Example::of).collect();
    let without = Lesson::all().iter().filter(|lesson| Example::of(lesson).is_none()).map(|lesson| lesson.number);
    assert_eq!(without.collect::<Vec<_>>(), WITHOUT_EXAMPLE);
    let rebuild = |example: &Example| {
        let (order, attempt) = match example.attempt {
            Some(attempt) => (Order::new(), attempt),
            None => (example.source.order(), 0),
        };
        let generator = Generator::new(order).unwrap().from_attempt(attempt);
        let made: Puzzle = *generator.puzzle(2026, example.index).unwrap().puzzle.puzzle();
        assert_eq!(made, example.givens, "{example:?}");
    };
    // One half of them takes as long as the other.
    std::thread::scope(|scope| {
        scope.spawn(|| examples.iter().step_by(2).for_each(rebuild));
        examples.iter().skip(1).step_by(2).for_each(rebuild);
    });
}

/// A random answer of each sort, most of them wrong.
fn random_answer(exercise: &Exercise, random: &mut ichidoku_generate::Random) -> Answer {
    let candidates: Vec<Candidate> = exercise.state.candidates().iter().collect();
    let some = |random: &mut ichidoku_generate::Random| *random.pick(&candidates).unwrap();
    match exercise.input {
        Input::Placements => Answer { placements: vec![some(random)], ..Answer::default() },
        Input::Eliminations => {
            let mut eliminations = vec![some(random)];
            if random.below(3) == 0 {
                eliminations.push(some(random));
            }
            Answer { eliminations, ..Answer::default() }
        }
        Input::Cells => {
            let count = if exercise.kind == Kind::WhyNot { 1 } else { 1 + random.below(3) };
            Answer { cells: (0..count).map(|_| some(random).cell()).collect(), ..Answer::default() }
        }
        Input::Choice => choosing(random.below(exercise.claims.len() as u32) as usize),
        Input::Candidate => Answer { candidate: Some(some(random)), ..Answer::default() },
    }
}

#[test]
fn no_verdict_contradicts_the_solution_and_none_is_unexplained() {
    let answers = std::env::var("ICHIDOKU_CASES").ok().and_then(|s| s.parse().ok()).unwrap_or(2_000);
    let kinds: Vec<_> = Lesson::all().iter().flat_map(|l| l.set.iter().map(move |(kind, _)| (l, *kind))).collect();
    // Each exercise is answered several times: making it takes longest.
    for round in 0..answers as u64 / 10 {
        let (lesson, kind) = kinds[round as usize % kinds.len()];
        let Some(exercise) = exercise(lesson, kind, Name::new(11, round), Stop::never()).unwrap() else { continue };
        let mut random = ichidoku_generate::Random::new(12, round, 0);
        for _ in 0..10 {
            let answer = random_answer(&exercise, &mut random);
            let judged = judged(&exercise, &answer);
            let is_true = |c: &Candidate| exercise.solution.get(c.cell()) == c.digit();
            let agrees = answer.placements.iter().all(is_true) && !answer.eliminations.iter().any(is_true);
            let name = format!("{} {} {round}: {answer:?}", lesson.slug, kind.slug());
            match judged.verdict {
                Verdict::Right | Verdict::Otherwise | Verdict::Unproved => assert!(agrees, "{name}"),
                Verdict::Wrong => {
                    let says_digits = matches!(exercise.input, Input::Placements | Input::Eliminations);
                    assert!(!says_digits || !agrees, "{name}");
                }
                Verdict::Nothing => panic!("{name}: something was answered"),
            }
            assert!(!judged.sentence.to_string().is_empty(), "{name}");
        }
    }
}

/// What the example `bank` has written.
const BANKS: &str = include_str!("../src/banks.txt");

/// `ICHIDOKU_PUZZLES` sets how many puzzles of each bank are looked at.
#[test]
fn every_puzzle_of_a_bank_serves() {
    for line in BANKS.lines() {
        let (title, numbers) = line.split_once(": ").unwrap();
        let (slug, is_near) = (title.trim_end_matches(" near"), title.ends_with(" near"));
        let lesson = Lesson::named(slug).unwrap();
        let is_of_sort = |kind: &Kind| matches!(kind, Kind::Which | Kind::NearMiss) == is_near;
        let kinds = || lesson.set.iter().map(|(kind, _)| *kind).filter(is_of_sort);
        let numbers: Vec<u64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
        assert!(numbers.len() >= 40, "{title}");
        for number in numbers.into_iter().take(tried(4) as usize) {
            let serves = |kind| exercise_of(lesson, kind, number, Stop::never()).unwrap().is_some();
            assert!(kinds().any(serves), "{title}: {number}");
        }
    }
}
