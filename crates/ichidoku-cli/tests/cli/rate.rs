use serde_json::{Value, json};

use crate::examples::{CLASHING, EMPTY, MINIMAL, NONE, PROPER, SOLUTION, TWO, proper_lines};
use crate::program::{Folder, run, run_with_stdin};

#[test]
fn puzzle_grade_and_score_on_a_line() {
    let said = run(&["rate", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\tTrivial\t1.29\n"));
    let said = run(&["rate", "--scale", "hodoku", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\tEasy\t204\n"));
}

#[test]
fn ratings_of_sudoku_explainer() {
    let said = run(&["rate", "--scale", "se121", PROPER]).data();
    assert_eq!(said, format!("{PROPER}\t1.2\t1.2\t1.2\tHidden Single\n"));
    let said = run(&["rate", "--format", "%r/%p/%d %g", PROPER]).data();
    assert_eq!(said, format!("1.2/1.2/1.2 {PROPER}\n"));
    let said = run(&["rate", "--scale", "se121", "--json", PROPER]).data();
    let object: Value = serde_json::from_str(&said).expect("JSON");
    assert_eq!(
        object["explainer"],
        json!({"er": 1.2, "ep": 1.2, "ed": 1.2, "hardest": "hidden-single", "hardest_name": "Hidden Single"})
    );
    assert_eq!(object["rating"], json!({"scale": "se121", "grade": "trivial", "score": 1.2}));
    assert!(run(&["rate", "--format", "%x", PROPER]).ends_with(2).stderr.contains("%g"));
}

/// Skyscrapers are a technique of Sukaku Explainer's.
const SKYSCRAPER: &str = "2..3.....3...57.1..4......961..9.........5.72........61....8.3.53..6...4.6....8..";

#[test]
fn ratings_of_sukaku_explainer() {
    let said = |options: &[&str]| run(&[&["rate", "--scale", "sukaku", SKYSCRAPER], options].concat()).data();
    assert_eq!(said(&[]), format!("{SKYSCRAPER}\t4.0\t1.2\t1.2\tSkyscraper 011\n"));
    assert_eq!(said(&["--only-er"]), format!("{SKYSCRAPER}\t4.0\n"));
    assert_eq!(said(&["--at-least", "4.1"]), "");
    assert_eq!(said(&["--where", "er == 4", "--format", "%t"]), "Skyscraper 011\n");
    assert!(said(&["--histogram"]).contains("\nSkyscraper 011\t1\t1\n"));
    let object: Value = serde_json::from_str(&said(&["--json"])).expect("JSON");
    assert_eq!(object["rating"], json!({"scale": "sukaku", "grade": "medium", "score": 4.0}));
}

#[test]
fn a_name_that_no_condition_has_leads_to_those_that_it_may_have() {
    for condition in ["bogus>1", "grade=foo", "er>=foo"] {
        let said = run(&["rate", "--where", condition, PROPER]).ends_with(2);
        assert!(said.stderr.contains("lists the techniques, `ichidoku rate --help` the other names"), "{said:?}");
    }
}

#[test]
fn formats_have_the_signs_of_serate() {
    let said = run_with_stdin(&["rate", "--format", "%n %r%l%t", "--scale", "se121"], format!("\n{PROPER}")).data();
    assert_eq!(said, "2 1.2\nHidden Single\n");
    let seconds = run(&["rate", "--format", "%e", PROPER]).data();
    assert!(seconds.trim_end().parse::<f64>().is_ok_and(|seconds| seconds >= 0.0), "{seconds}");
    assert_eq!(run(&["rate", "--only-er", PROPER]).data(), format!("{PROPER}\t1.2\n"));
}

#[test]
fn options_about_the_er_contradict_another_scale() {
    for option in [&["--format", "%r"][..], &["--only-er"], &["--at-least", "7"]] {
        let said = run(&[&["rate", "--scale", "hodoku", PROPER][..], option].concat()).ends_with(2);
        let expected = format!("{} is about the scale se121, not hodoku", option[0]);
        assert!(said.stderr.contains(&expected), "{}", said.stderr);
    }
}

#[test]
fn puzzles_from_a_rating_on() {
    let (lines, minimal) = ([PROPER, TWO, MINIMAL].join("\n"), MINIMAL.replace('0', "."));
    let ratings = run_with_stdin(&["rate", "--only-er"], lines.clone()).stdout;
    let er =
        |line: usize| ratings.lines().nth(line).and_then(|line| line.split('\t').nth(1)).unwrap_or_default().to_owned();
    let said = run_with_stdin(&["rate", "--at-least", &er(2)], lines.clone());
    assert_eq!(said.stdout, format!("{minimal}\n"));
    assert_eq!(run_with_stdin(&["rate", "--at-least", "20.0"], lines.clone()).stdout, "");
    assert_eq!(run_with_stdin(&["rate", "--at-least", "1.2"], lines).stdout, format!("{PROPER}\n{minimal}\n"));
    assert!(run(&["rate", "--at-least", "hard", PROPER]).ends_with(2).stderr.contains("such as 7.1"));
}

#[test]
fn puzzles_that_meet_a_condition() {
    let lines = [PROPER, TWO, "bad", MINIMAL].join("\n");
    let said = run_with_stdin(&["rate", "--where", "clues = 17 && er > 1.2"], lines.clone());
    assert_eq!(said.stdout.lines().map(|line| &line[..81]).collect::<Vec<_>>(), [MINIMAL.replace('0', ".")]);
    assert!(said.stderr.contains("note: more than one solution"), "{}", said.stderr);
    let said = run_with_stdin(&["rate", "--where", "!(clues < 20)", "--only-er"], lines).stdout;
    assert_eq!(said, format!("{PROPER}\t1.2\n"));
    let said = run(&["rate", "--where", "er >= 8.3 & tridagon", PROPER]).ends_with(2);
    assert!(said.stderr.contains("column 11: expected `&&`"), "{}", said.stderr);
}

#[test]
fn conditions_take_names_of_several_words_and_compare_like_with_like() {
    for condition in ["hidden single && !x wing", "!(Naked  Pair) && two string kite = 0", "grade = trivial"] {
        assert_eq!(run(&["rate", "--where", condition, PROPER]).data().lines().count(), 1, "{condition}");
    }
    for (condition, problem) in [
        ("er = Hard", "column 6: expected a number; only `grade` is compared with grades"),
        ("er=beyond", "column 4: expected a number"),
        ("clues>=hard", "column 8: expected a number"),
        ("grade>=3", "column 8: expected a grade, from `trivial` to `beyond`"),
        ("hard", "column 5: expected a comparison"),
        ("x wnig", "did you mean 'x-wing'? `ichidoku techniques` lists the techniques"),
        ("bogus", "column 1: unknown name; `ichidoku techniques` lists the techniques"),
    ] {
        let said = run(&["rate", "--where", condition, PROPER]).ends_with(2).stderr;
        assert!(said.contains(problem), "{condition}: {said}");
    }
}

#[test]
fn a_histogram_counts_ratings_and_techniques() {
    let lines = [PROPER, TWO, PROPER].join("\n");
    let said = run_with_stdin(&["rate", "--scale", "se121", "--histogram", "-j2"], lines.clone()).stdout;
    assert_eq!(said, "rating\tpuzzles\n1.2\t2\n\ntechnique\tpuzzles\tsteps\nHidden Single\t2\t102\n");
    let said = run_with_stdin(&["rate", "--histogram"], lines.clone()).stdout;
    assert!(said.starts_with("rating\tpuzzles\nTrivial\t2\n\n") && said.contains("hidden single\t2\t"), "{said}");
    let none = run_with_stdin(&["rate", "--histogram", "--where", "tridagon"], lines).stdout;
    assert_eq!(none, "rating\tpuzzles\n\ntechnique\tpuzzles\tsteps\n");
}

/// A candidate grid is more than its digits on Sudoku Explainer's scale.
#[test]
fn puzzles_given_by_their_candidates() {
    let folder = Folder::new();
    let grid = run(&["convert", "--to", "candidates", PROPER]).data();
    let file = folder.file("grid.txt", grid);
    assert!(run(&["rate", "--only-er", &file]).data().ends_with("\t1.2\n"));
    // In each cell its digit of the solution and that of the next cell, in their places.
    let digits = SOLUTION.as_bytes();
    let in_cell = |cell: usize| (b'1'..=b'9').map(move |digit| (cell, digit));
    let shown = |(cell, digit): (usize, u8)| digits[cell] == digit || digits[(cell + 1) % 81] == digit;
    let sign = |place: (usize, u8)| if shown(place) { char::from(place.1) } else { '.' };
    let sukaku: String = (0..81).flat_map(in_cell).map(sign).collect();
    let file = folder.file("sukaku.txt", &sukaku);
    assert_eq!(run(&["rate", "--only-er", &file]).data(), format!("{sukaku}\t1.2\n"));
    // A cell for each clue, and all digits in all others: Sukaku Explainer finds the clues as naked singles.
    let of_cell = |clue: char| ('1'..='9').map(move |digit| if clue == '.' || clue == digit { digit } else { '.' });
    let file = folder.file("clues.txt", PROPER.chars().flat_map(of_cell).collect::<String>());
    let rate = |scale: &str| run(&["rate", "--scale", scale, "--format", "%r/%p/%d", &file]).data();
    assert_eq!(["se121", "sukaku"].map(rate), ["1.2/1.2/1.2\n", "2.3/2.3/2.3\n"]);
}

#[test]
fn what_has_not_one_solution_is_not_rated() {
    let said = run_with_stdin(&["rate"], [TWO, NONE, "bad", CLASHING, EMPTY].join("\n")).ends_with(2);
    let second: Vec<&str> = said.lines().iter().map(|line| line.split('\t').nth(1).unwrap_or(line)).collect();
    assert_eq!(second, ["several solutions", "no solution", "unreadable", "no solution", "several solutions"]);
    assert!(said.stderr.contains("note: more than one solution: 2 of 4 puzzles, the first at stdin:1; not rated"));
    run(&["rate", PROPER, TWO]).ends_with(3);
    run(&["rate", TWO, NONE]).ends_with(1);
}

#[test]
fn json() {
    let said = run_with_stdin(&["rate", "--json"], [PROPER, TWO, "bad"].join("\n")).ends_with(2);
    let objects: Vec<Value> = said.lines().iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(objects[0]["rating"], json!({"scale": "ichidoku", "grade": "trivial", "score": 1.29}));
    assert_eq!(objects[0]["hardest"], "hidden-single");
    assert_eq!((&objects[1]["status"], &objects[1]["rating"]), (&json!("several"), &Value::Null));
    assert_eq!((&objects[2]["line"], &objects[2]["status"]), (&json!(3), &json!("unreadable")));
}

#[test]
fn symmetric_copies_are_rated_alike_in_order_on_any_number_of_threads() {
    let folder = Folder::new();
    let lines = proper_lines(2000);
    let file = folder.file("many.txt", lines.join("\n"));
    let one = run(&["rate", "-j1", &file]).data();
    assert_eq!(one, run(&["rate", "-j3", &file]).data());
    let expected = [PROPER, MINIMAL].map(|puzzle| run(&["rate", puzzle]).data());
    for (i, (rated, line)) in one.lines().zip(&lines).enumerate() {
        let (puzzle, rating) = rated.split_once('\t').expect("three columns");
        assert_eq!(puzzle, line);
        assert!(expected[i % 2].trim_end().ends_with(rating), "{rated}");
    }
    assert_eq!(one.lines().count(), 2000);
}

#[test]
fn scales_that_are_none() {
    let said = run(&["rate", "--scale", "richter", PROPER]).ends_with(2);
    assert!(said.stderr.contains("[possible values: ichidoku, hodoku, se121, sukaku]"), "{}", said.stderr);
}
