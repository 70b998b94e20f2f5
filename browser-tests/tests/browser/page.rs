//! The page under test: keys, pointers, and what can be read off it.

use std::cell::{Cell, RefCell};
use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::driver::Driver;
use crate::server::{Mood, Server};
use crate::speech::Speech;

/// What a case comes to: nothing, or what went wrong.
pub(crate) type Outcome = Result<(), String>;
/// A case at work.
pub(crate) type Doing<'p> = Pin<Box<dyn Future<Output = Outcome> + 'p>>;

pub(crate) const ALT: u8 = 1;
pub(crate) const CTRL: u8 = 2;
pub(crate) const SHIFT: u8 = 8;

/// How long to wait for what should come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);
/// How long to wait for what takes its time.
pub(crate) const LONG_PATIENCE: Duration = Duration::from_secs(360);

/// A browser with the app in it.
pub(crate) struct Page {
    pub(crate) browser: WebDriver,
    pub(crate) server: Server,
    /// The language that the browser asks for, if it is to be another than its own.
    pub(crate) language: Option<String>,
    /// What it says in that language, or else in English.
    pub(crate) speech: Speech,
    checks: Cell<usize>,
    case: RefCell<&'static str>,
}

impl Page {
    pub(crate) async fn open(driver: &Driver, server: Server, language: Option<String>) -> Self {
        let browser = driver.browser().await;
        let speech = Speech::of(language.as_deref());
        let page = Self { browser, server, language, speech, checks: Cell::new(0), case: RefCell::new("") };
        page.prepare().await;
        page
    }

    /// From now on every error of the page is noted, and the browser asks for the language, for as long as the tab is there.
    pub(crate) async fn prepare(&self) {
        if let Some(code) = &self.language {
            let source = format!("Object.defineProperty(navigator, 'language', {{ value: '{code}' }})");
            self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
        }
        let source = "(() => {
            const note = error => sessionStorage.errors = (sessionStorage.errors ?? '') + error + '\\n';
            const tell = console.error;
            console.error = (...all) => { note(all.join(' ')); tell(...all); };
            addEventListener('error', event => note(event.message));
            addEventListener('unhandledrejection', event => note(event.reason));
        })()";
        self.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source })).await;
    }

    /// What the page complained about since the last time.
    pub(crate) async fn errors(&self) -> String {
        let errors = self.js("(e => { delete sessionStorage.errors; return e ?? ''; })(sessionStorage.errors)").await;
        errors.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn quit(self) {
        self.server.be(Mood::Stopped);
        _ = self.browser.quit().await;
    }

    /// The app as a first visitor finds it, but for the easiest puzzle.
    pub(crate) async fn fresh(&self) {
        self.server.be(Mood::Willing);
        self.goto("icons/icon.svg").await;
        self.js("localStorage.clear()").await;
        self.cdp("Emulation.clearDeviceMetricsOverride", json!({})).await;
        self.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": false })).await;
        self.goto("#play").await;
        self.wait("the board", "document.querySelectorAll('.cell').length === 81").await.unwrap();
    }

    pub(crate) fn begin(&self, case: &'static str) {
        *self.case.borrow_mut() = case;
    }

    pub(crate) const fn checks(&self) -> usize {
        self.checks.get()
    }

    /// Whether the page answers; that of a tab that crashed doesn't.
    pub(crate) async fn answers(&self) -> bool {
        self.browser.execute("return 1;", vec![]).await.is_ok()
    }

    pub(crate) async fn goto(&self, path: &str) {
        self.browser.goto(format!("{}{path}", self.server.address)).await.unwrap();
    }

    /// Opens the app with this fragment of the address.
    pub(crate) async fn visit(&self, fragment: &str) {
        self.goto("icons/icon.svg").await;
        self.goto(fragment).await;
        self.wait("the board", "document.querySelectorAll('.cell').length === 81").await.unwrap();
    }

    /// An empty board to type on.
    pub(crate) async fn blank(&self) {
        self.screen("enter").await;
        self.click("#enter-blank").await;
        self.wait("an empty board", "document.querySelectorAll('.digit').length === 0").await.unwrap();
    }

    /// Goes to a screen as a player does: by its tab, or by the sheet where there are no tabs.
    pub(crate) async fn screen(&self, name: &str) {
        let tab = format!("#tab-{name}");
        if self.js(&format!("document.querySelector('{tab}')?.checkVisibility()")).await == true {
            return self.click(&tab).await;
        }
        if name == "new" {
            Box::pin(self.screen("home")).await;
            return self.click("#more-choices").await;
        }
        if name != "play" {
            self.click("#more").await;
            self.click(&format!("#to-{name}")).await;
        }
    }

    // ---- doing ----

    /// The value of an expression in the page.
    pub(crate) async fn js(&self, expression: &str) -> Value {
        let script = format!("return ({expression});");
        self.browser.execute(script, vec![]).await.unwrap_or_else(|e| panic!("{expression}: {e}")).json().clone()
    }

    pub(crate) async fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.browser.cdp().send_raw(command, parameters).await.unwrap_or_else(|e| panic!("{command}: {e}"))
    }

    /// Presses a key: its place, what it types, and what is held.
    pub(crate) async fn key(&self, code: &str, key: &str, modifiers: u8) {
        let number = match code {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            "Space" => 32,
            _ => 0,
        };
        let text = if modifiers & (CTRL | ALT) == 0 && key.chars().count() == 1 { key } else { "" };
        for kind in ["keyDown", "keyUp"] {
            let event = json!({
                "type": kind, "code": code, "key": key, "modifiers": modifiers, "text": text,
                "windowsVirtualKeyCode": number, "isKeypad": code.starts_with("Numpad"),
            });
            self.cdp("Input.dispatchKeyEvent", event).await;
        }
    }

    pub(crate) async fn digit_key(&self, digit: u8, modifiers: u8) {
        self.key(&format!("Digit{digit}"), &digit.to_string(), modifiers).await;
    }

    pub(crate) async fn letter(&self, letter: char, modifiers: u8) {
        self.key(&format!("Key{}", letter.to_ascii_uppercase()), &letter.to_string(), modifiers).await;
    }

    pub(crate) async fn arrow(&self, to: &str, modifiers: u8) {
        let name = format!("Arrow{to}");
        self.key(&name, &name, modifiers).await;
    }

    /// The middle of an element, in the window.
    pub(crate) async fn middle(&self, css: &str) -> (f64, f64) {
        let expression = format!(
            "(e => {{ e.scrollIntoView({{block: 'nearest'}}); const b = e.getBoundingClientRect();
            return [b.left + b.width / 2, b.top + b.height / 2]; }})(document.querySelector('{css}'))"
        );
        let middle = self.js(&expression).await;
        (middle[0].as_f64().unwrap(), middle[1].as_f64().unwrap())
    }

    /// The middle of an element once it keeps its place: what a page still lays out would move away from under the pointer.
    async fn middle_at_rest(&self, css: &str) -> (f64, f64) {
        let mut middle = self.middle(css).await;
        for _ in 0..40 {
            pause(20).await;
            let next = self.middle(css).await;
            if next == middle {
                break;
            }
            middle = next;
        }
        middle
    }

    pub(crate) async fn mouse(&self, kind: &str, (x, y): (f64, f64), count: u8, modifiers: u8) {
        let held = u8::from(kind != "mouseReleased");
        let event = json!({
            "type": kind, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": count, "modifiers": modifiers,
        });
        self.cdp("Input.dispatchMouseEvent", event).await;
    }

    pub(crate) async fn click(&self, css: &str) {
        self.click_holding(css, 0).await;
    }

    pub(crate) async fn right_click(&self, css: &str) {
        let (x, y) = self.middle(css).await;
        for (kind, held) in [("mousePressed", 2), ("mouseReleased", 0)] {
            let event = json!({ "type": kind, "x": x, "y": y, "button": "right", "buttons": held, "clickCount": 1 });
            self.cdp("Input.dispatchMouseEvent", event).await;
        }
    }

    pub(crate) async fn click_holding(&self, css: &str, modifiers: u8) {
        self.wait(css, &format!("document.querySelector('{css}')")).await.unwrap();
        // The page may move the element between the look and the press, or under the finger; a person would see it and press again.
        for _ in 0..20 {
            let at = self.middle_at_rest(css).await;
            self.watch_press(css).await;
            self.mouse("mousePressed", at, 1, modifiers).await;
            self.mouse("mouseReleased", at, 1, modifiers).await;
            // A page that the press opened knows nothing of it, so only a miss that was seen is repeated.
            if self.js("window.isMissed === true").await == false {
                return;
            }
            pause(50).await;
        }
    }

    /// Notes whether the next press misses an element, as the page is laid out at that moment. What acts once the button is let go
    /// must be there then, too, and be the same: the page hears of no click on one that was made anew meanwhile.
    async fn watch_press(&self, css: &str) {
        let expression = format!(
            "(window.isMissed = true, ['pointerdown', 'pointerup'].forEach(kind => addEventListener(kind, press => {{
                const element = document.querySelector('{css}');
                if (kind === 'pointerup' && !element?.closest('button, a, label, input, summary')) return;
                const isOther = kind === 'pointerup' && element !== window.pressed;
                window.pressed = element;
                const b = element?.getBoundingClientRect();
                window.isMissed = !b || isOther || press.clientX < b.left || b.right < press.clientX
                    || press.clientY < b.top || b.bottom < press.clientY;
            }}, {{capture: true, once: true}})))"
        );
        self.js(&expression).await;
    }

    pub(crate) async fn double_click(&self, css: &str, modifiers: u8) {
        let at = self.middle(css).await;
        for count in [1, 2] {
            self.mouse("mousePressed", at, count, modifiers).await;
            self.mouse("mouseReleased", at, count, modifiers).await;
        }
    }

    /// Goes from one cell to another with the button down, in many small steps.
    pub(crate) async fn drag(&self, from: &str, to: &str, modifiers: u8) {
        let ((x1, y1), (x2, y2)) = (self.middle(&cell(from)).await, self.middle(&cell(to)).await);
        self.mouse("mousePressed", (x1, y1), 1, modifiers).await;
        for step in 1..=20 {
            let part = f64::from(step) / 20.0;
            self.mouse("mouseMoved", (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part), 1, modifiers).await;
        }
        self.mouse("mouseReleased", (x2, y2), 1, modifiers).await;
    }

    pub(crate) async fn finger(&self, kind: &str, at: Option<(f64, f64)>) {
        let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.cdp("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await;
    }

    pub(crate) async fn tap(&self, css: &str) {
        let at = self.middle(css).await;
        self.finger("touchStart", Some(at)).await;
        self.finger("touchEnd", None).await;
    }

    /// A finger from one cell to another.
    pub(crate) async fn swipe(&self, from: &str, to: &str) {
        let ((x1, y1), (x2, y2)) = (self.middle(&cell(from)).await, self.middle(&cell(to)).await);
        self.finger("touchStart", Some((x1, y1))).await;
        for step in 1..=20 {
            let part = f64::from(step) / 20.0;
            self.finger("touchMove", Some((x1 + (x2 - x1) * part, y1 + (y2 - y1) * part))).await;
        }
        self.finger("touchEnd", None).await;
    }

    /// A finger that rests on a cell.
    pub(crate) async fn long_press(&self, name: &str) {
        let at = self.middle(&cell(name)).await;
        self.finger("touchStart", Some(at)).await;
        pause(700).await;
        self.finger("touchEnd", None).await;
    }

    /// Another size of the window; a phone has fingers.
    pub(crate) async fn resize(&self, width: u32, height: u32, phone: bool) {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": if phone { 2 } else { 1 }, "mobile": phone });
        self.cdp("Emulation.setDeviceMetricsOverride", metrics).await;
        self.cdp("Emulation.setTouchEmulationEnabled", json!({ "enabled": phone })).await;
    }

    /// Puts a text into a field, a list or a slider, as if it had been typed or chosen.
    pub(crate) async fn type_into(&self, css: &str, text: &str) {
        self.wait(css, &format!("document.querySelector('{css}')")).await.unwrap();
        let script = format!(
            "(e => {{ e.value = {}; for (const name of ['input', 'change']) e.dispatchEvent(new Event(name, {{bubbles: true}})); }})(document.querySelector('{css}'))",
            serde_json::to_string(text).unwrap()
        );
        self.js(&script).await;
    }

    /// Pastes a text on the board, as a player does.
    pub(crate) async fn paste(&self, text: &str) {
        let script = format!(
            "(() => {{ const d = new DataTransfer(); d.setData('text/plain', {});
            document.querySelector('#board').dispatchEvent(new ClipboardEvent('paste', {{clipboardData: d, bubbles: true}})); }})()",
            serde_json::to_string(text).unwrap()
        );
        self.js(&script).await;
    }

    /// Ends the tab's process at once, and goes on in a new tab.
    pub(crate) async fn crash(&self) {
        let new = self.browser.new_tab().await.unwrap();
        // No answer comes from a tab that is gone.
        _ = tokio::time::timeout(Duration::from_secs(5), self.browser.cdp().send_raw("Page.crash", json!({}))).await;
        self.browser.switch_to_window(new).await.unwrap();
        self.prepare().await;
    }

    /// Closes the tab and goes on in a new one, which has all memory again.
    pub(crate) async fn renew(&self) -> Outcome {
        let errors = self.errors().await;
        let new = self.browser.new_tab().await.unwrap();
        self.browser.close_window().await.unwrap();
        self.browser.switch_to_window(new).await.unwrap();
        self.prepare().await;
        self.same("errors of the tab that is closed", errors, "")
    }

    // ---- reading ----

    /// What stands in a cell, or nothing.
    pub(crate) async fn digit(&self, name: &str) -> String {
        self.text(&format!("{} .digit", cell(name))).await
    }

    /// The texts of what is inside a cell, such as its marks, from first to last.
    pub(crate) async fn inside(&self, name: &str, css: &str) -> String {
        let expression =
            format!("[...document.querySelectorAll('{} {css}')].map(e => e.textContent).join('')", cell(name));
        self.js(&expression).await.as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn text(&self, css: &str) -> String {
        let text = self.js(&format!("document.querySelector('{css}')?.textContent ?? ''")).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// What a screen reader calls a cell, as the browser works it out.
    pub(crate) async fn label(&self, name: &str) -> String {
        let element = format!("document.querySelector('{}')", cell(name));
        let object = self.cdp("Runtime.evaluate", json!({ "expression": element })).await;
        let asked = json!({ "objectId": object["result"]["objectId"], "fetchRelatives": false });
        let tree = self.cdp("Accessibility.getPartialAXTree", asked).await;
        tree["nodes"][0]["name"]["value"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) async fn attribute(&self, css: &str, name: &str) -> String {
        let value = self.js(&format!("document.querySelector('{css}')?.getAttribute('{name}') ?? ''")).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    /// What a screen reader heard last.
    pub(crate) async fn said(&self) -> String {
        self.text("#said").await
    }

    /// The selected cells, as `r1c1 r1c2`.
    pub(crate) async fn selected(&self) -> String {
        let cells = self.js("[...document.querySelectorAll('[aria-selected=true]')].map(e => +e.id.slice(5))").await;
        let cells = cells.as_array().unwrap().iter().map(|cell| cell.as_u64().unwrap());
        cells.map(|cell| format!("r{}c{}", cell / 9 + 1, cell % 9 + 1)).collect::<Vec<_>>().join(" ")
    }

    /// The whole grid as 81 characters.
    pub(crate) async fn grid(&self) -> String {
        let grid = self.js("[...document.querySelectorAll('.cell')].map(e => e.querySelector('.digit')?.textContent ?? '.').join('')").await;
        grid.as_str().unwrap().to_owned()
    }

    /// The id of the element with the focus.
    pub(crate) async fn focused(&self) -> String {
        self.js("document.activeElement?.id ?? ''").await.as_str().unwrap_or_default().to_owned()
    }

    /// Every resource that came from elsewhere.
    pub(crate) async fn strange_requests(&self) -> Vec<Value> {
        let expression = "performance.getEntries().map(e => e.name).filter(n => /^[a-z]+:\\/\\//.test(n) && !n.startsWith(location.origin) && !n.startsWith('blob:'))";
        self.js(expression).await.as_array().cloned().unwrap_or_default()
    }

    /// Waits until an expression is true.
    pub(crate) async fn wait(&self, what: &str, expression: &str) -> Outcome {
        self.wait_for(what, expression, PATIENCE).await
    }

    /// Waits for what takes its time.
    pub(crate) async fn wait_long(&self, what: &str, expression: &str) -> Outcome {
        self.wait_for(what, expression, LONG_PATIENCE).await
    }

    /// Waits for what takes minutes.
    pub(crate) async fn wait_longest(&self, what: &str, expression: &str) -> Outcome {
        self.wait_for(what, expression, 15 * PATIENCE).await
    }

    async fn wait_for(&self, what: &str, expression: &str, patience: Duration) -> Outcome {
        let start = Instant::now();
        while start.elapsed() < patience {
            if self.js(&format!("!!({expression})")).await == Value::Bool(true) {
                return Ok(());
            }
            pause(20).await;
        }
        Err(format!("waited in vain for {what}"))
    }

    // ---- checking ----

    /// One check; a failure ends the case.
    pub(crate) fn check(&self, what: &str, holds: bool) -> Outcome {
        self.checks.set(self.checks.get() + 1);
        if holds { Ok(()) } else { Err(what.to_owned()) }
    }

    /// One check that two things are the same.
    pub(crate) fn same<A: PartialEq<B> + Debug, B: Debug>(&self, what: &str, found: A, expected: B) -> Outcome {
        let holds = found == expected;
        self.check(&format!("{what}: {found:?} where {expected:?} was expected"), holds)
    }
}

pub(crate) async fn pause(milliseconds: u64) {
    tokio::time::sleep(Duration::from_millis(milliseconds)).await;
}

/// The selector of a cell: `r4c7`.
pub(crate) fn cell(name: &str) -> String {
    let place = |at: usize| usize::from(name.as_bytes()[at] - b'1');
    format!("#cell-{}", 9 * place(1) + place(3))
}
