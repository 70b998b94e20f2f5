//! Many puzzles as bytes, for programs that have them so.

use ichidoku::Puzzle;
use ichidoku::solve::Search;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is solved at a time: enough for all lanes, little enough to stay in the cache.
const BATCH: usize = 512;

/// Solves grids of 81 values each, 0 for a blank. Each gives 82 bytes: the number of its solutions, where 2 stands for more as well,
/// and its only solution, or zeros. There is no answer if a value is greater than 9 or the last grid is not whole.
#[wasm_bindgen]
pub fn solve_many(values: &[u8]) -> Option<Vec<u8>> {
    let (grids, []) = values.as_chunks::<81>() else { return None };
    let mut answers = Vec::with_capacity(82 * grids.len());
    for grids in grids.chunks(BATCH) {
        let puzzles = grids.iter().map(|grid| Puzzle::from_values(*grid)).collect::<Option<Vec<_>>>()?;
        for report in Search::new().limit(2).run_many(&puzzles) {
            answers.push(report.count as u8);
            match &report.solutions {
                [Some(only), None] => answers.extend_from_slice(only.values()),
                _ => answers.extend_from_slice(&[0; 81]),
            }
        }
    }
    Some(answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grids_come_back_with_their_number_of_solutions() {
        let line = b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let solved = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        let values = line.map(|symbol| if symbol == b'.' { 0 } else { symbol - b'0' });
        let twice: Vec<u8> = [values, [0; 81]].concat();
        let answers = solve_many(&twice).unwrap();
        assert_eq!((answers[0], answers[82]), (1, 2));
        assert_eq!(answers[1..82], solved.map(|symbol| symbol - b'0'));
        assert_eq!(answers[83..], [0; 81]);
        let mut clash = values;
        clash[2] = 5;
        assert_eq!(solve_many(&clash).unwrap()[0], 0);
        assert_eq!((solve_many(&values[1..]), solve_many(&[10; 81]), solve_many(&[])), (None, None, Some(Vec::new())));
    }
}
