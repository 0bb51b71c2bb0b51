//! The console of the probe: one question a line on standard input, one answer a line on standard output, in JSON.
//!
//! A thread of its own answers, so that the game may sleep while nothing changes.

use crate::app::frames::{Frames, MoreFrames};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long a picture or a number of frames may take; software renderers are slow.
const PATIENCE: Duration = Duration::from_secs(600);

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// Most frames that can be asked for at once.
const MOST_FRAMES: u32 = 10_000;

/// What a line of the console is answered with as it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// The states.
    Screen,
    /// The match on the table.
    Match,
    /// Its record.
    Log,
}

/// What could be seen after the last frame; a clone is of the same notes, from any thread.
#[derive(Resource, Clone, Default, Debug)]
pub struct Seen(Arc<Mutex<Notes>>);

#[derive(Default, Debug)]
struct Notes {
    sights: BTreeMap<Sight, Value>,
    places: Vec<(String, Vec2)>,
    labels: BTreeMap<String, Vec2>,
}

impl Seen {
    fn notes(&self) -> MutexGuard<'_, Notes> {
        // Notes are replaced as a whole, so they are whole whoever broke off.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes an answer.
    pub fn note(&self, sight: Sight, answer: Value) {
        self.notes().sights.insert(sight, answer);
    }

    /// Notes that there is no match any more.
    pub fn forget_match(&self) {
        let mut notes = self.notes();
        notes.sights.remove(&Sight::Match);
        notes.sights.remove(&Sight::Log);
    }

    /// Notes where the places of the board are in the window.
    pub fn note_places(&self, places: Vec<(String, Vec2)>) {
        self.notes().places = places;
    }

    /// Notes where in the window the middles of controls are, by their labels.
    pub fn note_labels(&self, labels: BTreeMap<String, Vec2>) {
        self.notes().labels = labels;
    }
}

/// A picture that is asked for, and the way to say what came of it.
#[derive(Debug)]
struct Wish {
    file: PathBuf,
    done: Sender<Result<(), String>>,
}

/// Pictures that are asked for.
#[derive(Resource, Debug)]
struct Wishes(Mutex<Receiver<Wish>>);

/// Opens the console for a program with [`FramesPlugin`](crate::app::frames::FramesPlugin); whoever has more to tell than
/// frames notes it in [`Seen`].
pub fn open(app: &mut App) {
    let (Some(frames), Some(more)) = (app.world().get_resource::<Frames>(), app.world().get_resource::<MoreFrames>())
    else {
        error!("the probe needs the plugin that counts frames");
        return;
    };
    let (frames, more) = (frames.clone(), more.clone());
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    let wake = move || {
        if let Some(proxy) = &proxy {
            // An event loop that is closed has nothing to show any more.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    };
    let seen = Seen::default();
    let (wishes, take) = channel();
    app.insert_resource(seen.clone())
        .insert_resource(Wishes(Mutex::new(take)))
        .add_systems(Update, (take_pictures, develop_pictures).chain());
    let console = Console { seen, frames, more, wishes, wake: Box::new(wake) };
    if let Err(error) = thread::Builder::new().name("probe".to_owned()).spawn(move || console.serve()) {
        error!("the probe can't be answered: {error}");
    }
}

struct Console {
    seen: Seen,
    frames: Frames,
    more: MoreFrames,
    wishes: Sender<Wish>,
    wake: Box<dyn Fn() + Send>,
}

impl Console {
    /// Answers until standard input ends.
    fn serve(&self) {
        let mut input = io::stdin().lock();
        loop {
            let mut line = Vec::new();
            match io::Read::take(&mut input, LONGEST).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&line);
            if line.trim().is_empty() {
                continue;
            }
            let answer = self.answer(line.trim()).unwrap_or_else(|error| json!({ "error": error }));
            let mut output = io::stdout().lock();
            if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
                return;
            }
        }
    }

    fn answer(&self, line: &str) -> Result<Value, String> {
        let (word, rest) = line.split_once(' ').map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match (word, rest) {
            ("screen", "") => self.sight(Sight::Screen, "there is no screen"),
            ("position", "") => self.sight(Sight::Match, "there is no match on the table"),
            ("log", "") => self.sight(Sight::Log, "there is no match on the table"),
            ("frames", "") => serde_json::to_value(self.frames.figures()).map_err(|error| error.to_string()),
            ("redraw", count) => self.redraw(count),
            ("shot", file) if !file.is_empty() => self.shot(Path::new(file)),
            ("where", what) if !what.is_empty() => self.find(what),
            _ => Err(format!(
                "'{}' is not one of: screen, position, where <square>, where \"<text>\", log, frames, redraw <frames>, shot <file>",
                line.chars().take(60).collect::<String>()
            )),
        }
    }

    fn sight(&self, sight: Sight, otherwise: &str) -> Result<Value, String> {
        self.seen.notes().sights.get(&sight).cloned().ok_or_else(|| otherwise.to_owned())
    }

    fn find(&self, what: &str) -> Result<Value, String> {
        let notes = self.seen.notes();
        let label = what.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let found = match label {
            Some(label) => notes.labels.get(label).copied(),
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

    /// Draws so many frames one after the other, and tells how long they took.
    fn redraw(&self, count: &str) -> Result<Value, String> {
        let count = count.parse().ok().filter(|count| (1..=MOST_FRAMES).contains(count));
        let count = count.ok_or_else(|| format!("how many frames: 1 to {MOST_FRAMES}?"))?;
        self.frames.time_anew();
        self.more.0.store(count, Ordering::Relaxed);
        (self.wake)();
        let start = Instant::now();
        while self.more.0.load(Ordering::Relaxed) > 0 {
            if start.elapsed() > PATIENCE {
                return Err(format!("only some of the frames were drawn in {} s", PATIENCE.as_secs()));
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.answer("frames")
    }

    fn shot(&self, file: &Path) -> Result<Value, String> {
        let (done, saved) = channel();
        self.wishes.send(Wish { file: file.to_owned(), done }).map_err(|_| "the window is closed".to_owned())?;
        (self.wake)();
        match saved.recv_timeout(PATIENCE) {
            Ok(result) => result.map(|()| json!({ "shot": file })),
            Err(RecvTimeoutError::Timeout) => Err("the picture takes too long".to_owned()),
            Err(RecvTimeoutError::Disconnected) => Err("the window was closed".to_owned()),
        }
    }
}

fn take_pictures(mut commands: Commands, mut wishes: ResMut<Wishes>) {
    let Ok(receiver) = wishes.bypass_change_detection().0.get_mut() else {
        return;
    };
    for Wish { file, done } in receiver.try_iter() {
        commands.spawn(Screenshot::primary_window()).observe(move |picture: On<ScreenshotCaptured>| {
            // The console may have lost its patience.
            let _ = done.send(save(&picture.image, &file));
        });
    }
}

/// A picture comes back from the graphics card some frames later; nothing else may ask for these frames.
fn develop_pictures(under_way: Query<(), With<Screenshot>>, mut redraw: MessageWriter<RequestRedraw>) {
    if !under_way.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn save(picture: &Image, file: &Path) -> Result<(), String> {
    let picture = picture.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // Without the alpha channel, which a window has no use for.
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}
