//! What the menus need for a single game: a file for each game, and the table of these files.

mod enso;
mod game_ui;
pub(crate) mod torus;
pub(crate) mod zen;
pub(crate) mod zener;

use crate::games::Kind;
pub(crate) use game_ui::{EditorTool, GameUi, PieceDrawing};

/// What the menus need for this game.
pub(crate) const fn of(kind: Kind) -> &'static GameUi {
    match kind {
        Kind::Zen => &zen::UI,
        Kind::Enso => &enso::UI,
        Kind::Torus => &torus::UI,
        Kind::Zener => &zener::UI,
    }
}
