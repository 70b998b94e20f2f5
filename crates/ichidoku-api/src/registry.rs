//! The vocabulary as a whole: every request and every answer, one line each.

use crate::vocabulary::vocabulary;

vocabulary! {
    /// The solution.
    Solve => Solved "solve" if "basics";
    /// How many puzzles have one solution.
    SolveAll => AllSolved "solve-all" if "research";
    /// The number of solutions.
    Count => Counted "count" if "basics";
    /// The solutions one by one.
    Enumerate => Enumerated "enumerate" if "basics";
    /// What is the matter with the clues.
    Check => Checked "check" if "basics";
    /// The candidates that digits leave.
    Candidates => CandidateGrid "candidates" if "basics";
    /// The candidates that occur in solutions.
    TrueCandidates => TrueCandidateGrid "true-candidates" if "basics";
    /// The solution of a variant.
    SolveVariant => VariantSolved "solve-variant" if "variants";
    /// The number of solutions of a variant.
    CountVariant => VariantCounted "count-variant" if "variants";
    /// The solutions of a variant one by one.
    EnumerateVariant => VariantEnumerated "enumerate-variant" if "variants";
    /// What is the matter with a variant.
    CheckVariant => VariantChecked "check-variant" if "variants";
    /// What a variant consists of.
    DescribeVariant => VariantDescribed "describe-variant" if "variants";
    /// The digits that occur in solutions of a variant.
    TrueCandidatesVariant => VariantCandidates "true-candidates-variant" if "variants";
    /// Variants in another form.
    ConvertVariant => VariantsConverted "convert-variant" if "variants";
    /// New variants.
    GenerateVariant => VariantsGenerated "generate-variant" if "new-variants";
    /// What can be done next in a variant.
    HintVariant => VariantHinted "hint-variant" if "variant-steps";
    /// Steps that people make in a variant.
    StepsVariant => VariantStepped "steps-variant" if "variant-steps";
    /// How hard a variant is.
    RateVariant => VariantRated "rate-variant" if "variant-steps";
    /// A picture of a variant.
    DrawVariant => VariantDrawn "draw-variant" if "variant-pictures";
    /// What a player can do next.
    Hint => Hinted "hint" if "logic";
    /// Steps that people make.
    Steps => Stepped "steps" if "logic";
    /// Whether a technique does what a learner says.
    Judge => Judged "judge" if "logic";
    /// How hard the puzzle is.
    Rate => Rated "rate" if "logic";
    /// New puzzles.
    Generate => Generated "generate" if "logic";
    /// The lessons of the school.
    Lessons => LessonList "lessons" if "logic";
    /// An exercise of a lesson.
    SetExercise => LessonExercise "exercise" if "logic";
    /// What an answer to an exercise is worth.
    JudgeExercise => JudgedExercise "judge-exercise" if "logic";
    /// All techniques.
    Techniques => TechniqueList "techniques" if "logic";
    /// One technique.
    TechniquePage => TechniqueText "technique" if "pages";
    /// A picture of a position.
    Draw => Drawn "draw" if "pages";
    /// A picture of a position as a file.
    DrawFile => DrawnFile "draw-file" if "files";
    /// A book of puzzles.
    Book => BookFile "book" if "files";
    /// Puzzles as a Parquet file.
    Parquet => ParquetFile "parquet" if "files";
    /// All algorithms of the lab.
    LabAlgorithms => LabList "lab-algorithms" if "lab";
    /// A run of an algorithm.
    LabRun => LabRan "lab-run" if "lab";
    /// Runs of several algorithms.
    LabCompare => LabCompared "lab-compare" if "lab";
    /// Puzzles in another form.
    Convert => Converted "convert" if "basics";
    /// About how many solutions there are.
    Estimate => Estimated "estimate" if "research";
    /// The same for symmetric copies, and only for them.
    Canonical => CanonicalForm "canonical" if "research";
    /// Whether two puzzles are copies of each other.
    SameClass => ClassComparison "same-class" if "research";
    /// The symmetries of a puzzle.
    Automorphisms => AutomorphismList "automorphisms" if "research";
    /// One puzzle of each class.
    Dedupe => Deduped "dedupe" if "research";
    /// The minimal puzzles in a puzzle.
    Minimal => MinimalPuzzles "minimal" if "research";
    /// Cells that can't all be left without a clue.
    Unavoidable => UnavoidableSets "unavoidable" if "research";
    /// Cells that let singles solve the rest.
    Backdoors => BackdoorList "backdoors" if "research";
    /// The classes of bands.
    Bands => BandList "bands" if "research";
    /// The classes of the bands of a grid.
    GridBands => BandClasses "grid-bands" if "research";
    /// The number of complete grids.
    CountGrids => GridCount "count-grids" if "research";
    /// Symmetric copies.
    Variations => Varied "variations" if "research";
    /// Puzzles that differ by some clues.
    Neighbours => NeighbourList "neighbours" if "research";
}
