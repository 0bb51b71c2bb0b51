//! What players ask about the board while they listen, and the answers: sentences one after the other.

use super::cells::Cells;
use super::describe::of;
use super::moves;
use super::words::{sentence, square_names};
use crate::games::{AnyGame, Piece, Player, Spot, Square};
use crate::session::Round;
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, refusals};

/// What is here, and what it may do: where the piece may go, or why it may not move. `picks` as in [`Cells::new`].
#[must_use]
pub fn here(game: &AnyGame, picks: Option<&[Spot]>, spot: Spot) -> Vec<Text> {
    let mut answer = vec![sentence(Cells::new(game, picks).spot(spot))];
    let Spot::Square(square) = spot else { return answer };
    let Some(owner) = game.board().top(square).map(|piece| piece.owner().unwrap_or(game.to_move())) else {
        return answer;
    };
    if game.verdict().outcome.is_over() {
        return answer;
    }
    let is_of_mover = owner == game.to_move();
    let next = if is_of_mover { game.choices(&[spot]).next } else { game.could_go(square) };
    let squares: Vec<Square> =
        next.iter().filter_map(|&spot| if let Spot::Square(square) = spot { Some(square) } else { None }).collect();
    if !squares.is_empty() {
        let squares = square_names(game, squares);
        let phrase = if is_of_mover { of(game).targets(squares) } else { Phrase::DescriptionCouldGoTo { squares } };
        answer.push(phrase.into());
    }
    if next.contains(&Spot::Off) && is_of_mover {
        answer.push(Phrase::DescriptionGoesOff.into());
    }
    if let Some(refusal) = game.why_not(&[spot]).filter(|_| is_of_mover && next.is_empty() && picks.is_some()) {
        answer.push(refusals::refusal(&refusal.reason));
    }
    answer
}

/// What stands around a square and what the rules make of it: the lines through it and their counts in ZEN, the
/// neighbours in Enso, the chain in ZeN, the stack in Zener.
#[must_use]
pub fn around(game: &AnyGame, square: Square) -> Vec<Text> {
    if game.board().contains(square) { of(game).around(game, square) } else { Vec::new() }
}

/// The last turn before this number of plies of a round, all of its steps, and how the game ended if it did; that there
/// was none, if there was none.
#[must_use]
pub fn last_turn(round: &Round, plies: usize) -> Vec<Text> {
    let game = round.game();
    let plies = plies.min(game.len());
    let begins = beginning_of_turn(game, plies);
    let mut answer: Vec<Text> = (begins..plies).flat_map(|ply| moves::of_round(round, ply)).collect();
    if answer.is_empty() {
        answer.push(Phrase::CommonNoMoves.into());
    }
    if plies == game.len() {
        answer.extend(moves::end(game));
    }
    answer
}

/// The same of a game that is no round of a match.
#[must_use]
pub fn last_turn_of_game(game: &AnyGame) -> Vec<Text> {
    let begins = beginning_of_turn(game, game.len());
    let mut answer: Vec<Text> = (begins..game.len()).flat_map(|ply| moves::of_ply(game, ply)).collect();
    if answer.is_empty() {
        answer.push(Phrase::CommonNoMoves.into());
    }
    answer.extend(moves::end(game));
    answer
}

/// The number of plies before the last turn that ends with this number of plies.
fn beginning_of_turn(game: &AnyGame, plies: usize) -> usize {
    let Some(last) = plies.checked_sub(1) else { return 0 };
    let mover = game.mover(last);
    (0..last).rev().take_while(|&ply| game.mover(ply) == mover).last().unwrap_or(last)
}

/// The whole position: whose turn it is, or how the game ended, and where all pieces stand.
#[must_use]
pub fn position(game: &AnyGame) -> Vec<Text> {
    let describe = of(game);
    let mut answer = moves::end(game);
    if answer.is_empty() {
        answer.push(Phrase::DescriptionToMove { player: player_name(game.kind(), game.to_move()) }.into());
    }
    answer.extend(Player::BOTH.into_iter().flat_map(|player| describe.side(game, player)));
    answer.extend(describe.neutral(game));
    answer
}

/// The squares where a player's pieces are on top, and those of pieces that belong to nobody, row by row from the lower
/// left: what is gone through piece by piece.
#[must_use]
pub fn pieces(game: &AnyGame, player: Player) -> Vec<Square> {
    let board = game.board();
    let is_wanted = |piece: Piece| piece.owner().is_none_or(|owner| owner == player);
    board.squares().filter(|&square| board.top(square).is_some_and(is_wanted)).collect()
}
