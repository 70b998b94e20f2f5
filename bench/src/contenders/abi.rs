//! A solver in a shared library, called as tdoku is.

use std::ffi::c_char;

use anyhow::{Context as _, Result};
use ichidoku::Puzzle;
use libloading::Library;

use super::one_by_one::{Found, OneByOne, Solver};
use crate::args::AbiSpec;
use crate::contender::{Contender, Prepared, Task};

/// `size_t f(const char *puzzle, size_t limit, uint32_t flags, char *solution, size_t *guesses)`.
type Solve = unsafe extern "C" fn(*const c_char, usize, u32, *mut c_char, *mut usize) -> usize;

/// A solver in a shared library.
pub(crate) struct Abi {
    name: String,
    function: Function,
    /// Keeps the function in memory.
    _library: Library,
}

/// A function that may be called with this text, room and flags.
struct Function {
    solve: Solve,
    flags: u32,
}

impl Abi {
    #[expect(unsafe_code, reason = "what a shared library does cannot be checked")]
    pub(crate) fn load(spec: &AbiSpec) -> Result<Self> {
        // SAFETY: whoever names the library on the command line trusts its initialisers, as the option's help says.
        let library = unsafe { Library::new(&spec.path) }.with_context(|| format!("loading {}", spec.path))?;
        // SAFETY: whoever names the symbol says that it is a function of this type; the pointer is used only while
        // `library`, kept beside it, is loaded.
        let solve = unsafe { library.get::<Solve>(spec.symbol.as_bytes()) };
        let solve = *solve.with_context(|| format!("looking for {} in {}", spec.symbol, spec.path))?;
        Ok(Self { name: spec.name.clone(), function: Function { solve, flags: spec.flags }, _library: library })
    }
}

impl Contender for Abi {
    fn name(&self) -> &str {
        &self.name
    }

    /// Some only count: tdoku does unless the limit is 1.
    fn gives_solutions(&self) -> bool {
        false
    }

    fn prepare<'a>(&'a self, puzzles: &'a [Puzzle], task: Task) -> Result<Box<dyn Prepared + 'a>> {
        Ok(Box::new(OneByOne::new(&self.function, puzzles, task.limit)?))
    }
}

impl Solver for Function {
    /// The text that the function reads: 81 characters, a dot for a blank, and a zero byte.
    type Parsed = [u8; 82];

    fn parse(&self, puzzle: &Puzzle) -> Result<[u8; 82]> {
        let mut text = [0; 82];
        for (byte, value) in text.iter_mut().zip(puzzle.values()) {
            *byte = if *value == 0 { b'.' } else { b'0' + value };
        }
        Ok(text)
    }

    #[expect(unsafe_code, reason = "the function lies in a shared library")]
    fn solve(&self, puzzle: &[u8; 82], limit: u8, found: &mut Found) {
        let text = puzzle.as_ptr().cast();
        let room = found.solutions.as_mut_ptr().cast();
        // SAFETY: the text ends with a zero byte, the room holds two solutions (one and a zero byte fit), the guesses
        // are a valid `size_t`; all three outlive the call. `Abi` keeps the function's library loaded.
        found.count = unsafe { (self.solve)(text, limit.into(), self.flags, room, &mut found.guesses) };
    }

    const COUNTS_GUESSES: bool = true;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contender::Work;

    const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

    /// Hands its text over as the solution, the limit as the count and the flags as the guesses.
    #[expect(unsafe_code, reason = "stands for a function in a shared library")]
    unsafe extern "C" fn echo(
        text: *const c_char,
        limit: usize,
        flags: u32,
        room: *mut c_char,
        guesses: *mut usize,
    ) -> usize {
        // SAFETY: the caller hands over 82 characters, room for as many, and a valid `size_t`.
        unsafe {
            room.copy_from_nonoverlapping(text, 82);
            *guesses = flags as usize;
        }
        limit
    }

    #[test]
    fn text_limit_and_flags_arrive_and_answers_come_back() {
        let function = Function { solve: echo, flags: 3 };
        let solved: Puzzle = SOLVED.parse().unwrap();
        let puzzles = [solved, Puzzle::EMPTY];
        let mut loaded = OneByOne::new(&function, &puzzles, 2).unwrap();
        loaded.round().unwrap();
        let answer = loaded.answer(0);
        assert_eq!((answer.count, answer.solutions), (Some(2), [Some(*solved.values()), None]));
        assert_eq!(loaded.work(), Work { sweeps: None, guesses: Some(6) });
        assert_eq!(&loaded.answer(1).solutions, &[None, None]);
        loaded.forget();
        assert_eq!(loaded.answer(0).solutions, [None, None]);
    }

    #[test]
    fn a_missing_library_is_named() {
        let error = Abi::load(&"x=./no-such-library.so:f".parse().unwrap()).err().unwrap();
        assert_eq!(error.to_string(), "loading ./no-such-library.so");
    }
}
