//! Matches of ZEN L'initié: variants, announcements of check, points, sides.

use crate::games::zen::{Announcing, Options, Threat, Variant};
use crate::games::{self, AnyGame, Kind, Player, Rules, Square};
use crate::session::choices::{GameChoices, TextChoice, Values};
use crate::session::game_terms::{GameTerms, announcing};
use crate::session::match_rules::MatchRules;

/// Matches of ZEN L'initié.
pub(super) struct Zen;

/// The text after the variant in a mailed record where the players announce.
const BY_PLAYERS: &str = ", announced by the players";

impl GameTerms {
    /// The terms of ZEN in a variant, with check announced by the game.
    #[must_use]
    pub const fn zen(variant: Variant) -> Self {
        Self::Zen { variant, announcing: Announcing::ByGame }
    }
}

impl MatchRules for Zen {
    fn kind(&self) -> Kind {
        Kind::Zen
    }

    fn terms(&self, choices: &GameChoices) -> GameTerms {
        let &GameChoices { variant, announcing, .. } = choices;
        // Without check there is nothing to announce, so the choice has no effect.
        let announcing = if variant.has_check() { announcing } else { Announcing::ByGame };
        GameTerms::Zen { variant, announcing }
    }

    fn options(&self, terms: &GameTerms, _seed: u64, _round: usize, starts: Player) -> games::Options {
        let &GameTerms::Zen { variant, announcing } = terms else { return games::Options::usual(Kind::Zen) };
        games::Options::Zen(Options { variant, starts, announcing })
    }

    fn options_text(&self, terms: &GameTerms) -> String {
        let GameTerms::Zen { variant, announcing } = terms else { return String::new() };
        let who = if *announcing == Announcing::ByPlayers { BY_PLAYERS } else { "" };
        format!("variant {}{who}", variant.id())
    }

    fn read_options(&self, text: &str) -> Option<GameTerms> {
        let (variant, announcing) = match text.strip_suffix(BY_PLAYERS) {
            Some(variant) => (variant, Announcing::ByPlayers),
            None => (text, Announcing::ByGame),
        };
        let variant = variant.strip_prefix("variant ").and_then(Variant::from_id)?;
        Some(GameTerms::Zen { variant, announcing })
    }

    fn choices(&self) -> Vec<TextChoice> {
        let variant = TextChoice {
            name: VARIANT,
            help: "Variant of zen: basic, 1, 2 or 3",
            values: Values::Words(Variant::ALL.map(Variant::id).to_vec()),
            get: |choices| choices.variant.id().to_owned(),
            set: |choices, text| Some(GameChoices { variant: Variant::from_id(text)?, ..choices }),
        };
        let announcing = TextChoice {
            name: ANNOUNCING,
            help: "Who announces check in zen: the game, or the players (then it has no effect of its own)",
            values: Values::Words(announcing::IDS.to_vec()),
            get: |choices| announcing::id(choices.announcing).to_owned(),
            set: |choices, text| Some(GameChoices { announcing: announcing::from_id(text)?, ..choices }),
        };
        vec![variant, announcing]
    }

    fn choices_beside_position(&self, game: &AnyGame) -> Vec<(&'static str, &'static str)> {
        let AnyGame::Zen(game) = game else { return Vec::new() };
        vec![(VARIANT, game.start().variant().id()), (ANNOUNCING, announcing::id(game.start().announcing()))]
    }

    fn has_points(&self, terms: &GameTerms) -> bool {
        matches!(terms, GameTerms::Zen { variant, .. } if variant.has_points())
    }

    fn scoring_groups(&self, game: &AnyGame, player: Player) -> Vec<Vec<Square>> {
        let AnyGame::Zen(game) = game else { return Vec::new() };
        game.position().groups(player)
    }

    fn is_announced_by_players(&self, terms: &GameTerms) -> bool {
        matches!(terms, GameTerms::Zen { variant, announcing: Announcing::ByPlayers } if variant.has_check())
    }

    fn threat(&self, game: &AnyGame) -> Option<Threat> {
        let AnyGame::Zen(game) = game else { return None };
        game.position().threat(&|position| game.occurrences(position))
    }

    fn is_threat_carried_out(&self, game: &AnyGame) -> bool {
        let AnyGame::Zen(game) = game else { return false };
        let [.., before, _, last] = game.plies() else { return false };
        last.verdict().outcome.winner() == Some(before.position().to_move().other())
            && before.position().threatens(last.mv())
    }

    fn draws_first_player(&self) -> bool {
        true
    }

    fn keeps_sides(&self) -> bool {
        true
    }
}

const VARIANT: &str = "variant";
const ANNOUNCING: &str = "announcing";
