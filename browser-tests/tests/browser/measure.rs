//! Figures: how long a player waits for a hint, and a learner for an exercise. They are printed, never judged: machines differ.

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

/// Exercises of each lesson that are gone on to.
const NEXT_COUNT: usize = 8;
/// How long a learner looks at each, in milliseconds: hardly at all.
const LOOKS: usize = 1000;
/// How many times slower than this machine the page's is.
const SLOWED: u32 = 4;

/// Goes on so many times: milliseconds from the press to the first frame with the next exercise on the board.
const NEXT: &str = "const [count, looks, done] = arguments;
    const rest = ms => new Promise(resolve => setTimeout(resolve, ms));
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    (async () => {
        const times = [];
        for (let at = 0; at < count; at += 1) {
            const start = performance.now();
            document.querySelector('#task').id = 'before';
            document.querySelector('#drill-skip').click();
            while (document.querySelector('#task') === null) await frame();
            await frame();
            times.push(performance.now() - start);
            await rest(looks);
        }
        return times;
    })().then(done, error => done(String(error)));";

pub(crate) async fn exercises(page: &Page) {
    let (mut cold, mut warm) = (Vec::new(), Vec::new());
    for lesson in 1..=42 {
        page.goto("icons/icon.svg").await;
        page.js("localStorage.setItem('ichidoku.learning', '{\"seed\": 5}')").await;
        page.goto(&format!("learn.html#practise-{lesson}")).await;
        let ready = format!("localStorage['ichidoku.exercise.{lesson}.1']");
        page.wait_longest("the next exercise", &ready).await.unwrap();
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": SLOWED })).await;
        // A cold start: the page anew, with what the device has kept. Then one after another.
        page.browser.refresh().await.unwrap();
        page.wait_longest("an exercise", "document.querySelector('#task')").await.unwrap();
        cold.extend(next(page, 1, 0).await);
        let some = next(page, NEXT_COUNT, LOOKS).await;
        println!("    lesson {lesson:2}  cold {:6.1}  then {some:6.1?}", cold[cold.len() - 1]);
        warm.extend(some);
        page.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 1 })).await;
    }
    println!("from Next to the board in {} lessons, the page slowed {SLOWED} times; milliseconds:", cold.len());
    for (name, mut times) in [("cold", cold), ("warm", warm)] {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times[(times.len() - 1) * part / 100];
        println!("    {name}  p50 {:6.1}  p95 {:6.1}  p99 {:6.1}  max {:6.1}", at(50), at(95), at(99), at(100));
    }
}

async fn next(page: &Page, count: usize, looks: usize) -> Vec<f64> {
    let answer = page.browser.execute_async(NEXT, vec![json!(count), json!(looks)]).await.unwrap().json().clone();
    serde_json::from_value(answer.clone()).unwrap_or_else(|_| panic!("{answer}"))
}
