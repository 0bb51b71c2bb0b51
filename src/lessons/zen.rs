//! The lessons of ZEN L'initié.

use super::judge::{self, captures, jumps_over, moved};
use super::step::{Attempt, Judgement, Step, Task};
use crate::games::zen::{Announcing, Variant, WinReason};
use crate::games::{AnyGame, Event, Outcome, Piece, Player, Square};
use crate::session::GameTerms;

const BASIC: GameTerms = terms(Variant::Basic);
const WITH_CHECK: GameTerms = terms(Variant::One);
const WITH_POINTS: GameTerms = terms(Variant::Two);

/// The steps, in order. The learner is White.
pub(super) const STEPS: [Step; 12] = [
    Step {
        id: "count",
        terms: BASIC,
        position: Some("w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w w -"),
        task: Task::Move(|attempt| {
            let corner = Square::new(10, 0);
            Judgement::done_if(moved(attempt).is_some_and(|(_, from, _)| from == corner))
        }),
        figure: Some("3"),
    },
    Step {
        id: "jump",
        terms: BASIC,
        position: Some("11/11/1w9/11/3b3b3/1b9/11/1w1w4b2/5w5/1b7w1/11 w -"),
        task: Task::Move(|attempt| Judgement::done_if(jumps_over(attempt, Piece::Pawn(Player::One)))),
        figure: None,
    },
    Step {
        id: "capture",
        terms: BASIC,
        position: Some("11/7b3/1w2b1b4/3w3b3/4w1b1b2/2w2b1w3/6ww3/1b5w3/3b7/11/1w1w1b2w2 w -"),
        task: Task::Move(|attempt| Judgement::done_if(captures(attempt, is_black))),
        figure: Some("6"),
    },
    Step {
        id: "friend-or-enemy",
        terms: BASIC,
        position: Some("11/11/7b3/3w1w5/8b2/3z7/5b5/3w3w3/6b4/11/11 w -"),
        task: Task::Move(|attempt| {
            let as_friend = jumps_over(attempt, Piece::Zen);
            let as_enemy = captures(attempt, |piece| piece == Piece::Zen);
            Judgement::done_if(as_friend || as_enemy)
        }),
        figure: None,
    },
    Step {
        id: "move-the-zen",
        terms: BASIC,
        position: Some("11/2b8/11/11/6w4/3z2b2w1/3w7/2w8/3b4b2/11/11 w -"),
        task: Task::Move(|attempt| Judgement::done_if(moves_zen(attempt) && captures(attempt, is_black))),
        figure: None,
    },
    Step {
        id: "zen-limits",
        terms: BASIC,
        position: Some("5b5/11/2w4b3/11/5zw4/11/4b6/2w5b2/5w5/11/11 w F4"),
        task: Task::Move(|attempt| Judgement::done_if(moves_zen(attempt))),
        figure: None,
    },
    Step {
        id: "connect",
        terms: BASIC,
        position: Some("11/5b5/11/8b2/3b7/3bb6/6b4/3ww6/3ww3w2/3w7/11 w -"),
        task: Task::Move(judge::win),
        figure: None,
    },
    Step {
        id: "connect-with-the-zen",
        terms: BASIC,
        position: Some("11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -"),
        task: Task::Move(judge::win),
        figure: Some("2"),
    },
    Step {
        id: "trap",
        terms: BASIC,
        position: Some("11/11/2w8/4b6/w2bb6/4bw5/6w4/5ww4/8b2/11/8w2 w -"),
        task: Task::Move(|attempt| Judgement::done_if(captures(attempt, is_black) && !judge::loses(attempt))),
        figure: None,
    },
    Step {
        id: "check",
        terms: WITH_CHECK,
        position: Some("11/3b3w3/5www3/2b2w5/1b5b3/2b8/11/11/9b1/7w3/11 w -"),
        task: Task::Move(|attempt| Judgement::done_if(attempt.events.contains(&Event::Check(attempt.player.other())))),
        figure: None,
    },
    Step {
        id: "checkmate",
        terms: WITH_CHECK,
        position: Some("2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -"),
        task: Task::Move(|attempt| {
            let outcome = attempt.after.verdict().outcome;
            Judgement::done_if(outcome == Outcome::win(attempt.player, WinReason::Checkmate))
        }),
        figure: Some("8"),
    },
    Step {
        id: "points",
        terms: WITH_POINTS,
        position: Some("11/3b7/2b2w2b2/3bwww4/4b1w4/5b5/3w7/11/11/11/11 w -"),
        task: Task::Move(|attempt| {
            let points = points_for_win(attempt.player, attempt.after);
            Judgement::done_if(points.is_some() && points == most_points(attempt))
        }),
        figure: None,
    },
];

const fn terms(variant: Variant) -> GameTerms {
    GameTerms::Zen { variant, announcing: Announcing::ByGame }
}

fn is_black(piece: Piece) -> bool {
    piece == Piece::Pawn(Player::Two)
}

fn moves_zen(attempt: &Attempt) -> bool {
    moved(attempt).is_some_and(|(piece, ..)| piece == Piece::Zen)
}

/// The most points that the player who moved could have won with one move.
fn most_points(attempt: &Attempt) -> Option<u32> {
    let after = attempt.before.legal_moves().into_iter().filter_map(|text| {
        let mut game = attempt.before.clone();
        game.play(&text).ok()?;
        points_for_win(attempt.player, &game)
    });
    after.max()
}

/// The points of a player in a game that the player has won.
fn points_for_win(player: Player, game: &AnyGame) -> Option<u32> {
    let has_won = game.verdict().outcome.winner() == Some(player);
    has_won.then(|| game.points(player)).flatten()
}
