//! A match in progress: its rounds, results and scores.
//!
//! - `turns`: whose turn it is, and who sits where; `moves`: playing, taking back, ending a round; `time`: the clock;
//! - `allowed`: what may be done now; `first_move`: why a side begins a round;
//! - `pending`: what the match waits for; `error`: why it refuses something;
//! - `notes`: what is noted beside the moves, and what else could have been played;
//! - `rematch`: the terms of another match of the same players.

pub(super) mod allowed;
pub(super) mod error;
pub(super) mod first_move;
mod moves;
mod notes;
pub(super) mod pending;
pub(super) mod rematch;
mod time;
mod turns;

use super::clock::Times;
use super::round::Round;
use super::seat::{Seat, Team};
use super::terms::Terms;
use super::{games, lot};
use crate::games::{AnyGame, MOST_PLIES, Options, Player};
use error::MatchError;
use pending::Pending;

/// A match: what was agreed, and the rounds so far, of which the last may be in progress.
///
/// All its rounds together have at most [`MOST_PLIES`] plies, and there are at most [`Terms::MOST_ROUNDS`] of them, so
/// that whatever was played can be recorded and read back ([`record::LONGEST`](super::record::LONGEST)).
///
/// Every change goes through a method that checks it and leaves the match as it was when it refuses.
#[derive(Clone, Debug)]
pub struct Match {
    terms: Terms,
    rounds: Vec<Round>,
}

impl Match {
    /// Begins a match.
    ///
    /// # Errors
    /// When the terms can't be played.
    pub fn new(terms: Terms) -> Result<Self, MatchError> {
        Self::begun(terms, None)
    }

    /// Begins a match whose first round starts from a position string.
    ///
    /// # Errors
    /// When the terms can't be played, or the text is no position of the game.
    pub fn from_position(terms: Terms, position: &str) -> Result<Self, MatchError> {
        Self::begun(terms, Some(position))
    }

    fn begun(terms: Terms, position: Option<&str>) -> Result<Self, MatchError> {
        let terms = terms.with_clean_names();
        terms.validate()?;
        let mut begun = Self { terms, rounds: Vec::new() };
        let round = begun.prepare_round(position)?;
        begun.rounds.push(round);
        Ok(begun)
    }

    /// What was agreed.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The rounds so far; never empty.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The current round: the last one, which may be over.
    #[must_use]
    pub fn round(&self) -> &Round {
        // `new` and `from_position` push the first round, and nothing removes one.
        &self.rounds[self.rounds.len() - 1]
    }

    fn round_mut(&mut self) -> &mut Round {
        let last = self.rounds.len() - 1;
        &mut self.rounds[last]
    }

    /// The points of the teams over all finished rounds.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let mut score = [0_u32; 2];
        for round in &self.rounds {
            if let Some((result, winner)) = round.result.and_then(|result| Some((result, result.ending.winner()?))) {
                let points = &mut score[round.team(winner).index()];
                *points = points.saturating_add(result.points);
            }
        }
        score
    }

    /// For player one and for player two of this round the points with which a win also wins the match, so that more of
    /// them are of no use; `None` where every point may count, or no points are played for.
    #[must_use]
    pub fn enough_points(&self) -> Option<[u32; 2]> {
        if !self.terms.game.has_points() {
            return None;
        }
        let score = self.score();
        let needs = |player| {
            let team = self.round().team(player);
            self.terms.enough_points(self.rounds.len(), score[team.index()], score[team.other().index()])
        };
        Some([needs(Player::One)?, needs(Player::Two)?])
    }

    /// Whether no further round is to be played once the last one is over.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.terms.is_decided(self.rounds.len(), self.score())
    }

    /// Whether all rounds together have the greatest number of plies: no further move is accepted.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.rounds.iter().map(|round| round.game.len()).sum::<usize>() >= MOST_PLIES
    }

    /// Gives a seat to another player, at any time.
    ///
    /// # Errors
    /// When there is no such seat, or the new player can't take it; the match is then as it was.
    pub fn reseat(&mut self, seat: usize, new: Seat) -> Result<(), MatchError> {
        let mut terms = self.terms.clone();
        *terms.seats.get_mut(seat).ok_or(MatchError::NoSuchSeat(seat))? = new;
        let terms = terms.with_clean_names();
        terms.validate()?;
        self.terms = terms;
        Ok(())
    }

    /// Begins the next round.
    ///
    /// # Errors
    /// When the round is not over or the match is.
    pub fn next_round(&mut self) -> Result<(), MatchError> {
        self.begin_next_round(None)
    }

    /// Begins the next round from a position string: where the players set up the pieces themselves.
    ///
    /// # Errors
    /// When the round is not over or the match is, or the text is no position of the game; the match is then as it was.
    pub fn next_round_from(&mut self, position: &str) -> Result<(), MatchError> {
        self.begin_next_round(Some(position))
    }

    fn begin_next_round(&mut self, position: Option<&str>) -> Result<(), MatchError> {
        match self.pending() {
            Pending::NextRound => {
                let round = self.prepare_round(position)?;
                self.rounds.push(round);
                Ok(())
            }
            Pending::Nothing => Err(MatchError::MatchOver),
            Pending::Move { .. } | Pending::ChooseSide { .. } | Pending::TakeBack { .. } => {
                Err(MatchError::RoundNotOver)
            }
        }
    }

    /// The match as it was after this number of plies of a round (counted from 0), without everything that came later.
    /// If there is no such round, the last one is used.
    ///
    /// What is noted up to there is kept, also the branches that begin there; what is noted of later positions is not.
    #[must_use]
    pub fn continued_from(&self, round: usize, plies: usize) -> Self {
        let mut match_then = self.clone();
        match_then.rounds.truncate(round.saturating_add(1).max(1));
        let opening = self.terms.game.plies_before_choice();
        let last = match_then.round_mut();
        last.rewind(plies);
        if opening.is_some_and(|opening| last.game.len() < opening) {
            last.choice = None;
        }
        match_then
    }

    /// The next round, ready to be played: from the game's start, or from a position given as text.
    pub(in crate::session) fn prepare_round(&self, position: Option<&str>) -> Result<Round, MatchError> {
        let options = self.next_options();
        let game = match position {
            None => AnyGame::new(&options),
            Some(text) => AnyGame::from_text(text, &options)?,
        };
        Ok(Round::new(game, self.next_team_of_player_one(), self.terms.clock.map(Times::new)))
    }

    /// Adds a round from a record.
    pub(in crate::session) fn push_round(&mut self, round: Round) {
        self.rounds.push(round);
    }

    fn next_options(&self) -> Options {
        let starts = match self.rounds.last() {
            None => lot::first_player(self.terms.seed),
            Some(last) => match last.result.and_then(|result| result.ending.winner()) {
                Some(winner) => winner.other(),
                None => last.game.starter().other(),
            },
        };
        self.terms.game.options(self.terms.seed, self.rounds.len(), starts)
    }

    /// The team that plays player one in the next round: in ZEN the teams keep their colours, in the other games they
    /// change sides from round to round.
    #[must_use]
    pub fn next_team_of_player_one(&self) -> Team {
        let keeps = games::of(self.terms.game.kind()).keeps_sides();
        if keeps || self.rounds.len().is_multiple_of(2) { Team::A } else { Team::B }
    }
}
