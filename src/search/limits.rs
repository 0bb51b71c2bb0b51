//! Limits of a search, and what else it is told beside the position.

/// Limits that replace those of the level, and what the match makes of the points of a round. If `nodes` or `depth` is
/// set, both of the level's limits are lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest number of positions (in ZeN: of playouts).
    pub nodes: Option<u64>,
    /// The greatest depth in plies; ZeN's tree search ignores it.
    pub depth: Option<u32>,
    /// Memory of the transposition table, in bytes. With less memory more positions are searched twice.
    pub memory: Option<usize>,
    /// For player one and for player two the points of a round that are as good as all: more of them count no more.
    /// `None` if the more the better. Only where rounds are played for points.
    pub enough_points: Option<[u32; 2]>,
}

impl Limits {
    /// The limits of the level.
    pub const OF_LEVEL: Self = Self { nodes: None, depth: None, memory: None, enough_points: None };

    /// No limit: the search ends when the position is solved, or when `step` is not called any more.
    pub const NONE: Self = Self { nodes: Some(u64::MAX), ..Self::OF_LEVEL };
}
