//! Ending work early: the handle that asks for it, and what interrupted work returns.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};

/// Ends work early: whatever may take long looks at this handle often, and returns [`Interrupted`] soon after it is raised.
///
/// A handle is as cheap to pass on as a reference. Behind it lies a flag that somebody else raises, or a question, such as
/// whether a deadline has passed. Once raised it must stay raised.
///
/// ```
/// use core::sync::atomic::{AtomicBool, Ordering};
/// use ichidoku::solve::Search;
/// use ichidoku::{Interrupted, Puzzle, Stop};
/// let flag = AtomicBool::new(false);
/// let search = Search::new().stop(Stop::flag(&flag));
/// assert!(search.run(&Puzzle::EMPTY).outcome().is_ok());
/// flag.store(true, Ordering::Relaxed);
/// assert_eq!(search.run(&Puzzle::EMPTY).outcome(), Err(Interrupted::Stopped));
/// ```
#[derive(Clone, Copy, Default)]
pub struct Stop<'a>(Source<'a>);

/// The source that raises a handle.
#[derive(Clone, Copy, Default)]
enum Source<'a> {
    #[default]
    Never,
    Flag(&'a AtomicBool),
    Question(&'a (dyn Fn() -> bool + Sync)),
}

impl<'a> Stop<'a> {
    /// A handle that is never raised: the work runs to its end.
    pub const fn never() -> Self {
        Self(Source::Never)
    }

    /// A handle that is raised while the flag is true.
    pub const fn flag(flag: &'a AtomicBool) -> Self {
        Self(Source::Flag(flag))
    }

    /// A handle that is raised when the question is answered with true. It is asked very often, from any thread that
    /// works under this handle, so the answer should come quickly.
    ///
    /// ```
    /// use std::time::{Duration, Instant};
    /// use ichidoku::{Puzzle, Stop, solve::Search};
    /// let end = Instant::now() + Duration::from_millis(5);
    /// let is_late = || Instant::now() >= end;
    /// let search = Search::new().limit(u64::MAX).stop(Stop::when(&is_late));
    /// assert!(search.run(&Puzzle::EMPTY).interrupted.is_some());
    /// ```
    pub const fn when(question: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self(Source::Question(question))
    }

    /// True if the work is to end.
    // Inlined, because every sweep of the engine looks at the handle; the rare call stays out of its way.
    #[inline(always)]
    pub fn is_raised(self) -> bool {
        match self.0 {
            Source::Never => false,
            Source::Flag(flag) => flag.load(Ordering::Relaxed),
            Source::Question(question) => ask(question),
        }
    }

    /// Ends the work with `?` if the handle is raised.
    ///
    /// # Errors
    /// [`Interrupted::Stopped`] if the handle is raised.
    #[inline]
    pub fn check(self) -> Result<(), Interrupted> {
        if self.is_raised() { Err(Interrupted::Stopped) } else { Ok(()) }
    }
}

#[cold]
fn ask(question: &dyn Fn() -> bool) -> bool {
    question()
}

impl fmt::Debug for Stop<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Source::Never => f.write_str("Stop::never()"),
            Source::Flag(flag) => f.debug_tuple("Stop::flag").field(flag).finish(),
            Source::Question(_) => f.write_str("Stop::when(..)"),
        }
    }
}

/// Why work ended before its result was known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Interrupted {
    /// Its [`Stop`] was raised.
    Stopped,
    /// The search's node budget was used up.
    NodeBudget,
}

impl fmt::Display for Interrupted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stopped => "stopped before the end",
            Self::NodeBudget => "the search used up its guesses",
        })
    }
}

impl core::error::Error for Interrupted {}

#[cfg(test)]
mod tests {
    use super::*;
    use core::sync::atomic::AtomicU32;

    #[test]
    fn a_handle_is_raised_by_its_flag_its_question_or_never() {
        let flag = AtomicBool::new(false);
        let asked = AtomicU32::new(0);
        let twice = || asked.fetch_add(1, Ordering::Relaxed) >= 2;
        let (by_flag, by_question) = (Stop::flag(&flag), Stop::when(&twice));
        assert!(!by_flag.is_raised() && !by_question.is_raised() && !Stop::never().is_raised());
        flag.store(true, Ordering::Relaxed);
        assert_eq!((by_flag.check(), by_question.check()), (Err(Interrupted::Stopped), Ok(())));
        assert_eq!((by_question.check(), Stop::default().check()), (Err(Interrupted::Stopped), Ok(())));
    }
}
