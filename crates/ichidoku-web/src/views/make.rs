//! The making of new puzzles, in parts, with what is said meanwhile.

use ichidoku::Puzzle;

use super::app::{App, Panel};
use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::nine;
use super::reactive::*;
use super::solver::WorkerKind;
use crate::answers::{Generated, Rated, TechniqueList};
use crate::ask::{self, Generate, PuzzleOrder, Request as _};
use crate::session::{Origin, Settings};
use crate::words::{language, phrase, word};

/// A name in the vocabulary, and its text.
pub(super) type Named = (&'static str, fn() -> &'static str);

pub(super) const GRADES: [Named; 6] = [
    ("trivial", || word("grade-trivial")),
    ("easy", || word("grade-easy")),
    ("medium", || word("grade-medium")),
    ("hard", || word("grade-hard")),
    ("very-hard", || word("grade-very-hard")),
    ("extreme", || word("grade-extreme")),
];

pub(super) const SYMMETRIES: [Named; 10] = [
    ("half-turn", || word("symmetry-half-turn")),
    ("none", || word("symmetry-none")),
    ("quarter-turn", || word("symmetry-quarter-turn")),
    ("diagonal", || word("symmetry-diagonal")),
    ("antidiagonal", || word("symmetry-antidiagonal")),
    ("both-diagonals", || word("symmetry-both-diagonals")),
    ("left-right", || word("symmetry-left-right")),
    ("top-bottom", || word("symmetry-top-bottom")),
    ("both-mirrors", || word("symmetry-both-mirrors")),
    ("full", || word("symmetry-full")),
];

/// How many attempts are made at a puzzle, as many as the solver allows: whoever waits sees them, and can cancel.
const ATTEMPTS: u64 = 100_000;
/// An order is asked for in parts, so that there is something to show: the first part takes this long, in seconds.
const FIRST_PART: f64 = 0.5;
/// Each part takes twice as long as the one before it, up to this.
const LONGEST_PART: f64 = 4.0;

/// A button for a grade, by its place in [`GRADES`].
pub(super) fn grade_button(place: usize, text: &str) -> Part {
    part("button").child(nine(place + 1)).child(part("span").text(text))
}

/// The text of a grade; empty if there is none of this name.
pub(super) fn grade_name(grade: &str) -> &'static str {
    let beyond: [Named; 1] = [("beyond", || word("grade-beyond"))];
    GRADES.iter().chain(&beyond).find(|(name, _)| *name == grade).map_or("", |(_, text)| text())
}

/// The title of a day's puzzle of a grade.
pub(super) fn daily_title(grade: &str, day: i32) -> String {
    phrase("daily-title", &[("grade", &grade), ("date", &browser::date(day, language()))])
}

/// A title in the language of the page: what the app wrote in another one is made again of the grade and the day.
pub(super) fn title_here(title: &str, written: &str, grade: &str) -> String {
    if written.is_empty() || written.starts_with(language()) {
        return title.to_owned();
    }
    let grade = if grade.is_empty() { word("random") } else { grade_name(grade) };
    match written.split_once(' ').and_then(|(_, day)| day.parse().ok()) {
        Some(day) => daily_title(grade, day),
        None => grade.to_owned(),
    }
}

/// The title of a game with whoever set the puzzle behind it.
pub(super) fn whole_title(origin: &Origin) -> String {
    let title = title_here(&origin.title, &origin.written, &origin.grade);
    let parts = [&*title, &*origin.author];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A puzzle that is ordered.
struct Order {
    origin: Origin,
    seed: u64,
    wishes: PuzzleOrder,
    /// How many attempts were made in vain.
    attempts: u64,
    /// How long the next part takes.
    seconds: f64,
}

/// Makes puzzles for the panel it belongs to; leaving the panel ends that.
#[derive(Clone, Copy)]
pub(super) struct Maker {
    app: App,
    said: RwSignal<String>,
    busy: RwSignal<bool>,
}

/// The techniques that the player doesn't know, but for the one to practise; `None` where new puzzles may need any.
fn unknown(settings: &Settings) -> Option<Vec<String>> {
    let names = settings.unknown.split_whitespace().filter(|name| *name != settings.technique);
    settings.only_known.then(|| names.map(str::to_owned).collect())
}

/// The place of a grade in [`GRADES`], or after them.
pub(super) fn place_of(grade: &str) -> usize {
    GRADES.iter().take_while(|(name, _)| *name != grade).count()
}

impl Maker {
    /// A maker that ends with the panel that is being built.
    pub(super) fn here(app: App) -> Self {
        let maker = Self { app, said: RwSignal::new(String::new()), busy: RwSignal::new(false) };
        on_cleanup(move || app.give_up(maker.busy));
        maker
    }

    /// What is being made, and a way to end that.
    pub(super) fn progress(self) -> Part {
        let cancel = move || {
            let cancel = labelled("button", "chip", word("cancel")).id("cancel-make");
            cancel.click(move || self.app.cancel(WorkerKind::Patient))
        };
        let said = labelled("p", "said", "").id("make-said").attr("role", "status").text_of(move || self.said.get());
        part("div").class("making").child(said).child_if(move || self.busy.get(), cancel)
    }

    /// Says something where it is said what is being made.
    pub(super) fn say(self, text: String) {
        self.said.set(text);
    }

    pub(super) const fn app(self) -> App {
        self.app
    }

    /// Makes the puzzle of a seed, whatever the player's wishes are.
    pub(super) fn make_daily(self, origin: Origin, seed: u64) {
        let wishes = PuzzleOrder::new().symmetry("half-turn").grade(&origin.grade).attempts(ATTEMPTS);
        self.begin_making(Order { origin, seed, wishes, attempts: 0, seconds: FIRST_PART });
    }

    fn begin_making(self, order: Order) {
        self.busy.set(true);
        self.said.set(word("making").to_owned());
        self.seek(order);
    }

    /// Makes another puzzle of a grade, by its name in the vocabulary; which technique it needs is left open.
    pub(super) fn make_like(self, grade: &str) {
        let grade = GRADES.into_iter().find(|(name, _)| *name == grade);
        self.make_with("", grade.map(|(name, _)| name), grade.map_or(word("random"), |(_, text)| text()));
    }

    /// Makes a puzzle that needs the technique to practise, and begins with it.
    pub(super) fn make(self, grade: Option<&'static str>, title: &'static str) {
        let technique = self.app.peek(|state| state.settings.technique.clone());
        self.make_with(&technique, grade, title);
    }

    fn make_with(self, technique: &str, grade: Option<&'static str>, title: &'static str) {
        let symmetry = self.app.peek(|state| state.settings.symmetry.clone());
        let order = PuzzleOrder::new().symmetry(&symmetry);
        let order = match grade {
            Some(grade) => order.grade(grade),
            None => order,
        };
        let order = match technique {
            "" => order,
            technique => order.needs(technique),
        };
        let order = match self.app.peek(|state| unknown(&state.settings)) {
            Some(_) if technique.is_empty() && grade.is_some_and(|grade| self.is_unknown(grade)) => {
                return self.end(phrase("not-known", &[("grade", &title)]));
            }
            Some(unknown) => order.without(&unknown),
            None => order,
        };
        self.make_as_wished(grade.unwrap_or_default(), title, &order);
    }

    /// Makes a puzzle of a grade, or of any if it is empty, and begins with it.
    pub(super) fn make_as_wished(self, grade: &str, title: &str, wishes: &PuzzleOrder) {
        let (seed, wishes) = (browser::fresh_seed(), wishes.clone().attempts(ATTEMPTS));
        let origin = Origin {
            title: title.to_owned(),
            seed: Some(seed),
            grade: grade.to_owned(),
            written: language().to_owned(),
            ..Origin::default()
        };
        self.begin_making(Order { origin, seed, wishes, attempts: 0, seconds: FIRST_PART });
    }

    /// True once the panel is left.
    pub(super) fn is_gone(self) -> bool {
        self.busy.is_disposed()
    }

    /// True if no puzzle of the grade is solved with what the player knows.
    fn is_unknown(self, grade: &str) -> bool {
        self.app.peek(|state| place_of(grade) > place_of(&state.settings.known_grade))
    }

    /// Asks for a part of the attempts, and for more until there is a puzzle.
    fn seek(self, order: Order) {
        self.app.ask(WorkerKind::Patient, order.request(), move |answer| {
            if self.busy.is_disposed() {
                return;
            }
            match answer {
                Ok(made) => self.receive(order, Generated::of(&made)),
                Err(message) => self.end(message),
            }
        });
    }

    /// Begins with the puzzle that was made, or goes on.
    fn receive(self, order: Order, made: Generated<'_>) {
        match made.puzzles().first().and_then(|made| made.puzzle()) {
            Some(puzzle) => self.begin(&puzzle, order.origin),
            None => self.go_on(order, made),
        }
    }

    /// Says how often it was attempted, and goes on unless that was often enough.
    fn go_on(self, order: Order, made: Generated<'_>) {
        let order = order.after(made);
        if order.attempts >= ATTEMPTS {
            return self.end(phrase("not-made", &[("attempts", &order.attempts)]));
        }
        self.said.set(phrase("making-on", &[("attempts", &order.attempts)]));
        self.seek(order);
    }

    fn end(self, said: String) {
        self.busy.set(false);
        self.said.set(said);
    }

    /// Begins with a puzzle that was made, once its hardest technique is known if that is wanted.
    fn begin(self, puzzle: &Puzzle, origin: Origin) {
        if !self.app.peek(|state| state.settings.names_technique) {
            return self.play(puzzle, origin);
        }
        let puzzle = *puzzle;
        self.app.ask(WorkerKind::Patient, ask::Techniques::new().language(language()), move |list| {
            let list = list.unwrap_or_default();
            self.app.ask(WorkerKind::Patient, ask::Rate::about(&puzzle), move |rated| {
                if self.busy.is_disposed() {
                    return;
                }
                let rated = rated.unwrap_or_default();
                let named = |technique: String| {
                    let title = phrase("needs-technique", &[("grade", &origin.title), ("technique", &technique)]);
                    // What the technique is called elsewhere only the solver knows, so the title stays as it is.
                    Origin { title, written: String::new(), ..origin.clone() }
                };
                let technique = name_of(&TechniqueList::of(&list), Rated::of(&rated).hardest());
                self.play(&puzzle, technique.map_or(origin.clone(), named));
            });
        });
    }

    fn play(self, puzzle: &Puzzle, origin: Origin) {
        self.end(origin.seed.map(made).unwrap_or_default());
        self.app.begin(puzzle, origin);
        self.app.open(Panel::Play);
    }
}

/// The name of a technique in the language of the list.
fn name_of(list: &TechniqueList<'_>, slug: &str) -> Option<String> {
    list.techniques().iter().find(|info| info.slug() == slug).map(|info| info.name().to_owned())
}

impl Order {
    fn request(&self) -> Generate {
        let request = Generate::new().seed(self.seed).attempt(self.attempts);
        request.seconds(self.seconds).order(&self.wishes)
    }

    /// What is left to ask for after a part of the attempts was in vain.
    fn after(self, made: Generated<'_>) -> Self {
        let attempts = made.missed().first().map_or(self.attempts, |missed| missed.attempts());
        Self { attempts, seconds: (2.0 * self.seconds).min(LONGEST_PART), ..self }
    }
}

/// What a puzzle was made from.
pub(super) fn made(seed: u64) -> String {
    phrase("made", &[("seed", &seed.to_string())])
}
