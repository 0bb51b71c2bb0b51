//! Why a move is good, and whether a move gives the game away: a look-ahead of one turn of each side by the rules
//! alone.

use super::finding::Finding;
use super::games::profile_of;
use super::lookahead::{Lookahead, legal_moves};
use super::score::{is_decided, plies_to_end};
use crate::games::{AnyGame, Event, Game, Piece, Player, View, with_game};
use std::fmt;

/// A reason why a move is good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// It wins at once.
    Wins,
    /// There is no other legal move.
    OnlyMove,
    /// After every other move the opponent wins at once.
    OnlyAnswer,
    /// The opponent threatens to win at once; this move ends the threat.
    Blocks,
    /// It wins by force, in this many plies.
    Forces {
        /// The plies up to the win.
        plies: u32,
    },
    /// It threatens to win with the next turn.
    Threatens,
    /// It captures.
    Captures,
    /// It comes to lie on a piece of the opponent, which it blocks.
    Covers,
    /// It connects groups of the player.
    Joins {
        /// The number of groups before it.
        before: usize,
        /// The number of groups after it.
        after: usize,
    },
    /// The opponent can win at once after every move.
    Lost,
    /// It has the highest score; no other reason was found.
    Best {
        /// The number of positions that the search has visited.
        positions: u64,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Wins => f.write_str("it wins at once"),
            Self::OnlyMove => f.write_str("there is no other move"),
            Self::OnlyAnswer => f.write_str("it must be answered so: after any other move the opponent wins at once"),
            Self::Blocks => f.write_str("it stops the opponent from winning at once"),
            Self::Forces { plies } => write!(f, "it wins by force, in {} moves at most", plies.div_ceil(2)),
            Self::Threatens => f.write_str("it threatens to win"),
            Self::Captures => f.write_str("it captures"),
            Self::Covers => f.write_str("it blocks a piece of the opponent"),
            Self::Joins { before, after: 1 } => write!(f, "it joins your {before} groups into one"),
            Self::Joins { before, after } => write!(f, "it connects: your {before} groups become {after}"),
            Self::Lost => f.write_str("nothing keeps the opponent from winning, but this makes it hardest"),
            Self::Best { positions: 0..1000 } => f.write_str("it came out best"),
            Self::Best { positions: positions @ 0..1_000_000 } => {
                write!(f, "the best in {} thousand positions", positions / 1000)
            }
            Self::Best { positions } => {
                write!(f, "the best in {}.{} million positions", positions / 1_000_000, positions / 100_000 % 10)
            }
        }
    }
}

/// A move that hands the opponent an immediate win, while another would not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Gift {
    /// The move with which the opponent wins, in notation; empty when the move itself makes the opponent win.
    pub reply: String,
}

/// Why the best move of a search is good.
#[must_use]
pub fn reason(game: &AnyGame, finding: &Finding) -> Reason {
    with_game!(AnyGame, game, game => why(game, finding))
}

/// What a move, given in notation, does by the rules alone: [`Reason::Best`] where nothing simpler can be said, also if
/// the move is not legal.
#[must_use]
pub fn effect(game: &AnyGame, text: &str) -> Reason {
    reason(game, &Finding::of_move(1, 0, 0, text.to_owned()))
}

/// Whether a move, given in notation, hands the opponent an immediate win while another does not.
///
/// A win is immediate when the board shows it before the opponent's turn is over. `None` also if the move is not legal.
#[must_use]
pub fn gift(game: &AnyGame, text: &str) -> Option<Gift> {
    fn find_gift<R: View>(game: &Game<R>, text: &str) -> Option<Gift> {
        let position = game.position();
        let mv = position.parse_move(text).ok().filter(|&mv| position.check(mv).is_ok())?;
        let mut lookahead = Lookahead::new(position);
        let reply = lookahead.gives_away(mv)?;
        if !legal_moves(position).into_iter().any(|other| lookahead.gives_away(other).is_none()) {
            return None;
        }
        Some(Gift { reply: reply.unwrap_or_default() })
    }
    if game.verdict().outcome.is_over() {
        return None;
    }
    with_game!(AnyGame, game, game => find_gift(game, text))
}

/// The move, in notation, with which the opponent threatens to win: after most moves of the player to move the opponent
/// wins in the next turn. `None` where there is no such threat, or the game is over.
#[must_use]
pub fn threat(game: &AnyGame) -> Option<String> {
    fn find_threat<R: View>(position: &R) -> Option<String> {
        let mut lookahead = Lookahead::new(position);
        let moves = legal_moves(position);
        let replies: Vec<_> = moves.iter().filter_map(|&mv| lookahead.gives_away(mv)).collect();
        if 2 * replies.len() > moves.len() { replies.into_iter().flatten().next() } else { None }
    }
    if game.verdict().outcome.is_over() {
        return None;
    }
    with_game!(AnyGame, game, game => find_threat(game.position()))
}

fn why<R: View>(game: &Game<R>, finding: &Finding) -> Reason {
    let position = game.position();
    let best = Reason::Best { positions: finding.nodes };
    let Some(mv) = position.parse_move(finding.best()).ok().filter(|&mv| position.check(mv).is_ok()) else {
        return best;
    };
    let player = position.to_move();
    let mut played = game.clone();
    let events = played.play(mv).map(<[Event]>::to_vec).unwrap_or_default();
    if played.verdict().outcome.winner() == Some(player) {
        return Reason::Wins;
    }
    let mut lookahead = Lookahead::new(position);
    let moves = legal_moves(position);
    if moves.len() == 1 {
        return Reason::OnlyMove;
    }
    let gifts = moves.iter().filter(|&&other| lookahead.gives_away(other).is_some()).count();
    if gifts == moves.len() {
        return Reason::Lost;
    } else if lookahead.gives_away(mv).is_none() {
        if gifts + 1 == moves.len() {
            return Reason::OnlyAnswer;
        } else if 2 * gifts > moves.len() {
            // After most moves the opponent wins at once, so the threat existed before this move.
            return Reason::Blocks;
        }
    }
    if finding.score > 0 && is_decided(finding.score) {
        return Reason::Forces { plies: plies_to_end(finding.score) };
    }
    if threatens(played.position(), player) {
        return Reason::Threatens;
    }
    if events.iter().any(|event| matches!(event, Event::Captured { .. })) {
        return Reason::Captures;
    }
    let is_opponents = |piece: &Piece| piece.owner() == Some(player.other());
    if events.iter().any(|event| matches!(event, Event::Stacked { onto, .. } if is_opponents(onto))) {
        return Reason::Covers;
    }
    let groups = |position: &R| (profile_of(R::KIND).groups)(&position.board(), player);
    match (groups(position), groups(played.position())) {
        (Some(before), Some(after)) if after < before => Reason::Joins { before, after },
        _ => best,
    }
}

/// Whether the player who has just finished a turn wins in the next one after most of the opponent's replies.
fn threatens<R: View>(position: &R, player: Player) -> bool {
    if position.to_move() == player || position.outcome().is_over() {
        return false;
    }
    let mut lookahead = Lookahead::new(position);
    let replies = legal_moves(position);
    let careless = replies.iter().filter(|&&reply| lookahead.gives_away(reply).is_some()).count();
    2 * careless > replies.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};

    fn game(kind: Kind, position: &str) -> AnyGame {
        AnyGame::from_text(position, &Options::usual(kind)).unwrap_or_else(|error| panic!("{position}: {error}"))
    }

    fn found(best: &str) -> Finding {
        Finding::of_move(1, 0, 34_567, best.to_owned())
    }

    fn reason_for(game: &AnyGame, best: &str) -> Reason {
        assert_eq!(game.check(best), Ok(()), "{best}");
        reason(game, &found(best))
    }

    /// White's circle is on Black's home row and may leave the board with White's next step.
    const RUNNER: &str = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5]";

    #[test]
    fn a_winning_move_wins() {
        let game = game(Kind::Zener, &format!("{RUNNER} w - -"));
        assert_eq!(reason_for(&game, "W1-off"), Reason::Wins);
    }

    #[test]
    fn what_every_other_move_allows_must_be_answered() {
        // Black has already made the mandatory step with the star, and must cover White's circle or lose.
        let game = game(Kind::Zener, &format!("{RUNNER} k - 5"));
        let covers: Vec<_> = game.legal_moves().into_iter().filter(|text| gift(&game, text).is_none()).collect();
        assert_eq!(covers, ["K4-A1"]);
        assert_eq!(reason_for(&game, "K4-A1"), Reason::OnlyAnswer);
        let gift = gift(&game, "K1-B5").expect("a gift");
        assert_eq!(gift.reply, "W1-off");
    }

    #[test]
    fn a_move_is_no_gift_when_nothing_helps() {
        // Black can't cover both white pieces on the home row.
        let game = game(Kind::Zener, "[W1][K4][K3]1[W2]/[K5]3[K1]/5/2[K2]2/5/5/2[W3][W4][W5] k - 5");
        for text in game.legal_moves() {
            assert_eq!(gift(&game, &text), None, "{text}");
        }
    }

    #[test]
    fn enso_gives_the_game_away_when_a_neighbour_leaves() {
        // After b4-b6 the white stone on c3 has no neighbours: with this move Black makes White win.
        let game = game(Kind::Enso, "6/6/1b4/2w3/6/bbb3 b");
        for text in game.legal_moves() {
            let mut after = game.clone();
            after.play(&text).expect("a legal move");
            if after.verdict().outcome.winner() == Some(Player::Two) {
                assert_eq!(gift(&game, &text), Some(Gift { reply: String::new() }), "{text}");
            }
        }
    }

    #[test]
    fn captures_and_joins_are_named() {
        let mut enso = AnyGame::new(&Options::usual(Kind::Enso));
        let capture = enso.legal_moves().into_iter().find(|text| text.contains('x')).expect("a capture at the start");
        assert_eq!(reason_for(&enso, &capture), Reason::Captures);
        enso.play(&capture).expect("a legal move");

        let torus = game(Kind::Torus, "9 9/9/9/9/3zz1zz1/9/9/9/nnn6 z -");
        assert_eq!(reason_for(&torus, "f5"), Reason::Joins { before: 2, after: 1 });
    }

    #[test]
    fn a_piece_that_is_covered_is_named() {
        let game = game(Kind::Zener, "5/5/[K1]4/[W1]4/5/[K2][K3][K4]2/[W2][W3][W4][W5][K5] w - -");
        assert_eq!(effect(&game, "W1-C1"), Reason::Covers);
        assert_eq!(effect(&game, "W3-G1"), Reason::Best { positions: 0 }, "an own piece is no gain");
        assert_eq!(effect(&game, "W3-A1"), Reason::Best { positions: 0 }, "no legal move");
    }

    #[test]
    fn a_loop_that_would_close_is_blocked() {
        // N closes a column with f9 unless Z takes that cell; every other move of Z loses.
        let torus = game(Kind::Torus, "9 zz7/5n3/5n3/5n3/5n3/5n3/5n3/5n3/zzz2n3 z -");
        assert_eq!(reason_for(&torus, "f9"), Reason::OnlyAnswer);
        assert!(gift(&torus, "a5").is_some_and(|gift| gift.reply == "f9"));
    }

    #[test]
    fn the_start_of_every_game_has_no_gifts() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            for text in game.legal_moves() {
                assert_eq!(gift(&game, &text), None, "{kind:?} {text}");
            }
        }
    }

    #[test]
    fn reasons_are_words() {
        assert_eq!(Reason::Best { positions: 34_567 }.to_string(), "the best in 34 thousand positions");
        assert_eq!(Reason::Best { positions: 1_260_000 }.to_string(), "the best in 1.2 million positions");
        assert_eq!(Reason::Joins { before: 5, after: 3 }.to_string(), "it connects: your 5 groups become 3");
        assert_eq!(Reason::Forces { plies: 5 }.to_string(), "it wins by force, in 3 moves at most");
    }
}
