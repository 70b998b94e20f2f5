//! The address of the page of variants: which puzzle is played, or set in the studio.

use super::browser;

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
        let (what, text) = fragment.strip_prefix('#')?.split_once('=')?;
        let text = js_sys::decode_uri_component(text).map_or_else(|_| text.to_owned(), String::from);
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
        format!("#{what}={}", String::from(js_sys::encode_uri_component(text)))
    }
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
