//! The match on the table, which is the match in play, and which of its positions is shown.

use crate::app::state::navigation::{Overlay, Screen};
use crate::games::{Board, Event, Kind, Spot, Square};
use crate::lessons;
use crate::lessons::step::{Step, Task};
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
    pub(super) mode: TableMode,
    /// Whether no move is accepted for the moment: in a lesson whose step is done, or asks for something else.
    pub(super) is_locked: bool,
}

/// What the table is used for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum TableMode {
    /// A match is played.
    #[default]
    Match,
    /// A step of a lesson is done on it. It is not kept, and there is no clock, no computer and no result.
    Lesson(LessonStep),
    /// The match that ends a game's lessons is played, with comments.
    FirstMatch,
}

/// A step of a game's lessons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LessonStep {
    /// The game.
    pub kind: Kind,
    /// Its number, counted from 0. One more than the last stands for the first match.
    pub number: usize,
}

impl LessonStep {
    /// The step itself; `None` for the first match.
    #[must_use]
    pub fn step(self) -> Option<&'static Step> {
        lessons::of(self.kind).get(self.number)
    }

    /// The step before; `None` before the first.
    #[must_use]
    pub fn previous(self) -> Option<Self> {
        Some(Self { number: self.number.checked_sub(1)?, ..self })
    }

    /// The step after this one, or the first match.
    #[must_use]
    pub fn next(self) -> Self {
        Self { number: (self.number + 1).min(lessons::of(self.kind).len()), ..self }
    }
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
    /// A match that comes to the table.
    pub(super) fn new(played: Match, number: u64, mode: TableMode) -> Self {
        Self { played, number, looking_at: None, mode, is_locked: is_locked_at_first(mode) }
    }

    /// What the table is used for.
    #[must_use]
    pub fn mode(&self) -> TableMode {
        self.mode
    }

    /// The step of a lesson that is on the table; `None` while a match is played.
    #[must_use]
    pub fn lesson(&self) -> Option<LessonStep> {
        match self.mode {
            TableMode::Lesson(step) => Some(step),
            TableMode::Match | TableMode::FirstMatch => None,
        }
    }

    /// Whether moves are accepted: always in a match, and in a lesson while its step asks for a move.
    #[must_use]
    pub fn accepts_moves(&self) -> bool {
        !self.is_locked
    }

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

/// Whether moves are refused at the beginning: in a step of a lesson that asks for something else.
pub(super) fn is_locked_at_first(mode: TableMode) -> bool {
    match mode {
        TableMode::Lesson(lesson) => lesson.step().is_some_and(|step| !matches!(step.task, Task::Move(_))),
        TableMode::Match | TableMode::FirstMatch => false,
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

/// Whether a lesson is on the table: a condition for systems.
pub(crate) fn lesson_is_on_table(active_match: Option<Res<ActiveMatch>>) -> bool {
    active_match.is_some_and(|active_match| active_match.lesson().is_some())
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
