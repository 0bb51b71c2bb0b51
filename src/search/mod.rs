//! The opponents: search over any game's [`Rules`](crate::games::Rules), without clock, threads or I/O.
//!
//! - [`plain`]: a fixed-depth search that sees wins and losses and nothing else.

pub mod plain;
