//! The lab: its races are in step, cancelled, and still where less motion is wanted; its texts are set.

use ichidoku_api::{Control, answer_json};
use serde_json::{Value, json};

use crate::life::{LONGEST, WATCH};
use crate::page::{Outcome, Page};

/// The ancestors' worst case for row-by-row search, given a half turn.
const TURNED: &str = "9...4........1.2..37......5.......9...1...4.....7.5.......2.1..58.3..............";
/// As the ancestors have it: row by row it takes tens of millions of digits.
pub(crate) const WORST_CASE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// The four algorithms that race.
pub(crate) const RACERS: [&str; 4] = ["row-by-row", "fewest-first", "dancing-links", "eliminate-first"];

/// The lab with a puzzle, and four algorithms chosen.
pub(crate) async fn enter(page: &Page, puzzle: &str) -> Outcome {
    page.visit(&format!("#p={puzzle}")).await;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelector('#race-eliminate-first')").await?;
    page.click("#race-eliminate-first").await;
    page.same("four boards", page.js("document.querySelectorAll('.race-boards .race-board').length").await, 4)
}

/// Digits written by each, at this moment of the race.
pub(crate) async fn written(page: &Page) -> Vec<u64> {
    let figures = "[...document.querySelectorAll('.race-boards .lane')].map(e => +e.querySelector('dd').textContent.replaceAll(',', ''))";
    page.js(figures).await.as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
}

/// Rows of the table: the algorithm, digits written, tests and backtracks.
pub(crate) async fn results(page: &Page) -> Value {
    page.js("[...document.querySelectorAll('#race-results tbody tr')].map(row => [row.cells[0].textContent, ...[2, 3, 4].map(place => +row.cells[place].textContent.replaceAll(',', ''))])").await
}

/// What the page calls an algorithm.
fn name_of(page: &Page, algorithm: &str) -> &'static str {
    page.speech.texts.find(&format!("algorithm-{algorithm}")).unwrap_or_else(|| panic!("{algorithm} has no name"))
}

/// What `lab run` counts for algorithms, each with an order of cells or without: as the table of a race has it.
pub(crate) fn figures_of_runs(page: &Page, puzzle: &str, runs: &[(&str, Option<&str>)]) -> Vec<Value> {
    let run = |(algorithm, order): &(&str, Option<&str>)| {
        let request = json!({ "request": "lab-run", "algorithm": algorithm, "order": order, "puzzle": puzzle });
        let answer: Value = serde_json::from_str(&answer_json(&request.to_string(), &Control::new())).unwrap();
        let run = &answer["run"];
        json!([name_of(page, algorithm), run["assignments"], run["tests"], run["backtracks"]])
    };
    runs.iter().map(run).collect()
}

/// How the page says that an algorithm came in first, for each of those that race.
fn finishers(page: &Page) -> Vec<String> {
    let first = |name: &&str| page.phrase("race-place", &[("place", &1_u8), ("algorithm", &name_of(page, name))]);
    RACERS.iter().map(first).collect()
}

pub(crate) async fn four_algorithms_stay_in_step(page: &Page) -> Outcome {
    enter(page, TURNED).await?;
    page.js(WATCH).await;
    page.click("#race-run").await;
    page.wait("the race", "document.querySelector('#race-scrub')").await?;
    page.wait("it moves", "+document.querySelector('#race-scrub').value > 8").await?;
    page.click("#race-play").await;
    page.type_into("#race-scrub", "300").await;
    page.same("no result before the end", page.js("!!document.querySelector('#race-results')").await, false)?;
    let (written_then, at) = (written(page).await, page.text(".race-walker .walker-text").await);
    let at: u64 = at.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
    page.check(&format!("nobody is ahead of {at}: {written_then:?}"), written_then.iter().all(|count| *count <= at))?;
    page.check("whoever is not done is there", written_then.iter().any(|count| *count + at / 16 >= at))?;
    page.type_into("#race-scrub", "1000").await;
    let chosen = RACERS.map(|name| (name, None));
    let runs = Value::Array(figures_of_runs(page, TURNED, &chosen));
    page.same("the figures are those of lab run", results(page).await, runs)?;
    let full = "[...document.querySelectorAll('.race-boards .race-board')].every(b => [...b.querySelectorAll('text')].every(t => t.textContent))";
    page.same("every board is full", page.js(full).await, true)?;
    let (came_in, order) = (page.text("#race-said").await, finishers(page));
    page.check(&format!("who came in when: {came_in}"), order.iter().any(|first| came_in.starts_with(first)))?;
    page.click("#race-time").await;
    let at = page.text(".race-walker .walker-text").await;
    page.check("the same by time", page.is_phrase(&at, "race-after-time", &[]))?;
    println!("        longest task of the page during a race: {} ms", page.js(LONGEST).await);
    Ok(())
}

pub(crate) async fn a_race_is_cancelled(page: &Page) -> Outcome {
    enter(page, WORST_CASE).await?;
    page.click("#race-run").await;
    page.click("#race-cancel").await;
    page.wait("no race", "!document.querySelector('#race-cancel') && !document.querySelector('#race-scrub')").await?;
    page.click("#race-row-by-row").await;
    page.same("another choice", page.js("document.querySelectorAll('.race-boards .race-board').length").await, 3)?;
    page.click("#race-run").await;
    page.wait("another race", "document.querySelector('#race-scrub')").await?;
    page.same("nothing is complained about", page.errors().await, "")
}

pub(crate) async fn less_motion_shows_the_end_of_a_race(page: &Page) -> Outcome {
    let wants = |features: Value| json!({ "features": features });
    let less = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    page.cdp("Emulation.setEmulatedMedia", wants(less)).await;
    enter(page, TURNED).await?;
    page.click("#race-run").await;
    page.wait("the end", "document.querySelector('#race-scrub')?.value === '1000'").await?;
    let board = page.attribute(".race-boards .race-board", "aria-label").await;
    page.cdp("Emulation.setEmulatedMedia", wants(json!([]))).await;
    page.check(&board, page.is_phrase(&board, "race-board-at", &[("count", &81_u8)]))?;
    page.check(&board, !page.is_english() || board.ends_with("digits written, 81 on the board"))
}

pub(crate) async fn the_text_of_an_algorithm_is_set(page: &Page) -> Outcome {
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.type_into("#algorithm", "eliminate-first").await;
    page.wait("its list", "document.querySelectorAll('#explanation li strong').length === 2").await?;
    let text = page.text("#explanation").await;
    page.check("nothing of the markup is left", !text.contains("**") && !text.contains('`') && !text.contains("# "))?;
    page.check("code is set as code", page.js("!!document.querySelector('#explanation pre')").await == true)
}
