//! After a game and around a step: the look back, the list of steps, and pages beside the board.

use crate::page::{Outcome, Page, pause};
use crate::screens::{self, HARD, KNOWN};
use crate::winning::fill;

/// Wins the easiest puzzle, after a wait of a minute for one digit and of a quarter of one for another.
pub(crate) async fn won_with_waits(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.wait("the solution", "!document.querySelector('#undo-mistakes').disabled").await?;
    fill(page, |_, digit| digit).await;
    page.wait("what was won", "document.querySelector('#win')").await?;
    page.goto("icons/icon.svg").await;
    let slow = "(() => { const key = Object.keys(localStorage).find(key => key.startsWith('ichidoku.game.'));
        const game = JSON.parse(localStorage[key]);
        game.history.times = game.history.times.map((_, place) => 3 * place + (place >= 20 ? 60 : 0) + (place >= 30 ? 15 : 0));
        localStorage[key] = JSON.stringify(game); })()";
    page.js(slow).await;
    page.goto("#play").await;
    page.click("#win-back").await;
    page.wait_long("where the time went", "document.querySelectorAll('#waits li .row-of-buttons button').length === 2")
        .await?;
    page.wait_long("the table", "document.querySelectorAll('#entries tbody tr').length > 0").await
}

pub(crate) async fn a_game_is_looked_back_on(page: &Page) -> Outcome {
    won_with_waits(page).await?;
    page.same("the focus goes along", page.js("document.activeElement.id").await, "look-back")?;
    let (first, helped) = (page.text("#waits li p").await, page.text("#waits li div p").await);
    let is_longest = page.is_phrase(&first, "back-wait", &[("time", &"1:03")]);
    page.check(&format!("the longest wait first: {first}"), is_longest)?;
    page.check("as English has it", !page.is_english() || first.starts_with("1:03 before"))?;
    page.check(&format!("and what would have helped: {helped}"), page.is_phrase(&helped, "back-helped", &[]))?;
    page.same(
        "every digit of the player's",
        page.js("document.querySelectorAll('#entries tbody tr').length").await,
        51,
    )?;
    let found = page.js("[...document.querySelectorAll('#entries tbody td:last-child')].map(e => e.textContent)").await;
    let found: Vec<String> = serde_json::from_value(found).unwrap();
    page.check("is on the path", found.iter().all(|found| page.is_phrase(found, "back-step", &[])))?;
    page.same(
        "its lesson",
        page.js("!!document.querySelector('#waits a[href^=\"learn.html#practise-\"]')").await,
        true,
    )?;
    page.click("#waits button").await;
    page.wait("the board of that moment", "document.querySelectorAll('#board .digit').length === 50").await?;
    page.check("with the step", page.js("document.querySelectorAll('#board .pattern').length > 0").await == true)?;
    let drawn = "document.querySelectorAll('#board .mark-out, #board .mark-placed').length > 0";
    page.check("and what it does, as in a hint", page.js(drawn).await == true)?;
    page.click("#waits button").await;
    page.wait("the solved board again", "document.querySelectorAll('#board .digit').length === 81").await
}

pub(crate) async fn a_game_without_waits_or_times_says_so(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.wait("the solution", "!document.querySelector('#undo-mistakes').disabled").await?;
    fill(page, |_, digit| digit).await;
    page.click("#win-back").await;
    page.tells_late(".looked-back p", "back-even", &[]).await?;
    page.goto("icons/icon.svg").await;
    let old = "(() => { const key = Object.keys(localStorage).find(key => key.startsWith('ichidoku.game.'));
        const game = JSON.parse(localStorage[key]); delete game.history.times; localStorage[key] = JSON.stringify(game); })()";
    page.js(old).await;
    page.goto("#play").await;
    page.click("#win-back").await;
    page.tells_late(".looked-back p", "back-untimed", &[]).await
}

pub(crate) async fn steps_are_a_list(page: &Page) -> Outcome {
    page.visit(HARD).await;
    let before = page.grid().await;
    page.screen("solve").await;
    page.click("#solve-steps").await;
    page.wait_long("the list", "document.querySelectorAll('.step-row').length > 40").await?;
    page.click("#steps li:nth-child(5) button").await;
    let at = page.text(".walker-text").await;
    page.check("a step is gone to", page.is_phrase(&at, "step-of", &[("at", &5_u8)]))?;
    page.wait("and marked", "document.querySelector('#steps li:nth-child(5) [aria-current=step]')").await?;
    page.click("#walk-on").await;
    page.wait("so is the next", "document.querySelector('#steps li:nth-child(6) [aria-current=step]')").await?;
    page.type_into("#steps-only", "2").await;
    let kinds = "new Set([...document.querySelectorAll('.step-row .technique')].map(e => e.textContent)).size";
    page.wait("one technique alone", &format!("{kinds} === 1")).await?;
    page.type_into("#steps-only", "0").await;
    page.wait("all again", "document.querySelectorAll('.step-row').length > 40").await?;
    page.click("#steps-play").await;
    page.tells(".walker-text", "step-of", &[("at", &8_u8)]).await?;
    page.click("#steps-play").await;
    let at = page.text(".walker-text").await;
    pause(1800).await;
    page.same("and stops", page.text(".walker-text").await, at)?;
    let digits = page.js("document.querySelectorAll('#board .digit').length").await;
    page.click("#step-open").await;
    page.wait("the game", "document.querySelector('.panel.play')").await?;
    page.same("goes on from there", page.js("document.querySelectorAll('#board .digit').length").await, digits)?;
    page.click("#take-back").await;
    page.same("the game before", page.grid().await, before)
}

pub(crate) async fn a_page_opens_beside_the_game(page: &Page) -> Outcome {
    for (width, height, phone) in [(1440, 900, false), (390, 664, true), (320, 568, true)] {
        page.resize(width, height, phone).await;
        screens::show(page, "beside").await;
        let grid = page.grid().await;
        let over = "(b => { const p = document.querySelector('#beside').getBoundingClientRect();
            return p.left < b.right && p.right > b.left && p.top < b.bottom - 34; })(document.querySelector('#board').getBoundingClientRect())";
        page.same(&format!("the board stays in sight at {width}"), page.js(over).await, false)?;
        page.check(
            "a page with its pictures",
            page.js("document.querySelector('#beside img').src")
                .await
                .as_str()
                .unwrap()
                .contains("/pictures/techniques/"),
        )?;
        page.same("nothing reaches out", page.js("document.documentElement.scrollWidth > innerWidth").await, false)?;
        page.js("history.back()").await;
        page.wait("Back closes it", "!document.querySelector('#beside')").await?;
        page.same("the game is as it was", page.grid().await, grid)?;
        page.wait("the hint, too", "document.querySelector('#apply')").await?;
    }
    page.click("#hint-card a[target]").await;
    page.wait("the page again", "document.querySelector('#beside h1')").await?;
    page.key("Escape", "Escape", 0).await;
    page.wait("Escape closes it", "!document.querySelector('#beside')").await?;
    page.wait("the focus is back", "document.activeElement.matches('#hint-card a')").await?;
    page.click("#hint-card a[target]").await;
    page.click("#beside a.page-link[href*=\"#p=\"]").await;
    page.wait_long("its exercise is on the board", "document.querySelector('#exercise.told')").await?;
    page.same("and the page is gone", page.js("!document.querySelector('#beside')").await, true)
}

pub(crate) async fn the_next_exercise_is_kept(page: &Page) -> Outcome {
    page.goto("icons/icon.svg").await;
    page.js("localStorage.setItem('ichidoku.learning', '{\"seed\": 5, \"lessons\": {\"17\": {\"index\": 4}}}')").await;
    page.goto("learn.html#practise-17").await;
    let code = page.code();
    let next = format!("localStorage['ichidoku.exercise.17.1']?.startsWith('1 {code} 5 5 0')");
    page.wait_long("the next one", &next).await?;
    page.goto("icons/icon.svg").await;
    let mark = "(() => { const kept = localStorage['ichidoku.exercise.17.0'].split('\\n');
        const made = JSON.parse(kept[1]); made.task.text = 'It was kept.';
        localStorage['ichidoku.exercise.17.0'] = kept[0] + '\\n' + JSON.stringify(made); })()";
    page.js(mark).await;
    page.goto("learn.html#practise-17").await;
    page.wait("what was kept", "document.querySelector('#task')?.textContent === 'It was kept.'").await?;
    page.goto("learn.html").await;
    let ready = format!("localStorage['ichidoku.exercise.1.0']?.startsWith('1 {code} 5 0 0')");
    page.wait_long("the path gets the first lesson ready", &ready).await
}

pub(crate) async fn lessons_fit_with_large_text(page: &Page) -> Outcome {
    for (width, height) in [(320, 640), (390, 844), (844, 390), (1280, 860)] {
        page.resize(width, height, width < 900).await;
        for screen in ["path", "cards", "lesson"] {
            screens::show(page, screen).await;
            for size in ["100%", "200%"] {
                page.js(&format!("document.documentElement.style.fontSize = '{size}'")).await;
                pause(100).await;
                page.same(
                    &format!("{screen} at {width} × {height}, text of {size}"),
                    page.js(crate::layout::CUT).await,
                    "",
                )?;
            }
        }
    }
    page.resize(320, 640, true).await;
    won_with_waits(page).await?;
    page.js("document.documentElement.style.fontSize = '200%'").await;
    pause(100).await;
    page.same("the look back at 320", page.js(crate::layout::CUT).await, "")
}
