//! A position with its history: what repetition, take-backs and the record need.

use super::{Event, Outcome, Rules, Verdict};

/// Why a game did not take a move; it is then as it was.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection<I> {
    /// The rules forbid the move.
    Illegal(I),
    /// The game is over.
    Over(Outcome),
}

/// One move of a game, with what it led to.
#[derive(Clone, Debug)]
pub struct Ply<R: Rules> {
    mv: R::Move,
    text: String,
    events: Vec<Event>,
    position: R,
    verdict: Verdict,
}

impl<R: Rules> Ply<R> {
    /// The move.
    #[must_use]
    pub fn mv(&self) -> R::Move {
        self.mv
    }

    /// The move in the game's notation.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What happened on the table.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The position after the move.
    #[must_use]
    pub fn position(&self) -> &R {
        &self.position
    }

    /// What the arbiter says of it.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }
}

/// A game in progress or finished: where it started and every move since.
#[derive(Clone, Debug)]
pub struct Game<R: Rules> {
    start: R,
    start_verdict: Verdict,
    plies: Vec<Ply<R>>,
}

impl<R: Rules> Game<R> {
    /// A game that starts from this position.
    #[must_use]
    pub fn from_position(start: R) -> Self {
        let start_verdict = start.adjudicate(&|position| usize::from(*position == start));
        Self { start, start_verdict, plies: Vec::new() }
    }

    /// A game from the beginning.
    #[must_use]
    pub fn new(options: &R::Options) -> Self {
        Self::from_position(R::start(options))
    }

    /// The position the game started from.
    #[must_use]
    pub fn start(&self) -> &R {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &R {
        self.plies.last().map_or(&self.start, Ply::position)
    }

    /// The moves so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply<R>] {
        &self.plies
    }

    /// What the arbiter says of the position on the board, its history considered.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.plies.last().map_or(self.start_verdict, Ply::verdict)
    }

    /// Appends every legal move; nothing once the game is over, by repetition or checkmate too.
    pub fn legal_moves(&self, moves: &mut Vec<R::Move>) {
        if !self.verdict().outcome.is_over() {
            self.position().legal_moves(moves);
        }
    }

    /// Plays a move if it is legal; tells what happened, announcements and the end of the game included.
    ///
    /// # Errors
    /// When the move is illegal or the game is over; it is then as it was.
    pub fn play(&mut self, mv: R::Move) -> Result<&[Event], Rejection<R::Illegal>> {
        let outcome = self.verdict().outcome;
        if outcome.is_over() {
            return Err(Rejection::Over(outcome));
        }
        let before = self.position();
        before.check(mv).map_err(Rejection::Illegal)?;
        let mut events = before.events(mv);
        let text = before.move_text(mv);
        let mut position = before.clone();
        position.make(mv);
        let verdict = position.adjudicate(&|other| self.occurrences(other) + usize::from(*other == position));
        if let Some(player) = verdict.check {
            events.push(Event::Check(player));
        }
        if verdict.outcome.is_over() {
            events.push(Event::Ended(verdict.outcome));
        }
        self.plies.push(Ply { mv, text, events, position, verdict });
        Ok(self.plies.last().map_or(&[], Ply::events))
    }

    /// Takes the last move back, and tells which it was.
    pub fn undo(&mut self) -> Option<R::Move> {
        self.plies.pop().map(|ply| ply.mv)
    }

    /// How often a position has come so far, the present one included.
    #[must_use]
    pub fn occurrences(&self, position: &R) -> usize {
        let key = position.key();
        std::iter::once(&self.start)
            .chain(self.plies.iter().map(Ply::position))
            .filter(|other| other.key() == key && *other == position)
            .count()
    }
}
