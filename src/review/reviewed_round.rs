//! What a review knows of one round.

use super::estimate::estimate;
use super::judge::{accuracy, is_mistake, loss};
use super::limits;
use super::moment::Moment;
use super::position_id::PositionKind;
use super::reason::Mistake;
use crate::games::{AnyGame, Outcome, Player};
use crate::search::{Finding, hint, is_decided, win_probability};
use crate::session::{Ending, Match, Seat, Team};

/// What is known of a position.
#[derive(Clone, Debug)]
enum Known {
    /// Nothing, and nobody has been asked.
    Open,
    /// It is being searched.
    Asked,
    /// The probability that player one wins, and what the search has found; no finding where the round has ended.
    Is(f32, Option<Finding>),
}

impl Known {
    fn probability(&self) -> Option<f32> {
        match self {
            Self::Is(probability, _) => Some(*probability),
            Self::Open | Self::Asked => None,
        }
    }

    fn finding(&self) -> Option<&Finding> {
        match self {
            Self::Is(_, finding) => finding.as_ref(),
            Self::Open | Self::Asked => None,
        }
    }
}

/// The answer to whether a position was lost by force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Confirmation {
    Asked,
    Is(bool),
}

/// A move of the round.
#[derive(Clone, Debug)]
struct Played {
    text: String,
    player: Player,
    seat: usize,
    team: Team,
    /// Whether the player could choose: there was another legal move, and the move was not one of a balanced opening,
    /// where one player moves for both sides.
    was_free: bool,
    /// Whether its mistakes are of interest at first: it was made by a person, or no person takes part.
    comes_first: bool,
    /// Whether it let the opponent win at once while another move did not; only known of moves that may be mistakes.
    is_gift: bool,
    /// The position after the better move: `None` while it is not suspected that the move was a mistake.
    instead: Option<Known>,
    /// Whether the position before it was lost by force: `None` while that was not asked.
    was_lost: Option<Confirmation>,
    moment: Option<Moment>,
}

/// What a review knows of one round.
#[derive(Clone, Debug)]
pub(super) struct ReviewedRound {
    game: AnyGame,
    moves: Vec<Played>,
    /// One more than moves.
    positions: Vec<Known>,
    /// For each position an estimate of the probability that player one wins, if there is one.
    estimates: Vec<Option<f32>>,
    /// For each position whether it was asked for an estimate. Empty in games in which no estimates are asked for.
    is_estimate_asked: Vec<bool>,
}

/// The probability that player one has won.
fn result(outcome: Outcome) -> f32 {
    match outcome.winner() {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    }
}

/// The same probability for a player, or back for player one.
fn for_player(player: Player, of_one: f32) -> f32 {
    match player {
        Player::One => of_one,
        Player::Two => 1.0 - of_one,
    }
}

impl ReviewedRound {
    /// A round of a match, counted from 0; `None` if there is no such round.
    pub(super) fn new(played: &Match, number: usize) -> Option<Self> {
        let round = played.rounds().get(number)?;
        let game = round.game().clone();
        let opening = played.terms().game.plies_before_choice().unwrap_or(0);
        let seats = &played.terms().seats;
        let among_computers = !seats.iter().any(Seat::is_person);
        let positions: usize = played.rounds().iter().map(|round| round.game().len()).sum();
        let mut moves = Vec::with_capacity(game.len());
        let mut before = game.clone();
        let mut estimates = vec![estimate(&before, positions)];
        while let Some(text) = before.undo() {
            estimates.push(estimate(&before, positions));
            let (plies, player) = (before.len(), before.to_move());
            let seat = played.seat_at(number, plies)?;
            let was_free = plies >= opening && before.legal_moves().len() > 1;
            moves.push(Played {
                text,
                player,
                seat,
                team: round.team(player),
                was_free,
                comes_first: among_computers || seats.get(seat).is_some_and(Seat::is_person),
                is_gift: false,
                instead: None,
                was_lost: None,
                moment: None,
            });
        }
        moves.reverse();
        estimates.reverse();
        let mut positions = vec![Known::Open; game.len() + 1];
        let ended = match (game.verdict().outcome, round.result().map(|result| result.ending)) {
            (Outcome::Ongoing, Some(Ending::Board(outcome))) => Some(outcome),
            (Outcome::Ongoing, _) => None,
            (outcome, _) => Some(outcome),
        };
        if let (Some(outcome), Some(last)) = (ended, positions.last_mut()) {
            *last = Known::Is(result(outcome), None);
        }
        let asks_for_estimates = limits::of_asked_estimate(&game).is_some();
        let is_estimate_asked = if asks_for_estimates { vec![false; positions.len()] } else { Vec::new() };
        Some(Self { game, moves, positions, estimates, is_estimate_asked })
    }

    /// The number of positions of the round, those at its beginning and its end included.
    pub(super) fn positions(&self) -> usize {
        self.positions.len()
    }

    /// Whether nobody has been asked about the position after this number of plies.
    pub(super) fn is_open(&self, plies: usize) -> bool {
        matches!(self.positions.get(plies), Some(Known::Open))
    }

    /// The moves that seem to be mistakes and of which a position, before or after it, is still to be asked for: for
    /// each the number of plies of that position, and what the move seems to have lost.
    pub(super) fn suspected(&self) -> impl Iterator<Item = (usize, f32)> {
        let moves = self.moves.iter().enumerate().filter(|(_, played)| played.was_free && played.comes_first);
        moves.filter_map(|(plies, played)| {
            // The position after it is asked for first: it may also clear the move after it of suspicion.
            let open = [plies + 1, plies].into_iter().find(|&plies| self.is_open(plies))?;
            let presumed = |plies: usize| Some(for_player(played.player, self.presumed(plies)?));
            let [before, after] = [presumed(plies)?, presumed(plies + 1)?];
            // Whether it lets the opponent win at once is not known yet, so the lower bar of such moves holds.
            is_mistake(before, after, true).then(|| (open, loss(before, after)))
        })
    }

    /// The probability that player one wins after this number of plies, or else its estimate, if one of them is known.
    pub(super) fn presumed(&self, plies: usize) -> Option<f32> {
        self.probability(plies).or(self.estimates.get(plies).copied().flatten())
    }

    /// Whether an estimate may be asked for after this number of plies: neither it nor the position has been asked for.
    pub(super) fn may_estimate(&self, plies: usize) -> bool {
        self.is_open(plies) && self.is_estimate_asked.get(plies) == Some(&false)
    }

    /// The number of estimates that were asked for.
    pub(super) fn estimates_asked(&self) -> usize {
        self.is_estimate_asked.iter().filter(|&&is_asked| is_asked).count()
    }

    /// Whether a mistake is known that is of interest at first.
    pub(super) fn has_mistake(&self) -> bool {
        (0..self.moves.len()).any(|plies| self.moves[plies].comes_first && self.mistake(plies).is_some())
    }

    /// The moves that may be mistakes and for which the position after the better move is still to be asked for, as
    /// number of plies, and what they have lost.
    pub(super) fn open_alternatives(&self) -> impl Iterator<Item = (usize, f32)> {
        let open = self.moves.iter().enumerate().filter(|(_, played)| matches!(played.instead, Some(Known::Open)));
        open.filter_map(|(plies, _)| {
            let [before, after] = self.around(plies)?;
            Some((plies, loss(before, after)))
        })
    }

    /// Notes that a position is being searched, and returns the game there.
    pub(super) fn ask(&mut self, plies: usize, kind: PositionKind) -> Option<AnyGame> {
        let game = if kind == PositionKind::Instead { self.game_instead(plies)? } else { self.game_after(plies) };
        match kind {
            PositionKind::Estimated => *self.is_estimate_asked.get_mut(plies)? = true,
            PositionKind::Played | PositionKind::Instead => *self.known_mut(plies, kind)? = Known::Asked,
            PositionKind::Confirmed => self.moves.get_mut(plies)?.was_lost = Some(Confirmation::Asked),
        }
        Some(game)
    }

    /// Notes that a position is not being searched any more.
    pub(super) fn ask_again(&mut self, plies: usize, kind: PositionKind) {
        match kind {
            PositionKind::Estimated => {
                if let Some(is_asked) = self.is_estimate_asked.get_mut(plies) {
                    *is_asked = false;
                }
            }
            PositionKind::Played | PositionKind::Instead => {
                if let Some(known @ Known::Asked) = self.known_mut(plies, kind) {
                    *known = Known::Open;
                }
            }
            PositionKind::Confirmed => {
                if let Some(played) = self.moves.get_mut(plies) {
                    played.was_lost.take_if(|answer| *answer == Confirmation::Asked);
                }
            }
        }
    }

    /// What is known of a position; `None` for an estimate or a confirmation.
    fn known_mut(&mut self, plies: usize, kind: PositionKind) -> Option<&mut Known> {
        match kind {
            PositionKind::Estimated | PositionKind::Confirmed => None,
            PositionKind::Played => self.positions.get_mut(plies),
            PositionKind::Instead => self.moves.get_mut(plies)?.instead.as_mut(),
        }
    }

    /// The game as it was after this number of plies.
    fn game_after(&self, plies: usize) -> AnyGame {
        let mut game = self.game.clone();
        while game.len() > plies && game.undo().is_some() {}
        game
    }

    /// The game in which the better move was played after this number of plies.
    fn game_instead(&self, plies: usize) -> Option<AnyGame> {
        let mut game = self.game_after(plies);
        game.play(self.finding(plies)?.best()).ok()?;
        Some(game)
    }

    /// Takes what a search has found that was asked for as an estimate.
    pub(super) fn add_estimate(&mut self, plies: usize, finding: &Finding) {
        let game = self.game_after(plies);
        if let Some(estimate) = self.estimates.get_mut(plies) {
            *estimate = Some(for_player(game.to_move(), win_probability(&game, finding.score)));
        }
    }

    /// Takes what the search of a position has found.
    pub(super) fn add(&mut self, plies: usize, finding: &Finding) {
        if !matches!(self.positions.get(plies), Some(Known::Open | Known::Asked)) {
            return;
        }
        let game = self.game_after(plies);
        let probability = for_player(game.to_move(), win_probability(&game, finding.score));
        if let Some(known) = self.positions.get_mut(plies) {
            *known = Known::Is(probability, Some(finding.clone()));
        }
        for plies in [plies.checked_sub(1), Some(plies)].into_iter().flatten() {
            self.suspect(plies);
        }
    }

    /// Takes what the search of the position after the better move has found.
    pub(super) fn add_alternative(&mut self, plies: usize, finding: &Finding) {
        let Some(game) = self.game_instead(plies) else { return };
        if let Some(known @ (Known::Open | Known::Asked)) = self.known_mut(plies, PositionKind::Instead) {
            let probability = for_player(game.to_move(), win_probability(&game, finding.score));
            *known = Known::Is(probability, Some(finding.clone()));
        }
    }

    /// Whether it is still to be asked if the position before this mistake was lost by force: the mistake let the
    /// opponent win by force, and nobody was asked.
    pub(super) fn is_to_confirm(&self, plies: usize) -> bool {
        let is_sure = |finding: &Finding| is_decided(finding.score);
        self.moves.get(plies).is_some_and(|played| played.was_lost.is_none())
            && self.finding(plies + 1).is_some_and(is_sure)
            && !self.finding(plies).is_some_and(is_sure)
    }

    /// Takes what a longer search of the position before a mistake has found.
    pub(super) fn add_confirmation(&mut self, plies: usize, finding: &Finding) {
        if let Some(played) = self.moves.get_mut(plies)
            && played.was_lost == Some(Confirmation::Asked)
        {
            played.was_lost = Some(Confirmation::Is(is_decided(finding.score) && finding.score < 0));
        }
    }

    /// If a move may be a mistake: wants to know what the better move would have led to.
    fn suspect(&mut self, plies: usize) {
        let Some([before, after]) = self.around(plies) else { return };
        let Some(played) = self.moves.get(plies) else { return };
        if played.instead.is_some() || !self.is_blamable(plies) || !is_mistake(before, after, true) {
            return;
        }
        let is_gift = hint::gift(&self.game_after(plies), &played.text).is_some();
        if !is_mistake(before, after, is_gift) {
            return;
        }
        let Some(instead) = self.game_instead(plies) else { return };
        let outcome = instead.verdict().outcome;
        let known = if outcome.is_over() { Known::Is(result(outcome), None) } else { Known::Open };
        if let Some(played) = self.moves.get_mut(plies) {
            played.is_gift = is_gift;
            played.instead = Some(known);
        }
    }

    /// Whether a move could be chosen, and is another one than that which the search has found.
    fn is_blamable(&self, plies: usize) -> bool {
        let better = self.finding(plies).map(Finding::best);
        self.moves
            .get(plies)
            .is_some_and(|played| played.was_free && better.is_some_and(|better| better != played.text))
    }

    /// The probabilities that the player of a move wins, before it and after it, by the searches of the two positions.
    fn around(&self, plies: usize) -> Option<[f32; 2]> {
        let player = self.moves.get(plies)?.player;
        let [before, after] = [plies, plies + 1].map(|plies| self.probability(plies));
        Some([for_player(player, before?), for_player(player, after?)])
    }

    /// The probabilities that the player of a move wins with the better move, and with the one that was played.
    ///
    /// The search of the position before looks one ply less far than that of the position after, so the better move
    /// is searched in the same way as the one that was played. What both searches agree on counts.
    fn compared(&self, plies: usize) -> Option<[f32; 2]> {
        let [before, after] = self.around(plies)?;
        let played = self.moves.get(plies)?;
        let instead = for_player(played.player, played.instead.as_ref()?.probability()?);
        Some([before.min(instead), after])
    }

    /// What a move has lost if it is a mistake.
    fn mistake(&self, plies: usize) -> Option<f32> {
        let [before, after] = self.compared(plies)?;
        let Played { is_gift, was_lost, .. } = *self.moves.get(plies)?;
        (was_lost != Some(Confirmation::Is(true)) && self.is_blamable(plies) && is_mistake(before, after, is_gift))
            .then(|| loss(before, after))
    }

    /// All moves that are called mistakes, as numbers of plies, and what they have lost.
    pub(super) fn mistakes(&self) -> Vec<(usize, f32)> {
        (0..self.moves.len()).filter_map(|plies| Some((plies, self.mistake(plies)?))).collect()
    }

    /// The team that made the move after this number of plies.
    pub(super) fn team(&self, plies: usize) -> Option<Team> {
        self.moves.get(plies).map(|played| played.team)
    }

    /// Finds out why a mistake was one.
    pub(super) fn explain(&mut self, round: usize, plies: usize) {
        let Some(moment) = self.explained(round, plies) else { return };
        if let Some(played) = self.moves.get_mut(plies) {
            played.moment = Some(moment);
        }
    }

    fn explained(&self, round: usize, plies: usize) -> Option<Moment> {
        let played = self.moves.get(plies).filter(|played| played.moment.is_none())?;
        let [before, after] = self.compared(plies)?;
        let game = self.game_after(plies);
        let found_before = self.finding(plies)?;
        let mistake = Mistake {
            before: &game,
            played: &played.text,
            found_before,
            found_after: self.finding(plies + 1),
            found_instead: played.instead.as_ref().and_then(Known::finding),
        };
        let reason = mistake.reason();
        Some(Moment {
            round,
            plies,
            player: played.player,
            seat: played.seat,
            played: played.text.clone(),
            better: found_before.best().to_owned(),
            before,
            after,
            better_does: hint::reason(&game, found_before),
            refutation: mistake.refutation(),
            line: mistake.line(),
            shown: mistake.shown(&reason),
            reason,
        })
    }

    /// What is told of the move after this number of plies.
    pub(super) fn moment(&self, plies: usize) -> Option<&Moment> {
        self.moves.get(plies)?.moment.as_ref()
    }

    /// The accuracies of the moves of a team that are known.
    pub(super) fn accuracies(&self, team: Team) -> impl Iterator<Item = f32> {
        let of_team = self.moves.iter().enumerate().filter(move |(_, played)| played.team == team && played.was_free);
        of_team.filter_map(|(plies, _)| {
            let [before, after] = self.around(plies)?;
            let lost = match self.compared(plies) {
                _ if !self.is_blamable(plies) => 0.0,
                Some([before, after]) => loss(before, after),
                None => loss(before, after),
            };
            Some(accuracy(lost))
        })
    }

    /// The positions that are known, and all of them.
    pub(super) fn progress(&self) -> (usize, usize) {
        let alternatives = self.moves.iter().filter_map(|played| played.instead.as_ref());
        let all = self.positions.iter().chain(alternatives);
        let confirmations = self.moves.iter().filter_map(|played| played.was_lost);
        let confirmations = confirmations.map(|answer| answer != Confirmation::Asked);
        let all = all.map(|known| known.probability().is_some()).chain(confirmations);
        all.fold((0, 0), |(done, all), is_known| (done + usize::from(is_known), all + 1))
    }

    /// The probability that player one wins after this number of plies, if it is known.
    pub(super) fn probability(&self, plies: usize) -> Option<f32> {
        self.positions.get(plies)?.probability()
    }

    /// The probabilities after every number of plies, from 0.
    pub(super) fn probabilities(&self) -> Vec<Option<f32>> {
        self.positions.iter().map(Known::probability).collect()
    }

    /// What the search of the position after this number of plies has found.
    pub(super) fn finding(&self, plies: usize) -> Option<&Finding> {
        self.positions.get(plies)?.finding()
    }
}
