//! Clocks: whose time runs, what a turn adds, what undo and saving restore, and who loses when the time has run out.

use std::time::Duration;
use zen_table::games::{Kind, Player};
use zen_table::session::record::{mail, ron};
use zen_table::session::{Clock, Ending, GameTerms, Length, Match, MatchError, Pending, Seat, Terms, TermsError};

const CLOCKS: [Clock; 3] =
    [Clock::Sudden { seconds: 60 }, Clock::Increment { seconds: 60, more: 5 }, Clock::PerMove { seconds: 60 }];

fn begun(kind: Kind, clock: Clock, seats: usize) -> Match {
    let seats = ["Ada", "Grace", "Kurt", "Emmy"].into_iter().take(seats).map(Seat::person).collect();
    let terms = Terms { game: GameTerms::usual(kind), length: Length::BestOf(3), seats, seed: 5, clock: Some(clock) };
    Match::new(terms).unwrap()
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// Plays the first legal move.
fn play(played: &mut Match) {
    let mv = played.round().game().legal_moves().swap_remove(0);
    played.play(&mv).unwrap();
}

fn team_on_turn(played: &Match) -> usize {
    let Pending::Move { seat, .. } = played.pending() else { panic!("nobody is on turn") };
    seat % 2
}

#[test]
fn only_the_time_of_the_team_on_turn_runs() {
    for kind in Kind::ALL {
        for seats in [2, 4] {
            let mut played = begun(kind, Clock::Sudden { seconds: 60 }, seats);
            for _ in 0..6 {
                let (team, before) = (team_on_turn(&played), played.round().time_left().unwrap());
                assert_eq!(played.spend(seconds(2)), None);
                let after = played.round().time_left().unwrap();
                assert_eq!(after[team], before[team] - seconds(2));
                assert_eq!(after[1 - team], before[1 - team]);
                assert_eq!(played.time_on_turn(), Some(after[team]));
                play(&mut played);
            }
        }
    }
}

#[test]
fn a_turn_adds_what_was_agreed() {
    for (clock, expected) in CLOCKS.into_iter().zip([50, 55, 60]) {
        let mut played = begun(Kind::Enso, clock, 2);
        let team = team_on_turn(&played);
        played.spend(seconds(10));
        play(&mut played);
        assert_eq!(played.round().time_left().unwrap()[team], seconds(expected), "{clock:?}");
        assert_eq!(played.round().time_left().unwrap()[1 - team], seconds(60));
    }
}

#[test]
fn in_zener_only_the_second_step_ends_a_turn() {
    let mut played = begun(Kind::Zener, Clock::PerMove { seconds: 60 }, 2);
    // White's first turn is one step.
    play(&mut played);
    let team = team_on_turn(&played);
    played.spend(seconds(20));
    play(&mut played);
    assert_eq!(team_on_turn(&played), team, "the free step is still to come");
    assert_eq!(played.round().time_left().unwrap()[team], seconds(40));
    play(&mut played);
    assert_eq!(played.round().time_left().unwrap()[team], seconds(60));
}

#[test]
fn whose_time_is_over_has_lost() {
    for clock in CLOCKS {
        let mut played = begun(Kind::Zen, clock, 2);
        play(&mut played);
        let player = played.round().game().to_move();
        assert_eq!(played.spend(seconds(59)), None);
        let result = played.spend(seconds(1)).unwrap();
        assert_eq!(result.ending, Ending::TimeOut(player));
        assert_eq!(result.ending.winner(), Some(player.other()));
        assert_eq!(played.pending(), Pending::NextRound);
        assert_eq!(played.spend(seconds(100)), None, "between rounds no time runs");
        same_when_loaded(&played);
        played.next_round().unwrap();
        assert_eq!(played.round().time_left(), Some([seconds(60); 2]), "every round begins with all the time");
    }
}

#[test]
fn undo_and_redo_bring_back_the_time() {
    for clock in CLOCKS {
        let mut played = begun(Kind::Torus, clock, 2);
        let mut left = vec![played.round().time_left()];
        for second in 1..6 {
            played.spend(seconds(second));
            play(&mut played);
            left.push(played.round().time_left());
        }
        for _ in 0..5 {
            played.spend(seconds(1));
            played.undo().unwrap();
            let plies = played.round().game().len();
            assert_eq!(played.round().time_left(), left[plies], "{clock:?} after {plies} plies");
        }
        for expected in &left[1..6] {
            played.redo().unwrap();
            assert_eq!(played.round().time_left(), *expected, "{clock:?}");
        }
        // Time that had run out is restored too.
        played.spend(seconds(1000)).unwrap();
        played.undo().unwrap();
        assert_eq!(played.round().time_left(), left[4]);
    }
}

fn same_when_loaded(played: &Match) {
    for loaded in [ron::read(&ron::write(played)), mail::read(&mail::write(played))] {
        let loaded = loaded.unwrap_or_else(|error| panic!("{error}\n{}", mail::write(played)));
        assert_eq!(loaded.terms(), played.terms());
        for (one, other) in loaded.rounds().iter().zip(played.rounds()) {
            assert_eq!(one.time_left(), other.time_left());
            assert_eq!(one.time_after(), other.time_after());
            assert_eq!(one.result(), other.result());
        }
    }
}

#[test]
fn records_keep_the_times_at_every_moment() {
    for clock in CLOCKS {
        for kind in Kind::ALL {
            let mut played = begun(kind, clock, 2);
            for second in 0..12 {
                same_when_loaded(&played);
                played.spend(Duration::from_millis(137 * second));
                same_when_loaded(&played);
                play(&mut played);
            }
            played.undo().unwrap();
            same_when_loaded(&played);
        }
    }
}

#[test]
fn damaged_times_are_refused_with_line_and_reason() {
    let mut played = begun(Kind::Enso, CLOCKS[1], 2);
    for _ in 0..5 {
        played.spend(seconds(1));
        play(&mut played);
    }
    let text = mail::write(&played);
    let line = |begins: &str| text.lines().position(|line| line.starts_with(begins)).unwrap() + 1;
    for (from, to, reason, at) in [
        ("Clock: 60 s and 5 s more a turn", "Clock: a while", "a clock is", line("Clock:")),
        ("Clock: 60 s and 5 s", "Clock: 0 s and 5 s", "1 to 86400 seconds", line("Clock:")),
        ("Left: ", "Left: 1/2 ", "there are times for 6 moves, but 5 moves", line("Left:")),
        ("Left: ", "Left: soon ", "two numbers of milliseconds", line("Left:")),
        ("Clock: 60 s and 5 s more a turn\n", "", "no clock", line("Left:") - 1),
    ] {
        let error = mail::read(&text.replacen(from, to, 1)).unwrap_err();
        assert!(error.to_string().contains(reason), "{error}");
        assert_eq!(error.line, Some(at), "{error}");
    }
}

#[test]
fn without_a_clock_no_time_runs() {
    let mut played = Match::new(Terms::usual(Kind::Zener)).unwrap();
    assert_eq!(played.spend(seconds(1_000_000)), None);
    assert_eq!((played.round().time_left(), played.round().time_after().len()), (None, 0));
    assert_eq!(played.round().game().to_move(), Player::One);
}

#[test]
fn impossible_clocks_are_refused() {
    for clock in [
        Clock::Sudden { seconds: 0 },
        Clock::PerMove { seconds: Clock::LONGEST + 1 },
        Clock::Increment { seconds: 10, more: 0 },
    ] {
        let terms = Terms { clock: Some(clock), ..Terms::usual(Kind::Zen) };
        assert_eq!(Match::new(terms).unwrap_err(), MatchError::Terms(TermsError::Clock));
    }
}
