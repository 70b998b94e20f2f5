//! What the solver has of the browser: a clock, randomness, and the language of the page.

use std::time::Duration;

use ichidoku_api::Control;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker began, with fractions.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn milliseconds() -> f64;

    /// A random number below 1.
    #[cfg(any(feature = "variants", feature = "whole"))]
    #[wasm_bindgen(js_namespace = Math, js_name = random)]
    fn random() -> f64;
}

/// A control with the browser's clock and randomness; the system's do not exist here.
pub(crate) fn control() -> Control<'static> {
    let control = Control::new().clock(clock);
    #[cfg(any(feature = "variants", feature = "whole"))]
    let control = control.draw_seed(draw_seed);
    control
}

/// Adds the language of the page by its table, before anything is answered in it.
#[cfg(any(feature = "variants", feature = "whole"))]
#[wasm_bindgen]
pub fn learn(table: String) {
    ichidoku_words::Words::learn(table);
}

/// Any number below 2^53: new puzzles without a seed are others each time.
#[cfg(any(feature = "variants", feature = "whole"))]
fn draw_seed() -> u64 {
    const END: f64 = (1_u64 << 53) as f64;
    (random() * END) as u64
}

fn clock() -> Duration {
    Duration::try_from_secs_f64(milliseconds() / 1000.0).unwrap_or_default()
}
