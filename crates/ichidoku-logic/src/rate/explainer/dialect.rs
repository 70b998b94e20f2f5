//! The programs, and in what they differ: what they look for, in which order, and some habits.

use super::board::Board;
use super::chain::{Habits, Kind};
use super::hint::Hint;
use super::houses::{PEERS, PEERS_IN_ORDER};
use super::locking::Order;
use super::uniqueness::Uniqueness;
use super::{aligned, bug, fish, locking, long_wings, loops, singles, strong_links, subsets, wings};

/// Finds the first hint of a technique.
type Producer = fn(&Board) -> Option<Hint>;

/// A program.
pub(super) struct Dialect {
    /// What comes before all chains, in this order.
    before_chains: &'static [Producer],
    /// What comes between simple chains and all others.
    between_chains: &'static [Producer],
    pub(super) chains: Habits,
}

impl Dialect {
    pub(super) fn before_chains(&self, board: &Board) -> Option<Hint> {
        self.before_chains.iter().find_map(|producer| producer(board))
    }

    pub(super) fn between_chains(&self, board: &Board) -> Option<Hint> {
        self.between_chains.iter().find_map(|producer| producer(board))
    }
}

/// Version 1.2.1.
pub(super) static SE121: Dialect = Dialect {
    before_chains: &[
        singles::hidden,
        |board| locking::direct(board, Order::HouseFirst),
        |board| subsets::direct(board, 2),
        singles::naked,
        |board| subsets::direct(board, 3),
        |board| locking::locking(board, Order::HouseFirst),
        |board| subsets::naked(board, 2),
        |board| fish::fish(board, 2),
        |board| subsets::hidden(board, 2),
        |board| subsets::naked(board, 3),
        |board| fish::fish(board, 3),
        |board| subsets::hidden(board, 3),
        |board| wings::wing(board, 2, &PEERS),
        |board| wings::wing(board, 3, &PEERS),
        |board| loops::loops(board, Uniqueness::Original),
        |board| subsets::naked(board, 4),
        |board| fish::fish(board, 4),
        |board| subsets::hidden(board, 4),
        |board| bug::bug(board, Uniqueness::Original),
        aligned::pair,
    ],
    between_chains: &[|board| aligned::triplet(board, &PEERS)],
    chains: Habits { dynamic: &Kind::DYNAMIC, locking: Order::HouseFirst, by_hash: false },
};

/// Sukaku Explainer 1.18.1 as its command line rates: with the techniques that it has switched on of itself. Their order is that of
/// its source, and its paths keep to it.
pub(super) static SUKAKU: Dialect = Dialect {
    before_chains: &[
        singles::hidden,
        |board| locking::direct(board, Order::DigitFirst),
        |board| subsets::direct(board, 2),
        singles::naked,
        |board| subsets::direct(board, 3),
        |board| locking::locking(board, Order::DigitFirst),
        |board| subsets::naked(board, 2),
        |board| fish::fish(board, 2),
        |board| subsets::hidden(board, 2),
        |board| subsets::naked(board, 3),
        |board| fish::fish(board, 3),
        |board| subsets::hidden(board, 3),
        |board| strong_links::strong_links(board, 2),
        |board| wings::wing(board, 2, &PEERS_IN_ORDER),
        |board| wings::wing(board, 3, &PEERS_IN_ORDER),
        |board| loops::loops(board, Uniqueness::Mended),
        |board| subsets::naked(board, 4),
        |board| fish::fish(board, 4),
        |board| subsets::hidden(board, 4),
        |board| strong_links::strong_links(board, 3),
        |board| long_wings::wing(board, 4),
        |board| bug::bug(board, Uniqueness::Mended),
        |board| strong_links::strong_links(board, 4),
        |board| long_wings::wing(board, 5),
        aligned::pair,
        |board| long_wings::wing(board, 6),
    ],
    between_chains: &[|board| long_wings::wing(board, 7), |board| aligned::triplet(board, &PEERS_IN_ORDER)],
    chains: Habits { dynamic: &Kind::DYNAMIC_OF_SUKAKU, locking: Order::DigitFirst, by_hash: true },
};
