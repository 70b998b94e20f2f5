//! Which layer of a cell an entry goes to.

use super::settings::Notes;

/// What a digit key does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tool {
    /// Enters digits.
    #[default]
    Digit,
    /// Marks in the corners; with simple notes, notes.
    Corner,
    /// Marks in the centre.
    Centre,
    /// Colours.
    Colour,
}

/// The modifier keys that are held.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Held {
    /// Shift.
    pub shift: bool,
    /// Ctrl, or Cmd.
    pub ctrl: bool,
    /// Alt.
    pub alt: bool,
}

impl Tool {
    /// All tools in the order of their keys Z, X, C, V.
    pub const ALL: [Self; 4] = [Self::Digit, Self::Corner, Self::Centre, Self::Colour];

    /// The tool while these keys are held.
    #[must_use]
    pub const fn while_held(self, held: Held) -> Self {
        match held {
            Held { shift: true, ctrl: true, .. } => Self::Colour,
            Held { ctrl: true, .. } => Self::Centre,
            Held { shift: true, .. } | Held { alt: true, .. } => Self::Corner,
            _ => self,
        }
    }

    /// The next tool, or the one before; with simple notes there is one kind of marks.
    #[must_use]
    pub fn next(self, back: bool, notes: Notes) -> Self {
        let tools: &[Self] = match notes {
            Notes::Both => &Self::ALL,
            Notes::Simple => &[Self::Digit, Self::Corner, Self::Colour],
        };
        let place = tools.iter().position(|tool| *tool == self).unwrap_or(1);
        tools[(place + if back { tools.len() - 1 } else { 1 }) % tools.len()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn held_keys_choose_for_a_while() {
        let held = |shift, ctrl, alt| Tool::Digit.while_held(Held { shift, ctrl, alt });
        assert_eq!(held(false, false, false), Tool::Digit);
        assert_eq!([held(true, false, false), held(false, false, true)], [Tool::Corner; 2]);
        assert_eq!(held(false, true, false), Tool::Centre);
        assert_eq!(held(true, true, false), Tool::Colour);
    }

    #[test]
    fn the_tools_go_round() {
        let round = |notes| {
            let mut tool = Tool::Digit;
            std::iter::from_fn(move || {
                tool = tool.next(false, notes);
                Some(tool)
            })
        };
        let both: Vec<Tool> = round(Notes::Both).take(4).collect();
        assert_eq!(both, [Tool::Corner, Tool::Centre, Tool::Colour, Tool::Digit]);
        let simple: Vec<Tool> = round(Notes::Simple).take(3).collect();
        assert_eq!(simple, [Tool::Corner, Tool::Colour, Tool::Digit]);
        assert_eq!(Tool::Digit.next(true, Notes::Both), Tool::Colour);
    }
}
