//! A moment of a run as a text. The lab is a module of its own, and so hands the page what its board is to show.

use std::fmt::Display;
use std::str::FromStr;

use ichidoku::Candidate;

use crate::board_view::Shown;
use crate::drawing::Drawing;
use crate::session::from_line;

/// The class of the candidate that a moment eliminates.
pub const OUT: &str = "mark-out";

/// Writes what the board shows: digits, candidates (`-` where there are none to show), the cells of the pattern, those that
/// contradict each other, and the eliminated candidate; a line each.
///
/// ```
/// use ichidoku_web::board_view::Shown;
/// use ichidoku_web::drawing::Drawing;
/// use ichidoku_web::moment;
/// let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// let shown = Shown { digits: line.parse().unwrap(), candidates: None, keeps_own: false };
/// let text = moment::write(&shown, &Drawing::bad("r1c3".parse()));
/// assert_eq!(text, format!("{line}\n-\n\nr1c3\n"));
/// assert_eq!(moment::read(&text), Some((shown, Drawing::bad("r1c3".parse()))));
/// ```
pub fn write(shown: &Shown, drawing: &Drawing) -> String {
    let drawn = [names(drawing.pattern.iter()), names(drawing.bad.iter()), names(drawing.marks.keys())];
    let candidates = shown.candidates.as_ref().map_or_else(|| "-".to_owned(), |candidates| names(candidates.iter()));
    format!("{}\n{candidates}\n{}", shown.digits, drawn.join("\n"))
}

/// Reads what [`write()`] wrote; `None` if it is something else.
pub fn read(text: &str) -> Option<(Shown, Drawing)> {
    let mut lines = text.split('\n');
    let digits = from_line(lines.next()?)?;
    let candidates = Some(lines.next()?).filter(|line| *line != "-").map(|line| read_names(line).collect());
    let mut drawing =
        Drawing { pattern: read_names(lines.next()?).collect(), ..Drawing::bad(read_names(lines.next()?)) };
    drawing.marks = read_names::<Candidate>(lines.next()?).map(|candidate| (candidate, OUT.to_owned())).collect();
    Some((Shown { digits, candidates, keeps_own: false }, drawing))
}

fn names(things: impl Iterator<Item = impl Display>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

fn read_names<T: FromStr>(line: &str) -> impl Iterator<Item = T> {
    line.split(' ').filter_map(|name| name.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_with_candidates_and_marks_reads_back() {
        let candidates = ["r1c3=1", "r9c8=9"].map(|name| name.parse::<Candidate>().unwrap());
        let shown = Shown {
            digits: ichidoku::Puzzle::EMPTY,
            candidates: Some(candidates.into_iter().collect()),
            keeps_own: false,
        };
        let mut drawing = Drawing { pattern: "r5c5".parse().into_iter().collect(), ..Drawing::default() };
        drawing.marks.insert(candidates[0], OUT.to_owned());
        assert_eq!(read(&write(&shown, &drawing)), Some((shown.clone(), drawing)));
        let none_left = Shown { candidates: Some(ichidoku::CandidateSet::EMPTY), ..shown };
        assert_eq!(read(&write(&none_left, &Drawing::default())), Some((none_left, Drawing::default())));
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        for text in ["", "53..7", &".".repeat(81), &format!("{}\n-\n\n", ".".repeat(81))] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
