//! What a key does while an exercise is worked at.

use super::keys::Key;

/// What a key asks for in an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonKey {
    /// Judges the answer, or goes on.
    Check,
    /// Goes on with the next exercise.
    Next,
    /// The next hint.
    Advise,
    /// Marks the cell with the cursor.
    Mark,
    /// Nothing: what it does in a game has no place here.
    Nothing,
}

/// What the key asks for; `None` leaves it to the board. `marks_cells` says that cells are marked rather than filled.
///
/// ```
/// use ichidoku_web::session::{Held, Key, LessonKey, lesson_key};
/// let key = |code, key| Key { code, key, held: Held::default(), num_lock: false };
/// assert_eq!(lesson_key(key("Enter", "Enter"), false), Some(LessonKey::Check));
/// assert_eq!(lesson_key(key("KeyN", "n"), false), Some(LessonKey::Next));
/// assert_eq!(lesson_key(key("Digit4", "4"), false), None);
/// assert_eq!(lesson_key(key("Digit4", "4"), true), Some(LessonKey::Mark));
/// ```
pub fn lesson_key(key: Key<'_>, marks_cells: bool) -> Option<LessonKey> {
    if key.held.ctrl || key.held.alt {
        return None;
    }
    match (key.code, key.key) {
        (_, "Enter") => Some(LessonKey::Check),
        ("KeyN", _) => Some(LessonKey::Next),
        ("KeyH", _) => Some(LessonKey::Advise),
        ("Space", _) if marks_cells => Some(LessonKey::Mark),
        (code, _) if marks_cells && code.starts_with("Digit") => Some(LessonKey::Mark),
        // Tools, a pause, applying a hint, the list of keys.
        ("Space" | "KeyZ" | "KeyX" | "KeyC" | "KeyV" | "KeyP" | "KeyJ", _) | (_, "PageUp" | "PageDown" | "?") => {
            Some(LessonKey::Nothing)
        }
        _ => None,
    }
}
