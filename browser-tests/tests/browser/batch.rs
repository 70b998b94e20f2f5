//! Many puzzles as a table.

use std::path::Path;

use serde_json::Value;

use crate::exchange::{downloads, file, pick, saved};
use crate::page::{Outcome, Page, pause};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const X_WING: &str = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
/// Number of puzzles in the long file.
const MANY: usize = 200_000;

/// The text of the cells of a column in the rows in sight, from the top.
pub(crate) async fn column(page: &Page, place: usize) -> Vec<String> {
    let cells = page.js(&format!("[...document.querySelectorAll('.batch-rows .batch-row')].filter(e => e.checkVisibility())
        .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map(e => e.children[{place}].textContent)")).await;
    serde_json::from_value(cells).unwrap()
}

/// Waits until the rows in sight have these numbers: a worker puts them in order, and a loaded machine takes its time.
async fn shows(page: &Page, about: &str, numbers: &[&str]) -> Outcome {
    for _ in 0..200 {
        if column(page, 0).await == numbers {
            break;
        }
        pause(50).await;
    }
    page.same(about, column(page, 0).await, numbers)
}

/// Waits until the table is read, and says so.
pub(crate) async fn read(page: &Page, count: usize) -> Outcome {
    page.tells_late("#batch-said", "batch-status", &[("count", &count)]).await
}

fn some() -> String {
    format!("{EASY}\n{HARD}\n{}\n{}\n{X_WING}\n", ".".repeat(81), &HARD[..80])
}

pub(crate) async fn a_file_becomes_a_table(page: &Page) -> Outcome {
    pick(page, &file("batch", "some.txt", &some())).await;
    read(page, 4).await?;
    page.wait("the rows", "document.querySelectorAll('.batch-row').length > 4").await?;
    page.same("numbers", column(page, 0).await, ["1", "2", "3", "4"])?;
    page.same("clues", column(page, 1).await, ["30", "21", "0", "46"])?;
    page.same("solutions", column(page, 2).await, ["1", "1", "100+", "1"])?;
    page.click("#batch-unreadable summary").await;
    page.wait("the bad line", "document.querySelector('#unreadable li')").await?;
    let listed = page.text("#unreadable").await;
    let line = page.phrase("batch-line", &[("line", &4_u8)]);
    let reason = page.fault("80 cells", "cells", &[("found", "80"), ("expected", "81")]);
    page.check(&format!("with line and reason: {listed}"), listed.starts_with(&line) && listed.contains(&reason))?;
    page.click("#sort-clues").await;
    page.wait("the order", "document.querySelector('[aria-sort=ascending] #sort-clues')").await?;
    shows(page, "sorted", &["3", "2", "1", "4"]).await?;
    page.click("#sort-clues").await;
    shows(page, "and back", &["4", "1", "2", "3"]).await?;
    page.type_into("#batch-solutions", "one").await;
    shows(page, "filtered", &["4", "1", "2"]).await
}

pub(crate) async fn a_row_opens_as_a_game(page: &Page) -> Outcome {
    page.paste(&some()).await;
    read(page, 4).await?;
    page.wait("the rows", "document.querySelectorAll('.open-row').length > 2").await?;
    page.click(".batch-rows .batch-row:nth-child(2) .open-row").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    let title = page.phrase("puzzle-number", &[("number", &2_u8)]);
    page.reads("by its number", &page.text(".title").await, &title, "Puzzle 2")?;
    page.same("whole", page.grid().await, HARD)?;
    page.js("history.back()").await;
    page.wait("the table", "document.querySelector('#batch-said')").await?;
    page.same("as it was left", column(page, 0).await.len(), 4)
}

pub(crate) async fn rated_rows_name_their_hardest_technique(page: &Page) -> Outcome {
    page.paste(&format!("{EASY}\n{X_WING}\n{}", ".".repeat(81))).await;
    read(page, 3).await?;
    page.click("#batch-rate").await;
    page.tells_late("#batch-said", "batch-status", &[("count", &3_u8), ("rated", &2_u8)]).await?;
    page.wait("the rows", "document.querySelectorAll('.batch-row')[2].children[5].textContent").await?;
    page.same("grades", column(page, 3).await, [page.word("grade-trivial"), page.word("grade-medium"), ""])?;
    let technique = page.technique("x-wing");
    page.reads("techniques", &column(page, 5).await[1], &technique, "X-wing")?;
    let beginning: String = technique.to_lowercase().chars().take(3).collect();
    page.type_into("#batch-text", &beginning).await;
    shows(page, "found by its technique", &["2"]).await
}

pub(crate) async fn a_table_is_downloaded(page: &Page) -> Outcome {
    page.paste(&some()).await;
    read(page, 4).await?;
    let folder = downloads(page, "table").await;
    page.click("#batch-csv").await;
    let csv = std::fs::read_to_string(saved(&folder.join("ichidoku.csv")).await?).unwrap();
    let lines: Vec<&str> = csv.lines().collect();
    page.same("a line each, and the heads", lines.len(), 5)?;
    page.same("the first", lines[1], format!("1,{EASY},30,1,,,"))?;
    page.click("#batch-json").await;
    let text = std::fs::read_to_string(saved(&folder.join("ichidoku.json")).await?).unwrap();
    let json: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    page.same("the same as JSON", json[1]["puzzle"].clone(), HARD)
}

pub(crate) async fn a_table_keeps_its_own_columns(page: &Page) -> Outcome {
    let text = format!("name;class;puzzle\nDawn;3b;{EASY}\n\"Dusk; late\";;{HARD}\n");
    pick(page, &file("own", "own.csv", &text)).await;
    read(page, 2).await?;
    let folder = downloads(page, "own-columns").await;
    page.click("#batch-csv").await;
    let csv = std::fs::read_to_string(saved(&folder.join("ichidoku.csv")).await?).unwrap();
    let heads = csv.lines().next().unwrap_or_default();
    page.same("heads", heads, "number,puzzle,clues,solutions,grade,rating,technique,name,class")?;
    page.check(&csv, csv.contains(&format!("1,{EASY},30,1,,,,Dawn,3b\n")))?;
    page.check(&csv, csv.contains(&format!("2,{HARD},21,1,,,,Dusk; late,\n")))?;
    page.type_into("#batch-text", "dusk").await;
    shows(page, "found by its name", &["2"]).await?;
    page.click(".batch-rows .open-row").await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    page.same("which is its title", page.text(".status .title").await, "Dusk; late")
}

pub(crate) async fn a_long_table_scrolls(page: &Page) -> Outcome {
    // Tasks that keep the page from answering, in milliseconds.
    page.js("(window.blocked = [], new PerformanceObserver(list => blocked.push(...list.getEntries().map(e => e.duration))).observe({ type: 'longtask' }))").await;
    page.js("(window.asked = [], Worker.prototype.postMessage = (post => function (message, ...rest) {
        if (message[0] === 'rows') asked.push(message[2]);
        return post.call(this, message, ...rest);
    })(Worker.prototype.postMessage))")
        .await;
    let text = format!("{EASY}\n{HARD}\n").repeat(MANY / 2);
    let path = file("long", "long.txt", &text);
    pick(page, Path::new(&path)).await;
    read(page, MANY).await?;
    page.wait("the rows", "document.querySelectorAll('.batch-row').length > 4").await?;
    let scroll = "new Promise(done => {
        const rows = document.querySelector('#batch-rows'), steps = 60;
        let step = 0, drawn = 0;
        const go = () => {
            rows.scrollTop = (rows.scrollHeight - rows.clientHeight) * ++step / steps;
            drawn += 1;
            step < steps ? requestAnimationFrame(go) : done(drawn);
        };
        go();
    })";
    let script = format!("const done = arguments[0]; ({scroll}).then(done)");
    page.browser.execute_async(script, vec![]).await.map_err(|error| error.to_string())?;
    page.wait(
        "the last",
        &format!("[...document.querySelectorAll('.open-row')].some(e => e.textContent === '{MANY}')"),
    )
    .await?;
    let elements = page.js("document.querySelectorAll('.batch-row').length").await.as_u64().unwrap();
    page.check(&format!("only what is in sight is on the page: {elements} rows"), elements < 80)?;
    // What keeps a long table from holding the page up: a worker reads it, and tells of no more rows than are in sight.
    let asked = page.js("Math.max(...asked)").await.as_u64().unwrap_or(u64::MAX);
    page.check(&format!("rows asked for at once: {asked}"), (1..80).contains(&asked))?;
    let reads = "performance.getEntriesByType('resource').some(e => e.name.endsWith('/batch.js'))";
    page.same("a worker reads", page.js(reads).await, true)?;
    let longest = page.js("Math.max(0, ...blocked)").await.as_f64().unwrap();
    page.check(&format!("the page was never away for long: {longest} ms"), longest < 500.0)
}

pub(crate) async fn a_table_fits_a_phone(page: &Page) -> Outcome {
    for (width, height) in [(320, 568), (390, 664), (540, 720)] {
        page.resize(width, height, true).await;
        page.visit("#play").await;
        page.paste(&some()).await;
        read(page, 4).await?;
        page.wait("the rows", "document.querySelectorAll('.open-row').length > 2").await?;
        for wide in [
            "document.documentElement",
            "document.querySelector('.batch .scroll')",
            "document.querySelector('#batch-rows')",
        ] {
            let over = page.js(&format!("{wide}.scrollWidth - {wide}.clientWidth")).await;
            page.same(&format!("{wide} at {width} × {height}"), over, 0)?;
        }
        let heads = "[...document.querySelectorAll('.heads [role=columnheader]')].filter(e => e.checkVisibility()).map(e => e.textContent).join()";
        let names = ["batch-number", "batch-solutions", "grade", "batch-technique"].map(|name| page.word(name));
        let heads = page.js(heads).await;
        page.reads(
            "what is left",
            heads.as_str().unwrap_or_default(),
            &names.join(","),
            "No.,Solutions,Grade,Hardest technique",
        )?;
    }
    Ok(())
}
