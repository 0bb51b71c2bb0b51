//! The rules proper of a game: positions, moves and the end. All that a search needs.

use super::{Kind, Outcome, Player, Verdict};
use std::fmt::Debug;
use std::hash::Hash;

/// The rules of one game, as functions of its positions.
///
/// A value is a position: everything that decides what may happen next, except how often the position has come before
/// ([`Game`](super::Game) counts that). Two values are equal when they are the same position for the repetition rules, and equal
/// positions have equal [`key`](Self::key)s. How a game is written is [`Notation`](super::Notation), what is shown of it
/// [`View`](super::View).
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

    /// The position in which a game with these options starts.
    fn start(options: &Self::Options) -> Self;

    /// Whose turn it is. It has no meaning once the game is over.
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

    /// A number that equal positions share and different ones hardly ever do; the same on every machine.
    fn key(&self) -> u64;
}
