//! Hints: where to look, which technique, the whole step.

use ichidoku::Candidate;
use ichidoku_api::{Advice, Hint, HintGrade, Hinted, Request, TechniqueName};
use leptos::prelude::*;

use super::app::App;
use super::browser;
use super::solver::Desk;
use crate::drawing::Drawing;
use crate::session::Msg;
use crate::words::word;

/// The hint asked for last; each further press tells more, until the grid changes.
#[component]
pub(super) fn HintCard(app: App) -> impl IntoView {
    let hinted = RwSignal::new(None::<Hinted>);
    let edits = Memo::new(move |_| {
        app.see(|state| (state.game.id.clone(), state.game.history().done().len(), state.settings.auto))
    });
    Effect::new(move |_| {
        _ = edits.get();
        hinted.set(None);
    });
    Effect::new(move |_| {
        if app.hints.get() {
            app.hints.set(false);
            ask(app, hinted);
        }
    });
    view! {
        <div class="hint-card" id="hint-card" class:told=move || hinted.with(Option::is_some)>
            {move || hinted.with(|hinted| hinted.as_ref().map(|hinted| card(app, hinted)))}
        </div>
    }
}

fn ask(app: App, hinted: RwSignal<Option<Hinted>>) {
    let grade = match hinted.with_untracked(|hinted| hinted.as_ref().map(|hinted| hinted.grade)) {
        None => HintGrade::Where,
        Some(HintGrade::Where) => HintGrade::Which,
        Some(_) => HintGrade::Step,
    };
    let request = Request::Hint(Hint { puzzle: app.position(), grade, ..Hint::default() });
    app.ask(Desk::Quick, request, move |answer| {
        let Ok::<Hinted, _>(answer) = answer else { return };
        app.shown.set(None);
        app.drawing.set(Drawing::of_advice(&answer.advice));
        app.say(answer.sentences.iter().map(|sentence| sentence.text.as_str()).collect::<Vec<_>>().join(" "));
        hinted.set(Some(answer));
        browser::reveal("hint-card");
    });
}

fn card(app: App, hinted: &Hinted) -> impl IntoView + use<> {
    let sentences = hinted.sentences.iter().map(|sentence| view! { <p>{sentence.text.clone()}</p> }).collect_view();
    let (technique, step) = match &hinted.advice {
        Advice::Step { technique, step, .. } => (technique.clone(), step.clone()),
        _ => (None, None),
    };
    let page = technique.map(|technique| technique_link(&technique));
    let apply = step.map(|step| {
        let placed: Vec<Candidate> = step.placements.iter().map(|candidate| candidate.0).collect();
        let out: Vec<Candidate> = step.eliminations.iter().map(|candidate| candidate.0).collect();
        let apply = move |_| app.send(Msg::Apply { placed: placed.clone(), out: out.clone() });
        view! { <button id="apply" class="chip strong" on:click=apply>{word("apply")}</button> }
    });
    let tells_more = match hinted.advice {
        Advice::Step { .. } => hinted.grade < HintGrade::Step,
        Advice::LostCandidate { .. } => hinted.grade == HintGrade::Where,
        _ => false,
    };
    let more = tells_more.then(|| {
        let more = move |_| app.hints.set(true);
        view! { <button id="hint-more" class="chip strong" on:click=more>{word("tell-more")}</button> }
    });
    view! {
        {sentences}
        <div class="row-of-buttons">{more}{apply}{page}</div>
    }
}

/// A link to the page about a technique, where there is one.
pub(super) fn technique_link(technique: &TechniqueName) -> Option<impl IntoView + use<>> {
    let href = crate::pages::link(&technique.slug.to_string())?;
    Some(view! { <a class="page-link" href=href target="_blank">{word("technique-page")}</a> })
}
