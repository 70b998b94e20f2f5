//! The answers to lines.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::Request;
use ichidoku_api::Control;
use ichidoku_words::Words;

use super::asked::Asked;
use super::reader::{Line, Lines};
use crate::body::Kind;
use crate::endpoint::answered;
use crate::language;
use crate::pieces::Pieces;
use crate::problem::Problem;
use crate::shared::Shared;

/// Answers are sent on when there is this much of them, or no other line has come.
const PIECE: usize = 16 << 10;

/// Lines and their answers.
pub(crate) struct Answers {
    shared: Shared,
    asked: Arc<Asked>,
    languages: Arc<str>,
    lines: Lines,
    has_begun: bool,
    /// Why no other line is read.
    broken: Option<Problem>,
}

impl Answers {
    pub(crate) fn new(shared: Shared, request: Request, name: &'static str, kind: Kind) -> Self {
        let asked = Arc::new(Asked::new(name, kind, request.uri().query().unwrap_or_default()));
        let languages = language::accepted(request.headers()).into();
        let lines = Lines::new(request.into_body(), Arc::clone(&shared.limits));
        Self { shared, asked, languages, lines, has_begun: false, broken: None }
    }

    /// The answer to a line as long as the client is there, or why there is none.
    async fn answer(&mut self, line: Vec<u8>) -> Result<Vec<u8>, Problem> {
        let (asked, languages) = (Arc::clone(&self.asked), Arc::clone(&self.languages));
        let name = asked.name;
        let compute = move |control: &Control<'_>| answered(&asked.read(&line)?, &control.languages(&languages));
        tokio::select! {
            answer = self.shared.answer(name, Box::new(compute)) => answer,
            gone = self.lines.watch() => Err(gone),
        }
    }

    fn refusal(&self, problem: Problem, number: u64) -> Vec<u8> {
        problem.in_line(number).json_in(Words::of_preferred(&self.languages).language()).into()
    }
}

impl Pieces for Answers {
    async fn next(&mut self) -> Result<Option<Bytes>, Problem> {
        if let Some(problem) = self.broken.take() {
            return Err(problem);
        }
        let mut answers = Vec::new();
        while answers.is_empty() || (self.lines.is_ready() && answers.len() < PIECE) {
            let number = self.lines.number();
            let answer = match self.lines.next().await {
                Ok(None) => break,
                Ok(Some(Line { number, text })) => {
                    let answer = match text {
                        Some(text) => self.answer(text).await,
                        None => Err(Problem::too_long(self.shared.limits.body)),
                    };
                    answer.unwrap_or_else(|problem| self.refusal(problem, number))
                }
                Err(problem) if !self.has_begun => return Err(problem),
                Err(problem) => {
                    self.broken = Some(problem.clone());
                    self.refusal(problem, number)
                }
            };
            self.has_begun = true;
            answers.extend(answer);
            answers.push(b'\n');
            if self.broken.is_some() {
                break;
            }
        }
        Ok(Some(answers).filter(|answers| !answers.is_empty()).map(Bytes::from))
    }
}
