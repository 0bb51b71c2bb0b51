//! The list of the games, which stands here only: everything that has one part for each game is made from it.

/// Calls a macro with a line for each game, in the order in which they are offered: the game's variant in
/// [`Kind`](super::Kind), [`Options`](super::Options) and [`AnyGame`](super::AnyGame), and its module.
macro_rules! for_each_game {
    ($macro:ident) => {
        $macro! {
            /// ZEN L'initié.
            Zen in zen;
            /// Enso.
            Enso in enso;
            /// ZeN, on a torus.
            Torus in torus;
            /// Zener.
            Zener in zener;
        }
    };
}
pub(crate) use for_each_game;

/// Evaluates an expression with the content of the variant that a value has, of an enum with one variant for each game.
macro_rules! with_game {
    ($enum:ident, $value:expr, $content:ident => $body:expr) => {
        match $value {
            $enum::Zen($content) => $body,
            $enum::Enso($content) => $body,
            $enum::Torus($content) => $body,
            $enum::Zener($content) => $body,
        }
    };
}
pub(crate) use with_game;
