//! As much of Markdown as the checks need: tables, links, headings, and words set as code.

/// The rows of the table whose header begins with these columns, as trimmed cells, each with its line.
pub(crate) fn table(text: &str, header: &[&str]) -> Option<Vec<(usize, Vec<String>)>> {
    let mut lines = text.lines().enumerate();
    lines.find(|(_, line)| cells(line).is_some_and(|cells| cells.iter().take(header.len()).eq(header.iter())))?;
    let rows = lines.skip(1).map_while(|(i, line)| Some((i + 1, cells(line)?)));
    Some(rows.collect())
}

/// The cells of a line `| a | b |`.
fn cells(line: &str) -> Option<Vec<String>> {
    let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inside.split('|').map(|cell| cell.trim().replace('`', "")).collect())
}

/// A link's target or a word set as code, with its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mention<'a> {
    /// `[text](target)`.
    Link(&'a str),
    /// A word inside backticks or a fenced block.
    Code(&'a str),
}

/// All links and code words with their lines.
pub(crate) fn mentions(text: &str) -> Vec<(usize, Mention<'_>)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (i, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if fenced {
            found.extend(line.split_whitespace().map(|word| (i + 1, Mention::Code(word))));
        } else {
            found.extend(code_words(line).map(|word| (i + 1, Mention::Code(word))));
            found.extend(link_targets(line).map(|target| (i + 1, Mention::Link(target))));
        }
    }
    found
}

/// The words between pairs of backticks.
fn code_words(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2).flat_map(str::split_whitespace)
}

/// What stands in `](…)`.
fn link_targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

/// The anchors of the headings, as code hosts make them.
pub(crate) fn anchors(text: &str) -> Vec<String> {
    let mut fenced = false;
    let heading = |line: &str| {
        let title = line.trim_start_matches('#').trim();
        let kept = title.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c));
        kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
    };
    let is_heading = |line: &&str| {
        fenced ^= line.trim_start().starts_with("```");
        !fenced && line.starts_with('#')
    };
    text.lines().filter(is_heading).map(heading).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_found_by_their_header() {
        let text = "| a | b |\n|---|---|\n| 1 | 2 |\n\n| use | not |\n|---|---|\n| cell | `square`, field |\n| digit | |\nend\n";
        let rows = table(text, &["use"]).unwrap();
        assert_eq!(rows, [(7, vec!["cell".into(), "square, field".into()]), (8, vec!["digit".into(), String::new()])]);
        assert_eq!(table(text, &["none"]), None);
    }

    #[test]
    fn links_and_code_words_are_found_with_their_lines() {
        let text = "see [this](a.md#top) and `b/c.rs d`\n```sh\ncargo run e/f\n```\n[x](http://y)";
        let expected = [
            (1, Mention::Code("b/c.rs")),
            (1, Mention::Code("d")),
            (1, Mention::Link("a.md#top")),
            (3, Mention::Code("cargo")),
            (3, Mention::Code("run")),
            (3, Mention::Code("e/f")),
            (5, Mention::Link("http://y")),
        ];
        assert_eq!(mentions(text), expected);
    }

    #[test]
    fn anchors_are_made_from_headings() {
        assert_eq!(anchors("# One, two\n```\n# not\n```\n## `a` b-c\n"), ["one-two", "a-b-c"]);
    }
}
