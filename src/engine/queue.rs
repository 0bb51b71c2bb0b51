//! The queue of lines that arrive while a command is running; some of them are answered at once.

use super::input::{LONGEST_LINE, Line};
use std::collections::VecDeque;
use std::io::Write;

/// The greatest size of the queue in bytes; lines beyond it are refused.
const MOST_WAITING: usize = 8 * LONGEST_LINE;

/// The lines that have arrived and are not carried out yet.
///
/// `quit` never waits. `isready` waits only for a `position` command that is still playing its moves, so that the
/// answers are in order. `stop` ends the running command; but if a search or a count is waiting for such a `position`
/// command, `stop` ends that search or count.
#[derive(Default)]
pub struct Queue {
    waiting: VecDeque<Line>,
    /// The memory of the waiting lines, in bytes.
    size: usize,
    /// The number of `stop` lines among the waiting lines.
    stops: usize,
    /// Whether the running command is `position`.
    places: bool,
}

impl Queue {
    /// Records that a line is carried out without waiting.
    pub fn begin(&mut self, line: Line) -> Line {
        self.places = first_word(&line) == Some("position");
        line
    }

    /// Removes the next line, which is to be carried out now.
    pub fn pop(&mut self) -> Option<Line> {
        let line = self.remove(0)?;
        Some(self.begin(line))
    }

    /// Whether no line waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether a waiting `stop` is for the running command; removes that `stop`.
    pub fn is_stopped(&mut self) -> bool {
        if self.places || self.stops == 0 {
            return false;
        }
        let next = self.waiting.iter().position(|line| is_work(line) || is_stop(line));
        next.is_some_and(|next| is_stop(&self.waiting[next]) && self.remove(next).is_some())
    }

    fn remove(&mut self, index: usize) -> Option<Line> {
        let line = self.waiting.remove(index)?;
        self.size -= size(&line);
        self.stops -= usize::from(is_stop(&line));
        Some(line)
    }

    /// Takes a line that has arrived while a command is running; returns whether that command must end.
    pub fn take(&mut self, line: Line, out: &mut dyn Write) -> bool {
        // If writing fails here, it will fail again with the next answer, and that ends the program.
        let mut answer = |text: &str| _ = writeln!(out, "{text}").and_then(|()| out.flush());
        let text = if let Line::Text(text) = &line { text.trim() } else { "" };
        match text {
            "stop" if !(self.places && self.waiting.iter().any(is_work)) => return true,
            "quit" => {
                self.size += size(&line);
                self.waiting.push_front(line);
                return true;
            }
            "isready" if !self.places => answer("readyok"),
            _ if self.size + size(&line) > MOST_WAITING => answer("error too many lines wait for what is under way"),
            _ => {
                self.size += size(&line);
                self.stops += usize::from(is_stop(&line));
                self.waiting.push_back(line);
            }
        }
        false
    }
}

/// Whether a line begins work that a later `stop` may end.
fn is_work(line: &Line) -> bool {
    matches!(first_word(line), Some("go" | "perft"))
}

fn is_stop(line: &Line) -> bool {
    matches!(line, Line::Text(text) if text.trim() == "stop")
}

/// The memory of a waiting line, in bytes.
fn size(line: &Line) -> usize {
    size_of::<Line>() + if let Line::Text(text) = line { text.capacity() } else { 0 }
}

fn first_word(line: &Line) -> Option<&str> {
    match line {
        Line::Text(text) => text.split_whitespace().next(),
        Line::TooLong | Line::NotText => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, MOST_WAITING, Queue};

    fn line(text: &str) -> Line {
        Line::Text(text.to_owned())
    }

    /// What `stop` does after these lines, the first of which is running: whether it ends that one, and whether it ends
    /// the work that begins next.
    fn stopped(lines: &[&str]) -> (bool, bool) {
        let (mut queue, mut out) = (Queue::default(), Vec::new());
        let mut lines = lines.iter().map(|text| line(text));
        queue.begin(lines.next().expect("something under way"));
        for line in lines {
            assert!(!queue.take(line, &mut out));
        }
        let at_once = queue.take(line("stop"), &mut out);
        while queue.pop().is_some_and(|line| !super::is_work(&line)) {}
        (at_once, queue.is_stopped())
    }

    #[test]
    fn a_stop_ends_what_is_under_way() {
        for lines in
            [&["go infinite"][..], &["go infinite", "show"], &["perft 9", "go"], &["position"], &["position", "show"]]
        {
            assert_eq!(stopped(lines), (true, false), "{lines:?}");
        }
    }

    #[test]
    fn a_stop_after_work_that_waits_for_a_position_is_meant_for_that() {
        for lines in [&["position startpos", "go"][..], &["position startpos", "perft 9"], &["position", "go", "show"]]
        {
            assert_eq!(stopped(lines), (false, true), "{lines:?}");
        }
        assert_eq!(stopped(&["position", "go", "go"]), (false, false), "for the last of them");
    }

    #[test]
    fn what_waits_has_a_limit_that_stop_and_quit_pass() {
        let (mut queue, mut out) = (Queue::default(), Vec::new());
        queue.begin(line("go infinite"));
        for _ in 0..MOST_WAITING / size_of::<Line>() {
            assert!(!queue.take(line("show"), &mut out));
        }
        assert!(queue.size <= MOST_WAITING && out.starts_with(b"error too many lines wait"));
        assert!(queue.take(line("stop"), &mut out));
        assert!(queue.take(line("quit"), &mut out));
        while queue.pop().is_some() {}
        assert_eq!(queue.size, 0);
    }

    #[test]
    fn what_cannot_wait_does_not() {
        let (mut queue, mut out) = (Queue::default(), Vec::new());
        queue.begin(line("go"));
        assert!(!queue.take(line(" isready"), &mut out));
        assert_eq!((out.as_slice(), queue.pop()), (&b"readyok\n"[..], None));
        queue.begin(line("position startpos"));
        assert!(!queue.take(line("isready"), &mut out));
        assert_eq!(queue.pop(), Some(line("isready")), "after what the position has to say");
        assert!(!queue.take(line("show"), &mut out));
        assert!(queue.take(line("quit"), &mut out));
        assert_eq!(queue.pop(), Some(line("quit")), "before what waited");
    }
}
