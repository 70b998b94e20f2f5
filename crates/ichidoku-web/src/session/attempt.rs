//! One exercise while it is worked at: what was answered, and how much was shown.

/// An exercise that is worked at.
///
/// ```
/// use ichidoku_web::session::Attempt;
/// let mut attempt = Attempt::new(1, 0);
/// attempt.judge("unproved");
/// attempt.show(1);
/// attempt.judge("right");
/// assert!(attempt.is_done());
/// assert_eq!(attempt.result(), Some(true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// Number of answers that make the exercise.
    pub count: u64,
    /// Number of right answers.
    pub right: u64,
    /// Number of wrong answers.
    pub wrong: u64,
    /// Number of answers that are true but that nothing proves yet.
    pub unproved: u64,
    /// The highest hint that was shown, 1 to 4; 0 if none was.
    pub shown: u8,
    /// The hint that was shown from the beginning, unasked.
    given: u8,
}

impl Attempt {
    /// The last hint: the whole step.
    pub const STEP: u8 = 4;
    /// The hint that marks the pattern.
    pub const PATTERN: u8 = 3;
    /// The hint that says where to look.
    pub const PLACE: u8 = 1;

    /// An exercise of this many answers, with a hint shown from the beginning unless that is 0.
    pub const fn new(count: u64, shown: u8) -> Self {
        Self { count, right: 0, wrong: 0, unproved: 0, shown, given: shown }
    }

    /// Notes a verdict, by its name in the vocabulary.
    pub fn judge(&mut self, verdict: &str) {
        match verdict {
            "right" => self.right += 1,
            "wrong" => self.wrong += 1,
            "unproved" => self.unproved += 1,
            _ => {}
        }
    }

    /// Notes that a hint is shown.
    pub fn show(&mut self, level: u8) {
        self.shown = self.shown.max(level.min(Self::STEP));
    }

    /// True once every answer was given.
    pub const fn is_done(self) -> bool {
        self.right >= self.count
    }

    /// True if the exercise was right at the first try; `None` if it doesn't count, as from the second hint on.
    pub const fn result(self) -> Option<bool> {
        if self.shown > Self::PLACE { None } else { Some(self.wrong == 0) }
    }

    /// True if no more was shown than the exercise began with.
    pub const fn is_unaided(self) -> bool {
        self.shown == self.given
    }

    /// True while nothing was asked for beside the pattern that the exercise began with.
    pub const fn is_taught(self) -> bool {
        self.given == Self::PATTERN && self.shown == self.given
    }

    /// The hint that is offered without being asked for: the pattern after two wrong answers, the place after three that
    /// nothing proves.
    pub fn offer(self) -> Option<u8> {
        let offer = match (self.wrong, self.unproved) {
            (2.., _) => Self::PATTERN,
            (_, 3..) => Self::PLACE,
            _ => return None,
        };
        (!self.is_done() && offer > self.shown).then_some(offer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(verdicts: &[&str], hint: u8) -> Attempt {
        let mut attempt = Attempt::new(1, 0);
        verdicts.iter().for_each(|verdict| attempt.judge(verdict));
        attempt.show(hint);
        attempt
    }

    #[test]
    fn only_a_first_try_with_little_shown_is_right() {
        assert_eq!(after(&["right"], 1).result(), Some(true));
        assert_eq!(after(&["otherwise", "unproved", "right"], 0).result(), Some(true));
        assert_eq!(after(&["wrong", "right"], 0).result(), Some(false));
        assert_eq!(after(&["wrong", "right"], 2).result(), None);
        assert!(!after(&["wrong", "nothing"], 0).is_done());
    }

    #[test]
    fn what_an_exercise_begins_with_was_not_asked_for() {
        let mut attempt = Attempt::new(1, Attempt::PATTERN);
        attempt.judge("right");
        assert_eq!((attempt.result(), attempt.is_unaided(), attempt.is_taught()), (None, true, true));
        attempt.show(Attempt::STEP);
        assert!(!attempt.is_unaided() && !attempt.is_taught());
        assert!(!Attempt::new(1, Attempt::PLACE).is_taught());
    }

    #[test]
    fn help_is_offered_where_it_is_needed() {
        assert_eq!(after(&["wrong"], 0).offer(), None);
        assert_eq!(after(&["wrong", "wrong"], 1).offer(), Some(Attempt::PATTERN));
        assert_eq!(after(&["unproved", "unproved", "unproved"], 0).offer(), Some(Attempt::PLACE));
        assert_eq!(after(&["unproved", "unproved", "unproved"], 1).offer(), None);
        assert_eq!(after(&["wrong", "wrong", "right"], 0).offer(), None);
        assert_eq!(after(&["wrong", "wrong"], 9).shown, Attempt::STEP);
    }
}
