//! Playing moves and taking them back, the choices between them, and ending a round by resignation or agreement.

use super::Match;
use super::error::MatchError;
use super::pending::Pending;
use crate::games::Event;
use crate::games::zen::Threat;
use crate::session::announcement;
use crate::session::clock::Left;
use crate::session::round::{Ending, RoundResult};
use crate::session::seat::team_of;

impl Match {
    /// Plays a move, given in notation, for the player whose turn it is; returns its events.
    ///
    /// The move may be followed by `+` (check) or `#` (checkmate), which must then be true. Where the game announces,
    /// it announces in any case.
    ///
    /// # Errors
    /// When the match waits for something else or the rules refuse the move or its announcement; the match is then as
    /// it was.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, MatchError> {
        let events = self.make(text)?;
        let round = self.round_mut();
        round.undone.clear();
        round.undone_left.clear();
        Ok(events)
    }

    /// Plays a move without removing the moves that can be played again.
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
        let ply = round.game.len().saturating_sub(1);
        if let Some(text) = round.game.move_of(ply) {
            round.variations.absorb(ply, text);
        }
        round.settle();
        Ok(round.last_events())
    }

    /// Takes back the last ply of the round; what is noted after it becomes a branch. Returns what
    /// [`Round::forget_ply`](crate::session::Round) returns.
    fn take_back_ply(&mut self) -> Option<(String, Option<Left>)> {
        let others = self.noted_but_in(self.rounds().len() - 1);
        let round = self.round_mut();
        let (text, left) = round.forget_ply()?;
        round.variations.release(round.game.len(), announcement::split(&text).0, others);
        Some((text, left))
    }

    /// A move followed by the strongest announcement that is true. The text stays as it is where the players do not
    /// announce, or where it is not a legal move.
    #[must_use]
    pub fn properly_announced(&self, text: &str) -> String {
        let mut game = self.round().game.clone();
        if !self.terms.game.is_announced_by_players() || game.play(text).is_err() {
            return text.to_owned();
        }
        format!("{text}{}", announcement::mark(announcement::standing(&game)))
    }

    /// Decides after a loss to an unannounced threat. With `take_back` the loser takes back the move that did not parry
    /// it, and the check counts as announced; otherwise the loss stands.
    ///
    /// # Errors
    /// When there is no such loss to decide about.
    pub fn decide(&mut self, take_back: bool) -> Result<(), MatchError> {
        let Pending::TakeBack { .. } = self.pending() else { return Err(MatchError::NothingToTakeBack) };
        if take_back {
            for _ in 0..2 {
                self.take_back_ply();
            }
        }
        let round = self.round_mut();
        if take_back {
            if let Some(announced) = round.announced.last_mut() {
                *announced = announcement::standing(&round.game).map(|_| Threat::Check);
            }
            round.undone.clear();
            round.undone_left.clear();
        } else {
            round.loss_accepted = true;
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

    /// Takes back the last move of the round, also one that ended it; without limit. Returns the move.
    ///
    /// If anything is noted after it, it becomes the first branch where it was played, so that nothing is lost; played
    /// again, it takes that over.
    ///
    /// # Errors
    /// When there is no move to take back.
    pub fn undo(&mut self) -> Result<String, MatchError> {
        let opening = self.terms.game.plies_before_choice();
        let (text, left) = self.take_back_ply().ok_or(MatchError::NothingToUndo)?;
        let round = self.round_mut();
        round.undone.push(text.clone());
        round.undone_left.push(left);
        round.result = None;
        round.loss_accepted = false;
        if opening.is_some_and(|opening| round.game.len() < opening) {
            round.choice = None;
        }
        Ok(text)
    }

    /// Takes back to the last turn of a person: one move between persons; against computers also the moves with which
    /// they answered.
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

    /// Plays again the move that was taken back last; returns its events.
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

    /// Ends the round in a way that the board does not show: resignation, agreement, time.
    ///
    /// # Errors
    /// When the round is over already, or the ending is one by the rules of the game.
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
}
