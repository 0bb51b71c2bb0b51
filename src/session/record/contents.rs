//! The contents of a record, the same for both text formats, and the replay that checks them against the moves.

use super::error::{Claim, RecordFault, SyntaxFault, VERSION, VERSION_WITHOUT_NOTES};
use super::notes;
use super::result::{EndingRecord, ResultRecord};
use crate::games::{Kind, Player, quoted};
use crate::session::announcement;
use crate::session::clock::{Clock, Left};
use crate::session::game_terms::GameTerms;
use crate::session::play::Match;
use crate::session::play::error::MatchError;
use crate::session::play::pending::Pending;
use crate::session::round::{Ending, Round, RoundResult};
use crate::session::seat::{Seat, Team};
use crate::session::terms::{Length, Terms, TermsError};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The contents of a record, the same for both text formats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    pub(super) game: GameTerms,
    pub(super) length: Length,
    pub(super) seats: Vec<Seat>,
    pub(super) seed: u64,
    pub(super) clock: Option<Clock>,
    pub(super) rounds: Vec<RoundRecord>,
    pub(super) score: [u32; 2],
}

/// One round of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RoundRecord {
    pub(super) player_one: Team,
    pub(super) start: String,
    /// The moves with their announcements.
    pub(super) moves: Vec<String>,
    pub(super) choice: Option<bool>,
    pub(super) times: Option<TimesRecord>,
    pub(super) result: Option<ResultRecord>,
    /// The lines of the notes.
    pub(super) notes: Vec<String>,
}

/// The thinking time that teams A and B had left, in milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimesRecord {
    /// After each move.
    pub(super) after: Vec<[u64; 2]>,
    /// At the end of the round, or when the record was written.
    pub(super) left: [u64; 2],
}

/// What a record claims, in short. Its moves have not been replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSummary {
    /// What was agreed.
    pub terms: Terms,
    /// Number of rounds begun; at least 1 in a valid record.
    pub rounds: usize,
    /// Number of plies of the last round.
    pub plies: usize,
    /// The result of the last round, once it is over.
    pub result: Option<ResultRecord>,
    /// The points of the teams over all finished rounds.
    pub score: [u32; 2],
    /// Whether the match is over.
    pub finished: bool,
}

impl RecordSummary {
    /// The summary of a match.
    #[must_use]
    pub fn of(played: &Match) -> Self {
        Record::of(played).summarise()
    }

    /// Whether no move was made and no round has ended in it.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.rounds == 1 && self.plies == 0 && self.result.is_none()
    }
}

/// A part of a record, to report where a fault is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Location {
    /// The seats as a whole.
    Seats,
    /// The line with the length of the match.
    Length,
    /// The clock.
    Clock,
    /// The times of a round (counted from 0).
    Times(usize),
    /// The position that a round (counted from 0) starts from.
    Start(usize),
    /// The team that plays player one in a round (counted from 0).
    PlayerOne(usize),
    /// A move of a round, both counted from 0.
    Move(usize, usize),
    /// The choice of sides in a round (counted from 0).
    Choice(usize),
    /// The result of a round (counted from 0).
    Result(usize),
    /// A line of the notes of a round, both counted from 0.
    Note(usize, usize),
    /// The score of the match.
    Score,
}

/// A fault with the part in which it is. The reader turns the part into a line number.
pub(super) type LocatedFault = (Location, RecordFault);

impl Record {
    pub(super) fn of(played: &Match) -> Self {
        let terms = played.terms();
        let kind = terms.game.kind();
        Self {
            game: terms.game,
            length: terms.length,
            seats: terms.seats.clone(),
            seed: terms.seed,
            clock: terms.clock,
            rounds: played.rounds().iter().map(|round| RoundRecord::of(kind, round)).collect(),
            score: played.score(),
        }
    }

    /// The oldest version of the format that can hold it.
    pub(super) fn version(&self) -> u32 {
        if self.rounds.iter().all(|round| round.notes.is_empty()) { VERSION_WITHOUT_NOTES } else { VERSION }
    }

    fn terms(&self) -> Terms {
        let terms = Terms {
            game: self.game,
            length: self.length,
            seats: self.seats.clone(),
            seed: self.seed,
            clock: self.clock,
        };
        terms.with_clean_names()
    }

    pub(super) fn summarise(&self) -> RecordSummary {
        let (terms, last) = (self.terms(), self.rounds.last());
        let result = last.and_then(|round| round.result.as_ref());
        RecordSummary {
            rounds: self.rounds.len(),
            plies: last.map_or(0, |round| round.moves.len()),
            result: result.cloned(),
            score: self.score,
            finished: result.is_some() && terms.is_decided(self.rounds.len(), self.score),
            terms,
        }
    }

    /// Replays the record and checks its claims against the moves.
    pub(super) fn replay(&self) -> Result<Match, LocatedFault> {
        let terms = self.terms();
        let Some(first) = self.rounds.first() else {
            return Err((Location::Seats, SyntaxFault::NoRound.into()));
        };
        let mut played = Match::from_position(terms, &first.start).map_err(|error| {
            let location = match &error {
                MatchError::Position(_) => Location::Start(0),
                MatchError::Terms(TermsError::Length) => Location::Length,
                MatchError::Terms(TermsError::Clock) => Location::Clock,
                _ => Location::Seats,
            };
            (location, error.into())
        })?;
        for (index, round) in self.rounds.iter().enumerate() {
            if index > 0 {
                if played.pending() != Pending::NextRound {
                    return Err((Location::Start(index), RecordFault::Round(index + 1)));
                }
                let next =
                    played.prepare_round(Some(&round.start)).map_err(|error| (Location::Start(index), error.into()))?;
                played.push_round(next);
            }
            round.replay(index, &mut played)?;
        }
        if played.score() != self.score {
            return Err((Location::Score, claim(Claim::Score(self.score), Claim::Score(played.score()))));
        }
        Ok(played)
    }
}

impl RoundRecord {
    fn of(kind: Kind, round: &Round) -> Self {
        Self {
            player_one: round.initial_team_of_player_one(),
            start: round.game().start_text(),
            moves: round.announced_moves(),
            choice: round.choice(),
            times: round.time_left().map(|left| TimesRecord {
                after: round.time_after().iter().copied().map(milliseconds).collect(),
                left: milliseconds(left),
            }),
            result: round.result().map(|result| ResultRecord::of(kind, result)),
            notes: notes::write(round.variations()),
        }
    }

    /// Replays the round as the last one of the match.
    fn replay(&self, index: usize, played: &mut Match) -> Result<(), LocatedFault> {
        if self.player_one != played.round().initial_team_of_player_one() {
            let team = played.round().initial_team_of_player_one();
            return Err((Location::PlayerOne(index), claim(Claim::Team(self.player_one), Claim::Team(team))));
        }
        let mut choice = self.choice;
        for (number, announced) in self.moves.iter().enumerate() {
            let location = Location::Move(index, number);
            if let Pending::ChooseSide { .. } = played.pending()
                && let Some(swap) = choice.take()
            {
                played.choose_side(swap).map_err(|error| (Location::Choice(index), error.into()))?;
            }
            played.play(announced).map_err(|error| (location, error.into()))?;
            let expected =
                format!("{}{}", announcement::split(announced).0, announcement::mark(played.round().announced(number)));
            if *announced != expected {
                return Err((location, RecordFault::Announcement { expected, found: announced.clone() }));
            }
        }
        if let Some(swap) = choice {
            played.choose_side(swap).map_err(|error| (Location::Choice(index), error.into()))?;
        }
        if let Some(TimesRecord { after, left }) = &self.times {
            let after = after.iter().copied().map(durations).collect();
            played.restore_times(after, durations(*left)).map_err(|error| (Location::Times(index), error.into()))?;
        }
        self.replay_result(index, played)?;
        self.replay_notes(index, played)
    }

    fn replay_notes(&self, index: usize, played: &mut Match) -> Result<(), LocatedFault> {
        if self.notes.is_empty() {
            return Ok(());
        }
        let located = |(line, fault)| (Location::Note(index, line), fault);
        let read = notes::read(&self.notes).map_err(located)?;
        let variations = notes::check(read, played.round().game()).map_err(located)?;
        played.restore_variations(variations).map_err(|error| (Location::Note(index, 0), error.into()))
    }

    fn replay_result(&self, index: usize, played: &mut Match) -> Result<(), LocatedFault> {
        let kind = played.terms().game.kind();
        let location = Location::Result(index);
        if let (None, Some(result)) = (played.round().result(), &self.result) {
            let by_will = result.ending(kind).map_err(|reason| (location, reason.into()))?;
            match by_will {
                Some(ending) => {
                    played.end(ending).map_err(|error| (location, error.into()))?;
                }
                // A loss to an unannounced threat that the loser has accepted.
                None if matches!(played.pending(), Pending::TakeBack { .. }) => {
                    played.decide(false).map_err(|error| (location, error.into()))?;
                }
                None => {}
            }
        }
        let replayed = played.round().result().map(|result| ResultRecord::of(kind, result));
        if replayed == self.result {
            return Ok(());
        }
        Err((location, claim(Claim::Result(kind, self.result.clone()), Claim::Result(kind, replayed))))
    }
}

impl ResultRecord {
    fn of(kind: Kind, result: RoundResult) -> Self {
        Self {
            ending: match result.ending {
                Ending::Board(_) => EndingRecord::Board,
                Ending::Resigned(_) => EndingRecord::Resignation,
                Ending::DrawAgreed => EndingRecord::Agreement,
                Ending::TimeOut(_) => EndingRecord::Time,
            },
            winner: result.ending.winner().map(|winner| kind.player_letter(winner)),
            points: result.points,
        }
    }

    /// The ending, if it was a resignation, an agreement or a loss on time; `None` if the moves have to produce it.
    fn ending(&self, kind: Kind) -> Result<Option<Ending>, SyntaxFault> {
        let winner = match self.winner {
            None => None,
            Some(letter) => Some(kind.player_from_letter(&letter.to_string()).ok_or_else(|| {
                let letters = Player::BOTH.map(|player| kind.player_letter(player));
                SyntaxFault::Winner { found: quoted(&letter.to_string()), letters }
            })?),
        };
        match (self.ending, winner) {
            (EndingRecord::Board, _) => Ok(None),
            (EndingRecord::Agreement, None) => Ok(Some(Ending::DrawAgreed)),
            (EndingRecord::Resignation, Some(winner)) => Ok(Some(Ending::Resigned(winner.other()))),
            (EndingRecord::Time, Some(winner)) => Ok(Some(Ending::TimeOut(winner.other()))),
            (EndingRecord::Agreement, Some(_)) => Err(SyntaxFault::WinnerOfDraw),
            (EndingRecord::Resignation | EndingRecord::Time, None) => Err(SyntaxFault::NoWinner),
        }
    }
}

/// Whole milliseconds, rounded down.
fn milliseconds(left: Left) -> [u64; 2] {
    left.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}

fn durations(left: [u64; 2]) -> Left {
    left.map(Duration::from_millis)
}

fn claim(claimed: Claim, replayed: Claim) -> RecordFault {
    RecordFault::Claim { claimed, replayed }
}
