//! Brings items into an order in which equal ones stay as they came.

use super::super::hint::Removals;

/// The items by their keys; of those that take out the same, only the first.
pub(super) fn first_of_each<T>(
    items: Vec<T>,
    key: impl Fn(&T) -> (u64, u32),
    removals: impl Fn(&T) -> &Removals,
) -> Vec<T> {
    let mut kept: Vec<T> = Vec::new();
    for item in sorted(items, key) {
        if kept.iter().all(|other| removals(other) != removals(&item)) {
            kept.push(item);
        }
    }
    kept
}

/// The items by their keys. All kinds share one sort, of keys with places: a stable sort for each takes thousands of bytes in the
/// browser.
pub(super) fn sorted<T>(items: Vec<T>, key: impl Fn(&T) -> (u64, u32)) -> Vec<T> {
    let mut keys: Vec<((u64, u32), u32)> = items.iter().map(key).zip(0..).collect();
    keys.sort_unstable();
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    keys.iter().filter_map(|(_, n)| items[*n as usize].take()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_items_stay_as_they_came() {
        let items = vec!["bb", "a", "c", "ab", "b"];
        assert_eq!(sorted(items, |item| (0, item.len() as u32)), ["a", "c", "b", "bb", "ab"]);
    }
}
