//! # Simple colours: trap and wrap
//!
//! Take the houses with two places for a digit. Of such two places one is true and the other false: give them two
//! colours, and go on from each place to the next such house. All places of the one colour are true, or all of the
//! other.
//!
//! ## Why it is true
//! Along each strong link the colour changes, and so does true to false. So a colour is true or false as a whole. What
//! sees both colours sees a true place. And a colour of which two places see each other cannot be true.
//!
//! ## How to find it
//! Choose a digit with many houses of two places, start anywhere, and colour with two pens until nothing more can be
//! added. Then look for cells that see both colours, and for houses with one colour twice.
//!
//! ## The kinds
//! Trap: a cell outside sees both colours, and loses the digit. Wrap: one colour stands twice in a house, so it is
//! false everywhere, and all of its places go.
//!
//! ## Near miss
//! A third place in a house that joins the colours: the link is not strong any more, and the places beyond it may be
//! either.
//!
//! ## References
//! - [SudokuWiki: simple colouring](https://www.sudokuwiki.org/Simple_Colouring)
//! - [HoDoKu: colouring](https://hodoku.sourceforge.net/en/tech_col.php)

use std::ops::ControlFlow;

use ichidoku::{CellSet, Digit};

use super::super::Sink;
use super::{Cluster, clusters, seen_by};
use crate::step::Step;
use crate::survey::Survey;
use crate::technique::Technique;

/// Finds cells that see both colours of a cluster.
pub(crate) fn find_trap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursTrap, trapped, sink)
}

/// Finds colours of which two cells see each other.
pub(crate) fn find_wrap(survey: &Survey<'_>, sink: &mut Sink<'_>) -> ControlFlow<()> {
    each(survey, Technique::SimpleColoursWrap, wrapped, sink)
}

fn each(
    survey: &Survey<'_>,
    technique: Technique,
    victims: fn(&Survey<'_>, &Cluster) -> CellSet,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    for cluster in Digit::ALL.into_iter().flat_map(|digit| clusters(survey, digit)) {
        let out = victims(survey, &cluster);
        if !out.is_empty() {
            sink(Step::new(technique, Cluster::evidence(&[&cluster])).eliminating(cluster.digit, out))?;
        }
    }
    ControlFlow::Continue(())
}

fn trapped(survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let [a, b] = cluster.colours;
    (survey.cells(cluster.digit) & seen_by(a) & seen_by(b)) - (a | b)
}

fn wrapped(_survey: &Survey<'_>, cluster: &Cluster) -> CellSet {
    let clashing = |colour: &&CellSet| !seen_by(**colour).is_disjoint(**colour);
    cluster.colours.iter().filter(clashing).fold(CellSet::EMPTY, |all, colour| all | *colour)
}
