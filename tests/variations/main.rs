//! The tree of moves of a match, without a window: branches, comments and judgements, how they are changed, and how
//! records keep them.

mod changes;
mod limits;
mod records;
mod trees;
