//! ZeN, the game on a torus, in words.

use super::describe::Describe;
use super::words::{list, square_name, square_names};
use crate::games::{AnyGame, Board, Event, Game, Kind, Link, Piece, Player, Rules, Spot, Square, torus};
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, instruction};

/// Whether two diagonal neighbours adjoin only across a seam of the board.
fn is_across_seam(from: Square, to: Square) -> bool {
    from.column.abs_diff(to.column) > 1 || from.row.abs_diff(to.row) > 1
}

/// The neighbours of a square on a board of this size, also across the seams: the orthogonal ones, then the diagonal
/// ones.
fn neighbours(size: u8, square: Square) -> [[Square; 4]; 2] {
    let at = |column: u8, row: u8| Square::new((square.column + column) % size, (square.row + row) % size);
    let back = size - 1;
    [[at(1, 0), at(0, 1), at(back, 0), at(0, back)], [at(1, 1), at(back, 1), at(back, back), at(1, back)]]
}

/// The stones of a player's own to which a stone on an empty square could be linked.
fn links_of_drop<'a>(
    game: &'a Game<torus::Position>,
    board: &'a Board,
    square: Square,
) -> impl Iterator<Item = Square> + 'a {
    let position = game.position();
    let size = position.size().get();
    let [_, diagonal] = neighbours(size, square);
    let mover = position.to_move();
    diagonal.into_iter().filter(move |&other| {
        let crossing = [Square::new(square.column, other.row), Square::new(other.column, square.row)];
        let is_crossed = board.links().iter().any(|link| crossing.contains(&link.from) && crossing.contains(&link.to));
        position.stone(other) == Some(mover) && !is_crossed
    })
}

impl Describe for Game<torus::Position> {
    fn piece(&self, piece: Piece) -> Phrase {
        let owner = piece.owner().unwrap_or(Player::One);
        Phrase::TorusDescribeStone { player: player_name(Kind::Torus, owner) }
    }

    fn piece_of_mover(&self, _piece: Piece) -> Phrase {
        Phrase::TorusDescribeOwnStone
    }

    fn first(&self, board: &Board, square: Square) -> Phrase {
        if self.position().stone(square).is_some() {
            return Phrase::TorusDescribeLinkable;
        }
        let mut links = links_of_drop(self, board, square);
        match links.next() {
            None => Phrase::TorusDescribeDrop,
            Some(first) if is_across_seam(square, first) && links.all(|other| is_across_seam(square, other)) => {
                Phrase::TorusDescribeDropLinkSeam
            }
            Some(_) => Phrase::TorusDescribeDropLink,
        }
    }

    fn target(&self, spots: &[Spot], square: Square, _piece: Option<Piece>) -> Phrase {
        match spots.last() {
            Some(&Spot::Square(from)) if is_across_seam(from, square) => Phrase::TorusDescribeLinkSeam,
            _ => Phrase::TorusDescribeLink,
        }
    }

    fn targets(&self, squares: Text) -> Phrase {
        Phrase::TorusDescribeLinksTo { squares }
    }

    fn event(&self, game: &AnyGame, event: &Event, player: Text) -> Option<Phrase> {
        Some(match *event {
            Event::Dropped { at, .. } => Phrase::TorusDescribeDropped { player, square: square_name(game, at) },
            Event::Linked(Link { from, to, .. }) => {
                let [start, end] = [from, to].map(|square| square_name(game, square));
                if is_across_seam(from, to) {
                    Phrase::TorusDescribeLinkedSeam { player, from: start, to: end }
                } else {
                    Phrase::TorusDescribeLinked { player, from: start, to: end }
                }
            }
            _ => return None,
        })
    }

    /// The neighbours, the links, and the chain with what it lacks.
    fn around(&self, game: &AnyGame, square: Square) -> Vec<Text> {
        let position = self.position();
        let board = game.board();
        let beside = neighbours(position.size().get(), square).concat();
        let stones: Vec<Text> = beside
            .into_iter()
            .filter_map(|other| {
                let piece = self.piece(board.top(other)?).into();
                Some(Phrase::DescriptionOn { piece, square: square_name(game, other) }.into())
            })
            .collect();
        let mut answer = vec![if stones.is_empty() {
            Phrase::DescriptionBesideNothing.into()
        } else {
            Phrase::DescriptionBeside { pieces: list(stones.into_iter()) }.into()
        }];
        let ends = board.links().iter().filter_map(|link| match *link {
            Link { from, to, .. } if from == square => Some(to),
            Link { from, to, .. } if to == square => Some(from),
            _ => None,
        });
        let ends: Vec<Square> = ends.collect();
        if !ends.is_empty() {
            answer.push(Phrase::TorusDescribeIsLinked { squares: square_names(game, ends) }.into());
        }
        if let Some((owner, chain)) = instruction::chain(game, square) {
            let player = player_name(game.kind(), owner);
            answer.push(Phrase::PanelChain { player, chain: chain.into() }.into());
            answer.push(Phrase::TorusDescribeChain { squares: square_names(game, position.group(square)) }.into());
        }
        answer
    }

    fn side(&self, game: &AnyGame, player: Player) -> Vec<Text> {
        let board = game.board();
        let name = || player_name(game.kind(), player);
        let stones: Vec<Square> =
            board.squares().filter(|&square| self.position().stone(square) == Some(player)).collect();
        if stones.is_empty() {
            return vec![Phrase::TorusDescribeNoStones { player: name() }.into()];
        }
        let (count, squares) = (stones.len().into(), square_names(game, stones));
        let mut answer = vec![Phrase::TorusDescribeStones { player: name(), count, squares }.into()];
        let links: Vec<String> = board
            .links()
            .iter()
            .filter(|link| link.player == player)
            .map(|link| format!("{}-{}", game.square_name(link.from), game.square_name(link.to)))
            .collect();
        if !links.is_empty() {
            answer.push(Phrase::TorusDescribeLinksOf { player: name(), links: links.join(", ").into() }.into());
        }
        let chain = instruction::longest_chain(game, player);
        answer.extend(chain.map(|chain| Text::from(Phrase::PanelChain { player: name(), chain: chain.into() })));
        answer
    }
}
