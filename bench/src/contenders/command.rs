//! A solver that is a program: it reads one puzzle a line and prints one line a puzzle.

use std::fs::File;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use ichidoku::Puzzle;
use tempfile::NamedTempFile;

use crate::args::CommandSpec;
use crate::clock::children_now;
use crate::contender::{Answer, Contender, Prepared, Task};

/// A solver that is a program. Its time is that of the whole process: start, reading and writing included.
pub(crate) struct Program {
    spec: CommandSpec,
}

impl Program {
    pub(crate) fn new(spec: &CommandSpec) -> Self {
        Self { spec: spec.clone() }
    }
}

impl Contender for Program {
    fn name(&self) -> &str {
        &self.spec.name
    }

    fn prepare<'a>(&'a self, puzzles: &'a [Puzzle], task: Task) -> Result<Box<dyn Prepared + 'a>> {
        let input = write_puzzles(puzzles).context("writing the puzzles to a temporary file")?;
        Ok(Box::new(Running { words: &self.spec.words, task, input, puzzles: puzzles.len(), solutions: Vec::new() }))
    }
}

fn write_puzzles(puzzles: &[Puzzle]) -> Result<NamedTempFile> {
    let mut file = NamedTempFile::new()?;
    let lines: String = puzzles.iter().map(|puzzle| format!("{puzzle}\n")).collect();
    file.write_all(lines.as_bytes())?;
    Ok(file)
}

struct Running<'a> {
    words: &'a [String],
    task: Task,
    input: NamedTempFile,
    puzzles: usize,
    solutions: Vec<Option<[u8; 81]>>,
}

impl Running<'_> {
    fn command(&self) -> Result<Command> {
        let path = self.input.path().to_string_lossy();
        let limit = self.task.limit.to_string();
        let mut words = self.words.iter().map(|word| word.replace("{input}", &path).replace("{limit}", &limit));
        let mut command = Command::new(words.next().context("no program named")?);
        command.args(words);
        let named = self.words.iter().any(|word| word.contains("{input}"));
        command.stdin(if named { Stdio::null() } else { File::open(self.input.path())?.into() });
        command.stderr(Stdio::inherit());
        Ok(command)
    }
}

impl Prepared for Running<'_> {
    fn forget(&mut self) {
        self.solutions.clear();
    }

    fn round(&mut self) -> Result<Duration> {
        let mut command = self.command()?;
        let start = children_now()?;
        // `output` waits for the process, so its time has been added when it returns; no other child runs meanwhile.
        let output = command.output().with_context(|| format!("running {}", self.words[0]))?;
        let time = children_now()?.saturating_sub(start);
        self.solutions = output.stdout.split_inclusive(|byte| *byte == b'\n').map(solution).collect();
        let (lines, puzzles) = (self.solutions.len(), self.puzzles);
        ensure!(lines == puzzles, "{} printed {lines} lines ({}), expected {puzzles}", self.words[0], output.status);
        Ok(time)
    }

    fn answer(&self, index: usize) -> Answer {
        Answer { count: None, solutions: [self.solutions[index], None] }
    }
}

/// The solution that a line starts with, if it does.
fn solution(line: &[u8]) -> Option<[u8; 81]> {
    let digits: &[u8; 81] = line.first_chunk()?;
    digits.iter().all(u8::is_ascii_digit).then(|| digits.map(|digit| digit - b'0'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contender::Calls;

    const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    fn round(line: &str, puzzles: &[Puzzle]) -> Result<Vec<Answer>> {
        let program = Program::new(&line.parse().unwrap());
        let mut running = program.prepare(puzzles, Task { limit: 1, calls: Calls::Batch })?;
        running.round()?;
        Ok((0..puzzles.len()).map(|index| running.answer(index)).collect())
    }

    #[test]
    fn a_program_reads_a_file_or_standard_input() {
        // `cat` solves puzzles that are solved already.
        let puzzles = [SOLVED.parse::<Puzzle>().unwrap(), Puzzle::EMPTY];
        for line in ["cat=cat", "cat=cat {input}"] {
            let answers = round(line, &puzzles).unwrap();
            assert_eq!(answers[0].solutions, [Some(*puzzles[0].values()), None]);
            assert_eq!(answers[1], Answer::default());
        }
    }

    #[test]
    fn a_program_that_prints_too_little_is_an_error() {
        let error = round("true=true", &[Puzzle::EMPTY]).unwrap_err().to_string();
        assert!(error.contains("printed 0 lines"), "{error}");
        assert!(round("none=no-such-program-here", &[Puzzle::EMPTY]).is_err());
    }
}
