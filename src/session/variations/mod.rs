//! The variations of a round: what else could have been played, with comments and judgements.
//!
//! What was played is the main line. It stands in the round's game alone, so that there is one truth; the variations
//! stand beside it, at the position that they belong to:
//!
//! - [`Variations`] in `tree`: what stands beside the main line, and what becomes of it when that goes on;
//! - [`Path`] in `path`: which position of the tree is meant; `walk`: going from one position to another;
//! - [`Note`], [`Judgement`] and [`clean`] in `note`: what can be said of a position;
//! - [`BranchMove`] in `branch`: the branches that begin at one position of the main line, and the ways through them;
//! - [`Edit`] in `edit`: the changes that a person makes, each of which can be taken back, as `history` does;
//! - [`VariationError`] in `error`: why one is refused; `limits`, `size`: how much is too much.
//!
//! A move that is played where a branch begins with it takes over the note of that branch, and a move that is taken
//! back becomes a branch if anything had been noted after it: taking back and playing again loses nothing.

mod branch;
mod edit;
mod error;
mod history;
mod limits;
mod note;
mod path;
mod size;
pub(super) mod tree;
mod walk;

pub use branch::BranchMove;
pub use edit::Edit;
pub use error::VariationError;
pub use limits::{LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING, MOST_NOTES};
pub use note::{Judgement, Note, clean};
pub use path::Path;
pub use tree::Variations;

pub(super) use size::Size;
