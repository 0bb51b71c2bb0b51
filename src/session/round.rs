//! One round of a match: the game on the board, what was announced, the times, and how it ended.

use super::clock::{Left, Times};
use super::seat::Team;
use super::variations::tree::Variations;
use super::{announcement, games};
use crate::games::zen::Threat;
use crate::games::{AnyGame, Event, Outcome, Player, zen};

/// How a round ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Board(Outcome),
    /// This player gave up.
    Resigned(Player),
    /// The players agreed on a draw.
    DrawAgreed,
    /// This player's time ran out.
    TimeOut(Player),
}

impl Ending {
    /// The winner; `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Player> {
        match self {
            Self::Board(outcome) => outcome.winner(),
            Self::Resigned(loser) | Self::TimeOut(loser) => Some(loser.other()),
            Self::DrawAgreed => None,
        }
    }
}

/// The result of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RoundResult {
    /// How it ended.
    pub ending: Ending,
    /// What the winner scores: in ZEN's variants 2 and 3 the points of the rules, elsewhere 1; nothing for a draw.
    pub points: u32,
}

/// The plies of one turn: one, but in Zener up to two steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The number of plies before it.
    pub begin: usize,
    /// The number of plies after it.
    pub end: usize,
}

/// One round of a match.
#[derive(Clone, Debug)]
pub struct Round {
    pub(super) game: AnyGame,
    pub(super) initial_team_of_player_one: Team,
    pub(super) choice: Option<bool>,
    pub(super) result: Option<RoundResult>,
    pub(super) undone: Vec<String>,
    /// What the players announced with each move, where they announce.
    pub(super) announced: Vec<Option<Threat>>,
    /// Whether the loser to an unannounced threat has accepted the loss.
    pub(super) loss_accepted: bool,
    /// What the teams have left to think, under a clock.
    pub(super) times: Option<Times>,
    /// What was left after the moves that have been taken back.
    pub(super) undone_left: Vec<Option<Left>>,
    /// What stands beside the main line.
    pub(super) variations: Variations,
}

impl Round {
    /// A round that begins with this game.
    pub(super) fn new(game: AnyGame, initial_team_of_player_one: Team, times: Option<Times>) -> Self {
        let mut round = Self {
            game,
            initial_team_of_player_one,
            choice: None,
            result: None,
            undone: Vec::new(),
            announced: Vec::new(),
            loss_accepted: false,
            times,
            undone_left: Vec::new(),
            variations: Variations::default(),
        };
        round.settle();
        round
    }

    /// The game on the board, with its history.
    #[must_use]
    pub fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The team that plays player one, after the choice of the balanced opening if there was one.
    #[must_use]
    pub fn team_of_player_one(&self) -> Team {
        if self.choice == Some(true) {
            self.initial_team_of_player_one.other()
        } else {
            self.initial_team_of_player_one
        }
    }

    /// The team that plays a side.
    #[must_use]
    pub fn team(&self, player: Player) -> Team {
        match player {
            Player::One => self.team_of_player_one(),
            Player::Two => self.team_of_player_one().other(),
        }
    }

    /// The team that played player one when the round began, before any choice of sides.
    #[must_use]
    pub fn initial_team_of_player_one(&self) -> Team {
        self.initial_team_of_player_one
    }

    /// Under the balanced opening: whether the second player has chosen to swap sides; `None` before the choice.
    #[must_use]
    pub fn choice(&self) -> Option<bool> {
        self.choice
    }

    /// The result, once the round is over.
    #[must_use]
    pub fn result(&self) -> Option<RoundResult> {
        self.result
    }

    /// What was announced with the ply of this number, counted from 0: by the game or by the players.
    #[must_use]
    pub fn announced(&self, ply: usize) -> Option<Threat> {
        match self.announced.get(ply) {
            Some(announced) => *announced,
            None => announcement::announced_by_game(&self.game, ply),
        }
    }

    /// The player who is in check by announcement after this number of plies, unless that was the end.
    #[must_use]
    pub fn in_check(&self, plies: usize) -> Option<Player> {
        match plies.checked_sub(1) {
            None if self.game.is_empty() => self.game.verdict().check,
            None => None,
            Some(_) if plies == self.game.len() && self.result.is_some() => None,
            Some(last) => self.announced(last).and_then(|_| self.game.mover(plies)),
        }
    }

    /// The move of one ply with its announcement, as records write it; `None` beyond the last.
    #[must_use]
    pub fn announced_move(&self, ply: usize) -> Option<String> {
        let text = self.game.move_of(ply)?;
        Some(format!("{text}{}", announcement::mark(self.announced(ply))))
    }

    /// The moves of the round with their announcements, as records write them.
    #[must_use]
    pub fn announced_moves(&self) -> Vec<String> {
        (0..self.game.len()).filter_map(|ply| self.announced_move(ply)).collect()
    }

    /// The turns of the round so far.
    #[must_use]
    pub fn turns(&self) -> Vec<Turn> {
        let movers = self.game.movers();
        let mut turns: Vec<Turn> = Vec::new();
        for ply in 0..self.game.len() {
            let goes_on = ply > 0 && movers[ply] == movers[ply - 1];
            match turns.last_mut() {
                Some(turn) if goes_on => turn.end = ply + 1,
                _ => turns.push(Turn { begin: ply, end: ply + 1 }),
            }
        }
        turns
    }

    /// The moves of a turn with their announcements.
    #[must_use]
    pub fn turn_text(&self, turn: Turn) -> String {
        let moves: Vec<_> = (turn.begin..turn.end).filter_map(|ply| self.announced_move(ply)).collect();
        moves.join(" ")
    }

    /// The moves that have been taken back and may be played again, the next one last.
    #[must_use]
    pub fn undone(&self) -> &[String] {
        &self.undone
    }

    /// What the teams have left to think, A and B; `None` without a clock.
    #[must_use]
    pub fn time_left(&self) -> Option<Left> {
        self.times.as_ref().map(Times::left)
    }

    /// What the teams had left after each ply; none without a clock.
    #[must_use]
    pub fn time_after(&self) -> &[Left] {
        self.times.as_ref().map_or(&[], Times::after)
    }

    /// Removes the last ply with its announcement and its times, and keeps what is noted after it where it is. Returns
    /// its text with the announcement, and the times after it.
    pub(super) fn forget_ply(&mut self) -> Option<(String, Option<Left>)> {
        let text = self.game.undo()?;
        let announced = self.announced.pop().flatten();
        let left = self.times.as_mut().and_then(Times::undo);
        Some((format!("{text}{}", announcement::mark(announced)), left))
    }

    /// Goes back to the position after this number of plies and removes everything after it, including the end of the
    /// round and what is noted of later positions.
    pub(super) fn rewind(&mut self, plies: usize) {
        while self.game.len() > plies && self.forget_ply().is_some() {}
        self.variations.forget_after(self.game.len());
        self.undone.clear();
        self.undone_left.clear();
        self.loss_accepted = false;
        if let Some(times) = &mut self.times {
            times.rewind();
        }
        self.settle();
    }

    /// Whether the round has been won by a threat that the winner had not announced, and the loser may take back the
    /// move that did not parry it.
    fn may_be_taken_back(&self) -> bool {
        let [.., before, _, _] = self.announced[..] else { return false };
        before.is_none() && games::of(self.game.kind()).is_threat_carried_out(&self.game)
    }

    pub(super) fn settle(&mut self) {
        let outcome = self.game.verdict().outcome;
        let announced = self.announced.last().copied().flatten();
        self.result = if outcome.is_over() {
            (self.loss_accepted || !self.may_be_taken_back()).then(|| self.scored(Ending::Board(outcome)))
        } else if announced == Some(Threat::Checkmate) {
            let outcome = Outcome::win(self.game.to_move().other(), zen::WinReason::Checkmate);
            Some(self.scored(Ending::Board(outcome)))
        } else {
            None
        };
    }

    /// What happened at the last ply, announcements by the players included.
    pub(super) fn last_events(&self) -> Vec<Event> {
        let Some(last) = self.game.len().checked_sub(1) else { return Vec::new() };
        let mut events = self.game.events(last).to_vec();
        if self.announced.last().copied().flatten().is_some() {
            events.push(Event::Check(self.game.to_move()));
        }
        if let (Some(RoundResult { ending: Ending::Board(outcome), .. }), false) =
            (self.result, self.game.verdict().outcome.is_over())
        {
            events.push(Event::Ended(outcome));
        }
        events
    }

    pub(super) fn scored(&self, ending: Ending) -> RoundResult {
        let points = ending.winner().map_or(0, |winner| self.game.points(winner).unwrap_or(1));
        RoundResult { ending, points }
    }
}

#[cfg(test)]
mod tests {
    use super::Round;
    use crate::games::{AnyGame, Kind, Options};
    use crate::session::seat::Team;

    fn after(kind: Kind, moves: &[&str]) -> Vec<(String, usize, usize)> {
        let mut game = AnyGame::new(&Options::usual(kind));
        for text in moves {
            game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        let round = Round::new(game, Team::A, None);
        round.turns().into_iter().map(|turn| (round.turn_text(turn), turn.begin, turn.end)).collect()
    }

    #[test]
    fn the_steps_of_a_turn_of_zener_stand_together() {
        let turns = after(Kind::Zener, &["W3-F3", "K3-B3", "K1-B5"]);
        assert_eq!(turns, [("W3-F3".to_owned(), 0, 1), ("K3-B3 K1-B5".to_owned(), 1, 3)]);
    }

    #[test]
    fn elsewhere_every_move_is_a_turn() {
        let turns = after(Kind::Torus, &["c3", "c9", "d4"]);
        assert_eq!(turns, [("c3".to_owned(), 0, 1), ("c9".to_owned(), 1, 2), ("d4".to_owned(), 2, 3)]);
    }
}
