//! Seats, turns, rounds and scores.

use super::support::{all_games, begun, play_on, same, terms};
use std::collections::BTreeSet;
use zen_table::games::{Kind, Player, torus, zen, zener};
use zen_table::session::games::zener::setup as drawn_setup;
use zen_table::session::record::{self, mail, ron};
use zen_table::session::{
    Ending, FirstMove, GameTerms, Length, Match, MatchError, Pending, Seat, SetupMethod, Team, Terms, TermsError, lot,
};

#[test]
fn a_refused_move_changes_nothing() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 3, 2);
    let before = ron::write(&played);
    for wrong in ["a1-a1", "", "pass", "zzz", "c1xc2xc3"] {
        assert!(matches!(played.play(wrong), Err(MatchError::Play(_))), "{wrong}");
        assert_eq!(ron::write(&played), before);
    }
}

#[test]
fn undo_and_redo_have_no_limit_and_agree() {
    let mut played = begun(GameTerms::Zener { setup: SetupMethod::Shuffled }, Length::Single);
    play_on(&mut played, 4000, 4);
    assert!(played.round().result().is_some());
    let whole = ron::write(&played);
    let plies = played.round().game().len();
    for _ in 0..plies {
        let undone = played.undo().unwrap();
        assert_eq!(played.round().undone().last(), Some(&undone));
    }
    assert_eq!(played.round().undone().len(), plies);
    assert_eq!(played.undo(), Err(MatchError::NothingToUndo));
    assert!(played.round().result().is_none(), "taken back, the round goes on");
    for _ in 0..plies {
        played.redo().unwrap();
    }
    assert_eq!(ron::write(&played), whole);
    assert_eq!(played.redo().unwrap_err(), MatchError::MatchOver);
    played.undo().unwrap();
    let other = played.round().game().legal_moves().remove(0);
    played.play(&other).unwrap();
    assert!(played.round().undone().is_empty(), "a new move forgets what was taken back");
}

#[test]
fn four_seats_take_turns_white_1_black_1_white_2_black_2() {
    let mut terms = Terms::usual(Kind::Zen);
    terms.seats = ["White 1", "Black 1", "White 2", "Black 2"].map(Seat::person).to_vec();
    let mut played = Match::new(terms).unwrap();
    let first = played.round().game().to_move();
    let mut order = Vec::new();
    for _ in 0..8 {
        let Pending::Move { seat, .. } = played.pending() else { panic!("a move is pending") };
        order.push(played.terms().seats[seat].name.clone());
        play_on(&mut played, 1, 3);
    }
    let expected = match first {
        Player::One => ["White 1", "Black 1", "White 2", "Black 2"],
        Player::Two => ["Black 1", "White 1", "Black 2", "White 2"],
    };
    assert_eq!(order, expected.repeat(2));
}

#[test]
fn who_begins_zen_is_drawn_from_the_seed_and_the_loser_begins_the_next_round() {
    let beginners: Vec<Player> = (0..20)
        .map(|seed| {
            let terms = Terms { seed, ..terms(GameTerms::zen(zen::Variant::Three), Length::FirstTo(7)) };
            let mut played = Match::new(terms).unwrap();
            let beginner = played.round().game().to_move();
            played.end(Ending::Resigned(Player::Two)).unwrap();
            assert!(played.score()[0] >= 1, "a round won scores at least 1");
            if played.pending() == Pending::NextRound {
                played.next_round().unwrap();
                assert_eq!(played.round().game().to_move(), Player::Two);
                played.end(Ending::DrawAgreed).unwrap();
                played.next_round().unwrap();
                assert_eq!(played.round().game().to_move(), Player::One, "drawn: the side that did not start it");
            }
            beginner
        })
        .collect();
    assert!(beginners.contains(&Player::One) && beginners.contains(&Player::Two));
}

#[test]
fn only_in_zen_there_is_a_reason_for_who_moves_first_and_only_before_the_first_move() {
    for game in all_games() {
        let mut played = begun(game, Length::Single);
        assert_eq!(played.first_move(), (game.kind() == Kind::Zen).then_some(FirstMove::Lot), "{game:?}");
        play_on(&mut played, 1, 1);
        assert_eq!(played.first_move(), None, "{game:?}");
    }
    let mut played = begun(GameTerms::usual(Kind::Zen), Length::Single);
    play_on(&mut played, 4, 1);
    let position = played.round().game().position_text();
    let set_up = Match::from_position(played.terms().clone(), &position).unwrap();
    assert_eq!(set_up.first_move(), Some(FirstMove::Position));
}

#[test]
fn the_seat_of_a_move_is_told_also_afterwards() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 5, 1);
    assert_eq!((0..5).map(|ply| played.seat_at(0, ply)).collect::<Vec<_>>(), [0, 1, 0, 1, 0].map(Some));
    assert_eq!((played.seat_at(0, 7), played.seat_at(1, 0)), (None, None));
}

#[test]
fn a_match_is_untouched_until_a_move_is_made_or_a_round_has_ended() {
    for game in all_games() {
        let untouched = |played: &Match| record::RecordSummary::of(played).is_untouched();
        let mut played = begun(game, Length::BestOf(3));
        assert!(untouched(&played));
        play_on(&mut played, 1, 1);
        assert!(!untouched(&played), "a move was made");
        let mut played = begun(game, Length::BestOf(3));
        played.end(Ending::Resigned(Player::Two)).unwrap();
        assert!(!untouched(&played), "a round has ended");
        played.next_round().unwrap();
        assert!(!untouched(&played), "the second round has begun");
    }
}

#[test]
fn sides_change_between_rounds_except_in_zen() {
    for game in all_games() {
        let mut played = begun(game, Length::BestOf(5));
        assert_eq!(played.round().team_of_player_one(), Team::A);
        played.end(Ending::DrawAgreed).unwrap();
        played.next_round().unwrap();
        let expected = if game.kind() == Kind::Zen { Team::A } else { Team::B };
        assert_eq!(played.round().team_of_player_one(), expected, "{game:?}");
    }
}

#[test]
fn a_match_ends_when_it_is_decided() {
    let mut played = begun(GameTerms::Enso, Length::BestOf(3));
    played.end(Ending::Resigned(Player::Two)).unwrap();
    assert_eq!(played.next_round(), Ok(()));
    assert_eq!(played.next_round(), Err(MatchError::RoundNotOver));
    played.end(Ending::Resigned(Player::One)).unwrap();
    assert_eq!((played.score(), played.pending()), ([2, 0], Pending::Nothing), "team A has won both, on either side");
    assert_eq!(played.next_round(), Err(MatchError::MatchOver));
    assert_eq!(played.play("c4-c3"), Err(MatchError::MatchOver));
    let mut points = begun(GameTerms::Enso, Length::FirstTo(2));
    points.end(Ending::DrawAgreed).unwrap();
    assert_eq!((points.score(), points.pending()), ([0, 0], Pending::NextRound));
}

#[test]
fn the_balanced_opening_lets_the_second_player_choose() {
    for swap in [false, true] {
        let game = GameTerms::Torus { size: torus::Size::new(7).unwrap(), balanced_opening: true };
        let mut played = begun(game, Length::Single);
        for mv in ["a1", "c3", "e5"] {
            assert!(matches!(played.pending(), Pending::Move { seat: 0, .. }), "the first player places three stones");
            played.play(mv).unwrap();
        }
        assert_eq!(played.pending(), Pending::ChooseSide { seat: 1 });
        assert!(!played.waits_for_answer_of_person(), "a computer sits on the second seat");
        let seats = ["Ada", "Bob"].map(Seat::person).to_vec();
        let mut between_persons = Match::new(Terms { seats, ..played.terms().clone() }).unwrap();
        for mv in ["a1", "c3", "e5"] {
            assert!(!between_persons.waits_for_answer_of_person(), "a move is no answer");
            between_persons.play(mv).unwrap();
        }
        assert!(between_persons.waits_for_answer_of_person());
        assert_eq!(played.play("b2").unwrap_err(), MatchError::ChooseFirst);
        played.choose_side(swap).unwrap();
        assert_eq!(played.choose_side(swap), Err(MatchError::NothingToChoose));
        let n = if swap { 0 } else { 1 };
        assert_eq!(played.pending(), Pending::Move { seat: n, player: Player::Two }, "N moves next");
        played.play("b2").unwrap();
        assert_eq!(played.pending(), Pending::Move { seat: 1 - n, player: Player::One });
        same(&played, &ron::read(&ron::write(&played)).unwrap());
        same(&played, &mail::read(&mail::write(&played)).unwrap());
        let continued = |plies| played.continued_from(0, plies).round().choice();
        assert_eq!((continued(3), continued(2)), (Some(swap), None), "a match that goes on from there has the choice");
        played.undo().unwrap();
        assert_eq!(played.round().choice(), Some(swap), "the choice stands as long as the three stones do");
        played.undo().unwrap();
        assert_eq!(played.round().choice(), None, "the choice is taken back with the third stone");
    }
}

#[test]
fn zener_set_ups_are_drawn_from_the_seed() {
    let start = |setup, seed| {
        let terms = Terms { seed, ..terms(GameTerms::Zener { setup }, Length::Single) };
        Match::new(terms).unwrap().round().game().position_text()
    };
    assert_eq!(start(SetupMethod::Ordered, 1), start(SetupMethod::Ordered, 2));
    assert_eq!(start(SetupMethod::Shuffled, 1), start(SetupMethod::Shuffled, 1));
    assert_ne!(start(SetupMethod::Shuffled, 1), start(SetupMethod::Shuffled, 2));
    assert!(
        (0..50).any(|seed| !start(SetupMethod::PrintAndPlay, seed).contains("/5/5/5/5/5/")),
        "somebody starts ahead"
    );
}

#[test]
fn terms_that_can_not_be_played_are_refused() {
    let with = |change: fn(&mut Terms)| {
        let mut terms = Terms::usual(Kind::Enso);
        change(&mut terms);
        Match::new(terms).unwrap_err()
    };
    assert_eq!(with(|terms| terms.seats.clear()), TermsError::Seats(0).into());
    assert_eq!(with(|terms| terms.seats.push(Seat::person("three"))), TermsError::Seats(3).into());
    assert_eq!(with(|terms| terms.length = Length::FirstTo(0)), TermsError::Length.into());
    assert_eq!(with(|terms| terms.length = Length::BestOf(0)), TermsError::Length.into());
    assert_eq!(with(|terms| terms.length = Length::BestOf(Terms::MOST_ROUNDS + 1)), TermsError::Length.into());
    let longest = Terms { length: Length::BestOf(Terms::MOST_ROUNDS), ..Terms::usual(Kind::Enso) };
    assert_eq!(longest.validate(), Ok(()), "as many rounds as a match may have");
}

#[test]
fn what_is_drawn_is_the_same_in_every_version() {
    // A seed from an earlier version must still give these set-ups.
    let drawn = |round| drawn_setup(SetupMethod::Shuffled, 42, round);
    let orders = |setup: zener::Setup| [setup.white.symbols(), setup.black.symbols()];
    let first = [[1, 5, 2, 4, 3], [3, 1, 4, 2, 5]];
    let second = [[5, 3, 1, 2, 4], [1, 3, 2, 5, 4]];
    assert_eq!([0, 1].map(|round| orders(drawn(round))), [first, second]);
    assert_eq!([1, 2, 3].map(lot::first_player), [Player::One, Player::Two, Player::Two]);
    assert_eq!(
        [lot::error_seed(42, 0, 0), lot::error_seed(42, 3, 1)],
        [784_386_350_973_664_097, 18_154_467_607_217_323_110]
    );
    let mut minds = BTreeSet::new();
    for round in 0..40 {
        for seat in 0..4 {
            assert!(minds.insert(lot::error_seed(1, round, seat)), "round {round}, seat {seat} errs like another");
        }
        let drawn = |setup| drawn_setup(setup, 1, round);
        assert_ne!(drawn(SetupMethod::Shuffled), drawn_setup(SetupMethod::Shuffled, 1, round + 1));
        assert_eq!(drawn(SetupMethod::PrintAndPlay), zener::Setup { advance: true, ..drawn(SetupMethod::Shuffled) });
    }
}

#[test]
fn seats_can_be_exchanged_in_the_middle_of_a_game() {
    let mut played = begun(GameTerms::Enso, Length::Single);
    play_on(&mut played, 3, 1);
    played.reseat(1, Seat::person("Alan")).unwrap();
    assert_eq!(played.terms().seats[1], Seat::person("Alan"));
    assert_eq!(played.reseat(2, Seat::person("Alan")), Err(MatchError::NoSuchSeat(2)));
    assert_eq!(played.terms().seats[0], Seat::person("Ada"));
    played.reseat(0, Seat::computer("Grace", 0)).unwrap();
    assert_eq!(played.terms().seats[0], Seat::computer("Grace", 0), "level 0 is a level");
}

#[test]
fn a_person_takes_back_to_the_last_own_turn_against_a_computer() {
    for game in [GameTerms::Enso, GameTerms::usual(Kind::Zener)] {
        // Grace, on the second seat, is a computer.
        let mut played = begun(game, Length::Single);
        play_on(&mut played, 9, 1);
        let movers = played.round().game().movers();
        let ada = played.round().game().starter();
        let expected = (0..9).rev().find(|&ply| movers[ply] == ada).unwrap();
        assert_eq!(played.plies_to_take_back(), Some(9 - expected));
        played.take_back().unwrap();
        assert_eq!(played.round().game().len(), expected);
        while played.plies_to_take_back().is_some() {
            played.take_back().unwrap();
            assert_eq!(played.seat_on_turn().map(|seat| seat.name.as_str()), Some("Ada"));
        }
        assert_eq!(played.take_back(), Err(MatchError::NothingToUndo));
        assert_eq!(played.round().game().len(), 0);
    }
    let mut among_persons = Match::new(Terms::usual(Kind::Enso)).unwrap();
    play_on(&mut among_persons, 3, 1);
    among_persons.take_back().unwrap();
    assert_eq!(among_persons.round().game().len(), 2);
}
