//! The endpoints of a service that many student projects call, in its shapes and its words: a board is nine rows of nine
//! numbers, with 0 for a blank. Bodies are forms, as that service wants them, or JSON.

#[cfg(feature = "schema")]
mod described;
mod shapes;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use ichidoku_api::{self as api, Ask, Control, Grade, Verdict};
use serde::Serialize;

use crate::body::Kind;
use crate::endpoint::{Endpoint, read};
use crate::json::{from_json, to_json, value_from_json};
use crate::problem::Problem;
use crate::shared::Shared;
use shapes::{Board, Graded, Rows, Solved, Status, Validated};

/// What is done with a board that is sent.
type Work<T> = fn(Rows, &Control<'_>) -> Result<T, Problem>;

pub(crate) fn endpoints() -> Vec<Endpoint> {
    vec![board(), endpoint("solve", solve), endpoint("grade", grade), endpoint("validate", validate)]
}

/// The endpoint that makes boards.
fn board() -> Endpoint {
    Endpoint {
        path: "/board".to_owned(),
        route: get(make),
        #[cfg(feature = "schema")]
        described: described::making(),
    }
}

async fn make(State(shared): State<Shared>, request: Request) -> Result<Response, Problem> {
    let query = request.uri().query().unwrap_or_default();
    let mut fields = form_urlencoded::parse(query.as_bytes());
    let grade = match fields.find(|(name, _)| name == "difficulty") {
        None => None,
        Some((_, word)) => wished(&word)?,
    };
    let compute = move |control: &Control<'_>| {
        let order = api::PuzzleOrder { grade, ..api::PuzzleOrder::default() };
        let made = api::Generate { order, ..api::Generate::default() }.run(control)?;
        let made = made.puzzles.first().ok_or_else(|| Problem::unfit_as("board-not-found"))?;
        to_json(&Board { board: Rows::of(&made.puzzle.to_string()) })
    };
    shared.answer("board", Box::new(compute)).await
}

/// The grade that is wished for, or any.
fn wished(word: &str) -> Result<Option<Grade>, Problem> {
    match word {
        "easy" => Ok(Some(Grade::Easy)),
        "medium" => Ok(Some(Grade::Medium)),
        "hard" => Ok(Some(Grade::Hard)),
        "random" => Ok(None),
        _ => Err(Problem::unfit_as("board-difficulty")),
    }
}

fn endpoint<T: Serialize + 'static>(name: &'static str, work: Work<T>) -> Endpoint {
    Endpoint {
        path: format!("/{name}"),
        route: post(async move |State(shared), request| answer(shared, request, name, work).await),
        #[cfg(feature = "schema")]
        described: described::answering(name),
    }
}

async fn answer<T: Serialize + 'static>(
    shared: Shared,
    request: Request,
    name: &'static str,
    work: Work<T>,
) -> Result<Response, Problem> {
    let (kind, body) = read(request, &shared, &[Kind::Form, Kind::Json]).await?;
    let compute = move |control: &Control<'_>| to_json(&work(read_board(kind, &body)?, control)?);
    shared.answer(name, Box::new(compute)).await
}

/// Reads the board.
fn read_board(kind: Kind, body: &Bytes) -> Result<Rows, Problem> {
    if kind == Kind::Json {
        return Ok(from_json::<Board>(body)?.board);
    }
    let mut fields = form_urlencoded::parse(body);
    let field = fields.find(|(name, _)| name == "board").ok_or_else(|| Problem::unfit_as("board-field"))?;
    value_from_json(&field.1)
}

fn solve(board: Rows, control: &Control<'_>) -> Result<Solved, Problem> {
    let solved = api::Solve { puzzle: board.into(), first: false }.run(control)?;
    let solution = solved.solution.map_or(board, |solution| Rows::of(&solution.to_string()));
    let status = if solved.solution.is_some() { Status::Solved } else { fault(board, control)? };
    Ok(Solved { solution, status, difficulty: grade(board, control)?.difficulty })
}

fn grade(board: Rows, control: &Control<'_>) -> Result<Graded, Problem> {
    let rated = api::Rate { puzzle: board.into(), ..api::Rate::default() }.run(control)?;
    Ok(Graded { difficulty: rated.rating.map(|rating| rating.grade).into() })
}

fn validate(board: Rows, control: &Control<'_>) -> Result<Validated, Problem> {
    let solved = api::Solve { puzzle: board.into(), first: true }.run(control)?;
    let status = match solved.solution {
        Some(_) if board.has_blanks() => Status::Broken,
        Some(_) => Status::Solved,
        None => fault(board, control)?,
    };
    Ok(Validated { status })
}

/// Why a board has no solution.
fn fault(board: Rows, control: &Control<'_>) -> Result<Status, Problem> {
    let checked = api::Check { puzzle: board.into(), limit: 2 }.run(control)?;
    Ok(if checked.status == Verdict::Clashing { Status::Broken } else { Status::Unsolvable })
}
