//! The picture of a step: what each candidate is to it, which cells to look at, and the links, as a [`Scene`].
//!
//! [`ichidoku_render`] draws it, in text or as an SVG.

mod blocking;
mod mark;
mod spoken;

use ichidoku::{Candidate, CellSet};
use ichidoku_render::{Fate, Legend, Link, LinkKind, Scene, Shape, Sign, Tint};

pub(crate) use self::blocking::Blocking;
use crate::evidence::{self, Node, Strength, candidates_of};
use crate::explain::{Message, Name, Words, say};
use crate::state::State;
use crate::step::Step;
use crate::technique::{Family, Technique};
pub(crate) use ichidoku_render::Part;
pub use mark::Marks;
pub use spoken::Spoken;

/// The picture of a step in the state in which it was found.
///
/// ```
/// use ichidoku_logic::{State, Survey, Technique, draw};
/// use ichidoku_render::{Style, text};
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let state = State::from_puzzle(&line.parse().unwrap());
/// let step = Technique::NakedSingle.first(&Survey::new(&state)).unwrap();
/// let scene = draw::of_step(&state, &step);
/// assert!(text(&scene, Style::default()).contains("| 8     =5  3    |"));
/// assert_eq!(scene.title, "naked single: r5c5=5");
/// ```
pub fn of_step(state: &State, step: &Step) -> Scene {
    of_step_in(Words::english(), state, step)
}

/// The same with its legend in another language.
pub fn of_step_in(words: &Words, state: &State, step: &Step) -> Scene {
    scene(state, step, &Marks::new(state, step), words)
}

/// The picture of a step in a state that is almost the one in which it was found: its pattern, and what spoils it; with
/// its legend in this language.
pub fn of_near_miss_in(
    words: &Words,
    state: &State,
    step: &Step,
    spoiling: impl IntoIterator<Item = Candidate>,
) -> Scene {
    let scene = scene(state, step, &Marks::of_near_miss(state, step, spoiling), words);
    let technique = Name(step.technique.slug());
    Scene { title: words.text(&say::NearTitle { technique }.into()), ..scene }
}

fn scene(state: &State, step: &Step, marks: &Marks, words: &Words) -> Scene {
    let mut scene = Scene::new(state.grid());
    scene.title = format!("{}:{}", words.name(step.technique.slug()), step.moves());
    scene.tints = tints(state, step);
    scene.marks.clone_from(marks.by_candidate());
    scene.shapes = shapes(marks);
    scene.links = links(&step.evidence.links());
    if let Some(blocking) = blocking(state, step) {
        scene.links = blocking.links;
        blocking.crosses.into_iter().for_each(|cross| _ = scene.crosses.insert(cross));
    }
    scene.legend = legend(&scene, marks, words);
    scene
}

fn blocking(state: &State, step: &Step) -> Option<Blocking> {
    (step.technique == Technique::HiddenSingle).then(|| Blocking::of(state, step)).flatten()
}

/// The houses and the cells to look at; of what is the whole grid nothing.
fn tints(state: &State, step: &Step) -> Vec<(Tint, CellSet)> {
    let evidence = &step.evidence;
    let pattern = match step.technique.info().family {
        Family::Singles => step.placements.iter().map(|placed| placed.cell()).collect(),
        _ => evidence.cells(),
    };
    let tints = [
        (Tint::Area, state.all_cells(&evidence.houses())),
        (Tint::Cover, state.all_cells(&evidence.covers())),
        (Tint::Pattern, pattern),
    ];
    tints.into_iter().filter(|(_, cells)| !cells.is_empty() && *cells != state.open()).collect()
}

/// Parts that are true and false by turns are filled and open ones; those that the words call by colours have these.
fn shapes(marks: &Marks) -> [Shape; 4] {
    let has = |keys: &[_]| marks.legend().any(|(_, key)| keys.contains(&key));
    if has(&[say::MarkColour::KEY]) {
        Shape::OF_COLOURS
    } else if has(&[say::MarkOn::KEY, say::MarkOff::KEY]) {
        Shape::OF_TURNS
    } else {
        Shape::OF_PATTERN
    }
}

/// The most links that a picture has. More of them, as of large nets, would hide the grid; the words tell them in order.
const MOST_LINKS: usize = 30;

/// The links between candidates of different cells, each once. A link to several cells goes to the nearest.
fn links(links: &[evidence::Link]) -> Vec<Link> {
    let mut drawn: Vec<Link> = Vec::new();
    for link in links {
        let kind = match link.strength {
            Strength::Strong => LinkKind::Strong,
            Strength::Weak => LinkKind::Weak,
        };
        let Some((from, to)) = nearest(link.from, link.to) else { continue };
        let is_same = |other: &Link| (other.from, other.to) == (from, to) || (other.to, other.from) == (from, to);
        let is_new = !drawn.iter().any(|other| other.kind == kind && is_same(other));
        if from.cell() != to.cell() && is_new {
            drawn.push(Link { from, to, kind });
        }
    }
    if drawn.len() > MOST_LINKS { Vec::new() } else { drawn }
}

/// The candidates of two nodes that are nearest to each other.
fn nearest(from: Node, to: Node) -> Option<(Candidate, Candidate)> {
    let pairs = candidates_of(from.digit, from.cells)
        .flat_map(|from| candidates_of(to.digit, to.cells).map(move |to| (from, to)));
    let far = |(from, to): &(Candidate, Candidate)| {
        let [a, b] = [from, to].map(|end| ichidoku_render::place(*end));
        a.distance(b)
    };
    pairs.min_by(|one, other| far(one).total_cmp(&far(other)))
}

/// The signs in use and what they say.
fn legend(scene: &Scene, marks: &Marks, words: &Words) -> Vec<Legend> {
    let parts = marks.legend().map(|(part, key)| (Sign::Part(part), key));
    let fates = [
        (Fate::Eliminated, say::MarkOut::KEY),
        (Fate::Placed, say::MarkPlaced::KEY),
        (Fate::Spoiling, say::MarkSpoils::KEY),
    ];
    let fates = fates.into_iter().filter(|(fate, _)| marks.all().any(|(_, mark)| mark.fate == Some(*fate)));
    let kinds = [(LinkKind::Strong, say::MarkStrong::KEY), (LinkKind::Weak, say::MarkWeak::KEY)];
    let kinds = kinds.into_iter().filter(|(kind, _)| scene.links.iter().any(|link| link.kind == *kind));
    let fates = fates.map(|(fate, key)| (Sign::Fate(fate), key));
    let kinds = kinds.map(|(kind, key)| (Sign::Link(kind), key));
    let line = |(sign, key)| Legend { sign, words: words.text(&Message::from(key)) };
    parts.chain(fates).chain(kinds).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Survey;
    use ichidoku_render::{Style, text};

    const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    fn drawing(technique: Technique, style: Style) -> String {
        let state = State::from_puzzle(&LINE.parse().unwrap()).assume_unique();
        let step = technique.first(&Survey::new(&state)).unwrap();
        text(&of_step(&state, &step), style)
    }

    #[test]
    fn the_pattern_the_fins_and_what_goes_are_marked() {
        let drawn = "     c1     c2      c3        c4    c5  c6     c7       c8    c9
   +------------------------+----------------+---------------------+
r1 | 5      3       124     | 26    7   2468 | 1489     1249  248  |
r2 | 6      247     247     | 1     9   5    | 3478     234   2478 |
r3 | 2(1)   9       8       | 23    34  24   | 3457(1)  6     247  |
   +------------------------+----------------+---------------------+
r4 | 8      125     1259    | 579   6   147  | 4579     2459  3    |
r5 | 4      25      2569    | 8     5   3    | 579      259   1    |
r6 | 7      15      1359    | 59    2   14   | 4589     459   6    |
   +------------------------+----------------+---------------------+
r7 | 39-1   6       134579  | 357   35  7    | 2        8     4    |
r8 | 23     278     237     | 4     1   9    | 36       3     5    |
r9 | 23(1)  245[1]  2345[1] | 2356  8   26   | 346(1)   7     9    |
   +------------------------+----------------+---------------------+
";
        assert_eq!(drawing(Technique::FinnedXWing, Style::default()), drawn);
    }

    #[test]
    fn no_line_is_wider_than_wanted_where_a_stack_fits() {
        let widest = |text: &str| text.lines().map(|line| line.chars().count()).max();
        let whole = drawing(Technique::FinnedXWing, Style::default());
        assert_eq!(whole, drawing(Technique::FinnedXWing, Style { width: widest(&whole), colour: false }));
        for width in [30, 40, 50, 60] {
            let text = drawing(Technique::FinnedXWing, Style { width: Some(width), colour: false });
            assert!(widest(&text).is_some_and(|widest| widest <= width), "{text}");
            for row in 1..=9 {
                assert_eq!(
                    text.matches(&format!("r{row} |")).count(),
                    if width < 50 { 3 } else { 2 },
                    "{width}\n{text}"
                );
            }
        }
    }

    #[test]
    fn colour_changes_nothing_but_the_colour() {
        let [plain, coloured] =
            [false, true].map(|colour| drawing(Technique::FinnedXWing, Style { width: None, colour }));
        assert!(coloured.contains("39\x1b[1;31m-1\x1b[0m ") && coloured.contains("245\x1b[1;36m[1]\x1b[0m "));
        let mut parts = coloured.split('\x1b');
        let stripped: String =
            parts.next().into_iter().chain(parts.filter_map(|p| Some(p.split_once('m')?.1))).collect();
        assert_eq!(stripped, plain);
    }

    #[test]
    fn a_legend_says_what_the_signs_are() {
        let state = State::from_puzzle(&LINE.parse().unwrap());
        let legend = |technique: Technique| -> Vec<String> {
            let step = technique.first(&Survey::new(&state)).unwrap();
            of_step(&state, &step).text_legend().map(|(sign, words)| format!("{sign} {words}")).collect()
        };
        assert_eq!(legend(Technique::HiddenSingle), ["(5) Rules out other cells", "=5 Placed"]);
        assert_eq!(legend(Technique::FinnedXWing), ["(5) Pattern", "[5] Fin", "-5 Eliminated"]);
    }
}
