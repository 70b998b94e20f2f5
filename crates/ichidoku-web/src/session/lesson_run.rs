//! Which exercise comes next: in a lesson, to show that it is known, or in a round of review.

use std::collections::VecDeque;

use super::attempt::Attempt;
use super::learning::{Demand, Learning, Learnt};

/// An exercise by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// The lesson's number.
    pub lesson: u8,
    /// The index among the exercises of the device's seed.
    pub index: u64,
    /// Not 0: the same exercise turned, and with other digits.
    pub turn: u64,
}

/// Why exercises are done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// To learn a lesson, without end.
    Lesson,
    /// To show that it is known: three in a row.
    Known,
    /// To review what is due.
    Review,
}

/// An exercise that was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// How it was done.
    pub attempt: Attempt,
    /// The letter of its kind.
    pub kind: char,
    /// What its lesson asks of a learner.
    pub demand: Demand,
    /// How long it took, in seconds.
    pub seconds: u32,
    /// The day, in days since 1970.
    pub today: i32,
}

/// What an exercise came to.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Outcome {
    /// True if the lesson was mastered by it.
    pub is_mastered: bool,
    /// True if it was the last of a full set.
    pub is_set: bool,
    /// True if it showed that the lesson isn't known.
    pub is_unknown: bool,
    /// When the lesson comes back, if that has changed: a day since 1970.
    pub due: Option<i32>,
    /// The median of the scans before it, in seconds.
    pub median: Option<u32>,
}

/// A run of exercises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// Why it is done.
    pub mode: Mode,
    /// What was missed comes back at the end of a set, turned.
    missed: VecDeque<Wanted>,
    /// What is still to come of a review.
    coming: VecDeque<Wanted>,
    /// Number of exercises of each reviewed lesson that were right, and that were done.
    reviewed: Vec<(u8, usize, usize)>,
}

impl Run {
    /// A run of a lesson.
    pub fn new(mode: Mode) -> Self {
        Self { mode, missed: VecDeque::new(), coming: VecDeque::new(), reviewed: Vec::new() }
    }

    /// A round of review of these lessons: one exercise of each, then another of each.
    pub fn review(learning: &Learning, lessons: &[u8]) -> Self {
        let of = |lesson: u8, more: u64| Wanted { lesson, index: learning.learnt(lesson).index + more, turn: 0 };
        let coming = (0..2).flat_map(|more| lessons.iter().map(move |lesson| of(*lesson, more)));
        Self { coming: coming.collect(), ..Self::new(Mode::Review) }
    }

    /// The exercise to do now, of this lesson unless it is a review. `None` if a review is over.
    pub fn now(&self, learning: &Learning, lesson: u8) -> Option<Wanted> {
        let learnt = learning.learnt(lesson);
        match self.mode {
            Mode::Review => self.coming.front().or(self.missed.front()).copied(),
            _ if learnt.set == 0 && !self.missed.is_empty() => self.missed.front().copied(),
            _ => Some(Wanted { lesson, index: learnt.index, turn: 0 }),
        }
    }

    /// The exercises that probably come after this one, the next first; at most so many.
    pub fn upcoming(&self, wanted: Wanted, count: usize) -> Vec<Wanted> {
        let others = self.missed.iter().filter(|missed| **missed != wanted);
        match self.mode {
            Mode::Review => self.coming.iter().skip(1).chain(others).take(count).copied().collect(),
            _ if wanted.turn > 0 => others.take(count).copied().collect(),
            _ => {
                let later = (1..=count as u64).map(|more| Wanted { index: wanted.index + more, ..wanted });
                later.chain(others.take(1).copied()).collect()
            }
        }
    }

    /// Notes an exercise that was done, in the run and in what was learned.
    pub fn finish(&mut self, wanted: Wanted, finished: &Finished, learning: &mut Learning) -> Outcome {
        let Finished { attempt, kind, demand, seconds, today } = *finished;
        let (mode, right) = (self.mode, attempt.result());
        // What was shown too well isn't missed in a lesson, but isn't known in a review.
        let is_missed = attempt.wrong > 0 || mode == Mode::Review && right.is_none();
        let reviewed = self.done(wanted, !is_missed, learning);
        let learnt = learning.lesson(wanted.lesson);
        let median = if attempt.count > 1 { learnt.scan(seconds) } else { None };
        let is_new = learnt.note(kind, right, demand, today);
        let is_known = mode == Mode::Known && learnt.place == 0 && learnt.streak() == Learnt::KNOWN;
        if is_known {
            learnt.master(today);
        }
        if let Some(right) = reviewed {
            learnt.review(right, today);
        }
        let is_mastered = is_new || is_known;
        let is_set = mode == Mode::Lesson && wanted.turn == 0 && learnt.advance(demand);
        let due = (is_mastered || reviewed.is_some()).then_some(learnt.due);
        let is_unknown = mode == Mode::Known && right != Some(true);
        if is_unknown {
            self.mode = Mode::Lesson;
        }
        Outcome { is_mastered, is_set, is_unknown, due, median }
    }

    /// Notes that an exercise is done, and if it was right at the first try. Returns the number of right ones once both
    /// exercises of a reviewed lesson are done.
    pub fn done(&mut self, wanted: Wanted, is_right: bool, learning: &mut Learning) -> Option<usize> {
        for queue in [&mut self.coming, &mut self.missed] {
            queue.retain(|other| *other != wanted);
        }
        if !is_right {
            self.missed.push_back(Wanted { turn: wanted.turn + 1, ..wanted });
        }
        if wanted.turn > 0 {
            return None;
        }
        let learnt = learning.lesson(wanted.lesson);
        learnt.index = learnt.index.max(wanted.index + 1);
        if self.mode != Mode::Review {
            return None;
        }
        let place = self.reviewed.iter().position(|(lesson, ..)| *lesson == wanted.lesson);
        let place = place.unwrap_or_else(|| {
            self.reviewed.push((wanted.lesson, 0, 0));
            self.reviewed.len() - 1
        });
        let (_, right, count) = &mut self.reviewed[place];
        *right += usize::from(is_right);
        *count += 1;
        (*count == 2).then_some(*right)
    }

    /// Number of exercises that a review still has.
    pub fn left(&self) -> usize {
        self.coming.len() + self.missed.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(lesson: u8, index: u64, turn: u64) -> Wanted {
        Wanted { lesson, index, turn }
    }

    #[test]
    fn a_lesson_goes_on_without_end_and_repeats_what_was_missed() {
        let (mut learning, mut run) = (Learning::default(), Run::new(Mode::Lesson));
        assert_eq!(run.now(&learning, 3), Some(wanted(3, 0, 0)));
        assert_eq!(run.upcoming(wanted(3, 0, 0), 2), [wanted(3, 1, 0), wanted(3, 2, 0)]);
        learning.lesson(3).set = 1;
        run.done(wanted(3, 0, 0), false, &mut learning);
        assert_eq!(run.now(&learning, 3), Some(wanted(3, 1, 0)), "not before the end of the set");
        assert_eq!(run.upcoming(wanted(3, 1, 0), 1), [wanted(3, 2, 0), wanted(3, 0, 1)], "but it is got ready");
        learning.lesson(3).set = 0;
        assert_eq!(run.now(&learning, 3), Some(wanted(3, 0, 1)));
        run.done(wanted(3, 0, 1), false, &mut learning);
        assert_eq!(run.now(&learning, 3), Some(wanted(3, 0, 2)), "each time another way");
        run.done(wanted(3, 0, 2), true, &mut learning);
        assert_eq!(run.now(&learning, 3), Some(wanted(3, 1, 0)));
    }

    fn finished(verdicts: &[&str], shown: u8) -> Finished {
        let mut attempt = Attempt::new(1, 0);
        verdicts.iter().for_each(|verdict| attempt.judge(verdict));
        attempt.show(shown);
        let demand = Demand { total: 2, ..Demand::default() };
        Finished { attempt, kind: 't', demand, seconds: 9, today: 20_000 }
    }

    #[test]
    fn a_lesson_is_mastered_on_the_way() {
        let (mut learning, mut run) = (Learning::default(), Run::new(Mode::Lesson));
        let outcomes: Vec<Outcome> =
            (0..5).map(|index| run.finish(wanted(3, index, 0), &finished(&["right"], 0), &mut learning)).collect();
        assert_eq!(
            outcomes.iter().map(|outcome| outcome.is_set).collect::<Vec<_>>(),
            [false, true, false, true, false]
        );
        assert_eq!((outcomes[3].is_mastered, outcomes[4].is_mastered, outcomes[4].due), (false, true, Some(20_001)));
    }

    #[test]
    fn who_knows_a_lesson_masters_it_by_three_in_a_row() {
        let (mut learning, mut run) = (Learning::default(), Run::new(Mode::Known));
        let right = finished(&["right"], 1);
        let outcomes = [0, 1, 2].map(|index| run.finish(wanted(3, index, 0), &right, &mut learning).is_mastered);
        assert_eq!(outcomes, [false, false, true]);
        let mut run = Run::new(Mode::Known);
        let outcome = run.finish(wanted(4, 0, 0), &finished(&["right"], 2), &mut learning);
        assert!(outcome.is_unknown && run.mode == Mode::Lesson && !outcome.is_mastered);
    }

    #[test]
    fn a_review_with_too_much_help_is_not_known() {
        let mut learning = Learning::default();
        learning.lesson(5).master(19_000);
        let mut run = Run::review(&learning, &[5]);
        assert_eq!(run.finish(wanted(5, 0, 0), &finished(&["right"], 3), &mut learning).due, None);
        assert_eq!(run.finish(wanted(5, 1, 0), &finished(&["right"], 0), &mut learning).due, Some(20_001));
        assert_eq!(run.now(&learning, 0), Some(wanted(5, 0, 1)));
    }

    #[test]
    fn a_review_mixes_lessons_and_ends_with_what_was_missed() {
        let mut learning = Learning::default();
        learning.lesson(5).index = 7;
        let mut run = Run::review(&learning, &[5, 9]);
        assert_eq!(run.left(), 4);
        assert_eq!(run.upcoming(wanted(5, 7, 0), 2), [wanted(9, 0, 0), wanted(5, 8, 0)]);
        let (mut seen, mut finished) = (Vec::new(), Vec::new());
        while let Some(now) = run.now(&learning, 0) {
            seen.push((now.lesson, now.index, now.turn));
            let right = run.done(now, now != wanted(9, 0, 0), &mut learning);
            finished.extend(right.map(|right| (now.lesson, right)));
        }
        assert_eq!(seen, [(5, 7, 0), (9, 0, 0), (5, 8, 0), (9, 1, 0), (9, 0, 1)]);
        assert_eq!(finished, [(5, 2), (9, 1)]);
        assert_eq!(learning.learnt(5).index, 9);
    }
}
