//! Opening a puzzle of any rules: it is read, shown and solved once.

use super::app::Status;
use super::browser;
use super::reactive::*;
use super::solver::{Solver, WorkerKind};
use super::variant_address::{Address, origin_in_link, show_address};
use super::variant_table::{Drawn, Rule, Table, solved};
use crate::answers::{self, VariantDescribed};
use crate::ask::{self, Request};
use crate::variants::{Game, Grid, OpenGame, Origin, Sketches};
use crate::words::{language, phrase, word};

impl Table {
    /// Opens the puzzle of a text, of which more may be known than the text says; says why if it is no puzzle, and asks if something is
    /// only drawn that can't be shown.
    pub(super) fn open(self, text: &str, known: Origin) {
        let is_short_link = is_short_link(text);
        let describe = ask::DescribeVariant::new().puzzle(text).language(language()).drawn_unchecked(true);
        self.ask(WorkerKind::Quick, describe, move |answer| match answer {
            Ok(answer) => {
                let described = VariantDescribed::of(&answer);
                let origin = origin_of(described).or(&known);
                match described.drawn().as_slice() {
                    [_, ..] if described.drawings().is_empty() => {
                        let (puzzle, what) = (described.puzzle().to_owned(), described.drawn().join(", "));
                        self.ask_about(Drawn { puzzle, what, origin });
                    }
                    _ => self.begin(described, origin),
                }
            }
            Err(_) if is_short_link => self.tell(word("variant-empty-link")),
            Err(message) => self.tell(&phrase("variant-unreadable", &[("fault", &message)])),
        });
    }

    /// Asks on the first screen whether a puzzle is opened without what is only drawn.
    fn ask_about(self, drawn: Drawn) {
        self.leave_game();
        self.drawn.set(Some(drawn));
        browser::reveal("variant-drawn");
    }

    /// Goes to the first screen.
    fn leave_game(self) {
        self.forget();
        self.drawn.set(None);
        self.leave_studio();
        self.board.set(None);
        browser::to_top();
    }

    /// Goes where the address says: to a puzzle, to the studio, or to the first screen.
    pub(super) fn follow_address(self) {
        let fragment = browser::fragment();
        match Address::of(&fragment) {
            Some(Address::Play(puzzle)) if self.draft.with_untracked(Option::is_some) || !self.plays(&puzzle) => {
                self.open(&puzzle, origin_in_link(&fragment));
            }
            Some(Address::Set(puzzle)) if self.set_text().as_deref() != Some(&puzzle) => {
                self.set(&puzzle, Origin::default());
            }
            Some(_) => {}
            None => self.leave_game(),
        }
    }

    fn plays(self, puzzle: &str) -> bool {
        self.puzzle().as_deref() == Some(puzzle)
    }

    /// Begins or goes on with the puzzle that was described.
    fn begin(self, described: VariantDescribed<'_>, origin: Origin) {
        let (grid, puzzle) = (grid_of(described), described.puzzle());
        let givens: Vec<Option<i16>> = described.givens().concat();
        let kept = self.kept.with_untracked(|kept| kept.game(puzzle).cloned());
        if let Some(game) = kept.as_ref().filter(|game| game.puzzle != puzzle) {
            return self.open(&game.puzzle, origin);
        }
        let kept_origin = kept.as_ref().map(Game::origin).unwrap_or_default();
        let mut game = kept.unwrap_or_else(|| Game::new(puzzle, grid, &givens)).with_origin(origin.or(&kept_origin));
        let drawings = described.drawings().into_iter().map(|drawing| ask::written(drawing.json())).collect::<Vec<_>>();
        let is_drawn = game.sketches.is_empty() && !drawings.is_empty();
        if is_drawn {
            game.sketches = Sketches::new(puzzle, drawings);
        }
        self.show_rules(described, &grid);
        self.forget();
        self.drawn.set(None);
        self.message.set(String::new());
        self.picture.set(String::new());
        self.leave_studio();
        self.board.set(Some(OpenGame::new(game)));
        browser::to_top();
        self.show_sketches();
        show_address(&Address::Play(puzzle.to_owned()));
        self.draw();
        self.learn();
        self.keep();
        if is_drawn {
            self.tell(word("drawn-about"));
        }
    }

    pub(super) fn show_rules(self, described: VariantDescribed<'_>, grid: &Grid) {
        let rule = |rule: answers::VariantRule<'_>| Rule {
            code: rule.rule().to_owned(),
            text: answers::text(&rule.sentences()),
            cells: rule.cells().into_iter().filter_map(|name| grid.named(name)).collect(),
        };
        self.rules.set(described.rules().into_iter().map(rule).collect());
        let mut boxes = vec![0; grid.cells()];
        for (number, cells) in (1..).zip(described.boxes()) {
            cells.into_iter().filter_map(|name| grid.named(name)).for_each(|cell| boxes[cell] = number);
        }
        self.boxes.set(boxes);
    }

    /// Asks again for what was said in another language.
    pub(super) fn turn_language(self) {
        self.solver.with_value(Solver::turn_language);
        self.forget();
        if let Some(puzzle) = self.puzzle() {
            let describe = ask::DescribeVariant::new().puzzle(&puzzle).language(language());
            self.ask(WorkerKind::Quick, describe, move |answer| {
                if let (Ok(answer), Some(grid)) = (answer, self.peek(|board| board.game.grid)) {
                    self.show_rules(VariantDescribed::of(&answer), &grid);
                }
            });
        }
    }

    /// Finds out whether the puzzle has one solution, and which.
    pub(super) fn learn(self) {
        self.end();
        self.solution.set_value(None);
        self.status.set(Status::Unknown);
        let Some(puzzle) = self.puzzle() else { return };
        self.ask(WorkerKind::Patient, ask::SolveVariant::new().puzzle(&puzzle), move |answer| {
            let Ok(answer) = answer else { return };
            if self.puzzle() != Some(puzzle) {
                return;
            }
            let (status, solution) = solved(&answer);
            // Whoever follows the status may look at the solution.
            self.solution.set_value(solution.filter(|_| status == Status::Unique));
            self.status.set(status);
        });
    }
}

/// Longest address that is too short for a puzzle.
const SHORT: usize = 100;

/// True of an address that holds no puzzle: its site keeps that.
fn is_short_link(text: &str) -> bool {
    let text = text.trim();
    text.starts_with("http") && text.len() <= SHORT && !text.contains(['?', '#'])
}

/// What the text of a puzzle says beside its rules.
pub(super) fn origin_of(described: VariantDescribed<'_>) -> Origin {
    let [title, author, rules_text] =
        [described.title(), described.author(), described.rules_text()].map(|text| text.trim().to_owned());
    Origin { title, author, rules_text }
}

/// The grid of a puzzle that was described.
pub(super) fn grid_of(described: VariantDescribed<'_>) -> Grid {
    let [rows, columns] = [described.rows(), described.columns()].map(|count| count as usize);
    let [lowest, highest] = [described.lowest(), described.highest()].map(|digit| digit as i16);
    Grid { rows, columns, lowest, highest }
}
