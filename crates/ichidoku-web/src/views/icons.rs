//! Small drawings in the colour of the text beside them.

use super::dom::{Part, drawn};

/// An icon by name; it says nothing that the text beside it does not.
pub(super) fn icon(name: &str) -> Part {
    let line = [("fill", "none"), ("stroke", "currentColor"), ("stroke-width", "1.8")];
    let ends = [("stroke-linecap", "round"), ("stroke-linejoin", "round")];
    let icon = drawn("svg").class("icon").attrs(&[("viewBox", "0 0 24 24"), ("aria-hidden", "true")]);
    icon.attrs(&line).attrs(&ends).child(drawn("path").attr("d", path(name)))
}

/// Nine squares, some of them filled.
pub(super) fn nine(filled: usize) -> Part {
    let square = |place: usize| {
        let at = format!("M{}.5 {}.5h5v5h-5z", 1 + 8 * (place % 3), 1 + 8 * (place / 3));
        let fill = if place < filled { "currentColor" } else { "none" };
        drawn("path").attrs(&[("d", &at), ("fill", fill), ("stroke", "currentColor"), ("stroke-width", "1.2")])
    };
    let picture = drawn("svg").class("nine").attrs(&[("viewBox", "0 0 24 24"), ("aria-hidden", "true")]);
    picture.children((0..9).map(square))
}

fn path(name: &str) -> &'static str {
    match name {
        "logo" => "M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
        "play" => "M4 5h16v14H4zM8 9h.01M12 9h.01M16 9h.01M8 15h8",
        "home" => "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
        "learn" => "M3 20h5v-5h5v-5h5V5h3",
        "new" => "M12 5v14M5 12h14",
        "enter" => "M8 4h8v4H8zM6 6H5v14h14V6h-1M9 13h6M9 16h4",
        "solve" => "M4 12l5 5L20 6",
        "variants" => "M4 4h16v16H4zM4 10h6V4M10 10v4h10M14 14v6",
        "lab" => "M9 3h6M10 3v6L4.5 19a1.3 1.3 0 0 0 1.2 2h12.6a1.3 1.3 0 0 0 1.2-2L14 9V3M7.5 15h9",
        "settings" => "M4 7h10M18 7h2M16 5v4M4 17h2M10 17h10M8 15v4",
        "undo" => "M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
        "redo" => "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
        "erase" => "M8 20h12M5 14l8-9 6 6-8 9H8l-3-3z",
        "hint" => "M9 18h6M10 21h4M8.5 14.5A6 6 0 1 1 15.5 14.5c-.6.5-.9 1.2-.9 2H9.4c0-.8-.3-1.5-.9-2z",
        "close" => "M6 6l12 12M18 6L6 18",
        "more" => "M5.5 12h.01M12 12h.01M18.5 12h.01",
        "pause" => "M9 5v14M15 5v14",
        "back" => "M15 6l-6 6 6 6",
        "on" => "M9 6l6 6-6 6",
        "up" => "M6 15l6-6 6 6",
        "down" => "M6 9l6 6 6-6",
        "run" => "M7 5l12 7-12 7z",
        "pencil" => "M5 19l1-4L16 5l3 3L9 18zM14 7l3 3",
        "bin" => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
        _ => "",
    }
}
