//! A match in progress: its rounds, whose turn it is, results and scores.

use super::clock::{Clock, Left, Times};
use super::round::{Ending, Round, RoundResult};
use super::seat::{Seat, Team};
use super::terms::{Terms, TermsError};
use super::{announcement, games, lot};
use crate::games::zen::Threat;
use crate::games::{AnyGame, Event, MOST_PLIES, Options, PlayError, Player, PositionError};
use std::time::Duration;
use thiserror::Error;

/// What a match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// This seat's move; in Zener one step of its turn.
    Move {
        /// Index of the seat.
        seat: usize,
        /// The side it plays.
        player: Player,
    },
    /// This seat's choice of the side, after the three stones of ZeN's balanced opening.
    ChooseSide {
        /// Index of the seat.
        seat: usize,
    },
    /// This seat's choice whether to take its last move back: it has lost to a threat that nobody had announced.
    TakeBack {
        /// Index of the seat.
        seat: usize,
    },
    /// The round is over; another follows.
    NextRound,
    /// The match is over.
    Nothing,
}

/// A match: what was agreed, and the rounds so far, of which the last may be in progress.
///
/// All its rounds together have at most [`MOST_PLIES`] plies, and there are at most [`Terms::MOST_ROUNDS`] of them, so that
/// whatever was played can be recorded and read back ([`record::LONGEST`](super::record::LONGEST)).
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

    /// The rounds so far; never none.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The round that is on, or the last one.
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

    /// Whether no further round is to be played once the last one is over.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.terms.is_decided(self.rounds.len(), self.score())
    }

    /// What the match waits for.
    #[must_use]
    pub fn pending(&self) -> Pending {
        let round = self.round();
        if round.result.is_some() {
            return if self.is_decided() { Pending::Nothing } else { Pending::NextRound };
        }
        if self.must_choose() {
            return Pending::ChooseSide { seat: self.first_seat(round.one.other()) };
        }
        let plies = round.game.len();
        if round.game.verdict().outcome.is_over() {
            // Over on the board and yet without a result: whoever made the last move but one decides.
            return Pending::TakeBack { seat: self.seat_after(plies.saturating_sub(2)) };
        }
        Pending::Move { seat: self.seat_after(plies), player: round.game.to_move() }
    }

    /// The seat that moves after so many plies of the round.
    fn seat_after(&self, plies: usize) -> usize {
        let round = self.round();
        let Some(player) = round.game.mover(plies) else { return 0 };
        let opening = self.terms.game.plies_before_choice().is_some_and(|opening| plies < opening);
        let team = if opening { round.one } else { round.team(player) };
        let seats_a_team = self.terms.seats.len() / 2;
        self.first_seat(team) + 2 * (round.game.turns(player, plies) % seats_a_team.max(1))
    }

    /// Whether all rounds together have as many plies as there can be: no further move is taken.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.rounds.iter().map(|round| round.game.len()).sum::<usize>() >= MOST_PLIES
    }

    /// How many plies have to be taken back until it is a person's turn; `None` when no person has moved in this round.
    #[must_use]
    pub fn plies_to_take_back(&self) -> Option<usize> {
        let is_person = |plies: usize| {
            let seat = self.terms.seats.get(self.seat_after(plies));
            seat.is_some_and(Seat::is_person)
        };
        let last = self.round().game.len();
        (0..last).rev().find(|&plies| is_person(plies)).map(|plies| last - plies)
    }

    /// The seat whose move or choice the match waits for.
    #[must_use]
    pub fn seat_on_turn(&self) -> Option<&Seat> {
        match self.pending() {
            Pending::Move { seat, .. } | Pending::ChooseSide { seat } | Pending::TakeBack { seat } => {
                self.terms.seats.get(seat)
            }
            Pending::NextRound | Pending::Nothing => None,
        }
    }

    /// The side that a seat plays in the round that is on.
    #[must_use]
    pub fn side(&self, seat: usize) -> Player {
        let team = team_of(seat);
        if self.round().team_of_player_one() == team { Player::One } else { Player::Two }
    }

    /// The seats of those who play a side in the round that is on.
    pub fn seats_of(&self, player: Player) -> impl Iterator<Item = &Seat> {
        self.terms.seats.iter().enumerate().filter(move |&(seat, _)| self.side(seat) == player).map(|(_, seat)| seat)
    }

    /// Puts somebody else on a seat, at any time.
    ///
    /// # Errors
    /// When there is no such seat, or the new one can't be seated; the match is then as it was.
    pub fn reseat(&mut self, seat: usize, new: Seat) -> Result<(), MatchError> {
        let mut terms = self.terms.clone();
        *terms.seats.get_mut(seat).ok_or(MatchError::NoSuchSeat(seat))? = new;
        let terms = terms.with_clean_names();
        terms.validate()?;
        self.terms = terms;
        Ok(())
    }

    /// Plays a move, given in notation, for the player whose turn it is; tells what happened.
    ///
    /// The move may be followed by `+` or `#`, check or checkmate, which must then be true. Where the game announces, it
    /// does so in any case.
    ///
    /// # Errors
    /// When the match waits for something else or the rules refuse the move or its announcement; the match is then as it
    /// was.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, MatchError> {
        let events = self.make(text)?;
        let round = self.round_mut();
        round.undone.clear();
        round.undone_left.clear();
        Ok(events)
    }

    /// Plays a move and leaves alone what has been taken back.
    fn make(&mut self, text: &str) -> Result<Vec<Event>, MatchError> {
        let Pending::Move { seat, player } = self.pending() else { return self.require_move().map(|()| Vec::new()) };
        if self.is_full() {
            return Err(MatchError::TooLong);
        }
        let by_players = self.terms.game.is_announced_by_players();
        let round = self.round_mut();
        let (text, announced) = announcement::split(text);
        round.game.play(text)?;
        if let Some(claimed) = announced
            && !announcement::is_true(claimed, announcement::standing(&round.game))
        {
            round.game.undo();
            return Err(MatchError::FalseAnnouncement(claimed));
        }
        if by_players {
            round.announced.push(announced);
        }
        let ends_turn = round.game.to_move() != player;
        if let Some(times) = &mut round.times {
            times.note_ply(team_of(seat), ends_turn);
        }
        round.settle();
        Ok(round.last_events())
    }

    /// A move as it has to be written with everything announced that can be; the move itself where nothing can be, or it is
    /// none.
    #[must_use]
    pub fn properly_announced(&self, text: &str) -> String {
        let mut game = self.round().game.clone();
        if !self.terms.game.is_announced_by_players() || game.play(text).is_err() {
            return text.to_owned();
        }
        format!("{text}{}", announcement::mark(announcement::standing(&game)))
    }

    /// After a loss to an unannounced threat: the loser takes back the move that did not parry it, and the check counts as
    /// announced, or stands by the loss.
    ///
    /// # Errors
    /// When there is nothing of the kind to decide.
    pub fn decide(&mut self, take_back: bool) -> Result<(), MatchError> {
        let Pending::TakeBack { .. } = self.pending() else { return Err(MatchError::NothingToTakeBack) };
        let round = self.round_mut();
        if take_back {
            for _ in 0..2 {
                round.forget_ply();
            }
            if let Some(announced) = round.announced.last_mut() {
                *announced = announcement::standing(&round.game).map(|_| Threat::Check);
            }
            round.undone.clear();
            round.undone_left.clear();
        } else {
            round.stands = true;
        }
        round.settle();
        Ok(())
    }

    /// Under ZeN's balanced opening: the second player keeps N (`swap` false) or takes Z.
    ///
    /// # Errors
    /// When there is nothing to choose now.
    pub fn choose_side(&mut self, swap: bool) -> Result<(), MatchError> {
        if self.round().result.is_some() || !self.must_choose() {
            return Err(MatchError::NothingToChoose);
        }
        self.round_mut().choice = Some(swap);
        Ok(())
    }

    /// Takes back the last move of the round, also one that ended it; without limit. Tells the move.
    ///
    /// # Errors
    /// When there is no move to take back.
    pub fn undo(&mut self) -> Result<String, MatchError> {
        let opening = self.terms.game.plies_before_choice();
        let round = self.round_mut();
        let (text, left) = round.forget_ply().ok_or(MatchError::NothingToUndo)?;
        round.undone.push(text.clone());
        round.undone_left.push(left);
        round.result = None;
        round.stands = false;
        if opening.is_some_and(|opening| round.game.len() < opening) {
            round.choice = None;
        }
        Ok(text)
    }

    /// Takes back to the last turn of a person: one move among persons, where computers have answered theirs as well.
    ///
    /// # Errors
    /// When no person has moved in this round.
    pub fn take_back(&mut self) -> Result<(), MatchError> {
        let plies = self.plies_to_take_back().ok_or(MatchError::NothingToUndo)?;
        for _ in 0..plies {
            self.undo()?;
        }
        Ok(())
    }

    /// Plays again the move that was taken back last; tells what happened.
    ///
    /// # Errors
    /// When there is none, or the match waits for something else.
    pub fn redo(&mut self) -> Result<Vec<Event>, MatchError> {
        self.require_move()?;
        let text = self.round().undone.last().cloned().ok_or(MatchError::NothingToRedo)?;
        let events = self.make(&text)?;
        let round = self.round_mut();
        round.undone.pop();
        if let (Some(times), Some(left)) = (&mut round.times, round.undone_left.pop().flatten()) {
            times.redo(left);
        }
        Ok(events)
    }

    /// Ends the round by the players' will: resignation, agreement, time.
    ///
    /// # Errors
    /// When the round is over already, or the ending is one that only the board can show.
    pub fn end(&mut self, ending: Ending) -> Result<RoundResult, MatchError> {
        let round = self.round_mut();
        if round.result.is_some() {
            return Err(MatchError::RoundOver);
        }
        if let Ending::Board(_) = ending {
            return Err(MatchError::NotByWill);
        }
        let result = round.scored(ending);
        round.result = Some(result);
        Ok(result)
    }

    /// Lets time pass for whoever the match waits for; tells the result if that was the last of it.
    ///
    /// Without a clock, and between rounds, nothing happens.
    pub fn spend(&mut self, time: Duration) -> Option<RoundResult> {
        let seat = match self.pending() {
            Pending::Move { seat, .. } | Pending::ChooseSide { seat } | Pending::TakeBack { seat } => seat,
            Pending::NextRound | Pending::Nothing => return None,
        };
        let player = self.side(seat);
        let round = self.round_mut();
        let times = round.times.as_mut()?;
        if times.spend(team_of(seat), time) {
            return None;
        }
        let result = round.scored(Ending::TimeOut(player));
        round.result = Some(result);
        Some(result)
    }

    /// Sets the times of the last round as a record tells them: after each ply, and now.
    pub(super) fn restore_times(&mut self, after: Vec<Left>, left: Left) -> Result<(), MatchError> {
        let clock = self.terms.clock.ok_or(MatchError::NoClock)?;
        let round = self.round();
        if after.len() != round.game.len() {
            return Err(MatchError::Times { plies: round.game.len(), times: after.len() });
        }
        let mut before = [clock.at_first(); 2];
        for (ply, &told) in after.iter().enumerate() {
            self.require_times(clock, ply, before, told)?;
            before = told;
        }
        if !Team::BOTH.iter().all(|team| clock.allows(before[team.index()], left[team.index()], false)) {
            return Err(MatchError::TimeLeft);
        }
        self.round_mut().times = Some(Times::restored(clock, left, after));
        Ok(())
    }

    /// Refuses times that the clock can't have shown before and after a ply, counted from 0.
    fn require_times(&self, clock: Clock, ply: usize, before: Left, after: Left) -> Result<(), MatchError> {
        let game = &self.round().game;
        let mover = team_of(self.seat_after(ply));
        let ended_turn = game.mover(ply) != game.mover(ply + 1);
        let possible = Team::BOTH.into_iter().all(|team| {
            let index = team.index();
            clock.allows(before[index], after[index], ended_turn && team == mover)
        });
        if possible { Ok(()) } else { Err(MatchError::TimeAfter { ply: ply + 1 }) }
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

    /// The same match as it was after so many plies of a round, both counted from 0, as though nothing had come after; the
    /// match as it is where there is no such round.
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
    pub(super) fn prepare_round(&self, position: Option<&str>) -> Result<Round, MatchError> {
        let options = self.next_options();
        let game = match position {
            None => AnyGame::new(&options),
            Some(text) => AnyGame::from_text(text, &options)?,
        };
        Ok(Round::new(game, self.next_team_of_player_one(), self.terms.clock.map(Times::at_first)))
    }

    /// Adds a round that a record tells of.
    pub(super) fn push_round(&mut self, round: Round) {
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

    /// The team that plays player one in the next round: in ZEN the teams keep their colours, elsewhere they change sides from
    /// round to round.
    #[must_use]
    pub fn next_team_of_player_one(&self) -> Team {
        let keeps = games::of(self.terms.game.kind()).keeps_sides();
        if keeps || self.rounds.len().is_multiple_of(2) { Team::A } else { Team::B }
    }

    /// What another match of the same players is agreed to be, with chance drawn from this seed. In Zener the players change
    /// colours from round to round, and so from the last round of this match to the first of the next; elsewhere everybody
    /// keeps the seat.
    #[must_use]
    pub fn rematch(&self, seed: u64) -> Terms {
        let mut terms = Terms { seed, ..self.terms.clone() };
        if games::of(terms.game.kind()).changes_sides_for_rematch() && self.next_team_of_player_one() == Team::B {
            for partners in terms.seats.chunks_exact_mut(2) {
                partners.swap(0, 1);
            }
        }
        terms
    }

    fn must_choose(&self) -> bool {
        let round = self.round();
        let opening = self.terms.game.plies_before_choice();
        round.choice.is_none() && opening.is_some_and(|opening| round.game.len() >= opening)
    }

    fn first_seat(&self, team: Team) -> usize {
        team.index()
    }

    fn require_move(&self) -> Result<(), MatchError> {
        match self.pending() {
            Pending::Move { .. } => Ok(()),
            Pending::ChooseSide { .. } => Err(MatchError::ChooseFirst),
            Pending::TakeBack { .. } => Err(MatchError::DecideFirst),
            Pending::NextRound => Err(MatchError::RoundOver),
            Pending::Nothing => Err(MatchError::MatchOver),
        }
    }
}

/// The team of a seat.
const fn team_of(seat: usize) -> Team {
    Team::BOTH[seat % 2]
}

/// Why a match refused something.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MatchError {
    /// The terms can't be played.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// A position can't be played.
    #[error("the position is not possible: {0}")]
    Position(#[from] PositionError),
    /// The rules refuse the move.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// There is no seat with this index.
    #[error("there is no seat {}", .0 + 1)]
    NoSuchSeat(usize),
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// The round is not over.
    #[error("the round is not over yet")]
    RoundNotOver,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The second player of a balanced opening has to choose a side first.
    #[error("three stones are placed: the second player chooses the side first")]
    ChooseFirst,
    /// There is no side to choose now.
    #[error("there is no side to choose now")]
    NothingToChoose,
    /// The loser to an unannounced threat has to decide first.
    #[error("the check was not announced: its loser decides first whether to take the move back")]
    DecideFirst,
    /// There is no loss to an unannounced threat.
    #[error("there is no loss to an unannounced check that could be taken back")]
    NothingToTakeBack,
    /// There is no clock.
    #[error("the match has no clock")]
    NoClock,
    /// There are not as many times as plies.
    #[error("there are times for {times} moves, but {plies} moves")]
    Times {
        /// Plies of the round.
        plies: usize,
        /// Times given.
        times: usize,
    },
    /// A time after a ply that the clock can't have shown.
    #[error("the times after move {ply} are not such as this clock shows: more is left than can be")]
    TimeAfter {
        /// Which ply, counted from 1.
        ply: usize,
    },
    /// More is left now than after the last ply.
    #[error("more time is left than after the last move")]
    TimeLeft,
    /// The match has [`MOST_PLIES`] plies.
    #[error("a match has at most {MOST_PLIES} moves: agree on a draw, or resign")]
    TooLong,
    /// What was announced is not so.
    #[error("{}", match .0 {
        Threat::Check => "this move gives no check: it could not win with the next move if the opponent passed",
        Threat::Checkmate => "this is no checkmate: the opponent has a reply, or there is no check",
    })]
    FalseAnnouncement(Threat),
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// There is no move to play again.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// Only the board can show such an ending.
    #[error("only the position on the board can end a round in this way")]
    NotByWill,
}
