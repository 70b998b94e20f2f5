//! The path: a line for each lesson.

use ichidoku_logic::Solver;
use ichidoku_logic::Technique::{self, *};

use crate::kind::Kind::{self, Eliminate, FindCell, NearMiss, Pattern, Scan, Which, WhyNot};
use crate::lesson::{Houses, Lesson, Point, Topic};

/// The lessons in order. Techniques of several lessons are mixed at the checkpoints 7, 14, 22, 28 and 42.
pub(crate) static LESSONS: [Lesson; 42] = [
    lesson(1, "rules", 'a', &[FullHouse], &[(Which, 4), (FindCell, 4)]).about(Topic::Rules).at(Point::Midway),
    lesson(2, "last-cell", 'a', &[FullHouse], &[(FindCell, 6), (Scan, 1)]).at(Point::Midway),
    lesson(3, "box", 'a', &[HiddenSingle], &[(FindCell, 6), (WhyNot, 2)]).at(Point::Midway).inside(Houses::Boxes),
    lesson(4, "line", 'a', &[HiddenSingle], &[(FindCell, 6), (WhyNot, 2)]).at(Point::Midway).inside(Houses::Lines),
    lesson(5, "scan", 'a', &[HiddenSingle], &[(Scan, 4)]).at(Point::Midway),
    lesson(6, "one-digit", 'a', &[NakedSingle], &[(FindCell, 6), (Which, 2)]).at(Point::Midway).after(&[4]),
    lesson(7, "easy", 'a', &[FullHouse, HiddenSingle, NakedSingle], &[(FindCell, 10)]).at(Point::Midway).mixed(),
    lesson(8, "notes", 'b', &[], &[(WhyNot, 4), (NearMiss, 4)]).about(Topic::Notes).at(Point::Midway),
    lesson(9, "pointing", 'b', &[Pointing], &[(Eliminate, 6), (NearMiss, 1), (Which, 1)]),
    lesson(10, "claiming", 'b', &[Claiming], &[(Eliminate, 6), (NearMiss, 2)]),
    lesson(11, "naked-pair", 'b', &[NakedPair], &[(Eliminate, 6), (NearMiss, 2), (Which, 1)]),
    lesson(12, "hidden-pair", 'b', &[HiddenPair], &[(Eliminate, 6), (NearMiss, 2)]),
    lesson(13, "triples", 'b', &[NakedTriple, HiddenTriple], &[(Eliminate, 6), (NearMiss, 2)]),
    lesson(14, "medium", 'b', &[Pointing, Claiming, NakedPair, HiddenPair], &[(Eliminate, 8)]).mixed(),
    lesson(15, "strong-links", 'c', &[], &[(Pattern, 6), (NearMiss, 2)]).about(Topic::Links).at(Point::Present),
    lesson(16, "x-wing", 'c', &[XWing], &[(Eliminate, 5), (NearMiss, 3)]),
    lesson(17, "skyscraper", 'c', &[Skyscraper], &[(Eliminate, 8), (NearMiss, 2), (Which, 2)]),
    lesson(18, "two-string-kite", 'c', &[TwoStringKite], &[(Eliminate, 6), (NearMiss, 2)]).at(Point::Present),
    lesson(19, "empty-rectangle", 'c', &[EmptyRectangle], &[(Eliminate, 6), (NearMiss, 2)]).at(Point::Present),
    lesson(20, "x-chain", 'c', &[XChain], &[(Eliminate, 6), (WhyNot, 2), (Which, 2)]).at(Point::Present),
    lesson(21, "fins", 'c', &[FinnedXWing, Swordfish], &[(Eliminate, 6), (NearMiss, 3)]).at(Point::Present),
    lesson(22, "one-digit-patterns", 'c', &[Skyscraper, TwoStringKite, XWing, EmptyRectangle], &[(Eliminate, 8)])
        .mixed(),
    lesson(23, "xy-wing", 'd', &[XyWing], &[(Eliminate, 8), (NearMiss, 2), (Which, 2)]).after(&[11]),
    lesson(24, "xyz-wing", 'd', &[XyzWing], &[(Eliminate, 6), (NearMiss, 2)]),
    lesson(25, "w-wing", 'd', &[WWing], &[(Eliminate, 6), (NearMiss, 2)]).after(&[15]),
    lesson(26, "remote-pair", 'd', &[RemotePair], &[(Eliminate, 4), (WhyNot, 2)]),
    lesson(27, "xy-chain", 'd', &[XyChain], &[(Eliminate, 8), (WhyNot, 2), (Which, 2)]).at(Point::Present),
    lesson(28, "hard", 'd', &[Skyscraper, TwoStringKite, XyWing, WWing, XyChain], &[(Eliminate, 10)]).mixed(),
    lesson(29, "unique-rectangle-1", 'e', &[UniqueRectangle1], &[(Eliminate, 6), (NearMiss, 3), (WhyNot, 2)])
        .after(&[11]),
    lesson(30, "unique-rectangle-2-4", 'e', &[UniqueRectangle2, UniqueRectangle4], &[(Eliminate, 6), (NearMiss, 2)])
        .at(Point::Present),
    lesson(31, "hidden-rectangle", 'e', &[HiddenRectangle], &[(Eliminate, 4), (NearMiss, 2)]).at(Point::Present),
    lesson(32, "bug", 'e', &[Bug1], &[(FindCell, 4), (WhyNot, 2)]),
    lesson(33, "three-links", 'f', &[MWing, SWing, LWing, HWing], &[(Eliminate, 8), (Which, 2), (WhyNot, 2)])
        .at(Point::Present)
        .after(&[20, 27]),
    lesson(34, "alternating-chains", 'f', &[Aic], &[(Eliminate, 8), (Pattern, 2), (Which, 2)]).at(Point::Present),
    lesson(35, "nice-loops", 'f', &[DiscontinuousLoop], &[(Eliminate, 6), (Which, 2)]).at(Point::Present),
    lesson(36, "rings", 'f', &[ContinuousLoop], &[(Eliminate, 6), (Pattern, 2)]).at(Point::Present),
    lesson(37, "colouring", 'f', &[SimpleColoursTrap, SimpleColoursWrap, Medusa], &[(Eliminate, 6), (WhyNot, 2)])
        .at(Point::Present)
        .after(&[15]),
    lesson(38, "grouped-links", 'f', &[GroupedDiscontinuousLoop], &[(Eliminate, 6), (NearMiss, 2)]).at(Point::Present),
    lesson(39, "almost-locked-sets", 'g', &[WxyzWing], &[(Pattern, 6), (Eliminate, 4)])
        .about(Topic::Sets)
        .at(Point::Present)
        .after(&[34]),
    lesson(40, "als-xz", 'g', &[AlsXz], &[(Eliminate, 6), (Which, 2)]).at(Point::Present),
    lesson(41, "als-xy-wing", 'g', &[AlsXyWing], &[(Eliminate, 6), (Which, 2)]).at(Point::Present),
    lesson(42, "plan", 'g', &[XChain, XyChain, MWing, AlsXz, CellForcing], &[(Eliminate, 12)])
        .at(Point::Present)
        .mixed(),
];

/// A lesson whose positions need one of its techniques.
const fn lesson(
    number: u8,
    slug: &'static str,
    part: char,
    techniques: &'static [Technique],
    set: &'static [(Kind, u8)],
) -> Lesson {
    Lesson {
        number,
        slug,
        part,
        after: &[],
        techniques,
        houses: Houses::All,
        topic: Topic::Steps,
        point: Point::Needed,
        is_checkpoint: false,
        set,
    }
}

impl Lesson {
    /// All lessons, in the order of the path.
    pub const fn all() -> &'static [Self] {
        &LESSONS
    }

    /// The lesson with this name, with or without its number: `skyscraper`, `17-skyscraper`, `17`.
    pub fn named(name: &str) -> Option<&'static Self> {
        let is_named = |lesson: &&Self| {
            let number = format!("{:02}", lesson.number);
            let rest = name.strip_prefix(&number).and_then(|rest| rest.strip_prefix('-')).unwrap_or(name);
            rest == lesson.slug || name.parse() == Ok(lesson.number)
        };
        LESSONS.iter().find(is_named)
    }

    /// The techniques of the lessons up to this one and all that are easier, easiest first.
    pub(crate) fn known(&self) -> Vec<Technique> {
        let taught = LESSONS.iter().filter(|lesson| lesson.number <= self.number).flat_map(|lesson| lesson.techniques);
        let hardest = self.techniques.iter().map(|technique| technique.difficulty()).max().unwrap_or(0);
        let mut known = Solver::default().order().to_vec();
        known.retain(|technique| technique.difficulty() < hardest);
        known.extend(taught);
        known.sort_by_key(|technique| (technique.difficulty(), *technique));
        known.dedup();
        known
    }

    const fn after(self, after: &'static [u8]) -> Self {
        Self { after, ..self }
    }

    const fn inside(self, houses: Houses) -> Self {
        Self { houses, ..self }
    }

    const fn about(self, topic: Topic) -> Self {
        Self { topic, ..self }
    }

    const fn at(self, point: Point) -> Self {
        Self { point, ..self }
    }

    const fn mixed(self) -> Self {
        Self { is_checkpoint: true, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_is_numbered_and_named() {
        assert_eq!(Lesson::all().len(), 42);
        for (number, lesson) in (1..).zip(Lesson::all()) {
            assert_eq!(lesson.number, number);
            let by_name = format!("{number:02}-{}", lesson.slug);
            assert_eq!(Lesson::named(&by_name), Some(lesson));
            assert_eq!(Lesson::named(lesson.slug), Some(lesson));
            assert_eq!(Lesson::named(&number.to_string()), Some(lesson));
            assert!(lesson.after.iter().all(|before| before + 1 < number), "{by_name} comes after what it needs");
        }
        assert_eq!(Lesson::named("guessing"), None);
    }

    #[test]
    fn a_full_set_has_its_kinds_in_their_numbers() {
        for lesson in Lesson::all() {
            let total: u64 = lesson.set.iter().map(|(_, count)| u64::from(*count)).sum();
            for (kind, count) in lesson.set {
                let has = (0..total).filter(|index| lesson.kind_at(*index) == *kind).count();
                assert_eq!(has, usize::from(*count), "{} {}", lesson.slug, kind.slug());
            }
            assert_eq!(lesson.kind_at(total), lesson.kind_at(0));
        }
    }
}
