//! The one trait that a game implements, and that search, session and tests are written against.

use super::{Board, Event, Kind, NotationError, Outcome, Player, PositionError, Refusal, Spot, Square, Verdict};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game, as functions of its positions.
///
/// A value is a position: everything that decides what may happen next, except how often the position has come before
/// (that is [`Game`](super::Game)'s affair). Two values are equal when they are the same position for the repetition rules, and equal
/// positions have equal [`key`](Self::key)s.
pub trait Rules: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What has to be agreed before a game: variant, size, set-up, who starts.
    type Options: Clone + Eq + Debug + Default + Send + Sync;
    /// A move in the sense of one ply: in Zener one step of a turn. It means something only with its position.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What [`make`](Self::make) leaves for [`unmake`](Self::unmake).
    type Undo: Copy + Debug + Send + Sync;
    /// Why a move is illegal; its [`Display`](std::fmt::Display) is the reason in the words of the rule.
    type Illegal: std::error::Error + Clone + Eq + Send + Sync + 'static;

    /// Which game this is.
    const KIND: Kind;

    // Beginning.

    /// The position in which a game with these options starts.
    fn start(options: &Self::Options) -> Self;

    /// Reads a position string; `options` tell what the string does not (ZEN's variant; sizes and set-ups are ignored).
    ///
    /// # Errors
    /// When the text is no position string, or one of a position that cannot come about: with all reasons.
    fn parse(text: &str, options: &Self::Options) -> Result<Self, PositionError>;

    /// The position string.
    fn to_text(&self) -> String;

    // Moving.

    /// Whose turn it is. Once the game is over this tells nothing.
    fn to_move(&self) -> Player;

    /// Appends every legal move, each once, in a fixed order; nothing once the board shows the game to be over.
    ///
    /// A forced pass is a move too. Allocates only when `moves` has to grow.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Whether a move is legal here, and if not, why.
    ///
    /// # Errors
    /// The reason, when it is not.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// A legal move drawn evenly, with `below(n)` for a random number in `0..n`; `None` once the game is over.
    ///
    /// `scratch` is overwritten. For random playouts, where this may be much quicker than listing all moves.
    fn random_move(&self, scratch: &mut Vec<Self::Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Self::Move>;

    /// Makes a legal move. Only debug builds check that it is legal. Does not allocate.
    ///
    /// In ZEN and ZeN a pass may always be made while the game is not over: the null move of searches and of ZEN's rule of check.
    fn make(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the move made last. Does not allocate.
    ///
    /// Debug builds compare some of the positions, after this as after [`make`](Self::make), with ones that are built anew.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// What will be seen on the table when a legal move is made here; nothing of check or of the end of the game.
    fn events(&self, mv: Self::Move) -> Vec<Event>;

    // Judging.

    /// Whether the board shows the game to be over: everything but repetition and checkmate. Quick.
    fn outcome(&self) -> Outcome;

    /// What an arbiter would say, who also knows how often each position has come (`seen`, this occurrence included).
    ///
    /// Repetition is judged here, and ZEN's check and checkmate.
    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict;

    /// What a win of `winner` in this position counts, where rounds are played for points.
    fn points(&self, _winner: Player) -> Option<u32> {
        None
    }

    /// The squares of the chain, loop, stone or piece that shows why the game is won; none while nobody has won.
    fn winning_squares(&self) -> Vec<Square>;

    /// A number that equal positions share and different ones hardly ever do; the same on every machine.
    fn key(&self) -> u64;

    // Showing, reading and writing.

    /// The board as an onlooker sees it.
    fn board(&self) -> Board;

    /// What a square is called in this game's notation.
    fn square_name(&self, square: Square) -> String;

    /// A move in this game's notation.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move in this game's notation; it need not be legal.
    ///
    /// # Errors
    /// When the text is not this game's notation, or says of the board what is not so.
    fn parse_move(&self, text: &str) -> Result<Self::Move, NotationError>;

    /// The ways to point a move out, spot by spot; the first is the usual one.
    fn paths(&self, mv: Self::Move) -> Vec<Vec<Spot>>;

    /// Why these spots, in this order, are not the beginning of any legal move; `None` when they are.
    fn why_not(&self, spots: &[Spot]) -> Option<Refusal>;
}
