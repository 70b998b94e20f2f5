//! `ichidoku export-web`

use std::path::PathBuf;

use clap::Args;
use ichidoku_server::{WEB_APP, export};

use crate::exit::{Exit, Failure};
use crate::terminal::Terminal;

/// Write the browser app to a folder for static hosting
///
/// The addresses in it are relative, so it can be served under any path. Everything runs in the browser; there is no server
/// to set up.
#[derive(Args, Debug)]
pub(crate) struct ExportWeb {
    /// The folder; it is made where it is missing, and files of the same names are replaced
    folder: PathBuf,
}

impl ExportWeb {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if WEB_APP.is_empty() {
            return Err(Failure::new("this program was built without the browser app (ICHIDOKU_SKIP_WEB was set)"));
        }
        export(WEB_APP, &self.folder).map_err(Failure::new)?;
        terminal.note(format!("{} files in {}", WEB_APP.len(), self.folder.display()));
        Ok(Exit::Fine)
    }
}
