//! Review of a match: which moves decided it, and why. No clock, no threads: whoever runs the searches asks for
//! positions and hands over what was found.
//!
//! - [`Review`]: the questions, the answers, and what follows from them;
//! - `position_id`: which position is asked about, and what for;
//! - `reviewed_round`: what is known of one round; `order`: which position is searched next; `estimate`: where to
//!   begin;
//! - `judge`: which moves are mistakes, and how accurate moves are;
//! - `moment`: a move that decided the match; `reason`: why it was a mistake;
//! - `trial`: what a move is worth that is tried instead;
//! - `limits`: how long positions are searched.

mod estimate;
mod judge;
mod limits;
mod moment;
mod order;
mod position_id;
mod reason;
mod reviewed_round;
mod trial;

pub use judge::{CONFIRMED_LOSS, DECIDED, LEAST_LOSS, NEARLY_LOST};
pub use moment::{Moment, MomentReason, Shown};
pub use position_id::{PositionId, PositionKind};
pub use trial::Trial;

use crate::games::AnyGame;
use crate::search::{Finding, Limits};
use crate::session::{Match, Team};
use reviewed_round::ReviewedRound;

/// The most moments that are told of one team.
pub const MOST_MOMENTS: usize = 3;

/// A position that a review wants to have searched.
#[derive(Clone, Debug)]
pub struct PositionToSearch {
    /// Which one: what [`Review::add`] wants to know.
    pub id: PositionId,
    /// The position, with all that was played before it.
    pub game: AnyGame,
    /// How long it is searched: at [`Level::HIGHEST`](crate::search::Level::HIGHEST), with any seed.
    pub limits: Limits,
}

/// A review of a match in progress: of all its rounds, as they were when it began.
#[derive(Clone, Debug)]
pub struct Review {
    rounds: Vec<ReviewedRound>,
}

impl Review {
    /// Begins the review of a match, which may still go on.
    #[must_use]
    pub fn new(played: &Match) -> Self {
        let rounds = (0..played.rounds().len()).filter_map(|round| ReviewedRound::new(played, round)).collect();
        Self { rounds }
    }

    /// How long a position of this game is searched for a review. The same on every machine.
    #[must_use]
    pub fn limits(game: &AnyGame) -> Limits {
        limits::of(game)
    }

    /// The next position to be searched, in an order in which the first moments show early. Each is returned once: see
    /// [`ask_again`](Self::ask_again). `None` when there is none now: while answers are missing, they may bring new
    /// questions.
    pub fn next_position(&mut self) -> Option<PositionToSearch> {
        let instead = self.next_alternative().map(|(round, plies)| (round, plies, PositionKind::Instead));
        let next = instead.or_else(|| order::next(&self.rounds)).or_else(|| self.next_to_confirm());
        let (round, plies, kind) = next?;
        let id = PositionId { round, plies, kind };
        let game = self.rounds.get_mut(round)?.ask(plies, kind)?;
        let limits = match kind {
            PositionKind::Estimated => limits::of_asked_estimate(&game)?,
            PositionKind::Played | PositionKind::Instead => limits::of(&game),
            PositionKind::Confirmed => limits::of_confirmation(&game),
        };
        Some(PositionToSearch { id, limits, game })
    }

    /// The move that lost most among those for which it is still to be asked what the better move would have led to.
    fn next_alternative(&self) -> Option<(usize, usize)> {
        let open = self
            .rounds
            .iter()
            .enumerate()
            .flat_map(|(index, round)| round.open_alternatives().map(move |(plies, loss)| (index, plies, loss)));
        open.max_by(|one, other| one.2.total_cmp(&other.2)).map(|(round, plies, _)| (round, plies))
    }

    /// A moment that is still to be confirmed, once all positions are known: only then it is sure which moments are
    /// told.
    fn next_to_confirm(&self) -> Option<(usize, usize, PositionKind)> {
        if !self.is_done() {
            return None;
        }
        let told = Team::BOTH.into_iter().flat_map(|team| self.worst(team));
        let is_open =
            |&(round, plies): &(usize, usize)| self.rounds.get(round).is_some_and(|round| round.is_to_confirm(plies));
        told.filter(is_open).map(|(round, plies)| (round, plies, PositionKind::Confirmed)).next()
    }

    /// Forgets that a position was asked for, because its search was broken off: [`next_position`](Self::next_position)
    /// returns it again.
    pub fn ask_again(&mut self, id: PositionId) {
        if let Some(round) = self.rounds.get_mut(id.round) {
            round.ask_again(id.plies, id.kind);
        }
    }

    /// Takes the finding of a position that was asked for. One that is known already is ignored.
    pub fn add(&mut self, id: PositionId, finding: &Finding) {
        let Some(round) = self.rounds.get_mut(id.round) else { return };
        match id.kind {
            PositionKind::Estimated => return round.add_estimate(id.plies, finding),
            PositionKind::Played => round.add(id.plies, finding),
            PositionKind::Instead => round.add_alternative(id.plies, finding),
            PositionKind::Confirmed => round.add_confirmation(id.plies, finding),
        }
        for team in Team::BOTH {
            self.explain_moments(team);
        }
    }

    /// The positions that are known, and all of them, without estimates. Their number grows a little during a review,
    /// because the better move of each mistake is searched as well, and at the end the position before each moment that
    /// let the opponent win by force.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        self.rounds.iter().map(ReviewedRound::progress).fold((0, 0), |sum, part| (sum.0 + part.0, sum.1 + part.1))
    }

    /// Whether all positions are known.
    #[must_use]
    pub fn is_done(&self) -> bool {
        let (done, all) = self.progress();
        done == all
    }

    /// The probability, from 0 to 1, that player one of a round wins it, after this number of plies; `None` while it is
    /// not known. At the end of a round it is the result, if the board shows it.
    #[must_use]
    pub fn probability(&self, round: usize, plies: usize) -> Option<f32> {
        self.rounds.get(round)?.probability(plies)
    }

    /// The probabilities of all rounds: for each the probability after every number of plies, from 0.
    #[must_use]
    pub fn probabilities(&self) -> Vec<Vec<Option<f32>>> {
        self.rounds.iter().map(ReviewedRound::probabilities).collect()
    }

    /// What the search of the position after this number of plies has found; `None` while it is not known, and where
    /// the board shows how the round has ended.
    #[must_use]
    pub fn finding(&self, round: usize, plies: usize) -> Option<&Finding> {
        self.rounds.get(round)?.finding(plies)
    }

    /// The moves that decided the match, as far as it is known: at most [`MOST_MOMENTS`] of each team, the one that
    /// lost most first.
    #[must_use]
    pub fn moments(&self) -> Vec<Moment> {
        let mut moments: Vec<_> = Team::BOTH.into_iter().flat_map(|team| self.moments_of(team)).collect();
        moments.sort_by(judge::ranked);
        moments
    }

    /// The moments of one team, the one that lost most first.
    #[must_use]
    pub fn moments_of(&self, team: Team) -> Vec<Moment> {
        self.worst(team)
            .into_iter()
            .filter_map(|(round, plies)| self.rounds.get(round)?.moment(plies).cloned())
            .collect()
    }

    /// The mistakes of a team that lost most, as round and number of plies.
    fn worst(&self, team: Team) -> Vec<(usize, usize)> {
        let mut mistakes = Vec::new();
        for (index, round) in self.rounds.iter().enumerate() {
            let of_team = round.mistakes().into_iter().filter(|&(plies, _)| round.team(plies) == Some(team));
            mistakes.extend(of_team.map(|(plies, loss)| (index, plies, loss)));
        }
        // The sort is stable: of equal losses the earlier one comes first.
        mistakes.sort_by(|one, other| other.2.total_cmp(&one.2));
        mistakes.truncate(MOST_MOMENTS);
        mistakes.into_iter().map(|(round, plies, _)| (round, plies)).collect()
    }

    /// Finds the reasons of the moments of a team. They are found once, since that takes some time; and a move that is
    /// not among the worst now will never be again.
    fn explain_moments(&mut self, team: Team) {
        for (index, plies) in self.worst(team) {
            if let Some(round) = self.rounds.get_mut(index) {
                round.explain(index, plies);
            }
        }
    }

    /// How accurate the moves of a team were, from 0 to 1: the mean over its moves where it had a choice, as far as
    /// they are known. `None` where none is known.
    ///
    /// The accuracy of a move falls with the probability that it lost, in the way that lichess reckons it.
    #[must_use]
    pub fn accuracy(&self, team: Team) -> Option<f32> {
        mean(self.rounds.iter().flat_map(|round| round.accuracies(team)))
    }

    /// The same for the moves of one round, counted from 0.
    #[must_use]
    pub fn accuracy_in_round(&self, round: usize, team: Team) -> Option<f32> {
        mean(self.rounds.get(round)?.accuracies(team))
    }
}

/// The mean; `None` of nothing.
fn mean(values: impl Iterator<Item = f32>) -> Option<f32> {
    let (sum, count) = values.fold((0.0, 0_u32), |(sum, count), value| (sum + value, count + 1));
    (count > 0).then(|| sum / count as f32)
}

#[cfg(test)]
mod tests;
