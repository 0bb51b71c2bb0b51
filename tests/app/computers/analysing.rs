//! The engine thinks along: lines of the position that is shown, computers first, and nothing unless it is switched on.

use super::*;
use std::collections::BTreeSet;
use zen_table::app::ai::analysis::{AnalysedPosition, Analysis, SwitchAnalysis};
use zen_table::search::Limits;

/// Searches a few positions only.
fn quick() -> AiConfig {
    thinking(|request, handle| {
        let limits = Limits { nodes: Some(3000), ..Limits::default() };
        runner::think(&SearchRequest { limits, ..request.clone() }, handle)
    })
}

fn analysis(app: &App) -> &Analysis {
    app.world().resource()
}

/// Waits until the position that is shown has been analysed.
fn analysed(app: &mut App) -> AnalysedPosition {
    app.update();
    wait(app, "the analysis", |app| analysis(app).found().is_some_and(|found| found.is_done));
    analysis(app).found().cloned().unwrap()
}

/// The game up to the position that is shown.
fn shown(app: &App) -> AnyGame {
    let mut game = table(app).game_shown().clone();
    while game.len() > table(app).plies_shown() {
        game.undo();
    }
    game
}

/// Asserts what holds of every analysis of the position that is shown.
fn check(app: &App, found: &AnalysedPosition) {
    let game = shown(app);
    assert!((1..=3).contains(&found.lines.len()), "{found:?}");
    assert!(found.depth > 0 && found.positions > 0, "{found:?}");
    let mut firsts = BTreeSet::new();
    for line in &found.lines {
        let mut at = game.clone();
        for text in &line.moves {
            at.play(text).unwrap();
        }
        assert!(firsts.insert(line.moves[0].clone()), "{found:?}");
        assert_eq!(game.choices(&line.spots).complete.as_ref(), Some(&line.moves[0]));
        assert!((0.0..=1.0).contains(&line.probability));
        if let Some(proof) = line.proof {
            assert_eq!(line.probability, if proof.winner == Player::One { 1.0 } else { 0.0 });
        }
    }
    let of_mover = |of_one: f32| if game.to_move() == Player::One { of_one } else { 1.0 - of_one };
    let sorted = found.lines.is_sorted_by(|one, next| of_mover(one.probability) >= of_mover(next.probability));
    assert!(sorted || game.kind() == Kind::Torus, "{found:?}");
}

#[test]
fn nothing_is_analysed_unless_it_is_switched_on_and_a_new_match_switches_it_off() {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let (mut app, _folder) = alone_thinking(thinking(move |request, _| {
        count.fetch_add(1, Ordering::SeqCst);
        first_move(request, 0)
    }));
    begin(&mut app, Kind::Enso);
    idle(&mut app);
    assert!(asked.load(Ordering::SeqCst) == 0 && !analysis(&app).is_on() && analysis(&app).found().is_none());
    send(&mut app, SwitchAnalysis(true));
    assert!(analysis(&app).is_on());
    analysed(&mut app);
    idle(&mut app);
    assert_eq!(asked.load(Ordering::SeqCst), 1, "what is done is not searched again");
    begin(&mut app, Kind::Zen);
    idle(&mut app);
    assert!(asked.load(Ordering::SeqCst) == 1 && !analysis(&app).is_on() && analysis(&app).found().is_none());
    send(&mut app, SwitchAnalysis(true));
    analysed(&mut app);
    send(&mut app, SwitchAnalysis(false));
    assert!(!analysis(&app).is_on() && analysis(&app).found().is_none());
}

#[test]
fn every_position_that_is_shown_is_analysed() {
    for kind in Kind::ALL {
        let (mut app, _folder) = alone_thinking(quick());
        begin(&mut app, kind);
        send(&mut app, SwitchAnalysis(true));
        let found = analysed(&mut app);
        check(&app, &found);
        for _ in 0..3 {
            play(&mut app, 1);
            let found = analysed(&mut app);
            check(&app, &found);
        }
        // Looking back.
        send(&mut app, Intent::LookAt(Some(1)));
        let found = analysed(&mut app);
        check(&app, &found);
        assert_eq!(shown(&app).len(), 1);
        // A side line.
        let moves = found.lines.last().unwrap().moves.clone();
        let length = moves.len();
        send(&mut app, Intent::ShowSideLine { round: 0, plies: 1, moves });
        if table(&app).side_line_begins().is_some() && !shown(&app).verdict().outcome.is_over() {
            let found = analysed(&mut app);
            check(&app, &found);
            assert_eq!(shown(&app).len(), 1 + length);
        }
        send(&mut app, Intent::LookAt(None));
        let found = analysed(&mut app);
        check(&app, &found);
        assert_eq!(shown(&app).len(), 3);
    }
}

#[test]
fn where_the_game_is_over_nothing_is_searched_and_before_that_the_win_is_proved() {
    for kind in [Kind::Enso, Kind::Zener] {
        let (mut app, _folder) = alone_thinking(quick());
        begin(&mut app, kind);
        while !game(&app).verdict().outcome.is_over() {
            // A win at once if there is one, or any move.
            let wins = |text: &String| {
                let mut after = game(&app).clone();
                after.play(text).is_ok() && after.verdict().outcome.winner() == Some(game(&app).to_move())
            };
            let mut moves = game(&app).legal_moves();
            let any = moves.len() * game(&app).len() / 7 % moves.len();
            let chosen = moves.iter().position(wins).unwrap_or(any);
            let text = moves.swap_remove(chosen);
            send(&mut app, Intent::Play(text));
        }
        let plies = game(&app).len();
        let winner = game(&app).verdict().outcome.winner().expect("a winner");
        send(&mut app, SwitchAnalysis(true));
        idle(&mut app);
        assert_eq!(analysis(&app).found(), None);
        send(&mut app, Intent::LookAt(Some(plies - 1)));
        let found = analysed(&mut app);
        check(&app, &found);
        if shown(&app).to_move() == winner {
            let proof = found.proof().expect("a win at once is proved");
            assert_eq!((proof.winner, proof.plies), (winner, Some(1)));
            assert_eq!(found.probability(winner), Some(1.0));
        }
    }
}

#[test]
fn a_computer_goes_first_and_the_analysis_goes_on_afterwards() {
    let (mut app, _folder) = alone_thinking(thinking(|request, handle| {
        if !request.reports {
            return first_move(request, 0);
        }
        let mut nodes = 0;
        while !handle.is_stopped() {
            nodes += 1;
            let found = Finding::of_move(1, 0, nodes, request.game.legal_moves().swap_remove(0));
            handle.report(nodes, Some(found));
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }));
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    send(&mut app, SwitchAnalysis(true));
    let positions = |app: &App| analysis(app).found().map_or(0, |found| found.positions);
    wait(&mut app, "what is found on the way", |app| positions(app) > 0);
    let before = positions(&app);
    wait(&mut app, "more", |app| positions(app) > before);
    assert!(!analysis(&app).found().unwrap().is_done);
    for answered in [2, 4] {
        let text = game(&app).legal_moves()[0].clone();
        send(&mut app, Intent::Play(text));
        wait(&mut app, "the computer's answer", |app| game(app).len() == answered);
        wait(&mut app, "the analysis of the next position", |app| positions(app) > 0);
        assert_eq!(analysis(&app).found().unwrap().lines[0].moves, game(&app).legal_moves()[..1]);
    }
    // A hint goes first too, and what was known stays meanwhile.
    let known = positions(&app);
    send(&mut app, AiRequest::Hint);
    wait(&mut app, "the hint", |app| app.world().resource::<Hint>().shown().is_some());
    assert!(positions(&app) >= known);
    wait(&mut app, "the analysis goes on", |app| positions(app) > known);
}

#[test]
fn a_search_that_dies_loses_no_analysis_and_one_that_always_dies_is_left_alone() {
    for deaths in [1, usize::MAX] {
        let tries = Arc::new(AtomicUsize::new(0));
        let count = tries.clone();
        let (mut app, _folder) = alone_thinking(thinking(move |request, handle| {
            assert!(count.fetch_add(1, Ordering::SeqCst) >= deaths, "it dies, as it shall");
            let limits = Limits { nodes: Some(3000), ..Limits::default() };
            runner::think(&SearchRequest { limits, ..request.clone() }, handle)
        }));
        begin(&mut app, Kind::Zener);
        send(&mut app, SwitchAnalysis(true));
        if deaths == 1 {
            let found = analysed(&mut app);
            check(&app, &found);
            assert_eq!(tries.load(Ordering::SeqCst), 2);
        } else {
            wait(&mut app, "it is given up", |app| {
                is_told(app, |notice: &AiNotice| notice.is_bad) && tries.load(Ordering::SeqCst) >= 3
            });
            idle(&mut app);
            assert_eq!((tries.load(Ordering::SeqCst), analysis(&app).found()), (3, None));
            assert!(analysis(&app).is_on());
        }
    }
}

#[test]
fn the_engine_does_not_help_in_the_match_that_goes_on_after_an_analysis() {
    let (mut app, _folder) = alone_thinking(quick());
    begin(&mut app, Kind::Enso);
    send(&mut app, Intent::Analyse);
    send(&mut app, SwitchAnalysis(true));
    let found = analysed(&mut app);
    send(&mut app, Intent::Try(found.lines[0].moves[0].clone()));
    let found = analysed(&mut app);
    check(&app, &found);
    send(&mut app, Intent::EndAnalysis);
    app.update();
    assert!(!analysis(&app).is_on() && analysis(&app).found().is_none());
}
