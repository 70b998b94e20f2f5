//! `count --estimate` and `true-candidates`.

use serde_json::{Value, json};

use crate::examples::{CLASHING, EMPTY, NONE, PROPER, SOLUTION, TWO};
use crate::program::run;

fn object(line: &str) -> Value {
    serde_json::from_str(line).expect("JSON")
}

#[test]
fn a_small_number_is_exact_and_a_huge_one_has_an_interval() {
    let said = run(&["count", "--estimate", "--samples", "1k", PROPER, TWO, EMPTY]).data();
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[..2], ["1", "2"]);
    let numbers: Vec<f64> = lines[2].split('\t').map(|number| number.parse().expect("a number")).collect();
    let [estimate, low, high] = numbers[..] else { panic!("{said}") };
    assert!(low < 6.671e21 && 6.670e21 < high && low < estimate && estimate < high, "{said}");
    assert_eq!(run(&["count", "--estimate", "--samples", "1000", PROPER, TWO, EMPTY]).data(), said);
    assert_ne!(run(&["count", "--estimate", "--samples", "1k", "--seed", "1", EMPTY]).data(), lines[2]);
}

#[test]
fn what_an_estimate_takes_is_refused_without_one() {
    for option in ["--samples", "--seed"] {
        let said = run(&["count", option, "100", PROPER]).ends_with(2).stderr;
        assert!(said.contains("required") && said.contains("--estimate"), "{option}: {said}");
    }
}

#[test]
fn an_estimate_as_json() {
    let exact = object(&run(&["count", "--estimate", "--json", TWO]).data());
    assert_eq!(
        [&exact["solutions"], &exact["interval"], &exact["probes"], &exact["exact"]],
        [&json!(2.0), &json!([2.0, 2.0]), &json!(0), &json!(true)]
    );
    let estimate = object(&run(&["count", "--estimate", "--json", "--samples", "500", EMPTY]).data());
    assert_eq!(
        (&estimate["exact"], &estimate["probes"], &estimate["puzzle"]),
        (&json!(false), &json!(500), &EMPTY.into())
    );
    let number = |value: &Value| value.as_f64().expect("a number");
    let error = 1.96 * number(&estimate["standard_error"]);
    let low = number(&estimate["solutions"]) - error;
    assert!((number(&estimate["interval"][0]) / low - 1.0).abs() < 1e-9, "{estimate}");
}

#[test]
fn without_a_solution_an_estimate_is_none() {
    for puzzle in [NONE, CLASHING] {
        assert_eq!(run(&["count", "--estimate", puzzle]).ends_with(1).stdout, "0\n");
    }
    run(&["count", "--estimate", "--limit", "5", PROPER]).ends_with(2);
}

#[test]
fn true_candidates_are_those_of_the_solutions() {
    let grid = run(&["true-candidates", TWO]).data();
    assert_eq!(grid.matches("13").count(), 4, "{grid}");
    let drawn: String = run(&["true-candidates", PROPER]).data().chars().filter(char::is_ascii_digit).collect();
    assert_eq!(drawn, SOLUTION);
    let found = object(&run(&["true-candidates", "--json", "--limit", "5", TWO]).data());
    assert_eq!(found["limit"], 5);
    let counts: Vec<u64> = found["counts"].as_array().expect("counts").iter().filter_map(Value::as_u64).collect();
    assert_eq!((counts.iter().sum::<u64>(), counts.iter().filter(|count| **count == 1).count()), (162, 8));
}

#[test]
fn what_has_no_true_candidates_says_why() {
    for puzzle in [NONE, CLASHING] {
        assert_eq!(run(&["true-candidates", puzzle]).ends_with(1).stdout, "no solution\n");
    }
    let said = run(&["true-candidates", "--guesses", "0", EMPTY, PROPER]).ends_with(4);
    assert!(said.stdout.starts_with("unfinished\n") && said.stderr.contains("argument 1:1"), "{said:?}");
    assert_eq!(run(&["true-candidates", "--guesses", "0", "--json", EMPTY]).ends_with(4).stdout, "null\n");
}
