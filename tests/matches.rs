//! Whole matches without a window: teams, points over many rounds, saving and loading after every move, and many random
//! matches.

use std::time::Duration;
use zen_table::games::{DrawReason, Kind, Outcome, Player, torus, zen};
use zen_table::session::record::{mail, ron};
use zen_table::session::{Clock, Ending, GameTerms, Length, Match, Pending, Seat, SetupMethod, Team, Terms};

/// A simple generator of its own, so that the same matches are played in every version.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

fn seats(count: usize) -> Vec<Seat> {
    ["Ada", "Grace", "Kurt", "Emmy"].into_iter().take(count).map(Seat::person).collect()
}

/// Does what the match waits for, with random choices; does nothing when the match is over.
fn go_on(played: &mut Match, chance: &mut Chance) {
    match played.pending() {
        Pending::Move { .. } => {
            let moves = played.round().game().legal_moves();
            let mv = &moves[chance.below(moves.len())];
            // Players who announce themselves make half of the announcements.
            let said = if chance.one_in(2) { played.properly_announced(mv) } else { mv.clone() };
            played.play(&said).unwrap();
        }
        Pending::ChooseSide { .. } => played.choose_side(chance.one_in(2)).unwrap(),
        Pending::TakeBack { .. } => played.decide(chance.one_in(2)).unwrap(),
        Pending::NextRound => played.next_round().unwrap(),
        Pending::Nothing => {}
    }
}

fn loaded(played: &Match) -> Match {
    let text = ron::write(played);
    let loaded = ron::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ron::write(&loaded), text);
    loaded
}

#[test]
fn a_team_game_is_played_to_its_end_by_four_seats_in_turn() {
    let terms = Terms { seats: seats(4), seed: 3, ..Terms::usual(Kind::Zen) };
    let mut played = Match::new(terms).unwrap();
    let mut chance = Chance(7);
    let mut last: Option<(usize, Player)> = None;
    let mut moves = [0; 4];
    while let Pending::Move { seat, player } = played.pending() {
        // White 1, Black 1, White 2, Black 2, or Black first.
        assert_eq!(played.side(seat), player);
        if let Some((before, other)) = last {
            assert_ne!(other, player);
            let after_white = [1, 2, 3, 0];
            let after_black = [3, 0, 1, 2];
            let expected = if played.round().game().starter() == Player::One { after_white } else { after_black };
            assert_eq!(seat, expected[before]);
        }
        moves[seat] += 1;
        last = Some((seat, player));
        go_on(&mut played, &mut chance);
    }
    assert_eq!(played.pending(), Pending::Nothing);
    assert!(moves.iter().all(|&count| count > 2), "{moves:?}");
    let Ending::Board(outcome) = played.round().result().unwrap().ending else { panic!("it ended on the board") };
    assert!(outcome.is_over());
    loaded(&played);
}

/// Figure 7 A of the rulebook: Z:G2-E4 connects both sides, which is a draw.
const DRAWN_NEXT: &str = "11/11/11/11/11/2ww7/ww2wb5/2bb1b5/2b1w1b4/2bb2z4/11 w -";

#[test]
fn a_match_to_seven_points_with_a_drawn_round() {
    let terms = Terms {
        game: GameTerms::zen(zen::Variant::Two),
        length: Length::FirstTo(7),
        seats: seats(2),
        ..Terms::usual(Kind::Zen)
    };
    let mut played = Match::from_position(terms, DRAWN_NEXT).unwrap();
    played.play("Z:G2-E4").unwrap();
    let drawn = played.round().result().unwrap();
    assert_eq!(drawn.ending, Ending::Board(Outcome::Draw(DrawReason::BothConnected)));
    assert_eq!((drawn.points, played.score()), (0, [0, 0]));
    assert_eq!(played.pending(), Pending::NextRound);
    let mut chance = Chance(11);
    let (mut score, mut starter) = ([0; 2], played.round().game().starter());
    let mut loser = None;
    while played.pending() == Pending::NextRound {
        played.next_round().unwrap();
        // The loser of a round starts the next; after a drawn round, the side that did not start it does.
        let expected = loser.unwrap_or(starter.other());
        starter = played.round().game().starter();
        assert_eq!(starter, expected, "round {}", played.rounds().len());
        assert_eq!(played.round().team_of_player_one(), Team::A, "in ZEN the teams keep their colours");
        assert_eq!(played.enough_points(), Some(score.map(|own| 7 - own)));
        while played.round().result().is_none() {
            go_on(&mut played, &mut chance);
        }
        let result = played.round().result().unwrap();
        if let Some(winner) = result.ending.winner() {
            assert!(result.points >= 1);
            score[played.round().team(winner).index()] += result.points;
        }
        loser = result.ending.winner().map(Player::other);
        assert_eq!(played.score(), score);
        loaded(&played);
    }
    assert_eq!(played.pending(), Pending::Nothing);
    assert!(played.rounds().len() > 2 && score.iter().filter(|&&points| points >= 7).count() == 1, "{score:?}");
}

#[test]
fn a_match_interrupted_after_every_single_move_ends_the_same() {
    for (number, terms) in all_terms(&mut Chance(5)).into_iter().enumerate() {
        let mut whole = Match::new(terms).unwrap();
        let mut interrupted = whole.clone();
        let (mut one, mut other) = (Chance(number as u64), Chance(number as u64));
        for _ in 0..400 {
            go_on(&mut whole, &mut one);
            go_on(&mut interrupted, &mut other);
            whole.spend(Duration::from_millis(250));
            interrupted.spend(Duration::from_millis(250));
            interrupted = loaded(&interrupted);
        }
        assert_eq!(ron::write(&whole), ron::write(&interrupted));
        assert_eq!(whole.pending(), interrupted.pending());
    }
}

/// Terms of every game with all its options; everything else is random.
fn all_terms(chance: &mut Chance) -> Vec<Terms> {
    let mut games = vec![GameTerms::Enso];
    for variant in zen::Variant::ALL {
        for announcing in [zen::Announcing::ByGame, zen::Announcing::ByPlayers] {
            games.push(GameTerms::Zen { variant, announcing });
        }
    }
    for size in [3, 4, 6, 9].into_iter().filter_map(torus::Size::new) {
        games.extend([false, true].map(|balanced_opening| GameTerms::Torus { size, balanced_opening }));
    }
    games.extend(SetupMethod::ALL.map(|setup| GameTerms::Zener { setup }));
    let mut terms = Vec::new();
    for game in games {
        let lengths = [Length::Single, Length::BestOf(3), Length::FirstTo(2), Length::FirstTo(7)];
        let clocks = [
            None,
            Some(Clock::Sudden { seconds: 600 }),
            Some(Clock::Increment { seconds: 20, more: 2 }),
            Some(Clock::PerMove { seconds: 5 }),
        ];
        terms.push(Terms {
            game,
            length: lengths[chance.below(lengths.len())],
            seats: seats(if chance.one_in(2) { 4 } else { 2 }),
            seed: chance.below(1 << 31) as u64,
            clock: clocks[chance.below(clocks.len())],
        });
    }
    terms
}

#[test]
fn ten_thousand_random_matches_are_saved_and_loaded_as_they_are() {
    const MATCHES: usize = 10_000;
    let mut chance = Chance(1);
    let mut number = 0;
    while number < MATCHES {
        for terms in all_terms(&mut chance) {
            number += 1;
            let mut played = Match::new(terms).unwrap();
            // Most matches stop somewhere in the middle, as they do when people are interrupted.
            for _ in 0..chance.below(60) {
                match chance.below(40) {
                    0 => {
                        // At the beginning there is nothing to take back, and at the end nothing to play again.
                        let _ = played.undo();
                    }
                    1 => {
                        let _ = played.redo();
                    }
                    2 => {
                        played.spend(Duration::from_millis(chance.below(3000) as u64));
                    }
                    3 if chance.one_in(10) => {
                        let player = Player::BOTH[chance.below(2)];
                        let _ = played.end([Ending::Resigned(player), Ending::DrawAgreed][chance.below(2)]);
                    }
                    _ => go_on(&mut played, &mut chance),
                }
            }
            let text = ron::write(&played);
            let again = loaded(&played);
            let mailed = mail::read(&mail::write(&played)).unwrap_or_else(|error| panic!("{error}\n{text}"));
            for other in [&again, &mailed] {
                assert_eq!(ron::write(other), text);
                assert_eq!((other.pending(), other.score()), (played.pending(), played.score()));
            }
        }
    }
}

/// A match can go on from any ply of any round as if nothing had followed, and can be saved and played like any other.
#[test]
fn a_match_goes_on_from_any_position_of_any_round() {
    let clock = Some(Clock::Increment { seconds: 60, more: 2 });
    for kind in Kind::ALL {
        let mut game = GameTerms::usual(kind);
        if let GameTerms::Torus { size, balanced_opening } = &mut game {
            (*size, *balanced_opening) = (torus::Size::new(4).unwrap(), true);
        }
        let mut played =
            Match::new(Terms { game, length: Length::FirstTo(2), seed: 5, clock, ..Terms::usual(kind) }).unwrap();
        let mut chance = Chance(11);
        while played.pending() != Pending::Nothing {
            played.spend(Duration::from_millis(chance.below(900) as u64));
            if played.round().game().len() > 20 && matches!(played.pending(), Pending::Move { .. }) {
                let loser = played.round().game().to_move();
                played.end(Ending::Resigned(loser)).unwrap();
            } else {
                go_on(&mut played, &mut chance);
            }
        }
        for (number, round) in played.rounds().iter().enumerate() {
            for plies in 0..=round.game().len() {
                let mut then = played.continued_from(number, plies);
                assert_eq!(then.rounds().len(), number + 1);
                assert_eq!(then.round().game().moves(), round.game().moves()[..plies]);
                assert_eq!(then.round().game().board(), round.game().board_after(plies));
                assert!(then.round().undone().is_empty());
                let left = plies.checked_sub(1).map_or([Duration::from_secs(60); 2], |ply| round.time_after()[ply]);
                assert_eq!(then.round().time_left(), Some(left));
                loaded(&then);
                go_on(&mut then, &mut chance);
                loaded(&then);
            }
        }
    }
}

/// Where the players set up the pieces, a round begins with their set-up; a text that is no position changes nothing.
#[test]
fn the_next_round_begins_from_the_position_that_is_given() {
    let terms = Terms { length: Length::BestOf(3), ..Terms::usual(Kind::Zener) };
    let start = "[K1][K4]1[K2][K5]/2[K3]2/5/5/5/5/[W5][W2][W3][W4][W1] w - -";
    let mut played = Match::from_position(terms, start).unwrap();
    assert!(played.next_round_from(start).is_err(), "the round is not over");
    played.end(Ending::Resigned(Player::One)).unwrap();
    assert!(played.next_round_from("nonsense").is_err());
    assert_eq!((played.rounds().len(), played.pending()), (1, Pending::NextRound));
    played.next_round_from(start).unwrap();
    assert_eq!((played.rounds().len(), played.round().game().start_text()), (2, start.to_owned()));
    loaded(&played);
}
