//! What the description of the interface says of these endpoints.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use super::shapes::{Board, Graded, Rows, Solved, Validated};
use crate::body::Kind;
use crate::description::{Asked, Content, Description};

const TAG: &str = "compatible";

/// A board for the examples.
const EXAMPLE: &str = r#"{"board": [
    [5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],
    [8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],
    [0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]}"#;

/// The same as a form: its one field is a string.
const FORM_EXAMPLE: &str = r#"{"board": "[[5,3,0,0,7,0,0,0,0],[6,0,0,1,9,5,0,0,0],[0,9,8,0,0,0,0,6,0],[8,0,0,0,6,0,0,0,3],[4,0,0,8,0,3,0,0,1],[7,0,0,0,2,0,0,0,6],[0,6,0,0,0,0,2,8,0],[0,0,0,4,1,9,0,0,5],[0,0,0,0,8,0,0,7,9]]"}"#;

/// A board as a form.
#[derive(JsonSchema)]
struct BoardForm {
    /// Nine rows of nine numbers from 0, for a blank, to 9, written as JSON.
    #[expect(dead_code, reason = "describes what is read field by field")]
    board: String,
}

impl JsonSchema for Rows {
    fn schema_name() -> Cow<'static, str> {
        "BoardRows".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Nine rows of nine numbers from 0, for a blank, to 9.",
            "type": "array", "minItems": 9, "maxItems": 9,
            "items": {
                "type": "array", "minItems": 9, "maxItems": 9,
                "items": { "type": "integer", "minimum": 0, "maximum": 9 },
            },
        })
    }
}

/// Of the endpoint that makes boards.
pub(super) fn making() -> Description {
    let asked = Asked::WithWord { name: "difficulty", words: &["easy", "medium", "hard", "random"] };
    Description { asked, ..Description::new::<Board>(TAG, "board", "Makes a board.") }
}

/// Of an endpoint that is sent a board.
pub(super) fn answering(name: &str) -> Description {
    let id = format!("board-{name}");
    let plain = match name {
        "solve" => Description::new::<Solved>(TAG, &id, "Solves a board."),
        "grade" => Description::new::<Graded>(TAG, &id, "Says how hard a board is."),
        _ => Description::new::<Validated>(TAG, &id, "Says whether a board is a solution."),
    };
    let json = Content { kind: Kind::Json, schema: SchemaGenerator::subschema_for::<Board>, example: EXAMPLE };
    let form = Content { kind: Kind::Form, schema: SchemaGenerator::subschema_for::<BoardForm>, example: FORM_EXAMPLE };
    Description { asked: Asked::WithBody(vec![form, json]), ..plain }
}
