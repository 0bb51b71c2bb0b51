//! The sheet on which both sides of Zener's blind set-up are arranged: White's pieces face down, then Black's face up.

use crate::app::gameplay::messages::Intent;
use crate::app::gameplay::zener_setup::{PendingZenerSetup, ZenerSetupDraft};
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, CORNER_RADIUS, drawings, sheet};
use crate::games::{Kind, Player};
use crate::texts::Phrase;
use crate::texts::games::player_name;
use crate::texts::games::zener::symbol_name;
use crate::texts::seats::person_name;
use bevy::prelude::*;
use bevy_egui::egui::{
    CornerRadius, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The side of a tile, in points.
const TILE: f32 = 64.0;

/// The tile that changes places with the next one that is clicked.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
struct SelectedTile(Option<usize>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SelectedTile>()
        .add_systems(OnEnter(Overlay::ZenerSetup), |mut selected: ResMut<SelectedTile>| selected.0 = None)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::ZenerSetup)));
}

/// What was clicked.
#[derive(Clone, Copy)]
enum Clicked {
    Tile(usize),
    Lots,
    Done,
    Cancel,
}

fn show(
    mut contexts: EguiContexts,
    mut pending: ResMut<PendingZenerSetup>,
    mut selected: ResMut<SelectedTile>,
    mut actions: UiActions,
) -> Result {
    let Some(draft) = &pending.0 else { return Ok(()) };
    // The title is part of the sheet's identity in egui, which remembers a size for each sheet.
    let title = if draft.turn == Player::One { Phrase::ZenerSetupWhite } else { Phrase::ZenerSetupBlack };
    let clicked = sheet::modal(contexts.ctx_mut()?, title, 430.0, |ui| arrange(ui, draft, selected.0));
    let Some(clicked) = clicked else { return Ok(()) };
    if let Clicked::Cancel = clicked {
        pending.0 = None;
        actions.go.write(Navigate::Back);
        return Ok(());
    }
    let Some(draft) = &mut pending.0 else { return Ok(()) };
    match clicked {
        Clicked::Tile(tile) => match selected.0.take() {
            Some(other) => draft.exchange(tile, other),
            None => selected.0 = Some(tile),
        },
        Clicked::Lots => {
            selected.0 = None;
            draft.draw_lots();
        }
        Clicked::Done => {
            selected.0 = None;
            if let Some(setup) = draft.finish_side() {
                actions.intents.write(Intent::Arrange(setup));
                actions.go.write(Navigate::To(Screen::Match));
            }
        }
        Clicked::Cancel => {}
    }
    Ok(())
}

fn arrange(ui: &mut Ui, draft: &ZenerSetupDraft, selected: Option<usize>) -> Option<Clicked> {
    let [white, black] = &draft.names;
    let (own, other) = match draft.turn {
        Player::One => (white, black),
        Player::Two => (black, white),
    };
    let [name, other] = [own, other].map(|name| name.as_deref().map(person_name));
    let name = name.unwrap_or_default();
    let request = match (draft.turn, other) {
        (Player::One, Some(other)) => Phrase::ZenerSetupWhiteLookAway { name, other },
        (Player::One, None) => Phrase::ZenerSetupWhiteAlone { name },
        (Player::Two, _) => Phrase::ZenerSetupBlackOpen { name },
    };
    ui.label(RichText::new(ui.localise(request)).font(theme::strong(17.0)));
    ui.label(ui.localise(Phrase::ZenerSetupHelp));
    ui.add_space(6.0);
    let mut clicked = None;
    if draft.turn == Player::Two {
        // White's pieces lie face down here: this is Black's view.
        widgets::remark(ui, Phrase::SideWhite);
        row(ui, |ui, _| {
            back(ui);
        });
        ui.add_space(6.0);
    }
    widgets::remark(ui, Phrase::ZenerSetupOwnLeft { side: player_name(Kind::Zener, draft.turn) });
    let symbols = draft.orders[draft.turn.index()].symbols();
    row(ui, |ui, place| {
        if tile(ui, draft.turn, symbols[place], place, selected == Some(place)) {
            clicked = Some(Clicked::Tile(place));
        }
    });
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        for (button, chosen) in [
            (Button::new(Phrase::CommonDone).primary().width(110.0), Clicked::Done),
            (Button::new(Phrase::ZenerSetupByLot), Clicked::Lots),
            (Button::new(Phrase::CommonCancel), Clicked::Cancel),
        ] {
            if ui.add(button).clicked() {
                clicked = Some(chosen);
            }
        }
    });
    clicked
}

/// A row of five places.
fn row(ui: &mut Ui, mut place: impl FnMut(&mut Ui, usize)) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        for number in 0..5 {
            place(ui, number);
        }
    });
}

/// The side of a tile in points, so that five fit into a row.
fn side(ui: &Ui) -> f32 {
    TILE.min((ui.max_rect().width() - 4.0 * 8.0) / 5.0)
}

/// A tile that lies face down.
fn back(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side(ui)), Sense::hover());
    let (fill, line) = (theme::SHEET_RAISED, Stroke::new(1.0, theme::SHEET_LINE));
    ui.painter().rect(rect.shrink(3.0), CornerRadius::same(CORNER_RADIUS), fill, line, StrokeKind::Inside);
}

fn tile(ui: &mut Ui, player: Player, symbol: u8, place: usize, is_selected: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side(ui)), Sense::click());
    let place = (place + 1).to_string().into();
    let name = Phrase::ZenerSetupPlace { place, symbol: symbol_name(symbol).into() };
    let label = ui.localise(name.clone());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, is_selected, &label));
    let lifted = if is_selected { rect.translate(vec2(0.0, -6.0)) } else { rect };
    drawings::piece(ui.painter(), lifted, Kind::Zener, player, Some(symbol));
    if is_selected || response.hovered() {
        let ring = Rect::from_center_size(lifted.center(), lifted.size() * 0.96);
        let stroke = Stroke::new(if is_selected { 3.0 } else { 1.5 }, theme::RED);
        ui.painter().rect_stroke(ring, CornerRadius::same(CORNER_RADIUS), stroke, StrokeKind::Outside);
    }
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, name, &response);
    response.clicked()
}
