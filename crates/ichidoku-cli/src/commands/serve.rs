//! `ichidoku serve`

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::time::Duration;

use clap::{Args, ValueEnum};
use ichidoku_server::{Config, Server, openapi};
use tracing::level_filters::LevelFilter;

use crate::exit::{Exit, Failure};
use crate::interrupt;
use crate::output::Output;
use crate::terminal::Terminal;
use crate::values::whole;

/// Serve the browser app and the REST API (on this machine only, by default)
///
/// Prints the address, and goes on until Ctrl-C. The API is described at /api/v1/openapi.json; /board, /solve, /grade and
/// /validate are those of a service that many student projects call. Nothing is sent to any other host.
#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0 or :: lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_parser = address)]
    host: IpAddr,

    /// The port to listen on; 0 for any that is free
    #[arg(long, value_name = "PORT", default_value = "8181", value_parser = whole::<u16>(0..=65_535))]
    port: u16,

    /// Also answer requests for this host name, which a proxy or a domain adds; repeat it for more. Without it, a
    /// server on a loopback address answers for localhost and the loopback addresses, any other server for every name
    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,

    /// Open the app in the browser
    #[arg(long)]
    open: bool,

    /// How requests are logged on standard error; with --quiet only what goes wrong is
    #[arg(long, value_enum, value_name = "FORM", default_value_t = Log::Text)]
    log: Log,

    /// Give up on a request after this many seconds
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = whole::<u32>(1..=4_294_967_295))]
    time_limit: u32,

    /// Number of short requests computed at the same time, and of long ones beside them; by default, one per processor
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    workers: Option<usize>,

    /// Print the description of the REST interface (OpenAPI, JSON) instead of serving
    #[arg(long)]
    openapi: bool,
}

fn address(text: &str) -> Result<IpAddr, &'static str> {
    text.parse().map_err(|_| "expected an IP address, such as 127.0.0.1 or ::1")
}

/// How requests are logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Log {
    /// A line for people
    Text,
    /// A JSON object a line
    Json,
}

impl Serve {
    pub(crate) fn run(&self, terminal: &Terminal) -> Result<Exit, Failure> {
        if self.openapi {
            return print_openapi();
        }
        self.log.install(terminal);
        let server = Server::bind(self.config()).map_err(|error| self.cannot_listen(&error))?;
        let address = format!("http://{}", server.address());
        let stop = server.stop_handle();
        interrupt::instead(move || stop.stop());
        announce(&address)?;
        if self.open {
            open(&address, terminal);
        }
        server.run().map_err(|error| Failure::new(format!("the server broke down: {error}")))?;
        Ok(Exit::Fine)
    }

    fn config(&self) -> Config {
        let mut config = Config::default();
        config.address = SocketAddr::new(self.host, self.port);
        config.hosts.clone_from(&self.allow_host);
        config.limits.work_time = Duration::from_secs(self.time_limit.into());
        config.limits.workers = self.workers.and_then(NonZero::new).unwrap_or(config.limits.workers);
        config
    }

    fn cannot_listen(&self, error: &io::Error) -> Failure {
        let address = SocketAddr::new(self.host, self.port);
        let advice = if error.kind() == io::ErrorKind::AddrInUse { "; --port 0 takes any free port" } else { "" };
        Failure::new(format!("cannot listen on {address}: {error}{advice}"))
    }
}

impl Log {
    fn install(self, terminal: &Terminal) {
        let level = if terminal.is_quiet() { LevelFilter::WARN } else { LevelFilter::INFO };
        let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
        match self {
            Self::Text => log.with_ansi(terminal.colours_stderr()).init(),
            Self::Json => log.json().flatten_event(true).init(),
        }
    }
}

/// Says where the server listens, at once: whoever started it may wait for this line.
fn announce(address: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout();
    let said = writeln!(stdout, "listening on {address}").and_then(|()| stdout.flush());
    said.map_err(|error| Failure::writing("standard output", &error))
}

/// Opens the browser; where that fails, the address is on the screen.
fn open(address: &str, terminal: &Terminal) {
    if let Err(error) = open::that_detached(address) {
        terminal.note(format!("no browser was opened: {error}"));
    }
}

fn print_openapi() -> Result<Exit, Failure> {
    let mut output = Output::open(None)?;
    output.write(openapi().as_bytes())?;
    output.finish()?;
    Ok(Exit::Fine)
}
