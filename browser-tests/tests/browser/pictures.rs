//! Pictures of the screens, for the documentation.

use std::path::Path;

use crate::page::{CTRL, Page, SHIFT, cell, pause};

const HARD: &str = "#p=1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/// Takes them all; answers how many could not be taken.
pub(crate) async fn take(page: &Page, folder: &Path) -> usize {
    std::fs::create_dir_all(folder).unwrap();
    page.fresh().await;
    for (size, width, height) in [("phone", 390, 844), ("desktop", 1280, 860)] {
        page.resize(width, height, false).await;
        for theme in ["light", "dark"] {
            for screen in ["board", "hint", "lab", "new"] {
                show(page, screen).await;
                page.js(&format!("document.documentElement.setAttribute('data-theme', '{theme}')")).await;
                pause(400).await;
                let path = folder.join(format!("{screen}-{size}-{theme}.png"));
                page.browser.screenshot(&path).await.unwrap();
            }
        }
    }
    0
}

async fn show(page: &Page, screen: &str) {
    match screen {
        "board" => {
            page.visit("#p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").await;
            for (name, keys) in [
                ("r1c3", vec![(4, 0)]),
                ("r1c4", vec![(2, SHIFT), (6, SHIFT)]),
                ("r5c5", vec![(5, 0)]),
                ("r4c2", vec![(1, CTRL), (2, CTRL), (5, CTRL)]),
            ] {
                page.click(&cell(name)).await;
                for (digit, modifiers) in keys {
                    page.digit_key(digit, modifiers).await;
                }
            }
            page.click(&cell("r3c2")).await;
            page.js("window.scrollTo(0, 0)").await;
        }
        "hint" => {
            page.visit(HARD).await;
            page.click("#auto").await;
            page.click("#hint").await;
            page.click("#hint-more").await;
            pause(150).await;
            page.click("#hint-more").await;
            page.wait("the step", "document.querySelector('#apply')").await.unwrap();
            page.js("window.scrollTo(0, 0)").await;
            page.click("#auto").await;
        }
        "lab" => {
            page.visit(HARD).await;
            page.click("#tab-lab").await;
            page.click("#lab-run").await;
            page.wait("the film", "document.querySelector('#lab-scrub')").await.unwrap();
            page.click("#lab-play").await;
            page.type_into("#lab-scrub", "1500").await;
            page.js("window.scrollTo(0, 0)").await;
        }
        _ => {
            page.visit(HARD).await;
            page.click("#tab-new").await;
            page.js("window.scrollTo(0, 0)").await;
        }
    }
}
