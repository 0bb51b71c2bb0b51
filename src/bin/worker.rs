//! The opponents in the browser: the engine's protocol for a Web Worker, which hands lines in and answers out.
//!
//! It only exists for wasm; elsewhere the same protocol is spoken by the `engine` program.

#[cfg(target_arch = "wasm32")]
mod exported {
    use std::io::Write;
    use std::time::Duration;
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_time::Instant;
    use zen_table::engine::input::Line;
    use zen_table::engine::protocol::{Flow, Protocol, Uninterrupted};
    use zen_table::search::Progress;

    /// The engine: lines of the protocol in, lines out.
    #[wasm_bindgen]
    #[derive(Default)]
    pub struct Engine {
        protocol: Protocol,
    }

    #[wasm_bindgen]
    impl Engine {
        /// An engine that knows no game yet.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }

        /// Carries a line out and gives the answers, each ended by a line break. A search only begins.
        pub fn say(&mut self, line: &str) -> String {
            told(|out| {
                if line == "stop" {
                    self.protocol.stop(out)
                } else {
                    self.protocol.begin(&Line::Text(line.to_owned()), &mut Uninterrupted, out).map(|_: Flow| ())
                }
            })
        }

        /// Searches on for some milliseconds' work and gives what there is to tell; the last line tells the best move.
        #[wasm_bindgen(js_name = searchOn)]
        pub fn search_on(&mut self) -> String {
            told(|out| {
                let begun = Instant::now();
                while self.protocol.search_on(out)? == Progress::Running && begun.elapsed() < TURN {}
                Ok(())
            })
        }

        /// Whether a search is under way.
        #[wasm_bindgen(getter)]
        #[must_use]
        pub fn searching(&self) -> bool {
            self.protocol.is_searching()
        }
    }

    /// How long the worker does not look at its messages.
    const TURN: Duration = Duration::from_millis(10);

    /// What was written.
    fn told(tell: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> String {
        let mut out = Vec::new();
        // Writing to memory does not fail.
        let _ = tell(&mut out);
        String::from_utf8_lossy(&out).into_owned()
    }
}

fn main() {
    #[cfg(not(target_arch = "wasm32"))]
    eprintln!("worker: this program runs in a browser; `engine` speaks the same protocol here");
}
