//! What a match needs to know about its game besides the rules on the board: a trait that each game implements.

use super::choices::{GameChoices, TextChoice};
use super::game_terms::GameTerms;
use crate::games::zen::Threat;
use crate::games::{AnyGame, Board, Kind, Options, Player, Square};

/// How matches of one game are agreed and run.
///
/// A game without options needs only the first two methods. Methods that take terms or a game expect those of the same
/// game; for others they return what the default methods return.
pub trait MatchRules: Sync {
    /// Which game.
    fn kind(&self) -> Kind;

    /// The terms that these choices make.
    fn terms(&self, choices: &GameChoices) -> GameTerms;

    /// The options of one round, counted from 0. `starts` makes the first move where the game lets that be agreed;
    /// random set-ups are drawn from the seed.
    fn options(&self, _terms: &GameTerms, _seed: u64, _round: usize, _starts: Player) -> Options {
        Options::usual(self.kind())
    }

    /// The terms of a game that starts from a position with this board, which was set up by hand: without what is
    /// agreed about the beginning of a game.
    fn terms_from_position(&self, terms: &GameTerms, _board: &Board) -> GameTerms {
        *terms
    }

    /// The options as a mailed record writes them; empty where there are none.
    fn options_text(&self, _terms: &GameTerms) -> String {
        String::new()
    }

    /// Reads what [`options_text`](Self::options_text) has written.
    fn read_options(&self, text: &str) -> Option<GameTerms> {
        text.is_empty().then(|| self.terms(&GameChoices::default()))
    }

    /// Those of the [`GameChoices`] that belong to the game and decide how it begins on the board.
    fn choices(&self) -> Vec<TextChoice> {
        Vec::new()
    }

    /// The choices that a game was begun with and that its position string does not contain: names and values as in
    /// [`choices`](Self::choices).
    fn choices_beside_position(&self, _game: &AnyGame) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// Cells a side, where that can be chosen.
    fn board_size(&self, _terms: &GameTerms) -> Option<u8> {
        None
    }

    /// Whether the rules count points for a won round; otherwise it counts 1.
    fn has_points(&self, _terms: &GameTerms) -> bool {
        false
    }

    /// The groups of a player's pieces from which the rules count points, the largest first; empty where they count
    /// none.
    fn scoring_groups(&self, _game: &AnyGame, _player: Player) -> Vec<Vec<Square>> {
        Vec::new()
    }

    /// Whether check and checkmate are played and announced by the players.
    fn is_announced_by_players(&self, _terms: &GameTerms) -> bool {
        false
    }

    /// What the last move threatens, announced or not, where the game has not ended with it.
    fn threat(&self, _game: &AnyGame) -> Option<Threat> {
        None
    }

    /// Whether the last move has won by carrying out a threat that the move two plies before made.
    fn is_threat_carried_out(&self, _game: &AnyGame) -> bool {
        false
    }

    /// The number of plies that the first player makes alone before the second chooses the side; `None` without such a
    /// choice.
    fn plies_before_choice(&self, _terms: &GameTerms) -> Option<usize> {
        None
    }

    /// Whether the players arrange their pieces by hand before each round.
    fn is_arranged_by_players(&self, _terms: &GameTerms) -> bool {
        false
    }

    /// Whether the player who makes the first move of a match is drawn by lot; otherwise it is player one.
    fn draws_first_player(&self) -> bool {
        false
    }

    /// Whether the teams keep their sides for the whole match; otherwise they change from round to round.
    fn keeps_sides(&self) -> bool {
        false
    }

    /// Whether the players also change sides between the last round of a match and the first of a rematch; otherwise
    /// everybody keeps their seat.
    fn changes_sides_for_rematch(&self) -> bool {
        false
    }
}
