//! How far a run may go.

use std::time::Duration;

use clap::Args;
use ichidoku_lab::Limits;

use crate::values::{seconds, whole};

/// How far a run may go.
#[derive(Args, Debug)]
pub(super) struct Budget {
    #[arg(long, value_name = "N", value_parser = whole::<u64>(0..=u64::MAX))]
    pub(super) steps: Option<u64>,

    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(super) time: Option<Duration>,
}

impl Budget {
    /// The limits but for the steps, which depend on the algorithm where they are not given.
    pub(super) fn limits(&self) -> Limits<'static> {
        self.time.map_or(Limits::new(), |time| Limits::new().time(time))
    }
}
