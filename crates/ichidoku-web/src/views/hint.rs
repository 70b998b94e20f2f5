//! Hints: where to look, which technique, the whole step.

use ichidoku::CellSet;
use serde_json::Value;
use web_sys::Event;

use super::app::{App, Telling};
use super::cell::focus_cursor;
use super::dom::{Part, drawn, follow, labelled, part};
use super::reactive::*;
use super::solver::WorkerKind;
use super::{board, browser, storage};
use crate::answers::{self, Advice, Explained, Hinted, Sentence, Step, StepPicture, TechniqueName};
use crate::ask;
use crate::drawing::{Drawing, mark_class};
use crate::pages::LEARN;
use crate::session::{Msg, State, Tool};
use crate::words::{language, word};

/// A hint, or the reason why there is none.
type Told = Result<Value, String>;

/// The hint asked for last; each further press tells more, until the grid changes.
pub(super) fn hint_card(app: App) -> Part {
    let hinted = RwSignal::new(None::<Told>);
    app.follow_change(moment, move |_| hinted.set(None));
    follow(move || {
        if let Some(telling) = app.hints.get() {
            app.hints.set(None);
            untrack(|| ask(app, hinted, telling));
        }
    });
    let told = move || hinted.with(Option::is_some);
    let card = move || hinted.with(|told| told.as_ref().map(|told| card(app, hinted, told)).unwrap_or_default());
    part("div").class("hint-card").id("hint-card").class_of("told", told).children_of(card)
}

/// What a hint or a path is about.
pub(super) fn moment(state: &State) -> (String, usize, bool) {
    (state.game.id.clone(), state.game.history().done().len(), state.settings.auto)
}

fn ask(app: App, hinted: RwSignal<Option<Told>>, telling: Telling) {
    app.uncover();
    let asked = app.peek(moment);
    let is_new = hinted.with_untracked(Option::is_none);
    if is_new && app.peek(State::is_out_of_advice) {
        app.say(word("hints-used-up"));
        return app.tell(word("hints-used-up"), None);
    }
    let grade = hinted.with_untracked(|told| match told {
        _ if telling == Telling::EveryLink => "every-link",
        _ if telling == Telling::Step => "step",
        Some(Ok(hinted)) if Hinted::of(hinted).grade() == "where" => "which",
        Some(Ok(_)) => "step",
        _ => "where",
    });
    let known = hinted.with_untracked(|told| match told {
        Some(Ok(hinted)) => Hinted::of(hinted).sentences().len(),
        _ => 0,
    });
    app.ask(WorkerKind::Quick, app.at::<ask::Hint>().grade(grade).pictures(true).language(language()), move |answer| {
        // What was true before an entry may no longer be, and a panel that is gone shows nothing.
        if hinted.is_disposed() || app.peek(moment) != asked {
            return;
        }
        let answer = match answer {
            Ok(answer) => answer,
            Err(message) => {
                app.say(message.clone());
                return hinted.set(Some(Err(message)));
            }
        };
        app.shown.set(None);
        if is_new {
            app.send(Msg::Hinted);
        }
        let told = Hinted::of(&answer);
        if told.grade() == "step"
            && let Some(lesson) = told.advice().and_then(Advice::lesson)
        {
            storage::note_asked(lesson);
        }
        app.drawing.set(told.advice().map(Drawing::of_advice).unwrap_or_default());
        app.say(answers::text(&told.sentences()));
        hinted.set(Some(Ok(answer)));
        browser::reveal("hint-card");
        // What is new is what was asked for, and on a phone it may be below what was told before.
        browser::scroll_to_child(".hint-text", known);
    });
}

/// The words of a hint, and below them what can be done about it.
fn card(app: App, hinted: RwSignal<Option<Told>>, told: &Told) -> Vec<Part> {
    let (words, acts) = match told {
        Ok(hint) => contents(app, Hinted::of(hint)),
        Err(message) => (vec![part("p").text(message)], Vec::new()),
    };
    let close = move || {
        hinted.set(None);
        app.clear_drawing();
        focus_cursor(app);
    };
    let close = part("button").id("hint-close").class("chip quiet").text(word("close")).click(close);
    let acts = part("div").class("row-of-buttons").child(close).children(acts);
    vec![part("div").class("hint-text").attr("tabindex", "0").children(words), acts]
}

fn contents(app: App, hinted: Hinted<'_>) -> (Vec<Part>, Vec<Part>) {
    let (told, advice) = (hinted.sentences(), hinted.advice());
    let mut words = match hinted.grade() {
        "every-link" => folded(app, &told, advice.and_then(Advice::step)),
        _ => sentences(app, &told, advice.and_then(Advice::step)),
    };
    let Some(advice) = advice else { return (words, Vec::new()) };
    let apply = advice.step().map(|step| {
        let (placed, out) = (step.placements(), step.eliminations());
        let apply = move || {
            app.send(Msg::Apply { placed: placed.clone(), out: out.clone() });
            focus_cursor(app);
        };
        part("button").id("apply").class("chip strong").attr("title", "J").text(word("apply")).click(apply)
    });
    let tells_more = match advice.kind() {
        "step" => hinted.grade() != "step",
        "lost-candidate" => hinted.grade() == "where",
        _ => false,
    };
    // A digit that is entered once more is taken out and leaves the notes below it, and a note that is missing comes back.
    let erase = advice.entry().map(|entry| (entry, Tool::Digit, "erase-wrong", word("erase")));
    let put_back = advice.candidate().map(|candidate| (candidate, Tool::Centre, "put-back", word("put-back")));
    let repair = erase.or(put_back).map(|(candidate, tool, id, label)| {
        let repair = move || {
            app.send(Msg::Select(CellSet::from_iter([candidate.cell()])));
            app.send(Msg::EnterWith { tool, digit: candidate.digit().get() });
            focus_cursor(app);
        };
        part("button").id(id).class("chip strong").text(label).click(repair)
    });
    let more = move || app.hints.set(Some(Telling::More));
    let more =
        tells_more.then(|| part("button").id("hint-more").class("chip strong").text(word("tell-more")).click(more));
    let every_link = move || app.hints.set(Some(Telling::EveryLink));
    let every_link = (hinted.grade() == "step" && advice.step().is_some_and(Step::proof))
        .then(|| part("button").id("every-link").class("chip").text(word("every-link")).click(every_link));
    words.extend(advice.step().and_then(legend));
    words.extend(advice.technique().and_then(technique_link));
    words.extend(advice.lesson().map(lesson_link));
    (words, more.into_iter().chain(every_link).chain(apply).chain(repair).collect())
}

/// The signs of a step on the board, with their meaning.
pub(super) fn legend(step: Step<'_>) -> Option<Part> {
    let picture = step.picture()?;
    let marks = picture.marks();
    // A digit of the step that has the sign.
    let example = |sign: &str| {
        let signed = marks.iter().find(|mark| mark.signs().contains(&sign));
        signed.and_then(|signed| signed.candidate()).map_or_else(String::new, |candidate| candidate.digit().to_string())
    };
    let line = |line: &Explained<'_>| {
        let sign = match line.sign() {
            sign @ ("strong" | "weak") => {
                drawn("svg").class("sign").attr("viewBox", "0 0 1.6 1").child(board::line(sign, "M0 .5H1.6"))
            }
            sign => labelled("span", &format!("sign small {}", mark_class(&[sign])), &example(sign)),
        };
        part("li").child(sign.attr("aria-hidden", "true")).child(part("span").text(line.text()))
    };
    let lines = picture.legend();
    (!lines.is_empty()).then(|| part("ul").class("legend").children(lines.iter().map(line)))
}

/// Each sentence as a paragraph.
pub(super) fn sentences(app: App, told: &[Sentence<'_>], step: Option<Step<'_>>) -> Vec<Part> {
    lit(app, told, step, |_| "p")
}

/// The same with each assumption of a net and all that follows from it folded; the result stays outside.
fn folded(app: App, told: &[Sentence<'_>], step: Option<Step<'_>>) -> Vec<Part> {
    let parts = lit(app, told, step, |sentence| if assumes(sentence) { "summary" } else { "p" });
    let (mut unfolded, mut stage) = (Vec::new(), None::<Part>);
    let last = told.len().saturating_sub(1);
    for (at, (sentence, part_of)) in told.iter().zip(parts).enumerate() {
        if assumes(sentence) {
            let begun = part("details").child(part_of);
            unfolded.push(begun.clone());
            stage = Some(begun);
        } else {
            match stage.clone().filter(|_| at < last) {
                Some(stage) => _ = stage.child(part_of),
                None => unfolded.push(part_of),
            }
        }
    }
    unfolded
}

fn assumes(sentence: &Sentence<'_>) -> bool {
    sentence.key() == "suppose"
}

/// Each sentence in an element. One that speaks of a part of the step's picture lights it up while it is pointed at or has
/// the focus, and is lit while its part is pointed at. The step's own sentences are the last.
fn lit(app: App, told: &[Sentence<'_>], step: Option<Step<'_>>, tag: fn(&Sentence<'_>) -> &'static str) -> Vec<Part> {
    let spoken = step.and_then(Step::picture).map(StepPicture::spoken).unwrap_or_default();
    let first = told.len().saturating_sub(spoken.len());
    let one = |(at, sentence): (usize, &Sentence<'_>)| {
        let text = part(tag(sentence)).text(sentence.text());
        let own = at.checked_sub(first).filter(|own| spoken.get(*own).is_some_and(|spoken| !spoken.cells().is_empty()));
        if let Some(own) = own { lighting(app, own, text) } else { text }
    };
    told.iter().enumerate().map(one).collect()
}

fn lighting(app: App, sentence: usize, text: Part) -> Part {
    let begin = move |_: &Event| app.point_at_sentence(Some(sentence));
    let end = move |_: &Event| app.point_at_sentence(None);
    let text = text.attr("tabindex", "0").class_of("lit", move || app.drawing.with(|drawing| drawing.lights(sentence)));
    // A sentence that comes to lie under a pointer at rest isn't pointed at.
    text.on("pointermove", begin).on("focus", begin).on("pointerleave", end).on("blur", end)
}

/// A link to the lesson with this number.
fn lesson_link(lesson: u64) -> Part {
    let link = labelled("a", "page-link", word("practise-this")).id("practise-this");
    link.attr("href", &format!("{LEARN}#practise-{lesson}"))
}

/// A link to the page about a technique, where there is one.
pub(super) fn technique_link(technique: TechniqueName<'_>) -> Option<Part> {
    let href = crate::pages::link(technique.page())?;
    let link = part("a").class("page-link").attrs(&[("href", &href), ("target", "_blank")]);
    Some(link.text(word("technique-page")))
}
