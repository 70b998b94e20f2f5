//! Steps that people make in Sudoku variants, one at a time, each with what it rests on.
//!
//! A [`Setting`] is a puzzle with its houses, sums and rules, a [`State`] the candidates at some moment. [`next_step`] finds the
//! easiest step, by the state alone and without a search; [`audit()`] proves it from its evidence, and [`rate`] says how hard the whole
//! way is.
//!
//! ```
//! use ichidoku::Stop;
//! use ichidoku_variant_logic::{Setting, State, audit, next_step};
//! use ichidoku_variants::read_iss;
//! let puzzle = read_iss(".Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R3C2.~R2C1_3.~R3C3_4").unwrap();
//! let setting = Setting::new(&puzzle).unwrap();
//! let mut state = State::new(&setting);
//! while let Some(step) = next_step(&setting, &state, Stop::never())?.unwrap() {
//!     audit(&setting, &state, &step).unwrap();
//!     state.apply(&setting, &step);
//! }
//! assert!(state.is_solved());
//! # Ok::<(), ichidoku::Interrupted>(())
//! ```

mod audit;
mod contradiction;
mod difficulty;
mod explain;
mod fillings;
mod find;
mod house;
mod leftovers;
mod rating;
mod rest;
mod sets;
mod setting;
mod state;
mod step;
mod sum;
mod technique;
#[cfg(test)]
mod testing;
mod ways;

pub use audit::{Proof, Unproved, audit};
pub use contradiction::Contradiction;
pub use explain::{cells_to_look_at, explain, explain_contradiction, name_of, rule_in_words, where_to_look};
pub use find::{next_step, step_of};
pub use house::{House, HouseKind};
pub use rating::{Rating, rate};
pub use rest::Rest;
pub use setting::Setting;
pub use state::State;
pub use step::{Evidence, Step, Supposition};
pub use sum::Sum;
pub use technique::Technique;

/// The example of the package's README, compiled and run with the others.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
