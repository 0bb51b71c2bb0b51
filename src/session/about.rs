//! Facts about the games besides their rules: publishers, years, numbers of players.

pub mod form;

use crate::games::{Kind, for_each_game};
use form::About;
use std::sync::LazyLock;

/// The facts about a game.
#[must_use]
pub fn about(kind: Kind) -> &'static About {
    static GAMES: LazyLock<[About; Kind::ALL.len()]> = LazyLock::new(|| {
        Kind::ALL.map(|kind| ron::from_str(file(kind)).expect("the build has read this file the same way"))
    });
    &GAMES[kind as usize]
}

macro_rules! files {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// The text of the file in `assets/games/` with the facts about a game.
        const fn file(kind: Kind) -> &'static str {
            match kind {
                $(Kind::$game => include_str!(concat!("../../assets/games/", stringify!($module), ".ron")),)*
            }
        }
    };
}
for_each_game!(files);
