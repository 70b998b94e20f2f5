//! Texts in Markdown as pages of the app.

use ichidoku_words::bundle::texts;

/// The name of a page without its ending, and its title.
type Way<'t> = (&'t str, &'t str);

/// The title of a text.
pub(crate) fn title(text: &str) -> &str {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("ichidoku")
}

/// The names of the texts that a text links to, each once, in the order of their first links.
pub(crate) fn linked(text: &str) -> Vec<&str> {
    let mut names = Vec::new();
    for link in text.split("](").skip(1) {
        let name = link.split_once(".md)").map(|(name, _)| name);
        names.extend(name.filter(|name| !names.contains(name)));
    }
    names
}

/// A text as a page; links between texts become links between pages. It has ways to the index, whose title is given, and to the
/// pages before and after it.
pub(crate) fn page(text: &str, language: &str, index: &str, ways: [Option<Way<'_>>; 2]) -> String {
    let title = title(text);
    // Pages in other languages than English are a folder deeper, and show pictures without their English legends.
    let (root, class) = if language == "en" { ("../", "text-page") } else { ("../../", "text-page translated") };
    let text = &with_boards(text, root);
    let mut body = String::new();
    pulldown_cmark::html::push_html(
        &mut body,
        pulldown_cmark::Parser::new_ext(text, pulldown_cmark::Options::ENABLE_TABLES),
    );
    let body = body.replace("\"README.md\"", "\"index.html\"").replace(".md\"", ".html\"");
    // The server's policy allows no style of a single element.
    let body = body.replace(" style=\"text-align: right\"", " class=\"number\"");
    // What may be wider than a phone can be scrolled by keyboard.
    let body = body.replace("<pre>", "<pre tabindex=\"0\">").replace("<table>", "<table tabindex=\"0\">");
    let texts = texts(language);
    let (direction, learn) = (texts.text("direction"), texts.text("home-learn"));
    let [before, after] = ways;
    let before = before.map(|(name, title)| format!("<a rel=\"prev\" href=\"{name}.html\">{title}</a>"));
    let after = after.map(|(name, title)| format!("<a rel=\"next\" href=\"{name}.html\">{title}</a>"));
    let ways = [before, after].into_iter().flatten().collect::<String>();
    let tabs = tabs(language, root);
    format!(
        "<!doctype html>\n<html lang=\"{language}\" dir=\"{direction}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title} · ichidoku</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <link rel=\"stylesheet\" href=\"{root}style.css\">\n</head>\n<body class=\"{class}\">\n<main>\n\
         <p class=\"page-ways\"><a href=\"{root}\">ichidoku</a> <a href=\"{root}learn.html\">{learn}</a> <a href=\"index.html\">{index}</a></p>\n{body}\
         <nav class=\"page-ways\">{ways}</nav>\n</main>\n{tabs}</body>\n</html>\n"
    )
}

/// The tabs of the app as links, which a phone shows.
fn tabs(language: &str, root: &str) -> String {
    let texts = texts(language);
    let screens = ["panel-home", "panel-play", "panel-enter", "panel-solve", "panel-lab", "panel-settings"];
    let tab = |text: &'static str| {
        let (name, label) = (text.trim_start_matches("panel-"), texts.text(text));
        format!("<a class=\"tab\" href=\"{root}#{name}\"><span>{label}</span></a>")
    };
    let tabs = screens.map(tab).concat();
    format!("<nav class=\"tabs\" aria-label=\"{}\">{tabs}</nav>\n", texts.text("navigation"))
}

/// The text with a link to the board in the place of each position that is to be solved there.
fn with_boards(text: &str, root: &str) -> String {
    let mut parts = text.split("<!-- board ");
    let mut made = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (board, rest) = part.split_once(" -->\n").unwrap_or((part, ""));
        let (link, label) = board.split_once(' ').unwrap_or((board, ""));
        let rest = rest.split_once("\n```\n").map_or(rest, |(_, rest)| rest);
        made.push_str(&format!("<p><a class=\"page-link\" href=\"{root}{link}\">{label}</a></p>\n{rest}"));
    }
    made
}
