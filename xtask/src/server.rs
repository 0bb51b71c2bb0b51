//! A server of static files on this machine, for trying the page.

use crate::shell::Result;
use std::fs::File;
use std::path::{Component, Path, PathBuf};
use std::thread;
use tiny_http::{Header, Request, Response, Server};

/// Serves a folder to browsers on this machine until the program is stopped.
pub(crate) fn serve(folder: &Path, port: u16) -> Result {
    let server = open(port)?;
    println!("The game is at {} (stop with Ctrl+C)", address(&server));
    answer_all(&server, folder);
    Ok(())
}

/// Serves a folder beside whatever else this program does; gives its address.
pub(crate) fn serve_beside(folder: &Path) -> Result<String> {
    let server = open(0)?;
    let (address, folder) = (address(&server), folder.to_owned());
    thread::spawn(move || answer_all(&server, &folder));
    Ok(address)
}

fn open(port: u16) -> Result<Server> {
    Server::http(("127.0.0.1", port)).map_err(|error| format!("port {port}: {error}").into())
}

fn address(server: &Server) -> String {
    format!("http://{}/", server.server_addr())
}

fn answer_all(server: &Server, folder: &Path) {
    for request in server.incoming_requests() {
        // Whoever has gone away needs no answer.
        let _ = answer(request, folder);
    }
}

fn answer(request: Request, folder: &Path) -> std::io::Result<()> {
    let found = file(folder, request.url()).and_then(|path| Some((File::open(&path).ok()?, path)));
    match found {
        Some((file, path)) => {
            let kind = kind(&path);
            let mut response = Response::from_file(file);
            for (name, value) in [("Content-Type", kind), ("Cache-Control", "no-cache")] {
                if let Ok(header) = Header::from_bytes(name, value) {
                    response = response.with_header(header);
                }
            }
            request.respond(response)
        }
        None => request.respond(Response::from_string("There is no such file.").with_status_code(404)),
    }
}

/// The file of an address; `None` when it leads out of the folder.
fn file(folder: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split(['?', '#']).next().unwrap_or_default().trim_start_matches('/');
    let path = Path::new(if path.is_empty() { "index.html" } else { path });
    path.components().all(|part| matches!(part, Component::Normal(_))).then(|| folder.join(path))
}

fn kind(path: &Path) -> &'static str {
    match path.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webmanifest") => "application/manifest+json",
        Some("ttf") => "font/ttf",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::file;
    use std::path::Path;

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let folder = Path::new("/page");
        assert_eq!(file(folder, "/").as_deref(), Some(Path::new("/page/index.html")));
        assert_eq!(file(folder, "/assets/a.png?x#y").as_deref(), Some(Path::new("/page/assets/a.png")));
        for outside in ["/../secret", "/assets/../../secret", "//etc/passwd/..", "/./../x"] {
            assert_eq!(file(folder, outside), None, "{outside}");
        }
    }
}
