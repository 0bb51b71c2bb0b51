//! Positions from which weights are learned: games of the highest level against itself, with some random moves, so that
//! no two are the same.

use super::agent::Agent;
use super::arena::Contest;
use super::parallel::in_order;
use crate::games::{AnyGame, Options, Player, splitmix};
use crate::search::{Finding, Learned, Level, Limits, Thinking, learned};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::ops::{ControlFlow, RangeInclusive};

/// Random plies at the beginning of each game.
const OPENING: RangeInclusive<usize> = 2..=10;
/// One of this number of later plies is random as well.
const RANDOM: u32 = 20;
/// A game of this number of plies is stopped and counts as a draw.
const LONGEST_GAME: usize = 1_000;

/// Which games are played.
#[derive(Clone, Debug)]
pub struct Train {
    /// The games; their agents do not count.
    pub contest: Contest,
    /// The positions of each search.
    pub nodes: u64,
}

/// A position, what a search says of it, and how the game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrainingPosition {
    /// The number of the game.
    pub game: usize,
    /// Of the search, for the player to move.
    pub score: i32,
    /// What the player to move got: 2 for a win, 1 for a draw, 0 for a loss.
    pub half_points: u8,
    /// The best move by the search.
    pub best: String,
    /// The position string, where the moves before it matter that of the position before these.
    pub position: String,
    /// The moves before it that matter.
    pub moves: Vec<String>,
}

/// What stands between a position and the moves after it.
const MOVES: &str = " moves ";

impl fmt::Display for TrainingPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, score, half_points, best, position, moves } = self;
        write!(f, "{game},{score},{half_points},{best},{position}")?;
        if moves.is_empty() { Ok(()) } else { write!(f, "{MOVES}{}", moves.join(" ")) }
    }
}

impl TrainingPosition {
    /// Reads a line that was written; `None` if it is none. Whether it is a position of the game is not looked at.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut fields = line.trim_end().splitn(5, ',');
        let game = fields.next()?.parse().ok()?;
        let score = fields.next()?.parse().ok()?;
        let half_points = fields.next()?.parse().ok().filter(|points| *points <= 2)?;
        let best = fields.next()?.to_owned();
        let position = fields.next()?;
        let (position, moves) = position.split_once(MOVES).unwrap_or((position, ""));
        let moves = moves.split_whitespace().map(str::to_owned).collect();
        Some(Self { game, score, half_points, best, position: position.to_owned(), moves })
    }

    /// The position of a game, with this number of moves before it, or as many as there are.
    fn new(game: &AnyGame, earlier_moves: usize, number: usize, finding: &Finding) -> Self {
        let mut earlier = game.clone();
        let mut moves: Vec<String> = (0..earlier_moves).map_while(|_| earlier.undo()).collect();
        moves.reverse();
        let (best, position) = (finding.best().to_owned(), earlier.position_text());
        Self { game: number, score: finding.score, half_points: 1, best, position, moves }
    }

    /// The game from the position string on; `None` if it is none of a game of these options.
    #[must_use]
    pub fn to_game(&self, options: &Options) -> Option<AnyGame> {
        let mut game = AnyGame::from_text(&self.position, options).ok()?;
        for text in &self.moves {
            game.play(text).ok()?;
        }
        Some(game)
    }
}

impl Train {
    /// What is played, in one line.
    #[must_use]
    pub fn description(&self) -> String {
        let Contest { game, games, seed, .. } = self.contest;
        format!("{}, {games} games with {} positions a move, seed {seed}", game.id(), self.nodes)
    }

    /// Plays the games, and calls `done` with the positions of each from which something can be learned.
    pub fn run(&self, done: &mut dyn FnMut(Vec<TrainingPosition>)) {
        let Contest { games, concurrency, .. } = self.contest;
        in_order(0..games, concurrency, &|number| self.play(number), &mut |positions| {
            done(positions);
            ControlFlow::Continue(())
        });
    }

    fn play(&self, number: usize) -> Vec<TrainingPosition> {
        let Contest { game, seed, .. } = self.contest;
        let learned = learned(game);
        let seed = splitmix::mix(seed) ^ number as u64;
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        let options: Options = self.contest.terms().options(seed, 0, Player::One);
        let mut game = AnyGame::new(&options);
        let opening = chance.random_range(OPENING);
        let mut positions: Vec<(Player, TrainingPosition)> = Vec::new();
        while game.len() < LONGEST_GAME {
            let is_opening = game.len() < opening;
            let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
            let mut text = None;
            if !is_opening
                && let Some(finding) =
                    Thinking::new(&game, Level::HIGHEST, seed, limits).and_then(|mut thinking| thinking.finish())
            {
                let earlier_moves = match learned {
                    Learned::Evaluation(weights) => weights.features(&game).map(|_| 0),
                    Learned::Priors(priors) => (priors.choices(&game).len() > 1).then(|| priors.earlier_moves()),
                };
                if let Some(earlier_moves) = earlier_moves {
                    let position = TrainingPosition::new(&game, earlier_moves, number, &finding);
                    positions.push((game.to_move(), position));
                }
                text = Some(finding.best().to_owned());
            }
            if is_opening || chance.random_range(0..RANDOM) == 0 {
                text = Agent::Random.choose(&game, seed, &mut chance).map(|choice| choice.text);
            }
            // No move is left when the game is over, and those that are chosen are legal.
            let Some(Ok(_)) = text.map(|text| game.play(&text)) else { break };
        }
        let winner = game.verdict().outcome.winner();
        let half_points = |player| winner.map_or(1, |winner| if winner == player { 2 } else { 0 });
        positions
            .into_iter()
            .map(|(player, position)| TrainingPosition { half_points: half_points(player), ..position })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::TrainingPosition;

    #[test]
    fn what_is_written_is_read_again_and_nothing_else() {
        let text = "6/6/1b4/2w3/6/bbb3 b".to_owned();
        let position = TrainingPosition {
            game: 7,
            score: -120,
            half_points: 2,
            best: "b4-b5".to_owned(),
            position: text,
            moves: Vec::new(),
        };
        let moves = vec!["e5".to_owned(), "d6-e7".to_owned()];
        let with_moves = TrainingPosition { position: "9 9/9/9/9/9/9/9/9/9 z -".to_owned(), moves, ..position.clone() };
        for position in [position, with_moves] {
            assert_eq!(TrainingPosition::read(&position.to_string()), Some(position));
        }
        for wrong in ["", "7,-120,2,b4-b5", "7,-120,3,b4-b5,6/6/1b4/2w3/6/bbb3 b", "7,x,2,b4-b5,6/6/1b4/2w3/6/bbb3 b"] {
            assert_eq!(TrainingPosition::read(wrong), None, "{wrong}");
        }
    }
}
