//! A hint on the board: its marks, tints and links are those of the scene, which the command line draws too.

use std::collections::BTreeSet;

use ichidoku::Cell;
use ichidoku_api::{Control, Hint, HintLevel, PuzzleInput};
use ichidoku_logic::explain::{Message, explain};
use ichidoku_logic::{draw, hint::Advice};
use ichidoku_render::{Fate, Mark, Scene};
use serde_json::Value;

use crate::page::{Outcome, Page, SHIFT, cell};
use crate::screens::{self, BEFORE_A_WING};

/// The first step here is a hidden single.
const EASY: &str = ".......155...9...4......6.......48..78..69.......3.....9.7....3427...1..31.5..4..";

/// The name of each mark, tint or line on the board, sorted. What stands for a digit of the grid is `ringed`.
const DRAWN: &str = "[...document.querySelectorAll('.cell')].flatMap(cell => {
    const name = 'r' + (Math.floor(cell.id.slice(5) / 9) + 1) + 'c' + (cell.id.slice(5) % 9 + 1);
    const tints = ['area', 'cover', 'pattern'].filter(tint => cell.classList.contains(tint));
    const signs = [...cell.querySelectorAll('[class*=mark-]')].flatMap(mark =>
        [...mark.classList].filter(c => c.startsWith('mark-')).map(c => mark.textContent + ' ' + c.slice(5)));
    const ringed = cell.matches('.ringed') ? [cell.querySelector('.digit').textContent + ' ring'] : [];
    return [...tints, ...signs, ...ringed].map(what => name + ' ' + what);
}).concat([...document.querySelectorAll('.links > .line')].map(line => line.classList[1])).sort()";

/// Each point of a line that is outside the board, or on a digit or a candidate.
const STRAYING: &str = "(() => {
    const board = document.querySelector('#board').getBoundingClientRect();
    const boxes = [...document.querySelectorAll('.cell :is(.small, .digit)')].map(e => {
        const range = document.createRange();
        range.selectNodeContents(e);
        return [e.textContent, range.getBoundingClientRect()];
    });
    return [...document.querySelectorAll('.links > .line:not(.cross)')].flatMap(line => {
        const at = line.getScreenCTM();
        const points = Array.from({length: 200}, (_, i) => line.getPointAtLength(line.getTotalLength() * i / 199));
        return points.map(p => p.matrixTransform(at)).filter(p =>
            p.x < board.left || p.x > board.right || p.y < board.top || p.y > board.bottom
            || boxes.some(([, b]) => p.x > b.left + 1 && p.x < b.right - 1 && p.y > b.top + b.height * 0.2 && p.y < b.bottom - b.height * 0.2));
    }).length;
})()";

/// The scene of the hint for a puzzle.
fn scene(page: &Page, text: &str) -> Scene {
    told(page, text).0
}

/// The scene of the hint for a puzzle, and its explanation.
fn told(page: &Page, text: &str) -> (Scene, Vec<Message>) {
    let hint = Hint { puzzle: PuzzleInput::from(text), ..Hint::default() };
    let of_step = |hint: &ichidoku_logic::hint::Hint| draw::of_step_in(&page.speech.words, &hint.state, &hint.step);
    match hint.advise(&Control::new()) {
        Ok(Advice::Step(hint)) => (of_step(&hint), explain(&hint.state, &hint.step)),
        other => panic!("{other:?}"),
    }
}

/// What a board that draws the scene has, named and sorted as on the page.
fn expected(scene: &Scene) -> BTreeSet<String> {
    let tints =
        scene.tints.iter().flat_map(|(tint, cells)| cells.iter().map(|cell| format!("{cell} {}", tint.class())));
    let signs = |mark: &Mark| {
        let shape = mark.part.map(|part| scene.shapes[part as usize].class());
        shape.into_iter().chain(mark.fate.map(Fate::class)).collect::<Vec<_>>()
    };
    let marks = scene.marks.iter().flat_map(|(candidate, mark)| {
        signs(mark).into_iter().map(move |sign| format!("{} {} {sign}", candidate.cell(), candidate.digit()))
    });
    let links = scene.links.iter().map(|link| link.kind.class().to_owned());
    let crosses = scene.crosses.iter().map(|_| "cross".to_owned());
    tints.chain(marks).chain(links).chain(crosses).collect()
}

async fn drawn(page: &Page) -> Vec<String> {
    let names = page.js(DRAWN).await;
    names.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

async fn whole_hint(page: &Page, puzzle: &str) -> Outcome {
    page.click("#hint").await;
    page.click("#hint-more").await;
    page.has("#hint-card", &page.hint(puzzle, HintLevel::Which)).await?;
    page.click("#hint-more").await;
    page.wait("the step", "document.querySelector('#apply')").await
}

/// The board shows what the scene says, inside its frame and off the digits, and the legend says what it means.
async fn shows(page: &Page, scene: &Scene) -> Outcome {
    let drawn = drawn(page).await;
    let lines = scene.curves().len() + scene.crosses.len();
    page.same("as many lines", drawn.iter().filter(|name| !name.contains(' ')).count(), lines)?;
    page.same(&scene.title, drawn.into_iter().collect::<BTreeSet<_>>(), expected(scene))?;
    page.same("lines stay inside and pass no digit", page.js(STRAYING).await, 0)?;
    let legend = page.js("[...document.querySelectorAll('.legend li > :last-child')].map(e => e.textContent)").await;
    let words: Vec<&str> = scene.legend.iter().map(|line| line.words.as_str()).collect();
    page.same("the legend", legend, serde_json::json!(words))
}

pub(crate) async fn chains_are_drawn_as_their_scene(page: &Page) -> Outcome {
    let scene = scene(page, BEFORE_A_WING);
    for (width, height) in [(390, 664), (1440, 900)] {
        page.resize(width, height, false).await;
        screens::show(page, "hint").await;
        shows(page, &scene).await?;
    }
    Ok(())
}

pub(crate) async fn a_hidden_single_shows_what_rules_out_the_others(page: &Page) -> Outcome {
    page.visit(&format!("#p={EASY}")).await;
    // A corner mark, which is in its place while the step is shown, and in its corner again when it is done.
    page.click(&cell("r1c1")).await;
    page.digit_key(2, SHIFT).await;
    whole_hint(page, EASY).await?;
    shows(page, &scene(page, EASY)).await?;
    page.same("one layout of candidates", page.inside("r1c1", ".small.at-2").await, "2")?;
    let straight = "[...document.querySelectorAll('.rules-out')].some(line => !/[QC]/.test(line.getAttribute('d')))";
    page.check("candidates that nobody sees bend no line", page.js(straight).await == true)?;
    page.click("#apply").await;
    page.wait("the end of the drawing", "document.querySelectorAll('.links > .line').length === 0").await?;
    page.same("the corner mark is back", page.inside("r1c1", ".corner").await, "2")
}

pub(crate) async fn steps_of_a_path_are_drawn(page: &Page) -> Outcome {
    page.visit(&format!("#p={EASY}")).await;
    page.screen("solve").await;
    page.click("#solve-steps").await;
    page.wait("the path", "document.querySelector('#walk')").await?;
    for step in ["3", "12", "30"] {
        page.type_into("#walk", step).await;
        page.wait("a legend", "document.querySelector('.legend li')").await?;
        page.same("lines stay inside and pass no digit", page.js(STRAYING).await, 0)?;
    }
    let cells = Cell::ALL.len();
    page.same("the whole board is there", page.js("document.querySelectorAll('.cell').length").await, cells)
}

/// The cells that are lit, and the candidates whose marks aren't pale, sorted.
const LIT: &str = "[...document.querySelectorAll('.cell')].flatMap(cell => {
    const name = 'r' + (Math.floor(cell.id.slice(5) / 9) + 1) + 'c' + (cell.id.slice(5) % 9 + 1);
    const bright = [...cell.querySelectorAll('[class*=mark-]:not(.pale)')].map(mark => name + '=' + mark.textContent);
    return [...cell.matches('.lit') ? [name] : [], ...bright];
}).sort()";

/// The sentences that are lit.
const LIT_SENTENCES: &str = "[...document.querySelectorAll('.hint-text .lit')].map(e => e.textContent)";

pub(crate) async fn a_sentence_and_its_marks_light_up_together(page: &Page) -> Outcome {
    let (scene, told) = told(page, BEFORE_A_WING);
    screens::show(page, "hint").await;
    page.same("nothing is lit at first", page.js("document.querySelectorAll('.lit').length").await, 0)?;
    for message in &told {
        let sentence = page.message(message);
        let find = format!("[...document.querySelectorAll('.hint-text p')].find(p => p.textContent === {sentence:?})");
        page.js(&format!("{find}.focus()")).await;
        let spoken = draw::Spoken::of(message, &scene);
        let cells = spoken.cells.iter().map(|cell| cell.to_string());
        let marks = spoken.candidates.iter().map(|candidate| candidate.to_string());
        let lit: BTreeSet<String> = cells.chain(marks).collect();
        page.same("what it speaks of", page.js(LIT).await, serde_json::json!(lit))?;
        page.same("it is lit itself", page.js(LIT_SENTENCES).await, serde_json::json!([sentence]))?;
        let lines = scene.curves().iter().filter(|curve| spoken.has(&curve.link)).count();
        page.same("its links", page.js("document.querySelectorAll('.links > .line:not(.pale)').length").await, lines)?;
    }
    page.js("document.activeElement.blur()").await;
    page.same("all is as before", page.js("document.querySelectorAll('.lit, .pale').length").await, 0)?;
    let out = scene.marks.iter().find(|(_, mark)| mark.fate.is_some()).map(|(candidate, _)| *candidate).unwrap();
    let of_out = told.iter().filter(|message| draw::Spoken::of(message, &scene).candidates.contains(out));
    let of_out: Vec<String> = of_out.map(|message| page.message(message)).collect();
    let place = page.middle(&format!("{} .mark-out", cell(&out.cell().to_string()))).await;
    page.mouse("mouseMoved", place, 0, 0).await;
    page.same("the sentences about a mark", page.js(LIT_SENTENCES).await, serde_json::json!(of_out))?;
    page.mouse("mouseMoved", (2.0, 2.0), 0, 0).await;
    page.same("none when the pointer has left", page.js(LIT_SENTENCES).await, serde_json::json!([]))
}

pub(crate) async fn every_link_is_told_on_request(page: &Page) -> Outcome {
    screens::show(page, "hint").await;
    page.click("#every-link").await;
    page.wait("every link", "!document.querySelector('#every-link')").await?;
    let (_, told) = told(page, BEFORE_A_WING);
    let sentences = "document.querySelectorAll('.hint-text p[tabindex]').length".to_owned();
    page.check("more is told", page.js(&sentences).await.as_u64() > Some(told.len() as u64))?;
    page.same("applying is still offered", page.js("document.querySelectorAll('#apply').length").await, 1)
}
