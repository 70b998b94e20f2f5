//! Corners of the app: what nobody waits for any more, what is no longer true, what cannot be kept.

use serde_json::json;

use crate::exchange::{file, pick};
use crate::page::{Outcome, Page, cell, pause};
use crate::rough::only_solution;

const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

pub(crate) async fn no_mistakes_are_shown_to_who_wants_none(page: &Page) -> Outcome {
    page.screen("settings").await;
    page.type_into("#mistakes", "0").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(5, 0).await;
    page.same("nothing is marked", page.js("document.querySelectorAll('.clash').length").await, 0)?;
    let plain = |name| page.phrase(name, &[("cell", &page.place("r1c3")), ("digit", &5_u8)]);
    page.reads("nor said", &page.said().await, &plain("said-digit"), "row 1, column 3: 5")?;
    page.reads("nor in the label", &page.label("r1c3").await, &plain("label-digit"), "row 1, column 3, 5")?;
    page.same("nor above the board", page.text("#verdict").await, "")?;
    page.screen("solve").await;
    page.wait("the reason why Solve is disabled", "document.querySelector('#solve-now')?.disabled").await?;
    page.check("in words", page.is_phrase(&page.text("#solve-reason").await, "solve-clash", &[("digit", &5_u8)]))
}

pub(crate) async fn what_nobody_waits_for_is_given_up(page: &Page) -> Outcome {
    // The ancestors' worst case keeps the comparison busy for half a minute.
    const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let leave = "document.querySelector('#tab-solve').click()";
    let change = "document.querySelector('.preset').click()";
    for (how, act) in [("leaving", leave), ("another puzzle", change)] {
        page.visit(&format!("#p={WORST}")).await;
        page.screen("lab").await;
        page.click("#lab-compare").await;
        page.wait("the search", "document.querySelector('#lab-compare ~ .said')").await?;
        pause(500).await;
        page.js(act).await;
        page.screen("solve").await;
        page.click("#solve-browse").await;
        page.is(".walker-text", &only_solution(page)).await.map_err(|fault| format!("after {how}: {fault}"))?;
        page.same("and nothing is complained about", page.errors().await, "")?;
    }
    Ok(())
}

pub(crate) async fn a_puzzle_that_nobody_waits_for_is_not_made(page: &Page) -> Outcome {
    const COUNT_WORKERS: &str = "(window.begun = 0, window.Worker = class extends Worker {
        constructor(...all) { super(...all); window.begun += 1; } }, 0)";
    page.screen("new").await;
    page.wait("grades", "document.querySelector('#grade-easy')").await?;
    page.js(COUNT_WORKERS).await;
    let click = |css: &str| format!("document.querySelector('{css}').click()");
    page.js(&format!("({}, {})", click("#grade-easy"), click("#tab-solve"))).await;
    page.same("the worker at it has another in its place", page.js("window.begun").await, 2)?;
    page.click("#solve-browse").await;
    page.is(".walker-text", &only_solution(page)).await?;
    let clues = page.phrase("clues", &[("count", &30_usize)]);
    page.reads("the puzzle stays", &page.text(".title").await, &clues, "30 clues")
}

pub(crate) async fn a_path_ends_with_an_entry(page: &Page) -> Outcome {
    page.screen("solve").await;
    page.click("#solve-steps").await;
    page.wait("a path", "document.querySelector('#told')").await?;
    page.click("#walk-on").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.same("the old path is gone", page.js("document.querySelectorAll('.walker, #told').length").await, 0)?;
    page.same("and the entry is seen", page.digit("r1c3").await, "4")?;
    page.click("#solve-steps").await;
    page.wait("a path from here", "document.querySelector('#told')").await?;
    page.same("which knows the entry", page.digit("r1c3").await, "4")
}

/// Loads the page anew.
async fn reload(page: &Page) -> Outcome {
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the board", "document.querySelectorAll('.cell').length === 81").await
}

pub(crate) async fn wishes_for_new_puzzles_are_kept(page: &Page) -> Outcome {
    const WISHES: &str = "document.querySelector('#symmetry').value + ' ' + document.querySelector('#technique').value";
    let there = "document.querySelectorAll('#technique option').length > 5";
    page.screen("new").await;
    page.wait("techniques", there).await?;
    page.same("at first there are none", page.js(WISHES).await, "half-turn ")?;
    page.type_into("#symmetry", "diagonal").await;
    const OFF: &str = "[...document.querySelectorAll('.grade-choice:disabled')].map(e => e.id).join(' ')";
    page.type_into("#technique", "w-wing").await;
    page.same("grades that no such puzzle has", page.js(OFF).await, "grade-trivial grade-easy grade-medium")?;
    page.type_into("#technique", "naked-pair").await;
    page.same("and for another", page.js(OFF).await, "grade-trivial grade-easy")?;
    page.screen("play").await;
    page.screen("new").await;
    page.wait("techniques", there).await?;
    page.same("they are there again", page.js(WISHES).await, "diagonal naked-pair")?;
    reload(page).await?;
    page.wait("techniques", there).await?;
    page.same("also the next time", page.js(WISHES).await, "diagonal naked-pair")?;
    page.click("#random").await;
    page.is(".title", page.word("random")).await?;
    let given = |place: usize| format!("document.querySelector('#cell-{place}').classList.contains('given')");
    for (one, other) in [(1, 9), (2, 18), (5, 45), (17, 73), (71, 79)] {
        page.same("and are followed", page.js(&given(one)).await, page.js(&given(other)).await)?;
    }
    page.screen("new").await;
    page.check("the seed is told", page.is_phrase(&page.text("#make-said").await, "made", &[]))
}

pub(crate) async fn a_backup_that_is_none_is_told(page: &Page) -> Outcome {
    let saved = "JSON.stringify({ichidoku: 1, settings: JSON.parse(localStorage['ichidoku.settings']),
        games: Object.keys(localStorage).filter(k => k.startsWith('ichidoku.game.')).map(k => JSON.parse(localStorage[k]))})";
    page.screen("settings").await;
    page.click("#wrap").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    let whole = page.js(saved).await.as_str().unwrap_or_default().to_owned();
    page.paste(&format!("#p={HARD}")).await;
    let later = whole.replace("{\"ichidoku\":1", "{\"ichidoku\":2");
    for (what, broken) in [("half", &whole[..whole.len() / 2]), ("of tomorrow", later.as_str())] {
        page.screen("play").await;
        pick(page, &file("broken", "backup.json", broken)).await;
        let told = page.has("#enter-said", page.word("enter-no-backup")).await;
        told.map_err(|fault| format!("a backup {what}: {fault}"))?;
        page.same("nothing is changed", page.grid().await, HARD)?;
        page.paste(&format!("#p={HARD}")).await;
    }
    let strange = whole.replace("\"system\"", "\"sepia\"").replace("\"wrap\":false", "\"wrap\":false,\"song\":\"la\"");
    page.screen("settings").await;
    page.click("#wrap").await;
    pick(page, &file("broken", "strange.json", &strange)).await;
    page.wait("the game", "document.querySelector('#cell-2 .digit')?.textContent === '4'").await?;
    page.screen("settings").await;
    page.same("known settings are back", page.js("document.querySelector('#wrap').checked").await, false)?;
    page.same("others are as at first", page.js("document.querySelector('#theme').value").await, "0")
}

pub(crate) async fn what_finds_no_room_is_told_once(page: &Page) -> Outcome {
    const FILL: &str = "(() => { for (let size = 1 << 22; size; size >>= 1)
        try { while (true) localStorage['filling' + Object.keys(localStorage).length] = 'x'.repeat(size); } catch {} })()";
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.same("while there is room nothing is said", page.text("#unsaved").await, "")?;
    page.js(FILL).await;
    page.click(&cell("r1c4")).await;
    page.digit_key(2, 0).await;
    page.check("then it is heard", page.said().await.contains(page.word("unsaved")))?;
    page.check("and seen", page.js("document.querySelector('#unsaved').offsetHeight > 0").await == true)?;
    page.arrow("Right", 0).await;
    page.digit_key(6, 0).await;
    let given = page.phrase("said-given", &[("cell", &page.place("r1c5"))]);
    page.reads("but heard once", &page.said().await, &given, "row 1, column 5 is a clue")?;
    page.arrow("Right", 0).await;
    page.digit_key(6, 0).await;
    let entered = page.phrase("said-digit", &[("cell", &page.place("r1c6")), ("digit", &6_u8)]);
    page.reads("whatever follows", &page.said().await, &entered, "row 1, column 6: 6")?;
    page.js("Object.keys(localStorage).filter(k => k.startsWith('filling')).forEach(k => localStorage.removeItem(k))")
        .await;
    page.digit_key(8, 0).await;
    page.same("until there is room again", page.text("#unsaved").await, "")?;
    reload(page).await?;
    page.same("and all is saved", page.digit("r1c4").await + page.digit("r1c6").await.as_str(), "28")
}

pub(crate) async fn a_recording_that_is_cut_says_so(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    page.screen("lab").await;
    page.click("#lab-run").await;
    page.wait("the recording", "document.querySelector('#lab-scrub ~ .walker-text')").await?;
    let text = page.text("#lab-scrub ~ .walker-text").await;
    let is_first = page.is_phrase(&text, "event-of-first", &[("count", &10_000_usize)]);
    page.check(&format!("{text}: the first of many events"), is_first)?;
    page.check(&format!("{text} in English"), !page.is_english() || text.ends_with(" of the first 10,000"))
}

pub(crate) async fn a_pause_gives_its_reason(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    for css in ["#undo", "#reset", "#fix", "#undo-mistakes", "#note-all", "#key-5", "#key-erase"] {
        page.click("#pause").await;
        page.reads("paused", &page.said().await, page.word("said-paused"), "Paused")?;
        page.click(css).await;
        page.reads(&format!("{css} gives the reason"), &page.said().await, page.word("resume"), "Paused. Resume")?;
        page.click("button.cover").await;
        page.same(&format!("{css} has done nothing"), page.digit("r1c3").await, "4")?;
    }
    Ok(())
}

/// Waits until everything is kept for offline use, and tells under which names.
const KEPT: &str = "(async () => { while ((await navigator.serviceWorker.ready).active.state !== 'activated')
    await new Promise(done => setTimeout(done, 50)); return (await caches.keys()).sort().join('\\n'); })()";

pub(crate) async fn apps_of_other_folders_keep_what_they_need(page: &Page) -> Outcome {
    let here = page.server.address.clone();
    let (theirs, old) = (format!("ichidoku {here}other/ 1"), format!("ichidoku {here} 1"));
    page.js("(async () => { for (const kept of await navigator.serviceWorker.getRegistrations()) await kept.unregister(); })()").await;
    page.js(&format!("Promise.all(['{theirs}', '{old}'].map(name => caches.open(name))).then(() => true)")).await;
    page.visit("#play").await;
    let kept = page.js(KEPT).await.as_str().unwrap_or_default().to_owned();
    page.check(&format!("another folder keeps its own: {kept}"), kept.lines().any(|name| name == theirs))?;
    page.check(&format!("an old version is gone: {kept}"), kept.lines().all(|name| name != old))?;
    page.js(&format!("caches.delete('{theirs}')")).await;
    Ok(())
}

pub(crate) async fn a_dark_look_prints_on_light_paper(page: &Page) -> Outcome {
    page.screen("settings").await;
    page.type_into("#theme", "2").await;
    page.click(&cell("r1c3")).await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    let look = "(s => s.colorScheme + ' ' + s.backgroundColor)(getComputedStyle(document.documentElement))
        + ' ' + getComputedStyle(document.querySelector('#cell-2')).outlineStyle";
    let look = page.js(look).await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    page.same("light, and without a cursor", look, "light rgb(255, 255, 255) none")
}

pub(crate) async fn hints_lead_to_the_end(page: &Page) -> Outcome {
    const SOLUTION: &str = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
    let done = format!("document.querySelector('#verdict').textContent === {:?}", page.word("verdict-solved"));
    const STEPS: &str = "Object.keys(localStorage).filter(k => k.startsWith('ichidoku.game.'))
        .map(k => JSON.parse(localStorage[k]).history.done.length).reduce((sum, steps) => sum + steps, 0)";
    page.visit(&format!("#p={HARD}")).await;
    while page.js(&done).await != true {
        let before = page.js(STEPS).await.as_u64();
        // Where to look, which technique, the whole step.
        for _ in 0..3 {
            let card = "document.querySelector('#hint-card').textContent";
            let told = page.js(card).await;
            page.js("document.querySelector('#hint').click()").await;
            page.wait("more of the hint", &format!("{card} !== {told}")).await?;
        }
        let told = page.text("#hint-card").await;
        page.wait(&told, "document.querySelector('#apply')").await?;
        page.js("document.querySelector('#apply').click()").await;
        page.same(&told, page.js(STEPS).await.as_u64(), before.map(|before| before + 1))?;
    }
    page.same("the board is the solution", page.grid().await, SOLUTION)
}
