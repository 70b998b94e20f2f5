use crate::examples::{PROPER, SOLUTION, proper_lines};
use crate::program::{Folder, run};
use ichidoku::solve::Engine;

#[test]
fn a_row_for_every_engine_and_number_of_threads() {
    let folder = Folder::new();
    let file = folder.file("some.txt", proper_lines(200).join("\n"));
    let said = run(&["bench", "--json", "--rounds", "1", "-j", "2", &file]).data();
    let rows: Vec<serde_json::Value> = said.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(rows.len(), 2 * Engine::available().count());
    for (row, engine) in rows.chunks(2).zip(Engine::available()) {
        assert!(row.iter().all(|row| row["engine"] == engine.name() && row["puzzles"] == 200));
        assert_eq!((&row[0]["threads"], &row[1]["threads"]), (&1.into(), &2.into()));
        assert!(row.iter().all(|row| row["puzzles_a_second"].as_f64() > Some(0.0)));
        assert_eq!(row[0]["guesses_a_puzzle"], rows[0]["guesses_a_puzzle"], "the same search on every engine");
    }
}

#[test]
fn a_table_for_people() {
    let folder = Folder::new();
    let file = folder.file("some.txt", PROPER);
    let said = run(&["bench", "--rounds", "1", "--engine", "portable", "-j", "1", &file]).data();
    assert!(said.starts_with("input  ") && said.lines().count() == 2, "{said}");
    assert!(said.lines().nth(1).is_some_and(|row| row.starts_with("some.txt") && row.contains(" portable ")), "{said}");
}

#[test]
fn answers_are_checked() {
    let folder = Folder::new();
    let wrong = SOLUTION.replacen("534", "354", 1);
    let file = folder.file("stated.csv", format!("quizzes,solutions\n{PROPER},{wrong}\n"));
    let said = run(&["bench", "--rounds", "1", &file]).ends_with(2);
    assert!(said.stderr.contains("another solution than the file states"), "{}", said.stderr);
    let empty = folder.file("empty.txt", "");
    run(&["bench", &empty]).ends_with(2);
}
