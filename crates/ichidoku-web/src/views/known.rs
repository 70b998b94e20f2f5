//! The techniques that a player knows, to be ticked one by one or a whole grade at once. Everybody knows singles.

use std::rc::Rc;

use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlInputElement;

use super::dom::{Part, labelled, part};
use super::make::grade_name;

/// The grades of techniques that a player may know or not, the easiest first.
const GRADES: [&str; 5] = ["medium", "hard", "very-hard", "extreme", "beyond"];

/// A technique and its tick.
struct Tick {
    name: String,
    grade: &'static str,
    input: HtmlInputElement,
}

/// The list, and who wants to know what is ticked.
struct Known {
    ticks: Vec<Tick>,
    changed: js_sys::Function,
}

/// A list to tick. `answer` is the solver's list of techniques, `unknown` the names of those that are not to be ticked, or
/// nothing if no choice was made yet: then none is. `changed` is called now and after each change, with the names of those that
/// are not ticked and the grade of the hardest that is.
pub(super) fn known(answer: &str, unknown: &str, changed: js_sys::Function) -> Vec<Part> {
    let answer: Value = serde_json::from_str(answer).unwrap_or_default();
    let techniques = answer["techniques"].as_array().map(Vec::as_slice).unwrap_or_default();
    let mut known = Known { ticks: Vec::new(), changed };
    let mut groups: Vec<(&'static str, Vec<Part>)> = Vec::new();
    for grade in GRADES {
        let mut lines = Vec::new();
        for technique in techniques {
            if technique["grade"] == grade && technique["usual"] == true {
                let name = technique["slug"].as_str().unwrap_or_default();
                let (line, input) = line(technique["name"].as_str().unwrap_or_default());
                input.set_checked(!unknown.is_empty() && !unknown.split(' ').any(|unknown| unknown == name));
                known.ticks.push(Tick { name: name.to_owned(), grade, input });
                lines.push(line);
            }
        }
        groups.push((grade, lines));
    }
    known.tell();
    let known = Rc::new(known);
    groups.into_iter().map(|(grade, lines)| group(&known, grade, lines)).collect()
}

/// A tick with its text.
fn line(text: &str) -> (Part, HtmlInputElement) {
    let input = part("input").attr("type", "checkbox");
    let tick = input.element().unchecked_into();
    (part("label").class("tick").child(input).child(labelled("span", "", text)), tick)
}

/// The techniques of a grade, with a tick for all of them.
fn group(known: &Rc<Known>, grade: &'static str, lines: Vec<Part>) -> Part {
    let (all, tick) = line(grade_name(grade));
    tick.set_id(&format!("know-{grade}"));
    tick.set_checked(known.has_all_of(grade));
    let (one, every, its) = (Rc::clone(known), Rc::clone(known), tick.clone());
    let all = all.on("change", move |_| every.set_all_of(grade, tick.checked()));
    let list = part("div").class("known-list").children(lines).on("change", move |_| {
        its.set_checked(one.has_all_of(grade));
        one.tell();
    });
    part("fieldset").class("known-group").child(part("legend").child(all)).child(list)
}

impl Known {
    fn has_all_of(&self, grade: &str) -> bool {
        self.ticks.iter().all(|tick| tick.grade != grade || tick.input.checked())
    }

    fn set_all_of(&self, grade: &str, checked: bool) {
        self.ticks.iter().filter(|tick| tick.grade == grade).for_each(|tick| tick.input.set_checked(checked));
        self.tell();
    }

    /// Says what is ticked.
    fn tell(&self) {
        let (mut unknown, mut hardest) = (String::new(), "easy");
        for tick in &self.ticks {
            if tick.input.checked() {
                hardest = tick.grade;
            } else {
                unknown += &tick.name;
                unknown.push(' ');
            }
        }
        _ = self.changed.call2(&JsValue::NULL, &unknown.trim_end().into(), &hardest.into());
    }
}
