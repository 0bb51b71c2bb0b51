//! Computers at the table: they think beside the frames and play by the same intents as persons; hints and draw offers.

pub mod question;
#[cfg(not(target_arch = "wasm32"))]
pub mod runner;
#[cfg(target_arch = "wasm32")]
mod worker;

use self::question::{News, Question, Reply};
#[cfg(not(target_arch = "wasm32"))]
use self::runner::{Runner, Think};
#[cfg(target_arch = "wasm32")]
use self::worker::Runner;
use super::frames;
use super::play::{InMotion, Intent, OnTable};
use super::screen::{Overlay, Screen};
use super::settings::{Pace, Settings};
use super::ui::Asking;
use crate::games::{Player, Spot};
use crate::search::Level;
use crate::search::hint::Reason;
use crate::session::{Controller, Ending, Match, Pending, lot};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::time::Duration;

/// How long a search may make no progress before it is begun again.
const PATIENCE: Duration = Duration::from_secs(8);

/// What a player wants of the computers.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// The best move found so far, at once.
    MoveNow,
    /// A hint, or none any more if it is shown.
    Hint,
    /// Whether the computers opposite agree to a draw, which this player offers.
    Draw(Player),
}

/// Something that the player is to be told of computers and hints, as the beginning of a sentence.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What.
    pub text: String,
    /// Whether something has gone wrong.
    pub is_bad: bool,
}

/// How computers are set up; tests put other things here before the match begins.
#[derive(Resource, Clone)]
pub struct Manner {
    /// How they think; in the browser workers do, as the levels say.
    #[cfg(not(target_arch = "wasm32"))]
    pub think: Arc<Think>,
    /// Whether they wait until a person could follow.
    pub readable: bool,
    /// How long a search may make no progress.
    pub patience: Duration,
}

impl Default for Manner {
    fn default() -> Self {
        Self {
            #[cfg(not(target_arch = "wasm32"))]
            think: Arc::new(runner::think),
            readable: true,
            patience: PATIENCE,
        }
    }
}

/// A hint that is shown until the position is another.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Hint(Option<Shown>);

/// A good move and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    about: About,
    /// The move in notation.
    pub text: String,
    /// The spots that point it out.
    pub spots: Vec<Spot>,
    /// Why it is good.
    pub why: Reason,
}

impl Hint {
    /// The hint for the position on the board.
    #[must_use]
    pub fn shown(&self) -> Option<&Shown> {
        self.0.as_ref()
    }
}

/// The position that something is about, however often the same one comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct About {
    table: u64,
    round: usize,
    plies: usize,
    key: u64,
}

impl About {
    fn now(table: &OnTable) -> Self {
        let played = table.played();
        let game = played.round().game();
        Self { table: table.number(), round: played.rounds().len(), plies: game.len(), key: game.key() }
    }
}

/// What an answer is for.
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
struct Asked {
    about: About,
    purpose: Purpose,
    level: Level,
    /// When, since the start of the program.
    since: Duration,
    hurried: bool,
}

/// The computers: what is being thought about, and what has come of it.
#[derive(Resource, Debug)]
pub struct Computers {
    runner: Runner,
    asked: Option<Asked>,
    reply: Option<Reply>,
    /// Until when pieces were on their way.
    moved_until: Duration,
}

/// What can be told of a computer that is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Which seat.
    pub seat: usize,
    /// How well it plays.
    pub level: Level,
    /// Positions looked at so far.
    pub nodes: u64,
    /// How many plies deep.
    pub depth: u32,
    /// Since when it has been thinking, as the time since the start of the program.
    pub since: Duration,
}

impl Computers {
    /// The computer that is to move, if one is.
    #[must_use]
    pub fn thinking(&self) -> Option<Progress> {
        let asked = self.asked?;
        let Purpose::Turn { seat } = asked.purpose else { return None };
        let (nodes, depth) = self.runner.progress();
        Some(Progress { seat, level: asked.level, nodes, depth, since: asked.since })
    }

    /// Whether a hint is on its way.
    #[must_use]
    pub fn is_looking_for_a_hint(&self) -> bool {
        self.asked.is_some_and(|asked| asked.purpose == Purpose::Hint)
    }

    fn ask(&mut self, table: &OnTable, purpose: Purpose, level: Level, seat: usize, now: Duration) {
        let played = table.played();
        let round = played.rounds().len() - 1;
        let question = Question {
            game: played.round().game().clone(),
            level,
            seed: lot::mind(played.terms().seed, round, seat),
            why: purpose == Purpose::Hint,
        };
        self.runner.ask(question);
        self.reply = None;
        self.asked = Some(Asked { about: About::now(table), purpose, level, since: now, hurried: false });
    }

    fn forget(&mut self) {
        self.runner.stop();
        self.asked = None;
        self.reply = None;
    }
}

/// Whether hints may be given: in ZEN's team games partners may not be helped.
#[must_use]
pub fn may_hint(played: &Match) -> bool {
    played.terms().seats.len() == 2
}

/// Whether the side opposite to a player is played by computers alone.
#[must_use]
pub fn faces_computers(played: &Match, player: Player) -> bool {
    played.seats_of(player.other()).all(|seat| seat.by != Controller::Person)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .init_resource::<Manner>()
        .add_message::<Ask>()
        .add_message::<Notice>()
        // Bevy's windows add it too; without them nobody listens.
        .add_message::<RequestRedraw>()
        .add_systems(Startup, take_seats)
        .add_systems(
            Update,
            (put_hint_away.in_set(super::AppSystems::React), attend.in_set(super::AppSystems::Think))
                .run_if(resource_exists::<Computers>),
        );
}

fn take_seats(mut commands: Commands, manner: Res<Manner>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    let wake = frames::waker(proxy.as_deref());
    let runner = Runner::new(&manner, Arc::new(wake));
    commands.insert_resource(Computers { runner, asked: None, reply: None, moved_until: Duration::ZERO });
}

fn put_hint_away(table: Option<Res<OnTable>>, mut hint: ResMut<Hint>) {
    let now = table.map(|table| About::now(&table));
    if hint.0.as_ref().is_some_and(|shown| Some(shown.about) != now) {
        hint.0 = None;
    }
}

/// What decides whether a computer may move now.
#[derive(SystemParam)]
struct Scene<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    asking: Option<Res<'w, Asking>>,
    motion: Res<'w, InMotion>,
    settings: Res<'w, Settings>,
    manner: Res<'w, Manner>,
    time: Res<'w, Time<Real>>,
}

impl Scene<'_> {
    /// Whether the game stands still: for a menu, a question, or somebody who looks back.
    fn rests(&self, table: &OnTable) -> bool {
        *self.screen.get() != Screen::Match
            || *self.overlay.get() != Overlay::None
            || self.asking.as_ref().is_some_and(|asking| asking.0.is_some())
            || table.looks_back()
    }

    /// How long a computer's turn lasts at least.
    fn least(&self, table: &OnTable) -> Duration {
        if !self.manner.readable {
            return Duration::ZERO;
        }
        let whole = Duration::from_millis(match self.settings.pace {
            Pace::Off => 500,
            Pace::Fast => 550,
            Pace::Usual => 800,
            Pace::Slow => 1200,
        });
        // The second step of a turn of Zener needs no reflection.
        let movers = table.played().round().game().movers();
        if movers.iter().rev().nth(1) == movers.last() { whole / 2 } else { whole }
    }
}

/// What comes of attending to computers.
#[derive(SystemParam)]
struct Voice<'w> {
    intents: MessageWriter<'w, Intent>,
    notices: MessageWriter<'w, Notice>,
    hint: ResMut<'w, Hint>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

impl Voice<'_> {
    fn say(&mut self, text: impl Into<String>) {
        self.notices.write(Notice { text: text.into(), is_bad: false });
    }

    fn complain(&mut self, text: impl Into<String>) {
        self.notices.write(Notice { text: text.into(), is_bad: true });
    }
}

/// Has computers think when it is their turn, and does what they have found to be best.
///
/// All that persons wanted in this frame has been carried out, and what a computer wants is the first to be carried out in
/// the next: so its answer always finds the position that it is about.
fn attend(
    scene: Scene,
    table: Option<Res<OnTable>>,
    mut asks: MessageReader<Ask>,
    mut computers: ResMut<Computers>,
    mut voice: Voice,
) {
    let computers = computers.bypass_change_detection();
    let Some(table) = table else {
        asks.clear();
        computers.forget();
        return;
    };
    let now = scene.time.elapsed();
    if scene.motion.0 {
        computers.moved_until = now;
    }
    if computers.asked.is_some_and(|asked| !is_still_wanted(&asked, &table)) {
        computers.forget();
    }
    hear_news(computers, &table, &mut voice);
    for ask in asks.read() {
        obey(*ask, computers, &table, &mut voice, now);
    }
    if let Pending::TakeBack { .. } = table.played().pending()
        && table.played().seat_on_turn().is_some_and(|seat| seat.by != Controller::Person)
        && !(scene.motion.0 || scene.rests(&table))
    {
        // There is nothing to think about: a lost game is better played on.
        voice.intents.write(Intent::Decide { take_back: true });
        return;
    }
    if computers.asked.is_none()
        && let Some((seat, level)) = computer_on_turn(table.played())
    {
        computers.ask(&table, Purpose::Turn { seat }, level, seat, now);
    }
    computers.runner.want_ticks(!scene.rests(&table));
    let (Some(asked), Some(reply)) = (computers.asked, computers.reply.clone()) else { return };
    match asked.purpose {
        Purpose::Turn { .. } => {
            let least = if asked.hurried { Duration::ZERO } else { scene.least(&table) };
            let moved = computers.moved_until > asked.since;
            let is_due = now >= asked.since + least && (!moved || now >= computers.moved_until + least / 2);
            if scene.rests(&table) || scene.motion.0 || !is_due {
                return;
            }
            let intent = answer(&table, &reply, &mut voice);
            voice.intents.write(intent);
        }
        Purpose::Hint => show_hint(&table, &reply, &mut voice),
        Purpose::Draw { by } => answer_draw(&table, &reply, by, &mut voice),
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

/// Whether an answer would still find its position, and who wants to hear it.
fn is_still_wanted(asked: &Asked, table: &OnTable) -> bool {
    asked.about == About::now(table)
        && match asked.purpose {
            Purpose::Turn { seat } => computer_on_turn(table.played()) == Some((seat, asked.level)),
            Purpose::Hint | Purpose::Draw { .. } => {
                table.played().seat_on_turn().is_some_and(|seat| seat.by == Controller::Person)
            }
        }
}

fn hear_news(computers: &mut Computers, table: &OnTable, voice: &mut Voice) {
    while let Some(news) = computers.runner.poll() {
        match news {
            News::Restarted(failure) => voice.complain(format!("{failure} and thinks again")),
            News::GaveUp(failure) => voice.complain(format!("{failure} again and again, and plays what it can")),
            News::Answered(reply) => {
                let about = About::now(table);
                computers.reply = Some(reply).filter(|reply| (reply.key, reply.plies) == (about.key, about.plies));
            }
        }
    }
}

fn obey(ask: Ask, computers: &mut Computers, table: &OnTable, voice: &mut Voice, now: Duration) {
    let played = table.played();
    match ask {
        Ask::MoveNow => {
            if let Some(asked) = computers.asked.as_mut().filter(|asked| matches!(asked.purpose, Purpose::Turn { .. }))
            {
                asked.hurried = true;
                computers.runner.hurry();
            }
        }
        Ask::Hint if voice.hint.0.is_some() => voice.hint.0 = None,
        Ask::Hint => {
            let Pending::Move { seat, .. } = played.pending() else { return };
            let is_person = played.terms().seats.get(seat).is_some_and(|seat| seat.by == Controller::Person);
            if is_person && !may_hint(played) {
                voice.say("partners may not talk about the game, so there are no hints in a game of four");
            } else if is_person && !computers.is_looking_for_a_hint() {
                computers.ask(table, Purpose::Hint, Level::HIGHEST, seat, now);
            }
        }
        Ask::Draw(by) => {
            let opponents = played.terms().seats.iter().enumerate().filter(|&(seat, _)| played.side(seat) != by);
            let mut levels = opponents.filter_map(|(seat, who)| Some((seat, who.by.level()?)));
            if let Some((seat, level)) = levels.next().filter(|_| played.round().result().is_none()) {
                computers.ask(table, Purpose::Draw { by }, level, seat, now);
            }
        }
    }
}

/// What a computer plays or chooses after this reply.
fn answer(table: &OnTable, reply: &Reply, voice: &mut Voice) -> Intent {
    let game = table.played().round().game();
    if let Pending::ChooseSide { .. } = table.played().pending() {
        // N moves next, so the score is N's.
        return Intent::ChooseSide { swap: reply.finding.score < 0 };
    }
    let best = reply.finding.best();
    if game.check(best).is_ok() {
        return Intent::Play(table.played().properly_announced(best));
    }
    voice.complain(format!("the computer wanted to play '{best}', which is no move here, and plays another"));
    Intent::Play(game.legal_moves().into_iter().next().unwrap_or_default())
}

fn show_hint(table: &OnTable, reply: &Reply, voice: &mut Voice) {
    let text = reply.finding.best().to_owned();
    let spots = table.played().round().game().path(&text);
    let why = reply.why.unwrap_or(Reason::Best { positions: reply.finding.nodes });
    voice.hint.0 = Some(Shown { about: About::now(table), text, spots, why });
    voice.redraw.write(RequestRedraw);
}

/// A computer agrees to a draw unless it thinks that it stands better.
fn answer_draw(table: &OnTable, reply: &Reply, by: Player, voice: &mut Voice) {
    let played = table.played();
    let score = reply.finding.score;
    let of_computer = if played.round().game().to_move() == by { -score } else { score };
    let name = played.seats_of(by.other()).next().map_or("", |seat| seat.name.as_str()).to_owned();
    if of_computer <= 0 {
        voice.say(format!("{name} agrees to the draw"));
        voice.intents.write(Intent::End(Ending::DrawAgreed));
    } else {
        voice.say(format!("{name} thinks that it stands better, and plays on"));
    }
}
