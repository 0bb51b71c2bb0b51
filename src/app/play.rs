//! The match on the table: the one source of truth, the intents that change it, and what happened because of them.

mod clock;

use super::AppSystems;
use super::draft::{self, Drafting};
use super::screen::{Go, Overlay, Phase, Screen};
use super::settings::Settings;
use crate::games::{AnyGame, Board, Event, Options, Spot, zener};
use crate::session::{
    Controller, Ending, GameTerms, Match, MatchError, Pending, Round, RoundResult, Seat, Setup, Terms,
};
use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// The match on the table. Only this module changes it; everything else reads it and sends [`Intent`]s.
#[derive(Resource, Debug)]
pub struct OnTable {
    played: Match,
    number: u64,
    /// What is looked back at; `None` for the present.
    looking_at: Option<Look>,
}

/// An earlier position of the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Look {
    /// Counted from 0.
    round: usize,
    /// Plies of the round.
    plies: usize,
}

impl OnTable {
    /// The match.
    #[must_use]
    pub fn played(&self) -> &Match {
        &self.played
    }

    /// Which match since the start of the program: another one after every beginning, opening and beginning again.
    #[must_use]
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Which round the board shows, counted from 0.
    #[must_use]
    pub fn round_number_shown(&self) -> usize {
        self.looking_at.map_or(self.played.rounds().len() - 1, |look| look.round)
    }

    /// The round that the board shows: the last one, unless an earlier one is looked back at.
    #[must_use]
    pub fn round_shown(&self) -> &Round {
        self.played.rounds().get(self.round_number_shown()).unwrap_or_else(|| self.played.round())
    }

    /// How many plies of the round the board shows.
    #[must_use]
    pub fn plies_shown(&self) -> usize {
        self.looking_at.map_or_else(|| self.played.round().game().len(), |look| look.plies)
    }

    /// Whether an earlier position is looked at.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.looking_at.is_some()
    }

    /// The board that is shown.
    #[must_use]
    pub fn board(&self) -> Board {
        self.round_shown().game().board_after(self.plies_shown())
    }

    /// Looks at a position, which is the present if it is the last one of the last round.
    fn look(&mut self, round: usize, plies: Option<usize>) {
        let last = self.played.rounds().len() - 1;
        let round = round.min(last);
        let length = self.played.rounds()[round].game().len();
        let plies = plies.map_or(length, |plies| plies.min(length));
        self.looking_at = (round < last || plies < length).then_some(Look { round, plies });
    }
}

/// What a player wants: sent by mouse, touch, keys, gamepad, computer and tests alike.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Begin a new match.
    Begin(Terms),
    /// Put a saved match on the table.
    Resume(Box<Match>),
    /// Play a move, in notation.
    Play(String),
    /// Choose the side after ZeN's balanced opening.
    ChooseSide {
        /// Take the first player's side.
        swap: bool,
    },
    /// Decide after a loss to an unannounced check: take the move back that did not parry it, or stand by the loss.
    Decide {
        /// Take it back.
        take_back: bool,
    },
    /// Take back the last move; where computers play, to the last turn of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Put somebody else on a seat.
    Reseat {
        /// Which, counted from 0.
        seat: usize,
        /// Who sits there from now on.
        new: Seat,
    },
    /// End the round by will.
    End(Ending),
    /// Begin the same match again.
    Restart,
    /// Begin another match of the same players and terms, with chance drawn from this seed.
    Rematch {
        /// See [`Terms::seed`].
        seed: u64,
    },
    /// Begin the next round.
    NextRound,
    /// Look at the position after so many plies of the round that is shown; `None` returns to the present.
    LookAt(Option<usize>),
    /// Look at the end of a round, counted from 0; that of the last one is the present.
    LookAtRound(usize),
    /// Begin a new match that goes on from the position that is looked at; the one on the table is kept as it is.
    PlayFromHere,
    /// Begin the game of Zener, or the next round, that has been waiting for the players to set up their pieces.
    Arrange(zener::Setup),
    /// Leave the table; the match is kept.
    Leave,
}

/// What has happened to the match on the table, for view, sound, storage and log.
#[derive(Message, Clone, Debug)]
pub enum Happened {
    /// A match or round is on the table that was not there before: everything has to be built anew.
    Begun,
    /// A move was made; these are its events, to be animated from the board before it.
    Moved(Vec<Event>),
    /// The board shows another position at once: a move was taken back, or an earlier position is looked at.
    Jumped,
    /// Something beside the board has changed: a side was chosen, or somebody else sits there.
    Changed,
    /// The round has ended.
    Ended(RoundResult),
    /// The table was left; [`OnTable`] is gone.
    Left,
    /// An intent was refused, with the reason in words.
    Refused(String),
}

impl Happened {
    /// Whether the board, or who is to act on it, may be another because of this. What was picked up or said about the
    /// position before it is then out of date.
    #[must_use]
    pub fn changes_position(&self) -> bool {
        !matches!(self, Self::Refused(_))
    }
}

/// The clock of the match shows a second less, or has stopped: nothing but the time that is left is another.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTicked;

/// Another match has come to the table, or the table was left: whatever belongs to the match before ends. Triggered once for
/// each match that comes or goes, not for the next round of the same match.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchReplaced;

/// Resources that belong to one match.
pub trait ResetWithMatch {
    /// Sets a resource to its default whenever another match comes to the table, or the table is left.
    fn reset_with_match<R: Resource<Mutability = Mutable> + Default + PartialEq>(&mut self) -> &mut Self;
}

impl ResetWithMatch for App {
    fn reset_with_match<R: Resource<Mutability = Mutable> + Default + PartialEq>(&mut self) -> &mut Self {
        self.add_observer(|_: On<MatchReplaced>, mut resource: ResMut<R>| {
            resource.set_if_neq(R::default());
        })
    }
}

/// Whether what a move has changed is still on its way on the board.
///
/// Set together with the move, and taken back by the view when everything has landed. Where nothing shows moves (no
/// [`MovesAreShown`]) it is never set. Pieces that are only lifted or looked at do not count. The rules never wait for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InMotion(pub bool);

/// There is a view that shows moves on their way and takes [`InMotion`] back when they have landed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovesAreShown;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InMotion>()
        .add_message::<Intent>()
        .add_message::<Happened>()
        .add_message::<ClockTicked>()
        .add_plugins(clock::plugin)
        .add_systems(
            Update,
            (
                (clock::spend, carry_out, set_in_motion).chain().in_set(AppSystems::Update),
                follow_phase.in_set(AppSystems::React),
            ),
        );
}

/// The match on the table while several intents are carried out in one frame. [`Commands`] insert and remove resources only
/// after the system has run, so a match that begins or goes in between is kept here.
struct TableDuringFrame<'a> {
    resource: Option<&'a mut OnTable>,
    /// What has come instead of it: another match, or none.
    instead: Option<Option<OnTable>>,
}

impl TableDuringFrame<'_> {
    fn table(&mut self) -> Option<&mut OnTable> {
        match &mut self.instead {
            Some(instead) => instead.as_mut(),
            None => self.resource.as_deref_mut(),
        }
    }
}

fn carry_out(
    mut commands: Commands,
    mut intents: MessageReader<Intent>,
    table: Option<ResMut<OnTable>>,
    mut drafting: ResMut<Drafting>,
    mut happened: MessageWriter<Happened>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut go: MessageWriter<Go>,
    mut count: Local<u64>,
) {
    if intents.is_empty() {
        return;
    }
    let mut table = table;
    let mut during = TableDuringFrame { resource: table.as_deref_mut(), instead: None };
    for intent in intents.read() {
        let table = during.table();
        if let Some(draft) = draft::wanted(intent, table.as_deref()) {
            drafting.0 = Some(draft);
            go.write(Go::Over(Overlay::Draft));
            continue;
        }
        let begun = match (intent, table.as_deref()) {
            (Intent::Begin(terms), _) => Some(Match::new(terms.clone())),
            (Intent::Resume(played), _) => Some(Ok((**played).clone())),
            (Intent::Restart, Some(table)) => Some(Match::new(table.played.terms().clone())),
            (Intent::Rematch { seed }, Some(table)) => Some(Match::new(table.played.rematch(*seed))),
            (Intent::PlayFromHere, Some(table)) => Some(Ok(played_from_here(table))),
            (Intent::Arrange(setup), _) => match drafting.0.take() {
                Some(draft) if draft.is_first => Some(Match::from_position(draft.terms, &start(*setup))),
                Some(_) => None,
                None => continue,
            },
            _ => None,
        };
        match (begun, intent, table) {
            (Some(Ok(played)), ..) => {
                *count += 1;
                during.instead = Some(Some(OnTable { played, number: *count, looking_at: None }));
                (*next_screen).set_if_neq(Screen::Match);
                happened.write(Happened::Begun);
            }
            (Some(Err(error)), ..) => {
                happened.write(Happened::Refused(error.to_string()));
            }
            (None, Intent::Leave, table) => {
                // The screen of a match is left in any case, so that nobody is kept on it.
                (*next_screen).set_if_neq(Screen::Menu);
                if table.is_some() {
                    during.instead = Some(None);
                    happened.write(Happened::Left);
                }
            }
            (None, _, Some(table)) => change(table, intent, &mut happened),
            (None, _, None) => {}
        }
    }
    let Some(instead) = during.instead else { return };
    match (instead, table) {
        (Some(begun), Some(mut table)) => *table = begun,
        (Some(begun), None) => commands.insert_resource(begun),
        (None, _) => commands.remove_resource::<OnTable>(),
    }
    commands.trigger(MatchReplaced);
}

/// Where something shows them, a move that was made and a set-up that is turned over are on their way.
fn set_in_motion(
    mut happened: MessageReader<Happened>,
    table: Option<Res<OnTable>>,
    settings: Res<Settings>,
    shown: Option<Res<MovesAreShown>>,
    mut in_motion: ResMut<InMotion>,
) {
    let mut moves = false;
    for event in happened.read() {
        match event {
            Happened::Moved(_) => moves = true,
            Happened::Begun => moves = table.as_ref().is_some_and(|table| is_turned_over(table)),
            Happened::Jumped | Happened::Left => moves = false,
            Happened::Changed | Happened::Ended(_) | Happened::Refused(_) => {}
        }
    }
    if moves && shown.is_some() && settings.motion() > 0.0 {
        in_motion.set_if_neq(InMotion(true));
    }
}

/// Whether a round that has just begun does so with the tiles of its blind set-up being turned over.
#[must_use]
pub fn is_turned_over(table: &OnTable) -> bool {
    let is_blind = matches!(table.played().terms().game, GameTerms::Zener { setup: Setup::PrintAndPlay });
    is_blind && table.round_shown().game().is_empty()
}

/// The match as it was in the position that is looked at.
fn played_from_here(table: &OnTable) -> Match {
    table.played.continued_from(table.round_number_shown(), table.plies_shown())
}

/// The position that Zener starts from with this set-up.
fn start(setup: zener::Setup) -> String {
    AnyGame::new(&Options::Zener(setup)).start_text()
}

fn change(table: &mut OnTable, intent: &Intent, happened: &mut MessageWriter<Happened>) {
    // Whoever plays, plays in the present.
    let looks = matches!(intent, Intent::LookAt(_) | Intent::LookAtRound(_));
    let looked_back = !looks && table.looking_at.take().is_some();
    if looked_back {
        happened.write(Happened::Jumped);
    }
    let played = &mut table.played;
    let was_over = played.round().result().is_some();
    let result = match intent {
        Intent::Play(text) => played.play(text).map(Happened::Moved),
        Intent::Redo => redo(played, happened),
        Intent::Undo => played.take_back().map(|()| Happened::Jumped),
        Intent::Reseat { seat, new } => played.reseat(*seat, new.clone()).map(|()| Happened::Changed),
        Intent::ChooseSide { swap } => played.choose_side(*swap).map(|()| Happened::Changed),
        Intent::Decide { take_back: true } => played.decide(true).map(|()| Happened::Jumped),
        Intent::Decide { take_back: false } => played.decide(false).map(|()| Happened::Changed),
        Intent::End(ending) => played.end(*ending).map(|_| Happened::Changed),
        Intent::NextRound => played.next_round().map(|()| Happened::Begun),
        Intent::Arrange(setup) => played.next_round_from(&start(*setup)).map(|()| Happened::Begun),
        Intent::LookAt(None) => {
            table.looking_at = None;
            Ok(Happened::Jumped)
        }
        Intent::LookAt(plies) => {
            table.look(table.round_number_shown(), *plies);
            Ok(Happened::Jumped)
        }
        Intent::LookAtRound(round) => {
            table.look(*round, None);
            Ok(Happened::Jumped)
        }
        Intent::Begin(_)
        | Intent::Resume(_)
        | Intent::Restart
        | Intent::Rematch { .. }
        | Intent::PlayFromHere
        | Intent::Leave => return,
    };
    match result {
        Ok(event) => {
            happened.write(event);
            if let Some(result) = table.played.round().result().filter(|_| !was_over) {
                happened.write(Happened::Ended(result));
            }
        }
        Err(error) => {
            happened.write(Happened::Refused(error.to_string()));
        }
    }
}

/// Plays again up to the next turn of a person; the last move is told by who asked.
fn redo(played: &mut Match, happened: &mut MessageWriter<Happened>) -> Result<Happened, MatchError> {
    let mut moved = played.redo()?;
    while is_by_computer(played) && !played.round().undone().is_empty() {
        happened.write(Happened::Moved(moved));
        moved = played.redo()?;
    }
    Ok(Happened::Moved(moved))
}

/// Whether the match waits for a computer.
fn is_by_computer(played: &Match) -> bool {
    played.seat_on_turn().is_some_and(|seat| seat.by != Controller::Person)
}

/// Keeps the phase true to the match.
fn follow_phase(
    table: Option<Res<OnTable>>,
    motion: Res<InMotion>,
    phase: Option<Res<State<Phase>>>,
    next: Option<ResMut<NextState<Phase>>>,
) {
    let (Some(table), Some(phase), Some(mut next)) = (table, phase, next) else {
        return;
    };
    let wanted = if table.looks_back() {
        Phase::LookingBack
    } else if motion.0 {
        Phase::Animating
    } else {
        match table.played.pending() {
            Pending::Move { .. } | Pending::ChooseSide { .. } if is_by_computer(&table.played) => Phase::Thinking,
            Pending::Move { .. } | Pending::ChooseSide { .. } | Pending::TakeBack { .. } => Phase::Choosing,
            Pending::NextRound => Phase::RoundOver,
            Pending::Nothing => Phase::MatchOver,
        }
    };
    if *phase.get() != wanted {
        next.set(wanted);
    }
}

/// The spots of the last move, for marking it: those that its events speak of.
#[must_use]
pub fn last_move_spots(table: &OnTable) -> Vec<Spot> {
    let plies = table.plies_shown();
    let Some(last) = plies.checked_sub(1) else {
        return Vec::new();
    };
    let mut spots = Vec::new();
    for event in table.round_shown().game().events(last) {
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
