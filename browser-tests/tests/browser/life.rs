//! What happens around the grid: keyboard alone, a killed tab, no network, a busy worker, links, hints, paths, the lab.

use ichidoku_api::HintLevel;

use crate::page::{CTRL, Outcome, Page, SHIFT, cell, pause};
use crate::server::Mood;

/// The easiest puzzle, which is open at first.
const KNOWN: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

pub(crate) async fn keyboard_alone_solves(page: &Page) -> Outcome {
    page.js("document.activeElement.blur()").await;
    for _ in 0..30 {
        page.key("Tab", "Tab", 0).await;
        if page.focused().await.starts_with("cell-") {
            break;
        }
    }
    page.same("Tab comes to the grid", page.focused().await, "cell-2")?;
    page.key("Home", "Home", CTRL).await;
    for (place, digit) in SOLUTION.bytes().map(|digit| digit - b'0').enumerate() {
        let (row, column) = (place / 9 + 1, place % 9 + 1);
        let name = format!("r{row}c{column}");
        if page.digit(&name).await.is_empty() {
            page.digit_key(digit, 0).await;
            let said = page.said().await;
            let expected = page.phrase("said-digit", &[("cell", &page.place(&name)), ("digit", &digit)]);
            page.check(&format!("'{said}' is heard"), said.starts_with(&expected))?;
            let english = format!("row {row}, column {column}: {digit}");
            page.check(&format!("'{said}' is English"), !page.is_english() || said.starts_with(&english))?;
        }
        page.arrow("Right", 0).await;
        if column == 9 {
            page.arrow("Down", 0).await;
        }
    }
    page.same("solved", page.grid().await, SOLUTION)?;
    page.reads("and said so", &page.text("#verdict").await, page.word("verdict-solved"), "Solved")
}

pub(crate) async fn killed_tab_comes_back(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.arrow("Right", 0).await;
    page.digit_key(2, SHIFT).await;
    page.digit_key(6, CTRL).await;
    page.digit_key(3, CTRL | SHIFT).await;
    page.digit_key(9, 0).await;
    page.letter('z', CTRL).await;
    let stored = "Object.keys(localStorage).filter(k => k.startsWith('ichidoku.game.')).map(k => JSON.parse(localStorage[k])).map(g => JSON.stringify([g.cells, g.history]))";
    let before = (page.grid().await, page.js(stored).await, page.label("r1c4").await);
    pause(300).await;
    // The tab's process ends as if it had been killed: no goodbye is heard.
    let address = page.server.address.clone();
    page.crash().await;
    page.browser.goto(&address).await.map_err(|error| error.to_string())?;
    page.wait("the board", "document.querySelectorAll('.cell').length === 81").await?;
    page.same("the same grid", page.grid().await, before.0)?;
    page.same("the same cells and history", page.js(stored).await, before.1)?;
    page.same("the same marks and colours", page.label("r1c4").await, before.2)?;
    page.letter('y', CTRL).await;
    page.same("redo goes on", page.digit("r1c4").await, "9")?;
    for _ in 0..5 {
        page.letter('z', CTRL).await;
    }
    page.same("and undo goes all the way back", page.digit("r1c3").await, "")
}

/// True once the service worker keeps the app.
pub(crate) const IS_KEPT: &str = "navigator.serviceWorker.controller !== null || (navigator.serviceWorker.ready.then(r => window.isReady = r.active?.state === 'activated'), window.isReady)";

pub(crate) async fn offline_after_the_server_stops(page: &Page) -> Outcome {
    page.wait("the service worker", IS_KEPT).await?;
    page.server.be(Mood::Stopped);
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the board without a server", "document.querySelectorAll('.cell').length === 81").await?;
    page.check("it opens", true)?;
    page.click("#hint").await;
    page.has("#hint-card", &page.hint(KNOWN, HintLevel::Where)).await?;
    page.check("hints work", true)?;
    page.screen("new").await;
    page.click("#grade-easy").await;
    page.is(".title", page.word("grade-easy")).await?;
    page.check("new puzzles work", true)?;
    page.screen("solve").await;
    page.click("#solve-now").await;
    page.wait("a full grid", "document.querySelectorAll('.digit').length === 81").await?;
    page.check("Solve works", true)?;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.click("#lab-run").await;
    page.wait("the lab, fetched for the first time", "document.querySelector('#lab-scrub')").await
}

pub(crate) async fn pictures_are_kept_with_their_page(page: &Page) -> Outcome {
    page.wait("the service worker", IS_KEPT).await?;
    page.js("(caches.match('pictures/techniques/x-wing.svg').then(kept => window.found = !!kept), null)").await;
    page.wait("an answer", "window.found !== undefined").await?;
    page.same("no picture before its page is opened", page.js("window.found").await, false)?;
    let is_seen =
        "[...document.images].length > 0 && [...document.images].every(i => i.complete && i.naturalWidth > 0)";
    page.goto("techniques/basic-fish.html").await;
    page.wait("its pictures", is_seen).await?;
    page.server.be(Mood::Stopped);
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("its pictures without a server", is_seen).await?;
    page.goto("techniques/finned-fish.html").await;
    page.wait("a page that was not read", "document.querySelector('h1')").await
}

/// Forgets what was kept for offline use.
const FORGET: &str = "(async () => { for (const kept of await navigator.serviceWorker.getRegistrations()) await kept.unregister(); for (const name of await caches.keys()) await caches.delete(name); return true; })()";

pub(crate) async fn the_whole_solver_comes_when_it_is_needed(page: &Page) -> Outcome {
    page.js(FORGET).await;
    // What is kept for offline use is all or nothing, so nothing is kept.
    page.server.be(Mood::Withholding("ichidoku_whole"));
    page.visit("#play").await;
    page.click("#hint").await;
    page.has("#said", page.word("unfetched")).await?;
    page.check("a hint that cannot be given is said", true)?;
    page.server.be(Mood::Willing);
    page.click("#hint").await;
    page.has("#hint-card", &page.hint(KNOWN, HintLevel::Where)).await?;
    page.check("and comes once it can be", true)?;
    page.js(FORGET).await;
    page.server.be(Mood::Withholding("ichidoku_whole"));
    page.visit("#play").await;
    page.screen("solve").await;
    page.click("#solve-now").await;
    page.wait("a full grid", "document.querySelectorAll('.digit').length === 81").await?;
    page.check("Solve needs the small solver only", true)
}

pub(crate) async fn what_cannot_be_fetched_is_said(page: &Page) -> Outcome {
    page.js(FORGET).await;
    page.server.be(Mood::Withholding("ichidoku_web"));
    page.goto("icons/icon.svg").await;
    page.goto("#play").await;
    page.has("#failed", page.word("page-failed")).await?;
    page.check("the page can't hide that it failed", page.errors().await.contains("ichidoku_web"))?;
    page.server.be(Mood::Willing);
    page.click("#failed button").await;
    page.wait("the board", "document.querySelectorAll('.cell').length === 81").await?;
    for (withheld, panel, button, place, said) in [
        ("worker.js", "play", "#hint", "#said", "unfetched"),
        ("ichidoku_lab", "lab", "", ".panel.lab", "part-unfetched"),
        ("ichidoku_exchange", "enter", "", ".card.share", "part-unfetched"),
        ("batch.js", "enter", "#to-batch", "#batch-said", "unfetched"),
        ("ichidoku_explainer", "solve", "#rate", "#rating-er", "unfetched"),
    ] {
        page.js(FORGET).await;
        page.server.be(Mood::Withholding(withheld));
        page.visit("#play").await;
        page.screen(panel).await;
        if !button.is_empty() {
            page.click(button).await;
        }
        page.has(place, page.word(said)).await?;
    }
    page.check("and nothing else goes wrong", page.errors().await.is_empty())
}

/// Gathers the long tasks of the page from now on.
pub(crate) const WATCH: &str = "(() => { window.long = []; new PerformanceObserver(l => window.long.push(...l.getEntries().map(e => e.duration))).observe({entryTypes: ['longtask']}); })()";

/// The longest of these, in milliseconds.
pub(crate) const LONGEST: &str = "Math.max(0, ...window.long)";

/// The ancestors' worst case for row-by-row backtracking.
const WORST_CASE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

pub(crate) async fn worker_keeps_the_page_free(page: &Page) -> Outcome {
    page.blank().await;
    page.js(WATCH).await;
    page.screen("solve").await;
    page.click("#solve-browse").await;
    page.wait("solutions of the empty grid", "document.querySelector('.walker-text')").await?;
    let counting = page.js(LONGEST).await.as_f64().unwrap();
    // On this puzzle guessing whole grids goes on until its time is up.
    page.visit(&format!("#p={WORST_CASE}")).await;
    page.js(WATCH).await;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.click("#lab-compare").await;
    pause(1500).await;
    let longest = page.js(LONGEST).await.as_f64().unwrap().max(counting);
    println!("        longest task of the page while the worker searched: {longest} ms");
    let cancels = format!(
        "[...document.querySelectorAll('.lab button')].filter(b => b.textContent === {:?})",
        page.word("cancel")
    );
    let cancel = format!(
        "(() => {{ const start = performance.now(); {cancels}[0].click(); return performance.now() - start; }})()"
    );
    println!("        the press on Cancel took {} ms", page.js(&cancel).await);
    page.wait("the end of the wait", &format!("{cancels}.length === 0")).await?;
    page.check("cancel ends it", true)
}

pub(crate) async fn links_open_puzzles(page: &Page) -> Outcome {
    let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    page.visit(&format!("#p={line}")).await;
    page.same("a link opens its puzzle", page.grid().await, line)?;
    page.screen("enter").await;
    page.wait_long("the link", "document.querySelector('#share-link')?.value").await?;
    let link = page.js("document.querySelector('#share-link').value").await;
    let link = link.as_str().unwrap_or_default();
    page.check("and is made", link.ends_with(line))?;
    let after_origin = link.len() - (page.server.address.len() - 1);
    page.check(&format!("of {after_origin} characters after the origin"), after_origin <= 100)?;
    page.wait("a code to scan", "document.querySelector('.qr path')").await
}

pub(crate) async fn pasted_text_is_read(page: &Page) -> Outcome {
    page.screen("enter").await;
    let boxed = "..53.....\n8......2.\n.7..1.5..\n4....53..\n.1..7...6\n..32...8.\n.6.5....9\n..4....3.\n.....97..\n";
    page.type_into("#enter-text", boxed).await;
    page.click("#enter-read").await;
    page.wait("the puzzle", "document.querySelector('#cell-2 .digit')?.textContent === '5'").await?;
    page.same("rows are read", page.grid().await, boxed.replace('\n', ""))?;
    page.type_into("#enter-text", "12x").await;
    page.click("#enter-read").await;
    let complaint = page.fault("expected", "cells", &[("found", "3"), ("expected", "81")]);
    page.has("#enter-said", &complaint).await?;
    page.check("and errors say what was expected", true)
}

pub(crate) async fn hints_are_drawn(page: &Page) -> Outcome {
    const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
    page.visit(&format!("#p={HARD}")).await;
    page.click("#hint").await;
    page.wait("where", "document.querySelectorAll('.cell.area').length > 0").await?;
    let (said, place) = (page.said().await, page.hint(HARD, HintLevel::Where));
    page.check("first where to look", said.starts_with(&place))?;
    page.check("in English, too", !page.is_english() || said.starts_with("Look"))?;
    page.click("#hint-more").await;
    let technique = page.hint(HARD, HintLevel::Which);
    page.has("#hint-card", &technique).await?;
    page.check("then which technique", !page.is_english() || technique.starts_with("There is "))?;
    if ichidoku_web_assets::FILES.iter().any(|file| file.path.starts_with("techniques/")) {
        page.wait("a link", "document.querySelector('#hint-card .page-link')").await?;
        let link = page.attribute("#hint-card .page-link", "href").await;
        page.check("with its page", link.starts_with("techniques/"))?;
    }
    page.click("#hint-more").await;
    page.wait("the step", "document.querySelector('#apply')").await?;
    let marks = "document.querySelectorAll('.mark-out, .mark-placed').length";
    page.check("then the step on the board", page.js(marks).await.as_u64() > Some(0))?;
    page.click("#apply").await;
    page.wait("the end of the drawing", "document.querySelectorAll('.mark-out, .mark-placed').length === 0").await?;
    page.same("done as one step", page.js("!document.querySelector('#undo').disabled").await, true)?;
    page.click(&cell("r1c2")).await;
    page.digit_key(2, 0).await;
    page.click("#hint").await;
    page.wait("an answer", "document.querySelector('#hint-card').textContent.length > 10").await
}

pub(crate) async fn steps_are_walked(page: &Page) -> Outcome {
    page.screen("solve").await;
    page.click("#solve-steps").await;
    page.tells(".walker-text", "step-of", &[("at", &1_u8)]).await?;
    let first = page.text("#told").await;
    page.click("#walk-on").await;
    page.check("each step has its reason", page.text("#told").await != first && first.len() > 20)?;
    page.click("#rate").await;
    page.wait("a rating", "document.querySelector('#rating').textContent.length > 3").await?;
    let rating = page.text("#rating").await;
    let is_trivial = page.is_phrase(&rating, "rating", &[("grade", &page.word("grade-trivial"))]);
    page.check("and the puzzle a rating", is_trivial)?;
    page.wait("the techniques", "document.querySelectorAll('.techniques li').length > 0").await?;
    page.check("with its path", true)
}

pub(crate) async fn lab_plays(page: &Page) -> Outcome {
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.click("#lab-run").await;
    page.wait("the recording", "document.querySelector('#lab-scrub')").await?;
    page.wait("it moves", "+document.querySelector('#lab-scrub').value > 3").await?;
    page.click("#lab-play").await;
    let at = page.js("+document.querySelector('#lab-scrub').value").await;
    pause(300).await;
    page.same("pause stops it", page.js("+document.querySelector('#lab-scrub').value").await, at.clone())?;
    page.click("#lab-on").await;
    page.same(
        "a step goes one on",
        page.js("+document.querySelector('#lab-scrub').value").await.as_u64(),
        at.as_u64().map(|at| at + 1),
    )?;
    page.click("#lab-back").await;
    page.same("and one back", page.js("+document.querySelector('#lab-scrub').value").await, at)?;
    page.type_into("#lab-scrub", "5000").await;
    page.check("scrubbing shows a later moment", page.text("#counters").await.len() > 20)?;
    page.check("the chart is drawn", page.attribute(".chart polyline", "points").await.len() > 100)
}

pub(crate) async fn no_solution_is_shown(page: &Page) -> Outcome {
    page.blank().await;
    page.click(&cell("r1c1")).await;
    for (name, digit) in [("r1c1", 1), ("r1c2", 2), ("r1c3", 3), ("r2c4", 4), ("r3c4", 5)] {
        page.click(&cell(name)).await;
        page.digit_key(digit, 0).await;
    }
    page.screen("solve").await;
    page.click("#solve-now").await;
    page.tells("#outcome", "solved-many-more", &[("count", &1000_usize)]).await?;
    page.check(
        "the cells that differ are tinted",
        page.js("document.querySelectorAll('.cell.area').length").await.as_u64() > Some(60),
    )
}

/// The rating of Sudoku Explainer beside our own. Of the hardest it shows how far it is, and ends when it is told to.
pub(crate) async fn a_rating_of_sudoku_explainer_comes_and_is_cancelled(page: &Page) -> Outcome {
    page.screen("solve").await;
    page.click("#rate").await;
    page.tells_late("#rating-er", "rating-er", &[]).await?;
    let rating = page.text("#rating-er").await;
    let figures = page.open_parts(&rating, "rating-er", &[]).unwrap_or_default();
    let is_figure = |figure: &&str| figure.replace(page.word("decimal-mark"), ".").parse::<f32>().is_ok();
    page.check(&format!("ER, EP and ED: {figures:?}"), figures.len() == 3 && figures.iter().all(is_figure))?;
    page.check("and nothing to cancel", page.js("!document.querySelector('#rating-er-cancel')").await == true)?;
    const GOLDEN_NUGGET: &str = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    page.visit(&format!("#p={GOLDEN_NUGGET}")).await;
    page.screen("solve").await;
    page.same("another puzzle has no rating", page.text("#rating-er").await, "")?;
    page.click("#rate").await;
    page.tells_late("#rating-er", "rating-er-so-far", &[]).await?;
    page.click("#rating-er-cancel").await;
    page.same("cancelled", page.text("#rating-er").await, "")?;
    page.check("at once", page.js("!document.querySelector('#rating-er-cancel')").await == true)
}
