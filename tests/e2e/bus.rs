//! The bus for accessibility (AT-SPI), as a program that reads the screen aloud uses it: with what Debian's packages
//! `dbus` and `at-spi2-core` bring, asked by systemd's `busctl`.

use super::game::{PATIENCE, PAUSE};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::Instant;
use tempfile::TempDir;

/// What the tests need of the system, and the Debian packages that bring it.
const NEEDED: &str = "on Debian and Ubuntu: apt-get install at-spi2-core dbus systemd";

const ACCESSIBLE: &str = "org.a11y.atspi.Accessible";

/// A session's bus with one for accessibility beside it, on which a screen reader is said to run. Both end when this
/// value is dropped.
pub(crate) struct Bus {
    daemon: Child,
    session: String,
    accessibility: String,
    _sockets: TempDir,
}

/// A node of a tree of accessibility: the program's name on the bus, and the node's path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Node {
    program: String,
    path: String,
}

impl Bus {
    pub(crate) fn set_up() -> Self {
        let sockets = TempDir::new().unwrap();
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("XDG_RUNTIME_DIR", sockets.path())
            .env_remove("DISPLAY")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| panic!("dbus-daemon can't be started: {error}; {NEEDED}"));
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().unwrap()).read_line(&mut address).unwrap();
        let session = address.trim().to_owned();
        let (service, path) = ("org.a11y.Bus", "/org/a11y/bus");
        let said = ask(&session, &["call", service, path, service, "GetAddress"]);
        let said = said.unwrap_or_else(|error| panic!("no bus for accessibility: {error}; {NEEDED}"));
        let accessibility = said["data"][0].as_str().unwrap().to_owned();
        let reads = ["set-property", service, path, "org.a11y.Status", "ScreenReaderEnabled", "b", "true"];
        ask(&session, &reads).unwrap();
        Self { daemon, session, accessibility, _sockets: sockets }
    }

    /// The address of the session's bus, for the environment of programs.
    pub(crate) fn session(&self) -> &str {
        &self.session
    }

    /// The first program that has a window in the tree.
    pub(crate) fn program(&self) -> Node {
        let desktop =
            Node { program: "org.a11y.atspi.Registry".to_owned(), path: "/org/a11y/atspi/accessible/root".to_owned() };
        until("a program is in the tree", || self.children(&desktop).into_iter().next())
    }

    /// The name of a node, and what else is said of it; `None` if it has just vanished.
    pub(crate) fn name(&self, node: &Node) -> Option<String> {
        self.property(node, ACCESSIBLE, "Name")?["data"].as_str().map(str::to_owned)
    }

    /// The names of all nodes, from the first to the last.
    pub(crate) fn names(&self, from: &Node) -> Vec<String> {
        let mut names = Vec::new();
        self.walk(from, &mut |node| {
            names.extend(self.name(node).filter(|name| !name.is_empty()));
            None::<()>
        });
        names
    }

    /// The nodes right within another.
    pub(crate) fn children(&self, node: &Node) -> Vec<Node> {
        let answer = self.call(node, ACCESSIBLE, "GetChildren", &[]);
        let children = answer.as_ref().and_then(|answer| answer["data"][0].as_array()).into_iter().flatten();
        let part = |of: &Value, index: usize| of[index].as_str().map(str::to_owned);
        children.filter_map(|child| Some(Node { program: part(child, 0)?, path: part(child, 1)? })).collect()
    }

    /// Goes through a node and all in it until something is found.
    fn walk<T>(&self, from: &Node, look: &mut impl FnMut(&Node) -> Option<T>) -> Option<T> {
        look(from).or_else(|| self.children(from).iter().find_map(|child| self.walk(child, look)))
    }

    /// The first node whose name is like this.
    pub(crate) fn find(&self, from: &Node, is_meant: impl Fn(&str) -> bool) -> Option<Node> {
        self.walk(from, &mut |node| self.name(node).filter(|name| is_meant(name)).map(|_| node.clone()))
    }

    /// Does what a click on the node does.
    pub(crate) fn press(&self, node: &Node) {
        let done = self.call(node, "org.a11y.atspi.Action", "DoAction", &["i", "0"]);
        assert!(done.is_some_and(|done| done["data"][0] == true), "{node:?} can't be pressed");
    }

    /// Gives the node the keyboard's focus.
    pub(crate) fn focus(&self, node: &Node) {
        let done = self.call(node, "org.a11y.atspi.Component", "GrabFocus", &[]);
        assert!(done.is_some_and(|done| done["data"][0] == true), "{node:?} can't have the focus");
    }

    /// Whether the node has the keyboard's focus.
    pub(crate) fn is_focused(&self, node: &Node) -> bool {
        /// The number of the state in the protocol.
        const FOCUSED: u64 = 12;
        let states = self.call(node, ACCESSIBLE, "GetState", &[]);
        states.is_some_and(|states| states["data"][0][0].as_u64().is_some_and(|bits| bits & (1 << FOCUSED) != 0))
    }

    fn call(&self, node: &Node, interface: &str, method: &str, arguments: &[&str]) -> Option<Value> {
        let mut words = vec!["call", &node.program, &node.path, interface, method];
        words.extend(arguments);
        ask(&self.accessibility, &words).ok()
    }

    fn property(&self, node: &Node, interface: &str, name: &str) -> Option<Value> {
        ask(&self.accessibility, &["get-property", &node.program, &node.path, interface, name]).ok()
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        // It may have ended by itself. The bus for accessibility ends with it.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// Asks again and again until there is an answer.
pub(crate) fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(start.elapsed() < PATIENCE, "in vain: {what}");
        thread::sleep(PAUSE);
    }
}

/// What a bus answers; an error in its own words.
fn ask(bus: &str, words: &[&str]) -> Result<Value, String> {
    let Output { status, stdout, stderr } = Command::new("busctl")
        .args(["--json=short", &format!("--address={bus}")])
        .args(words)
        .output()
        .unwrap_or_else(|error| panic!("busctl can't be started: {error}; {NEEDED}"));
    if !status.success() {
        return Err(String::from_utf8_lossy(&stderr).into_owned());
    }
    // Setting a property answers nothing.
    if stdout.is_empty() { Ok(Value::Null) } else { serde_json::from_slice(&stdout).map_err(|error| error.to_string()) }
}
