//! Files that the player chooses or drops on the window: they are read in the background and passed to
//! [`storage`](crate::app::storage).

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub(super) mod incoming;

use crate::app::platform::frames;
use crate::app::state::navigation::Screen;
use crate::app::state::schedule::AppSystems;
use crate::app::storage::import::incoming::Incoming;
use crate::app::storage::library::{Store, Stored};
use bevy::prelude::*;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

/// What has been chosen or dropped, and waits to be imported.
#[derive(Resource, Debug)]
struct Inbox(Mutex<Receiver<Incoming>>);

pub(super) fn plugin(app: &mut App) {
    let (sender, receiver) = channel();
    let wake = frames::waker(app.world().get_resource());
    let hand_in = move |incoming: Incoming| {
        // This fails only while the program ends.
        let _ = sender.send(incoming);
        wake();
    };
    #[cfg(target_arch = "wasm32")]
    {
        crate::app::platform::web::on_file(move |name, text| {
            hand_in(Incoming::File(name, text.map_err(|fault| fault.text())));
        });
        app.add_systems(Update, ask_page.in_set(AppSystems::Act));
    }
    #[cfg(not(target_arch = "wasm32"))]
    desktop::add_to(app, hand_in);
    let is_set = not(in_state(Screen::Loading)).and_then(not(in_state(Screen::Failed)));
    app.insert_resource(Inbox(Mutex::new(receiver)))
        .add_systems(Update, pass_on.in_set(AppSystems::Act).run_if(is_set));
}

/// Has the page ask for files.
#[cfg(target_arch = "wasm32")]
fn ask_page(mut requests: MessageReader<Store>) {
    if requests.read().any(|request| *request == Store::ChooseFiles) {
        crate::app::platform::web::ask_for_files();
    }
}

/// Passes on one file a frame, so that each of several files comes to the table once and is saved.
fn pass_on(mut inbox: ResMut<Inbox>, mut store: MessageWriter<Store>, mut stored: MessageWriter<Stored>) {
    let incoming = inbox.bypass_change_detection().0.get_mut().ok().and_then(|receiver| receiver.try_recv().ok());
    match incoming {
        Some(Incoming::File(name, text)) => _ = store.write(Store::Import { name, text }),
        Some(Incoming::Note(note)) => _ = stored.write(Stored::Note(note)),
        None => {}
    }
}
