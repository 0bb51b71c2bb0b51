//! The match on the table, which is the match in play, and which of its positions is shown.

use crate::app::state::navigation::{Overlay, Screen};
use crate::games::{Board, Event, Spot, Square};
use crate::session::{Match, Round};
use bevy::prelude::*;

/// The match on the table. Only this module changes it; everything else reads it and sends
/// [`Intent`](crate::app::gameplay::messages::Intent)s.
#[derive(Resource, Debug)]
pub struct ActiveMatch {
    pub(super) played: Match,
    pub(super) number: u64,
    /// The earlier position that is shown; `None` for the current one.
    pub(super) looking_at: Option<ViewedPosition>,
}

/// An earlier position of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ViewedPosition {
    /// The round, counted from 0.
    pub(super) round: usize,
    /// The number of plies of the round that have been played.
    pub(super) plies: usize,
}

impl ActiveMatch {
    /// The match.
    #[must_use]
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// The number of the match since the start of the program. It changes when a match is begun, opened or restarted.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Which round the board shows, counted from 0.
    #[must_use]
    pub fn round_number_shown(&self) -> usize {
        self.looking_at.map_or(self.played.rounds().len() - 1, |look| look.round)
    }

    /// The round that the board shows: the last one, unless an earlier one is shown.
    #[must_use]
    pub fn round_shown(&self) -> &Round {
        self.played.rounds().get(self.round_number_shown()).unwrap_or_else(|| self.played.round())
    }

    /// How many plies of the round the board shows.
    #[must_use]
    pub fn plies_shown(&self) -> usize {
        self.looking_at.map_or_else(|| self.played.round().game().len(), |look| look.plies)
    }

    /// Whether an earlier position is shown.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// The board that is shown.
    #[must_use]
    pub fn board(&self) -> Board {
        self.round_shown().game().board_after(self.plies_shown())
    }

    /// Shows a position, or with `None` the end of the round. The last position of the last round is the current one.
    pub(super) fn look(&mut self, round: usize, plies: Option<usize>) {
        let last = self.played.rounds().len() - 1;
        let round = round.min(last);
        let length = self.played.rounds()[round].game().len();
        let plies = plies.map_or(length, |plies| plies.min(length));
        self.looking_at = (round < last || plies < length).then_some(ViewedPosition { round, plies });
    }
}

/// Whether a match is on the screen: a condition for systems.
pub(crate) fn match_is_shown(screen: Res<State<Screen>>, active_match: Option<Res<ActiveMatch>>) -> bool {
    *screen.get() == Screen::Match && active_match.is_some()
}

/// Whether a match is on the screen and no menu lies over it: a condition for systems.
pub(crate) fn board_is_uncovered(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    active_match: Option<Res<ActiveMatch>>,
) -> bool {
    *screen.get() == Screen::Match && *overlay.get() == Overlay::None && active_match.is_some()
}

/// Whether the round on the board has just begun with a blind set-up, whose tiles are now turned over.
#[must_use]
pub fn is_turned_over(active_match: &ActiveMatch) -> bool {
    active_match.played().terms().game.is_arranged_by_players() && active_match.round_shown().game().is_empty()
}

/// The spots of the last move, for marking it: all that its events name.
#[must_use]
pub fn last_move_spots(active_match: &ActiveMatch) -> Vec<Spot> {
    let plies = active_match.plies_shown();
    let Some(last) = plies.checked_sub(1) else {
        return Vec::new();
    };
    let mut spots = Vec::new();
    for event in active_match.round_shown().game().events(last) {
        match event {
            Event::Moved { from, to, .. } => spots.extend([Spot::Square(*from), Spot::Square(*to)]),
            Event::Dropped { at, .. } => spots.push(Spot::Square(*at)),
            Event::Linked(link) => spots.extend([Spot::Square(link.from), Spot::Square(link.to)]),
            Event::LeftBoard { from, .. } => spots.extend([Spot::Square(*from), Spot::Off]),
            _ => {}
        }
    }
    spots
}

/// The squares that show why the round was won; none while it is not over, or while an earlier position is shown.
pub(crate) fn winning_squares(active_match: &ActiveMatch) -> Vec<Square> {
    let game = active_match.played().round().game();
    if game.verdict().outcome.is_over() && !active_match.looks_back() { game.winning_squares() } else { Vec::new() }
}
