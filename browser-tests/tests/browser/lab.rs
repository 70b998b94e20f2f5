//! The lab shows what happens: search trees, charts, a story, an order of one's own. Everything is in sight and has its text.

use serde_json::{Value, json};

use crate::axe::{in_every_theme, missing, script};
use crate::exchange::{downloads, saved};
use crate::life::WATCH;
use crate::page::{Outcome, Page, pause};
use crate::race::{RACERS, WORST_CASE, enter, figures_of_runs, results};

/// Inkala's puzzle of 2010.
const HARD: &str = "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..";
/// The solution of the worst case.
const SOLUTION: &str = "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

/// A race of the usual three on a puzzle that was seen to its end, standing at a moment.
async fn race_at(page: &Page, puzzle: &str, moment: &str) -> Outcome {
    page.visit(&format!("#p={puzzle}")).await;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelector('#race-eliminate-first')").await?;
    page.click("#race-run").await;
    page.wait("the race", "document.querySelector('#race-scrub')").await?;
    page.click("#race-play").await;
    page.type_into("#race-scrub", "1000").await;
    page.type_into("#race-scrub", moment).await;
    Ok(())
}

pub(crate) async fn a_node_of_the_tree_shows_its_grid(page: &Page) -> Outcome {
    race_at(page, HARD, "600").await?;
    page.click("#race-tree-fewest-first").await;
    page.wait("a tree", "document.querySelector('.race .tree .open').getAttribute('d').length > 100").await?;
    page.check("dead ends are marked", page.attribute(".race .tree .dead", "d").await.len() > 10)?;
    let open = page.text(".race .tree details p").await;
    page.js("document.querySelector('.race .tree-frame').focus()").await;
    page.arrow("Down", 0).await;
    page.check("the root is told", page.text(".race .tree-said").await.starts_with(page.word("tree-root")))?;
    for _ in 0..3 {
        page.arrow("Down", 0).await;
    }
    let told = page.text(".race .tree-said").await;
    // The guess itself is not known: what follows it tells how many there were.
    let third = page.phrase("tree-guess", &[("guess", &""), ("depth", &3_u8)]);
    page.check(&format!("'{told}' tells of the third guess"), told.contains(&third))?;
    let english = "guess number 3 on its path";
    page.check("in English, too", !page.is_english() || told.contains(english))?;
    let blanks = HARD.matches('.').count();
    let written = page.grid().await.chars().filter(|digit| *digit != '.').count();
    page.same("the board has the clues and three guesses", written, 81 - blanks + 3)?;
    let guess = told.split(third.as_str()).next().unwrap_or_default().to_owned();
    page.check(&format!("'{guess}' is open: {open}"), !guess.is_empty() && open.contains(&guess))?;
    page.click(".race .tree-frame svg").await;
    page.check("a click tells of another", page.text(".race .tree-said").await != told)?;
    page.type_into("#race-scrub", "0").await;
    page.same("at the clues nothing is open", page.text(".race .tree details p").await, "")
}

pub(crate) async fn a_recording_grows_its_tree(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.click("#lab-run").await;
    page.wait("the recording", "document.querySelector('#lab-scrub')").await?;
    page.click("#lab-play").await;
    let mut drawn = Vec::new();
    for at in ["1", "200", "4000"] {
        page.type_into("#lab-scrub", at).await;
        let lines = "['.open', '.closed'].map(c => document.querySelector('.tree ' + c).getAttribute('d').length)";
        let lengths = page.js(lines).await;
        drawn.push(lengths.as_array().into_iter().flatten().filter_map(Value::as_u64).sum::<u64>());
    }
    page.check(&format!("it grows: {drawn:?}"), drawn.is_sorted_by(|a, b| a < b))?;
    page.check("what is cut is told", {
        page.click(".tree-frame svg").await;
        let refused = page.phrase("tree-refused", &[("refused", &"#")]);
        let (before, after) = refused.split_once('#').unwrap_or_default();
        let told = page.text(".tree-said").await;
        told.split_once(before).is_some_and(|(_, rest)| rest.contains(after))
    })
}

pub(crate) async fn charts_are_drawn_and_saved(page: &Page) -> Outcome {
    race_at(page, HARD, "1000").await?;
    page.same("a bar each", page.js("document.querySelectorAll('#race rect').length").await, 3)?;
    page.same("a line each", page.js("document.querySelectorAll('#depths polyline').length").await, 3)?;
    let folder = downloads(page, "charts").await;
    page.click("#race-csv").await;
    let csv = std::fs::read_to_string(saved(&folder.join("race.csv")).await?).unwrap();
    let figures = results(page).await;
    for (line, run) in csv.lines().skip(1).zip(figures.as_array().unwrap()) {
        let fields: Vec<&str> = line.split(',').collect();
        page.same("its digits", fields[2].to_owned(), run[1].to_string())?;
        page.same("its tests", fields[3].to_owned(), run[2].to_string())?;
    }
    page.click("#depths-svg").await;
    let svg = std::fs::read_to_string(saved(&folder.join("depths.svg")).await?).unwrap();
    page.check("a file has colours of its own", svg.contains("xmlns=") && svg.contains("#8a4a00"))?;
    page.click("#collection-run").await;
    page.tells_late("#collection-said", "collection-done", &[("done", &5_u8), ("count", &5_u8)]).await?;
    page.check(
        "a sign for each run",
        page.js("document.querySelectorAll('#work path[class^=lane]').length").await.as_u64() > Some(15),
    )?;
    page.same("and a row", page.js("document.querySelectorAll('#work ~ details tbody tr').length").await, 20)
}

pub(crate) async fn the_worst_case_is_a_story(page: &Page) -> Outcome {
    page.screen("lab").await;
    page.wait("the story", "document.querySelector('#story-scrub')").await?;
    let mut told = vec![page.text("#story-said").await];
    for _ in 1..12 {
        page.click("#story-on").await;
        told.push(page.text("#story-said").await);
    }
    page.check("each scene says something else", told.windows(2).all(|pair| pair[0] != pair[1]))?;
    let answer = page.is_phrase(&told[11], "story-question", &[]);
    page.check("the question is answered at the end", answer)?;
    let english = "so backtracking is more effective";
    page.check("in English, too", !page.is_english() || told[11].contains(english))?;
    page.type_into("#story-scrub", "6").await;
    let end = page.phrase("story-solved", &[("written", &69_175_316_usize)]);
    page.same("the end of row by row", page.text("#story-said").await, &*end)?;
    let english = "After 69,175,316 digits it is solved";
    page.check("in English, too", !page.is_english() || end.starts_with(english))?;
    let board = "[...document.querySelectorAll('.story-scene text')].map(e => e.textContent).join('')";
    page.same("and its grid", page.js(board).await, SOLUTION)?;
    page.click("#story-race").await;
    let turned = format!(
        "[...document.querySelectorAll('.lane')].filter(e => e.ariaLabel === {:?}).length === 1",
        page.word("race-turned")
    );
    page.wait("its puzzle and racers", &turned).await?;
    page.same("on the board", page.grid().await, WORST_CASE)
}

/// Whether what is pressed next has stayed in its place for a while: texts that come later move it.
const AT_REST: &str = "(() => {
    const place = document.querySelector('#race-own')?.getBoundingClientRect().top;
    window.calm = place !== undefined && place === window.place ? window.calm + 1 : 0;
    window.place = place;
    return window.calm > 8;
})()";

pub(crate) async fn an_order_of_ones_own_races(page: &Page) -> Outcome {
    page.visit(&format!("#p={HARD}")).await;
    page.screen("lab").await;
    page.wait("the lab is at rest", AT_REST).await?;
    page.click("#race-own").await;
    page.click("#order-80").await;
    page.arrow("Left", 0).await;
    page.same("arrows move", page.focused().await, "order-79")?;
    page.key("Space", " ", 0).await;
    page.click("#order-2").await;
    let order = page.phrase("order-told", &[("cells", &"r9c9 r9c8")]);
    let english = "Your order: r9c9 r9c8 and then row by row.";
    page.reads("a clue is not taken", &page.text("#order-told").await, &order, english)?;
    let second = page.phrase("order-place", &[("cell", &"r9c8"), ("place", &2_u8)]);
    let label = page.attribute("#order-79", "aria-label").await;
    page.reads("its label", &label, &second, "r9c8, number 2 in your order")?;
    page.click("#order-undo").await;
    page.click("#race-run").await;
    page.wait("the race", "document.querySelector('#race-scrub')").await?;
    page.type_into("#race-scrub", "1000").await;
    let run = |order: &str| figures_of_runs(page, HARD, &[("row-by-row", Some(order))])[0].clone();
    let own = results(page).await[3].clone();
    page.same("the figures are those of lab run", own[1].clone(), run("r9c9")[1].clone())?;
    page.reads("under its name", own[0].as_str().unwrap_or_default(), page.word("race-own"), "Your own order")?;
    page.click("#order-clear").await;
    page.wait("another order wants another race", "!document.querySelector('#race-scrub')").await
}

pub(crate) async fn four_stay_in_step_on_the_whole_worst_case(page: &Page) -> Outcome {
    enter(page, WORST_CASE).await?;
    page.js(WATCH).await;
    let heap = "performance.memory.usedJSHeapSize / 1e6";
    let before = page.js(heap).await.as_f64().unwrap_or_default();
    let started = page
        .js("(() => { const start = performance.now(); document.querySelector('#race-run').click(); return performance.now() - start; })()")
        .await;
    let said = page.text(".race-boards .said").await;
    page.check(&format!("something is said at once: {said}"), page.is_phrase(&said, "race-running-for", &[]))?;
    page.wait_longest("the race", "document.querySelector('#race-scrub')").await?;
    page.wait("it moves", "+document.querySelector('#race-scrub').value > 8").await?;
    page.click("#race-play").await;
    for moment in ["100", "500", "900"] {
        page.type_into("#race-scrub", moment).await;
        let at = page.text(".race-walker .walker-text").await;
        let at: u64 = at.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
        let written = crate::race::written(page).await;
        page.check(&format!("nobody is ahead of {at}: {written:?}"), written.iter().all(|count| *count <= at))?;
        page.check("who is not done is there", written.iter().any(|count| *count + at / 16 >= at))?;
    }
    page.type_into("#race-scrub", "1000").await;
    let chosen = RACERS.map(|name| (name, None));
    page.same(
        "the figures are those of lab run",
        results(page).await,
        Value::Array(figures_of_runs(page, WORST_CASE, &chosen)),
    )?;
    for place in 0..4 {
        page.js(&format!("document.querySelectorAll('.race section .chip[id^=race-tree]')[{place}].click()")).await;
        let drawn = "document.querySelector('.race .tree .open')?.getAttribute('d') ?? document.querySelector('.race .tree').textContent";
        let drawn = page.js(drawn).await;
        page.check("each has a tree, or none", drawn.as_str().is_some_and(|drawn| drawn.len() > 10))?;
    }
    let after = page.js(heap).await.as_f64().unwrap_or_default();
    page.check(&format!("{before} MB before, {after} MB after"), after - before < 100.0)?;
    let kept = page.js("document.querySelectorAll('#depths ~ details tbody tr').length").await;
    page.check(&format!("{kept} moments are kept"), kept.as_u64() < Some(4 * 28 * 32))?;
    let long = page.js("window.long.filter(ms => ms > 50).length").await;
    println!(
        "        the press on Start took {started} ms; tasks of the page over 50 ms during the race: {long}; heap {before} MB, then {after} MB"
    );
    Ok(())
}

pub(crate) async fn less_motion_shows_states(page: &Page) -> Outcome {
    let wants = |features: Value| json!({ "features": features });
    let less = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    page.cdp("Emulation.setEmulatedMedia", wants(less)).await;
    page.screen("lab").await;
    page.wait("algorithms", "document.querySelectorAll('#algorithm option').length > 5").await?;
    page.click("#lab-run").await;
    page.wait("the recording", "document.querySelector('#lab-scrub')").await?;
    let at = page.js("[document.querySelector('#lab-scrub').value, document.querySelector('#lab-scrub').max]").await;
    pause(300).await;
    let later = page.js("document.querySelector('#lab-scrub').value").await;
    page.cdp("Emulation.setEmulatedMedia", wants(json!([]))).await;
    page.same("it stands at its end", at[0].clone(), at[1].clone())?;
    page.same("and stays there", later, at[0].clone())
}

pub(crate) async fn all_of_it_is_accessible(page: &Page) -> Outcome {
    let Some(script) = script() else { return missing() };
    let mut found = Vec::new();
    for (width, height) in [(320, 640), (820, 1180), (1440, 900)] {
        page.resize(width, height, false).await;
        race_at(page, HARD, "700").await?;
        page.click("#race-tree-fewest-first").await;
        page.click(".race .tree-frame svg").await;
        page.js("document.querySelectorAll('.lab details').forEach(e => e.open = true)").await;
        page.click("#story-on").await;
        // With the race, and then with a board for an order in its place.
        for own in [false, true] {
            if own {
                page.click("#race-own").await;
                page.click("#order-80").await;
            }
            // What lies half below the tabs is no smaller for it.
            page.js("scrollTo(0, 0)").await;
            found.extend(in_every_theme(page, &script, &width.to_string()).await);
        }
    }
    found.dedup();
    page.check(&format!("violations: {found:#?}"), found.is_empty())
}

/// What of the lab reaches out of the window, or out of what it is in.
const CLIPPED: &str = "(() => {
    const far = [...document.querySelectorAll('.lab *')].filter(e => !e.closest('.scroll, pre, svg, textarea') && e.checkVisibility()
        && (e.getBoundingClientRect().right > innerWidth + 1 || e.getBoundingClientRect().left < -1));
    const cut = [...document.querySelectorAll('.lab :is(button, select, dd, h3, h4, summary, .note)')].filter(e => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline');
    return [...far, ...cut].map(e => e.id || e.className || e.tagName).join(', ');
})()";

pub(crate) async fn nothing_is_clipped_at_any_width(page: &Page) -> Outcome {
    // German has the longest words.
    for language in page.language.as_deref().map_or(vec!["en", "de"], |own| vec![own]) {
        for (width, height) in [(320, 640), (390, 844), (820, 1180), (1440, 900), (2560, 1440)] {
            page.resize(width, height, width < 500).await;
            page.goto("icons/icon.svg").await;
            page.js(&format!("localStorage.setItem('ichidoku.settings', JSON.stringify({{language: '{language}'}}))"))
                .await;
            race_at(page, HARD, "700").await?;
            page.click("#race-own").await;
            page.same(&format!("{language}, {width}, an order"), page.js(CLIPPED).await, "")?;
            page.click("#race-own").await;
            page.click("#race-run").await;
            page.wait("the race", "document.querySelector('#race-scrub')").await?;
            page.type_into("#race-scrub", "1000").await;
            page.same(&format!("{language}, {width}, a race"), page.js(CLIPPED).await, "")?;
            let sideways = page.js("document.documentElement.scrollWidth > innerWidth").await;
            page.same(&format!("{language}, {width}"), sideways, false)?;
        }
    }
    Ok(())
}
