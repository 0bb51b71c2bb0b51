//! The match on the table, which is the match in play, and which of its positions is shown.

use crate::app::state::navigation::{Overlay, Screen};
use crate::games::{AnyGame, Board, Event, Kind, Spot, Square};
use crate::lessons;
use crate::lessons::step::{Step, Task};
use crate::session::variations::{Edit, Path, VariationError};
use crate::session::{Match, Round};
use bevy::prelude::*;
use std::sync::OnceLock;

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
    /// The match is taken apart: positions are looked at, and moves are tried, which become variations. The match
    /// itself stands still.
    Analysis,
    /// The same in a match whose round is over, with a review of what decided it.
    Review,
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

/// Another position than the current one that is shown.
#[derive(Clone, Debug)]
pub(super) struct ViewedPosition {
    /// The round, counted from 0.
    round: usize,
    /// The number of plies of the round, or of the side line, after which the position is.
    plies: usize,
    /// The side line in which it is; `None` where it was played.
    side_line: Option<SideLine>,
    /// The game up to the position, made when it is asked for.
    position: OnceLock<Box<AnyGame>>,
}

impl ViewedPosition {
    fn new(round: usize, plies: usize, side_line: Option<SideLine>) -> Self {
        Self { round, plies, side_line, position: OnceLock::new() }
    }
}

/// Moves that were not played, after a position of the round.
#[derive(Clone, Debug)]
struct SideLine {
    /// The number of plies of the round before the first of them.
    begins: usize,
    /// The game with the moves of the round up to there, and then these.
    game: Box<AnyGame>,
    /// The last position, if the line is one of the variations of the round.
    end: Option<Path>,
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
            TableMode::Match | TableMode::FirstMatch | TableMode::Analysis | TableMode::Review => None,
        }
    }

    /// Whether the match is reviewed.
    #[must_use]
    pub fn is_reviewed(&self) -> bool {
        self.mode == TableMode::Review
    }

    /// Whether the match stands still beside what is looked at and tried: in an analysis and in a review.
    #[must_use]
    pub fn is_analysed(&self) -> bool {
        matches!(self.mode, TableMode::Analysis | TableMode::Review)
    }

    /// Whether a move that is pointed out is tried, as a variation, and not played in the match.
    #[must_use]
    pub fn tries_moves(&self) -> bool {
        self.is_analysed() || self.mode == TableMode::Match && self.looks_back()
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
        self.looking_at.as_ref().map_or(self.played.rounds().len() - 1, |look| look.round)
    }

    /// The round that the board shows: the last one, unless an earlier one is shown.
    #[must_use]
    pub fn round_shown(&self) -> &Round {
        self.played.rounds().get(self.round_number_shown()).unwrap_or_else(|| self.played.round())
    }

    /// How many plies of the round the board shows.
    #[must_use]
    pub fn plies_shown(&self) -> usize {
        self.looking_at.as_ref().map_or_else(|| self.played.round().game().len(), |look| look.plies)
    }

    /// The game whose position the board shows: that of the round, or a side line with moves that were not played.
    #[must_use]
    pub fn game_shown(&self) -> &AnyGame {
        self.side_line().map_or_else(|| self.round_shown().game(), |line| &line.game)
    }

    /// The number of plies of the round before the side line that is shown; `None` where the position was played.
    #[must_use]
    pub fn side_line_begins(&self) -> Option<usize> {
        self.side_line().map(|line| line.begins)
    }

    fn side_line(&self) -> Option<&SideLine> {
        self.looking_at.as_ref()?.side_line.as_ref()
    }

    /// The game up to the position that is shown: that position, with what has led to it.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        let Some(look) = &self.looking_at else { return self.played.round().game() };
        look.position.get_or_init(|| {
            let mut game = self.game_shown().clone();
            while game.len() > look.plies && game.undo().is_some() {}
            Box::new(game)
        })
    }

    /// Where the position that is shown stands among the variations of its round; `None` in a side line that is none of
    /// them.
    #[must_use]
    pub fn path_shown(&self) -> Option<Path> {
        let plies = self.plies_shown();
        let Some(line) = self.side_line() else { return Some(Path::main(plies)) };
        let end = line.end.as_ref()?;
        let steps = end.steps().get(..plies.checked_sub(end.ply())?)?;
        Some(Path::new(end.ply(), steps.to_vec()))
    }

    /// Whether the board shows something other than the match as it stands: an earlier position, a side line, or an
    /// analysis.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.looking_at.is_some() || self.mode == TableMode::Analysis
    }

    /// The board that is shown.
    #[must_use]
    pub fn board(&self) -> Board {
        self.game_shown().board_after(self.plies_shown())
    }

    /// Shows a position of a round, or with `None` its end. The last position of the last round is the current one.
    pub(super) fn look(&mut self, round: usize, plies: Option<usize>) {
        let last = self.played.rounds().len() - 1;
        let round = round.min(last);
        let length = self.played.rounds()[round].game().len();
        let plies = plies.map_or(length, |plies| plies.min(length));
        let is_current = round == last && plies == length;
        self.looking_at = (!is_current).then(|| ViewedPosition::new(round, plies, None));
    }

    /// Shows a position of the variations of a round, counted from 0, or of its main line. Nothing changes where there
    /// is no such position.
    pub(super) fn look_at_path(&mut self, round: usize, path: &Path) {
        if path.is_main() {
            return self.look(round, Some(path.ply()));
        }
        let Some(variations) = self.played.rounds().get(round) else { return };
        let end = variations.end_of_line(path);
        let Some(game) = variations.game_at(&end) else { return };
        let side_line = SideLine { begins: path.ply(), game: Box::new(game), end: Some(end) };
        self.looking_at = Some(ViewedPosition::new(round, path.plies(), Some(side_line)));
    }

    /// Plays a move in the position that is shown as a variation, and shows the position after it. A side line that is
    /// no variation yet becomes one.
    pub(super) fn try_move(&mut self, text: &str) -> Result<(), VariationError> {
        let round = self.round_number_shown();
        let mut at = match (self.path_shown(), self.side_line()) {
            (Some(path), _) => path,
            (None, Some(SideLine { begins, game, .. })) => {
                let moves = game.moves();
                let moves: Vec<String> = moves[*begins..self.plies_shown()].iter().map(|&mv| mv.to_owned()).collect();
                let begin = Path::main(*begins);
                moves.into_iter().try_fold(begin, |at, text| self.played.edit(round, &Edit::Play { at, text }))?
            }
            (None, None) => return Err(VariationError::NoSuchPosition),
        };
        at = self.played.edit(round, &Edit::Play { at, text: text.to_owned() })?;
        self.look_at_path(round, &at);
        Ok(())
    }

    /// Changes the variations of a round, counted from 0, and shows the position that has been changed.
    pub(super) fn edit(&mut self, round: usize, edit: &Edit) -> Result<(), VariationError> {
        let at = self.played.edit(round, edit)?;
        self.look_at_path(round, &at);
        Ok(())
    }

    /// Takes back the last change to the variations of the round that is shown, and shows where it was made.
    pub(super) fn undo_edit(&mut self) -> Result<(), VariationError> {
        let round = self.round_number_shown();
        let at = self.played.undo_edit(round)?;
        self.look_at_path(round, &at);
        Ok(())
    }

    /// Makes the change to the variations of the round that is shown again that was taken back last.
    pub(super) fn redo_edit(&mut self) -> Result<(), VariationError> {
        let round = self.round_number_shown();
        let at = self.played.redo_edit(round)?;
        self.look_at_path(round, &at);
        Ok(())
    }

    /// Shows the position after this number of plies of the side line that is shown, or of the round, if no side line
    /// is shown or it begins later.
    pub(super) fn step_to(&mut self, plies: usize) {
        match &mut self.looking_at {
            Some(ViewedPosition { plies: shown, side_line: Some(line), position, .. }) if plies > line.begins => {
                *shown = plies.min(line.game.len());
                *position = OnceLock::new();
            }
            _ => self.look(self.round_number_shown(), Some(plies)),
        }
    }

    /// Shows the end of a side line: moves that follow this number of plies of a round. Those from the first on that
    /// the rules refuse are left out.
    pub(super) fn look_at_side_line(&mut self, round: usize, begins: usize, moves: &[String]) {
        self.look(round, Some(begins));
        let (round, begins) = (self.round_number_shown(), self.plies_shown());
        let mut game = self.round_shown().game().clone();
        while game.len() > begins && game.undo().is_some() {}
        for text in moves {
            if game.play(text).is_err() {
                break;
            }
        }
        if game.len() > begins {
            let plies = game.len();
            let side_line = SideLine { begins, game: Box::new(game), end: None };
            self.looking_at = Some(ViewedPosition::new(round, plies, Some(side_line)));
        }
    }

    /// The match as it would be if the position that is shown had been reached in it.
    pub(super) fn continued_from_shown(&self) -> Match {
        let Some(SideLine { begins, game, .. }) = self.side_line() else {
            return self.played.continued_from(self.round_number_shown(), self.plies_shown());
        };
        let mut played = self.played.continued_from(self.round_number_shown(), *begins);
        for text in game.moves().iter().take(self.plies_shown()).skip(*begins) {
            if played.play(&played.properly_announced(text)).is_err() {
                break;
            }
        }
        played
    }
}

/// Whether moves are refused at the beginning: in a step of a lesson that asks for something else.
pub(super) fn is_locked_at_first(mode: TableMode) -> bool {
    match mode {
        TableMode::Lesson(lesson) => lesson.step().is_some_and(|step| !matches!(step.task, Task::Move(_))),
        TableMode::Match | TableMode::FirstMatch | TableMode::Analysis | TableMode::Review => false,
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
    for event in active_match.game_shown().events(last) {
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

/// The squares that show why the round was won, or would be at the end of the side line that is shown; none while it is
/// not over, or while an earlier position is shown.
pub(crate) fn winning_squares(active_match: &ActiveMatch) -> Vec<Square> {
    let game = active_match.game_shown();
    let is_end = active_match.plies_shown() == game.len();
    let is_current = active_match.looking_at.is_none() || active_match.side_line_begins().is_some();
    if is_end && is_current && game.verdict().outcome.is_over() { game.winning_squares() } else { Vec::new() }
}
