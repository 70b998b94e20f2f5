//! The game's state and the rules of editing it: no browser in here.
