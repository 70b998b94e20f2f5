//! Killers of 9×9 cells as 81 characters or 81 numbers.

use std::collections::BTreeMap;

use super::{TextError, TextFault};
use crate::{Cell, Constraint, Puzzle, Shape};

/// Reads a killer as 81 characters: the sum of a cage, or an arrow `<`, `>`, `^` or `v` to the next cell of the cage. Sums
/// are digits, capital letters from 10 and small ones from 36 on; the characters `` ` ``, `'`, `,` and `.` point diagonally.
///
/// # Errors
/// The character that is neither, or an arrow that leads nowhere.
pub fn read_short_killer(text: &str) -> Result<Puzzle, TextError> {
    let letters = text.chars().filter(|letter| !letter.is_whitespace()).collect::<Vec<_>>();
    let error = |place, fault: &str| TextError { place, part: "character", fault: fault.into() };
    if letters.len() != 81 {
        let fault = TextFault::Cells { found: letters.len(), expected: 81 };
        return Err(TextError { place: 0, part: "text", fault });
    }
    let shape = Shape::CLASSIC;
    let next = |cell: usize| -> Result<Option<usize>, TextError> {
        let Some((down, right)) = direction(letters[cell]) else { return Ok(None) };
        let target = shape.step(cell as Cell, down, right).map(usize::from);
        target.map(Some).ok_or_else(|| error(cell + 1, "the arrow leaves the grid"))
    };
    let mut cages: BTreeMap<usize, Vec<Cell>> = BTreeMap::new();
    for cell in 0..81 {
        let (mut end, mut steps) = (cell, 0);
        while let Some(target) = next(end)? {
            end = target;
            steps += 1;
            if steps > 81 {
                return Err(error(cell + 1, "the arrows form a circle"));
            }
        }
        cages.entry(end).or_default().push(cell as Cell);
    }
    let cage = |(end, cells): (usize, Vec<Cell>)| {
        let sum = sum(letters[end]).ok_or_else(|| error(end + 1, "expected a sum or an arrow"))?;
        Ok(Constraint::Cage { sum: Some(sum), cells })
    };
    let cages = cages.into_iter().map(cage).collect::<Result<Vec<_>, _>>()?;
    // A cage of a cell without a sum is no cage.
    let cages =
        cages.into_iter().filter(|cage| !matches!(cage, Constraint::Cage { sum: Some(0), cells } if cells.len() == 1));
    Ok(Puzzle::new(shape, cages.collect()))
}

fn direction(letter: char) -> Option<(isize, isize)> {
    Some(match letter {
        'v' => (1, 0),
        '^' => (-1, 0),
        '<' => (0, -1),
        '>' => (0, 1),
        '`' => (-1, -1),
        '\'' => (-1, 1),
        ',' => (1, -1),
        '.' => (1, 1),
        _ => return None,
    })
}

fn sum(letter: char) -> Option<i16> {
    Some(match letter {
        '0'..='9' => letter as i16 - '0' as i16,
        'A'..='Z' => letter as i16 - 'A' as i16 + 10,
        'a'..='j' => letter as i16 - 'a' as i16 + 36,
        _ => return None,
    })
}

/// Reads a killer of SumoCue: `3x3:d:k:` and 81 numbers, each 256 times the sum plus the name of the cage; `d` means that
/// both diagonals count, too.
///
/// # Errors
/// The part that is not what it should be.
pub fn read_sumocue(text: &str) -> Result<Puzzle, TextError> {
    let parts = text.trim().trim_end_matches(':').split(':').collect::<Vec<_>>();
    let error = |place: usize, fault: &str| TextError { place, part: "part", fault: fault.into() };
    let ["3x3", diagonals, "k", numbers @ ..] = parts.as_slice() else {
        return Err(error(0, "expected '3x3', 'd' or nothing, 'k' and 81 numbers"));
    };
    if numbers.len() != 81 {
        return Err(error(0, "expected 81 numbers"));
    }
    let mut cages: BTreeMap<u32, (i16, Vec<Cell>)> = BTreeMap::new();
    for (cell, number) in numbers.iter().enumerate() {
        let number = number.parse::<u32>().ok().filter(|number| number / 256 <= 45);
        let number = number.ok_or_else(|| error(cell + 4, "expected 256 times a sum plus the name of a cage"))?;
        if number >= 256 {
            let (sum, cells) = cages.entry(number % 256).or_insert(((number / 256) as i16, Vec::new()));
            if u32::from(sum.unsigned_abs()) != number / 256 {
                return Err(error(
                    cell + 4,
                    &format!("expected the sum {sum}, as in other cells of the cage, not {}", number / 256),
                ));
            }
            cells.push(cell as Cell);
        }
    }
    let lines = [true, false].into_iter().filter(|_| *diagonals == "d").map(|rising| Constraint::Diagonal { rising });
    let cages = cages.into_values().map(|(sum, cells)| Constraint::Cage { sum: Some(sum), cells });
    Ok(Puzzle::new(Shape::CLASSIC, lines.chain(cages).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_lead_to_the_sum() {
        let mut text = "0".repeat(81);
        text.replace_range(0..3, "><3");
        assert_eq!(read_short_killer(&text).unwrap_err().place, 1);
        text.replace_range(0..3, "B<<");
        let puzzle = read_short_killer(&text).unwrap();
        assert_eq!(puzzle.constraints(), [Constraint::Cage { sum: Some(11), cells: vec![0, 1, 2] }]);
        text.replace_range(0..1, "!");
        assert_eq!(read_short_killer(&text).unwrap_err().to_string(), "character 1: expected a sum or an arrow");
    }

    #[test]
    fn numbers_of_sumocue_are_cages() {
        let mut numbers = vec!["0".to_owned(); 81];
        numbers[0] = (256 * 9 + 7).to_string();
        numbers[9] = numbers[0].clone();
        let puzzle = read_sumocue(&format!("3x3:d:k:{}:", numbers.join(":"))).unwrap();
        assert_eq!(puzzle.constraints().len(), 3);
        assert_eq!(puzzle.constraints()[2], Constraint::Cage { sum: Some(9), cells: vec![0, 9] });
        numbers[10] = (256 * 8 + 7).to_string();
        let differing = read_sumocue(&format!("3x3::k:{}", numbers.join(":"))).unwrap_err();
        assert_eq!(differing.to_string(), "part 14: expected the sum 9, as in other cells of the cage, not 8");
        numbers[5] = "x".into();
        assert_eq!(read_sumocue(&format!("3x3::k:{}", numbers.join(":"))).unwrap_err().place, 9);
    }
}
