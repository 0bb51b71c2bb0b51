//! Counts the points at the end of a round on the board itself: it shows the loser's largest group, and counts each
//! piece outside it, one by one.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::gameplay::selection::Point;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::games::{Player, Square};
use crate::session::{Match, games};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::time::Duration;

/// The time from one counted piece to the next, at the usual pace.
const STEP: Duration = Duration::from_millis(550);

/// What is counted on the board, if anything is.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct RoundScoring(pub Option<Count>);

impl RoundScoring {
    /// The points of a player's team in the match as far as they have been counted on the table.
    #[must_use]
    pub fn score(&self, played: &Match, player: Player) -> u32 {
        let score = played.score()[played.round().team(player).index()];
        let ended = played.round().result().filter(|ended| ended.ending.winner() == Some(player));
        match (ended, &self.0) {
            (Some(ended), Some(count)) if !count.is_done() => {
                let counted = u32::try_from(count.counted).unwrap_or(u32::MAX);
                score - ended.points.saturating_sub(counted).min(score)
            }
            _ => score,
        }
    }
}

/// The pieces of the player who has lost the round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who has lost.
    pub loser: Player,
    /// The largest group, which counts nothing.
    pub largest: Vec<Square>,
    /// The pieces outside it, group by group.
    pub outside_largest: Vec<Square>,
    /// How many of them have been counted so far.
    pub counted: usize,
    /// When the next one is due, as the time since the start of the program.
    next: Duration,
}

impl Count {
    /// The count for the round on the table, with nothing counted yet; `None` while the round is not over, after a
    /// draw, and in games without points.
    #[must_use]
    pub fn of(active_match: &ActiveMatch) -> Option<Self> {
        let round = active_match.played().round();
        let loser = round.result()?.ending.winner()?.other();
        if !active_match.played().terms().game.has_points() {
            return None;
        }
        let mut groups = games::of(round.game().kind()).scoring_groups(round.game(), loser).into_iter();
        let largest = groups.next().unwrap_or_default();
        Some(Self { loser, largest, outside_largest: groups.flatten().collect(), counted: 0, next: Duration::MAX })
    }

    /// Whether every piece has been counted.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.counted >= self.outside_largest.len()
    }

    /// Counts all that is left at once.
    fn finish(&mut self) {
        self.counted = self.outside_largest.len();
    }
}

impl RoundScoring {
    /// Whether pieces are being counted at this moment.
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.0.as_ref().is_some_and(|count| !count.is_done())
    }

    /// Counts all that is left at once.
    pub fn finish(&mut self) {
        if let Some(count) = &mut self.0 {
            count.finish();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RoundScoring>()
        .add_systems(Update, (skip, begin, go_on).chain().in_set(AppSystems::View).run_if(counts_or_may_begin));
}

/// Whether the systems of this module have to run; in most frames there is nothing to count.
fn counts_or_may_begin(happened: Res<Messages<MatchEvent>>, counting: Res<RoundScoring>) -> bool {
    !happened.is_empty() || counting.goes_on()
}

/// Begins to count when a round has ended. The counted pieces stay marked until the position changes.
fn begin(
    mut happened: MessageReader<MatchEvent>,
    active_match: Option<Res<ActiveMatch>>,
    settings: Res<Settings>,
    mut counting: ResMut<RoundScoring>,
) {
    let (mut changed, mut ended) = (false, false);
    for event in happened.read() {
        changed |= event.changes_position();
        ended |= matches!(event, MatchEvent::Ended(_));
    }
    if !changed || !ended && counting.goes_on() {
        return;
    }
    let mut count = active_match.and_then(|active_match| Count::of(&active_match));
    if let Some(count) = count.as_mut().filter(|_| !ended || settings.motion() == 0.0) {
        count.finish();
    }
    counting.set_if_neq(RoundScoring(count));
}

/// Pointing at the board ends the counting. The click that has ended the round does not: it is read before the counting
/// begins.
fn skip(mut points: MessageReader<Point>, mut counting: ResMut<RoundScoring>) {
    if points.read().count() > 0 && counting.goes_on() {
        counting.finish();
    }
}

fn go_on(
    time: Res<Time>,
    motion: Res<InMotion>,
    settings: Res<Settings>,
    mut counting: ResMut<RoundScoring>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !counting.goes_on() {
        return;
    }
    redraw.write(RequestRedraw);
    if settings.motion() == 0.0 {
        counting.finish();
        return;
    }
    let step = STEP.mul_f32(settings.motion());
    let now = time.elapsed();
    let Some(due) = counting.0.as_ref().map(|count| count.next) else { return };
    if motion.0 || due == Duration::MAX {
        // The winning move is seen first, and then the largest group alone.
        if let Some(count) = &mut counting.bypass_change_detection().0 {
            count.next = now + 2 * step;
        }
    } else if now >= due
        && let Some(count) = &mut counting.0
    {
        count.counted += 1;
        count.next = now + step;
    }
}
