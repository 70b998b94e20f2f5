//! The endpoints of a service that many student projects call, in its shapes and its words: a board is nine rows of nine
//! numbers, with 0 for a blank. Bodies are forms, as that service wants them, or JSON.

mod shapes;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::response::Response;
use axum::routing::{get, post};
use ichidoku_api::{self as api, Ask, Control, Grade, Verdict};
use schemars::{JsonSchema, SchemaGenerator};
use serde::Serialize;

use crate::body::Kind;
use crate::endpoint::{Asked, Content, Endpoint, read};
use crate::json::{from_json, to_json, value_from_json};
use crate::problem::Problem;
use crate::shared::Shared;
use shapes::{Board, BoardForm, Graded, Rows, Solved, Status, Validated};

/// What is done with a board that is sent.
type Work<T> = fn(Rows, &Control<'_>) -> Result<T, Problem>;

/// A board for the examples.
const EXAMPLE: &str = r#"{"board": [
    [5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],
    [8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],
    [0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]}"#;

/// The same as a form: its one field is a string.
const FORM_EXAMPLE: &str = r#"{"board": "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]"}"#;

pub(crate) fn endpoints() -> Vec<Endpoint> {
    vec![
        board(),
        endpoint("solve", "Solves a board.", solve),
        endpoint("grade", "Says how hard a board is.", grade),
        endpoint("validate", "Says whether a board is a solution.", validate),
    ]
}

/// The endpoint that makes boards.
fn board() -> Endpoint {
    Endpoint {
        path: "/board".to_owned(),
        id: "board".to_owned(),
        summary: "Makes a board.".to_owned(),
        tag: "compatible",
        asked: Asked::WithWord { name: "difficulty", words: &["easy", "medium", "hard", "random"] },
        answer: SchemaGenerator::subschema_for::<Board>,
        for_variant: None,
        route: get(make),
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

fn endpoint<T: Serialize + JsonSchema + 'static>(name: &'static str, summary: &'static str, work: Work<T>) -> Endpoint {
    let json = Content { kind: Kind::Json, schema: SchemaGenerator::subschema_for::<Board>, example: EXAMPLE };
    let form = Content { kind: Kind::Form, schema: SchemaGenerator::subschema_for::<BoardForm>, example: FORM_EXAMPLE };
    Endpoint {
        path: format!("/{name}"),
        id: format!("board-{name}"),
        summary: summary.to_owned(),
        tag: "compatible",
        asked: Asked::WithBody(vec![form, json]),
        answer: SchemaGenerator::subschema_for::<T>,
        for_variant: None,
        route: post(async move |State(shared), request| answer(shared, request, name, work).await),
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
