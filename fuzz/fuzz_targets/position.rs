//! Position strings: any text is refused or read, and what was read is written and read again as the same position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::str;
use zen_table::games::{AnyGame, Kind, Options, zen};

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let options = options(choice);
    let Ok(game) = AnyGame::from_text(text, &options) else { return };
    let written = game.position_text();
    let again = AnyGame::from_text(&written, &options).expect("what is written can be read");
    assert_eq!(again.position_text(), written);
    assert_eq!(again.key(), game.key());
    assert_eq!(again.board(), game.board());
    assert_eq!(again.verdict(), game.verdict());
    let moves = game.legal_moves();
    assert_eq!(again.legal_moves(), moves);
    assert_eq!(moves.is_empty(), game.verdict().outcome.is_over());
    for mv in moves {
        let mut next = game.clone();
        next.play(&mv).expect("a move that is offered can be played");
        AnyGame::from_text(&next.position_text(), &options).expect("a move leads to a position that can come about");
    }
});

/// The first byte chooses the game, and ZEN's variant, which the position string leaves open.
fn options(choice: u8) -> Options {
    match Kind::ALL[usize::from(choice) % Kind::ALL.len()] {
        Kind::Zen => {
            let variant = zen::Variant::ALL[usize::from(choice / 4) % zen::Variant::ALL.len()];
            Options::Zen(zen::Options { variant, ..zen::Options::default() })
        }
        kind => Options::usual(kind),
    }
}
