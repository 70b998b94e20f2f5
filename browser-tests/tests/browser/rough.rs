//! Rough handling: answers that come too late, texts that are no puzzles, two tabs, and a pause in between.

use crate::exchange::{file, pick};
use crate::page::{CTRL, Outcome, Page, cell};

const HARD: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const KNOWN: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Waits until the puzzle that begins with this digit is open.
async fn begins_with(page: &Page, digit: u8) -> Outcome {
    page.wait("the puzzle", &format!("document.querySelector('#cell-0 .digit')?.textContent === '{digit}'")).await
}

pub(crate) async fn what_is_no_puzzle_is_refused_in_sight(page: &Page) -> Outcome {
    let shown = "document.querySelector('#enter-said')?.textContent.includes('is not a digit or a blank')";
    page.paste("hello world").await;
    page.wait("a complaint that can be seen", shown).await?;
    let binary = file("junk", "picture.png", "\u{89}PNG\r\n\u{1a}\n\0binary");
    page.click("#tab-play").await;
    pick(page, &binary).await;
    page.wait("another", shown).await?;
    page.same("the puzzle stays", page.grid().await, KNOWN)?;
    for fragment in ["#p=12", "#p=", "#p=%ff"] {
        page.visit(fragment).await;
        let complaint = "document.querySelector('#enter-said')?.textContent.includes('holds no puzzle')";
        page.wait("a complaint about the link", complaint).await?;
    }
    page.paste(&format!("Try {}#p={HARD} today!", page.server.address)).await;
    begins_with(page, 8).await?;
    page.same("a link amid words is read", page.text("#enter-said").await, "A puzzle with 21 clues.")
}

pub(crate) async fn pastes_and_undo_work_on_controls(page: &Page) -> Outcome {
    for (tab, css) in [("settings", "#theme"), ("settings", "#wrap"), ("enter", "#share-link"), ("new", "#symmetry")] {
        page.visit(&format!("#p={KNOWN}")).await;
        page.click(&cell("r1c3")).await;
        page.digit_key(4, 0).await;
        page.click(&format!("#tab-{tab}")).await;
        page.js(&format!("document.querySelector('{css}').focus()")).await;
        page.letter('z', CTRL).await;
        page.same(&format!("undo on {css}"), page.digit("r1c3").await, "")?;
        let paste = format!(
            "(() => {{ const d = new DataTransfer(); d.setData('text/plain', '{HARD}');
            document.activeElement.dispatchEvent(new ClipboardEvent('paste', {{clipboardData: d, bubbles: true}})); }})()"
        );
        page.js(&paste).await;
        begins_with(page, 8).await?;
    }
    page.check("a paste is read wherever no text is typed", true)
}
