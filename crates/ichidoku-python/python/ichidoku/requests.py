"""A function for each request of the API, and the types of all that they take and answer.

Written by `requests.py` beside the package from the API's description. Every function raises `PuzzleError` for a puzzle that cannot
be read and `RequestError` for a request that cannot be answered. Optional fields of answers are left out where there is nothing to say.

>>> from ichidoku import requests
>>> requests.count(puzzle="." * 81, limit=20)
{'kind': 'classic', 'puzzle': '.................................................................................', 'solutions': 20, 'or_more': True}
"""

# ruff: noqa
from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict, cast

from ._request import request as _request

if TYPE_CHECKING:
    from ._puzzle import Puzzle as _Puzzle


__all__ = [
    'Advice',
    'AdviceClash',
    'AdviceEmptyCell',
    'AdviceLostCandidate',
    'AdviceNoSolution',
    'AdviceSeveralSolutions',
    'AdviceSolved',
    'AdviceStep',
    'AdviceStuck',
    'AdviceWrongEntry',
    'AllSolved',
    'AlmostLockedSet',
    'AnswerInput',
    'Area',
    'Arg',
    'ArgCandidate',
    'ArgCandidates',
    'ArgCell',
    'ArgCells',
    'ArgClauses',
    'ArgCount',
    'ArgDigit',
    'ArgDigits',
    'ArgHouse',
    'ArgHouses',
    'ArgPath',
    'ArgTechnique',
    'ArgTerms',
    'AutomorphismList',
    'BackdoorList',
    'BandClasses',
    'BandInfo',
    'BandList',
    'BookFile',
    'BookNote',
    'BookNoteKind',
    'Candidate',
    'CandidateGrid',
    'CanonicalForm',
    'Cell',
    'CellCandidates',
    'Checked',
    'Choice',
    'ClaimVerdict',
    'Clash',
    'ClassComparison',
    'Converted',
    'Counted',
    'Deadly',
    'Deduped',
    'Digit',
    'DigitInHouse',
    'Digits',
    'Drawn',
    'DrawnFile',
    'Element',
    'ElementCode',
    'ElementExercise',
    'ElementFacts',
    'ElementHeading',
    'ElementItem',
    'ElementLanguage',
    'ElementParagraph',
    'ElementPicture',
    'ElementTitle',
    'Ending',
    'EndingComplete',
    'EndingEmptyCell',
    'EndingMistake',
    'EndingNoPlace',
    'EndingSolved',
    'EndingStopped',
    'EndingStuck',
    'Enumerated',
    'Error',
    'ErrorCode',
    'Estimated',
    'Evidence',
    'Exercise',
    'ExerciseCount',
    'ExerciseHints',
    'ExerciseKind',
    'Explained',
    'ExplainerRatings',
    'ExplainerStep',
    'Fate',
    'FileKind',
    'FilledPattern',
    'FormStatus',
    'Generated',
    'Grade',
    'GridCount',
    'HintLevel',
    'Hinted',
    'HodokuInfo',
    'House',
    'Inference',
    'Judged',
    'JudgedExercise',
    'Kept',
    'LabAlgorithm',
    'LabCompared',
    'LabDeadEnd',
    'LabFrame',
    'LabLimits',
    'LabList',
    'LabNode',
    'LabRan',
    'LabRecord',
    'Lesson',
    'LessonClaim',
    'LessonExercise',
    'LessonInfo',
    'LessonList',
    'Line',
    'Link',
    'Mark',
    'MinimalPuzzles',
    'Missed',
    'Moves',
    'Neighbour',
    'NeighbourList',
    'NewPuzzle',
    'NewVariant',
    'Node',
    'ParquetFile',
    'Picture',
    'Place',
    'Point',
    'Position',
    'Practice',
    'Puzzle',
    'PuzzleInput',
    'PuzzleOrder',
    'Rated',
    'Rating',
    'Rule',
    'RuleCases',
    'RuleOnly',
    'RulePattern',
    'RuleRefuted',
    'Rules',
    'Scale',
    'SearchStats',
    'Sentence',
    'ShownStep',
    'Sign',
    'Signed',
    'Solution',
    'Solved',
    'Spoken',
    'StatedClaim',
    'Status',
    'Step',
    'StepPicture',
    'Stepped',
    'Symmetry',
    'Technique',
    'TechniqueInfo',
    'TechniqueList',
    'TechniqueName',
    'TechniqueOrFamily',
    'TechniqueText',
    'TrueCandidateGrid',
    'Truth',
    'TruthCell',
    'TruthDigit',
    'UnavoidableSets',
    'VariantAdvice',
    'VariantCandidates',
    'VariantChecked',
    'VariantConsequence',
    'VariantCounted',
    'VariantDescribed',
    'VariantDrawing',
    'VariantDrawingKind',
    'VariantDrawn',
    'VariantEnding',
    'VariantEnumerated',
    'VariantEvidence',
    'VariantGrid',
    'VariantHinted',
    'VariantHouse',
    'VariantHouseKind',
    'VariantKind',
    'VariantRated',
    'VariantRule',
    'VariantSolved',
    'VariantStep',
    'VariantStepped',
    'VariantTally',
    'VariantTechnique',
    'VariantsConverted',
    'VariantsGenerated',
    'Variation',
    'Varied',
    'Verdict',
    'Which',
    'automorphisms',
    'backdoors',
    'bands',
    'book',
    'candidates',
    'canonical',
    'check',
    'check_variant',
    'convert',
    'convert_variant',
    'count',
    'count_grids',
    'count_variant',
    'dedupe',
    'describe_variant',
    'draw',
    'draw_file',
    'draw_variant',
    'enumerate_variant',
    'estimate',
    'exercise',
    'generate',
    'generate_variant',
    'grid_bands',
    'hint',
    'hint_variant',
    'judge',
    'judge_exercise',
    'lab_algorithms',
    'lab_compare',
    'lab_run',
    'lessons',
    'minimal',
    'neighbours',
    'parquet',
    'rate',
    'rate_variant',
    'same_class',
    'solve',
    'solve_all',
    'solve_variant',
    'steps',
    'steps_variant',
    'technique',
    'techniques',
    'true_candidates',
    'true_candidates_variant',
    'unavoidable',
    'variations',
]


Advice: TypeAlias = 'AdviceStep | AdviceSolved | AdviceStuck | AdviceWrongEntry | AdviceEmptyCell | AdviceLostCandidate | AdviceClash | AdviceNoSolution | AdviceSeveralSolutions'
"""What there is to say about a position; in JSON an object whose field `kind` names it."""


class AdviceClash(TypedDict):
    """Clues stand twice in a house."""
    clashes: list[Clash]
    """Every clash."""
    culprits: NotRequired[list[Candidate]]
    """The clues each of which may be the slip: without it there is exactly one solution. Five at most."""
    kind: Literal['clash']


class AdviceEmptyCell(TypedDict):
    """A cell from which the player took out every candidate."""
    cell: Cell
    """The cell."""
    kind: Literal['empty-cell']


class AdviceLostCandidate(TypedDict):
    """A candidate that the solution needs was taken out."""
    candidate: NotRequired[Candidate | None]
    """The candidate, from the grade `which` on."""
    house: House
    """The box that it was taken out of."""
    kind: Literal['lost-candidate']


class AdviceNoSolution(TypedDict):
    """The clues have no solution."""
    culprits: NotRequired[list[Candidate]]
    """The same as of a clash."""
    kind: Literal['no-solution']


class AdviceSeveralSolutions(TypedDict):
    """The clues have more than one solution."""
    differing: list[Cell]
    """Where these two differ."""
    examples: list[Solution]
    """Two of them."""
    kind: Literal['several-solutions']


class AdviceSolved(TypedDict):
    """The grid is complete and right."""
    kind: Literal['solved']


class AdviceStep(TypedDict):
    """A step."""
    area: Area
    """Where to look."""
    kind: Literal['step']
    lesson: NotRequired[int | None]
    """Number of the lesson that teaches it, from the grade `which` on, if there is one."""
    stale: NotRequired[list[Candidate]]
    """The player's candidates that a digit in the grid excludes; the step does not count on them."""
    step: NotRequired[Step | None]
    """The step, from the grade `step` on."""
    technique: NotRequired[TechniqueName | None]
    """The technique, from the grade `which` on."""


class AdviceStuck(TypedDict):
    """No technique finds anything: a search is left."""
    kind: Literal['stuck']


class AdviceWrongEntry(TypedDict):
    """The earliest entry that is not in the solution."""
    entry: Candidate
    """The entry."""
    kind: Literal['wrong-entry']


class AllSolved(TypedDict):
    """How many puzzles have one solution, several and none."""
    misstated: NotRequired[int]
    """How many of the puzzles come with a solution that is none."""
    puzzles: int
    """How many puzzles there are."""
    seconds: float
    """How many seconds the search took; 0 where there is no clock."""
    several: int
    """How many have more than one."""
    unique: int
    """How many have exactly one solution."""
    unreadable: int
    """How many records could not be read; they are not among the puzzles."""
    unsolvable: int
    """How many have none."""


class AlmostLockedSet(TypedDict):
    """Cells of one house with one more candidate digit than cells."""
    cells: list[Cell]
    """The cells."""
    digits: Digits
    """Their digits."""


AnswerInput: TypeAlias = "Literal['placements', 'eliminations', 'cells', 'choice', 'candidate']"
"""A field of `judge-exercise`.

- `placements`: Digits in cells.
- `eliminations`: Candidates to remove.
- `cells`: Cells.
- `choice`: The place of a claim in the list, from 0.
- `candidate`: One candidate in its cell.
"""


class Area(TypedDict):
    """Where to look, at most 20 cells: one or two houses, the places of a digit, or what a cell sees."""
    cells: list[Cell]
    """All cells of the area."""
    digit: NotRequired[Digit | None]
    """The digit."""
    houses: NotRequired[list[House]]
    """The houses."""
    seen_by: NotRequired[Cell | None]
    """The cell that sees the area, if that is what it is."""


Arg: TypeAlias = 'ArgCell | ArgCells | ArgPath | ArgDigit | ArgDigits | ArgHouse | ArgHouses | ArgCandidate | ArgCandidates | ArgTechnique | ArgTerms | ArgCount | ArgClauses'
"""What a sentence speaks of."""


class ArgCandidate(TypedDict):
    """One candidate."""
    candidate: Candidate


class ArgCandidates(TypedDict):
    """Some candidates."""
    candidates: list[Candidate]


class ArgCell(TypedDict):
    """One cell."""
    cell: Cell


class ArgCells(TypedDict):
    """Some cells."""
    cells: list[Cell]


class ArgClauses(TypedDict):
    """Parts of the sentence that have keys and arguments of their own."""
    clauses: list[Sentence]


class ArgCount(TypedDict):
    """How many."""
    count: int


class ArgDigit(TypedDict):
    """One digit."""
    digit: Digit


class ArgDigits(TypedDict):
    """Some digits."""
    digits: Digits


class ArgHouse(TypedDict):
    """One house."""
    house: House


class ArgHouses(TypedDict):
    """Some houses."""
    houses: list[House]


class ArgPath(TypedDict):
    """Some cells in an order of their own."""
    path: list[Cell]


class ArgTechnique(TypedDict):
    """A technique, as an option is called: `hidden-pair`."""
    technique: str


class ArgTerms(TypedDict):
    """Names that are written alike in every language, such as cells and digits of any grid."""
    terms: list[str]


class AutomorphismList(TypedDict):
    """The automorphisms of a puzzle."""
    automorphisms: list[Moves]
    """The automorphisms, the identity first. Digits that the puzzle lacks keep their names."""
    count: int
    """The number of automorphisms: 1 if there is no symmetry, 0 if clues clash."""
    more: bool
    """Whether there are more than are listed here."""
    puzzle: Puzzle
    """The clues."""


class BackdoorList(TypedDict):
    """The smallest backdoors of a puzzle."""
    backdoors: list[list[Cell]]
    """All backdoors of that size, in the order of their cells."""
    more: bool
    """Whether there are more than are listed here."""
    puzzle: Puzzle
    """The clues."""
    size: NotRequired[int | None]
    """How many cells the smallest backdoors have: 0 if singles solve the puzzle; absent if none is small enough,
    or there is not exactly one solution.
    """
    status: Status
    """How many solutions there are."""


class BandClasses(TypedDict):
    """The classes of the bands and stacks of a solution."""
    classes: NotRequired[list[int] | None]
    """The numbers of the classes as `bands` lists them: of the bands from the top, then of the stacks from the
    left.
    """
    puzzle: Puzzle
    """The clues."""
    solution: NotRequired[Solution | None]
    """The only solution."""
    status: Status
    """How many solutions there are."""


BandInfo = TypedDict('BandInfo', {'automorphisms': 'int', 'band': 'str', 'bands': 'int', 'class': 'int', 'grids': 'int'})
"""A class of bands."""


class BandList(TypedDict):
    """The classes of bands."""
    bands: list[BandInfo]
    """The classes, ascending by their least bands."""


class BookFile(TypedDict):
    """A book of puzzles."""
    file: str
    """The PDF file."""
    more: NotRequired[bool]
    """True if there were more puzzles than are printed here."""
    notes: NotRequired[list[BookNote]]
    """What there is to know of puzzles in it, such as that one has no solution, in their order; of many, the
    first.
    """
    puzzles: int
    """How many puzzles are in it."""
    unreadable: NotRequired[list[Error]]
    """What is wrong with the records that could not be read, or with the first of many; they are left out."""


class BookNote(TypedDict):
    """A puzzle of a book with something about it that its maker should know."""
    line: int
    """The line of the text on which the puzzle begins, from 1."""
    note: BookNoteKind
    """What there is to know."""
    number: int
    """The number of the puzzle in the book."""


BookNoteKind: TypeAlias = "Literal['unsolvable', 'several', 'unfinished', 'letters', 'no-code', 'drawings', 'misstated']"
"""What there is to know of a puzzle in a book.

- `unsolvable`: It has no solution.
- `several`: It has several solutions, and is printed without one.
- `unfinished`: The search for a second solution took too long, and it is printed without one.
- `letters`: Words of its title, its author or its rules have letters that the book lacks.
- `no-code`: Its link is too long for a code to scan.
- `drawings`: Some of its lines, arrows and signs are only drawn, and may mean rules that are not in the book.
- `misstated`: The solution that its text states is wrong.
"""


Candidate: TypeAlias = 'str'
"""a candidate such as r4c7=5"""


class CandidateGrid(TypedDict):
    """Digits and candidates."""
    author: NotRequired[str | None]
    """Who set it, as the text says."""
    candidates: CellCandidates
    """The candidates of the open cells."""
    centre: NotRequired[CellCandidates | None]
    """The player's centre marks, where a text has such."""
    colours: NotRequired[CellCandidates | None]
    """The colours of each cell as numbers from 1 to 9, where a text has such."""
    corner: NotRequired[CellCandidates | None]
    """The player's corner marks, where a text has such."""
    digits: Puzzle
    """All digits, given and placed."""
    givens: Puzzle
    """The clues."""
    title: NotRequired[str | None]
    """What the text calls the puzzle."""


class CanonicalForm(TypedDict):
    """The canonical form of a puzzle; only the first two fields are there if clues clash."""
    automorphisms: NotRequired[int | None]
    """The number of automorphisms of the puzzle, at least 1."""
    canonical: NotRequired[Puzzle | None]
    """The least line of 81 characters, a blank before all digits, that a transform leads to: the row-minlex form."""
    puzzle: Puzzle
    """The clues."""
    status: FormStatus
    """Whether there is a form."""
    transform: NotRequired[Moves | None]
    """A transform that leads there."""


Cell: TypeAlias = 'str'
"""a cell such as r4c7"""


CellCandidates: TypeAlias = 'list[Digits | None]'
"""Candidates cell by cell in reading order; null is a cell without marks."""


class Checked(TypedDict):
    """What is the matter with a puzzle. Fields that do not concern it are left out."""
    clashes: NotRequired[list[Clash] | None]
    """Every digit that stands twice in a house."""
    clues: int
    """How many clues there are."""
    contradiction: NotRequired[list[Candidate] | None]
    """Clues that contradict each other, and would not without any one of them."""
    differing: NotRequired[list[Cell] | None]
    """Where these two differ."""
    examples: NotRequired[list[Solution] | None]
    """Two of several solutions."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    minimal: NotRequired[bool | None]
    """Whether no clue of a proper puzzle can go."""
    open: NotRequired[list[Cell] | None]
    """The cells in which not all solutions agree."""
    or_more: bool
    """Whether there may be more: the limit was reached."""
    puzzle: Puzzle
    """The clues."""
    redundant: NotRequired[list[Cell] | None]
    """The clues without any one of which the puzzle would still be proper."""
    solution: NotRequired[Solution | None]
    """The only solution."""
    solutions: int
    """How many solutions were counted."""
    stated_solution_wrong_in: NotRequired[list[Cell] | None]
    """Where the solution that the text states is wrong; nowhere if it is a solution."""
    status: Verdict
    """The verdict."""


class Choice(TypedDict):
    """Which techniques are used, in which order. Without anything all usual ones, easiest first."""
    only: NotRequired[list[TechniqueOrFamily]]
    """Only these techniques or families, easiest first."""
    order: NotRequired[list[TechniqueOrFamily]]
    """These first, in this order; the others follow."""
    without: NotRequired[list[TechniqueOrFamily]]
    """None of these. `nets` leaves out forcing nets, whose proofs try candidates out, those of nested nets two
    levels deep.
    """


ClaimVerdict: TypeAlias = "Literal['nothing', 'right', 'otherwise', 'unproved', 'wrong']"
"""What a claim is worth.

- `nothing`: Nothing is claimed.
- `right`: Steps of the technique do all of it.
- `otherwise`: It is true, but an easier technique does it.
- `unproved`: It is true, but no step of the technique does all of it.
- `wrong`: Some of it is false.
"""


class Clash(TypedDict):
    """A digit that stands more than once in a house."""
    cells: list[Cell]
    """The cells that hold it."""
    digit: Digit
    """The digit."""
    house: House
    """The house."""
    text: str
    """The same in words."""


class ClassComparison(TypedDict):
    """Whether two puzzles are equivalent."""
    same: bool
    """Whether they are. A puzzle whose clues clash is equivalent to none."""
    transform: NotRequired[Moves | None]
    """A transform that takes one to the other."""


class Converted(TypedDict):
    """Puzzles in another form."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    puzzles: int
    """How many there are."""
    text: str
    """The puzzles in the form asked for."""
    unreadable: NotRequired[list[Error]]
    """What is wrong with the records that could not be read, or with the first of many; they are left out."""


class Counted(TypedDict):
    """How many solutions a puzzle has."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    or_more: bool
    """Whether there may be more: the limit was reached, or the time was up."""
    puzzle: Puzzle
    """The clues."""
    solutions: int
    """How many solutions were counted."""


class Deadly(TypedDict):
    """A pattern with two ways to fill it, and the candidates that keep the puzzle out of it."""
    guardians: list[Candidate]
    """The other candidates of its cells, of which one is true."""
    pattern: list[Candidate]
    """The pattern's candidates, present or not."""


class Deduped(TypedDict):
    """One puzzle of each class."""
    kept: list[Kept]
    """The first puzzle of each class, in the order of the text."""
    puzzles: int
    """The number of puzzles in the text."""
    unreadable: NotRequired[list[Error]]
    """What is wrong with the records that could not be read, or with the first of many; they are not among the
    puzzles.
    """


Digit: TypeAlias = 'int'



class DigitInHouse(TypedDict):
    """A digit that a house must hold."""
    digit: Digit
    """The digit."""
    house: House
    """The house."""


Digits: TypeAlias = 'str'
"""digits such as 257"""


class Drawn(TypedDict):
    """A picture of a position."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    svg: str
    """The picture as an SVG that needs nothing else."""


class DrawnFile(TypedDict):
    """A picture of a position."""
    file: str
    """The file."""
    media_type: str
    """Its media type: `image/png`."""


Element: TypeAlias = 'ElementTitle | ElementFacts | ElementHeading | ElementParagraph | ElementItem | ElementCode | ElementPicture | ElementExercise | ElementLanguage'
"""What a page is made of."""


class ElementCode(TypedDict):
    """Lines that stay as they are."""
    code: str


class ElementExercise(TypedDict):
    """A position in which a technique is to be found."""
    exercise: Exercise


class ElementFacts(TypedDict):
    """The names and ratings of its techniques."""
    facts: list[TechniqueInfo]


class ElementHeading(TypedDict):
    """The heading of a section."""
    heading: str


class ElementItem(TypedDict):
    """An item of a list, with code and links in Markdown."""
    item: str


class ElementLanguage(TypedDict):
    """What follows, up to the next of these, is in the language with this code: a page may be only partly
    translated.
    """
    language: str


class ElementParagraph(TypedDict):
    """A paragraph with code and links in Markdown."""
    paragraph: str


class ElementPicture(TypedDict):
    """A grid with marks."""
    picture: Picture


class ElementTitle(TypedDict):
    """The title of the page."""
    title: str


Ending: TypeAlias = 'EndingSolved | EndingStuck | EndingStopped | EndingComplete | EndingMistake | EndingEmptyCell | EndingNoPlace'
"""Why there are no more steps."""


class EndingComplete(TypedDict):
    """All steps of the position are listed."""
    kind: Literal['complete']


class EndingEmptyCell(TypedDict):
    """The cell has no candidate."""
    cell: Cell
    """The cell."""
    kind: Literal['empty-cell']


class EndingMistake(TypedDict):
    """Something is wrong with the position or the clues: there are no steps."""
    advice: Advice
    """What it is."""
    kind: Literal['mistake']


class EndingNoPlace(TypedDict):
    """The house has no place for the digit."""
    digit: Digit
    """The digit."""
    house: House
    """The house."""
    kind: Literal['no-place']


class EndingSolved(TypedDict):
    """Every cell is filled."""
    kind: Literal['solved']


class EndingStopped(TypedDict):
    """As many steps as asked for were found, or the time is up; there may be more."""
    kind: Literal['stopped']


class EndingStuck(TypedDict):
    """None of the techniques finds anything more: a search is left."""
    kind: Literal['stuck']


class Enumerated(TypedDict):
    """Solutions of a puzzle."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    more: bool
    """Whether there are more after these."""
    puzzle: Puzzle
    """The clues."""
    solutions: list[Solution]
    """The solutions asked for."""


class Error(TypedDict):
    """Why there is no answer."""
    args: NotRequired[dict[str, str]]
    """What the sentence speaks of, by name: `grid` is `solution` in a stated solution, `in_rule` the number of a
    rule.
    """
    code: ErrorCode
    """Which kind of fault it is."""
    expected: NotRequired[str | None]
    """What was expected there, in English."""
    found: NotRequired[str | None]
    """What was found there, in English."""
    key: NotRequired[str]
    """Which sentence it is, for programs that say it in words of their own; empty for the words of a library."""
    message: str
    """What is wrong, in a sentence that names the place and the expectation."""
    place: NotRequired[Place | None]
    """Where in the puzzle's text."""


ErrorCode: TypeAlias = "Literal['request', 'puzzle', 'argument', 'cancelled', 'budget']"
"""The kinds of fault.

- `request`: The request is not one of the vocabulary.
- `puzzle`: The puzzle cannot be read.
- `argument`: Something else that the request asks for does not exist.
- `cancelled`: The work was cancelled.
- `budget`: The work took more than the door allows.
"""


class Estimated(TypedDict):
    """About how many solutions a puzzle has."""
    exact: bool
    """Whether the solutions were few enough to be counted."""
    interval: NotRequired[list[float] | None]
    """The 95% interval; absent if no probe came to a solution."""
    probes: int
    """The number of probes; 0 if the number is exact."""
    puzzle: Puzzle
    """The clues."""
    solutions: float
    """The estimated number of solutions."""
    standard_error: float
    """The standard error of that number; 0 if it is exact."""


class Evidence(TypedDict):
    """What a step rests on. What a technique has no use for is left out."""
    almost_locked: NotRequired[list[AlmostLockedSet]]
    """The almost locked sets."""
    candidates: NotRequired[list[Candidate]]
    """The candidates of the pattern."""
    cells: NotRequired[list[Cell]]
    """The cells of the pattern."""
    chain: NotRequired[list[Node]]
    """The nodes of the chain in order; nodes of several branches follow each other."""
    covers: NotRequired[list[House]]
    """A fish's cover houses."""
    deadly: NotRequired[Deadly | None]
    """The pattern that a puzzle with one solution cannot end in."""
    endo_fins: NotRequired[list[Candidate]]
    """The fins that lie in two base houses."""
    fins: NotRequired[list[Candidate]]
    """The candidates that the pattern would need to be without."""
    houses: NotRequired[list[House]]
    """The houses of the pattern; a fish's base houses."""
    links: NotRequired[list[Link]]
    """The strong and weak links, in the order of the chain where there is one."""
    net: NotRequired[list[Inference]]
    """The lines of a net, in order."""
    truths: NotRequired[list[Truth]]
    """What must be filled: the step follows from these and from the rule that a digit stands once in a house."""


class Exercise(TypedDict):
    """A position in which a technique is to be found."""
    answer: list[str]
    """A right answer in words. The request `judge` accepts any other, too."""
    grid: CandidateGrid
    """The position."""
    task: str
    """What is to be done."""
    technique: TechniqueName
    """The technique."""


class ExerciseCount(TypedDict):
    """The number of exercises of a kind."""
    count: int
    """The number."""
    kind: ExerciseKind
    """The kind."""


class ExerciseHints(TypedDict):
    """What the hints of an exercise show; the second one, a question, is in the lesson's text."""
    area: Area
    """Where to look."""
    pattern: StepPicture
    """The third hint: the pattern, without what follows from it."""
    step: ShownStep
    """The fourth hint: the whole step."""
    where: NotRequired[Sentence | None]
    """The first hint: where to look, in words."""


ExerciseKind: TypeAlias = 'str'
"""a kind of exercise such as find-cell"""


class Explained(TypedDict):
    """A sign and its meaning."""
    sign: Sign
    """The sign."""
    text: str
    """Its meaning, as a sentence."""


class ExplainerRatings(TypedDict):
    """How hard Sudoku Explainer 1.2.1 finds a puzzle, or Sukaku Explainer 1.18.1."""
    ed: float
    """The first step."""
    ep: float
    """The hardest step up to the first that places a digit."""
    er: float
    """The hardest step; 20 if no technique solves the puzzle."""
    hardest: NotRequired[str | None]
    """The technique of the first of the hardest steps: its name on this scale in small letters, with hyphens."""
    hardest_name: NotRequired[str | None]
    """What Sudoku Explainer calls that technique."""
    path: NotRequired[list[ExplainerStep] | None]
    """The steps on which the ratings rest, if they were asked for."""


class ExplainerStep(TypedDict):
    """A step as Sudoku Explainer 1.2.1 takes it, or Sukaku Explainer 1.18.1."""
    eliminations: NotRequired[list[Candidate]]
    """The candidates that it eliminates, but for those that its digit excludes."""
    placement: NotRequired[Candidate | None]
    """The digit that it places."""
    rating: float
    """How hard it is."""
    technique: str
    """Its technique: the name on this scale in small letters, with hyphens."""
    technique_name: str
    """What Sudoku Explainer calls its technique."""


Fate: TypeAlias = "Literal['eliminated', 'placed', 'spoiling']"
"""What a step does to a candidate.

- `eliminated`: It is taken out.
- `placed`: It is placed.
- `spoiling`: It is why the technique finds nothing, in a near miss.
"""


FileKind: TypeAlias = "Literal['png', 'pdf']"
"""A kind of file.

- `png`: Dots.
- `pdf`: A page of the picture's size.
"""


class FilledPattern(TypedDict):
    """A technique's pattern, and what must be filled by it."""
    technique: Technique
    """The technique."""
    truths: list[Truth]
    """What must be filled."""


FormStatus: TypeAlias = "Literal['canonical', 'clashing']"
"""Whether a puzzle has a canonical form.

- `canonical`: It has one.
- `clashing`: A digit stands twice in a house, so it has none.
"""


class Generated(TypedDict):
    """New puzzles."""
    missed: NotRequired[list[Missed]]
    """The puzzles that were given up."""
    more: NotRequired[bool]
    """Whether more were asked for than are listed here: the next ones begin at the index behind the last."""
    puzzles: list[NewPuzzle]
    """The puzzles."""


Grade: TypeAlias = "Literal['trivial', 'easy', 'medium', 'hard', 'very-hard', 'unfair', 'extreme', 'beyond']"
"""The grades of both scales, each with its own meaning there.

- `trivial`: ichidoku's Trivial.
- `easy`: Easy on either scale.
- `medium`: Medium on either scale.
- `hard`: Hard on either scale.
- `very-hard`: ichidoku's Very hard.
- `unfair`: HoDoKu's Unfair.
- `extreme`: Extreme on either scale.
- `beyond`: ichidoku's Beyond.
"""


class GridCount(TypedDict):
    """The number of complete grids."""
    grids: str
    """The number; a text, since it has more digits than most readers of JSON keep."""


HintLevel: TypeAlias = "Literal['where', 'which', 'step', 'every-link']"
"""Level of detail of a hint.

- `where`: Where to look, and nothing more.
- `which`: Which technique to use.
- `step`: The whole step: every cell and candidate, and what follows.
- `every-link`: The same, with chains and nets link by link.
"""


class Hinted(TypedDict):
    """What a player can do next."""
    advice: Advice
    """What there is to say."""
    grade: HintLevel
    """How much was asked for."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    sentences: list[Sentence]
    """The same in words."""


class HodokuInfo(TypedDict):
    """What HoDoKu calls and rates a technique."""
    code: str
    """Its code in the library of tests."""
    level: Grade
    """The level that a puzzle needing it has at least."""
    score: int
    """What one use adds to a puzzle's score."""


House: TypeAlias = 'str'
"""a house such as r4, c7 or b3"""


class Inference(TypedDict):
    """One line of a net: a candidate found to be true or false, and what it is inferred from."""
    candidate: Candidate
    """The candidate."""
    depth: int
    """Under how many assumptions."""
    on: bool
    """Whether it is true here."""
    parents: list[int]
    """The earlier lines that it follows from, by their places in the net."""
    rule: Rule
    """By which rule."""


class Judged(TypedDict):
    """What a learner's claim is worth."""
    sentences: list[Sentence]
    """What is to be found, and then the verdict, in words."""
    technique: TechniqueName
    """The technique."""
    verdict: ClaimVerdict
    """The verdict."""


class JudgedExercise(TypedDict):
    """What an answer to an exercise is worth."""
    more: int
    """Number of candidates that the same step takes out besides."""
    sentences: list[Sentence]
    """The verdict in words, with what fails."""
    verdict: ClaimVerdict
    """The verdict. Only `right` and `wrong` count."""


class Kept(TypedDict):
    """A puzzle that is the first of its class."""
    canonical: NotRequired[Puzzle | None]
    """The canonical form of its class; none if clues clash."""
    puzzle: Puzzle
    """The puzzle."""


class LabAlgorithm(TypedDict):
    """An algorithm."""
    language: str
    """The language that title and text are in, by its code."""
    name: str
    """The name it is called by."""
    text: str
    """Idea, source, pseudo-code, cost and what is counted, in Markdown."""
    title: str
    """One line on what it does."""


class LabCompared(TypedDict):
    """Runs of several algorithms on one puzzle."""
    runs: list[LabRecord]
    """The runs in order; where the algorithms were not named, the engine is last."""


LabDeadEnd = TypedDict('LabDeadEnd', {'cell': 'NotRequired[Cell | None]', 'digit': 'NotRequired[Digit | None]', 'house': 'NotRequired[House | None]', 'with': 'NotRequired[Cell | None]'})
"""What showed that a guess leads nowhere: a cell without a digit, a digit without a place in a house, or a digit
that conflicts with another cell.
"""


class LabFrame(TypedDict):
    """A moment of a run."""
    backtracks: int
    """Number of guesses taken back so far."""
    depth: int
    """Number of open guesses."""
    grid: str
    """The grid as 81 characters."""
    seconds: float
    """Time since the run began; 0 where there is no clock."""
    written: int
    """Number of digits written so far."""


class LabLimits(TypedDict):
    """How far a run may go; what is left out suits the algorithm."""
    seconds: NotRequired[float | None]
    """So many seconds."""
    steps: NotRequired[int | None]
    """Number of steps, each an assignment or a test."""


class LabList(TypedDict):
    """All algorithms."""
    algorithms: list[LabAlgorithm]
    """The algorithms, the simplest first."""


class LabNode(TypedDict):
    """A guess of a run, what followed from it, and what came of it. The root stands for the clues."""
    begun: int
    """Number of digits written when the guess was made, its own included."""
    dead: NotRequired[LabDeadEnd | None]
    """What showed that it is a dead end, where the algorithm told."""
    dead_ends: int
    """Number of nodes from here down that lead nowhere at once."""
    ended: NotRequired[int | None]
    """Number of digits written when it was taken back, if it was."""
    folded: int
    """Number of nodes below it that are not in the list."""
    guess: NotRequired[Candidate | None]
    """The guess; the root has none."""
    nodes: int
    """Number of nodes from here down, itself included."""
    parent: NotRequired[int | None]
    """The place of the node above it in the list, from 0; the root has none."""
    placed: NotRequired[list[Candidate]]
    """Digits that follow from the guess."""
    refused: int
    """Number of digits that were refused here since they conflicted."""
    solved: bool
    """Whether a solution was found right here."""


class LabRan(TypedDict):
    """What came of a run."""
    frames: NotRequired[list[LabFrame]]
    """Moments of the run in their order, from the clues to the end; empty unless they were asked for."""
    run: LabRecord
    """The run in figures."""
    trace: NotRequired[str]
    """The first events, as `ichidoku lab run --trace` writes them: one JSON object per line. Without its last line
    where there were more events.
    """
    tree: NotRequired[list[LabNode]]
    """The tree of guesses, each node after the one above it, the root first; empty unless it was asked for."""


class LabRecord(TypedDict):
    """A run in figures."""
    algorithm: str
    """The algorithm with its options."""
    assignments: int
    """Digits written."""
    backtracks: int
    """Guesses taken back."""
    complete: bool
    """Whether everything was searched."""
    full_cost: NotRequired[float | None]
    """How many steps the whole search would take at most, where that is known beforehand."""
    max_depth: int
    """The largest number of guesses that were open at once."""
    memory: int
    """The most bytes that the search held at once."""
    outcome: str
    """`solved`, `unsolvable`, `clashing`, `unfinished` or `failed`."""
    puzzle: str
    """The puzzle as 81 characters."""
    reason: NotRequired[str | None]
    """Why the run did not finish: `steps`, `time`, `cancelled`, `gave up`."""
    relative: NotRequired[float | None]
    """How many times as long as the last row of its table."""
    seconds: float
    """How long it took; 0 where there is no clock."""
    solution: NotRequired[str | None]
    """The first solution as 81 digits."""
    solutions: int
    """How many solutions were found."""
    tests: int
    """Questions whether a digit conflicts."""


Lesson: TypeAlias = 'str'
"""the name of a lesson such as skyscraper, or its number"""


class LessonClaim(TypedDict):
    """Something that an exercise claims: it is true or a near miss. To have an answer judged, hand it back as it
    came.
    """
    board: NotRequired[Puzzle | None]
    """The board that it says keeps the rules."""
    cells: NotRequired[list[Cell]]
    """The cells of its pattern."""
    eliminations: NotRequired[list[Candidate]]
    """The candidates that it says can be eliminated."""
    grid: NotRequired[CandidateGrid | None]
    """The board's digits, as the exercise's own grid has them."""
    link: NotRequired[list[Candidate]]
    """The candidates that it says a strong link joins."""
    picture: NotRequired[StepPicture | None]
    """Its picture."""
    placements: NotRequired[list[Candidate]]
    """The digits that it says can be placed."""
    sentence: Sentence
    """The claim in words."""
    spoiler: NotRequired[Candidate | None]
    """The candidate that makes it a near miss."""
    technique: NotRequired[Technique | None]
    """The technique that it is about."""


class LessonExercise(TypedDict):
    """An exercise of a lesson."""
    claims: NotRequired[list[LessonClaim]]
    """What the learner has to judge."""
    count: int
    """The number of answers that make the exercise: ten in a scan, or else one."""
    grid: CandidateGrid
    """The board."""
    hints: ExerciseHints
    """What the hints show."""
    index: int
    """The index that was asked for."""
    input: AnswerInput
    """The field of `judge-exercise` that the answer goes into."""
    kind: ExerciseKind
    """What is to be done."""
    lesson: Lesson
    """The lesson."""
    notes: bool
    """Whether the board shows the candidates."""
    number: int
    """The lesson's place on the path, from 1."""
    seed: int
    """The seed that was asked for."""
    task: Sentence
    """What is to be done, in words."""


class LessonInfo(TypedDict):
    """A lesson."""
    after: list[int]
    """Numbers of the lessons to know first."""
    checkpoint: bool
    """Whether it mixes techniques and names none."""
    exercises: list[ExerciseCount]
    """The exercises of a full set."""
    notes: bool
    """Whether the board shows candidates."""
    number: int
    """Its place on the path, from 1."""
    part: str
    """Its part, `a` to `g`."""
    position: Point
    """The point of a game at which its positions lie."""
    slug: Lesson
    """Its name, as a file or option is called: `skyscraper`."""
    techniques: list[TechniqueName]
    """The techniques that it teaches or, at a checkpoint, mixes."""


class LessonList(TypedDict):
    """The lessons of the school."""
    lessons: list[LessonInfo]
    """The 42 lessons."""


class Line(TypedDict):
    """A line on the board."""
    path: str
    """The path of an SVG in which a cell is 1 wide."""
    sign: Sign
    """How it is drawn."""


Link = TypedDict('Link', {'from': 'Node', 'strong': 'bool', 'to': 'Node'})
"""A link between two nodes."""


class Mark(TypedDict):
    """What a candidate is to a step."""
    candidate: Candidate
    """The candidate."""
    fate: NotRequired[Fate | None]
    """What the step does to it."""
    part: NotRequired[int | None]
    """The part of the pattern that it belongs to, from 1."""


class MinimalPuzzles(TypedDict):
    """Minimal puzzles contained in a puzzle."""
    minimal: list[Puzzle]
    """The minimal puzzles, each once: the puzzle itself if it is minimal, none if it does not have exactly one
    solution.
    """
    or_more: bool
    """Whether there may be more: the limit was reached."""
    puzzle: Puzzle
    """The clues."""
    status: Status
    """How many solutions there are."""


class Missed(TypedDict):
    """A puzzle that was given up: so often attempted as was asked for or is allowed, or until the time was up."""
    attempts: int
    """How many attempts were made."""
    nearest: NotRequired[NewPuzzle | None]
    """The puzzle that came nearest."""


class Moves(TypedDict):
    """A transform, with rows, columns and digits counted from 1."""
    columns: list[int]
    """The new place of each column."""
    digits: list[int]
    """The new name of each digit."""
    rows: list[int]
    """The new place of each row."""
    transposed: bool
    """Whether rows become columns after that."""


class Neighbour(TypedDict):
    """A puzzle that differs from another by some clues."""
    puzzle: Puzzle
    """The puzzle."""


class NeighbourList(TypedDict):
    """The neighbours of a puzzle."""
    neighbours: list[Neighbour]
    """The neighbours, each once; none if there is not exactly one solution."""
    or_more: bool
    """Whether there may be more: the limit was reached."""
    puzzle: Puzzle
    """The clues."""
    status: Status
    """How many solutions there are."""


class NewPuzzle(TypedDict):
    """A new puzzle."""
    attempt: int
    """Which attempt gave it, from 0."""
    clues: int
    """How many clues there are."""
    index: int
    """Its index among the puzzles of this seed."""
    practice: NotRequired[Practice | None]
    """Where the technique that was asked for is needed."""
    puzzle: Puzzle
    """The clues."""
    rating: Rating
    """How hard it is."""
    seed: int
    """The seed it was made from."""
    solution: Solution
    """The only solution."""


class NewVariant(TypedDict):
    """A new puzzle of another size or other rules."""
    clues: int
    """How many digits are given."""
    index: int
    """Its index among the puzzles of this seed."""
    puzzle: str
    """The puzzle in the words of the Interactive Sudoku Solver."""
    seed: int
    """The seed it was made from."""
    solution: VariantGrid
    """The only solution."""


class Node(TypedDict):
    """A digit in a cell, or in one of several cells of a house."""
    cells: list[Cell]
    """The cells."""
    digit: Digit
    """The digit."""
    on: bool
    """Whether the chain assumes or finds the node true here."""


class ParquetFile(TypedDict):
    """Puzzles as a Parquet file."""
    file: str
    """The file."""
    puzzles: int
    """How many puzzles are in it."""
    unreadable: NotRequired[list[Error]]
    """What is wrong with the records that could not be read, or with the first of many; they are left out."""


class Picture(TypedDict):
    """A grid with marks."""
    grid: CandidateGrid
    """The grid."""
    legend: list[Sentence]
    """What the parts of the pattern are, from the first on."""
    marks: list[Mark]
    """What each candidate is to the step."""


class Place(TypedDict):
    """A place in a puzzle's text."""
    column: NotRequired[int | None]
    """The column of the puzzle, from 1, if the fault lies in one."""
    line: int
    """The line of the text, from 1."""
    row: NotRequired[int | None]
    """The row of the puzzle, from 1, if the fault lies in one."""


Point: TypeAlias = "Literal['needed', 'present']"
"""A point of a game.

- `needed`: No easier technique helps.
- `present`: Singles, locked candidates, pairs and triples help no more.
"""


class Position(TypedDict):
    """What a player has in front of them."""
    candidates: NotRequired[CellCandidates | None]
    """The player's own candidates; without them each open cell has those that no digit excludes."""
    entries: NotRequired[list[Candidate]]
    """The player's own digits, the earliest first. A cell can be entered once, and a given can't be replaced."""
    givens: Puzzle
    """The clues."""
    rules: NotRequired[Rules]
    """The rules. Rules that are not known here are an error."""


class Practice(TypedDict):
    """The point at which a technique is needed."""
    grid: CandidateGrid
    """Digits and candidates after all easier steps."""
    step: Step
    """The step that helps on."""


Puzzle: TypeAlias = 'str'
"""81 characters, digits and blanks"""


PuzzleInput: TypeAlias = 'str | Position'
"""A puzzle as text in any common form, or a position with all that a player has entered."""


class PuzzleOrder(TypedDict):
    """What kind of puzzle is wanted. Whatever is not asked for is left to chance."""
    attempts: NotRequired[int | None]
    """Give a puzzle up after so many attempts."""
    clues_from: NotRequired[int | None]
    """No fewer clues than this."""
    clues_to: NotRequired[int | None]
    """No more clues than this."""
    er_from: NotRequired[float | None]
    """No lower ER than this: on the scale `sukaku` if that is the scale, otherwise on `se121`. The puzzles are
    rated on it, too.
    """
    er_to: NotRequired[float | None]
    """No higher ER than this."""
    given: NotRequired[Puzzle | None]
    """These clues are among the clues."""
    grade: NotRequired[Grade | None]
    """The grade."""
    like: NotRequired[Puzzle | None]
    """A puzzle with one solution that the new ones are to be like: as hard on the scale, with as many clues, one
    more or less, in the same symmetry, and minimal if it is. What else is asked for takes the place of that; a
    pattern, of all that is about clues; a technique, of how hard it is.
    """
    minimal: NotRequired[bool]
    """No clue can go without a second solution."""
    needs: NotRequired[Technique | None]
    """A technique that is needed to get on, and none harder before it."""
    pattern: NotRequired[list[Cell] | None]
    """The clues stand in exactly these cells."""
    scale: NotRequired[Scale]
    """The scale of the grade. With `er_from` or `er_to` it may be `se121` or `sukaku`, that of the ER; a grade is
    ichidoku's then.
    """
    solution: NotRequired[Solution | None]
    """This is the solution."""
    symmetry: NotRequired[Symmetry | None]
    """How the clues lie."""
    without: NotRequired[list[TechniqueOrFamily]]
    """Techniques and families that can be done without."""


class Rated(TypedDict):
    """How hard a puzzle is."""
    explainer: NotRequired[ExplainerRatings | None]
    """The ratings of Sudoku Explainer, if they were asked for."""
    hardest: NotRequired[Technique | None]
    """The hardest technique that the puzzle needs; on the scales of other programs none is named."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    puzzle: Puzzle
    """The clues."""
    rating: NotRequired[Rating | None]
    """The rating."""
    status: Status
    """How many solutions there are: only a puzzle with one is rated."""


class Rating(TypedDict):
    """A grade and a score in it."""
    grade: Grade
    """The grade, or HoDoKu's level; with an ER the grade of techniques that are as hard."""
    scale: Scale
    """The scale."""
    score: float
    """The number that orders puzzles within a grade and across grades."""


Rule: TypeAlias = "Literal['assumed', 'excluded'] | RuleOnly | RulePattern | RuleRefuted | RuleCases"
"""Why a line of a net holds."""


class RuleCases(TypedDict):
    """Each candidate that could make this true leads to it."""
    cases: Truth


class RuleOnly(TypedDict):
    """It is all that could still make this true."""
    only: Truth


class RulePattern(TypedDict):
    """A pattern of the technique takes it out: these must be filled."""
    pattern: FilledPattern


class RuleRefuted(TypedDict):
    """Its first parent assumes the opposite, and leaves nothing that could make this true."""
    refuted: Truth


Rules: TypeAlias = 'str'
"""the name of `rules` that are known here: classic"""


Scale: TypeAlias = "Literal['ichidoku', 'hodoku', 'se121', 'sukaku']"
"""The scales.

- `ichidoku`: ichidoku's own, the same for all symmetric copies of a puzzle.
- `hodoku`: HoDoKu's.
- `se121`: That of Sudoku Explainer 1.2.1: ER, EP and ED.
- `sukaku`: That of Sukaku Explainer 1.18.1, which goes on from it: ER, EP and ED.
"""


class SearchStats(TypedDict):
    """What a search did."""
    depth: int
    """The largest number of guesses that were open at once."""
    guesses: int
    """How often a candidate was guessed."""
    sweeps: int
    """How often the whole grid was propagated once."""


class Sentence(TypedDict):
    """A sentence: in the language asked for, and as a key with named arguments from which any language can make
    its own.
    """
    args: NotRequired[dict[str, Arg]]
    """What it speaks of, by name."""
    key: str
    """Which sentence of the catalogue it is."""
    text: str
    """The sentence."""


class ShownStep(TypedDict):
    """A step in words and as a picture."""
    eliminations: list[Candidate]
    """The candidates that it takes out."""
    picture: StepPicture
    """The picture."""
    placements: list[Candidate]
    """The digits that it places."""
    sentences: list[Sentence]
    """Why, in words."""
    technique: NotRequired[TechniqueName | None]
    """The technique, if it is a step of one."""


Sign: TypeAlias = "Literal['ring', 'disc', 'frame', 'tile', 'blue-disc', 'green-ring', 'orange-tile', 'purple-frame', 'out', 'placed', 'spoils', 'strong', 'weak', 'rules-out', 'cross']"
"""How something is drawn.

- `ring`: A circle around a candidate of the pattern, or around a digit of the grid.
- `disc`: A filled circle under a candidate of the pattern.
- `frame`: A rounded box around a candidate of the pattern.
- `tile`: A filled box under a candidate of the pattern.
- `blue-disc`: A filled circle under a candidate that the explanation calls blue.
- `green-ring`: A circle around a candidate that the explanation calls green.
- `orange-tile`: A filled box under a candidate that the explanation calls orange.
- `purple-frame`: A rounded box around a candidate that the explanation calls purple.
- `out`: The candidate is eliminated.
- `placed`: The candidate is placed.
- `spoils`: The candidate breaks the pattern of a near miss.
- `strong`: A link of which at least one end is true.
- `weak`: A link of which at most one end is true.
- `rules-out`: From a digit of the grid to the last place that it rules out there.
- `cross`: A place that a digit of the grid rules out.
"""


class Signed(TypedDict):
    """A candidate, or a digit of the grid, with its signs."""
    candidate: Candidate
    """The candidate or digit."""
    signs: list[Sign]
    """Its signs: a shape, what becomes of it, or both."""


Solution: TypeAlias = 'str'
"""81 digits, each once in each house"""


class Solved(TypedDict):
    """What became of a puzzle."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    puzzle: Puzzle
    """The clues."""
    solution: NotRequired[Solution | None]
    """The first solution found."""
    stated_solution_wrong_in: NotRequired[list[Cell] | None]
    """Where the solution that the text states is wrong; nowhere if it is a solution."""
    stats: NotRequired[SearchStats | None]
    """What the search did."""
    status: Status
    """How many solutions there are."""


class Spoken(TypedDict):
    """The part of a picture that a sentence speaks of, so that a board can light it up."""
    candidates: NotRequired[list[Candidate]]
    """The candidates with signs that it names."""
    cells: NotRequired[list[Cell]]
    """The cells that it names, or that what it names lies in."""
    lines: NotRequired[list[int]]
    """The lines that it speaks of, by their places in the picture's list, from 0."""


class StatedClaim(TypedDict):
    """What an exercise claims, as an answer to it is judged by. Other fields of the claim, such as its picture,
    may come with it.
    """
    board: NotRequired[Puzzle | None]
    """The board that it says keeps the rules."""
    eliminations: NotRequired[list[Candidate]]
    """The candidates that it says can be eliminated."""
    link: NotRequired[list[Candidate]]
    """The candidates that it says a strong link joins."""
    placements: NotRequired[list[Candidate]]
    """The digits that it says can be placed."""
    spoiler: NotRequired[Candidate | None]
    """The candidate that makes it a near miss."""
    technique: NotRequired[Technique | None]
    """The technique that it is about."""


Status: TypeAlias = "Literal['unique', 'solved', 'several', 'unsolvable']"
"""How many solutions there are.

- `unique`: Exactly one.
- `solved`: One at least; no other was looked for.
- `several`: More than one.
- `unsolvable`: None.
"""


class Step(TypedDict):
    """One deduction: what it does, why, and both in words."""
    eliminations: list[Candidate]
    """The candidates that it takes out."""
    evidence: Evidence
    """What it rests on."""
    legend: list[Sentence]
    """What the parts of the pattern are, from the first on."""
    marks: list[Mark]
    """What each candidate of the pattern is to the step, for a drawing."""
    picture: NotRequired[StepPicture | None]
    """What a board draws of it, where pictures are asked for."""
    placements: list[Candidate]
    """The digits that it places."""
    proof: bool
    """Whether a hint can tell it link by link, as the grade `every-link`."""
    sentences: list[Sentence]
    """The whole step in words: why, then what follows."""
    technique: TechniqueName
    """The technique."""


class StepPicture(TypedDict):
    """Everything that a board draws over its digits to show a step."""
    area: NotRequired[list[Cell]]
    """The cells of the houses to look at."""
    cover: NotRequired[list[Cell]]
    """The cells of the houses that cover a fish."""
    legend: NotRequired[list[Explained]]
    """The meaning of each sign."""
    lines: NotRequired[list[Line]]
    """Links as curves that pass no digit, and crosses on places that a digit rules out."""
    marks: NotRequired[list[Signed]]
    """The candidates and the digits of the grid that have signs."""
    pattern: NotRequired[list[Cell]]
    """The cells of the pattern."""
    spoken: NotRequired[list[Spoken]]
    """What each sentence of the step speaks of, in their order. In a hint they are the last ones."""


class Stepped(TypedDict):
    """Steps from a position."""
    digits: Puzzle
    """The digits where a path ends; of other steps, where they begin."""
    ending: Ending
    """Where the steps end."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    sentences: NotRequired[list[Sentence]]
    """What is wrong with the position, in words: mistakes, stale marks, or that nothing is found."""
    start: CandidateGrid
    """Where the steps begin."""
    steps: list[Step]
    """The steps: of a path each is available in the position that those before it leave."""
    unique: bool
    """Whether the clues are known to have exactly one solution; otherwise no step rests on uniqueness."""


Symmetry: TypeAlias = 'str'
"""a symmetry such as half-turn, or none"""


Technique: TypeAlias = 'str'
"""the name of a technique such as hidden-pair"""


class TechniqueInfo(TypedDict):
    """A row of the table of techniques."""
    aliases: list[str]
    """Other names in use."""
    difficulty: int
    """How hard it is to see and follow, 10 to 86."""
    explainer: NotRequired[int | None]
    """Ten times the rating of Sudoku Explainer 1.2.1."""
    family: str
    """The family: `fish`."""
    grade: Grade
    """The grade of a puzzle that needs nothing harder."""
    hodoku: NotRequired[HodokuInfo | None]
    """HoDoKu's code and rating."""
    name: str
    """The name in running text: `hidden pair`."""
    page: str
    """The page that explains it: `hidden-subsets`."""
    slug: Technique
    """The name as an option is called: `hidden-pair`."""
    usual: bool
    """Whether it is used where nothing else is asked for."""


class TechniqueList(TypedDict):
    """All techniques."""
    techniques: list[TechniqueInfo]
    """The techniques, family by family."""


class TechniqueName(TypedDict):
    """A technique by name."""
    name: str
    """The name in running text: `hidden pair`."""
    page: str
    """The page that explains it: `hidden-subsets`."""
    slug: Technique
    """The name as an option is called: `hidden-pair`."""


TechniqueOrFamily: TypeAlias = 'str'
"""the name of a technique such as hidden-pair or of a family such as fish"""


class TechniqueText(TypedDict):
    """The page of a technique, or of several that are one idea in different sizes."""
    elements: list[Element]
    """What it is made of, in its order."""
    page: str
    """The name of the page."""


class TrueCandidateGrid(TypedDict):
    """The candidates that occur in some solution."""
    candidates: CellCandidates
    """The digits that occur, cell by cell; those of clues too."""
    counts: list[int]
    """In how many solutions, up to the limit: nine counts a cell, digits ascending."""
    kind: Literal['classic']
    """`classic` or `variant`"""
    limit: int
    """No candidate's solutions were counted further than this."""
    puzzle: Puzzle
    """The clues."""


Truth: TypeAlias = 'TruthCell | TruthDigit'
"""Something that must be filled: a cell, or a digit in a house."""


class TruthCell(TypedDict):
    """The cell holds a digit."""
    cell: Cell


class TruthDigit(TypedDict):
    """The house holds the digit."""
    digit: DigitInHouse


class UnavoidableSets(TypedDict):
    """Unavoidable sets."""
    more: bool
    """Whether there are more than are listed here."""
    puzzle: Puzzle
    """The clues."""
    solution: NotRequired[Solution | None]
    """The only solution."""
    status: Status
    """How many solutions there are."""
    unavoidable: list[list[Cell]]
    """Its minimal unavoidable sets, the smallest first; none if there is not exactly one solution."""


VariantAdvice: TypeAlias = "Literal['step', 'solved', 'stuck', 'contradiction', 'wrong-entry', 'several-solutions']"
"""What there is to say about a variant.

- `step`: There is a step.
- `solved`: The grid is full.
- `stuck`: No technique finds anything: a search is left.
- `contradiction`: The rules contradict each other: there is no solution.
- `wrong-entry`: The player entered a digit that isn't in the solution, or digits that are in none.
- `several-solutions`: No technique finds anything, since there is more than one solution.
"""


class VariantCandidates(TypedDict):
    """The digits that occur in some solution of a variant."""
    candidates: list[list[list[int]]]
    """The digits of each cell, row by row; none anywhere if there is no solution."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzle: str
    """The puzzle with its rules."""


class VariantChecked(TypedDict):
    """What is the matter with a variant. Fields that do not concern it are left out."""
    clues: int
    """How many cells have a given digit."""
    contradiction: NotRequired[list[str] | None]
    """Givens and rules that contradict each other, and would not without any one of them; the rules of the grid
    hold too. A puzzle that takes long to search may have more of them than are needed.
    """
    differing: NotRequired[list[str] | None]
    """Where these two differ."""
    examples: NotRequired[list[VariantGrid] | None]
    """Two of several solutions."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    misstated: NotRequired[str | None]
    """The rule that the solution breaks which the puzzle's text states, if that solution is wrong; empty if it has
    a digit twice in a row, a column or a box.
    """
    or_more: bool
    """Whether there may be more: the limit was reached."""
    puzzle: str
    """The puzzle with its rules."""
    redundant: NotRequired[list[str] | None]
    """The givens and rules without any one of which there would still be one solution, if that was asked for."""
    rules: int
    """How many rules there are beside the givens and those of the shape."""
    solution: NotRequired[VariantGrid | None]
    """The only solution."""
    solutions: int
    """How many solutions were counted."""
    status: Verdict
    """The verdict."""
    undecided: NotRequired[list[str] | None]
    """The givens and rules of which that is not known, since the search took too long."""


class VariantConsequence(TypedDict):
    """A step that follows from a candidate that is supposed to be true."""
    eliminations: list[str]
    """The candidates that it takes out: `r1c2=5`."""
    placements: list[str]
    """The digits that it places: `r1c2=5`."""
    technique: str
    """The technique's name that is the same in every language: `cage-combinations`."""


class VariantCounted(TypedDict):
    """How many solutions a variant has."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    or_more: bool
    """Whether there may be more: the limit was reached, or the time was up."""
    puzzle: str
    """The puzzle with its rules."""
    solutions: int
    """How many solutions were counted."""


class VariantDescribed(TypedDict):
    """What a variant consists of."""
    author: NotRequired[str | None]
    """Who made it, as far as its text says."""
    boxes: list[list[str]]
    """The boxes, regular or not."""
    columns: int
    """Number of columns."""
    drawings: NotRequired[list[VariantDrawing]]
    """The same one by one, as far as more than a name is known: how each looks, and which rules it may mean."""
    drawn: NotRequired[list[str]]
    """What is only drawn and was left out, such as `lines (2)`."""
    extra: NotRequired[list[str]]
    """The names of cells outside of the grid."""
    givens: list[list[int | None]]
    """The given digits, row by row."""
    highest: int
    """The highest digit."""
    lowest: int
    """The lowest digit, 0 or 1."""
    misstated: NotRequired[str | None]
    """The rule that the solution breaks which the puzzle's text states, if that solution is wrong; empty if it has
    a digit twice in a row, a column or a box. Then it belongs to another puzzle, or a rule was meant in another
    way.
    """
    puzzle: str
    """The puzzle with its rules."""
    rows: int
    """Number of rows."""
    rules: list[VariantRule]
    """The rules but for given digits, in their order."""
    rules_text: NotRequired[str | None]
    """The rules as whoever set the puzzle wrote them, in any language; perhaps several lines. They may say what is
    only drawn.
    """
    title: NotRequired[str | None]
    """What it is called, as far as its text says."""


class VariantDrawing(TypedDict):
    """A line, an arrow, a sign or a cage that a link only draws. Lengths are in hundredths of a cell, places to
    the right and down from the grid's top left corner.
    """
    angle: NotRequired[int]
    """How far a sign is turned clockwise, in degrees."""
    cells: NotRequired[list[str]]
    """The cells that it passes in its direction, or covers or touches."""
    colour: NotRequired[str]
    """The colour of a line or of a sign's border, such as `#67f067`; without a border nothing."""
    fill: NotRequired[str]
    """The colour inside of a sign."""
    height: NotRequired[int]
    """The height of a sign."""
    kind: VariantDrawingKind
    """What it is."""
    may_mean: NotRequired[list[str]]
    """Rules that it may mean, the likeliest first. Nothing says which of them, if any; add one to `puzzle` to have
    it checked.
    """
    over: NotRequired[bool]
    """True for a sign that lies over lines and the lines of the grid."""
    parts: NotRequired[list[int]]
    """The places in the list, from 0, of drawings that belong to it: the circle at the end of a line, the number
    at an arrow.
    """
    points: NotRequired[list[list[int]]]
    """What a line or an arrow goes through, or the middle of a sign."""
    round: NotRequired[bool]
    """True for a circle, or round ends."""
    text: NotRequired[str]
    """What is written in a sign or in the corner of a cage."""
    text_colour: NotRequired[str]
    """The colour of a sign's text."""
    text_size: NotRequired[int]
    """The height of a sign's text."""
    thickness: NotRequired[int]
    """The thickness of a line."""
    unread: NotRequired[list[str]]
    """The names of what wasn't understood of it, such as `image`."""
    width: NotRequired[int]
    """The width of a sign."""


VariantDrawingKind: TypeAlias = "Literal['line', 'arrow', 'sign', 'cage']"
"""What is drawn.

- `line`: A line.
- `arrow`: A line with a head at its end.
- `sign`: A circle, a rectangle, or a text.
- `cage`: The outline of some cells.
"""


class VariantDrawn(TypedDict):
    """A picture of a variant."""
    description: str
    """The same for those who don't see it: the digits row by row, a point for an open cell, then the rules in the
    words of the Interactive Sudoku Solver.
    """
    kind: Literal['variant']
    """`classic` or `variant`"""
    middles: list[list[float]]
    """The middles of all cells in the picture's units, to the right and down from the grid's top left corner. A
    cell is 50 wide.
    """
    step: NotRequired[VariantStep | None]
    """The step that is drawn."""
    svg: str
    """The picture as an SVG that needs nothing else."""


VariantEnding: TypeAlias = "Literal['solved', 'stuck', 'stopped', 'contradiction']"
"""Why there are no more steps in a variant.

- `solved`: Every cell is filled.
- `stuck`: None of the techniques finds anything more: a search is left.
- `stopped`: As many steps as asked for were found, or the time is up; there may be more.
- `contradiction`: The rules contradict each other: there is no solution.
"""


class VariantEnumerated(TypedDict):
    """Solutions of a variant."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    more: bool
    """Whether there are more after these."""
    puzzle: str
    """The puzzle with its rules."""
    solutions: list[VariantGrid]
    """The solutions asked for."""


class VariantEvidence(TypedDict):
    """What a step in a variant rests on. What a technique has no use for is left out."""
    cells: NotRequired[list[str]]
    """The cells of the pattern."""
    combinations: NotRequired[list[list[int]]]
    """The sets of digits of which a sum can consist."""
    covers: NotRequired[list[VariantHouse]]
    """A fish's cover houses, or the other house of locked candidates."""
    digits: NotRequired[list[int]]
    """The digits of the pattern."""
    follows: NotRequired[list[VariantConsequence]]
    """What follows from it, step by step, up to the contradiction."""
    houses: NotRequired[list[VariantHouse]]
    """The houses of the pattern; a fish's base houses."""
    outside: NotRequired[list[str]]
    """Cells outside of the houses, by the rule of 45; the others are inside."""
    rules: NotRequired[list[str]]
    """The rules, in the words of the Interactive Sudoku Solver."""
    supposed: NotRequired[str | None]
    """The candidate that leads to a contradiction: `r1c2=5`."""
    total: NotRequired[int | None]
    """The sum of the cells inside, less that of those outside, by the rule of 45."""
    ways: NotRequired[list[list[int]]]
    """All ways to fill the cells, in their order."""


class VariantGrid(TypedDict):
    """The digits of a grid of any size."""
    extra: NotRequired[dict[str, int]]
    """The digits of cells outside of the grid, by their names."""
    line: str
    """The grid on a line: a symbol per cell, with letters from 10 on, or numbers where there are more than 35
    digits.
    """
    rows: list[list[int]]
    """The digits row by row."""


class VariantHinted(TypedDict):
    """What can be done next in a variant."""
    advice: VariantAdvice
    """What there is to say."""
    cells: NotRequired[list[str]]
    """The cells to look at for the step."""
    grade: HintLevel
    """How much was asked for."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzle: str
    """The puzzle with its rules."""
    sentences: list[Sentence]
    """The same in words."""
    step: NotRequired[VariantStep | None]
    """The step, from the grade `step` on."""
    technique: NotRequired[VariantTechnique | None]
    """The technique, from the grade `which` on."""


class VariantHouse(TypedDict):
    """Cells of a variant of which no two contain the same digit."""
    cells: list[str]
    """Its cells."""
    kind: VariantHouseKind
    """What it is."""
    place: NotRequired[int | None]
    """Its place among those of its kind, from 1."""


VariantHouseKind: TypeAlias = "Literal['row', 'column', 'box', 'rising-diagonal', 'falling-diagonal', 'window', 'disjoint-set', 'cage', 'set']"
"""Kinds of houses in variants.

- `row`: A row.
- `column`: A column.
- `box`: A box, regular or not.
- `rising-diagonal`: The diagonal that rises to the right.
- `falling-diagonal`: The diagonal that falls to the right.
- `window`: An inner box of a windoku.
- `disjoint-set`: The cells at the same place of all boxes.
- `cage`: A killer cage.
- `set`: Other cells that must differ.
"""


VariantKind: TypeAlias = 'str'
"""the rules of a variant such as killer, or plain"""


class VariantRated(TypedDict):
    """How hard a variant is."""
    hardest: NotRequired[str | None]
    """The hardest technique on the way, by its slug."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzle: str
    """The puzzle with its rules."""
    rating: NotRequired[Rating | None]
    """The rating; beyond the grades of techniques if a search is left."""
    status: Status
    """How many solutions there are: only a puzzle with one is rated."""
    steps: NotRequired[list[VariantTally]]
    """The techniques of all steps with their names, the easiest first."""


class VariantRule(TypedDict):
    """A rule of a variant."""
    cells: list[str]
    """The cells that it names, each once; none if it is about the whole grid."""
    rule: str
    """The rule in the words of the Interactive Sudoku Solver: `.Cage~3~R1C1~R1C2`."""
    sentences: NotRequired[list[Sentence]]
    """What it means, in words, and whether a stated solution breaks it."""


class VariantSolved(TypedDict):
    """What became of a variant."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzle: str
    """The puzzle with its rules."""
    solution: NotRequired[VariantGrid | None]
    """A solution."""
    status: Status
    """How many solutions there are."""


class VariantStep(TypedDict):
    """One deduction in a variant: what it does, why, and both in words."""
    eliminations: list[str]
    """The candidates that it takes out: `r1c2=5`."""
    evidence: VariantEvidence
    """What it rests on."""
    placements: list[str]
    """The digits that it places: `r1c2=5`."""
    remaining: NotRequired[list[str]]
    """The candidates that it leaves in the cells that lose some: `r1c2=5`."""
    sentences: list[Sentence]
    """The whole step in words: why, then what follows."""
    technique: VariantTechnique
    """The technique."""


class VariantStepped(TypedDict):
    """Steps of a variant."""
    candidates: list[list[list[int]]]
    """The candidates where the steps end, row by row; of a filled cell its digit."""
    ending: VariantEnding
    """Why there are no more steps."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzle: str
    """The puzzle with its rules."""
    sentences: NotRequired[list[Sentence]]
    """How it ends in words, where it ends neither solved nor at a limit."""
    steps: list[VariantStep]
    """The steps, each of which is available in the position that those before it leave."""


class VariantTally(TypedDict):
    """How often a technique is used on the way through a variant."""
    count: int
    """How many steps of it there are."""
    technique: VariantTechnique
    """The technique."""


class VariantTechnique(TypedDict):
    """A technique by name."""
    name: str
    """The name in running text: `cage combinations`."""
    slug: str
    """The name that is the same in every language: `cage-combinations`."""


class VariantsConverted(TypedDict):
    """Variants in another form."""
    kind: Literal['variant']
    """`classic` or `variant`"""
    puzzles: int
    """How many there are."""
    text: str
    """The puzzles in the form asked for."""
    unreadable: NotRequired[list[Error]]
    """What is wrong with the puzzles that could not be read or written, or with the first of many; they are left
    out.
    """


class VariantsGenerated(TypedDict):
    """New puzzles of other sizes and rules."""
    missed: NotRequired[list[int]]
    """The indices of those that were given up."""
    more: NotRequired[bool]
    """Whether more were asked for than are listed here: the next ones begin at the index behind the last."""
    puzzles: list[NewVariant]
    """The puzzles."""


class Variation(TypedDict):
    """A copy of a puzzle."""
    puzzle: Puzzle
    """The copy."""
    transform: Moves
    """The transform that leads to it."""


class Varied(TypedDict):
    """Copies of a puzzle."""
    more: bool
    """Whether more were asked for than are listed here."""
    puzzle: Puzzle
    """The clues."""
    variations: list[Variation]
    """The copies."""


Verdict: TypeAlias = "Literal['proper', 'several', 'unsolvable', 'clashing']"
"""The verdict on a puzzle.

- `proper`: Exactly one solution.
- `several`: More than one.
- `unsolvable`: None, though the clues obey the rules.
- `clashing`: A digit stands twice in a house.
"""


Which: TypeAlias = "Literal['next', 'all', 'path']"
"""Which steps are asked for.

- `next`: The most useful one of the easiest technique: the one with the shortest proof.
- `all`: All that are available in the position.
- `path`: The easiest one each time, as far as they lead.
"""


def automorphisms(
    puzzle: PuzzleInput | _Puzzle,
) -> AutomorphismList:
    """Asks for the automorphisms of a puzzle or grid: the ways to move its cells that only rename its digits.

    puzzle: The puzzle.
    """
    return cast("AutomorphismList", _request("automorphisms", puzzle=puzzle))


def backdoors(
    puzzle: PuzzleInput | _Puzzle,
    *,
    size: int | None = None,
) -> BackdoorList:
    """Asks for the smallest backdoors of a puzzle with exactly one solution: cells that, once filled, let
    singles solve the rest.

    puzzle: The puzzle.
    size: The most cells that a backdoor may have, up to 5; each further cell takes some dozen times longer.
    """
    return cast("BackdoorList", _request("backdoors", puzzle=puzzle, size=size))


def bands() -> BandList:
    """Asks for the 416 equivalence classes of bands."""
    return cast("BandList", _request("bands"))


def book(
    *,
    app: str | None = None,
    bleed: int | None = None,
    booklet: bool | None = None,
    candidates: bool | None = None,
    count_from: int | None = None,
    drawn_unchecked: bool | None = None,
    grade: bool | None = None,
    gutter: bool | None = None,
    language: str | None = None,
    large: bool | None = None,
    paper: Literal['a4', 'a5', 'letter', '6x9'] | None = None,
    per_page: Literal[1, 2, 4, 6, 9] | None = None,
    solutions: Literal['none', 'overleaf', 'end'] | None = None,
    text: str | None = None,
    title: str | None = None,
) -> BookFile:
    """Asks for a book of puzzles as a PDF to print, classic ones and those of other sizes and rules, which have
    their rules in words. The same puzzles give the same file. Each puzzle has its title and whoever set it, as
    far as the text says. The font of books has the letters of European languages alone: where it lacks those of
    the chosen language, sentences are in English; words of the text with other letters are three points, and
    signs are left out. A title that can't be written is refused.

    app: The address of an app to play in; each puzzle then has a code to scan that opens it there.
    bleed: Paper around each page that is cut off, in millimetres.
    booklet: True if two pages are printed side by side, to be folded.
    candidates: True if candidates are printed.
    count_from: The number of the first puzzle.
    drawn_unchecked: Whether lines, arrows and signs of a link that are only drawn are printed as they are,
        without a rule. Nothing says which rules they mean, so their puzzles can't be read otherwise.
    grade: True if the grade and the score of each puzzle are printed.
    gutter: True if the inner margin is wider, for binding.
    language: The language of the rules, grades and headings, by its code, such as `de`; English where there are
        no words of it. Without a code a server goes by `Accept-Language`.
    large: True for larger digits and thicker lines.
    paper: The size of the paper.
    per_page: Puzzles on a page: 1, 2, 4, 6 or 9.
    solutions: The place of the solutions: nowhere, on the page behind, or small on the last pages.
    text: The puzzles, in any form that can be read.
    title: The title, on top of the first page.
    """
    return cast("BookFile", _request("book", app=app, bleed=bleed, booklet=booklet, candidates=candidates, count_from=count_from, drawn_unchecked=drawn_unchecked, grade=grade, gutter=gutter, language=language, large=large, paper=paper, per_page=per_page, solutions=solutions, text=text, title=title))


def candidates(
    puzzle: PuzzleInput | _Puzzle,
) -> CandidateGrid:
    """Asks for the candidates that the digits in the grid leave, or those that the text or the player states.

    puzzle: The puzzle.
    """
    return cast("CandidateGrid", _request("candidates", puzzle=puzzle))


def canonical(
    puzzle: PuzzleInput | _Puzzle,
) -> CanonicalForm:
    """Asks for the canonical form of a puzzle or grid: the same for symmetric copies, and only for them.
    Candidates do not matter.

    puzzle: The puzzle.
    """
    return cast("CanonicalForm", _request("canonical", puzzle=puzzle))


def check(
    puzzle: PuzzleInput | _Puzzle,
    *,
    limit: int | None = None,
) -> Checked | VariantChecked:
    """Asks what is the matter with the clues of a puzzle.

    puzzle: The puzzle.
    limit: Count its solutions no further than this.
    """
    return cast("Checked | VariantChecked", _request("check", limit=limit, puzzle=puzzle))


def check_variant(
    puzzle: str,
    *,
    limit: int | None = None,
    redundant: bool | None = None,
) -> VariantChecked:
    """Asks what is the matter with a puzzle of any size and rules.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    limit: Count its solutions no further than this.
    redundant: Whether to find out which givens and rules of a puzzle with one solution can go; that takes a
        search for each of them.
    """
    return cast("VariantChecked", _request("check-variant", limit=limit, puzzle=puzzle, redundant=redundant))


def convert(
    text: str,
    to: Literal['line', 'rows', 'boxed', 'pretty', 'candidates', '729', 'ss', 'sdk', 'sdx', 'csv', 'json', 'ndjson', 'opensudoku', 'markdown', 'python', 'html', 'latex', 'hodoku', 'sudokupad', 'sudokupad-marks', 'scl', 'f-puzzles', 'f-puzzles-json', 'sudokuwiki', 'sudokuexchange', 'sudoku-coach', 'iss', 'penpa', 'solo'],
) -> Converted | VariantsConverted:
    """Asks for puzzles in another form.

    text: The puzzles, in any form that can be read.
    to: The name of the format to write.
    """
    return cast("Converted | VariantsConverted", _request("convert", text=text, to=to))


def convert_variant(
    text: str,
    to: Literal['iss', 'f-puzzles', 'f-puzzles-json', 'sudokupad', 'line', 'rows'],
    *,
    author: str | None = None,
    rules_text: str | None = None,
    solution: list[int] | None = None,
    title: str | None = None,
) -> VariantsConverted:
    """Asks for puzzles of any size and rules in another form.

    text: The puzzles: rules in the words of the Interactive Sudoku Solver, killers, jigsaws, or square grids.
    to: The form to write: `iss`, a link to the Interactive Sudoku Solver, holds every rule. `f-puzzles`, a link
        to that site, `f-puzzles-json`, the object in it, and `sudokupad`, a link to SudokuPad, hold the rules
        that f-puzzles has, the fog, the solution, the title, the author and the rules in words. `line` and
        `rows` hold grids with givens, and `line` also jigsaws. The other forms leave the fog out, because it
        says nothing of digits.
    author: Who set them, instead of what their texts say.
    rules_text: The rules in the words of whoever set them, instead of what their texts say.
    solution: The digits of the solution row by row, instead of what the texts say.
    title: What the puzzles are called, instead of what their texts say.
    """
    return cast("VariantsConverted", _request("convert-variant", author=author, rules_text=rules_text, solution=solution, text=text, title=title, to=to))


def count(
    puzzle: PuzzleInput | _Puzzle,
    *,
    limit: int | None = None,
) -> Counted | VariantCounted:
    """Asks how many solutions a puzzle has.

    puzzle: The puzzle.
    limit: Count no further than this. A service counts to a million at most, and JavaScript to ten million;
        `or_more` says if that came first.
    """
    return cast("Counted | VariantCounted", _request("count", limit=limit, puzzle=puzzle))


def count_grids() -> GridCount:
    """Asks for the number of complete grids, computed from the classes of bands."""
    return cast("GridCount", _request("count-grids"))


def count_variant(
    puzzle: str,
    *,
    limit: int | None = None,
) -> VariantCounted:
    """Asks how many solutions a puzzle of any size and rules has.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    limit: Count no further than this; a thousand of them may take a second. A service counts to a million at
        most, and JavaScript to ten million; `or_more` says if that came first.
    """
    return cast("VariantCounted", _request("count-variant", limit=limit, puzzle=puzzle))


def dedupe(
    text: str,
) -> Deduped:
    """Asks for the first of all puzzles or grids of a text that are equivalent. Those whose clues clash are all
    kept.

    text: The puzzles, in any form that can be read.
    """
    return cast("Deduped", _request("dedupe", text=text))


def describe_variant(
    puzzle: str,
    *,
    drawn_unchecked: bool | None = None,
    language: str | None = None,
) -> VariantDescribed:
    """Asks what a puzzle of any size and rules consists of, in parts that a program can show one by one.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    drawn_unchecked: Whether lines, arrows and signs of a link that are only drawn are left out. Nothing says
        which rules they mean, so they are an error otherwise. The answer names and describes them, and its
        `puzzle` is without them, for all other requests.
    language: The language of the rules' sentences, by its code, such as `de`; English where there are no words
        of it. Without a code a server goes by `Accept-Language`.
    """
    return cast("VariantDescribed", _request("describe-variant", drawn_unchecked=drawn_unchecked, language=language, puzzle=puzzle))


def draw(
    puzzle: PuzzleInput | _Puzzle,
    *,
    title: str | None = None,
) -> Drawn | VariantDrawn:
    """Asks for a picture of a position with its candidates, notes and colours.

    puzzle: The puzzle. Candidates are drawn where it has its own.
    title: The title, which is read aloud; without it the name that the puzzle comes with.
    """
    return cast("Drawn | VariantDrawn", _request("draw", puzzle=puzzle, title=title))


def draw_file(
    puzzle: PuzzleInput | _Puzzle,
    *,
    scale: int | None = None,
    title: str | None = None,
    to: FileKind | None = None,
    transparent: bool | None = None,
) -> DrawnFile:
    """Asks for a picture of a position as a file, in dots or as a page. The request `draw` gives it as an SVG.

    puzzle: The puzzle. Candidates are drawn where it has its own.
    scale: Dots per unit along each side, from 1 to 4: a grid has 450 units.
    title: The title, which is read aloud; without it the name that the puzzle comes with.
    to: The kind of file.
    transparent: True if nothing is drawn but lines, digits and colours. A page is white.
    """
    return cast("DrawnFile", _request("draw-file", puzzle=puzzle, scale=scale, title=title, to=to, transparent=transparent))


def draw_variant(
    puzzle: str,
    *,
    drawings: list[VariantDrawing] | None = None,
    entries: list[str] | None = None,
    language: str | None = None,
    ruled_out: list[str] | None = None,
    solution: bool | None = None,
    sparse: bool | None = None,
    step: int | None = None,
    title: str | None = None,
) -> VariantDrawn:
    """Asks for a picture of a puzzle of any size and rules: as it is, with its solution, or with one of the
    steps that people make.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    drawings: What is only drawn, as `describe-variant` answers it: it lies beneath the digits, in its own
        colours.
    entries: The digits that a player entered before the step: `r1c2=5`.
    language: The language of the rules below the picture and of the step's sentences, by its code, such as
        `de`; English where there are no words of it. Without a code a server goes by `Accept-Language`.
    ruled_out: The candidates that are ruled out before the step: `r1c2=5`. A cell with one candidate left is
        still open.
    solution: True if the solution is drawn; the first one found, if there are several.
    sparse: True if only cells of the step show their candidates, those that it speaks of or changes.
    step: The step that is drawn with the candidates before it, from 1; not with a solution.
    title: The title, which is read aloud.
    """
    return cast("VariantDrawn", _request("draw-variant", drawings=drawings, entries=entries, language=language, puzzle=puzzle, ruled_out=ruled_out, solution=solution, sparse=sparse, step=step, title=title))


def enumerate(
    puzzle: PuzzleInput | _Puzzle,
    *,
    limit: int | None = None,
    skip: int | None = None,
) -> Enumerated | VariantEnumerated:
    """Asks for the solutions of a puzzle, in ascending order of their digits.

    puzzle: The puzzle.
    limit: List no more than this.
    skip: Leave out this many first.
    """
    return cast("Enumerated | VariantEnumerated", _request("enumerate", limit=limit, puzzle=puzzle, skip=skip))


def enumerate_variant(
    puzzle: str,
    *,
    limit: int | None = None,
    skip: int | None = None,
) -> VariantEnumerated:
    """Asks for the solutions of a puzzle of any size and rules, in ascending order of their digits.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    limit: List no more than this.
    skip: Leave out this many first.
    """
    return cast("VariantEnumerated", _request("enumerate-variant", limit=limit, puzzle=puzzle, skip=skip))


def estimate(
    puzzle: PuzzleInput | _Puzzle,
    *,
    probes: int | None = None,
    seed: int | None = None,
) -> Estimated:
    """Asks about how many solutions a puzzle has, however many there are.

    puzzle: The puzzle.
    probes: How many random ways through the search tree to average, at least two; four times as many halve the
        error.
    seed: The random seed; the same seed gives the same estimate.
    """
    return cast("Estimated", _request("estimate", probes=probes, puzzle=puzzle, seed=seed))


def exercise(
    lesson: Lesson,
    *,
    example: bool | None = None,
    index: int | None = None,
    kind: ExerciseKind | None = None,
    language: str | None = None,
    seed: int | None = None,
    turn: int | None = None,
) -> LessonExercise:
    """Asks for an exercise of a lesson. The same lesson, kind, seed and index give the same exercise, on every
    machine.

    lesson: The lesson: its name, or its number.
    example: Whether to give the worked example of the lesson instead.
    index: The index among the exercises of this seed.
    kind: The kind of exercise; without it the one that is at this index in full sets one after another.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    seed: The seed, such as a number below 2^53 that a device draws once.
    turn: Not 0: the same exercise turned by a symmetry and with other digits, each number another way.
    """
    return cast("LessonExercise", _request("exercise", example=example, index=index, kind=kind, language=language, lesson=lesson, seed=seed, turn=turn))


def generate(
    *,
    attempt: int | None = None,
    count: int | None = None,
    index: int | None = None,
    language: str | None = None,
    order: PuzzleOrder | None = None,
    seconds: float | None = None,
    seed: int | None = None,
) -> Generated:
    """Asks for new puzzles. The order, the seed and the index decide which ones, on every machine.

    attempt: The attempt at each puzzle to go on with: `attempts` of a puzzle that was missed. The puzzle is the
        same as if all attempts were made in one go.
    count: How many; of more than a server lists, or than can be made in the time of a request, come the first.
    index: The index of the first among the puzzles of this seed.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    order: What kind of puzzle.
    seconds: Stop after this many seconds; what is missed by then says how often it was attempted.
    seed: From which the puzzles grow; without it other ones each time, where the system has randomness to give.
    """
    return cast("Generated", _request("generate", attempt=attempt, count=count, index=index, language=language, order=order, seconds=seconds, seed=seed))


def generate_variant(
    *,
    attempts: int | None = None,
    count: int | None = None,
    digits: bool | None = None,
    grade: Grade | None = None,
    index: int | None = None,
    rules: VariantKind | None = None,
    seed: int | None = None,
    size: int | None = None,
    symmetry: Symmetry | None = None,
) -> VariantsGenerated:
    """Asks for new puzzles of other sizes and rules. The size, the rules, the seed and the index decide which
    ones, on every machine.

    attempts: Give a puzzle up after so many attempts.
    count: How many; of more than can be made in the time of a request come the first, and at least one.
    digits: Give digits in a killer, too; every other kind has them anyway.
    grade: How hard they are, by the steps that lead to the solution: `easy`, `medium`, `hard`, or `beyond`
        where none do. Without it most are beyond.
    index: The index of the first among the puzzles of this seed.
    rules: The rules.
    seed: From which the puzzles grow; without it other ones each time, where the system has randomness to give.
    size: The number of rows and of columns.
    symmetry: How the given digits lie.
    """
    return cast("VariantsGenerated", _request("generate-variant", attempts=attempts, count=count, digits=digits, grade=grade, index=index, rules=rules, seed=seed, size=size, symmetry=symmetry))


def grid_bands(
    puzzle: PuzzleInput | _Puzzle,
) -> BandClasses:
    """Asks which of the 416 classes the bands and stacks of a solution belong to.

    puzzle: The puzzle, with exactly one solution, or a solution.
    """
    return cast("BandClasses", _request("grid-bands", puzzle=puzzle))


def hint(
    puzzle: PuzzleInput | _Puzzle,
    *,
    grade: HintLevel | None = None,
    language: str | None = None,
    pictures: bool | None = None,
    techniques: Choice | None = None,
) -> Hinted | VariantHinted:
    """Asks what a player can do next. Their own candidates are honoured; a mistake is reported before anything
    else.

    puzzle: The puzzle, or the position that the player has come to.
    grade: How much to tell.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    pictures: Whether a whole step comes with its picture, for a board that shows the candidates of the
        position.
    techniques: Which techniques to use.
    """
    return cast("Hinted | VariantHinted", _request("hint", grade=grade, language=language, pictures=pictures, puzzle=puzzle, techniques=techniques))


def hint_variant(
    puzzle: str,
    *,
    entries: list[str] | None = None,
    grade: HintLevel | None = None,
    language: str | None = None,
    ruled_out: list[str] | None = None,
) -> VariantHinted:
    """Asks what can be done next in a puzzle of any size and rules.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    entries: The digits that the player entered: `r1c2=5`. At most one per cell, and none that contradicts a
        given.
    grade: How much to tell.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    ruled_out: The candidates that are ruled out already, as by steps that were followed: `r1c2=5`. A cell with
        one candidate left is still open.
    """
    return cast("VariantHinted", _request("hint-variant", entries=entries, grade=grade, language=language, puzzle=puzzle, ruled_out=ruled_out))


def judge(
    puzzle: PuzzleInput | _Puzzle,
    technique: Technique,
    *,
    eliminations: list[Candidate] | None = None,
    language: str | None = None,
    placements: list[Candidate] | None = None,
) -> Judged:
    """Asks whether a technique does in a position what a learner says. Any step of the technique that does it
    counts. Without a claim the answer says what is to be found.

    puzzle: The position.
    technique: The technique: its name or an alias.
    eliminations: The candidates that the learner takes out.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    placements: The digits that the learner places.
    """
    return cast("Judged", _request("judge", eliminations=eliminations, language=language, placements=placements, puzzle=puzzle, technique=technique))


def judge_exercise(
    kind: ExerciseKind,
    lesson: Lesson,
    puzzle: PuzzleInput | _Puzzle,
    *,
    candidate: Candidate | None = None,
    cells: list[Cell] | None = None,
    choice: int | None = None,
    claims: list[StatedClaim] | None = None,
    eliminations: list[Candidate] | None = None,
    language: str | None = None,
    placements: list[Candidate] | None = None,
) -> JudgedExercise:
    """Asks what an answer to an exercise of a lesson is worth. Any step of the lesson's techniques that proves
    it counts.

    kind: The kind of exercise.
    lesson: The lesson: its name, or its number.
    puzzle: The board before the answer, with the candidates that it showed.
    candidate: The candidate that the learner marks.
    cells: The cells that the learner marks.
    choice: The place of the claim that the learner chooses, from 0.
    claims: The claims of the exercise.
    eliminations: The candidates that the learner takes out.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    placements: The digits that the learner places.
    """
    return cast("JudgedExercise", _request("judge-exercise", candidate=candidate, cells=cells, choice=choice, claims=claims, eliminations=eliminations, kind=kind, language=language, lesson=lesson, placements=placements, puzzle=puzzle))


def lab_algorithms() -> LabList:
    """Asks for all algorithms of the lab."""
    return cast("LabList", _request("lab-algorithms"))


def lab_compare(
    puzzle: PuzzleInput | _Puzzle,
    *,
    algorithms: list[str] | None = None,
    limits: LabLimits | None = None,
    seed: int | None = None,
) -> LabCompared:
    """Asks for runs of several algorithms on one puzzle.

    puzzle: The puzzle.
    algorithms: The names of the algorithms; without any, all, and backtracking also in other orders.
    limits: How far each run may go.
    seed: From which random orders grow.
    """
    return cast("LabCompared", _request("lab-compare", algorithms=algorithms, limits=limits, puzzle=puzzle, seed=seed))


def lab_run(
    algorithm: str,
    puzzle: PuzzleInput | _Puzzle,
    *,
    all: bool | None = None,
    digits: str | None = None,
    frames: int | None = None,
    limits: LabLimits | None = None,
    order: str | None = None,
    seed: int | None = None,
    trace: int | None = None,
    tree: int | None = None,
) -> LabRan:
    """Asks for a run of an algorithm.

    algorithm: The algorithm's name.
    puzzle: The puzzle.
    all: Look for all solutions.
    digits: In which order backtracking tries the digits: `ascending`, `descending`, `shuffled`.
    frames: Give moments of the run: at most this many each time that the number of digits written doubles.
    limits: How far the run may go.
    order: In which order backtracking visits the cells: `rows`, `columns`, `rotated`, `clockwise`,
        `anticlockwise`, `shuffled`, `random`; or cells (`r5c5 r1c9`), which come first, the others row by row.
    seed: From which random orders, and the random moves of annealing, grow.
    trace: Give so many of the first events as a trace.
    tree: Give the tree of guesses with at most this many nodes, or 200 if it is fewer: where most was searched,
        and what was open at the end.
    """
    return cast("LabRan", _request("lab-run", algorithm=algorithm, all=all, digits=digits, frames=frames, limits=limits, order=order, puzzle=puzzle, seed=seed, trace=trace, tree=tree))


def lessons() -> LessonList:
    """Asks for the lessons of the school, in the order of the path."""
    return cast("LessonList", _request("lessons"))


def minimal(
    puzzle: PuzzleInput | _Puzzle,
    *,
    limit: int | None = None,
) -> MinimalPuzzles:
    """Asks for the minimal puzzles among the clues of a puzzle with exactly one solution.

    puzzle: The puzzle.
    limit: List at most this many; there may be very many.
    """
    return cast("MinimalPuzzles", _request("minimal", limit=limit, puzzle=puzzle))


def neighbours(
    puzzle: PuzzleInput | _Puzzle,
    *,
    clues: int | None = None,
    limit: int | None = None,
) -> NeighbourList:
    """Asks for the puzzles with exactly one solution that come of such a puzzle when some of its clues are
    replaced by equally many others.

    puzzle: The puzzle.
    clues: How many clues to replace, 1 to 4.
    limit: List at most this many. Replacing one clue gives hundreds, replacing two often more than 100,000.
    """
    return cast("NeighbourList", _request("neighbours", clues=clues, limit=limit, puzzle=puzzle))


def parquet(
    text: str,
) -> ParquetFile:
    """Asks for puzzles as a Parquet file, with the columns that CSV has. All of them are texts. A solution,
    label or origin that no puzzle has gets no column.

    text: The puzzles, in any form that can be read.
    """
    return cast("ParquetFile", _request("parquet", text=text))


def rate(
    puzzle: PuzzleInput | _Puzzle,
    *,
    path: bool | None = None,
    scale: Scale | None = None,
) -> Rated | VariantRated:
    """Asks how hard a puzzle is. On the scales `se121` and `sukaku` a puzzle that is given by its candidates (a
    sukaku) is rated, too.

    puzzle: The puzzle.
    path: Whether the steps on which the ratings of Sudoku Explainer rest are given.
    scale: On which scale.
    """
    return cast("Rated | VariantRated", _request("rate", path=path, puzzle=puzzle, scale=scale))


def rate_variant(
    puzzle: str,
    *,
    language: str | None = None,
) -> VariantRated:
    """Asks how hard a puzzle of any size and rules is: by the hardest steps on the easiest way through it.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    language: The language of the techniques' names, by its code, such as `de`; English where there are no words
        of it. Without a code a server goes by `Accept-Language`.
    """
    return cast("VariantRated", _request("rate-variant", language=language, puzzle=puzzle))


def same_class(
    other: PuzzleInput | _Puzzle,
    puzzle: PuzzleInput | _Puzzle,
) -> ClassComparison:
    """Asks whether two puzzles or grids are equivalent: whether a transform takes one to the other.

    other: The other puzzle.
    puzzle: One puzzle.
    """
    return cast("ClassComparison", _request("same-class", other=other, puzzle=puzzle))


def solve(
    puzzle: PuzzleInput | _Puzzle,
    *,
    first: bool | None = None,
) -> Solved | VariantSolved:
    """Asks for the solution of a puzzle. Of a position the clues are solved, whatever the player has entered.

    puzzle: The puzzle.
    first: Take the first solution, without the proof that it is the only one.
    """
    return cast("Solved | VariantSolved", _request("solve", first=first, puzzle=puzzle))


def solve_all(
    text: str,
) -> AllSolved:
    """Asks how many of many puzzles have one solution, several and none. They are solved side by side, so it is
    quick.

    text: The puzzles, in any form that can be read.
    """
    return cast("AllSolved", _request("solve-all", text=text))


def solve_variant(
    puzzle: str,
    *,
    first: bool | None = None,
) -> VariantSolved:
    """Asks for the solution of a puzzle of any size and rules.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    first: Take a solution without the proof that it is the only one.
    """
    return cast("VariantSolved", _request("solve-variant", first=first, puzzle=puzzle))


def steps(
    puzzle: PuzzleInput | _Puzzle,
    *,
    language: str | None = None,
    limit: int | None = None,
    pictures: bool | None = None,
    techniques: Choice | None = None,
    which: Which | None = None,
) -> Stepped | VariantStepped:
    """Asks for steps from a position.

    puzzle: The puzzle, or the position that a player has come to.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    limit: Give no more steps than this.
    pictures: Whether the steps come with their pictures.
    techniques: Which techniques to use.
    which: Which steps.
    """
    return cast("Stepped | VariantStepped", _request("steps", language=language, limit=limit, pictures=pictures, puzzle=puzzle, techniques=techniques, which=which))


def steps_variant(
    puzzle: str,
    *,
    language: str | None = None,
    limit: int | None = None,
    which: Which | None = None,
) -> VariantStepped:
    """Asks for the steps that people make in a puzzle of any size and rules.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    language: The language of the sentences, by its code, such as `de`; English where there are no words of it.
        Without a code a server goes by `Accept-Language`.
    limit: Give no more steps than this.
    which: Which steps: the next one, or the whole path, which is given where all steps are asked for, too.
    """
    return cast("VariantStepped", _request("steps-variant", language=language, limit=limit, puzzle=puzzle, which=which))


def technique(
    technique: Technique,
    *,
    language: str | None = None,
) -> TechniqueText:
    """Asks for the page of a technique.

    technique: Its name or an alias.
    language: The language, by its code, such as `de`. A page that isn't translated says so, and has its text in
        English.
    """
    return cast("TechniqueText", _request("technique", language=language, technique=technique))


def techniques() -> TechniqueList:
    """Asks for all techniques."""
    return cast("TechniqueList", _request("techniques"))


def true_candidates(
    puzzle: PuzzleInput | _Puzzle,
    *,
    limit: int | None = None,
) -> TrueCandidateGrid | VariantCandidates:
    """Asks which candidates occur in some solution of the clues, and in how many.

    puzzle: The puzzle.
    limit: Count the solutions with a candidate no further than this; if not even so far, the answer says how
        far.
    """
    return cast("TrueCandidateGrid | VariantCandidates", _request("true-candidates", limit=limit, puzzle=puzzle))


def true_candidates_variant(
    puzzle: str,
) -> VariantCandidates:
    """Asks which digits occur in some solution of a puzzle of any size and rules.

    puzzle: The puzzle: rules in the words of the Interactive Sudoku Solver, a killer, a jigsaw, or a square
        grid.
    """
    return cast("VariantCandidates", _request("true-candidates-variant", puzzle=puzzle))


def unavoidable(
    puzzle: PuzzleInput | _Puzzle,
    *,
    size: int | None = None,
) -> UnavoidableSets:
    """Asks for the minimal unavoidable sets of the solution of a puzzle: cells that can't all be left without a
    clue.

    puzzle: The puzzle, with exactly one solution, or a solution.
    size: The most cells that a set may have, 4 to 16; from 12 on each further cell takes a few times longer.
    """
    return cast("UnavoidableSets", _request("unavoidable", puzzle=puzzle, size=size))


def variations(
    puzzle: PuzzleInput | _Puzzle,
    *,
    count: int | None = None,
    seed: int | None = None,
) -> Varied:
    """Asks for random symmetric copies of a puzzle, which look different and are solved in the same way.

    puzzle: The puzzle.
    count: How many copies.
    seed: The random seed; the same seed gives the same copies.
    """
    return cast("Varied", _request("variations", count=count, puzzle=puzzle, seed=seed))
