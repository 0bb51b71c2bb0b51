//! The language of the page around the game: what is chosen on its start screen becomes a setting, and it follows the
//! game's language.

use crate::app::platform::{frames, web};
use crate::app::state::settings::{Settings, SystemLanguage};
use crate::texts::Language;
use bevy::prelude::*;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};

/// Languages that have been chosen on the page.
#[derive(Resource, Debug)]
struct Chosen(Mutex<Receiver<Language>>);

pub(super) fn plugin(app: &mut App) {
    let (sender, receiver) = channel();
    let wake = frames::waker(app.world().get_resource());
    web::on_language(move |tag| {
        if let Some(language) = Language::from_tag(&tag) {
            // This fails only while the program ends.
            let _ = sender.send(language);
            wake();
        }
    });
    app.insert_resource(Chosen(Mutex::new(receiver)))
        .add_systems(Update, (take, tell.run_if(resource_changed::<Settings>)).chain());
}

fn take(mut chosen: ResMut<Chosen>, mut settings: ResMut<Settings>) {
    let receiver = chosen.bypass_change_detection().0.get_mut();
    if let Some(language) = receiver.ok().and_then(|receiver| receiver.try_iter().last()) {
        let language = Some(language);
        settings.set_if_neq(Settings { language, ..settings.clone() });
    }
}

fn tell(settings: Res<Settings>, system: Res<SystemLanguage>) {
    web::tell_language(settings.language.unwrap_or(system.0).tag(), settings.language.is_some());
}
