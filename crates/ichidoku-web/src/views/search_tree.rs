//! The search tree of a run at a moment, drawn; any node's grid can be looked at, by clicks and by keys.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

use super::bench::Bench;
use super::dom::{Part, drawn, follow, labelled, part};
use super::icons::icon;
use super::reactive::*;
use crate::board_view::Shown;
use crate::decimal_text::decimal;
use crate::drawing::Drawing;
use crate::tree::{Moment, Tree, spell};
use crate::tree_picture::{Kind, Picture, SIZE, Way};
use crate::words::{grouped, phrase, word};

/// A sign of the tree, its class in the style sheet, and what it means.
type Sign = (Kind, &'static str, fn() -> &'static str);

/// The signs of the tree.
const SIGNS: [Sign; 4] = [
    (Kind::Tip, "tip", || word("tree-legend-path")),
    (Kind::Dead, "dead", || word("tree-legend-dead")),
    (Kind::Folded, "folded", || word("tree-legend-folded")),
    (Kind::Solved, "solved", || word("tree-legend-solved")),
];

/// A tree that is drawn, and the node that is looked at.
#[derive(Clone, Copy)]
struct View {
    bench: Bench,
    tree: RwSignal<Option<Rc<Tree>>, LocalStorage>,
    now: RwSignal<Moment>,
    picture: RwSignal<Rc<Picture>, LocalStorage>,
    picked: RwSignal<Option<usize>>,
}

/// The tree that `tree` has at the moment that `now` says.
pub(super) fn search_tree(
    bench: Bench,
    tree: impl Fn() -> Option<Rc<Tree>> + 'static,
    now: impl Fn() -> Moment + 'static,
) -> Part {
    let view = View {
        bench,
        tree: RwSignal::new_local(None),
        now: RwSignal::new(Moment::default()),
        picture: RwSignal::new_local(Rc::default()),
        picked: RwSignal::new(None),
    };
    follow(move || {
        let tree = tree();
        let is_another = match (&tree, view.tree.get_untracked()) {
            (Some(new), Some(old)) => !Rc::ptr_eq(new, &old),
            (new, old) => new.is_some() || old.is_some(),
        };
        if is_another {
            view.picked.set(None);
            view.tree.set(tree);
        }
    });
    follow(move || {
        let now = now();
        let picture = view.tree.with(|tree| tree.as_ref().map(|tree| Picture::new(tree, now)));
        view.now.set(now);
        view.picture.set(Rc::new(picture.unwrap_or_default()));
    });
    let has_guesses = move || view.tree.with(|tree| tree.as_ref().is_some_and(|tree| tree.has_guesses()));
    let has_none = move || view.tree.with(|tree| tree.as_ref().is_some_and(|tree| !tree.has_guesses()));
    part("div")
        .class("tree filled")
        .children_if(has_guesses, move || view.contents())
        .child_if(has_none, || labelled("p", "note", word("tree-none")))
}

impl View {
    fn contents(self) -> Vec<Part> {
        let told = move || self.picked.get().and_then(|node| self.with_tree(|tree| tree.tell(node)));
        let told = move || told().unwrap_or_else(|| word("tree-pick").to_owned());
        let said = labelled("p", "note tree-said", "").attr("role", "status").text_of(told);
        vec![self.summary(), self.canvas(), legend(), self.arrows(), said, self.path()]
    }

    fn with_tree<T>(self, read: impl FnOnce(&Tree) -> T) -> Option<T> {
        self.tree.with(|tree| tree.as_ref().map(|tree| read(tree)))
    }

    fn summary(self) -> Part {
        let summary = move || {
            let (now, drawn) = (self.now.get(), self.picture.with(|picture| picture.spots.len()));
            let nodes = self.with_tree(|tree| tree.nodes().first().map_or(0, |root| root.nodes)).unwrap_or_default();
            phrase(
                "tree-now",
                &[
                    ("depth", &now.depth),
                    ("written", &grouped(now.written)),
                    ("nodes", &grouped(nodes)),
                    ("drawn", &grouped(drawn as u64)),
                ],
            )
        };
        labelled("p", "note tree-now", "").text_of(summary)
    }

    fn canvas(self) -> Part {
        let size = format!("0 0 {} {}", decimal(SIZE.0, 0), decimal(SIZE.1, 0));
        let line = |class: &str, are_open: bool| {
            drawn("path").class(class).attr_of("d", move || self.picture.with(|picture| picture.lines(are_open)))
        };
        let sign = |kind: Kind, class: &str| {
            drawn("path").class(class).attr_of("d", move || self.picture.with(|picture| picture.signs(kind)))
        };
        let label = move || {
            let drawn = self.picture.with(|picture| picture.spots.len());
            phrase("tree-picture", &[("drawn", &grouped(drawn as u64)), ("depth", &self.now.get().depth)])
        };
        let at = move || {
            let picked = self.picked.get()?;
            self.picture.with(|picture| picture.spot(picked).map(|spot| (picture.spots[spot].x, picture.spots[spot].y)))
        };
        let ring = drawn("circle").class("picked").attr("r", "8");
        let ring = ring
            .attr_of("cx", move || at().map_or_else(|| "-20".to_owned(), |(x, _)| decimal(x, 1)))
            .attr_of("cy", move || at().map_or_else(|| "-20".to_owned(), |(_, y)| decimal(y, 1)));
        let svg = drawn("svg").attrs(&[("viewBox", &size), ("role", "img")]).attr_of("aria-label", label);
        let svg = svg.child(line("closed", false)).child(line("open", true));
        let svg = svg.children(SIGNS.map(|(kind, class, _)| sign(kind, class))).child(ring);
        part("div")
            .class("tree-frame")
            .attrs(&[("tabindex", "0"), ("role", "application")])
            .label(word("search-tree"))
            .child(svg.on("click", move |event| self.click(event)))
            .on("keydown", move |event| self.key(event))
    }

    /// Picks the node nearest to the pointer.
    fn click(self, event: &Event) {
        let place = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let (Some(place), Some(event)) = (place, event.dyn_ref::<MouseEvent>()) else { return };
        let frame = place.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - frame.left()) / frame.width().max(1.0) * SIZE.0;
        let y = (f64::from(event.client_y()) - frame.top()) / frame.height().max(1.0) * SIZE.1;
        let spot = self.picture.with_untracked(|picture| Some(picture.spots[picture.nearest(x, y)?].node));
        self.pick(spot);
    }

    fn key(self, event: &Event) {
        let way = match event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).as_deref() {
            Some("ArrowUp") => Way::Up,
            Some("ArrowDown") => Way::Down,
            Some("ArrowLeft") => Way::Left,
            Some("ArrowRight") => Way::Right,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        self.go(way);
    }

    /// Goes on from the node that is looked at, or begins at the root.
    fn go(self, way: Way) {
        let from = self.picked.get_untracked();
        let node = self.picture.with_untracked(|picture| {
            let spot = match from.and_then(|node| picture.spot(node)) {
                Some(spot) => picture.step(spot, way)?,
                None => 0,
            };
            picture.spots.get(spot).map(|spot| spot.node)
        });
        if node.is_some() {
            self.pick(node);
        }
    }

    /// Looks at a node: its grid lies over the game.
    fn pick(self, node: Option<usize>) {
        self.picked.set(node);
        let shown = self.tree.with_untracked(|tree| {
            let (tree, node) = (tree.as_ref()?, node?);
            let cell = tree.nodes().get(node)?.guess.map(ichidoku::Candidate::cell);
            let drawing = Drawing { pattern: cell.into_iter().collect(), ..Drawing::default() };
            Some((Shown { digits: tree.grid(node), candidates: None, keeps_own: false }, drawing))
        });
        if let Some((shown, drawing)) = shown {
            self.bench.uncover();
            self.bench.show(&shown, &drawing);
        }
    }

    fn arrows(self) -> Part {
        let arrow = |name: &str, way: Way, label: &str| {
            part("button").class("round").label(label).child(icon(name)).click(move || self.go(way))
        };
        part("div")
            .class("row-of-buttons tree-arrows")
            .attrs(&[("role", "group"), ("dir", "ltr")])
            .label(word("search-tree"))
            .child(arrow("back", Way::Left, word("tree-left")))
            .child(arrow("up", Way::Up, word("tree-up")))
            .child(arrow("down", Way::Down, word("tree-down")))
            .child(arrow("on", Way::Right, word("tree-right")))
    }

    /// The open guesses as text.
    fn path(self) -> Part {
        let now = self.now;
        let guesses = move || self.with_tree(|tree| tree.guesses(now.get())).unwrap_or_default();
        let path = move || guesses().into_iter().map(spell).collect::<Vec<_>>().join(", ");
        part("details")
            .child(part("summary").text(word("tree-path")))
            .child(labelled("p", "note", "").attr("dir", "ltr").text_of(path))
    }
}

fn legend() -> Part {
    let entry = |(kind, class, meaning): Sign| {
        let sign = drawn("svg").attrs(&[("viewBox", "-7 -7 14 14"), ("aria-hidden", "true")]);
        let sign = sign.child(drawn("path").class(class).attr("d", &crate::tree_picture::sign(kind, 0.0, 0.0)));
        part("li").child(sign).text(meaning())
    };
    part("ul").class("tree-legend").children(SIGNS.map(entry))
}
