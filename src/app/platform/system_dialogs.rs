//! Windows of the system itself: one to choose files, and one that says why the game can't start, or its help.

use bevy::tasks::IoTaskPool;
use rfd::{AsyncFileDialog, MessageDialog, MessageLevel};
use std::path::PathBuf;

/// Shows the system's window for choosing files, and calls `then` with those that were chosen: none if it was closed,
/// and `None` if the system has no such window. The game goes on meanwhile. `kind` is what files with these extensions
/// are called.
pub(crate) fn choose_files(
    title: &str,
    kind: &str,
    extensions: &[&str],
    then: impl FnOnce(Option<Vec<PathBuf>>) + Send + 'static,
) {
    let dialog = AsyncFileDialog::new().set_title(title).add_filter(kind, extensions).pick_files();
    let choose = async move {
        let files = dialog.await;
        then(files.map(|files| files.into_iter().map(|file| file.path().to_owned()).collect()));
    };
    IoTaskPool::get().spawn(choose).detach();
}

/// Shows why the program ends, in a window of the system, and waits until it is closed. A system without such windows
/// shows nothing.
pub fn show_error(message: &str) {
    show(MessageLevel::Error, message);
}

/// Shows the program's help in the same way.
pub fn show_help(message: &str) {
    show(MessageLevel::Info, message);
}

fn show(level: MessageLevel, message: &str) {
    MessageDialog::new().set_level(level).set_title("Zen Table").set_description(message).show();
}
