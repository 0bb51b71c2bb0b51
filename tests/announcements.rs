//! Check and checkmate in ZEN's variants 1 and 2 when the players announce them: every branch of the rule.

use zen_table::games::zen::{Announcing, Threat, Variant, WinReason};
use zen_table::games::{Event, Outcome, Player};
use zen_table::session::record::{mail, ron};
use zen_table::session::{Ending, GameTerms, Length, Match, MatchError, Pending, Seat, Terms};

/// White has made a move that threatens K1-H4, which wins (figure 2 of the rulebook, one move earlier).
const BEFORE: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";

fn terms(variant: Variant, announcing: Announcing) -> Terms {
    Terms {
        game: GameTerms::Zen { variant, announcing },
        length: if variant == Variant::Two { Length::FirstTo(7) } else { Length::Single },
        seats: vec![Seat::person("Ada"), Seat::person("Grace")],
        seed: 1,
        clock: None,
    }
}

fn begun(announcing: Announcing) -> Match {
    Match::from_position(terms(Variant::One, announcing), BEFORE).unwrap()
}

/// A line of play: White's quiet check, Black's reply that does not parry it, a reply that does, and White's winning
/// move; none is announced.
struct Line {
    check: String,
    blunder: String,
    parry: String,
    win: String,
}

/// What the game itself would announce for a move, check or mate, under terms by which it announces.
fn called(played: &Match, text: &str) -> Option<Threat> {
    let mut strict =
        Match::from_position(terms(Variant::One, Announcing::ByGame), &played.round().game().position_text()).unwrap();
    strict.play(text).unwrap();
    strict.round().announced(0)
}

/// Whether this move wins at once for the player to move.
fn wins(played: &Match, text: &str) -> bool {
    let mut tried = played.round().game().clone();
    let mover = tried.to_move();
    tried.play(text).unwrap();
    tried.verdict().outcome.winner() == Some(mover)
}

fn line() -> Line {
    let start = begun(Announcing::ByPlayers);
    for check in start.round().game().legal_moves() {
        if wins(&start, &check) || called(&start, &check) != Some(Threat::Check) {
            continue;
        }
        let mut checked = start.clone();
        checked.play(&check).unwrap();
        let (mut blunder, mut parry) = (None, None);
        for reply in checked.round().game().legal_moves() {
            let mut replied = checked.clone();
            replied.play(&reply).unwrap();
            if replied.round().result().is_some() {
                continue;
            }
            let after = replied.round().game().legal_moves();
            // The threat must have been there before the reply, and not be one that the reply makes possible.
            match after.into_iter().find(|mv| wins(&replied, mv)) {
                Some(win) if start.round().game().legal_moves().contains(&win) || win == "K1-H4" => {
                    blunder = Some((reply, win));
                }
                Some(_) => {}
                None => parry = Some(reply),
            }
        }
        if let (Some((blunder, win)), Some(parry)) = (blunder, parry) {
            return Line { check, blunder, parry, win };
        }
    }
    panic!("there is no such line");
}

/// The match after saving and loading, which must not change it.
fn reloaded(played: &Match) -> Match {
    for loaded in [ron::read(&ron::write(played)), mail::read(&mail::write(played))] {
        let loaded = loaded.unwrap();
        assert_eq!(loaded.pending(), played.pending());
        assert_eq!(loaded.round().announced_moves(), played.round().announced_moves());
        assert_eq!(loaded.round().result(), played.round().result());
        assert_eq!(loaded.terms(), played.terms());
    }
    ron::read(&ron::write(played)).unwrap()
}

fn lost_to_an_unannounced_check() -> (Match, Line) {
    let line = line();
    let mut played = begun(Announcing::ByPlayers);
    for mv in [&line.check, &line.blunder, &line.win] {
        played.play(mv).unwrap();
    }
    (played, line)
}

#[test]
fn the_game_announces_by_itself_unless_the_players_do() {
    let line = line();
    let mut by_game = begun(Announcing::ByGame);
    let events = by_game.play(&line.check).unwrap();
    assert!(events.contains(&Event::Check(Player::Two)), "{events:?}");
    assert_eq!(by_game.round().announced(0), Some(Threat::Check));
    let mut by_players = begun(Announcing::ByPlayers);
    let events = by_players.play(&line.check).unwrap();
    assert!(!events.iter().any(|event| matches!(event, Event::Check(_))), "{events:?}");
    assert_eq!(by_players.round().announced(0), None);
    reloaded(&by_players);
}

#[test]
fn a_true_announcement_is_heard_and_recorded() {
    let line = line();
    let mut played = begun(Announcing::ByPlayers);
    let events = played.play(&format!("{}+", line.check)).unwrap();
    assert!(events.contains(&Event::Check(Player::Two)), "{events:?}");
    assert_eq!(played.round().announced_moves(), [format!("{}+", line.check)]);
    assert_eq!(played.properly_announced(&line.check), line.check, "it has been played already");
    reloaded(&played);
}

#[test]
fn a_false_announcement_is_refused_with_the_reason_and_changes_nothing() {
    let line = line();
    let start = begun(Announcing::ByPlayers);
    for mv in start.round().game().legal_moves() {
        let standing = if wins(&start, &mv) { None } else { called(&start, &mv) };
        for (mark, claimed) in [("+", Threat::Check), ("#", Threat::Checkmate)] {
            if standing.is_some_and(|standing| claimed <= standing) {
                continue;
            }
            let mut played = start.clone();
            let refused = played.play(&format!("{mv}{mark}")).unwrap_err();
            assert_eq!(refused, MatchError::FalseAnnouncement(claimed), "{mv}{mark}");
            assert!(!refused.to_string().is_empty() && played.round().game().is_empty());
        }
    }
    // The same where the game announces.
    let refused = begun(Announcing::ByGame).play(&format!("{}#", line.check));
    assert_eq!(refused, Err(MatchError::FalseAnnouncement(Threat::Checkmate)));
}

#[test]
fn whoever_loses_to_an_unannounced_check_may_take_the_move_back() {
    let (mut played, line) = lost_to_an_unannounced_check();
    assert_eq!(played.pending(), Pending::TakeBack { seat: 1 });
    assert_eq!(played.play("K1-K2"), Err(MatchError::DecideFirst));
    let mut played_on = reloaded(&played);
    for played in [&mut played, &mut played_on] {
        played.decide(true).unwrap();
        assert_eq!(played.pending(), Pending::Move { seat: 1, player: Player::Two });
        assert_eq!(played.round().announced_moves(), [format!("{}+", line.check)], "the check is known now");
        // What is announced now counts: a second loss to the same threat stands.
        for mv in [&line.blunder, &line.win] {
            played.play(mv).unwrap();
        }
        assert_eq!(played.pending(), Pending::Nothing);
        reloaded(played);
    }
}

#[test]
fn whoever_stands_by_the_loss_has_lost() {
    let (mut played, _) = lost_to_an_unannounced_check();
    played.decide(false).unwrap();
    assert_eq!(played.pending(), Pending::Nothing);
    assert_eq!(played.round().result().unwrap().ending.winner(), Some(Player::One));
    assert_eq!(played.decide(true), Err(MatchError::NothingToTakeBack));
    reloaded(&played);
    // Taking moves back makes the decision open again.
    played.undo().unwrap();
    played.redo().unwrap();
    assert_eq!(played.pending(), Pending::TakeBack { seat: 1 });
}

#[test]
fn an_announced_check_can_not_be_taken_back_from() {
    let line = line();
    let mut played = begun(Announcing::ByPlayers);
    for mv in [format!("{}+", line.check), line.blunder, line.win] {
        played.play(&mv).unwrap();
    }
    assert_eq!(played.pending(), Pending::Nothing);
    assert_eq!(played.decide(true), Err(MatchError::NothingToTakeBack));
}

#[test]
fn a_check_that_was_parried_gives_no_right() {
    let line = line();
    let mut played = begun(Announcing::ByPlayers);
    for mv in [&line.check, &line.parry] {
        played.play(mv).unwrap();
    }
    assert_eq!(played.pending(), Pending::Move { seat: 0, player: Player::One });
    assert_eq!(played.decide(true), Err(MatchError::NothingToTakeBack));
}

#[test]
fn only_the_threat_that_stood_before_gives_the_right() {
    // A check was not announced, and the reply makes another winning move possible. A player who loses to that other
    // move has lost.
    let start = begun(Announcing::ByPlayers);
    let mut found = 0;
    for check in start.round().game().legal_moves() {
        if wins(&start, &check) || called(&start, &check) != Some(Threat::Check) {
            continue;
        }
        let mut checked = start.clone();
        checked.play(&check).unwrap();
        let passed = checked.round().game().position_text().replace(" b ", " w ");
        let after_pass = Match::from_position(terms(Variant::One, Announcing::ByPlayers), &passed).unwrap();
        let threats = after_pass.round().game().legal_moves();
        // The same move, whether it captures there or not: `x` and `-` are treated alike.
        let squares = |mv: &str| mv.replace('x', "-");
        let threats: Vec<_> = threats.iter().filter(|mv| wins(&after_pass, mv)).map(|mv| squares(mv)).collect();
        for reply in checked.round().game().legal_moves() {
            let mut replied = checked.clone();
            replied.play(&reply).unwrap();
            if replied.round().result().is_some() {
                continue;
            }
            for win in replied.round().game().legal_moves().into_iter().filter(|mv| wins(&replied, mv)) {
                let mut lost = replied.clone();
                lost.play(&win).unwrap();
                let may_take_back = matches!(lost.pending(), Pending::TakeBack { .. });
                assert_eq!(may_take_back, threats.contains(&squares(&win)), "{check} {reply} {win}");
                found += usize::from(!may_take_back);
            }
        }
        if found > 0 {
            return;
        }
    }
    panic!("there was no such reply");
}

#[test]
fn an_announced_checkmate_wins_at_once_and_an_unannounced_one_does_not() {
    // Figure 8: Z:D7-I7 is checkmate.
    let start = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    for variant in [Variant::One, Variant::Two] {
        let begun = Match::from_position(terms(variant, Announcing::ByPlayers), start).unwrap();
        assert_eq!(begun.properly_announced("Z:D7-I7"), "Z:D7-I7#");
        let mut announced = begun.clone();
        let events = announced.play("Z:D7-I7#").unwrap();
        let mate = Outcome::win(Player::One, WinReason::Checkmate);
        assert!(events.contains(&Event::Ended(mate)), "{events:?}");
        let result = announced.round().result().unwrap();
        assert_eq!(result.ending, Ending::Board(mate));
        assert!(result.points >= 1);
        reloaded(&announced);
        // A mate that is announced as a check counts as a check.
        let mut check = begun.clone();
        check.play("Z:D7-I7+").unwrap();
        assert!(check.round().result().is_none());
        let mut silent = begun;
        silent.play("Z:D7-I7").unwrap();
        assert!(silent.round().result().is_none());
        reloaded(&silent);
    }
}

#[test]
fn whoever_was_told_of_a_check_is_in_check_until_the_round_is_over() {
    let line = line();
    let mut silent = begun(Announcing::ByPlayers);
    silent.play(&line.check).unwrap();
    assert_eq!(silent.round().in_check(1), None, "nobody has said so");
    for announcing in [Announcing::ByPlayers, Announcing::ByGame] {
        let mut played = begun(announcing);
        assert_eq!(played.round().in_check(0), played.round().game().verdict().check, "as it stands on the board");
        played.play(&format!("{}+", line.check)).unwrap();
        assert_eq!(played.round().in_check(1), Some(Player::Two), "{announcing:?}");
        assert_eq!(played.round().in_check(0), None, "that was before the first ply");
        let mut parried = played.clone();
        parried.play(&line.parry).unwrap();
        assert_eq!(parried.round().in_check(1), Some(Player::Two), "so it was, whatever came then");
        assert_eq!(parried.round().in_check(2), parried.round().announced(1).map(|_| Player::One));
        played.end(Ending::Resigned(Player::Two)).unwrap();
        assert_eq!(played.round().in_check(1), None, "the round is over");
        assert_eq!(played.round().in_check(2), None, "there is no second ply");
    }
    // Where the game announces, it also announces a check in the position from which a round starts.
    assert_eq!(begun(Announcing::ByGame).round().in_check(0), Some(Player::One));
    assert_eq!(begun(Announcing::ByPlayers).round().in_check(0), None);
}

#[test]
fn undo_and_redo_keep_announcements() {
    let line = line();
    let mut played = begun(Announcing::ByPlayers);
    played.play(&format!("{}+", line.check)).unwrap();
    played.play(&line.parry).unwrap();
    let moves = played.round().announced_moves();
    played.undo().unwrap();
    played.undo().unwrap();
    played.redo().unwrap();
    played.redo().unwrap();
    assert_eq!(played.round().announced_moves(), moves);
}
