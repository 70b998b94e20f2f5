//! Sudoku Explainer's scale against Sukaku Explainer 1.18.1.

#![allow(clippy::expect_used)]

use std::path::Path;
use std::process::Command;

use ichidoku::{Candidate, Interrupted, ProperPuzzle, Puzzle, Stop};
use ichidoku_logic::State;
use ichidoku_logic::rate::{ExplainerDialect, ExplainerDifficulty, ExplainerStep};
use serde_json::{Deserializer, Value};

const SUKAKU: ExplainerDialect = ExplainerDialect::Sukaku;

fn state(text: &str) -> Option<State> {
    Some(State::proper(&ProperPuzzle::new(text.parse::<Puzzle>().ok()?).ok()?))
}

/// A puzzle with ER, EP and ED, and with the steps that version 1.2.1 doesn't know.
struct Known {
    state: State,
    ratings: String,
    steps: Vec<&'static str>,
}

fn known() -> Vec<Known> {
    let mut known: Vec<Known> = Vec::new();
    for line in include_str!("sukaku.txt").lines().filter(|line| !line.starts_with('#')) {
        if let Some(step) = line.strip_prefix("    ") {
            known.last_mut().expect("a puzzle before its steps").steps.push(step);
        } else if let Some((text, ratings)) = line.split_once(' ') {
            let state = state(text).expect("one solution");
            known.push(Known { state, ratings: ratings.replace(' ', "/"), steps: Vec::new() });
        }
    }
    known
}

/// `7 4.0 Skyscraper 011: r1c2<>3 r4c5<>3`, where it is the seventh step.
fn line(place: usize, step: &ExplainerStep) -> String {
    let gone: Vec<String> = step.eliminations.iter().map(|gone| gone.to_string().replace('=', "<>")).collect();
    format!("{} {} {}: {}", place + 1, step.difficulty, step.technique, gone.join(" "))
}

/// True if version 1.2.1 has no such technique.
fn is_new(step: &ExplainerStep) -> bool {
    let name = step.technique.to_string();
    ["Strong ", "Skyscraper", "Kite", "WXYZ"].iter().any(|part| name.contains(part))
}

#[test]
fn ratings_and_new_steps_are_those_of_the_original() -> Result<(), Interrupted> {
    let mut steps = 0;
    let known = known();
    for Known { state, ratings, steps: expected } in &known {
        let path = SUKAKU.path(state, Stop::never())?;
        assert_eq!(path.rating().to_string(), *ratings);
        assert_eq!(SUKAKU.rating(state, Stop::never())?, path.rating());
        let new = path.steps.iter().enumerate().filter(|(_, step)| is_new(step));
        let new: Vec<String> = new.map(|(place, step)| line(place, step)).collect();
        assert_eq!(new, *expected, "{ratings}");
        steps += new.len();
    }
    assert_eq!((known.len(), steps), (112, 217));
    Ok(())
}

#[test]
fn an_er_is_reached_or_not() -> Result<(), Interrupted> {
    for Known { state, .. } in known().iter().step_by(5) {
        let er = SUKAKU.rating(state, Stop::never())?.er;
        let (less, more) = (ExplainerDifficulty(er.0 - 1), ExplainerDifficulty(er.0 + 1));
        assert!(SUKAKU.reaches(state, er, Stop::never())? && !SUKAKU.reaches(state, more, Stop::never())?, "{er}");
        assert_eq!(SUKAKU.within(state, er, Stop::never())?, Some(er));
        assert_eq!(SUKAKU.within(state, less, Stop::never())?, None);
    }
    Ok(())
}

/// What is compared of a step: name, tenths, the placement, and the candidates that go, by cell and digit.
#[derive(PartialEq, Debug)]
struct Told {
    technique: String,
    tenths: u16,
    placement: Option<(usize, u64)>,
    gone: Vec<(usize, u64)>,
}

impl Told {
    fn by_us(step: &ExplainerStep) -> Self {
        let number = |c: &Candidate| (c.cell().index(), u64::from(c.digit().get()));
        Self {
            technique: step.technique.to_string(),
            tenths: step.difficulty.0,
            placement: step.placement.as_ref().map(number),
            gone: step.eliminations.iter().map(number).collect(),
        }
    }

    /// A step that the original recorded; a cell of -1 is none.
    fn by_original(step: &Value) -> Option<Self> {
        let cell = usize::try_from(step["cell"].as_i64()?).ok();
        let mut gone = Vec::new();
        for removal in step["removals"].as_array()? {
            let cell = usize::try_from(removal["cell"].as_u64()?).ok()?;
            gone.extend(removal["values"].as_array()?.iter().filter_map(|value| Some((cell, value.as_u64()?))));
        }
        gone.sort_unstable();
        Some(Self {
            technique: step["technique"].as_str()?.to_owned(),
            tenths: ((step["rating"].as_f64()? + 0.05) * 10.0) as u16,
            placement: cell.and_then(|cell| Some((cell, step["value"].as_u64()?))),
            gone,
        })
    }
}

/// The records in an archive of them. None if there is no program that opens it.
fn records(archive: &Path, folder: &str) -> Option<Vec<Value>> {
    let opened = Command::new("tar").arg("-xzOf").arg(archive).arg(folder).output();
    let Some(opened) = opened.ok().filter(|opened| opened.status.success()) else {
        testkit::not_run("tar does not open the archive");
        return None;
    };
    Deserializer::from_slice(&opened.stdout).into_iter().collect::<Result<Vec<Value>, _>>().ok()
}

/// Every step of the paths that the original recorded; without optimisation those of one puzzle in 25.
#[test]
fn paths_are_those_of_the_original() -> Result<(), Interrupted> {
    let Some(archive) = testkit::shared_data("rating/se-traces.tar.gz") else { return Ok(()) };
    let Some(records) = records(&archive, "se-traces/suk-1.18.1") else { return Ok(()) };
    let every = if cfg!(debug_assertions) { 25 } else { 1 };
    let mut compared = 0;
    for record in records.iter().filter(|record| record["validity"].is_null()).step_by(every) {
        let state = record["puzzle"].as_str().and_then(state).expect("one solution");
        let mine: Vec<Told> = SUKAKU.path(&state, Stop::never())?.steps.iter().map(Told::by_us).collect();
        let recorded = record["steps"].as_array().expect("steps").iter().map(Told::by_original);
        assert_eq!(Some(mine), recorded.collect(), "{}", record["id"]);
        compared += 1;
    }
    assert!(compared * every >= 386, "{compared}");
    Ok(())
}
