//! Reviewing a match: what is found, shown and continued, and that the match stays as it was.

use super::*;
use zen_table::app::ai::review::{ChosenMoment, MatchReview, OpenReview};
use zen_table::app::ai::trial::MomentTrial;
use zen_table::app::gameplay::active_match::TableMode;
use zen_table::review::Trial;
use zen_table::search::{Limits, Thinking};
use zen_table::session::Team;
use zen_table::session::lot::error_seed;

/// A computer that searches a few positions only.
fn quick_review() -> AiConfig {
    thinking(|request, _| {
        let limits = Limits { nodes: Some(2000), ..Limits::default() };
        Thinking::new(&request.game, request.level, request.seed, limits)?.finish()
    })
}

/// A match of careless players, up to its end by the rules.
fn careless(kind: Kind, seats: Vec<Seat>, seed: u64) -> Match {
    let game = if kind == Kind::Torus {
        GameTerms::Torus { size: Size::new(5).unwrap(), balanced_opening: false }
    } else {
        GameTerms::usual(kind)
    };
    let mut played = Match::new(Terms { game, seats, ..Terms::usual(kind) }).unwrap();
    while let Pending::Move { .. } = played.pending() {
        let mut moves = played.round().game().legal_moves();
        let plies = played.round().game().len();
        // Any number that depends on seed and ply will do.
        let chosen = error_seed(seed, plies, 0) as usize % moves.len();
        played.play(&moves.swap_remove(chosen)).unwrap();
    }
    played
}

fn two_persons() -> Vec<Seat> {
    vec![Seat::person("Ada"), Seat::person("Grace")]
}

fn review(app: &App) -> &MatchReview {
    app.world().resource()
}

fn moments(app: &App) -> Vec<zen_table::review::Moment> {
    review(app).shown().map(|open| open.moments().cloned().collect()).unwrap_or_default()
}

/// A program with this match on the table, under review and searched through.
fn reviewed(played: Match) -> (App, TempDir) {
    let (mut app, folder) = alone_thinking(quick_review());
    send(&mut app, Intent::Resume(Box::new(played)));
    send(&mut app, Intent::Review);
    assert_eq!(table(&app).mode(), TableMode::Review);
    wait(&mut app, "the review is done", |app| review(app).shown().is_some_and(OpenReview::is_done));
    (app, folder)
}

#[test]
fn a_match_is_reviewed_and_continued_from_every_moment() {
    let mut all = 0;
    for kind in Kind::ALL {
        let (mut app, _folder) = reviewed(careless(kind, two_persons(), 3));
        let record = mail::write(table(&app).played());
        for moment in moments(&app) {
            all += 1;
            let (round, plies) = (moment.round, moment.plies);
            send(&mut app, Intent::LookAtPlayed { round, plies });
            assert_eq!((table(&app).round_number_shown(), table(&app).plies_shown()), (round, plies));
            assert_eq!(table(&app).game_shown().moves().get(plies), Some(&moment.played.as_str()));
            // The better line is shown beside the match.
            send(&mut app, Intent::ShowSideLine { round, plies, moves: moment.line.clone() });
            assert_eq!(table(&app).side_line_begins(), Some(plies));
            assert_eq!(table(&app).game_shown().moves()[plies..], moment.line);
            send(&mut app, Intent::LookAt(Some(plies + 1)));
            assert_eq!((table(&app).plies_shown(), table(&app).side_line_begins()), (plies + 1, Some(plies)));
            send(&mut app, Intent::LookAt(Some(plies)));
            assert_eq!(table(&app).side_line_begins(), None, "before its first move the match is shown");
            assert_eq!(mail::write(table(&app).played()), record, "{kind:?}: the match is as it was");
        }
        if let Some(moment) = moments(&app).first() {
            let (round, plies) = (moment.round, moment.plies);
            send(&mut app, Intent::ShowSideLine { round, plies, moves: moment.line[..1].to_vec() });
            send(&mut app, Intent::PlayFromHere);
            assert_eq!(table(&app).mode(), TableMode::Match);
            assert!(review(&app).shown().is_none());
            let mut moves = game(&app).moves();
            assert_eq!(moves.pop(), Some(moment.better.as_str()));
            assert_eq!(moves.len(), plies);
        }
    }
    assert!(all > 0, "careless players make mistakes");
}

#[test]
fn a_review_changes_nothing_and_ends_as_one_wishes() {
    let (mut app, _folder) = reviewed(careless(Kind::Enso, two_persons(), 1));
    let record = mail::write(table(&app).played());
    for nothing in [Intent::Undo, Intent::Redo, Intent::Review] {
        send(&mut app, nothing);
        assert_eq!((table(&app).mode(), mail::write(table(&app).played())), (TableMode::Review, record.clone()));
    }
    send(&mut app, Intent::LookAtPlayed { round: 0, plies: 2 });
    send(&mut app, Point::At(Spot::Square(Square::new(0, 0))));
    assert_eq!(table(&app).plies_shown(), 2, "a click on the board does not leave the position");
    send(&mut app, Intent::EndAnalysis);
    assert_eq!((table(&app).mode(), table(&app).looks_back()), (TableMode::Match, false));
    assert!(review(&app).shown().is_none());
    send(&mut app, Intent::Undo);
    assert!(mail::write(table(&app).played()) != record, "in the match itself moves are taken back as before");
    send(&mut app, Intent::Review);
    assert_eq!(table(&app).mode(), TableMode::Match, "a match that goes on is not reviewed");
}

#[test]
fn a_review_is_stopped_and_goes_on() {
    let (mut app, _folder) = alone_thinking(quick_review());
    send(&mut app, Intent::Resume(Box::new(careless(Kind::Enso, two_persons(), 2))));
    send(&mut app, Intent::Review);
    let stop = |app: &mut App, stopped| {
        app.world_mut().resource_mut::<MatchReview>().shown_mut().unwrap().is_stopped = stopped;
        app.update();
    };
    stop(&mut app, true);
    let progress = |app: &App| review(app).shown().unwrap().review().progress();
    let before = progress(&app);
    idle(&mut app);
    assert_eq!(progress(&app), before);
    assert!(!review(&app).shown().unwrap().is_done());
    stop(&mut app, false);
    wait(&mut app, "the review is done", |app| review(app).shown().is_some_and(OpenReview::is_done));
}

#[test]
fn a_computer_plays_on_from_a_moment_while_nothing_of_the_review_is_left() {
    let seats = vec![Seat::person("Ada"), Seat::of_level(Level::new(1).unwrap())];
    let (mut app, _folder) = reviewed(careless(Kind::Enso, seats, 3));
    send(&mut app, Intent::LookAtPlayed { round: 0, plies: 3 });
    send(&mut app, Intent::PlayFromHere);
    wait(&mut app, "the computer moves", |app| game(app).len() == 4 && by_person(app));
}

#[test]
fn mistakes_of_computers_are_told_when_they_are_asked_for() {
    for seed in 0..4 {
        let seats = vec![Seat::person("Ada"), Seat::of_level(Level::new(1).unwrap())];
        let (mut app, _folder) = reviewed(careless(Kind::Enso, seats, seed));
        assert!(moments(&app).iter().all(|moment| moment.seat == 0));
        let of_persons = moments(&app).len();
        app.world_mut().resource_mut::<MatchReview>().shown_mut().unwrap().judges_computers = true;
        app.update();
        assert!(moments(&app).iter().filter(|moment| moment.seat == 0).count() == of_persons);
        if moments(&app).iter().any(|moment| moment.seat == 1) {
            return;
        }
    }
    panic!("none of four careless computers makes a mistake");
}

#[test]
fn the_accuracy_of_a_counted_match_is_kept_once() {
    let seats = vec![Seat::person("Ada"), Seat::of_level(Level::new(1).unwrap())];
    let (mut app, folder) = alone_thinking(quick_review());
    let mut played = careless(Kind::Enso, seats, 3);
    send(&mut app, Intent::Resume(Box::new(played.clone())));
    send(&mut app, Intent::Undo);
    send(&mut app, Intent::Redo);
    let results = |app: &App| app.world().resource::<AiStatistics>().0.clone();
    assert_eq!(results(&app).last_games(Kind::Enso).len(), 1, "its end was played here");
    assert_eq!(results(&app).accuracy(Kind::Enso), None);
    let review_it = |app: &mut App| {
        send(app, Intent::Review);
        wait(app, "the review is done", |app| review(app).shown().is_some_and(OpenReview::is_done));
        app.update();
    };
    review_it(&mut app);
    let kept = results(&app).accuracy(Kind::Enso);
    let told = review(&app).shown().unwrap().review().accuracy(Team::A).unwrap();
    let percent = (told * 100.0).round() as u8;
    assert_eq!(kept, Some(MeanAccuracy { percent, games: 1 }));
    send(&mut app, Intent::EndAnalysis);
    review_it(&mut app);
    assert_eq!(results(&app).accuracy(Kind::Enso), kept, "it is reviewed a second time");
    drop(app);
    let mut next = program_thinking(folder.path(), quick_review());
    assert_eq!(results(&next).accuracy(Kind::Enso), kept, "it is kept with the results");

    // The same match with another end is not the one that was counted.
    played.take_back().unwrap();
    played.end(Ending::Resigned(Player::One)).unwrap();
    let before = results(&next);
    send(&mut next, Intent::Resume(Box::new(played)));
    review_it(&mut next);
    assert_eq!(results(&next), before);
}

#[test]
fn a_review_of_a_match_among_persons_adds_nothing_to_the_results() {
    let (app, _folder) = reviewed(careless(Kind::Enso, two_persons(), 3));
    assert_eq!(app.world().resource::<AiStatistics>(), &AiStatistics::default());
}

#[test]
fn a_move_that_is_tried_instead_of_a_mistake_is_judged() {
    let mut judged = 0;
    for kind in Kind::ALL {
        let (mut app, _folder) = reviewed(careless(kind, two_persons(), 3));
        for moment in moments(&app) {
            let (round, plies) = (moment.round, moment.plies);
            let mut review = app.world_mut().resource_mut::<MatchReview>();
            review.shown_mut().unwrap().chosen = Some(ChosenMoment { round, plies, is_revealed: false });
            let played = table(&app).played().rounds()[round].game().moves().len();
            let mut at = table(&app).played().rounds()[round].game().clone();
            while at.len() > plies {
                at.undo();
            }
            let other = at.legal_moves().into_iter().find(|text| *text != moment.better && *text != moment.played);
            for text in [Some(moment.better.clone()), other].into_iter().flatten() {
                send(&mut app, Intent::LookAtPlayed { round, plies });
                assert_eq!(trial(&app).text(), None);
                send(&mut app, Intent::Try(text.clone()));
                app.update();
                assert_eq!(trial(&app).text(), Some(text.as_str()), "{kind:?}");
                wait(&mut app, "the trial is judged", |app| trial(app).judged().is_some());
                let (worth, probability) = trial(&app).judged().unwrap();
                assert!((0.0..=1.0).contains(&probability));
                assert_eq!(worth == Trial::Best, text == moment.better, "{kind:?}: {text}");
                judged += 1;
            }
            // What was played is no trial.
            send(&mut app, Intent::LookAtPlayed { round, plies });
            send(&mut app, Intent::Try(moment.played.clone()));
            app.update();
            assert_eq!(trial(&app).text(), None);
            assert_eq!(table(&app).played().rounds()[round].game().len(), played, "the match stays as it was");
        }
        assert_eq!(table(&app).mode(), TableMode::Review);
    }
    assert!(judged > 0, "careless players make mistakes");
}

fn trial(app: &App) -> &MomentTrial {
    app.world().resource()
}
