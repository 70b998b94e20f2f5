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
    let mut text = template.replace("@LANGUAGE@", texts.language()).replace("@NEEDS@", &needs()?);
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

/// What the app needs, in each language that people speak: nothing is known of who reads it.
fn needs() -> Result<String> {
    let mut paragraphs = String::new();
    for texts in all_texts() {
        let code = texts.language();
        if languages().iter().any(|(spoken, _)| *spoken == code) {
            paragraphs += &format!("<p lang=\"{code}\">{}</p>", plain(texts.text("page-needs"))?);
        }
    }
    Ok(paragraphs)
}

/// A text that stays as it is in HTML and in JSON.
fn plain(text: &str) -> Result<&str> {
    match text.contains(['"', '<', '>', '&', '\\']) {
        true => Err(format!("the head of the page can't have these characters: {text}").into()),
        false => Ok(text),
    }
}
