//! A file of puzzles as a table: read and solved part by part, sorted, filtered, and written as a file again.

use std::borrow::Cow;

use ichidoku::Puzzle;
use ichidoku::solve::Search;
use ichidoku_formats::{Document, EntryError, ReadError, Source};
use serde_json::{Map, Value, json};

use super::own::Own;
use super::row::{MOST_SOLUTIONS, Rating, Row};
use super::view::{Column, View};

/// The grades, from the easiest.
const GRADES: [&str; 7] = ["trivial", "easy", "medium", "hard", "very-hard", "extreme", "beyond"];
/// The columns of a file that is written, before its own.
const ADDED: [&str; 7] = ["number", "puzzle", "clues", "solutions", "grade", "rating", "technique"];
/// Number of rows in a part of a file that is written.
const PART: usize = 1 << 15;

/// A file of puzzles, read as far as [`step`](Table::step) was called.
pub(crate) struct Table {
    source: Source,
    is_read: bool,
    failure: Option<ReadError>,
    rows: Vec<Row>,
    own: Own,
    /// Number of puzzles with no solution, one, several.
    counts: [usize; 3],
    unreadable: Vec<EntryError>,
    /// The techniques that are the hardest of a puzzle: slug, and name in the language of the page.
    techniques: Vec<[String; 2]>,
    view: View,
    /// The places of the rows that are shown, in their order.
    shown: Vec<u32>,
    /// How many of the rows that are shown were looked at for one to rate.
    looked_at: usize,
    rated: usize,
}

impl Table {
    pub(crate) fn new(source: Source) -> Self {
        Self {
            source: source.keep_others(),
            is_read: false,
            failure: None,
            rows: Vec::new(),
            own: Own::new(&ADDED),
            counts: [0; 3],
            unreadable: Vec::new(),
            techniques: Vec::new(),
            view: View::default(),
            shown: Vec::new(),
            looked_at: 0,
            rated: 0,
        }
    }

    /// Reads and solves the next puzzles; false once there are none.
    pub(crate) fn step(&mut self) -> bool {
        match self.source.next_chunk() {
            Ok(Some(chunk)) => {
                let first = self.rows.len();
                let (mut documents, mut errors) = (Vec::new(), Vec::new());
                let mut entries = chunk.entries();
                while let Some(record) = entries.next() {
                    match record {
                        Ok(document) => {
                            self.own.push(entries.remarks(&document));
                            documents.push(document);
                        }
                        Err(error) => errors.push(error),
                    }
                }
                drop(entries);
                self.unreadable.extend(errors);
                self.solve(&documents);
                self.source.recycle(chunk);
                let fresh = (first..self.rows.len()).filter(|place| self.shows(*place)).map(|place| place as u32);
                let fresh: Vec<u32> = fresh.collect();
                self.shown.extend(fresh);
                return true;
            }
            Ok(None) => {}
            Err(error) => self.failure = Some(error),
        }
        self.is_read = true;
        self.arrange(self.view.clone());
        false
    }

    fn solve(&mut self, documents: &[Document]) {
        let search = Search::new().limit(u64::from(MOST_SOLUTIONS));
        let puzzles: Vec<Puzzle> = documents.iter().map(|document| document.puzzle).collect();
        let reports = search.run_many(&puzzles);
        for (document, report) in documents.iter().zip(reports) {
            let stated = document.candidates.as_ref().map(|candidates| search.run_candidates(candidates).count);
            let row = Row::new(&document.puzzle, stated.unwrap_or(report.count));
            self.counts[usize::from(row.solutions.min(2))] += 1;
            self.rows.push(row);
        }
    }

    fn shows(&self, place: usize) -> bool {
        self.rows.get(place).is_some_and(|row| {
            let own = || self.own.fields(place).map(|(_, text)| text);
            self.view.shows(row, self.technique_name(row), own)
        })
    }

    /// The slug and the name of the row's hardest technique; empty if it isn't rated.
    fn technique(&self, row: &Row) -> [&str; 2] {
        let place = row.rating.map(|rating| usize::from(rating.technique));
        place.and_then(|place| self.techniques.get(place)).map_or(["", ""], |[slug, name]| [slug, name])
    }

    fn technique_name(&self, row: &Row) -> &str {
        self.technique(row)[1]
    }

    /// Sorts by a column of this name, and shows what passes the filters.
    pub(crate) fn arrange_by(&mut self, column: &str, descending: bool, solutions: &str, grade: &str, text: &str) {
        self.arrange(View {
            column: Column::named(column).unwrap_or_default(),
            descending,
            solutions: solutions.to_owned(),
            grade: GRADES.iter().position(|name| *name == grade).map(|place| place as u8),
            text: text.trim().to_lowercase(),
        });
    }

    fn arrange(&mut self, view: View) {
        self.view = view;
        let mut shown: Vec<u32> = (0..self.rows.len()).filter(|place| self.shows(*place)).map(|at| at as u32).collect();
        let row = |place: u32| &self.rows[place as usize];
        let mut names: Vec<&str> = self.techniques.iter().map(|[_, name]| name.as_str()).collect();
        names.sort_unstable();
        let rank = |row: &Row| names.binary_search(&self.technique_name(row)).ok();
        match (self.view.column, self.view.descending) {
            (Column::Number, false) => {}
            (Column::Number, true) => shown.reverse(),
            _ => shown.sort_by(|a, b| self.view.compare(row(*a), row(*b), rank)),
        }
        self.shown = shown;
        self.looked_at = 0;
    }

    /// How far the work has come, as JSON.
    pub(crate) fn status(&self) -> Value {
        let [none, one, several] = self.counts;
        json!({
            "puzzles": self.rows.len(),
            "one": one,
            "several": several,
            "none": none,
            "unreadable": self.unreadable.len(),
            "shown": self.shown.len(),
            "rated": self.rated,
            "read": self.is_read,
            "failure": self.failure.as_ref().map(failure),
        })
    }

    /// Some of the rows that are shown, as a list of lists: number, puzzle, clues, solutions, grade, rating, technique, name.
    pub(crate) fn rows(&self, first: usize, count: usize) -> Value {
        self.shown.iter().skip(first).take(count).map(|place| self.cells(*place as usize)).collect()
    }

    fn cells(&self, place: usize) -> Value {
        let Some(row) = self.rows.get(place) else { return Value::Null };
        let grade = row.rating.map_or("", grade);
        let rating = row.rating.map(score);
        json!([
            place + 1,
            row.line(),
            row.clues,
            solutions(row),
            grade,
            rating,
            self.technique_name(row),
            self.own.name(place)
        ])
    }

    /// Some of the records that could not be read, each with its place and what is wrong.
    pub(crate) fn unreadable(&self, first: usize, count: usize) -> Value {
        self.unreadable.iter().skip(first).take(count).map(unreadable).collect()
    }

    /// The next of the rows that are shown that has one solution and no rating: its place and its puzzle.
    pub(crate) fn next_to_rate(&mut self) -> Option<(u32, String)> {
        while let Some(place) = self.shown.get(self.looked_at) {
            let row = &self.rows[*place as usize];
            if row.solutions == 1 && row.rating.is_none() {
                return Some((*place, row.line()));
            }
            self.looked_at += 1;
        }
        None
    }

    /// Notes how hard a puzzle is, with its hardest technique's slug and name.
    pub(crate) fn rate(&mut self, place: u32, grade: &str, score: f64, technique: [&str; 2]) {
        let known = self.techniques.iter().position(|[slug, _]| slug == technique[0]);
        let technique = known.unwrap_or_else(|| {
            self.techniques.push(technique.map(str::to_owned));
            self.techniques.len() - 1
        });
        let grade = GRADES.iter().position(|name| *name == grade).unwrap_or_default();
        let rating = Rating { grade: grade as u8, technique: technique as u8, score: (100.0 * score).round() as u16 };
        if let Some(row) = self.rows.get_mut(place as usize) {
            row.rating = Some(rating);
            self.rated += 1;
        }
    }

    /// Gives the technique with this slug another name.
    pub(crate) fn rename(&mut self, slug: &str, name: &str) {
        self.techniques.iter_mut().filter(|[own, _]| own == slug).for_each(|[_, own]| name.clone_into(own));
    }

    /// A part of the rows that are shown as a file, `csv` or `json`; `None` after the last.
    pub(crate) fn part(&self, form: &str, part: usize) -> Option<String> {
        let rows = self.shown.chunks(PART).nth(part);
        let is_last = (part + 1) * PART >= self.shown.len();
        if rows.is_none() && part > 0 {
            return None;
        }
        let mut text = String::new();
        let is_json = form == "json";
        if part == 0 {
            text += &if is_json { "[\n".to_owned() } else { self.header() };
        }
        for (at, place) in rows.unwrap_or_default().iter().enumerate() {
            let row = &self.rows[*place as usize];
            text += if is_json && (part, at) != (0, 0) { ",\n" } else { "" };
            text += &if is_json { self.json(*place, row) } else { self.csv(*place, row) };
        }
        text += if is_json && is_last { "\n]\n" } else { "" };
        Some(text)
    }

    /// The names of all columns of a file.
    fn header(&self) -> String {
        let own = self.own.names().fold(String::new(), |line, name| line + "," + &csv_field(name));
        format!("{}{own}\n", ADDED.join(","))
    }

    fn csv(&self, place: u32, row: &Row) -> String {
        let (line, solutions) = (row.line(), solutions(row));
        let (grade, score) =
            row.rating.map_or(("", String::new()), |rating| (grade(rating), score(rating).to_string()));
        // No slug contains a comma or a quote.
        let [technique, _] = self.technique(row);
        let own = self.own.row(place as usize).fold(String::new(), |line, text| line + "," + &csv_field(text));
        format!("{},{line},{},{solutions},{grade},{score},{technique}{own}\n", place + 1, row.clues)
    }

    fn json(&self, place: u32, row: &Row) -> String {
        let mut value = json!({
            "number": place + 1, "puzzle": row.line(), "clues": row.clues, "solutions": solutions(row),
        });
        if let Some(rating) = row.rating {
            value["grade"] = grade(rating).into();
            value["rating"] = score(rating).into();
            value["technique"] = self.technique(row)[0].into();
        }
        self.own.fields(place as usize).for_each(|(name, text)| value[name] = text.into());
        value.to_string()
    }
}

/// A field of a table with commas, in quotes where it needs them.
fn csv_field(text: &str) -> Cow<'_, str> {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\"")).into()
    } else {
        text.into()
    }
}

/// What is wrong with a record, and where, as the API tells it.
fn unreadable(error: &EntryError) -> Value {
    let (fault, grid) = (error.fault(), error.is_in_solution().then(|| ("grid", "solution".to_owned())));
    let args: Map<_, _> = fault.arguments().into_iter().chain(grid).map(argument).collect();
    let place = json!({ "line": error.line(), "row": error.row(), "column": error.column() });
    json!({ "message": error.without_source().to_string(), "key": fault.key(), "args": args, "place": place })
}

/// Why a file could not be read to its end, as the API tells it.
fn failure(error: &ReadError) -> Value {
    let args = json!({ "reason": error.io_error().to_string() });
    json!({ "message": error.to_string(), "key": error.key(), "args": args })
}

fn argument((name, text): (&str, String)) -> (String, Value) {
    (name.to_owned(), text.into())
}

/// `100+` where there are more than are counted.
fn solutions(row: &Row) -> String {
    let more = if row.solutions == MOST_SOLUTIONS { "+" } else { "" };
    format!("{}{more}", row.solutions)
}

fn grade(rating: Rating) -> &'static str {
    GRADES.get(usize::from(rating.grade)).copied().unwrap_or_default()
}

fn score(rating: Rating) -> f64 {
    f64::from(rating.score) / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn table() -> Table {
        let text = format!("{LINE}\n{}\n{}\n{}\n", &LINE[..80], ".".repeat(81), "1".repeat(81));
        let mut table = Table::new(Source::from_text("some.txt", text));
        while table.step() {}
        table
    }

    fn numbers(table: &Table) -> Vec<u64> {
        table.rows(0, 9).as_array().unwrap().iter().map(|row| row[0].as_u64().unwrap()).collect()
    }

    #[test]
    fn every_record_is_a_row_or_is_listed_with_its_reason() {
        let table = table();
        let status = table.status();
        assert_eq!((&status["puzzles"], &status["unreadable"]), (&json!(3), &json!(1)));
        assert_eq!((&status["one"], &status["several"], &status["none"]), (&json!(1), &json!(1), &json!(1)));
        assert_eq!(table.rows(0, 1), json!([[1, LINE, 30, "1", "", null, "", ""]]));
        assert_eq!(table.rows(1, 1)[0][3], json!("100+"));
        let unreadable = table.unreadable(0, 9);
        assert_eq!(unreadable[0]["place"]["line"], json!(2));
        assert_eq!(unreadable[0]["message"], json!("80 cells where 81 were expected"));
        assert_eq!(unreadable[0]["key"], json!("cells"));
        assert_eq!(unreadable[0]["args"], json!({ "found": "80", "expected": "81" }));
    }

    #[test]
    fn rows_are_sorted_and_filtered() {
        let mut table = table();
        assert_eq!(numbers(&table), [1, 2, 3]);
        table.arrange_by("clues", false, "", "", "");
        assert_eq!(numbers(&table), [2, 1, 3]);
        table.arrange_by("solutions", true, "", "", "");
        assert_eq!(numbers(&table), [2, 1, 3]);
        table.arrange_by("number", true, "", "", "");
        assert_eq!(numbers(&table), [3, 2, 1]);
        table.arrange_by("number", false, "several", "", "");
        assert_eq!(numbers(&table), [2]);
        table.arrange_by("number", false, "", "", &LINE[..20]);
        assert_eq!(numbers(&table), [1]);
    }

    #[test]
    fn only_puzzles_with_one_solution_are_rated() {
        let mut table = table();
        assert_eq!(table.next_to_rate(), Some((0, LINE.to_owned())));
        table.rate(0, "very-hard", 6.72, ["xy-chain", "XY-Kette"]);
        assert_eq!(table.next_to_rate(), None);
        assert_eq!(table.rows(0, 1)[0], json!([1, LINE, 30, "1", "very-hard", 6.72, "XY-Kette", ""]));
        table.arrange_by("rating", true, "", "", "");
        assert_eq!(numbers(&table), [1, 2, 3], "what is not rated comes last");
        table.arrange_by("number", false, "", "very-hard", "");
        assert_eq!(numbers(&table), [1]);
        table.arrange_by("number", false, "", "", "xy-k");
        assert_eq!(numbers(&table), [1]);
    }

    #[test]
    fn what_is_shown_is_written() {
        let mut table = table();
        table.rate(0, "easy", 2.31, ["naked-single", "Nackter Einer"]);
        let csv = table.part("csv", 0).unwrap();
        let mut lines = csv.lines();
        assert_eq!(lines.next(), Some("number,puzzle,clues,solutions,grade,rating,technique"));
        assert_eq!(lines.next(), Some(format!("1,{LINE},30,1,easy,2.31,naked-single").as_str()));
        assert_eq!((lines.count(), table.part("csv", 1)), (2, None));
        let json: Value = serde_json::from_str(&table.part("json", 0).unwrap()).unwrap();
        assert_eq!(json.as_array().map(Vec::len), Some(3));
        assert_eq!(json[0]["technique"], "naked-single");
        table.arrange_by("number", false, "", "beyond", "");
        assert_eq!(table.part("json", 0).as_deref(), Some("[\n\n]\n"));
    }
    #[test]
    fn what_the_file_says_beside_its_puzzles_is_found_and_written() {
        let text = format!("id;grade;puzzle;note\n007;easy;{LINE};\"a, b\"\n8;;{};\n", ".".repeat(81));
        let mut table = Table::new(Source::from_text("class.csv", text));
        while table.step() {}
        assert_eq!((&table.rows(0, 1)[0][7], &table.rows(1, 1)[0][7]), (&json!("007"), &json!("8")));
        let csv = table.part("csv", 0).unwrap();
        let mut lines = csv.lines();
        assert_eq!(lines.next(), Some("number,puzzle,clues,solutions,grade,rating,technique,id,grade (2),note"));
        assert_eq!(lines.next(), Some(format!("1,{LINE},30,1,,,,007,easy,\"a, b\"").as_str()));
        assert_eq!(lines.next(), Some(format!("2,{},0,100+,,,,8,,", ".".repeat(81)).as_str()));
        let json: Value = serde_json::from_str(&table.part("json", 0).unwrap()).unwrap();
        assert_eq!(
            (&json[0]["id"], &json[0]["grade (2)"], &json[1]["note"]),
            (&json!("007"), &json!("easy"), &Value::Null)
        );
        table.arrange_by("number", false, "", "", "A, B");
        assert_eq!(numbers(&table), [1]);
    }
}
