//! What the solved puzzles add up to, kept on this device.

use super::browser;
use super::dom::{Part, labelled, part};
use super::make::grade_name;
use super::timer::{clock, clock_or_dash};
use crate::session::{Record, Records};
use crate::words::{phrase, word};

/// Number of solved puzzles that the history shows.
const SHOWN: usize = 20;

pub(super) fn contents(records: &Records) -> Vec<Part> {
    if records.solved.is_empty() {
        return vec![part("p").text(word("statistics-empty"))];
    }
    let (days, count) = (records.streak(browser::today()), records.solved.len());
    let heads = [
        word("grade"),
        word("statistics-count"),
        word("statistics-best"),
        word("statistics-mean"),
        word("statistics-trend"),
    ];
    let head = part("tr").children(heads.map(|head| part("th").attr("scope", "col").text(head)));
    let grades = ["trivial", "easy", "medium", "hard", "very-hard", "extreme", "beyond"];
    let rows = grades.into_iter().filter_map(|grade| row(records, grade));
    let table = part("table").child(part("thead").child(head)).child(part("tbody").children(rows));
    let history = part("ul").class("history").children(records.solved.iter().rev().take(SHOWN).map(entry));
    let solved = records.solved.clone();
    let save = move || browser::save_file("ichidoku-solved.csv", &csv(&solved));
    vec![
        part("p").id("streak").text(&phrase("statistics-streak", &[("days", &days.unsigned_abs()), ("count", &count)])),
        part("div").class("scroll").child(table),
        part("details").child(part("summary").text(word("statistics-history"))).child(history),
        labelled("button", "chip", word("batch-csv")).id("statistics-csv").click(save),
    ]
}

fn row(records: &Records, grade: &str) -> Option<Part> {
    let times = records.times(grade);
    let mean = clock(times.iter().sum::<u64>().checked_div(times.len() as u64)?);
    let best = clock_or_dash(records.best(grade));
    let number = |text: &str| labelled("td", "number", text);
    let name = part("th").attr("scope", "row").text(grade_name(grade));
    let row = part("tr").child(name).child(number(&times.len().to_string()));
    Some(row.child(number(&best)).child(number(&mean)).child(number(&trend(&times))))
}

/// Number of games at the end whose average is compared with the average of as many before.
const RECENT: usize = 5;

/// The average of the last games, and how it compares with that of as many before.
fn trend(times: &[u64]) -> String {
    let mean = |times: &[u64]| times.iter().sum::<u64>() / times.len().max(1) as u64;
    let (before, last) = times.split_at(times.len().saturating_sub(RECENT));
    let before = &before[before.len().saturating_sub(RECENT)..];
    let sign = match mean(last).cmp(&mean(before)) {
        _ if before.is_empty() => "",
        std::cmp::Ordering::Less => "↓ ",
        std::cmp::Ordering::Equal => "= ",
        std::cmp::Ordering::Greater => "↑ ",
    };
    format!("{sign}{}", clock(mean(last)))
}

/// What a value that may hold a comma stands between.
const QUOTE: &str = "\u{22}";

/// All solved puzzles as a table of values, the earliest first.
fn csv(solved: &[Record]) -> String {
    let line = |record: &Record| {
        let Record { grade, seconds, advice_count, mistake_count, day, title, seed, .. } = record;
        let (seed, title) =
            (seed.map_or_else(String::new, |seed| seed.to_string()), title.replace(QUOTE, &QUOTE.repeat(2)));
        let date = browser::iso_date(*day);
        format!("{date},{grade},{seconds},{advice_count},{mistake_count},{seed},{QUOTE}{title}{QUOTE}\n")
    };
    let lines: String = solved.iter().map(line).collect();
    format!("date,grade,seconds,hints,mistakes,seed,title\n{lines}")
}

fn entry(record: &Record) -> Part {
    let title = if record.title.is_empty() { grade_name(&record.grade) } else { &record.title };
    part("li").child(part("span").text(title)).child(labelled("span", "number", &clock(record.seconds)))
}
