//! The short games that the tests of window and page play: each is legal and ends with its last move.

use serde_json::Value;
use zen_table::games::{AnyGame, Kind, Options, torus, zen};

#[test]
fn every_short_game_is_legal_and_is_won_by_its_last_move() {
    let games: Value = serde_json::from_str(include_str!("data/short-games.json")).expect("JSON");
    for kind in Kind::ALL {
        for (letter, moves) in games[kind.id()].as_object().expect("the short games of each game") {
            let starts = kind.player_from_letter(letter).expect("the letter of a player");
            let options = match kind {
                Kind::Zen => Options::Zen(zen::Options { starts, ..Default::default() }),
                Kind::Torus => Options::Torus(torus::Options { size: torus::Size::new(9).expect("a size") }),
                Kind::Enso | Kind::Zener => Options::usual(kind),
            };
            let mut game = AnyGame::new(&options);
            assert_eq!(game.to_move(), starts, "{kind:?}: who begins");
            for text in moves.as_str().expect("moves").split(' ') {
                assert!(!game.verdict().outcome.is_over(), "{kind:?}: {text} comes after the end");
                game.play(text).unwrap_or_else(|error| panic!("{kind:?}: {text}: {error}"));
            }
            assert!(game.verdict().outcome.winner().is_some(), "{kind:?}, {letter} begins: it has a winner");
        }
    }
}
