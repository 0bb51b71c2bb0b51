//! The probe on the desktop: questions on standard input, answers on standard output, one line each.

use crate::app::probe::console::{Console, Reply};
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::window::RequestRedraw;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How long a screenshot or a number of frames may take; software renderers are slow.
const TIMEOUT: Duration = Duration::from_secs(600);

/// The longest line that is read, in bytes.
const LONGEST: u64 = 64 * 1024;

/// A screenshot that is asked for, and where to report the result.
#[derive(Debug)]
struct PictureRequest {
    file: PathBuf,
    done: Sender<Result<(), String>>,
}

/// Screenshots that are asked for.
#[derive(Resource, Debug)]
struct PictureRequests(Mutex<Receiver<PictureRequest>>);

/// Starts the thread that answers.
pub(super) fn open(app: &mut App, console: Console) {
    let (requests, take) = channel();
    app.insert_resource(PictureRequests(Mutex::new(take)))
        .add_systems(Update, (take_pictures, request_screenshot_frames));
    if let Err(error) = thread::Builder::new().name("probe".to_owned()).spawn(move || serve(&console, &requests)) {
        error!("the probe can't be answered: {error}");
    }
}

/// Answers until standard input ends.
fn serve(console: &Console, requests: &Sender<PictureRequest>) {
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
        let answer = answer(console, requests, line.trim()).unwrap_or_else(|error| json!({ "error": error }));
        let mut output = io::stdout().lock();
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            return;
        }
    }
}

fn answer(console: &Console, requests: &Sender<PictureRequest>, line: &str) -> Result<Value, String> {
    match console.answer(line)? {
        Reply::Now(answer) => Ok(answer),
        Reply::Frames => wait_for_frames(console),
        Reply::Picture(file) => shot(console, requests, &file),
    }
}

fn wait_for_frames(console: &Console) -> Result<Value, String> {
    let start = Instant::now();
    while console.is_drawing() {
        if start.elapsed() > TIMEOUT {
            return Err(format!("only some of the frames were drawn in {} s", TIMEOUT.as_secs()));
        }
        thread::sleep(Duration::from_millis(10));
    }
    console.statistics()
}

fn shot(console: &Console, requests: &Sender<PictureRequest>, file: &Path) -> Result<Value, String> {
    let (done, saved) = channel();
    requests.send(PictureRequest { file: file.to_owned(), done }).map_err(|_| "the window is closed".to_owned())?;
    console.wake();
    match saved.recv_timeout(TIMEOUT) {
        Ok(result) => result.map(|()| json!({ "shot": file })),
        Err(RecvTimeoutError::Timeout) => Err("the picture takes too long".to_owned()),
        Err(RecvTimeoutError::Disconnected) => Err("the window was closed".to_owned()),
    }
}

fn take_pictures(mut commands: Commands, mut requests: ResMut<PictureRequests>) {
    let Ok(receiver) = requests.bypass_change_detection().0.get_mut() else {
        return;
    };
    for PictureRequest { file, done } in receiver.try_iter() {
        commands.spawn(Screenshot::primary_window()).observe(move |picture: On<ScreenshotCaptured>| {
            // The console may have stopped waiting.
            let _ = done.send(save(&picture.image, &file));
        });
    }
}

/// A screenshot comes back from the graphics card some frames later. This system requests these frames, because nothing
/// else may do so.
fn request_screenshot_frames(under_way: Query<(), With<Screenshot>>, mut redraw: MessageWriter<RequestRedraw>) {
    if !under_way.is_empty() {
        redraw.write(RequestRedraw);
    }
}

fn save(picture: &Image, file: &Path) -> Result<(), String> {
    let picture = picture.clone().try_into_dynamic().map_err(|error| error.to_string())?;
    // Without the alpha channel, which means nothing in a window.
    picture.to_rgb8().save(file).map_err(|error| error.to_string())
}
