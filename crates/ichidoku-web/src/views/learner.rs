//! What the screens of the lessons share: the app, the texts, what was learned, and where the learner is.

use ichidoku_words::lessons::{Lesson, Lessons};
use serde_json::Value;

use super::app::App;
use super::reactive::*;
use super::solver::WorkerKind;
use super::{browser, storage};
use crate::answers::{LessonInfo, LessonList};
use crate::ask::{self, Request};
use crate::session::{Demand, Learning};
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
    /// The page lives as long as its texts.
    texts: &'static Lessons,
}

impl Learner {
    pub(super) fn new(app: App, texts: Lessons) -> Self {
        let mut learning = Learning::from_json(&storage::learning());
        if learning.seed == 0 {
            learning.seed = browser::fresh_seed().max(1);
        }
        let place = Place::of(&browser::fragment());
        let (learning, infos) = (RwSignal::new(learning), RwSignal::new(None));
        app.ask(WorkerKind::Quick, ask::Lessons::new().language(language()), move |answer| {
            infos.set(answer.ok());
        });
        Self { app, place: RwSignal::new(place), learning, infos, texts: Box::leak(Box::new(texts)) }
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
        self.texts.parts.iter().map(move |part| {
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
        self.texts.all().nth(usize::from(lesson).saturating_sub(1)).unwrap_or(&NONE)
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

    /// Says something to whoever does not see the screen.
    pub(super) fn say(self, text: &str) {
        self.app.say(text);
    }
}
