//! ZEN L'initié in the menus: its pawns and its emblem.

use crate::app::ui::games::game_ui::{EditorTool, GameUi, PieceDrawing};
use crate::app::ui::theme::piece_colours::{outline, piece_colours, player_colours};
use crate::app::ui::theme::widgets::{self, Button, caption, remark};
use crate::games::zen::{Announcing, Variant};
use crate::games::{EditedPosition, Fields, Kind, Piece, Player};
use crate::session::choices::GameChoices;
use crate::texts::{Phrase, Text};
use bevy_egui::egui::{Color32, Painter, Rect, Shape, Stroke, Ui, Vec2, vec2};

pub(super) static UI: GameUi = GameUi {
    // Maple.
    ground: Color32::from_rgb(0xe3, 0xc0, 0x8c),
    beyond: 0,
    has_links: false,
    piece: pawn,
    emblem,
    aim: None,
    position_fields,
    options,
};

fn pawn(painter: &Painter, drawing: &PieceDrawing) {
    let &PieceDrawing { centre, side, fill, outline, .. } = drawing;
    let at = |x: f32, y: f32| centre + vec2(x, y) * side;
    let body = vec![at(-0.14, -0.12), at(0.14, -0.12), at(0.34, 0.44), at(-0.34, 0.44)];
    painter.add(Shape::convex_polygon(body, fill, outline));
    painter.circle(at(0.0, -0.22), side * 0.21, fill, outline);
}

/// The ring of twenty pawns with their colours alternating, and the Zen in the middle.
fn emblem(painter: &Painter, rect: Rect) {
    let (centre, side) = (rect.center(), rect.width().min(rect.height()));
    for (index, square) in ring_of_pawns().into_iter().enumerate() {
        let player = if index % 2 == 0 { Player::One } else { Player::Two };
        let colours = player_colours(painter, Kind::Zen, player);
        let at = centre + square * side / 11.5;
        painter.circle(at, side / 28.0, colours[0], Stroke::new(1.0, outline(colours)));
    }
    let [red, gilt] = piece_colours(painter, Kind::Zen, Piece::Zen);
    painter.circle(centre, side / 17.0, red, Stroke::new(1.0, gilt));
}

/// The squares on which the ring of pawns stands, clockwise from the top, counted from the centre of the board.
fn ring_of_pawns() -> Vec<Vec2> {
    let corners = [vec2(0.0, -5.0), vec2(5.0, 0.0), vec2(0.0, 5.0), vec2(-5.0, 0.0)];
    (0..4)
        .flat_map(|side| {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            (0..5_u8).map(move |step| from + (to - from) * f32::from(step) / 5.0)
        })
        .collect()
}

/// The square that the Zen has just left.
fn position_fields(ui: &mut Ui, edited: &mut EditedPosition, tool: &mut EditorTool) {
    caption(ui, Phrase::EditorZenLeft);
    let fields = edited.fields();
    let square = fields.forbidden.map(|square| Text::Plain(edited.square_name(square)));
    ui.horizontal_wrapped(|ui| {
        let none = Button::new(Phrase::EditorNoSquare).selected(square.is_none() && *tool != EditorTool::Forbid);
        if ui.add(none).clicked() {
            edited.set_fields(Fields { forbidden: None, ..fields });
            if *tool == EditorTool::Forbid {
                *tool = EditorTool::Take;
            }
        }
        let is_chosen = square.is_some() || *tool == EditorTool::Forbid;
        let point = Button::new(square.unwrap_or_else(|| Phrase::EditorPoint.into())).named(Phrase::EditorPoint);
        if ui.add(point.selected(is_chosen)).clicked() {
            *tool = EditorTool::Forbid;
        }
    });
}

/// The controls for the game's options in the form of a new match.
fn options(ui: &mut Ui, choices: &mut GameChoices) {
    caption(ui, Phrase::ZenOptionsVariant);
    let variants = [
        (Variant::Basic, Phrase::ZenOptionsBasic),
        (Variant::One, Phrase::ZenOptionsOne),
        (Variant::Two, Phrase::ZenOptionsTwo),
        (Variant::Three, Phrase::ZenOptionsThree),
    ];
    widgets::choose(ui, &mut choices.variant, variants);
    remark(ui, variant_description(choices.variant));
    if choices.variant.has_check() {
        caption(ui, Phrase::ZenOptionsAnnouncing);
        let announcing = [
            (Announcing::ByGame, Phrase::ZenOptionsAnnouncingGame),
            (Announcing::ByPlayers, Phrase::ZenOptionsAnnouncingPlayers),
        ];
        widgets::choose(ui, &mut choices.announcing, announcing);
        if choices.announcing == Announcing::ByPlayers {
            remark(ui, Phrase::ZenOptionsAnnouncingPlayersHelp);
        }
    }
}

const fn variant_description(variant: Variant) -> Phrase {
    match variant {
        Variant::Basic => Phrase::ZenOptionsBasicHelp,
        Variant::One => Phrase::ZenOptionsOneHelp,
        Variant::Two => Phrase::ZenOptionsTwoHelp,
        Variant::Three => Phrase::ZenOptionsThreeHelp,
    }
}
