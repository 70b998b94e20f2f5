//! What a key does while the grid has the focus.

use super::selection::Direction;
use super::tool::{Held, Tool};
use super::update::Msg;

/// A key as the browser tells it.
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
pub enum Order {
    /// A change of the game.
    Do(Msg),
    /// The next hint.
    Advise,
    /// The list of keys.
    Help,
}

/// Something that is read out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    /// The row of the cursor.
    Row,
    /// The column of the cursor.
    Column,
    /// The box of the cursor.
    Box,
    /// How many of each digit are still to be placed.
    Remaining,
    /// The candidates of the cursor's cell.
    Candidates,
}

/// What the key asks for; `None` leaves it to the browser, as always with Tab.
pub fn order(key: Key<'_>) -> Option<Order> {
    let held = key.held;
    if let Some(order) = digit(key) {
        return Some(order);
    }
    if let Some(direction) = direction(key) {
        let is_end = matches!(direction, Direction::Start | Direction::End);
        return Some(Order::Do(Msg::Go { direction, extend: held.shift || held.ctrl && !is_end }));
    }
    match (held.ctrl, held.alt) {
        (_, true) => None,
        (true, false) => with_ctrl(key.code, held.shift).map(Order::Do),
        (false, false) => plain(key, held.shift),
    }
}

/// Digits by their place, so that Shift and foreign layouts do not matter.
fn digit(key: Key<'_>) -> Option<Order> {
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
    Some(Order::Do(if number == 0 { Msg::Clear } else { Msg::EnterHolding { digit: number, held } }))
}

fn direction(key: Key<'_>) -> Option<Direction> {
    let letter = !key.held.ctrl && !key.held.alt;
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

fn with_ctrl(code: &str, shift: bool) -> Option<Msg> {
    match (code, shift) {
        ("KeyZ", false) => Some(Msg::Undo),
        ("KeyZ", true) | ("KeyY", false) => Some(Msg::Redo),
        ("KeyA", false) => Some(Msg::SelectAll),
        ("KeyI", false) => Some(Msg::Invert),
        _ => None,
    }
}

fn plain(key: Key<'_>, shift: bool) -> Option<Order> {
    if key.key == "?" {
        return Some(Order::Help);
    }
    let msg = match key.code {
        "KeyH" => return Some(Order::Advise),
        "KeyZ" => Msg::Choose(Tool::Digit),
        "KeyX" => Msg::Choose(Tool::Corner),
        "KeyC" => Msg::Choose(Tool::Centre),
        "KeyV" => Msg::Choose(Tool::Colour),
        "Space" => Msg::NextTool { back: shift },
        "PageDown" => Msg::NextTool { back: false },
        "PageUp" => Msg::NextTool { back: true },
        "Delete" | "Backspace" | "NumpadDecimal" => Msg::Clear,
        "Escape" => Msg::SelectNone,
        "Enter" => Msg::SelectSame { cell: None, add: shift },
        "KeyP" => Msg::Pause,
        "KeyR" => Msg::Read(Query::Row),
        "KeyK" => Msg::Read(Query::Column),
        "KeyB" => Msg::Read(Query::Box),
        "KeyN" => Msg::Read(Query::Remaining),
        "KeyM" => Msg::Read(Query::Candidates),
        _ => return None,
    };
    Some(Order::Do(msg))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHIFT: Held = Held { shift: true, ctrl: false, alt: false };
    const CTRL: Held = Held { shift: false, ctrl: true, alt: false };
    const NONE: Held = Held { shift: false, ctrl: false, alt: false };

    fn pressed(code: &str, key: &str, held: Held) -> Option<Order> {
        order(Key { code, key, held, num_lock: true })
    }

    fn entered(digit: u8, held: Held) -> Option<Order> {
        Some(Order::Do(Msg::EnterHolding { digit, held }))
    }

    #[test]
    fn digits_go_by_their_place() {
        assert_eq!(pressed("Digit7", "/", SHIFT), entered(7, SHIFT));
        assert_eq!(pressed("Digit1", "&", NONE), entered(1, NONE));
        assert_eq!(pressed("Numpad3", "3", NONE), entered(3, NONE));
        assert_eq!(pressed("Digit0", "0", NONE), Some(Order::Do(Msg::Clear)));
        assert_eq!(pressed("Numpad0", "0", NONE), Some(Order::Do(Msg::Clear)));
    }

    #[test]
    fn a_shifted_pad_marks_and_a_pad_without_numlock_moves() {
        assert_eq!(pressed("Numpad8", "ArrowUp", NONE), entered(8, SHIFT));
        let unlocked = order(Key { code: "Numpad8", key: "ArrowUp", held: NONE, num_lock: false });
        assert_eq!(unlocked, Some(Order::Do(Msg::Go { direction: Direction::Up, extend: false })));
    }

    #[test]
    fn letters_move_unless_held_with_ctrl() {
        let go = |direction, extend| Some(Order::Do(Msg::Go { direction, extend }));
        assert_eq!(pressed("KeyA", "a", NONE), go(Direction::Left, false));
        assert_eq!(pressed("KeyS", "S", SHIFT), go(Direction::Down, true));
        assert_eq!(pressed("KeyA", "a", CTRL), Some(Order::Do(Msg::SelectAll)));
        assert_eq!(pressed("Home", "Home", CTRL), go(Direction::Start, false));
    }

    #[test]
    fn the_browser_keeps_its_keys() {
        for (code, key, held) in
            [("Tab", "Tab", NONE), ("KeyP", "p", CTRL), ("KeyC", "c", CTRL), ("KeyV", "v", CTRL), ("F5", "F5", NONE)]
        {
            assert_eq!(pressed(code, key, held), None, "{code}");
        }
    }

    #[test]
    fn undo_and_redo_have_their_usual_keys() {
        let both = Held { shift: true, ..CTRL };
        assert_eq!(pressed("KeyZ", "z", CTRL), Some(Order::Do(Msg::Undo)));
        assert_eq!(pressed("KeyY", "y", CTRL), Some(Order::Do(Msg::Redo)));
        assert_eq!(pressed("KeyZ", "Z", both), Some(Order::Do(Msg::Redo)));
        assert_eq!(pressed("KeyZ", "z", NONE), Some(Order::Do(Msg::Choose(Tool::Digit))));
    }
}
