//! What a match needs to know about each game: one file for every game, and [`of`], which selects it.

mod enso;
pub mod torus;
mod zen;
pub mod zener;

use super::choices::{GameChoices, TextChoice};
use super::game_terms::GameTerms;
use super::match_rules::MatchRules;
use crate::games::{Kind, Options, Player};

/// How matches of a game are agreed and run.
#[must_use]
pub fn of(kind: Kind) -> &'static dyn MatchRules {
    match kind {
        Kind::Zen => &zen::Zen,
        Kind::Enso => &enso::Enso,
        Kind::Torus => &torus::Torus,
        Kind::Zener => &zener::Zener,
    }
}

/// The choices of all games as text, see [`MatchRules::choices`].
#[must_use]
pub fn choices() -> Vec<TextChoice> {
    Kind::ALL.into_iter().flat_map(|kind| of(kind).choices()).collect()
}

impl GameChoices {
    /// The terms of a game that these choices make.
    #[must_use]
    pub fn terms(&self, kind: Kind) -> GameTerms {
        of(kind).terms(self)
    }
}

impl GameTerms {
    /// The usual terms of a game.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        GameChoices::default().terms(kind)
    }

    /// The options of one round, counted from 0. In ZEN `starts` makes the first move; random set-ups are drawn from
    /// the seed.
    #[must_use]
    pub fn options(&self, seed: u64, round: usize, starts: Player) -> Options {
        of(self.kind()).options(self, seed, round, starts)
    }

    /// Cells a side, where that can be chosen.
    #[must_use]
    pub fn board_size(&self) -> Option<u8> {
        of(self.kind()).board_size(self)
    }

    /// Whether check and checkmate are played and announced by the players.
    #[must_use]
    pub fn is_announced_by_players(&self) -> bool {
        of(self.kind()).is_announced_by_players(self)
    }

    /// Whether the rules count points for a won round; otherwise it counts 1.
    #[must_use]
    pub fn has_points(&self) -> bool {
        of(self.kind()).has_points(self)
    }

    /// The number of plies that the first player makes alone before the second chooses the side; `None` without such a
    /// choice.
    #[must_use]
    pub fn plies_before_choice(&self) -> Option<usize> {
        of(self.kind()).plies_before_choice(self)
    }

    /// Whether the players arrange their pieces by hand before each round.
    #[must_use]
    pub fn is_arranged_by_players(&self) -> bool {
        of(self.kind()).is_arranged_by_players(self)
    }
}

#[cfg(test)]
mod tests {
    use super::{choices, of};
    use crate::games::{AnyGame, Kind, Player};
    use crate::session::choices::{GameChoices, Values};
    use crate::session::game_terms::GameTerms;
    use std::collections::BTreeSet;

    #[test]
    fn the_table_leads_to_the_game_that_is_asked_for() {
        for kind in Kind::ALL {
            assert_eq!((of(kind).kind(), GameTerms::usual(kind).kind()), (kind, kind));
            assert_eq!(GameTerms::usual(kind).options(1, 0, Player::Two).kind(), kind);
        }
    }

    #[test]
    fn every_value_of_a_choice_is_read_as_it_is_written() {
        let mut names = BTreeSet::new();
        for choice in choices() {
            assert!(names.insert(choice.name), "{} stands for two choices", choice.name);
            let values: Vec<String> = match &choice.values {
                Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
                Values::Range(least, most) => (*least..=*most).map(|number| number.to_string()).collect(),
            };
            assert!(values.contains(&(choice.get)(&GameChoices::default())), "{}", choice.name);
            for value in values {
                let chosen = (choice.set)(GameChoices::default(), &value).expect("one of its values");
                assert_eq!((choice.get)(&chosen), value, "{}", choice.name);
            }
            assert_eq!((choice.set)(GameChoices::default(), "0"), None, "{}", choice.name);
        }
    }

    #[test]
    fn what_a_position_does_not_hold_can_be_chosen_again() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&GameTerms::usual(kind).options(0, 0, Player::One));
            for (name, value) in of(kind).choices_beside_position(&game) {
                let choice = of(kind).choices().into_iter().find(|choice| choice.name == name).expect("a choice");
                assert!((choice.set)(GameChoices::default(), value).is_some(), "{name} {value}");
            }
        }
    }

    #[test]
    fn options_are_read_as_they_were_mailed() {
        let mut all = vec![GameChoices::default()];
        for choice in choices() {
            let Values::Words(words) = choice.values else { continue };
            let more = all.iter().flat_map(|&before| words.iter().filter_map(move |word| (choice.set)(before, word)));
            all = more.collect();
        }
        all.extend(all.clone().into_iter().map(|choices| GameChoices { balanced_opening: true, ..choices }));
        for kind in Kind::ALL {
            for choices in &all {
                let terms = choices.terms(kind);
                assert_eq!(of(kind).read_options(&of(kind).options_text(&terms)), Some(terms));
            }
            assert_eq!(of(kind).read_options("nonsense"), None);
        }
    }
}
