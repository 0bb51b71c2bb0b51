//! The sheet with which the match, or the position that is shown, leaves the table: copied as text, or saved as a file.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::settings::Settings;
use crate::app::storage::library::{Store, Stored};
use crate::app::storage::trouble;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, raster, sheet};
use crate::texts::Phrase;
use crate::texts::figure::Plan;
use bevy::prelude::*;
use bevy_egui::egui::{Context, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Export).and_then(resource_exists::<ActiveMatch>)),
    );
}

/// What can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Choice {
    MatchAsText,
    /// Only the page in a browser has an address.
    MatchAsLink,
    MatchAsFile,
    PositionAsText,
    PositionAsPicture,
    Back,
}

impl Choice {
    const fn label(self) -> Phrase {
        match self {
            Self::MatchAsText => Phrase::ExportCopyAsText,
            Self::MatchAsLink => Phrase::ExportCopyAsLink,
            Self::MatchAsFile => Phrase::ExportSaveAsFile,
            Self::PositionAsText => Phrase::EditorCopy,
            Self::PositionAsPicture => Phrase::ExportPicture,
            Self::Back => Phrase::CommonBack,
        }
    }
}

/// What is done with the match, and with the position.
const MATCH: [Choice; 3] = [Choice::MatchAsText, Choice::MatchAsLink, Choice::MatchAsFile];
const POSITION: [Choice; 2] = [Choice::PositionAsText, Choice::PositionAsPicture];

fn show(
    mut contexts: EguiContexts,
    active: Res<ActiveMatch>,
    settings: Res<Settings>,
    mut store: MessageWriter<Store>,
    mut stored: MessageWriter<Stored>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let Some(choice) = lay_out(contexts.ctx_mut()?, cfg!(target_arch = "wasm32")) else { return Ok(()) };
    match choice {
        Choice::MatchAsText => _ = store.write(Store::CopyTable),
        Choice::MatchAsLink => _ = store.write(Store::CopyLink),
        Choice::MatchAsFile => _ = store.write(Store::ExportTable),
        Choice::PositionAsText => _ = store.write(Store::CopyPosition),
        Choice::PositionAsPicture => match raster::png(&Plan::with_last_move(active.position()), settings.styles) {
            Ok(picture) => _ = store.write(Store::ExportPicture(picture)),
            Err(error) => {
                let (what, reason) = (Phrase::StoragePictureNotExported.into(), trouble::reason(&error));
                stored.write(Stored::Failed { what, reason });
            }
        },
        Choice::Back => _ = go.write(Navigate::Back),
    }
    Ok(())
}

/// Lays out the sheet, on a page with an address or without; returns what was chosen.
fn lay_out(context: &Context, has_address: bool) -> Option<Choice> {
    sheet::modal(context, Phrase::ExportTitle, 300.0, |ui| {
        let mut chosen = None;
        if ui.add(Button::new(Choice::Back.label()).command(Command::Back)).clicked() {
            chosen = Some(Choice::Back);
        }
        let of_match = MATCH.iter().copied().filter(|&choice| has_address || choice != Choice::MatchAsLink);
        group(ui, Phrase::ExportMatch, of_match, &mut chosen);
        group(ui, Phrase::ExportPosition, POSITION, &mut chosen);
        chosen
    })
}

/// A title and the buttons below it.
fn group(ui: &mut Ui, title: Phrase, choices: impl IntoIterator<Item = Choice>, chosen: &mut Option<Choice>) {
    ui.add_space(6.0);
    ui.label(RichText::new(ui.localise(title)).font(theme::strong(17.0)));
    for choice in choices {
        if ui.add(Button::new(choice.label()).left().width(ui.available_width())).clicked() {
            *chosen = Some(choice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_button_is_cut_by_a_window_of_any_width() {
        for has_address in [false, true] {
            let choices = MATCH.into_iter().chain(POSITION).chain([Choice::Back]);
            let wanted = choices.filter(|&choice| has_address || choice != Choice::MatchAsLink);
            let wanted: Vec<_> = wanted.map(|choice| choice.label().into()).collect();
            sheet::fits_at_any_width(&wanted, |context| {
                lay_out(context, has_address);
            });
        }
    }
}
