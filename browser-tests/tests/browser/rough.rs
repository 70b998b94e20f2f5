//! Rough handling: answers that come too late, texts that are no puzzles, two tabs, and a pause in between.

use ichidoku_api::HintLevel;
use serde_json::json;

use crate::exchange::{file, pick};
use crate::page::{CTRL, Outcome, Page, cell, pause};

const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const KNOWN: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Loads the page anew.
async fn reload(page: &Page) -> Outcome {
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the board", "document.querySelectorAll('.cell').length === 81").await
}

/// Waits until the puzzle that begins with this digit is open.
async fn begins_with(page: &Page, digit: u8) -> Outcome {
    page.wait("the puzzle", &format!("document.querySelector('#cell-0 .digit')?.textContent === '{digit}'")).await
}

/// What the page says beside the only solution.
pub(crate) fn only_solution(page: &Page) -> String {
    page.phrase("solution-of", &[("at", &1_u8), ("count", &1_u8)])
}

pub(crate) async fn late_answers_disturb_nothing(page: &Page) -> Outcome {
    for (panel, button) in [
        ("solve", "solve-browse"),
        ("solve", "solve-steps"),
        ("solve", "solve-true"),
        ("solve", "rate"),
        ("lab", "lab-run"),
        ("play", "hint"),
    ] {
        page.visit(&format!("#p={HARD}")).await;
        page.screen(panel).await;
        page.wait(button, &format!("document.querySelector('#{button}')")).await?;
        let leave =
            format!("(document.querySelector('#{button}').click(), document.querySelector('#tab-settings').click())");
        page.js(&leave).await;
        pause(800).await;
        page.same(&format!("no fault after {button}"), page.errors().await, "")?;
        let strange = page.js("document.querySelectorAll('.laid-over, .cell.area').length").await;
        page.same(&format!("{button} shows nothing where nobody waits"), strange, 0)?;
    }
    page.blank().await;
    page.screen("solve").await;
    page.click("#solve-count").await;
    page.click("#solve-now").await;
    page.paste(KNOWN).await;
    begins_with(page, 5).await?;
    // What was asked last is answered last.
    page.js("document.querySelector('#solve-browse').click()").await;
    page.is(".walker-text", &only_solution(page)).await?;
    page.same(
        "of another puzzle nothing is shown",
        page.js("document.querySelectorAll('.cell.area').length").await,
        0,
    )?;
    page.screen("lab").await;
    page.click("#lab-compare").await;
    page.wait("a comparison", "document.querySelectorAll('#comparison tbody tr').length > 8").await?;
    page.click(".preset:nth-of-type(3)").await;
    page.same("nor its figures", page.js("document.querySelectorAll('#comparison tbody tr').length").await, 0)
}

pub(crate) async fn what_is_no_puzzle_is_refused_in_sight(page: &Page) -> Outcome {
    let no_digit =
        |found: char| page.fault("is not a digit or a blank", "not-a-cell", &[("found", &format!("{found:?}"))]);
    page.paste("hello world").await;
    page.has("#enter-said", &no_digit('h')).await?;
    let binary = file("junk", "picture.png", "\u{89}PNG\r\n\u{1a}\n\0binary");
    page.screen("play").await;
    pick(page, &binary).await;
    page.has("#enter-said", &no_digit('\u{89}')).await?;
    page.screen("play").await;
    page.same("the puzzle stays", page.grid().await, KNOWN)?;
    for fragment in ["#p=12", "#p=", "#p=%ff"] {
        page.visit(fragment).await;
        page.has("#enter-said", page.word("enter-bad-link")).await?;
    }
    page.paste(&format!("Try {}#p={HARD} today!", page.server.address)).await;
    begins_with(page, 8).await?;
    let (said, one) = (page.text("#enter-said").await, page.phrase("enter-one", &[("count", &21_usize)]));
    page.reads("a link amid words is read", &said, &one, "A puzzle with 21 clues.")
}

pub(crate) async fn pastes_and_undo_work_on_controls(page: &Page) -> Outcome {
    for (tab, css) in [("settings", "#theme"), ("settings", "#wrap"), ("enter", "#share-link"), ("new", "#symmetry")] {
        page.visit(&format!("#p={KNOWN}")).await;
        page.click(&cell("r1c3")).await;
        page.digit_key(4, 0).await;
        match tab {
            // By its tab there would be an empty board.
            "enter" => page.click("#to-share").await,
            _ => page.screen(tab).await,
        }
        page.wait_long(css, &format!("document.querySelector('{css}')")).await?;
        page.js(&format!("document.querySelector('{css}').focus()")).await;
        page.letter('z', CTRL).await;
        page.same(&format!("undo on {css}"), page.digit("r1c3").await, "")?;
        let paste = format!(
            "(() => {{ const d = new DataTransfer(); d.setData('text/plain', '{HARD}');
            document.activeElement.dispatchEvent(new ClipboardEvent('paste', {{clipboardData: d, bubbles: true}})); }})()"
        );
        page.js(&paste).await;
        begins_with(page, 8).await?;
    }
    page.check("a paste is read wherever no text is typed", true)
}

/// Presses Enter on a button.
async fn enter_on(page: &Page, css: &str) -> Outcome {
    page.wait(css, &format!("document.querySelector('{css}')")).await?;
    page.js(&format!("document.querySelector('{css}').focus()")).await;
    for kind in ["rawKeyDown", "char", "keyUp"] {
        let event = json!({ "type": kind, "code": "Enter", "key": "Enter", "text": "\r", "windowsVirtualKeyCode": 13 });
        page.cdp("Input.dispatchKeyEvent", event).await;
    }
    Ok(())
}

pub(crate) async fn focus_outlives_its_button(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    let technique = page.hint(HARD, HintLevel::Which);
    let which = format!("document.querySelector('#hint-card').textContent.includes({technique:?})");
    for (tab, css, then) in [
        ("play", "#hint", "document.querySelector('#hint-more')"),
        ("", "#hint-more", &*which),
        ("", "#hint-more", "document.querySelector('#apply')"),
        ("", "#apply", "!document.querySelector('#apply')"),
        ("", "#undo", "document.querySelector('#undo').disabled"),
        ("", "#pause", "document.querySelector('.cover')"),
        ("", "button.cover", "!document.querySelector('button.cover')"),
        ("new", "#grade-easy", "document.querySelector('.panel.play')"),
        ("enter", "#enter-blank", "document.querySelectorAll('#board .digit').length === 0"),
        ("settings", ".game-list .round", "document.querySelectorAll('.game-list li').length === 1"),
        ("settings", ".game-list .game", "document.querySelector('.panel.play')"),
    ] {
        if !tab.is_empty() {
            page.screen(tab).await;
        }
        enter_on(page, css).await?;
        page.wait(&format!("what {css} does"), then).await?;
        pause(100).await;
        page.same(&format!("lost by {css}"), page.js("document.activeElement === document.body").await, false)?;
    }
    Ok(())
}

pub(crate) async fn the_hint_key_tells_more_each_time(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    page.click(&cell("r1c2")).await;
    for told in ["#hint-more", "#hint-card .page-link, #hint-card p:nth-of-type(2)", "#apply"] {
        page.letter('h', 0).await;
        page.wait(told, &format!("document.querySelector('{told}')")).await?;
    }
    page.check("up to the whole step", true)
}

pub(crate) async fn what_was_open_is_open_again(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    page.paste(KNOWN).await;
    begins_with(page, 5).await?;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    reload(page).await?;
    page.same("not the puzzle of the link before", page.digit("r1c3").await, "4")?;
    page.blank().await;
    page.click(&cell("r1c1")).await;
    page.digit_key(4, 0).await;
    page.click(&cell("r1c1")).await;
    page.digit_key(4, 0).await;
    reload(page).await?;
    page.same("what was taken out stays out", page.grid().await, ".".repeat(81))
}

pub(crate) async fn a_removed_game_is_gone(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.visit(&format!("#p={HARD}")).await;
    page.click(&cell("r1c2")).await;
    page.digit_key(4, 0).await;
    page.screen("settings").await;
    page.wait("two games", "document.querySelectorAll('.game-list li').length === 2").await?;
    page.click(".game-list li:first-child .round").await;
    page.same("the one before is open", page.digit("r1c3").await, "4")?;
    // Long enough for the clock to save the game that is open.
    pause(6000).await;
    page.same("one is left", page.js("document.querySelectorAll('.game-list li').length").await, 1)?;
    reload(page).await?;
    page.same("also the next time", page.digit("r1c3").await, "4")
}

pub(crate) async fn solving_ends_a_pause(page: &Page) -> Outcome {
    page.click("#pause").await;
    page.screen("solve").await;
    page.click("#solve-now").await;
    page.wait("a full grid", "document.querySelectorAll('.digit').length === 81").await?;
    page.check("the solution is there, and seen", true)
}

pub(crate) async fn two_tabs_keep_each_others_games(page: &Page) -> Outcome {
    let said = |error: thirtyfour::error::WebDriverError| error.to_string();
    let first = page.browser.window().await.map_err(said)?;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    let second = page.browser.new_tab().await.map_err(said)?;
    page.browser.switch_to_window(second.clone()).await.map_err(said)?;
    page.goto("#play").await;
    page.wait("the same game", "document.querySelector('#cell-2 .digit')?.textContent === '4'").await?;
    page.browser.switch_to_window(first.clone()).await.map_err(said)?;
    page.click(&cell("r1c4")).await;
    page.digit_key(6, 0).await;
    page.browser.switch_to_window(second).await.map_err(said)?;
    page.wait("what the first has done", "document.querySelector('#cell-3 .digit')?.textContent === '6'").await?;
    page.paste(HARD).await;
    begins_with(page, 8).await?;
    page.click(&cell("r1c2")).await;
    page.digit_key(1, 0).await;
    page.browser.close_window().await.map_err(said)?;
    page.browser.switch_to_window(first).await.map_err(said)?;
    page.click(&cell("r2c2")).await;
    page.digit_key(7, 0).await;
    page.screen("settings").await;
    page.same("both games are listed", page.js("document.querySelectorAll('.game-list li').length").await, 2)?;
    let games = "JSON.stringify(Object.keys(localStorage).filter(k => k.startsWith('ichidoku.game.'))
        .map(k => JSON.parse(localStorage[k]).cells.filter(c => c[0] > 0).length).sort())";
    page.same("and whole", page.js(games).await, "[22,33]")
}
