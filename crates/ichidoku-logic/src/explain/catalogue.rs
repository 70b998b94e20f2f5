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
    OneWithout 1 "Without {} there would be exactly one solution.";
    SeveralSolutions 0 "The givens have more than one solution, so no step is forced by them alone.";
    WrongEntry 2 "{} cannot be {}: take it out before you go on.";
    WrongMark 2 "{} lost the candidate {} that it needs: put it back before you go on.";
    EmptyCell 1 "{} has no candidate left: put back those that you took out before you go on.";
    LostInBox 1 "In {}, a candidate that is needed was taken out: put it back before you go on.";
    StaleMarks 1 "The digits in the grid already exclude {}: take that out first.";
    StaleElsewhere 1 "Outside this area, the digits in the grid already exclude {}: take that out.";
    Stuck 0 "None of the techniques finds a step here: a search is left.";
    // Why.
    LastCell 3 "{} is the last open cell of {}, which lacks {}.";
    OnlyPlace 3 "In {}, {} has no other place than {}.";
    OnlyCandidate 2 "{} has only the candidate {}.";
    Confined 3 "All places for {} in {} lie in {}.";
    NakedSet 2 "{} hold only the digits {}, so these stand there and nowhere else that sees all of them.";
    HiddenSet 3 "In {}, the digits {} have no places but {}, so nothing else stands there.";
    FishBases 3 "For {}, {} have places only in {}, so there the digit has no others.";
    Fins 2 "That leaves out {}: what goes must see {}, too.";
    KrakenFish 4 "Suppose {} is not in {}. Then {} have it only in {}.";
    KrakenVictim 2 "These use it up, and {} is not in {}.";
    KrakenCover 3 "Each of these takes one, so in {}, {} is in {}.";
    PatternCells 2 "{} hold the digits {}.";
    Bent 3 "{} hold only the digits {}, and of these only {} can stand there twice: without it the others are too few.";
    BentEnds 2 "So {} is in {}.";
    Crossing 2 "Of {}, there are as many cells as digits ({}), and none can stand there twice: each stands there once.";
    AlmostLocked 2 "Among {}, there is one digit more than cells ({}): without any one of them all the others stand there.";
    AlmostLockedCell 2 "{} holds {}.";
    Restricted 1 "Only one of the two can hold {}: the other keeps all its other digits.";
    RestrictedTwice 1 "Only one of the two can hold each of {}: so each holds one of them, and keeps all its other digits.";
    AlmostHidden 3 "In {}, {} can only be in {}, one cell more than digits.";
    SharedCell 1 "No digit that {} can hold is in both sets. So at least one set fills all its other cells with its own digits.";
    SharedCells 1 "No digit that {} can hold is in both sets. So each set has a digit in one of the two cells, and fills all its other cells with its own digits.";
    Hinge 0 "The second set lacks at most one digit: so one of the two others keeps the digit that they share.";
    Stem 1 "Whichever digit {} holds, one of the sets is left without it and keeps all its others.";
    Colours 3 "Either {} is in {}, or in {}.";
    ColoursOf 2 "Either it is {}, or it is {}.";
    ColourFalse 1 "It cannot be {}: so it is the other colour.";
    ColourMeets 0 "A colour of one cluster excludes a colour of the other: so one of the two others is true.";
    Turns 2 "{} hold only {}, and each sees the next: the two digits take turns.";
    PairCells 2 "{} contain only {}.";
    ChutePair 5 "In {}, {} can't be in {}, so it is in the box of one of the two cells. They can't both be {}: at least one is {}.";
    EachSeesOne 4 "In {}, {} can only be in {}, and each of these sees one of the bivalue cells. So at least one of those is {}.";
    BothWays 0 "Whichever it is, it excludes the same.";
    EachOfCell 2 "{} is one of {}, and each leads to the same.";
    EachOfHouse 3 "In {}, {} is in {}, and each leads to the same.";
    StrongCell 3 "If {} is not {}, it is {}.";
    StrongHouse 4 "If {} is not in {}, {} has only {} for it.";
    StrongLink 4 "If {} is not in {}, {} is in {}.";
    WeakCell 3 "If {} is {}, it is not {}.";
    WeakDigit 3 "If {} is in {}, it is not in {}.";
    WeakLink 4 "If {} is in {}, {} is not in {}.";
    SameEnds 2 "So {} is in {}.";
    SameCell 2 "So {} is {}.";
    TwoEnds 4 "So {} is in {}, or {} is in {}.";
    LoopCloses 0 "The chain closes: of every two nodes next to each other exactly one is true.";
    AndYet 0 "And yet:";
    Contradiction 2 "{} cannot both be in {} and not.";
    Deadly 2 "{} could be filled with {} in two ways, and the puzzle has only one solution.";
    Grave 1 "Without {}, every cell and digit would be left with two choices, and the puzzle with two solutions.";
    ReverseClosed 4 "All givens of {} are in {}. With {} in {} as well, every house would have two of these cells or none.";
    ReverseRest 1 "Then {} could change places in all their other cells, but the puzzle has only one solution.";
    Guardians 1 "So one of these is true: {}.";
    LoneGuardian 2 "The only other candidate there is {} in {}.";
    GuardianSubset 2 "Whichever it is, {} hold the other digits of {}.";
    InPattern 2 "In {}, {} has places only in the pattern.";
    Excluders 2 "{} cannot hold both digits of any of these cells that see them all: {}.";
    OtherWays 0 "All other ways to fill them were compared.";
    Firework 4 "Outside {}, {} have {} only in the pattern: each of these is in {}.";
    CannotHold 2 "{} cannot all be filled with {}.";
    OddRing 3 "Without its other places in {}, {} would have to alternate around the ring {}. With an odd number of cells it can't.";
    CountedSet 1 "{} are to be filled, and each digit can stand only so often among them.";
    AtMost 2 "In at most {} of them each: {}.";
    JustEnough 0 "That makes just as many digits as cells: each digit stands there as often as it can.";
    ExocetBase 2 "{} hold two of {}.";
    ExocetTargets 3 "Outside their band, {} have each of these digits in two lines at most, out of {}: so {} hold the same two digits.";
    AllWays 0 "All ways to place each digit in the whole grid were compared.";
    // Nets.
    Suppose 1 "Suppose {}.";
    Excludes 2 "If it is {}, it is not {}.";
    PatternExcludes 2 "Now {} excludes {}.";
    NoCandidate 2 "Then {} has no candidate left, so it is not {}.";
    NoPlace 3 "Then {} has no place left for {}, so it is not {}.";
    WhipCell 3 "Because of {}, {} can only be {}.";
    WhipHouse 4 "Because of {}, {} in {} can only be in {}.";
    WhipNoCandidate 2 "Because of {}, {} has no candidate left.";
    WhipNoPlace 3 "Because of {}, {} has no cell left for {}.";
    InAnyCase 1 "In each case it is {}.";
    InNoCase 1 "In each case it is not {}.";
    // What follows.
    Place 2 "So {} is {}.";
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
    MarkHiddenSet 0 "An almost hidden set.";
    MarkShared 0 "Another candidate of a shared cell.";
    MarkStem 0 "The stem.";
    MarkCrossing 0 "Where the line and the box cross.";
    MarkLine 0 "The line's other cells.";
    MarkBox 0 "The box's other cells.";
    MarkColour 0 "One colour.";
    MarkOtherColour 0 "The other colour.";
    MarkSecondColour 0 "One colour of the second cluster.";
    MarkOtherSecondColour 0 "The other colour of the second cluster.";
    MarkJoint 0 "Each sees a cell of the pattern.";
    MarkBlocker 0 "Rules out other cells.";
    MarkStrong 0 "One of the two.";
    MarkWeak 0 "Not both.";
    MarkOut 0 "Goes.";
    MarkPlaced 0 "Is placed.";
    MarkSpoils 0 "Spoils it.";
    // What makes a near miss.
    NearCandidate 2 "With {} as well, this is no {}.";
    NearOpen 2 "With {} open, this is no {}.";
    NearGiven 2 "With {} given, this is no {}.";
}
