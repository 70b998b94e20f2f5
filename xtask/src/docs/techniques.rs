//! The technique pages as Markdown, and their index.

use ichidoku_lab::table::pipes;
use ichidoku_logic::page::{Element, Page, Picture, Piece};
use ichidoku_logic::{Family, Technique};
use ichidoku_render::svg;

use crate::repository::TextFile;

/// Where the pages are.
pub(super) const FOLDER: &str = "docs/techniques";

/// Where their pictures are, and where that is from a page.
pub(super) const PICTURES: &str = "docs/pictures/techniques";
const PICTURES_FROM_PAGE: &str = "../pictures/techniques";

/// What stands in the index before the tables.
const INDEX: &str = "\
<!-- Made by `cargo xtask docs`. -->

# Techniques

One page a technique, or one for several that are the same idea in different sizes: what it is, why it is true, an
example, and a near miss, in which a small difference spoils it. The words are the comment that opens the technique's
source file; the examples are found by the technique itself. `ichidoku techniques explain NAME` shows the same page in
the terminal.

Each picture has a legend. In the terminal `(5)`, `[5]`, `{5}` and `<5>` mark parts of the pattern, `-5` a candidate that
goes, `=5` a digit that is placed, and `+5` what makes a near miss.

The difficulty is ichidoku's own, on a scale that stays close to ten times the rating of Sudoku Explainer (SE); see
[grades](../grades.md). For HoDoKu there are its code, level and score.
";

/// All pages with their pictures, and the index.
pub(super) fn files() -> Vec<TextFile> {
    let index = TextFile { path: format!("{FOLDER}/README.md"), text: index() };
    Page::all().flat_map(|page| page_files(&page)).chain([index]).collect()
}

/// A page and its pictures.
fn page_files(page: &Page) -> Vec<TextFile> {
    let elements = page.elements();
    let picture = |element: &Element| match element {
        Element::Picture(picture) => Some(TextFile { path: path_of(PICTURES, picture), text: svg(picture.scene()) }),
        _ => None,
    };
    let pictures = elements.iter().filter_map(picture);
    pictures.chain([TextFile { path: path(page), text: markdown(page, &elements) }]).collect()
}

fn path(page: &Page) -> String {
    format!("{FOLDER}/{}.md", page.name)
}

fn path_of(folder: &str, picture: &Picture) -> String {
    format!("{folder}/{}.svg", picture.name())
}

/// The index: a table for each family.
fn index() -> String {
    let mut text = INDEX.to_owned();
    for family in Family::ALL.iter().copied() {
        let techniques: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|technique| technique.info().family == family).collect();
        let named = |technique: Technique| format!("[{technique}]({}.md)", technique.info().page);
        let name = capitalised(&family.slug().replace('-', " "));
        text.extend(["\n## ", &name, "\n\n", &facts(&techniques, named)]);
    }
    text
}

fn capitalised(name: &str) -> String {
    let (first, rest) = name.split_at(name.len().min(1));
    first.to_uppercase() + rest
}

/// A table of names and ratings.
fn facts(techniques: &[Technique], named: impl Fn(Technique) -> String) -> String {
    let line = |technique: &Technique| {
        let info = technique.info();
        let rating = |tenths: u8| format!("{}.{}", tenths / 10, tenths % 10);
        let hodoku = info.hodoku.map(|score| format!("{} {:?} {}", score.code, score.level, score.score));
        [
            named(*technique),
            info.aliases.join(", "),
            hodoku.unwrap_or_default(),
            technique.difficulty().to_string(),
            info.explainer.map(rating).unwrap_or_default(),
        ]
    };
    let lines: Vec<[String; 5]> = techniques.iter().map(line).collect();
    pipes(&["technique", "also called", "HoDoKu", "difficulty", "SE"].map(str::to_owned), &lines, 3)
}

/// A page as Markdown.
fn markdown(page: &Page, elements: &[Element]) -> String {
    let source = format!("crates/ichidoku-logic/src/techniques/{}", page.source);
    let mut text = format!("<!-- Made by `cargo xtask docs` from {source} -->\n\n");
    let mut in_list = false;
    for element in elements {
        let is_item = matches!(element, Element::Piece(Piece::Item(_)));
        if in_list && !is_item {
            text.push('\n');
        }
        in_list = is_item;
        text.push_str(&match element {
            Element::Title(title) => format!("# {title}\n\n"),
            Element::Facts(techniques) => facts(techniques, |technique| technique.to_string()) + "\n",
            Element::Heading(heading) => format!("## {heading}\n\n"),
            Element::Piece(Piece::Paragraph(words)) => format!("{words}\n\n"),
            Element::Piece(Piece::Item(words)) => format!("- {words}\n"),
            Element::Piece(Piece::Code(lines)) => format!("```text\n{lines}```\n\n"),
            Element::Picture(picture) => shown(picture),
        });
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The picture, with its name for those who cannot see it.
fn shown(picture: &Picture) -> String {
    format!("![{}]({})\n\n", picture.scene().title, path_of(PICTURES_FROM_PAGE, picture))
}
