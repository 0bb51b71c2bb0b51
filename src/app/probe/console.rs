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

/// The notes about the last frame. Clones share them and can be used on any thread.
#[derive(Resource, Clone, Default, Debug)]
pub struct Snapshot(Arc<Mutex<Notes>>);

#[derive(Default, Debug)]
struct Notes {
    answers: BTreeMap<Topic, Value>,
    paths: BTreeMap<String, Vec<String>>,
    places: Vec<(String, Vec2)>,
    labels: BTreeMap<String, Vec2>,
    ids: BTreeMap<&'static str, Vec2>,
}

impl Snapshot {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        // Notes are replaced as a whole, so they are complete even if a thread panicked.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records an answer.
    pub fn note(&self, topic: Topic, answer: Value) {
        self.notes().answers.insert(topic, answer);
    }

    /// Records that there is no match any more.
    pub fn forget_match(&self) {
        let mut notes = self.notes();
        notes.answers.remove(&Topic::Match);
        notes.answers.remove(&Topic::Log);
        notes.paths.clear();
    }

    /// Records which spots have to be clicked for each legal move.
    pub fn note_paths(&self, paths: BTreeMap<String, Vec<String>>) {
        self.notes().paths = paths;
    }

    /// Records where the spots of the board are in the window.
    pub fn note_places(&self, places: Vec<(String, Vec2)>) {
        self.notes().places = places;
    }

    /// Records where the middles of controls are in the window, by their labels and by the identifiers of their labels'
    /// messages.
    pub fn note_labels(&self, labels: BTreeMap<String, Vec2>, ids: BTreeMap<&'static str, Vec2>) {
        let mut notes = self.notes();
        (notes.labels, notes.ids) = (labels, ids);
    }
}

/// Everything that answers need.
pub(super) struct Console {
    pub(super) snapshot: Snapshot,
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
                let notes = self.snapshot.notes();
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

    /// The answer to `frames`.
    pub(super) fn statistics(&self) -> Result<Value, String> {
        let statistics: FrameStatistics = self.frames.statistics();
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
        self.snapshot.notes().answers.get(&topic).cloned().map(Reply::Now).ok_or_else(|| otherwise.to_owned())
    }

    fn find(&self, what: &str) -> Result<Value, String> {
        let notes = self.snapshot.notes();
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
