//! Writes a mailed record.

use super::words::{clock_text, game_text, left_text, length_text, score_text, seat_text};
use crate::games::Player;
use crate::session::play::Match;
use crate::session::record::contents::Record;
use crate::session::record::error::{KEPT, NOTES, SWAPPED, TITLE};

/// Times in one line: few enough that mail programs do not wrap the line.
const TIMES_A_LINE: usize = 4;

/// The record of a match as text.
#[must_use]
pub fn write(played: &Match) -> String {
    let record = Record::of(played);
    let kind = record.game.kind();
    let mut lines = vec![
        format!("{TITLE}{}", record.version()),
        format!("Game: {}", game_text(&record.game)),
        format!("Match: {}", length_text(record.length)),
    ];
    for (index, seat) in record.seats.iter().enumerate() {
        lines.push(format!("Seat {}: {}", index + 1, seat_text(seat)));
    }
    lines.push(format!("Seed: {}", record.seed));
    lines.extend(record.clock.map(|clock| format!("Clock: {}", clock_text(clock))));
    for (index, (round, round_record)) in played.rounds().iter().zip(&record.rounds).enumerate() {
        let one = kind.player_name(Player::One);
        lines.push(format!("\nRound {}: {one} is team {:?}", index + 1, round_record.player_one));
        lines.push(format!("Start: {}", round_record.start));
        if let Some(swap) = round_record.choice {
            lines.push(format!("Sides: {}", if swap { SWAPPED } else { KEPT }));
        }
        let turns: Vec<_> = round.turns().into_iter().map(|turn| round.turn_text(turn)).collect();
        lines.extend(numbered(&turns));
        if let Some(times) = &round_record.times {
            let times: Vec<_> = times.after.iter().chain([&times.left]).map(|&left| left_text(left)).collect();
            lines.extend(times.chunks(TIMES_A_LINE).map(|line| format!("Left: {}", line.join(" "))));
        }
        if let Some(result) = &round_record.result {
            lines.push(format!("Result: {}", result.text(kind)));
        }
        if !round_record.notes.is_empty() {
            lines.push(NOTES.to_owned());
            lines.extend(round_record.notes.iter().cloned());
        }
    }
    lines.push(format!("\nScore: {}\n", score_text(record.score)));
    lines.join("\n")
}

/// Two turns a line, numbered; the steps of one turn are separated by spaces, turns by commas.
fn numbered(turns: &[String]) -> impl Iterator<Item = String> {
    turns.chunks(2).enumerate().map(|(pair, turns)| format!("{}. {}", pair + 1, turns.join(", ")))
}
