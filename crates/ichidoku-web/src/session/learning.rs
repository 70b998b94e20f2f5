//! What a learner has done on the path of lessons, and when each lesson comes back.
//!
//! A lesson is mastered by five of the last six exercises right at the first try. It then goes through boxes, as cards of
//! a card index do: each success puts it into the next one, and it comes back after more days.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Days until a lesson in each box comes back.
const DAYS: [u16; 6] = [1, 3, 7, 16, 35, 90];
/// Number of results that are kept of a lesson.
const KEPT: usize = 10;
/// Number of lessons in a round of review; each takes two exercises.
const ROUND: usize = 5;
/// Letters of the kinds of exercise in which a learner judges what they are shown.
const JUDGING: [char; 3] = ['c', 'n', 'w'];

/// Everything that is kept of a learner: under 4 KB.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Learning {
    /// The seed of all exercises on this device.
    pub seed: u64,
    /// The lessons that were begun, by their numbers on the path.
    pub lessons: BTreeMap<u8, Learnt>,
}

/// What is kept of a lesson.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Learnt {
    /// Index of the exercise that comes next.
    pub index: u64,
    /// Number of exercises done in the full set that is under way.
    pub set: u8,
    /// The last results: the letter of each exercise's kind, a capital if it was right at the first try.
    pub results: String,
    /// Its box, from 1; 0 until it is mastered.
    #[serde(rename = "box")]
    pub place: u8,
    /// When it comes back, in days since 1970.
    pub due: i32,
    /// Seconds of the last scans, the latest last.
    pub scans: Vec<u32>,
}

/// State of a lesson on the path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonState {
    /// Nothing was done in it.
    New,
    /// It was begun.
    Begun,
    /// It was mastered, and comes back later.
    Mastered,
    /// It was mastered, and comes back today.
    Due,
}

/// What a lesson asks of a learner.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Demand {
    /// True if it mixes techniques and names none.
    pub is_checkpoint: bool,
    /// True if some of its exercises show something to judge.
    pub judges: bool,
    /// Number of exercises in a full set.
    pub total: u8,
}

/// The letter of a kind of exercise, by its name in the vocabulary.
///
/// ```
/// use ichidoku_web::session::kind_letter;
/// assert_eq!(["find-cell", "eliminate", "which", "why-not"].map(kind_letter), ['f', 't', 'c', 'w']);
/// ```
pub fn kind_letter(kind: &str) -> char {
    match kind {
        "eliminate" => 't',
        "which" => 'c',
        kind => kind.chars().next().unwrap_or('f'),
    }
}

impl Learning {
    /// Reads what was kept; nothing where it can't be read.
    pub fn from_json(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text that is kept.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// State of a lesson on this day.
    ///
    /// ```
    /// use ichidoku_web::session::{Learning, LessonState};
    /// let mut learning = Learning::default();
    /// assert_eq!(learning.state(17, 20_000), LessonState::New);
    /// learning.lesson(17).master(20_000);
    /// assert_eq!(learning.state(17, 20_000), LessonState::Mastered);
    /// assert_eq!(learning.state(17, 20_001), LessonState::Due);
    /// ```
    pub fn state(&self, lesson: u8, today: i32) -> LessonState {
        match self.lessons.get(&lesson) {
            None => LessonState::New,
            Some(learnt) if learnt.place == 0 => LessonState::Begun,
            Some(learnt) if learnt.due <= today => LessonState::Due,
            Some(_) => LessonState::Mastered,
        }
    }

    /// What is kept of a lesson, to be changed.
    pub fn lesson(&mut self, lesson: u8) -> &mut Learnt {
        self.lessons.entry(lesson).or_default()
    }

    /// What is kept of a lesson, or nothing.
    pub fn learnt(&self, lesson: u8) -> Learnt {
        self.lessons.get(&lesson).cloned().unwrap_or_default()
    }

    /// Number of lessons that were mastered.
    pub fn mastered(&self) -> usize {
        self.lessons.values().filter(|learnt| learnt.place > 0).count()
    }

    /// The lesson that is recommended next: the first of these that isn't mastered.
    pub fn recommended(&self, path: impl IntoIterator<Item = u8>) -> Option<u8> {
        path.into_iter().find(|lesson| self.lessons.get(lesson).is_none_or(|learnt| learnt.place == 0))
    }

    /// The lessons of a round of review, the most overdue first; others stay for the next days.
    pub fn due(&self, today: i32) -> Vec<u8> {
        let mut due: Vec<(i32, u8)> =
            self.lessons.iter().filter(|(_, l)| l.place > 0 && l.due <= today).map(|(n, l)| (l.due, *n)).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, lesson)| lesson).take(ROUND).collect()
    }
}

impl Learnt {
    /// Notes an exercise of a kind by its letter. `right` says if it was right at the first try; `None` if that doesn't
    /// count, since too much was shown. Returns true if the lesson was mastered by it.
    pub fn note(&mut self, kind: char, right: Option<bool>, demand: Demand, today: i32) -> bool {
        let Some(right) = right else { return false };
        self.results.push(if right { kind.to_ascii_uppercase() } else { kind });
        let over = self.results.len().saturating_sub(KEPT);
        self.results.drain(..over);
        let is_new = self.place == 0 && self.shows_mastery(demand);
        if is_new {
            self.master(today);
        }
        is_new
    }

    /// True if the last results show that the lesson is mastered.
    fn shows_mastery(&self, demand: Demand) -> bool {
        let (window, needed, least) = if demand.is_checkpoint { (10, 8, 10) } else { (6, 5, 5) };
        let last: Vec<char> = self.results.chars().rev().take(window).collect();
        let right = last.iter().filter(|result| result.is_ascii_uppercase());
        let has_judged = last.iter().any(|result| JUDGING.iter().any(|kind| kind.to_ascii_uppercase() == *result));
        last.len() >= least && right.count() >= needed && (has_judged || !demand.judges)
    }

    /// Number of exercises in a row that show that a lesson is known.
    pub const KNOWN: usize = 3;

    /// Number of the last exercises that were right at the first try, one after another; at most [`Learnt::KNOWN`].
    pub fn streak(&self) -> usize {
        self.results.chars().rev().take_while(char::is_ascii_uppercase).take(Self::KNOWN).count()
    }

    /// Puts the lesson into the first box.
    pub fn master(&mut self, today: i32) {
        self.put(1, today);
    }

    /// Notes a review of two exercises: both right at the first try lead to the next box, one keeps the box, none leads
    /// back to the first.
    pub fn review(&mut self, right: usize, today: i32) {
        match right {
            0 => self.put(1, today),
            1 => self.due = today + 1,
            _ => self.put(self.place + 1, today),
        }
    }

    fn put(&mut self, place: u8, today: i32) {
        self.place = place.clamp(1, DAYS.len() as u8);
        self.due = today + i32::from(DAYS[usize::from(self.place) - 1]);
    }

    /// Notes the seconds of a scan. Returns the median of the five before it, if there were any.
    pub fn scan(&mut self, seconds: u32) -> Option<u32> {
        let mut before = self.scans.clone();
        before.sort_unstable();
        self.scans.push(seconds);
        let over = self.scans.len().saturating_sub(5);
        self.scans.drain(..over);
        before.get(before.len() / 2).copied()
    }

    /// Counts an exercise of the full set that is under way. Returns true if it was the last.
    pub fn advance(&mut self, demand: Demand) -> bool {
        self.set = self.set.saturating_add(1);
        let is_complete = self.set >= demand.total;
        if is_complete {
            self.set = 0;
        }
        is_complete
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: i32 = 20_000;

    fn noted(results: &str, demand: Demand) -> Learnt {
        let mut learnt = Learnt::default();
        for result in results.chars() {
            learnt.note(result.to_ascii_lowercase(), Some(result.is_ascii_uppercase()), demand, TODAY);
        }
        learnt
    }

    #[test]
    fn five_of_the_last_six_master_a_lesson() {
        let mastered = |results| noted(results, Demand::default()).place == 1;
        assert!(mastered("TTTTT") && mastered("tTTTTT") && mastered("ttttTTTTtT"));
        assert!(!mastered("TTTT") && !mastered("tTTTtT") && !mastered("TTttTT"));
    }

    #[test]
    fn a_lesson_that_shows_something_to_judge_wants_that_judged() {
        let demand = Demand { judges: true, ..Demand::default() };
        assert_eq!(noted("TTTTTn", demand).place, 0);
        assert_eq!(noted("TTTTN", demand).place, 1);
    }

    #[test]
    fn a_checkpoint_wants_eight_of_ten() {
        let demand = Demand { is_checkpoint: true, ..Demand::default() };
        assert_eq!([noted("TTTTTTTTT", demand).place, noted("tTTTTtTTTT", demand).place], [0, 1]);
        assert_eq!(noted("tTTtTTTtTT", demand).place, 0);
    }

    #[test]
    fn what_does_not_count_moves_only_the_set_on() {
        let (mut learnt, demand) = (Learnt::default(), Demand { total: 2, ..Demand::default() });
        assert!(!learnt.note('t', None, demand, TODAY));
        assert_eq!([learnt.advance(demand), learnt.advance(demand), learnt.advance(demand)], [false, true, false]);
        assert_eq!((learnt.set, learnt.results.as_str()), (1, ""));
    }

    #[test]
    fn three_in_a_row_are_known() {
        let streaks =
            ["tFFF", "FFFFF", "FFfFF", "FF", "Ff", ""].map(|results| noted(results, Demand::default()).streak());
        assert_eq!(streaks, [3, 3, 2, 2, 0, 0]);
    }

    #[test]
    fn reviews_go_through_the_boxes() {
        let mut learnt = noted("TTTTT", Demand::default());
        assert_eq!((learnt.place, learnt.due), (1, TODAY + 1));
        for (place, days) in [(2, 3), (3, 7), (4, 16), (5, 35), (6, 90), (6, 90)] {
            learnt.review(2, TODAY);
            assert_eq!((learnt.place, learnt.due), (place, TODAY + days));
        }
        learnt.review(1, TODAY);
        assert_eq!((learnt.place, learnt.due), (6, TODAY + 1));
        learnt.review(0, TODAY);
        assert_eq!((learnt.place, learnt.due), (1, TODAY + 1));
    }

    #[test]
    fn the_most_overdue_come_first_and_at_most_five() {
        let mut learning = Learning::default();
        for lesson in 1..=8 {
            learning.lesson(lesson).master(TODAY - i32::from(lesson));
        }
        learning.lesson(9).set = 1;
        assert_eq!(learning.due(TODAY), [8, 7, 6, 5, 4]);
        assert_eq!(learning.due(TODAY - 8), Vec::<u8>::new());
        assert_eq!((learning.mastered(), learning.recommended(1..=42)), (8, Some(9)));
    }

    #[test]
    fn a_scan_is_compared_with_those_before() {
        let mut learnt = Learnt::default();
        let medians = [40, 30, 50, 20, 10, 60].map(|seconds| learnt.scan(seconds));
        assert_eq!(medians, [None, Some(40), Some(40), Some(40), Some(40), Some(30)]);
        assert_eq!(learnt.scans, [30, 50, 20, 10, 60]);
    }

    #[test]
    fn what_is_kept_reads_back_and_is_small() {
        let mut learning = Learning { seed: 7, ..Learning::default() };
        for lesson in 1..=42 {
            let learnt = learning.lesson(lesson);
            *learnt = noted("TtTNTTTTTT", Demand::default());
            learnt.scans = vec![33; 5];
        }
        let text = learning.to_json();
        assert_eq!(Learning::from_json(&text), learning);
        assert!(text.len() < 5_000, "{} bytes", text.len());
        assert_eq!(Learning::from_json("no JSON"), Learning::default());
        assert_eq!(Learning::from_json(r#"{"lessons": {"3": {"box": 2}}}"#).learnt(3).place, 2);
    }
}
