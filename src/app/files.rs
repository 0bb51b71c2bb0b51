//! Files that are dropped on the table, on a page also chosen: read beside the frames and handed to [`storage`](super::storage).

use super::AppSystems;
use super::frames;
use super::screen::Screen;
use super::storage::Store;
use crate::session::record::{self, RecordFault};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::IoTaskPool;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

/// What has been read and waits for its turn.
#[derive(Resource, Debug)]
struct Inbox(Mutex<Receiver<Given>>);

/// The name of a file, and what it says or why it can't be read.
type Given = (String, Result<String, String>);

pub(super) fn plugin(app: &mut App) {
    let (give, given) = channel::<Given>();
    let wake = frames::waker(app.world().get_resource());
    let hand_in = move |name: String, text: Result<String, String>| {
        // The game listens as long as it runs.
        let _ = give.send((name, text));
        wake();
    };
    #[cfg(target_arch = "wasm32")]
    super::page::on_file(hand_in);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_message::<FileDragAndDrop>().add_systems(Update, take_dropped(hand_in).in_set(AppSystems::Input));
    let is_set = not(in_state(Screen::Loading)).and_then(not(in_state(Screen::Failed)));
    app.insert_resource(Inbox(Mutex::new(given))).add_systems(Update, pass_on.in_set(AppSystems::Act).run_if(is_set));
}

/// Reads what is dropped on the window.
#[cfg(not(target_arch = "wasm32"))]
fn take_dropped(
    hand_in: impl Fn(String, Result<String, String>) + Clone + Send + Sync + 'static,
) -> impl FnMut(MessageReader<FileDragAndDrop>) {
    move |mut dropped| {
        for event in dropped.read() {
            if let FileDragAndDrop::DroppedFile { path_buf: path, .. } = event {
                let (path, hand_in) = (path.clone(), hand_in.clone());
                let read_it = async move {
                    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
                    hand_in(name, read(&path));
                };
                IoTaskPool::get().spawn(read_it).detach();
            }
        }
    }
}

/// Hands on one file a frame, so that of several each is on the table once, and kept.
fn pass_on(mut inbox: ResMut<Inbox>, mut store: MessageWriter<Store>) {
    let given = inbox.bypass_change_detection().0.get_mut().ok().and_then(|given| given.try_recv().ok());
    if let Some((name, text)) = given {
        store.write(Store::Import { name, text });
    }
}

/// What a file says.
///
/// # Errors
/// Why it can't be read, or is longer than any record, in words.
pub(super) fn read(file: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    // One byte more than is allowed tells that there are more; how many there are, not every file knows of itself.
    let most = record::LONGEST as u64 + 1;
    let opened = File::open(file).map_err(|error| error.to_string())?;
    opened.take(most).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    if bytes.len() as u64 == most {
        return Err(RecordFault::TooLong.to_string());
    }
    String::from_utf8(bytes).map_err(|_| "it is no text".to_owned())
}
