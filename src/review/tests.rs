//! Tests of reviews: constructed moves of each kind, and properties of random games.

use super::{
    CONFIRMED_LOSS, DECIDED, LEAST_LOSS, MOST_MOMENTS, Moment, MomentReason, NEARLY_LOST, PositionId, PositionKind,
    PositionToSearch, Review,
};
use crate::games::splitmix::{SplitMix64, mix};
use crate::games::{AnyGame, Kind, Player, zen};
use crate::search::{Finding, Level, Limits, Thinking, WIN, hint, win_probability};
use crate::session::{Ending, GameChoices, GameTerms, Length, Match, MatchError, Pending, Seat, Team, Terms};
use std::ops::RangeInclusive;

/// Positions for each search of a test.
const NODES: u64 = 3_000;

fn search(asked: &PositionToSearch) -> Finding {
    let nodes = if asked.game.kind() == Kind::Torus { 150 } else { NODES };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let thinking = Thinking::new(&asked.game, Level::HIGHEST, 1, limits);
    thinking.and_then(|mut thinking| thinking.finish()).expect("a review asks only where the game goes on")
}

/// A finished review, with so many searches at a time.
fn reviewed(played: &Match, at_a_time: usize) -> Review {
    let mut review = Review::new(played);
    loop {
        let asked: Vec<_> = (0..at_a_time).map_while(|_| review.next_position()).collect();
        if asked.is_empty() {
            assert!(review.is_done(), "{:?}", review.progress());
            return review;
        }
        for position in asked.iter().rev() {
            review.add(position.id, &search(position));
        }
    }
}

/// A match from a position, after some moves.
fn played(kind: Kind, position: &str, moves: &[&str]) -> Match {
    let mut played = Match::from_position(Terms::usual(kind), position).expect("a position");
    for text in moves {
        played.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    played
}

/// The only moment of a match of one move.
fn judged(kind: Kind, position: &str, text: &str) -> Option<Moment> {
    let played = played(kind, position, &[text]);
    let mut moments = reviewed(&played, 1).moments();
    assert!(moments.len() <= 1, "{moments:?}");
    let moment = moments.pop()?;
    assert_is_right(&played, &moment);
    Some(moment)
}

/// Whether a player wins with this move, or later in the same turn.
fn wins_in_turn(game: &AnyGame, text: &str) -> bool {
    let player = game.to_move();
    let mut after = game.clone();
    if after.play(text).is_err() {
        return false;
    }
    match after.verdict().outcome {
        outcome if outcome.is_over() => outcome.winner() == Some(player),
        _ => after.to_move() == player && after.legal_moves().iter().any(|next| wins_in_turn(&after, next)),
    }
}

/// Checks what a moment promises.
fn assert_is_right(played: &Match, moment: &Moment) {
    let whole = played.rounds()[moment.round].game();
    let mut before = whole.clone();
    while before.len() > moment.plies {
        before.undo();
    }
    let player = before.to_move();
    let mut after = before.clone();
    after.play(&moment.played).expect("it was played");
    assert_eq!(whole.move_of(moment.plies), Some(&*moment.played));
    assert_eq!(moment.player, player);
    assert_eq!(played.seat_at(moment.round, moment.plies), Some(moment.seat));
    assert!(before.legal_moves().len() > 1, "a forced move is blamed: {moment:?}");
    assert_ne!(moment.played, moment.better);
    assert_eq!(before.check(&moment.better), Ok(()));
    assert!(moment.before <= 1.0 && moment.after >= 0.0, "{moment:?}");
    let is_gift = hint::gift(&before, &moment.played).is_some();
    let (least_loss, least) = if is_gift { (CONFIRMED_LOSS, 1.0 - DECIDED) } else { (LEAST_LOSS, NEARLY_LOST) };
    assert!(moment.loss() >= least_loss, "{moment:?}");
    assert!(moment.after < DECIDED && moment.before > least, "it was decided: {moment:?}");
    assert_eq!(moment.line.first(), Some(&moment.better));
    for (start, line) in [(&before, &moment.line), (&after, &moment.refutation)] {
        let mut game = start.clone();
        for text in line {
            // A search does not know that a game is drawn by repetition, so its line may lead further.
            if game.verdict().outcome.is_over() {
                break;
            }
            game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
    }
    let over = after.verdict().outcome;
    match &moment.reason {
        MomentReason::MissedWin { plies: 1 } => {
            assert!(before.legal_moves().iter().any(|text| wins_in_turn(&before, text)), "{moment:?}");
        }
        MomentReason::MissedWin { plies } => assert!(*plies > 1),
        MomentReason::MadeOpponentWin => assert!(!over.is_over() || over.winner() == Some(player.other())),
        MomentReason::MadeDraw => assert!(over.is_over() && over.winner().is_none()),
        MomentReason::GaveAway { reply } | MomentReason::OverlookedThreat { reply } => {
            // In Zener the player may still have a step to make in this turn.
            if after.to_move() != player {
                assert!(wins_in_turn(&after, reply), "{moment:?}");
                assert!(!moment.shown.reply.is_empty(), "{moment:?}");
            }
        }
        MomentReason::AllowedForcedWin { plies } => {
            assert!(*plies > 0 && !over.is_over());
            assert!(moment.after < 0.001, "{moment:?}");
        }
        MomentReason::AllowedReply { reply, does } => {
            let [allowed, prevented] = [(&after, &moment.refutation), (&before, &moment.line)].map(|(start, line)| {
                let mut game = start.clone();
                let mut rest = line.iter();
                while game.to_move() == player {
                    game.play(rest.next().expect("the opponent replies")).expect("a legal move");
                }
                (hint::effect(&game, reply), rest.next().cloned(), game)
            });
            assert_eq!((&allowed.0, allowed.1.as_ref()), (does, Some(reply)), "{moment:?}");
            assert_eq!(allowed.2.path(reply), moment.shown.reply);
            assert_ne!(prevented.0, *does, "{moment:?}");
        }
        MomentReason::Weaker => assert!(!over.is_over()),
    }
    assert_eq!(moment.shown.played, before.path(&moment.played));
    assert_eq!(moment.shown.better, before.path(&moment.better));
}

/// Either side makes an enso stone at once.
const ENSO: &str = "6/6/1b4/2w3/6/bbb3 b";
/// White's circle is on Black's home row and may leave the board with White's next step. Black's star is on its way, so
/// that nothing is decided if White does something else.
const RUNNER: &str = "[W1][K4][K3][K2][K1]/5/5/5/[K5]4/5/1[W2][W3][W4][W5]";
/// Whoever takes f9 wins: N closes a column, Z a row.
const CROSSING: &str = "9 zzzzz1zzz/5n3/5n3/5n3/5n3/5n3/5n3/5n3/5n3";
/// Z closes a row with c3, which N can prevent.
const ROW: &str = "5 5/n1n2/zz1zz/3n1/n4 n -";

#[test]
fn a_win_at_hand_that_is_missed_is_told() {
    let zener = judged(Kind::Zener, &format!("{RUNNER} w - -"), "W5-F5").expect("a mistake");
    assert_eq!(zener.reason, MomentReason::MissedWin { plies: 1 });
    assert_eq!(zener.better, "W1-off");
    let torus = judged(Kind::Torus, &format!("{CROSSING} n -"), "i2").expect("a mistake");
    assert_eq!(torus.reason, MomentReason::MissedWin { plies: 1 });
    assert_eq!(torus.better, "f9");
    assert_eq!(torus.shown.winning.len(), 9, "the column that would have been closed");
}

#[test]
fn of_two_faults_the_missed_win_is_told() {
    // Afterwards White wins at once, which Black could not have prevented by a win of the same turn.
    let enso = judged(Kind::Enso, ENSO, "c1-c2").expect("a mistake");
    assert_eq!(enso.reason, MomentReason::MissedWin { plies: 1 });
    assert_eq!(enso.refutation.len(), 1, "White wins at once");
}

#[test]
fn a_threat_that_is_overlooked_is_told() {
    let zener = judged(Kind::Zener, &format!("{RUNNER} k - 5"), "K1-B5").expect("a mistake");
    assert_eq!(zener.reason, MomentReason::OverlookedThreat { reply: "W1-off".to_owned() });
    assert_eq!(zener.better, "K4-A1");
}

#[test]
fn the_best_move_and_a_forced_loss_are_no_mistakes() {
    assert_eq!(judged(Kind::Zener, &format!("{RUNNER} w - -"), "W1-off"), None);
    assert_eq!(judged(Kind::Zener, &format!("{RUNNER} k - 5"), "K4-A1"), None);
    assert_eq!(judged(Kind::Torus, ROW, "c3"), None);
    assert_eq!(judged(Kind::Enso, ENSO, "c1-e3"), None);
    // Black can't cover both white pieces on the home row.
    let lost = "[W1][K4][K3]1[W2]/[K5]3[K1]/5/2[K2]2/5/5/2[W3][W4][W5] k - 5";
    let game = AnyGame::from_text(lost, &crate::games::Options::usual(Kind::Zener)).expect("a position");
    for text in game.legal_moves() {
        assert_eq!(judged(Kind::Zener, lost, &text), None, "{text}");
    }
}

/// A match of random moves, of at most this number of plies a round.
fn random_match(terms: Terms, seed: u64, plies: usize) -> Match {
    careless_match(terms, seed, plies, 1)
}

/// A match in which one of so many moves is random and the others are those of level 1.
fn careless_match(terms: Terms, seed: u64, plies: usize, one_of: u32) -> Match {
    let mut chance = SplitMix64::new(mix(seed));
    let mut played = Match::new(terms).expect("terms that can be played");
    loop {
        match played.pending() {
            Pending::Move { player, .. } if played.round().game().len() >= plies => {
                played.end(Ending::Resigned(player)).expect("the round goes on");
            }
            Pending::Move { .. } => {
                let mut moves = played.round().game().legal_moves();
                let drawn = chance.below(u32::try_from(moves.len()).expect("few moves"));
                let mut text = moves.swap_remove(drawn as usize);
                if chance.below(one_of) != 0 {
                    let thinking = Thinking::new(played.round().game(), Level::FIRST, seed, Limits::default());
                    let found = thinking.and_then(|mut thinking| thinking.finish()).expect("the round goes on");
                    found.best().clone_into(&mut text);
                }
                played.play(&text).expect("a legal move");
            }
            Pending::ChooseSide { .. } => played.choose_side(chance.below(2) == 0).expect("the choice is due"),
            Pending::TakeBack { .. } => played.decide(false).expect("the decision is due"),
            Pending::NextRound => played.next_round().expect("a round follows"),
            Pending::Nothing => return played,
        }
    }
}

/// Reviews a match and checks all that must hold.
fn assert_reviewed(played: &Match) -> Vec<Moment> {
    let review = reviewed(played, 1);
    let (done, all) = review.progress();
    let positions: usize = played.rounds().iter().map(|round| round.game().len() + 1).sum();
    assert!(done == all && all >= positions, "{done} of {all}, {positions} positions");
    for (index, round) in played.rounds().iter().enumerate() {
        for plies in 0..=round.game().len() {
            let probability = review.probability(index, plies).expect("everything is known");
            assert!((0.0..=1.0).contains(&probability));
        }
        assert_eq!(review.probability(index, round.game().len() + 1), None);
        if let Some(Ending::Board(outcome)) = round.result().map(|result| result.ending) {
            let won = outcome.winner().map_or(0.5, |winner| if winner == Player::One { 1.0 } else { 0.0 });
            assert_eq!(review.probability(index, round.game().len()), Some(won));
        }
    }
    for team in Team::BOTH {
        let moments = review.moments_of(team);
        assert!(moments.len() <= MOST_MOMENTS);
        assert!(moments.is_sorted_by(|one, other| one.loss() >= other.loss()));
        assert!(moments.iter().all(|moment| played.rounds()[moment.round].team(moment.player) == team));
        assert!(review.accuracy(team).is_none_or(|accuracy| (0.0..=1.0).contains(&accuracy)));
    }
    for moment in review.moments() {
        assert_is_right(played, &moment);
    }
    assert_eq!(reviewed(played, 7).moments(), review.moments(), "the order of the answers does not matter");
    review.moments()
}

/// What kind of reason it is, where it follows from the rules and not from a probability.
fn kind_of(reason: &MomentReason) -> Option<usize> {
    match reason {
        MomentReason::MissedWin { plies: 1 } => Some(0),
        MomentReason::MissedWin { .. } => Some(1),
        MomentReason::GaveAway { .. } => Some(2),
        MomentReason::OverlookedThreat { .. } => Some(3),
        MomentReason::AllowedForcedWin { .. } => Some(4),
        MomentReason::MadeOpponentWin => Some(5),
        MomentReason::AllowedReply { .. } => Some(6),
        MomentReason::MadeDraw | MomentReason::Weaker => None,
    }
}

#[test]
fn random_games_are_reviewed_rightly() {
    let mut allowed_replies = 0;
    for kind in Kind::ALL {
        let mut found = [0; 7];
        for seed in 0..12 {
            let game = GameChoices { size: size(5), ..GameChoices::default() }.terms(kind);
            for moment in assert_reviewed(&careless_match(Terms { game, seed, ..Terms::usual(kind) }, seed, 150, 4)) {
                if let Some(index) = kind_of(&moment.reason) {
                    found[index] += 1;
                }
            }
        }
        let [missed, missed_by_force, gave_away, overlooked, allowed, _, replies] = found;
        allowed_replies += replies;
        assert!(missed > 0 && missed_by_force > 0, "{kind:?}: {found:?}");
        assert!(gave_away + overlooked > 0 || kind == Kind::Torus, "{kind:?}: {found:?}");
        assert!(allowed > 0, "{kind:?}: {found:?}");
    }
    assert!(allowed_replies > 0);
}

fn size(cells: u8) -> crate::games::torus::Size {
    crate::games::torus::Size::new(cells).expect("a size of boards")
}

#[test]
fn rounds_and_teams_are_told_apart() {
    for kind in Kind::ALL {
        let game = GameChoices { size: size(4), ..GameChoices::default() }.terms(kind);
        let seats = ["A", "B", "C", "D"].map(Seat::person).to_vec();
        let terms = Terms { game, seats, length: Length::BestOf(3), ..Terms::usual(kind) };
        let played = random_match(terms, 1, 12);
        assert!(played.rounds().len() > 1);
        let _moments = assert_reviewed(&played);
    }
}

#[test]
fn the_moves_of_a_balanced_opening_are_not_judged() {
    let game = GameTerms::Torus { size: size(4), balanced_opening: true };
    for seed in 0..6 {
        let terms = Terms { game, seed, ..Terms::usual(Kind::Torus) };
        let played = random_match(terms, seed, 40);
        for moment in assert_reviewed(&played) {
            assert!(moment.plies >= 3, "{moment:?}");
        }
    }
}

#[test]
fn announcements_and_points_of_zen_do_not_matter() {
    for variant in zen::Variant::ALL {
        let game = GameTerms::Zen { variant, announcing: zen::Announcing::ByPlayers };
        let terms = Terms { game, length: Length::FirstTo(2), ..Terms::usual(Kind::Zen) };
        let _moments = assert_reviewed(&random_match(terms, 3, 10));
    }
}

#[test]
fn a_match_that_goes_on_is_reviewed_up_to_now() -> Result<(), MatchError> {
    for kind in Kind::ALL {
        let mut played = Match::new(Terms::usual(kind))?;
        assert_eq!(Review::new(&played).progress(), (0, 1), "the position on the board");
        for _ in 0..3 {
            let moves = played.round().game().legal_moves();
            played.play(&moves[0])?;
        }
        let mut review = Review::new(&played);
        let mut not_estimated = std::iter::from_fn(|| review.next_position()).filter(|asked| !is_estimate(asked));
        let first = not_estimated.next().expect("a position");
        assert_eq!(review.accuracy(Team::A), None);
        let mut others = Vec::new();
        while let Some(asked) = review.next_position() {
            assert_ne!(asked.id, first.id, "each is asked for once");
            others.push(asked);
        }
        review.ask_again(first.id);
        let again = review.next_position().expect("what was broken off");
        assert_eq!(again.id, first.id);
        assert_eq!(again.game.len(), again.id.plies);
        for asked in others.iter().chain([&again]) {
            review.add(asked.id, &search(asked));
        }
        assert!(review.probabilities()[0].iter().all(Option::is_some), "{kind:?}");
    }
    Ok(())
}

#[test]
fn answers_that_nobody_asked_for_change_nothing() {
    let played = played(Kind::Enso, ENSO, &[]);
    let mut review = Review::new(&played);
    let asked = review.next_position().expect("the position on the board");
    let finding = search(&asked);
    for (round, plies, kind) in [
        (1, 0, PositionKind::Played),
        (0, 1, PositionKind::Played),
        (0, 0, PositionKind::Instead),
        (0, 9, PositionKind::Instead),
        (0, 0, PositionKind::Estimated),
        (0, 9, PositionKind::Estimated),
    ] {
        review.add(PositionId { round, plies, kind }, &finding);
        review.ask_again(PositionId { round, plies, kind });
    }
    assert_eq!(review.progress(), (0, 1));
    assert!(review.moments().is_empty() && review.finding(0, 0).is_none());
}

fn is_estimate(asked: &PositionToSearch) -> bool {
    asked.id.kind == PositionKind::Estimated
}

#[test]
fn only_reviews_of_the_torus_ask_for_estimates_and_only_at_first() {
    for kind in Kind::ALL {
        let played = random_match(Terms { length: Length::BestOf(3), ..Terms::usual(kind) }, 4, 60);
        let mut review = Review::new(&played);
        let (mut estimates, mut others) = (Vec::new(), 0);
        while let Some(asked) = review.next_position() {
            if is_estimate(&asked) {
                if estimates.is_empty() {
                    // What is broken off is asked for again, since nothing else has been asked.
                    review.ask_again(asked.id);
                    assert_eq!(review.next_position().map(|again| again.id), Some(asked.id));
                }
                assert!(!estimates.contains(&asked.id), "{:?} is asked for twice", asked.id);
                assert!(asked.limits.nodes < Review::limits(&asked.game).nodes);
                estimates.push(asked.id);
                let before = review.progress();
                review.add(asked.id, &search(&asked));
                assert_eq!(review.progress(), before, "it is not a position of the review");
            } else {
                assert_eq!(asked.limits, Review::limits(&asked.game));
                others += 1;
                review.add(asked.id, &search(&asked));
            }
        }
        assert!(review.is_done() && others > 0);
        assert_eq!(!estimates.is_empty(), kind == Kind::Torus, "{kind:?}");
        assert!(estimates.len() <= 32, "{}", estimates.len());
    }
}

#[test]
fn a_turning_point_is_found_after_few_searches() {
    // A game in which nothing happens but one move that turns a win into a loss, by constructed findings.
    let mut played = Match::new(Terms::usual(Kind::Torus)).expect("usual terms");
    let mut chance = SplitMix64::new(mix(5));
    while played.round().game().len() < 60 && played.round().result().is_none() {
        let moves = played.round().game().legal_moves();
        let drawn = chance.below(u32::try_from(moves.len()).expect("few moves"));
        played.play(&moves[drawn as usize]).expect("a legal move");
    }
    let plies = played.round().game().len();
    let turn = plies / 3;
    let mut review = Review::new(&played);
    let (mut searches, mut estimates, mut seen) = (0, 0, [false; 2]);
    while seen != [true; 2] {
        let asked = review.next_position().expect("more positions");
        *if is_estimate(&asked) { &mut estimates } else { &mut searches } += 1;
        let one_wins = asked.id.plies <= turn || asked.id.kind == PositionKind::Instead;
        let score = if one_wins == (asked.game.to_move() == Player::One) { 18_000 } else { -18_000 };
        review.add(asked.id, &Finding::of_move(1, score, 1, asked.game.legal_moves().swap_remove(0)));
        for (seen, plies) in seen.iter_mut().zip([turn, turn + 1]) {
            *seen |= review.probability(0, plies).is_some();
        }
    }
    assert!(estimates <= 2 * plies.ilog2(), "{estimates} estimates of {plies} plies");
    assert_eq!(searches, 2, "only the positions before and after it");
}

#[test]
fn a_loss_that_only_a_longer_search_finds_is_not_blamed() {
    // Black lets White win by force, by constructed findings; whether Black had lost before is asked at the end.
    let mut played = Match::new(Terms::usual(Kind::Enso)).expect("usual terms");
    let moves = played.round().game().legal_moves();
    let [text, other] = &moves[..2] else { panic!("{moves:?}") };
    played.play(text).expect("a legal move");
    for was_lost in [true, false] {
        let mut review = Review::new(&played);
        let mut confirmed = 0;
        while let Some(asked) = review.next_position() {
            let score = match (asked.id.kind, asked.id.plies) {
                (PositionKind::Played, 1) => WIN - 8,
                (PositionKind::Confirmed, 0) => {
                    assert_eq!(review.moments().len(), 1, "it is told meanwhile");
                    assert!(asked.limits.nodes > Review::limits(&asked.game).nodes);
                    assert_eq!(asked.game.len(), 0);
                    confirmed += 1;
                    if confirmed == 1 {
                        review.ask_again(asked.id);
                        continue;
                    }
                    if was_lost { 9 - WIN } else { 0 }
                }
                _ => 0,
            };
            let best = if asked.id.plies == 0 && asked.id.kind != PositionKind::Instead {
                other.clone()
            } else {
                asked.game.legal_moves().swap_remove(0)
            };
            review.add(asked.id, &Finding::of_move(1, score, 1, best));
        }
        assert!(review.is_done());
        assert_eq!(confirmed, 2, "broken off once");
        assert_eq!(review.moments().is_empty(), was_lost);
    }
}

/// A match in which both sides play well, but for one blunder: the worst move that there is, where that costs more than
/// a review needs to call it a mistake. Also the number of plies before it.
fn match_with_a_blunder(terms: Terms) -> (Match, usize) {
    let score = |game: &AnyGame| {
        let limits = Limits { nodes: Some(5_000), ..Limits::default() };
        let finding = Thinking::new(game, Level::HIGHEST, 1, limits)?.finish()?;
        Some((finding.score, finding.best().to_owned()))
    };
    let mut played = Match::new(terms).expect("usual terms");
    let mut blunder = None;
    while played.round().game().len() < 24 && played.round().result().is_none() {
        let game = played.round().game();
        let after = |text: &str| {
            let mut after = game.clone();
            after.play(text).expect("a legal move");
            after
        };
        let worth = |text: &String| {
            let after = after(text);
            let for_mover = |score: i32| if after.to_move() == game.to_move() { score } else { -score };
            score(&after).map_or(0, |(score, _)| for_mover(score))
        };
        let (best_score, best) = score(game).expect("the game goes on");
        let may_blunder = blunder.is_none() && BLUNDERS.contains(&game.len());
        let worst = may_blunder.then(|| game.legal_moves().into_iter().min_by_key(worth).expect("a legal move"));
        let blundered = worst.filter(|text| {
            let loss = win_probability(game, best_score) - win_probability(game, worth(text));
            loss > 1.5 * LEAST_LOSS || game.len() == *BLUNDERS.end()
        });
        if blundered.is_some() {
            blunder = Some(game.len());
        }
        played.play(&blundered.unwrap_or(best)).expect("a legal move");
    }
    (played, blunder.expect("a game that is long enough"))
}

/// The numbers of plies after which [`match_with_a_blunder`] may have one; after the last one it has it in any case.
const BLUNDERS: RangeInclusive<usize> = 12..=16;

#[test]
fn a_review_begins_with_the_move_that_seems_to_have_lost_most() {
    // In Zener one step seldom loses enough to be called a mistake.
    for kind in [Kind::Zen, Kind::Enso] {
        let (played, blunder) = match_with_a_blunder(Terms::usual(kind));
        let mut review = Review::new(&played);
        let mut searches = 0;
        while review.moments().is_empty() {
            let asked = review
                .next_position()
                .unwrap_or_else(|| panic!("{kind:?} has no moment: {:?}", review.probabilities()));
            review.add(asked.id, &search(&asked));
            searches += 1;
        }
        assert_eq!(review.moments()[0].plies, blunder, "{kind:?}");
        assert!(searches <= 4, "{kind:?}: {searches} searches");
    }
}

#[test]
fn the_mistakes_of_computers_are_not_looked_for_first() {
    for kind in [Kind::Zen, Kind::Enso, Kind::Zener] {
        let asks_first_about_the_blunder = |seats: Vec<Seat>| {
            let (played, blunder) = match_with_a_blunder(Terms { seats, ..Terms::usual(kind) });
            let mut review = Review::new(&played);
            let mut asked: Vec<_> = (0..2).filter_map(|_| Some(review.next_position()?.id.plies)).collect();
            asked.sort_unstable();
            (asked == [blunder, blunder + 1], played.seat_at(0, blunder))
        };
        let [person, computer] = [Seat::person("Ada"), Seat::computer("Bob", Level::HIGHEST.number())];
        let (asks_first, seat) = asks_first_about_the_blunder(vec![person.clone(); 2]);
        assert!(asks_first, "{kind:?}");
        let mut seats = vec![person; 2];
        seats[seat.expect("somebody moved")] = computer.clone();
        assert!(!asks_first_about_the_blunder(seats).0, "{kind:?}");
        assert!(asks_first_about_the_blunder(vec![computer; 2]).0, "{kind:?}: nobody else plays");
    }
}
