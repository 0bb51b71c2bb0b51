//! Tests of games chosen at run time: their words, titles, choices and refusals.

use super::*;
use crate::games::{DrawReason, WinReason, enso, torus, zen, zener};

#[test]
fn every_reason_for_an_end_is_told_in_words_of_its_own() {
    let mut told: Vec<String> = vec![
        WinReason::from(zen::WinReason::Connected).to_string(),
        WinReason::from(zen::WinReason::LastPawnCaptured).to_string(),
        WinReason::from(zen::WinReason::Checkmate).to_string(),
        WinReason::from(enso::WinReason::EnsoStone).to_string(),
        WinReason::from(enso::WinReason::NoLegalMove).to_string(),
        WinReason::from(zener::WinReason::LeftBoard).to_string(),
        WinReason::from(zener::WinReason::AllBlocked).to_string(),
    ];
    let drawn = [DrawReason::BothConnected, DrawReason::NeitherCanMove, DrawReason::Repetition];
    told.extend(drawn.map(|reason| reason.to_string()));
    for (turns, words) in [
        ((1, 0), "a horizontal loop"),
        ((0, -1), "a vertical loop"),
        ((1, 1), "an SW–NE spiral"),
        ((-1, 1), "an SE–NW spiral"),
        ((2, 1), "an SW–NE spiral (2 times round eastward, 1 northward)"),
        ((1, -2), "an SE–NW spiral (1 times round westward, 2 northward)"),
    ] {
        let class = torus::LoopClass::new(turns.0, turns.1).expect("a loop that goes round");
        told.push(WinReason::from(torus::WinReason::Loop(class)).to_string());
        assert_eq!(told.last().map(String::as_str), Some(words));
    }
    assert!(told.iter().all(|words| words.contains(' ')), "{told:?}");
    let number = told.len();
    told.sort_unstable();
    told.dedup();
    assert_eq!(told.len(), number, "{told:?}");
}

#[test]
fn every_game_has_a_title_of_its_own() {
    assert_eq!(Kind::ALL.map(Kind::title), ["ZEN L'initié", "Enso", "ZeN", "Zener"]);
}

#[test]
fn a_check_is_told_by_the_squares_of_the_move_that_would_win() {
    let mut checks = 0;
    for seed in 0..40_u64 {
        let variant = zen::Variant::One;
        let mut game = AnyGame::new(&Options::Zen(zen::Options { variant, ..zen::Options::default() }));
        let mut numbers = super::super::splitmix::SplitMix64::new(seed);
        while !game.verdict().outcome.is_over() && game.len() < 200 {
            let moves = game.legal_moves();
            let number = usize::try_from(numbers.next_number() % moves.len() as u64).unwrap_or(0);
            game.play(&moves[number]).expect("a legal move");
            let path = game.threat_path();
            assert_eq!(path.is_empty(), game.verdict().check.is_none() || game.verdict().outcome.is_over());
            if let [Spot::Square(from), Spot::Square(to)] = path[..] {
                let by_opponent = game.board().top(from).is_some_and(|piece| piece.owner() != Some(game.to_move()));
                assert!(by_opponent && from != to, "{}", game.position_text());
                checks += 1;
            }
        }
    }
    assert!(checks > 5, "only {checks} checks");
}

/// A game of random moves that is over.
fn game_to_the_end(kind: Kind) -> AnyGame {
    let mut game = AnyGame::new(&Options::usual(kind));
    let mut numbers = super::super::splitmix::SplitMix64::new(7);
    while !game.verdict().outcome.is_over() {
        let moves = game.legal_moves();
        let number = usize::try_from(numbers.next_number() % moves.len() as u64).unwrap_or(0);
        game.play(&moves[number]).expect("a legal move");
    }
    game
}

#[test]
fn once_a_game_is_over_every_move_is_refused_with_its_outcome() {
    for kind in Kind::ALL {
        let mut game = game_to_the_end(kind);
        let (over, plies) = (PlayError::Over(game.verdict().outcome), game.len());
        for text in [game.moves()[0].to_owned(), "nonsense".to_owned()] {
            assert_eq!(game.check(&text), Err(over.clone()), "{text}");
            assert_eq!(game.play(&text).err(), Some(over.clone()), "{text}");
        }
        assert_eq!(game.len(), plies);
        assert!(game.board().squares().all(|square| game.could_go(square).is_empty()));
        game.undo();
        assert_eq!(game.check(&game.legal_moves()[0]), Ok(()));
    }
}

#[test]
fn pieces_of_both_sides_could_go_where_they_could_if_it_were_their_turn() {
    // The pieces that go. Those of ZeN on a torus are only placed.
    for kind in [Kind::Zen, Kind::Enso, Kind::Zener] {
        let mut game = AnyGame::new(&Options::usual(kind));
        let turn = |game: &AnyGame| {
            let squares = game.board().squares().collect::<Vec<_>>();
            squares.into_iter().map(|square| (square, game.could_go(square))).collect::<Vec<_>>()
        };
        let owner = |game: &AnyGame, square| game.board().top(square).and_then(Piece::owner);
        let first = game.to_move();
        for (square, goes) in turn(&game) {
            match owner(&game, square) {
                Some(player) if player == first => assert_eq!(goes, game.choices(&[Spot::Square(square)]).next),
                Some(_) => {}
                None => assert_eq!(goes, []),
            }
        }
        // The other side could go to the same squares before the move as after it, where the move is not in its way.
        let before = turn(&game);
        game.play(&game.legal_moves()[0]).expect("a legal move");
        let after = turn(&game);
        let others = |turn: &[(Square, Vec<Spot>)], game: &AnyGame| {
            let others = turn.iter().filter(|(square, _)| owner(game, *square) == Some(first.other()));
            others.filter(|(_, goes)| !goes.is_empty()).count()
        };
        let as_one_moves = after.iter().filter(|(square, _)| owner(&game, *square) == Some(first.other()));
        for (square, goes) in as_one_moves {
            assert_eq!(*goes, game.choices(&[Spot::Square(*square)]).next);
        }
        assert!(others(&before, &game) > 0 && others(&after, &game) > 0, "{}", kind.id());
    }
}

#[test]
fn a_count_of_move_sequences_goes_on_where_it_stopped() {
    for kind in Kind::ALL {
        let game = AnyGame::new(&Options::usual(kind));
        assert_eq!(game.perft(0).step(1), Some(1), "{}", kind.id());
        let (mut counting, mut steps) = (game.perft(2), 1_u64);
        while counting.step(1).is_none() {
            steps += 1;
            assert!(steps < 10_000, "it does not end");
        }
        let answers = game.legal_moves().into_iter().map(|first| {
            let mut after = game.clone();
            after.play(&first).expect("a legal move");
            after.legal_moves().len() as u64
        });
        assert_eq!(counting.step(1), Some(answers.sum()), "{}", kind.id());
        assert!(steps > 1, "{}", kind.id());
    }
}

#[test]
fn every_piece_is_written_with_letters_of_its_own() {
    for (kind, wanted) in [
        (Kind::Zen, &["W", "B", "Z"][..]),
        (Kind::Enso, &["B", "W"]),
        (Kind::Torus, &["Z", "N"]),
        (Kind::Zener, &["W1", "W2", "W3", "W4", "W5", "K1", "K2", "K3", "K4", "K5"]),
    ] {
        let mut pieces = Player::BOTH
            .map(|player| match kind {
                Kind::Zen => vec![Piece::Pawn(player)],
                Kind::Enso | Kind::Torus => vec![Piece::Stone(player)],
                Kind::Zener => (1..=5).map(|symbol| Piece::Symbol(player, symbol)).collect(),
            })
            .concat();
        pieces.extend((kind == Kind::Zen).then_some(Piece::Zen));
        let letters: Vec<_> = pieces.into_iter().map(|piece| kind.piece_letters(piece)).collect();
        assert_eq!(letters, wanted, "{}", kind.id());
    }
}

#[test]
fn a_refused_move_is_told_with_its_reason() {
    let mut game = AnyGame::new(&Options::usual(Kind::Enso));
    let before = game.position_text();
    for text in ["nonsense", "a1-a1", "a1-f6"] {
        let error = game.play(text).expect_err("no legal move");
        assert!(!error.reason().is_empty() && error.to_string().ends_with(&error.reason()), "{error}");
    }
    assert_eq!(game.position_text(), before);
    let over = game_to_the_end(Kind::Enso);
    let reason = over.check("a1-a2").expect_err("it is over").reason();
    assert!(reason.contains("over"), "{reason}");
}

#[test]
fn nobody_threatens_anything_at_the_beginning() {
    for kind in Kind::ALL {
        let game = AnyGame::new(&Options::usual(kind));
        assert_eq!(game.threat_path(), Vec::new(), "{}", kind.id());
    }
}

#[test]
fn the_names_of_columns_and_rows_are_the_parts_of_the_names_of_squares() {
    for (kind, columns, rows) in [
        (Kind::Zen, "A B C D E F G H I J K", "1 2 3 4 5 6 7 8 9 10 11"),
        (Kind::Enso, "a b c d e f", "1 2 3 4 5 6"),
        (Kind::Torus, "a b c d e f g h i j k l m n o", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15"),
        (Kind::Zener, "1 2 3 4 5", "G F E D C B A"),
    ] {
        let names = AnyGame::new(&Options::usual(kind)).names_of_lines();
        assert_eq!(names.map(|names| names.join(" ")), [columns, rows], "{}", kind.id());
    }
}

#[test]
fn the_same_position_by_other_moves_has_another_history() {
    let [one, other] = [["a1", "e5", "c1"], ["c1", "e5", "a1"]].map(|moves| {
        let mut game = AnyGame::new(&Options::usual(Kind::Torus));
        for text in moves {
            game.play(text).expect("an empty cell");
        }
        game
    });
    assert_eq!(one.key(), other.key());
    assert_ne!(one.history_key(3), other.history_key(3));
    assert_eq!(one.history_key(0), other.history_key(0), "they begin alike");
    assert_eq!(one.history_key(9), one.history_key(3), "there are three moves");
}
