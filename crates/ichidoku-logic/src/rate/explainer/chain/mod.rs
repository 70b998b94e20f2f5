//! Chains of implications, from cycles to chains inside chains.

mod advanced;
mod flood;
mod flooded;
mod forcing;
mod kind;
mod measure;
mod nested;
mod node;
mod order;
mod reach;
mod run;
mod steps;
mod unary;

use ichidoku::Stop;

pub(super) use forcing::{best as forcing, dynamic};
pub(super) use kind::{Habits, Kind};
pub(super) use run::Pool;
pub(super) use unary::best as simple;

/// What is kept between searches; the handle stops them.
pub(super) fn pool(habits: Habits, stop: Stop<'_>) -> Pool<'_> {
    Pool::new(habits, stop, advanced::advanced, advanced::excluded)
}
