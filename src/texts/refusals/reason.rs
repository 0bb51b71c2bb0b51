//! What the reasons of all games have in common.

use crate::texts::Phrase;

/// Why something is refused.
pub(crate) trait Reason {
    /// The reason in a sentence of its own.
    fn phrase(&self) -> Phrase;
}
