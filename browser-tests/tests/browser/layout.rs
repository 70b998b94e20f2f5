//! Every window shows all there is: nothing lies under anything else, and what speaks of the board is read beside it.

use serde_json::json;

use crate::exchange::{file, pick};
use crate::page::{Outcome, Page, cell, pause};

/// Phones, tablets and desktops, upright and on their side.
const WINDOWS: [(u32, u32); 12] = [
    (320, 640),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (932, 430),
    (768, 1024),
    (912, 1368),
    (1024, 768),
    (1024, 1366),
    (1280, 600),
    (1920, 1080),
];

/// What lies over what, as a text; nothing if all is well.
const OVERLAPS: &str = "(() => {
    const box = css => document.querySelector(css).getBoundingClientRect();
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const board = box('.board-frame'), faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    // Screens that do not speak of the board leave it out where it would be in the way.
    if (board.width === 0) return faults.join(', ');
    if (over(board, box('.panel-side'))) faults.push('the panel is under the board');
    if (over(board, box('.tabs'))) faults.push('the tabs are over the board');
    if (over(board, box('.status'))) faults.push('the state of the game is over the board');
    if (board.left < 0 || board.right > innerWidth || board.bottom > innerHeight) faults.push('the board is not all in sight');
    // The first page says itself what there is to go on with.
    const isHome = document.querySelector('[data-panel=home]') !== null;
    if (!isHome && box('.status').height < 20) faults.push('the state of the game is not shown');
    return faults.join(', ');
})()";

pub(crate) async fn every_window_shows_all(page: &Page) -> Outcome {
    for (width, height) in WINDOWS {
        page.resize(width, height, width.min(height) < 500).await;
        for screen in ["play", "home", "new", "enter", "solve", "lab", "settings"] {
            page.screen(screen).await;
            pause(50).await;
            page.same(&format!("{screen} at {width} × {height}"), page.js(OVERLAPS).await, "")?;
        }
    }
    Ok(())
}

pub(crate) async fn a_hint_moves_no_board_and_names_its_cells(page: &Page) -> Outcome {
    let labels = "[...document.querySelectorAll('.labels span')].filter(e => {
        const b = e.getBoundingClientRect();
        const seen = document.elementsFromPoint(b.x + b.width / 2, b.y + b.height / 2);
        return b.width > 0 && b.left >= 0 && !seen.some(over => over.matches('.top, .tabs')); }).length";
    let place = "(b => [b.left, b.top, b.width])(document.querySelector('#board').getBoundingClientRect())";
    for (width, height) in [(1280, 600), (1366, 768), (390, 664), (320, 640)] {
        page.resize(width, height, width < 500).await;
        page.visit("#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").await;
        let before = page.js(place).await;
        page.same("no labels in a game", page.js(labels).await, 0)?;
        for _ in 0..3 {
            page.key("KeyH", "h", 0).await;
            pause(300).await;
        }
        page.wait_long("the whole hint", "document.querySelector('#apply')").await?;
        page.same(&format!("the board stays at {width} × {height}"), page.js(place).await, before)?;
        page.same(&format!("rows and columns have labels at {width} × {height}"), page.js(labels).await, 18)?;
    }
    page.resize(1280, 800, false).await;
    page.screen("settings").await;
    page.click("#labels").await;
    page.screen("play").await;
    page.same("always, if that is wanted", page.js(labels).await, 18)
}

pub(crate) async fn a_hint_beside_the_board_moves_no_page(page: &Page) -> Outcome {
    let sight = "['.status', '#board', '#hint-card'].filter(css => {
        const box = document.querySelector(css).getBoundingClientRect();
        return box.top < 52 || box.bottom > innerHeight; }).join()";
    for (width, height) in [(1366, 768), (1280, 720), (1920, 1080)] {
        page.resize(width, height, false).await;
        page.visit("#p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..").await;
        for told in ["#hint-more", "#hint-more", "#apply"] {
            page.key("KeyH", "h", 0).await;
            page.wait_long("a hint", &format!("document.querySelector('{told}')")).await?;
            pause(300).await;
            page.same(&format!("the page stays at {width} × {height}"), page.js("scrollY").await, 0)?;
            page.same("and all is in sight", page.js(sight).await, "")?;
        }
    }
    Ok(())
}

pub(crate) async fn keys_stay_where_they_are_when_colours_come(page: &Page) -> Outcome {
    let keys = "JSON.stringify([...document.querySelectorAll('.key')].map(key => {
        const box = key.getBoundingClientRect();
        return [box.left, box.top, box.width, box.height].map(Math.round); }))";
    let sight = "document.querySelector('.actions').getBoundingClientRect().bottom <= innerHeight";
    let sizes = [(320, 568), (390, 664), (390, 844), (667, 375), (844, 390), (768, 1024), (1366, 768), (1920, 1080)];
    for (width, height) in sizes {
        page.resize(width, height, width < 900).await;
        page.click("#tool-digit").await;
        let before = page.js(keys).await;
        page.click("#tool-colour").await;
        page.wait("the choice between cells and candidates", "document.querySelector('#tint-candidates')").await?;
        page.same(&format!("the keys stay at {width} × {height}"), page.js(keys).await, before)?;
        page.same("and all is in sight", page.js(sight).await, true)?;
    }
    Ok(())
}

pub(crate) async fn pages_of_techniques_have_tabs_on_a_phone(page: &Page) -> Outcome {
    let tabs = "[...document.querySelectorAll('.tabs a')].filter(e => e.checkVisibility()).length";
    for address in ["techniques/basic-fish.html", "techniques/de/basic-fish.html"] {
        page.resize(1280, 800, false).await;
        page.goto(address).await;
        page.same("none on a desk", page.js(tabs).await, 0)?;
        page.resize(390, 664, true).await;
        page.same("those of the app on a phone", page.js(tabs).await, 6)?;
        page.click(".tabs a:nth-child(4)").await;
        page.wait("the app", "document.documentElement.dataset.panel === 'solve'").await?;
    }
    Ok(())
}

pub(crate) async fn the_lab_has_its_place_before_it_is_there(page: &Page) -> Outcome {
    let note = "(() => { window.seen = []; const look = () => {
            const place = document.querySelector('.lab-loading');
            if (place?.checkVisibility()) window.seen.push([place.textContent, place.offsetHeight > innerHeight / 2]); };
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true }); })()";
    page.js(note).await;
    page.screen("lab").await;
    page.wait("the lab", "document.querySelector('#lab-run')").await?;
    let seen = page.js("window.seen[0]").await;
    page.same("it says that it is coming, at its size", seen, json!([page.word("lab-loading"), true]))?;
    page.same("and gives way", page.js("document.querySelector('.lab-loading').checkVisibility()").await, false)
}

/// Which controls reach out of the window, and whether any does not show its whole name.
pub(crate) const CUT: &str = "[...document.querySelectorAll('button, select, .status')]
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1
        || e.scrollWidth > e.clientWidth + 2)
    .map(e => e.id || e.className).join(', ')";

pub(crate) async fn large_text_and_long_names_fit(page: &Page) -> Outcome {
    let line = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    let path = file("long", &format!("{}.txt", "a_very_long_name_".repeat(8)), line);
    pick(page, &path).await;
    page.wait("the puzzle", "document.querySelector('#cell-0 .digit')?.textContent === '8'").await?;
    for size in ["100%", "200%"] {
        page.js(&format!("document.documentElement.style.fontSize = '{size}'")).await;
        for (width, height) in [(320, 640), (390, 844), (844, 390), (768, 1024), (1280, 860)] {
            page.resize(width, height, width < 900).await;
            for screen in ["play", "home", "new", "enter", "solve", "lab", "settings"] {
                page.js(&format!("location.hash = '#{screen}'")).await;
                pause(50).await;
                page.same(&format!("{screen} at {width} × {height}, text of {size}"), page.js(CUT).await, "")?;
            }
        }
    }
    Ok(())
}

pub(crate) async fn forced_colours_keep_what_they_say(page: &Page) -> Outcome {
    page.click("#tool-colour").await;
    page.click(&cell("r1c3")).await;
    page.digit_key(6, 0).await;
    let active = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.cdp("Emulation.setEmulatedMedia", active).await;
    let look = "['#cell-2', '#cell-3', '#tool-colour', '#tool-digit', '#key-6', '#key-erase'].map(css => {
        const style = getComputedStyle(document.querySelector(css));
        return style.backgroundColor + style.backgroundImage; })";
    pause(200).await;
    let look = page.js(look).await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "features": [] })).await;
    page.check("a coloured cell is told from another", look[0] != look[1])?;
    page.check("the chosen tool from the others", look[2] != look[3])?;
    page.check("and a colour's key from a plain one", look[4] != look[5])
}

pub(crate) async fn hints_are_read_beside_the_board(page: &Page) -> Outcome {
    for (width, height) in [(320, 640), (390, 844), (844, 390)] {
        page.fresh().await;
        page.resize(width, height, true).await;
        page.click("#hint").await;
        page.wait("a hint", "document.querySelector('#hint-card.told')").await?;
        pause(200).await;
        for (css, what) in [("#board", "the board"), ("#hint-card p", "the hint"), ("#hint-more", "the way to more")] {
            let middle = page.js(&in_front(css)).await;
            page.same(&format!("{what} is in sight at {width} × {height}"), middle, true)?;
        }
    }
    Ok(())
}

pub(crate) async fn focus_is_never_hidden(page: &Page) -> Outcome {
    for (width, height) in [(320, 640), (844, 390), (1280, 600)] {
        page.resize(width, height, false).await;
        for screen in ["play", "solve"] {
            page.screen(screen).await;
            page.click(&cell("r1c3")).await;
            for _ in 0..20 {
                page.key("Tab", "Tab", 0).await;
                let seen = page.js(&in_front(":focus")).await;
                let name = page.js("document.activeElement.id || document.activeElement.className").await;
                let left = page.js("document.activeElement === document.body").await == true;
                page.check(
                    &format!("{name} has the focus and is seen, {screen} at {width} × {height}"),
                    left || seen == true,
                )?;
            }
        }
    }
    Ok(())
}

/// Whether the middle of an element is in the window, and nothing over it.
fn in_front(css: &str) -> String {
    format!(
        "(e => {{ const b = e.getBoundingClientRect();
            const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
            return top !== null && e.contains(top); }})(document.querySelector('{css}') ?? document.body)"
    )
}
