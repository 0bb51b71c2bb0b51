//! Results of rounds as records keep them, in words.

use crate::games::{Kind, quoted};
use crate::session::record::{EndingRecord, ResultRecord};
use crate::texts::{Phrase, Text, games};

/// The result of a round in a record of this game, without a full stop. A record that has not been replayed may name a
/// winner that the game does not have; that one is quoted.
#[must_use]
pub fn recorded(kind: Kind, result: &ResultRecord) -> Text {
    let how = match result.ending {
        EndingRecord::Board => "board",
        EndingRecord::Resignation => "resignation",
        EndingRecord::Agreement => "agreement",
        EndingRecord::Time => "time",
    };
    match result.winner {
        None => Phrase::RecordDrawn { how }.into(),
        Some(letter) => Phrase::RecordWon { how, winner: winner(kind, letter), points: result.points.into() }.into(),
    }
}

/// The side of a letter.
fn winner(kind: Kind, letter: char) -> Text {
    match kind.player_from_letter(&letter.to_string()) {
        Some(player) => games::player_name(kind, player),
        None => quoted(&letter.to_string()).into(),
    }
}
