//! Names however they are spelt, and what a misspelt one may have meant.

/// The thing with the most similar of all names, if one is similar at all: a slip for every three letters.
pub(crate) fn nearest<'a, T>(name: &str, known: impl IntoIterator<Item = (T, &'a str)>) -> Option<T> {
    let wanted: Vec<char> = slug(name).chars().collect();
    let slips = |(thing, name): (T, &str)| (distance(&wanted, &slug(name).chars().collect::<Vec<char>>()), thing);
    let (slips, thing) = known.into_iter().map(slips).min_by_key(|(slips, _)| *slips)?;
    (slips <= (wanted.len() / 3).max(1)).then_some(thing)
}

/// Lower case, runs of anything but letters and digits as one hyphen: `2-String Kite` as `2-string-kite`.
pub(crate) fn slug(name: &str) -> String {
    let words: Vec<String> =
        name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).map(str::to_lowercase).collect();
    words.join("-")
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
}
