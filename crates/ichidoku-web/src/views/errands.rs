//! What a module that is fetched on demand asks of the page: to show something on its board, or to ask its solver.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::app::App;
use super::solver::WorkerKind;
use crate::answers::StepPicture;
use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::moment;
use crate::session::{CopyForm, Origin, from_line};

/// A function that does what it is called with: a word for it, and texts.
pub(super) fn errands(app: App) -> js_sys::Function {
    let act = Closure::<dyn Fn(String, String, String)>::new(move |what: String, text: String, more: String| {
        act(app, &what, text, more);
    });
    act.into_js_value().unchecked_into()
}

/// A function that asks the solver what its text asks for, and calls a function with the answer; with nothing if there is none.
pub(super) fn questions(app: App) -> js_sys::Function {
    let ask = Closure::<dyn Fn(String, js_sys::Function)>::new(move |request: String, answered: js_sys::Function| {
        let answered = move |answer: Result<String, &str>| {
            _ = answered.call1(&JsValue::NULL, &answer.unwrap_or_default().into());
        };
        app.ask_as_written(WorkerKind::Patient, &request, Box::new(answered));
    });
    ask.into_js_value().unchecked_into()
}

fn act(app: App, what: &str, text: String, more: String) {
    match what {
        "show" => {
            if let Some((shown, drawing)) = moment::read(&text) {
                // A step has a picture of its own, and is one of the player's game.
                let (shown, drawing) = match serde_json::from_str(&more) {
                    Ok(step) => (Shown { keeps_own: true, ..shown }, Drawing::of_picture(StepPicture::of(&step))),
                    Err(_) => (shown, drawing),
                };
                app.show(shown, drawing);
            }
        }
        "hide" => app.clear_drawing(),
        "uncover" => app.uncover(),
        "begin" => {
            if let Some(puzzle) = from_line(&text) {
                app.begin(&puzzle, Origin { title: more, ..Origin::default() });
            }
        }
        "done" => {
            app.say(text.as_str());
            app.tell(&text, None);
        }
        "form" => {
            let form = CopyForm::ALL.into_iter().find(|form| form.name() == text);
            app.edit(|settings| settings.copy_form = form.unwrap_or(settings.copy_form));
        }
        _ => app.say(text),
    }
}
