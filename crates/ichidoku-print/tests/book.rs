//! Books as files: whole, the same for the same puzzles, and with all that was ordered.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use ichidoku::{CandidateSet, ProperPuzzle, Puzzle};
use ichidoku_print::{Book, Item, Layout, NoRoom, Paper, Solutions};
use miniz_oxide::inflate::decompress_to_vec_zlib;

const LINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn puzzle() -> Puzzle {
    LINE.parse().unwrap()
}

fn item(puzzle: &Puzzle) -> Item {
    let solution = ProperPuzzle::new(*puzzle).map(|proper| *proper.solution()).ok();
    Item { solution, note: "Easy".into(), ..Item::of(puzzle) }
}

/// Number of places in which a text stands in a file.
fn count(file: &[u8], text: &str) -> usize {
    file.windows(text.len()).filter(|window| *window == text.as_bytes()).count()
}

fn pages(file: &[u8]) -> usize {
    count(file, "/Type /Page") - count(file, "/Type /Pages")
}

/// The number that follows a text.
fn number_after(file: &[u8], text: &str) -> usize {
    let at = file.windows(text.len()).rposition(|window| window == text.as_bytes()).unwrap() + text.len();
    let digits =
        file[at..].iter().skip_while(|byte| byte.is_ascii_whitespace()).take_while(|byte| byte.is_ascii_digit());
    digits.fold(0, |number, digit| 10 * number + usize::from(digit - b'0'))
}

/// Every object stands where the table at the end says.
fn check_table(file: &[u8]) {
    assert!(file.starts_with(b"%PDF-1.7") && file.trim_ascii_end().ends_with(b"%%EOF"));
    let table = String::from_utf8_lossy(&file[number_after(file, "startxref")..]).into_owned();
    let entries: Vec<&str> = table.lines().skip(2).take_while(|line| !line.starts_with("trailer")).collect();
    assert_eq!(entries.len(), number_after(file, "/Size"));
    for (id, entry) in entries.iter().enumerate().skip(1) {
        let (offset, kind) = (entry[..10].parse::<usize>().unwrap(), entry.trim_end().chars().last());
        assert_eq!(kind, Some('n'), "object {id} is missing");
        assert!(file[offset..].starts_with(format!("{id} 0 obj").as_bytes()), "object {id}");
    }
}

/// What is drawn on all pages.
fn drawn(file: &[u8]) -> String {
    let begins = file.windows(7).enumerate().filter(|(_, window)| window == b"stream\n").map(|(at, _)| at + 7);
    let unpacked = begins.filter_map(|at| decompress_to_vec_zlib(&file[at..]).ok());
    unpacked
        .filter_map(|bytes| String::from_utf8(bytes.iter().filter(|byte| byte.is_ascii()).copied().collect()).ok())
        .collect()
}

#[test]
fn every_book_is_whole_and_the_same_for_the_same_puzzles() {
    let puzzle = puzzle();
    let items = vec![item(&puzzle); 13];
    for paper in Paper::ALL {
        for per_page in [1, 2, 4, 6, 9] {
            for solutions in Solutions::ALL {
                for booklet in [false, true] {
                    let layout = Layout { paper, per_page, booklet, bleed: 9.0, ..Layout::default() };
                    let book = Book { layout, solutions, title: "Tägliche Rätsel".into(), ..Book::default() };
                    let file = book.pdf(&items).unwrap();
                    check_table(&file);
                    assert_eq!(file, book.pdf(&items).unwrap());
                    let of_puzzles = items.len().div_ceil(per_page);
                    let all = match solutions {
                        Solutions::None => of_puzzles,
                        Solutions::Overleaf => 2 * of_puzzles,
                        Solutions::End => of_puzzles + 2,
                    };
                    assert_eq!(pages(&file), if booklet { all.next_multiple_of(4) / 2 } else { all });
                }
            }
        }
    }
}

#[test]
fn every_digit_is_a_text_and_every_board_has_words() {
    let puzzle = puzzle();
    let book = Book { solutions: Solutions::End, ..Book::default() };
    // A text with other letters than these would be written as UTF-16.
    let plain = Item { note: String::new(), ..item(&puzzle) };
    let file = book.pdf(&[plain.clone(), plain]).unwrap();
    let drawn = drawn(&file);
    // A caption, the clues, the digits of the solution with its number; a title of solutions, two page numbers.
    let texts = 2 * (1 + puzzle.clue_count() + 1 + 81) + 1 + 2;
    assert_eq!(drawn.matches(" Tj").count(), texts);
    assert_eq!(drawn.matches("BDC").count(), 4);
    assert_eq!(drawn.matches("BDC").count(), drawn.matches("EMC").count());
    assert_eq!(count(&file, "/S /Figure"), 4);
    assert!(count(&file, "5 3 . . 7 . . . ., 6 . . 1 9 5 . . .") == 2);
    assert_eq!((count(&file, "/FontFile2"), count(&file, "/ToUnicode")), (1, 1));
}

#[test]
fn candidates_and_codes_are_printed_where_there_is_room() {
    let puzzle = puzzle();
    let all = Item { candidates: Some(CandidateSet::FULL), ..item(&puzzle) };
    let of = |per_page: usize, paper: Paper| {
        let layout = Layout { paper, per_page, ..Layout::default() };
        Book { layout, solutions: Solutions::None, ..Book::default() }
    };
    let texts = |file: Vec<u8>| drawn(&file).matches(" Tj").count();
    let clues = puzzle.clue_count();
    assert_eq!(texts(of(4, Paper::A4).pdf(std::slice::from_ref(&all)).unwrap()), 2 + clues + 9 * (81 - clues));
    assert_eq!(of(9, Paper::A5).pdf(std::slice::from_ref(&all)), Err(NoRoom::Candidates));
    for wrong in [0, 3, 5, 10] {
        assert_eq!(of(wrong, Paper::A4).pdf(std::slice::from_ref(&all)), Err(NoRoom::PerPage(wrong)));
    }
    let with = |address: &str| Book { app: Some(address.into()), ..of(1, Paper::A4) }.pdf(&[item(&puzzle)]);
    assert!(drawn(&with("https://example.org/").unwrap()).matches(" re").count() > 100);
    assert_eq!(with(&"x".repeat(3000)), Err(NoRoom::Code));
}

#[test]
fn a_puzzle_without_a_solution_has_none_at_the_end() {
    let (puzzle, empty) = (puzzle(), Puzzle::EMPTY);
    let file = Book::default().pdf(&[item(&empty), item(&puzzle)]).unwrap();
    assert_eq!(drawn(&file).matches("BDC").count(), 3);
    assert_eq!(pages(&Book::default().pdf(&[item(&empty)]).unwrap()), 1);
    assert_eq!(pages(&Book::default().pdf(&[]).unwrap()), 0);
}

#[cfg(feature = "variants")]
mod variants {
    use ichidoku_print::{Drawn, Picture};

    use super::*;

    /// A picture with a line, a given digit and a small letter, with room on its left.
    const SVG: &str = "<svg viewBox=\"-20 0 120 100\">\n<style>\n.line{fill:none;stroke:#f00;stroke-width:1}\n\
        .label{font-size:11.5px}\n</style>\n<path class=\"line\" d=\"M0 0h100\"/>\n\
        <text class=\"label\" x=\"10\" y=\"10\">7</text></svg>";

    fn variant(rules: &str) -> Item {
        let picture = Picture::of_svg(SVG);
        let drawn = Drawn {
            solution: Some(picture.clone()),
            picture,
            words: ["a cage".into(), "solved".into()],
            rules: vec!["Set by Nobody".into(), rules.into()],
            link: None,
            has_candidates: false,
        };
        // A heading with a point in it would be written as UTF-16.
        Item::drawn(drawn, String::new())
    }

    fn book(per_page: usize, paper: Paper, items: &[Item]) -> Result<Vec<u8>, NoRoom> {
        Book { layout: Layout { per_page, paper, ..Layout::default() }, ..Book::default() }.pdf(items)
    }

    #[test]
    fn variants_and_classic_puzzles_share_pages_and_solutions() {
        let items = [variant("Digits differ."), item(&puzzle()), variant("Digits differ."), item(&puzzle())];
        let file = book(2, Paper::A4, &items).unwrap();
        check_table(&file);
        assert_eq!(pages(&file), 2 + 1, "two puzzles a page hold, and the solutions are on one");
        let drawn = drawn(&file);
        assert_eq!(drawn.matches("BDC").count(), 4 + 4);
        assert_eq!(drawn.matches("1 0 0 RG").count(), 4, "the red line of two puzzles and their solutions");
        assert!(count(&file, "a cage") == 2 && count(&file, "solved") == 2);
        assert_eq!(file, book(2, Paper::A4, &items).unwrap());
        let unsolved =
            Item { drawn: variant("").drawn.map(|drawn| Box::new(Drawn { solution: None, ..*drawn })), ..variant("") };
        assert_eq!(pages(&book(2, Paper::A4, &[unsolved]).unwrap()), 1);
    }

    #[test]
    fn long_rules_wrap_and_what_cannot_be_read_is_refused() {
        let long = "Digits along each line differ by at least five. ".repeat(12);
        let texts = |per_page| drawn(&book(per_page, Paper::A4, &[variant(&long)]).unwrap()).matches(" Tj").count();
        assert!(texts(1) < texts(4), "there are more lines where there is less room");
        let longer = variant(&"Digits differ. ".repeat(300));
        let among_others = [variant("Short."), longer, variant("Short."), variant("Short.")];
        assert_eq!(
            pages(&book(9, Paper::A4, &among_others).unwrap()),
            3 + 1,
            "it has a page alone, before the solutions"
        );
        let endless = "Digits differ. ".repeat(4000);
        assert_eq!(book(9, Paper::A5, &[variant(&endless)]), Err(NoRoom::Rules(1)));
        assert_eq!(book(4, Paper::A4, &[variant("数独")]), Err(NoRoom::Letter('数')));
    }

    #[test]
    fn drawings_have_colours_of_their_own() {
        let svg = SVG.replace(
            "class=\"line\"",
            "class=\"line\" style=\"stroke:color-mix(in srgb,#00f 50%,#fff);stroke-opacity:0.5\"",
        );
        let drawn = drawn(&Picture::of_svg(&svg).pdf("", "", "en"));
        assert!(drawn.contains("0.7529412 0.7529412 1 RG"), "half of a blue, half seen through: {drawn}");
    }

    #[test]
    fn a_large_print_has_larger_letters_and_thicker_lines() {
        let svg = SVG.replace("</svg>", "<path class=\"line\" style=\"stroke-width:12\" d=\"M0 50h100\"/></svg>");
        let page = |large| {
            let mut item = variant("");
            item.drawn.as_mut().unwrap().picture = Picture::of_svg(&svg);
            let layout = Layout { large, per_page: 1, ..Layout::default() };
            let pages = Book { layout, solutions: Solutions::None, ..Book::default() }.pages(&[item]).unwrap();
            pages[0].split("<g transform").nth(1).unwrap().to_owned()
        };
        let (usual, large) = (page(false), page(true));
        let widths = |page: &str| {
            let parts = page.split("stroke-width=\"").skip(1).map(|part| part.split('"').next().unwrap().to_owned());
            parts.collect::<Vec<_>>()
        };
        assert_eq!((widths(&usual), widths(&large)), (vec!["1".into(), "12".into()], vec!["1.5".into(), "12".into()]));
        // The letter is the first outline that is filled and not stroked: how far it reaches to the left and right.
        let width = |page: &str| {
            let letter = page.split("<path ").find(|path| path.starts_with("fill=\"#0")).unwrap();
            let outline = letter.split(" d=\"").nth(1).unwrap().split('"').next().unwrap();
            let points = outline.split(['M', 'L', 'Q', 'Z']).filter(|part| !part.is_empty());
            let lefts = points.map(|point| point.split(' ').next().unwrap().parse::<f32>().unwrap());
            let (least, most) = lefts.fold((f32::MAX, f32::MIN), |(least, most), x| (least.min(x), most.max(x)));
            most - least
        };
        assert!((width(&large) / width(&usual) - 1.25).abs() < 0.05, "{} {}", width(&usual), width(&large));
    }

    #[test]
    fn every_page_is_also_an_svg() {
        let pages = Book::default().pages(&[variant("Digits differ.")]).unwrap();
        assert!(pages[0].contains("stroke=\"#ff0000\" stroke-width=\"1\""), "{}", pages[0]);
    }
}
