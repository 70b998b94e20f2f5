//! The end of a puzzle, and everything that can be taken back on the way.

use crate::page::{Outcome, Page, cell, pause};

const KNOWN: &str = "#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Types the solution, but for the cells that `put` changes.
pub(crate) async fn fill(page: &Page, put: impl Fn(usize, u8) -> u8) {
    for (place, digit) in SOLUTION.bytes().map(|digit| digit - b'0').enumerate() {
        let name = format!("r{}c{}", place / 9 + 1, place % 9 + 1);
        if page.digit(&name).await.is_empty() {
            page.click(&cell(&name)).await;
            page.digit_key(put(place, digit), 0).await;
        }
    }
}

async fn colour(page: &Page, css: &str) -> String {
    let colour = page.js(&format!("getComputedStyle(document.querySelector('{css}')).backgroundColor")).await;
    colour.as_str().unwrap_or_default().to_owned()
}

pub(crate) async fn a_full_grid_that_is_wrong_says_so(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.screen("settings").await;
    page.type_into("#mistakes", "0").await;
    page.screen("play").await;
    fill(page, |place, digit| if place == 2 { 5 } else { digit }).await;
    let english = "The board is full, but something isn’t right. Check it, or ask for a hint.";
    page.reads("it is seen", &page.text("#message p").await, page.word("full-wrong"), english)?;
    page.check("and heard", page.said().await.contains(page.word("full-wrong")))?;
    page.same("not where", page.js("document.querySelectorAll('.clash, .wrong').length").await, 0)?;
    page.same("nothing is won", page.js("document.querySelector('#win')").await, serde_json::Value::Null)
}

/// How the page says that there were none of these.
fn none_of(page: &Page, name: &'static str) -> String {
    page.phrase(name, &[("count", &0_u8)])
}

pub(crate) async fn winning_looks_like_winning(page: &Page) -> Outcome {
    for (width, height) in [(390, 664), (1440, 900)] {
        page.fresh().await;
        page.resize(width, height, false).await;
        page.visit(KNOWN).await;
        page.wait("the solution to be known", "!document.querySelector('#undo-mistakes').disabled").await?;
        let before = colour(page, "#cell-2").await;
        fill(page, |_, digit| digit).await;
        page.wait("what was won", "document.querySelector('#win')").await?;
        pause(1000).await;
        page.check("the board turns green", colour(page, "#cell-2").await != before)?;
        page.same("the verdict is no error", page.attribute("#verdict", "class").await, "verdict solved")?;
        page.check("the time", page.text(".win-time").await.contains(':'))?;
        page.tells(".win-summary", "win-graded", &[]).await?;
        let (hints, mistakes) = (none_of(page, "win-hints"), none_of(page, "win-mistakes"));
        let took = page.phrase("win-took", &[("hints", &hints), ("mistakes", &mistakes)]);
        let graded = |grade| page.phrase("win-graded", &[("grade", &page.word(grade)), ("took", &took)]);
        let summary = page.text(".win-summary").await;
        page.check("the grade", ["grade-easy", "grade-trivial", "grade-medium"].map(graded).contains(&summary))?;
        page.check("hints and mistakes", !page.is_english() || summary.ends_with("no hints, no mistakes"))?;
        let over = "document.documentElement.scrollWidth > innerWidth";
        page.same("nothing reaches out of the window", page.js(over).await, false)?;
        page.click("#win-path").await;
        page.wait("the solving path", "document.querySelector('#walk')").await?;
        page.js("history.back()").await;
        page.wait("Back to the result", "document.querySelector('#win-next')").await?;
        page.click("#win-next").await;
        page.wait_long("another puzzle", "document.querySelector('.keypad')").await?;
        page.check("which is another", page.grid().await != SOLUTION)?;
    }
    Ok(())
}

pub(crate) async fn a_check_says_only_whether(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.wait("the solution to be known", "!document.querySelector('#undo-mistakes').disabled").await?;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.click("#check").await;
    let english = "Something isn’t right yet. Undo to before the first mistake, or ask for a hint.";
    let said = page.text("#message p").await;
    page.reads("that there is a mistake", &said, page.word("said-mistaken"), english)?;
    page.same("not where", page.js("document.querySelectorAll('.wrong').length").await, 0)?;
    page.click("#undo-mistakes").await;
    page.click("#check").await;
    let said = page.text("#message p").await;
    page.reads("that there is none", &said, page.word("said-faultless"), "No mistakes so far")
}

pub(crate) async fn a_game_that_was_shared_is_checked_as_before(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.wait("the solution to be known", "!document.querySelector('#undo-mistakes').disabled").await?;
    page.click("#to-share").await;
    page.wait("the links", "document.querySelector('#share-link')").await?;
    page.screen("play").await;
    page.click("#check").await;
    let english = "Something isn’t right yet. Undo to before the first mistake, or ask for a hint.";
    page.reads("the mistake", &page.text("#message p").await, page.word("said-mistaken"), english)
}

pub(crate) async fn nothing_is_final_on_one_click(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.click("#reset").await;
    page.same("a reset", page.digit("r1c3").await, "")?;
    page.click("#take-back").await;
    page.same("is taken back", page.digit("r1c3").await, "4")?;
    page.same("and the message goes", page.text("#message").await, "")?;
    page.click("#to-share").await;
    page.click("#enter-blank").await;
    page.click("#take-back").await;
    page.same("an empty board, too", page.digit("r1c3").await, "4")?;
    page.screen("settings").await;
    page.click(".game-list .round").await;
    page.same("a game is deleted", page.js("document.querySelectorAll('.game-list li').length").await, 0)?;
    page.click("#take-back").await;
    page.same("and back again", page.js("document.querySelectorAll('.game-list li').length").await, 1)
}

pub(crate) async fn back_goes_to_the_screen_before(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    for screen in ["solve", "lab", "settings"] {
        page.screen(screen).await;
    }
    for screen in ["lab", "solve", "play"] {
        page.js("history.back()").await;
        page.wait(screen, &format!("document.querySelector('.panel.{screen}')")).await?;
    }
    page.same("with the game as it was", page.digit("r1c3").await, "4")
}

pub(crate) async fn the_clock_starts_with_the_first_entry(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    pause(1300).await;
    page.same("not before", page.text("#time").await, "0:00")?;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.wait("the clock", "document.querySelector('#time').textContent !== '0:00'").await
}

pub(crate) async fn solved_puzzles_are_counted(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.screen("settings").await;
    let filled = "document.querySelector('.statistics .filled')?.childElementCount";
    page.wait("the statistics, which are fetched late", filled).await?;
    page.check("nothing at first", page.text(".statistics").await.contains(page.word("statistics-empty")))?;
    page.screen("play").await;
    fill(page, |_, digit| digit).await;
    page.wait("the record", "localStorage['ichidoku.solved']").await?;
    page.screen("settings").await;
    page.wait("the statistics", "document.querySelector('#streak')").await?;
    let streak = page.phrase("statistics-streak", &[("days", &1_u8), ("count", &1_u8)]);
    page.reads("one on one day", &page.text("#streak").await, &streak, "Days in a row: 1. Puzzles solved: 1.")?;
    page.same("of one grade", page.js("document.querySelectorAll('.statistics tbody tr').length").await, 1)?;
    page.click("#keep-statistics").await;
    page.visit(KNOWN).await;
    page.wait("the result", "document.querySelector('#win')").await?;
    page.same("once each", page.js("JSON.parse(localStorage['ichidoku.solved']).solved.length").await, 1)
}
