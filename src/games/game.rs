//! A position with its history: what repetition, take-backs and the record need.

use super::{Event, Outcome, Player, Rules, Verdict, View};
use std::collections::BTreeMap;

/// The most plies of a game that is chosen at run time ([`AnyGame`](super::AnyGame)); in Zener a ply is one step of a turn.
///
/// Games are far shorter. Of 200 games each, the longest of the two weakest computers had 146 plies (Zener; ZEN 88, Enso 43),
/// and of random moves 917 (ZEN; Zener 582, Enso 43); ZeN, where every ply fills a cell or a block, ends within 722 on the
/// largest board. Thirteen times as much is room for anybody, and keeps what a text may ask for within a second or so.
pub const MOST_PLIES: usize = 12_000;

/// After this number of plies, and its multiples, debug builds count the occurrences of a position in the whole game.
const COUNT_PERIOD: usize = 16;

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
    /// The turns that the two players have finished, this ply included.
    turns: [usize; 2],
    /// After how many plies a position with the same key stood on the board before, if one did.
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
    /// For every key of a position that has been on the board, after how many plies it was there last: with
    /// [`Ply::before`] a list of all the times, so that counting them costs the same in a long game as in a short one.
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

    /// The position after this number of plies; `None` beyond the last.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&R> {
        match plies.checked_sub(1) {
            None => Some(&self.start),
            Some(last) => self.plies.get(last).map(Ply::position),
        }
    }

    /// How many turns a player has finished after this number of plies; those of the whole game beyond the last.
    #[must_use]
    pub fn turns(&self, player: Player, plies: usize) -> usize {
        let last = plies.min(self.plies.len()).checked_sub(1);
        last.map_or(0, |last| self.plies[last].turns[player.index()])
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

    /// Whether the list of occurrences that ends with `before` holds all those of a position among the plies so far.
    fn counts_all(&self, position: &R, before: Option<usize>) -> bool {
        let listed = std::iter::successors(before, |&plies| self.plies.get(plies.checked_sub(1)?)?.before);
        let listed = listed.filter(|&plies| self.position_after(plies) == Some(position)).count();
        let positions = std::iter::once(&self.start).chain(self.plies.iter().map(Ply::position));
        listed == positions.filter(|&other| other == position).count()
    }

    /// Takes the last move back, and tells which it was.
    pub fn undo(&mut self) -> Option<R::Move> {
        let ply = self.plies.pop()?;
        match ply.before {
            Some(before) => self.last_with_key.insert(ply.position.key(), before),
            None => self.last_with_key.remove(&ply.position.key()),
        };
        Some(ply.mv)
    }

    /// How often a position has come so far, the present one included.
    #[must_use]
    pub fn occurrences(&self, position: &R) -> usize {
        let last = self.last_with_key.get(&position.key()).copied();
        let times = std::iter::successors(last, |&plies| self.plies.get(plies.checked_sub(1)?)?.before);
        times.filter(|&plies| self.position_after(plies) == Some(position)).count()
    }
}

impl<R: View> Game<R> {
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
