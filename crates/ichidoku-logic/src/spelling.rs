//! The technique that a misspelt name may have meant.

use crate::technique::{Technique, slug};

/// The technique with the most similar name or alias, if one is similar at all: a slip for every three letters.
pub(crate) fn nearest(name: &str) -> Option<Technique> {
    let wanted: Vec<char> = slug(name).chars().collect();
    let distance_to = |known: &str| distance(&wanted, &slug(known).chars().collect::<Vec<char>>());
    let named = |technique: Technique| {
        let info = technique.info();
        let names = std::iter::once(info.name).chain(info.aliases.iter().copied());
        names.map(distance_to).min().map(|slips| (slips, technique))
    };
    let (slips, technique) = Technique::ALL.iter().copied().filter_map(named).min_by_key(|(slips, _)| *slips)?;
    (slips <= (wanted.len() / 3).max(1)).then_some(technique)
}

/// How many letters must be put in, left out, changed or exchanged with the next to make one of the other.
fn distance(a: &[char], b: &[char]) -> usize {
    // The distances between the beginnings: of the row before the last, the last and the present one.
    let (mut before, mut last) = (Vec::new(), (0..=b.len()).collect::<Vec<usize>>());
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        (before, last) = (last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_are_counted() {
        let between = |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        for (a, b, slips) in [("", "", 0), ("", "ab", 2), ("abc", "ac", 1), ("abc", "acb", 1), ("abcd", "badc", 2)] {
            assert_eq!((between(a, b), between(b, a)), (slips, slips), "{a} {b}");
        }
    }

    #[test]
    fn a_slip_is_forgiven_and_another_word_is_not() {
        assert_eq!(nearest("naked piar"), Some(Technique::NakedPair));
        assert_eq!(nearest("Swordfsh"), Some(Technique::Swordfish));
        assert_eq!(nearest("y wing"), Some(Technique::XyWing));
        assert_eq!(nearest("guess"), None);
        assert_eq!(nearest(""), None);
    }
}
