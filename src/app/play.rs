//! The match on the table: the one source of truth, the intents that change it, and what happened because of them.

mod clock;

use super::draft::{self, Drafting};
use super::screen::{Go, Overlay, Phase, Screen};
use crate::games::{AnyGame, Board, Event, Options, Spot, zener};
use crate::session::{Controller, Ending, Match, MatchError, Pending, Round, RoundResult, Seat, Terms};
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

/// Set by the view while pieces are on their way; the rules never wait for it, only the [`Phase`] shows it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InMotion(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InMotion>()
        .init_resource::<Drafting>()
        .add_message::<Intent>()
        .add_message::<Happened>()
        .add_plugins(clock::plugin)
        .add_systems(
            Update,
            (carry_out.before(super::screen::go), follow_phase).chain().in_set(super::AppSystems::Session),
        );
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
    let mut table = table;
    for intent in intents.read() {
        if let Some(draft) = draft::wanted(intent, table.as_deref()) {
            drafting.0 = Some(draft);
            go.write(Go::Over(Overlay::Draft));
            continue;
        }
        let begun = match intent {
            Intent::Begin(terms) => Some(Match::new(terms.clone())),
            Intent::Resume(played) => Some(Ok((**played).clone())),
            Intent::Restart => table.as_ref().map(|table| Match::new(table.played.terms().clone())),
            Intent::PlayFromHere => table.as_ref().map(|table| Ok(played_from_here(table))),
            Intent::Arrange(setup) => match drafting.0.take() {
                Some(draft) if draft.is_first => Some(Match::from_position(draft.terms, &start(*setup))),
                Some(_) => None,
                None => continue,
            },
            _ => None,
        };
        match (begun, &mut table) {
            (Some(Ok(played)), table) => {
                *count += 1;
                let fresh = OnTable { played, number: *count, looking_at: None };
                match table {
                    Some(table) => **table = fresh,
                    None => commands.insert_resource(fresh),
                }
                (*next_screen).set_if_neq(Screen::Match);
                happened.write(Happened::Begun);
            }
            (Some(Err(error)), _) => {
                happened.write(Happened::Refused(error.to_string()));
            }
            (None, Some(table)) => {
                if let Intent::Leave = intent {
                    commands.remove_resource::<OnTable>();
                    (*next_screen).set_if_neq(Screen::Menu);
                    happened.write(Happened::Left);
                } else {
                    change(table, intent, &mut happened);
                }
            }
            (None, None) => {}
        }
    }
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
        Intent::Begin(_) | Intent::Resume(_) | Intent::Restart | Intent::PlayFromHere | Intent::Leave => return,
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
