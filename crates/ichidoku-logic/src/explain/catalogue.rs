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

            /// The key as a name, for catalogues in other languages.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$key => stringify!($key)),* }
            }

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
    LookAtDigit 1 "Look at the places for {}.";
    LookAnywhere 0 "Look at the whole grid.";
    ThereIsA 1 "There is a step of this kind: {}.";
    // What is wrong with a state.
    Solved 0 "The grid is solved.";
    Clash 3 "{} stands twice in {}: in {}.";
    NoSolution 0 "The givens have no solution.";
    SeveralSolutions 0 "The givens have more than one solution, so no step is forced by them alone.";
    WrongEntry 2 "{} cannot be {}: take it out before you go on.";
    WrongMark 2 "{} lost the candidate {} that it needs: put it back before you go on.";
    EmptyCell 1 "{} has no candidate left: put back those that you took out before you go on.";
    LostInBox 1 "In {}, a candidate that is needed was taken out: put it back before you go on.";
    StaleMarks 1 "The digits in the grid already exclude {}: take that out first.";
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
    // What follows.
    Place 1 "So {}.";
    Eliminate 2 "So {} is not in {}.";
    // What the marks of a drawing say.
    MarkPattern 0 "The pattern.";
    MarkFin 0 "A fin.";
    MarkGuardian 0 "A guardian.";
    MarkSubset 0 "The rest of the subset.";
    MarkOn 0 "On, along the chain.";
    MarkOff 0 "Off, along the chain.";
    MarkInSet 0 "Another digit of an almost locked set.";
    MarkSet 0 "An almost locked set.";
    MarkStem 0 "The stem.";
    MarkCrossing 0 "Where the line and the box cross.";
    MarkLine 0 "The line's other cells.";
    MarkBox 0 "The box's other cells.";
    MarkColour 0 "One colour.";
    MarkOtherColour 0 "The other colour.";
    MarkSecondColour 0 "One colour of the second cluster.";
    MarkOtherSecondColour 0 "The other colour of the second cluster.";
    MarkOut 0 "Goes.";
    MarkPlaced 0 "Is placed.";
}
