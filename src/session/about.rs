//! What there is to tell of the games beside their rules: whose they are, and what the menu says of them.

mod form;

pub use form::{About, Games};

use crate::games::Kind;
use std::sync::LazyLock;

/// What there is to tell of a game.
#[must_use]
pub fn about(kind: Kind) -> &'static About {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        ron::from_str(include_str!("../../assets/games.ron")).expect("the build has read this file the same way")
    });
    match kind {
        Kind::Zen => &GAMES.zen,
        Kind::Enso => &GAMES.enso,
        Kind::Torus => &GAMES.torus,
        Kind::Zener => &GAMES.zener,
    }
}
