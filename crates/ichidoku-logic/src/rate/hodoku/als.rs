//! Almost locked sets as HoDoKu joins them.

use ichidoku::{Candidate, Digit, DigitSet, House};

use super::moves::HodokuMove;
use crate::evidence::AlmostLockedSet;
use crate::survey::Survey;
use crate::technique::Technique;

/// The first two sets that take something out, or else three, or else the chain that takes out most.
pub(super) fn first(survey: &Survey<'_>) -> Option<HodokuMove> {
    let sets = Sets::new(survey);
    sets.xz().or_else(|| sets.xy_wing()).or_else(|| sets.chain())
}

/// The almost locked sets and what joins them, in HoDoKu's order.
struct Sets<'s, 'a> {
    survey: &'s Survey<'a>,
    sets: Vec<AlmostLockedSet>,
    joints: Vec<Joint>,
}

/// Two sets without a common cell, the earlier one first, and the first and the last of their restricted common digits.
#[derive(Clone, Copy)]
struct Joint {
    sets: [usize; 2],
    digits: [Option<Digit>; 2],
}

impl Joint {
    fn all(self) -> DigitSet {
        self.digits.into_iter().flatten().collect()
    }
}

impl<'s, 'a> Sets<'s, 'a> {
    fn new(survey: &'s Survey<'a>) -> Self {
        let mut sets = survey.almost_locked().to_vec();
        sets.sort_by_cached_key(|set| {
            let house = House::ALL.iter().position(|house| set.cells.is_subset(house.cells()));
            (house, set.cells.iter().collect::<Vec<_>>())
        });
        let mut all = Self { survey, sets, joints: Vec::new() };
        all.joints = (0..all.sets.len()).flat_map(|a| all.joints_from(a)).collect();
        all
    }

    fn joints_from(&self, a: usize) -> Vec<Joint> {
        let apart = |b: &usize| self.sets[a].cells.is_disjoint(self.sets[*b].cells);
        (a + 1..self.sets.len()).filter(apart).filter_map(|b| self.joint(a, b)).collect()
    }

    fn joint(&self, a: usize, b: usize) -> Option<Joint> {
        let [one, other] = [self.sets[a], self.sets[b]];
        let restricted = |digit: &Digit| {
            let places = |set: AlmostLockedSet| set.places(self.survey, *digit);
            places(other).is_subset(places(one).common_peers())
        };
        let mut digits = (one.digits & other.digits).iter().filter(restricted);
        let first = digits.next()?;
        Some(Joint { sets: [a, b], digits: [Some(first), digits.last()] })
    }

    /// What sees all places of the digits in both sets.
    fn seen(&self, a: usize, b: usize, digits: DigitSet) -> Vec<Candidate> {
        let [a, b] = [&self.sets[a], &self.sets[b]];
        let cells = |digit| a.seen(self.survey, digit) & b.seen(self.survey, digit);
        let of = |digit| cells(digit).iter().map(move |cell| Candidate::of(cell, digit));
        (a.digits & b.digits & digits).iter().flat_map(of).collect()
    }

    /// The first pair of sets that takes something out.
    fn xz(&self) -> Option<HodokuMove> {
        self.joints.iter().find_map(|joint| HodokuMove::taking(Technique::AlsXz, self.by_joint(*joint)))
    }

    fn by_joint(&self, joint: Joint) -> Vec<Candidate> {
        let [a, b] = joint.sets;
        let [Some(x), second] = joint.digits else { return Vec::new() };
        let mut out = self.seen(a, b, !DigitSet::single(x));
        if let Some(y) = second {
            out.extend(self.seen(a, b, !DigitSet::single(y)));
            out.extend(self.locked(a, b, joint.all()));
            out.extend(self.locked(b, a, joint.all()));
        }
        out
    }

    /// What a set takes out that holds all its other digits; cells of the other set are left alone.
    fn locked(&self, set: usize, other: usize, joined: DigitSet) -> Vec<Candidate> {
        let [set, other] = [&self.sets[set], &self.sets[other]];
        let cells = |digit| set.seen(self.survey, digit) - other.cells;
        let of = |digit| cells(digit).iter().map(move |cell| Candidate::of(cell, digit));
        (set.digits - joined).iter().flat_map(of).collect()
    }

    /// The first three sets that take something out.
    fn xy_wing(&self) -> Option<HodokuMove> {
        let survey = self.survey;
        survey
            .unless_stopped(self.joints.iter().enumerate())
            .find_map(|(i, one)| self.joints[i + 1..].iter().find_map(|other| self.wing(*one, *other)))
    }

    fn wing(&self, one: Joint, other: Joint) -> Option<HodokuMove> {
        let (digits, more) = (one.all(), other.all());
        if digits == more && digits.len() == 1 {
            return None;
        }
        let hinge = one.sets.iter().find(|set| other.sets.contains(set))?;
        let end = |joint: Joint| joint.sets.into_iter().find(|set| set != hinge);
        let (a, b) = (end(one)?, end(other)?);
        let apart = self.sets[a].cells.is_disjoint(self.sets[b].cells);
        if !apart { None } else { HodokuMove::taking(Technique::AlsXyWing, self.seen(a, b, !(digits | more))) }
    }

    /// The chain of four sets and more that takes out most.
    fn chain(&self) -> Option<HodokuMove> {
        let mut walk = Walk { sets: self, best: None };
        (0..self.sets.len()).for_each(|start| walk.from(start));
        walk.best
    }

    /// What joins the set to later ones.
    fn joints_of(&self, set: usize) -> &[Joint] {
        let end = |set: usize| self.joints.partition_point(|joint| joint.sets[0] < set);
        &self.joints[end(set)..end(set + 1)]
    }
}

/// The search for chains: each set is later in the list than the one before.
struct Walk<'w, 's, 'a> {
    sets: &'w Sets<'s, 'a>,
    best: Option<HodokuMove>,
}

/// A joint of a chain and those of its digits that join two sets there.
#[derive(Clone, Copy)]
struct Used {
    joint: Joint,
    active: DigitSet,
}

impl Used {
    /// The digit that the next joint must not rest on alone.
    fn key(self) -> Option<Digit> {
        self.joint.digits.into_iter().flatten().find(|digit| self.active.contains(*digit))
    }

    /// The joint after another one: without the digit that this one used.
    fn after(self, joint: Joint) -> Option<Self> {
        let active = self.key().map_or(joint.all(), |key| joint.all().without(key));
        (!active.is_empty()).then_some(Self { joint, active })
    }

    /// The joint at the start of a chain, with one of its digits.
    fn starting(joint: Joint) -> impl Iterator<Item = Self> {
        joint.digits.into_iter().flatten().map(move |digit| Self { joint, active: DigitSet::single(digit) })
    }
}

/// The fewest and the most joints of a chain.
const JOINTS: std::ops::RangeInclusive<usize> = 3..=50;

impl Walk<'_, '_, '_> {
    fn from(&mut self, start: usize) {
        for joint in self.sets.joints_of(start) {
            for first in Used::starting(*joint) {
                self.go_on(first, first, 1);
            }
        }
    }

    /// Goes on from the last joint of a chain with so many joints.
    fn go_on(&mut self, first: Used, last: Used, joints: usize) {
        if joints >= *JOINTS.start() {
            self.note(first, last);
        }
        if joints == *JOINTS.end() || self.sets.survey.stop().is_raised() {
            return;
        }
        for next in self.sets.joints_of(last.joint.sets[1]).iter().filter_map(|joint| last.after(*joint)) {
            self.go_on(first, next, joints + 1);
        }
    }

    fn note(&mut self, first: Used, last: Used) {
        let out = self.sets.seen(first.joint.sets[0], last.joint.sets[1], !(first.active | last.active));
        let found = HodokuMove::taking(Technique::AlsChain, out);
        if let Some(found) = found
            && self.best.as_ref().is_none_or(|best| found.checksum() < best.checksum())
        {
            self.best = Some(found);
        }
    }
}
