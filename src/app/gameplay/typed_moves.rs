//! What players type: a move, or where a lesson asks for a square, its name. It goes the way of what they point at.

use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::selection::may_point;
use crate::games::{Square, Typed};
use crate::lessons::step::Task;

/// What has been typed, in the position that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Read {
    /// Nobody may move now.
    NotNow,
    /// A square that a lesson asks for; `None` while it is no square.
    Square(Option<Square>),
    /// A move, or the beginning of one.
    Move(Typed),
}

/// Understands what has been typed.
#[must_use]
pub fn read(table: &ActiveMatch, typed: &str) -> Read {
    let task = table.lesson().and_then(LessonStep::step).map(|step| step.task);
    if let Some(Task::Point { .. }) = task {
        let game = table.position();
        let name: String = typed.chars().filter(|letter| letter.is_alphanumeric()).collect();
        let is_meant = |&square: &Square| game.square_name(square).eq_ignore_ascii_case(&name);
        return Read::Square(game.board().squares().find(is_meant));
    }
    if may_point(table) { Read::Move(table.position().read_typed(typed)) } else { Read::NotNow }
}
