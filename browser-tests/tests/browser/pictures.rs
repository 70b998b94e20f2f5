//! Pictures of the screens: those of the documentation, and all there are, to look at.

use std::path::Path;

use serde_json::json;

use crate::page::{Page, pause};
use crate::screens::{SCREENS, show};

/// A size of the window: its name, width and height, and whether it is a phone.
type Size = (&'static str, u32, u32, bool);

const PHONE: Size = ("phone", 390, 844, true);
const DESKTOP: Size = ("desktop", 1280, 860, false);

/// Takes those of the documentation.
pub(crate) async fn take(page: &Page, folder: &Path) {
    let themes = ["light", "dark"];
    take_all(page, folder, &["home", "board", "hint", "win", "lab", "new"], &[PHONE, DESKTOP], &themes).await;
}

/// Takes what a language is looked at for: the screens that have most of its words, in three widths.
pub(crate) async fn take_in_language(page: &Page, folder: &Path) {
    let sizes = [("narrow", 320, 640, true), PHONE, ("wide", 1440, 900, false)];
    let screens = ["home", "board", "hint", "win", "cards", "lesson", "new", "enter", "steps", "lab", "settings"];
    take_all(page, folder, &screens, &sizes, &["light"]).await;
}

/// Takes every screen in every theme and size, and what is printed.
pub(crate) async fn take_everything(page: &Page, folder: &Path) {
    let sizes = [
        ("narrow", 320, 640, true),
        PHONE,
        ("side", 844, 390, true),
        ("large-side", 932, 430, true),
        ("tablet", 768, 1024, true),
        ("tablet-side", 1024, 768, true),
        ("large-tablet", 912, 1368, true),
        DESKTOP,
    ];
    take_all(page, folder, &SCREENS, &sizes, &["light", "dark", "high-contrast"]).await;
    resize(page, DESKTOP).await;
    show(page, "board").await;
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    page.browser.screenshot(&folder.join("print.png")).await.unwrap();
    page.cdp("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
}

async fn take_all(page: &Page, folder: &Path, screens: &[&str], sizes: &[Size], themes: &[&str]) {
    std::fs::create_dir_all(folder).unwrap();
    page.fresh().await;
    for size in sizes {
        resize(page, *size).await;
        for screen in screens {
            show(page, screen).await;
            for theme in themes {
                page.js(&format!("document.documentElement.setAttribute('data-theme', '{theme}')")).await;
                pause(250).await;
                let path = folder.join(format!("{screen}-{}-{theme}.png", size.0));
                page.browser.screenshot(&path).await.unwrap();
            }
        }
    }
}

/// As a window of that size, a phone's a little sharper: enough for a page, and small.
async fn resize(page: &Page, (_, width, height, phone): Size) {
    page.resize(width, height, phone).await;
    let scale = if phone { 1.5 } else { 1.0 };
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": phone });
    page.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
}
