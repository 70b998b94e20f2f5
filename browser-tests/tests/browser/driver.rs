//! The program that drives the browser.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use thirtyfour::prelude::*;

/// A running driver; it ends with the value.
pub(crate) struct Driver {
    number: usize,
    child: Child,
    port: String,
}

/// Whether driver and browser are there.
pub(crate) fn is_installed() -> bool {
    ["chromedriver", "chromium"].iter().all(|program| {
        Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok_and(|status| status.success())
    })
}

impl Driver {
    /// Each has a number of its own.
    pub(crate) fn start(number: usize) -> Self {
        let mut child = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let started = lines.map_while(Result::ok).find(|line| line.contains("successfully on port"));
        let started = started.expect("chromedriver tells its port");
        let port = started.chars().filter(char::is_ascii_digit).collect();
        Self { number, child, port }
    }

    /// Where the browser notes every request that it makes.
    pub(crate) fn log(&self) -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("requests-{}.json", self.number))
    }

    /// A new browser with an empty profile.
    pub(crate) async fn browser(&self) -> WebDriver {
        let mut wanted = DesiredCapabilities::chrome();
        for argument in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--hide-scrollbars",
            "--window-size=1280,900",
        ] {
            wanted.add_arg(argument).unwrap();
        }
        wanted.add_arg(&format!("--log-net-log={}", self.log().display())).unwrap();
        WebDriver::new(format!("http://127.0.0.1:{}", self.port), wanted).await.expect("a browser")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
