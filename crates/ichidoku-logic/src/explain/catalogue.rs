//! All sentences, in one place: a key, how many arguments it takes, and the English words.

/// `Name places "sentence";` for each sentence.
macro_rules! sentences {
    ($($(#[$doc:meta])* $key:ident $places:literal $english:literal;)*) => {
        /// The key of a sentence.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Key { $(#[doc = concat!("“", $english, "”")] $key),* }

        impl Key {
            /// All keys.
            pub const ALL: &'static [Self] = &[$(Self::$key),*];

            /// How many arguments the sentence takes.
            pub const fn places(self) -> usize {
                match self { $(Self::$key => $places),* }
            }

            /// The sentence in English, with `{}` for each argument.
            pub const fn english(self) -> &'static str {
                match self { $(Self::$key => $english),* }
            }
        }
    };
}

sentences! {
    // Where to look, and for what.
    LookIn 1 "Look at {}.";
    LookAnywhere 0 "Look at the whole grid.";
    ThereIsA 1 "There is a step of this kind: {}.";
    // What is wrong with a state.
    Solved 0 "The grid is solved.";
    Clash 3 "{} stands twice in {}: in {}.";
    NoSolution 0 "The givens have no solution.";
    SeveralSolutions 0 "The givens have more than one solution, so no step is forced by them alone.";
    WrongEntry 2 "{} cannot be {}: take it out before you go on.";
    WrongMark 2 "{} lost the candidate {} that it needs: put it back before you go on.";
    Stuck 0 "None of the techniques finds a step here: a search is left.";
    // Why.
    LastCell 3 "{} is the last open cell of {}, which lacks {}.";
    OnlyPlace 3 "In {}, {} has no other place than {}.";
    OnlyCandidate 2 "{} has only the candidate {}.";
    Confined 3 "All places for {} in {} lie in {}.";
    NakedSet 2 "{} hold only the digits {}.";
    HiddenSet 3 "In {}, the digits {} have no places but {}.";
    FishBases 3 "For {}, {} have places only in {}.";
    Fins 1 "The exceptions are the fins {}: only what sees all of them goes.";
    PatternCells 2 "{} hold the digits {}.";
    AlmostLocked 2 "{} hold the digits {}: one digit more than cells, so without any one of them all the others stand there.";
    StrongLink 2 "If it is not {}, it is {}.";
    WeakLink 2 "If it is {}, it is not {}.";
    Deadly 2 "{} could be filled with {} in two ways, and the puzzle has only one solution.";
    Guardians 1 "So one of these is true: {}.";
    InPattern 2 "{} has places for {} only in the pattern.";
    AllWays 0 "All ways to place each digit in the whole grid were compared.";
    // Nets.
    Suppose 1 "Suppose {}.";
    PatternExcludes 2 "Now {} excludes {}.";
    NoCandidate 2 "Then {} has no candidate left, so it is not {}.";
    NoPlace 3 "Then {} has no place left for {}, so it is not {}.";
    InAnyCase 1 "In each case it is {}.";
    InNoCase 1 "In each case it is not {}.";
    // What follows.
    Place 1 "So {}.";
    Eliminate 2 "So {} is not in {}.";
}
