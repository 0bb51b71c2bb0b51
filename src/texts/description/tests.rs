//! Tests of what is said of squares, moves and positions.

use super::*;
use crate::games::{AnyGame, Kind, Options, Player, Spot, Square};
use crate::session::{Clock, Match, Terms};
use crate::texts::figure::Figure;
use crate::texts::{Language, Text};

fn position(kind: Kind, text: &str) -> AnyGame {
    AnyGame::from_text(text, &Options::usual(kind)).expect("a position")
}

fn after(kind: Kind, moves: &[&str]) -> AnyGame {
    let mut game = AnyGame::new(&Options::usual(kind));
    for text in moves {
        game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    game
}

fn square(game: &AnyGame, name: &str) -> Square {
    let found = game.board().squares().find(|&square| game.square_name(square) == name);
    found.unwrap_or_else(|| panic!("{name} is no square"))
}

fn cell(game: &AnyGame, picks: Option<&[&str]>, name: &str) -> String {
    let picks: Option<Vec<Spot>> =
        picks.map(|names| names.iter().map(|name| Spot::Square(square(game, name))).collect());
    Cells::new(game, picks.as_deref()).cell(square(game, name)).localise(Language::English)
}

fn english(texts: Vec<Text>) -> String {
    sentences(texts).localise(Language::English)
}

fn here(game: &AnyGame, name: &str) -> String {
    english(answers::here(game, Some(&[]), Spot::Square(square(game, name))))
}

fn around(game: &AnyGame, name: &str) -> String {
    english(answers::around(game, square(game, name)))
}

fn last_move(game: &AnyGame) -> String {
    english(game.len().checked_sub(1).map(|ply| moves::of_ply(game, ply)).unwrap_or_default())
}

#[test]
fn a_figure_is_told_row_by_row_with_what_is_marked_and_drawn() {
    let text = "position: bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b\nmarks: c3 d3\narrow: b5-c4\ncaption: Now.\n";
    let figure = Figure::read(Kind::Enso, text).expect("a figure");
    let said = plan(&figure.steps()[0].plan).localise(Language::English);
    let rows = "6: B B B W W W. 5: B B B W W W. 4: B B . . W W. 3: W W . . B B. 2: W W W B B B. 1: W W W B B B.";
    let rest = "Marked: c 3, d 3. An arrow goes from b 5 to c 4.";
    assert_eq!(said, format!("A board, row by row from the top. {rows} {rest}"));
}

#[test]
fn a_row_in_letters_has_a_word_for_each_square_and_a_stack_from_the_top_down() {
    let game = after(Kind::Zener, &[]);
    let board = game.board();
    assert_eq!(row_in_letters(Kind::Zener, &board, 0).split(' ').count(), usize::from(board.columns()));
    let mut stacked = crate::games::Board::new(2, 1);
    stacked.put(Square::new(1, 0), crate::games::Piece::Symbol(Player::One, 3));
    stacked.put(Square::new(1, 0), crate::games::Piece::Symbol(Player::Two, 5));
    assert_eq!(row_in_letters(Kind::Zener, &stacked, 0), ". K5/W3");
}

#[test]
fn zen_says_what_stands_on_a_square_and_what_may_be_done() {
    let game = AnyGame::new(&Options::usual(Kind::Zen));
    assert_eq!(cell(&game, Some(&[]), "F6"), "F 6, the Zen; may be moved");
    assert_eq!(cell(&game, None, "F6"), "F 6, the Zen");
    assert_eq!(cell(&game, Some(&[]), "A11"), "A 11, white pawn; may be moved");
    assert_eq!(cell(&game, Some(&[]), "A1"), "A 1, black pawn");
    assert_eq!(cell(&game, Some(&[]), "B2"), "B 2, empty");
    assert_eq!(cell(&game, Some(&["K1"]), "K1"), "K 1, white pawn; picked up");
    for target in game.choices(&[Spot::Square(square(&game, "K1"))]).next {
        let Spot::Square(target) = target else { panic!("pawns stay on the board") };
        let words = cell(&game, Some(&["K1"]), &game.square_name(target));
        let is_taken = game.board().top(target).is_some();
        assert!(words.ends_with(if is_taken { "may be captured" } else { "the piece may go here" }), "{words}");
    }
}

/// Figure 5 of the rulebook counts the pieces on the lines of a pawn.
#[test]
fn zen_counts_the_pieces_on_the_lines_through_a_square() {
    let game = AnyGame::new(&Options::usual(Kind::Zen));
    let words = around(&game, "F6");
    assert!(words.starts_with("Row, 3 pieces: white pawn on A 6, the Zen on F 6, white pawn on K 6."), "{words}");
    assert!(words.contains("Column, 3 pieces: black pawn on F 1, the Zen on F 6, black pawn on F 11."), "{words}");
    assert!(words.contains("Rising diagonal, 3 pieces: black pawn on A 1, the Zen on F 6, black pawn on K 11."));
    assert!(words.contains("Falling diagonal, 3 pieces: white pawn on A 11, the Zen on F 6, white pawn on K 1."));
    let lone = position(Kind::Zen, "w10/11/11/11/11/11/11/11/11/11/10b w -");
    assert!(around(&lone, "B1").contains("The column is empty."));
}

#[test]
fn zen_tells_a_move_and_what_it_captures() {
    assert_eq!(last_move(&after(Kind::Zen, &["K1-H4"])), "White: pawn from K 1 to H 4.");
    let mut game = position(Kind::Zen, "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -");
    let capture = game.legal_moves().into_iter().find(|text| text.contains('x')).expect("there are captures");
    game.play(&capture).expect("a legal move");
    let words = last_move(&game);
    assert!(words.contains(", captures black pawn.") || words.contains(", captures the Zen."), "{words}");
    assert!(last_move(&after(Kind::Zen, &["Z:F6-C3"])).starts_with("White: the Zen from F 6 to C 3."));
}

#[test]
fn zen_tells_the_whole_position() {
    let words = english(answers::position(&AnyGame::new(&Options::usual(Kind::Zen))));
    assert!(words.starts_with("White is to move. White, 12 pawns: K 1, "), "{words}");
    assert!(words.ends_with("The Zen stands on F 6."), "{words}");
}

#[test]
fn enso_says_what_the_neighbours_make_of_a_stone() {
    let game = AnyGame::new(&Options::usual(Kind::Enso));
    assert_eq!(cell(&game, Some(&[]), "c4"), "c 4, empty");
    assert_eq!(cell(&game, Some(&[]), "c5"), "c 5, black stone; must capture if it moves");
    assert!(cell(&game, Some(&[]), "a6").starts_with("a 6, black stone; "));
    let words = around(&game, "c5");
    assert!(words.contains("white stone on d 5"), "{words}");
    assert!(words.contains("must capture"), "{words}");
    let alone = position(Kind::Enso, "b5/6/6/6/4bb/4ww b");
    assert_eq!(cell(&alone, Some(&[]), "a6"), "a 6, black stone; beside no stone, may not move");
    assert!(around(&alone, "a6").starts_with("Nothing is beside it. "));
    assert!(here(&alone, "a6").contains("may not move"));
}

#[test]
fn enso_tells_moves() {
    let words = last_move(&after(Kind::Enso, &["c5xd5"]));
    assert_eq!(words, "Black: stone from c 5 to d 5, captures white stone.");
}

#[test]
fn torus_says_where_stones_and_links_are_possible_also_across_the_seams() {
    let game = AnyGame::new(&Options::usual(Kind::Torus));
    assert_eq!(cell(&game, Some(&[]), "c9"), "c 9, empty; a stone may be dropped here");
    let game = after(Kind::Torus, &["a1", "h8", "o15", "h9"]);
    assert_eq!(cell(&game, Some(&[]), "b2"), "b 2, empty; a stone may be dropped here, link possible");
    assert_eq!(cell(&game, Some(&[]), "o2"), "o 2, empty; a stone may be dropped here, link across the seam possible");
    assert_eq!(cell(&game, Some(&[]), "a1"), "a 1, stone of Z; may be linked");
    assert_eq!(cell(&game, Some(&["a1"]), "o15"), "o 15, stone of Z; link across the seam possible");
    assert_eq!(cell(&game, Some(&[]), "h8"), "h 8, stone of N");
    assert!(here(&game, "a1").contains("It may be linked to: o 15."));
}

#[test]
fn a_link_that_would_cross_another_is_not_told_to_be_possible() {
    let game = after(Kind::Torus, &["c3", "d3", "j3", "c4", "j9", "c4-d3"]);
    assert_eq!(cell(&game, Some(&[]), "d4"), "d 4, empty; a stone may be dropped here");
    assert!(cell(&game, Some(&[]), "b2").ends_with("link possible"));
}

#[test]
fn torus_tells_drops_links_and_chains() {
    assert_eq!(last_move(&after(Kind::Torus, &["c9"])), "Z: stone on c 9.");
    let game = after(Kind::Torus, &["a1", "h8", "o15", "h9", "a1-o15"]);
    assert_eq!(last_move(&game), "Z: link from a 1 to o 15, across the seam.");
    let words = around(&game, "a1");
    assert!(words.starts_with("Beside it: stone of Z on o 15. Linked to: o 15. Z: 2 stones, "), "{words}");
    assert!(words.ends_with("The stones of this chain: a 1, o 15."), "{words}");
    let words = english(answers::position(&game));
    assert!(words.contains("Z, 2 stones: a 1, o 15. Links of Z: a1-o15."), "{words}");
    assert!(english(answers::position(&after(Kind::Torus, &[]))).contains("N has no stone on the board."));
}

#[test]
fn zener_tells_stacks_from_top_to_bottom() {
    let game = position(Kind::Zener, "[K1]1[K3][K4]1/5/[W3K2K5]4/5/5/5/[W1][W2]1[W4][W5] w - -");
    assert_eq!(cell(&game, Some(&[]), "C1"), "C 1, black star on top of black cross, white waves, which it blocks");
    assert_eq!(cell(&game, Some(&[]), "G1"), "G 1, white circle; may be moved");
    assert_eq!(cell(&game, Some(&["G1"]), "G2"), "G 2, white cross; the piece may go on top");
    assert_eq!(cell(&game, Some(&["G1"]), "F1"), "F 1, empty; the piece may go here");
    assert!(around(&game, "C1").starts_with("From top to bottom: black star, black cross, white waves."));
    let words = english(answers::position(&game));
    assert!(words.contains("White: circle on G 1, cross on G 2, waves on C 1, blocked, "), "{words}");
}

#[test]
fn zener_tells_what_a_step_covers_and_frees() {
    let mut game = position(Kind::Zener, "1[K4][K3][K2]1/[K5]4/5/5/1[K1]3/1[W1]3/1[W2][W3][W4][W5] w - -");
    game.play("W1-E2").expect("a step onto an enemy");
    assert_eq!(last_move(&game), "White: circle from F 2 to E 2. Now blocked: black circle.");
    let mut game = position(Kind::Zener, "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] w - -");
    assert!(here(&game, "A1").contains("It may leave the board."));
    game.play("W1-off").expect("a step off the board");
    let words = last_move(&game);
    assert_eq!(words, "White: circle from A 1 off the board.");
    assert!(english(moves::end(&game)).starts_with("White wins. "));
}

#[test]
fn the_last_turn_of_zener_has_both_its_steps() {
    let game = after(Kind::Zener, &["W3-F3", "K3-B3", "K1-B5"]);
    let words = english(answers::last_turn_of_game(&game));
    assert_eq!(words, "Black: waves from A 3 to B 3. Black: circle from A 5 to B 5.");
    assert_eq!(english(answers::last_turn_of_game(&after(Kind::Zener, &[]))), "No moves yet.");
}

#[test]
fn a_piece_of_the_other_side_is_said_to_go_only_if_it_were_its_turn() {
    let game = AnyGame::new(&Options::usual(Kind::Zen));
    assert!(here(&game, "A1").contains("If its side were to move, it could go to: "));
    assert!(here(&game, "K1").contains("It may go to: "));
}

#[test]
fn pieces_are_gone_through_row_by_row_with_those_of_nobody() {
    let game = AnyGame::new(&Options::usual(Kind::Zen));
    for player in Player::BOTH {
        let squares = answers::pieces(&game, player);
        assert_eq!(squares.len(), 13);
        assert!(squares.contains(&square(&game, "F6")));
        assert!(squares.is_sorted_by_key(|square| (square.row, square.column)));
    }
}

#[test]
fn clocks_are_told_only_where_there_are_any() {
    let terms = Terms::usual(Kind::Enso);
    let free = Match::new(terms.clone()).expect("the usual terms");
    assert_eq!(english(clocks::clocks(&free)), "There is no clock.");
    let played = Match::new(Terms { clock: Some(Clock::Sudden { seconds: 125 }), ..terms }).expect("a clock");
    assert_eq!(english(clocks::clocks(&played)), "Black: 2 min 5 s left. White: 2 min 5 s left.");
}

/// A check that the players have to announce is not told by the game, neither with the move nor in the position.
#[test]
fn a_check_that_nobody_announced_is_not_told() {
    use crate::games::zen::{self, Announcing, Variant};
    const BEFORE: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";
    let options =
        |announcing| Options::Zen(zen::Options { variant: Variant::One, announcing, ..zen::Options::default() });
    let begun = |announcing| AnyGame::from_text(BEFORE, &options(announcing)).expect("a position");
    let mut checks = 0;
    for text in begun(Announcing::ByGame).legal_moves() {
        let played = |announcing| {
            let mut game = begun(announcing);
            game.play(&text).expect("a legal move");
            game
        };
        let told = last_move(&played(Announcing::ByGame)).contains("Check!");
        checks += usize::from(told);
        let game = played(Announcing::ByPlayers);
        let mut words = vec![last_move(&game), english(answers::position(&game))];
        words.extend(game.board().squares().map(|square| here(&game, &game.square_name(square))));
        assert!(words.iter().all(|words| !words.contains("Check")), "{text}");
    }
    assert!(checks > 0, "some move gives check");
}

#[test]
fn every_square_of_played_games_can_be_told_in_all_languages() {
    for kind in Kind::ALL {
        let mut game = AnyGame::new(&Options::usual(kind));
        for number in 0..40 {
            let moves = game.legal_moves();
            let Some(text) = moves.get((number * 7919 + 13) % moves.len().max(1)) else { break };
            game.play(text).expect("a legal move");
            if number % 13 != 0 {
                continue;
            }
            let first = game.choices(&[]).next.into_iter().take(1).collect::<Vec<_>>();
            for picks in [None, Some([].as_slice()), Some(first.as_slice())] {
                let cells = Cells::new(&game, picks);
                for square in game.board().squares() {
                    let mut texts = vec![cells.cell(square)];
                    texts.extend(answers::here(&game, picks, Spot::Square(square)));
                    texts.extend(answers::around(&game, square));
                    for &language in Language::ALL {
                        let words = sentences(texts.clone()).localise(language);
                        assert!(!words.contains('{'), "{words}");
                    }
                }
            }
            for &language in Language::ALL {
                let whole = sentences(answers::position(&game)).localise(language);
                let last = sentences(answers::last_turn_of_game(&game)).localise(language);
                assert!(!whole.is_empty() && !last.is_empty());
            }
        }
    }
}
