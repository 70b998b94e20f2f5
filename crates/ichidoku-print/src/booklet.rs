//! The order of a booklet's pages: sheets that are printed on both sides, folded and stapled in the middle.

/// The pages of each side, left and right, from 0; `None` for one that stays empty. Sides come in the order in which they are
/// printed: front and back of the outermost sheet first.
pub(crate) fn sides(count: usize) -> Vec<[Option<usize>; 2]> {
    let all = count.next_multiple_of(4);
    let page = |number: usize| (number < count).then_some(number);
    (0..all / 2)
        .map(|side| match side % 2 {
            0 => [page(all - 1 - side), page(side)],
            _ => [page(side), page(all - 1 - side)],
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folded_sheet_reads_in_order() {
        assert_eq!(sides(4), [[Some(3), Some(0)], [Some(1), Some(2)]]);
        assert_eq!(sides(6), [[None, Some(0)], [Some(1), None], [Some(5), Some(2)], [Some(3), Some(4)],]);
        assert!(sides(0).is_empty());
    }

    #[test]
    fn every_page_is_there_once() {
        for count in 1..40 {
            let mut pages: Vec<usize> = sides(count).into_iter().flatten().flatten().collect();
            pages.sort_unstable();
            assert_eq!(pages, (0..count).collect::<Vec<_>>());
        }
    }
}
