//! `ichidoku export-web`

use std::path::PathBuf;

use clap::Args;
use ichidoku_server::{WEB_APP, export};

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct ExportWeb {
    folder: PathBuf,
}

impl ExportWeb {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if WEB_APP.is_empty() {
            return Err(Failure::new(word("without-app")));
        }
        export(WEB_APP, &self.folder).map_err(Failure::new)?;
        terminal.note(say!("exported", count = WEB_APP.len(), folder = self.folder.display()));
        Ok(Exit::Fine)
    }
}
