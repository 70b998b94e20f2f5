//! Which puzzles are generated.

use std::ffi::OsString;
use std::fmt::Display;
use std::ops::RangeInclusive;

use clap::Args;
use ichidoku::{Cell, CellSet, ProperPuzzle, Puzzle, Solution, Stop};
use ichidoku_api::{Kind, Scale};
use ichidoku_generate::{Order, Symmetry};
use ichidoku_logic::rate::{ExplainerDifficulty, Grade, rate};
use ichidoku_logic::{HodokuLevel, Technique};

use crate::exit::Failure;
use crate::input::Input;
use crate::input_stream::InputStream;
use crate::inputs::only;
use crate::values::{GRADES, Names, ers, explainers, kinds, techniques, whole};
use crate::words::{say, word};

/// Which puzzles are generated; whatever is not said is left to chance.
#[derive(Args, Debug)]
pub(crate) struct Wishes {
    #[arg(long, value_name = "FILE|PUZZLE")]
    like: Option<OsString>,

    #[arg(long, short, value_name = "GRADE", value_parser = grades())]
    pub(crate) grade: Option<Grade>,

    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    hodoku: Option<HodokuLevel>,

    #[arg(long, value_name = "ER", value_parser = ers)]
    er: Option<[ExplainerDifficulty; 2]>,

    #[arg(long, value_name = "SCALE", value_parser = explainers(), requires = "er")]
    scale: Option<Scale>,

    #[arg(long, value_name = "TECHNIQUE", value_parser = techniques(), hide_possible_values = true)]
    pub(crate) needs: Option<Technique>,

    #[arg(long, value_name = "NAME", value_parser = kinds(), hide_possible_values = true)]
    forbid: Vec<Kind>,

    #[arg(long, short, value_name = "N", value_parser = clues)]
    clues: Option<RangeInclusive<usize>>,

    #[arg(long)]
    minimal: bool,

    #[arg(long, value_name = "SYMMETRY", value_parser = symmetries())]
    pub(crate) symmetry: Option<Symmetry>,

    #[arg(long, value_name = "PATTERN", value_parser = pattern, conflicts_with = "symmetry")]
    pattern: Option<CellSet>,

    #[arg(long, value_name = "PUZZLE")]
    given: Option<Puzzle>,

    #[arg(long, value_name = "SOLUTION", value_parser = solution)]
    solution: Option<Solution>,

    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    pub(crate) attempts: Option<u64>,
}

const LEVELS: [(&str, HodokuLevel); 5] = [
    ("easy", HodokuLevel::Easy),
    ("medium", HodokuLevel::Medium),
    ("hard", HodokuLevel::Hard),
    ("unfair", HodokuLevel::Unfair),
    ("extreme", HodokuLevel::Extreme),
];

fn grades() -> Names<Grade> {
    Names::new("grade", GRADES)
}

fn levels() -> Names<HodokuLevel> {
    Names::new("level", LEVELS)
}

fn symmetries() -> Names<Symmetry> {
    Names::new("symmetry", Symmetry::ALL.map(|symmetry| (symmetry.name(), symmetry)))
}

/// `24` or `24-28`.
fn clues(text: &str) -> Result<RangeInclusive<usize>, String> {
    let number = |part: &str| whole(0..=81)(part.trim()).map_err(|_| word("expected-clues"));
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    Ok(number(from)?..=number(to)?)
}

/// 81 characters; blanks as in puzzles.
fn pattern(text: &str) -> Result<CellSet, String> {
    let cells: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    if cells.len() != Cell::COUNT {
        return Err(say!("expected-characters", count = cells.len()));
    }
    let marked = |(cell, mark): (Cell, char)| (!matches!(mark, '.' | '0' | '_' | '-' | '*')).then_some(cell);
    Ok(Cell::ALL.into_iter().zip(cells).filter_map(marked).collect())
}

fn solution(text: &str) -> Result<Solution, String> {
    fn say(error: impl Display) -> String {
        error.to_string()
    }
    Solution::try_from(text.parse::<Puzzle>().map_err(say)?).map_err(say)
}

impl Wishes {
    /// The scale on which the puzzles are rated: that of what is asked for.
    pub(crate) fn scale(&self) -> Scale {
        match (self.er, self.hodoku) {
            (Some(_), _) => self.scale.unwrap_or(Scale::Se121),
            (None, Some(_)) => Scale::Hodoku,
            (None, None) => Scale::Ichidoku,
        }
    }

    /// The order.
    pub(crate) fn order(&self) -> Result<Order, Failure> {
        let mut order = self.like()?.attempts(self.attempts.unwrap_or(Order::ATTEMPTS));
        if let Some(symmetry) = self.symmetry {
            order = order.symmetry(symmetry);
        }
        if let Some(grade) = self.grade {
            order = order.grade(grade);
        }
        if let Some(level) = self.hodoku {
            order = order.hodoku(level);
        }
        if let Some([least, most]) = self.er {
            let dialect = self.scale().explainer().unwrap_or_default();
            order = order.dialect(dialect).er(least, most);
        }
        if let Some(technique) = self.needs {
            order = order.needs(technique);
        }
        order = self.forbid.iter().flat_map(|kind| kind.techniques()).fold(order, Order::forbid);
        if let Some(clues) = &self.clues {
            order = order.clues(clues.clone());
        }
        if self.minimal {
            order = order.minimal();
        }
        if let Some(cells) = self.pattern {
            order = order.pattern(cells);
        }
        if let Some(given) = self.given {
            order = order.given(given);
        }
        if let Some(solution) = self.solution {
            order = order.solution(solution);
        }
        Ok(order)
    }

    /// An order for puzzles like the one that is named, as far as nothing else is said; for any puzzles if none is.
    fn like(&self) -> Result<Order, Failure> {
        let Some(argument) = &self.like else { return Ok(Order::new()) };
        let (_, entry) = only(InputStream::new(vec![Input::named("--like", argument)?]), "like-takes-one")?;
        let model = ProperPuzzle::new(entry.puzzle).map_err(|_| Failure::new(word("like-improper")))?;
        let order = if self.pattern.is_some() { Order::new() } else { Order::new().like(&model) };
        if self.hodoku.is_some() || self.er.is_some() || self.needs.is_some() {
            return Ok(order);
        }
        // Nothing stops the rating.
        let Ok(rating) = rate(&model, Stop::never()) else { return Ok(order) };
        Ok(order.grade(rating.grade))
    }
}
