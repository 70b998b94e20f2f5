//! How much the length of a chain adds to its difficulty.

/// 0.1 for each of 4, 6, 8, 12, 16, 24 … that the chain's length exceeds: the number of assumptions in it, less two. Added
/// up one by one, as the original does it, since the sums are compared.
pub(super) fn surcharge(complexity: u32) -> f64 {
    let mut added = 0.0;
    let mut ceiling = 4;
    let mut by_half = true;
    while complexity > ceiling + 2 {
        added += 0.1;
        ceiling = if by_half { ceiling * 3 / 2 } else { ceiling * 4 / 3 };
        by_half = !by_half;
    }
    added
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_of_the_ladder_adds_a_tenth() {
        let tenths = |complexity| (surcharge(complexity) * 10.0).round() as u32;
        assert_eq!([2, 6, 7, 8, 9, 10, 11, 14, 15, 18, 19].map(tenths), [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
        assert_eq!([26, 27, 34, 35, 50, 51, 66, 67].map(tenths), [5, 6, 6, 7, 7, 8, 8, 9]);
    }
}
