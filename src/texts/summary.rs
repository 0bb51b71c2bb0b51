//! Players, scores and results in words.

use crate::games::{DrawReason, Kind, Outcome, Player};
use crate::session::results::{Run, Suggestion};
use crate::session::{Ending, FirstMove, Length, Match, Pending, Round, RoundResult, Team};
use crate::texts::seats::seat_name;
use crate::texts::{Phrase, Text, games};

/// The names of a team's seats.
pub fn team_name(played: &Match, team: Team) -> Text {
    let seats = &played.terms().seats;
    let mut names = seats.iter().skip(team.index()).step_by(2).map(seat_name);
    let first = names.next().unwrap_or_default();
    match names.next() {
        Some(second) => Phrase::NamesTwo { first, second }.into(),
        None => first,
    }
}

/// The names of those who play a side in a round.
pub fn side_name(played: &Match, round: &Round, player: Player) -> Text {
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
pub fn seat_side(played: &Match, seat: usize) -> Text {
    seat_of_side(played.round().game().kind(), played.side(seat), seat, played.terms().seats.len())
}

/// The name of a seat (counted from 0) that plays this side: the colour, in teams with the player's number in the team.
pub fn seat_of_side(kind: Kind, side: Player, seat: usize, seats: usize) -> Text {
    let side = games::player_name(kind, side);
    if seats > 2 { Phrase::SideOfTeam { side, number: (seat / 2 + 1).to_string().into() }.into() } else { side }
}

/// Why this side makes the first move of the round. `None` after that move, and in games in which player one always
/// begins.
pub fn who_begins(played: &Match) -> Option<Phrase> {
    let why = played.first_move()?;
    let game = played.round().game();
    let side = games::player_name(game.kind(), game.to_move());
    Some(match why {
        FirstMove::Position => Phrase::BeginsByPosition { side },
        FirstMove::Lot => Phrase::BeginsByLot { side },
        FirstMove::LostRoundBefore => Phrase::BeginsAfterLoss { side },
        FirstMove::AfterDraw => Phrase::BeginsAfterDraw { side },
    })
}

/// A finished round in one line; `index` counts rounds from 0.
pub fn round_in_one_line(played: &Match, index: usize) -> Option<Phrase> {
    let number = Text::from((index + 1).to_string());
    let round = played.rounds().get(index)?;
    let result = round.result()?;
    Some(match result.ending.winner() {
        None => Phrase::RoundDrawn { round: number },
        Some(winner) => {
            Phrase::RoundWon { round: number, winner: side_name(played, round, winner), points: result.points.into() }
        }
    })
}

/// The level that fits a player, and the results from which that follows.
pub fn suggestion(suggestion: Suggestion) -> Phrase {
    let wanted = suggestion.level.number();
    let Some(Run { level, games, won, lost }) = suggestion.from else {
        return Phrase::SuggestionFirst;
    };
    let (result, count) = if wanted < level.number() { ("lost", lost) } else { ("won", won) };
    let number = |number: u8| Text::from(number.to_string());
    let at = number(level.number());
    let results = if count == games {
        Phrase::SuggestionAll { result, games: games.into(), level: at }
    } else if count == 0 && result == "won" {
        Phrase::SuggestionNone { games: games.into(), level: at }
    } else {
        Phrase::SuggestionSome { result, count: count.to_string().into(), games: games.to_string().into(), level: at }
    };
    if wanted == level.number() {
        results
    } else {
        Phrase::SuggestionTry { results: results.into(), level: number(wanted) }
    }
}

/// How a game ended on the board.
pub fn outcome(outcome: Outcome) -> Text {
    match outcome {
        Outcome::Ongoing => Text::EMPTY,
        Outcome::Win { winner, reason } => {
            let [winner, loser] = [winner, winner.other()].map(|player| games::player_name(reason.kind(), player));
            games::win(reason, winner, loser).into()
        }
        Outcome::Draw(DrawReason::BothConnected) => Phrase::ResultDrawnBothConnected.into(),
        Outcome::Draw(DrawReason::NeitherCanMove) => Phrase::ResultDrawnNeitherCanMove.into(),
        Outcome::Draw(DrawReason::Repetition) => Phrase::ResultDrawnRepetition.into(),
    }
}

/// Who has won a round, in a few words, and why.
pub fn result(played: &Match, round: &Round, result: RoundResult) -> (Phrase, Text) {
    let kind = round.game().kind();
    let side = |player| games::player_name(kind, player);
    let headline = match result.ending.winner() {
        None => Phrase::ResultDraw,
        Some(winner) => {
            Phrase::ResultWins { winner: side_name(played, round, winner), players: players_of_side(played).into() }
        }
    };
    let why = match result.ending {
        Ending::Board(ended) => outcome(ended),
        Ending::Resigned(loser) => Phrase::ResultResigned { loser: side(loser) }.into(),
        Ending::DrawAgreed => Phrase::ResultDrawAgreed.into(),
        Ending::TimeOut(loser) => Phrase::ResultTimeOut { loser: side(loser) }.into(),
    };
    (headline, why)
}

/// The number of players on each side.
pub fn players_of_side(played: &Match) -> usize {
    played.terms().seats.len() / 2
}

/// The points of a round, as a sentence; `None` in games without points.
pub fn points(played: &Match, result: RoundResult) -> Option<Phrase> {
    let counts = result.points > 0 && played.terms().game.has_points();
    counts.then(|| Phrase::ResultPoints { points: result.points.into() })
}

/// Who has won the match, or its score while it goes on; `None` for a match of one round.
pub fn match_result(played: &Match) -> Option<Phrase> {
    let [a, b] = played.score();
    if played.terms().length == Length::Single {
        return None;
    }
    let number = |points: u32| Text::from(points.to_string());
    Some(match (played.pending(), a.cmp(&b)) {
        (Pending::Nothing, std::cmp::Ordering::Equal) => Phrase::MatchDrawn { first: number(a), second: number(b) },
        (Pending::Nothing, order) => {
            let (team, best, other) = if order.is_gt() { (Team::A, a, b) } else { (Team::B, b, a) };
            Phrase::MatchWon {
                winner: team_name(played, team),
                players: players_of_side(played).into(),
                best: number(best),
                other: number(other),
            }
        }
        _ => Phrase::MatchScore {
            first_name: team_name(played, Team::A),
            first: number(a),
            second: number(b),
            second_name: team_name(played, Team::B),
        },
    })
}

/// How long a match is.
pub fn length(length: Length, has_points: bool) -> Phrase {
    match (length, has_points) {
        (Length::Single, true) => Phrase::LengthOneRound,
        (Length::Single, false) => Phrase::LengthOneGame,
        (Length::BestOf(rounds), _) => Phrase::LengthBestOf { rounds: rounds.to_string().into() },
        (Length::FirstTo(points), true) => Phrase::LengthFirstToPoints { points: points.into() },
        (Length::FirstTo(wins), false) => Phrase::LengthFirstToWins { wins: wins.into() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::session::Terms;
    use crate::texts::Language;

    #[test]
    fn a_suggestion_says_why() {
        let level = |number| crate::search::Level::new(number).expect("a level");
        let text = |wanted, games, won, lost| {
            let from = Some(Run { level: level(2), games, won, lost });
            suggestion(Suggestion { level: level(wanted), from }).localise(Language::English)
        };
        assert_eq!(text(3, 4, 3, 1), "You won 3 of your last 4 games at level 2. Try level 3.");
        assert_eq!(text(3, 3, 3, 0), "You won your last 3 games at level 2. Try level 3.");
        assert_eq!(text(1, 4, 0, 3), "You lost 3 of your last 4 games at level 2. Try level 1.");
        assert_eq!(text(2, 4, 2, 2), "You won 2 of your last 4 games at level 2.");
        assert_eq!(text(2, 1, 1, 0), "You won your last game at level 2.");
    }

    #[test]
    fn a_resignation_names_winner_and_reason() {
        let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
        let ended = played.end(Ending::Resigned(Player::One)).expect("a round that is on");
        let (headline, why) = result(&played, played.round(), ended);
        assert_eq!(headline.localise(Language::English), "Player 2 wins");
        assert_eq!(why.localise(Language::English), "Black has resigned.");
        assert_eq!(match_result(&played), None);
    }

    #[test]
    fn the_lot_is_named_only_where_it_was_drawn() {
        let begins =
            |played: Match| who_begins(&played).map(|begins| begins.localise(Language::English)).unwrap_or_default();
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
        let result = match_result(&played).map(|result| result.localise(Language::English));
        assert_eq!(result.as_deref(), Some("Player 1 wins the match, 1 – 0."));
    }
}
