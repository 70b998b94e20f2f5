use ichidoku::symmetry::Symmetry;
use ichidoku::{ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::rate::{Grade, rate};

use crate::examples::puzzle;
use crate::program::{Folder, run};

fn made(arguments: &[&str]) -> Vec<Puzzle> {
    let arguments = [&["generate", "--seed", "7"], arguments].concat();
    run(&arguments).data().lines().map(puzzle).collect()
}

#[test]
fn the_same_seed_gives_the_same_puzzles_whatever_the_threads() {
    let expected = made(&["-n", "600"]);
    assert_eq!(expected.len(), 600);
    assert!(expected.iter().all(|puzzle| puzzle.count_solutions(2) == 1));
    assert_eq!(made(&["-n", "600", "-j", "3"]), expected);
    assert_eq!(made(&["-n", "600", "-j", "1", "--engine", "portable"]), expected);
    assert_eq!(made(&["-n", "100", "--from", "500"]), expected[500..]);
    assert_ne!(run(&["generate", "--seed", "8"]).data(), run(&["generate", "--seed", "7"]).data());
}

#[test]
fn without_a_seed_it_is_told() {
    let said = run(&["generate"]).ends_with(0);
    let seed = said.stderr.strip_prefix("note: --seed ").expect("a note").trim();
    assert_eq!(run(&["generate", "--seed", seed]).data(), said.stdout);
    assert_eq!(run(&["generate", "--quiet"]).stderr, "");
}

#[test]
fn wishes_come_true() {
    for puzzle in made(&["-n", "20", "--grade", "hard", "--symmetry", "half-turn", "--clues", "24-30"]) {
        assert!((24..=30).contains(&puzzle.clue_count()));
        assert_eq!(
            rate(&ProperPuzzle::new(puzzle).expect("proper"), Stop::never()).expect("not stopped").grade,
            Grade::Hard
        );
    }
    assert!(made(&["-n", "5", "--clues", "33"]).iter().all(|puzzle| puzzle.clue_count() == 33));
    let given = "123456789........................................................................";
    assert!(made(&["-n", "3", "--given", given])[2].to_string().starts_with("123456789"));
}

#[test]
fn puzzles_like_another_are_as_hard_and_have_such_clues() {
    const MODEL: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let grade =
        |puzzle: &Puzzle| rate(&ProperPuzzle::new(*puzzle).expect("proper"), Stop::never()).expect("rated").grade;
    let is_alike = |puzzle: &Puzzle| {
        let cells = puzzle.clue_cells();
        (29..=31).contains(&cells.len()) && Symmetry::HalfTurn.holds(cells)
    };
    let alike = made(&["-n", "5", "--like", MODEL]);
    assert!(alike.iter().all(|puzzle| is_alike(puzzle) && grade(puzzle) == Grade::Trivial));
    let harder = made(&["-n", "3", "--like", MODEL, "--grade", "hard"]);
    assert!(harder.iter().all(|puzzle| is_alike(puzzle) && grade(puzzle) == Grade::Hard));
    assert!(made(&["-n", "3", "--like", MODEL, "--clues", "34"]).iter().all(|puzzle| puzzle.clue_count() == 34));
    let folder = Folder::new();
    let file = folder.file("two.txt", format!("{MODEL}\n{MODEL}\n"));
    assert_eq!(
        run(&["generate", "--like", &file]).ends_with(2).stderr,
        "error: --like takes one puzzle, not several\n"
    );
    let several = run(&["generate", "--like", &".".repeat(81)]).ends_with(2).stderr;
    assert_eq!(several, "error: the puzzle of --like has no solution or several; expected exactly one\n");
}

#[test]
fn ratings_of_sudoku_explainer_can_be_asked_for() {
    let said = run(&["generate", "--seed", "7", "-n", "4", "--er", "6.6-7.0", "--json"]).data();
    for line in said.lines() {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(object["rating"]["scale"], "se121");
        assert!((6.6..=7.0).contains(&object["rating"]["score"].as_f64().expect("a number")), "{line}");
    }
    assert_eq!(said.lines().count(), 4);
    for bad in ["7.25", "9-8", "hard"] {
        assert!(run(&["generate", "--er", bad]).ends_with(2).stderr.contains("7.1-7.3"), "{bad}");
    }
}

/// Skyscrapers are 4.0 for Sukaku Explainer; version 1.2.1 doesn't know them, and needs something harder.
#[test]
fn ratings_of_sukaku_explainer_can_be_asked_for() {
    let wish = ["generate", "--seed", "7", "-n", "3", "--er", "4.0-4.3", "--scale", "sukaku", "--json"];
    let said = run(&wish).data();
    let mut is_the_same_for_both = true;
    for line in said.lines() {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let puzzle = object["puzzle"].as_str().expect("a puzzle");
        let er = |scale| run(&["rate", "--scale", scale, "--only-er", puzzle]).data();
        let of_sukaku = object["rating"]["score"].as_f64().expect("a number");
        assert_eq!(
            (&object["rating"]["scale"], er("sukaku")),
            (&"sukaku".into(), format!("{puzzle}\t{of_sukaku:.1}\n"))
        );
        assert!((4.0..=4.3).contains(&of_sukaku), "{line}");
        is_the_same_for_both &= er("se121") == er("sukaku");
    }
    assert_eq!((said.lines().count(), is_the_same_for_both), (3, false));
    assert_eq!(run(&[&wish[..], &["--threads", "1"]].concat()).data(), said);
    assert!(run(&["generate", "--scale", "sukaku"]).ends_with(2).stderr.contains("--er"));
    assert!(run(&["generate", "--er", "4.0", "--scale", "hodoku"]).ends_with(2).stderr.contains("sukaku"));
}

#[test]
fn objects_tell_all() {
    let said = run(&["generate", "--seed", "7", "-n", "3", "--from", "4", "--json", "--grade", "medium"]).data();
    for (i, line) in said.lines().enumerate() {
        let object: serde_json::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(
            (&object["rating"]["grade"], &object["seed"], &object["index"]),
            (&"medium".into(), &7.into(), &(4 + i).into())
        );
        let clues = puzzle(object["puzzle"].as_str().expect("a line"));
        assert_eq!(object["clues"], clues.clue_count());
        assert!(puzzle(object["solution"].as_str().expect("a line")).clue_count() == 81);
    }
    assert_eq!(said.lines().count(), 3);
}

#[test]
fn practice_stands_before_the_technique() {
    let arguments = ["generate", "--seed", "1", "--needs", "X-wing", "--practice"];
    let said = run(&[&arguments[..], &["--json"]].concat()).data();
    let object: serde_json::Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(object["practice"]["step"]["technique"]["slug"], "x-wing", "{said}");
    assert_eq!(object["practice"]["grid"]["candidates"].as_array().expect("candidates").len(), 81);
    assert!(run(&arguments).data().lines().count() > 9);
    run(&["generate", "--practice"]).ends_with(2);
}

#[test]
fn other_formats_and_files() {
    let folder = Folder::new();
    let target = folder.path("made.csv");
    let said = run(&["generate", "--seed", "7", "-n", "300", "--format", "csv", "-o", &target, "-j", "2"]);
    assert_eq!(said.data(), "");
    let written = std::fs::read_to_string(&target).expect("the file");
    assert_eq!((written.lines().count(), written.lines().next()), (301, Some("puzzle,solution")));
    let solved =
        |row: &str| row.split_once(',').is_some_and(|(puzzle, solution)| (puzzle.len(), solution.len()) == (81, 81));
    assert!(written.lines().skip(1).all(solved), "each with its solution");
    let json = run(&["generate", "--seed", "7", "-n", "300", "--format", "json", "-j", "2"]).data();
    let array: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
    assert_eq!(array.len(), 300);
    assert!(array.iter().all(|made| made["solution"].as_str().is_some_and(|solution| solution.len() == 81)));
}

#[test]
fn bad_wishes_are_refused_at_once() {
    let sixteen = format!("{}{}", "1".repeat(16), ".".repeat(65));
    for (arguments, message) in [
        (&["--clues", "12"][..], "12 clues: a puzzle with one solution has at least 17"),
        (&["--clues", "many"], "expected a number up to 81, or two as in `24-28`"),
        (&["--pattern", &sixteen], "a pattern of 16 cells"),
        (&["--pattern", "111"], "expected 81 characters, not 3"),
        (&["--grade", "easy", "--needs", "swordfish"], "a puzzle of grade Easy does not need swordfish"),
        (&["--needs", "swordfish", "--forbid", "swordfish"], "swordfish cannot be needed and forbidden"),
        (&["--needs", "magic"], "unknown technique; `ichidoku techniques` lists all names"),
        (&["--symmetry", "quarter-turn", "--clues", "26"], "no pattern with the symmetry quarter-turn has this many"),
        (&["--er", "0.5"], "an ER of 0.5: the scale begins at 1.0"),
        (&["--er", "0.1-0.9"], "an ER of 0.9: the scale begins at 1.0"),
        (&["--needs", "swordfish", "--forbid", "fish"], "swordfish cannot be needed and forbidden"),
        (&["--forbid", "cains"], "unknown technique or family; did you mean 'chains'?"),
        (&["--grade", "impossible"], "invalid value 'impossible'"),
        (&["-n", "0"], "expected a whole number of at least 1"),
        (&["--from", "18446744073709551615", "-n", "3"], "the last index must be below 18446744073709551615"),
        (&["--from", "18446744073709551615"], "the last index must be below 18446744073709551615"),
    ] {
        let said = run(&[&["generate"], arguments].concat()).ends_with(2);
        assert!(said.stdout.is_empty() && said.stderr.contains(message), "{arguments:?}: {}", said.stderr);
    }
}

#[test]
fn a_family_can_be_forbidden() {
    let said =
        run(&["generate", "-s", "5", "-n", "3", "--forbid", "fish", "--forbid", "chains", "--grade", "hard"]).data();
    for line in said.lines() {
        let steps = run(&["steps", "--without", "fish,chains", line]).data();
        assert!(steps.contains("solved"), "{steps}");
    }
}

#[test]
fn variants_in_json_are_rated_as_classic_puzzles_are() {
    for options in [&["--rules", "killer", "--size", "4"][..], &["--size", "6"], &[]] {
        let said = run(&[&["generate", "-s", "1", "--json"], options].concat()).data();
        let made: serde_json::Value = serde_json::from_str(&said).expect("an object");
        assert_eq!(made["rating"]["scale"], "ichidoku", "{said}");
        assert!(made["rating"]["grade"].is_string() && made["puzzle"].is_string(), "{said}");
    }
}

#[test]
fn the_last_indices_of_all_are_made() {
    let arguments = ["generate", "--seed", "7", "--from", "18446744073709551613"];
    assert_eq!(run(&[&arguments[..], &["-n", "2"]].concat()).data().lines().count(), 2);
    run(&[&arguments[..], &["-n", "3"]].concat()).ends_with(2);
}

#[test]
fn what_is_not_found_is_told_and_the_rest_goes_on() {
    let wishes = ["--symmetry", "full", "--minimal", "--clues", "24-26", "--attempts", "3"];
    let said = run(&[&["generate", "--seed", "7", "-n", "9"], &wishes[..]].concat()).ends_with(4);
    let told = |line: &str| {
        line.starts_with("error: puzzle ") && line.contains("no such puzzle in 3 attempts; the nearest has")
    };
    assert!(said.stderr.lines().all(told), "{}", said.stderr);
    assert_eq!(said.lines().len() + said.stderr.lines().count(), 9);
}
