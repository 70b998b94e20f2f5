//! Ratings on Sudoku Explainer's scale: `7.1`, `7.1-7.3`.

use ichidoku_logic::rate::ExplainerDifficulty;

use crate::words::word;

/// Reads a rating with at most one decimal: `7.1`, `8`.
pub(crate) fn er(text: &str) -> Result<ExplainerDifficulty, String> {
    tenths(text).ok_or_else(|| word("expected-one-er").into())
}

/// Reads a rating, or the ends of a range.
pub(crate) fn ers(text: &str) -> Result<[ExplainerDifficulty; 2], String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (tenths(from), tenths(to)) {
        (Some(least), Some(most)) if least <= most => Ok([least, most]),
        _ => Err(word("expected-er").into()),
    }
}

fn tenths(text: &str) -> Option<ExplainerDifficulty> {
    let (whole, tenth) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let (whole, tenth): (u16, u16) = (whole.parse().ok()?, tenth.parse().ok()?);
    (whole <= 20 && tenth < 10).then_some(ExplainerDifficulty(whole * 10 + tenth))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_have_one_decimal_and_ranges_ascend() {
        let er = |text| er(text).map(|er| er.0);
        assert_eq!([er("7.1"), er("8"), er(" 20.0 ")], [Ok(71), Ok(80), Ok(200)]);
        assert!(["", "x", "7.15", "-1", "21", "7.1-7.3"].iter().all(|text| er(text).is_err()));
        assert_eq!(ers("7.1-8").map(|ers| ers.map(|er| er.0)), Ok([71, 80]));
        assert_eq!(ers("7.1").map(|ers| ers.map(|er| er.0)), Ok([71, 71]));
        assert!(ers("8-7.1").is_err() && ers("7.1-").is_err());
    }
}
