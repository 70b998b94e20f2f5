//! Every screen is accessible, as far as axe-core can tell. It comes from npm: test.sh puts it where this looks.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::page::{Outcome, Page};
use crate::screens::{SCREENS, show};

/// What axe-core looks for: its rules for the levels A and AA.
const ALL: &str = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']";

/// The rules among them that a theme can break: it changes colours alone.
const OF_COLOURS: &str = "['color-contrast', 'link-in-text-block']";

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
    for (width, height) in widths(page) {
        page.resize(*width, *height, false).await;
        for screen in SCREENS {
            show(page, screen).await;
            found.extend(in_every_theme(page, &script, &format!("{screen}, {width}")).await);
            _ = page.check("axe", true);
        }
    }
    found.dedup();
    page.check(&format!("violations: {found:#?}"), found.is_empty())
}

/// The windows to look at: all of them in English, the narrowest in another language, since its screens are the same.
fn widths(page: &Page) -> &'static [(u32, u32)] {
    const WIDTHS: [(u32, u32); 3] = [(320, 640), (768, 1024), (1440, 900)];
    if page.is_english() { &WIDTHS } else { &WIDTHS[..1] }
}

/// The faults of what the page shows, in one theme after another; in another language than English, in which no colour is another, in one.
/// `place` says what that is.
pub(crate) async fn in_every_theme(page: &Page, script: &str, place: &str) -> Vec<String> {
    if !page.is_english() {
        wear(page, "light").await;
        return told(faults_but_of_colours(page, script).await, place, "light");
    }
    let (mut found, mut rules) = (Vec::new(), ALL);
    for theme in ["light", "dark", "high-contrast", "high-contrast-dark"] {
        wear(page, theme).await;
        found.extend(told(judge(page, script, rules).await, place, theme));
        rules = OF_COLOURS;
    }
    found
}

/// Faults with where they are.
fn told(faults: Vec<String>, place: &str, theme: &str) -> Vec<String> {
    faults.into_iter().map(|fault| format!("{place}, {theme}: {fault}")).collect()
}

/// Puts a theme on. Its colours are there at once: what would fade into them is at its end.
async fn wear(page: &Page, theme: &str) {
    page.js(&format!(
        "(document.documentElement.setAttribute('data-theme', '{theme}'), document.getAnimations()
            .filter(fading => fading instanceof CSSTransition).forEach(fading => fading.finish()))"
    ))
    .await;
}

/// The faults of what the page shows, but for those of colours, which no language changes and which take most of the time.
pub(crate) async fn faults_but_of_colours(page: &Page, script: &str) -> Vec<String> {
    let off = format!("Object.fromEntries({OF_COLOURS}.map(rule => [rule, {{enabled: false}}]))");
    judge(page, script, &format!("{{type: 'tag', values: {ALL}}}, rules: {off}")).await
}

/// The faults of what the page shows, by these rules or tags of rules. Of what passes, which nobody reads, only one example a rule is
/// gathered.
async fn judge(page: &Page, script: &str, rules: &str) -> Vec<String> {
    if page.js("typeof window.axe").await != "object" {
        page.browser.execute(script, vec![]).await.unwrap();
    }
    let run = format!(
        "const done = arguments[0]; axe.run(document, {{runOnly: {rules}, resultTypes: ['violations']}})
        .then(r => done(r.violations.flatMap(v => v.nodes.map(n => v.id + ' ' + n.target + ' ' + n.failureSummary))), e => done([String(e)]));"
    );
    let found = page.browser.execute_async(&run, vec![]).await.unwrap().json().clone();
    found.as_array().into_iter().flatten().map(|fault: &Value| fault.as_str().unwrap_or_default().to_owned()).collect()
}
