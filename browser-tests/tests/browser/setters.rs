//! What serves setters: the state of the puzzle while typing, and what can be drawn over it.

use ichidoku_words::app::Argument;

use crate::page::{Outcome, Page, cell, pause};

const MINIMAL: &str = "#p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
/// Another puzzle than that of a first visit, which gives way where a puzzle is entered.
const KNOWN: &str = "#p=53..7....6..295....98....6.8...6...34..8.3..27...1...6.6....18....429..5....8..79";

/// Waits until the state is told in this text.
async fn told(page: &Page, name: &'static str, arguments: &[(&str, &dyn Argument)]) -> Outcome {
    page.tells("#setter-said", name, arguments).await
}

pub(crate) async fn the_puzzle_is_told_of_while_typing(page: &Page) -> Outcome {
    page.blank().await;
    page.screen("enter").await;
    told(page, "counted-more", &[("count", &100_usize)]).await?;
    page.click(&cell("r1c1")).await;
    page.digit_key(5, 0).await;
    page.click(&cell("r1c2")).await;
    page.digit_key(5, 0).await;
    told(page, "solve-clash", &[("digit", &5_u8)]).await?;
    page.visit(MINIMAL).await;
    page.screen("enter").await;
    told(page, "setter-minimal", &[]).await?;
    page.click("#board .given").await;
    page.key("Backspace", "Backspace", 0).await;
    let more = format!("document.querySelector('#setter-said').textContent !== {:?}", page.word("setter-minimal"));
    page.wait("a clue is gone", &more).await?;
    page.click("#enter-undo").await;
    told(page, "setter-minimal", &[]).await?;
    page.tells("#setter-rating", "rating", &[]).await?;
    page.visit(KNOWN).await;
    page.screen("enter").await;
    let button = "document.querySelector('#setter-redundant').getBoundingClientRect().top";
    told(page, "setter-not-minimal", &[]).await?;
    let before = page.js(button).await;
    page.tells("#setter-rating", "rating", &[]).await?;
    page.same("the buttons stay where they are", page.js(button).await, before)?;
    page.click("#setter-redundant").await;
    page.wait("what can go", "document.querySelectorAll('.pattern.given').length > 0").await?;
    page.click("#setter-redundant").await;
    page.same("and no more", page.js("document.querySelectorAll('.pattern').length").await, 0)
}

pub(crate) async fn digits_are_tapped_where_a_puzzle_is_entered(page: &Page) -> Outcome {
    page.blank().await;
    page.resize(390, 664, true).await;
    page.screen("enter").await;
    page.click(&cell("r1c2")).await;
    page.click("#key-5").await;
    page.same("the digit", page.digit("r1c2").await, "5")?;
    page.click("#key-erase").await;
    page.same("and it is gone", page.digit("r1c2").await, "")?;
    page.click("#key-7").await;
    page.click("#enter-play").await;
    page.wait("it is played", "document.documentElement.dataset.panel === 'play'").await?;
    page.click(&cell("r1c2")).await;
    page.click("#key-erase").await;
    page.same("as a clue that stays", page.digit("r1c2").await, "7")
}

/// A game that the app has made, and what is on its board.
async fn play(page: &Page) -> Result<String, String> {
    page.screen("new").await;
    page.click("#grade-easy").await;
    page.wait_long("a new game", "document.querySelector('#key-1')").await?;
    Ok(page.grid().await)
}

pub(crate) async fn typing_a_puzzle_leaves_the_game_that_is_played(page: &Page) -> Outcome {
    let played = play(page).await?;
    page.screen("enter").await;
    page.same("an empty board", page.grid().await, ".".repeat(81))?;
    let timed = "[...document.querySelectorAll('#time, #pause')].filter(e => e.checkVisibility()).length";
    page.same("without a clock", page.js(timed).await, 0)?;
    page.screen("play").await;
    page.same("left empty, it gives the game back", page.grid().await, played.as_str())?;
    page.same("and the clock", page.js(timed).await, 2)?;
    page.screen("enter").await;
    page.click(&cell("r1c1")).await;
    page.digit_key(5, 0).await;
    page.screen("home").await;
    page.wait("both", "document.querySelectorAll('#continue, #continue-others > .chip').length === 2").await?;
    page.click("#continue").await;
    page.wait("the board", "document.documentElement.dataset.panel === 'play'").await?;
    page.same("the game goes on", page.grid().await, played.as_str())?;
    page.screen("home").await;
    page.click("#continue-others > .chip").await;
    page.wait("where it was entered", "document.documentElement.dataset.panel === 'enter'").await?;
    page.same("and so does what was entered", page.grid().await, format!("5{}", ".".repeat(80)))
}

pub(crate) async fn a_game_that_is_shared_is_changed_in_a_copy(page: &Page) -> Outcome {
    let played = play(page).await?;
    page.click("#to-share").await;
    page.wait("the ways out", "document.querySelector('#share-link')?.value.includes('#p=')").await?;
    page.same("of the game", page.grid().await, played.as_str())?;
    let open = played.find('.').unwrap_or_default();
    page.click(&cell(&format!("r{}c{}", open / 9 + 1, open % 9 + 1))).await;
    page.digit_key(9, 0).await;
    page.check("a digit more", page.grid().await != played)?;
    let said = page.text("#message p").await;
    page.reads("in a copy", &said, page.word("snack-copied"), "You’re editing a copy. Your game is saved.")?;
    page.click("#take-back").await;
    page.same("the game is as it was", page.grid().await, played)
}

pub(crate) async fn a_puzzle_like_another_is_made(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.wait_long("the hint", "document.querySelector('#hint')").await?;
    let (before, clues) = (page.grid().await, "document.querySelectorAll('.cell.given').length");
    let count = page.js(clues).await.as_u64().unwrap_or_default();
    page.screen("new").await;
    page.wait_long("what is like it", "document.querySelector('#alike-same')").await?;
    page.click("#alike-same").await;
    page.wait_long("another", "document.documentElement.dataset.panel === 'play'").await?;
    page.check("it is another", page.grid().await != before)?;
    let made = page.js(clues).await.as_u64().unwrap_or_default();
    page.check(&format!("{made} clues as {count}"), made.abs_diff(count) <= 1)
}

pub(crate) async fn what_a_hint_adds_is_in_view(page: &Page) -> Outcome {
    page.visit(MINIMAL).await;
    page.resize(390, 580, true).await;
    let scrolled = "document.querySelector('.hint-text')?.scrollTop ?? 0";
    page.click("#hint").await;
    page.wait("where to look", "document.querySelector('#hint-more')").await?;
    page.same("from the beginning", page.js(scrolled).await, 0)?;
    for _ in 0..2 {
        page.click("#hint-more").await;
        pause(300).await;
    }
    page.wait("the whole step", "document.querySelector('#apply')").await?;
    page.wait("what is new", &format!("({scrolled}) > 0")).await
}

pub(crate) async fn true_candidates_lie_over_the_board(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.screen("enter").await;
    page.click("#setter-true").await;
    page.wait("one candidate per cell", "document.querySelectorAll('.cell .small').length === 51").await
}

pub(crate) async fn a_symmetry_shows_what_it_lacks(page: &Page) -> Outcome {
    page.blank().await;
    page.screen("enter").await;
    page.type_into("#setter-symmetry", "half-turn").await;
    page.click(&cell("r1c2")).await;
    page.digit_key(7, 0).await;
    page.wait("the opposite cell", "document.querySelector('#cell-79.area')").await?;
    page.same("alone", page.js("document.querySelectorAll('.area').length").await, 1)?;
    page.click(&cell("r9c8")).await;
    page.digit_key(3, 0).await;
    page.wait("nothing is missing", "document.querySelectorAll('.area').length === 0").await
}

pub(crate) async fn the_solvers_digits_differ(page: &Page) -> Outcome {
    page.visit(KNOWN).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.letter('j', 0).await;
    page.wait("the whole step", "document.querySelector('#apply')").await?;
    page.letter('j', 0).await;
    page.wait("the hint's digit", "document.querySelectorAll('.laid-over').length === 1").await?;
    let said = page.said().await;
    page.check(&format!("it is heard: {said}"), page.is_phrase(&said, "said-digit", &[]))?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("the same after a reload", "document.querySelectorAll('.laid-over').length === 1").await?;
    page.screen("solve").await;
    page.click("#solve-now").await;
    page.wait("the solution", "document.querySelectorAll('.digit').length === 81").await?;
    let (own, solvers) = ("#cell-2.laid-over", ".laid-over");
    page.same("the player's own stays", page.js(&format!("document.querySelectorAll('{own}').length")).await, 0)?;
    page.same(
        "all others are the solver's",
        page.js(&format!("document.querySelectorAll('{solvers}').length")).await,
        50,
    )?;
    let label = page.phrase("label-solver", &[("cell", &page.place("r1c4")), ("digit", &6_u8)]);
    page.reads("in words", &page.label("r1c4").await, &label, "row 1, column 4, 6, from the solver")
}

pub(crate) async fn keys_colours_and_hints_are_as_the_player_wants(page: &Page) -> Outcome {
    page.reads("the tab is named", &page.text("#tab-settings").await, page.word("panel-settings"), "Settings")?;
    page.screen("settings").await;
    page.type_into("#keypad-layout", "2").await;
    page.click("#safe-colours").await;
    page.click("#advance").await;
    page.type_into("#hint-limit", "4").await;
    page.screen("play").await;
    let tops = "new Set([...document.querySelectorAll('.key')].map(e => e.getBoundingClientRect().top)).size";
    page.same("two rows of keys", page.js(tops).await, 2)?;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.same("on to the next empty cell", page.selected().await, "r1c4")?;
    page.click("#tool-colour").await;
    page.digit_key(3, 0).await;
    let number = "getComputedStyle(document.querySelector('#cell-3'), '::before').content";
    page.same("a colour with its number", page.js(number).await, "\"3\"")?;
    page.click("#hint").await;
    page.has("#message", page.word("hints-used-up")).await?;
    page.resize(390, 664, true).await;
    page.screen("settings").await;
    page.type_into("#keypad-layout", "1").await;
    page.screen("play").await;
    page.same("three rows of keys", page.js(tops).await, 3)?;
    let bottom = "document.querySelector('.actions').getBoundingClientRect().bottom <= innerHeight";
    page.same("and all is in sight", page.js(bottom).await, true)
}

pub(crate) async fn a_new_puzzle_names_its_hardest_technique(page: &Page) -> Outcome {
    page.screen("settings").await;
    page.click("#names-technique").await;
    page.screen("new").await;
    page.click("#grade-medium").await;
    page.tells_late(".title", "needs-technique", &[("grade", &page.word("grade-medium"))]).await
}

pub(crate) async fn a_new_puzzle_needs_only_what_i_know(page: &Page) -> Outcome {
    page.screen("new").await;
    page.click("#only-known").await;
    page.wait("the techniques", "document.querySelectorAll('#known input').length > 20").await?;
    page.click("#grade-hard").await;
    page.tells("#make-said", "not-known", &[("grade", &page.word("grade-hard"))]).await?;
    page.click("#know-medium").await;
    page.wait(
        "all of the grade",
        "document.querySelectorAll('#know-medium, .known-group:first-child input:checked').length > 8",
    )
    .await?;
    page.screen("home").await;
    page.click("#new-medium").await;
    page.tells_late(".title", "grade-medium", &[]).await?;
    let techniques = solved_by(&page.grid().await);
    let is_known = |technique: &ichidoku_logic::Technique| technique.difficulty() <= 41;
    page.check(&format!("it needs only {techniques:?}"), techniques.iter().all(is_known))?;
    page.screen("new").await;
    page.same("what is known is kept", page.js("document.querySelector('#known') === null").await, false)
}

/// The techniques on the path of a puzzle.
fn solved_by(line: &str) -> Vec<ichidoku_logic::Technique> {
    let puzzle = ichidoku::ProperPuzzle::new(line.parse().unwrap()).unwrap();
    let state = ichidoku_logic::State::proper(&puzzle);
    let path = ichidoku_logic::Solver::default().path(state, ichidoku::Stop::never()).unwrap();
    path.steps.iter().map(|step| step.technique).collect()
}

pub(crate) async fn colours_have_patterns_and_notes_have_sizes(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.letter('v', 0).await;
    page.digit_key(2, 0).await;
    let image = "getComputedStyle(document.querySelector('#cell-2')).backgroundImage";
    page.check("no pattern at first", page.js(image).await.as_str().is_some_and(|image| image.starts_with("none")))?;
    page.screen("settings").await;
    page.click("#patterns").await;
    page.screen("play").await;
    page.digit_key(4, 0).await;
    let images = page.js(image).await.as_str().unwrap_or_default().to_owned();
    page.same("a pattern for each of two colours", images.matches("repeating-").count(), 2)?;
    let all =
        "new Set([...document.querySelectorAll('.key.colour')].map(e => getComputedStyle(e).backgroundImage)).size";
    page.same("nine patterns, all different", page.js(all).await, 9)?;
    page.click(&cell("r1c4")).await;
    page.letter('c', 0).await;
    page.digit_key(2, 0).await;
    let mut sizes = Vec::new();
    for size in ["0", "1", "2", "3"] {
        page.screen("settings").await;
        page.type_into("#note-size", size).await;
        page.screen("play").await;
        let font = page.js("parseFloat(getComputedStyle(document.querySelector('#cell-3 .centre')).fontSize)").await;
        sizes.push(font.as_f64().unwrap_or_default());
    }
    page.check(&format!("sizes of notes: {sizes:?}"), sizes.is_sorted_by(|a, b| a < b))
}

pub(crate) async fn statistics_have_a_trend_and_a_file(page: &Page) -> Outcome {
    let record = |id: u32, seconds: u32| {
        format!(
            r#"{{"id":"{id}","grade":"easy","seconds":{seconds},"advice_count":0,"mistake_count":1,"day":20000,"title":"A","seed":null}}"#
        )
    };
    let all: Vec<String> = (0..10).map(|id| record(id, 300 - 10 * id)).collect();
    page.js(&format!("localStorage['ichidoku.solved'] = JSON.stringify({{ solved: [{}] }})", all.join(","))).await;
    page.screen("settings").await;
    page.wait("the table", "document.querySelector('.statistics td:last-child')").await?;
    page.same("the last five are faster", page.text(".statistics td:last-child").await, "↓ 3:50")?;
    let folder = crate::exchange::downloads(page, "solved").await;
    page.click("#statistics-csv").await;
    let csv = std::fs::read_to_string(crate::exchange::saved(&folder.join("ichidoku-solved.csv")).await?).unwrap();
    page.same("a line each", csv.lines().count(), 11)?;
    page.same("the first", csv.lines().nth(1), Some("2024-10-04,easy,300,0,1,,\"A\""))?;
    pause(50).await;
    Ok(())
}
