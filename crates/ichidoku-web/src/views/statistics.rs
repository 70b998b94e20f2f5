//! What the solved puzzles add up to, kept on this device.

use super::browser;
use super::dom::{Part, labelled, part};
use super::make::grade_name;
use super::timer::clock;
use crate::session::{Record, Records};
use crate::words::{phrase, word};

/// Number of solved puzzles that the history shows.
const SHOWN: usize = 20;

pub(super) fn contents(records: &Records) -> Vec<Part> {
    if records.solved.is_empty() {
        return vec![part("p").text(word("statistics-empty"))];
    }
    let (days, count) = (records.streak(browser::today()), records.solved.len());
    let heads = [word("grade"), word("statistics-count"), word("statistics-best"), word("statistics-mean")];
    let head = part("tr").children(heads.map(|head| part("th").attr("scope", "col").text(head)));
    let grades = ["trivial", "easy", "medium", "hard", "very-hard", "extreme", "beyond"];
    let rows = grades.into_iter().filter_map(|grade| row(records, grade));
    let table = part("table").child(part("thead").child(head)).child(part("tbody").children(rows));
    let history = part("ul").class("history").children(records.solved.iter().rev().take(SHOWN).map(entry));
    vec![
        part("p").id("streak").text(&phrase("statistics-streak", &[("days", &days.unsigned_abs()), ("count", &count)])),
        part("div").class("scroll").child(table),
        part("details").child(part("summary").text(word("statistics-history"))).child(history),
    ]
}

fn row(records: &Records, grade: &str) -> Option<Part> {
    let times = records.times(grade, "");
    let best = clock(*times.iter().min()?);
    let mean = clock(times.iter().sum::<u64>() / times.len() as u64);
    let number = |text: &str| labelled("td", "number", text);
    let name = part("th").attr("scope", "row").text(grade_name(grade));
    let row = part("tr").child(name).child(number(&times.len().to_string()));
    Some(row.child(number(&best)).child(number(&mean)))
}

fn entry(record: &Record) -> Part {
    let title = if record.title.is_empty() { grade_name(&record.grade) } else { &record.title };
    part("li").child(part("span").text(title)).child(labelled("span", "number", &clock(record.seconds)))
}
