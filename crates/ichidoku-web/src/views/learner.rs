//! What the screens of the lessons share: the app, the texts, what was learned, and where the learner is.

use ichidoku_words::lessons::{Lesson, Lessons};
use serde_json::Value;

use super::app::App;
use super::reactive::*;
use super::solver::WorkerKind;
use super::{browser, storage};
use crate::answers::{self, LessonInfo, LessonList};
use crate::ask::{self, Request};
use crate::session::{Demand, Learning, Wanted};
use crate::words::language;

/// Where the learner is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// The path of all lessons.
    Path,
    /// The cards of a lesson.
    Cards(u8),
    /// The exercises of a lesson.
    Exercises(u8),
    /// Exercises to show that a lesson is known.
    Known(u8),
    /// A round of review.
    Review,
}

impl Place {
    /// The place that an address names; the path where it names none.
    fn of(fragment: &str) -> Self {
        let fragment = fragment.trim_start_matches('#');
        let (what, lesson) = fragment.split_once('-').unwrap_or((fragment, ""));
        let lesson: Option<u8> = lesson.parse().ok().filter(|lesson| (1..=42).contains(lesson));
        match (what, lesson) {
            ("lesson", Some(lesson)) => Self::Cards(lesson),
            ("practise", Some(lesson)) => Self::Exercises(lesson),
            ("known", Some(lesson)) => Self::Known(lesson),
            ("review", _) => Self::Review,
            _ => Self::Path,
        }
    }

    /// The part of the address that leads here.
    pub(super) fn fragment(self) -> String {
        match self {
            Self::Path => "#".to_owned(),
            Self::Cards(lesson) => format!("#lesson-{lesson}"),
            Self::Exercises(lesson) => format!("#practise-{lesson}"),
            Self::Known(lesson) => format!("#known-{lesson}"),
            Self::Review => "#review".to_owned(),
        }
    }
}

/// Handles to everything that the screens share.
#[derive(Clone, Copy)]
pub(super) struct Learner {
    pub(super) app: App,
    pub(super) place: RwSignal<Place>,
    pub(super) learning: RwSignal<Learning>,
    /// What the solver says of each lesson, once it has.
    infos: RwSignal<Option<Value>>,
    /// The texts in the language of the page; none if they couldn't be fetched.
    texts: RwSignal<Option<&'static Lessons>>,
}

impl Learner {
    pub(super) fn new(app: App, texts: Option<&'static Lessons>) -> Self {
        let mut learning = Learning::from_json(&storage::learning());
        if learning.seed == 0 {
            learning.seed = browser::fresh_seed().max(1);
            // What is made ahead is of this seed.
            app.note_saved(storage::save_learning(&learning.to_json()));
        }
        let place = Place::of(&browser::fragment());
        let (learning, infos) = (RwSignal::new(learning), RwSignal::new(None));
        let learner = Self { app, place: RwSignal::new(place), learning, infos, texts: RwSignal::new(texts) };
        learner.ask_for_infos();
        learner
    }

    fn ask_for_infos(self) {
        self.app.ask(WorkerKind::Quick, ask::Lessons::new().language(language()), move |answer| {
            self.infos.set(answer.ok());
        });
    }

    /// True if there are texts of lessons; whoever reads it is called again when the page turns to another language.
    pub(super) fn has_texts(self) -> bool {
        self.texts.get().is_some()
    }

    /// Goes on in the language that the page has turned to.
    pub(super) fn turn_language(self, texts: Option<&'static Lessons>) {
        self.ask_for_infos();
        self.texts.set(texts);
    }

    /// Goes where the address says.
    pub(super) fn follow_address(self) {
        let place = Place::of(&browser::fragment());
        if self.place.get_untracked() != place {
            self.place.set(place);
            browser::to_top();
        }
    }

    /// Goes to a place. Back in the browser leads to the one before.
    pub(super) fn go(self, place: Place) {
        browser::push_fragment(&place.fragment());
        self.follow_address();
    }

    /// The parts of the path, each with its title and its lessons.
    pub(super) fn parts(self) -> impl Iterator<Item = (&'static str, Vec<(u8, &'static Lesson)>)> {
        let mut number = 0;
        let parts = self.texts.get_untracked().map_or(&[][..], |texts| &texts.parts);
        parts.iter().map(move |part| {
            let numbered = part.lessons.iter().map(|lesson| {
                number += 1;
                (number, lesson)
            });
            (part.title, numbered.collect())
        })
    }

    /// The texts of a lesson.
    pub(super) fn text(self, lesson: u8) -> &'static Lesson {
        static NONE: Lesson = Lesson { slug: "", title: "", idea: "", cards: Vec::new(), question: "", error: "" };
        let lesson = usize::from(lesson).saturating_sub(1);
        self.texts.get_untracked().and_then(|texts| texts.all().nth(lesson)).unwrap_or(&NONE)
    }

    /// Reads what the solver says of a lesson, now and when it comes.
    pub(super) fn info<T>(self, lesson: u8, read: impl FnOnce(LessonInfo<'_>) -> T) -> Option<T> {
        self.infos.with(|infos| {
            let list = LessonList::of(infos.as_ref()?).lessons();
            list.into_iter().find(|info| info.number() == u64::from(lesson)).map(read)
        })
    }

    /// What a lesson asks of a learner.
    pub(super) fn demand(self, lesson: u8) -> Demand {
        let demand = self.info(lesson, |info| {
            let exercises = info.exercises();
            Demand {
                is_checkpoint: info.checkpoint(),
                judges: exercises.iter().any(|some| matches!(some.kind(), "which" | "near-miss" | "why-not")),
                total: exercises.iter().map(|some| some.count() as u8).sum(),
            }
        });
        demand.unwrap_or_default()
    }

    /// Addresses and names of the pages about the techniques of a lesson, each once.
    pub(super) fn pages(self, lesson: u8) -> Vec<(String, String)> {
        let mut pages: Vec<(String, String)> = Vec::new();
        let techniques = |info: LessonInfo<'_>| {
            for technique in info.techniques() {
                let link = crate::pages::link(technique.page());
                if let Some(href) = link.filter(|href| pages.iter().all(|(other, _)| other != href)) {
                    pages.push((href, technique.name().to_owned()));
                }
            }
        };
        self.info(lesson, techniques);
        pages
    }

    /// Changes what was learned, and keeps it.
    pub(super) fn learn<T>(self, change: impl FnOnce(&mut Learning) -> T) -> T {
        let mut learning = self.learning.get_untracked();
        let changed = change(&mut learning);
        self.app.note_saved(storage::save_learning(&learning.to_json()));
        self.learning.set(learning);
        changed
    }

    // ---- exercises ----

    /// Has an exercise made.
    pub(super) fn set(self, wanted: Wanted, worker: WorkerKind, made: impl FnOnce(Result<Value, String>) + 'static) {
        let Wanted { lesson, index, turn } = wanted;
        let seed = self.learning.with_untracked(|learning| learning.seed);
        let request = ask::SetExercise::new().lesson(&lesson.to_string()).seed(seed).index(index).turn(turn);
        self.app.ask(worker, request.language(language()), made);
    }

    /// Keeps the next exercise of a lesson on the device before it is wanted, unless it is there already.
    pub(super) fn prepare(self, lesson: u8) {
        let index = self.learning.with_untracked(|learning| learning.learnt(lesson).index);
        let wanted = Wanted { lesson, index, turn: 0 };
        if self.kept(wanted).is_none() {
            self.set(wanted, WorkerKind::Quick, move |made| {
                if let Ok(made) = made {
                    self.keep(wanted, &made);
                }
            });
        }
    }

    /// Keeps an exercise on the device, one with an even and one with an odd index of each lesson.
    pub(super) fn keep(self, wanted: Wanted, made: &Value) {
        if wanted.turn == 0 && !storage::exercise(wanted.lesson, wanted.index).starts_with(&self.head(wanted)) {
            storage::save_exercise(wanted.lesson, wanted.index, &format!("{}{made}", self.head(wanted)));
        }
    }

    /// The exercise, if it is kept on the device.
    pub(super) fn kept(self, wanted: Wanted) -> Option<Value> {
        let kept = storage::exercise(wanted.lesson, wanted.index);
        answers::read(kept.strip_prefix(&self.head(wanted))?).ok()
    }

    /// The first line of what is kept: whose and which exercise, in which form and language.
    fn head(self, wanted: Wanted) -> String {
        const FORM: u32 = 1;
        let seed = self.learning.with_untracked(|learning| learning.seed);
        format!("{FORM} {} {seed} {} {}\n", language(), wanted.index, wanted.turn)
    }

    /// Says something to whoever does not see the screen.
    pub(super) fn say(self, text: &str) {
        self.app.say(text);
    }
}
