//! Figures: how long a player waits for a hint. They are printed, never judged: machines differ.

use ichidoku_generate::{Generator, Order};
use ichidoku_logic::rate::Grade;
use serde_json::json;

use crate::page::Page;

/// So many puzzles of each kind.
const COUNT: usize = 500;
/// So many of them in one call into the page, which must not last too long.
const AT_ONCE: usize = 20;

/// Opens each puzzle and asks for its three hints: `[where, which, step]` in milliseconds from the press to the answer on
/// the page.
const HINTS: &str = "const [lines, done] = arguments;
    const card = document.querySelector('#hint-card');
    const rest = ms => new Promise(resolve => setTimeout(resolve, ms));
    const told = () => new Promise(resolve => {
        const observer = new MutationObserver(() => { observer.disconnect(); resolve(); });
        observer.observe(card, {childList: true, subtree: true});
    });
    (async () => {
        const all = [];
        for (const line of lines) {
            location.hash = '#p=' + line;
            await rest(60);
            const times = [];
            for (let press = 0; press < 3; press += 1) {
                const start = performance.now();
                const answer = told();
                document.querySelector('#hint').click();
                await answer;
                times.push(performance.now() - start);
            }
            all.push(times);
        }
        return all;
    })().then(done, error => done(String(error)));";

pub(crate) async fn hints(page: &Page) {
    page.fresh().await;
    let generator = Generator::new(Order::new().grade(Grade::Extreme)).unwrap();
    let made = generator.puzzles(7, 0..COUNT as u64).map(|made| made.unwrap().puzzle.puzzle().to_string());
    measure(page, "graded Extreme, generated from seed 7", made.collect()).await;
    for (name, path) in [("magictour", "perf/magictour-1465.txt"), ("the forum's hardest", "perf/hardest-1905.txt")] {
        let Some(path) = testkit::shared_data(path) else { continue };
        let text = std::fs::read_to_string(path).unwrap();
        let lines: Vec<&str> = text.lines().filter_map(|line| line.get(..81)).collect();
        let chosen = lines.iter().step_by(lines.len() / COUNT).take(COUNT).map(|line| (*line).to_owned()).collect();
        measure(page, name, chosen).await;
    }
}

async fn measure(page: &Page, name: &str, lines: Vec<String>) {
    let mut times: [Vec<f64>; 3] = Default::default();
    for some in lines.chunks(AT_ONCE) {
        let answer = page.browser.execute_async(HINTS, vec![json!(some)]).await.unwrap().json().clone();
        let some: Vec<[f64; 3]> = serde_json::from_value(answer.clone()).unwrap_or_else(|_| panic!("{answer}"));
        some.iter().for_each(|three| times.iter_mut().zip(three).for_each(|(all, time)| all.push(*time)));
    }
    println!("hints on {} puzzles, {name}; milliseconds from the press to the answer on the page:", lines.len());
    for (grade, mut times) in ["where", "which", "step"].into_iter().zip(times) {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!("    {grade:5}  p50 {:6.1}  p95 {:6.1}  p99 {:6.1}  max {:6.1}", at(50), at(95), at(99), at(100));
    }
}
