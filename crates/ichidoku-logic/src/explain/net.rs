//! A net as sentences, line by line.

use ichidoku::Candidate;

use super::{Arg, Key, Message};
use crate::step::{Inference, Rule, Truth};

/// The net in words; what one candidate excludes is told at once.
pub(super) fn explain(net: &[Inference]) -> Vec<Message> {
    let together =
        |a: &Inference, b: &Inference| a.rule == Rule::Excluded && a.rule == b.rule && a.parents == b.parents;
    net.chunk_by(together).filter_map(|lines| message(net, lines)).collect()
}

fn message(net: &[Inference], lines: &[Inference]) -> Option<Message> {
    let said = Arg::Candidates(lines.iter().map(|line| line.candidate).collect());
    let line = lines.first()?;
    Some(match &line.rule {
        Rule::Assumed => Message::new(Key::Suppose, vec![said]),
        Rule::Excluded => {
            let by = line.parents.first().map(|parent| vec![net[*parent].candidate])?;
            Message::new(Key::Excludes, vec![Arg::Candidates(by), said])
        }
        Rule::Only(truth) => only(*truth, line.candidate),
        Rule::Pattern(technique, _) => Message::new(Key::PatternExcludes, vec![Arg::Technique(*technique), said]),
        Rule::Refuted(Truth::Cell(cell)) => Message::new(Key::NoCandidate, vec![Arg::Cell(*cell), said]),
        Rule::Refuted(Truth::Digit(house, digit)) => {
            Message::new(Key::NoPlace, vec![Arg::House(*house), Arg::Digit(*digit), said])
        }
        Rule::Cases(_) if line.on => Message::new(Key::InAnyCase, vec![said]),
        Rule::Cases(_) => Message::new(Key::InNoCase, vec![said]),
    })
}

fn only(truth: Truth, candidate: Candidate) -> Message {
    let (cell, digit) = (Arg::Cell(candidate.cell()), Arg::Digit(candidate.digit()));
    match truth {
        Truth::Cell(_) => Message::new(Key::OnlyCandidate, vec![cell, digit]),
        Truth::Digit(house, _) => Message::new(Key::OnlyPlace, vec![Arg::House(house), digit, cell]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{State, Survey, Technique};

    #[test]
    fn a_net_begins_with_what_is_supposed_and_ends_with_what_is_refuted() {
        let line = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
        let state = State::from_puzzle(&line.parse().unwrap());
        let step = Technique::DynamicContradiction.first(&Survey::new(&state)).unwrap();
        let messages = explain(&step.evidence.net);
        let supposed = Arg::Candidates(step.eliminations.clone());
        assert_eq!(messages.first(), Some(&Message::new(Key::Suppose, vec![supposed])));
        assert!(messages.last().is_some_and(|last| matches!(last.key, Key::NoCandidate | Key::NoPlace)));
        assert!(messages.iter().all(|message| message.args.len() == message.key.places()));
    }
}
