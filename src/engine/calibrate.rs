//! Samples for calibrating the probability of winning: positions of games between computers of equal level, what a
//! search says of them, and how the games ended.

use super::arena::Contest;
use super::equal_games::{EqualGamesError, equal_games};
use super::ladder::LevelRange;
use crate::games::{AnyGame, Player};
use crate::review::Review;
use crate::search::{Level, Limits, Thinking, win_probability};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt;

/// Random plies at the beginning of each game: positions with them are not sampled.
const OPENING: usize = 4;

/// Which games are played, and which of their positions are searched.
#[derive(Clone, Debug)]
pub struct Calibrate {
    /// The games; their agents are computers of the levels.
    pub contest: Contest,
    /// The levels, which share the games equally.
    pub levels: LevelRange,
    /// The positions of each game.
    pub positions: usize,
    /// The positions (in ZeN: playouts) of each search; `None` for those of a review.
    pub nodes: Option<u64>,
}

/// A position of a game, what a search says of it, and how the game ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// The level of both players.
    pub level: u8,
    /// The number of the game. Games 0 and 1, 2 and 3 and so on have the same opening.
    pub game: usize,
    /// The plies before the position.
    pub plies: usize,
    /// Whether player one is to move.
    pub is_one: bool,
    /// The pieces on the board.
    pub pieces: usize,
    /// Of the search, for the player to move.
    pub score: i32,
    /// The probability, from 0 to 1, that the program gives the player to move for this score.
    pub probability: f32,
    /// What the player to move got: 2 for a win, 1 for a draw, 0 for a loss.
    pub half_points: u8,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, game, plies, is_one, pieces, score, probability, half_points } = self;
        write!(f, "{level},{game},{plies},{pieces},{score},{half_points},{probability},{is_one}")
    }
}

impl Sample {
    /// Reads a sample that was written, of a game on this board; the probability is that of the present curve. `None`
    /// if the line is none.
    #[must_use]
    pub fn read(line: &str, start: &AnyGame) -> Option<Self> {
        let fields: Vec<&str> = line.trim_end().split(',').collect();
        let [level, game, plies, pieces, score, half_points, _, is_one] = fields[..] else { return None };
        let score: i32 = score.parse().ok()?;
        let is_one = is_one.parse().ok()?;
        let probability = if is_one == (start.to_move() == Player::One) {
            win_probability(start, score)
        } else {
            1.0 - win_probability(start, score.saturating_neg())
        };
        Some(Self {
            level: level.parse().ok()?,
            game: game.parse().ok()?,
            plies: plies.parse().ok()?,
            is_one,
            pieces: pieces.parse().ok()?,
            score,
            probability,
            half_points: half_points.parse().ok().filter(|points| *points <= 2)?,
        })
    }
}

impl Calibrate {
    /// What is played and searched, in one line.
    #[must_use]
    pub fn description(&self) -> String {
        let Contest { game, games, seed, .. } = self.contest;
        let board = self.contest.terms().board_size().map_or_else(String::new, |size| format!(" on {size}×{size}"));
        let nodes = self.nodes.map_or_else(|| "as in a review".to_owned(), |nodes| format!("with {nodes} nodes"));
        format!("{}{board}, {games} games, {} positions each, searched {nodes}, seed {seed}", game.id(), self.positions)
    }

    /// Reads a sample of an earlier run on the same board; `None` if the line is none.
    #[must_use]
    pub fn sample_of(&self, line: &str) -> Option<Sample> {
        let terms = self.contest.terms();
        Sample::read(line, &AnyGame::new(&terms.options(self.contest.seed, 0, Player::One)))
    }

    /// Plays the games, and calls `done` with each sample.
    ///
    /// # Errors
    /// When a game can't be played.
    pub fn run(&self, done: &mut dyn FnMut(Sample)) -> Result<(), EqualGamesError> {
        equal_games(&self.contest, self.levels, &mut |number, level, played| {
            self.sample(played.round().game(), level, number, done);
        })
    }

    /// Searches some positions of a finished game.
    fn sample(&self, game: &AnyGame, level: Level, number: usize, done: &mut dyn FnMut(Sample)) {
        let mut chance = ChaCha8Rng::seed_from_u64(self.contest.seed ^ (number as u64) << 16);
        let winner = game.verdict().outcome.winner();
        let mut left: Vec<usize> = (OPENING..game.len()).collect();
        let mut plies = Vec::new();
        while plies.len() < self.positions && !left.is_empty() {
            plies.push(left.swap_remove(chance.random_range(0..left.len())));
        }
        plies.sort_unstable();
        let mut position = game.clone();
        for plies in plies.into_iter().rev() {
            while position.len() > plies && position.undo().is_some() {}
            let limits = match self.nodes {
                Some(nodes) => Limits { nodes: Some(nodes), ..Limits::default() },
                None => Review::limits(&position),
            };
            let thinking = Thinking::new(&position, Level::HIGHEST, chance.random(), limits);
            let Some(finding) = thinking.and_then(|mut thinking| thinking.finish()) else { continue };
            let half_points = winner.map_or(1, |winner| if winner == position.to_move() { 2 } else { 0 });
            let board = position.board();
            let pieces = board.squares().map(|square| board.stack(square).len()).sum();
            let probability = win_probability(&position, finding.score);
            done(Sample {
                level: level.number(),
                game: number,
                plies,
                is_one: position.to_move() == Player::One,
                pieces,
                score: finding.score,
                probability,
                half_points,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let start = AnyGame::new(&Options::usual(Kind::Enso));
        let score = 120;
        let probability = win_probability(&start, score);
        let sample =
            Sample { level: 3, game: 7, plies: 12, is_one: true, pieces: 30, score, probability, half_points: 2 };
        assert_eq!(Sample::read(&sample.to_string(), &start), Some(sample));
        for wrong in
            ["", "3,7,12,30,120,2", "3,7,12,30,120,3,0.5,true", "3,7,12,30,x,2,0.5,true", "3,7,12,30,1,2,0.5,1"]
        {
            assert_eq!(Sample::read(wrong, &start), None, "{wrong}");
        }
    }
}
