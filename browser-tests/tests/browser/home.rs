//! The first page: what a stranger sees, and one tap to a game.

use crate::page::{Outcome, Page, cell, pause};

/// The first page as a stranger finds it.
async fn arrive(page: &Page) -> Outcome {
    page.goto("icons/icon.svg").await;
    page.js("localStorage.clear()").await;
    page.goto("").await;
    page.wait("the first page", "document.querySelector('.panel.home')").await
}

pub(crate) async fn a_stranger_sees_what_this_is(page: &Page) -> Outcome {
    for (width, height) in [(390, 664), (1440, 900)] {
        page.resize(width, height, false).await;
        arrive(page).await?;
        let hero = page.text(".hero").await;
        page.check("what it is", hero.contains(page.word("home-title")))?;
        page.check("by its name", !page.is_english() || hero.contains("Sudoku"))?;
        page.same(
            "nothing to go on with",
            page.js("document.querySelector('#continue')").await,
            serde_json::Value::Null,
        )?;
        let shown = "[...document.querySelectorAll('.grade-button')].filter(e => e.getBoundingClientRect().bottom < innerHeight - 60).length";
        page.same(&format!("all grades are in sight at {width} × {height}"), page.js(shown).await, 12)?;
    }
    Ok(())
}

pub(crate) async fn a_new_puzzle_is_one_tap_away(page: &Page) -> Outcome {
    page.resize(390, 664, true).await;
    arrive(page).await?;
    page.tap("#new-easy").await;
    page.wait_long("the puzzle", "document.querySelector('.panel.play .keypad')").await?;
    page.reads("of that grade", &page.text(".title").await, page.word("grade-easy"), "Easy")
}

pub(crate) async fn today_is_the_same_for_everyone(page: &Page) -> Outcome {
    let mut grids = Vec::new();
    for _ in 0..2 {
        arrive(page).await?;
        page.click("#daily-medium").await;
        page.wait_long("the puzzle", "document.querySelector('.panel.play .keypad')").await?;
        grids.push(page.grid().await);
    }
    page.same("two strangers have one puzzle", &grids[0], &grids[1])?;
    let open = grids[1].find('.').unwrap_or_default();
    page.click(&format!("#cell-{open}")).await;
    page.digit_key(1, 0).await;
    let begun = page.grid().await;
    page.screen("home").await;
    page.click("#daily-medium").await;
    page.wait("the puzzle", "document.querySelector('.panel.play')").await?;
    page.same("who has begun goes on", page.grid().await, begun)
}

/// Another puzzle than that of a first visit.
const OTHER: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

pub(crate) async fn what_was_begun_is_gone_on_with(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.goto("icons/icon.svg").await;
    page.goto("").await;
    page.wait("the game", "document.querySelector('#continue')").await?;
    pause(50).await;
    page.click("#continue").await;
    page.wait("the board", "document.querySelector('.panel.play')").await?;
    page.same("as it was", page.digit("r1c3").await, "4")?;
    page.js("history.back()").await;
    page.wait("Back to the first page", "document.querySelector('.panel.home')").await?;
    page.visit(&format!("#p={OTHER}")).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.screen("home").await;
    page.wait("both games", "document.querySelectorAll('#continue, #continue-others > .chip').length === 2").await?;
    page.click("#continue-others > .chip").await;
    page.wait("the board", "document.querySelector('.panel.play')").await?;
    page.same("the first game is open again", page.digit("r1c1").await, "5")
}
