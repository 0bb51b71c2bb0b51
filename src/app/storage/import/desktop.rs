//! Files on the desktop: dropped on the window, or chosen in the system's own window.

use crate::app::platform::system_dialogs::choose_files;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{Settings, SystemLanguage};
use crate::app::storage::import::incoming::{Incoming, read_file};
use crate::app::storage::library::Store;
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The extensions of files that can be imported: matches, backups, and matches as earlier versions and mails have them.
const EXTENSIONS: [&str; 4] = ["zen", "zenbackup", "txt", "ron"];

/// Adds what calls `hand_in`, from any thread, with what comes of the player's files.
pub(super) fn add_to(app: &mut App, hand_in: impl Fn(Incoming) + Clone + Send + Sync + 'static) {
    app.add_message::<FileDragAndDrop>()
        .add_systems(Update, take_dropped(hand_in.clone()).in_set(AppSystems::Input))
        .add_systems(Update, let_choose(hand_in).in_set(AppSystems::Act));
}

/// Reads what is dropped on the window.
fn take_dropped(
    hand_in: impl Fn(Incoming) + Clone + Send + Sync + 'static,
) -> impl FnMut(MessageReader<FileDragAndDrop>) {
    move |mut dropped| {
        for event in dropped.read() {
            if let FileDragAndDrop::DroppedFile { path_buf: path, .. } = event {
                read_in_background(path.clone(), hand_in.clone());
            }
        }
    }
}

/// Shows the system's window for choosing files when that is asked for, one at a time, and reads what is chosen.
fn let_choose(
    hand_in: impl Fn(Incoming) + Clone + Send + Sync + 'static,
) -> impl FnMut(MessageReader<Store>, Res<Settings>, Res<SystemLanguage>) {
    let is_open = Arc::new(AtomicBool::new(false));
    move |mut requests, settings, system| {
        if !requests.read().any(|request| *request == Store::ChooseFiles) || is_open.swap(true, Ordering::Relaxed) {
            return;
        }
        let language = settings.language.unwrap_or(system.0);
        let (title, kind) = (Phrase::SavedOpenFile.localise(language), Phrase::SavedFiles.localise(language));
        let (hand_in, is_open) = (hand_in.clone(), Arc::clone(&is_open));
        choose_files(&title, &kind, &EXTENSIONS, move |files| {
            is_open.store(false, Ordering::Relaxed);
            match files {
                Some(files) => files.into_iter().for_each(|file| read_in_background(file, hand_in.clone())),
                None => hand_in(Incoming::Note(Phrase::StorageNoFileDialog.into())),
            }
        });
    }
}

fn read_in_background(path: PathBuf, hand_in: impl Fn(Incoming) + Send + 'static) {
    let read_it = async move {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        hand_in(Incoming::File(name, read_file(&path)));
    };
    IoTaskPool::get().spawn(read_it).detach();
}
