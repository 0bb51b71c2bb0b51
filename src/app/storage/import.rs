//! Files that are dropped on the window or, in the browser, chosen: they are read in the background and passed to
//! [`storage`](crate::app::storage).

use crate::app::platform::files::{FileFault, read};
use crate::app::platform::frames;
use crate::app::state::navigation::Screen;
use crate::app::state::schedule::AppSystems;
use crate::app::storage::library::Store;
use crate::session::record::{self, RecordError, RecordFault};
use crate::texts::{Text, errors};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use bevy::tasks::IoTaskPool;
#[cfg(not(target_arch = "wasm32"))]
use bevy::window::FileDragAndDrop;
use std::path::Path;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

/// Files that have been read and wait to be imported.
#[derive(Resource, Debug)]
struct Inbox(Mutex<Receiver<ImportedFile>>);

/// The name of a file, and its text or why it can't be read.
type ImportedFile = (String, Result<String, Text>);

pub(super) fn plugin(app: &mut App) {
    let (sender, receiver) = channel::<ImportedFile>();
    let wake = frames::waker(app.world().get_resource());
    let hand_in = move |name: String, text: Result<String, Text>| {
        // This fails only while the program ends.
        let _ = sender.send((name, text));
        wake();
    };
    #[cfg(target_arch = "wasm32")]
    crate::app::platform::web::on_file(move |name, text| hand_in(name, text.map_err(said)));
    #[cfg(not(target_arch = "wasm32"))]
    app.add_message::<FileDragAndDrop>().add_systems(Update, take_dropped(hand_in).in_set(AppSystems::Input));
    let is_set = not(in_state(Screen::Loading)).and_then(not(in_state(Screen::Failed)));
    app.insert_resource(Inbox(Mutex::new(receiver)))
        .add_systems(Update, pass_on.in_set(AppSystems::Act).run_if(is_set));
}

/// Reads what is dropped on the window.
#[cfg(not(target_arch = "wasm32"))]
fn take_dropped(
    hand_in: impl Fn(String, Result<String, Text>) + Clone + Send + Sync + 'static,
) -> impl FnMut(MessageReader<FileDragAndDrop>) {
    move |mut dropped| {
        for event in dropped.read() {
            if let FileDragAndDrop::DroppedFile { path_buf: path, .. } = event {
                let (path, hand_in) = (path.clone(), hand_in.clone());
                let read_it = async move {
                    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
                    hand_in(name, read_record(&path));
                };
                IoTaskPool::get().spawn(read_it).detach();
            }
        }
    }
}

/// Passes on one file a frame, so that each of several files comes to the table once and is saved.
fn pass_on(mut inbox: ResMut<Inbox>, mut store: MessageWriter<Store>) {
    let file = inbox.bypass_change_detection().0.get_mut().ok().and_then(|receiver| receiver.try_recv().ok());
    if let Some((name, text)) = file {
        store.write(Store::Import { name, text });
    }
}

/// The text of a record in a file.
///
/// # Errors
/// Why it can't be read, or is longer than any record, in words.
pub(super) fn read_record(file: &Path) -> Result<String, Text> {
    read(file, record::LONGEST).map_err(said)
}

/// Why the file of a record can't be read, in words.
fn said(fault: FileFault) -> Text {
    match fault {
        FileFault::TooLong => errors::record_error(&RecordError { line: None, reason: RecordFault::TooLong }),
        fault => fault.text(),
    }
}

#[cfg(test)]
mod tests {
    use crate::session::record;

    /// The page's script refuses a file that is too long before it reads it, so it has its own copy of the limit.
    #[test]
    fn the_page_reads_records_up_to_the_same_length() {
        assert_eq!(record::LONGEST, 2_usize.pow(21));
        assert!(include_str!("../../../web/start.js").contains("const longest = 2 ** 21;"));
    }
}
