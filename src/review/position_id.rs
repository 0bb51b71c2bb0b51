//! Which position a review asks about, and what for.

/// Which position a review asks about, and what for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PositionKind {
    /// The position that was on the board, for an estimate: it says where turning points may be.
    Estimated,
    /// The position that was on the board.
    Played,
    /// The position after the better move, which might have been played instead of the move after these plies.
    Instead,
    /// The position before a mistake that let the opponent win by force, searched for longer: whether it was lost in
    /// any case.
    Confirmed,
}

/// Identifies a position that a review asks about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PositionId {
    /// The round, counted from 0.
    pub round: usize,
    /// The plies before it.
    pub plies: usize,
    /// Which position, and what for.
    pub kind: PositionKind,
}
