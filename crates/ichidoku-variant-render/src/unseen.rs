//! What a picture doesn't say by itself.

use ichidoku_variants::{Constraint, Puzzle, write_rule};

/// The names, in the words of the Interactive Sudoku Solver, of the rules that a picture doesn't say by itself: those about the
/// whole grid, such as those of chess, and those whose clues look like others'. Each once, in the order of the rules.
///
/// ```
/// use ichidoku_variant_render::unseen;
/// use ichidoku_variants::read_iss;
/// let puzzle = read_iss(".Shape~6x6.AntiKnight.Cage~3~R1C1~R1C2.Skyscraper~C1~2~.Skyscraper~C3~~1")?;
/// assert_eq!(unseen(&puzzle), ["AntiKnight", "Skyscraper"]);
/// # Ok::<(), ichidoku_variants::TextError>(())
/// ```
pub fn unseen(puzzle: &Puzzle) -> Vec<String> {
    let mut names = Vec::new();
    add(puzzle, puzzle.constraints(), &mut names);
    names
}

fn add(puzzle: &Puzzle, rules: &[Constraint], names: &mut Vec<String>) {
    for rule in rules {
        match rule {
            Constraint::Any(inner) | Constraint::All(inner) | Constraint::Replicate { constraints: inner, .. } => {
                add(puzzle, inner, names);
            }
            rule if is_unseen(rule) => {
                let text = write_rule(puzzle, rule);
                let name = text.trim_start_matches('.').split('~').next().unwrap_or_default().to_owned();
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            _ => {}
        }
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
