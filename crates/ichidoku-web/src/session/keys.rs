//! What a key does while the grid has the focus.

use super::msg::{Msg, Query};
use super::selection::Direction;
use super::tool::{Held, Tool};

/// A key as the browser names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key<'k> {
    /// The place on the keyboard: `Digit7`, `KeyZ`, `ArrowUp`.
    pub code: &'k str,
    /// What it types or is called: `7`, `z`, `ArrowUp`.
    pub key: &'k str,
    /// The modifiers held.
    pub held: Held,
    /// Whether NumLock is on.
    pub num_lock: bool,
}

/// What a key asks for.
#[derive(Clone, PartialEq, Debug)]
pub enum Shortcut {
    /// A change of the game.
    Do(Msg),
    /// The next hint.
    Advise,
    /// Does what the hint says, or shows the whole step where it has not been shown.
    Apply,
    /// The next step of a solving path, or the one before.
    Walk {
        /// True for the one before.
        back: bool,
    },
    /// Copies the position.
    Copy,
    /// The menu of the cell.
    Menu,
    /// The list of keys.
    Help,
}

/// What the key asks for; `None` leaves it to the browser, as always with Tab.
pub fn shortcut(key: Key<'_>) -> Option<Shortcut> {
    let held = key.held;
    if let Some(shortcut) = digit(key) {
        return Some(shortcut);
    }
    // With Alt they go through the browser's history.
    if let Some(direction) = direction(key).filter(|_| !held.alt) {
        let is_end = matches!(direction, Direction::Start | Direction::End);
        return Some(Shortcut::Do(Msg::Go { direction, extend: held.shift || held.ctrl && !is_end }));
    }
    match (held.ctrl, held.alt) {
        (_, true) => None,
        (true, false) => with_ctrl(letter(key)?, held.shift),
        (false, false) => plain(key, held.shift),
    }
}

/// Digits by their place, so that Shift and foreign layouts do not matter.
fn digit(key: Key<'_>) -> Option<Shortcut> {
    let row = key.code.strip_prefix("Digit");
    let pad = key.code.strip_prefix("Numpad");
    let number: u8 = row.or(pad)?.parse().ok()?;
    let typed = key.key.chars().all(|c| c.is_ascii_digit());
    // With NumLock on, Windows turns Shift and a pad's digit into an arrow without Shift.
    let is_shifted_pad = pad.is_some() && !typed && key.num_lock;
    if pad.is_some() && !typed && !is_shifted_pad {
        return None;
    }
    let held = Held { shift: key.held.shift || is_shifted_pad, ..key.held };
    Some(Shortcut::Do(if number == 0 { Msg::Blank } else { Msg::EnterHolding { digit: number, held } }))
}

fn direction(key: Key<'_>) -> Option<Direction> {
    let letter = !key.held.ctrl;
    match key.key {
        "ArrowUp" => Some(Direction::Up),
        "ArrowDown" => Some(Direction::Down),
        "ArrowLeft" => Some(Direction::Left),
        "ArrowRight" => Some(Direction::Right),
        "Home" if key.held.ctrl => Some(Direction::Start),
        "End" if key.held.ctrl => Some(Direction::End),
        "Home" => Some(Direction::RowStart),
        "End" => Some(Direction::RowEnd),
        _ => match key.code {
            "KeyW" if letter => Some(Direction::Up),
            "KeyS" if letter => Some(Direction::Down),
            "KeyA" if letter => Some(Direction::Left),
            "KeyD" if letter => Some(Direction::Right),
            _ => None,
        },
    }
}

/// The letter that a key types, for the orders that every program has by their letters; where it types none of the
/// alphabet's, the one of its place.
fn letter(key: Key<'_>) -> Option<char> {
    let typed = |key: &str| Some(key.parse::<char>().ok()?.to_ascii_lowercase()).filter(char::is_ascii_lowercase);
    typed(key.key).or_else(|| typed(key.code.strip_prefix("Key")?))
}

const fn with_ctrl(letter: char, shift: bool) -> Option<Shortcut> {
    let msg = match (letter, shift) {
        ('c', false) => return Some(Shortcut::Copy),
        ('z', false) => Msg::Undo,
        ('z', true) | ('y', false) => Msg::Redo,
        ('a', false) => Msg::SelectAll,
        ('i', false) => Msg::Invert,
        _ => return None,
    };
    Some(Shortcut::Do(msg))
}

fn plain(key: Key<'_>, shift: bool) -> Option<Shortcut> {
    let msg = match key.key {
        "?" => return Some(Shortcut::Help),
        "ContextMenu" => return Some(Shortcut::Menu),
        "F10" if shift => return Some(Shortcut::Menu),
        // A pad without NumLock has these as well.
        "PageDown" => Msg::NextTool { back: shift },
        "PageUp" => Msg::NextTool { back: true },
        "Delete" | "Backspace" => Msg::Clear,
        "Enter" => Msg::SelectSame { cell: None, add: shift },
        _ => return by_place(key.code, shift),
    };
    Some(Shortcut::Do(msg))
}

fn by_place(code: &str, shift: bool) -> Option<Shortcut> {
    let msg = match code {
        "KeyH" => return Some(Shortcut::Advise),
        "KeyJ" => return Some(Shortcut::Apply),
        "Period" => return Some(Shortcut::Walk { back: false }),
        "Comma" => return Some(Shortcut::Walk { back: true }),
        "KeyZ" => Msg::Choose(Tool::Digit),
        "KeyX" => Msg::Choose(Tool::Corner),
        "KeyC" => Msg::Choose(Tool::Centre),
        "KeyV" => Msg::Choose(Tool::Colour),
        "Space" => Msg::NextTool { back: shift },
        "NumpadDecimal" => Msg::Clear,
        "Escape" => Msg::SelectNone,
        "KeyP" => Msg::Pause,
        "KeyR" => Msg::Read(Query::Row),
        "KeyK" => Msg::Read(Query::Column),
        "KeyB" => Msg::Read(Query::Box),
        "KeyN" => Msg::Read(Query::Remaining),
        "KeyM" => Msg::Read(Query::Candidates),
        _ => return None,
    };
    Some(Shortcut::Do(msg))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIFT: Held = Held { shift: true, ctrl: false, alt: false };
    const CTRL: Held = Held { shift: false, ctrl: true, alt: false };
    const ALT: Held = Held { shift: false, ctrl: false, alt: true };
    const NONE: Held = Held { shift: false, ctrl: false, alt: false };

    fn pressed(code: &str, key: &str, held: Held) -> Option<Shortcut> {
        shortcut(Key { code, key, held, num_lock: true })
    }

    fn entered(digit: u8, held: Held) -> Option<Shortcut> {
        Some(Shortcut::Do(Msg::EnterHolding { digit, held }))
    }

    #[test]
    fn digits_go_by_their_place() {
        assert_eq!(pressed("Digit7", "/", SHIFT), entered(7, SHIFT));
        assert_eq!(pressed("Digit1", "&", NONE), entered(1, NONE));
        assert_eq!(pressed("Numpad3", "3", NONE), entered(3, NONE));
        assert_eq!(pressed("Digit0", "0", NONE), Some(Shortcut::Do(Msg::Blank)));
        assert_eq!(pressed("Numpad0", "0", NONE), Some(Shortcut::Do(Msg::Blank)));
    }

    #[test]
    fn a_shifted_pad_marks_and_a_pad_without_numlock_moves() {
        assert_eq!(pressed("Numpad8", "ArrowUp", NONE), entered(8, SHIFT));
        let unlocked = shortcut(Key { code: "Numpad8", key: "ArrowUp", held: NONE, num_lock: false });
        assert_eq!(unlocked, Some(Shortcut::Do(Msg::Go { direction: Direction::Up, extend: false })));
        for (code, key, msg) in [
            ("Numpad3", "PageDown", Msg::NextTool { back: false }),
            ("Numpad9", "PageUp", Msg::NextTool { back: true }),
            ("NumpadDecimal", "Delete", Msg::Clear),
            ("NumpadEnter", "Enter", Msg::SelectSame { cell: None, add: false }),
        ] {
            assert_eq!(shortcut(Key { code, key, held: NONE, num_lock: false }), Some(Shortcut::Do(msg)), "{code}");
        }
        assert_eq!(pressed("PageDown", "PageDown", SHIFT), Some(Shortcut::Do(Msg::NextTool { back: true })));
    }

    #[test]
    fn letters_move_unless_held_with_ctrl() {
        let go = |direction, extend| Some(Shortcut::Do(Msg::Go { direction, extend }));
        assert_eq!(pressed("KeyA", "a", NONE), go(Direction::Left, false));
        assert_eq!(pressed("KeyS", "S", SHIFT), go(Direction::Down, true));
        assert_eq!(pressed("KeyA", "a", CTRL), Some(Shortcut::Do(Msg::SelectAll)));
        assert_eq!(pressed("Home", "Home", CTRL), go(Direction::Start, false));
    }

    #[test]
    fn the_browser_keeps_its_keys() {
        for (code, key, held) in [
            ("Tab", "Tab", NONE),
            ("KeyP", "p", CTRL),
            ("KeyV", "v", CTRL),
            ("F5", "F5", NONE),
            ("ArrowLeft", "ArrowLeft", ALT),
        ] {
            assert_eq!(pressed(code, key, held), None, "{code}");
        }
    }

    #[test]
    fn the_menu_has_its_usual_keys() {
        assert_eq!(pressed("ContextMenu", "ContextMenu", NONE), Some(Shortcut::Menu));
        assert_eq!(pressed("F10", "F10", SHIFT), Some(Shortcut::Menu));
        assert_eq!(pressed("F10", "F10", NONE), None);
    }

    #[test]
    fn a_copy_has_its_usual_key() {
        assert_eq!(pressed("KeyC", "c", CTRL), Some(Shortcut::Copy));
        assert_eq!(pressed("KeyC", "C", Held { shift: true, ..CTRL }), None);
    }

    #[test]
    fn undo_and_redo_have_their_usual_keys() {
        let both = Held { shift: true, ..CTRL };
        assert_eq!(pressed("KeyZ", "z", CTRL), Some(Shortcut::Do(Msg::Undo)));
        assert_eq!(pressed("KeyY", "y", CTRL), Some(Shortcut::Do(Msg::Redo)));
        assert_eq!(pressed("KeyZ", "Z", both), Some(Shortcut::Do(Msg::Redo)));
        assert_eq!(pressed("KeyZ", "z", NONE), Some(Shortcut::Do(Msg::Choose(Tool::Digit))));
        // Keyboards that have these letters elsewhere, and one that has other letters.
        assert_eq!(pressed("KeyY", "z", CTRL), Some(Shortcut::Do(Msg::Undo)));
        assert_eq!(pressed("KeyZ", "y", CTRL), Some(Shortcut::Do(Msg::Redo)));
        assert_eq!(pressed("KeyW", "z", CTRL), Some(Shortcut::Do(Msg::Undo)));
        assert_eq!(pressed("KeyQ", "a", CTRL), Some(Shortcut::Do(Msg::SelectAll)));
        assert_eq!(pressed("KeyZ", "я", CTRL), Some(Shortcut::Do(Msg::Undo)));
    }
}
