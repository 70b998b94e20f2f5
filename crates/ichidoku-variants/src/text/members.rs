//! The members of a drawing, of which it is noted which were understood.

use serde_json::Value;

use super::json::is_void;
use crate::Colour;

/// No place or length is farther than this, in cells.
const FARTHEST: f64 = 100.0;

/// The members of a drawing.
pub(super) struct Members<'a> {
    value: &'a Value,
    known: Vec<&'static str>,
    unread: Vec<String>,
}

impl<'a> Members<'a> {
    pub(super) fn of(value: &'a Value) -> Self {
        Self { value, known: Vec::new(), unread: Vec::new() }
    }

    /// A member that may be absent; what can't be read is noted.
    pub(super) fn read<T>(&mut self, name: &'static str, read: impl Fn(&Value) -> Option<T>) -> Option<T> {
        self.known.push(name);
        let value = self.value.get(name).filter(|value| !is_void(value))?;
        let read = read(value);
        if read.is_none() {
            self.unread.push(name.to_owned());
        }
        read
    }

    /// A member without which there is nothing to be seen.
    pub(super) fn required<T>(&mut self, name: &str, read: Option<T>) -> Option<T> {
        if read.is_none() && !self.unread.iter().any(|unread| unread == name) {
            self.unread.push(name.to_owned());
        }
        read
    }

    pub(super) fn colour(&mut self, name: &'static str) -> Option<Colour> {
        self.read(name, |value| value.as_str()?.parse().ok())
    }

    /// A text, or a number as it is written.
    pub(super) fn text(&mut self, name: &'static str) -> String {
        let text = self.read(name, |value| match value {
            Value::String(text) => Some(text.trim().to_owned()),
            Value::Number(number) => Some(number.to_string()),
            _ => None,
        });
        text.unwrap_or_default()
    }

    /// By how many degrees a drawing is turned.
    pub(super) fn angle(&mut self) -> i32 {
        self.read("angle", |value| Some(value.as_f64()?.clamp(-3600.0, 3600.0).round() as i32)).unwrap_or(0)
    }

    /// The names of what was not understood, but for those that only say how a drawing looks.
    pub(super) fn unread(self, silent: &[&str]) -> Vec<String> {
        let members = self.value.as_object().into_iter().flatten();
        let is_known = |name: &str| self.known.contains(&name) || silent.contains(&name);
        let others = members.filter(|(name, value)| !is_void(value) && !is_known(name)).map(|(name, _)| name.clone());
        self.unread.iter().cloned().chain(others).collect()
    }
}

/// A length in hundredths of a cell that is not negative.
pub(super) fn length(value: &Value) -> Option<i32> {
    hundredths(value).filter(|length| *length >= 0)
}

/// A place or length in hundredths of a cell.
pub(super) fn hundredths(value: &Value) -> Option<i32> {
    let cells = value.as_f64().filter(|cells| cells.abs() <= FARTHEST)?;
    Some((100.0 * cells).round() as i32)
}
