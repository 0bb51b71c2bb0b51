//! What is said to players who listen: the moves, captures and check, the time that runs out, the end and why, and the
//! answers to what they ask. Screen readers, tests and a line on the screen read it from [`Narration`]; each at its own
//! pace, so that nothing is said twice.

use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::comments::Comment;
use crate::app::gameplay::lesson::{Answer, LessonState};
use crate::app::gameplay::messages::{ClockTicked, MatchEvent};
use crate::app::gameplay::selection::{Refused, Selection};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{NarrationDetail, Settings};
use crate::games::Player;
use crate::session::{Match, Pending, RoundResult};
use crate::texts::description::{answers, clocks, moves, sentences};
use crate::texts::games::{player_name, title};
use crate::texts::seats::seat_name;
use crate::texts::{Phrase, Text, errors, instruction, lessons, refusals, summary};
use bevy::prelude::*;
use std::collections::VecDeque;
use std::time::Duration;

/// How many of the last utterances are kept for those who read them later.
const KEPT: usize = 32;

/// The times left, in seconds, at which players are told of it.
const TIMES_TOLD: [u64; 4] = [60, 30, 10, 5];

/// What has been said last, in order.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Narration {
    said: VecDeque<Utterance>,
    /// The number of utterances since the start of the program.
    count: u64,
    /// Whether the last one is an answer that nothing has happened after.
    answers: bool,
}

/// Something that is said: one or more sentences.
#[derive(Clone, PartialEq, Debug)]
pub struct Utterance {
    /// Its number since the start of the program, counted from 1: each has another, also where the words are the same.
    pub number: u64,
    /// The words.
    pub text: Text,
    /// Whether it is to be said at once, before what is being said: check, the end, the time, and what a player asked.
    pub is_urgent: bool,
}

impl Narration {
    /// Says something that has happened. Nothing is said without words.
    pub fn say(&mut self, text: Text, is_urgent: bool) {
        self.answers = false;
        self.add(text, is_urgent);
    }

    /// Says what a player has asked.
    pub fn answer(&mut self, text: Text) {
        self.answers = true;
        self.add(text, true);
    }

    /// What was said after the utterance with this number, in order; of what was said long ago only the end is kept. A
    /// reader begins with 0, and then asks with the number of the last utterance that it has read.
    pub fn after(&self, number: u64) -> impl Iterator<Item = &Utterance> {
        self.said.iter().filter(move |utterance| utterance.number > number)
    }

    /// What was said last.
    #[must_use]
    pub fn last(&self) -> Option<&Utterance> {
        self.said.back()
    }

    /// The answer to what a player has asked, until something else happens.
    #[must_use]
    pub fn shown_answer(&self) -> Option<&Text> {
        self.last().filter(|_| self.answers).map(|utterance| &utterance.text)
    }

    /// Removes the answer from the screen.
    pub fn dismiss(&mut self) {
        self.answers = false;
    }

    fn add(&mut self, text: Text, is_urgent: bool) {
        if text == Text::EMPTY {
            return;
        }
        self.count += 1;
        self.said.push_back(Utterance { number: self.count, text, is_urgent });
        if self.said.len() > KEPT {
            self.said.pop_front();
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Narration>().add_systems(
        Update,
        (
            tell_events.run_if(on_message::<MatchEvent>),
            tell_refusals.run_if(resource_changed::<Selection>),
            tell_warning.run_if(resource_changed::<BlunderWarning>),
            tell_lesson.run_if(resource_changed::<LessonState>.or_else(resource_changed::<Comment>)),
            tell_time.run_if(on_message::<ClockTicked>),
        )
            .chain()
            // After what follows from a move has been decided in `React`.
            .in_set(AppSystems::View),
    );
}

/// The position that was told last: match, round, plies that are shown, and the key of the position.
type Told = (u64, usize, usize, u64);

fn told(table: &ActiveMatch) -> Told {
    (table.number(), table.round_number_shown(), table.plies_shown(), table.position().key())
}

fn tell_events(
    mut happened: MessageReader<MatchEvent>,
    active_match: Option<Res<ActiveMatch>>,
    settings: Res<Settings>,
    mut narration: ResMut<Narration>,
    (mut last_told, mut last_wanted): (Local<Option<Told>>, Local<Option<Text>>),
) {
    let events: Vec<&MatchEvent> = happened.read().collect();
    let Some(table) = active_match.filter(|_| settings.narration != NarrationDetail::Nothing) else {
        return narration.dismiss();
    };
    let is_everything = settings.narration == NarrationDetail::Everything;
    let count_moves = events.iter().filter(|event| matches!(event, MatchEvent::Moved(_))).count();
    let round = table.played().round();
    let mut ply = round.game().len().saturating_sub(count_moves);
    let mut is_begun = false;
    for event in events {
        let text = match event {
            MatchEvent::Begun => {
                is_begun = true;
                begun(&table)
            }
            MatchEvent::Moved(_) => {
                ply += 1;
                let is_told = is_everything || !is_own_move(table.played(), ply - 1);
                if is_told { moves::of_round(round, ply - 1) } else { Vec::new() }
            }
            MatchEvent::Ended(result) => {
                narration.say(sentences(ended(table.played(), *result)), true);
                continue;
            }
            // A lesson says in its own words what was wrong with a move that it takes back.
            MatchEvent::Jumped if !is_begun && table.lesson().is_none() && *last_told != Some(told(&table)) => {
                jumped(&table)
            }
            MatchEvent::Refused(error) => vec![errors::match_error(error)],
            MatchEvent::EditRefused(error) => vec![errors::variation_error(error)],
            MatchEvent::Jumped | MatchEvent::Changed | MatchEvent::Annotated | MatchEvent::Left => {
                if event.changes_position() {
                    narration.dismiss();
                }
                continue;
            }
        };
        *last_told = Some(told(&table));
        let is_check = round.in_check(ply).is_some() && matches!(event, MatchEvent::Moved(_));
        if event.changes_position() {
            narration.dismiss();
        }
        if !text.is_empty() {
            narration.say(sentences(text), is_check || !event.changes_position());
        }
    }
    // What is wanted is said when it is something else than before.
    let wanted = wanted(&table, is_everything);
    if *last_wanted != wanted {
        last_wanted.clone_from(&wanted);
        if let Some(text) = wanted {
            narration.say(text, false);
        }
    }
}

/// What the person to move has to decide about the match; with `instructs` also what the rules ask.
fn wanted(table: &ActiveMatch, instructs: bool) -> Option<Text> {
    let played = table.played();
    let seat = seat_name(played.person_on_turn()?);
    let texts = match played.pending() {
        Pending::ChooseSide { .. } => {
            let choice = instruction::choice_of_side(played.round().game()).map(Text::from);
            [Phrase::NoteWhichSide { player: seat }.into()].into_iter().chain(choice).collect()
        }
        Pending::TakeBack { .. } => {
            let heading = Phrase::NoteNobodySaidCheck { player: seat }.into();
            vec![Phrase::DescriptionSentence { words: heading }.into(), Phrase::NoteLostToCheck.into()]
        }
        Pending::Move { .. } if instructs && table.lesson().is_none() && !table.looks_back() => {
            vec![instruction::in_match(played, &[]).text]
        }
        _ => return None,
    };
    Some(sentences(texts))
}

/// Whether a person has made this ply, counted from 0, against computers only: who has made it knows it.
fn is_own_move(played: &Match, ply: usize) -> bool {
    let mover = played.round().game().mover(ply);
    mover.is_some_and(|player| played.has_person(player) && !played.has_person(player.other()))
}

/// What has come to the table, and whose turn it is.
fn begun(table: &ActiveMatch) -> Vec<Text> {
    let played = table.played();
    if let Some(lesson) = table.lesson() {
        let Some(words) = lessons::of(lesson.kind, lesson.number) else { return Vec::new() };
        let heading = Phrase::DescriptionSentence { words: words.title.clone().into() };
        return vec![heading.into(), words.text.clone().into()];
    }
    let kind = played.round().game().kind();
    let name = Phrase::DescriptionSentence { words: title(kind) }.into();
    let why = summary::who_begins(played).map(Text::from);
    [name].into_iter().chain(why.or_else(|| to_move(played))).collect()
}

/// Whose turn it is; `None` while the match waits for no move.
fn to_move(played: &Match) -> Option<Text> {
    let Pending::Move { player, .. } = played.pending() else { return None };
    Some(Phrase::DescriptionToMove { player: player_name(played.round().game().kind(), player) }.into())
}

/// What is shown after a move was taken back, or of an earlier position or a variation.
fn jumped(table: &ActiveMatch) -> Vec<Text> {
    let mut text = last_turn(table);
    if !table.looks_back() {
        text.extend(to_move(table.played()));
    }
    text
}

/// The turn that has led to the position that is shown.
#[must_use]
pub fn last_turn(table: &ActiveMatch) -> Vec<Text> {
    match table.side_line_begins() {
        None => answers::last_turn(table.round_shown(), table.plies_shown()),
        Some(_) => answers::last_turn_of_game(table.position()),
    }
}

/// How a round has ended: who has won and why, the points and the score of the match.
fn ended(played: &Match, result: RoundResult) -> Vec<Text> {
    let (headline, why) = summary::result(played, played.round(), result);
    let points = summary::points(played, result).map(Text::from);
    let score = summary::match_result(played).map(Text::from);
    let headline = Phrase::DescriptionSentence { words: headline.into() }.into();
    [headline, why].into_iter().chain(points).chain(score).collect()
}

/// Says why something to which a player has pointed was refused.
fn tell_refusals(
    selection: Res<Selection>,
    settings: Res<Settings>,
    mut before: Local<Option<Refused>>,
    mut narration: ResMut<Narration>,
) {
    if selection.refusal == *before {
        return;
    }
    before.clone_from(&selection.refusal);
    if let Some(refused) = selection.refusal.as_ref().filter(|_| settings.narration != NarrationDetail::Nothing) {
        narration.say(refusals::refusal(&refused.why.reason), true);
    }
}

/// Says why a move is held back.
fn tell_warning(
    active_match: Option<Res<ActiveMatch>>,
    warning: Res<BlunderWarning>,
    settings: Res<Settings>,
    mut narration: ResMut<Narration>,
) {
    if settings.narration != NarrationDetail::Nothing
        && let (Some(table), Some(held_back)) = (active_match, &warning.0)
    {
        let why = held_back.why(table.played().round().game());
        let heading = Phrase::DescriptionSentence { words: Phrase::NoteGift.into() };
        narration.say(sentences(vec![heading.into(), why.into()]), true);
    }
}

/// What a lesson has said last: the step, the answer, and whether the hint is shown.
type ToldOfLesson = (LessonStep, Answer, bool);

/// Says what an answer in a lesson was worth, and the comments on the first match.
fn tell_lesson(
    active_match: Option<Res<ActiveMatch>>,
    (lesson, comment): (Res<LessonState>, Res<Comment>),
    settings: Res<Settings>,
    mut before: Local<(Option<ToldOfLesson>, Option<Phrase>)>,
    mut narration: ResMut<Narration>,
) {
    let step = active_match.as_ref().and_then(|table| table.lesson());
    let now = step.map(|step| (step, lesson.answer, lesson.shows_hint()));
    let (told_before, comment_before) = std::mem::replace(&mut *before, (now, comment.text.clone()));
    if settings.narration == NarrationDetail::Nothing {
        return;
    }
    if let Some(text) = comment.text.clone().filter(|text| comment_before.as_ref() != Some(text)) {
        narration.say(text.into(), false);
    }
    let Some((step, answer, shows_hint)) = now.filter(|now| told_before.as_ref() != Some(now)) else { return };
    let Some(words) = lessons::of(step.kind, step.number) else { return };
    let (last_answer, hint_before) = match told_before {
        Some((last_step, answer, hint)) if last_step == step => (answer, hint),
        _ => (Answer::Awaited, false),
    };
    let judged = match answer {
        Answer::Right if last_answer != answer => Some(words.done.clone()),
        Answer::Missed if last_answer != answer => Some(words.missed.clone()),
        _ => None,
    };
    let hint = (shows_hint && !hint_before).then(|| words.hint.clone());
    let text: Vec<Text> = judged.into_iter().chain(hint).map(Text::from).collect();
    if !text.is_empty() {
        narration.say(sentences(text), false);
    }
}

/// Says how much time a person has left when it becomes little.
fn tell_time(
    active_match: Option<Res<ActiveMatch>>,
    settings: Res<Settings>,
    mut before: Local<Option<(u64, Player, Duration)>>,
    mut narration: ResMut<Narration>,
) {
    let Some(table) = active_match.filter(|_| settings.narration != NarrationDetail::Nothing) else { return };
    let played = table.played();
    let (Some(left), Some(seat)) = (played.time_on_turn(), played.index_on_turn()) else { return };
    let player = played.side(seat);
    let earlier = before.replace((table.number(), player, left));
    if played.waits_for_computer() {
        return;
    }
    let Some((_, _, earlier)) = earlier.filter(|&(number, other, _)| (number, other) == (table.number(), player))
    else {
        return;
    };
    let is_passed = |&seconds: &u64| {
        let limit = Duration::from_secs(seconds);
        left <= limit && limit < earlier
    };
    if TIMES_TOLD.iter().any(is_passed)
        && let Some(text) = clocks::left(played.round(), player)
    {
        narration.say(text.into(), true);
    }
}

/// What is asked of the player to move, as the panel says it, and whose turn it is.
#[must_use]
pub fn instructions(table: &ActiveMatch, selection: &Selection) -> Vec<Text> {
    let wanted = if table.looks_back() {
        instruction::instruction(table.position(), &selection.spots)
    } else {
        instruction::in_match(table.played(), &selection.spots)
    };
    wanted.alarm.map(Text::from).into_iter().chain([wanted.text]).collect()
}
