//! Limits of a search.

/// Limits that replace those of the level. If `nodes` or `depth` is set, both of the level's limits are lifted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The greatest number of positions (in ZeN: of playouts).
    pub nodes: Option<u64>,
    /// The greatest depth in plies; ZeN's tree search ignores it.
    pub depth: Option<u32>,
    /// Memory of the transposition table, in bytes. With less memory more positions are searched twice.
    pub memory: Option<usize>,
}

impl Limits {
    /// No limit: the search ends when the position is solved, or when `step` is not called any more.
    pub const NONE: Self = Self { nodes: Some(u64::MAX), depth: None, memory: None };
}
