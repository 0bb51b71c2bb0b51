//! The result of a round as records keep it.

use crate::games::{Kind, quoted};
use serde::{Deserialize, Serialize};

/// The result of a round in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultRecord {
    /// How the round has ended.
    pub ending: EndingRecord,
    /// The letter of the winning side; in a record that has not been replayed it may be any character.
    pub winner: Option<char>,
    /// The points for the winner.
    pub points: u32,
}

/// How a round has ended, as records write it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EndingRecord {
    /// By the rules of the game.
    Board,
    /// One side has resigned.
    Resignation,
    /// The players have agreed on a draw.
    Agreement,
    /// One side's time has run out.
    Time,
}

impl ResultRecord {
    /// The result as mailed records write it, in the same words whatever the language.
    pub(super) fn text(&self, kind: Kind) -> String {
        let how = match self.ending {
            EndingRecord::Board => "on the board",
            EndingRecord::Resignation => "by resignation",
            EndingRecord::Agreement => "by agreement",
            EndingRecord::Time => "on time",
        };
        match self.winner {
            None => format!("draw {how}"),
            Some(letter) => {
                let winner = kind.player_from_letter(&letter.to_string());
                let name =
                    winner.map_or_else(|| quoted(&letter.to_string()), |winner| kind.player_name(winner).to_owned());
                format!("{name} wins {how}, {} point{}", self.points, if self.points == 1 { "" } else { "s" })
            }
        }
    }
}
