//! Texts in Markdown as pages of the app.

/// A text as a page; links between texts become links between pages.
pub(crate) fn page(text: &str) -> String {
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("ichidoku");
    let mut body = String::new();
    pulldown_cmark::html::push_html(
        &mut body,
        pulldown_cmark::Parser::new_ext(text, pulldown_cmark::Options::ENABLE_TABLES),
    );
    let body = body.replace(".md\"", ".html\"");
    // What may be wider than a phone can be scrolled by keyboard.
    let body = body.replace("<pre>", "<pre tabindex=\"0\">").replace("<table>", "<table tabindex=\"0\">");
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title} · ichidoku</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <link rel=\"stylesheet\" href=\"../style.css\">\n</head>\n<body class=\"text-page\">\n<main>\n\
         <p><a href=\"../\">ichidoku</a></p>\n{body}</main>\n</body>\n</html>\n"
    )
}
