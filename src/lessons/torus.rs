//! The lessons of ZeN.

use super::step::{Step, Task};
use crate::games::torus::Size;
use crate::session::GameTerms;

/// The size of the board in the lessons: 7 by 7.
const SIDE: Size = match Size::new(7) {
    Some(size) => size,
    None => panic!("7 is a size of the board"),
};

/// The board of most steps, and of the first match.
pub(super) const BOARD: GameTerms = GameTerms::Torus { size: SIDE, balanced_opening: false };

/// The steps, in order.
pub(super) const STEPS: [Step; 2] = [
    Step { id: "shift", terms: BOARD, position: None, task: Task::Shift, figure: None },
    Step { id: "fold", terms: BOARD, position: None, task: Task::Fold, figure: None },
];
