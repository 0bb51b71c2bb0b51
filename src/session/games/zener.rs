//! Matches of Zener: how the pieces are set up.

use crate::games::zener::{Order, Setup};
use crate::games::{AnyGame, Board, Kind, Options, Player};
use crate::session::choices::{GameChoices, TextChoice, Values};
use crate::session::game_terms::{GameTerms, SetupMethod};
use crate::session::lot;
use crate::session::match_rules::MatchRules;
use rand::seq::SliceRandom;

/// Matches of Zener.
pub(super) struct Zener;

/// The set-up of one round, counted from 0.
#[must_use]
pub fn setup(method: SetupMethod, seed: u64, round: usize) -> Setup {
    let mut generator = lot::setups(seed, round);
    let mut order = || {
        let mut symbols = [1, 2, 3, 4, 5];
        symbols.shuffle(&mut generator);
        Order::new(symbols).unwrap_or_default()
    };
    match method {
        SetupMethod::Ordered => Setup::default(),
        SetupMethod::Shuffled => Setup { white: order(), black: order(), advance: false },
        SetupMethod::PrintAndPlay => Setup { white: order(), black: order(), advance: true },
    }
}

/// The position string of the starting position with this set-up.
#[must_use]
pub fn start_text(setup: Setup) -> String {
    AnyGame::new(&Options::Zener(setup)).start_text()
}

impl MatchRules for Zener {
    fn kind(&self) -> Kind {
        Kind::Zener
    }

    fn terms(&self, choices: &GameChoices) -> GameTerms {
        GameTerms::Zener { setup: choices.setup }
    }

    fn options(&self, terms: &GameTerms, seed: u64, round: usize, _starts: Player) -> Options {
        let &GameTerms::Zener { setup: method } = terms else { return Options::usual(Kind::Zener) };
        Options::Zener(setup(method, seed, round))
    }

    fn terms_from_position(&self, _terms: &GameTerms, _board: &Board) -> GameTerms {
        GameTerms::Zener { setup: SetupMethod::Ordered }
    }

    fn options_text(&self, terms: &GameTerms) -> String {
        let GameTerms::Zener { setup } = terms else { return String::new() };
        setup.id().to_owned()
    }

    fn read_options(&self, text: &str) -> Option<GameTerms> {
        Some(GameTerms::Zener { setup: SetupMethod::from_id(text)? })
    }

    fn choices(&self) -> Vec<TextChoice> {
        vec![TextChoice {
            name: "setup",
            help: "Set-up of zener: ordered, shuffled or print-and-play",
            values: Values::Words(SetupMethod::ALL.map(SetupMethod::id).to_vec()),
            get: |choices| choices.setup.id().to_owned(),
            set: |choices, text| Some(GameChoices { setup: SetupMethod::from_id(text)?, ..choices }),
        }]
    }

    fn is_arranged_by_players(&self, terms: &GameTerms) -> bool {
        matches!(terms, GameTerms::Zener { setup: SetupMethod::PrintAndPlay })
    }

    fn changes_sides_for_rematch(&self) -> bool {
        true
    }
}
