//! The head of the app's page, and the manifest by which the app is installed, in every language.

use ichidoku_words::app::{Texts, languages};
use ichidoku_words::bundle;

use crate::result::Result;

/// The texts of the app in every language, English first.
pub(crate) fn all_texts() -> Vec<Texts> {
    let others = bundle::files().filter(|(name, _)| name.ends_with(".app.txt")).map(|(_, table)| Texts::read(table));
    [Texts::english()].into_iter().chain(others).collect()
}

/// The template with the texts of a language in the places of their marks.
pub(crate) fn filled(template: &str, texts: &Texts) -> Result<String> {
    let mut text = template.replace("@LANGUAGE@", texts.language());
    for (mark, paragraphs) in [("@NEEDS@", needs()?), ("@FAILED@", failed()?)] {
        text = text.replace(mark, &paragraphs);
    }
    for (mark, name) in [("@DIRECTION@", "direction"), ("@TITLE@", "page-title"), ("@DESCRIPTION@", "page-description")]
    {
        text = text.replace(mark, plain(texts.text(name))?);
    }
    Ok(text)
}

/// The template of a page beside that of the app, such as `learn`: with another module, and a style sheet more.
pub(crate) fn of_page(name: &str, template: &str) -> Result<String> {
    const STYLE: &str = "<link rel=\"stylesheet\" href=\"style.css\">\n";
    let more = format!("{STYLE}{}", STYLE.replace("style.css", &format!("{name}.css")));
    let (module, script) = (format!("ichidoku_{name}"), format!("{name}.js"));
    let mut page = template.to_owned();
    for (own, other) in [("ichidoku_web", &module), ("boot.js", &script), (STYLE, &more)] {
        if !page.contains(own) {
            return Err(format!("index.html has no {own}").into());
        }
        page = page.replace(own, other);
    }
    Ok(page)
}

/// What the app needs.
fn needs() -> Result<String> {
    in_all_languages(|texts| Ok(plain(texts.text("page-needs"))?.to_owned()))
}

/// What the page says where the app can't be started, and a way to try again.
fn failed() -> Result<String> {
    in_all_languages(|texts| {
        let (failed, reload) = (plain(texts.text("page-failed"))?, plain(texts.text("page-reload"))?);
        Ok(format!("{failed} <button class=\"chip\">{reload}</button>"))
    })
}

/// A paragraph for each language that people speak: nothing is known of who reads it.
fn in_all_languages(content: impl Fn(&Texts) -> Result<String>) -> Result<String> {
    let is_spoken = |texts: &Texts| languages().iter().any(|(spoken, _)| *spoken == texts.language());
    let paragraph = |texts: Texts| {
        Ok(format!("<p lang=\"{0}\" dir=\"{1}\">{2}</p>", texts.language(), texts.text("direction"), content(&texts)?))
    };
    all_texts().into_iter().filter(is_spoken).map(paragraph).collect()
}

/// A text that stays as it is in HTML and in JSON.
fn plain(text: &str) -> Result<&str> {
    match text.contains(['"', '<', '>', '&', '\\']) {
        true => Err(format!("the head of the page can't have these characters: {text}").into()),
        false => Ok(text),
    }
}
