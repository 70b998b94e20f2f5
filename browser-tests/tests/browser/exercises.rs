//! Technique pages in the language of the app, and their exercises on the board.

use crate::page::{CTRL, Outcome, Page, cell, pause};
use crate::screens::EXERCISE;

/// What the card of the exercise says.
const CARD: &str = "(document.querySelector('#exercise')?.textContent ?? '')";

/// Waits until the card says this.
async fn told(page: &Page, words: &str) -> Outcome {
    page.wait_long(words, &format!("{CARD}.includes({words:?})")).await
}

/// Takes candidates out by keys, and asks for the verdict.
async fn answer(page: &Page, candidates: &[(&str, u8)]) {
    for (name, digit) in candidates {
        page.click(&cell(name)).await;
        page.digit_key(*digit, CTRL).await;
    }
    pause(300).await;
    page.click("#exercise-check").await;
}

pub(crate) async fn a_page_leads_to_its_exercise(page: &Page) -> Outcome {
    page.goto("techniques/basic-fish.html").await;
    page.same("twelve of them", page.js("document.querySelectorAll('a.page-link').length").await, 12)?;
    page.same("answers are folded", page.js("document.querySelectorAll('details[open]').length").await, 0)?;
    page.click("a.page-link").await;
    page.wait("the board", "document.querySelector('#exercise-check')").await?;
    told(page, "Find an X-wing and remove the candidates that it eliminates.").await?;
    page.same("in the title", page.text(".title").await, "Exercise")?;
    page.check("with candidates", page.label("r3c8").await.contains('1'))
}

pub(crate) async fn an_answer_is_judged(page: &Page) -> Outcome {
    page.visit(EXERCISE).await;
    told(page, "Find an X-wing").await?;
    page.click("#exercise-check").await;
    told(page, "Nothing is done yet").await?;
    answer(page, &[("r4c4", 1)]).await;
    told(page, "no X-wing eliminates 1 in r4c4").await?;
    page.check("the live region says it", page.said().await.contains("no X-wing eliminates"))?;
    page.click("#undo").await;
    answer(page, &[("r3c8", 1)]).await;
    told(page, "Right.").await?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    told(page, "Find an X-wing").await?;
    page.click("#exercise-check").await;
    told(page, "Right.").await
}

pub(crate) async fn an_answer_is_shown(page: &Page) -> Outcome {
    page.visit(EXERCISE).await;
    told(page, "Find an X-wing").await?;
    pause(300).await;
    page.click("#exercise-show").await;
    told(page, "use up the 1s").await?;
    page.wait("on the board", "document.querySelector('#cell-25 .mark-out')").await?;
    page.click(&cell("r3c8")).await;
    page.digit_key(1, CTRL).await;
    page.wait("until the next move", "!document.querySelector('.mark-out')").await
}

pub(crate) async fn pages_and_exercises_speak_german(page: &Page) -> Outcome {
    page.goto("techniques/de/basic-fish.html").await;
    page.same("its language", page.attribute("html", "lang").await, "de")?;
    page.check("its words", page.text("main").await.contains("Warum das stimmt"))?;
    page.goto("techniques/de/ahs-xz.html").await;
    page.check("what is missing is said", page.text("main").await.contains("noch nicht übersetzt"))?;
    page.same("and is marked", page.js("document.querySelectorAll('div[lang=en]').length > 3").await, true)?;
    crate::languages::speak(page, "de", &EXERCISE[1..]).await;
    told(page, "Finde einen X-Wing und streiche die Kandidaten").await?;
    page.same("its page", page.attribute("#exercise .page-link", "href").await, "techniques/de/basic-fish.html")
}
