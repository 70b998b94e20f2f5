//! The path of lessons: by keyboard, with hints, kept on the device and offline.

use ichidoku_words::lessons::{self, Lesson};
use serde_json::{Value, json};

use crate::life::IS_KEPT;
use crate::page::{CTRL, Outcome, Page, cell, pause};
use crate::server::Mood;

/// The seed of the exercises here.
const SEED: u64 = 5;
/// The first exercise of a lesson that shows nothing by itself.
const PLAIN: u64 = 3;

/// What the lesson with this number says in the language of the page.
fn lesson(page: &Page, number: usize) -> Lesson {
    let lessons = lessons::of(page.code()).unwrap();
    lessons.all().nth(number - 1).unwrap().clone()
}

/// The exercise of a lesson at an index.
fn exercise(page: &Page, lesson: u8, index: u64) -> Value {
    page.ask(&json!({"request": "exercise", "lesson": lesson.to_string(), "seed": SEED, "index": index}))
}

/// The first plain exercise of a lesson that is answered in one of these ways, with its index.
fn first_of(page: &Page, lesson: u8, inputs: &[&str]) -> (u64, Value) {
    let all = (PLAIN..PLAIN + 20).map(|index| (index, exercise(page, lesson, index)));
    all.into_iter().find(|(_, made)| inputs.iter().any(|input| made["input"] == *input)).unwrap()
}

/// Opens the exercises of a lesson at an index, as someone who has begun it.
async fn open(page: &Page, lesson: u8, index: u64) -> Outcome {
    page.goto("icons/icon.svg").await;
    let kept = json!({"seed": SEED, "lessons": {lesson.to_string(): {"index": index}}}).to_string();
    page.js(&format!("localStorage.setItem('ichidoku.learning', {kept:?})")).await;
    page.goto(&format!("learn.html#practise-{lesson}")).await;
    page.wait_long("an exercise", "document.querySelector('#task')?.textContent.length > 5").await
}

/// Waits until the verdict is of this name.
async fn judged(page: &Page, verdict: &str) -> Outcome {
    page.wait_long(verdict, &format!("document.querySelector('#drill .answer.{verdict}')")).await
}

/// Goes to a cell by keys alone.
async fn walk(page: &Page, name: &str) {
    let place = |at: usize| usize::from(name.as_bytes()[at] - b'1');
    page.key("Home", "Home", CTRL).await;
    for _ in 0..place(1) {
        page.arrow("Down", 0).await;
    }
    for _ in 0..place(3) {
        page.arrow("Right", 0).await;
    }
}

/// Enters candidates by keys alone.
async fn enter(page: &Page, candidates: &Value) {
    for candidate in candidates.as_array().unwrap() {
        let (name, digit) = candidate.as_str().unwrap().split_once('=').unwrap();
        walk(page, name).await;
        page.digit_key(digit.parse().unwrap(), 0).await;
    }
}

/// Answers the exercise by keys alone, and has it judged as right.
async fn answer(page: &Page, made: &Value) -> Outcome {
    let step = &made["hints"]["step"];
    match made["input"].as_str().unwrap() {
        "placements" => enter(page, &json!([step["placements"][0]])).await,
        "eliminations" => enter(page, &step["eliminations"]).await,
        "candidate" => enter(page, &json!([made["claims"][0]["spoiler"]])).await,
        "cells" => {
            for name in made["hints"]["pattern"]["pattern"].as_array().unwrap() {
                walk(page, name.as_str().unwrap()).await;
                page.key("Space", " ", 0).await;
            }
        }
        _ => {
            let count = made["claims"].as_array().unwrap().len() as u8;
            for choice in 1..=count {
                page.digit_key(choice, 0).await;
                page.key("Enter", "Enter", 0).await;
                page.wait_long("a verdict", "document.querySelector('#drill .answer:is(.right, .wrong)')").await?;
                if page.js("!!document.querySelector('.answer.right')").await == true {
                    break;
                }
            }
            return judged(page, "right").await;
        }
    }
    page.key("Enter", "Enter", 0).await;
    judged(page, "right").await
}

pub(crate) async fn the_path_has_every_lesson(page: &Page) -> Outcome {
    page.visit("#home").await;
    page.click("#home-learn").await;
    page.wait("the path", "document.querySelectorAll('.lesson-row').length === 42").await?;
    page.same("seven parts", page.js("document.querySelectorAll('.learn-part').length").await, 7)?;
    let progress = page.phrase("learn-progress", &[("count", &0_u8), ("total", &42_u8)]);
    page.reads("nothing yet", &page.text("#learn-progress").await, &progress, "0 of 42 lessons mastered")?;
    page.same("the first part is open", page.js("document.querySelectorAll('.learn-part[open]').length").await, 1)?;
    let first = lesson(page, 1).title;
    page.check("the first lesson comes next", page.text(".learn-next").await.contains(first))?;
    page.click("#learn-go").await;
    page.wait("its first card", "document.querySelector('#cards .card-text')").await?;
    page.reads("its title", &page.text("#lesson-title").await, first, "The rules")?;
    page.wait_long("its example", "document.querySelectorAll('#board .digit').length > 20").await?;
    page.browser.back().await.map_err(|error| error.to_string())?;
    page.wait("the path again", "document.querySelector('#learn-progress')").await?;
    page.browser.back().await.map_err(|error| error.to_string())?;
    page.wait("the first page", "document.querySelector('#home-learn')").await
}

pub(crate) async fn cards_show_a_worked_example(page: &Page) -> Outcome {
    page.goto("learn.html#lesson-17").await;
    page.wait_long("its example", "document.querySelectorAll('#board .digit').length > 20").await?;
    page.wait("the focus", "document.activeElement.id === 'card-on'").await?;
    page.same("a bare position", page.js("document.querySelectorAll('.pattern, .mark-out').length").await, 0)?;
    page.key("Space", " ", 0).await;
    // The step comes with the large module.
    page.wait_long(
        "the pattern",
        "document.querySelector('#board .pattern') && !document.querySelector('#board .mark-out')",
    )
    .await?;
    page.key("Space", " ", 0).await;
    page.wait("the step", "document.querySelector('#board .mark-out')").await?;
    page.check("links are drawn", page.js("document.querySelectorAll('.links .line').length > 1").await == true)?;
    let cards = page.text("#cards").await;
    page.check("the usual mistake is named", cards.contains(page.word("lesson-error")))?;
    page.check("and told", cards.contains(lesson(page, 17).error))?;
    page.key("Space", " ", 0).await;
    page.wait_long("an exercise", "document.querySelector('#task')").await
}

pub(crate) async fn a_lesson_of_each_part_runs_by_keyboard(page: &Page) -> Outcome {
    for lesson in [3, 9, 17, 23, 29, 33, 39] {
        let (index, made) = first_of(page, lesson, &["placements", "eliminations"]);
        open(page, lesson, index).await?;
        let task = made["task"]["text"].as_str().unwrap();
        page.same("the task", page.text("#task").await, task)?;
        page.same("the live region says it", page.said().await, task)?;
        pause(200).await;
        page.check("the focus is on the board", page.focused().await.starts_with("cell-"))?;
        answer(page, &made).await?;
        let right = page.sentence("judged-right");
        page.check("the live region says the verdict", page.said().await.starts_with(&right))?;
        page.key("KeyN", "n", 0).await;
        page.wait_long("the next exercise", "!document.querySelector('.answer') && document.querySelector('#task')")
            .await?;
    }
    Ok(())
}

pub(crate) async fn a_scan_is_judged_cell_by_cell(page: &Page) -> Outcome {
    let made = exercise(page, 5, PLAIN);
    let of_ten = |at: u8| page.phrase("card-of", &[("at", &at), ("count", &10_u8)]);
    open(page, 5, PLAIN).await?;
    page.reads("ten cells", &page.text("#lesson-progress").await, &of_ten(0), "0 of 10")?;
    pause(200).await;
    enter(page, &json!([made["hints"]["step"]["placements"][0]])).await;
    page.tells_late("#lesson-progress", "card-of", &[("at", &1_u8), ("count", &10_u8)]).await?;
    let right = page.phrase("drill-right-count", &[("at", &1_u8), ("count", &10_u8)]);
    page.is("#drill .answer", &right).await?;
    let digits = page.grid().await;
    enter(page, &needed(page, &made, 1)).await;
    page.wait_long("a verdict", &format!("document.querySelector('#drill .answer').textContent !== {right:?}")).await?;
    page.same("what isn't right goes", page.grid().await, digits)
}

pub(crate) async fn every_kind_is_answered(page: &Page) -> Outcome {
    for (lesson, input) in [(1, "choice"), (20, "candidate"), (15, "cells"), (11, "choice"), (3, "cells")] {
        let (index, made) = first_of(page, lesson, &[input]);
        open(page, lesson, index).await?;
        pause(200).await;
        if lesson == 3 {
            // Another cell that could hold the digit: whichever is right.
            page.check("a claim is made", !page.text(".claim").await.is_empty())?;
            continue;
        }
        answer(page, &made).await?;
    }
    Ok(())
}

/// A digit in an open cell: the one of the solution, or so many more.
fn needed(page: &Page, made: &Value, more: u8) -> Value {
    let solved = page.ask(&json!({"request": "solve", "puzzle": made["grid"]["givens"]}));
    let solution = solved["solution"].as_str().unwrap().as_bytes().to_vec();
    let open = made["grid"]["digits"].as_str().unwrap().bytes().position(|digit| !digit.is_ascii_digit()).unwrap();
    json!([format!("r{}c{}={}", open / 9 + 1, open % 9 + 1, (solution[open] - b'1' + more) % 9 + 1)])
}

pub(crate) async fn wrong_answers_and_hints_help(page: &Page) -> Outcome {
    let (index, made) = first_of(page, 17, &["eliminations"]);
    open(page, 17, index).await?;
    let wrong = needed(page, &made, 0);
    pause(200).await;
    page.key("Enter", "Enter", 0).await;
    judged(page, "nothing").await?;
    let offer = page.word("drill-offer-pattern");
    for attempt in 0..2 {
        enter(page, &wrong).await;
        page.wait("a mark", "document.querySelector('#board .mark-out')").await?;
        page.key("Enter", "Enter", 0).await;
        judged(page, "wrong").await?;
        if attempt == 0 {
            page.check("no help after the first", !page.text("#drill").await.contains(offer))?;
        } else {
            // The first verdict stands until the second is there.
            let offered = format!("document.querySelector('#drill').textContent.includes({offer:?})");
            page.wait("help after the second", &offered).await?;
        }
        page.click("#undo").await;
        page.wait("no mark", "!document.querySelector('#board .mark-out')").await?;
    }
    page.click("#hint").await;
    page.wait("the pattern", "document.querySelector('#board .pattern')").await?;
    page.check("with the lesson's question", page.text("#drill").await.contains(lesson(page, 17).question))?;
    page.click("#hint").await;
    page.wait("the step", "document.querySelector('#board .mark-out')").await?;
    page.check("no more hints", page.js("document.querySelector('#hint').disabled").await == true)?;
    answer(page, &made).await?;
    page.check("it doesn't count", page.text("#drill").await.contains(page.word("drill-shown")))
}

pub(crate) async fn an_exercise_that_began_with_help_says_so_and_then_rests(page: &Page) -> Outcome {
    let first = |lesson: u8| (0..2).map(move |index| (lesson, index));
    let made = |(lesson, index)| (lesson, index, exercise(page, lesson, index));
    let helped = [9, 10, 16, 17].into_iter().flat_map(first).map(made).find(|(.., made)| made["kind"] == "eliminate");
    let (lesson, index, made) = helped.ok_or("no lesson begins with an elimination")?;
    open(page, lesson, index).await?;
    pause(200).await;
    let hints = "[...document.querySelectorAll('#drill-hints p')].map(e => e.textContent)";
    page.same("nobody asked for a hint", page.js(hints).await, json!([page.word("drill-taught")]))?;
    answer(page, &made).await?;
    page.check("why it doesn't count", page.text("#drill").await.contains(page.word("drill-taught")))?;
    let notes = "document.querySelector('#board').innerText";
    let before = page.js(notes).await;
    enter(page, &needed(page, &made, 0)).await;
    pause(300).await;
    page.same("the board rests", page.js(notes).await, before)
}

pub(crate) async fn a_digit_of_the_position_cannot_be_changed(page: &Page) -> Outcome {
    let (index, made) = first_of(page, 17, &["eliminations"]);
    open(page, 17, index).await?;
    let digits = page.grid().await;
    for place in 0..81 {
        let is_placed =
            made["grid"]["givens"].as_str().unwrap().as_bytes()[place] == b'.' && digits.as_bytes()[place] != b'.';
        if is_placed {
            page.click(&format!("#cell-{place}")).await;
            page.key("Delete", "Delete", 0).await;
            pause(200).await;
            return page.same("it is still there", page.grid().await, digits);
        }
    }
    Ok(())
}

pub(crate) async fn progress_survives_a_reload_and_a_backup(page: &Page) -> Outcome {
    for index in PLAIN..PLAIN + 5 {
        let made = exercise(page, 2, index);
        if made["input"] == "placements" && made["count"] == 1 {
            open(page, 2, index).await?;
            pause(200).await;
            answer(page, &made).await?;
            break;
        }
    }
    let kept = "JSON.parse(localStorage['ichidoku.learning']).lessons['2'].results";
    page.same("a result", page.js(kept).await, "F")?;
    page.goto("learn.html").await;
    page.wait("the path", "document.querySelector('#lesson-2.begun')").await?;
    page.check("its state", page.text("#lesson-2 .lesson-state").await == page.word("state-begun"))?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the same after a reload", "document.querySelector('#lesson-2.begun')").await?;
    let learning = page.js("localStorage['ichidoku.learning']").await;
    let backup = json!({"ichidoku": 1, "settings": {}, "games": [], "learning": learning}).to_string();
    page.click("#learn-forget").await;
    page.wait("nothing is left", "!document.querySelector('.lesson-row.begun')").await?;
    page.click("#learn-remember").await;
    page.wait("and it is back", "document.querySelector('#lesson-2.begun')").await?;
    page.fresh().await;
    page.paste(&backup).await;
    page.wait("from the backup", "localStorage['ichidoku.learning']?.includes('\"results\":\"F\"')").await
}

pub(crate) async fn a_lesson_is_mastered_and_comes_back(page: &Page) -> Outcome {
    page.goto("icons/icon.svg").await;
    let kept = json!({"seed": SEED, "lessons": {"9": {"index": PLAIN, "results": "TTTTN"}, "3": {"box": 2, "due": 1}}})
        .to_string();
    page.js(&format!("localStorage.setItem('ichidoku.learning', {kept:?})")).await;
    page.goto("learn.html").await;
    page.wait("a review", "document.querySelector('#lesson-3.due')").await?;
    let review = page.phrase("learn-review", &[("count", &1_u8)]);
    page.check("is offered", page.text("#learn-review").await.contains(&review))?;
    let (index, made) = first_of(page, 9, &["eliminations"]);
    page.js(&format!("localStorage.setItem('ichidoku.learning', localStorage['ichidoku.learning'].replace('\"index\":{PLAIN}', '\"index\":{index}'))")).await;
    page.goto("learn.html#practise-9").await;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait_long("an exercise", "document.querySelector('#task')?.textContent.length > 5").await?;
    pause(200).await;
    answer(page, &made).await?;
    page.check("is mastered", page.text("#drill").await.contains(page.word("drill-mastered")))?;
    let coming = page.phrase("drill-coming", &[("title", &lesson(page, 9).title), ("days", &1_u8)]);
    page.check("and comes back tomorrow", page.text("#drill").await.contains(&coming))?;
    page.goto("learn.html#review").await;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait_long("a review", "document.querySelector('#task')?.textContent.length > 5").await?;
    page.check("of what is due", page.text("#lesson-title").await.contains(lesson(page, 3).title))?;
    for index in 0..2 {
        page.wait_long(
            "an exercise",
            "!document.querySelector('.answer') && document.querySelector('#task')?.textContent.length > 5",
        )
        .await?;
        pause(200).await;
        answer(page, &exercise(page, 3, index)).await?;
        page.key("Enter", "Enter", 0).await;
    }
    page.tells_late(".task", "drill-review-over", &[]).await?;
    page.same("the next box", page.js("JSON.parse(localStorage['ichidoku.learning']).lessons['3'].box").await, 3)
}

pub(crate) async fn a_hint_leads_to_its_lesson(page: &Page) -> Outcome {
    for _ in 0..3 {
        page.letter('h', 0).await;
        pause(400).await;
    }
    page.wait_long("the lesson", "document.querySelector('#practise-this')").await?;
    page.wait("it is noted", "localStorage['ichidoku.asked']?.length > 0").await?;
    page.goto("learn.html").await;
    page.wait("what was asked for", "document.querySelector('#learn-seen a')").await
}

pub(crate) async fn lessons_work_offline(page: &Page) -> Outcome {
    page.wait("the service worker", IS_KEPT).await?;
    page.server.be(Mood::Stopped);
    page.goto("learn.html#practise-9").await;
    page.wait_long("an exercise without a server", "document.querySelector('#task')?.textContent.length > 5").await
}

pub(crate) async fn lessons_speak_german(page: &Page) -> Outcome {
    page.goto("icons/icon.svg").await;
    page.js("localStorage.setItem('ichidoku.settings', JSON.stringify({language: 'de'}))").await;
    page.goto("learn.html").await;
    page.wait("the path", "document.querySelector('#learn-progress')?.textContent === '0 von 42 Lektionen gemeistert'")
        .await?;
    page.same("its language", page.attribute("html", "lang").await, "de")?;
    page.goto("learn.html#lesson-11").await;
    page.wait("a lesson", "document.querySelector('#lesson-title')?.textContent === 'Nacktes Paar'").await
}

pub(crate) async fn a_cell_is_marked_by_a_tap(page: &Page) -> Outcome {
    let (index, _) = first_of(page, 15, &["cells"]);
    open(page, 15, index).await?;
    page.click(&cell("r1c1")).await;
    page.wait("a mark", "document.querySelectorAll('#board .coloured').length === 1").await?;
    page.click(&cell("r1c1")).await;
    page.wait("no mark", "document.querySelectorAll('#board .coloured').length === 0").await
}
