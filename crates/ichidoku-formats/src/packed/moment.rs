//! Days, times of day and moments as text, in the forms of ISO 8601.

use std::io::Write as _;

/// Seconds of a day.
const DAY: i64 = 86_400;

/// Milliseconds of a day.
pub(super) const MILLIS_OF_DAY: i64 = 1000 * DAY;

/// How fine a time is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Seconds,
    Millis,
    Micros,
    Nanos,
}

impl Unit {
    /// Digits behind the point of a second.
    const fn digits(self) -> usize {
        match self {
            Self::Seconds => 0,
            Self::Millis => 3,
            Self::Micros => 6,
            Self::Nanos => 9,
        }
    }

    const fn per_second(self) -> i64 {
        10_i64.pow(self.digits() as u32)
    }
}

/// Appends a day, counted from 1970-01-01.
pub(super) fn date(days: i64, out: &mut Vec<u8>) {
    let (year, month, day) = civil(days);
    let sign = match year {
        ..0 => "-",
        0..10_000 => "",
        _ => "+",
    };
    put(out, format_args!("{sign}{:04}-{month:02}-{day:02}", year.unsigned_abs()));
}

/// Appends a time of day; the parts of a second only if there are any.
pub(super) fn time(since_midnight: i64, unit: Unit, is_utc: bool, out: &mut Vec<u8>) {
    let (seconds, part) = (since_midnight.div_euclid(unit.per_second()), since_midnight.rem_euclid(unit.per_second()));
    put(out, format_args!("{:02}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60));
    if part != 0 {
        put(out, format_args!(".{part:0width$}", width = unit.digits()));
    }
    if is_utc {
        out.push(b'Z');
    }
}

/// Appends a moment, counted from the beginning of 1970.
pub(super) fn moment(since: i64, unit: Unit, is_utc: bool, out: &mut Vec<u8>) {
    let per_day = DAY * unit.per_second();
    date(since.div_euclid(per_day), out);
    out.push(b'T');
    time(since.rem_euclid(per_day), unit, is_utc, out);
}

/// Year, month and day in the Gregorian calendar. Years begin with March here, so that a leap day is the last of its year, and eras of
/// 400 years have equally many days.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day_of_month = day - (153 * month + 2) / 5 + 1;
    let (month, is_next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + is_next, month, day_of_month)
}

fn put(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    // A vector takes all that is written to it.
    let _ = out.write_fmt(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(write: impl Fn(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for (days, date_of_it) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (19_782, "2024-02-29"),
            (11_016, "2000-02-29"),
            (-25_509, "1900-02-28"),
            (-25_508, "1900-03-01"),
            (2_932_896, "9999-12-31"),
            (2_932_897, "+10000-01-01"),
            (-719_528, "0000-01-01"),
            (-719_529, "-0001-12-31"),
        ] {
            assert_eq!(text(|out| date(days, out)), date_of_it);
        }
    }

    #[test]
    fn moments_before_1970_are_as_exact_as_those_after() {
        let millis = |since| text(|out| moment(since, Unit::Millis, true, out));
        assert_eq!(millis(1_714_566_896_789), "2024-05-01T12:34:56.789Z");
        assert_eq!(millis(-1), "1969-12-31T23:59:59.999Z");
        assert_eq!(millis(-1000), "1969-12-31T23:59:59Z");
        assert_eq!(text(|out| moment(1, Unit::Nanos, false, out)), "1970-01-01T00:00:00.000000001");
        assert_eq!(text(|out| moment(i64::MIN, Unit::Nanos, false, out)), "1677-09-21T00:12:43.145224192");
    }
}
