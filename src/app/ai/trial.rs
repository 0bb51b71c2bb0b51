//! A move that a player tries instead of the move of a moment of a review is searched and judged.

use crate::app::ai::question_queue::Purpose;
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{QuestionId, SearchRequest};
use crate::app::ai::review::MatchReview;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::games::{AnyGame, Player};
use crate::review::{Moment, Review, Trial};
use crate::search::win_probability;
use bevy::prelude::*;

/// The move that is tried instead of the move of the moment that is looked at, and what it is worth.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct MomentTrial {
    about: Option<TriedMove>,
    judged: Option<(Trial, f32)>,
}

/// A move that is tried: in which match, round and position, and its notation.
#[derive(Clone, PartialEq, Eq, Debug)]
struct TriedMove {
    match_number: u64,
    round: usize,
    plies: usize,
    text: String,
}

impl MomentTrial {
    /// The move that is tried, in notation; `None` while none is.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        Some(&self.about.as_ref()?.text)
    }

    /// What it is worth, and the probability, from 0 to 1, with which the player of the moment wins after it; `None`
    /// while it is searched.
    #[must_use]
    pub fn judged(&self) -> Option<(Trial, f32)> {
        self.judged
    }
}

/// The variation that is shown, if it begins with a move instead of that of a moment.
fn tried_move(active_match: &ActiveMatch, moment: &Moment) -> Option<TriedMove> {
    let (round, plies) = (moment.round, moment.plies);
    let is_variation = active_match.path_shown().is_some_and(|path| !path.is_main());
    let is_of_moment =
        active_match.round_number_shown() == round && active_match.side_line_begins() == Some(plies) && is_variation;
    let text = active_match.game_shown().move_of(plies).filter(|_| is_of_moment)?.to_owned();
    Some(TriedMove { match_number: active_match.number(), round, plies, text })
}

/// Searches the position after a move that is tried, and judges the move.
pub(super) fn judge_trial(
    active_match: Option<Res<ActiveMatch>>,
    review: Res<MatchReview>,
    questions: Res<Questions>,
    mut trial: ResMut<MomentTrial>,
    mut asked: Local<Option<(QuestionId, AnyGame)>>,
) {
    let mut questions = questions.queue();
    let moment = review.shown().and_then(|open| open.chosen()).map(|(moment, _)| moment);
    let tried = active_match.as_deref().zip(moment).and_then(|(table, moment)| tried_move(table, moment));
    if trial.about != tried {
        if let Some((outdated, _)) = asked.take() {
            questions.cancel(outdated);
        }
        *trial = MomentTrial { about: tried, judged: None };
        let Some((table, moment)) = active_match.as_deref().zip(moment).filter(|_| trial.about.is_some()) else {
            return;
        };
        let mut game = table.game_shown().clone();
        while game.len() > moment.plies + 1 && game.undo().is_some() {}
        let outcome = game.verdict().outcome;
        if outcome.is_over() {
            let probability = match outcome.winner() {
                Some(winner) if winner == moment.player => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
            trial.judge(moment, probability);
        } else {
            let request = SearchRequest::of_position(game.clone(), Review::limits(&game));
            *asked = Some((questions.ask(Purpose::Analysis, request), game));
        }
    }
    let Some((question, game)) = asked.as_ref() else { return };
    let Some(reply) = questions.take_reply(*question) else { return };
    if let Some(moment) = moment {
        let of_mover = win_probability(game, reply.finding.score);
        trial.judge(moment, of_player(game, moment.player, of_mover));
    }
    *asked = None;
}

/// The probability that a player wins, from that of the player to move.
fn of_player(game: &AnyGame, player: Player, of_mover: f32) -> f32 {
    if game.to_move() == player { of_mover } else { 1.0 - of_mover }
}

impl MomentTrial {
    fn judge(&mut self, moment: &Moment, probability: f32) {
        let text = self.text().unwrap_or_default();
        self.judged = Some((Trial::of(moment, text, probability), probability));
    }
}
