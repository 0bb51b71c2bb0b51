//! Short messages at the lower edge of the board: why something was refused, and what became of saved matches.

use crate::app::ai::notice::AiNotice;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::gameplay::narration::Narration;
use crate::app::gameplay::selection::{Point, Selection};
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::storage::library::Stored;
use crate::app::ui::hud::layout;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::Localise;
use crate::texts::{Phrase, Text, errors, refusals};
use accesskit::Live;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Id, Order, RichText, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The message that is shown until something else happens.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Toast {
    message: Option<ToastKind>,
    /// Whether it stays while moves are made. A computer's own move would otherwise remove it before the player has
    /// read it.
    stays: bool,
}

impl Toast {
    /// The text that is shown at the moment.
    #[must_use]
    pub fn text(&self) -> Option<&Text> {
        self.message.as_ref().map(|(ToastKind::Good(text) | ToastKind::Bad(text))| text)
    }
}

/// A message that something succeeded or failed.
#[derive(Clone, PartialEq, Debug)]
enum ToastKind {
    Good(Text),
    Bad(Text),
}

impl ToastKind {
    fn good(text: impl Into<Text>) -> Self {
        Self::Good(text.into())
    }

    fn bad(text: impl Into<Text>) -> Self {
        Self::Bad(text.into())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Toast>()
        .add_systems(Update, collect.in_set(AppSystems::View))
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays));
}

fn collect(
    mut contexts: EguiContexts,
    mut points: MessageReader<Point>,
    mut actions: MessageReader<Navigate>,
    mut match_events: MessageReader<MatchEvent>,
    mut stored: MessageReader<Stored>,
    mut notices: MessageReader<AiNotice>,
    mut toast: ResMut<Toast>,
) -> Result {
    let Toast { mut message, mut stays } = toast.clone();
    if points.read().count() + actions.read().count() > 0 {
        message = None;
    }
    for event in match_events.read() {
        message = match event {
            MatchEvent::Refused(error) => Some(ToastKind::bad(errors::match_error(error))),
            MatchEvent::EditRefused(error) => Some(ToastKind::bad(errors::variation_error(error))),
            MatchEvent::Annotated => message,
            MatchEvent::Moved(_) if stays => message,
            _ => None,
        };
    }
    stays &= message.is_some();
    for AiNotice { text, is_bad } in notices.read() {
        message = Some(if *is_bad { ToastKind::bad(text.clone()) } else { ToastKind::good(text.clone()) });
        stays = true;
    }
    for event in stored.read() {
        message = Some(match event {
            Stored::Opened => continue,
            Stored::Text(text) => {
                contexts.ctx_mut()?.copy_text(text.clone());
                ToastKind::good(Phrase::StorageCopied)
            }
            Stored::Position(text) => {
                contexts.ctx_mut()?.copy_text(text.clone());
                ToastKind::good(Phrase::EditorCopied)
            }
            // A browser tells the name of the file, but not its folder.
            Stored::PictureExported(file) if cfg!(target_arch = "wasm32") => {
                ToastKind::good(Phrase::StoragePictureDownloaded { file: file.clone().into() })
            }
            Stored::PictureExported(place) => {
                ToastKind::good(Phrase::StoragePictureExported { place: place.clone().into() })
            }
            Stored::Exported(file) if cfg!(target_arch = "wasm32") => {
                ToastKind::good(Phrase::StorageDownloaded { file: file.clone().into() })
            }
            Stored::Exported(place) => ToastKind::good(Phrase::StorageExported { place: place.clone().into() }),
            Stored::BackupExported { place, matches } => {
                let (place, matches) = (place.clone().into(), (*matches).into());
                ToastKind::good(match cfg!(target_arch = "wasm32") {
                    true => Phrase::StorageBackupDownloaded { file: place, matches },
                    false => Phrase::StorageBackupExported { place, matches },
                })
            }
            Stored::BackupImported { added, known } => {
                ToastKind::good(Phrase::StorageBackupImported { added: (*added).into(), known: (*known).into() })
            }
            Stored::Deleted(_) => ToastKind::good(Phrase::StorageDeleted),
            Stored::Restored(_) => ToastKind::good(Phrase::StorageRestored),
            Stored::Note(text) => ToastKind::good(text.clone()),
            Stored::Failed { what, reason } => {
                ToastKind::bad(Phrase::StorageSentences { first: what.clone(), second: reason.clone() })
            }
        });
    }
    toast.set_if_neq(Toast { message, stays });
    Ok(())
}

fn show(
    mut contexts: EguiContexts,
    toast: Res<Toast>,
    selection: Res<Selection>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    drawer: Res<layout::HudDrawer>,
    narration: Res<Narration>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // Shown only over the table, and not while an overlay covers it.
    let at_table = *screen.get() == Screen::Match && *overlay.get() == Overlay::None;
    let refusal = selection.refusal.as_ref().filter(|_| at_table);
    let refused = refusal.map(|refused| ToastKind::bad(refusals::refusal(&refused.why.reason)));
    let (text, colour) = match refused.or_else(|| toast.message.clone()) {
        None => return Ok(()),
        Some(ToastKind::Good(text)) => (text, theme::LIGHT),
        Some(ToastKind::Bad(text)) => (text, theme::WARNING),
    };
    let is_told = narration.last().is_some_and(|last| last.text == text);
    let free = if at_table { layout::Places::of(context, *drawer).free } else { context.viewport_rect() };
    Area::new(Id::new("toast"))
        .order(Order::Tooltip)
        .interactable(false)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(free.center_bottom() - vec2(0.0, 14.0))
        .show(context, |ui| {
            theme::panel().show(ui, |ui| {
                ui.set_max_width((free.width() - 60.0).min(520.0));
                let label = ui.label(RichText::new(ui.localise(text)).color(colour));
                if !is_told {
                    ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
                }
            });
        });
    Ok(())
}
