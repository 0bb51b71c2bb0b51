//! Players, scores and results in words.

use crate::games::{Kind, LoopClass, Outcome, Player, WinReason};
use crate::session::results::{Run, Suggestion};
use crate::session::{Ending, FirstMove, Length, Match, Pending, Round, RoundResult, Team};

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

/// What a seat plays: a colour, in teams with the seat's number.
pub fn seat_side(played: &Match, seat: usize) -> String {
    seat_of_side(played.round().game().kind(), played.side(seat), seat, played.terms().seats.len())
}

/// What a seat (counted from 0) plays that is on this side: a colour, in teams with the seat's number.
pub fn seat_of_side(kind: Kind, side: Player, seat: usize, seats: usize) -> String {
    let side = kind.player_name(side);
    if seats > 2 { format!("{side} {}", seat / 2 + 1) } else { side.to_owned() }
}

/// Why whoever begins a round of ZEN does so, before the first move; `None` elsewhere.
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

/// A finished round in one line, counted from 0.
pub fn round_told(played: &Match, index: usize) -> Option<String> {
    let round = played.rounds().get(index)?;
    let result = round.result()?;
    let told = match result.ending.winner() {
        None => "a draw".to_owned(),
        Some(winner) => {
            let points = if result.points == 1 { "1 point".to_owned() } else { format!("{} points", result.points) };
            format!("{}, {points}", side_name(played, round, winner))
        }
    };
    Some(format!("Round {}: {told}", index + 1))
}

/// Which level fits, and from what that follows.
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

/// The first letter large.
pub fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if text.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", letters.as_str())
}

/// How a game ended on the board.
pub fn outcome(kind: Kind, outcome: Outcome) -> String {
    match outcome {
        Outcome::Ongoing => String::new(),
        Outcome::Win { winner, reason } => sentence(&win(kind, winner, reason)),
        Outcome::Draw(reason) => sentence(&format!("drawn: {reason}")),
    }
}

fn win(kind: Kind, winner: Player, reason: WinReason) -> String {
    let (name, loser) = (kind.player_name(winner), kind.player_name(winner.other()));
    match reason {
        WinReason::Connected => format!("all of {name}'s pieces form one chain"),
        WinReason::LastPawnCaptured => format!("{loser}'s last pawn has been captured"),
        WinReason::Checkmate => format!("checkmate: no reply of {loser} parries the check"),
        WinReason::EnsoStone => format!("{name} has an enso stone, with nothing but eight empty squares around it"),
        WinReason::NoLegalMove => format!("{loser} is to move and has no legal move"),
        WinReason::Loop(class) => format!("{name} has tied {}", loop_name(class)),
        WinReason::LeftBoard => format!("a piece of {name} has left the board over {loser}'s home row"),
        WinReason::AllBlocked => format!("all of {loser}'s pieces are blocked"),
    }
}

fn loop_name(class: LoopClass) -> String {
    let text = class.to_string();
    let article = if text.starts_with("SE") || text.starts_with("SW") { "an" } else { "a" };
    format!("{article} {text}")
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
        Ending::Board(ended) => outcome(kind, ended),
        Ending::Resigned(loser) => format!("{} has resigned.", side(loser)),
        Ending::DrawAgreed => "The players have agreed on a draw.".to_owned(),
        Ending::TimeOut(loser) => format!("{}'s time has run out.", side(loser)),
    };
    (headline, why)
}

/// What a round counts, as a sentence; nothing where no points are played for.
pub fn points(played: &Match, result: RoundResult) -> String {
    match result.points {
        0 => String::new(),
        _ if !played.terms().game.has_points() => String::new(),
        1 => "This counts 1 point.".to_owned(),
        points => format!("This counts {points} points."),
    }
}

/// Who has won the match, or that it goes on; `None` for a match of one round.
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
    use crate::session::Terms;

    #[test]
    fn a_suggestion_says_why() {
        let level = |number| crate::search::Level::new(number).expect("a level");
        let told = |wanted, games, won, lost| {
            suggestion(Suggestion { level: level(wanted), from: Some(Run { level: level(2), games, won, lost }) })
        };
        assert_eq!(told(3, 4, 3, 1), "You won 3 of your last 4 games at level 2: try level 3.");
        assert_eq!(told(3, 3, 3, 0), "You won your last 3 games at level 2: try level 3.");
        assert_eq!(told(1, 4, 0, 3), "You lost 3 of your last 4 games at level 2: try level 1.");
        assert_eq!(told(2, 4, 2, 2), "You won 2 of your last 4 games at level 2.");
        assert_eq!(told(2, 1, 1, 0), "You won your last game at level 2.");
    }

    #[test]
    fn a_sentence_begins_large_and_ends_with_a_stop() {
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
    fn the_lot_is_named_only_where_it_has_fallen() {
        let told = |played: Match| who_begins(&played).unwrap_or_default();
        let by_lot = Match::new(Terms::usual(Kind::Zen)).expect("the usual terms");
        assert!(told(by_lot).starts_with("The lot has fallen on "));
        let position = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w b -";
        let by_hand = Match::from_position(Terms::usual(Kind::Zen), position).expect("a position");
        assert_eq!(told(by_hand), "Black begins, as the position says.");
    }

    #[test]
    fn a_match_over_rounds_tells_the_score() {
        let terms = Terms { length: Length::FirstTo(1), ..Terms::usual(Kind::Zener) };
        let mut played = Match::new(terms).expect("terms that can be played");
        played.end(Ending::Resigned(Player::Two)).expect("a round that is on");
        assert_eq!(match_result(&played).as_deref(), Some("Player 1 wins the match, 1 – 0."));
    }
}
