//! Puzzles without givens whose candidates are the puzzle: never answered as if they were the blank grid.

use crate::examples::{EMPTY, PROPER, SOLUTION};
use crate::program::{Folder, run, run_with_stdin};

/// A puzzle without givens: each cell has its digit of the solution and another one, which is further on by up to `wide`.
fn sukaku(wide: usize) -> String {
    let cell = |(place, digit): (usize, u8)| {
        let digit = usize::from(digit - b'1');
        let other = (digit + 1 + (place * 5 + place / 9) % wide) % 9;
        (0..9).map(move |d| if d == digit || d == other { char::from(b'1' + d as u8) } else { '.' })
    };
    SOLUTION.bytes().enumerate().flat_map(cell).collect()
}

/// The commands that look at givens alone.
const OF_GIVENS: [&[&str]; 14] = [
    &["dedupe"],
    &["canonical"],
    &["same-class"],
    &["automorphisms"],
    &["variations"],
    &["neighbours"],
    &["minimal"],
    &["backdoors"],
    &["unavoidable"],
    &["check"],
    &["true-candidates"],
    &["rate"],
    &["rate", "--scale", "hodoku"],
    &["rate", "--histogram"],
];

#[test]
fn commands_that_look_at_givens_alone_refuse_them_like_unreadable_records() {
    let input = [sukaku(7), PROPER.to_owned(), sukaku(8)].join("\n");
    for command in OF_GIVENS {
        let said = run_with_stdin(command, &*input).ends_with(2);
        let place = "stdin:3: a puzzle that is given by its candidates alone; this command works on givens only\n";
        assert!(said.stderr.contains(place), "{command:?}: {}", said.stderr);
        assert!(said.stderr.contains("note: 2 of 3 records could not be read\n"), "{command:?}: {}", said.stderr);
        let unreadable = run_with_stdin(command, ["bad", PROPER, "bad"].join("\n")).ends_with(2);
        assert_eq!(said.stdout, unreadable.stdout, "{command:?}");
        let strict = run_with_stdin(&[command, &["--strict"]].concat(), &*input).ends_with(2);
        assert!(strict.stderr.contains("stdin:1: a puzzle") && !strict.stderr.contains("stdin:3"), "{command:?}");
    }
    let said = run_with_stdin(&["dedupe", "--language", "de"], &*input).ends_with(2);
    assert!(said.stderr.contains("stdin:1: ein Rätsel, das nur durch Kandidaten gegeben ist"), "{}", said.stderr);
    let object = run(&["canonical", "--json", "--language", "de", &sukaku(7)]).ends_with(2).stdout;
    assert!(object.contains(r#""status":"unreadable","error":"argument 1:1: a puzzle that is given by"#), "{object}");
    for command in [&["lab", "run", "dancing-links"][..], &["bench"], &["hint"]] {
        let said = run_with_stdin(command, &*input).ends_with(2);
        assert!(said.stderr.contains("stdin:1: a puzzle that is given by"), "{command:?}: {}", said.stderr);
    }
}

#[test]
fn candidates_that_leave_nothing_out_or_stand_beside_givens_are_passed_over() {
    let all = "123456789".repeat(81);
    assert_eq!(run(&["canonical", &all]).data(), format!("{EMPTY}\n"));
    let beside = run(&["convert", "--to", "candidates", PROPER]).data();
    assert_eq!(run_with_stdin(&["dedupe"], beside).data(), format!("{PROPER}\n"));
}

#[test]
fn answers_say_all_candidates_of_the_puzzle() {
    let (folder, puzzle) = (Folder::new(), sukaku(7));
    let said = format!("\"puzzle\":\"{puzzle}\"");
    for command in [
        &["solve", "--json"][..],
        &["count", "--json"],
        &["count", "--json", "--estimate"],
        &["enumerate", "--json"],
        &["steps", "--json"],
        &["rate", "--scale", "sukaku", "--json"],
        &["rate", "--scale", "se121", "--json"],
    ] {
        let objects = run(&[command, &[&puzzle]].concat()).data();
        assert!(objects.contains(&said), "{command:?}: {objects}");
    }
    let several = format!("12{}{}", ".".repeat(7), "123456789".repeat(80));
    let rated = run(&["rate", "--scale", "sukaku", &several]).ends_with(3).stdout;
    assert_eq!(rated, format!("{several}\tseveral solutions\t\n"));
    for name in ["solved.csv", "solved.parquet"] {
        let target = folder.path(name);
        run(&["solve", &puzzle, "-o", &target]).data();
        assert_eq!(run(&["solve", "--first", &target]).data(), format!("{SOLUTION}\n"), "{name}");
        let table = run(&["convert", "--to", "csv", &target]).data();
        assert!(table.lines().any(|line| line.starts_with(&format!("{puzzle},{SOLUTION}"))), "{name}: {table}");
    }
    let asked = folder.path("asked.parquet");
    run(&["convert", &puzzle, "-o", &asked]).data();
    let answered = folder.path("answered.parquet");
    run(&["solve", &asked, "-o", &answered]).data();
    assert!(run(&["convert", "--to", "csv", "-q", &answered]).data().contains(&format!(",{SOLUTION},")));
    run(&["count", &asked, "-o", &answered]).data();
    for command in ["check", "rate", "canonical"] {
        run(&[command, &asked, "-o", &answered]).ends_with(2);
        let csv = run(&["convert", "--to", "csv", "-q", &answered]).data();
        assert!(csv.contains("this command works on givens only"), "{command}: {csv}");
    }
}
