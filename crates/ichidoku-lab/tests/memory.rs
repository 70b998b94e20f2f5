//! What a search allocates, counted by the allocator.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking, its helpers too")]

use allocation_counter::{AllocationInfo, measure};
use ichidoku::Puzzle;
use ichidoku_lab::algorithms::{DancingLinks, Sat};
use ichidoku_lab::{Algorithm, Limits, Method, Run, Silent};

/// Needs guesses from every algorithm.
const HARD: &str = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

fn measured(method: &Method) -> (Run, AllocationInfo) {
    let puzzle: Puzzle = HARD.parse().unwrap();
    let limits = Limits::new().steps(3_000_000);
    let mut run = None;
    let allocated = measure(|| run = Some(method.run(&puzzle, &limits, &mut Silent)));
    (run.unwrap(), allocated)
}

#[test]
fn no_search_allocates_but_the_exact_cover_and_sat() {
    for method in Method::ALL {
        let (run, allocated) = measured(&method);
        match method {
            Method::DancingLinks(_) => {
                assert_eq!(allocated.count_total, 1, "the table is made in one piece before the search");
            }
            Method::Sat(_) | Method::Engine(_) => {}
            _ => {
                assert_eq!(allocated.count_total, 0, "{method} allocates");
                assert!((100..10_000).contains(&run.counts.memory), "{method} holds {} bytes", run.counts.memory);
            }
        }
    }
}

/// The memory that is reported for what does allocate is near what the allocator saw.
#[test]
fn the_reported_memory_is_near_the_truth() {
    for method in [Method::DancingLinks(DancingLinks), Method::Sat(Sat)] {
        let (run, allocated) = measured(&method);
        let (reported, true_most) = (run.counts.memory, allocated.bytes_max);
        println!("{method}: reported {reported}, allocated at most {true_most}");
        assert!(reported < 2 * true_most && true_most < 4 * reported, "{method}: {reported} for {true_most}");
    }
}
