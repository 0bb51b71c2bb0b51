//! Matches of Enso, which has no options.

use crate::games::Kind;
use crate::session::choices::GameChoices;
use crate::session::game_terms::GameTerms;
use crate::session::match_rules::MatchRules;

/// Matches of Enso.
pub(super) struct Enso;

impl MatchRules for Enso {
    fn kind(&self) -> Kind {
        Kind::Enso
    }

    fn terms(&self, _choices: &GameChoices) -> GameTerms {
        GameTerms::Enso
    }
}
