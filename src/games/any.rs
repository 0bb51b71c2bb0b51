//! A game chosen at run time, with moves as text in its notation: what session, protocol and table use.

#[cfg(test)]
mod tests;

use super::{
    Board, Event, Game, Illegal, Kind, Notation, NotationError, Outcome, Piece, Player, PositionError, Refusal,
    Rejection, Rules, Spot, Square, Verdict, View, game::MOST_PLIES, perft::Perft, splitmix::mix,
};
use std::fmt;

macro_rules! games {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// A game and what is agreed before it.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Options {
            $($(#[$doc])* $game(<crate::games::$module::Position as Rules>::Options),)*
        }

        impl Options {
            /// The default options of a game.
            #[must_use]
            pub fn usual(kind: Kind) -> Self {
                match kind {
                    $(Kind::$game => Self::$game(Default::default()),)*
                }
            }

            /// Which game they are for.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self {
                    $(Self::$game(_) => Kind::$game,)*
                }
            }
        }

        /// A game of any kind, with its history.
        ///
        /// Moves are passed in and out in the notation of the game, which is the same for records, protocol and move
        /// list. Code that needs the moves of one game as values matches on the variants.
        #[derive(Clone, Debug)]
        #[expect(clippy::large_enum_variant, reason = "there is one game on the table, and it is hardly ever moved in memory")]
        pub enum AnyGame {
            $($(#[$doc])* $game(Game<crate::games::$module::Position>),)*
        }

        impl AnyGame {
            /// A game from the beginning.
            #[must_use]
            pub fn new(options: &Options) -> Self {
                match options {
                    $(Options::$game(options) => Self::$game(Game::new(options)),)*
                }
            }

            /// A game that starts from a position string; `options` name the game and supply what the string does not
            /// contain.
            ///
            /// # Errors
            /// All reasons why the text is not a position string of that game.
            pub fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
                Ok(match options {
                    $(Options::$game(options) => Self::$game(Game::from_position(crate::games::$module::Position::parse(text, options)?)),)*
                })
            }
        }
    };
}
for_each_game!(games);

impl AnyGame {
    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        fn kind<R: Rules>(_: &Game<R>) -> Kind {
            R::KIND
        }
        with_game!(AnyGame, self, game => kind(game))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn to_move(&self) -> Player {
        with_game!(AnyGame, self, game => game.position().to_move())
    }

    /// The arbiter's verdict: whether the game is over, and who is in check.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        with_game!(AnyGame, self, game => game.verdict())
    }

    /// The points for a win of `winner` in this position; `None` if rounds are not played for points.
    #[must_use]
    pub fn points(&self, winner: Player) -> Option<u32> {
        with_game!(AnyGame, self, game => game.position().points(winner))
    }

    /// The position string of the position on the board.
    #[must_use]
    pub fn position_text(&self) -> String {
        with_game!(AnyGame, self, game => game.position().to_text())
    }

    /// The position string of the position that the game started from.
    #[must_use]
    pub fn start_text(&self) -> String {
        with_game!(AnyGame, self, game => game.start().to_text())
    }

    /// The key of the position on the board: equal positions have equal keys.
    #[must_use]
    pub fn key(&self) -> u64 {
        with_game!(AnyGame, self, game => game.position().key())
    }

    /// A hash of all positions from the start to the one after this number of plies, or of the whole game if there are
    /// fewer: games that came to the same position by other moves differ in it.
    #[must_use]
    pub fn history_key(&self, plies: usize) -> u64 {
        with_game!(AnyGame, self, game => {
            let keys = (0..=plies).map_while(|plies| game.position_after(plies)).map(Rules::key);
            keys.fold(0, |history, key| mix(history ^ key))
        })
    }

    /// The board as an onlooker sees it.
    #[must_use]
    pub fn board(&self) -> Board {
        with_game!(AnyGame, self, game => game.position().board())
    }

    /// The board after this number of plies from the start; the last board if there are fewer.
    #[must_use]
    pub fn board_after(&self, plies: usize) -> Board {
        with_game!(AnyGame, self, game => game.position_after(plies).unwrap_or(game.position()).board())
    }

    /// The squares that show why the game is won.
    #[must_use]
    pub fn winning_squares(&self) -> Vec<Square> {
        with_game!(AnyGame, self, game => game.position().winning_squares())
    }

    /// The name of a square.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        with_game!(AnyGame, self, game => game.position().square_name(square))
    }

    /// The names of the columns from the left, and of the rows from the bottom.
    #[must_use]
    pub fn names_of_lines(&self) -> [Vec<String>; 2] {
        names_of_lines(&self.board(), |square| self.square_name(square))
    }

    /// Who moved first.
    #[must_use]
    pub fn starter(&self) -> Player {
        with_game!(AnyGame, self, game => game.start().to_move())
    }

    /// Whose turn it was before each ply, and whose it is now: one entry more than there are plies.
    #[must_use]
    pub fn movers(&self) -> Vec<Player> {
        with_game!(AnyGame, self, game => {
            let after = game.plies().iter().map(|ply| ply.position().to_move());
            std::iter::once(game.start().to_move()).chain(after).collect()
        })
    }

    /// The move of a ply in notation, counted from 0; `None` if there are fewer plies.
    #[must_use]
    pub fn move_of(&self, ply: usize) -> Option<&str> {
        with_game!(AnyGame, self, game => game.plies().get(ply).map(super::Ply::text))
    }

    /// Whose turn it is after this number of plies; `None` if there are fewer.
    #[must_use]
    pub fn mover(&self, plies: usize) -> Option<Player> {
        with_game!(AnyGame, self, game => game.position_after(plies).map(Rules::to_move))
    }

    /// How many turns a player has finished after this number of plies, or in the whole game if there are fewer.
    #[must_use]
    pub fn turns(&self, player: Player, plies: usize) -> usize {
        with_game!(AnyGame, self, game => game.turns(player, plies))
    }

    /// Number of plies played.
    #[must_use]
    pub fn len(&self) -> usize {
        with_game!(AnyGame, self, game => game.plies().len())
    }

    /// Whether no ply has been played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves played, in notation.
    #[must_use]
    pub fn moves(&self) -> Vec<&str> {
        with_game!(AnyGame, self, game => game.plies().iter().map(super::Ply::text).collect())
    }

    /// The events of a ply, counted from 0; empty if there are fewer plies.
    #[must_use]
    pub fn events(&self, ply: usize) -> &[Event] {
        with_game!(AnyGame, self, game => game.plies().get(ply).map_or(&[], super::Ply::events))
    }

    /// Every legal move in notation, sorted as text.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<String> {
        with_game!(AnyGame, self, game => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let mut texts: Vec<_> = moves.into_iter().map(|mv| game.position().move_text(mv)).collect();
            texts.sort_unstable();
            texts
        })
    }

    /// Plays a move given in notation; returns its events.
    ///
    /// # Errors
    /// When the text is not a move, the move is illegal, the game is over, or it has [`MOST_PLIES`] plies; the game is
    /// then unchanged.
    pub fn play(&mut self, text: &str) -> Result<&[Event], PlayError> {
        self.require_going_on()?;
        with_game!(AnyGame, self, game => {
            let mv = game.position().parse_move(text).map_err(PlayError::Notation)?;
            game.play(mv).map_err(|rejection| match rejection {
                Rejection::Over(outcome) => PlayError::Over(outcome),
                Rejection::Illegal(reason) => PlayError::Illegal { text: text.to_owned(), reason: reason.into() },
            })
        })
    }

    /// Whether a move given in notation may be played now.
    ///
    /// # Errors
    /// The reason why it may not be played.
    pub fn check(&self, text: &str) -> Result<(), PlayError> {
        self.require_going_on()?;
        with_game!(AnyGame, self, game => {
            let mv = game.position().parse_move(text).map_err(PlayError::Notation)?;
            game.position()
                .check(mv)
                .map_err(|reason| PlayError::Illegal { text: text.to_owned(), reason: reason.into() })
        })
    }

    /// Refuses every move if the game is over or has [`MOST_PLIES`] plies.
    fn require_going_on(&self) -> Result<(), PlayError> {
        let outcome = self.verdict().outcome;
        if outcome.is_over() {
            Err(PlayError::Over(outcome))
        } else if self.len() >= MOST_PLIES {
            Err(PlayError::TooLong)
        } else {
            Ok(())
        }
    }

    /// Takes the last move back and returns it in notation; `None` if there is none.
    pub fn undo(&mut self) -> Option<String> {
        with_game!(AnyGame, self, game => {
            let last = game.plies().last().map(|ply| ply.text().to_owned());
            game.undo();
            last
        })
    }

    /// How a move can go on after these spots have been pointed at.
    #[must_use]
    pub fn choices(&self, spots: &[Spot]) -> Choices {
        let mut choices = Choices::default();
        with_game!(AnyGame, self, game => {
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            for mv in moves {
                for path in game.position().paths(mv) {
                    if path == spots {
                        choices.complete = Some(game.position().move_text(mv));
                    } else if let Some(next) = path.get(spots.len()).filter(|_| path.starts_with(spots)) {
                        choices.next.push(*next);
                    }
                }
            }
        });
        choices.next.sort_unstable();
        choices.next.dedup();
        choices
    }

    /// Where the piece on this square could go if its side were to move, in ascending order; nothing where there is no
    /// piece of a side, and once the game is over.
    #[must_use]
    pub fn could_go(&self, from: Square) -> Vec<Spot> {
        let owner = self.board().top(from).and_then(Piece::owner);
        let Some(owner) = owner.filter(|_| !self.verdict().outcome.is_over()) else { return Vec::new() };
        let mut next = with_game!(AnyGame, self, game => {
            let now = game.position();
            let other = (now.to_move() != owner).then(|| now.with_other_to_move());
            let position = other.as_ref().unwrap_or(now);
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let paths = moves.into_iter().flat_map(|mv| position.paths(mv));
            let begins = |path: &Vec<Spot>| path.first() == Some(&Spot::Square(from));
            paths.filter(begins).filter_map(|path| path.get(1).copied()).collect::<Vec<_>>()
        });
        next.sort_unstable();
        next.dedup();
        next
    }

    /// The spots of a move with which the player who has just moved would win if the opponent passed; empty without
    /// such a threat, and in games without check.
    #[must_use]
    pub fn threat_path(&self) -> Vec<Spot> {
        if self.verdict().outcome.is_over() {
            return Vec::new();
        }
        with_game!(AnyGame, self, game => game.position().threat_path())
    }

    /// The spots with which a player points out a legal move, given in notation; empty if it is not a legal move.
    #[must_use]
    pub fn path(&self, text: &str) -> Vec<Spot> {
        with_game!(AnyGame, self, game => {
            let position = game.position();
            let mv = position.parse_move(text).ok().filter(|&mv| position.check(mv).is_ok());
            mv.and_then(|mv| position.paths(mv).into_iter().next()).unwrap_or_default()
        })
    }

    /// Why these spots, in this order, are not the beginning of any legal move; `None` when they are.
    #[must_use]
    pub fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        let outcome = self.verdict().outcome;
        if outcome.is_over() {
            return Some(Refusal { reason: Illegal::Over(outcome), squares: self.winning_squares() });
        }
        with_game!(AnyGame, self, game => game.position().why_not(spots))
    }

    /// Begins to count the move sequences of exactly `depth` plies: see [`Perft`].
    #[must_use]
    pub fn perft(&self, depth: u32) -> AnyPerft {
        with_game!(AnyGame, self, game => {
            let mut perft = Perft::new(game.position(), depth);
            AnyPerft(Box::new(move |positions| perft.step(positions)))
        })
    }
}

/// The names of the columns of a board from the left, and of its rows from the bottom.
pub(super) fn names_of_lines(board: &Board, name: impl Fn(Square) -> String) -> [Vec<String>; 2] {
    let name = |column, row| name(Square::new(column, row));
    // Every board has more than one column and more than one row.
    let columns = (0..board.columns()).map(|column| shared(&name(column, 0), &name(column, 1))).collect();
    let rows = (0..board.rows()).map(|row| shared(&name(0, row), &name(1, row))).collect();
    [columns, rows]
}

/// What the names of two squares of one line begin with; if nothing, what they end with.
fn shared(name: &str, other: &str) -> String {
    let beginning: String = name.chars().zip(other.chars()).take_while(|(a, b)| a == b).map(|(a, _)| a).collect();
    if !beginning.is_empty() {
        return beginning;
    }
    let end = name.chars().rev().zip(other.chars().rev()).take_while(|(a, b)| a == b).count();
    name.chars().skip(name.chars().count() - end).collect()
}

/// A [`Perft`] of any game.
pub struct AnyPerft(Box<dyn FnMut(u64) -> Option<u64>>);

impl AnyPerft {
    /// Continues the count by at most this number of positions; returns the count when it is complete.
    pub fn step(&mut self, positions: u64) -> Option<u64> {
        (self.0)(positions)
    }
}

/// How a move can go on after some spots have been pointed at.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// The next spots of all legal moves that begin with these spots, sorted.
    pub next: Vec<Spot>,
    /// The move, in notation, that these spots point out completely.
    pub complete: Option<String>,
}

/// Why a move given as text was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It is not a move in the game's notation.
    Notation(NotationError),
    /// The rules forbid it.
    Illegal {
        /// The move.
        text: String,
        /// The rule.
        reason: Illegal,
    },
    /// The game is over.
    Over(Outcome),
    /// The game has [`MOST_PLIES`] plies.
    TooLong,
}

impl PlayError {
    /// The reason in words, without the move.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            Self::Notation(error) => error.reason.to_string(),
            Self::Illegal { reason, .. } => reason.to_string(),
            Self::Over(outcome) => Illegal::Over(*outcome).to_string(),
            Self::TooLong => format!("a game has at most {MOST_PLIES} moves"),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Notation(error) => error.fmt(f),
            Self::Illegal { text, reason } => write!(f, "{text} is illegal: {reason}"),
            Self::Over(_) | Self::TooLong => f.write_str(&self.reason()),
        }
    }
}

impl std::error::Error for PlayError {}
