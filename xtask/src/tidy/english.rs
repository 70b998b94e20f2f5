//! Plain English: words and phrases that nobody would say aloud, spellings of another country, sentences without an end. What
//! a program can see of that is looked for in the English texts of the catalogue, in every page of documentation and in the
//! comments on public items. Code, options and names in backticks are left alone.

use super::finding::Finding;
use crate::repository::TextFile;

/// Number of words in the longest sentence.
const LONGEST: usize = 40;

/// What isn't said, and what is said instead. `|` separates words, any of which is meant; `…` is any one word.
const RULES: [(&str, &str); 18] = [
    (
        "one|times|steps|bytes|object|objects|line|file|puzzle|puzzles|lane|µs|ms a|an line|puzzle|second|step|cell|grid|row|thread|file|record|lane|puzzle|technique|command",
        "'per': one per line",
    ),
    ("in the mean", "'on average'"),
    ("thousand million", "'billion'"),
    ("one … more than", "'one more … than'"),
    ("so many are|first|times|events|may|steps", "'at most N' or 'this many'"),
    ("up to so many", "'at most N'"),
    ("wishes|wished", "'options' or 'request'"),
    ("thousands|hundreds|dozens times", "a number, or 'many times'"),
    ("allow|allows|allowed to", "who can do what, or 'lets'"),
    ("in order to", "'to'"),
    ("prior to", "'before'"),
    ("due to the fact", "'because'"),
    ("utilise|utilize|utilises|utilizes|leverage|leverages", "'use'"),
    ("e.g|i.e|etc|cf|viz|vs|via", "the English word"),
    (
        "color|colors|colored|center|centers|centered|neighbor|neighbors|behavior|gray|favorite|canceled|labeled",
        "British spelling",
    ),
    (
        "analyze|analyzes|organize|organizes|optimize|optimizes|recognize|recognizes|minimize|summarize|normalize",
        "British spelling",
    ),
    ("tells", "'prints', 'reports', 'returns' or 'shows'"),
    ("told otherwise|as|before|beforehand|one|nothing|to|in|so|not", "'asked', 'reported' or 'shown'"),
];

/// Files in which a rule's words mean something else, each with the words and the reason.
const EXCEPTIONS: [(&str, &str, &str); 1] = [("GLOSSARY.md", "neighbor", "a word that isn't used")];

/// Finds them in a page, a file of the catalogue or a source.
pub(crate) fn check(file: &TextFile) -> Vec<Finding> {
    let lines = match file.path.rsplit('.').next() {
        Some("md") => of_markdown(&file.text),
        Some("ftl") => of_catalogue(&file.text),
        _ => of_source(&file.text),
    };
    let mut findings = Vec::new();
    for (line, text) in paragraphs(&lines) {
        let words = words(&text);
        for (rule, instead) in RULES {
            let Some(found) = first(rule, &words) else { continue };
            if !EXCEPTIONS.iter().any(|(path, word, _)| file.path == *path && found == *word) {
                let message = format!("'{found}'; plainer: {instead}");
                findings.push(Finding::new(format_args!("{}:{line}", file.path), message));
            }
        }
        if let Some(long) = sentences(&text).find(|sentence| sentence.split_whitespace().count() > LONGEST) {
            let beginning = long.split_whitespace().take(6).collect::<Vec<_>>().join(" ");
            let message = format!("a sentence of more than {LONGEST} words: {beginning} …");
            findings.push(Finding::new(format_args!("{}:{line}", file.path), message));
        }
    }
    findings
}

/// The lines with what isn't prose left blank.
fn of_markdown(text: &str) -> Vec<String> {
    let mut is_code = false;
    let line = |line: &str| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        if is_code || is_fence { String::new() } else { line.to_owned() }
    };
    text.lines().map(line).collect()
}

/// The texts of messages, each a paragraph of its own.
fn of_catalogue(text: &str) -> Vec<String> {
    let line = |line: &str| match line.split_once(" = ") {
        _ if line.starts_with(['#', '}']) || line.starts_with("clap-") => String::new(),
        Some((_, text)) => format!("- {text}"),
        // A variant is named in brackets.
        None => format!("- {}", line.split_once("] ").map_or(line, |(_, text)| text)),
    };
    text.lines().map(line).collect()
}

/// The comments on public items and on files.
fn of_source(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
    let is_public = |place: usize| {
        let item = lines[place..].iter().find(|line| !line.starts_with("///") && !line.starts_with("#["));
        item.is_some_and(|item| item.starts_with("pub ") && !item.starts_with("pub mod"))
    };
    let line = |(place, line): (usize, &&str)| match (line.strip_prefix("//!"), line.strip_prefix("///")) {
        (Some(text), _) => text.to_owned(),
        (_, Some(text)) if is_public(place) => text.to_owned(),
        _ => String::new(),
    };
    let lines: Vec<String> = lines.iter().enumerate().map(line).collect();
    of_markdown(&lines.join("\n"))
}

/// The paragraphs, items and cells of tables with the lines that they begin on; code in them is a mark.
fn paragraphs(lines: &[String]) -> Vec<(usize, String)> {
    let mut paragraphs: Vec<(usize, String)> = Vec::new();
    let mut is_open = false;
    for (place, line) in lines.iter().enumerate() {
        let text = line.trim();
        let begins = text.starts_with(['-', '*', '#', '>'])
            || text.split_once(". ").is_some_and(|(n, _)| n.parse::<u8>().is_ok());
        if text.starts_with('|') {
            paragraphs.extend(text.split('|').map(|cell| (place + 1, cell.to_owned())));
            is_open = false;
        } else if text.is_empty() {
            is_open = false;
        } else if let (true, false, Some((_, open))) = (is_open, begins, paragraphs.last_mut()) {
            open.push(' ');
            open.push_str(text);
        } else {
            paragraphs.push((place + 1, text.to_owned()));
            is_open = true;
        }
    }
    paragraphs.into_iter().map(|(line, text)| (line, without_code(&text))).collect()
}

/// The text with `X` for code, for what is filled in, and for where a link leads.
fn without_code(text: &str) -> String {
    let outside = |(place, part): (usize, &str)| if place % 2 == 0 { part.to_owned() } else { "X".to_owned() };
    let mut text: String = text.split('`').enumerate().map(outside).collect();
    for (open, close) in [("](", ')'), ("{", '}')] {
        while let Some(start) = text.find(open) {
            let Some(length) = text[start..].find(close) else { break };
            text.replace_range(start..=start + length, " X");
        }
    }
    text
}

/// The words in lower case without the marks around them.
fn words(text: &str) -> Vec<String> {
    let word = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    text.split_whitespace().map(word).filter(|word| !word.is_empty()).collect()
}

/// The first words that a rule rules out.
fn first(rule: &str, words: &[String]) -> Option<String> {
    let wanted: Vec<Vec<&str>> = rule.split(' ').map(|word| word.split('|').collect()).collect();
    let fits = |(wanted, word): (&Vec<&str>, &String)| wanted == &["…"] || wanted.contains(&word.as_str());
    let mut runs = words.windows(wanted.len());
    runs.find(|run| wanted.iter().zip(*run).all(fits)).map(|run| run.join(" "))
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(". ").flat_map(|part| part.split_inclusive(['!', '?', ';', ':']))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn findings(path: &str, text: &str) -> Vec<String> {
        let file = TextFile { path: path.to_owned(), text: text.to_owned() };
        check(&file).iter().map(Finding::to_string).collect()
    }

    #[test]
    fn phrases_that_nobody_says_are_found() {
        for bad in [
            "One puzzle a line.",
            "It takes 3 µs a puzzle.",
            "4 guesses in the\nmean",
            "One cell more than digits.",
            "Give up after so many steps.",
            "This allows to solve.",
            "See the table, e.g. the first.",
            "| a | the color of it |",
        ] {
            assert_eq!(findings("docs/a.md", bad).len(), 1, "{bad}: {:?}", findings("docs/a.md", bad));
        }
    }

    #[test]
    fn code_and_plain_english_are_fine() {
        for good in [
            "One solution per line.",
            "`--color` is an option.",
            "```\none a line\n```",
            "So many that nobody counts them.",
            "[text](https://example.org/color)",
        ] {
            assert_eq!(findings("docs/a.md", good), <[String; 0]>::default());
        }
    }

    #[test]
    fn sentences_without_an_end_are_found() {
        let long = "word ".repeat(LONGEST + 1);
        assert_eq!(findings("a.md", &long).len(), 1);
        assert_eq!(findings("a.md", &format!("{}. {}", &long[..99], &long[..40])), <[String; 0]>::default());
    }

    #[test]
    fn comments_count_where_the_item_is_public_and_messages_one_by_one() {
        let source = "/// One a line.\npub fn a() {}\n/// Two a line.\nfn b() {}\n// three steps a line\n";
        assert_eq!(findings("crates/a/src/b.rs", source).len(), 1);
        let catalogue = "a = One { $x } a line\nb = A text.\n# one a line\n";
        assert_eq!(findings("texts/en/a.ftl", catalogue).len(), 0);
        assert_eq!(findings("texts/en/a.ftl", "a = One object a line\n").len(), 1);
    }
}
