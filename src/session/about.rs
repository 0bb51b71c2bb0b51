//! Facts about the games beside their rules: authors, publishers, and the description in the menu.

pub mod form;

use super::games;
use crate::games::Kind;
use form::{About, Games};
use std::sync::LazyLock;

/// The facts about a game.
#[must_use]
pub fn about(kind: Kind) -> &'static About {
    static GAMES: LazyLock<Games> = LazyLock::new(|| {
        ron::from_str(include_str!("../../assets/games.ron")).expect("the build has read this file the same way")
    });
    games::of(kind).about(&GAMES)
}
