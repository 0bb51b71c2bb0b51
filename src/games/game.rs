//! A position with its history, which is needed for repetition, take-backs and records.

use super::{Event, Outcome, Player, Rules, Verdict, View};
use std::collections::BTreeMap;

/// The greatest number of plies of a game that is chosen at run time ([`AnyGame`](super::AnyGame)); in Zener a ply is
/// one step of a turn.
///
/// Real games are far shorter. In 200 games of each kind the longest between the two weakest computers had 146 plies
/// (Zener; ZEN 88, Enso 43), and the longest of random moves 917 (ZEN; Zener 582, Enso 43). In ZeN every ply fills a
/// cell or a block, so a game ends within 722 plies on the largest board. The limit is thirteen times the longest of
/// these, and a text with that many moves is read in about a second.
pub const MOST_PLIES: usize = 12_000;

/// After each multiple of this number of plies, debug builds count the occurrences of a position in the whole game as a
/// check.
const COUNT_PERIOD: usize = 16;

/// Why a move was refused; the game is then unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rejection<I> {
    /// The rules forbid the move.
    Illegal(I),
    /// The game is over.
    Over(Outcome),
}

/// One ply of a game, and its results.
#[derive(Clone, Debug)]
pub struct Ply<R: Rules> {
    mv: R::Move,
    text: String,
    events: Vec<Event>,
    position: R,
    verdict: Verdict,
    /// The turns that the two players have finished, this ply included.
    turns: [usize; 2],
    /// The number of plies after which a position with the same key was last on the board before this ply; `None` if
    /// there was none.
    before: Option<usize>,
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

    /// What happened on the table, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The position after the move.
    #[must_use]
    pub fn position(&self) -> &R {
        &self.position
    }

    /// The arbiter's verdict on that position.
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
    /// For the key of every position of the game, the number of plies after which it was last on the board. With
    /// [`Ply::before`] this is a linked list of all its occurrences, so that counting them does not take longer in a
    /// long game.
    last_with_key: BTreeMap<u64, usize>,
}

impl<R: Rules> Game<R> {
    /// A game that starts from this position.
    #[must_use]
    pub fn from_position(start: R) -> Self {
        let start_verdict = start.adjudicate(&|position| usize::from(*position == start));
        let last_with_key = BTreeMap::from([(start.key(), 0)]);
        Self { start, start_verdict, plies: Vec::new(), last_with_key }
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

    /// The position after this number of plies; `None` if there are fewer.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&R> {
        match plies.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.plies.get(last).map(Ply::position),
        }
    }

    /// How many turns a player has finished after this number of plies, or in the whole game if there are fewer.
    #[must_use]
    pub fn turns(&self, player: Player, plies: usize) -> usize {
        let last = plies.min(self.plies.len()).checked_sub(1);
        last.map_or(0, |last| self.plies[last].turns[player.index()])
    }

    /// The arbiter's verdict on the position on the board, with repetition.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.plies.last().map_or(self.start_verdict, Ply::verdict)
    }

    /// Appends every legal move; none once the game is over, also by repetition or checkmate.
    pub fn legal_moves(&self, moves: &mut Vec<R::Move>) {
        if !self.verdict().outcome.is_over() {
            self.position().legal_moves(moves);
        }
    }

    /// Whether the linked list of occurrences that ends with `before` contains all occurrences of a position in the
    /// game.
    fn counts_all(&self, position: &R, before: Option<usize>) -> bool {
        let listed = std::iter::successors(before, |&plies| self.plies.get(plies.checked_sub(1)?)?.before);
        let listed = listed.filter(|&plies| self.position_after(plies) == Some(position)).count();
        let positions = std::iter::once(&self.start).chain(self.plies.iter().map(Ply::position));
        listed == positions.filter(|&other| other == position).count()
    }

    /// Takes the last move back and returns it; `None` if there is none.
    pub fn undo(&mut self) -> Option<R::Move> {
        let ply = self.plies.pop()?;
        match ply.before {
            Some(before) => self.last_with_key.insert(ply.position.key(), before),
            None => self.last_with_key.remove(&ply.position.key()),
        };
        Some(ply.mv)
    }

    /// How often a position has been on the board so far, including now.
    #[must_use]
    pub fn occurrences(&self, position: &R) -> usize {
        let last = self.last_with_key.get(&position.key()).copied();
        let times = std::iter::successors(last, |&plies| self.plies.get(plies.checked_sub(1)?)?.before);
        times.filter(|&plies| self.position_after(plies) == Some(position)).count()
    }
}

impl<R: View> Game<R> {
    /// Plays a move if it is legal; returns its events, with check and the end of the game.
    ///
    /// # Errors
    /// When the move is illegal or the game is over; the game is then unchanged.
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
        let player = before.to_move();
        let mut turns = Player::BOTH.map(|player| self.turns(player, self.plies.len()));
        turns[player.index()] += usize::from(position.to_move() != player);
        let before = self.last_with_key.insert(position.key(), self.plies.len() + 1);
        debug_assert!(
            !self.plies.len().is_multiple_of(COUNT_PERIOD) || self.counts_all(&position, before),
            "the list of earlier occurrences has lost some of {}",
            position.to_text()
        );
        self.plies.push(Ply { mv, text, events, position, verdict, turns, before });
        Ok(self.plies.last().map_or(&[], Ply::events))
    }
}
