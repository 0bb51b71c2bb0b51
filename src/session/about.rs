//! What there is to tell of the games beside their rules: whose they are, and what the menu says of them.

pub mod form;

use super::games;
use crate::games::Kind;
use form::{About, Games};
use std::sync::LazyLock;

/// What there is to tell of a game.
#[must_use]
pub fn about(kind: Kind) -> &'static About {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        ron::from_str(include_str!("../../assets/games.ron")).expect("the build has read this file the same way")
    });
    games::of(kind).about(&GAMES)
}
