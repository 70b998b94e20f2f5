//! Technique pages in the language of the app, and their exercises on the board.

use ichidoku::Digit;
use ichidoku_words::{Name, say};
use serde_json::json;

use crate::page::{CTRL, Outcome, Page, cell, pause};
use crate::screens::EXERCISE;

/// Waits until the card of the exercise says this.
async fn told(page: &Page, words: &str) -> Outcome {
    page.has("#exercise", words).await
}

/// The name of what is to be found.
const X_WING: Name = Name("x-wing");

/// What is to be done.
fn task(page: &Page) -> String {
    page.message(&say::TaskRemove { technique: X_WING }.into())
}

/// What is wrong with taking 1 out of r4c4.
fn unproved(page: &Page) -> String {
    page.message(&say::JudgedNotOut { technique: X_WING, candidates: vec!["r4c4=1".parse().unwrap()] }.into())
}

/// Why the candidates go: the 1s of two columns are in two rows.
fn reason(page: &Page) -> String {
    let [base_houses, cover_houses] =
        [["c4", "c9"], ["r3", "r4"]].map(|names| names.map(|n| n.parse().unwrap()).into());
    page.message(&say::FishSo { base_houses, digit: Digit::ALL[0], cover_houses }.into())
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
    let ways = "[...document.querySelectorAll('main > p:first-child a')].map(e => e.getAttribute('href'))";
    page.same("ways home and to the lessons", page.js(ways).await, json!(["../", "../learn.html", "index.html"]))?;
    page.click("a.page-link").await;
    page.wait("the board", "document.querySelector('#exercise-check')").await?;
    told(page, &task(page)).await?;
    page.reads("in the title", &page.text(".title").await, page.word("exercise"), "Exercise")?;
    page.check("with candidates", page.label("r3c8").await.contains('1'))?;
    for (width, height) in [(390, 664), (820, 1180)] {
        page.resize(width, height, true).await;
        let over = "['#exercise-check', '#exercise-show', '#key-1', '#key-9'].filter(id => {
            const b = document.querySelector(id).getBoundingClientRect();
            return b.width < 30 || b.height > 60 || b.bottom > innerHeight; }).join(' ')";
        page.same(&format!("keys and buttons at {width} × {height}"), page.js(over).await, "")?;
    }
    Ok(())
}

pub(crate) async fn an_answer_is_judged(page: &Page) -> Outcome {
    let (right, wrong) = (page.sentence("judged-right"), unproved(page));
    page.visit(EXERCISE).await;
    told(page, &task(page)).await?;
    page.click("#exercise-check").await;
    told(page, &page.sentence("judged-nothing")).await?;
    answer(page, &[("r4c4", 1)]).await;
    told(page, &wrong).await?;
    page.check("the live region says it", page.said().await.contains(&wrong))?;
    page.check("in English, too", !page.is_english() || wrong.ends_with("no X-wing eliminates 1 in r4c4."))?;
    page.click("#undo").await;
    answer(page, &[("r3c8", 1)]).await;
    told(page, &right).await?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    told(page, &task(page)).await?;
    page.click("#exercise-check").await;
    told(page, &right).await
}

pub(crate) async fn an_answer_is_shown(page: &Page) -> Outcome {
    page.visit(EXERCISE).await;
    told(page, &task(page)).await?;
    pause(300).await;
    page.click("#exercise-show").await;
    let reason = reason(page);
    told(page, &reason).await?;
    page.check("in English, too", !page.is_english() || reason.contains("use up the 1s"))?;
    page.wait("on the board", "document.querySelector('#cell-25 .mark-out')").await?;
    page.click(&cell("r3c8")).await;
    page.digit_key(1, CTRL).await;
    page.wait("until the next move", "!document.querySelector('.mark-out')").await
}

pub(crate) async fn the_list_of_pages_leads_to_each_and_each_to_the_next(page: &Page) -> Outcome {
    page.goto("learn.html").await;
    page.wait_long("its way to the list", "document.querySelector('#learn-pages')").await?;
    let list = page.attribute("#learn-pages", "href").await;
    page.goto(&list).await;
    let links = "[...new Set([...document.querySelectorAll('td a')].map(e => e.getAttribute('href')))]";
    let links: Vec<String> = serde_json::from_value(page.js(links).await).unwrap();
    page.same("a link for each page", links.len(), ichidoku_words::pages::names().count())?;
    page.goto(&list.replace("index.html", &links[1])).await;
    let ways =
        page.js("['prev', 'next'].map(way => document.querySelector(`[rel=${way}]`).getAttribute('href'))").await;
    page.same("the pages before and after", ways, json!([links[0], links[2]]))?;
    let figures = page.js("[...document.querySelectorAll('th a')].map(e => e.getAttribute('href'))").await;
    page.same("figures are explained in the list", figures, json!(["index.html", "index.html"]))
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
