//! The sheet on which a position is set up by hand: a plan of the board, a tray of pieces, and the other fields of the
//! position string.
//!
//! `state`: the position and what is done with it; `board`: tray and board; `layout`: the sheet.

mod board;
mod layout;
mod state;

use crate::app::gameplay::messages::Intent;
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::storage::library::Stored;
use crate::app::ui::schedule::UiSystems;
use crate::games::{EditedPosition, Kind, Player};
use crate::session::Terms;
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use layout::{Clicked, lay_out};
pub(crate) use state::PositionEditor;

pub(super) fn plugin(app: &mut App) {
    let terms = Terms::usual(Kind::ALL[0]);
    let options = terms.game.options(terms.seed, 0, Player::One);
    app.insert_resource(PositionEditor::new(EditedPosition::start(&options), terms)).add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::PositionEditor)),
    );
}

fn show(
    mut contexts: EguiContexts,
    mut editor: ResMut<PositionEditor>,
    mut intents: MessageWriter<Intent>,
    mut stored: MessageWriter<Stored>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut next = editor.clone();
    match lay_out(context, &mut next) {
        Some(Clicked::Copy) => {
            context.copy_text(next.edited.text());
            stored.write(Stored::Note(Phrase::EditorCopied.into()));
        }
        Some(clicked @ (Clicked::Play | Clicked::Analyse)) => {
            if let Some(begun) = next.begin() {
                intents.write(Intent::Resume(Box::new(begun)));
                if clicked == Clicked::Analyse {
                    intents.write(Intent::Analyse);
                }
                go.write(Navigate::To(Screen::Match));
            }
        }
        Some(Clicked::Back) => _ = go.write(Navigate::Back),
        None => {}
    }
    editor.set_if_neq(next);
    Ok(())
}
