//! Exercises one after another: what is asked for, judged, shown and noted.

use ichidoku::{Candidate, Digit};
use serde_json::Value;

use super::dom::follow;
use super::learner::{Learner, Place};
use super::reactive::*;
use super::set_up::{lay, position_of, position_of_grid};
use super::solver::WorkerKind;
use super::{browser, storage, timer};
use crate::answers::{Area, ExerciseHints, JudgedExercise, LessonClaim, LessonExercise, text as text_of};
use crate::ask::{self, Request};
use crate::drawing::Drawing;
use crate::session::{
    Attempt, Finished, Input, Learnt, LessonAnswer, LessonPosition, Mode, Msg, Outcome, Run, Settings, Wanted,
    kind_letter,
};
use crate::words::{language, phrase, word};

/// The verdict on what is no answer yet.
const NOTHING: &str = "nothing";

/// Number of exercises that are fetched ahead.
const AHEAD: usize = 3;
/// Number of fetched exercises that are kept until they are wanted.
const KEPT: usize = 8;

/// An answer that is to be shown, or the reason why there is none.
type Told = Result<Value, String>;

/// What was said of the last answer.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Verdict {
    /// Its name: `right`, `wrong`, or another of the vocabulary; empty if there is none yet.
    pub(super) name: String,
    /// What it says, a line each.
    pub(super) lines: Vec<String>,
}

/// What the screen of exercises works on.
#[derive(Clone, Copy)]
pub(super) struct Drill {
    pub(super) learner: Learner,
    pub(super) exercise: RwSignal<Option<Told>>,
    pub(super) attempt: RwSignal<Attempt>,
    pub(super) verdict: RwSignal<Verdict>,
    /// The place of the claim that is chosen.
    pub(super) choice: RwSignal<Option<u64>>,
    /// True once a review is over.
    pub(super) is_over: RwSignal<bool>,
    /// The lesson of the exercise.
    pub(super) lesson: RwSignal<u8>,
    run: StoredValue<Run>,
    wanted: StoredValue<Option<Wanted>>,
    /// The exercises that were fetched ahead, and those that are on their way.
    ahead: StoredValue<Vec<(Wanted, Told)>>,
    coming: StoredValue<Vec<Wanted>>,
    board: StoredValue<Option<LessonPosition>>,
    /// The digits of a scan that were right.
    placed: StoredValue<Vec<Candidate>>,
    is_judging: StoredValue<bool>,
    begun: StoredValue<f64>,
    own: StoredValue<Settings>,
}

impl Drill {
    pub(super) fn new(learner: Learner, place: Place) -> Self {
        let (mode, lesson) = match place {
            Place::Known(lesson) => (Mode::Known, lesson),
            Place::Exercises(lesson) | Place::Cards(lesson) => (Mode::Lesson, lesson),
            Place::Review | Place::Path => (Mode::Review, 0),
        };
        let run = learner.learning.with_untracked(|learning| match mode {
            Mode::Review => Run::review(learning, &learning.due(browser::today())),
            mode => Run::new(mode),
        });
        let drill = Self {
            learner,
            exercise: RwSignal::new(None),
            attempt: RwSignal::new(Attempt::new(1, 0)),
            verdict: RwSignal::new(Verdict::default()),
            choice: RwSignal::new(None),
            is_over: RwSignal::new(false),
            lesson: RwSignal::new(lesson),
            run: StoredValue::new(run),
            wanted: StoredValue::new(None),
            ahead: StoredValue::new(Vec::new()),
            coming: StoredValue::new(Vec::new()),
            board: StoredValue::new(None),
            placed: StoredValue::new(Vec::new()),
            is_judging: StoredValue::new(false),
            begun: StoredValue::new(0.0),
            own: StoredValue::new(storage::settings()),
        };
        // A round without anything due is over at once.
        drill.begin();
        drill.keep_rules();
        drill.keep_drawn();
        drill
    }

    // ---- one after another ----

    /// Goes on with the exercise that comes now.
    fn begin(self) {
        let (learner, lesson) = (self.learner, self.lesson.get_untracked());
        let now = learner.learning.with_untracked(|learning| self.run.with_value(|run| run.now(learning, lesson)));
        self.wanted.set_value(now);
        self.exercise.set(None);
        self.verdict.set(Verdict::default());
        self.choice.set(None);
        let Some(now) = now else { return self.end() };
        self.lesson.set(now.lesson);
        let mut ahead = None;
        self.ahead.update_value(|all| {
            let place = all.iter().position(|(wanted, _)| *wanted == now);
            ahead = place.map(|place| all.remove(place).1);
        });
        match ahead.or_else(|| learner.kept(now).map(Ok)) {
            Some(told) => self.show(now, told),
            None if self.coming.with_value(|coming| coming.contains(&now)) => {}
            None => self.fetch(now, WorkerKind::Quick),
        }
    }

    fn end(self) {
        self.is_over.set(true);
        self.learner.say(word("drill-review-over"));
    }

    fn fetch(self, wanted: Wanted, worker: WorkerKind) {
        self.coming.update_value(|coming| coming.push(wanted));
        self.learner.set(wanted, worker, move |told| {
            if self.exercise.is_disposed() {
                return;
            }
            self.coming.update_value(|coming| coming.retain(|other| *other != wanted));
            if self.wanted.get_value() == Some(wanted) && self.exercise.with_untracked(Option::is_none) {
                self.show(wanted, told);
            } else {
                if let Ok(told) = &told
                    && self.upcoming().first() == Some(&wanted)
                {
                    self.learner.keep(wanted, told);
                }
                self.ahead.update_value(|all| {
                    all.push((wanted, told));
                    let over = all.len().saturating_sub(KEPT);
                    all.drain(..over);
                });
            }
        });
    }

    /// The exercises that probably come after the one that is shown.
    fn upcoming(self) -> Vec<Wanted> {
        let now = self.wanted.get_value();
        now.map(|now| self.run.with_value(|run| run.upcoming(now, AHEAD))).unwrap_or_default()
    }

    /// Fetches what comes next and isn't here. The device keeps the very next one, so that it is there after a reload, too.
    fn fetch_ahead(self) {
        let upcoming = self.upcoming();
        self.ahead.with_value(|all| {
            let next = all.iter().find(|(wanted, _)| upcoming.first() == Some(wanted));
            if let Some((wanted, Ok(told))) = next {
                self.learner.keep(*wanted, told);
            }
        });
        for wanted in upcoming {
            let is_here = self.ahead.with_value(|all| all.iter().any(|(other, _)| *other == wanted));
            if !is_here && !self.coming.with_value(|coming| coming.contains(&wanted)) {
                self.fetch(wanted, WorkerKind::Patient);
            }
        }
    }

    /// Shows an exercise.
    fn show(self, wanted: Wanted, told: Told) {
        if let Ok(exercise) = &told {
            self.lay(wanted, LessonExercise::of(exercise));
        }
        let task =
            told.as_ref().ok().and_then(|told| LessonExercise::of(told).task().map(|task| task.text().to_owned()));
        self.exercise.set(Some(told));
        self.show_claimed_board();
        self.learner.say(task.as_deref().unwrap_or_default());
        // First it is seen.
        timer::after_next_frame(move || self.get_ready(wanted));
    }

    /// Keeps the exercise that is shown, and fetches those that come after it.
    fn get_ready(self, wanted: Wanted) {
        if self.exercise.is_disposed() || self.wanted.get_value() != Some(wanted) {
            return;
        }
        self.exercise.with_untracked(|told| {
            if let Some(Ok(exercise)) = told {
                self.learner.keep(wanted, exercise);
            }
        });
        self.fetch_ahead();
    }

    fn lay(self, wanted: Wanted, exercise: LessonExercise<'_>) {
        let app = self.learner.app;
        let input = Input::named(exercise.input());
        self.attempt.set(Attempt::new(exercise.count().max(1), self.shown_at_first(wanted, exercise.kind())));
        self.placed.set_value(Vec::new());
        let board = position_of(exercise);
        if let Some(board) = &board {
            self.own.with_value(|own| lay(app, board, input, own));
        }
        self.board.set_value(board);
        self.begun.set_value(browser::now());
    }

    /// How much the first exercises of a lesson show: the pattern, then where it is.
    fn shown_at_first(self, wanted: Wanted, kind: &str) -> u8 {
        let is_taught = self.run.with_value(|run| run.mode == Mode::Lesson) && wanted.turn == 0;
        let is_found = matches!(kind, "find-cell" | "eliminate");
        match wanted.index {
            _ if !is_taught || !is_found || self.learner.demand(wanted.lesson).is_checkpoint => 0,
            0 | 1 => Attempt::PATTERN,
            2 => Attempt::PLACE,
            _ => 0,
        }
    }

    // ---- answering ----

    /// How the exercise is answered.
    pub(super) fn input(self) -> Option<Input> {
        self.read(|exercise| Input::named(exercise.input()))
    }

    /// Reads the exercise, if there is one.
    pub(super) fn read<T>(self, read: impl FnOnce(LessonExercise<'_>) -> T) -> Option<T> {
        self.exercise.with(|told| match told {
            Some(Ok(exercise)) => Some(read(LessonExercise::of(exercise))),
            _ => None,
        })
    }

    fn answer(self) -> LessonAnswer {
        let of = |board: &Option<LessonPosition>| {
            let board = board.as_ref()?;
            Some(self.learner.app.peek(|state| board.answer(&state.game)))
        };
        self.board.with_value(of).unwrap_or_default()
    }

    /// Judges the answer, or goes on if it was right.
    pub(super) fn check(self) {
        if self.attempt.get_untracked().is_done() {
            return self.next();
        }
        let answer = self.answer();
        if untrack(|| self.input()) == Some(Input::Candidate) && answer.candidates.len() > 1 {
            return self.tell(NOTHING, vec![word("drill-one").to_owned()]);
        }
        self.judge(&answer);
    }

    /// Goes on; what was not answered counts neither way.
    pub(super) fn next(self) {
        if !self.attempt.get_untracked().is_done()
            && let Some(wanted) = self.wanted.get_value()
        {
            self.learner.learn(|learning| {
                self.run.update_value(|run| _ = run.done(wanted, run.mode != Mode::Review, learning));
            });
        }
        if !self.is_over.get_untracked() {
            self.begin();
        }
    }

    /// Chooses a claim by its place.
    pub(super) fn choose(self, place: u64) {
        self.choice.set(Some(place));
        self.show_claimed_board();
    }

    /// Marks the cell with the cursor, where cells are marked.
    pub(super) fn mark(self) {
        self.learner.app.send(Msg::Enter(1));
    }

    fn judge(self, answer: &LessonAnswer) {
        if self.is_judging.get_value() {
            return;
        }
        let Some(request) = untrack(|| self.request(answer)) else { return };
        self.is_judging.set_value(true);
        let (wanted, placed) = (self.wanted.get_value(), answer.placements.clone());
        self.learner.app.ask(WorkerKind::Quick, request, move |told| {
            if self.exercise.is_disposed() {
                return;
            }
            self.is_judging.set_value(false);
            if self.wanted.get_value() != wanted {
                return;
            }
            match told {
                Ok(judged) => self.judged(JudgedExercise::of(&judged), placed),
                Err(message) => self.tell(NOTHING, vec![message]),
            }
        });
    }

    fn request(self, answer: &LessonAnswer) -> Option<ask::JudgeExercise> {
        let placed = self.placed.get_value();
        let position = self.board.with_value(|board| board.as_ref().map(|board| board.position(&placed)))?;
        let lesson = self.lesson.get_untracked().to_string();
        self.exercise.with(|told| {
            let json = told.as_ref()?.as_ref().ok()?;
            let exercise = LessonExercise::of(json);
            let request = ask::JudgeExercise::at(&position).lesson(&lesson).kind(exercise.kind()).language(language());
            let request = json.get("claims").map_or(request.clone(), |claims| request.claims(claims));
            let new: Vec<Candidate> = answer.placements.iter().copied().filter(|c| !placed.contains(c)).collect();
            Some(match Input::named(exercise.input()) {
                Input::Placements => request.placements(&new),
                Input::Eliminations => request.eliminations(&answer.candidates),
                Input::Cells => request.cells(answer.cells),
                Input::Choice => self.choice.get_untracked().map_or(request.clone(), |place| request.choice(place)),
                Input::Candidate => {
                    let marked = answer.candidates.first().map(ToString::to_string);
                    marked.map_or(request.clone(), |marked| request.candidate(&marked))
                }
            })
        })
    }

    fn judged(self, judged: JudgedExercise<'_>, placed: Vec<Candidate>) {
        let verdict = judged.verdict();
        let is_scan = self.attempt.with_untracked(|attempt| attempt.count > 1);
        self.attempt.update(|attempt| attempt.judge(verdict));
        if is_scan && verdict == "right" {
            self.placed.set_value(placed);
        } else if is_scan && verdict != "nothing" {
            self.learner.app.send(Msg::Undo);
        }
        let mut lines = vec![text_of(&judged.sentences())];
        let attempt = self.attempt.get_untracked();
        if is_scan && verdict == "right" {
            lines = vec![phrase("drill-right-count", &[("at", &attempt.right), ("count", &attempt.count)])];
        }
        match attempt.offer() {
            Some(Attempt::PATTERN) => lines.push(word("drill-offer-pattern").to_owned()),
            Some(_) => lines.push(word("drill-offer-place").to_owned()),
            None => {}
        }
        if attempt.is_done() {
            lines.extend(self.note());
            if untrack(|| self.input()) == Some(Input::Choice) {
                // What was asked for may be seen now.
                self.own.with_value(|own| self.learner.app.send(Msg::Set(own.clone())));
            }
        }
        self.tell(verdict, lines);
    }

    fn tell(self, verdict: &str, lines: Vec<String>) {
        self.learner.say(&lines.join(" "));
        self.verdict.set(Verdict { name: verdict.to_owned(), lines });
        // On a phone it is below the task and the claims. Where not all of it fits, its beginning does.
        browser::reveal("verdict-end");
        browser::reveal("verdict");
    }

    /// Notes what the exercise came to. Returns what there is to say of it.
    fn note(self) -> Vec<String> {
        let Some(wanted) = self.wanted.get_value() else { return Vec::new() };
        let finished = Finished {
            attempt: self.attempt.get_untracked(),
            kind: untrack(|| self.read(|exercise| kind_letter(exercise.kind()))).unwrap_or('f'),
            demand: untrack(|| self.learner.demand(wanted.lesson)),
            seconds: ((browser::now() - self.begun.get_value()) / 1000.0).round() as u32,
            today: browser::today(),
        };
        forget_asked(wanted.lesson);
        let mut outcome = Outcome::default();
        self.learner.learn(|learning| {
            self.run.update_value(|run| outcome = run.finish(wanted, &finished, learning));
        });
        self.fetch_ahead();
        told(&finished, outcome, self.learner.text(wanted.lesson).title)
    }

    // ---- showing ----

    /// Shows the next hint.
    pub(super) fn hint(self) {
        let next = self.attempt.with_untracked(|attempt| attempt.offer().unwrap_or(attempt.shown + 1));
        self.attempt.update(|attempt| attempt.show(next));
        let told = untrack(|| self.hint_words());
        self.learner.say(&told.join(" "));
        browser::reveal("drill-hints");
    }

    /// The words of the hints that are shown, but for those of the step.
    pub(super) fn hint_words(self) -> Vec<String> {
        let (hint, is_done) = self.attempt.with(|attempt| (attempt.shown, attempt.is_done()));
        if self.attempt.with(|attempt| attempt.is_taught()) {
            // The pattern is marked: the words of the hints are for whoever asks. The verdict says the same again.
            return if is_done { Vec::new() } else { vec![word("drill-taught").to_owned()] };
        }
        let place = self.read(|exercise| {
            let place = exercise.hints().and_then(ExerciseHints::place);
            place.map(|sentence| sentence.text().to_owned()).unwrap_or_default()
        });
        let question = self.learner.text(self.lesson.get()).question;
        // The second hint is the question, and the first one answers it.
        let words = [(hint >= 2, question.to_owned()), (hint >= 1, place.unwrap_or_default())];
        words.into_iter().filter(|(is_shown, text)| *is_shown && !text.is_empty()).map(|(_, text)| text).collect()
    }

    /// The board of the claim that is chosen, where a claim is a board.
    fn show_claimed_board(self) {
        let place = self.choice.get_untracked().unwrap_or_default() as usize;
        let board =
            untrack(|| self.read(|exercise| Some(position_of_grid(exercise.claims().get(place)?.grid()?, false))));
        if let Some(board) = board.flatten() {
            self.own.with_value(|own| lay(self.learner.app, &board, Input::Choice, own));
            self.learner.say(untrack(|| self.claim(place)).as_deref().unwrap_or_default());
        }
    }

    /// What a claim says.
    fn claim(self, place: usize) -> Option<String> {
        self.read(|exercise| Some(exercise.claims().get(place)?.sentence()?.text().to_owned())).flatten()
    }

    /// Whatever is changed that is fixed, or after the answer, goes back at once. The cells of a scan are judged as they are filled.
    fn keep_rules(self) {
        let app = self.learner.app;
        let before = StoredValue::new(0);
        app.follow_change(
            |state| state.game.history().done().len(),
            move |edits| {
                let is_late = edits > before.get_value() && self.attempt.get_untracked().is_done();
                before.set_value(edits);
                let input = untrack(|| self.input()).filter(|input| *input != Input::Choice);
                let Some(input) = input else { return };
                let is_kept = self.board.with_value(|board| {
                    board.as_ref().is_none_or(|board| app.peek(|state| board.is_kept(&state.game, input)))
                });
                if is_late || !is_kept {
                    return app.send(Msg::Undo);
                }
                let attempt = self.attempt.get_untracked();
                let answer = self.answer();
                if attempt.count > 1 && !attempt.is_done() && answer.placements.len() > self.placed.with_value(Vec::len)
                {
                    self.judge(&answer);
                }
            },
        );
    }

    /// Draws what the hints show and what the learner has marked.
    fn keep_drawn(self) {
        let app = self.learner.app;
        follow(move || {
            let drawing = self.drawing();
            // The board forgets its drawing whenever the game changes.
            if app.drawing.with_untracked(|now| Drawing { place: None, sentence: None, ..now.clone() } != drawing) {
                app.drawing.set(drawing);
            }
        });
    }

    fn drawing(self) -> Drawing {
        let (hint, choice) = (self.attempt.with(|attempt| attempt.shown), self.choice.get());
        let mut drawing = self.read(|exercise| hinted(exercise, hint)).unwrap_or_default();
        let claim = self.read(|exercise| {
            let is_choice = Input::named(exercise.input()) == Input::Choice;
            let place = if is_choice { choice? } else { 0 } as usize;
            exercise.claims().get(place).map(|claim| claimed(*claim))
        });
        if let Some(claim) = claim.flatten().filter(|_| hint < Attempt::PATTERN) {
            drawing.pattern = claim.pattern;
            drawing.marks.extend(claim.marks);
        }
        let answer = self.learner.app.see(|state| {
            self.board.with_value(|board| board.as_ref().map(|board| board.answer(&state.game)).unwrap_or_default())
        });
        let is_there = |c: &Candidate| {
            let shows = |board: &LessonPosition| board.candidates[c.cell().index()].contains(c.digit());
            self.board.with_value(|board| board.as_ref().is_some_and(shows))
        };
        if self.input().is_some_and(Input::marks_candidates) {
            let mark = |c: Candidate| (c, if is_there(&c) { "mark-out mark-yours" } else { "mark-ring" }.to_owned());
            drawing.marks.extend(answer.candidates.into_iter().map(mark));
        }
        drawing
    }

    // ---- how far ----

    /// What the exercises are of.
    pub(super) fn title(self) -> String {
        match self.run.with_value(|run| run.mode) {
            Mode::Review if self.is_over.get() => word("drill-review").to_owned(),
            Mode::Review => format!("{}: {}", word("drill-review"), self.learner.text(self.lesson.get()).title),
            _ => self.learner.text(self.lesson.get()).title.to_owned(),
        }
    }

    /// How far the learner is, in words.
    pub(super) fn told_progress(self) -> String {
        let (attempt, lesson) = (self.attempt.get(), self.lesson.get());
        self.verdict.track();
        if attempt.count > 1 {
            return phrase("card-of", &[("at", &attempt.right), ("count", &attempt.count)]);
        }
        if self.run.with_value(|run| run.mode == Mode::Review) {
            return phrase("drill-left", &[("count", &self.run.with_value(Run::left))]);
        }
        if self.run.with_value(|run| run.mode == Mode::Known) {
            let streak = self.learner.learning.with(|learning| learning.learnt(lesson).streak());
            return phrase("card-of", &[("at", &streak), ("count", &Learnt::KNOWN)]);
        }
        let total = self.learner.demand(lesson).total;
        let set = self.learner.learning.with(|learning| learning.learnt(lesson).set);
        let at = (set + u8::from(!attempt.is_done())).min(total);
        if total == 0 { String::new() } else { phrase("card-of", &[("at", &at.max(1)), ("count", &total)]) }
    }

    /// The same as squares of nine.
    pub(super) fn filled(self) -> usize {
        let lesson = self.lesson.get();
        let total = usize::from(self.learner.demand(lesson).total).max(1);
        self.learner.learning.with(|learning| {
            let learnt = learning.learnt(lesson);
            if learnt.place > 0 { 9 } else { 9 * usize::from(learnt.set) / total }
        })
    }
}

/// What there is to say of an exercise that was done.
fn told(finished: &Finished, outcome: Outcome, title: &str) -> Vec<String> {
    let Finished { attempt, seconds, today, .. } = finished;
    let is_scan = attempt.count > 1;
    let time = is_scan.then(|| phrase("scan-time", &[("seconds", seconds)]));
    let median = outcome.median.map(|median| phrase("scan-median", &[("seconds", &median)]));
    let coming = outcome.due.map(|due| {
        let days = due.saturating_sub(*today).max(1).unsigned_abs();
        phrase("drill-coming", &[("title", &title), ("days", &days)])
    });
    let word_if = |is_so: bool, text: &'static str| is_so.then(|| text.to_owned());
    let lines = [
        time,
        median,
        word_if(outcome.is_mastered, word("drill-mastered")),
        coming,
        word_if(outcome.is_set && !outcome.is_mastered, word("drill-set")),
        word_if(outcome.is_unknown, word("drill-unknown")),
        word_if(attempt.wrong > 0, word("drill-again")),
        attempt.result().is_none().then(|| uncounted(*attempt).to_owned()),
    ];
    lines.into_iter().flatten().collect()
}

/// Why an exercise doesn't count.
fn uncounted(attempt: Attempt) -> &'static str {
    word(if attempt.is_unaided() { "drill-taught" } else { "drill-shown" })
}

/// A lesson that is practised need not be recalled by what was asked for in games.
fn forget_asked(lesson: u8) {
    let asked = storage::asked();
    let others: Vec<&str> = asked.split_whitespace().filter(|asked| *asked != lesson.to_string()).collect();
    storage::save_asked(&others.join(" "));
}

/// What the hints up to this one draw.
fn hinted(exercise: LessonExercise<'_>, hint: u8) -> Drawing {
    let Some(hints) = exercise.hints() else { return Drawing::default() };
    match hint {
        0 => Drawing::default(),
        1 | 2 => Drawing { area: hints.area().map(Area::cells).unwrap_or_default(), ..Drawing::default() },
        Attempt::PATTERN => hints.pattern().map(Drawing::of_picture).unwrap_or_default(),
        _ => hints.step().map(Drawing::of_step).unwrap_or_default(),
    }
}

/// What a claim draws: the cells of its pattern, and what it says.
fn claimed(claim: LessonClaim<'_>) -> Drawing {
    let marked = |all: Vec<Candidate>, class: &'static str| all.into_iter().map(move |c| (c, class.to_owned()));
    let own = claim.placements().into_iter().map(Candidate::cell);
    let marks = marked(claim.placements(), "mark-placed")
        .chain(marked(claim.eliminations(), "mark-out"))
        .chain(marked(claim.link(), "mark-ring"));
    Drawing { pattern: claim.cells() | own.collect(), marks: marks.collect(), ..Drawing::default() }
}

/// The place of a claim that a digit's key chooses.
pub(super) fn place_of(digit: Digit) -> u64 {
    u64::from(digit.get()) - 1
}
