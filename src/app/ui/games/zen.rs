//! ZEN L'initié in the menus: its pawns and its emblem.

use crate::app::ui::games::game_ui::{GameUi, PieceDrawing};
use crate::app::ui::theme::piece_colours::{outline, piece_colours, player_colours};
use crate::app::ui::theme::widgets::{self, caption, remark};
use crate::games::zen::{Announcing, Variant};
use crate::games::{Kind, Piece, Player};
use crate::session::choices::GameChoices;
use bevy_egui::egui::{Color32, Painter, Rect, Shape, Stroke, Ui, Vec2, vec2};

pub(super) static UI: GameUi = GameUi {
    // Maple.
    ground: Color32::from_rgb(0xe3, 0xc0, 0x8c),
    letters: &[('w', Some(Player::One)), ('b', Some(Player::Two)), ('Z', None)],
    has_links: false,
    piece: pawn,
    emblem,
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

/// The controls for the game's options in the form of a new match.
fn options(ui: &mut Ui, choices: &mut GameChoices) {
    caption(ui, "Variant");
    let variants = [
        (Variant::Basic, "Basic game"),
        (Variant::One, "1: check and mate"),
        (Variant::Two, "2: for points"),
        (Variant::Three, "3: super initiés"),
    ];
    widgets::choose(ui, &mut choices.variant, variants);
    remark(ui, variant_description(choices.variant));
    if choices.variant.has_check() {
        caption(ui, "Check and mate are announced by");
        let announcing = [(Announcing::ByGame, "The game"), (Announcing::ByPlayers, "The players")];
        widgets::choose(ui, &mut choices.announcing, announcing);
        if choices.announcing == Announcing::ByPlayers {
            remark(ui, "Who loses to a check that nobody announced may take the last move back.");
        }
    }
}

const fn variant_description(variant: Variant) -> &'static str {
    match variant {
        Variant::Basic => "Who first has all pieces in one chain wins.",
        Variant::One => "A threat to connect is announced, and one that nothing parries wins at once.",
        Variant::Two => "Check and mate; a round counts as many points as the loser has pieces astray.",
        Variant::Three => "For points, without check; the Zen may end its move anywhere.",
    }
}
