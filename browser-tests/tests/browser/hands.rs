//! The app works in every hand: what a move needs is in sight in every window, and keys always have somewhere to go.

use serde_json::Value;

use crate::page::{CTRL, Outcome, Page, SHIFT, cell, pause};

const HARD: &str = "#p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// Phones upright and on their side, and tablets.
const WINDOWS: [(u32, u32); 8] =
    [(390, 664), (375, 667), (360, 640), (320, 568), (664, 390), (667, 375), (820, 1180), (1180, 820)];

/// What every move needs.
const NEEDED: &str =
    "#board, #key-1, #key-2, #key-3, #key-4, #key-5, #key-6, #key-7, #key-8, #key-9, #key-erase, #undo, #hint";

/// Which of these are not wholly in the window, or lie under something else.
fn hidden(css: &str) -> String {
    format!(
        "[...document.querySelectorAll('{css}')].filter(e => {{
            const b = e.getBoundingClientRect(), top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
            const inside = b.left >= 0 && b.top >= 0 && b.right <= innerWidth + 0.5 && b.bottom <= innerHeight + 0.5;
            return b.width === 0 || !inside || !e.contains(top); }}).map(e => e.id).join(', ')"
    )
}

async fn number(page: &Page, expression: &str) -> f64 {
    page.js(expression).await.as_f64().unwrap_or_default()
}

pub(crate) async fn controls_are_in_sight_at_eight_sizes(page: &Page) -> Outcome {
    for (width, height) in WINDOWS {
        page.resize(width, height, true).await;
        page.visit(HARD).await;
        page.same("how many there are", page.js(&format!("document.querySelectorAll('{NEEDED}').length")).await, 13)?;
        page.same(&format!("hidden at {width} × {height}"), page.js(&hidden(NEEDED)).await, "")?;
        let scrolls = "document.documentElement.scrollHeight > innerHeight";
        page.same(&format!("nothing is to be scrolled to at {width} × {height}"), page.js(scrolls).await, false)?;
        let board = page.js("JSON.stringify(document.querySelector('#board').getBoundingClientRect())").await;
        page.click("#hint").await;
        page.wait("a hint", "document.querySelector('.hint-card.told')").await?;
        let told = "#board, #key-1, #key-9, #key-erase, #undo, #hint-more, #hint-close";
        page.same(&format!("hidden by a hint at {width} × {height}"), page.js(&hidden(told)).await, "")?;
        let after = page.js("JSON.stringify(document.querySelector('#board').getBoundingClientRect())").await;
        page.same("a hint does not move the board", after, board)?;
        page.click("#hint-close").await;
        page.same("and can be closed", page.text("#hint-card").await, "")?;
        page.click("#tool-colour").await;
        page.same(&format!("hidden while colouring at {width} × {height}"), page.js(&hidden(NEEDED)).await, "")?;
    }
    Ok(())
}

pub(crate) async fn the_rest_is_in_a_sheet(page: &Page) -> Outcome {
    page.resize(390, 664, true).await;
    page.same("it is closed at first", page.js(&hidden("#note-all")).await, "note-all")?;
    page.click("#more").await;
    page.same("all of it is shown", page.js(&hidden(".command")).await, "")?;
    page.key("Escape", "Escape", 0).await;
    page.wait("Esc to close it", "!document.querySelector(':popover-open')").await?;
    page.click("#more").await;
    page.click("#note-all").await;
    page.same("a command is done", page.inside("r1c3", ".centre").await, "124")?;
    page.same("and closes it", page.js("!!document.querySelector(':popover-open')").await, false)?;
    page.screen("solve").await;
    page.wait("other screens are there, too", "document.querySelector('.panel.solve')").await
}

pub(crate) async fn small_windows_do_not_scroll_sideways(page: &Page) -> Outcome {
    for (width, height) in [(320, 256), (360, 225), (640, 400), (720, 450)] {
        page.resize(width, height, false).await;
        for screen in ["home", "play", "new", "enter", "solve", "lab", "settings"] {
            page.js(&format!("location.hash = '#{screen}'")).await;
            page.wait(screen, &format!("document.querySelector('.panel.{screen}')")).await?;
            let over = "document.documentElement.scrollWidth > innerWidth";
            page.same(&format!("{screen} at {width} × {height}"), page.js(over).await, false)?;
        }
        page.js("location.hash = '#play'").await;
        page.wait("the keys", "document.querySelector('#key-9')").await?;
        let keys = hidden("#key-1, #key-9, #key-erase");
        page.same(&format!("keys at {width} × {height}"), page.js(&keys).await, "")?;
        let side = number(page, "document.querySelector('.cell').getBoundingClientRect().width").await;
        page.check(&format!("cells of {side} px at {width} × {height}"), side >= 23.5)?;
    }
    Ok(())
}

pub(crate) async fn the_board_grows_with_the_window(page: &Page) -> Outcome {
    for (width, height, least) in [(1440, 900, 780.0), (2560, 1440, 1200.0), (820, 1180, 740.0)] {
        page.resize(width, height, false).await;
        let side = number(page, "document.querySelector('#board').getBoundingClientRect().width").await;
        page.check(&format!("a board of {side} px at {width} × {height}"), side >= least)?;
    }
    Ok(())
}

pub(crate) async fn a_scroll_beside_the_board_scrolls(page: &Page) -> Outcome {
    page.resize(320, 256, true).await;
    let before = page.selected().await;
    page.finger("touchStart", Some((16.0, 150.0))).await;
    for step in 1..=10 {
        page.finger("touchMove", Some((16.0, 150.0 - f64::from(10 * step)))).await;
    }
    page.finger("touchEnd", None).await;
    page.wait("the page to scroll", "scrollY > 20").await?;
    page.same("and nothing is selected by it", page.selected().await, before)
}

pub(crate) async fn keys_work_from_the_first_moment(page: &Page) -> Outcome {
    page.visit("#play").await;
    page.same("the first open cell is chosen", page.selected().await, "r1c3")?;
    page.digit_key(4, 0).await;
    page.same("a digit goes there", page.digit("r1c3").await, "4")?;
    page.arrow("Right", 0).await;
    page.digit_key(6, SHIFT).await;
    page.same("an arrow moves on", page.inside("r1c4", ".corner").await, "6")?;
    page.click(&cell("r1c3")).await;
    page.visit("#play").await;
    page.click(&cell("r1c4")).await;
    page.same("a first click on the chosen cell keeps it", page.selected().await, "r1c4")
}

/// What is clicked before a digit is typed, and the key that makes it possible.
const CLICKED: [(&str, &str); 14] = [
    ("", "#tool-corner"),
    ("", "#tool-digit"),
    ("", "#key-3"),
    ("", "#key-erase"),
    ("", "#undo"),
    ("z", "#redo"),
    ("", "#hint"),
    ("h", "#hint-close"),
    ("", "#pause"),
    ("p", "button.cover"),
    ("", "#auto"),
    ("", "#undo-mistakes"),
    ("", ".title"),
    ("", ".panel.play"),
];

pub(crate) async fn keys_work_after_every_click(page: &Page) -> Outcome {
    page.visit("#play").await;
    for (before, css) in CLICKED {
        if let Some(letter) = before.chars().next() {
            page.letter(letter, if letter == 'z' { CTRL } else { 0 }).await;
        }
        page.wait(css, &format!("document.querySelector('{css}:not(:disabled)')")).await?;
        page.click(css).await;
        if css == "#pause" {
            page.letter('p', 0).await;
            page.same("P goes on", page.js("document.querySelector('button.cover') === null").await, true)?;
        }
        page.letter('z', 0).await;
        type_at_r5c5(page, css).await?;
    }
    Ok(())
}

/// Types into a cell with nothing but keys.
async fn type_at_r5c5(page: &Page, after: &str) -> Outcome {
    page.key("Home", "Home", CTRL).await;
    for _ in 0..4 {
        page.arrow("Down", 0).await;
        page.arrow("Right", 0).await;
    }
    page.key("Delete", "Delete", 0).await;
    page.digit_key(5, 0).await;
    page.same(&format!("typed after {after}"), page.digit("r5c5").await, "5")?;
    page.same(&format!("the focus after {after}"), page.focused().await, "cell-40")
}

pub(crate) async fn a_control_that_ends_gives_its_focus_to_the_board(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.digit_key(4, 0).await;
    page.js("document.querySelector('#undo').focus()").await;
    page.js("document.querySelector('#undo').click()").await;
    page.same("nothing is left to undo", page.js("document.querySelector('#undo').disabled").await, true)?;
    page.same("the board has the focus", page.focused().await, "cell-2")
}

pub(crate) async fn a_hint_is_applied_by_two_keys(page: &Page) -> Outcome {
    page.visit(HARD).await;
    let open = page.js("document.querySelectorAll('.digit').length").await;
    page.letter('j', 0).await;
    page.wait("the whole step", "document.querySelector('#apply')").await?;
    page.letter('j', 0).await;
    page.wait("one more digit", &format!("document.querySelectorAll('.digit').length === {open} + 1")).await
}

pub(crate) async fn keys_walk_a_path(page: &Page) -> Outcome {
    page.visit(HARD).await;
    page.screen("solve").await;
    page.click("#solve-steps").await;
    page.wait("the path", "document.querySelector('#walk')").await?;
    pause(50).await;
    for (code, key, at) in [("Period", ".", "1"), ("Period", ".", "2"), ("Comma", ",", "1")] {
        page.key(code, key, 0).await;
        page.same(key, page.js("document.querySelector('#walk').value").await, Value::from(at))?;
    }
    Ok(())
}

pub(crate) async fn a_chosen_digit_goes_where_is_tapped(page: &Page) -> Outcome {
    page.click("#first").await;
    page.click("#key-4").await;
    page.same("the key is held", page.attribute("#key-4", "aria-pressed").await, "true")?;
    page.same("nothing is entered yet", page.digit("r1c3").await, "")?;
    page.click(&cell("r1c3")).await;
    page.click(&cell("r1c4")).await;
    page.same(
        "the cells get it",
        (page.digit("r1c3").await, page.digit("r1c4").await),
        ("4".into(), "4".into()) as (String, String),
    )?;
    page.click(&cell("r1c4")).await;
    page.same("and lose it", page.digit("r1c4").await, "")?;
    page.click("#tool-corner").await;
    page.click(&cell("r1c6")).await;
    page.same("or a note", page.inside("r1c6", ".corner").await, "4")?;
    page.click("#key-4").await;
    page.click(&cell("r1c7")).await;
    page.same("until the key is let go", page.inside("r1c7", ".corner").await, "")
}

pub(crate) async fn held_modifiers_are_shown_on_the_tools(page: &Page) -> Outcome {
    let shown = "[...document.querySelectorAll('.while-held')].map(e => e.id).join(' ')";
    for (code, key, modifiers, tool) in
        [("ShiftLeft", "Shift", SHIFT, "tool-corner"), ("ControlLeft", "Control", CTRL, "tool-centre")]
    {
        let event = |kind: &str, modifiers: u8| serde_json::json!({ "type": kind, "code": code, "key": key, "modifiers": modifiers });
        page.cdp("Input.dispatchKeyEvent", event("keyDown", modifiers)).await;
        page.same(key, page.js(shown).await, tool)?;
        page.cdp("Input.dispatchKeyEvent", event("keyUp", 0)).await;
        page.same("let go", page.js(shown).await, "")?;
    }
    Ok(())
}

pub(crate) async fn settings_are_searched_and_explained(page: &Page) -> Outcome {
    page.screen("settings").await;
    let bare = "[...document.querySelectorAll('.setting')].filter(e => e.querySelector('.why').textContent.length < 20).length";
    page.same("each has a sentence", page.js(bare).await, 0)?;
    // A word that stands in two settings in English, and one of them by its name in other languages.
    let (sought, found) =
        if page.is_english() { ("left", "counts left-handed") } else { (page.word("left-handed"), "left-handed") };
    page.type_into("#search-settings", sought).await;
    let seen = "[...document.querySelectorAll('.setting')].filter(e => e.checkVisibility()).map(e => e.lastChild.id).join(' ')";
    page.same("those that were searched for are left", page.js(seen).await, found)?;
    page.click("#left-handed").await;
    page.screen("play").await;
    let left = "document.querySelector('.keypad').getBoundingClientRect().right < document.querySelector('#board').getBoundingClientRect().left";
    page.same("the keys are on the left", page.js(left).await, true)
}

/// The centre notes of a cell, or its candidates.
async fn notes_of(page: &Page, name: &str) -> String {
    format!("{}{}", page.inside(name, ".centre").await, page.inside(name, ".small").await)
}

pub(crate) async fn notes_are_kept_in_four_ways(page: &Page) -> Outcome {
    for (keeping, notes, after) in [("0", "", ""), ("1", "", ""), ("2", "124", "24"), ("3", "124", "24")] {
        page.screen("settings").await;
        page.type_into("#keeping", keeping).await;
        page.screen("play").await;
        page.paste(&HARD[3..]).await;
        page.wait("another puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '1'").await?;
        page.paste("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").await;
        page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '5'").await?;
        page.same(&format!("notes kept in way {keeping}"), notes_of(page, "r1c3").await, notes)?;
        page.click(&cell("r3c1")).await;
        page.digit_key(1, 0).await;
        page.same("after a digit beside them", notes_of(page, "r1c3").await, after)?;
    }
    Ok(())
}

const MENU: &str = "document.querySelector('#cell-menu:popover-open')";

/// The item of a menu that has the focus.
async fn focused_item(page: &Page) -> String {
    let text = page.js("document.activeElement.closest('#cell-menu') ? document.activeElement.textContent : ''").await;
    text.as_str().unwrap_or_default().to_owned()
}

/// What the menu offers besides notes and colours.
async fn offered(page: &Page) -> String {
    let offered = page.js("[...document.querySelectorAll('#cell-menu > button')].filter(e => e.checkVisibility()).map(e => e.textContent).join(', ')").await;
    offered.as_str().unwrap_or_default().to_owned()
}

/// What the menu calls the clearing of so many cells.
fn clear(page: &Page, count: usize) -> String {
    page.phrase("menu-clear", &[("count", &count)])
}

pub(crate) async fn a_right_click_opens_the_menu_of_a_cell(page: &Page) -> Outcome {
    page.right_click(&cell("r5c5")).await;
    page.wait("the menu", MENU).await?;
    page.same("it belongs to the cell", page.attribute("#cell-menu", "aria-label").await, page.place("r5c5"))?;
    page.same("which is selected", page.selected().await, "r5c5")?;
    page.reads("what it offers", &offered(page).await, &clear(page, 1), "Clear the cell")?;
    let covers = "(a => (b => a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom)(document.querySelector('#cell-menu').getBoundingClientRect()))(document.querySelector('#cell-40').getBoundingClientRect())";
    page.same("the cell stays in sight", page.js(covers).await, false)?;
    page.click("#cell-menu .pad:first-child button:nth-child(7)").await;
    page.click("#cell-menu .pad:last-child button:nth-child(3)").await;
    page.same(
        "notes and colours are ticked",
        page.js("[...document.querySelectorAll('#cell-menu [aria-checked=true]')].map(e => e.textContent).join()")
            .await,
        "7,3",
    )?;
    let noted = page.phrase("label-notes", &[("cell", &page.place("r5c5")), ("notes", &"7")]);
    let label = page.phrase("label-colours", &[("label", &noted), ("colours", &"3")]);
    let english = "row 5, column 5, empty, notes 7, colour 3";
    page.reads("the cell has them", &page.label("r5c5").await, &label, english)?;
    page.click("#cell-menu > button").await;
    page.same("the only digit that the notes leave", page.digit("r5c5").await, "7")?;
    page.same("the menu is closed", page.js(&format!("{MENU} === null")).await, true)?;
    page.same("and the board has the focus", page.focused().await, "cell-40")?;
    page.drag("r1c3", "r1c4", 0).await;
    page.right_click(&cell("r1c4")).await;
    page.wait("the menu of two cells", MENU).await?;
    page.same("they stay selected", page.selected().await, "r1c3 r1c4")?;
    page.reads("what two cells have in common", &offered(page).await, &clear(page, 2), "Clear these cells")?;
    page.click(&cell("r9c1")).await;
    page.same("a click beside it closes it", page.js(&format!("{MENU} === null")).await, true)
}

pub(crate) async fn the_menu_of_a_cell_has_keys(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.key("F10", "F10", SHIFT).await;
    page.wait("the menu", MENU).await?;
    page.same("the first item has the focus", focused_item(page).await, "1")?;
    let clear = clear(page, 1);
    for (to, item) in [("Right", "2"), ("Down", "5"), ("Left", "4"), ("Up", "1"), ("Up", &*clear), ("Down", "1")] {
        page.arrow(to, 0).await;
        page.same(to, focused_item(page).await, item)?;
    }
    page.key("End", "End", 0).await;
    page.same("End", focused_item(page).await, clear)?;
    page.key("Home", "Home", 0).await;
    page.key("Space", " ", 0).await;
    page.same("a note", page.inside("r1c3", ".centre").await, "1")?;
    page.digit_key(5, 0).await;
    page.same("keys of the board do nothing", page.digit("r1c3").await, "")?;
    page.key("Escape", "Escape", 0).await;
    page.same("Escape closes it", page.js(&format!("{MENU} === null")).await, true)?;
    page.same("the cell has the focus", page.focused().await, "cell-2")?;
    page.key("ContextMenu", "ContextMenu", 0).await;
    page.wait("its own key", MENU).await?;
    let roles = "[...new Set([...document.querySelectorAll('#cell-menu [role]')].map(e => e.role))].sort().join(' ')";
    page.same("roles", page.js(roles).await, "group menuitem menuitemcheckbox presentation")?;
    page.key("Escape", "Escape", 0).await;
    page.letter('p', 0).await;
    page.key("ContextMenu", "ContextMenu", 0).await;
    page.same("a pause has none", page.js(&format!("{MENU} === null")).await, true)
}

pub(crate) async fn a_long_press_opens_the_menu(page: &Page) -> Outcome {
    for (width, height) in [(390, 664), (320, 568), (320, 256)] {
        page.resize(width, height, true).await;
        page.visit("#play").await;
        for name in ["r1c3", "r5c5", "r9c9"] {
            page.long_press(name).await;
            page.wait(&format!("the menu of {name} at {width} × {height}"), MENU).await?;
            page.same(&format!("it fits {width} × {height}"), page.js(&hidden("#cell-menu")).await, "")?;
            page.same("no text is selected", page.js("getSelection().toString()").await, "")?;
            page.key("Escape", "Escape", 0).await;
        }
        page.same("nothing has moved", page.js("document.documentElement.scrollWidth > innerWidth").await, false)?;
    }
    page.resize(390, 664, true).await;
    page.visit("#play").await;
    page.click("#more").await;
    page.click("#first").await;
    page.click("#key-4").await;
    page.long_press("r1c3").await;
    page.wait("the menu", MENU).await?;
    page.same("a long press is no entry of the chosen digit", page.digit("r1c3").await, "")?;
    page.tap("#cell-menu .pad:first-child button:nth-child(2)").await;
    page.same("a tap chooses", page.inside("r1c3", ".centre").await, "2")
}

pub(crate) async fn the_menu_takes_a_mistake_back(page: &Page) -> Outcome {
    page.screen("settings").await;
    page.type_into("#mistakes", "2").await;
    page.screen("play").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.wait("the mistake", "document.querySelector('#cell-2.wrong')").await?;
    page.click(&cell("r1c4")).await;
    page.digit_key(6, 0).await;
    page.right_click(&cell("r1c3")).await;
    page.wait("the menu", MENU).await?;
    let same = page.phrase("menu-same", &[("digit", &2_u8)]);
    let all = [&*clear(page, 1), &same, page.word("undo-mistakes")].join(", ");
    let english = "Clear the cell, Select every 2, Undo to before the first mistake";
    page.reads("offers", &offered(page).await, &all, english)?;
    page.click("#cell-menu > button:last-child").await;
    page.same("both are gone", (page.digit("r1c3").await, page.digit("r1c4").await), (String::new(), String::new()))
}

pub(crate) async fn a_hint_takes_a_mistake_out(page: &Page) -> Outcome {
    page.screen("play").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(2, 0).await;
    page.click("#hint").await;
    page.wait_long("what can be done", "document.querySelector('#erase-wrong')").await?;
    page.click("#erase-wrong").await;
    page.wait("the digit is gone", "!document.querySelector('#cell-2 .digit')?.textContent").await?;
    page.wait("and so is the hint", "!document.querySelector('#erase-wrong')").await
}

pub(crate) async fn a_hint_puts_a_note_back(page: &Page) -> Outcome {
    page.screen("play").await;
    page.click("#note-all").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(4, CTRL).await;
    page.click("#hint").await;
    page.wait_long("that one is missing", "document.querySelector('#hint-more')").await?;
    page.click("#hint-more").await;
    page.wait_long("which", "document.querySelector('#put-back')").await?;
    page.click("#put-back").await;
    page.wait("the note is there", "document.querySelector('#cell-2 .centre')?.textContent === '124'").await?;
    page.wait("and the hint is gone", "!document.querySelector('#put-back')").await?;
    page.click("#note-all").await;
    page.has("#message", page.word("snack-all-noted")).await
}

pub(crate) async fn counts_are_hidden_and_never_negative(page: &Page) -> Outcome {
    page.click(&cell("r1c3")).await;
    page.letter('a', CTRL).await;
    page.digit_key(5, 0).await;
    page.same("more than nine of a digit", page.attribute("#key-5 .key-left", "data-left").await, "0")?;
    let placed = page.phrase("key-done", &[("digit", &5_u8)]);
    page.reads("in words", &page.attribute("#key-5", "aria-label").await, &placed, "5, all placed")?;
    page.letter('z', CTRL).await;
    let shown = "document.querySelector('#key-5 .key-left').checkVisibility()";
    page.same("counts are shown", page.js(shown).await, true)?;
    page.screen("settings").await;
    page.click("#counts").await;
    page.screen("play").await;
    page.same("unless they are not wanted", page.js(shown).await, false)
}

pub(crate) async fn nothing_moves_where_less_motion_is_wanted(page: &Page) -> Outcome {
    // In one go: the app sets the board's classes anew whenever it draws.
    let motion = "(() => { document.querySelector('#board').classList.add('won'); \
        const style = getComputedStyle(document.querySelector('.cell')); \
        return style.transitionDuration + ' ' + style.animationName; })()";
    for (wanted, expected) in [("no-preference", "0.09s won"), ("reduce", "0s none")] {
        let features = serde_json::json!([{ "name": "prefers-reduced-motion", "value": wanted }]);
        page.cdp("Emulation.setEmulatedMedia", serde_json::json!({ "features": features })).await;
        page.same(wanted, page.js(motion).await, expected)?;
    }
    page.cdp("Emulation.setEmulatedMedia", serde_json::json!({ "features": [] })).await;
    Ok(())
}
