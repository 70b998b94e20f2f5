//! What leaves the app: links, a code to scan, texts, files, the system's sheet, and paper. It is a module of its own: the page
//! hands it an element to fill, and the position as a link.
#![allow(unreachable_pub, reason = "these functions are exported to JavaScript")]

use std::cell::RefCell;

use ichidoku_print::Picture;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, Event};

use super::desk::{Desk, is_checked, setting};
use super::dom::{Part, drawn, labelled, part};
use super::printing::printing;
use super::reactive::*;
use super::{browser, language, share, storage};
use crate::exchange::{Form, Forms, picture, text};
use crate::session::{CopyForm, Linked, fragment};
use crate::words::{self, phrase, word};

thread_local! {
    /// The desk on the page, and what goes with it.
    static OPEN: RefCell<Option<(Desk, Owner)>> = const { RefCell::new(None) };
}

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    language::share(|| ());
}

/// Fills an element with all ways out. `page` is called with what the page is to do, and two texts: `done` says what was
/// done, `form` is the form that positions are copied in. `ask` is called with a request and with whom to give the answer to.
#[wasm_bindgen(js_name = share)]
pub fn share_card(place: Element, page: js_sys::Function, ask: js_sys::Function) {
    if let Some((_, owner)) = OPEN.take() {
        owner.cleanup();
    }
    let mut desk = None;
    let owner = owned(|| {
        let entered = Desk::new(page, ask);
        Part::of(place).fill(entered.contents());
        desk = Some(entered);
    });
    OPEN.set(desk.map(|desk| (desk, owner)));
}

/// Goes on with another position, as a link with its progress, and its title.
#[wasm_bindgen]
pub fn turn(link: &str, title: &str) {
    let desk = OPEN.with_borrow(|open| open.as_ref().map(|(desk, _)| *desk));
    if let Some(desk) = desk {
        desk.title.set(title.to_owned());
        desk.link.set(link.to_owned());
    }
}

impl Desk {
    /// The link that opens the puzzle from its start.
    fn plain_link(self) -> String {
        let link = self.link.get();
        let puzzle = link.find('#').and_then(|at| Linked::read(&link[at..])).map(|linked| linked.puzzle);
        let address = link.split('#').next().unwrap_or_default();
        puzzle.map_or_else(String::new, |puzzle| format!("{address}{}", fragment(&puzzle)))
    }

    fn has_progress(self) -> bool {
        self.link.with(|link| link.contains("&s="))
    }

    fn contents(self) -> Vec<Part> {
        let link = move || self.plain_link();
        let mut parts = vec![part("h3").text(word("share"))];
        parts.extend(self.link_field(["share-link", "copy-link"], word("share-link"), link));
        let progress =
            move || self.link_field(["progress-link", "copy-progress"], word("progress-link"), move || self.link.get());
        parts.push(part("div").class("filled").children_if(move || self.has_progress(), progress));
        parts.extend(self.copying());
        parts.extend(self.saving());
        if share::can_share() {
            let shared = move || share::share(&self.heading(), &self.link.get_untracked(), &self.png(2, false));
            parts.push(labelled("button", "chip", word("exchange-share")).id("share-system").click(shared));
        }
        parts.push(printing(self));
        parts.push(part("div").class("code").children_of(move || code(&self.plain_link()).into_iter().collect()));
        parts
    }

    /// A link to read, and a button to copy it.
    fn link_field(self, [id, button]: [&str; 2], label: &str, link: impl Fn() -> String + Copy + 'static) -> Vec<Part> {
        let field = part("input").id(id).attrs(&[("type", "text"), ("readonly", "")]);
        let copy = move || {
            share::copy(&untrack(link), None);
            self.done(word("copied"));
        };
        let button = labelled("button", "chip", word("copy-link")).id(button).click(copy);
        let row = part("div").class("with-button").child(field.prop_of("value", move || link().into())).child(button);
        vec![heading(id, label), row]
    }

    fn copying(self) -> [Part; 2] {
        let chosen = storage::settings().copy_form.name();
        let keep = move |event: &Event| {
            let name = browser::value(event);
            if CopyForm::ALL.iter().any(|form| form.name() == name) {
                self.call("form", &name);
            }
        };
        let select = choice("copy-form", Form::copied(), chosen).on("change", keep);
        let field = select.clone();
        let copy = move || {
            if let Some(form) = Form::named(&field.value()) {
                self.copy(form);
            }
        };
        let button = labelled("button", "chip", word("copy")).id("copy-text").click(copy);
        [heading("copy-form", word("exchange-copy")), part("div").class("with-button").child(select).child(button)]
    }

    fn copy(self, form: Form) {
        let Form::Text(format) = form else { return };
        let (game, settings) = (self.game(), storage::settings());
        let written = |format| text(format, &game, &settings, &self.title());
        let table = "html".parse().ok().filter(|_| form.has_table()).map(written);
        share::copy(written(format).trim_end_matches('\n'), table.as_deref());
        self.done(&phrase("copied-as", &[("form", &form.label())]));
    }

    fn saving(self) -> [Part; 3] {
        let select = choice("save-form", Form::saved(), "svg");
        let is_png = RwSignal::new(false);
        let select = select.on("change", move |event| is_png.set(browser::value(event) == "png"));
        let scale = part("select").id("png-scale").children((1..=4).map(|scale| {
            let option = part("option").attr("value", &scale.to_string()).text(&format!("{scale}×"));
            if scale == 2 { option.attr("selected", "") } else { option }
        }));
        let clear = part("input").attr("type", "checkbox").id("png-clear");
        let (field, size, transparent) = (select.clone(), scale.clone(), clear.clone());
        let save = move || {
            if let Some(form) = Form::named(&field.value()) {
                self.save(form, size.value().parse().unwrap_or(2), is_checked(&transparent));
            }
        };
        let button = labelled("button", "chip", word("save")).id("save").click(save);
        let dots = part("div").class("filled").class_of("unwanted", move || !is_png.get());
        let dots = dots.child(setting("setting", scale, word("exchange-scale")));
        let dots = dots.child(setting("setting toggle", clear, word("exchange-transparent")));
        let row = part("div").class("with-button").child(select).child(button);
        [heading("save-form", word("exchange-save")), row, dots]
    }

    fn save(self, form: Form, scale: u8, transparent: bool) {
        let bytes = match form {
            Form::Text(format) => text(format, &self.game(), &storage::settings(), &self.title()).into_bytes(),
            Form::Svg => self.svg().into_bytes(),
            Form::Png => self.png(scale, transparent),
            Form::Pdf => self.pdf(),
        };
        let (extension, media_type) = form.file();
        if let Some(blob) = share::blob(&bytes, media_type) {
            browser::save_blob(&format!("sudoku.{extension}"), &blob);
            self.done(&phrase("saved-as", &[("form", &form.label())]));
        }
    }

    fn svg(self) -> String {
        picture(&self.game(), &storage::settings(), &self.title())
    }

    fn png(self, scale: u8, transparent: bool) -> Vec<u8> {
        Picture::of_svg(&self.svg()).png(scale, transparent)
    }

    fn pdf(self) -> Vec<u8> {
        let rows = self.game().digits().to_string();
        let spoken = rows.chars().map(String::from).collect::<Vec<_>>().join(" ");
        Picture::of_svg(&self.svg()).pdf(&self.heading(), &spoken, words::language())
    }

    /// The title, or what a position without one is called.
    fn heading(self) -> String {
        Some(self.title()).filter(|title| !title.is_empty()).unwrap_or_else(|| word("board").to_owned())
    }
}

/// The name of a field.
pub(super) fn heading(id: &str, label: &str) -> Part {
    labelled("label", "field", label).attr("for", id)
}

/// A list of forms under their headings.
fn choice(id: &str, groups: Vec<Forms>, chosen: &str) -> Part {
    let option = |form: Form| {
        let option = part("option").attr("value", form.name()).text(&form.label());
        if form.name() == chosen { option.attr("selected", "") } else { option }
    };
    let group = |(name, forms): Forms| part("optgroup").attr("label", name()).children(forms.into_iter().map(option));
    part("select").id(id).children(groups.into_iter().map(group))
}

/// A text as a code to scan.
fn code(text: &str) -> Option<Part> {
    let code = qrcode::QrCode::with_error_correction_level(text, qrcode::EcLevel::M).ok()?;
    let width = code.width();
    let dark = code.to_colors().into_iter().enumerate().filter(|(_, colour)| *colour == qrcode::Color::Dark);
    let path: String = dark.map(|(place, _)| format!("M{} {}h1v1h-1z", place % width, place / width)).collect();
    let (around, side) = (format!("-4 -4 {0} {0}", width + 8), (width + 8).to_string());
    let paper = drawn("rect").attrs(&[("x", "-4"), ("y", "-4"), ("width", &side), ("height", &side), ("fill", "#fff")]);
    let picture = drawn("svg").class("qr").label(word("exchange-code"));
    let picture = picture.attrs(&[("viewBox", &around), ("role", "img"), ("shape-rendering", "crispEdges")]);
    Some(picture.child(paper).child(drawn("path").attrs(&[("d", &path), ("fill", "#000")])))
}
