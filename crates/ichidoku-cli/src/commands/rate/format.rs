//! How a line with Sudoku Explainer's ratings looks.

use ichidoku_api::ExplainerRatings;

use crate::words::word;

/// Text, and signs for what is put in.
#[derive(Clone, Debug)]
pub(super) struct Format(Vec<Piece>);

#[derive(Clone, Copy, Debug)]
enum Piece {
    Text(char),
    Puzzle,
    Line,
    Er,
    Ep,
    Ed,
    Seconds,
    Technique,
}

/// What goes into a line.
pub(super) struct Contents<'c> {
    pub(super) puzzle: &'c str,
    /// The number of the line on which the record starts.
    pub(super) line: u64,
    pub(super) ratings: &'c ExplainerRatings,
    /// How long the rating took.
    pub(super) seconds: f64,
}

impl Format {
    /// Reads the signs that `serate` has, and `%t` for the technique.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut pieces = Vec::new();
        let mut chars = text.chars();
        while let Some(c) = chars.next() {
            pieces.push(match c {
                '%' => match chars.next() {
                    Some('g') => Piece::Puzzle,
                    Some('n') => Piece::Line,
                    Some('r') => Piece::Er,
                    Some('p') => Piece::Ep,
                    Some('d') => Piece::Ed,
                    Some('e') => Piece::Seconds,
                    Some('t') => Piece::Technique,
                    Some('l') => Piece::Text('\n'),
                    Some('%') => Piece::Text('%'),
                    _ => return Err(word("expected-rate-format").into()),
                },
                c => Piece::Text(c),
            });
        }
        Ok(Self(pieces))
    }

    /// The puzzle and its ER.
    pub(super) fn only_er() -> Self {
        Self(vec![Piece::Puzzle, Piece::Text('\t'), Piece::Er])
    }

    pub(super) fn line(&self, contents: &Contents<'_>) -> String {
        let Contents { puzzle, line, ratings, seconds } = contents;
        let piece = |piece: &Piece| match piece {
            Piece::Text(c) => c.to_string(),
            Piece::Puzzle => (*puzzle).to_owned(),
            Piece::Line => line.to_string(),
            Piece::Er => format!("{:.1}", ratings.er),
            Piece::Ep => format!("{:.1}", ratings.ep),
            Piece::Ed => format!("{:.1}", ratings.ed),
            Piece::Seconds => format!("{seconds:.3}"),
            Piece::Technique => ratings.hardest_name.clone().unwrap_or_default(),
        };
        self.0.iter().map(piece).collect()
    }
}

impl Default for Format {
    fn default() -> Self {
        use Piece::{Ed, Ep, Er, Puzzle, Technique, Text};
        Self(vec![Puzzle, Text('\t'), Er, Text('\t'), Ep, Text('\t'), Ed, Text('\t'), Technique])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_is_text_and_signs() {
        let [hardest, hardest_name] = ["forcing-chain", "Forcing Chain"].map(|name| Some(name.to_owned()));
        let ratings = ExplainerRatings { er: 7.1, ep: 2.0, ed: 1.2, hardest, hardest_name, path: None };
        let contents = Contents { puzzle: "1..", line: 3, ratings: &ratings, seconds: 0.25 };
        let line = |format: &str| Format::read(format).map(|format| format.line(&contents));
        assert_eq!(line("%g ED=%r/%p/%d"), Ok("1.. ED=7.1/2.0/1.2".into()));
        assert_eq!(line("%n: %e s%l%t: 100%%"), Ok("3: 0.250 s\nForcing Chain: 100%".into()));
        assert!(line("%q").is_err() && line("50%").is_err());
        assert_eq!(Format::only_er().line(&contents), "1..\t7.1");
    }
}
