//! The app in other languages, Arabic among them, which runs from right to left, and the one that the build makes of English
//! to see what a language does to the app.

use crate::axe;
use crate::life::IS_KEPT;
use crate::page::{Outcome, Page, pause};
use crate::screens::EXERCISE;
use crate::server::Mood;

/// Controls whose text does not fit in them or in the window, and the page itself if it is wider than the window.
const CUT: &str =
    "[document.documentElement, ...document.querySelectorAll('button, select, a, h2, h3, label, .status')]
    .filter(e => e.checkVisibility() && !e.matches('.skip, .hearsay'))
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1
        || e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline')
    .map(e => e.id || e.className || e.tagName).join(', ')";

/// Where the middles of these elements are, from the left.
const ACROSS: &str = "['#cell-0', '#cell-8', '#key-1', '#key-2', '#tab-home', '#tab-play'].map(css => {
    const place = document.querySelector(css).getBoundingClientRect();
    return place.left + place.width / 2; })";

/// Every language but English, and also the one that the build makes.
const CODES: [&str; 8] = ["de", "fr", "es", "pt", "ja", "zh", "ar", "qps"];

const SCREENS: [&str; 7] = ["play", "home", "new", "enter", "solve", "lab", "settings"];

/// What stands after `#` in the address of each screen, the exercise among them.
fn screens() -> impl Iterator<Item = &'static str> {
    SCREENS.into_iter().chain([&EXERCISE[1..]])
}

/// Opens the app in a language at a screen.
pub(crate) async fn speak(page: &Page, code: &str, screen: &str) {
    page.goto("icons/icon.svg").await;
    page.js(&format!("localStorage.setItem('ichidoku.settings', JSON.stringify({{language: '{code}'}}))")).await;
    page.visit(&format!("#{screen}")).await;
}

/// Chooses a language in the settings by its name, as somebody at the keyboard does.
async fn choose(page: &Page, name: &str, code: &str) -> Outcome {
    page.js(&format!(
        "(() => {{ const select = document.querySelector('#language');
        select.focus();
        select.value = [...select.options].find(option => option.text === '{name}').value;
        select.dispatchEvent(new Event('change', {{bubbles: true}})); }})()"
    ))
    .await;
    page.wait(name, &format!("document.documentElement.lang === '{code}'")).await
}

/// Waits for a text in an element.
async fn has(page: &Page, css: &str, text: &str) -> Outcome {
    page.wait(text, &format!("document.querySelector('{css}')?.textContent.includes('{text}')")).await
}

pub(crate) async fn a_language_is_chosen_without_a_reload(page: &Page) -> Outcome {
    page.js("globalThis.isTheSamePage = true").await;
    page.click("#hint").await;
    has(page, "#hint-card", "Look at").await?;
    page.click("#hint-close").await;
    page.click("#cell-0").await;
    page.digit_key(5, 0).await;
    page.right_click("#cell-0").await;
    has(page, "#cell-menu", "Clear the cell").await?;
    page.key("Escape", "Escape", 0).await;
    page.screen("lab").await;
    has(page, "#explanation", "Idea").await?;
    page.screen("settings").await;
    has(page, ".statistics .filled", "No statistics").await?;
    choose(page, "العربية", "ar").await?;
    page.same("its direction", page.attribute("html", "dir").await, "rtl")?;
    page.same("the focus", page.focused().await, "language")?;
    has(page, "#said", "العربية").await?;
    has(page, ".statistics .filled", "لا إحصاءات").await?;
    page.screen("lab").await;
    has(page, "#explanation", "الفكرة").await?;
    page.screen("play").await;
    page.wait("the game where it was", "document.querySelector('#cell-0 .digit')?.textContent === '5'").await?;
    page.right_click("#cell-0").await;
    has(page, "#cell-menu", "امسح").await?;
    page.key("Escape", "Escape", 0).await;
    page.click("#undo").await;
    page.click("#hint").await;
    has(page, "#hint-card", "انظر إلى").await?;
    page.screen("settings").await;
    choose(page, "English", "en").await?;
    page.same("its direction", page.attribute("html", "dir").await, "ltr")?;
    let title = page.js("document.title").await;
    page.check(&format!("the title: {title}"), title == "ichidoku: play, solve and understand Sudoku")?;
    page.screen("play").await;
    page.click("#hint").await;
    has(page, "#hint-card", "Look at").await?;
    page.check("the page is the same", page.js("isTheSamePage").await == true)
}

pub(crate) async fn titles_follow_the_language(page: &Page) -> Outcome {
    page.screen("home").await;
    page.click("#daily-easy").await;
    page.wait_long("the puzzle", "document.querySelector('.panel.play .keypad')").await?;
    let english = page.text(".title").await;
    page.check(&format!("named in English: {english}"), english.contains("Easy"))?;
    let date = page.js("new Date().toLocaleDateString('de', { day: 'numeric', month: 'long' })").await;
    page.screen("settings").await;
    choose(page, "Deutsch", "de").await?;
    has(page, ".game-list .game-title", "Leicht").await?;
    page.screen("play").await;
    has(page, ".title", "Leicht").await?;
    let german = page.text(".title").await;
    page.check(&format!("with its date: {german}"), german.contains(date.as_str().unwrap_or("no date")))?;
    page.screen("settings").await;
    choose(page, "English", "en").await?;
    page.screen("play").await;
    page.same("and in English again", page.text(".title").await, english)
}

pub(crate) async fn another_tab_changes_the_language_of_a_lesson(page: &Page) -> Outcome {
    page.goto("learn.html#lesson-11").await;
    has(page, "#lesson-title", "Naked pair").await?;
    page.click("#card-on").await;
    page.js("localStorage.setItem('ichidoku.settings', JSON.stringify({language: 'ja'})), dispatchEvent(new StorageEvent('storage'))")
        .await;
    page.wait("Japanese", "document.documentElement.lang === 'ja'").await?;
    has(page, "#lesson-title", "二国同盟").await
}

pub(crate) async fn arabic_has_digits_of_its_own(page: &Page) -> Outcome {
    speak(page, "ar", "play").await;
    page.same("a key before", page.text("#key-5 .key-digit").await, "5")?;
    page.screen("settings").await;
    page.click("#own-digits").await;
    page.wait(
        "the page anew",
        "document.querySelector('#own-digits:checked') && /[٠-٩]/.test(document.body.textContent)",
    )
    .await?;
    page.same("the focus", page.focused().await, "own-digits")?;
    page.screen("play").await;
    page.same("a key", page.text("#key-5 .key-digit").await, "٥")?;
    page.click("#cell-0").await;
    page.digit_key(5, 0).await;
    page.same("a cell", page.text("#cell-0 .digit").await, "٥")?;
    page.check("what is read out", page.said().await.starts_with("الصف ١، العمود ١"))?;
    page.click("#undo").await;
    page.click("#hint").await;
    page.wait("where to look", "document.querySelector('#hint-more')").await?;
    page.click("#hint-more").await;
    page.wait("the technique", "document.querySelector('#hint-card .page-link')").await?;
    page.click("#hint-more").await;
    page.wait("the step", "document.querySelector('#apply')").await?;
    page.wait("its digits", "/[٠-٩]/.test(document.querySelector('#hint-card').textContent)").await?;
    page.wait("names of cells", "/r[1-9]c[1-9]/.test(document.querySelector('#hint-card').textContent)").await
}

pub(crate) async fn german_is_chosen_in_the_settings(page: &Page) -> Outcome {
    page.screen("settings").await;
    choose(page, "Deutsch", "de").await?;
    page.same("its direction", page.attribute("html", "dir").await, "ltr")?;
    let title = page.js("document.title").await;
    page.check(&format!("the title: {title}"), title == "ichidoku: Sudoku spielen, lösen und verstehen")?;
    let description = page.attribute("meta[name=description]", "content").await;
    page.check(&format!("the description: {description}"), description.starts_with("Sudoku im Browser"))?;
    let manifest = "fetch(document.querySelector('link[rel=manifest]').href).then(it => it.json()).then(it => it.lang)";
    page.check("the manifest", page.js(manifest).await == "de")?;
    page.same("a tab", page.text("#tab-solve").await, "Lösen")?;
    page.screen("play").await;
    page.click("#cell-0").await;
    page.digit_key(5, 0).await;
    page.check("the live region speaks it", page.said().await.starts_with("Zeile 1, Spalte 1"))?;
    page.click("#undo").await;
    page.click("#hint").await;
    page.wait("a hint", "document.querySelector('#hint-card').textContent.includes('Schau auf')").await?;
    page.click("#hint-more").await;
    page.wait("its technique", "document.querySelector('#hint-card').textContent.includes('Hier gibt es')").await?;
    page.screen("solve").await;
    page.click("#rate").await;
    page.wait("numbers as Germans write them", "/\\(\\d+,\\d+\\)/.test(document.querySelector('#rating').textContent)")
        .await
}

pub(crate) async fn german_works_offline(page: &Page) -> Outcome {
    speak(page, "de", "play").await;
    page.wait("the service worker", IS_KEPT).await?;
    page.server.be(Mood::Stopped);
    page.browser.refresh().await.map_err(|error| error.to_string())?;
    page.wait("German without a server", "document.documentElement.lang === 'de'").await?;
    page.click("#hint").await;
    page.wait("a hint", "document.querySelector('#hint-card').textContent.includes('Schau auf')").await
}

pub(crate) async fn texts_of_other_languages_fit(page: &Page) -> Outcome {
    let mut found = Vec::new();
    for code in CODES {
        // A tab that opens the app a hundred times in a row may crash, even during the next case.
        page.renew().await?;
        for screen in screens() {
            speak(page, code, screen).await;
            for (width, height) in [(320, 640), (390, 844), (1440, 900)] {
                page.resize(width, height, width < 900).await;
                pause(100).await;
                let cut = page.js(CUT).await;
                if cut != "" {
                    found.push(format!("{screen} in {code} at {width} × {height}: {cut}"));
                }
            }
        }
    }
    page.check(&format!("cut: {found:#?}"), found.is_empty())
}

pub(crate) async fn from_right_to_left_only_the_page_is_mirrored(page: &Page) -> Outcome {
    page.resize(1440, 900, false).await;
    speak(page, "qps", "play").await;
    page.same("its direction", page.attribute("html", "dir").await, "rtl")?;
    let across = page.js(ACROSS).await;
    let at = |place: usize| across[place].as_f64().unwrap_or_default();
    page.check("columns run to the right", at(0) < at(1))?;
    page.check("so do the keys", at(2) < at(3))?;
    page.check("tabs run to the left", at(4) > at(5))?;
    page.check("the board is on the right of its panel", at(0) > at(2))?;
    page.click("#hint").await;
    page.wait("a hint in that language", "document.querySelector('#hint-card').textContent.includes('Lóoóok áat')")
        .await
}

pub(crate) async fn arabic_runs_from_right_to_left(page: &Page) -> Outcome {
    page.resize(1440, 900, false).await;
    speak(page, "ar", "play").await;
    page.same("its direction", page.attribute("html", "dir").await, "rtl")?;
    let title = page.js("document.title").await;
    page.check(&format!("the title: {title}"), title == "ichidoku: العب السودوكو وحُلّه وافهمه")?;
    let across = page.js(ACROSS).await;
    let at = |place: usize| across[place].as_f64().unwrap_or_default();
    page.check("columns and keys run to the right", at(0) < at(1) && at(2) < at(3))?;
    page.check("tabs run to the left", at(4) > at(5))?;
    page.click("#cell-0").await;
    page.digit_key(5, 0).await;
    page.check("the live region speaks it", page.said().await.starts_with("الصف 1، العمود 1"))?;
    page.click("#undo").await;
    page.click("#hint").await;
    page.wait("a hint", "document.querySelector('#hint-card').textContent.includes('انظر إلى')").await?;
    page.goto("learn.html#lesson-11").await;
    page.wait("a lesson", "document.querySelector('#lesson-title')?.textContent === 'الزوج المكشوف'").await
}

pub(crate) async fn other_languages_are_accessible(page: &Page) -> Outcome {
    let Some(script) = axe::script() else { return axe::missing() };
    let mut found = Vec::new();
    for code in CODES {
        for screen in screens() {
            speak(page, code, screen).await;
            // A code for private use is none that axe knows.
            page.js("document.documentElement.lang = document.documentElement.lang.replace('qps', 'en')").await;
            for (width, height) in [(320, 640), (1440, 900)] {
                page.resize(width, height, false).await;
                pause(100).await;
                let faults = axe::faults_but_of_colours(page, &script).await;
                found.extend(faults.into_iter().map(|fault| format!("{screen}, {code}, {width}: {fault}")));
            }
        }
    }
    page.check(&format!("violations: {found:#?}"), found.is_empty())
}
