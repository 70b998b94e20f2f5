//! Regular expressions of digits, compiled to automata by Thompson's construction and subsets (K. Thompson, 1968).

use std::collections::BTreeSet;

use crate::Shape;
use crate::automaton::Automaton;

/// What is wrong with an expression, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Broken {
    /// Place of the character, from 0.
    pub(crate) at: usize,
    pub(crate) expected: &'static str,
}

/// The automaton that accepts the lines which match the whole expression.
pub(crate) fn compile(pattern: &str, shape: Shape) -> Result<Automaton, Broken> {
    let mut parser = Parser { letters: pattern.chars().collect(), next: 0, shape, edges: Vec::new() };
    let start = parser.state();
    let end = parser.alternatives(start)?;
    if parser.next < parser.letters.len() {
        return parser.fail("the end, or '(' before ')'");
    }
    let Parser { edges, next, .. } = parser;
    let closed = |states: BTreeSet<usize>| close(&edges, states);
    let step = |states: &BTreeSet<usize>, digit: usize| {
        let moves = states.iter().flat_map(|&state| &edges[state]);
        let targets = moves.filter_map(|&(set, target)| (set >> digit & 1 == 1).then_some(target));
        let targets = closed(targets.collect());
        (!targets.is_empty()).then_some(targets)
    };
    let too_large = Broken { at: next, expected: "an expression with fewer states" };
    Automaton::build(shape.digits(), [closed([start].into())], step, |states| states.contains(&end)).ok_or(too_large)
}

/// All states that can be reached without reading a digit.
fn close(edges: &[Vec<(u64, usize)>], mut states: BTreeSet<usize>) -> BTreeSet<usize> {
    let mut open = states.iter().copied().collect::<Vec<_>>();
    while let Some(state) = open.pop() {
        let free = edges[state].iter().filter(|(set, _)| *set == 0);
        open.extend(free.filter_map(|&(_, target)| states.insert(target).then_some(target)));
    }
    states
}

/// Longest expression, counted in states, that is compiled.
const MOST_STATES: usize = 10_000;

/// Reads an expression and adds its states. An edge with an empty set reads nothing.
struct Parser {
    letters: Vec<char>,
    next: usize,
    shape: Shape,
    edges: Vec<Vec<(u64, usize)>>,
}

impl Parser {
    fn fail<T>(&self, expected: &'static str) -> Result<T, Broken> {
        Err(Broken { at: self.next, expected })
    }

    fn state(&mut self) -> usize {
        self.edges.push(Vec::new());
        self.edges.len() - 1
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.next).copied()
    }

    fn skip(&mut self, letter: char) -> bool {
        let there = self.peek() == Some(letter);
        self.next += usize::from(there);
        there
    }

    fn alternatives(&mut self, start: usize) -> Result<usize, Broken> {
        let end = self.state();
        loop {
            let last = self.sequence(start)?;
            self.edges[last].push((0, end));
            if !self.skip('|') {
                return Ok(end);
            }
        }
    }

    fn sequence(&mut self, start: usize) -> Result<usize, Broken> {
        let mut last = self.state();
        self.edges[start].push((0, last));
        while self.peek().is_some_and(|letter| !"|)".contains(letter)) {
            last = self.repeated(last)?;
        }
        Ok(last)
    }

    /// An item with its quantifier. What is repeated is read again for each copy.
    fn repeated(&mut self, start: usize) -> Result<usize, Broken> {
        let item = self.next;
        let first = self.item(start)?;
        let Some((least, most)) = self.quantifier()? else { return Ok(first) };
        let after = self.next;
        let end = self.state();
        let mut last = start;
        for copy in 0..most.unwrap_or(least.max(1)) {
            if copy >= least {
                self.edges[last].push((0, end));
            }
            if copy == 0 && least > 0 {
                last = first;
                continue;
            }
            let copy_start = self.state();
            self.edges[last].push((0, copy_start));
            self.next = item;
            last = self.item(copy_start)?;
            if most.is_none() && least == 0 {
                self.edges[last].push((0, copy_start));
            }
            if self.edges.len() > MOST_STATES {
                return self.fail("a smaller expression");
            }
        }
        self.edges[last].push((0, end));
        if most.is_none() && least > 0 {
            self.next = item;
            let again = self.state();
            self.edges[last].push((0, again));
            let again_end = self.item(again)?;
            self.edges[again_end].push((0, again));
            self.edges[again_end].push((0, end));
        }
        self.next = after;
        Ok(end)
    }

    fn quantifier(&mut self) -> Result<Option<(usize, Option<usize>)>, Broken> {
        let bounds = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => return self.counts().map(Some),
            _ => return Ok(None),
        };
        self.next += 1;
        Ok(Some(bounds))
    }

    fn counts(&mut self) -> Result<(usize, Option<usize>), Broken> {
        self.next += 1;
        let Some(least) = self.count() else { return self.fail("a count") };
        let most = if self.skip(',') { self.count() } else { Some(least) };
        if !self.skip('}') || most.is_some_and(|most| most < least) {
            return self.fail("'}' after counts in ascending order");
        }
        Ok((least, most))
    }

    fn count(&mut self) -> Option<usize> {
        let digits = self.letters[self.next..].iter().take_while(|letter| letter.is_ascii_digit()).collect::<String>();
        self.next += digits.len();
        digits.parse().ok().filter(|&count| count <= 1000)
    }

    fn item(&mut self, start: usize) -> Result<usize, Broken> {
        if self.skip('(') {
            let end = self.alternatives(start)?;
            return if self.skip(')') { Ok(end) } else { self.fail("')'") };
        }
        let set = match self.peek() {
            Some('[') => self.class()?,
            Some('.') => {
                self.next += 1;
                self.all()
            }
            Some(letter) => match self.digit(letter) {
                Some(digit) => {
                    self.next += 1;
                    1 << digit
                }
                None => return self.fail("a digit of the grid, '.', '[' or '('"),
            },
            None => return self.fail("a digit, '.', '[' or '('"),
        };
        let end = self.state();
        // An empty set would be a free edge; without an edge, nothing passes.
        if set != 0 {
            self.edges[start].push((set, end));
        }
        Ok(end)
    }

    fn class(&mut self) -> Result<u64, Broken> {
        self.next += 1;
        let negated = self.skip('^');
        let mut set = 0;
        while !self.skip(']') {
            let Some(low) = self.class_digit() else { return self.fail("a digit of the grid or ']'") };
            let high = if self.skip('-') { self.class_digit() } else { Some(low) };
            let Some(high) = high.filter(|&high| high >= low) else {
                return self.fail("a digit above the one before '-'");
            };
            set |= (low..=high).fold(0, |set, digit| set | 1 << digit);
        }
        Ok(if negated { self.all() & !set } else { set })
    }

    fn class_digit(&mut self) -> Option<usize> {
        let digit = self.peek().and_then(|letter| self.digit(letter))?;
        self.next += 1;
        Some(digit)
    }

    fn all(&self) -> u64 {
        (1 << self.shape.digits()) - 1
    }

    /// The index of the digit that a letter stands for: A is 10.
    fn digit(&self, letter: char) -> Option<usize> {
        let digit = i16::try_from(letter.to_digit(36)?).ok()?;
        let range = self.shape.lowest()..=self.shape.highest();
        range.contains(&digit).then(|| (digit - self.shape.lowest()) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn matches(pattern: &str, digits: &str) -> bool {
        let shape = Shape::square(9).unwrap();
        let symbols = digits.bytes().map(|digit| usize::from(digit - b'1'));
        compile(pattern, shape).unwrap().accepts(symbols)
    }

    #[test]
    fn expressions_match_as_everywhere() {
        assert!(matches("[246]*[135]+", "2461"));
        assert!(!matches("[246]*[135]+", "246"));
        assert!(matches("(12|3){2}", "312"));
        assert!(!matches("(12|3){2}", "12"));
        assert!(matches("1?2{1,3}", "222"));
        assert!(!matches("1?2{1,3}", "2222"));
        assert!(matches("2{2,}", "22222"));
        assert!(!matches("2{2,}", "2"));
        assert!(matches("[^1-8].", "91"));
        assert!(matches("(1+2)*", "112112"));
        assert!(!matches("(1+2)*", "1121"));
    }

    #[test]
    fn a_broken_expression_names_its_place() {
        let at = |pattern| compile(pattern, Shape::square(9).unwrap()).unwrap_err().at;
        assert_eq!(at("12)"), 2);
        assert_eq!(at("(12"), 3);
        assert_eq!(at("1*+"), 2);
        assert_eq!(at("[x]"), 1);
    }
}
