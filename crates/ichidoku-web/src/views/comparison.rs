//! Every algorithm of the lab on the puzzle, as a table.

use serde_json::Value;

use super::algorithm::algorithm_name;
use super::bench::Bench;
use super::charts::{Measured, measures, outcome};
use super::dom::{Part, labelled, part};
use super::reactive::*;
use super::recording_player::patience;
use super::solver::WorkerKind;
use crate::answers::{LabCompared, LabRecord};
use crate::ask;
use crate::words::{decimal, grouped, word};

pub(super) fn comparison(bench: Bench) -> Part {
    let rows = RwSignal::new(Vec::<Value>::new());
    let busy = RwSignal::new(false);
    // Figures of another puzzle would be taken for those of this one.
    bench.follow_puzzle(move |_| {
        bench.give_up(busy);
        rows.set(Vec::new());
    });
    on_cleanup(move || bench.give_up(busy));
    let compare = move || {
        busy.set(true);
        bench.ask_here(WorkerKind::Patient, bench.about::<ask::LabCompare>().limits(&patience()), move |answer| {
            if busy.is_disposed() {
                return;
            }
            busy.set(false);
            match answer {
                Ok(compared) => {
                    let runs = LabCompared::of(&compared).runs();
                    rows.set(runs.into_iter().map(|run| run.json().clone()).collect());
                }
                Err(message) => bench.say(&message),
            }
        });
    };
    let waiting = move || {
        let cancel = labelled("button", "chip", word("cancel")).click(move || bench.cancel(WorkerKind::Patient));
        vec![labelled("span", "said", word("searching")), cancel]
    };
    part("div")
        .class("card filled")
        .child(labelled("button", "chip", word("lab-compare")).id("lab-compare").click(compare))
        .children_if(move || busy.get(), waiting)
        .children_if(
            move || rows.with(|rows| !rows.is_empty()),
            move || {
                let runs = move || rows.with(|rows| rows.iter().map(LabRecord::of).map(measured).collect());
                vec![table(rows), measures("algorithms", runs)]
            },
        )
}

/// A run as the chart has it; all have one colour.
fn measured(run: LabRecord<'_>) -> Measured {
    Measured {
        name: algorithm_name(run.algorithm()).to_owned(),
        outcome: run.outcome().to_owned(),
        assignments: run.assignments(),
        tests: run.tests(),
        backtracks: run.backtracks(),
        seconds: run.seconds(),
        series: 0,
    }
}

fn table(rows: RwSignal<Vec<Value>>) -> Part {
    let keys = ["algorithm", "outcome", "count-assignments", "count-backtracks", "seconds"];
    let heads = keys.map(|key| part("th").attr("scope", "col").text(word(key)));
    let body = part("tbody")
        .children_of(move || rows.with(|rows| rows.iter().map(|record| row(LabRecord::of(record))).collect()));
    let head = part("thead").child(part("tr").children(heads));
    let around = part("div").class("scroll").attrs(&[("tabindex", "0"), ("role", "region")]).label(word("lab-compare"));
    around.child(part("table").id("comparison").child(head).child(body))
}

fn row(record: LabRecord<'_>) -> Part {
    let number = |text: &str| labelled("td", "number", text);
    part("tr")
        .child(part("th").attr("scope", "row").text(algorithm_name(record.algorithm())))
        .child(part("td").text(outcome(record.outcome())))
        .child(number(&grouped(record.assignments())))
        .child(number(&grouped(record.backtracks())))
        .child(number(&decimal(record.seconds(), 4)))
}
