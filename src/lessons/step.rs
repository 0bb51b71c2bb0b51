//! A step of a lesson: a position, a task, and whether the task is done, which the rules decide.

use crate::games::{AnyGame, Event, Player, Square};
use crate::session::{GameTerms, Length, Match, MatchError, Terms};

/// A step of a lesson. It teaches one idea.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Its name in the record of progress and in the probe: lower-case words with hyphens, unique within the game. It
    /// never changes, so that progress survives new versions.
    pub id: &'static str,
    /// The game with its options.
    pub terms: GameTerms,
    /// The position string that the step begins with; `None` for the start of the game.
    pub position: Option<&'static str>,
    /// What the learner has to do.
    pub task: Task,
    /// The printed figure that the position is taken from, for the credits; `None` for a constructed position.
    pub figure: Option<&'static str>,
}

/// What the learner has to do in a step.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// To play one move or several, each judged by this function.
    Move(fn(&Attempt) -> Judgement),
    /// To point at squares.
    Point {
        /// The right squares of the position.
        squares: fn(&AnyGame) -> Vec<Square>,
        /// Whether all of them have to be found; otherwise one is enough.
        all: bool,
    },
    /// To shift the endless board of ZeN.
    Shift,
    /// To fold the board of ZeN into the surface on which its edges adjoin.
    Fold,
}

/// A legal move that the learner has played, to be judged.
#[derive(Clone, Copy, Debug)]
pub struct Attempt<'a> {
    /// The game before the move.
    pub before: &'a AnyGame,
    /// The game after the move.
    pub after: &'a AnyGame,
    /// What the move has done.
    pub events: &'a [Event],
    /// Who has moved.
    pub player: Player,
}

/// What a move is worth as an answer to a task.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judgement {
    /// The task is done.
    Done,
    /// It was right, and more moves follow.
    GoOn,
    /// It is legal, but not what the step asks for.
    Missed,
}

impl Judgement {
    /// [`Done`](Self::Done) if this is true, else [`Missed`](Self::Missed).
    #[must_use]
    pub const fn done_if(is_right: bool) -> Self {
        if is_right { Self::Done } else { Self::Missed }
    }
}

impl Step {
    /// The match on which the step is played: one round between two persons, since the learner moves both sides' pieces
    /// where a step has several moves.
    ///
    /// # Errors
    /// When the position is none of the game.
    pub fn begin(&self) -> Result<Match, MatchError> {
        let terms = Terms { game: self.terms, length: Length::Single, ..Terms::usual(self.terms.kind()) };
        match self.position {
            Some(position) => Match::from_position(terms, position),
            None => Match::new(terms),
        }
    }

    /// Judges the last move of a game. Tasks without moves, and games without one, are [`Judgement::GoOn`].
    #[must_use]
    pub fn judge(&self, after: &AnyGame) -> Judgement {
        let Task::Move(judge) = self.task else { return Judgement::GoOn };
        let Some(ply) = after.len().checked_sub(1) else { return Judgement::GoOn };
        let mut before = after.clone();
        before.undo();
        let attempt = Attempt { before: &before, after, events: after.events(ply), player: before.to_move() };
        judge(&attempt)
    }

    /// The legal moves that are right here, in notation; none where the task is not to move.
    #[must_use]
    pub fn solutions(&self, game: &AnyGame) -> Vec<String> {
        let Task::Move(judge) = self.task else { return Vec::new() };
        let mut moves = game.legal_moves();
        moves.retain(|text| self.try_move(game, text, judge) != Judgement::Missed);
        moves
    }

    /// How a move, in notation, would be judged; illegal ones are [`Judgement::Missed`].
    pub(super) fn try_move(&self, before: &AnyGame, text: &str, judge: fn(&Attempt) -> Judgement) -> Judgement {
        let mut after = before.clone();
        let Ok(events) = after.play(text).map(<[Event]>::to_vec) else { return Judgement::Missed };
        judge(&Attempt { before, after: &after, events: &events, player: before.to_move() })
    }

    /// The squares that are right to point at; none where the task is another.
    #[must_use]
    pub fn right_squares(&self, game: &AnyGame) -> Vec<Square> {
        match self.task {
            Task::Point { squares, .. } => squares(game),
            Task::Move(_) | Task::Shift | Task::Fold => Vec::new(),
        }
    }
}
