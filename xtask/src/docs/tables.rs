//! The tables of `docs/algorithms.md`, each from runs made on the spot.

use std::time::Duration;

use ichidoku::{Cell, CellSet, Puzzle, Solution};
use ichidoku_lab::algorithms::Backtracking;
use ichidoku_lab::compare::USUAL_SEED;
use ichidoku_lab::table::{grouped, pipes};
use ichidoku_lab::{Algorithm, CellOrder, DigitOrder, Limits, Method, Outcome, Run, Silent};
use testkit::{Case, Category, golden};

/// Makes a table.
type Maker = fn() -> Result<String, String>;

/// The tables, in the order of the page.
pub(super) const ALL: [(&str, Maker); 6] = [
    ("algorithms", algorithms),
    ("few-blanks", few_blanks),
    ("best-known", best_known),
    ("orders", orders),
    ("shuffles", shuffles),
    ("famous", famous),
];

/// Makes the table with this name.
pub(super) fn make(name: &str) -> Result<String, String> {
    match ALL.into_iter().find(|(known, _)| *known == name) {
        Some((_, make)) => make(),
        None => Err(format!("there is no table named {name}")),
    }
}

/// Runs a method until its first solution or the end of its usual step budget, however long that takes.
fn run(method: &Method, puzzle: &Puzzle) -> Run {
    let limits = Limits::new().steps(method.usual_steps()).time(Duration::MAX);
    method.run(puzzle, &limits, &mut Silent)
}

/// The puzzle of a case of the golden suite.
fn puzzle(name: &str) -> Result<Puzzle, String> {
    let suite = golden().map_err(|error| error.to_string())?;
    let case = suite.iter().find(|case| case.name == name).ok_or_else(|| format!("no golden case {name}"))?;
    parse(case)
}

fn parse(case: &Case) -> Result<Puzzle, String> {
    case.puzzle.parse().map_err(|error| format!("{}: {error}", case.name))
}

/// A number where the run finished, a dash where it did not.
fn if_solved(run: &Run, number: u64) -> String {
    if run.outcome == Outcome::Solved { grouped(number) } else { "–".to_owned() }
}

/// Every method but the engine, whose counts say nothing beside the others'.
fn methods() -> impl Iterator<Item = Method> {
    Method::ALL.into_iter().filter(|method| !matches!(method, Method::Engine(_)))
}

/// Every algorithm and what it does.
fn algorithms() -> Result<String, String> {
    let lines: Vec<[String; 2]> = Method::ALL
        .iter()
        .map(|method| [format!("`{}`", method.about().name), method.about().title.to_owned()])
        .collect();
    Ok(pipes(&["name", "what it does"].map(str::to_owned), &lines, 2))
}

/// Brute force and backtracking searching everything, with one blank after the other.
fn few_blanks() -> Result<String, String> {
    let puzzle = puzzle("wikipedia-example")?;
    let solution = puzzle.solutions().next().ok_or("the best-known puzzle has a solution")?;
    let blanks = CellSet::FULL - puzzle.clue_cells();
    let limits = Limits::new().solutions(u64::MAX).time(Duration::MAX);
    let lines: Vec<[String; 6]> = (1..=7)
        .map(|count| {
            let puzzle = blanked(&solution, blanks.iter().take(count));
            let [brute, back] = [Method::ALL[0], Method::ROW_BY_ROW].map(|m| m.run(&puzzle, &limits, &mut Silent));
            let counts = [brute, back].map(|run| [run.counts.assignments, run.counts.tests].map(grouped));
            let [[brute_assigned, brute_tested], [assigned, tested]] = counts;
            [count.to_string(), grouped(9u64.pow(count as u32)), brute_assigned, brute_tested, assigned, tested]
        })
        .collect();
    let head = ["blanks", "fillings", "brute: assignments", "tests", "backtracking: assignments", "tests"];
    Ok(pipes(&head.map(str::to_owned), &lines, 0))
}

/// The solution without these cells.
fn blanked(solution: &Solution, cells: impl Iterator<Item = Cell>) -> Puzzle {
    cells.fold(Puzzle::from(*solution), |puzzle, cell| puzzle.with(cell, None))
}

/// Every algorithm on the best-known puzzle.
fn best_known() -> Result<String, String> {
    let puzzle = puzzle("wikipedia-example")?;
    let lines: Vec<[String; 7]> = methods()
        .map(|method| {
            let run = run(&method, &puzzle);
            let counts = run.counts;
            [
                format!("`{method}`"),
                run.outcome.name().to_owned(),
                grouped(counts.assignments),
                grouped(counts.tests),
                grouped(counts.backtracks),
                counts.max_depth.to_string(),
                grouped(counts.memory),
            ]
        })
        .collect();
    let head = ["algorithm", "outcome", "assignments", "tests", "backtracks", "depth", "bytes"];
    Ok(pipes(&head.map(str::to_owned), &lines, 2))
}

/// Row by row, in this order.
const fn row_by_row(cells: CellOrder, digits: DigitOrder) -> Method {
    Method::Backtracking(Backtracking { cells, digits, lists: false })
}

/// The worst case for row by row, in every order.
fn orders() -> Result<String, String> {
    let puzzle = puzzle("worst-for-row-by-row")?;
    let upwards = CellOrder::NAMES
        .iter()
        .filter_map(|name| CellOrder::named(name, USUAL_SEED))
        .map(|cells| row_by_row(cells, DigitOrder::Ascending));
    let others = [
        row_by_row(CellOrder::Rows, DigitOrder::Descending),
        row_by_row(CellOrder::Shuffled(USUAL_SEED), DigitOrder::Shuffled(USUAL_SEED)),
    ];
    let lines: Vec<[String; 4]> = upwards
        .chain(others)
        .map(|method| {
            let run = run(&method, &puzzle);
            let counts = [run.counts.assignments, run.counts.tests].map(grouped);
            let [assignments, tests] = counts;
            [method.to_string(), run.outcome.name().to_owned(), assignments, tests]
        })
        .collect();
    Ok(pipes(&["order", "outcome", "assignments", "tests"].map(str::to_owned), &lines, 2))
}

/// How many shuffles are tried.
const SHUFFLES: u64 = 25;

/// The worst case after many shuffles: the assignments of the luckiest, the middle and the worst.
fn shuffles() -> Result<String, String> {
    let puzzle = puzzle("worst-for-row-by-row")?;
    let shuffled = |seed| row_by_row(CellOrder::Shuffled(seed), DigitOrder::Shuffled(seed));
    let mut assignments: Vec<u64> =
        (1..=SHUFFLES).map(|seed| run(&shuffled(seed), &puzzle).counts.assignments).collect();
    assignments.sort_unstable();
    let at = |part: usize| grouped(assignments[(assignments.len() - 1) * part / 4]);
    let line = [at(0), at(1), at(2), at(3), at(4)];
    Ok(pipes(
        &["fewest", "a quarter below", "half below", "three quarters below", "most"].map(str::to_owned),
        &[line],
        0,
    ))
}

/// The assignments of every algorithm on the ancestors' puzzles and the famous hard ones.
fn famous() -> Result<String, String> {
    let suite = golden().map_err(|error| error.to_string())?;
    let famous = suite.iter().filter(|case| matches!(case.category, Category::Ancestors | Category::Hard));
    let methods: Vec<Method> = methods().filter(|method| !matches!(method, Method::BruteForce(_))).collect();
    let assignments = |puzzle: &Puzzle, i: usize| {
        let run = run(&methods[i], puzzle);
        if_solved(&run, run.counts.assignments)
    };
    let line = |case: &Case| -> Result<[String; 8], String> {
        let puzzle = parse(case)?;
        let names = |i: usize| if i == 0 { case.name.clone() } else { assignments(&puzzle, COLUMNS[i - 1]) };
        Ok(std::array::from_fn(names))
    };
    let lines = famous.map(line).collect::<Result<Vec<_>, _>>()?;
    let head = |i: usize| if i == 0 { "puzzle".to_owned() } else { methods[COLUMNS[i - 1]].to_string() };
    Ok(pipes(&std::array::from_fn::<_, 8, _>(head), &lines, 1))
}

/// Which methods stand in the columns of the table of famous puzzles: all but candidate lists, whose assignments are
/// those of row by row.
const COLUMNS: [usize; 7] = [0, 2, 3, 4, 5, 6, 7];

#[cfg(test)]
mod tests {
    use super::*;

    /// The acceptance of the lab rests on these numbers; a table that shows others is wrong.
    #[test]
    fn the_tables_show_the_known_numbers() {
        let cells = |table: Result<String, String>, start: &str| -> Vec<String> {
            let table = table.unwrap();
            let line = table.lines().find(|line| line.starts_with(start)).unwrap();
            line.split('|').map(|cell| cell.trim().to_owned()).collect()
        };
        assert_eq!(cells(best_known(), "| `row-by-row`")[3..6], ["4,208", "37,652", "4,157"]);
        assert_eq!(cells(best_known(), "| `fewest-first`")[3], "51");
        assert_eq!(cells(few_blanks(), "|      7 |")[2..4], ["4,782,969", "5,380,839"]);
    }
}
