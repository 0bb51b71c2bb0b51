//! Zener in the menus: its tiles with symbols and its emblem.

use crate::app::geometry::symbols::{self, Symbol};
use crate::app::ui::games::game_ui::{EditorTool, GameUi, PieceDrawing};
use crate::app::ui::theme::piece_colours::player_colours;
use crate::app::ui::theme::widgets::{self, Button, caption, remark};
use crate::games::{EditedPosition, Kind, Player};
use crate::session::SetupMethod;
use crate::session::choices::GameChoices;
use crate::texts::Phrase;
use crate::texts::games::zener::symbol_name;
use bevy_egui::egui::{Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, vec2};

pub(super) static UI: GameUi = GameUi {
    // Slate.
    ground: Color32::from_rgb(0x5f, 0x7a, 0x7e),
    beyond: 0,
    has_links: false,
    piece: tile,
    emblem,
    aim: None,
    position_fields,
    options,
};

fn tile(painter: &Painter, drawing: &PieceDrawing) {
    let &PieceDrawing { centre, side, fill, inlay, outline, .. } = drawing;
    let tile = Rect::from_center_size(centre, Vec2::splat(side * 0.92));
    painter.rect(tile, CornerRadius::same(4), fill, outline, StrokeKind::Inside);
    if let Some(number) = drawing.symbol {
        symbol(painter, tile.shrink(side * 0.2), number, Stroke::new(side / 14.0, inlay));
    }
}

/// Five tiles, one with each symbol.
fn emblem(painter: &Painter, rect: Rect) {
    let (centre, side) = (rect.center(), rect.width().min(rect.height()));
    let [bone, ink] = player_colours(painter, Kind::Zener, Player::One);
    for number in 1..=5_u8 {
        let column = (f32::from(number) - 3.0) * 0.195;
        let row = if number % 2 == 0 { -0.15 } else { 0.13 };
        let tile = Rect::from_center_size(centre + vec2(column, row) * side, Vec2::splat(side * 0.2));
        painter.rect(tile, CornerRadius::same(2), bone, Stroke::NONE, StrokeKind::Inside);
        symbol(painter, tile.shrink(side * 0.04), number, Stroke::new(side / 45.0, ink));
    }
}

/// One of Zener's symbols in lines of this width: 1 circle, 2 cross, 3 waves, 4 square, 5 star.
fn symbol(painter: &Painter, rect: Rect, number: u8, stroke: Stroke) {
    let reach = rect.width().min(rect.height()) / 2.0;
    // The symbols are made with y upwards, and on the screen it goes down.
    let points = |line: &[bevy::math::Vec2], reach: f32| -> Vec<Pos2> {
        line.iter().map(|point| rect.center() + vec2(point.x, -point.y) * reach).collect()
    };
    match symbols::symbol(number) {
        // A band lies inside its outline, and a stroke is drawn on both sides of its line.
        Symbol::Band(line) => {
            painter.add(Shape::closed_line(points(&line, reach - stroke.width / 2.0), stroke));
        }
        Symbol::Strokes(lines) => {
            for line in lines {
                painter.line(points(&line, reach), stroke);
            }
        }
        Symbol::Area(line) => {
            let corners = points(&line, reach);
            // Smooths the edge, which the triangles leave jagged.
            painter.add(Shape::closed_line(corners.clone(), Stroke::new(1.0, stroke.color)));
            let mut fan = Mesh::default();
            fan.colored_vertex(rect.center(), stroke.color);
            for (corner, next) in (1..).zip((2..).take(corners.len() - 1).chain([1])) {
                fan.colored_vertex(corners[corner as usize - 1], stroke.color);
                fan.add_triangle(0, corner, next);
            }
            painter.add(fan);
        }
    }
}

/// The symbol to answer, and the piece that has already moved in this turn.
fn position_fields(ui: &mut Ui, edited: &mut EditedPosition, _tool: &mut EditorTool) {
    let mut fields = edited.fields();
    for (what, chosen) in [(Phrase::EditorAnswer, &mut fields.answer), (Phrase::EditorMoved, &mut fields.moved)] {
        caption(ui, what.clone());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for symbol in std::iter::once(None).chain((1..=5).map(Some)) {
                let value = symbol.map_or(Phrase::EditorNone, symbol_name);
                let name = Phrase::EditorChoice { what: what.clone().into(), value: value.clone().into() };
                if ui.add(Button::new(value).named(name).selected(*chosen == symbol)).clicked() {
                    *chosen = symbol;
                }
            }
        });
    }
    edited.set_fields(fields);
}

/// The controls for the game's options in the form of a new match.
fn options(ui: &mut Ui, choices: &mut GameChoices) {
    caption(ui, Phrase::ZenerOptionsSetup);
    let setups = [
        (SetupMethod::Ordered, Phrase::ZenerOptionsOrdered),
        (SetupMethod::Shuffled, Phrase::ZenerOptionsShuffled),
        (SetupMethod::PrintAndPlay, Phrase::ZenerOptionsBlind),
    ];
    widgets::choose(ui, &mut choices.setup, setups);
    remark(ui, setup_description(choices.setup));
}

const fn setup_description(setup: SetupMethod) -> Phrase {
    match setup {
        SetupMethod::Ordered => Phrase::ZenerOptionsOrderedHelp,
        SetupMethod::Shuffled => Phrase::ZenerOptionsShuffledHelp,
        SetupMethod::PrintAndPlay => Phrase::ZenerOptionsBlindHelp,
    }
}
