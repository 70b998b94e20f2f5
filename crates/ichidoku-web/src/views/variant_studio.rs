//! The studio: a puzzle of any size is set rule by rule, and each change is checked at once.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::app::Status;
use super::browser;
use super::dom::{Part, labelled, part};
use super::icons::icon;
use super::reactive::*;
use super::solver::WorkerKind;
use super::storage;
use super::variant_address::{Address, link, show_address};
use super::variant_change::FIELD;
use super::variant_check::findings;
use super::variant_open::{grid_of, origin_of};
use super::variant_origin::{origin_fields, setter_says_on_paper};
use super::variant_play::{act, keypad, rule_line, rules_list};
use super::variant_share::SITES;
use super::variant_start::progress;
use super::variant_table::{Rule, Table};
use super::window::window;
use crate::answers::{VariantDescribed, VariantRule};
use crate::ask::{self, Request};
use crate::session::Msg;
use crate::variants::{Draft, KeptDraft, Missing, OpenGame, Origin, PALETTE, RuleKind, Section, with_box};
use crate::words::{language, phrase, word};

impl Table {
    /// The puzzle that is being set, with its digits; none while one is played.
    pub(super) fn set_text(self) -> Option<String> {
        let draft = self.draft.get_untracked()?;
        self.peek(|board| draft.with_digits(&board.game))
    }

    /// Leaves the puzzle that was being set.
    pub(super) fn leave_studio(self) {
        self.pen.set(None);
        self.changed.set(None);
        self.latest.set(None);
        self.typed.set(String::new());
        self.grade.set(String::new());
        self.found.set(Vec::new());
        self.draft.set(None);
    }

    /// True if a puzzle is being set that has one solution.
    pub(super) fn is_set_with_one_solution(self) -> bool {
        self.draft.with(Option::is_some) && self.status.get() == Status::Unique
    }

    /// Opens a puzzle in the studio, of which more may be known than the text says; says why if that can't be.
    pub(super) fn set(self, text: &str, known: Origin) {
        let describe = ask::DescribeVariant::new().puzzle(text).language(language());
        self.ask(WorkerKind::Quick, describe, move |answer| match answer {
            Ok(answer) => self.show_draft(VariantDescribed::of(&answer), &known),
            Err(message) => self.tell(&message),
        });
    }

    /// Puts another puzzle in the place of the one that is being set, as a step that can be taken back, and says what was done where
    /// the board doesn't show it.
    fn change(self, text: &str, said: String) {
        let Some(before) = self.set_text() else { return };
        if text == before {
            return self.leave_rule();
        }
        let describe = ask::DescribeVariant::new().puzzle(text).language(language());
        self.ask(WorkerKind::Quick, describe, move |answer| match answer {
            Ok(answer) if self.set_text().as_deref() == Some(&before) => {
                self.update_draft(|draft| draft.step(before));
                self.show_draft(VariantDescribed::of(&answer), &Origin::default());
                if !said.is_empty() {
                    self.tell(&said);
                }
            }
            Ok(_) => {}
            Err(message) => self.tell(&message),
        });
    }

    pub(super) fn update_draft(self, change: impl FnOnce(&mut Draft)) {
        self.draft.update(|draft| {
            if let Some(draft) = draft {
                change(draft);
            }
        });
    }

    fn show_draft(self, described: VariantDescribed<'_>, known: &Origin) {
        let grid = grid_of(described);
        let before = self.set_text();
        let kept = || self.kept.with_untracked(|kept| kept.draft(described.puzzle()).cloned());
        let mut draft = self.draft.get_untracked().or_else(kept).unwrap_or_default();
        draft.show(described.puzzle(), described.rules().into_iter().map(VariantRule::rule));
        draft.origin = origin_of(described).or(known).or(&draft.origin);
        let game = draft.game(grid, &described.givens().concat());
        if self.changed.with_untracked(|rule| rule.as_ref().is_some_and(|rule| !draft.has(&rule.code))) {
            self.leave_rule();
        }
        self.forget();
        self.drawn.set(None);
        self.show_rules(described, &grid);
        let was_open = self.draft.with_untracked(Option::is_some);
        self.draft.set(Some(draft));
        match self.peek(|board| board.game.grid) {
            Some(same) if same == grid && was_open => self.board.update(|board| {
                if let Some(board) = board {
                    board.game = game;
                }
            }),
            _ => {
                self.picture.set(String::new());
                self.board.set(Some(OpenGame::new(game)));
                browser::to_top();
            }
        }
        self.show_set(before);
        self.draw();
    }

    /// Shows the puzzle in the address, keeps it in the place of what it was before, and checks it.
    fn show_set(self, before: Option<String>) {
        if let Some(text) = self.set_text() {
            self.keep_draft(&before.unwrap_or_else(|| text.clone()), text.clone());
            show_address(&Address::Set(text));
        }
        self.check_set();
    }

    /// Keeps the puzzle on the device: its address goes with its tab.
    pub(super) fn keep_draft(self, before: &str, puzzle: String) {
        let Some(grid) = self.peek(|board| board.game.grid) else { return };
        let Some(draft) = self.draft.get_untracked() else { return };
        let mut kept = storage::variants();
        kept.put_draft(before, KeptDraft { puzzle, grid, draft });
        self.save(kept);
    }

    /// Forgets a puzzle that was being set.
    pub(super) fn remove_draft(self, puzzle: &str) {
        let mut kept = storage::variants();
        kept.remove_draft(puzzle);
        self.save(kept);
        self.tell(word("snack-removed"));
    }

    /// Digits were put in; this is the puzzle before that.
    pub(super) fn note_digits(self, before: String) {
        self.update_draft(|draft| draft.step(before.clone()));
        self.show_set(Some(before));
    }

    /// Takes the last step back, or does it again.
    pub(super) fn step_draft(self, back: bool) {
        let Some(now) = self.set_text() else { return };
        let mut text = None;
        self.update_draft(|draft| text = if back { draft.undo(now) } else { draft.redo(now) });
        match text {
            Some(text) => self.set(&text, Origin::default()),
            None => self.tell(word(if back { "said-nothing-to-undo" } else { "said-nothing-to-redo" })),
        }
    }

    /// Places a rule in the selected cells, or makes it the pen if they are too few.
    fn press_rule(self, kind: &'static RuleKind) {
        match self.peek(|board| self.rule_of(kind, board)) {
            Some(Err(missing)) if missing.is_of_cells() => self.turn_pen(kind, &missing),
            _ => _ = self.place_and_let_go(kind),
        }
    }

    /// Places a rule as [`Self::place`] does, and then selects nothing, so that the next one can follow.
    pub(super) fn place_and_let_go(self, kind: &RuleKind) -> bool {
        let is_placed = self.place(kind);
        if is_placed && !kind.is_whole() {
            self.edit(|board| board.select(Vec::new()));
        }
        is_placed
    }

    /// Places a rule in the selected cells; says what is missing and gives false if it can't.
    pub(super) fn place(self, kind: &RuleKind) -> bool {
        let placed = self.peek(|board| {
            let rule = self.rule_of(kind, board)?;
            let changed = self.changed.get_untracked().map(|changed| changed.code);
            Ok::<_, Missing>(self.draft.with_untracked(|draft| {
                Some((with_rule(draft.as_ref()?, board, kind, &rule, changed.as_deref()), plain(&rule, board)))
            }))
        });
        match placed {
            Some(Ok(Some((text, plain)))) => {
                // A number is for one rule: another may have a usual one.
                self.typed.set(String::new());
                self.latest.set(kind.is_typed().then_some(plain));
                self.change(&text, String::new());
            }
            Some(Err(missing)) => {
                self.tell(&missing.text());
                return false;
            }
            _ => {}
        }
        true
    }

    /// Gives what was typed to the rule in hand or, as long as nothing else is selected, to the one that was placed last.
    fn enter_typed(self) {
        let is_free = self.changed.with_untracked(Option::is_none)
            && self.peek(|board| board.selected().cells().is_empty()) == Some(true);
        let is_typed = self.typed.with_untracked(|typed| !typed.trim().is_empty());
        match (self.retyped_latest().filter(|_| is_free && is_typed), self.kind_in_hand()) {
            (Some(Ok(text)), _) => {
                self.typed.set(String::new());
                self.change(&text, String::new());
            }
            (Some(Err(missing)), _) => self.tell(&missing.text()),
            (None, Some(kind)) => _ = self.place_and_let_go(kind),
            (None, None) if is_typed => self.tell(word("studio-help")),
            (None, None) => {}
        }
    }

    /// The puzzle in which the rule that was placed last has the number that was typed; nothing if that rule is gone.
    fn retyped_latest(self) -> Option<Result<String, Missing>> {
        let latest = self.latest.get_untracked()?;
        let retyped = |board: &OpenGame, draft: &Draft| {
            let place = draft.place(|own| is_same_but_for_number(&plain(own, board), &latest))?;
            let (rule, grid) = (draft.rule(place)?, &board.game.grid);
            let kind = RuleKind::of(rule, grid)?;
            let retyped = self.typed.with_untracked(|typed| kind.retyped(rule, grid, typed));
            Some(retyped.map(|rule| draft.with_instead(&board.game, place, &rule)))
        };
        self.peek(|board| self.draft.with_untracked(|draft| retyped(board, draft.as_ref()?)))?
    }

    /// Takes a rule away, and says so where that wasn't asked for by its name.
    fn take_away(self, rule: &str, said: String) {
        let text = self.peek(|board| {
            self.draft.with_untracked(|draft| {
                let draft = draft.as_ref()?;
                Some(draft.without(&board.game, draft.place(|own| own == rule)?))
            })
        });
        if let Some(text) = text.flatten() {
            self.change(&text, said);
        }
    }

    /// Takes away the newest rule in exactly the selected cells, or else that is drawn on all of them; false if they hold something
    /// of their own or no rule is there.
    pub(super) fn erase_rule(self) -> bool {
        let sees_candidates = self.sees_candidates.get_untracked();
        let cells = self.peek(|board| {
            let cells = board.selected().cells();
            let has_own = |cell: &usize| board.game.content(*cell).holds_something(!sees_candidates);
            if cells.iter().any(has_own) { Vec::new() } else { cells.to_vec() }
        });
        let cells = cells.unwrap_or_default();
        let Some(grid) = self.peek(|board| board.game.grid).filter(|_| !cells.is_empty()) else { return false };
        let is_drawn = |rule: &&Rule| RuleKind::of(&rule.code, &grid).is_some_and(|kind| !kind.is_outside());
        let has_all = |rule: &&Rule| cells.iter().all(|cell| rule.cells.contains(cell));
        let rule = self.rules.with_untracked(|rules| {
            let mut newest = rules.iter().rev().filter(is_drawn).filter(has_all);
            newest.clone().find(|rule| rule.cells.len() == cells.len()).or_else(|| newest.next()).cloned()
        });
        if let Some(Rule { code, .. }) = &rule {
            self.take_away(code, phrase("studio-removed", &[("rule", &untrack(|| self.named(code)))]));
        }
        rule.is_some()
    }
}

/// The puzzle with a rule more. It takes the place of the one that is changed, if one is. One that is there or not goes if it is there,
/// unless other cells are selected for it; any other takes the place of one of its kind in the same cells.
fn with_rule(draft: &Draft, board: &OpenGame, kind: &RuleKind, rule: &str, changed: Option<&str>) -> String {
    let cells = board.selected().cells();
    if kind.is_box() {
        return draft.with_boxes(&board.game, &with_box(&board.game.grid, draft.layout(), cells));
    }
    if let Some(place) = draft.place(|own| Some(own) == changed) {
        return draft.with_instead(&board.game, place, rule);
    }
    match draft.place(|own| kind.is(own)).filter(|_| kind.is_whole()) {
        Some(place) if !cells.is_empty() && !draft.has(rule) => draft.with_instead(&board.game, place, rule),
        Some(place) => draft.without(&board.game, place),
        None if let Some((place, whole)) = with_others(draft, kind, rule) => {
            draft.with_instead(&board.game, place, &whole)
        }
        None => match draft.place(|own| is_same_but_for_number(&plain(own, board), &plain(rule, board))) {
            Some(place) => draft.with_instead(&board.game, place, rule),
            None => draft.with(&board.game, rule),
        },
    }
}

/// The place of a rule that a new one is part of, and the whole of both.
fn with_others(draft: &Draft, kind: &RuleKind, rule: &str) -> Option<(usize, String)> {
    let place = draft.place(|own| kind.is(own))?;
    Some((place, kind.joined(draft.rule(place)?, rule)?))
}

/// A rule without its number, where it can be without one.
fn plain(rule: &str, board: &OpenGame) -> String {
    let kind = RuleKind::of(rule, &board.game.grid).filter(|kind| kind.is_typed());
    kind.and_then(|kind| kind.retyped(rule, &board.game.grid, "").ok()).unwrap_or_else(|| rule.to_owned())
}

/// Rules whose cells have no order.
const UNORDERED: [&str; 16] = [
    ".Cage",
    ".Sum",
    ".AllDifferent",
    ".RellikCage",
    ".EqualityCage",
    ".ContainAtLeast",
    ".ContainExact",
    ".LookAndSay",
    ".Indexing",
    ".CountingCircles",
    ".",
    ".Renban",
    ".WhiteDot",
    ".BlackDot",
    ".X",
    ".V",
];

/// True if two rules are of one kind and in the same cells: what may differ is what was typed, and at which end of a diagonal it is.
fn is_same_but_for_number(one: &str, other: &str) -> bool {
    let parts = |rule: &str| {
        let is_cell = |part: &&str| part.starts_with(['R', 'C']);
        // Of a cell with its possible digits, the cell.
        let cell = |part: &str| part.split('_').next().unwrap_or_default().to_owned();
        let most = if rule.starts_with(".LittleKiller~") { 1 } else { usize::MAX };
        rule.split('~').skip(1).filter(is_cell).map(cell).take(most).collect::<Vec<_>>()
    };
    let kind = |rule: &str| rule.split('~').next().unwrap_or_default().to_owned();
    let (mine, theirs) = (parts(one), parts(other));
    let has_same = || mine.len() == theirs.len() && mine.iter().all(|cell| theirs.contains(cell));
    let is_same = mine == theirs || UNORDERED.contains(&&*kind(one)) && has_same();
    !mine.is_empty() && kind(one) == kind(other) && is_same
}

// ---- the panel ----

pub(super) fn studio(table: Table) -> Part {
    let typed = part("input").id(FIELD).attrs(&[
        ("type", "text"),
        ("inputmode", "numeric"),
        ("autocomplete", "off"),
        ("maxlength", "40"),
    ]);
    let typed = typed.prop_of("value", move || table.typed.get().into()).on("keydown", move |event| {
        match event.unchecked_ref::<KeyboardEvent>().key().as_str() {
            "Enter" => table.enter_typed(),
            "Escape" => table.leave_rule(),
            _ => {}
        }
    });
    let value = part("div")
        .class("setting")
        .child(part("label").attr("for", FIELD).text(word("studio-value")))
        .child(typed.on("input", move |event| table.typed.set(browser::value(event))));
    let palette = PALETTE.iter().map(|group| rules_to_place(table, group));
    part("section")
        .class("panel variant-studio")
        .label(word("studio"))
        .child(labelled("h2", "hearsay", word("studio")))
        .child(part("p").class("note").text(word("studio-help")))
        .child(progress(table))
        .child(part("div").class("row-of-keys").child(keypad(table)))
        .child(buttons(table))
        .child(findings(table))
        .child(value)
        .children(palette)
        .child(setter_says_on_paper(table))
        .child(placed_rules(table))
        .child(origin_fields(table))
}

fn buttons(table: Table) -> Part {
    let chip = |id: &str, label: &str| labelled("button", "chip", label).id(id);
    let cannot_undo = move || !table.draft.with(|draft| draft.as_ref().is_some_and(Draft::can_undo));
    let cannot_redo = move || !table.draft.with(|draft| draft.as_ref().is_some_and(Draft::can_redo));
    let copy = move || {
        if let Some(text) = table.set_text() {
            browser::copy(&link(text, &table.origin()));
            table.tell(word("copied"));
        }
    };
    let candidates = move || {
        table.sees_candidates.update(|on| *on = !*on);
        table.check_set();
    };
    let is_not_unique = move || table.status.get() != Status::Unique;
    let play = move || table.open(&table.set_text().unwrap_or_default(), table.origin());
    part("div")
        .class("row-of-buttons")
        .child(chip("undo", word("undo")).flag_of("disabled", cannot_undo).click(move || act(table, &Msg::Undo)))
        .child(chip("redo", word("redo")).flag_of("disabled", cannot_redo).click(move || act(table, &Msg::Redo)))
        .child(
            chip("true-candidates", word("solve-true"))
                .truth_of("aria-pressed", move || table.sees_candidates.get())
                .click(candidates),
        )
        .child(
            chip("can-go", word("setter-redundant"))
                .flag_of("disabled", is_not_unique)
                .click(move || table.find_spare()),
        )
        .child(chip("copy-link", word("copy-link")).click(copy))
        .children(SITES.map(|(site, text)| chip(&format!("copy-{site}"), text()).click(move || table.copy_for(site))))
        .child(chip("print", word("print")).click(|| _ = window().print()))
        .child(labelled("button", "chip strong", word("panel-play")).id("studio-play").click(play))
}

/// Rules of one group, each a button.
fn rules_to_place(table: Table, (title, kinds): &Section) -> Part {
    let button = |kind: &'static RuleKind| {
        let button = labelled("button", "chip", (kind.label)()).id(&format!("rule-{}", kind.name));
        let is_there = move || table.draft.with(|draft| Some(draft.as_ref()?.place(|own| kind.is(own)).is_some()));
        let is_pen = move || table.kind_in_hand().is_some_and(|pen| pen.name == kind.name);
        let is_pressed = move || if kind.is_whole() { is_there() == Some(true) } else { is_pen() };
        button.truth_of("aria-pressed", is_pressed).click(move || table.press_rule(kind))
    };
    let group = part("div").class("row-of-buttons").attr("role", "group").label(title());
    part("div").class("studio-group").child(part("h3").text(title())).child(group.children(kinds.iter().map(button)))
}

/// The rules that are there, in words, each with buttons that change it, where that can be, and take it away.
fn placed_rules(table: Table) -> Part {
    let line = move |rule: &Rule| {
        let (code, text) = (rule.code.clone(), rule.text.clone());
        let label = phrase("studio-remove", &[("rule", &text)]);
        let remove = part("button").class("quiet").label(&label).child(icon("bin"));
        let kind = table.peek(|board| RuleKind::of(&code, &board.game.grid)).flatten();
        let change = kind.map(|kind| {
            let (rule, shown) = (rule.clone(), rule.clone());
            let label = phrase("studio-change", &[("rule", &rule.text)]);
            let change = part("button").class("quiet").label(&label).child(icon("pencil"));
            change.truth_of("aria-pressed", move || table.changes(&shown)).click(move || table.take_up(&rule, kind))
        });
        let found = code.clone();
        let line = rule_line(table, rule).class("studio-rule").children(change);
        let line = line.class_of("found", move || table.found.with(|rules| rules.contains(&found)));
        line.child(remove.click(move || table.take_away(&code, String::new())))
    };
    rules_list(table, move |rules| rules.iter().map(line).collect())
}
