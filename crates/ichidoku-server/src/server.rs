//! The server as its owner sees it.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;

use crate::config::Config;
use crate::connection;
use crate::router::router;

/// Threads that carry requests and answers; computations have others.
const CARRIERS: usize = 2;

/// How long a computation may take to notice that the server has stopped.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A server that has its address and waits to be run.
///
/// ```
/// use std::io::{Read, Write};
/// use std::{net::TcpStream, thread};
///
/// use ichidoku_server::{Config, Server};
///
/// let server = Server::bind(Config::default())?;
/// let (address, stop) = (server.address(), server.stop_handle());
/// let running = thread::spawn(|| server.run());
///
/// let mut stream = TcpStream::connect(address)?;
/// stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
/// let mut answer = String::new();
/// stream.read_to_string(&mut answer)?;
/// assert!(answer.starts_with("HTTP/1.1 200 OK"));
///
/// stop.stop();
/// running.join().unwrap()?;
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Server {
    config: Config,
    listener: TcpListener,
    address: SocketAddr,
    stop: StopHandle,
}

impl Server {
    /// Takes the address, so that clients can connect; they are answered when the server runs.
    ///
    /// # Errors
    ///
    /// If the address cannot be had: it is taken, or not this machine's.
    pub fn bind(config: Config) -> io::Result<Self> {
        let listener = TcpListener::bind(config.address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        Ok(Self { config, listener, address, stop: StopHandle(watch::Sender::new(false)) })
    }

    /// Where the server listens, with the port that it was given.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stops the server.
    pub fn stop_handle(&self) -> StopHandle {
        self.stop.clone()
    }

    /// Serves until it is stopped; requests that are running then may finish.
    ///
    /// # Errors
    ///
    /// If the system gives no threads or cannot wait on the address.
    pub fn run(self) -> io::Result<()> {
        let runtime = self.runtime()?;
        let Self { config, listener, stop, .. } = self;
        let outcome = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let stop = stop.0.subscribe();
            connection::serve(listener, router(&config), &config.limits, stop).await;
            Ok(())
        });
        // Dropping what still runs raises its cancel flag.
        runtime.shutdown_timeout(LAST_WORDS);
        outcome
    }

    fn runtime(&self) -> io::Result<Runtime> {
        Builder::new_multi_thread()
            .worker_threads(CARRIERS)
            .max_blocking_threads(self.config.limits.workers.get())
            .thread_name("ichidoku-server")
            .enable_all()
            .build()
    }
}

/// Stops a server, from any thread.
#[derive(Clone, Debug)]
pub struct StopHandle(watch::Sender<bool>);

impl StopHandle {
    /// Lets the running requests finish and then ends [`Server::run`].
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}
