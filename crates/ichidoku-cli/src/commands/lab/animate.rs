//! The grid of a run, redrawn in the terminal.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::event::{self, Event as Input, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal::{self, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{cursor, execute};
use ichidoku::{Cell, Puzzle};
use ichidoku_lab::table::grouped;
use ichidoku_lab::{Contradiction, Event, Method, Observer, Replay};

use crate::exit::Failure;
use crate::words::{house, say, word};

/// At most so many pictures a second, however fast the steps.
const BETWEEN_PICTURES: Duration = Duration::from_millis(33);

/// An observer that draws the grid and lets keys govern the run.
pub(super) struct Animation<'a> {
    picture: Picture,
    pace: Pace,
    cancel: &'a AtomicBool,
    drawn: Option<Instant>,
    due: Instant,
    /// Dropped last: it gives the terminal back.
    screen: Screen,
}

impl<'a> Animation<'a> {
    /// Takes the terminal.
    pub(super) fn start(method: &Method, puzzle: &Puzzle, speed: u32, cancel: &'a AtomicBool) -> Result<Self, Failure> {
        let screen = Screen::take()?;
        let picture = Picture::new(method.to_string(), puzzle);
        let pace = Pace { per_second: speed, state: Playback::Running };
        Ok(Self { picture, pace, cancel, drawn: None, due: Instant::now(), screen })
    }

    /// Shows the last picture until a key is pressed.
    pub(super) fn linger(mut self) {
        if self.cancelled() {
            return;
        }
        self.picture.news = say!("lab-any-key", news = self.picture.news);
        self.draw();
        while !matches!(event::read(), Ok(Input::Key(KeyEvent { kind: KeyEventKind::Press, .. })) | Err(_)) {}
    }

    fn cancelled(&self) -> bool {
        self.cancel.load(Ordering::Relaxed)
    }

    fn draw(&mut self) {
        self.screen.draw(&format!("{}{}", self.picture.text(), self.pace.text()));
        self.drawn = Some(Instant::now());
    }

    /// Waits for the time or the key that lets the run make its next step.
    fn wait(&mut self) {
        self.due += self.pace.interval();
        let now = Instant::now();
        // Behind time, as after a pause: the next step counts from now.
        self.due = self.due.max(now);
        loop {
            let left = match self.pace.state {
                Playback::Paused => Duration::from_secs(3600),
                Playback::Step => {
                    self.pace.state = Playback::Paused;
                    return;
                }
                Playback::Running => self.due.saturating_duration_since(Instant::now()),
            };
            match next_key(left) {
                Ok(Some(key)) if ends_the_run(key) => return self.cancel.store(true, Ordering::Relaxed),
                Ok(Some(key)) => {
                    self.pace.obey(key.code);
                    self.draw();
                }
                Ok(None) if self.pace.state == Playback::Running => return,
                Ok(None) => {}
                // Without keys there is no way to go on from a pause.
                Err(_) => return self.cancel.store(true, Ordering::Relaxed),
            }
        }
    }
}

impl Observer for Animation<'_> {
    fn see(&mut self, event: Event, depth: u32) {
        if self.cancelled() {
            return;
        }
        self.picture.see(event, depth);
        let is_time = self.drawn.is_none_or(|drawn| drawn.elapsed() >= BETWEEN_PICTURES);
        if is_time || self.pace.state != Playback::Running || event == Event::Solved {
            self.draw();
        }
        self.wait();
    }
}

/// The next key pressed within the time, if any.
fn next_key(within: Duration) -> io::Result<Option<KeyEvent>> {
    if !event::poll(within)? {
        return Ok(None);
    }
    match event::read()? {
        Input::Key(key) if key.kind == KeyEventKind::Press => Ok(Some(key)),
        _ => Ok(None),
    }
}

fn ends_the_run(key: KeyEvent) -> bool {
    let ctrl_c = key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL);
    ctrl_c || matches!(key.code, KeyCode::Char('q') | KeyCode::Esc)
}

/// How fast the run goes.
struct Pace {
    per_second: u32,
    state: Playback,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Playback {
    Running,
    Paused,
    /// One step, then paused.
    Step,
}

impl Pace {
    fn interval(&self) -> Duration {
        Duration::from_secs(1) / self.per_second
    }

    fn obey(&mut self, key: KeyCode) {
        match (key, self.state) {
            (KeyCode::Char(' '), Playback::Running) => self.state = Playback::Paused,
            (KeyCode::Char(' '), _) => self.state = Playback::Running,
            (KeyCode::Right | KeyCode::Char('s'), _) => self.state = Playback::Step,
            (KeyCode::Char('+' | '='), _) => self.per_second = (self.per_second * 2).min(1_000_000),
            (KeyCode::Char('-'), _) => self.per_second = (self.per_second / 2).max(1),
            _ => {}
        }
    }

    fn text(&self) -> String {
        let state = if self.state == Playback::Running { word("lab-running") } else { word("lab-paused") };
        let pace = say!("lab-pace", state, speed = grouped(u64::from(self.per_second)));
        format!("\n{pace}\n{}\n", word("lab-keys"))
    }
}

/// What is shown.
struct Picture {
    title: String,
    puzzle: Puzzle,
    replay: Replay,
    /// The cell of the last event.
    cell: Option<Cell>,
    news: String,
    depth: u32,
    placements: u64,
    backtracks: u64,
}

impl Picture {
    fn new(title: String, puzzle: &Puzzle) -> Self {
        let (replay, news) = (Replay::new(puzzle), String::new());
        Self { title, puzzle: *puzzle, replay, cell: None, news, depth: 0, placements: 0, backtracks: 0 }
    }

    fn see(&mut self, event: Event, depth: u32) {
        self.replay.see(event, depth);
        self.depth = depth;
        self.placements += u64::from(matches!(event, Event::Place { .. }));
        self.backtracks += u64::from(matches!(event, Event::Backtrack { .. }));
        self.cell = cell_of(event);
        self.news = news(event);
    }

    /// The grid in a frame, clues bold, the cell of the last event in reverse, and what happened below.
    fn text(&self) -> String {
        let mut text = format!("{}\n\n", self.title);
        for cell in Cell::ALL {
            let (row, column) = (cell.row().index(), cell.column().index());
            if row % 3 == 0 && column == 0 {
                text.push_str("+-------+-------+-------+\n");
            }
            text.push_str(if column % 3 == 0 { "| " } else { "" });
            self.write_cell(cell, &mut text);
            text.push_str(if column == 8 { " |\n" } else { " " });
        }
        text.push_str("+-------+-------+-------+\n\n");
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", self.news);
        let [depth, placements, backtracks] = [u64::from(self.depth), self.placements, self.backtracks].map(grouped);
        let _ = writeln!(text, "{}", say!("lab-counts", depth, placements, backtracks));
        text
    }

    fn write_cell(&self, cell: Cell, text: &mut String) {
        let digit = self.replay.grid().get(cell).map_or('.', ichidoku::Digit::to_char);
        let style = match (self.cell == Some(cell), self.puzzle.get(cell).is_some()) {
            (true, _) => "7",
            (false, true) => "1",
            (false, false) => return text.push(digit),
        };
        let _ = write!(text, "\x1b[{style}m{digit}\x1b[0m");
    }
}

fn cell_of(event: Event) -> Option<Cell> {
    match event {
        Event::Try { cell, .. }
        | Event::Clash { cell, .. }
        | Event::Place { cell, .. }
        | Event::Eliminate { cell, .. }
        | Event::Contradiction(Contradiction::Cell(cell))
        | Event::Backtrack { cell, .. } => Some(cell),
        Event::Contradiction(Contradiction::House(..)) | Event::Solved => None,
    }
}

/// The event in words.
fn news(event: Event) -> String {
    match event {
        Event::Try { cell, digit } => say!("lab-try", cell, digit),
        Event::Clash { cell, digit, with } => say!("lab-clash", cell, digit, other = with),
        Event::Place { cell, digit, guess: true } => say!("lab-guess", placement = format!("{cell}={digit}")),
        Event::Place { cell, digit, guess: false } => format!("{cell}={digit}"),
        Event::Eliminate { cell, digit } => format!("{cell}<>{digit}"),
        Event::Contradiction(Contradiction::Cell(cell)) => say!("lab-no-digit", cell),
        Event::Contradiction(Contradiction::House(place, digit)) => say!("lab-no-place", house = house(place), digit),
        Event::Backtrack { cell, digit } => say!("lab-back", placement = format!("{cell}={digit}")),
        Event::Solved => say!("lab-solved"),
    }
}

/// The terminal, taken for drawing; given back when this is dropped.
struct Screen;

impl Screen {
    fn take() -> Result<Self, Failure> {
        if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
            return Err(Failure::new(word("needs-terminal")));
        }
        let failed = |error: io::Error| Failure::new(say!("no-drawing", reason = error));
        terminal::enable_raw_mode().map_err(failed)?;
        let screen = Self;
        execute!(io::stdout(), EnterAlternateScreen, cursor::Hide).map_err(failed)?;
        Ok(screen)
    }

    fn draw(&self, text: &str) {
        // From the corner, each line cleared to its end; raw mode needs the carriage returns.
        let lines = text.replace('\n', "\x1b[K\r\n");
        let _ = write!(io::stdout(), "\x1b[H{lines}\x1b[J").and_then(|()| io::stdout().flush());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // Whatever fails here, there is nothing left to do about it.
        let _ = execute!(io::stdout(), cursor::Show, LeaveAlternateScreen);
        let _ = terminal::disable_raw_mode();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ichidoku::Digit;

    #[test]
    fn the_picture_shows_the_grid_and_the_news() {
        let puzzle = format!("5{}", ".".repeat(80)).parse().unwrap();
        let mut picture = Picture::new("row-by-row".to_owned(), &puzzle);
        let cell = "r1c3".parse().unwrap();
        let digit = Digit::new(4).unwrap();
        picture.see(Event::Place { cell, digit, guess: true }, 1);
        let text = picture.text();
        assert!(
            text.starts_with("row-by-row\n\n+-------+-------+-------+\n| \x1b[1m5\x1b[0m . \x1b[7m4\x1b[0m | . . . |")
        );
        assert!(text.ends_with("r1c3=4, a guess\ndepth 1, placements 1, backtracks 0\n"), "{text}");
        picture.see(Event::Backtrack { cell, digit }, 1);
        assert!(picture.text().contains("| \x1b[1m5\x1b[0m . \x1b[7m.\x1b[0m |"));
    }

    #[test]
    fn keys_govern_the_pace() {
        let mut pace = Pace { per_second: 20, state: Playback::Running };
        let mut after = |key| {
            pace.obey(key);
            (pace.per_second, pace.state)
        };
        assert_eq!(after(KeyCode::Char(' ')), (20, Playback::Paused));
        assert_eq!(after(KeyCode::Right), (20, Playback::Step));
        assert_eq!(after(KeyCode::Char('+')), (40, Playback::Step));
        assert_eq!(after(KeyCode::Char(' ')), (40, Playback::Running));
        assert_eq!(after(KeyCode::Char('-')), (20, Playback::Running));
        for _ in 0..10 {
            pace.obey(KeyCode::Char('-'));
        }
        assert_eq!(pace.interval(), Duration::from_secs(1));
    }
}
