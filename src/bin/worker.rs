//! The opponents in the browser: the engine's protocol in a Web Worker. Lines of the protocol come in, answers go out.
//!
//! It only exists for wasm; elsewhere the same protocol is spoken by the `engine` program.

#[cfg(target_arch = "wasm32")]
mod exported {
    use std::io::Write;
    use std::time::Duration;
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_time::Instant;
    use zen_table_core::engine::input::Line;
    use zen_table_core::engine::protocol::{Flow, Protocol};
    use zen_table_core::engine::queue::Queue;
    use zen_table_core::search::Progress;

    /// The engine: lines of the protocol in, lines out.
    #[wasm_bindgen]
    #[derive(Default)]
    pub struct Engine {
        protocol: Protocol,
        queue: Queue,
    }

    #[wasm_bindgen]
    impl Engine {
        /// An engine before the first command.
        #[wasm_bindgen(constructor)]
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }

        /// Carries out a line and returns the answers, each ended by a line break. A command that takes time is only
        /// begun here; a line that comes while a command is running waits, as [`Queue`] describes.
        pub fn say(&mut self, line: &str) -> String {
            let line = Line::Text(line.to_owned());
            told(|out| {
                if !self.searching() {
                    let line = self.queue.begin(line);
                    self.protocol.begin(&line, out).map(|_: Flow| ())
                } else if self.queue.take(line, out) {
                    self.protocol.stop(out)
                } else {
                    Ok(())
                }
            })
        }

        /// Continues the running command, and then the waiting lines, for `TURN` (10 ms); returns the answers.
        #[wasm_bindgen(js_name = searchOn)]
        pub fn search_on(&mut self) -> String {
            told(|out| {
                let begun = Instant::now();
                while begun.elapsed() < TURN {
                    if self.protocol.go_on(out)? == Progress::Running {
                        if self.queue.is_stopped() {
                            self.protocol.stop(out)?;
                        }
                    } else if let Some(line) = self.queue.pop() {
                        let _flow: Flow = self.protocol.begin(&line, out)?;
                    } else {
                        break;
                    }
                }
                Ok(())
            })
        }

        /// Whether a command is running or a line is waiting.
        #[wasm_bindgen(getter)]
        #[must_use]
        pub fn searching(&self) -> bool {
            self.protocol.is_busy() || !self.queue.is_empty()
        }
    }

    /// The time of one call of `search_on`. Between two calls the worker reads its messages.
    const TURN: Duration = Duration::from_millis(10);

    /// Returns what `tell` has written.
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
