//! Computer players: they search in the background and play by the same intents as persons.

use crate::app::ai::config::AiConfig;
use crate::app::ai::notice::AiNotice;
use crate::app::ai::position_id::PositionId;
use crate::app::ai::question_queue::Purpose;
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{QuestionId, SearchReply, SearchRequest};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, InMotion, Intent};
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::settings::{Pace, Settings};
use crate::games::quoted;
use crate::search::Level;
use crate::session::{Match, Pending};
use crate::texts::Phrase;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::time::Duration;

/// The turn of a computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ComputerTurn {
    question: QuestionId,
    about: PositionId,
    hurried: bool,
    progress: Progress,
}

/// The computers: the turn that one of them has.
#[derive(Resource, Default, Debug)]
pub struct Computers {
    turn: Option<ComputerTurn>,
    /// When pieces were last in motion, as the time since the start of the program.
    moved_until: Duration,
}

/// The progress of a computer that is to move, for showing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Which seat.
    pub seat: usize,
    /// How well it plays.
    pub level: Level,
    /// Positions searched so far.
    pub nodes: u64,
    /// The depth of the best result so far, in plies.
    pub depth: u32,
    /// When it began to think, as the time since the start of the program.
    pub since: Duration,
}

impl Computers {
    /// The computer that is to move, if one is.
    #[must_use]
    pub fn thinking(&self) -> Option<Progress> {
        self.turn.map(|turn| turn.progress)
    }
}

/// What decides whether a computer may move now.
#[derive(SystemParam)]
pub(super) struct AiContext<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    confirmation: Option<Res<'w, PendingConfirmation>>,
    motion: Res<'w, InMotion>,
    settings: Res<'w, Settings>,
    config: Res<'w, AiConfig>,
    time: Res<'w, Time<Real>>,
}

impl AiContext<'_> {
    /// Whether the game pauses: for a menu, a question, or while an earlier position is shown.
    fn is_paused(&self, active_match: &ActiveMatch) -> bool {
        *self.screen.get() != Screen::Match
            || *self.overlay.get() != Overlay::None
            || self.confirmation.as_ref().is_some_and(|confirmation| confirmation.0.is_some())
            || active_match.looks_back()
    }

    /// The least time between the beginning of a computer's turn and its move.
    fn least_delay(&self, active_match: &ActiveMatch) -> Duration {
        if !self.config.readable {
            return Duration::ZERO;
        }
        let whole = Duration::from_millis(match self.settings.pace {
            Pace::Off => 500,
            Pace::Fast => 550,
            Pace::Usual => 800,
            Pace::Slow => 1200,
        });
        // The second step of a turn of Zener comes after half the time.
        let movers = active_match.played().round().game().movers();
        if movers.iter().rev().nth(1) == movers.last() { whole / 2 } else { whole }
    }
}

/// What the computers send.
#[derive(SystemParam)]
pub(super) struct AiOutput<'w> {
    intents: MessageWriter<'w, Intent>,
    notices: MessageWriter<'w, AiNotice>,
}

/// Starts a search when it is a computer's turn, and plays the move that it has found.
///
/// It runs after the intents of persons in this frame, and its own intents are carried out first in the next frame. So
/// an answer always finds the position that it is about.
pub(super) fn update_opponents(
    context: AiContext,
    active_match: Option<Res<ActiveMatch>>,
    mut requests: MessageReader<AiRequest>,
    questions: Res<Questions>,
    mut computers: ResMut<Computers>,
    mut output: AiOutput,
) {
    let mut questions = questions.queue();
    let computers = computers.bypass_change_detection();
    let is_over = |turn: &mut ComputerTurn| {
        active_match.as_ref().is_none_or(|active_match| {
            turn.about != PositionId::now(active_match)
                || computer_on_turn(active_match.played()) != Some((turn.progress.seat, turn.progress.level))
        })
    };
    if let Some(turn) = computers.turn.take_if(is_over) {
        questions.cancel(turn.question);
    }
    let moves_now = requests.read().filter(|request| matches!(request, AiRequest::MoveNow)).count() > 0;
    let Some(active_match) = active_match else { return };
    let now = context.time.elapsed();
    if context.motion.0 {
        computers.moved_until = now;
    }
    let is_paused = context.is_paused(&active_match);
    questions.want_ticks(!is_paused);
    if let Pending::TakeBack { .. } = active_match.played().pending()
        && active_match.played().waits_for_computer()
        && !(context.motion.0 || is_paused)
    {
        // No search is needed: taking the move back is always better than losing.
        output.intents.write(Intent::Decide { take_back: true });
        return;
    }
    if computers.turn.is_none()
        && let Some((seat, level)) = computer_on_turn(active_match.played())
    {
        let helpers = context.settings.helpers();
        let request = SearchRequest { helpers, ..SearchRequest::as_seat(active_match.played(), seat, level) };
        let question = questions.ask(Purpose::Turn, request);
        let progress = Progress { seat, level, nodes: 0, depth: 0, since: now };
        computers.turn =
            Some(ComputerTurn { question, about: PositionId::now(&active_match), hurried: false, progress });
    }
    let Some(turn) = &mut computers.turn else { return };
    if moves_now {
        turn.hurried = true;
        questions.hurry(turn.question);
    }
    if let Some((nodes, depth)) = questions.progress(turn.question) {
        (turn.progress.nodes, turn.progress.depth) = (nodes, depth);
    }
    let least_delay = if turn.hurried { Duration::ZERO } else { context.least_delay(&active_match) };
    let (since, moved_until) = (turn.progress.since, computers.moved_until);
    let is_due = now >= since + least_delay && (moved_until <= since || now >= moved_until + least_delay / 2);
    if is_paused || context.motion.0 || !is_due {
        return;
    }
    let Some(reply) = questions.take_reply(turn.question) else { return };
    computers.turn = None;
    output.intents.write(answer(&active_match, &reply, &mut output.notices));
}

/// The computer whose move or choice the match waits for.
fn computer_on_turn(played: &Match) -> Option<(usize, Level)> {
    let (Pending::Move { seat, .. } | Pending::ChooseSide { seat }) = played.pending() else { return None };
    if played.is_full() {
        return None;
    }
    Some((seat, played.terms().seats.get(seat)?.by.level()?))
}

/// The intent of a computer after this reply.
fn answer(active_match: &ActiveMatch, reply: &SearchReply, notices: &mut MessageWriter<AiNotice>) -> Intent {
    let game = active_match.played().round().game();
    if let Pending::ChooseSide { .. } = active_match.played().pending() {
        // N moves next, so the score is N's.
        return Intent::ChooseSide { swap: reply.finding.score < 0 };
    }
    let best = reply.finding.best();
    if game.check(best).is_ok() {
        return Intent::Play(active_match.played().properly_announced(best));
    }
    notices.write(AiNotice::of_problem(Phrase::ComputerWrongMove { r#move: quoted(best).into() }));
    Intent::Play(game.legal_moves().into_iter().next().unwrap_or_default())
}
