//! What the numbers in Excel's cells mean: days, times of day and moments are numbers, and the format of the cell shows which these
//! are.

use super::moment::{MILLIS_OF_DAY, Unit, date, moment, time};
use crate::xml::{Part, Tag, parts};

/// What the numbers of a format are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    Number,
    Date,
    Time,
    Moment,
}

/// The number of 1970-01-01, and how much less it is where days are counted from 1904.
const FIRST_OF_1970: i64 = 25_569;
const YEARS_TO_1904: i64 = 1462;

/// From this number on days are counted right: Excel takes 1900 for a leap year, and 60 for its 29 February.
const FIRST_OF_MARCH_1900: i64 = 61;

/// Larger numbers are no days: the last of the year 9999.
const LAST: f64 = 2_958_466.0;

/// The formats of a workbook's cells.
#[derive(Default)]
pub(super) struct CellFormats {
    /// By the numbers with which cells refer to them.
    meanings: Vec<Meaning>,
    is_from_1904: bool,
}

impl CellFormats {
    /// The formats in the texts `styles.xml` and `workbook.xml`.
    pub(super) fn new(styles: &str, workbook: &str) -> Self {
        let own: Vec<(u32, Meaning)> = tags(styles, "numFmt").filter_map(own_format).collect();
        let of = |id: u32| own.iter().find(|(own, _)| *own == id).map_or_else(|| usual(id), |(_, meaning)| *meaning);
        let format = |tag: Tag<'_>| number(tag, "numFmtId").map_or(Meaning::Number, of);
        // The formats of named styles stand before those of cells.
        let of_cells = styles.split_once("<cellXfs").map_or("", |(_, rest)| rest);
        let of_cells = of_cells.split_once("</cellXfs").map_or(of_cells, |(formats, _)| formats);
        let is_from_1904 = |tag: Tag<'_>| tag.attribute("date1904").is_some_and(|word| word == "1" || word == "true");
        Self {
            meanings: tags(of_cells, "xf").map(format).collect(),
            is_from_1904: tags(workbook, "workbookPr").any(is_from_1904),
        }
    }

    /// A day, time or moment in the form of ISO 8601; `None` if the number is none by its format. Neither is a digit, which may belong
    /// to a puzzle.
    pub(super) fn spelt(&self, format: usize, value: &str) -> Option<String> {
        let meaning = *self.meanings.get(format).filter(|meaning| **meaning != Meaning::Number)?;
        let number: f64 = value.parse().ok().filter(|number| (0.0..LAST).contains(number))?;
        if number.fract() == 0.0 && number < 10.0 {
            return None;
        }
        // What is stored differs from the millisecond by less than a half.
        let millis = (number.fract() * MILLIS_OF_DAY as f64).round() as i64;
        let days = self.since_1970(number.trunc() as i64);
        let mut text = Vec::new();
        match meaning {
            Meaning::Time => time(millis, Unit::Millis, false, &mut text),
            Meaning::Date if millis == 0 => date(days, &mut text),
            _ => moment(days * MILLIS_OF_DAY + millis, Unit::Millis, false, &mut text),
        }
        String::from_utf8(text).ok()
    }

    fn since_1970(&self, day: i64) -> i64 {
        match self.is_from_1904 {
            true => day + YEARS_TO_1904 - FIRST_OF_1970,
            false => day + i64::from(day < FIRST_OF_MARCH_1900) - FIRST_OF_1970,
        }
    }
}

/// The tags with this name.
fn tags<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = Tag<'a>> {
    parts(text).filter_map(move |part| match part {
        Part::Tag(tag) if tag.name() == name => Some(tag),
        _ => None,
    })
}

fn number(tag: Tag<'_>, name: &str) -> Option<u32> {
    tag.attribute(name)?.parse().ok()
}

/// A format that the workbook defines: `<numFmt numFmtId="164" formatCode="yyyy\-mm\-dd"/>`.
fn own_format(tag: Tag<'_>) -> Option<(u32, Meaning)> {
    Some((number(tag, "numFmtId")?, meaning_of(&tag.attribute("formatCode")?)))
}

/// What the formats are that each program knows, by ECMA-376, 18.8.30.
const fn usual(id: u32) -> Meaning {
    match id {
        14..=17 | 27..=31 | 34..=36 | 50..=58 => Meaning::Date,
        22 => Meaning::Moment,
        18..=21 | 32 | 33 | 45 | 47 => Meaning::Time,
        _ => Meaning::Number,
    }
}

/// What a format is by its letters: years and days, hours and seconds. Neither words in quotes nor what stands in brackets count, a
/// colour or a language; hours in brackets are a duration, and a number.
fn meaning_of(code: &str) -> Meaning {
    let (mut is_date, mut is_time, mut letters) = (false, false, code.chars());
    while let Some(letter) = letters.next() {
        match letter.to_ascii_lowercase() {
            '"' => letters.by_ref().take_while(|letter| *letter != '"').for_each(drop),
            '[' => {
                let word: String = letters.by_ref().take_while(|letter| *letter != ']').collect();
                if matches!(word.to_ascii_lowercase().as_str(), "h" | "hh" | "m" | "mm" | "s" | "ss") {
                    return Meaning::Number;
                }
            }
            '\\' | '_' | '*' => {
                letters.next();
            }
            'y' | 'd' => is_date = true,
            'h' | 's' => is_time = true,
            // Numbers of a kind of their own, and texts.
            '#' | '0' | '?' | '@' if !is_time => return if is_date { Meaning::Date } else { Meaning::Number },
            _ => {}
        }
    }
    match (is_date, is_time) {
        (true, true) => Meaning::Moment,
        (true, false) => Meaning::Date,
        (false, true) => Meaning::Time,
        (false, false) => Meaning::Number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn formats(code: &str, workbook: &str) -> CellFormats {
        let styles = format!(
            "<styleSheet><numFmts><numFmt numFmtId=\"164\" formatCode=\"{code}\"/></numFmts><cellStyleXfs><xf numFmtId=\"14\"/>\
             </cellStyleXfs><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"164\"/><xf numFmtId=\"14\"/></cellXfs></styleSheet>"
        );
        CellFormats::new(&styles, workbook)
    }

    #[test]
    fn formats_tell_days_from_numbers() {
        for (code, meaning) in [
            ("General", Meaning::Number),
            ("0.00", Meaning::Number),
            ("#,##0 \"days\"", Meaning::Number),
            ("[h]:mm:ss", Meaning::Number),
            ("@", Meaning::Number),
            ("yyyy\\-mm\\-dd", Meaning::Date),
            ("[$-407]d/\\ mmmm\\ yyyy;@", Meaning::Date),
            ("yyyy-mm-dd hh:mm:ss.000", Meaning::Moment),
            ("h:mm AM/PM", Meaning::Time),
            ("mm:ss.0", Meaning::Time),
            ("[$-411]ggge\"年\"m\"月\"d\"日\"", Meaning::Date),
            ("[Red]0", Meaning::Number),
        ] {
            assert_eq!(meaning_of(code), meaning, "{code}");
        }
    }

    #[test]
    fn days_and_moments_are_spelt_as_elsewhere() {
        let of = |code: &str, value: &str| formats(code, "").spelt(1, value);
        assert_eq!(of("yyyy-mm-dd", "46082").as_deref(), Some("2026-03-01"));
        assert_eq!(of("yyyy-mm-dd hh:mm", "46024.12783564815").as_deref(), Some("2026-01-02T03:04:05"));
        assert_eq!(of("hh:mm:ss", "0.5").as_deref(), Some("12:00:00"));
        assert_eq!(of("yyyy-mm-dd", "61").as_deref(), Some("1900-03-01"));
        assert_eq!(of("yyyy-mm-dd", "59").as_deref(), Some("1900-02-28"));
        assert_eq!(of("yyyy-mm-dd", "7"), None, "a digit");
        assert_eq!(of("yyyy-mm-dd", "-1"), None);
        assert_eq!(of("0.00", "46082"), None);
        let from_1904 = formats("General", "<workbook><workbookPr date1904=\"1\"/></workbook>");
        assert_eq!(from_1904.spelt(2, "44620").as_deref(), Some("2026-03-01"));
        assert_eq!(from_1904.spelt(0, "44620"), None);
        assert_eq!(from_1904.spelt(9, "44620"), None);
    }
}
