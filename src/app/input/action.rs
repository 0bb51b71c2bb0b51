//! The commands that keys, buttons and gamepads can give.

use bevy::prelude::*;

/// A command that one key or one button gives.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// The cursor goes to the next square in this direction on the screen: to the right and up.
    Step(IVec2),
    /// The cursor goes to the next square that may be pointed at, roughly in this direction on the screen: to the right
    /// and up.
    Leap(Vec2),
    /// Points at the square of the cursor. If pieces are being counted, the rest is counted at once.
    Choose,
    /// One step back, whatever is open.
    Back,
    /// Opens the menu of the match, or closes it.
    Pause,
    /// Moves the focus to the next of the buttons beside the board; the menus carry it out.
    Panel,
    /// Opens the rules of the game on the table.
    Rules,
    /// Takes the last move back.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Asks for a hint; while a computer thinks, it moves now.
    Hint,
    /// The computer moves now.
    MoveNow,
    /// Changes what is announced with the next move.
    Announce,
    /// Shows the beginning of the round.
    LookAtFirst,
    /// Shows the position before.
    LookBefore,
    /// Shows the position after.
    LookAfter,
    /// Returns to the current position.
    LookAtLast,
    /// Shows the last turn again.
    ShowAgain,
    /// Takes the match apart, or ends that.
    Analyse,
    /// Shows what was played or tried in the place of the move that is shown, one earlier in the list.
    VariationBefore,
    /// The same, one later in the list.
    VariationAfter,
    /// Shows the round before.
    RoundBefore,
    /// Shows the round after.
    RoundAfter,
    /// Opens the field into which a move is typed.
    TypeMove,
    /// Says what is on the square of the cursor, and what it may do.
    WhatIsHere,
    /// Says what stands around the square of the cursor, and what the rules make of it.
    WhatIsAround,
    /// Says the turn that has led to the position that is shown.
    LastTurn,
    /// The cursor goes to the next of a side's pieces, row by row, and what stands there is said.
    NextPiece(Side),
    /// The same to the one before.
    PieceBefore(Side),
    /// Says the time that both sides have left.
    Clocks,
    /// Says what is wanted, and where all pieces stand.
    WholePosition,
    /// Shows the board in the next of its views.
    View,
    /// Shows the board from the other side.
    Flip,
    /// Resets the camera to the usual place.
    Home,
    /// The camera goes round the board by this many steps to the right.
    Turn(i8),
    /// The camera looks more steeply by this many steps.
    Tilt(i8),
    /// The camera comes nearer by this many steps.
    Zoom(i8),
    /// Scrolls a board that wraps around by this many squares: to the right and up.
    Scroll(IVec2),
}

/// Whose pieces the cursor goes through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Those of whoever is asking: the only person at the table, or else the side to move.
    Own,
    /// Those of the other side.
    Other,
}

impl Command {
    /// Whether it is repeated while the key or button is held.
    pub(crate) const fn goes_on(self) -> bool {
        matches!(
            self,
            Self::Step(_)
                | Self::Leap(_)
                | Self::NextPiece(_)
                | Self::PieceBefore(_)
                | Self::LookBefore
                | Self::LookAfter
                | Self::Turn(_)
                | Self::Tilt(_)
                | Self::Zoom(_)
                | Self::Scroll(_)
        )
    }
}
