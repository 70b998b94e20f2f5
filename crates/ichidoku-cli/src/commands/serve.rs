//! `ichidoku serve`

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::time::Duration;

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};
use ichidoku_server::{Config, HeaderName, Rate, Server, openapi};
use tracing::level_filters::LevelFilter;

use crate::exit::{Exit, Failure};
use crate::interrupt;
use crate::output::Output;
use crate::terminal::Terminal;
use crate::values::whole;
use crate::words::{say, word};

#[derive(Args, Debug)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST), value_parser = address)]
    host: IpAddr,

    #[arg(long, value_name = "PORT", default_value = "8181", value_parser = whole::<u16>(0..=65_535))]
    port: u16,

    #[arg(long, value_name = "NAME")]
    allow_host: Vec<String>,

    #[arg(long)]
    open: bool,

    #[arg(long, value_enum, value_name = "FORM", default_value_t = Log::Text)]
    log: Log,

    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = whole::<u32>(1..=4_294_967_295))]
    time_limit: u32,

    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    workers: Option<usize>,

    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=4_294_967_295))]
    rate_limit: Option<u32>,

    #[arg(long, value_name = "NAME", value_parser = header, requires = "rate_limit")]
    client_header: Option<HeaderName>,

    #[arg(long)]
    metrics: bool,

    #[arg(long)]
    openapi: bool,
}

fn address(text: &str) -> Result<IpAddr, &'static str> {
    text.parse().map_err(|_| word("expected-address"))
}

fn header(text: &str) -> Result<HeaderName, &'static str> {
    text.parse().map_err(|_| word("expected-header"))
}

/// How requests are logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Log {
    Text,
    Json,
}

impl ValueEnum for Log {
    fn value_variants<'a>() -> &'a [Self] {
        &[Self::Text, Self::Json]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(match self {
            Self::Text => PossibleValue::new("text").help(word("log-text")),
            Self::Json => PossibleValue::new("json").help(word("log-json")),
        })
    }
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
        server.run().map_err(|error| Failure::new(say!("server-down", reason = error)))?;
        Ok(Exit::Fine)
    }

    fn config(&self) -> Config {
        let mut config = Config::default();
        config.address = SocketAddr::new(self.host, self.port);
        config.hosts.clone_from(&self.allow_host);
        config.limits.work_time = Duration::from_secs(self.time_limit.into());
        config.metrics = self.metrics;
        let rate = |per_minute| Rate { per_minute, header: self.client_header.clone() };
        config.rate = self.rate_limit.and_then(NonZero::new).map(rate);
        config.limits.workers = self.workers.and_then(NonZero::new).unwrap_or(config.limits.workers);
        config
    }

    fn cannot_listen(&self, error: &io::Error) -> Failure {
        let address = SocketAddr::new(self.host, self.port);
        let is_in_use = error.kind() == io::ErrorKind::AddrInUse;
        Failure::new(match is_in_use {
            true => say!("port-in-use", address, reason = error),
            false => say!("cannot-listen", address, reason = error),
        })
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
    let said = writeln!(stdout, "{}", say!("listening", address)).and_then(|()| stdout.flush());
    said.map_err(|error| Failure::writing(word("standard-output"), &error))
}

/// Opens the browser; where that fails, the address is on the screen.
fn open(address: &str, terminal: &Terminal) {
    if let Err(error) = open::that_detached(address) {
        terminal.note(say!("no-browser", reason = error));
    }
}

fn print_openapi() -> Result<Exit, Failure> {
    let mut output = Output::open(None)?;
    output.write(openapi().as_bytes())?;
    output.finish()?;
    Ok(Exit::Fine)
}
