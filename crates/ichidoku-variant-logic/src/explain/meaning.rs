//! What rules mean, in sentences that need nothing beside them.

use ichidoku_variants::{Cell, Constraint};
use ichidoku_words::{Message, say};

use super::names::Names;
use crate::setting::Setting;

/// The meaning of a rule of the puzzle in sentences, for lists of its rules.
///
/// [`explain`](super::explain) speaks of the cells of a step; this speaks of the whole rule. A given digit is a sentence, too.
///
/// ```
/// use ichidoku_variant_logic::{Setting, rule_in_words};
/// use ichidoku_variants::read_iss;
/// let setting = Setting::new(&read_iss(".AntiConsecutive.Thermo~R1C1~R1C2~R2C2").unwrap()).unwrap();
/// let rules = setting.puzzle().constraints().iter();
/// let said = rules.flat_map(|rule| rule_in_words(&setting, rule)).map(|said| said.to_string()).collect::<Vec<_>>();
/// assert_eq!(said, [
///     "Cells side by side never contain consecutive digits.",
///     "Digits increase along the thermometer r1c1, r1c2, r2c2.",
/// ]);
/// ```
pub fn rule_in_words(setting: &Setting, rule: &Constraint) -> Vec<Message> {
    Names(setting).in_words(rule)
}

impl Names<'_> {
    pub(super) fn in_words(self, rule: &Constraint) -> Vec<Message> {
        use Constraint as C;
        match rule {
            // Steps have sentences of their own for these, about a few cells or about any sum.
            C::AntiConsecutive | C::StrictKropki | C::StrictXV => self.meaning(rule),
            C::Cage { .. } | C::Sum { .. } | C::LittleKiller { .. } => self.meaning(rule),
            _ => self.rule(rule, &self.listed(rule)),
        }
    }

    /// The cells of a rule as its sentence lists them: of a line, one that comes twice is there twice.
    fn listed(self, rule: &Constraint) -> Vec<Cell> {
        use Constraint as C;
        match rule {
            C::Thermo(cells) | C::SlowThermo(cells) | C::Whisper { cells, .. } => cells.clone(),
            C::Quad { corner, .. } => {
                let steps = [(0, 0), (0, 1), (1, 0), (1, 1)];
                let shape = self.0.puzzle().shape();
                steps.iter().filter_map(|&(down, right)| shape.step(*corner, down, right)).collect()
            }
            _ => rule.cells(),
        }
    }

    /// The whole meaning of a rule.
    pub(super) fn meaning(self, rule: &Constraint) -> Vec<Message> {
        let sentence = self
            .of_grid(rule)
            .or_else(|| self.of_line(rule))
            .or_else(|| self.of_sum(rule))
            .or_else(|| self.of_counts(rule))
            .or_else(|| self.of_boxes_to_find(rule));
        match sentence {
            Some(sentence) => vec![sentence],
            None => self.of_parts(rule).unwrap_or_else(|| vec![self.as_text(rule)]),
        }
    }

    fn as_text(self, rule: &Constraint) -> Message {
        say::VariantRuleOther { rule_terms: vec![self.text(rule)] }.into()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::mem::discriminant;

    use ichidoku_variants::{Puzzle, Shape, read_iss};
    use ichidoku_words::Words;

    use super::*;

    /// Number of variants of [`Constraint`].
    const KINDS: usize = 74;
    /// A rule of each kind and each of its forms, after what it needs to be one.
    const RULES: [&str; 92] = [
        ".~R1C1_1_2~R1C2_3~R2C2_1_2",
        ".~R1C1_1_3_5_7_9",
        ".~R1C1_2_4_6_8~R2C2_2_4_6_8",
        ".AllDifferent~R1C1~R2C2",
        ".Jigsaw~111111111222222222333333333444444444555555555666666666777777777888888888999999999",
        ".NoBoxes",
        ".RegionSize~9",
        ".Windoku",
        ".DisjointSets",
        ".Diagonal~1",
        ".AntiKnight",
        ".AntiKing",
        ".AntiConsecutive",
        ".AntiTaxicab",
        ".StrictKropki",
        ".StrictXV",
        ".WhiteDot~R1C1~R1C2",
        ".BlackDot~R1C1~R1C2",
        ".GreaterThan~R1C1~R1C2",
        ".GreaterThan~R1C1~R1C2~R2C1",
        ".GreaterThan~R1C2~R2C1~R2C3~R3C2~R2C2",
        ".X~R1C1~R1C2",
        ".V~R1C1~R1C2~R1C3",
        ".Thermo~R1C1~R1C2",
        ".Whisper~5~R1C1~R1C2~R1C1",
        ".Renban~R1C1~R1C2",
        ".Modular~3~R1C1~R1C2~R1C3",
        ".Entropic~R1C1~R1C2~R1C3",
        ".Palindrome~R1C1~R2C2",
        ".Between~R1C1~R1C2~R1C3",
        ".Lockout~4~R1C1~R1C2~R1C3",
        ".Zipper~R1C1~R1C2~R1C3",
        ".Zipper~R1C1~R1C2~R1C3~R1C4",
        ".RegionSumLine~R1C3~R1C4",
        ".SumLine~9~R1C1~R1C2~R1C3",
        ".SumLine~9~R1C1~R1C2~R2C2~R2C1~LOOP",
        ".Cage~9~R1C1~R1C2",
        ".Cage~~R1C1~R1C2",
        ".Sum~9~R1C1~R1C2",
        ".Sum~-3_=_2_-1_1~R1C1~R1C2~R3C3",
        ".Arrow~R1C1~R1C2~R1C3",
        ".DoubleArrow~R1C1~R1C2~R1C3",
        ".PillArrow~2~R1C1~R1C2~R2C2~R3C3",
        ".EqualSum~R1C1~R1C2~-~R2C1",
        ".LittleKiller~9~R1C3",
        ".RellikCage~9~R1C1~R1C2",
        ".EqualityCage~R1C1~R1C2",
        ".XSum~R1~9~8",
        ".Sandwich~9~C1",
        ".Lunchbox~9~R1C1~R1C2~R1C3~R1C4",
        ".Skyscraper~C1~1~3",
        ".HiddenSkyscraper~R1~3",
        ".NumberedRoom~R1~3",
        ".FullRank~R1~3",
        ".FullRankTies~any",
        ".FullRankTies~none",
        ".FullRankTies",
        ".Quad~R1C1~1~1",
        ".ContainAtLeast~1_2_2~R1C1~R1C2~R2C3",
        ".ContainExact~1_2_2~R1C1~R1C2~R2C3",
        ".LookAndSay~0113~R1C1~R1C2",
        ".CountingCircles~R1C1~R1C2",
        ".CountDistinct~R1C1~R1C2~R1C3",
        ".SameValues~2~R1C1~R1C2~R2C1~R3C3",
        ".RegionSameValues",
        ".Indexing~R~R1C1~R2C1",
        ".Indexing~C~R1C1",
        ".ValueIndexing~R1C1~R1C2~R1C3~R1C4",
        ".Regex~WzEtNV0~R1C1",
        ".Pair~A~_A%20rule~R1C1~R1C2~_~R3C3~R3C4",
        ".GlobalEntropy",
        ".GlobalMod",
        ".DutchFlatmates",
        ".Shape~8x8~0-8.Doppelganger",
        ".ChaosConstruction",
        ".ChaosConstruction.ChaosArrow~R1C1",
        ".ChaosConstruction.ChaosArrow~R1C1~1~CC1~CC2",
        ".ChaosConstruction.ChaosCount~R2C2~1",
        ".ChaosConstruction.ChaosCount~R2C2~0~CC1~CC2",
        ".ConnectedValues~~1_2",
        ".Var~A~~2x3.ConnectedValues~VA~1_2~3",
        ".Or.Thermo~R1C1~R1C2.And.X~R1C1~R1C2.V~R3C3~R3C4.End.End",
        ".And.X~R1C1~R1C2.V~R3C3~R3C4.End",
        ".Or.Sum~0_=_1_-3~R1C1~R1C2.Sum~0_=_-3_1~R1C1~R1C2.End",
        ".Or.Sum~3_=_1_-1~R1C1~R1C2.Sum~3_=_-1_1~R1C1~R1C2.End",
        ".Replicate~F.WhiteDot~R1C1~R1C2.End",
        ".Replicate~____.WhiteDot~R1C1~R2C1.End",
        ".Var~A~~2x3",
        ".Var~B",
        ".NFA~AAAA~_One%20rule~R1C1~R1C2",
        ".Fog",
        ".Fog~R1C1~R1C2",
    ];

    /// The last rule of each text, and one that no text has.
    fn rules() -> Vec<(Setting, Constraint)> {
        let slow = Puzzle::new(Shape::CLASSIC, vec![Constraint::SlowThermo(vec![0, 1])]);
        let puzzles = RULES.iter().map(|text| read_iss(text).unwrap()).chain([slow]);
        let rule = |puzzle: Puzzle| (Setting::new(&puzzle).unwrap(), puzzle.constraints().last().unwrap().clone());
        puzzles.map(rule).collect()
    }

    #[test]
    fn every_kind_of_rule_has_words_in_every_language() {
        let rules = rules();
        let kinds = rules.iter().map(|(_, rule)| discriminant(rule)).collect::<HashSet<_>>();
        assert_eq!(kinds.len(), KINDS);
        let english = Words::english();
        for words in Words::languages().filter_map(Words::of) {
            for (setting, rule) in &rules {
                let said = rule_in_words(setting, rule);
                assert!(!said.is_empty(), "{rule:?}");
                for message in said {
                    let text = words.text(&message);
                    let is_own = words.language() == "en" || text != english.text(&message);
                    let is_code = message.key() == say::VariantRuleOther::KEY || text.contains('~');
                    assert!(is_own && !is_code, "{} {rule:?}: {text}", words.language());
                }
            }
        }
    }

    fn said(text: &str) -> String {
        let setting = Setting::new(&read_iss(text).unwrap()).unwrap();
        let rule = setting.puzzle().constraints().last().unwrap();
        rule_in_words(&setting, rule).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn rules_made_of_others_name_their_parts() {
        let any = said(".Or.Thermo~R1C1~R1C2.And.X~R1C1~R1C2.V~R3C3~R3C4.End.End");
        let parts = [
            "At least one of these 2 alternatives applies.",
            "Alternative 1: Digits increase along the thermometer r1c1, r1c2.",
            "Alternative 2: The letter between r1c1 and r1c2 says that they add up to 10.",
            "Alternative 2: The letter between r3c3 and r3c4 says that they add up to 5.",
        ];
        assert_eq!(any, parts.join(" "));
        assert_eq!(said(".Or.Thermo~R1C1~R1C2.End"), said(".Thermo~R1C1~R1C2"));
        let dots = said(".Replicate~F.WhiteDot~R1C1~R1C2.End");
        assert_eq!(dots, [said(".WhiteDot~R1C1~R1C2"), said(".WhiteDot~R1C3~R1C4")].join(" "));
        let many = said(".Replicate~____.WhiteDot~R1C1~R2C1.End");
        let header = "What follows applies in the same way at 24 places; only the first is named.";
        assert_eq!(many, [header, &said(".WhiteDot~R1C1~R2C1")].join(" "));
    }

    #[test]
    fn the_words_mean_what_the_rule_does() {
        let told = [
            (".Sum~-3_=_2_-1_1~R1C1~R1C2~R3C3", "The digits satisfy 2×r1c1 − r1c2 + r3c3 = −3."),
            (".LookAndSay~0113~R1C1~R1C2", "In r1c1 and r1c2, 1 occurs nowhere, and 3 occurs exactly once."),
            (".Whisper~5~R1C1~R1C2~R1C1", "Neighbours on the line r1c1, r1c2, r1c1 differ by at least 5."),
            (
                ".PillArrow~2~R2C1~R1C1~R3C3",
                "The digits on the arrow r3c3 add up to the number that r1c1 and r2c1 form in reading order.",
            ),
            (".Quad~R1C1~1~2", "The square of r1c1, r1c2, r2c1 and r2c2 contains 1 and 2."),
            (
                ".EqualityCage~R1C1~R1C2",
                "The cage in r1c1 and r1c2 contains different digits: as many odd as even ones, and as many low ones \
                 (up to 4) as high ones (from 6).",
            ),
            (".Skyscraper~C1~~3", "In column 1, seen from r9c1, 3 digits are higher than all before them."),
            (
                ".Pair~A~_A%20rule~R1C1~R1C2~_~R3C3~R3C4",
                "The setter’s own rule “A rule” applies to r1c1 and r1c2. A rule of the setter’s own applies to r3c3 and r3c4.",
            ),
        ];
        for (text, expected) in told {
            assert_eq!(said(text), expected);
        }
    }
}
