//! The endpoints that student projects call, in exactly the shapes that they expect.

use serde_json::{Value, json};

use crate::client::{Reply, Request};
use crate::running::Running;

/// A board of 81 characters.
fn rows(text: &str) -> Value {
    let numbers: Vec<u32> = text.chars().map(|c| c.to_digit(10).expect("a digit")).collect();
    json!(numbers.chunks(9).collect::<Vec<_>>())
}

const PUZZLE: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const SOLUTION: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Sends a board as those projects encode it: brackets and commas escaped.
fn send_form(server: &Running, path: &str, board: &Value) -> Reply {
    let escaped = board.to_string().replace('[', "%5B").replace(']', "%5D").replace(',', "%2C");
    Request::post(path)
        .header("Content-Type", "application/x-www-form-urlencoded")
        .body(format!("board={escaped}"))
        .send(server.address)
}

/// What a board is answered, the same as a form and as JSON.
fn answer(server: &Running, path: &str, board: &Value) -> Value {
    let form = send_form(server, path, board);
    let json = server.post_json(path, &json!({ "board": board }).to_string());
    assert_eq!((form.status, json.status), (200, 200), "{}", String::from_utf8_lossy(&form.body));
    assert_eq!(form.json(), json.json());
    form.json()
}

#[test]
fn boards_are_solved() {
    let server = Running::start();
    let solved = answer(&server, "/solve", &rows(PUZZLE));
    assert_eq!(solved, json!({ "solution": rows(SOLUTION), "status": "solved", "difficulty": "easy" }));

    let mut clashing = rows(PUZZLE);
    clashing[0][2] = json!(5);
    let broken = answer(&server, "/solve", &clashing);
    assert_eq!(broken, json!({ "solution": clashing, "status": "broken", "difficulty": "unknown" }));

    let mut stuck = rows(PUZZLE);
    stuck[0][2] = json!(2);
    let unsolvable = answer(&server, "/solve", &stuck);
    assert_eq!(unsolvable, json!({ "solution": stuck, "status": "unsolvable", "difficulty": "unknown" }));

    let blank = answer(&server, "/solve", &rows(&"0".repeat(81)));
    assert_eq!((&blank["status"], &blank["difficulty"]), (&json!("solved"), &json!("unknown")));
    assert!(!blank["solution"].to_string().contains('0'));
}

#[test]
fn boards_are_graded() {
    let server = Running::start();
    let hardest = "800000000003600000070090200050007000000045700000100030001000068008500010090000400";
    assert_eq!(answer(&server, "/grade", &rows(PUZZLE)), json!({ "difficulty": "easy" }));
    assert_eq!(answer(&server, "/grade", &rows(hardest)), json!({ "difficulty": "hard" }));
}

#[test]
fn boards_are_validated() {
    let server = Running::start();
    let status = |board: &Value| answer(&server, "/validate", board);
    assert_eq!(status(&rows(SOLUTION)), json!({ "status": "solved" }));
    assert_eq!(status(&rows(PUZZLE)), json!({ "status": "broken" }), "it has blanks");
    let mut clashing = rows(SOLUTION);
    clashing[8][8] = json!(1);
    assert_eq!(status(&clashing), json!({ "status": "broken" }));
    let mut stuck = rows(PUZZLE);
    stuck[0][2] = json!(2);
    assert_eq!(status(&stuck), json!({ "status": "unsolvable" }));
}

#[test]
fn what_is_no_board_is_refused() {
    let server = Running::start();
    let mut ten = rows(PUZZLE);
    ten[3][4] = json!(10);
    let refused = send_form(&server, "/solve", &ten);
    assert_eq!((refused.status, refused.code().as_str()), (422, "request"));
    assert!(refused.json()["message"].as_str().is_some_and(|text| text.contains("row 4, column 5: 10")));
    let (mut tenth_row, mut tenth_column, mut negative) = (rows(PUZZLE), rows(PUZZLE), rows(PUZZLE));
    tenth_row.as_array_mut().expect("rows").push(json!([0, 0, 0, 0, 0, 0, 0, 0, 0]));
    tenth_column[2].as_array_mut().expect("numbers").push(json!(0));
    negative[8][0] = json!(-1);
    for (board, named) in [
        (tenth_row, "10 rows where 9 were expected"),
        (tenth_column, "row 3: 10 numbers where 9 were expected"),
        (negative, "row 9, column 1: -1 is not a number from 0 to 9"),
    ] {
        let json = server.post_json("/solve", &json!({ "board": board }).to_string());
        for refused in [json, send_form(&server, "/solve", &board)] {
            assert_eq!((refused.status, refused.code().as_str()), (422, "request"), "{board}");
            assert!(refused.json()["message"].as_str().is_some_and(|text| text.contains(named)), "{named}");
        }
    }
    for board in [json!([]), json!([[1]]), json!("x"), json!(null), json!([["1"]])] {
        assert_eq!(send_form(&server, "/grade", &board).status, 422, "{board}");
    }
    let unnamed = Request::post("/solve").header("Content-Type", "application/x-www-form-urlencoded").body("a=b");
    assert_eq!(unnamed.send(server.address).status, 422);
}

#[test]
fn pages_of_other_origins_may_ask() {
    let server = Running::start();
    let reply = Request::post("/solve")
        .header("Origin", "http://localhost:3000")
        .header("Content-Type", "application/x-www-form-urlencoded")
        .body(format!("board={}", rows(PUZZLE)))
        .send(server.address);
    assert_eq!((reply.status, reply.header("access-control-allow-origin")), (200, Some("*")));
}

#[test]
fn boards_are_made() {
    let server = Running::start();
    for difficulty in ["easy", "medium", "hard"] {
        let reply = server.get(&format!("/board?difficulty={difficulty}"));
        assert_eq!(reply.status, 200);
        let made = reply.json();
        let fields: Vec<_> = made.as_object().expect("an object").keys().collect();
        assert_eq!(fields, ["board"]);
        assert_eq!(answer(&server, "/grade", &made["board"]), json!({ "difficulty": difficulty }));
        assert_eq!(answer(&server, "/solve", &made["board"])["status"], "solved");
    }
    let [one, other] = ["/board?difficulty=random", "/board"].map(|path| server.get(path).json());
    assert_ne!(one, other, "another each time");
    let unknown = server.get("/board?difficulty=unfair");
    assert_eq!((unknown.status, unknown.code().as_str()), (422, "request"));
}
