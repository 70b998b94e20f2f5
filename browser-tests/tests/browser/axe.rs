//! Every screen is accessible, as far as axe-core can tell. It comes from npm: test.sh puts it where this looks.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::page::{Outcome, Page, pause};
use crate::screens::{SCREENS, show};

/// Where axe-core is: `ICHIDOKU_AXE` names the file, or it was installed into the target folder.
pub(crate) fn script() -> Option<String> {
    let named = std::env::var_os("ICHIDOKU_AXE").map(PathBuf::from);
    let usual = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tools/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(named.unwrap_or_else(usual)).ok()
}

/// What becomes of a case without axe-core.
pub(crate) fn missing() -> Outcome {
    testkit::not_run("there is no axe-core; test.sh installs it");
    let is_required = std::env::var_os("ICHIDOKU_REQUIRE_BROWSER").is_some();
    if is_required { Err("axe-core is missing".into()) } else { Ok(()) }
}

pub(crate) async fn every_screen_in_every_theme_and_width(page: &Page) -> Outcome {
    let Some(script) = script() else { return missing() };
    let mut found = Vec::new();
    for (width, height) in [(320, 640), (768, 1024), (1440, 900)] {
        page.resize(width, height, false).await;
        for screen in SCREENS {
            show(page, screen).await;
            for theme in themes(page) {
                page.js(&format!("document.documentElement.setAttribute('data-theme', '{theme}')")).await;
                pause(250).await;
                let faults = faults(page, &script).await;
                found.extend(faults.into_iter().map(|fault| format!("{screen}, {theme}, {width}: {fault}")));
                _ = page.check("axe", true);
            }
        }
    }
    found.dedup();
    page.check(&format!("violations: {found:#?}"), found.is_empty())
}

/// The themes to look at: all of them in English, one in another language, since no language changes a colour.
pub(crate) fn themes(page: &Page) -> &'static [&'static str] {
    if page.is_english() { &["light", "dark", "high-contrast", "high-contrast-dark"] } else { &["light"] }
}

/// The faults of what the page shows.
pub(crate) async fn faults(page: &Page, script: &str) -> Vec<String> {
    if page.js("typeof window.axe").await != "object" {
        page.browser.execute(script, vec![]).await.unwrap();
    }
    let run = "const done = arguments[0]; axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})
        .then(r => done(r.violations.flatMap(v => v.nodes.map(n => v.id + ' ' + n.target + ' ' + n.failureSummary))), e => done([String(e)]));";
    let found = page.browser.execute_async(run, vec![]).await.unwrap().json().clone();
    found.as_array().into_iter().flatten().map(|fault: &Value| fault.as_str().unwrap_or_default().to_owned()).collect()
}
