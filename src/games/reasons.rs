//! Why something is refused: one enum over the reasons of all games for each thing that can be refused.

use super::Outcome;
use std::fmt;

macro_rules! reasons {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// Why a move, or the choice of spots for one, is illegal.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Illegal {
            $($(#[$doc])* $game(crate::games::$module::Illegal),)*
            /// The game is over, which also the history can show.
            Over(Outcome),
        }

        /// Why a text can't be read as a move.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Unreadable {
            $($(#[$doc])* $game(crate::games::$module::Unreadable),)*
        }

        /// Why the rules do not allow a position.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Impossible {
            $($(#[$doc])* $game(crate::games::$module::Impossible),)*
        }

        impl fmt::Display for Illegal {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$game(reason) => reason.fmt(f),)*
                    Self::Over(Outcome::Win { reason, .. }) => write!(f, "the game is over: {reason}"),
                    Self::Over(Outcome::Draw(reason)) => write!(f, "the game is over, drawn: {reason}"),
                    Self::Over(Outcome::Ongoing) => f.write_str("the game is over"),
                }
            }
        }

        $(
            impl From<crate::games::$module::Illegal> for Illegal {
                fn from(reason: crate::games::$module::Illegal) -> Self {
                    Self::$game(reason)
                }
            }

            impl From<crate::games::$module::Unreadable> for Unreadable {
                fn from(reason: crate::games::$module::Unreadable) -> Self {
                    Self::$game(reason)
                }
            }

            impl From<crate::games::$module::Impossible> for Impossible {
                fn from(reason: crate::games::$module::Impossible) -> Self {
                    Self::$game(reason)
                }
            }
        )*
    };
}
for_each_game!(reasons);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(Unreadable, self, reason => reason.fmt(f))
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(Impossible, self, reason => reason.fmt(f))
    }
}
