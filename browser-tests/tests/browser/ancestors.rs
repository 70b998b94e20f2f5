//! What each of the five write-ups does that the project grew out of, done here.

use std::time::Instant;

use crate::exchange::{file, pick};
use crate::page::{CTRL, Outcome, Page, cell};

const KNOWN: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

async fn solve(page: &Page) {
    page.screen("solve").await;
    page.click("#solve-now").await;
}

/// Waits until every cell holds a digit.
async fn full(page: &Page) -> Outcome {
    page.wait("a full grid", "document.querySelectorAll('.digit').length === 81").await
}

/// What the explanation of row by row says: the name of the method in English, or else the first of its headings.
fn explained(page: &Page) -> String {
    let text = page.speech.words.algorithm("row-by-row").map_or("acktrack", |own| own.text);
    text.lines().next().unwrap_or_default().trim_start_matches("# ").to_owned()
}

/// "I built a Sudoku Solver!": type 1 to 9 into empty cells, Random Level, Reset, Solve, and the challenge of 50 puzzles.
pub(crate) async fn a1_built_a_solver(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    for key in ["e", "-", ".", "ä"] {
        page.key("KeyE", key, 0).await;
    }
    page.same("only digits can be typed", page.digit("r1c3").await, "")?;
    page.click(&cell("r1c1")).await;
    page.digit_key(1, 0).await;
    page.same("and only into empty cells", page.digit("r1c1").await, "5")?;
    let before = page.grid().await;
    page.screen("new").await;
    page.click("#random").await;
    page.wait("a random puzzle", &format!("document.querySelectorAll('.digit').length > 16 && document.querySelector('#key-1') && '{before}' !== [...document.querySelectorAll('.cell')].map(e => e.querySelector('.digit')?.textContent ?? '.').join('')")).await?;
    let random = page.grid().await;
    solve(page).await;
    full(page).await?;
    page.check("Solve completes the grid", !page.grid().await.contains('.'))?;
    page.screen("play").await;
    page.click("#reset").await;
    page.same("Reset leaves the puzzle", page.grid().await, random)?;
    page.screen("lab").await;
    page.has("#explanation", &explained(page)).await?;
    page.check("recursion and backtracking are explained", true)?;
    let ours = testkit::testdata("samples/grids.txt");
    for fifty in [Some(ours), testkit::shared_data("samples/p096_sudoku.txt")].into_iter().flatten() {
        page.screen("enter").await;
        page.type_into("#enter-text", "").await;
        page.type_into("#enter-text", &std::fs::read_to_string(fifty).unwrap()).await;
        page.click("#enter-read").await;
        crate::batch::read(page, 50).await?;
        page.tells("#batch-said", "batch-status", &[("count", &50_u8), ("one", &50_u8)]).await?;
        page.check("fifty puzzles in a row", true)?;
        page.fresh().await;
    }
    Ok(())
}

/// "Backtracking Algorithm to Solve Sudoku Puzzle": a board as a two-dimensional array, and a puzzle without solution.
pub(crate) async fn a2_tutorial(page: &Page) -> Outcome {
    let line = "051362700040058000000400025080000903000000000705000080120009000000280060008534290";
    let rows: Vec<String> = line
        .as_bytes()
        .chunks(9)
        .map(|row| format!("[{}]", row.iter().map(|digit| (*digit as char).to_string()).collect::<Vec<_>>().join(",")))
        .collect();
    page.paste(&format!("[{}]", rows.join(","))).await;
    page.wait("the board", "document.querySelector('#cell-1 .digit')?.textContent === '5' && document.querySelector('#cell-0 .digit') === null").await?;
    page.same("an array is read", page.grid().await, line.replace('0', "."))?;
    solve(page).await;
    full(page).await?;
    page.same(
        "and solved",
        page.grid().await,
        "851362749247958136963417825486725913312896574795143682124679358539281467678534291",
    )?;
    page.paste(&format!("12345678.{}9{}", ".".repeat(35), ".".repeat(36))).await;
    page.wait("the next board", "document.querySelector('#cell-0 .digit')?.textContent === '1'").await?;
    solve(page).await;
    page.tells("#outcome", "solved-none", &[("count", &9_usize)]).await?;
    page.same("what contradicts is marked", page.js("document.querySelectorAll('.cell.bad').length").await, 9)
}

/// "Sudoku Solver", "How it works": clashes red and Solve disabled, all solutions, the hardest, the worst case, many.
pub(crate) async fn a3_how_it_works(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(5, 0).await;
    page.same("clashing cells are marked", page.js("document.querySelectorAll('.cell.clash').length").await, 2)?;
    page.screen("solve").await;
    page.same("and Solve is disabled", page.js("document.querySelector('#solve-now').disabled").await, true)?;
    page.letter('z', CTRL).await;
    let several = "53..7....6..195....98....6.8...6...34..8.3..17...2...6...........................";
    page.paste(several).await;
    page.wait("a puzzle with several solutions", "document.querySelector('#cell-80 .digit') === null").await?;
    page.click("#solve-browse").await;
    page.tells(".walker-text", "solution-of-more", &[("at", &1_u8)]).await?;
    page.check("all solutions can be seen", !page.grid().await.contains('.'))?;
    page.screen("lab").await;
    page.click(".preset:nth-of-type(3)").await;
    page.screen("solve").await;
    page.click("#solve-now").await;
    full(page).await?;
    page.check("the hardest puzzle", page.grid().await.starts_with("145327698"))?;
    page.screen("lab").await;
    page.click(".preset:nth-of-type(2)").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.type_into("#algorithm", "eliminate-first").await;
    page.click("#lab-run").await;
    page.tells("#lab-said", "lab-told", &[("outcome", &page.word("outcome-solved"))]).await?;
    page.check("the worst case is harmless for another algorithm", true)?;
    a_million(page).await
}

/// A million puzzles from a file.
async fn a_million(page: &Page) -> Outcome {
    let samples = ["samples/easy.txt", "samples/minimal.txt"].map(testkit::testdata);
    let samples = samples.map(|sample| std::fs::read_to_string(sample).unwrap()).concat();
    let path = file("million", "million.txt", &samples.repeat(1_000_000 / samples.lines().count()));
    let start = Instant::now();
    pick(page, &path).await;
    crate::batch::read(page, 1_000_000).await?;
    let said = page.text("#batch-said").await;
    println!("        a million puzzles: read and solved in {:.1?}: {said}", start.elapsed());
    page.check("a million puzzles from a file", page.is_phrase(&said, "batch-status", &[("one", &1_000_000_usize)]))
}

/// The report's game: a new puzzle easy, medium or hard; Solve; givens and solved cells told apart; why backtracking.
pub(crate) async fn a4_report(page: &Page) -> Outcome {
    for grade in ["easy", "medium", "hard"] {
        let before = page.grid().await;
        page.screen("new").await;
        page.click(&format!("#grade-{grade}")).await;
        page.wait(grade, "document.querySelector('#key-1')").await?;
        page.check(grade, page.grid().await != before)?;
    }
    solve(page).await;
    full(page).await?;
    let colour = |given: &str| format!("getComputedStyle(document.querySelector('.cell{given} .digit')).color");
    let (given, solved) = (page.js(&colour(".given")).await, page.js(&colour(":not(.given)")).await);
    page.check("givens and solved cells are told apart", given != solved)?;
    page.screen("lab").await;
    page.click("#lab-compare").await;
    page.wait("a comparison", "document.querySelectorAll('#comparison tbody tr').length > 8").await?;
    page.check(
        "brute force beside backtracking",
        page.text("#comparison").await.contains(page.word("algorithm-brute-force")),
    )
}

/// "Sudoku solver in JavaScript": every cell's candidates, two methods and a guess, and a puzzle beyond logic in its day.
pub(crate) async fn a5_blog(page: &Page) -> Outcome {
    page.screen("lab").await;
    page.click(".preset:nth-of-type(5)").await;
    page.screen("play").await;
    page.click("#auto").await;
    let cells = "[...document.querySelectorAll('.cell')].filter(e => !e.querySelector('.digit')).every(e => e.querySelector('.small'))";
    page.same("every open cell shows its candidates", page.js(cells).await, true)?;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.type_into("#algorithm", "eliminate-first").await;
    page.click("#lab-run").await;
    page.tells("#lab-said", "lab-told", &[("outcome", &page.word("outcome-solved"))]).await?;
    page.check("two methods and a guess solve it", true)?;
    page.wait("its recording", "document.querySelector('#lab-scrub')").await?;
    solve(page).await;
    full(page).await?;
    page.check("so does Solve", page.grid().await.starts_with("329716854"))?;
    page.check("unlike the best known", page.grid().await != KNOWN)
}
