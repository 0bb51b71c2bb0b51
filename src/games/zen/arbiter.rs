//! What an arbiter adds to the board: repetition, check and checkmate (variants 1 and 2), points (2 and 3).

use super::geometry::{self, Set, bit, component, lowest, members};
use super::options::Announcing;
use super::position::{Move, Position};
use super::win_reason::WinReason;
use crate::games::{DrawReason, Outcome, Player, Rules, Square, Verdict};

/// A position that occurs for the third time is a draw (a ruling in `docs/rules.md`: the rulebook leaves repetition
/// open).
const REPETITIONS: usize = 3;

/// What the player who has just moved threatens (variants 1 and 2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Threat {
    /// The threat to win with another move if the opponent passed.
    Check,
    /// Check, and the opponent has no reply that parries it.
    Checkmate,
}

impl Threat {
    /// The sign that is written after the announcing move.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Check => "+",
            Self::Checkmate => "#",
        }
    }
}

impl Position {
    /// What the player who has just moved threatens; `None` without a threat, in variants without check, and once the
    /// game is over. `seen` is as for [`Rules::adjudicate`].
    #[must_use]
    pub fn threat(&self, seen: &dyn Fn(&Self) -> usize) -> Option<Threat> {
        threat(self, seen)
    }

    /// Whether the player who has just moved would win with this move if the opponent passed. The game must not be
    /// over.
    #[must_use]
    pub fn threatens(&self, mv: Move) -> bool {
        threatens(self, mv)
    }

    /// The groups that count when this player has lost: groups of the player's pawns and the Zen, the largest first.
    #[must_use]
    pub fn groups(&self, loser: Player) -> Vec<Vec<Square>> {
        let groups = groups(self, loser).into_iter();
        groups.map(|group| members(group).map(geometry::square).collect()).collect()
    }
}

pub(super) fn adjudicate(position: &Position, seen: &dyn Fn(&Position) -> usize) -> Verdict {
    if position.outcome().is_over() {
        return Verdict::plain(position.outcome());
    }
    let defender = position.to_move();
    let threat = if position.announcing == Announcing::ByGame { threat(position, seen) } else { None };
    let outcome = if threat == Some(Threat::Checkmate) {
        Outcome::win(defender.other(), WinReason::Checkmate)
    } else if seen(position) >= REPETITIONS {
        Outcome::Draw(DrawReason::Repetition)
    } else {
        Outcome::Ongoing
    };
    Verdict { outcome, check: threat.map(|_| defender) }
}

/// What the player who has just moved threatens.
pub(super) fn threat(position: &Position, seen: &dyn Fn(&Position) -> usize) -> Option<Threat> {
    if !position.variant().has_check() || position.outcome().is_over() || !is_threatened(position) {
        None
    } else if has_parry(position, seen) {
        Some(Threat::Check)
    } else {
        Some(Threat::Checkmate)
    }
}

/// Check: whether the player who has just moved could win with another move if the opponent passed.
fn is_threatened(position: &Position) -> bool {
    let mut after_pass = position.clone();
    after_pass.make(Move::Pass);
    can_win_at_once(&mut after_pass, &mut Vec::new())
}

/// Whether the player who has just moved would win with this move if the opponent passed.
pub(super) fn threatens(position: &Position, mv: Move) -> bool {
    let mut after = position.clone();
    after.make(Move::Pass);
    let player = after.to_move();
    after.check(mv).is_ok() && {
        after.make(mv);
        after.outcome().winner() == Some(player)
    }
}

/// Whether the player to move has a move after which the board shows that player's win.
fn can_win_at_once(position: &mut Position, moves: &mut Vec<Move>) -> bool {
    let player = position.to_move();
    moves.clear();
    position.legal_moves(moves);
    moves.iter().any(|&mv| {
        let undo = position.make(mv);
        let won = position.outcome().winner() == Some(player);
        position.unmake(mv, undo);
        won
    })
}

/// Whether the opponent has a parry: a reply, perhaps a forced pass, after which the attacker has not won and can't win
/// with the next move. A reply that wins or draws is a parry too, also a draw by the third occurrence of a position.
fn has_parry(position: &Position, seen: &dyn Fn(&Position) -> usize) -> bool {
    let attacker = position.to_move().other();
    let mut after = position.clone();
    let (mut replies, mut moves) = (Vec::new(), Vec::new());
    position.legal_moves(&mut replies);
    replies.into_iter().any(|reply| {
        let undo = after.make(reply);
        let parried = match after.outcome() {
            Outcome::Win { winner, .. } => winner != attacker,
            Outcome::Draw(_) => true,
            Outcome::Ongoing => seen(&after) + 1 >= REPETITIONS || !can_win_at_once(&mut after, &mut moves),
        };
        after.unmake(reply, undo);
        parried
    })
}

/// The groups of a side's pieces, the Zen among them, the largest first.
pub(super) fn groups(position: &Position, player: Player) -> Vec<Set> {
    let mut rest = position.pieces_of(player);
    let mut groups = Vec::new();
    while rest != 0 {
        let group = component(bit(lowest(rest)), rest);
        groups.push(group);
        rest &= !group;
    }
    // The sort is stable, so it is always the same one of several equal groups that counts as the largest.
    groups.sort_by_key(|group| std::cmp::Reverse(group.count_ones()));
    groups
}

/// Variants 2 and 3: the number of the loser's pieces outside the loser's largest group; at least 1.
pub(super) fn points(position: &Position, winner: Player) -> u32 {
    groups(position, winner.other()).into_iter().skip(1).map(Set::count_ones).sum::<u32>().max(1)
}
