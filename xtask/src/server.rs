//! A server of static files on this machine, to try the page.

use crate::shell::Result;
use axum::Router;
use axum::http::{HeaderValue, header};
use std::fmt::Display;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::thread;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};
use tower_http::services::ServeDir;
use tower_http::set_header::SetResponseHeaderLayer;

/// Serves a folder to browsers on this machine until the program is stopped.
pub(crate) fn serve(folder: &Path, port: u16) -> Result {
    let server = Open::new(port)?;
    println!("The game is at {} (stop with Ctrl+C)", server.address()?);
    server.answer(folder)
}

/// Serves a folder in a thread of its own; returns its address.
pub(crate) fn serve_beside(folder: &Path) -> Result<String> {
    let server = Open::new(0)?;
    let (address, folder) = (server.address()?, folder.to_owned());
    thread::spawn(move || {
        if let Err(failure) = server.answer(&folder) {
            eprintln!("the server of the page: {failure}");
        }
    });
    Ok(address)
}

/// A port that the server listens to.
struct Open {
    runtime: Runtime,
    listener: TcpListener,
}

impl Open {
    /// Listens to this port, or with 0 to any free one.
    fn new(port: u16) -> Result<Self> {
        let failed = |error: &dyn Display| format!("port {port}: {error}");
        let runtime = Builder::new_current_thread().enable_all().build().map_err(|error| failed(&error))?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = runtime.block_on(TcpListener::bind(address)).map_err(|error| failed(&error))?;
        Ok(Self { runtime, listener })
    }

    fn address(&self) -> Result<String> {
        let address = self.listener.local_addr().map_err(|error| error.to_string())?;
        Ok(format!("http://{address}/"))
    }

    fn answer(self, folder: &Path) -> Result {
        // Browsers must ask again each time, so that they get new builds.
        let ask_again = SetResponseHeaderLayer::overriding(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        let files = Router::new().fallback_service(ServeDir::new(folder)).layer(ask_again);
        let serving = async { axum::serve(self.listener, files).await };
        self.runtime.block_on(serving).map_err(|error| error.to_string().into())
    }
}
