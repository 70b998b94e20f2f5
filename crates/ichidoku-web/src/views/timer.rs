//! What happens later, and times as text.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::window::window;

/// What happens later or again and again, unless it is called off.
#[derive(Clone, Copy)]
pub(super) struct Timer(i32);

impl Timer {
    /// Calls it off.
    pub(super) fn clear(self) {
        // Browsers number both kinds of timers alike.
        window().clear_timeout_with_handle(self.0);
    }
}

/// Runs once after so many milliseconds.
pub(super) fn after(milliseconds: i32, run: impl FnOnce() + 'static) -> Option<Timer> {
    let run = Closure::once_into_js(run);
    let timer = window().set_timeout_with_callback_and_timeout_and_arguments_0(run.unchecked_ref(), milliseconds);
    timer.ok().map(Timer)
}

/// Runs every so many milliseconds.
pub(super) fn every(milliseconds: i32, run: impl FnMut() + 'static) -> Option<Timer> {
    let run = Closure::<dyn FnMut()>::new(run).into_js_value();
    let timer = window().set_interval_with_callback_and_timeout_and_arguments_0(run.unchecked_ref(), milliseconds);
    timer.ok().map(Timer)
}

/// Runs once before the page is drawn next.
pub(super) fn next_frame(run: impl FnOnce() + 'static) {
    let run = Closure::once_into_js(move |_: f64| run());
    _ = window().request_animation_frame(run.unchecked_ref());
}

/// Runs once after the page has been drawn next.
pub(super) fn after_next_frame(run: impl FnOnce() + 'static) {
    next_frame(move || _ = after(0, run));
}

/// A time, or a dash where there is none.
pub(super) fn clock_or_dash(seconds: Option<u64>) -> String {
    seconds.map_or_else(|| "–".to_owned(), clock)
}

/// Seconds as `1:05` or `1:00:05`.
pub(super) fn clock(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}
