//! Players, scores and results in words.

use crate::games::{AnyGame, Kind, Outcome, Player};
use crate::session::results::{Run, Suggestion};
use crate::session::{Ending, FirstMove, Length, Match, Pending, Round, RoundResult, Team};
use crate::texts::games;

/// The names of a team's seats.
pub fn team_name(played: &Match, team: Team) -> String {
    let seats = &played.terms().seats;
    let names: Vec<_> = seats.iter().skip(team.index()).step_by(2).map(|seat| seat.name.as_str()).collect();
    names.join(" and ")
}

/// The names of those who play a side in a round.
pub fn side_name(played: &Match, round: &Round, player: Player) -> String {
    team_name(played, round.team(player))
}

/// The index of the seat that the match waits for.
pub fn seat_on_turn(played: &Match) -> Option<usize> {
    played.index_on_turn()
}

/// The side that the match waits for.
pub fn side_on_turn(played: &Match) -> Option<Player> {
    seat_on_turn(played).map(|seat| played.side(seat))
}

/// The side that a seat plays, in teams with the player's number in the team.
pub fn seat_side(played: &Match, seat: usize) -> String {
    seat_of_side(played.round().game().kind(), played.side(seat), seat, played.terms().seats.len())
}

/// The name of a seat (counted from 0) that plays this side: the colour, in teams with the player's number in the team.
pub fn seat_of_side(kind: Kind, side: Player, seat: usize, seats: usize) -> String {
    let side = kind.player_name(side);
    if seats > 2 { format!("{side} {}", seat / 2 + 1) } else { side.to_owned() }
}

/// Why this side makes the first move of the round. `None` after that move, and in games in which player one always
/// begins.
pub fn who_begins(played: &Match) -> Option<String> {
    let why = played.first_move()?;
    let game = played.round().game();
    let side = game.kind().player_name(game.to_move());
    Some(match why {
        FirstMove::Position => format!("{side} begins, as the position says."),
        FirstMove::Lot => format!("The lot has fallen on {side} to begin."),
        FirstMove::LostRoundBefore => format!("{side} begins, having lost the round before."),
        FirstMove::AfterDraw => format!("{side} begins, as the other side did before the draw."),
    })
}

/// A finished round in one line; `index` counts rounds from 0.
pub fn round_in_one_line(played: &Match, index: usize) -> Option<String> {
    let round = played.rounds().get(index)?;
    let result = round.result()?;
    let text = match result.ending.winner() {
        None => "a draw".to_owned(),
        Some(winner) => {
            let points = if result.points == 1 { "1 point".to_owned() } else { format!("{} points", result.points) };
            format!("{}, {points}", side_name(played, round, winner))
        }
    };
    Some(format!("Round {}: {text}", index + 1))
}

/// The level that fits a player, and the results from which that follows.
pub fn suggestion(suggestion: Suggestion) -> String {
    let wanted = suggestion.level.number();
    let Some(Run { level, games, won, lost }) = suggestion.from else {
        return "Level 1 is the one to begin with.".to_owned();
    };
    let level = level.number();
    let (verb, count) = if wanted < level { ("lost", lost) } else { ("won", won) };
    let last = match games {
        1 => format!("You {verb} {} at level {level}", if count == 1 { "your last game" } else { "none of 1 game" }),
        _ if count == games => format!("You {verb} your last {games} games at level {level}"),
        _ => format!("You {verb} {count} of your last {games} games at level {level}"),
    };
    if wanted == level { format!("{last}.") } else { format!("{last}: try level {wanted}.") }
}

/// A text as a sentence: with a capital at the beginning and a full stop at the end.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let capital: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{capital}{}{stop}", letters.as_str())
}

/// How a game ended on the board.
pub fn outcome(game: &AnyGame, outcome: Outcome) -> String {
    match outcome {
        Outcome::Ongoing => String::new(),
        Outcome::Win { winner, reason } => {
            let [winner, loser] = [winner, winner.other()].map(|player| game.kind().player_name(player));
            sentence(&games::win(reason, winner, loser))
        }
        Outcome::Draw(reason) => sentence(&format!("drawn: {reason}")),
    }
}

/// Who has won a round, in a few words, and why.
pub fn result(played: &Match, round: &Round, result: RoundResult) -> (String, String) {
    let kind = round.game().kind();
    let side = |player| kind.player_name(player);
    let headline = match result.ending.winner() {
        None => "A draw".to_owned(),
        Some(winner) => {
            let name = side_name(played, round, winner);
            let verb = if played.terms().seats.len() > 2 { "win" } else { "wins" };
            format!("{name} {verb}")
        }
    };
    let why = match result.ending {
        Ending::Board(ended) => outcome(round.game(), ended),
        Ending::Resigned(loser) => format!("{} has resigned.", side(loser)),
        Ending::DrawAgreed => "The players have agreed on a draw.".to_owned(),
        Ending::TimeOut(loser) => format!("{}'s time has run out.", side(loser)),
    };
    (headline, why)
}

/// The points of a round, as a sentence; empty in games without points.
pub fn points(played: &Match, result: RoundResult) -> String {
    match result.points {
        0 => String::new(),
        _ if !played.terms().game.has_points() => String::new(),
        1 => "This counts 1 point.".to_owned(),
        points => format!("This counts {points} points."),
    }
}

/// Who has won the match, or its score while it goes on; `None` for a match of one round.
pub fn match_result(played: &Match) -> Option<String> {
    let [a, b] = played.score();
    if played.terms().length == Length::Single {
        return None;
    }
    let score = format!("{a} – {b}");
    Some(match (played.pending(), a.cmp(&b)) {
        (Pending::Nothing, std::cmp::Ordering::Equal) => format!("The match is drawn, {score}."),
        (Pending::Nothing, order) => {
            let (team, best, other) = if order.is_gt() { (Team::A, a, b) } else { (Team::B, b, a) };
            let name = team_name(played, team);
            let verb = if played.terms().seats.len() > 2 { "win" } else { "wins" };
            format!("{name} {verb} the match, {best} – {other}.")
        }
        _ => format!("The score is {} {a} – {b} {}.", team_name(played, Team::A), team_name(played, Team::B)),
    })
}

/// How long a match is.
pub fn length(length: Length, has_points: bool) -> String {
    match (length, has_points) {
        (Length::Single, true) => "One round".to_owned(),
        (Length::Single, false) => "One game".to_owned(),
        (Length::BestOf(rounds), _) => format!("Best of {rounds}"),
        (Length::FirstTo(points), true) => format!("First to {points} points"),
        (Length::FirstTo(wins), false) => format!("First to {wins} wins"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::session::Terms;

    #[test]
    fn a_suggestion_says_why() {
        let level = |number| crate::search::Level::new(number).expect("a level");
        let text = |wanted, games, won, lost| {
            suggestion(Suggestion { level: level(wanted), from: Some(Run { level: level(2), games, won, lost }) })
        };
        assert_eq!(text(3, 4, 3, 1), "You won 3 of your last 4 games at level 2: try level 3.");
        assert_eq!(text(3, 3, 3, 0), "You won your last 3 games at level 2: try level 3.");
        assert_eq!(text(1, 4, 0, 3), "You lost 3 of your last 4 games at level 2: try level 1.");
        assert_eq!(text(2, 4, 2, 2), "You won 2 of your last 4 games at level 2.");
        assert_eq!(text(2, 1, 1, 0), "You won your last game at level 2.");
    }

    #[test]
    fn a_sentence_has_a_capital_and_a_full_stop() {
        assert_eq!(sentence("the Zen may not go back"), "The Zen may not go back.");
        assert_eq!(sentence("Done!"), "Done!");
        assert_eq!(sentence("é"), "É.");
    }

    #[test]
    fn a_resignation_names_winner_and_reason() {
        let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
        let ended = played.end(Ending::Resigned(Player::One)).expect("a round that is on");
        let (headline, why) = result(&played, played.round(), ended);
        assert_eq!(headline, "Player 2 wins");
        assert_eq!(why, "Black has resigned.");
        assert_eq!(match_result(&played), None);
    }

    #[test]
    fn the_lot_is_named_only_where_it_was_drawn() {
        let begins = |played: Match| who_begins(&played).unwrap_or_default();
        let by_lot = Match::new(Terms::usual(Kind::Zen)).expect("the usual terms");
        assert!(begins(by_lot).starts_with("The lot has fallen on "));
        let position = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w b -";
        let by_hand = Match::from_position(Terms::usual(Kind::Zen), position).expect("a position");
        assert_eq!(begins(by_hand), "Black begins, as the position says.");
    }

    #[test]
    fn a_match_of_several_rounds_has_a_score() {
        let terms = Terms { length: Length::FirstTo(1), ..Terms::usual(Kind::Zener) };
        let mut played = Match::new(terms).expect("terms that can be played");
        played.end(Ending::Resigned(Player::Two)).expect("a round that is on");
        assert_eq!(match_result(&played).as_deref(), Some("Player 1 wins the match, 1 – 0."));
    }
}
