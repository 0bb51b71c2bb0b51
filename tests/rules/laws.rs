//! The laws that hold in every game: one harness, run on starts, hand-made positions, positions with pieces strewn at
//! random, and random games.

use crate::oracle;
use crate::tested::{Random, Tested, is_mate, legal_moves, legal_texts, play_out, positions};
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use zen_table::games::{
    AnyGame, DrawReason, Event, Kind, Notation, Options, Outcome, Player, Spot, Square, View, WinReason, enso, torus,
    zen, zener,
};

#[test]
fn a_board_has_the_squares_that_it_lists_and_no_others() {
    for kind in Kind::ALL {
        let mut game = AnyGame::new(&Options::usual(kind));
        let board = game.board();
        let squares: BTreeSet<_> = board.squares().collect();
        assert_eq!(squares.len(), usize::from(board.columns()) * usize::from(board.rows()));
        for row in 0..=board.rows() + 1 {
            for column in 0..=board.columns() + 1 {
                let square = Square::new(column, row);
                assert_eq!(board.contains(square), squares.contains(&square), "{kind:?}: {square:?}");
                assert!(squares.contains(&square) || board.stack(square).is_empty(), "{kind:?}: {square:?}");
            }
        }
        assert!(game.is_empty());
        let mv = game.legal_moves().remove(0);
        game.play(&mv).expect("a legal move");
        assert!(!game.is_empty() && game.len() == 1, "{kind:?}");
    }
}

#[test]
fn zen_keeps_the_laws() {
    keeps_the_laws::<zen::Position>(2_000, 60);
}

#[test]
fn enso_keeps_the_laws() {
    keeps_the_laws::<enso::Position>(10_000, 60);
}

#[test]
fn torus_keeps_the_laws() {
    keeps_the_laws::<torus::Position>(1_000, 300);
}

#[test]
fn zener_keeps_the_laws() {
    keeps_the_laws::<zener::Position>(5_000, 150);
}

/// Runs the quick laws on every ply of random games from many positions, and all laws on some plies.
fn keeps_the_laws<R: Tested>(squares: usize, plies: usize) {
    let (mut random, mut choice) = (Random::new(19), Random::new(20));
    for options in R::all_options() {
        let mut conceivable = HashMap::new();
        let mut keys = HashMap::new();
        for start in positions::<R>(&options, squares, &mut random) {
            let mut ply = 0;
            play_out(&start, plies, &mut random, |position| {
                let other = keys.insert(position.key(), position.clone());
                assert!(other.is_none_or(|other| other == *position), "different positions have different keys");
                if ply == 0 || choice.below(plies) == 0 || position.outcome().is_over() {
                    let columns = position.board().columns();
                    let conceivable = conceivable.entry(columns).or_insert_with(|| position.conceivable_moves());
                    game_laws(position, &options, conceivable);
                } else {
                    quick_laws(position, &options, &choice.some(legal_moves(position), 12));
                }
                ply += 1;
            });
        }
    }
}

/// Checks every law on one position; `conceivable` has everything that looks like a move on its board.
fn game_laws<R: Tested>(position: &R, options: &R::Options, conceivable: &[String]) {
    quick_laws(position, options, &legal_moves(position));
    moves_are_exactly_the_legal_ones(position, conceivable);
    paths_and_refusals_agree(position);
    the_other_player_can_be_to_move(position);
    random_moves_are_drawn_evenly(position);
    symmetries_commute(position, options);
}

/// Checks the laws that are quick enough for every ply, with some of the position's moves to make.
fn quick_laws<R: Tested>(position: &R, options: &R::Options, moves: &[R::Move]) {
    moves_are_listed_once_and_only_while_the_game_lasts(position);
    texts_come_round(position, options);
    the_arbiter_agrees_with_the_board(position);
    winning_squares_show_wins_only(position);
    for &mv in moves {
        making_and_taking_back_restores_all(position, mv, options);
        events_give_the_board_after(position, mv);
    }
}

fn moves_are_listed_once_and_only_while_the_game_lasts<R: View>(position: &R) {
    let moves = legal_moves(position);
    let distinct: BTreeSet<_> = moves.iter().collect();
    assert_eq!(distinct.len(), moves.len(), "{}: a move is listed twice", position.to_text());
    assert_eq!(moves.is_empty(), position.outcome().is_over(), "{}: {moves:?}", position.to_text());
    for &mv in &moves {
        assert_eq!(position.check(mv), Ok(()), "{}: {}", position.to_text(), position.move_text(mv));
    }
}

fn moves_are_exactly_the_legal_ones<R: View>(position: &R, conceivable: &[String]) {
    let listed: BTreeSet<_> = legal_moves(position).into_iter().collect();
    let mut found = BTreeSet::new();
    for text in conceivable {
        let mv = match position.parse_move(text) {
            Ok(mv) => mv,
            Err(error) => {
                assert!(!error.reason.to_string().is_empty(), "{}: why is {text} no move?", position.to_text());
                continue;
            }
        };
        match position.check(mv) {
            Ok(()) => {
                found.insert(mv);
                assert!(listed.contains(&mv), "{}: {text} is not listed but accepted", position.to_text());
            }
            Err(reason) => {
                assert!(!listed.contains(&mv), "{}: {text} is listed but refused: {reason}", position.to_text());
                assert!(!reason.to_string().is_empty(), "{}: why is {text} illegal?", position.to_text());
            }
        }
    }
    assert_eq!(found, listed, "{}: the conceivable moves contain all legal ones", position.to_text());
}

fn texts_come_round<R: View>(position: &R, options: &R::Options) {
    let text = position.to_text();
    let read = R::parse(&text, options).unwrap_or_else(|error| panic!("{text} can't be read again: {error}"));
    assert_same(position, &read, "read again");
    for mv in legal_moves(position) {
        let move_text = position.move_text(mv);
        assert_eq!(position.parse_move(&move_text), Ok(mv), "{text}: {move_text} is another move when read again");
    }
    for square in position.board().squares() {
        assert!(!position.square_name(square).is_empty());
    }
}

fn the_arbiter_agrees_with_the_board<R: View>(position: &R) {
    let text = position.to_text();
    let verdict = position.adjudicate(&|_| 1);
    if is_mate(verdict.outcome) {
        assert!(!position.outcome().is_over(), "{text}");
        assert_eq!(verdict.outcome.winner(), Some(position.to_move().other()), "{text}");
    } else {
        assert_eq!(verdict.outcome, position.outcome(), "{text}");
    }
    assert!(verdict.check.is_none_or(|player| player == position.to_move()), "{text}: only the mover is in check");
    if position.outcome().is_over() {
        assert_eq!(position.adjudicate(&|_| 3).outcome, position.outcome(), "{text}: over is over");
    }
}

fn winning_squares_show_wins_only<R: View>(position: &R) {
    let squares = position.winning_squares();
    let text = position.to_text();
    match position.outcome() {
        Outcome::Ongoing | Outcome::Draw(_) => assert!(squares.is_empty(), "{text}: {squares:?}"),
        // The board does not show such a win: the piece has left, or the loser has no move.
        Outcome::Win {
            reason: WinReason::Zener(zener::WinReason::LeftBoard) | WinReason::Enso(enso::WinReason::NoLegalMove),
            ..
        } => {}
        Outcome::Win { .. } => assert!(!squares.is_empty(), "{text}: what shows the win?"),
    }
    let board = position.board();
    assert!(squares.iter().all(|&square| board.contains(square)), "{text}: {squares:?}");
    let distinct: BTreeSet<_> = squares.iter().collect();
    assert_eq!(distinct.len(), squares.len(), "{text}: {squares:?}");
}

fn making_and_taking_back_restores_all<R: View>(position: &R, mv: R::Move, options: &R::Options) {
    let what = format!("{} {}", position.to_text(), position.move_text(mv));
    let mut other = position.clone();
    let undo = other.make(mv);
    let read = R::parse(&other.to_text(), options).unwrap_or_else(|error| panic!("{what}: {error}"));
    assert_same(&other, &read, &what);
    assert_ne!(&other, position, "{what} changes the position");
    other.unmake(mv, undo);
    assert_same(&other, position, &what);
    assert_eq!(other.to_text(), position.to_text(), "{what} taken back");
    assert_eq!(other.board(), position.board(), "{what} taken back");
}

/// Asserts that the rules cannot tell two positions apart.
fn assert_same<R: View>(one: &R, other: &R, what: &str) {
    fn hash(value: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    }
    assert_eq!(one, other, "{what}");
    assert_eq!(one.key(), other.key(), "{what}: the key");
    assert_eq!(hash(one), hash(other), "{what}: the hash");
    assert_eq!(one.outcome(), other.outcome(), "{what}: the outcome");
    assert_eq!(one.to_text(), other.to_text(), "{what}: the position string");
    assert_eq!(legal_moves(one), legal_moves(other), "{what}: the legal moves");
    if !one.outcome().is_over() {
        assert_eq!(one.to_move(), other.to_move(), "{what}: the player to move");
    }
}

fn events_give_the_board_after<R: View>(position: &R, mv: R::Move) {
    let what = format!("{} {}", position.to_text(), position.move_text(mv));
    let (before, mut board) = (position.board(), position.board());
    let events = position.events(mv);
    assert!(!events.is_empty(), "{what}: something happens");
    for (index, event) in events.iter().enumerate() {
        board.apply(event);
        let told = |wanted: &dyn Fn(&Event) -> bool| events[index..].iter().any(wanted);
        if let Event::Moved { from, .. } | Event::LeftBoard { from, .. } = event
            && !board.stack(*from).is_empty()
        {
            assert!(told(&|event| matches!(event, Event::Uncovered { at, .. } if at == from)), "{what}");
        }
        match event {
            Event::Moved { from, to, jumped, .. } => {
                assert!(jumped.iter().all(|&square| before.top(square).is_some()), "{what}: {jumped:?} are occupied");
                assert!(jumped.iter().all(|square| square != from && square != to), "{what}: {jumped:?} lie between");
                if board.stack(*to).len() > 1 {
                    assert!(told(&|event| matches!(event, Event::Stacked { at, .. } if at == to)), "{what}");
                }
            }
            Event::Captured { at, .. } => {
                let moved = events.get(index + 1);
                assert!(matches!(moved, Some(Event::Moved { to, .. }) if to == at), "{what}: the capturer comes next");
            }
            Event::Stacked { piece, onto, at } => assert!(board.stack(*at).ends_with(&[*onto, *piece]), "{what}"),
            Event::Uncovered { piece, at } => assert_eq!(board.top(*at), Some(*piece), "{what}"),
            Event::Passed(player) => {
                assert_eq!((*player, events.len()), (position.to_move(), 1), "{what}");
            }
            Event::Check(_) | Event::Ended(_) => panic!("{what}: check and end are the arbiter's affair"),
            Event::Dropped { .. } | Event::Linked(_) | Event::LeftBoard { .. } => {}
        }
    }
    let mut after = position.clone();
    after.make(mv);
    assert_eq!(board, after.board(), "{what}: {events:?}");
}

fn paths_and_refusals_agree<R: View>(position: &R) {
    let text = position.to_text();
    let mut owners = BTreeMap::new();
    let mut beginnings = BTreeSet::new();
    for mv in legal_moves(position) {
        let paths = position.paths(mv);
        assert!(!paths.is_empty(), "{text}: {mv:?} can be pointed out");
        for path in paths {
            assert!(!path.is_empty(), "{text}: {mv:?} takes a spot");
            beginnings.extend((0..=path.len()).map(|length| path[..length].to_vec()));
            let other = owners.insert(path, mv);
            assert!(other.is_none_or(|other| other == mv), "{text}: {mv:?} and {other:?} share a path");
        }
    }
    let agrees = |spots: &[Spot]| {
        let refusal = position.why_not(spots);
        assert_eq!(refusal.is_none(), beginnings.contains(spots), "{text}: {spots:?}: {refusal:?}");
        if let Some(refusal) = refusal {
            assert!(!refusal.to_string().is_empty(), "{text}: why not {spots:?}?");
            assert!(refusal.squares.iter().all(|&square| position.board().contains(square)), "{text}: {spots:?}");
        }
    };
    let mut spots: Vec<_> = position.board().squares().map(Spot::Square).collect();
    spots.extend([Spot::Off, Spot::Pass]);
    agrees(&[]);
    for &first in &spots {
        agrees(&[first]);
    }
    let begun: Vec<_> = beginnings.iter().filter(|path| !path.is_empty()).collect();
    for path in Random::new(position.key()).some(begun, 60) {
        for &next in &spots {
            agrees(&[&path[..], &[next]].concat());
        }
    }
}

/// What the other player could do is told without a change of the board, and a threat wins if nothing is done about it.
fn the_other_player_can_be_to_move<R: View>(position: &R) {
    if position.outcome().is_over() {
        return;
    }
    let mut other = position.with_other_to_move();
    assert_eq!((other.to_move(), other.board()), (position.to_move().other(), position.board()));
    assert_eq!(other.with_other_to_move().to_move(), position.to_move());
    for mv in legal_moves(&other).into_iter().take(5) {
        let undo = other.make(mv);
        other.unmake(mv, undo);
    }
    assert_eq!(other.board(), position.board());
    let threat = position.threat_path();
    let mut threats = legal_moves(&other);
    threats.retain(|&mv| other.paths(mv).contains(&threat));
    let won = threats.into_iter().any(|mv| {
        let undo = other.make(mv);
        let won = other.outcome().winner() == Some(position.to_move().other());
        other.unmake(mv, undo);
        won
    });
    assert_eq!(won, !threat.is_empty());
}

fn random_moves_are_drawn_evenly<R: View>(position: &R) {
    const DRAWS: u32 = 200;
    let moves = legal_moves(position);
    let mut random = Random::new(position.key());
    let mut below = |bound: u32| random.below(bound as usize) as u32;
    let mut scratch = Vec::new();
    let mut drawn: BTreeMap<_, u32> = moves.iter().map(|&mv| (mv, 0)).collect();
    for _ in 0..DRAWS * moves.len().max(1) as u32 {
        let Some(mv) = position.random_move(&mut scratch, &mut below) else {
            assert!(moves.is_empty(), "{}", position.to_text());
            return;
        };
        *drawn.get_mut(&mv).unwrap_or_else(|| panic!("{}: {mv:?} is drawn but illegal", position.to_text())) += 1;
    }
    // Each count is binomial with a mean of 200 and a standard deviation of 14; the bounds are 7 standard deviations
    // from the mean.
    let even = DRAWS / 2..=DRAWS * 3 / 2;
    assert!(drawn.values().all(|count| even.contains(count)), "{}: {drawn:?}", position.to_text());
}

fn symmetries_commute<R: Tested>(position: &R, options: &R::Options) {
    let text = position.to_text();
    for symmetry in position.symmetries() {
        let name = &symmetry.name;
        let read = |text: &str| R::parse(text, options).unwrap_or_else(|error| panic!("{name}: {text}: {error}"));
        let image = read(&(symmetry.position)(&text));
        let mut mapped: Vec<_> = legal_texts(position).iter().map(|text| (symmetry.mv)(text)).collect();
        mapped.sort();
        assert_eq!(mapped, legal_texts(&image), "{text}: {name}");

        let player = |player: Player| if symmetry.swaps_players { player.other() } else { player };
        let (verdict, image_verdict) = (position.adjudicate(&|_| 1), image.adjudicate(&|_| 1));
        assert_eq!(verdict.outcome.winner().map(player), image_verdict.outcome.winner(), "{text}: {name}");
        assert_eq!(verdict.check.map(player), image_verdict.check, "{text}: {name}");
        assert_eq!(ending(verdict.outcome), ending(image_verdict.outcome), "{text}: {name}");
        for winner in Player::BOTH {
            assert_eq!(position.points(winner), image.points(player(winner)), "{text}: {name}");
        }
        if let Some(&mv) = legal_moves(position).first() {
            let move_text = (symmetry.mv)(&position.move_text(mv));
            let image_move = image.parse_move(&move_text).unwrap_or_else(|error| panic!("{text}: {name}: {error}"));
            let (mut after, mut image_after) = (position.clone(), image.clone());
            after.make(mv);
            image_after.make(image_move);
            assert_same(&read(&(symmetry.position)(&after.to_text())), &image_after, name);
        }
    }
}

/// How the game ended, without the winner and without the class of the loop, which changes when the torus is turned.
fn ending(outcome: Outcome) -> (Option<WinReason>, Option<DrawReason>) {
    match outcome {
        Outcome::Ongoing => (None, None),
        Outcome::Win { reason: WinReason::Torus(torus::WinReason::Loop(_)), .. } => {
            (Some(torus::WinReason::Loop(torus::LoopClass::HORIZONTAL).into()), None)
        }
        Outcome::Win { reason, .. } => (Some(reason), None),
        Outcome::Draw(reason) => (None, Some(reason)),
    }
}

#[test]
fn repetition_is_judged_where_positions_can_come_again() {
    fn verdict<R: Tested>(seen: usize) -> Outcome {
        let start = R::start(&R::all_options()[0]);
        start.adjudicate(&|_| seen).outcome
    }
    let of = |kind: Kind, seen| match kind {
        Kind::Zen => verdict::<zen::Position>(seen),
        Kind::Enso => verdict::<enso::Position>(seen),
        Kind::Torus => verdict::<torus::Position>(seen),
        Kind::Zener => verdict::<zener::Position>(seen),
    };
    for kind in Kind::ALL {
        assert_eq!(of(kind, 1), Outcome::Ongoing);
        assert_eq!(of(kind, 2), Outcome::Ongoing);
        assert_eq!(of(kind, 3).is_over(), matches!(kind, Kind::Zen | Kind::Zener));
    }
}

#[test]
fn the_triple_that_keeps_enso_positions_from_coming_twice_grows_with_every_move() {
    let mut random = Random::new(11);
    for start in positions::<enso::Position>(&enso::Options, 10_000, &mut random) {
        let mut last = None;
        play_out(&start, usize::MAX, &mut random, |position| {
            let triple = oracle::enso::progress(&position.to_text());
            assert!(last.is_none_or(|last| triple > last), "{}: {last:?}, {triple:?}", position.to_text());
            last = Some(triple);
        });
    }
}
