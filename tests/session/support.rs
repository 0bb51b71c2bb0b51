//! Matches that are begun and played at random.

use zen_table::games::{torus, zen};
use zen_table::session::{GameTerms, Length, Match, Pending, Seat, SetupMethod, Terms};

pub(super) fn terms(game: GameTerms, length: Length) -> Terms {
    Terms { game, length, seats: vec![Seat::person("Ada"), Seat::computer("Grace", 3)], seed: 42, clock: None }
}

pub(super) fn begun(game: GameTerms, length: Length) -> Match {
    Match::new(terms(game, length)).unwrap()
}

/// Plays random moves of a simple generator until the round is over or this number of plies has been played.
pub(super) fn play_on(played: &mut Match, plies: usize, mut state: u64) {
    for _ in 0..plies {
        match played.pending() {
            Pending::Move { .. } => {
                let moves = played.round().game().legal_moves();
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let index = (state >> 33) as usize % moves.len();
                played.play(&moves[index]).unwrap();
            }
            Pending::ChooseSide { .. } => played.choose_side(state & 1 == 0).unwrap(),
            Pending::TakeBack { .. } => played.decide(state & 1 == 0).unwrap(),
            Pending::NextRound | Pending::Nothing => return,
        }
    }
}

pub(super) fn all_games() -> Vec<GameTerms> {
    let mut games: Vec<_> = zen::Variant::ALL.into_iter().map(GameTerms::zen).collect();
    games.push(GameTerms::Enso);
    let size = torus::Size::new(5).unwrap();
    games.extend([false, true].map(|balanced_opening| GameTerms::Torus { size, balanced_opening }));
    games.extend(SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }));
    games
}

pub(super) fn same(one: &Match, other: &Match) {
    assert_eq!(one.terms(), other.terms());
    assert_eq!(one.score(), other.score());
    assert_eq!(one.pending(), other.pending());
    assert_eq!(one.rounds().len(), other.rounds().len());
    for (a, b) in one.rounds().iter().zip(other.rounds()) {
        assert_eq!(a.game().moves(), b.game().moves());
        assert_eq!(a.game().position_text(), b.game().position_text());
        assert_eq!(
            (a.result(), a.choice(), a.initial_team_of_player_one()),
            (b.result(), b.choice(), b.initial_team_of_player_one())
        );
    }
}
