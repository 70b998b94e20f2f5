//! Numbers as people write them: `250`, `10k`, `1M`, `1e6`.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::words::{say, word};

/// Reads a whole number within the range: `250`, `1_000`, `10k`, `1.5M`, `2G`, `1e6`.
pub(crate) fn whole<T>(range: RangeInclusive<u64>) -> impl Fn(&str) -> Result<T, String> + Clone + Send + Sync
where
    T: TryFrom<u64>,
{
    move |text| {
        let number = parse(text).filter(|number| range.contains(number));
        number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| expectation(&range))
    }
}

/// Reads a whole number from 1, or `none`, which is the largest there is.
pub(crate) fn limit(text: &str) -> Result<u64, String> {
    match text {
        "none" => Ok(u64::MAX),
        _ => whole(1..=u64::MAX)(text).map_err(|expected| say!("or-none", expected)),
    }
}

/// Reads a number of seconds: `30`, `0.5`.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| word("expected-seconds").into())
}

fn expectation(range: &RangeInclusive<u64>) -> String {
    let (least, most) = (range.start(), range.end());
    match *most {
        u64::MAX => say!("expected-number", least),
        most => say!("expected-between", least, most),
    }
}

/// The number, if it is whole and at most 64 bits long.
fn parse(text: &str) -> Option<u64> {
    let (digits, zeros) = match text.split_once(['e', 'E']) {
        Some((digits, exponent)) => (digits, exponent.parse::<u32>().ok()?),
        None => without_unit(text),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let zeros = zeros.checked_sub(u32::try_from(fraction.len()).ok()?)?;
    let digits: String = [whole, fraction].concat().chars().filter(|c| *c != '_').collect();
    let is_number = !whole.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = digits.parse::<u64>().ok().filter(|_| is_number)?;
    if number == 0 { Some(0) } else { number.checked_mul(10_u64.checked_pow(zeros)?) }
}

/// The number before the unit, and how many zeros that stands for.
fn without_unit(text: &str) -> (&str, u32) {
    let units = [("k", 3), ("K", 3), ("m", 6), ("M", 6), ("g", 9), ("G", 9)];
    let unit = units.iter().find_map(|(unit, zeros)| Some((text.strip_suffix(unit)?, *zeros)));
    unit.unwrap_or((text, 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, number) in [
            ("0", 0),
            ("250", 250),
            ("1_000_000", 1_000_000),
            ("10k", 10_000),
            ("1M", 1_000_000),
            ("1m", 1_000_000),
            ("2G", 2_000_000_000),
            ("1e6", 1_000_000),
            ("1E6", 1_000_000),
            ("1.5M", 1_500_000),
            ("2.50e2", 250),
            ("0e400", 0),
            ("18446744073709551615", u64::MAX),
        ] {
            assert_eq!(whole(0..=u64::MAX)(text), Ok(number), "{text}");
        }
    }

    #[test]
    fn what_is_no_whole_number_in_the_range_is_answered_with_the_range() {
        for text in
            ["", "x", "-1", "+1", "1.5", "1.05e1", "e6", "1e", "1e-3", "k", ".5k", "1kk", "0x10", "²", "5", "1e30"]
        {
            assert_eq!(whole::<u64>(0..=4)(text), Err("expected a whole number from 0 to 4".into()), "{text}");
        }
        for text in ["0", "18446744073709551616", "1e20"] {
            let error = whole::<u64>(1..=u64::MAX)(text).unwrap_err();
            assert_eq!(error, "expected a whole number of at least 1 and less than 2^64, such as 1000, 10k or 1e6");
        }
        assert_eq!(limit("none"), Ok(u64::MAX));
        assert_eq!(limit("2k"), Ok(2000));
        assert!(limit("all").unwrap_err().ends_with(", or `none`"));
    }

    #[test]
    fn seconds_may_be_fractions_but_neither_negative_nor_endless() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for text in ["-1", "inf", "NaN", "1e300", "soon"] {
            assert_eq!(seconds(text), Err(word("expected-seconds").into()), "{text}");
        }
    }
}
