//! The conventions of entering and moving, with real keys, mouse and fingers.

use ichidoku_words::app::Argument;

use crate::page::{ALT, CTRL, Outcome, Page, SHIFT, cell, pause};

/// The selection after a click on a cell and some arrows.
async fn gone(page: &Page, from: &str, keys: &[(&str, u8)]) -> String {
    page.key("Escape", "Escape", 0).await;
    page.click(&cell(from)).await;
    for (key, modifiers) in keys {
        match key.len() {
            1 => page.letter(key.chars().next().unwrap(), *modifiers).await,
            _ if ["Home", "End"].contains(key) => page.key(key, key, *modifiers).await,
            _ => page.arrow(key, *modifiers).await,
        }
    }
    page.selected().await
}

pub(crate) async fn keys_move(page: &Page) -> Outcome {
    page.same("right", gone(page, "r5c5", &[("Right", 0)]).await, "r5c6")?;
    page.same("left", gone(page, "r5c5", &[("Left", 0)]).await, "r5c4")?;
    page.same("up", gone(page, "r5c5", &[("Up", 0)]).await, "r4c5")?;
    page.same("down", gone(page, "r5c5", &[("Down", 0)]).await, "r6c5")?;
    page.same("over the left edge", gone(page, "r5c1", &[("Left", 0)]).await, "r5c9")?;
    page.same("over the top", gone(page, "r1c4", &[("Up", 0)]).await, "r9c4")?;
    page.same("over the right edge", gone(page, "r5c9", &[("Right", 0)]).await, "r5c1")?;
    page.same("over the bottom", gone(page, "r9c4", &[("Down", 0)]).await, "r1c4")?;
    page.same("W", gone(page, "r5c5", &[("w", 0)]).await, "r4c5")?;
    page.same("A", gone(page, "r5c5", &[("a", 0)]).await, "r5c4")?;
    page.same("S", gone(page, "r5c5", &[("s", 0)]).await, "r6c5")?;
    page.same("D", gone(page, "r5c5", &[("d", 0)]).await, "r5c6")?;
    page.same("Home", gone(page, "r5c5", &[("Home", 0)]).await, "r5c1")?;
    page.same("End", gone(page, "r5c5", &[("End", 0)]).await, "r5c9")?;
    page.same("Ctrl+Home", gone(page, "r5c5", &[("Home", CTRL)]).await, "r1c1")?;
    page.same("Ctrl+End", gone(page, "r5c5", &[("End", CTRL)]).await, "r9c9")?;
    page.screen("settings").await;
    page.click("#wrap").await;
    page.same("no way over the edge", gone(page, "r5c1", &[("Left", 0)]).await, "r5c1")
}

pub(crate) async fn keys_select(page: &Page) -> Outcome {
    page.same("Shift extends", gone(page, "r5c5", &[("Right", SHIFT), ("Down", SHIFT)]).await, "r5c5 r5c6 r6c6")?;
    page.same("Ctrl extends", gone(page, "r5c5", &[("Left", CTRL)]).await, "r5c4 r5c5")?;
    page.same("an arrow alone lets go", gone(page, "r5c5", &[("Right", SHIFT), ("Right", 0)]).await, "r5c7")?;
    page.letter('a', CTRL).await;
    page.same("Ctrl+A", page.js("document.querySelectorAll('[aria-selected=true]').length").await, 81)?;
    page.letter('i', CTRL).await;
    page.same("Ctrl+I", page.selected().await, "")?;
    gone(page, "r5c5", &[]).await;
    page.letter('i', CTRL).await;
    page.same("Ctrl+I of one", page.js("document.querySelectorAll('[aria-selected=true]').length").await, 80)?;
    page.key("Escape", "Escape", 0).await;
    page.same("Esc", page.selected().await, "")?;
    gone(page, "r1c1", &[]).await;
    page.key("Enter", "Enter", 0).await;
    page.same("Enter selects the same digit", page.selected().await, "r1c1 r2c6 r8c9")
}

pub(crate) async fn keys_enter(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.same("a digit", page.digit("r1c3").await, "4")?;
    page.digit_key(4, 0).await;
    page.same("the same again clears", page.digit("r1c3").await, "")?;
    page.key("Numpad2", "2", 0).await;
    page.same("a digit of the pad", page.digit("r1c3").await, "2")?;
    page.key("Delete", "Delete", 0).await;
    page.same("Delete", page.digit("r1c3").await, "")?;
    page.digit_key(4, 0).await;
    page.key("Backspace", "Backspace", 0).await;
    page.same("Backspace", page.digit("r1c3").await, "")?;
    page.digit_key(4, 0).await;
    page.digit_key(0, 0).await;
    page.same("0 clears", page.digit("r1c3").await, "")?;
    page.click(&cell("r1c1")).await;
    page.digit_key(9, 0).await;
    page.same("a given stays", page.digit("r1c1").await, "5")?;
    let given = page.phrase("said-given", &[("cell", &page.place("r1c1"))]);
    page.reads("and that is said", &page.said().await, &given, "row 1, column 1 is a clue")
}

pub(crate) async fn keys_mark(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(1, SHIFT).await;
    page.same("Shift marks the corner", page.inside("r1c3", ".corner").await, "1")?;
    page.digit_key(2, ALT).await;
    page.same("Alt, too", page.inside("r1c3", ".corner").await, "12")?;
    page.digit_key(4, CTRL).await;
    page.same("Ctrl marks the centre", page.inside("r1c3", ".centre").await, "4")?;
    page.digit_key(3, CTRL | SHIFT).await;
    let noted = |notes: &str| page.phrase("label-notes", &[("cell", &page.place("r1c3")), ("notes", &notes)]);
    let coloured = page.phrase("label-colours", &[("label", &noted("1 2 4")), ("colours", &"3")]);
    page.same("Ctrl+Shift colours", page.label("r1c3").await, coloured.clone())?;
    page.key("Numpad4", "ArrowLeft", SHIFT).await;
    let english = "row 1, column 3, empty, notes 1 2 4, colour 3";
    page.reads("marks are read out", &page.label("r1c3").await, &coloured, english)
}

pub(crate) async fn keys_choose_tools(page: &Page) -> Outcome {
    let chosen = || async { page.text("[aria-pressed=true].tool").await };
    page.click(&cell("r1c3")).await;
    let (digit, corner) = (page.word("tool-digit"), page.word("tool-corner"));
    for (letter, tool, english) in [
        ('x', corner, "Corner"),
        ('c', page.word("tool-centre"), "Centre"),
        ('v', page.word("tool-colour"), "Colour"),
        ('z', digit, "Digit"),
    ] {
        page.letter(letter, 0).await;
        page.reads(&format!("{letter}"), &chosen().await, tool, english)?;
    }
    page.key("Space", " ", 0).await;
    page.same("Space", chosen().await, corner)?;
    page.key("Space", " ", SHIFT).await;
    page.same("Shift+Space", chosen().await, digit)?;
    page.key("PageDown", "PageDown", 0).await;
    page.same("PageDown", chosen().await, corner)?;
    page.key("PageUp", "PageUp", 0).await;
    page.same("PageUp", chosen().await, digit)?;
    page.letter('c', 0).await;
    page.digit_key(4, 0).await;
    page.same("a digit goes to the tool's layer", page.inside("r1c3", ".centre").await, "4")
}

pub(crate) async fn keys_undo(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(1, 0).await;
    page.digit_key(2, 0).await;
    page.arrow("Right", SHIFT).await;
    page.letter('z', CTRL).await;
    page.same("undo passes over selections", page.digit("r1c3").await, "1")?;
    page.letter('z', CTRL).await;
    page.same("undo", page.digit("r1c3").await, "")?;
    page.letter('y', CTRL).await;
    page.same("Ctrl+Y", page.digit("r1c3").await, "1")?;
    page.letter('z', CTRL | SHIFT).await;
    page.same("Ctrl+Shift+Z", page.digit("r1c3").await, "2")?;
    page.screen("lab").await;
    page.letter('z', CTRL).await;
    page.same("undo from anywhere", page.digit("r1c3").await, "1")
}

pub(crate) async fn keys_pause(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.letter('p', 0).await;
    page.same("P covers the grid", page.grid().await, ".".repeat(81))?;
    page.digit_key(4, 0).await;
    page.click("button.cover").await;
    page.same("nothing was entered meanwhile", page.digit("r1c3").await, "")
}

/// What is read out of a house with these cells, in which these digits are missing.
fn house(page: &Page, kind: &'static str, number: u8, cells: &str, missing: &str) -> String {
    let digits = cells.replace('.', page.word("read-blank"));
    let house = page.phrase(kind, &[("number", &number)]);
    page.phrase("read-house", &[("house", &house), ("digits", &digits), ("missing", &missing)])
}

pub(crate) async fn keys_read_out(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.letter('r', 0).await;
    let row = house(page, "row", 1, "5 3 . . 7 . . . .", "1 2 4 6 8 9");
    let english = "row 1: 5 3 blank blank 7 blank blank blank blank. Missing: 1 2 4 6 8 9";
    page.reads("row", &page.said().await, &row, english)?;
    page.letter('k', 0).await;
    let column = house(page, "column", 3, ". . 8 . . . . . .", "1 2 3 4 5 6 7 9");
    let english = "column 3: blank blank 8 blank blank blank blank blank blank. Missing: 1 2 3 4 5 6 7 9";
    page.reads("column", &page.said().await, &column, english)?;
    page.letter('b', 0).await;
    let box_ = house(page, "box", 1, "5 3 . 6 . . . 9 8", "1 2 4 7");
    page.reads("box", &page.said().await, &box_, "box 1: 5 3 blank 6 blank blank blank 9 8. Missing: 1 2 4 7")?;
    page.letter('n', 0).await;
    let fives = page.phrase("read-of-each", &[("count", &6_u8), ("digit", &5_u8)]);
    page.check("digits left", page.said().await.contains(&fives))?;
    page.letter('m', 0).await;
    let candidates = page.phrase("read-candidates", &[("cell", &page.place("r1c3")), ("notes", &"1 2 4")]);
    page.reads("candidates", &page.said().await, &candidates, "row 1, column 3: candidates 1 2 4")
}

pub(crate) async fn keys_stay_in_the_grid(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.screen("solve").await;
    page.digit_key(4, 0).await;
    page.same("digits are entered where cells are filled alone", page.digit("r1c3").await, "")?;
    page.screen("play").await;
    page.click(&cell("r1c3")).await;
    page.key("Tab", "Tab", 0).await;
    page.check("Tab leaves the grid", !page.focused().await.starts_with("cell-"))?;
    page.key("Tab", "Tab", SHIFT).await;
    page.same("and Shift+Tab comes back to the same cell", page.focused().await, cell("r1c3").trim_start_matches('#'))?;
    page.js("window.addEventListener('keydown', e => window.prevented = e.defaultPrevented)").await;
    page.letter('p', CTRL).await;
    page.same("Ctrl+P is the browser's", page.js("window.prevented").await, false)
}

/// What a screen reader says of an empty cell.
fn empty(page: &Page, name: &str) -> String {
    page.phrase("label-empty", &[("cell", &page.place(name))])
}

pub(crate) async fn roles_and_labels(page: &Page) -> Outcome {
    page.same("one tab stop", page.js("document.querySelectorAll('#board [tabindex=\"0\"]').length").await, 1)?;
    page.click(&cell("r4c7")).await;
    page.arrow("Right", 0).await;
    page.same("it follows the cursor", page.attribute("#board [tabindex=\"0\"]", "id").await, "cell-34")?;
    page.same("and has the focus", page.focused().await, "cell-34")?;
    page.same("a grid", page.attribute("#board", "role").await, "grid")?;
    page.same(
        "of rows",
        page.js("document.querySelectorAll('#board > [role=row] > [role=gridcell]').length").await,
        81,
    )?;
    page.same("with their numbers", page.attribute("#board > :nth-child(4)", "aria-rowindex").await, "4")?;
    page.same("columns, too", page.attribute(&cell("r4c7"), "aria-colindex").await, "7")?;
    let given = page.phrase("label-given", &[("cell", &page.place("r1c1")), ("digit", &5_u8)]);
    page.reads("a given", &page.label("r1c1").await, &given, "row 1, column 1, 5, clue")?;
    page.same("is read only", page.attribute(&cell("r1c1"), "aria-readonly").await, "true")?;
    page.reads("an empty cell", &page.label("r1c3").await, &empty(page, "r1c3"), "row 1, column 3, empty")?;
    page.same("is not", page.attribute(&cell("r1c3"), "aria-readonly").await, "false")
}

pub(crate) async fn mouse_selects(page: &Page) -> Outcome {
    page.click(&cell("r2c2")).await;
    page.same("a click selects", page.selected().await, "r2c2")?;
    page.click(&cell("r3c3")).await;
    page.same("alone", page.selected().await, "r3c3")?;
    page.click_holding(&cell("r5c5"), CTRL).await;
    page.same("Ctrl adds", page.selected().await, "r3c3 r5c5")?;
    page.click_holding(&cell("r7c7"), SHIFT).await;
    page.same("Shift adds", page.selected().await, "r3c3 r5c5 r7c7")?;
    page.click_holding(&cell("r5c5"), CTRL).await;
    page.same("Ctrl takes out", page.selected().await, "r3c3 r7c7")?;
    page.click(&cell("r3c3")).await;
    page.click(&cell("r3c3")).await;
    page.same("the only one lets go", page.selected().await, "")?;
    page.click(&cell("r3c3")).await;
    let (x, y) = (page.js("document.querySelector('main').getBoundingClientRect().left - 8").await, 600.0);
    let at = (x.as_f64().unwrap(), y);
    page.mouse("mousePressed", at, 1, 0).await;
    page.mouse("mouseReleased", at, 1, 0).await;
    page.same("a click beside lets go", page.selected().await, "")
}

pub(crate) async fn mouse_drags(page: &Page) -> Outcome {
    page.drag("r2c2", "r2c4", 0).await;
    page.same("a drag selects its way", page.selected().await, "r2c2 r2c3 r2c4")?;
    page.drag("r4c4", "r7c7", 0).await;
    page.same("a diagonal brushes nothing", page.selected().await, "r4c4 r5c5 r6c6 r7c7")?;
    page.drag("r5c5", "r6c6", CTRL).await;
    page.same("from a selected cell it takes out", page.selected().await, "r4c4 r7c7")?;
    page.drag("r1c1", "r1c2", CTRL).await;
    page.same("from another it adds", page.selected().await, "r1c1 r1c2 r4c4 r7c7")
}

pub(crate) async fn mouse_double_clicks(page: &Page) -> Outcome {
    page.double_click(&cell("r1c1"), 0).await;
    page.same("the same digit", page.selected().await, "r1c1 r2c6 r8c9")?;
    page.double_click(&cell("r1c2"), CTRL).await;
    page.check(
        "Ctrl adds those of another",
        page.js("document.querySelectorAll('[aria-selected=true]').length").await.as_u64() >= Some(5),
    )?;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, SHIFT).await;
    page.click(&cell("r1c4")).await;
    page.digit_key(2, SHIFT).await;
    page.double_click(&cell("r1c3"), 0).await;
    page.same("the same marks", page.selected().await, "r1c3 r1c4")
}

pub(crate) async fn keypad_enters(page: &Page) -> Outcome {
    let left = |count: u8| page.phrase("key-digit", &[("digit", &5_u8), ("left", &count)]);
    page.reads("how many are left", &page.attribute("#key-5", "aria-label").await, &left(6), "5, 6 left")?;
    page.click(&cell("r5c5")).await;
    page.click("#key-5").await;
    page.same("a press enters", page.digit("r5c5").await, "5")?;
    page.reads("and counts", &page.attribute("#key-5", "aria-label").await, &left(5), "5, 5 left")?;
    page.click("#key-erase").await;
    page.same("erase", page.digit("r5c5").await, "")?;
    page.click("#undo").await;
    page.same("undo", page.digit("r5c5").await, "5")?;
    page.click("#redo").await;
    page.same("redo", page.digit("r5c5").await, "")?;
    page.click("#tool-corner").await;
    page.click("#key-5").await;
    page.same("the tool decides", page.inside("r5c5", ".corner").await, "5")
}

pub(crate) async fn marks_on_several_cells(page: &Page) -> Outcome {
    page.click("#tool-corner").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.drag("r1c3", "r1c4", 0).await;
    page.digit_key(2, 0).await;
    let both = || async { (page.inside("r1c3", ".corner").await, page.inside("r1c4", ".corner").await) };
    page.same("set in all where any lacks it", both().await, ("2".into(), "2".into()) as (String, String))?;
    page.digit_key(2, 0).await;
    page.same("else cleared in all", both().await, (String::new(), String::new()))
}

pub(crate) async fn clearing_by_layers(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(1, SHIFT).await;
    page.digit_key(2, CTRL).await;
    page.digit_key(4, 0).await;
    page.key("Delete", "Delete", 0).await;
    page.same("the digit first", page.inside("r1c3", "span span").await, "2")?;
    page.key("Delete", "Delete", 0).await;
    page.same("then the centre", page.inside("r1c3", ".corner").await, "1")?;
    page.key("Delete", "Delete", 0).await;
    page.reads("then the corners", &page.label("r1c3").await, &empty(page, "r1c3"), "row 1, column 3, empty")
}

pub(crate) async fn clashes(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(5, 0).await;
    let houses = ["row", "box"].map(|kind| page.phrase(kind, &[("number", &1_u8)])).join(page.word("list-and"));
    let about: &[(&str, &dyn Argument)] = &[("cell", &page.place("r1c3")), ("digit", &5_u8), ("houses", &houses)];
    let english = "row 1, column 3: 5, clashes with another 5 in row 1 and box 1";
    page.reads("said at once", &page.said().await, &page.phrase("said-clash", about), english)?;
    let given = page.phrase("label-given", &[("cell", &page.place("r1c1")), ("digit", &5_u8)]);
    let label = page.phrase("label-clash", &[("label", &given)]);
    page.reads("in the label", &page.label("r1c1").await, &label, "row 1, column 1, 5, clue, conflict")?;
    let mark = "getComputedStyle(document.querySelector('#cell-2'), '::after').borderTopWidth !== '0px'";
    page.same("a corner marks it, not colour alone", page.js(mark).await, true)?;
    page.screen("solve").await;
    page.same("Solve is off", page.js("document.querySelector('#solve-now').disabled").await, true)?;
    let reason = page.text("#solve-reason").await;
    page.check("and says why", page.is_phrase(&reason, "solve-clash", &[("digit", &5_u8)]))?;
    let english = "Can’t solve this yet: 5 appears more than once in";
    page.check("in English, too", !page.is_english() || reason.starts_with(english))?;
    page.letter('z', CTRL).await;
    page.same("and on again", page.js("document.querySelector('#solve-now').disabled").await, false)
}

pub(crate) async fn candidates(page: &Page) -> Outcome {
    page.click("#auto").await;
    page.same("they show by themselves", page.inside("r1c3", ".small").await, "124")?;
    page.click("#tool-centre").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.same("and can be struck", page.inside("r1c3", ".small").await, "14")?;
    page.click("#tool-digit").await;
    page.click(&cell("r3c1")).await;
    page.digit_key(1, 0).await;
    page.same("and follow the digits", page.inside("r1c3", ".small").await, "4")?;
    page.letter('z', CTRL).await;
    page.same("both ways", page.inside("r1c3", ".small").await, "14")?;
    page.click("#auto").await;
    page.click("#note-all").await;
    page.same("or are written as marks, without the struck one", page.inside("r1c3", ".centre").await, "14")
}

pub(crate) async fn colours(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.click("#tool-colour").await;
    page.click("#key-6").await;
    let label = |colours: &str| page.phrase("label-colours", &[("label", &empty(page, "r1c3")), ("colours", &colours)]);
    page.reads("a colour", &page.label("r1c3").await, &label("6"), "row 1, column 3, empty, colour 6")?;
    page.click("#key-2").await;
    page.reads("and another", &page.label("r1c3").await, &label("2 6"), "row 1, column 3, empty, colour 2 6")?;
    let stripes = page.js("getComputedStyle(document.querySelector('#cell-2')).backgroundImage").await;
    page.check("both as stripes", stripes.as_str().is_some_and(|image| image.matches(" 50%").count() == 2))?;
    page.click("#tint-candidates").await;
    page.click("#key-4").await;
    page.click(&cell("r1c4")).await;
    page.digit_key(2, 0).await;
    page.same("candidates have their own", page.inside("r1c4", ".tint-4").await, "2")?;
    page.letter('z', CTRL).await;
    page.same("which are undone, too", page.inside("r1c4", ".tint-4").await, "")
}

pub(crate) async fn touch_at_320(page: &Page) -> Outcome {
    page.resize(320, 640, true).await;
    pause(100).await;
    page.tap(&cell("r1c3")).await;
    page.same("a tap selects", page.selected().await, "r1c3")?;
    page.tap("#key-4").await;
    page.same("a tap enters", page.digit("r1c3").await, "4")?;
    page.swipe("r4c4", "r6c6").await;
    page.same("a finger drags a selection", page.selected().await, "r4c4 r5c5 r6c6")?;
    page.long_press("r1c1").await;
    page.wait("a long press opens a menu", "document.querySelector('#cell-menu:popover-open')").await?;
    page.tap("#cell-menu [role=menuitem]:nth-last-child(2)").await;
    page.same("which selects the same digit", page.selected().await, "r1c1 r2c6 r8c9")
}

pub(crate) async fn sizes_at_320(page: &Page) -> Outcome {
    page.resize(320, 640, true).await;
    pause(100).await;
    let least = |css: &str| {
        format!(
            "Math.min(...[...document.querySelectorAll('{css}')].flatMap(e => [e.getBoundingClientRect().width, e.getBoundingClientRect().height]))"
        )
    };
    let cells = page.js(&least(".cell")).await.as_f64().unwrap();
    page.check(&format!("cells of {cells} px"), cells >= 24.0)?;
    let keys = page.js(&least(".key, .tool, .action")).await.as_f64().unwrap();
    page.check(&format!("keys of {keys} px"), keys >= 44.0)?;
    page.same("no scrolling sideways", page.js("document.documentElement.scrollWidth <= 320").await, true)?;
    let viewport = page.attribute("meta[name=viewport]", "content").await;
    page.check("zoom is not blocked", !viewport.contains("user-scalable") && !viewport.contains("maximum-scale"))?;
    page.same(
        "two fingers zoom on the board",
        page.js("getComputedStyle(document.querySelector('#board')).touchAction").await,
        "pinch-zoom",
    )
}
