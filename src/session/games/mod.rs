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
    use crate::games::{AnyGame, Kind, Options, Player, torus};
    use crate::session::choices::{GameChoices, Values};
    use crate::session::game_terms::{GameTerms, SetupMethod};
    use std::collections::BTreeSet;

    #[test]
    fn the_table_leads_to_the_game_that_is_asked_for() {
        for kind in Kind::ALL {
            assert_eq!((of(kind).kind(), GameTerms::usual(kind).kind()), (kind, kind));
            assert_eq!(GameTerms::usual(kind).options(1, 0, Player::Two).kind(), kind);
        }
    }

    #[test]
    fn every_game_has_what_is_its_own_and_nothing_of_the_others() {
        for kind in Kind::ALL {
            let usual = GameTerms::usual(kind);
            let game = AnyGame::new(&usual.options(0, 0, Player::One));
            let (is_zen, is_torus) = (kind == Kind::Zen, kind == Kind::Torus);
            assert_eq!(usual.board_size(), is_torus.then(|| game.board().columns()));
            assert_eq!(of(kind).draws_first_player(), is_zen);
            assert!(!usual.is_arranged_by_players());
            assert!(is_zen || !usual.is_announced_by_players());
            assert!(!of(kind).is_threat_carried_out(&game));
            let groups = of(kind).scoring_groups(&game, Player::One);
            assert_eq!(groups.is_empty(), !is_zen);
            assert_eq!(of(kind).choices_beside_position(&game).len(), if is_zen { 2 } else { 0 });
            if is_zen {
                // At the beginning no pawn stands beside another or beside the Zen.
                assert!(groups.len() > 1 && groups.iter().all(|group| group.len() == 1), "{groups:?}");
            }
        }
        let arranged = SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }.is_arranged_by_players());
        assert_eq!(arranged, SetupMethod::ALL.map(|setup| setup == SetupMethod::PrintAndPlay));
    }

    #[test]
    fn the_sizes_of_boards_follow_each_other_from_the_smallest_to_the_largest() {
        let size = |cells| torus::Size::new(cells);
        assert_eq!((super::torus::smaller(torus::Size::MIN), super::torus::larger(torus::Size::MAX)), (None, None));
        for cells in torus::Size::MIN.get()..torus::Size::MAX.get() {
            assert_eq!(size(cells).and_then(super::torus::larger), size(cells + 1));
            assert_eq!(size(cells + 1).and_then(super::torus::smaller), size(cells));
        }
    }

    #[test]
    fn a_set_up_of_zener_is_told_as_the_position_that_it_leads_to() {
        for method in SetupMethod::ALL {
            let setup = super::zener::setup(method, 3, 1);
            let text = super::zener::start_text(setup);
            let game = AnyGame::from_text(&text, &Options::usual(Kind::Zener)).expect("a position");
            assert_eq!(game.position_text(), text);
            assert_eq!(game.board(), AnyGame::new(&Options::Zener(setup)).board());
        }
    }

    #[test]
    fn the_values_of_a_choice_are_told_in_words() {
        let expected = |name| choices().into_iter().find(|choice| choice.name == name).map(|choice| choice.expected());
        assert_eq!(expected("setup").as_deref(), Some("ordered, shuffled or print-and-play"));
        assert_eq!(expected("size").as_deref(), Some("3 to 19"));
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
