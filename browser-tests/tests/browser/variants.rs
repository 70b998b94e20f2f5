//! Other sizes and rules: a puzzle of each kind is made, played and set, by hand and by keys, on a phone and aloud.

use serde_json::json;

use crate::axe::{in_every_theme, missing, script};
use crate::life::IS_KEPT;
use crate::page::{CTRL, Outcome, Page, SHIFT, pause};
use crate::server::Mood;

const PAGE: &str = "variants.html";
/// A picture of the puzzle is there.
const IS_DRAWN: &str = "document.querySelector('.variant-picture')?.src?.startsWith('data:')";
/// A puzzle of six rows and columns with one solution, a cage, a thermometer and digits.
const SIX: &str =
    ".Shape~6x6.Cage~9~R1C1~R1C2.Thermo~R2C1~R2C2~R3C2.~R1C3_1.~R2C5_6.~R4C1_5.~R5C4_3.~R6C6_2.~R3C6_4.~R4C4_6.~R5C5_5";

/// Opens a puzzle by its link.
async fn open(page: &Page, what: char, puzzle: &str) -> Outcome {
    page.goto("icons/icon.svg").await;
    page.goto(&format!("{PAGE}#{what}={puzzle}")).await;
    page.wait_long("its picture", IS_DRAWN).await
}

/// Chooses an option of a list, as a player does.
async fn choose(page: &Page, list: &str, place: usize) {
    let choose = format!(
        "(l => {{ l.value = l.options[{place}].value; l.dispatchEvent(new Event('change', {{bubbles: true}})); }})(document.querySelector('{list}'))"
    );
    page.js(&choose).await;
}

/// The digit in a cell that the player has put in.
async fn digit(page: &Page, cell: usize) -> String {
    page.js(&format!("document.querySelector('#cell-{cell} .digit')?.textContent ?? ''"))
        .await
        .as_str()
        .unwrap()
        .to_owned()
}

/// Enters the number of the next rule, as a setter does.
async fn enter_number(page: &Page, number: &str) {
    let enter = format!(
        "(i => {{ i.value = '{number}'; i.dispatchEvent(new Event('input', {{bubbles: true}})); }})(document.querySelector('#studio-value'))"
    );
    page.js(&enter).await;
}

/// How many cells are in the fog.
async fn fogged(page: &Page) -> u64 {
    page.js("document.querySelectorAll('#board .fogged').length").await.as_u64().unwrap()
}

/// How many rules there are.
async fn rules(page: &Page) -> u64 {
    page.js("document.querySelectorAll('#variant-rules > li').length").await.as_u64().unwrap()
}

/// Waits until this is what the page says of the solutions of the puzzle that is being set.
async fn is_checked(page: &Page, is_unique: bool) -> Outcome {
    let verdict = "document.querySelector('#verdict')";
    let wanted =
        if is_unique { format!("{verdict}.matches('.solved')") } else { format!("!{verdict}.matches('.solved')") };
    page.wait_long("a verdict", &format!("{verdict}.textContent.length > 0 && {wanted}")).await
}

pub(crate) async fn a_puzzle_of_each_kind_is_made_and_solved(page: &Page) -> Outcome {
    page.visit("#home").await;
    page.click("#home-variants").await;
    page.wait("the page", "document.querySelector('#variant-make')").await?;
    let kinds = page.js("document.querySelector('#variant-kind').options.length").await.as_u64().unwrap();
    page.same("kinds", kinds, 16)?;
    for kind in 0..16 {
        choose(page, "#variant-kind", kind).await;
        page.click("#variant-make").await;
        page.wait_long(&format!("a puzzle of kind {kind}"), IS_DRAWN).await?;
        page.wait("the cells", "document.querySelectorAll('#board [role=gridcell]').length >= 81").await?;
        page.same("nothing is solved yet", page.text("#verdict").await, "")?;
        // The solution is known a moment later.
        let is_solved =
            "document.querySelector('#verdict').matches('.solved') || !document.querySelector('#solve').click()";
        page.wait_long(
            "its solution",
            &format!("({is_solved}) && document.querySelector('#verdict').matches('.solved')"),
        )
        .await?;
        page.browser.back().await.map_err(|error| error.to_string())?;
        page.wait("the first screen", "document.querySelector('#variant-make')").await?;
    }
    let kept = page.js("document.querySelectorAll('#variant-games > li').length").await;
    page.same("each of them is kept", kept, 16)
}

pub(crate) async fn a_new_variant_of_a_grade_is_solved_by_hints(page: &Page) -> Outcome {
    page.goto(PAGE).await;
    page.wait("the page", "document.querySelector('#variant-make')").await?;
    // A killer: of 4×4 cells it is easy, of 6×6 no harder than medium, of 9×9 of any grade.
    for (place, grades) in [(0, 1), (1, 2), (3, 4), (0, 1)] {
        choose(page, "#variant-size", place).await;
        let options = format!("document.querySelector('#variant-grade').options.length === {grades}");
        page.wait("the grades of this size", &options).await?;
    }
    page.click("#variant-make").await;
    page.wait_long("a puzzle", IS_DRAWN).await?;
    page.same("the board is in sight", page.js("scrollY").await, 0)?;
    page.same("its cells", page.js("document.querySelectorAll('#board [role=gridcell]').length").await, 16)?;
    let title = page.text(".title").await;
    page.check("it is called by its grade", title.contains(page.word("grade-easy")))?;
    follow_hints(page).await
}

/// Asks for a hint and does what it says until the grid is full, and waits until that is known to be right.
async fn follow_hints(page: &Page) -> Outcome {
    for _ in 0..100 {
        page.letter('h', 0).await;
        page.wait_long("where to look", "document.querySelector('#tell-more')").await?;
        page.letter('h', 0).await;
        page.wait_long("the step", "document.querySelector('#apply')").await?;
        page.letter('j', 0).await;
        page.wait_long("what the hint says is done", "!document.querySelector('#apply')").await?;
        if page.js("document.querySelectorAll('#board .digit').length === 16").await == true {
            // Whether it is right shows as soon as the solution is known.
            return page.wait_long("that it is solved", "document.querySelector('#verdict').matches('.solved')").await;
        }
    }
    page.check("it is solved by hints alone", false)
}

pub(crate) async fn a_variant_is_played_by_keys(page: &Page) -> Outcome {
    open(page, 'q', SIX).await?;
    page.click("#cell-1").await;
    page.digit_key(5, 0).await;
    page.same("a digit", digit(page, 1).await, "5")?;
    page.arrow("Down", 0).await;
    page.digit_key(2, SHIFT).await;
    page.digit_key(3, CTRL).await;
    page.same("a corner mark", page.text("#cell-7 .corner").await, "2")?;
    page.same("a centre mark", page.text("#cell-7 .centre").await, "3")?;
    page.letter('z', CTRL).await;
    page.letter('z', CTRL).await;
    page.same("both go back", page.js("document.querySelectorAll('#cell-7 :is(.corner, .centre)').length").await, 0)?;
    page.letter('y', CTRL).await;
    page.same("one comes again", page.text("#cell-7 .corner").await, "2")?;
    page.key("Delete", "Delete", 0).await;
    page.arrow("Up", 0).await;
    page.key("Digit0", "0", 0).await;
    page.same("0 empties a cell", digit(page, 1).await, "")?;
    page.check("the cell says what it is", page.text("#cell-2").await.contains('1'))?;
    page.js("location.reload()").await;
    page.wait_long("the game again", IS_DRAWN).await
}

pub(crate) async fn a_digit_may_have_two_figures(page: &Page) -> Outcome {
    open(page, 'q', ".Shape~16x16").await?;
    page.click("#cell-200").await;
    page.digit_key(1, 0).await;
    page.digit_key(2, 0).await;
    page.same("12", digit(page, 200).await, "12")?;
    page.arrow("Right", 0).await;
    page.click("#key-16").await;
    page.same("16 by its key", digit(page, 201).await, "16")?;
    page.same("all keys", page.js("document.querySelectorAll('.keypad .key').length").await, 17)
}

pub(crate) async fn a_hint_for_a_variant_is_told_drawn_and_applied(page: &Page) -> Outcome {
    open(page, 'q', SIX).await?;
    let plain = page.js("document.querySelector('.variant-picture').src").await;
    page.letter('h', 0).await;
    page.wait_long("where to look", "document.querySelector('#tell-more')").await?;
    page.check("it is heard", !page.text("#said").await.is_empty())?;
    let advised = "document.querySelectorAll('#board .advised').length";
    page.check("it is marked", page.js(&format!("{advised} > 0")).await == true)?;
    page.letter('h', 0).await;
    page.wait_long("the step", "document.querySelector('#apply')").await?;
    page.same("from now on by the picture", page.js(advised).await, 0)?;
    page.check("it is drawn", page.js("document.querySelector('.variant-picture').src").await != plain)?;
    for _ in 0..8 {
        page.letter('j', 0).await;
        page.wait_long("what the hint says is done", "!document.querySelector('#apply')").await?;
        if page.js("document.querySelectorAll('#board .digit').length > 0").await == true {
            return page.check("a digit came by hints", true);
        }
        page.letter('h', 0).await;
        page.wait_long("where to look", "document.querySelector('#tell-more')").await?;
        page.letter('h', 0).await;
        page.wait_long("the next step", "document.querySelector('#apply')").await?;
    }
    page.check("a digit came by hints", false)
}

pub(crate) async fn digits_that_lead_nowhere_are_told_from_the_puzzle(page: &Page) -> Outcome {
    // It has many solutions, so no digit is known to be wrong.
    open(page, 'q', ".Shape~4x4").await?;
    page.click("#cell-0").await;
    page.digit_key(1, 0).await;
    page.click("#cell-1").await;
    page.digit_key(1, 0).await;
    page.same("both are marked", page.js("document.querySelectorAll('#board .clash').length").await, 2)?;
    page.letter('h', 0).await;
    page.wait_long("a hint", "document.querySelector('#hint-card')").await?;
    let said = page.text("#hint-card").await;
    page.check(
        "the puzzle isn't blamed",
        !page.is_english() || said.contains("With the digits entered so far, there is no solution."),
    )
}

pub(crate) async fn a_variant_is_printed_with_its_rules(page: &Page) -> Outcome {
    for (width, height) in [(1280, 800), (390, 664)] {
        page.resize(width, height, width < 500).await;
        open(page, 'q', SIX).await?;
        page.wait_long("its rules", "document.querySelector('#variant-rules li')").await?;
        page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        let on_paper = "(() => {
            const box = css => document.querySelector(css).getBoundingClientRect();
            const is_hidden = css => [...document.querySelectorAll(css)].every(e => !e.checkVisibility());
            return [getComputedStyle(document.querySelector('#cell-0')).backgroundColor,
                box('#variant-rules').height > 0 && box('#variant-rules').top >= box('.variant-board').bottom,
                is_hidden('.keypad, .tools, .actions, .command, .top, .status > .quiet')]; })()";
        let on_paper = page.js(on_paper).await;
        page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
        page.same(
            "the picture, its rules below it, and nothing to press",
            on_paper,
            json!(["rgba(0, 0, 0, 0)", true, true]),
        )?;
    }
    page.js("localStorage.setItem('ichidoku.settings', JSON.stringify({ theme: 'dark' }))").await;
    let cages: String = (1..=6).map(|row| format!(".Cage~9~R{row}C1~R{row}C2")).collect();
    open(page, 'q', &format!(".Shape~6x6{cages}")).await?;
    page.wait_long("its rules", "document.querySelectorAll('.variant-rules .variant-rule').length === 6").await?;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    let on_paper = "(() => {
        const seen = css => [...document.querySelectorAll(css)].filter(e => e.getBoundingClientRect().height > 0);
        const pictures = seen('.variant-picture').map(e => decodeURIComponent(e.src).includes('prefers-color-scheme'));
        return [seen('.variant-rules .variant-rule').length, pictures]; })()";
    let on_paper = page.js(on_paper).await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    page.same("each rule, and a picture that is never dark", on_paper, json!([6, [false]]))
}

pub(crate) async fn a_puzzle_that_is_being_set_is_printed_with_its_rules(page: &Page) -> Outcome {
    open(page, 's', ".Shape~6x6.Cage~3~R1C1~R1C2.AntiKnight").await?;
    page.wait_long("its rules", "document.querySelectorAll('#variant-rules > li').length === 2").await?;
    page.js("document.querySelector('.studio-origin').open = true").await;
    for (field, text) in [("title", "Monday"), ("author", "A. Setter"), ("rules", "Digits rise.")] {
        let enter = "(i, text) => { i.value = text; i.dispatchEvent(new Event('change', {bubbles: true})); }";
        page.js(&format!("({enter})(document.querySelector('#origin-{field}'), {text:?})")).await;
    }
    let seen = "(() => {
        const seen = css => [...document.querySelectorAll(css)].filter(e => e.checkVisibility()).map(e => e.textContent);
        return [seen('.status .title').some(text => text.startsWith('Monday')), seen('.status .title').length,
            seen('.variant-studio .note').some(text => text.includes('A. Setter')), seen('#own-words').length,
            seen('#variant-rules > li').length, seen('.variant-studio :is(.chip, .key, .quiet, input, label)').length > 0]; })()";
    page.same("on the screen it is in fields", page.js(seen).await, json!([false, 1, false, 0, 2, true]))?;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    let on_paper = page.js(seen).await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    page.same("its title, who set it, and its rules in both words", on_paper, json!([true, 1, true, 1, 2, false]))
}

pub(crate) async fn a_game_of_a_variant_is_kept(page: &Page) -> Outcome {
    open(page, 'q', SIX).await?;
    page.click("#cell-1").await;
    page.digit_key(4, 0).await;
    page.click("#variant-back").await;
    page.wait("the kept game", "document.querySelectorAll('#variant-games > li').length === 1").await?;
    page.check("it is named by its rules", page.text("#variant-games").await.contains(" · "))?;
    page.click("#variant-games .command").await;
    page.wait_long("it opens", IS_DRAWN).await?;
    page.same("what was put in", digit(page, 1).await, "4")?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait_long("it is drawn again", IS_DRAWN).await?;
    page.click("#undo").await;
    page.wait("it can still be taken back", "!document.querySelector('#cell-1 .digit')").await
}

/// A thermometer that is only drawn, with words about it in two places of the format.
const IN_WORDS: &str = "{size: 6, title: 'Mercury', author: 'A. Setter', ruleset: 'Digits rise.\\nFrom the bulb.', \
    grid: Array(6).fill(Array(6).fill({})), line: [{lines: [['R1C1', 'R1C2', 'R1C3']], outlineC: '#cfcfcf', width: 0.3}]}";

pub(crate) async fn what_a_setter_wrote_is_shown(page: &Page) -> Outcome {
    paste(page, IN_WORDS).await?;
    page.wait_long("its picture", IS_DRAWN).await?;
    let shows = async |what: &str| {
        page.check(what, page.text(".status .title").await.starts_with("Mercury"))?;
        page.same("the rules in words", page.text("#own-words").await, "Digits rise.\nFrom the bulb.")?;
        page.check("who set it", page.text("#rest").await.contains("A. Setter"))
    };
    shows("its title").await?;
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait_long("its picture again", IS_DRAWN).await?;
    shows("the same after a reload").await?;
    page.js("(navigator.clipboard.writeText = async text => { window.copied = text; }, window.copied = '')").await;
    page.click("#copy-link").await;
    let link = page.js("window.copied").await;
    page.goto("icons/icon.svg").await;
    page.js("localStorage.clear()").await;
    page.js(&format!("location.assign({link})")).await;
    page.wait_long("its picture on another device", IS_DRAWN).await?;
    shows("the same from a link").await
}

pub(crate) async fn a_puzzle_that_is_being_set_is_kept(page: &Page) -> Outcome {
    open(page, 's', SIX).await?;
    page.click("#cell-1").await;
    page.digit_key(4, 0).await;
    page.wait("it can be taken back", "!document.querySelector('#undo').disabled").await?;
    page.goto(PAGE).await;
    page.wait("the draft", "document.querySelectorAll('#variant-drafts > li').length === 1").await?;
    page.click("#variant-drafts .command").await;
    page.wait_long("it opens", IS_DRAWN).await?;
    page.same("what was put in", digit(page, 1).await, "4")?;
    page.click("#undo").await;
    page.wait_long("the way back is there", "!document.querySelector('#cell-1 .digit')").await?;
    page.click("#variant-back").await;
    page.wait("one draft still", "document.querySelectorAll('#variant-drafts > li').length === 1").await?;
    page.click("#variant-drafts .quiet").await;
    page.wait("it is gone", "!document.querySelector('#variant-drafts')").await
}

pub(crate) async fn a_pasted_variant_opens_and_nonsense_is_refused(page: &Page) -> Outcome {
    page.goto(PAGE).await;
    page.wait("the field", "document.querySelector('#variant-open')").await?;
    page.click("#variant-open").await;
    page.wait("what is missing", "document.querySelector('#message')").await?;
    page.js("document.querySelector('#variant-text').value = 'no puzzle at all'").await;
    page.click("#variant-open").await;
    page.wait_long("why not", "document.querySelector('#message')?.textContent.length > 10").await?;
    page.js("document.querySelector('#variant-text').value = 'https://sudokupad.app/abc123'").await;
    page.click("#variant-open").await;
    // The messages about grids name numbers of cells.
    page.wait_long("a link without a puzzle", "!/[0-9٠-٩]/.test(document.querySelector('#message').textContent)")
        .await?;
    let killer = "document.querySelector('#variant-text').value = '1............... 0011001122332233'";
    page.js(killer).await;
    page.click("#variant-open").await;
    page.wait_long("a jigsaw", IS_DRAWN).await?;
    page.same("its cells", page.js("document.querySelectorAll('#board [role=gridcell]').length").await, 16)
}

/// Pastes a puzzle, by the JavaScript that makes it, and opens it.
async fn paste(page: &Page, puzzle: &str) -> Outcome {
    page.goto(PAGE).await;
    page.wait("the field", "document.querySelector('#variant-open')").await?;
    page.js(&format!("document.querySelector('#variant-text').value = JSON.stringify({puzzle})")).await;
    page.click("#variant-open").await;
    Ok(())
}

pub(crate) async fn what_is_only_drawn_is_asked_about(page: &Page) -> Outcome {
    let boxes = "{type: 1, regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]}";
    let show = "{type: 13, name: 'For show', solverIgnored: true}";
    paste(page, &format!("{{size: 4, cells: Array(16).fill({{}}), constraints: [{{type: 0}}, {boxes}, {show}]}}"))
        .await?;
    page.wait_long("the question", "document.querySelector('#variant-drawn')").await?;
    page.check("it names the drawing", page.text("#variant-drawn").await.contains("For show"))?;
    page.click("#drawn-play").await;
    page.wait_long("it is played", IS_DRAWN).await
}

/// A puzzle with a thermometer and its bulb, a dot, a line that can't be shown, and a cage with a sum.
const DRAWN: &str = "{cells: Array(6).fill(Array(6).fill({})), \
    lines: [{wayPoints: [[2.5, 0.5], [2.5, 3.5]], color: '#cfcfcf', thickness: 16}, {d: 'M0 0'}], \
    underlays: [{center: [2.5, 0.5], width: 0.8, height: 0.8, rounded: true, backgroundColor: '#cfcfcf'}], \
    overlays: [{center: [5.5, 1], width: 0.3, height: 0.3, rounded: true, backgroundColor: '#000'}], \
    cages: [{cells: [[0, 0], [1, 3]], value: 7}]}";

/// Its verdict as long as nobody says what its drawings mean.
const UNDECIDED: &str = "document.querySelector('.verdict.open:not(:empty)')";

/// How many drawings, bulbs and dots the picture shows.
async fn shown(page: &Page) -> [u64; 3] {
    let picture = "decodeURIComponent(document.querySelector('.variant-picture').src)";
    let count = |class: &str| format!("({picture}.split('class=\"{class}\"').length - 1)");
    let counts = page.js(&format!("[{}]", ["drawn", "bulb", "black-dot"].map(count).join(", "))).await;
    std::array::from_fn(|at| counts[at].as_u64().unwrap())
}

pub(crate) async fn a_drawing_becomes_a_rule_and_a_drawing_again(page: &Page) -> Outcome {
    paste(page, DRAWN).await?;
    page.wait_long("its picture", IS_DRAWN).await?;
    page.same("its drawings", shown(page).await, [3, 0, 0])?;
    page.same("its cage", rules(page).await, 1)?;
    let lines = page
        .js("[...document.querySelectorAll('#variant-sketches > li')].map(l => l.querySelectorAll('select').length)");
    page.same("those with a choice, and one that wasn't understood", lines.await, serde_json::json!([1, 0, 1]))?;
    page.check("it is said what is drawn", page.text("#message").await.len() > 20)?;
    page.wait("what the drawings leave open", UNDECIDED).await?;
    page.click("#cell-0").await;
    page.digit_key(5, 0).await;
    choose(page, "#sketch-0", 1).await;
    page.wait_long("the thermometer", "document.querySelectorAll('#variant-rules > li').length === 2").await?;
    page.wait_long("its picture", "document.querySelector('.variant-picture').src.includes('bulb')").await?;
    page.same("without the line and its bulb", shown(page).await, [1, 1, 0])?;
    page.same("the digit stays", digit(page, 0).await, "5")?;
    choose(page, "#sketch-3", 1).await;
    page.wait_long("the dot", "document.querySelectorAll('#variant-rules > li').length === 3").await?;
    page.js("location.reload()").await;
    page.wait_long("the game again", IS_DRAWN).await?;
    page.wait("its drawings", "document.querySelector('#sketch-0')?.value === '1'").await?;
    page.same("its digit", digit(page, 0).await, "5")?;
    page.same("its rules", rules(page).await, 3)?;
    choose(page, "#sketch-0", 0).await;
    page.wait_long("one rule less", "document.querySelectorAll('#variant-rules > li').length === 2").await?;
    page.wait_long("the line again", "!document.querySelector('.variant-picture').src.includes('bulb')").await?;
    page.same("with its circle", shown(page).await, [2, 0, 1])?;
    page.click("#variant-back").await;
    page.wait("one kept game", "document.querySelectorAll('#variant-games > li').length === 1").await
}

pub(crate) async fn drawings_of_f_puzzles_are_shown(page: &Page) -> Outcome {
    let solution = "[1,2,3,4,5,6,4,5,6,1,2,3,2,3,1,5,6,4,5,6,4,2,3,1,3,1,2,6,4,5,6,4,5,3,1,2]";
    paste(
        page,
        &format!(
            "{{size: 6, grid: Array(6).fill(Array(6).fill({{}})), solution: {solution}, \
             killercage: [{{cells: ['R1C1', 'R1C2'], value: '7'}}], \
             line: [{{lines: [['R3C1', 'R3C4']], outlineC: '#cfcfcf', width: 0.3}}], \
             circle: [{{cells: ['R3C1'], baseC: '#cfcfcf', outlineC: '#cfcfcf', width: 0.8, height: 0.8}}]}}"
        ),
    )
    .await?;
    page.wait_long("its picture", IS_DRAWN).await?;
    page.same("its line and circle", shown(page).await, [2, 0, 0])?;
    page.same("its cage", rules(page).await, 1)?;
    let told = page.text("#variant-rules").await;
    // The rule is a sentence, and what is said of it another; in Japanese two.
    page.check(&format!("the stated solution breaks its cage: {told}"), told.matches(['.', '。']).count() > 1)?;
    choose(page, "#sketch-0", 1).await;
    page.wait_long("the thermometer", "document.querySelectorAll('#variant-rules > li').length === 2").await
}

/// True if the message is below the verdict or above it.
const APART: &str = "(() => {
    const [message, verdict] = ['#message', '#verdict'].map(css => document.querySelector(css).getBoundingClientRect());
    return message.top >= verdict.bottom || message.bottom <= verdict.top;
})()";

pub(crate) async fn drawings_that_are_undecided_are_no_fault(page: &Page) -> Outcome {
    paste(page, DRAWN).await?;
    page.wait_long("the verdict", UNDECIDED).await?;
    for (width, height) in [(320, 568), (390, 664), (844, 390), (1440, 900)] {
        page.resize(width, height, width < 900).await;
        pause(100).await;
        page.check(&format!("the message leaves it in sight at {width} × {height}"), page.js(APART).await == true)?;
    }
    let colour = "getComputedStyle(document.querySelector('#verdict')).color";
    let undecided = page.js(colour).await;
    page.js("document.querySelector('#verdict').className = 'verdict'").await;
    page.check("its colour is another than a fault's", page.js(colour).await != undecided)
}

pub(crate) async fn every_rule_can_be_placed(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9").await?;
    let names = page.js("[...document.querySelectorAll('.studio-group .chip')].map(b => b.id)").await;
    let names: Vec<&str> = names.as_array().unwrap().iter().filter_map(|name| name.as_str()).collect();
    page.same("rules", names.len(), 68)?;
    for (place, name) in names.iter().enumerate() {
        // Somewhere else each time: the first three cells of a row, or four that form a square.
        let first = 9 * (place % 8) + 3 * (place / 8 % 2);
        let cells = match *name {
            "rule-quad" => vec![first, first + 1, first + 9, first + 10],
            "rule-box" => (9 * (place % 8)..9 * (place % 8) + 9).collect(),
            "rule-greatest" | "rule-least" => vec![first + 1],
            "rule-sandwich"
            | "rule-x-sum"
            | "rule-skyscraper"
            | "rule-hidden-skyscraper"
            | "rule-room"
            | "rule-rank" => {
                vec![9 * (1 + place % 7)]
            }
            "rule-little-killer" => vec![1 + place % 7],
            // The second cell is the copy of the first.
            "rule-clones" | "rule-equal-sum" | "rule-same-digits" | "rule-x" | "rule-v" => vec![first, first + 1],
            _ => vec![first, first + 1, first + 2],
        };
        for (at, cell) in cells.iter().enumerate() {
            page.click_holding(&format!("#cell-{cell}"), if at == 0 { 0 } else { CTRL }).await;
        }
        let number = match *name {
            "rule-quad" => "1 2",
            // The length of the pill.
            "rule-pill" => "2",
            // Three times the digit 1.
            "rule-look-and-say" => "31",
            "rule-modular" | "rule-same-digits" | "rule-white-dot" | "rule-black-dot" | "rule-x" | "rule-v" => "",
            _ => "6",
        };
        enter_number(page, number).await;
        let before = rules(page).await;
        page.click(&format!("#{name}")).await;
        // Irregular boxes come with a rule that takes the others away.
        let more = if *name == "rule-box" { 2 } else { 1 };
        let is_there = format!("document.querySelectorAll('#variant-rules > li').length === {}", before + more);
        page.wait_long(&format!("{name} is there"), &is_there).await?;
        let words = page.text("#variant-rules > li:last-child").await;
        page.check(&format!("{name} is said in words: {words}"), !words.contains('~'))?;
        page.click("#undo").await;
        page.wait_long("it is gone", "document.querySelectorAll('#variant-rules > li').length === 0").await?;
    }
    Ok(())
}

pub(crate) async fn a_puzzle_is_set_and_checked_at_once(page: &Page) -> Outcome {
    page.goto(PAGE).await;
    page.wait("the studio", "document.querySelector('#studio-begin')").await?;
    choose(page, "#studio-size", 0).await;
    page.click("#studio-begin").await;
    page.wait_long("an empty grid", IS_DRAWN).await?;
    is_checked(page, false).await?;
    page.click("#rule-rising").await;
    page.wait_long("a rule", "document.querySelector('#rule-rising').ariaPressed === 'true'").await?;
    for (cell, digit) in [(0, 1), (1, 2), (8, 4)] {
        page.click(&format!("#cell-{cell}")).await;
        page.digit_key(digit, 0).await;
    }
    is_checked(page, true).await?;
    let graded = format!("document.querySelector('#verdict').textContent.includes({:?})", page.word("grade-easy"));
    page.wait_long("how hard it is", &graded).await?;
    page.click("#true-candidates").await;
    page.wait_long("candidates", "document.querySelector('#cell-5 .centre')?.textContent.length === 1").await?;
    page.click("#cell-3").await;
    page.digit_key(1, 0).await;
    is_checked(page, false).await?;
    page.click("#undo").await;
    is_checked(page, true).await?;
    page.click("#studio-play").await;
    page.wait_long("it is played", "document.querySelector('.variant-play') && document.querySelector('#hint')")
        .await?;
    page.click("#to-studio").await;
    page.wait_long("it is set again", "document.querySelector('#rule-rising')?.ariaPressed === 'true'").await
}

pub(crate) async fn a_rule_is_drawn_in_one_stroke(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9").await?;
    page.click("#rule-thermo").await;
    page.check(
        "it is the pen",
        page.js("document.querySelector('#rule-thermo').ariaPressed === 'true'").await == true,
    )?;
    page.drag("r1c1", "r3c3", 0).await;
    page.wait_long("a thermometer", "location.hash === '#s=.Thermo~R1C1~R2C2~R3C3'").await?;
    page.drag("r9c9", "r7c9", 0).await;
    page.wait_long("another one", "location.hash.endsWith('.Thermo~R9C9~R8C9~R7C9')").await?;
    page.click("#rule-little-killer").await;
    page.drag("r1c4", "r2c5", 0).await;
    page.wait_long("a number is missing", "document.querySelector('#message')").await?;
    enter_number(page, "22").await;
    page.drag("r1c4", "r2c5", 0).await;
    page.wait_long("the diagonal that falls", "location.hash.endsWith('.LittleKiller~22~R6C9~R1C4')").await?;
    page.key("Escape", "Escape", 0).await;
    page.drag("r4c4", "r4c6", 0).await;
    page.same("cells are selected again", page.js("document.querySelectorAll('#board .selected').length").await, 3)?;
    page.same("rules", rules(page).await, 3)
}

/// Clicks a place beside the grid or in it, in columns and rows from its upper left corner.
async fn click_beside(page: &Page, column: f64, row: f64) {
    let grid = "(b => [b.left, b.top, b.width / 9])(document.querySelector('#board').getBoundingClientRect())";
    let grid = page.js(grid).await;
    let [left, top, cell] = [0, 1, 2].map(|part| grid[part].as_f64().unwrap());
    for kind in ["mousePressed", "mouseReleased"] {
        let (x, y) = (left + cell * column, top + cell * row);
        let at = json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
        page.cdp("Input.dispatchMouseEvent", at).await;
    }
}

pub(crate) async fn a_clue_is_put_beside_the_grid(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9").await?;
    let clues = [
        ("x-sum", [9.3, 2.5], "20", ".XSum~R3~~20"),
        ("skyscraper", [3.5, -0.3], "4", ".Skyscraper~C4~4~"),
        ("sandwich", [-0.3, 4.5], "12", ".Sandwich~12~R5"),
        ("little-killer", [3.2, -0.3], "22", ".LittleKiller~22~R1C3"),
        ("little-killer", [3.8, -0.3], "23", ".LittleKiller~23~R5C9~R1C5"),
        ("little-killer", [6.2, 9.3], "24", ".LittleKiller~24~R4C1~R9C6"),
        ("little-killer", [6.8, 9.3], "25", ".LittleKiller~25~R9C8"),
    ];
    let mut before = "";
    for (name, [column, row], number, rule) in clues {
        if before != name {
            page.click(&format!("#rule-{name}")).await;
        }
        before = name;
        page.wait("the margin", "document.querySelector('.with-margin')").await?;
        page.js("window.scrollTo(0, 0)").await;
        click_beside(page, column, row).await;
        let is_asked = "document.activeElement.id === 'studio-value'";
        page.wait(&format!("the number of {rule} is asked for"), is_asked).await?;
        enter_number(page, number).await;
        page.key("Enter", "Enter", 0).await;
        page.wait_long(rule, &format!("decodeURIComponent(location.hash).includes('{rule}')")).await?;
    }
    page.same("one rule each", rules(page).await, clues.len() as u64)?;
    page.click("#rule-little-killer").await;
    page.same("no margin is left", page.js("document.querySelectorAll('.with-margin').length").await, 0)
}

pub(crate) async fn what_is_typed_for_a_sign_is_not_lost(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9.AntiTaxicab").await?;
    page.drag("r1c1", "r1c2", 0).await;
    enter_number(page, "8").await;
    page.click("#rule-x").await;
    page.wait("why there is no X", "document.querySelector('#message')").await?;
    let names = async |rule: &str| !page.is_english() || page.text("#message").await.contains(rule);
    page.check("it names the rule for another sum", names("this rule: Sum").await)?;
    page.same("no X", rules(page).await, 1)?;
    page.click("#copy-f-puzzles").await;
    page.wait_long("why there is no link", "document.querySelector('#message')?.textContent.includes('SudokuPad')")
        .await?;
    page.check("the rule has its name", names(": Anti-taxicab").await)
}

pub(crate) async fn irregular_boxes_are_drawn_one_after_another(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9").await?;
    page.click("#rule-box").await;
    page.drag("r1c1", "r1c3", 0).await;
    page.wait_long("three cells are no box", "document.querySelector('#message p')").await?;
    page.check("how many are needed", page.text("#message p").await.contains('9'))?;
    let layout: String = ('0'..='8').flat_map(|row| std::iter::repeat_n(row, 9)).collect();
    for row in 1..=8 {
        page.drag(&format!("r{row}c1"), &format!("r{row}c9"), 0).await;
        let text = &layout[..9 * row];
        page.wait_long("a box", &format!("location.hash.startsWith('#s=.Jigsaw~{text}')")).await?;
    }
    let whole = format!("location.hash === '#s=.Jigsaw~{layout}.NoBoxes'");
    page.wait_long("the last one comes by itself", &whole).await?;
    page.click("#undo").await;
    page.wait_long("one less", &format!("location.hash.includes('{}7')", &layout[..63])).await
}

pub(crate) async fn a_setter_names_the_puzzle(page: &Page) -> Outcome {
    open(page, 's', ".Shape~4x4.Cage~3~R1C1~R1C2").await?;
    page.click("#rule-rising").await;
    page.wait_long("a rule", "document.querySelector('#rule-rising').ariaPressed === 'true'").await?;
    page.js("document.querySelector('.studio-origin').open = true").await;
    for (field, text) in [("title", "Ü & Co"), ("author", "A. Setter"), ("rules", "Normal rules.\nAnd a cage.")] {
        let enter = "(i, text) => { i.value = text; i.dispatchEvent(new Event('change', {bubbles: true})); }";
        page.js(&format!("({enter})(document.querySelector('#origin-{field}'), {text:?})")).await;
    }
    page.js("(navigator.clipboard.writeText = async text => { window.copied = text; }, window.copied = '')").await;
    page.click("#copy-link").await;
    let said = page.js("new URLSearchParams(new URL(window.copied).hash.slice(1)).get('title')").await;
    page.same("its title in the link", said.as_str(), Some("Ü & Co"))?;
    page.click("#studio-play").await;
    page.wait_long("it is played", "document.querySelector('.variant-play .own-words, .variant-play')").await?;
    page.wait_long("its title", "document.querySelector('.title').textContent.startsWith('Ü & Co')").await?;
    page.click("#to-studio").await;
    page.wait_long("still there", "document.querySelector('#origin-author')?.value === 'A. Setter'").await
}

pub(crate) async fn a_setter_sees_what_contradicts_itself_and_what_can_go(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9.Cage~18~R1C1~R1C2.Thermo~R3C1~R3C2").await?;
    page.wait_long("the cage is named", "document.querySelector('#studio-found').textContent.includes('r1c2')").await?;
    page.same("and marked", page.js("document.querySelectorAll('.studio-rule.found').length").await, 1)?;
    page.same("nothing can go", page.attribute("#can-go", "disabled").await, "")?;
    page.click(".studio-rule.found .quiet:last-child").await;
    let counted = "/[3-9]|\\d{2}/.test(document.querySelector('#verdict').textContent)";
    page.wait_long("solutions are counted", counted).await?;
    page.same("which is no alarm", page.js("document.querySelectorAll('#verdict.open').length").await, 1)?;
    let all: String = (0..16)
        .map(|cell| format!(".~R{}C{}_{}", cell / 4 + 1, cell % 4 + 1, b"1234341221434321"[cell] - b'0'))
        .collect();
    page.goto("icons/icon.svg").await;
    open(page, 's', &format!(".Shape~4x4{all}")).await?;
    is_checked(page, true).await?;
    page.click("#can-go").await;
    page.wait_long("what can go", "document.querySelector('#studio-found').textContent.includes('r4c4 = 1')").await?;
    page.js("(navigator.clipboard.writeText = async text => { window.copied = text; }, window.copied = '')").await;
    page.click("#copy-sudokupad").await;
    page.wait_long("a link to SudokuPad", "window.copied.startsWith('https://sudokupad.app/fpuz')").await
}

pub(crate) async fn a_placed_rule_is_changed(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9.Cage~10~R1C1~R1C2.Skyscraper~C4~~4").await?;
    page.wait_long("both rules", "document.querySelectorAll('#variant-rules li').length === 2").await?;
    let change = |place: u8| format!("#variant-rules li:nth-child({place}) button[aria-pressed]");
    page.click(&change(1)).await;
    page.same("its cells", page.js("document.querySelectorAll('#board .selected').length").await, 2)?;
    page.same("its sum", page.js("document.querySelector('#studio-value').value").await, "10")?;
    page.same("the focus", page.focused().await, "studio-value")?;
    let is_chosen = "(f => f.selectionEnd - f.selectionStart === 2)(document.querySelector('#studio-value'))";
    page.wait("what is typed takes the place of the sum", is_chosen).await?;
    enter_number(page, "12").await;
    page.key("Enter", "Enter", 0).await;
    page.wait_long("another sum", "location.hash === '#s=.Cage~12~R1C1~R1C2.Skyscraper~C4~~4'").await?;
    page.click(&change(2)).await;
    enter_number(page, "5").await;
    page.key("Enter", "Enter", 0).await;
    page.wait_long("another number at the same end", "location.hash.endsWith('.Skyscraper~C4~~5')").await?;
    page.click(&change(1)).await;
    page.drag("r2c1", "r2c3", 0).await;
    page.click("#rule-cage").await;
    page.wait_long("other cells", "location.hash.includes('.Cage~12~R2C1~R2C2~R2C3')").await?;
    page.same("no rule more", rules(page).await, 2)?;
    page.click(&change(1)).await;
    page.click(&change(1)).await;
    page.same("left as it is", page.js("document.querySelector('#studio-value').value").await, "")?;
    page.click("#undo").await;
    page.wait_long("taken back", "location.hash.includes('.Cage~12~R1C1~R1C2.')").await?;
    page.drag("r9c1", "r9c2", 0).await;
    enter_number(page, "3").await;
    page.click("#rule-black-dot").await;
    page.wait_long("a dot with a number", "location.hash.includes('.Or.Sum~0_%3D_1_-3~R9C1~R9C2')").await?;
    let told = page.text("#variant-rules li:last-child").await;
    page.check(&format!("it is said in words: {told}"), told.contains('3') && !told.contains('~'))?;
    page.drag("r9c1", "r9c2", 0).await;
    page.click("#rule-black-dot").await;
    page.wait_long("one without a number in its place", "location.hash.endsWith('.BlackDot~R9C1~R9C2')").await?;
    page.same("no rule more", rules(page).await, 3)
}

pub(crate) async fn a_number_goes_to_the_rule_that_was_just_placed(page: &Page) -> Outcome {
    open(page, 's', ".Shape~9x9").await?;
    page.drag("r1c1", "r1c2", 0).await;
    page.click("#rule-cage").await;
    page.wait_long("a cage without a sum", "location.hash.includes('~R1C1~R1C2')").await?;
    enter_number(page, "12").await;
    page.js("document.querySelector('#studio-value').focus()").await;
    page.key("Enter", "Enter", 0).await;
    page.wait_long("its sum", "location.hash.includes('.Cage~12~R1C1~R1C2')").await?;
    page.same("the field is empty", page.js("document.querySelector('#studio-value').value").await, "")?;
    page.click("#cell-40").await;
    enter_number(page, "12").await;
    page.click("#rule-cage").await;
    page.wait("one cell can't have that sum", "document.querySelector('#message p')?.textContent.includes('12')")
        .await?;
    page.same("one rule", rules(page).await, 1)?;
    page.click("#cell-0").await;
    page.click("#key-erase").await;
    page.wait_long("erased", "document.querySelectorAll('#variant-rules > li').length === 0").await?;
    page.wait("and named", "document.querySelector('#message p')?.textContent.includes('r1c2')").await?;
    page.click("#undo").await;
    page.wait_long("it is back", "location.hash.includes('.Cage~12~R1C1~R1C2')").await
}

pub(crate) async fn fog_lifts_where_a_right_digit_is(page: &Page) -> Outcome {
    open(page, 'q', &format!("{SIX}.Fog~R1C1")).await?;
    page.wait_long(
        "fog but for eight given digits and a cell",
        "document.querySelectorAll('#board .fogged').length === 27",
    )
    .await?;
    page.same("rules that can be seen", rules(page).await, 2)?;
    page.wait_long(
        "the solution",
        "document.querySelector('#solve').click() || document.querySelector('#cell-14 .digit')",
    )
    .await?;
    let right = digit(page, 14).await.parse::<u8>().unwrap();
    page.same("none is left", (fogged(page).await, rules(page).await), (0, 3))?;
    page.click("#reset").await;
    page.same("it is back", fogged(page).await, 27)?;
    page.click("#cell-14").await;
    page.digit_key(1 + right % 6, 0).await;
    page.same("a wrong digit", fogged(page).await, 27)?;
    page.digit_key(right, 0).await;
    // Of its nine cells one had a given digit.
    page.same("a right digit", fogged(page).await, 19)?;
    page.click("#to-studio").await;
    page.wait_long(
        "no fog for the setter",
        "document.querySelector('#rule-fog')?.ariaPressed === 'true' && !document.querySelector('.fogged')",
    )
    .await
}

pub(crate) async fn a_hint_does_not_tell_what_fog_hides(page: &Page) -> Outcome {
    let cage = ".Shape~4x4.Cage~3~R4C3~R4C4";
    for (fog, tells) in [("", true), (".Fog~R1C1", false), (".Fog~R4C3~R4C4", true)] {
        page.goto("icons/icon.svg").await;
        open(page, 'q', &format!("{cage}{fog}")).await?;
        page.click("#hint").await;
        page.wait_long("a hint", "document.querySelector('#hint-card p')").await?;
        page.same(fog, page.js("!!document.querySelector('#tell-more')").await, tells)?;
    }
    Ok(())
}

pub(crate) async fn variants_fit_a_phone(page: &Page) -> Outcome {
    page.resize(360, 640, true).await;
    for address in
        [PAGE.to_owned(), format!("{PAGE}#q={SIX}"), format!("{PAGE}#q=.Shape~25x25"), format!("{PAGE}#s={SIX}")]
    {
        page.goto("icons/icon.svg").await;
        page.goto(&address).await;
        page.wait_long("it is there", "document.querySelector('#variant-make, .variant-picture[src]')").await?;
        let width = page.js("document.documentElement.scrollWidth").await;
        page.same(&format!("{address} does not scroll sideways"), width, 360)?;
    }
    open(page, 'q', SIX).await?;
    page.check("all of it is in sight", page.js("document.documentElement.scrollHeight <= innerHeight").await == true)
}

pub(crate) async fn variants_are_accessible(page: &Page) -> Outcome {
    let Some(script) = script() else { return missing() };
    let mut found = Vec::new();
    for (width, height) in [(320, 640), (1440, 900)] {
        page.resize(width, height, false).await;
        for address in ["", "#q=", "#q=.Fog~R1C2", "#s="] {
            let address = if address.is_empty() { PAGE.to_owned() } else { format!("{PAGE}{address}{SIX}") };
            page.goto("icons/icon.svg").await;
            page.goto(&address).await;
            page.wait_long("it is there", "document.querySelector('#variant-make, .variant-picture[src]')").await?;
            found.extend(in_every_theme(page, &script, &format!("{address}, {width}")).await);
        }
    }
    found.dedup();
    page.check(&format!("violations: {found:#?}"), found.is_empty())
}

pub(crate) async fn variants_work_offline(page: &Page) -> Outcome {
    page.visit("#home").await;
    page.wait_long("the app is kept", IS_KEPT).await?;
    page.server.be(Mood::Stopped);
    page.goto(PAGE).await;
    page.wait("the page", "document.querySelector('#variant-make')").await?;
    page.click("#variant-make").await;
    page.wait_long("a puzzle", IS_DRAWN).await
}
