//! A look-ahead of one turn of each side, by the rules alone. A turn may have several moves (Zener's has two steps).

use crate::games::{Notation, Outcome, Player};

/// All legal moves of a position.
pub(super) fn legal_moves<R: Notation>(position: &R) -> Vec<R::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// A search of one turn of each side.
pub(super) struct Lookahead<R: Notation> {
    position: R,
    player: Player,
    /// The opponent's move that refuted the move tried last; it often refutes the next one too (a killer move).
    refutation: Option<R::Move>,
}

impl<R: Notation> Lookahead<R> {
    /// Looks ahead from a position, for the player to move there.
    pub(super) fn new(position: &R) -> Self {
        Self { position: position.clone(), player: position.to_move(), refutation: None }
    }

    /// Whether the player wins with this legal move, or later in the same turn.
    pub(super) fn wins(&mut self, mv: R::Move) -> bool {
        self.wins_in_turn(mv, self.player)
    }

    /// Whether a legal move lets the opponent win in the opponent's next turn, and if so, by which move: `Some(None)`
    /// when the move itself makes the opponent win.
    pub(super) fn gives_away(&mut self, mv: R::Move) -> Option<Option<String>> {
        let undo = self.position.make(mv);
        let given = self.loses();
        self.position.unmake(mv, undo);
        given
    }

    /// Whether the opponent can win before the player's next turn, whichever moves the player still makes in this turn.
    fn loses(&mut self) -> Option<Option<String>> {
        match self.position.outcome() {
            Outcome::Win { winner, .. } => return (winner != self.player).then_some(None),
            Outcome::Draw(_) => return None,
            Outcome::Ongoing => {}
        }
        if self.position.to_move() != self.player {
            return self.opponent_wins().map(Some);
        }
        let mut given = None;
        for mv in legal_moves(&self.position) {
            // One move that does not lose is enough.
            given = Some(self.gives_away(mv)?);
        }
        given
    }

    /// The first move of a turn in which the opponent, who is to move, wins.
    fn opponent_wins(&mut self) -> Option<String> {
        let opponent = self.player.other();
        if let Some(mv) = self.refutation.filter(|&mv| self.position.check(mv).is_ok())
            && self.wins_in_turn(mv, opponent)
        {
            return Some(self.position.move_text(mv));
        }
        let mv = legal_moves(&self.position).into_iter().find(|&mv| self.wins_in_turn(mv, opponent))?;
        self.refutation = Some(mv);
        Some(self.position.move_text(mv))
    }

    /// Whether the player who is to move wins with this move or later in the same turn.
    fn wins_in_turn(&mut self, mv: R::Move, player: Player) -> bool {
        let undo = self.position.make(mv);
        let won = match self.position.outcome() {
            Outcome::Win { winner, .. } => winner == player,
            Outcome::Draw(_) => false,
            Outcome::Ongoing => {
                self.position.to_move() == player
                    && legal_moves(&self.position).into_iter().any(|next| self.wins_in_turn(next, player))
            }
        };
        self.position.unmake(mv, undo);
        won
    }
}
