//! Which puzzles are wanted: `er >= 8.3 && tridagon`.
//!
//! ```text
//! any     = all { "||" all }
//! all     = one { "&&" one }
//! one     = "!" one | "(" any ")" | value [ ("<" | "<=" | "=" | "==" | "!=" | ">=" | ">") value ]
//! value   = number | name
//! ```
//!
//! A name may have several words. A grade is compared with grades alone, a number with numbers; one that is not compared is true
//! unless it is 0. What isn't needed for the answer isn't worked out, from left to
//! right: so what is quickly known belongs to the left.

use std::cmp::Ordering;
use std::iter;

use super::facts::Fact;
use crate::values::Names;
use crate::words::{say, word};

/// A condition.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Filter {
    Any(Vec<Filter>),
    All(Vec<Filter>),
    Not(Box<Filter>),
    Compare(Fact, Comparison, Fact),
    /// Not 0.
    Has(Fact),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    Less,
    AtMost,
    Equal,
    Different,
    AtLeast,
    Greater,
}

/// The signs, the longer ones before those with which they begin.
const COMPARISONS: [(&str, Comparison); 7] = [
    ("<=", Comparison::AtMost),
    (">=", Comparison::AtLeast),
    ("!=", Comparison::Different),
    ("==", Comparison::Equal),
    ("=", Comparison::Equal),
    ("<", Comparison::Less),
    (">", Comparison::Greater),
];

impl Comparison {
    fn holds(self, order: Ordering) -> bool {
        match self {
            Self::Less => order.is_lt(),
            Self::AtMost => order.is_le(),
            Self::Equal => order.is_eq(),
            Self::Different => order.is_ne(),
            Self::AtLeast => order.is_ge(),
            Self::Greater => order.is_gt(),
        }
    }
}

impl Filter {
    /// Reads a condition. The error names the column, from 1.
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut reader = Reader { text, at: 0 };
        let filter = reader.any()?;
        match reader.rest() {
            "" => Ok(filter),
            _ => Err(reader.error(word("expected-and-or"))),
        }
    }

    /// True if the puzzle is wanted. A comparison with what isn't known of it is false.
    pub(super) fn fits(&self, known: &dyn Fn(Fact) -> Option<f64>) -> bool {
        match self {
            Self::Any(filters) => filters.iter().any(|filter| filter.fits(known)),
            Self::All(filters) => filters.iter().all(|filter| filter.fits(known)),
            Self::Not(filter) => !filter.fits(known),
            Self::Has(fact) => known(*fact).is_some_and(|number| number != 0.0),
            Self::Compare(one, comparison, other) => {
                let values = known(*one).zip(known(*other));
                values.and_then(|(one, other)| one.partial_cmp(&other)).is_some_and(|order| comparison.holds(order))
            }
        }
    }
}

impl Filter {
    /// True if the fact is in it.
    pub(super) fn asks_for(&self, fact: Fact) -> bool {
        match self {
            Self::Any(filters) | Self::All(filters) => filters.iter().any(|filter| filter.asks_for(fact)),
            Self::Not(filter) => filter.asks_for(fact),
            Self::Has(own) => *own == fact,
            Self::Compare(one, _, other) => [*one, *other].contains(&fact),
        }
    }
}

struct Reader<'t> {
    text: &'t str,
    /// The byte at which the rest begins.
    at: usize,
}

impl<'t> Reader<'t> {
    fn rest(&mut self) -> &'t str {
        let rest = &self.text[self.at..];
        let trimmed = rest.trim_start();
        self.at += rest.len() - trimmed.len();
        trimmed
    }

    /// Goes over the sign, if it comes next.
    fn takes(&mut self, sign: &str) -> bool {
        let found = self.rest().starts_with(sign);
        self.at += if found { sign.len() } else { 0 };
        found
    }

    fn error(&self, problem: &str) -> String {
        say!("filter-problem", column = self.text[..self.at].chars().count() + 1, problem)
    }

    fn any(&mut self) -> Result<Filter, String> {
        self.list("||", Self::all, Filter::Any)
    }

    fn all(&mut self) -> Result<Filter, String> {
        self.list("&&", Self::one, Filter::All)
    }

    /// Conditions with the sign between; one alone is itself.
    fn list(
        &mut self,
        sign: &str,
        read: fn(&mut Self) -> Result<Filter, String>,
        of: fn(Vec<Filter>) -> Filter,
    ) -> Result<Filter, String> {
        let first = read(self)?;
        let mut filters = vec![first];
        while self.takes(sign) {
            filters.push(read(self)?);
        }
        Ok(if filters.len() == 1 { filters.remove(0) } else { of(filters) })
    }

    fn one(&mut self) -> Result<Filter, String> {
        if self.takes("!") {
            return Ok(Filter::Not(Box::new(self.one()?)));
        }
        if self.takes("(") {
            let filter = self.any()?;
            return if self.takes(")") { Ok(filter) } else { Err(self.error(word("expected-bracket"))) };
        }
        let one = self.value()?;
        let comparison = COMPARISONS.into_iter().find(|(sign, _)| self.takes(sign));
        match comparison {
            Some((_, comparison)) => Ok(Filter::Compare(one, comparison, self.compared_with(one)?)),
            None if one.is_grade() => Err(self.error(word("expected-comparison"))),
            None => Ok(Filter::Has(one)),
        }
    }

    /// The other side of a comparison: a grade or a number, as this side is.
    fn compared_with(&mut self, one: Fact) -> Result<Fact, String> {
        self.rest();
        let start = self.at;
        let other = self.value()?;
        if one.is_grade() == other.is_grade() {
            return Ok(other);
        }
        self.at = start;
        Err(self.error(word(if one.is_grade() { "expected-grade" } else { "expected-amount" })))
    }

    /// A number, or the name of the most words that is known.
    fn value(&mut self) -> Result<Fact, String> {
        let rest = self.rest();
        let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | ' ');
        let words = rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())].trim_end();
        if words.is_empty() {
            return Err(self.error(word("expected-fact")));
        }
        let names = Fact::names();
        let ends = iter::once(words.len()).chain(words.rmatch_indices(' ').map(|(end, _)| end));
        let found = ends.into_iter().find_map(|end| Some((end, fact(&names, &words[..end])?)));
        let Some((end, fact)) = found else { return names.read(words).map_err(|problem| self.error(&problem)) };
        self.at += end;
        Ok(fact)
    }
}

/// What has this name, or the number.
fn fact(names: &Names<Fact>, text: &str) -> Option<Fact> {
    let number = || text.parse().ok().filter(|_| text.starts_with(|c: char| c.is_ascii_digit()));
    names.read(text).ok().or_else(|| number().map(Fact::Number))
}

#[cfg(test)]
mod tests {
    use ichidoku::ProperPuzzle;
    use ichidoku_logic::Technique;

    use super::*;
    use crate::commands::rate::facts::Facts;

    #[test]
    fn signs_bind_as_in_other_languages() {
        let of = |text| Filter::read(text).expect(text);
        let er = Filter::Compare(Fact::Er, Comparison::AtLeast, Fact::Number(8.3));
        let tridagon = Filter::Has(Fact::Uses(Technique::Tridagon));
        assert_eq!(of("er>=8.3 && tridagon"), Filter::All(vec![er.clone(), tridagon.clone()]));
        assert_eq!(of(" er >= 8.3&&tridagon||clues "), of("(er>=8.3 && tridagon) || (clues)"));
        assert_ne!(of("er>=8.3 && (tridagon || clues)"), of("er>=8.3 && tridagon || clues"));
        assert_eq!(of("!!tridagon"), Filter::Not(Box::new(Filter::Not(Box::new(tridagon)))));
        assert_eq!(
            of("X-Wing = 2"),
            Filter::Compare(Fact::Uses(Technique::XWing), Comparison::Equal, Fact::Number(2.0))
        );
        assert_eq!(of("x wing=2 && er>1"), of("X-Wing = 2 && er > 1"));
        assert_eq!(of("!(naked  pair) || two string kite"), of("!naked-pair || 2-string-kite"));
        assert_eq!(of("8.3 <= er"), Filter::Compare(Fact::Number(8.3), Comparison::AtMost, Fact::Er));
    }

    #[test]
    fn errors_name_the_column() {
        for (text, column) in [
            ("", 1),
            ("er >=", 6),
            ("er 7", 4),
            ("(er", 4),
            ("er && tridagn", 7),
            ("é", 1),
            ("er > 1 & 2", 8),
            ("nan", 1),
            ("er = Hard", 6),
            ("clues>=hard", 8),
            ("grade>=3", 8),
            ("hard < 3", 8),
            ("er > 1 && hard", 15),
            ("grade && er > 1", 7),
        ] {
            let error = Filter::read(text).expect_err(text);
            assert!(error.starts_with(&format!("column {column}: ")), "{text}: {error}");
        }
        assert!(Filter::read("tridagn").is_err_and(|error| error.contains("did you mean 'tridagon'?")));
    }

    #[test]
    fn puzzles_fit_or_do_not() {
        let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let puzzle = ProperPuzzle::new(easy.parse().expect("a puzzle")).expect("one solution");
        let facts = Facts::of(&puzzle, ichidoku_api::Scale::default());
        for (text, fits) in [
            ("er = 1.2 && ep = er && ed == 1.2", true),
            ("er > 1.2 || ep < 1.2", false),
            ("grade = trivial && score < 2 && hodoku = 204", true),
            ("clues >= 30 && clues <= 30 && clues != 31", true),
            ("hidden-single && !tridagon", true),
            ("hidden-single > 60", false),
        ] {
            assert_eq!(Filter::read(text).map(|filter| filter.fits(&|fact| facts.get(fact))), Ok(fits), "{text}");
        }
    }
}
