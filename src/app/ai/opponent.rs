//! Computer players: they search in the background and play by the same intents as persons; hints and draw offers.

use crate::app::ai::config::AiConfig;
use crate::app::ai::hint::{Hint, PositionId, ShownHint, clear_outdated_hint};
use crate::app::ai::request::{Failure, SearchEvent, SearchReply, SearchRequest};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::ai::thread_runner::Runner;
#[cfg(target_arch = "wasm32")]
use crate::app::ai::worker_runner::Runner;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, InMotion, Intent};
use crate::app::platform::frames;
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{Pace, Settings};
use crate::games::{Player, quoted};
use crate::search::Level;
use crate::search::hint::Reason;
use crate::session::{Ending, Match, Pending, lot};
use crate::texts::{Phrase, Text, seats};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::time::Duration;

/// A message of the computers to the player.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct AiNotice {
    /// The message, in a sentence.
    pub text: Text,
    /// Whether something has gone wrong.
    pub is_bad: bool,
}

/// What the answer of a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// This seat's move, or its choice of a side.
    Turn {
        seat: usize,
    },
    Hint,
    /// Whether to agree to a draw that this player offers.
    Draw {
        by: Player,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct OngoingSearch {
    about: PositionId,
    purpose: Purpose,
    level: Level,
    /// When the search was begun, as the time since the start of the program.
    since: Duration,
    hurried: bool,
}

/// The computers: the search that goes on, and its reply.
#[derive(Resource, Debug)]
pub struct Computers {
    runner: Runner,
    search: Option<OngoingSearch>,
    reply: Option<SearchReply>,
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
        let search = self.search?;
        let Purpose::Turn { seat } = search.purpose else { return None };
        let (nodes, depth) = self.runner.progress();
        Some(Progress { seat, level: search.level, nodes, depth, since: search.since })
    }

    /// Whether a hint is being searched.
    #[must_use]
    pub fn is_looking_for_a_hint(&self) -> bool {
        self.search.is_some_and(|search| search.purpose == Purpose::Hint)
    }

    fn ask(&mut self, active_match: &ActiveMatch, purpose: Purpose, level: Level, seat: usize, now: Duration) {
        let played = active_match.played();
        let round = played.rounds().len() - 1;
        let request = SearchRequest {
            game: played.round().game().clone(),
            level,
            seed: lot::error_seed(played.terms().seed, round, seat),
            why: purpose == Purpose::Hint,
        };
        self.runner.ask(request);
        self.reply = None;
        self.search =
            Some(OngoingSearch { about: PositionId::now(active_match), purpose, level, since: now, hurried: false });
    }

    fn forget(&mut self) {
        self.runner.stop();
        self.search = None;
        self.reply = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<AiConfig>()
        .add_message::<AiRequest>()
        .add_message::<AiNotice>()
        // Bevy's window plugin adds it too; without that plugin nothing reads it.
        .add_message::<RequestRedraw>()
        .add_systems(Startup, set_up_computers)
        .add_systems(
            Update,
            (clear_outdated_hint.in_set(AppSystems::React), update_opponents.in_set(AppSystems::Think))
                .run_if(resource_exists::<Computers>),
        );
}

fn set_up_computers(mut commands: Commands, config: Res<AiConfig>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let wake = frames::waker(proxy.as_deref());
    let runner = config.runner(Arc::new(wake));
    commands.insert_resource(Computers { runner, search: None, reply: None, moved_until: Duration::ZERO });
}

/// What decides whether a computer may move now.
#[derive(SystemParam)]
struct AiContext<'w> {
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

/// What the computers change or send.
#[derive(SystemParam)]
struct AiOutput<'w> {
    intents: MessageWriter<'w, Intent>,
    notices: MessageWriter<'w, AiNotice>,
    hint: ResMut<'w, Hint>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl AiOutput<'_> {
    fn notify(&mut self, text: Phrase) {
        self.notices.write(AiNotice { text: text.into(), is_bad: false });
    }

    fn notify_problem(&mut self, text: Phrase) {
        self.notices.write(AiNotice { text: text.into(), is_bad: true });
    }
}

/// Starts a search when it is a computer's turn, and plays the move that it has found.
///
/// It runs after the intents of persons in this frame, and its own intents are carried out first in the next frame. So
/// an answer always finds the position that it is about.
fn update_opponents(
    context: AiContext,
    active_match: Option<Res<ActiveMatch>>,
    mut requests: MessageReader<AiRequest>,
    mut computers: ResMut<Computers>,
    mut output: AiOutput,
) {
    let computers = computers.bypass_change_detection();
    let Some(active_match) = active_match else {
        requests.clear();
        computers.forget();
        return;
    };
    let now = context.time.elapsed();
    if context.motion.0 {
        computers.moved_until = now;
    }
    if computers.search.is_some_and(|search| !is_still_wanted(&search, &active_match)) {
        computers.forget();
    }
    read_reports(computers, &active_match, &mut output);
    for request in requests.read() {
        handle_request(*request, computers, &active_match, &mut output, now);
    }
    if let Pending::TakeBack { .. } = active_match.played().pending()
        && active_match.played().waits_for_computer()
        && !(context.motion.0 || context.is_paused(&active_match))
    {
        // No search is needed: taking the move back is always better than losing.
        output.intents.write(Intent::Decide { take_back: true });
        return;
    }
    if computers.search.is_none()
        && let Some((seat, level)) = computer_on_turn(active_match.played())
    {
        computers.ask(&active_match, Purpose::Turn { seat }, level, seat, now);
    }
    computers.runner.want_ticks(!context.is_paused(&active_match));
    let (Some(search), Some(reply)) = (computers.search, computers.reply.clone()) else { return };
    match search.purpose {
        Purpose::Turn { .. } => {
            let least_delay = if search.hurried { Duration::ZERO } else { context.least_delay(&active_match) };
            let moved = computers.moved_until > search.since;
            let is_due =
                now >= search.since + least_delay && (!moved || now >= computers.moved_until + least_delay / 2);
            if context.is_paused(&active_match) || context.motion.0 || !is_due {
                return;
            }
            let intent = answer(&active_match, &reply, &mut output);
            output.intents.write(intent);
        }
        Purpose::Hint => show_hint(&active_match, &reply, &mut output),
        Purpose::Draw { by } => answer_draw(&active_match, &reply, by, &mut output),
    }
    computers.forget();
}

/// The computer whose move or choice the match waits for.
fn computer_on_turn(played: &Match) -> Option<(usize, Level)> {
    let (Pending::Move { seat, .. } | Pending::ChooseSide { seat }) = played.pending() else { return None };
    if played.is_full() {
        return None;
    }
    Some((seat, played.terms().seats.get(seat)?.by.level()?))
}

/// Whether the position of a search is still on the table, and its reply is still needed.
fn is_still_wanted(search: &OngoingSearch, active_match: &ActiveMatch) -> bool {
    search.about == PositionId::now(active_match)
        && match search.purpose {
            Purpose::Turn { seat } => computer_on_turn(active_match.played()) == Some((seat, search.level)),
            Purpose::Hint | Purpose::Draw { .. } => active_match.played().waits_for_person(),
        }
}

fn read_reports(computers: &mut Computers, active_match: &ActiveMatch, output: &mut AiOutput) {
    while let Some(event) = computers.runner.poll() {
        match event {
            SearchEvent::Restarted(Failure::Died) => output.notify_problem(Phrase::ComputerDiedAgain),
            SearchEvent::Restarted(Failure::Hung) => output.notify_problem(Phrase::ComputerHungAgain),
            SearchEvent::GaveUp(Failure::Died) => output.notify_problem(Phrase::ComputerDiedTooOften),
            SearchEvent::GaveUp(Failure::Hung) => output.notify_problem(Phrase::ComputerHungTooOften),
            SearchEvent::Answered(reply) => {
                let about = PositionId::now(active_match);
                computers.reply = Some(reply).filter(|reply| (reply.key, reply.plies) == (about.key, about.plies));
            }
        }
    }
}

fn handle_request(
    request: AiRequest,
    computers: &mut Computers,
    active_match: &ActiveMatch,
    output: &mut AiOutput,
    now: Duration,
) {
    let played = active_match.played();
    match request {
        AiRequest::MoveNow => {
            if let Some(search) =
                computers.search.as_mut().filter(|search| matches!(search.purpose, Purpose::Turn { .. }))
            {
                search.hurried = true;
                computers.runner.hurry();
            }
        }
        AiRequest::Hint if output.hint.0.is_some() => output.hint.0 = None,
        AiRequest::Hint => {
            let Pending::Move { seat, .. } = played.pending() else { return };
            let is_person = played.waits_for_person();
            if is_person && !played.has_hints() {
                output.notify(Phrase::ComputerNoHints);
            } else if is_person && !computers.is_looking_for_a_hint() {
                computers.ask(active_match, Purpose::Hint, Level::HIGHEST, seat, now);
            }
        }
        AiRequest::Draw(by) => {
            let opponents = played.terms().seats.iter().enumerate().filter(|&(seat, _)| played.side(seat) != by);
            let mut levels = opponents.filter_map(|(seat, who)| Some((seat, who.by.level()?)));
            if let Some((seat, level)) = levels.next().filter(|_| played.round().result().is_none()) {
                computers.ask(active_match, Purpose::Draw { by }, level, seat, now);
            }
        }
    }
}

/// The intent of a computer after this reply.
fn answer(active_match: &ActiveMatch, reply: &SearchReply, output: &mut AiOutput) -> Intent {
    let game = active_match.played().round().game();
    if let Pending::ChooseSide { .. } = active_match.played().pending() {
        // N moves next, so the score is N's.
        return Intent::ChooseSide { swap: reply.finding.score < 0 };
    }
    let best = reply.finding.best();
    if game.check(best).is_ok() {
        return Intent::Play(active_match.played().properly_announced(best));
    }
    output.notify_problem(Phrase::ComputerWrongMove { r#move: quoted(best).into() });
    Intent::Play(game.legal_moves().into_iter().next().unwrap_or_default())
}

fn show_hint(active_match: &ActiveMatch, reply: &SearchReply, output: &mut AiOutput) {
    let text = reply.finding.best().to_owned();
    let spots = active_match.played().round().game().path(&text);
    let why = reply.why.unwrap_or(Reason::Best { positions: reply.finding.nodes });
    output.hint.0 = Some(ShownHint { about: PositionId::now(active_match), text, spots, why });
    output.redraw.write(RequestRedraw);
}

/// A computer agrees to a draw unless its score is better than equal.
fn answer_draw(active_match: &ActiveMatch, reply: &SearchReply, by: Player, output: &mut AiOutput) {
    let played = active_match.played();
    let score = reply.finding.score;
    let of_computer = if played.round().game().to_move() == by { -score } else { score };
    let name = played.seats_of(by.other()).next().map(seats::seat_name).unwrap_or_default();
    if of_computer <= 0 {
        output.notify(Phrase::ComputerAgrees { name });
        output.intents.write(Intent::End(Ending::DrawAgreed));
    } else {
        output.notify(Phrase::ComputerPlaysOn { name });
    }
}
