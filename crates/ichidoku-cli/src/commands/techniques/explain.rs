//! `ichidoku techniques explain`

use clap::Args;
use ichidoku_logic::Technique;
use ichidoku_logic::explain::{Name, Words, say};
use ichidoku_logic::page::{Element, Exercise, Page, Picture, Piece};
use ichidoku_render::{Scene, Style, text};

use super::list::rating;
use super::words::{plain, wrapped};
use crate::exit::{Exit, Failure};
use crate::output::Output;
use crate::terminal::Terminal;
use crate::values::{Names, aliases};
use crate::words::of_hints;

/// How wide words are written where no terminal says how wide it is, and at most where one does.
const WIDTH: usize = 80;
const WIDEST: usize = 100;

#[derive(Args, Debug)]
pub(crate) struct Explain {
    #[arg(value_name = "NAME", value_parser = topics(), hide_possible_values = true)]
    topic: Topic,

    #[arg(long)]
    answers: bool,
}

/// What is explained.
#[derive(Clone, Debug)]
struct Topic {
    page: Page,
    /// The techniques of the page that are shown.
    techniques: Vec<Technique>,
}

/// Accepts the names of techniques and of pages.
fn topics() -> Names<Topic> {
    let techniques = Technique::ALL.iter().map(|technique| (technique.slug().to_owned(), Topic::of(*technique)));
    let aliases = aliases().map(|(alias, technique)| (alias, Topic::of(technique)));
    let pages = Page::all().map(|page| (page.name.to_owned(), Topic { techniques: page.techniques.clone(), page }));
    Names::new("technique", techniques).with_aliases(aliases.chain(pages)).listed_by("ichidoku techniques")
}

impl Topic {
    fn of(technique: Technique) -> Self {
        Self { page: Page::of(technique), techniques: vec![technique] }
    }
}

impl Explain {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        let (style, words) = (terminal.drawing_style(), of_hints());
        let elements = self.topic.page.elements_on(&self.topic.techniques, &words);
        let mut text = String::new();
        let mut in_list = true;
        for element in &elements {
            let is_item = matches!(element, Element::Title(_) | Element::Facts(_) | Element::Piece(Piece::Item(_)));
            if matches!(element, Element::Language(_)) {
                continue;
            }
            if !(in_list && is_item) {
                text.push('\n');
            }
            in_list = is_item;
            text.push_str(&match element {
                Element::Exercise(exercise) => self.exercise(exercise, style, &words),
                element => written(element, style, &words),
            });
        }
        let mut output = Output::open(None)?;
        output.write(text.as_bytes())?;
        output.finish()?;
        Ok(Exit::Fine)
    }
}

impl Explain {
    /// The task, the position and, where it is asked for, the answer.
    fn exercise(&self, exercise: &Exercise, style: Style, words: &Words) -> String {
        let width = width(style);
        let task = wrapped(&exercise.task(words), width, "");
        let answer = exercise.answer(words).into_iter().filter(|_| self.answers);
        let answer: String = answer.map(|sentence| wrapped(&format!("- {sentence}"), width, "  ")).collect();
        let gap = if answer.is_empty() { "" } else { "\n" };
        format!("{task}\n{}{gap}{answer}", text(&Scene::new(exercise.grid), style))
    }
}

fn width(style: Style) -> usize {
    style.width.unwrap_or(WIDTH).min(WIDEST)
}

/// A part of the page, each line with its end.
fn written(element: &Element, style: Style, words: &Words) -> String {
    let width = width(style);
    match element {
        Element::Title(title) => format!("{}\n", bold(title, style)),
        Element::Facts(techniques) => techniques.iter().map(|t| wrapped(&facts(*t, words), width, "  ")).collect(),
        Element::Heading(heading) => format!("{}\n", bold(heading, style)),
        Element::Piece(Piece::Paragraph(text)) => wrapped(&plain(text), width, ""),
        Element::Piece(Piece::Item(text)) => wrapped(&format!("- {}", plain(text)), width, "  "),
        Element::Piece(Piece::Code(lines)) => lines.clone(),
        Element::Picture(picture) => drawn(picture, style),
        Element::Exercise(_) | Element::Language(_) => String::new(),
    }
}

fn bold(words: &str, style: Style) -> String {
    if style.colour { format!("\x1b[1m{words}\x1b[0m") } else { words.to_owned() }
}

/// What other programs call and rate the technique.
fn facts(technique: Technique, words: &Words) -> String {
    let info = technique.info();
    let mut facts = words.text(
        &say::PageDifficulty { technique: Name(technique.slug()), count: usize::from(technique.difficulty()) }.into(),
    );
    if let Some(tenths) = info.explainer {
        facts += &format!(", SE {}", rating(tenths));
    }
    if let Some(score) = info.hodoku {
        facts += &format!(", HoDoKu {} {:?} {}", score.code, score.level, score.score);
    }
    let aliases = technique.other_names(words).join(", ");
    if !aliases.is_empty() {
        facts += &format!("; {} {aliases}", words.text(&say::PageColumnAliases.into()));
    }
    facts
}

/// The drawing, and what its signs mean.
fn drawn(picture: &Picture, style: Style) -> String {
    let legend = picture.scene().text_legend().map(|(sign, meaning)| format!("   {sign:<3}  {meaning}\n"));
    text(picture.scene(), style) + &legend.collect::<String>()
}
