//! Matches of ZeN: board sizes and the balanced opening.

use crate::games::torus::{Options, Size};
use crate::games::{self, Board, Kind, Player};
use crate::session::choices::{GameChoices, TextChoice, Values};
use crate::session::game_terms::GameTerms;
use crate::session::match_rules::MatchRules;

/// Matches of ZeN.
pub(super) struct Torus;

/// The plies that the first player makes alone under the balanced opening.
const BALANCED_PLIES: usize = 3;

/// The text after the size in a mailed record under the balanced opening.
const BALANCED: &str = ", balanced opening";

/// The next smaller board; `None` for the smallest.
#[must_use]
pub fn smaller(size: Size) -> Option<Size> {
    size.get().checked_sub(1).and_then(Size::new)
}

/// The next larger board; `None` for the largest.
#[must_use]
pub fn larger(size: Size) -> Option<Size> {
    size.get().checked_add(1).and_then(Size::new)
}

impl MatchRules for Torus {
    fn kind(&self) -> Kind {
        Kind::Torus
    }

    fn terms(&self, choices: &GameChoices) -> GameTerms {
        GameTerms::Torus { size: choices.size, balanced_opening: choices.balanced_opening }
    }

    fn options(&self, terms: &GameTerms, _seed: u64, _round: usize, _starts: Player) -> games::Options {
        let &GameTerms::Torus { size, .. } = terms else { return games::Options::usual(Kind::Torus) };
        games::Options::Torus(Options { size })
    }

    fn terms_from_position(&self, terms: &GameTerms, board: &Board) -> GameTerms {
        let &GameTerms::Torus { size, .. } = terms else { return *terms };
        GameTerms::Torus { size: Size::new(board.columns()).unwrap_or(size), balanced_opening: false }
    }

    fn options_text(&self, terms: &GameTerms) -> String {
        let GameTerms::Torus { size, balanced_opening } = terms else { return String::new() };
        format!("size {}{}", size.get(), if *balanced_opening { BALANCED } else { "" })
    }

    fn read_options(&self, text: &str) -> Option<GameTerms> {
        let (size, balanced_opening) = match text.strip_suffix(BALANCED) {
            Some(size) => (size, true),
            None => (text, false),
        };
        let size = size.strip_prefix("size ").and_then(|size| size.parse().ok()).and_then(Size::new)?;
        Some(GameTerms::Torus { size, balanced_opening })
    }

    fn choices(&self) -> Vec<TextChoice> {
        vec![TextChoice {
            name: "size",
            help: "Cells a side in torus: 3 to 19",
            values: Values::Range(Size::MIN.get(), Size::MAX.get()),
            get: |choices| choices.size.get().to_string(),
            set: |choices, text| Some(GameChoices { size: Size::new(text.parse().ok()?)?, ..choices }),
        }]
    }

    fn board_size(&self, terms: &GameTerms) -> Option<u8> {
        if let GameTerms::Torus { size, .. } = terms { Some(size.get()) } else { None }
    }

    fn plies_before_choice(&self, terms: &GameTerms) -> Option<usize> {
        matches!(terms, GameTerms::Torus { balanced_opening: true, .. }).then_some(BALANCED_PLIES)
    }
}
