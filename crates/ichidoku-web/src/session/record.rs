//! Puzzles that were solved, and what they add up to.

use serde::{Deserialize, Serialize};

/// A puzzle that was solved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The game's id.
    pub id: String,
    /// Its grade, by its name in the vocabulary.
    pub grade: String,
    /// Playing time in seconds.
    pub seconds: u64,
    /// Number of hints asked for.
    pub advice_count: u32,
    /// Number of digits entered that are not in the solution.
    pub mistake_count: u32,
    /// The day it was solved on, in days since 1970 by the player's clock.
    pub day: i32,
    /// Its title.
    pub title: String,
    /// The seed that it grew from.
    pub seed: Option<u64>,
}

/// All puzzles that were solved, the earliest first.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Records {
    /// One entry per puzzle.
    pub solved: Vec<Record>,
}

impl Records {
    /// Adds a record, once per game; true if it was new.
    pub fn add(&mut self, record: Record) -> bool {
        let is_new = self.solved.iter().all(|known| known.id != record.id);
        if is_new {
            self.solved.push(record);
        }
        is_new
    }

    /// The times of a grade in seconds, the earliest first.
    pub fn times(&self, grade: &str) -> Vec<u64> {
        self.solved.iter().filter(|record| record.grade == grade).map(|record| record.seconds).collect()
    }

    /// The shortest time of a grade without hints, in seconds; games with hints have no part in it.
    ///
    /// ```
    /// use ichidoku_web::session::{Record, Records};
    /// let took = |seconds: u64, advice_count| Record { id: seconds.to_string(), grade: "easy".into(), seconds, advice_count, mistake_count: 0, day: 0, title: String::new(), seed: None };
    /// let mut records = Records { solved: vec![took(60, 1)] };
    /// assert_eq!(records.best("easy"), None);
    /// records.add(took(90, 0));
    /// assert_eq!(records.best("easy"), Some(90));
    /// ```
    pub fn best(&self, grade: &str) -> Option<u64> {
        let counts = |record: &&Record| record.grade == grade && record.advice_count == 0;
        self.solved.iter().filter(counts).map(|record| record.seconds).min()
    }

    /// Number of days in a row on which a puzzle was solved, up to today or yesterday.
    ///
    /// ```
    /// use ichidoku_web::session::{Record, Records};
    /// let on = |day: i32| Record { id: day.to_string(), grade: "easy".into(), seconds: 60, advice_count: 0, mistake_count: 0, day, title: String::new(), seed: None };
    /// let records = Records { solved: [3, 5, 6, 6, 7].map(on).into() };
    /// assert_eq!([records.streak(7), records.streak(8), records.streak(9)], [3, 3, 0]);
    /// ```
    pub fn streak(&self, today: i32) -> i32 {
        let is_on = |day: i32| self.solved.iter().any(|record| record.day == day);
        let last = if is_on(today) { today } else { today - 1 };
        (0..).take_while(|back| is_on(last - back)).count() as i32
    }
}
