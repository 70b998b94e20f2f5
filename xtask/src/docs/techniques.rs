//! The technique pages as Markdown, and an index of them.

use std::path::Path;

use ichidoku_lab::table::pipes;
use ichidoku_logic::explain::say;
use ichidoku_logic::page::{Element, Exercise, Page, Picture, Piece};
use ichidoku_logic::{Family, Technique};
use ichidoku_render::{Fate, LinkKind, Scene, Shape, Sign, Style, svg, text};
use ichidoku_web::session::exercise_fragment;
use ichidoku_words::Words;

use crate::repository::TextFile;

/// Where the pages are; those in other languages than English are in folders of it.
pub(super) const FOLDER: &str = "docs/techniques";

/// Where their pictures are, and where that is from the folder of the pages.
pub(super) const PICTURES: &str = "docs/pictures/techniques";
const PICTURES_FROM_FOLDER: &str = "../pictures/techniques";

/// The heads of what other programs give; they lead to the index, which says what that is.
const FIGURES: [&str; 2] = ["[HoDoKu](README.md)", "[SE](README.md)"];

/// The folders of the pages in other languages than English.
pub(super) fn folders_of_languages() -> Vec<String> {
    Words::languages().filter(|code| *code != "en").map(|code| format!("{FOLDER}/{code}")).collect()
}

/// All pages in all languages, their pictures, and an index for each language.
pub(super) fn files(root: &Path) -> Result<Vec<TextFile>, String> {
    let languages: Vec<Words> = Words::languages().filter_map(Words::of).collect();
    let indexes = languages.iter().map(|words| index(root, words)).collect::<Result<Vec<_>, _>>()?;
    let pages = Page::all().flat_map(|page| {
        let files: Vec<TextFile> = languages.iter().flat_map(|words| page_files(&page, words)).collect();
        files
    });
    Ok(pages.chain(indexes).collect())
}

/// A page, and its pictures if it is the English one: the pages in other languages have them, too.
fn page_files(page: &Page, words: &Words) -> Vec<TextFile> {
    let elements = page.elements(words);
    let picture = |element: &Element| match element {
        Element::Picture(picture) if is_english(words) => {
            Some(TextFile { path: path_of(PICTURES, picture), text: svg(picture.scene()) })
        }
        _ => None,
    };
    let pictures = elements.iter().filter_map(picture);
    pictures.chain([TextFile { path: path(page.name, words), text: markdown(page, &elements, words) }]).collect()
}

fn is_english(words: &Words) -> bool {
    words.language() == "en"
}

fn path(name: &str, words: &Words) -> String {
    match words.language() {
        "en" => format!("{FOLDER}/{name}.md"),
        code => format!("{FOLDER}/{code}/{name}.md"),
    }
}

fn path_of(folder: &str, picture: &Picture) -> String {
    format!("{folder}/{}.svg", picture.name())
}

/// The index in a language: its text, which names each family in a heading, with a table below each heading.
fn index(root: &Path, words: &Words) -> Result<TextFile, String> {
    let source = TextFile::read(root, &format!("crates/ichidoku-words/texts/{}/techniques.md", words.language()))?;
    let mut text = format!("<!-- Made by `cargo xtask docs` from {} -->\n\n", source.path);
    let mut families = Vec::new();
    for line in source.text.lines() {
        let Some((heading, slug)) = family_heading(line) else {
            text.extend([line, "\n"]);
            continue;
        };
        let family = Family::ALL.iter().copied().find(|family| family.slug() == slug);
        let family = family.ok_or_else(|| format!("{}: there is no family {slug}", source.path))?;
        let techniques: Vec<Technique> =
            Technique::ALL.iter().copied().filter(|technique| technique.info().family == family).collect();
        let named = |technique: Technique| format!("[{}]({}.md)", words.name(technique.slug()), technique.info().page);
        let space = if families.is_empty() { "" } else { "\n" };
        text.extend([space, heading, "\n\n", &facts(&techniques, words, ["HoDoKu", "SE"], named)]);
        families.push(family);
    }
    if families != Family::ALL {
        return Err(format!("{}: not every family has its heading, in order", source.path));
    }
    Ok(TextFile { path: path("README", words), text })
}

/// A heading of the index, and the family whose table stands below it: `## Fish <!-- fish -->`.
fn family_heading(line: &str) -> Option<(&str, &str)> {
    line.strip_suffix(" -->")?.split_once(" <!-- ")
}

/// A table of names and ratings; the heads of what other programs give are given.
fn facts(
    techniques: &[Technique],
    words: &Words,
    [hodoku, explainer]: [&str; 2],
    named: impl Fn(Technique) -> String,
) -> String {
    let line = |technique: &Technique| {
        let info = technique.info();
        let rating = |tenths: u8| format!("{}.{}", tenths / 10, tenths % 10);
        let hodoku = info.hodoku.map(|score| format!("{} {:?} {}", score.code, score.level, score.score));
        [
            named(*technique),
            technique.other_names(words).join(", "),
            hodoku.unwrap_or_default(),
            technique.difficulty().to_string(),
            info.explainer.map(rating).unwrap_or_default(),
        ]
    };
    let lines: Vec<[String; 5]> = techniques.iter().map(line).collect();
    let name = words.text(&say::PageColumnName.into());
    let aliases = words.text(&say::PageColumnAliases.into());
    let difficulty = words.text(&say::PageColumnDifficulty.into());
    pipes(&[name, aliases, hodoku.into(), difficulty, explainer.into()], &lines, 3)
}

/// A page as Markdown.
fn markdown(page: &Page, elements: &[Element], words: &Words) -> String {
    let language = page.translation(words).map_or("en", |_| words.language());
    let source = format!("crates/ichidoku-words/texts/{language}/pages/{}.md", page.name);
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
            Element::Facts(techniques) => {
                facts(techniques, words, FIGURES, |technique| words.name(technique.slug())) + "\n"
            }
            Element::Heading(heading) => format!("## {heading}\n\n"),
            Element::Piece(Piece::Paragraph(words)) => format!("{words}\n\n"),
            Element::Piece(Piece::Item(words)) => format!("- {words}\n"),
            Element::Piece(Piece::Code(lines)) => format!("```text\n{lines}```\n\n"),
            Element::Picture(picture) => shown(picture, words),
            Element::Exercise(exercise) => posed(exercise, words),
            Element::Language(code) if *code == words.language() => "</div>\n\n".to_owned(),
            Element::Language(code) => format!("<div lang=\"{code}\">\n\n"),
        });
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}

/// The picture, with its name for those who cannot see it. Pictures have English legends; in another language the app
/// shows the picture without its legend, which follows in words.
fn shown(picture: &Picture, words: &Words) -> String {
    let scene = picture.scene();
    if is_english(words) {
        return format!("![{}]({})\n\n", scene.title, path_of(PICTURES_FROM_FOLDER, picture));
    }
    let image = format!("![{}]({})\n\n", scene.title, path_of(&format!("../{PICTURES_FROM_FOLDER}"), picture));
    let line =
        |line: &ichidoku_render::Legend| format!("<li>{}<span>{}</span></li>\n", sign(scene, line.sign), line.words);
    image + "<ul class=\"legend\">\n" + &scene.legend.iter().map(line).collect::<String>() + "</ul>\n\n"
}

/// The task, the position, and the folded answer. The app has a link to the board in the place of the position.
fn posed(exercise: &Exercise, words: &Words) -> String {
    let link = exercise_fragment(&exercise.grid, exercise.step.technique.slug()).unwrap_or_default();
    let [board, show] = [say::PageOnBoard.into(), say::PageAnswer.into()].map(|label| words.text(&label));
    let answer: String = exercise.answer(words).iter().map(|sentence| format!("- {sentence}\n")).collect();
    format!(
        "{}\n\n<!-- board {link} {board} -->\n```text\n{}```\n\n<details>\n<summary>{show}</summary>\n\n{answer}\n</details>\n\n",
        exercise.task(words),
        text(&Scene::new(exercise.grid), Style::default())
    )
}

/// A sign of the legend, by the classes of the app's style sheet.
fn sign(scene: &Scene, sign: Sign) -> String {
    let class = match sign {
        Sign::Link(kind) => {
            let class = if kind == LinkKind::Weak { "weak" } else { "strong" };
            let line = format!("<path class=\"line {class}\" d=\"M0 .5H1.6\"/>");
            return format!("<svg class=\"sign\" viewBox=\"0 0 1.6 1\" aria-hidden=\"true\">{line}</svg>");
        }
        Sign::Fate(Fate::Eliminated) => "mark-out",
        Sign::Fate(Fate::Placed) => "mark-placed",
        Sign::Fate(Fate::Spoiling) => "mark-spoils",
        Sign::Part(part) => match scene.shapes[part as usize] {
            Shape::Ring => "mark-ring",
            Shape::Disc => "mark-disc",
            Shape::Frame => "mark-frame",
            Shape::Tile => "mark-tile",
            Shape::BlueDisc => "mark-blue mark-disc",
            Shape::GreenRing => "mark-green mark-ring",
            Shape::OrangeTile => "mark-orange mark-tile",
            Shape::PurpleFrame => "mark-purple mark-frame",
        },
    };
    format!("<span class=\"sign small {class}\" aria-hidden=\"true\">5</span>")
}
