//! What a picture doesn't say by itself.

use ichidoku_variants::{Constraint, Dot, Puzzle};

/// The rules that a picture doesn't say by itself, in their order: those about the whole grid, such as those of chess, and those
/// whose clues look like others'. Of rules that are joined or copied, the parts.
///
/// ```
/// use ichidoku_variant_render::unseen;
/// use ichidoku_variants::{Constraint, read_iss};
/// let puzzle = read_iss(".Shape~6x6.AntiKnight.Cage~3~R1C1~R1C2.Skyscraper~C1~2~")?;
/// assert!(matches!(unseen(&puzzle)[..], [Constraint::AntiKnight, Constraint::Skyscraper(_)]));
/// # Ok::<(), ichidoku_variants::TextError>(())
/// ```
pub fn unseen(puzzle: &Puzzle) -> Vec<&Constraint> {
    parts(puzzle.constraints()).into_iter().filter(|rule| is_unseen(rule)).collect()
}

/// The rules one by one, where some are joined or copied.
///
/// ```
/// use ichidoku_variant_render::parts;
/// use ichidoku_variants::{Constraint, read_iss};
/// let puzzle = read_iss(".AntiKnight.And.X~R1C1~R1C2.V~R3C3~R3C4.End")?;
/// let parts = parts(puzzle.constraints());
/// assert!(matches!(parts[..], [Constraint::AntiKnight, Constraint::X(_), Constraint::V(_)]));
/// # Ok::<(), ichidoku_variants::TextError>(())
/// ```
pub fn parts(rules: &[Constraint]) -> Vec<&Constraint> {
    rules.iter().flat_map(of_rule).collect()
}

fn of_rule(rule: &Constraint) -> Vec<&Constraint> {
    match rule {
        dot if Dot::of(dot).is_some() => vec![dot],
        Constraint::Any(inner) | Constraint::All(inner) | Constraint::Replicate { constraints: inner, .. } => {
            parts(inner)
        }
        rule => vec![rule],
    }
}

fn is_unseen(rule: &Constraint) -> bool {
    use Constraint as C;
    matches!(
        rule,
        C::DisjointSets
            | C::AntiKnight
            | C::AntiKing
            | C::AntiConsecutive
            | C::AntiTaxicab
            | C::StrictKropki
            | C::StrictXV
            | C::XSum(_)
            | C::Sandwich { .. }
            | C::Skyscraper(_)
            | C::HiddenSkyscraper(_)
            | C::NumberedRoom(_)
            | C::FullRank(_)
            | C::FullRankTies(_)
            | C::RellikCage { .. }
            | C::EqualityCage(_)
            | C::Lunchbox { .. }
            | C::ContainAtLeast { .. }
            | C::ContainExact { .. }
            | C::LookAndSay { .. }
            | C::CountingCircles(_)
            | C::CountDistinct(_)
            | C::SameDigits { .. }
            | C::BoxesAlike
            | C::Indexing { .. }
            | C::DigitIndexing(_)
            | C::Regex { .. }
            | C::Machine { .. }
            | C::Pairs { .. }
            | C::GlobalEntropy
            | C::GlobalMod
            | C::DutchFlatmates
            | C::Doppelganger
            | C::ChaosConstruction
            | C::ChaosArrow { .. }
            | C::ChaosCount { .. }
            | C::Connected { .. }
            | C::Fog(_)
    )
}
