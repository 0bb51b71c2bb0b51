//! The console of the probe: a question is a line, its answer is JSON, from notes that are taken after every frame.
//!
//! On the desktop a separate thread answers on standard output, so that the game draws no frames for it (`terminal`).
//! In the browser a function of the page does (`window`).

use crate::app::platform::frames::{ExtraFrames, FrameStatistics, Frames};
use bevy::prelude::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The largest number of frames that can be asked for at once.
const MOST_FRAMES: u32 = 10_000;

/// A note that is the whole answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Topic {
    /// The answer to `screen`: the states, the selection and what the panels show.
    Screen,
    /// The answer to `position`: the match on the table.
    Match,
    /// The answer to `log`: the record of the match.
    Log,
}

/// The notes about a frame while they are taken. Nobody reads them before [`publish`](Self::publish), so that answers
/// to different questions are about the same frame.
#[derive(Resource, Default, Debug)]
pub struct Snapshot {
    notes: Notes,
    published: Published,
}

/// The notes about the last frame that is complete. Clones share them and can be used on any thread.
#[derive(Clone, Default, Debug)]
pub(super) struct Published(Arc<Mutex<Notes>>);

/// Every part is shared, so that a copy costs little.
#[derive(Clone, Default, Debug)]
struct Notes {
    /// The number of the frame, from 1.
    frame: u64,
    answers: BTreeMap<Topic, Arc<Value>>,
    paths: Arc<BTreeMap<String, Vec<String>>>,
    places: Arc<Vec<(String, Vec2)>>,
    labels: Arc<BTreeMap<String, Vec2>>,
    ids: Arc<BTreeMap<&'static str, Vec2>>,
}

impl Snapshot {
    /// Records an answer.
    pub fn note(&mut self, topic: Topic, answer: Value) {
        self.notes.answers.insert(topic, Arc::new(answer));
    }

    /// Records that there is no match any more.
    pub fn forget_match(&mut self) {
        self.notes.answers.remove(&Topic::Match);
        self.notes.answers.remove(&Topic::Log);
        self.notes.paths = Arc::default();
    }

    /// Records which spots have to be clicked for each legal move.
    pub fn note_paths(&mut self, paths: BTreeMap<String, Vec<String>>) {
        self.notes.paths = Arc::new(paths);
    }

    /// Records where the spots of the board are in the window.
    pub fn note_places(&mut self, places: Vec<(String, Vec2)>) {
        self.notes.places = Arc::new(places);
    }

    /// Records where the middles of controls are in the window, by their labels and by the identifiers of their labels'
    /// messages.
    pub fn note_labels(&mut self, labels: BTreeMap<String, Vec2>, ids: BTreeMap<&'static str, Vec2>) {
        (self.notes.labels, self.notes.ids) = (Arc::new(labels), Arc::new(ids));
    }

    /// Gives all notes of the frame with this number to those who answer, at once.
    pub fn publish(&mut self, frame: u64) {
        self.notes.frame = frame;
        *self.published.notes() = self.notes.clone();
    }

    /// The notes from which questions are answered.
    pub(super) fn published(&self) -> Published {
        self.published.clone()
    }
}

impl Published {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        // Notes are replaced as a whole, so they are complete even if a thread panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Everything that answers need.
pub(super) struct Console {
    pub(super) published: Published,
    pub(super) frames: Frames,
    pub(super) more: ExtraFrames,
    pub(super) wake: Box<dyn Fn() + Send>,
}

/// An answer, or what it has to wait for.
pub(super) enum Reply {
    /// The answer.
    Now(Value),
    /// The counts and times of frames, once [`Console::is_drawing`] is over.
    Frames,
    /// The name of a file, once a screenshot has been written to it.
    Picture(PathBuf),
}

impl Console {
    /// The answer to a line.
    pub(super) fn answer(&self, line: &str) -> Result<Reply, String> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("screen", "") => self.recorded(Topic::Screen, "there is no screen"),
            ("position", "") => self.recorded(Topic::Match, "there is no match on the table"),
            ("log", "") => self.recorded(Topic::Log, "there is no match on the table"),
            ("frames", "") => self.statistics().map(Reply::Now),
            ("redraw", count) => self.redraw(count).map(|()| Reply::Frames),
            ("shot", file) if !file.is_empty() => Ok(Reply::Picture(file.into())),
            ("path", mv) if !mv.is_empty() => {
                let notes = self.published.notes();
                notes
                    .paths
                    .get(mv)
                    .map(|path| Reply::Now(json!(path)))
                    .ok_or_else(|| format!("'{mv}' is no legal move"))
            }
            ("where", what) if !what.is_empty() => self.find(what).map(Reply::Now),
            _ => Err(format!(
                "'{}' is not one of: screen, position, where <square>, where \"<text>\", path <move>, log, frames, redraw <frames>, shot <file>",
                line.chars().take(60).collect::<String>()
            )),
        }
    }

    /// The answer to `frames`. While a frame is being made, another one follows the last one of which there are notes.
    pub(super) fn statistics(&self) -> Result<Value, String> {
        let mut statistics: FrameStatistics = self.frames.statistics();
        statistics.goes_on |= statistics.drawn > self.published.notes().frame;
        serde_json::to_value(statistics).map_err(|error| error.to_string())
    }

    /// Whether frames that were asked for are still being drawn.
    pub(super) fn is_drawing(&self) -> bool {
        self.more.0.load(Ordering::Relaxed) > 0
    }

    /// Has one frame drawn.
    pub(super) fn wake(&self) {
        (self.wake)();
    }

    fn recorded(&self, topic: Topic, otherwise: &str) -> Result<Reply, String> {
        let answer = self.published.notes().answers.get(&topic).cloned();
        answer.map(|answer| Reply::Now(answer.as_ref().clone())).ok_or_else(|| otherwise.to_owned())
    }

    fn find(&self, what: &str) -> Result<Value, String> {
        let notes = self.published.notes().clone();
        let label = what.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let found = match label {
            Some(label) => notes.labels.get(label).or_else(|| notes.ids.get(label)).copied(),
            None => notes.places.iter().find(|(name, _)| name == what).map(|(_, at)| *at),
        };
        found.map(|at| json!({ "x": at.x, "y": at.y })).ok_or_else(|| {
            let visible: Vec<_> = notes.labels.keys().map(String::as_str).collect();
            match label {
                Some(_) => format!("nothing with the label {what} is visible, but: {}", visible.join(" | ")),
                None => format!("there is no square '{what}' in view"),
            }
        })
    }

    /// Has this many frames drawn and measured, one after the other.
    fn redraw(&self, count: &str) -> Result<(), String> {
        let count = count.parse().ok().filter(|count| (1..=MOST_FRAMES).contains(count));
        let count = count.ok_or_else(|| format!("how many frames: 1 to {MOST_FRAMES}?"))?;
        self.frames.time_anew();
        self.more.0.store(count, Ordering::Relaxed);
        self.wake();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use web_time::Instant;

    fn console(snapshot: &Snapshot) -> Console {
        Console {
            published: snapshot.published(),
            frames: Frames::since(Instant::now()),
            more: ExtraFrames::default(),
            wake: Box::new(|| ()),
        }
    }

    fn ask(console: &Console, question: &str) -> Option<Value> {
        match console.answer(question) {
            Ok(Reply::Now(answer)) => Some(answer),
            _ => None,
        }
    }

    #[test]
    fn all_answers_are_about_the_same_frame() {
        let mut snapshot = Snapshot::default();
        let console = console(&snapshot);
        let note = |snapshot: &mut Snapshot, frame: u32| {
            snapshot.note(Topic::Match, json!(frame));
            snapshot.note_labels(BTreeMap::from([(frame.to_string(), Vec2::ZERO)]), BTreeMap::new());
        };
        note(&mut snapshot, 1);
        snapshot.note(Topic::Screen, json!(1));
        assert_eq!(ask(&console, "screen"), None, "the first frame is not complete");
        snapshot.publish(1);
        // The second frame is half noted, and then complete.
        note(&mut snapshot, 2);
        for (frame, other) in [(1, 2), (2, 1)] {
            assert_eq!(ask(&console, "position"), Some(json!(frame)));
            assert_eq!(ask(&console, "screen"), Some(json!(frame)));
            assert!(ask(&console, &format!("where \"{frame}\"")).is_some());
            assert!(ask(&console, &format!("where \"{other}\"")).is_none());
            snapshot.note(Topic::Screen, json!(2));
            snapshot.publish(2);
        }
        snapshot.forget_match();
        assert!(ask(&console, "position").is_some(), "the frame without a match is not complete");
        snapshot.publish(3);
        assert!(ask(&console, "position").is_none());
    }

    #[test]
    fn nothing_is_at_rest_before_the_notes_of_the_last_frame_are_there() {
        let mut snapshot = Snapshot::default();
        let console = console(&snapshot);
        let goes_on = || ask(&console, "frames").expect("an answer")["goes_on"].clone();
        assert_eq!(goes_on(), json!(false));
        console.frames.count();
        assert_eq!(goes_on(), json!(true), "the first frame is being made");
        snapshot.publish(1);
        assert_eq!(goes_on(), json!(false));
    }
}
