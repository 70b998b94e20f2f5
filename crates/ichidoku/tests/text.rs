//! Every plain text form: read, written, read back; every message, word for word.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use ichidoku::text::{self, Boxed, CandidateGrid, Full, Pretty, Rows};
use ichidoku::{Candidate, CandidateSet, Cell, Digit, Grid, Puzzle, Solution};

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

const REGIONS: &str = "111222333111222333111222333444555666444555666444555666777888999777888999777888999";

fn puzzle() -> Puzzle {
    LINE.parse().unwrap()
}

/// A small generator of random numbers, the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// A puzzle with about `percent` of its cells filled, clashes or not.
    fn puzzle(&mut self, percent: u64) -> Puzzle {
        let cells: Vec<Cell> = Cell::ALL.into_iter().filter(|_| self.below(100) < percent).collect();
        cells.into_iter().map(|cell| (cell, Digit::ALL[self.below(9) as usize])).collect()
    }

    /// The solved grid with some digits taken out and others only solved, and some candidates taken out.
    fn grid(&mut self) -> Grid {
        let solution: Puzzle = SOLVED.parse().unwrap();
        let (mut givens, mut placed) = (Puzzle::EMPTY, Puzzle::EMPTY);
        for (cell, digit) in solution.clues() {
            match self.below(4) {
                0 => givens.set(cell, Some(digit)),
                1 => placed.set(cell, Some(digit)),
                _ => {}
            }
        }
        let all: Puzzle = givens.clues().chain(placed.clues()).collect();
        let mut candidates = *Grid::from(all).candidate_set();
        for _ in 0..self.below(60) {
            candidates.remove(Candidate::new(self.below(729) as usize).unwrap());
        }
        Grid::new(&givens, &placed, &candidates)
    }
}

/// What a candidate form of the grid shows: the candidates, and each placed digit.
fn shown(grid: &Grid) -> CandidateSet {
    grid.candidate_set().iter().chain(grid.values().clues().map(|(cell, digit)| Candidate::of(cell, digit))).collect()
}

#[test]
fn every_blank_symbol_is_read() {
    for blank in "0.Xx*_-? ".chars() {
        let text = LINE.replace('.', &blank.to_string());
        assert_eq!(text.parse(), Ok(puzzle()), "{blank:?} in a line");
        let rows: Vec<&str> = text.as_bytes().chunks(9).map(|row| str::from_utf8(row).unwrap()).collect();
        assert_eq!(rows.join("\n").parse(), Ok(puzzle()), "{blank:?} in rows");
        assert_eq!(rows.join("\r\n").parse(), Ok(puzzle()), "{blank:?} in rows with CR LF");
        let boxed = Boxed(&puzzle()).to_string().replace('.', &blank.to_string());
        assert_eq!(boxed.parse(), Ok(puzzle()), "{blank:?} in boxes\n{boxed}");
    }
    for blank in "0.Xx*_-?".chars() {
        let empty = blank.to_string().repeat(81);
        assert_eq!(empty.parse(), Ok(Puzzle::EMPTY));
        assert_eq!([&empty[..9]; 9].join("\n").parse(), Ok(Puzzle::EMPTY), "{blank:?}");
    }
}

#[test]
fn comments_titles_and_empty_lines_are_passed_over() {
    let rows = Rows(&puzzle()).to_string();
    for text in [
        format!("# made by hand\n{LINE}\n"),
        format!("\n\n  {LINE}  # easy\n\n"),
        format!("Grid 01\n{rows}"),
        format!("[Puzzle]\r\n{}", rows.replace('\n', "\r\n")),
        format!("#A nobody\n#D a description\n{rows}"),
        rows.replace('\n', "\n\n"),
        rows.trim_end().to_string(),
        format!("{LINE}\t7.1\t1.2\t1.2"),
        format!("0000183b305c {LINE} 7.1"),
        format!("{LINE},{SOLVED}"),
        format!("\"{LINE}\""),
    ] {
        assert_eq!(text.parse(), Ok(puzzle()), "{text}");
    }
}

#[test]
fn cells_on_one_line_may_be_set_apart() {
    let zeros = LINE.replace('.', "0");
    let apart = |gap: &str| zeros.chars().map(String::from).collect::<Vec<_>>().join(gap);
    let pieces = |n: usize, gap: &str| {
        let pieces: Vec<&str> = LINE.as_bytes().chunks(n).map(|piece| str::from_utf8(piece).unwrap()).collect();
        pieces.join(gap)
    };
    for text in [
        apart(" "),
        apart(","),
        apart(", "),
        apart("\t"),
        apart(";"),
        apart(",").replace('0', ""),
        pieces(9, " "),
        pieces(27, " "),
        pieces(3, " "),
        pieces(9, "|"),
    ] {
        assert_eq!(text.parse(), Ok(puzzle()), "{text}");
    }
    let lists: Vec<String> = zeros
        .as_bytes()
        .chunks(9)
        .map(|row| format!("[{}]", row.iter().map(|b| (*b as char).to_string()).collect::<Vec<_>>().join(",")))
        .collect();
    assert_eq!(format!("[{}]", lists.join(",")).parse(), Ok(puzzle()));
    assert_eq!(format!("[{}]", lists.join(",\n ")).parse(), Ok(puzzle()));
}

#[test]
fn grids_drawn_in_other_ways_are_read() {
    let simple_sudoku = "\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*
";
    let norvig = "\
5 3 . |. 7 . |. . .
6 . . |1 9 5 |. . .
. 9 8 |. . . |. 6 .
------+------+------
8 . . |. 6 . |. . 3
4 . . |8 . 3 |. . 1
7 . . |. 2 . |. . 6
------+------+------
. 6 . |. . . |2 8 .
. . . |4 1 9 |. . 5
. . . |. 8 . |. 7 9
";
    let spaces = "\
 5 3   |   7   |
 6     | 1 9 5 |
   9 8 |       |   6
-------+-------+-------
 8     |   6   |     3
 4     | 8   3 |     1
 7     |   2   |     6
-------+-------+-------
   6   |       | 2 8
       | 4 1 9 |     5
       |   8   |   7 9
";
    let cells = "\
╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗
║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │ 9 │ 8 ║   │   │   ║   │ 6 │   ║
╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
║ 8 │   │   ║   │ 6 │   ║   │   │ 3 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 4 │   │   ║ 8 │   │ 3 ║   │   │ 1 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║ 7 │   │   ║   │ 2 │   ║   │   │ 6 ║
╠═══╪═══╪═══╬═══╪═══╪═══╬═══╪═══╪═══╣
║   │ 6 │   ║   │   │   ║ 2 │ 8 │   ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │   │   ║ 4 │ 1 │ 9 ║   │   │ 5 ║
╟───┼───┼───╫───┼───┼───╫───┼───┼───╢
║   │   │   ║   │ 8 │   ║   │ 7 │ 9 ║
╚═══╧═══╧═══╩═══╧═══╧═══╩═══╧═══╧═══╝
";
    let nine_dashes = "\
53.|.7.|...
6..|195|...
.98|...|.6.
---|---|---
8..|.6.|..3
4..|8.3|..1
7..|.2.|..6
---|---|---
.6.|...|28.
...|419|..5
...|.8.|.79
";
    for text in [simple_sudoku, norvig, spaces, cells, nine_dashes] {
        assert_eq!(text.parse(), Ok(puzzle()), "{text}");
    }
    let bands =
        "\n53..7....\n6..195...\n.98....6.\n\n8...6...3\n4..8.3..1\n7...2...6\n\n.6....28.\n...419..5\n....8..79\n";
    assert_eq!(bands.parse(), Ok(puzzle()));
}

#[test]
fn lines_may_end_in_any_way() {
    let (rows, boxed) = (Rows(&puzzle()).to_string(), Boxed(&puzzle()).to_string());
    for end in ["\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\x0b", "\x0c"] {
        for text in [&rows, &boxed] {
            assert_eq!(text.replace('\n', end).parse(), Ok(puzzle()), "{end:?} in\n{text}");
        }
    }
}

#[test]
fn signs_of_full_width_are_read() {
    let wide = |text: &str| -> String {
        text.chars().map(|c| if c == '\n' { c } else { char::from_u32(c as u32 + 0xFEE0).unwrap() }).collect()
    };
    for text in [LINE.to_string(), LINE.replace('.', "0"), Rows(&puzzle()).to_string()] {
        assert_eq!(wide(&text).parse(), Ok(puzzle()), "{text}");
    }
    assert_eq!(format!("\u{FEFF}{LINE}\u{200B}").parse(), Ok(puzzle()));
    assert_eq!(LINE.replace('.', "\u{3000}").parse(), Ok(puzzle()));
    let error = wide(&LINE.replacen('.', "q", 1)).parse::<Puzzle>().unwrap_err();
    assert_eq!(error.to_string(), "row 1, column 3: 'ｑ' is not a digit or a blank");
}

#[test]
fn a_table_may_have_a_header() {
    let row = |row: &str| row.chars().map(|c| format!("| {c} ")).collect::<String>() + "|\n";
    let body: String = Rows(&puzzle()).to_string().lines().map(row).collect();
    let border = "|---".repeat(9) + "|\n";
    for header in ["123456789", "012345678", "         "] {
        assert_eq!(format!("{}{border}{body}", row(header)).parse(), Ok(puzzle()), "{header}");
    }
    assert_eq!(format!("{border}{body}").parse(), Ok(puzzle()));
    let (first, rest) = body.split_once('\n').unwrap();
    assert_eq!(format!("{first}\n{border}{rest}").parse(), Ok(puzzle()), "the first row is the header");
    let dots = format!("{}{border}{body}", row("........."));
    assert!(dots.parse::<Puzzle>().is_err(), "a row of dots is a row");
    let error = format!("{}{border}{body}", row("123456798")).parse::<Puzzle>().unwrap_err();
    assert_eq!(error.to_string(), "10 rows where 9 were expected");
}

#[test]
fn candidates_on_nine_lines_are_one_grid() {
    for grid in [Grid::from(puzzle()), Grid::from(SOLVED.parse::<Puzzle>().unwrap())] {
        let full = Full(&grid).to_string();
        let lines: Vec<&str> = full.as_bytes().chunks(81).map(|line| str::from_utf8(line).unwrap()).collect();
        let (on_one, on_nine) = (text::read(&full).unwrap(), text::read(&lines.join("\n")).unwrap());
        assert_eq!((on_one.puzzle, shown(&grid)), (on_nine.puzzle, on_nine.candidates.unwrap_or_else(|| shown(&grid))));
    }
    let diagonal: String = (0..81).map(|i| if i % 10 == 0 { char::from(b'1' + i / 10) } else { '.' }).collect();
    assert_eq!(diagonal.parse::<Puzzle>().map(|puzzle| puzzle.clue_count()), Ok(9), "one line is a puzzle");
    assert!([&*diagonal; 9].join("\n").parse::<Puzzle>().is_ok(), "nine are a solved grid, whatever the rules say");
    let error = "1.3...7..".repeat(9).parse::<Puzzle>().unwrap_err();
    assert_eq!(error.to_string(), "a row of candidates where a puzzle was expected");
    let sparse = diagonal.replace('5', ".");
    let error = [&*sparse; 9].join("\n").parse::<Puzzle>().unwrap_err();
    assert_eq!(error.to_string(), "9 puzzles where one puzzle was expected");
}

#[test]
fn a_row_of_dashes_is_a_row_where_dashes_are_blanks() {
    let puzzle = puzzle().restricted_to(Cell::ALL.into_iter().filter(|cell| cell.row().index() % 3 != 0).collect());
    let rows = Rows(&puzzle).to_string().replace('.', "-");
    assert!(rows.starts_with("---------\n"));
    assert_eq!(rows.parse(), Ok(puzzle));
}

#[test]
fn candidate_grids_are_read_with_their_candidates() {
    let hodoku = "\
.---------------.---------------.------------------.
| 5   3   124   | 26   7   2468 | 1489  1249  2489 |
| 6   247 247   | 1    9   5    | 3478  234*  2478 |
| 12  9   8     | 23   34# 24@  | 13457 6     2457 |
:---------------+---------------+------------------:
| 8   125 1259  | 579  6   147  | 4579  2459  3    |
| 4   25  2569  | 8    5   3    | 579   259   1    |
| 7   15  1359  | 59   2   14   | 4589  459   6    |
:---------------+---------------+------------------:
| 139 6   134579| 357  35  7    | 2     8     4    |
| 23  278 237   | 4    1   9    | 36    3     5    |
| 123 1245 12345| 2356 8   26   | 1346  7     9    |
'---------------'---------------'------------------'
";
    let parsed = text::read(hodoku).unwrap();
    let candidates = parsed.candidates.unwrap();
    let digits = |name: &str| candidates.digits(name.parse().unwrap()).to_string();
    assert_eq!([digits("r1c1"), digits("r2c8"), digits("r3c5"), digits("r3c6")], ["5", "234", "34", "24"]);
    let placed = |name: &str| parsed.puzzle.get(name.parse().unwrap()).map(Digit::get);
    assert_eq!(placed("r1c1"), Some(5));
    assert_eq!(placed("r5c5"), None, "a peer shows the 5");
    assert_eq!(placed("r7c6"), None, "a peer shows the 7");
}

#[test]
fn every_form_reads_back() {
    let mut random = Random(0x1C41_D0C0);
    for i in 0..2_000 {
        let puzzle = random.puzzle(i % 101);
        let grid = Grid::new(&puzzle, &puzzle, &CandidateSet::FULL);
        for text in [
            puzzle.to_string(),
            Rows(&puzzle).to_string(),
            Boxed(&puzzle).to_string(),
            Pretty::new(&grid).to_string(),
            Pretty::new(&Grid::new(&Puzzle::EMPTY, &puzzle, &CandidateSet::FULL)).to_string(),
        ] {
            let parsed = text::read(&text).unwrap();
            assert_eq!((parsed.puzzle, parsed.candidates), (puzzle, None), "{text}");
        }
        let line = text::write_line(&puzzle);
        assert_eq!(text::read_line(&line), Some(puzzle));
        assert_eq!(str::from_utf8(&line), Ok(&*puzzle.to_string()));
    }
    for _ in 0..2_000 {
        let grid = random.grid();
        assert_eq!(text::read(&Full(&grid).to_string()).unwrap().candidates, Some(shown(&grid)));
        let text = CandidateGrid(&grid).to_string();
        assert_eq!(text::read(&text).unwrap().candidates, Some(shown(&grid)), "{text}");
    }
}

#[test]
fn a_solution_prints_its_digits() {
    let solution = Solution::try_from(SOLVED.parse::<Puzzle>().unwrap()).unwrap();
    assert_eq!(solution.to_string(), SOLVED);
    assert_eq!(puzzle().to_string(), LINE);
    assert_eq!(format!("{:?}", Puzzle::EMPTY), format!("Puzzle({})", ".".repeat(81)));
}

#[test]
fn pretty_tells_givens_from_solved_cells_with_colour_and_without() {
    let solved: Puzzle = SOLVED.parse().unwrap();
    let grid = Grid::new(&puzzle(), &solved, &CandidateSet::EMPTY);
    let plain = Pretty::new(&grid).to_string();
    assert_eq!(plain.lines().nth(1), Some("│  5  3 +4 │ +6  7 +8 │ +9 +1 +2 │"));
    let coloured = Pretty::new(&grid).colour(true).to_string();
    assert!(coloured.contains("  \x1b[1m5\x1b[0m  \x1b[1m3\x1b[0m  \x1b[36m4\x1b[0m"));
    assert!(!coloured.contains('+'));
    let bare: String = coloured.split('\x1b').map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect();
    assert_eq!(bare, plain.replace('+', " "));
}

#[test]
fn every_message_names_place_finding_and_expectation() {
    let bad = LINE.replacen("98....6", "98.q..6", 1);
    let rows = Rows(&puzzle()).to_string();
    let eight: String = rows.lines().take(8).map(|row| format!("{row}\n")).collect();
    for (text, line, message) in [
        (String::new(), 1, "nothing where a puzzle was expected"),
        ("# only\n\n".into(), 1, "nothing where a puzzle was expected"),
        ("+---+\n".into(), 1, "nothing where a puzzle was expected"),
        (bad.clone(), 1, "row 3, column 5: 'q' is not a digit or a blank"),
        (format!("# c\n\n{bad}\n"), 3, "row 3, column 5: 'q' is not a digit or a blank"),
        (bad.replace('q', "é"), 1, "row 3, column 5: 'é' is not a digit or a blank"),
        (bad.replace('q', "\0"), 1, "row 3, column 5: '\\0' is not a digit or a blank"),
        (LINE[..80].into(), 1, "80 cells where 81 were expected"),
        (format!("{}\t7.1", &LINE[..80]), 1, "80 cells where 81 were expected"),
        (format!("{} 12", &LINE[..79]), 1, "79 cells where 81 were expected"),
        (format!("{LINE}."), 1, "82 cells where 81 were expected"),
        ("1".into(), 1, "1 cell where 81 were expected"),
        ("53..7....".into(), 1, "9 cells where 81 were expected"),
        ("hello world".into(), 1, "row 1, column 1: 'h' is not a digit or a blank"),
        (format!("hello world\n{LINE}"), 1, "row 1, column 1: 'h' is not a digit or a blank"),
        (format!("{LINE}\n{LINE}"), 1, "2 puzzles where one puzzle was expected"),
        (format!("{LINE}|{LINE}"), 1, "2 puzzles where one puzzle was expected"),
        (format!("{LINE}\r{LINE}\r{LINE}"), 1, "3 puzzles where one puzzle was expected"),
        (format!("{LINE}{LINE}"), 1, "162 cells where 81 were expected"),
        (format!("{LINE}\t{}", &SOLVED[..80]), 1, "80 cells in the stated solution where 81 were expected"),
        (format!("{LINE}\t{}", &LINE[..80]), 1, "80 cells where 81 were expected"),
        (format!("{LINE} {}", ["5"; 81].join(" ")), 1, "162 cells where 81 were expected"),
        (format!("{LINE}\r\n{REGIONS}\r\n"), 2, "the regions of a jigsaw where a puzzle was expected"),
        (format!("{LINE} {REGIONS}"), 1, "the regions of a jigsaw where a puzzle was expected"),
        (REGIONS.replace('1', "0"), 1, "the regions of a jigsaw where a puzzle was expected"),
        (REGIONS.replace('1', "A"), 1, "the regions of a jigsaw where a puzzle was expected"),
        (
            rows.replacen('\n', "\r", 9).replacen("98....6.", "98.q..6.", 1),
            3,
            "row 3, column 5: 'q' is not a digit or a blank",
        ),
        (rows.replacen("98....6.", "98.q..6.", 1), 3, "row 3, column 5: 'q' is not a digit or a blank"),
        (rows.replacen(".98....6.", ".98....6", 1), 3, "row 3: 8 cells where 9 were expected"),
        (rows.replacen(".98....6.", ".98....6..", 1), 3, "row 3: 10 cells where 9 were expected"),
        (rows.replacen(".98....6.", "5", 1), 3, "row 3: 1 cell where 9 were expected"),
        (eight.clone(), 8, "8 rows where 9 were expected"),
        (format!("{rows}{eight}"), 17, "17 rows where 9 were expected"),
        (LINE.replace('.', " ")[..80].into(), 1, "80 cells where 81 were expected"),
        (["0"; 80].join(" "), 1, "80 cells where 81 were expected"),
        (["0"; 80].join(",") + ",q", 1, "row 9, column 9: 'q' is not a digit or a blank"),
        (["0"; 81].join(" ").replacen('0', "10", 1), 1, "row 1, column 1: '0' is not a digit or a blank"),
    ] {
        let error = text.parse::<Puzzle>().unwrap_err();
        assert_eq!((error.to_string().as_str(), error.line()), (message, line), "{text}");
        let (found, expected) = (error.found(), error.expected());
        assert!(message.contains(&found), "{found}: {message}");
        assert!(message.contains(expected.split(' ').next().unwrap()), "{expected}: {message}");
    }
}

#[test]
fn an_error_gives_its_parts() {
    let error = LINE.replacen("98....6", "98.q..6", 1).parse::<Puzzle>().unwrap_err();
    assert_eq!(error.row().map(ichidoku::Row::index), Some(2));
    assert_eq!(error.column().map(ichidoku::Column::index), Some(4));
    assert_eq!((error.found(), error.expected()), ("'q'".to_string(), "a digit or a blank".to_string()));
    let error = LINE[..80].parse::<Puzzle>().unwrap_err();
    assert_eq!((error.row(), error.column()), (None, None));
    assert_eq!((error.found(), error.expected()), ("80 cells".to_string(), "81 cells".to_string()));
}

#[test]
fn no_text_makes_the_reader_panic() {
    let mut random = Random(7);
    let alphabet: Vec<char> = "0123456789..  ||--++**##xX?_,;\t\n\n\r{}[]()<>\"'@q\0é│┃─┼╬\u{FEFF}".chars().collect();
    let mut forms: Vec<String> = vec![LINE.into(), Rows(&puzzle()).to_string(), Boxed(&puzzle()).to_string()];
    let grid = Grid::from(puzzle());
    forms.extend([CandidateGrid(&grid).to_string(), Full(&grid).to_string(), Pretty::new(&grid).to_string()]);
    for i in 0..20_000 {
        let mut text: Vec<char> = match i % 2 {
            0 => forms[random.below(forms.len() as u64) as usize].chars().collect(),
            _ => (0..random.below(400)).map(|_| alphabet[random.below(alphabet.len() as u64) as usize]).collect(),
        };
        for _ in 0..random.below(8) {
            let place = random.below(text.len() as u64 + 1) as usize;
            let c = alphabet[random.below(alphabet.len() as u64) as usize];
            match random.below(3) {
                0 => text.insert(place, c),
                1 if place < text.len() => drop(text.remove(place)),
                _ => text.truncate(place.max(1)),
            }
        }
        let text: String = text.into_iter().collect();
        if let Err(error) = text::read(&text) {
            assert!(error.line() <= text.split(['\n', '\r']).count(), "{text:?}");
            assert!(!error.to_string().is_empty());
        }
    }
}
