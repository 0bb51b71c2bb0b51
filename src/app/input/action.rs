//! What a player asks for with keys, buttons or a gamepad.

use bevy::prelude::*;

/// What a player may ask for with one key or one button.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// The cursor goes to the next square this way on the screen: to the right and up.
    Step(IVec2),
    /// The cursor goes to the next square that may be pointed at, about this way on the screen: to the right and up.
    Leap(Vec2),
    /// Points at the square of the cursor; or what is being counted is counted at once.
    Choose,
    /// One step back, whatever is open.
    Back,
    /// Opens the menu of the match, or closes it.
    Pause,
    /// Goes to the next of the buttons beside the board, which the menus see to.
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
    /// Looks at the beginning of the round.
    LookAtFirst,
    /// Looks at the position before.
    LookBefore,
    /// Looks at the position after.
    LookAfter,
    /// Returns to the present.
    LookAtLast,
    /// Looks at the round before.
    RoundBefore,
    /// Looks at the round after.
    RoundAfter,
    /// Shows the board in the next of its views.
    View,
    /// Shows the board from the other side.
    Flip,
    /// Shows the board from the usual place.
    Home,
    /// Goes round the board by so many steps to the right.
    Turn(i8),
    /// Looks by so many steps more steeply.
    Tilt(i8),
    /// Comes nearer by so many steps.
    Zoom(i8),
    /// Shifts an endless board by so many squares: to the right and up.
    Scroll(IVec2),
}

impl Command {
    /// Whether it is asked for again and again while the key or button is held.
    pub(crate) const fn goes_on(self) -> bool {
        matches!(
            self,
            Self::Step(_)
                | Self::Leap(_)
                | Self::LookBefore
                | Self::LookAfter
                | Self::Turn(_)
                | Self::Tilt(_)
                | Self::Zoom(_)
                | Self::Scroll(_)
        )
    }
}
