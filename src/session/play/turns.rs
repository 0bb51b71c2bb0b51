//! Whose turn it is in a match, and who plays which side.

use super::Match;
use super::error::MatchError;
use super::pending::Pending;
use crate::games::Player;
use crate::session::round::Round;
use crate::session::seat::{Seat, Team, team_of};

impl Match {
    /// What the match waits for.
    #[must_use]
    pub fn pending(&self) -> Pending {
        let round = self.round();
        if round.result.is_some() {
            return if self.is_decided() { Pending::Nothing } else { Pending::NextRound };
        }
        if self.must_choose() {
            return Pending::ChooseSide { seat: self.first_seat(round.initial_team_of_player_one.other()) };
        }
        let plies = round.game.len();
        if round.game.verdict().outcome.is_over() {
            // Over by the rules but without a result: the player of the second-to-last move decides.
            return Pending::TakeBack { seat: self.seat_after(plies.saturating_sub(2)) };
        }
        Pending::Move { seat: self.seat_after(plies), player: round.game.to_move() }
    }

    /// The seat that moves after this number of plies of the round.
    pub(super) fn seat_after(&self, plies: usize) -> usize {
        self.seat_in(self.round(), plies).unwrap_or(0)
    }

    /// The index of the seat whose move it is, or was, after this number of plies of a round, counted from 0; `None` if
    /// there is no such round or it has fewer plies. Under the balanced opening the first player also has the moves
    /// before the choice.
    #[must_use]
    pub fn seat_at(&self, round: usize, plies: usize) -> Option<usize> {
        self.seat_in(self.rounds().get(round)?, plies)
    }

    fn seat_in(&self, round: &Round, plies: usize) -> Option<usize> {
        let player = round.game.mover(plies)?;
        let opening = self.terms.game.plies_before_choice().is_some_and(|opening| plies < opening);
        let team = if opening { round.initial_team_of_player_one } else { round.team(player) };
        let seats_a_team = self.terms.seats.len() / 2;
        Some(self.first_seat(team) + 2 * (round.game.turns(player, plies) % seats_a_team.max(1)))
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
        self.terms.seats.get(self.index_on_turn()?)
    }

    /// The index of the seat whose move or choice the match waits for.
    #[must_use]
    pub fn index_on_turn(&self) -> Option<usize> {
        match self.pending() {
            Pending::Move { seat, .. } | Pending::ChooseSide { seat } | Pending::TakeBack { seat } => Some(seat),
            Pending::NextRound | Pending::Nothing => None,
        }
    }

    /// The person whose move or choice the match waits for; `None` where it waits for a computer or for no player.
    #[must_use]
    pub fn person_on_turn(&self) -> Option<&Seat> {
        self.seat_on_turn().filter(|seat| seat.is_person())
    }

    /// Whether the match waits for a person.
    #[must_use]
    pub fn waits_for_person(&self) -> bool {
        self.person_on_turn().is_some()
    }

    /// Whether the match waits for a computer.
    #[must_use]
    pub fn waits_for_computer(&self) -> bool {
        self.seat_on_turn().is_some_and(|seat| !seat.is_person())
    }

    /// Whether the match waits for a person's move.
    #[must_use]
    pub fn waits_for_move_of_person(&self) -> bool {
        matches!(self.pending(), Pending::Move { .. }) && self.waits_for_person()
    }

    /// Whether the match waits for a person's answer to a question: which side, or whether a move is taken back.
    #[must_use]
    pub fn waits_for_answer_of_person(&self) -> bool {
        matches!(self.pending(), Pending::ChooseSide { .. } | Pending::TakeBack { .. }) && self.waits_for_person()
    }

    /// The side that a seat plays in the current round.
    #[must_use]
    pub fn side(&self, seat: usize) -> Player {
        let team = team_of(seat);
        if self.round().team_of_player_one() == team { Player::One } else { Player::Two }
    }

    /// The seats of those who play a side in the current round.
    pub fn seats_of(&self, player: Player) -> impl Iterator<Item = &Seat> {
        self.terms.seats.iter().enumerate().filter(move |&(seat, _)| self.side(seat) == player).map(|(_, seat)| seat)
    }

    /// Whether a person plays a side in the current round, alone or with a partner.
    #[must_use]
    pub fn has_person(&self, player: Player) -> bool {
        self.seats_of(player).any(Seat::is_person)
    }

    /// Whether the side opposite to a player is played by computers alone.
    #[must_use]
    pub fn faces_computers(&self, player: Player) -> bool {
        !self.has_person(player.other())
    }

    pub(super) fn must_choose(&self) -> bool {
        let round = self.round();
        let opening = self.terms.game.plies_before_choice();
        round.choice.is_none() && opening.is_some_and(|opening| round.game.len() >= opening)
    }

    fn first_seat(&self, team: Team) -> usize {
        team.index()
    }

    pub(super) fn require_move(&self) -> Result<(), MatchError> {
        match self.pending() {
            Pending::Move { .. } => Ok(()),
            Pending::ChooseSide { .. } => Err(MatchError::ChooseFirst),
            Pending::TakeBack { .. } => Err(MatchError::DecideFirst),
            Pending::NextRound => Err(MatchError::RoundOver),
            Pending::Nothing => Err(MatchError::MatchOver),
        }
    }
}
