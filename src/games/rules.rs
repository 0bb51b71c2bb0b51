//! The rules of one game: positions, moves and the end of the game. A search needs nothing else.

use super::{Kind, Outcome, Player, Verdict};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game, as functions of its positions.
///
/// A value is a position: everything that decides what may happen next, except how often the position has occurred
/// before ([`Game`](super::Game) counts that). Two values are equal when they are the same position for the repetition
/// rules, and equal positions have equal [`key`](Self::key)s. [`Notation`](super::Notation) reads and writes positions
/// and moves as text, and [`View`](super::View) says what is shown of a game.
pub trait Rules: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is agreed before a game: variant, size, set-up, who starts.
    type Options: Clone + Eq + Debug + Default + Send + Sync;
    /// One ply: a move, or in Zener one step of a turn. It has a meaning only together with its position.
    type Move: Copy + Eq + Ord + Hash + Debug + Send + Sync;
    /// What [`make`](Self::make) returns, so that [`unmake`](Self::unmake) can take the move back.
    type Undo: Copy + Debug + Send + Sync;
    /// Why a move is illegal; its [`Display`](std::fmt::Display) is the reason in the words of the rule.
    type Illegal: std::error::Error + Clone + Eq + Send + Sync + 'static;

    /// Which game this is.
    const KIND: Kind;

    /// The position in which a game with these options starts.
    fn start(options: &Self::Options) -> Self;

    /// Whose turn it is. It has no meaning once the game is over.
    fn to_move(&self) -> Player;

    /// Appends every legal move, each once, in a fixed order; none if the board shows that the game is over.
    ///
    /// A forced pass is a move too. Allocates only when `moves` has to grow.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Whether a move is legal here, and if not, why.
    ///
    /// # Errors
    /// The reason why it is illegal.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// A legal move drawn with equal chances; `None` if the game is over. `below(n)` returns a random number in `0..n`.
    ///
    /// `scratch` is a buffer that is overwritten. Random playouts use this: it may be much quicker than a list of all
    /// moves.
    fn random_move(&self, scratch: &mut Vec<Self::Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Self::Move>;

    /// Makes a legal move. Only debug builds check that it is legal. Does not allocate.
    ///
    /// In ZEN and ZeN a pass can be made in any position in which the game is not over: as the null move of searches,
    /// and for ZEN's rule of check.
    fn make(&mut self, mv: Self::Move) -> Self::Undo;

    /// Takes back the move made last. Does not allocate.
    ///
    /// Debug builds compare a sample of the positions, here and in [`make`](Self::make), with the same positions built
    /// from scratch.
    fn unmake(&mut self, mv: Self::Move, undo: Self::Undo);

    /// The outcome that the board alone shows, so without repetition and checkmate. Quick.
    fn outcome(&self) -> Outcome;

    /// The verdict of an arbiter. `seen` returns how often a position has occurred in the game, this occurrence
    /// included.
    ///
    /// Includes repetition, and ZEN's check and checkmate.
    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict;

    /// The points for a win of `winner` in this position; `None` if rounds are not played for points.
    fn points(&self, _winner: Player) -> Option<u32> {
        None
    }

    /// A hash of the position, the same on every machine: equal positions have equal keys, and different positions
    /// hardly ever do.
    fn key(&self) -> u64;
}
