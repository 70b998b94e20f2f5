//! The app's screens, with something on each of them to see.

use crate::page::{CTRL, Page, SHIFT, cell, pause};

pub(crate) const KNOWN: &str = "#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub(crate) const HARD: &str = "#p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// The first exercise on X-wings.
pub(crate) const EXERCISE: &str = "#p=.1.54.7..7.92......3...6....95..2...3.6...5.........4....36...7....1.986.8.......&s=BIABCAAEEEABGEEEABGAAEECEFAENCMRAEAMYAFCBFABEMBBACEAHAMCCBAMBECAMDAAGBEAAMBCABMEBACABGMEBBAMBCEAAECBAMICBBMAFACMJAAFAEDFMCCBEBBECBBIBGBFEEFEGAAMEECABJEYABBAABIEKAESAABCEYABDEIBAEYBAAABGABHBJBCEYAMFAIAMFAQAMYAFA&find=x-wing";

/// Where a W-wing is the next step.
pub(crate) const BEFORE_A_WING: &str = "
.----------------.-------------.------------.
| 367  2367  5   | 38  27   1  | 78   9  4  |
| 179  79    8   | 4   5    6  | 17   3  2  |
| 134  234   347 | 38  279  79 | 178  6  5  |
:----------------+-------------+------------:
| 2    5     67  | 1   4    79 | 69   8  3  |
| 8    67    1   | 2   79   3  | 4    5  69 |
| 34   34    9   | 5   6    8  | 2    7  1  |
:----------------+-------------+------------:
| 367  1     2   | 9   8    5  | 36   4  67 |
| 479  8     47  | 6   3    2  | 5    1  79 |
| 5    369   36  | 7   1    4  | 369  2  8  |
'----------------'-------------'------------'";

/// The names of all screens.
pub(crate) const SCREENS: [&str; 26] = [
    "home",
    "win",
    "back",
    "play",
    "board",
    "hint",
    "lab",
    "new",
    "known",
    "menu",
    "enter",
    "share",
    "many",
    "solve",
    "steps",
    "compare",
    "race",
    "settings",
    "colours",
    "faults",
    "technique",
    "beside",
    "exercise",
    "path",
    "cards",
    "lesson",
];

/// Opens a puzzle as a first visitor does.
async fn open(page: &Page, fragment: &str) {
    page.goto("icons/icon.svg").await;
    page.js("localStorage.clear()").await;
    page.visit(fragment).await;
}

/// Goes to a screen, with something on it to see.
pub(crate) async fn show(page: &Page, screen: &str) {
    match screen {
        "board" => board(page).await,
        "win" => win(page).await,
        "back" => crate::looking_back::won_with_waits(page).await.unwrap(),
        "beside" => beside(page).await,
        "hint" => hint(page).await,
        "lab" => lab(page).await,
        "compare" => compare(page).await,
        "race" => race(page).await,
        "many" => many(page).await,
        "known" => known(page).await,
        "menu" => menu(page).await,
        "share" => share(page).await,
        "steps" => steps(page).await,
        "colours" => colours(page).await,
        "faults" => faults(page).await,
        "exercise" => exercise(page).await,
        "path" => path(page).await,
        "cards" => cards(page).await,
        "lesson" => lesson(page).await,
        "technique" => page.goto("techniques/w-wing.html").await,
        other => {
            open(page, HARD).await;
            page.screen(other).await;
        }
    }
    page.js("(document.activeElement?.blur(), window.scrollTo(0, 0))").await;
    page.js("document.querySelector('.chart')?.scrollIntoView({block: 'nearest'})").await;
    page.js("document.querySelector('.race:has(#race-scrub)')?.scrollIntoView()").await;
    page.js("document.querySelector('.printing[open]')?.closest('.share').scrollIntoView()").await;
}

async fn path(page: &Page) {
    page.goto("icons/icon.svg").await;
    let kept = r#"{"seed": 5, "lessons": {"1": {"box": 2, "due": 1}, "2": {"box": 1, "due": 99999}, "3": {"results": "FfF"}}}"#;
    page.js(&format!("(localStorage.clear(), localStorage.setItem('ichidoku.learning', {kept:?}))")).await;
    page.goto("learn.html").await;
    page.wait("the path", "document.querySelector('.lesson-row')").await.unwrap();
}

async fn cards(page: &Page) {
    path(page).await;
    page.goto("learn.html#lesson-17").await;
    page.wait_long("the example", "document.querySelectorAll('#board .digit').length > 20").await.unwrap();
    for card in [2, 3] {
        page.click("#card-on").await;
        let told = format!("document.querySelector('#lesson-progress').textContent.includes({card})");
        page.wait(&format!("card {card}"), &told).await.unwrap();
    }
    page.wait_long("the step", "document.querySelector('#board .mark-out')").await.unwrap();
}

async fn lesson(page: &Page) {
    path(page).await;
    page.goto("learn.html#practise-17").await;
    page.wait_long("an exercise", "document.querySelector('#task')").await.unwrap();
    page.click("#hint").await;
    page.wait_long("the step", "document.querySelector('#board .mark-out')").await.unwrap();
}

async fn board(page: &Page) {
    open(page, KNOWN).await;
    for (name, keys) in [
        ("r1c3", vec![(4, 0)]),
        ("r1c4", vec![(2, SHIFT), (6, SHIFT)]),
        ("r5c5", vec![(5, 0)]),
        ("r4c2", vec![(1, CTRL), (2, CTRL), (5, CTRL)]),
        ("r3c1", vec![(1, SHIFT), (2, SHIFT)]),
        ("r8c8", vec![(3, 0)]),
        ("r9c6", vec![(6, 0)]),
    ] {
        page.click(&cell(name)).await;
        for (digit, modifiers) in keys {
            page.digit_key(digit, modifiers).await;
        }
    }
    page.click(&cell("r3c2")).await;
}

async fn win(page: &Page) {
    open(page, KNOWN).await;
    page.wait("the solution", "!document.querySelector('#undo-mistakes').disabled").await.unwrap();
    crate::winning::fill(page, |_, digit| digit).await;
    page.wait("what was won", "document.querySelector('#win')").await.unwrap();
    pause(1000).await;
}

async fn hint(page: &Page) {
    open(page, HARD).await;
    page.paste(BEFORE_A_WING).await;
    page.wait("the position", "document.querySelector('#cell-0 .digit') === null").await.unwrap();
    page.screen("play").await;
    page.click("#hint").await;
    page.click("#hint-more").await;
    page.wait("which", "document.querySelector('#hint-card .page-link')").await.unwrap();
    page.click("#hint-more").await;
    page.wait("the step", "document.querySelector('#apply')").await.unwrap();
}

async fn beside(page: &Page) {
    hint(page).await;
    page.click("#hint-card a[target]").await;
    page.wait("a page beside the board", "document.querySelector('#beside h1')").await.unwrap();
}

async fn exercise(page: &Page) {
    open(page, EXERCISE).await;
    page.wait("the task", "document.querySelector('#exercise-show')").await.unwrap();
    page.click("#exercise-show").await;
    page.wait("the answer", "document.querySelector('#exercise .legend')").await.unwrap();
}

async fn lab(page: &Page) {
    open(page, HARD).await;
    page.screen("lab").await;
    page.click("#lab-run").await;
    page.wait("the recording", "document.querySelector('#lab-scrub')").await.unwrap();
    page.click("#lab-play").await;
    page.type_into("#lab-scrub", "1500").await;
}

async fn compare(page: &Page) {
    open(page, KNOWN).await;
    page.screen("lab").await;
    page.click("#lab-compare").await;
    page.wait("a comparison", "document.querySelectorAll('#comparison tbody tr').length > 8").await.unwrap();
    page.js("document.querySelector('#comparison').scrollIntoView()").await;
}

async fn race(page: &Page) {
    open(page, HARD).await;
    page.screen("lab").await;
    page.wait("the algorithms", "document.querySelector('#race-eliminate-first')").await.unwrap();
    page.click("#race-run").await;
    page.wait_long("the race", "document.querySelector('#race-scrub')").await.unwrap();
    page.click("#race-play").await;
    // What came of it is there once its end was seen.
    page.type_into("#race-scrub", "1000").await;
    page.type_into("#race-scrub", "700").await;
}

async fn many(page: &Page) {
    open(page, HARD).await;
    let text = std::fs::read_to_string(testkit::testdata("samples/grids.txt")).unwrap();
    page.screen("enter").await;
    page.type_into("#enter-text", &text).await;
    page.click("#enter-read").await;
    page.wait("a table", "document.querySelectorAll('.open-row').length > 9").await.unwrap();
}

async fn share(page: &Page) {
    open(page, KNOWN).await;
    page.js("document.querySelector('#to-share').click()").await;
    page.type_into("#save-form", "png").await;
    page.click("#print").await;
    page.type_into("#print-solutions", "end").await;
    page.wait("pages", "document.querySelectorAll('.sheets img').length === 2").await.unwrap();
}

async fn known(page: &Page) {
    open(page, HARD).await;
    page.js("location.hash = '#new'").await;
    page.click("#only-known").await;
    page.wait("the techniques", "document.querySelectorAll('#known input').length > 20").await.unwrap();
    page.click("#know-medium").await;
}

async fn menu(page: &Page) {
    open(page, KNOWN).await;
    page.right_click(&cell("r5c5")).await;
    page.wait("the menu", "document.querySelector('#cell-menu:popover-open')").await.unwrap();
    page.click("#cell-menu .pad:last-child button:nth-child(3)").await;
}

async fn steps(page: &Page) {
    open(page, HARD).await;
    page.screen("solve").await;
    page.click("#rate").await;
    page.click("#solve-steps").await;
    page.wait("the path", "document.querySelector('#walk')").await.unwrap();
    page.type_into("#walk", "12").await;
    page.wait("the techniques", "document.querySelector('.techniques li')").await.unwrap();
}

async fn colours(page: &Page) {
    open(page, KNOWN).await;
    page.click("#tool-colour").await;
    for (digit, name) in (1..=9).zip(["r2c2", "r3c4", "r4c3", "r4c5", "r5c5", "r6c6", "r7c7", "r8c2", "r9c4"]) {
        page.click(&cell(name)).await;
        page.digit_key(digit, 0).await;
    }
    page.digit_key(2, 0).await;
}

async fn faults(page: &Page) {
    open(page, KNOWN).await;
    page.click(&cell("r1c3")).await;
    page.digit_key(5, 0).await;
    page.screen("solve").await;
}
