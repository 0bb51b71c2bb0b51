//! The words of a mailed record: each value as text, and back.

use crate::games::{Kind, Player, quoted};
use crate::session::clock::Clock;
use crate::session::game_terms::GameTerms;
use crate::session::games;
use crate::session::record::error::SyntaxFault;
use crate::session::record::result::{EndingRecord, ResultRecord};
use crate::session::seat::{Controller, Seat};
use crate::session::terms::Length;

const PERSON: &str = "person, ";
const COMPUTER: &str = "computer level ";

pub(super) fn game_text(game: &GameTerms) -> String {
    let id = game.kind().id();
    match games::of(game.kind()).options_text(game) {
        options if options.is_empty() => id.to_owned(),
        options => format!("{id}, {options}"),
    }
}

pub(super) fn read_game(value: &str) -> Result<GameTerms, SyntaxFault> {
    let (id, options) = value.split_once(", ").unwrap_or((value, ""));
    let kind = Kind::from_id(id).ok_or_else(|| SyntaxFault::Game(quoted(id)))?;
    let terms = games::of(kind).read_options(options);
    terms.ok_or_else(|| SyntaxFault::Options { kind, options: quoted(options) })
}

pub(super) fn clock_text(clock: Clock) -> String {
    match clock {
        Clock::Sudden { seconds } => format!("{seconds} s"),
        Clock::Increment { seconds, more } => format!("{seconds} s and {more} s more a turn"),
        Clock::PerMove { seconds } => format!("{seconds} s a turn"),
    }
}

pub(super) fn read_clock(value: &str) -> Result<Clock, SyntaxFault> {
    let number = |text: &str| text.strip_suffix(" s").and_then(|number| number.parse().ok());
    let read = if let Some(times) = value.strip_suffix(" more a turn") {
        times
            .split_once(" and ")
            .and_then(|(first, more)| Some(Clock::Increment { seconds: number(first)?, more: number(more)? }))
    } else if let Some(time) = value.strip_suffix(" a turn") {
        number(time).map(|seconds| Clock::PerMove { seconds })
    } else {
        number(value).map(|seconds| Clock::Sudden { seconds })
    };
    read.ok_or(SyntaxFault::Clock)
}

pub(super) fn length_text(length: Length) -> String {
    match length {
        Length::Single => "single".to_owned(),
        Length::BestOf(rounds) => format!("best of {rounds}"),
        Length::FirstTo(points) => format!("first to {points}"),
    }
}

pub(super) fn read_length(value: &str) -> Result<Length, SyntaxFault> {
    let count = |prefix: &str| value.strip_prefix(prefix).and_then(|count| count.parse().ok());
    if value == "single" {
        Ok(Length::Single)
    } else if let Some(rounds) = count("best of ") {
        Ok(Length::BestOf(rounds))
    } else if let Some(points) = count("first to ") {
        Ok(Length::FirstTo(points))
    } else {
        Err(SyntaxFault::Length)
    }
}

pub(super) fn seat_text(seat: &Seat) -> String {
    match seat.by {
        Controller::Person => format!("{PERSON}{}", seat.name),
        Controller::Computer { level } => format!("{COMPUTER}{level}, {}", seat.name),
    }
}

pub(super) fn read_seat(value: &str) -> Result<Seat, SyntaxFault> {
    if let Some(name) = value.strip_prefix(PERSON) {
        return Ok(Seat::person(name));
    }
    let computer = value.strip_prefix(COMPUTER).and_then(|rest| rest.split_once(", "));
    let computer = computer.and_then(|(level, name)| Some(Seat::computer(name, level.parse().ok()?)));
    computer.ok_or(SyntaxFault::Seat)
}

/// What teams A and B had left, in milliseconds: `298100/300000`.
pub(super) fn left_text([a, b]: [u64; 2]) -> String {
    format!("{a}/{b}")
}

pub(super) fn read_left(text: &str) -> Result<[u64; 2], SyntaxFault> {
    let numbers = text.split_once('/').and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    numbers.ok_or_else(|| SyntaxFault::Left(quoted(text)))
}

pub(super) fn score_text([a, b]: [u32; 2]) -> String {
    format!("{a}–{b}")
}

pub(super) fn read_score(value: &str) -> Result<[u32; 2], SyntaxFault> {
    let numbers = value.split_once(['–', '-']).and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    numbers.ok_or(SyntaxFault::Score)
}

pub(super) fn read_result(kind: Kind, value: &str) -> Result<ResultRecord, SyntaxFault> {
    let endings = [EndingRecord::Board, EndingRecord::Resignation, EndingRecord::Agreement, EndingRecord::Time];
    let points = value
        .rsplit_once(", ")
        .and_then(|(_, points)| points.strip_suffix(" points").or_else(|| points.strip_suffix(" point"))?.parse().ok());
    let winners = Player::BOTH.map(|player| Some(kind.player_letter(player)));
    winners
        .into_iter()
        .chain([None])
        .flat_map(|winner| endings.map(|ending| ResultRecord { ending, winner, points: points.unwrap_or(0) }))
        .find(|result| result.text(kind) == value)
        .ok_or_else(|| SyntaxFault::Result(quoted(value)))
}
