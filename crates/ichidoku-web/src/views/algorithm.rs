//! What people call the algorithms of the lab.

use crate::words::word;

/// The name of an algorithm in the language of the page; what the vocabulary calls it if it has none.
pub(super) fn algorithm_name(algorithm: &str) -> &str {
    match algorithm {
        "brute-force" => word("algorithm-brute-force"),
        "row-by-row" => word("algorithm-row-by-row"),
        "candidate-lists" => word("algorithm-candidate-lists"),
        "fewest-first" => word("algorithm-fewest-first"),
        "eliminate-first" => word("algorithm-eliminate-first"),
        "eliminate-fewest" => word("algorithm-eliminate-fewest"),
        "dancing-links" => word("algorithm-dancing-links"),
        "sat" => word("algorithm-sat"),
        "annealing" => word("algorithm-annealing"),
        "engine" => word("algorithm-engine"),
        other => other,
    }
}
