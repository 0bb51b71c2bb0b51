//! What the menus need for each game.

use crate::games::{EditedPosition, Piece, Player};
use crate::session::choices::GameChoices;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, Ui, vec2};

/// What the menus need for one game: its colours, drawing functions and form controls.
pub(crate) struct GameUi {
    /// The colour of the board in diagrams.
    pub(crate) ground: Color32,
    /// How many squares of the other side are shown beyond each edge of a plan; none unless the edges adjoin.
    pub(crate) beyond: u8,
    /// A move that points at two squares links the stones there, and moves neither.
    pub(crate) has_links: bool,
    /// Draws a player's piece.
    pub(crate) piece: fn(&Painter, &PieceDrawing),
    /// Draws the game's emblem, by which players recognise it in the menus.
    pub(crate) emblem: fn(&Painter, Rect),
    /// Draws the aim of the game, where a drawing says it better than words.
    pub(crate) aim: Option<fn(&Painter, Rect)>,
    /// Shows the controls for what only this game's position strings say, while a position is set up.
    pub(crate) position_fields: fn(&mut Ui, &mut EditedPosition, &mut EditorTool),
    /// Shows the controls for the game's options in the form of a new match.
    pub(crate) options: fn(&mut Ui, &mut GameChoices),
}

/// What a click on a square does while a position is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EditorTool {
    /// Puts this piece there, or takes it away if it lies there.
    Put(Piece),
    /// Takes the top piece away.
    Take,
    /// Is the first or the second end of a link.
    Link,
    /// ZEN: is the square that the Zen has just left.
    Forbid,
}

/// Where and in which colours a player's piece is drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceDrawing {
    /// The middle of the square that it fills, in points.
    pub(crate) centre: Pos2,
    /// The side of that square, in points.
    pub(crate) side: f32,
    /// Its colour.
    pub(crate) fill: Color32,
    /// The colour of what is inlaid in it.
    pub(crate) inlay: Color32,
    /// The line around it.
    pub(crate) outline: Stroke,
    /// The owner of the piece.
    pub(crate) player: Player,
    /// The symbol on it, in games whose pieces bear some.
    pub(crate) symbol: Option<u8>,
}

impl PieceDrawing {
    /// Draws a round stone with a highlight.
    pub(crate) fn stone(&self, painter: &Painter) {
        painter.circle(self.centre, self.side * 0.46, self.fill, self.outline);
        let highlight = self.fill.lerp_to_gamma(Color32::WHITE, 0.28);
        painter.circle_filled(self.centre - vec2(self.side, self.side) * 0.13, self.side * 0.12, highlight);
    }
}
