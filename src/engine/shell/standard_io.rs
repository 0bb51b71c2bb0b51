//! The protocol on standard input and output.

use crate::engine::input::{Line, read_line};
use crate::engine::protocol::{Flow, Interrupt, Protocol};
use crate::engine::queue::Queue;
use std::io::{self, BufWriter, Write};
use std::sync::mpsc::{Receiver, RecvError, TryRecvError, sync_channel};

/// Runs the protocol: one thread reads the lines, and this thread answers them.
pub(super) fn run_protocol() -> io::Result<()> {
    // A small buffer, so that a client that writes faster than it is answered has to wait.
    let (sender, lines) = sync_channel(64);
    std::thread::spawn(move || {
        let mut input = io::stdin().lock();
        while let Ok(Some(line)) = read_line(&mut input) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut inbox = Inbox { lines, queue: Queue::default(), closed: false };
    let mut protocol = Protocol::default();
    let mut out = BufWriter::new(io::stdout().lock());
    while let Some(line) = inbox.next(&mut out)? {
        if protocol.handle(&line, &mut inbox, &mut out)? == Flow::Quit {
            break;
        }
    }
    out.flush()
}

/// The lines that are not carried out yet: those that have arrived, and those still to be read.
struct Inbox {
    lines: Receiver<Line>,
    queue: Queue,
    closed: bool,
}

impl Inbox {
    /// The next line; `None` at the end of the input. Answers are flushed before it waits for one.
    fn next(&mut self, out: &mut dyn Write) -> io::Result<Option<Line>> {
        if let Some(line) = self.queue.pop() {
            return Ok(Some(line));
        }
        let line = match self.lines.try_recv() {
            Err(TryRecvError::Empty) => {
                out.flush()?;
                self.lines.recv().ok()
            }
            line => line.ok(),
        };
        Ok(line.map(|line| self.queue.begin(line)))
    }
}

impl Interrupt for Inbox {
    fn stop(&mut self, out: &mut dyn Write) -> bool {
        if self.queue.is_stopped() {
            return true;
        }
        // If writing fails here, it will fail again with the next answer, and that ends the program.
        let _ = out.flush();
        loop {
            match self.lines.try_recv() {
                Ok(line) => {
                    if self.queue.take(line, out) {
                        return true;
                    }
                }
                Err(TryRecvError::Empty) => return false,
                Err(TryRecvError::Disconnected) => {
                    self.closed = true;
                    return false;
                }
            }
        }
    }

    fn is_closed(&self) -> bool {
        self.closed
    }

    fn wait(&mut self, out: &mut dyn Write) {
        let _ = out.flush();
        loop {
            match self.lines.recv() {
                Ok(line) => {
                    if self.queue.take(line, out) {
                        return;
                    }
                }
                Err(RecvError) => return,
            }
        }
    }
}
