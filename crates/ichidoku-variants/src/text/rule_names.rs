//! The names of rules in strings of the Interactive Sudoku Solver, for those who want to correct a slip.

/// The names of all rules that [`read_iss`](crate::read_iss) knows, in alphabetical order.
pub const RULE_NAMES: &[&str] = &[
    "AllDifferent",
    "And",
    "AntiConsecutive",
    "AntiKing",
    "AntiKnight",
    "AntiTaxicab",
    "Arrow",
    "Between",
    "BlackDot",
    "Cage",
    "ChaosArrow",
    "ChaosConstruction",
    "ChaosCount",
    "ConnectedValues",
    "ContainAtLeast",
    "ContainExact",
    "CountDistinct",
    "CountingCircles",
    "Diagonal",
    "DisjointSets",
    "Doppelganger",
    "DoubleArrow",
    "DutchFlatmates",
    "End",
    "Entropic",
    "EqualSum",
    "EqualityCage",
    "Fog",
    "FullRank",
    "FullRankTies",
    "Given",
    "GlobalEntropy",
    "GlobalMod",
    "GreaterThan",
    "HiddenSkyscraper",
    "Indexing",
    "Jigsaw",
    "LittleKiller",
    "Lockout",
    "LookAndSay",
    "Lunchbox",
    "Modular",
    "NFA",
    "NoBoxes",
    "NumberedRoom",
    "Or",
    "Pair",
    "PairX",
    "Palindrome",
    "PillArrow",
    "Quad",
    "Regex",
    "RegionSameValues",
    "RegionSize",
    "RegionSumLine",
    "RellikCage",
    "Renban",
    "Replicate",
    "SameValues",
    "Sandwich",
    "Shape",
    "Skyscraper",
    "SlowThermo",
    "StrictKropki",
    "StrictXV",
    "Sum",
    "SumLine",
    "Thermo",
    "V",
    "ValueIndexing",
    "Var",
    "Whisper",
    "WhiteDot",
    "Windoku",
    "X",
    "XSum",
    "Zipper",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_iss;

    #[test]
    fn each_name_is_known_and_each_known_one_is_listed() {
        for name in RULE_NAMES {
            let read = read_iss(&format!(".{name}"));
            assert!(read.err().is_none_or(|error| error.unknown_rule().is_none()), "{name}");
        }
        let reader = include_str!("iss_read.rs").split("#[cfg(test)]").next().unwrap();
        let arms = reader.lines().filter_map(|line| line.trim().split_once(" =>")).map(|(arm, _)| arm);
        let names = arms.filter(|arm| arm.starts_with('"')).flat_map(|arm| arm.split(['"', '|', ' ']));
        let names = names.filter(|name| name.starts_with(|letter: char| letter.is_ascii_uppercase()));
        let of_clues = ["C", "R"];
        for name in names.filter(|name| !of_clues.contains(name)) {
            assert!(RULE_NAMES.contains(&name), "{name}");
        }
    }
}
