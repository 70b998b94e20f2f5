//! How long it takes from a cancel to the end of the work: for each request the longest of several cancels at different
//! moments, on the puzzles of a file: `cargo run --release -p ichidoku-api --example cancel puzzles.txt [COUNT]`.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use ichidoku::Stop;
use ichidoku_api::{Control, answer_json};

/// When the flag is raised after the start.
const MOMENTS: [u64; 6] = [1, 5, 20, 60, 200, 600];

/// Requests about a puzzle, which stands for `P`.
const REQUESTS: [&str; 17] = [
    r#"{"request": "count", "puzzle": BLANK, "limit": 4000000000}"#,
    r#"{"request": "enumerate", "puzzle": BLANK, "skip": 4000000000}"#,
    r#"{"request": "check", "puzzle": BLANK, "limit": 4000000000}"#,
    r#"{"request": "true-candidates", "puzzle": BLANK, "limit": 4000000000}"#,
    r#"{"request": "hint", "puzzle": P}"#,
    r#"{"request": "steps", "puzzle": P}"#,
    r#"{"request": "steps", "puzzle": P, "which": "all"}"#,
    r#"{"request": "steps", "puzzle": BLANK, "which": "all", "techniques": {"only": ["fish", "nets", "chains"]}}"#,
    r#"{"request": "steps", "puzzle": P, "which": "all", "techniques": {"only": ["finned mutant leviathan"]}}"#,
    r#"{"request": "rate", "puzzle": P}"#,
    r#"{"request": "rate", "puzzle": P, "scale": "hodoku"}"#,
    r#"{"request": "generate", "order": {"clues_to": 17}}"#,
    r#"{"request": "generate", "order": {"needs": "junior-exocet"}}"#,
    r#"{"request": "generate", "count": 10000, "order": {"grade": "hard", "symmetry": "half-turn"}}"#,
    r#"{"request": "lab-run", "puzzle": BLANK, "algorithm": "brute-force", "all": true}"#,
    r#"{"request": "lab-run", "puzzle": P, "algorithm": "sat"}"#,
    r#"{"request": "lab-compare", "puzzle": P}"#,
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: cancel FILE [COUNT]")?;
    let count: usize = std::env::args().nth(2).map_or(Ok(5), |count| count.parse())?;
    let text = std::fs::read_to_string(path)?;
    let puzzles: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).take(count).collect();
    let blank = ".".repeat(81);
    // The first puzzle waits for tables that are made once.
    answer_json(r#"{"request": "generate"}"#, &Control::new());
    for request in REQUESTS {
        let requests = puzzles.iter().map(|puzzle| request.replace('P', &format!("\"{puzzle}\"")));
        let mut longest = Duration::ZERO;
        let mut cancelled = 0;
        for request in requests.map(|request| request.replace("BLANK", &format!("\"{blank}\""))) {
            for moment in MOMENTS {
                let late = time_to_end(&request, Duration::from_millis(moment));
                cancelled += usize::from(late.is_some());
                longest = longest.max(late.unwrap_or_default());
            }
        }
        println!("{:8.1} ms at most, {cancelled:3} cancels   {request}", longest.as_secs_f64() * 1000.0);
    }
    Ok(())
}

/// How long after the flag is raised the work ends; nothing if it had ended before.
fn time_to_end(request: &str, moment: Duration) -> Option<Duration> {
    let flag = AtomicBool::new(false);
    thread::scope(|scope| {
        let raising = scope.spawn(|| {
            thread::sleep(moment);
            flag.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let answer = answer_json(request, &Control::new().stop(Stop::flag(&flag)));
        let end = Instant::now();
        let raised = raising.join().ok()?;
        answer.contains("cancelled").then(|| end.saturating_duration_since(raised))
    })
}
