//! The address of the page of variants: which puzzle is played, or set in the studio. A link to a puzzle says also what its setter wrote.

use super::browser;
use crate::variants::Origin;

/// A puzzle in the address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Address {
    /// To be played.
    Play(String),
    /// In the studio.
    Set(String),
}

impl Address {
    /// The puzzle that an address names.
    pub(super) fn of(fragment: &str) -> Option<Self> {
        let (what, text) = fragment.strip_prefix('#')?.split('&').next()?.split_once('=')?;
        let text = decoded(text);
        match what {
            "q" => Some(Self::Play(text)),
            "s" => Some(Self::Set(text)),
            _ => None,
        }
    }

    /// The part of the address that names it.
    pub(super) fn fragment(&self) -> String {
        let (what, text) = match self {
            Self::Play(text) => ("q", text),
            Self::Set(text) => ("s", text),
        };
        format!("#{what}={}", encoded(text))
    }
}

fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

fn decoded(text: &str) -> String {
    js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from)
}

/// A link to a puzzle to be played, with what is said of it beside its rules.
pub(super) fn link(puzzle: String, origin: &Origin) -> String {
    let Origin { title, author, rules_text } = origin;
    let said = [("title", title), ("author", author), ("rules", rules_text)].into_iter();
    let said = said.filter(|(_, text)| !text.is_empty()).map(|(name, text)| format!("&{name}={}", encoded(text)));
    browser::address() + &Address::Play(puzzle).fragment() + &said.collect::<String>()
}

/// What a link says of its puzzle beside its rules.
pub(super) fn origin_in_link(fragment: &str) -> Origin {
    let said = |name: &str| {
        let text = fragment.split('&').find_map(|part| part.strip_prefix(name)?.strip_prefix('='));
        text.map(decoded).unwrap_or_default()
    };
    Origin { title: said("title"), author: said("author"), rules_text: said("rules") }
}

/// Shows what is open in the address: in the place of the same with other digits, or else so that Back leads to what was before.
pub(super) fn show_address(address: &Address) {
    let is_alike =
        |before: Address| matches!((&before, address), (Address::Set(_), Address::Set(_))) || before == *address;
    if Address::of(&browser::fragment()).is_some_and(is_alike) {
        browser::set_fragment(&address.fragment());
    } else {
        browser::push_fragment(&address.fragment());
    }
}
