//! Searches that die or hang are started again.

use super::*;

fn notices(app: &App) -> bool {
    is_told(app, |notice: &AiNotice| notice.is_bad && english(&notice.text).ends_with("thinks again."))
}

#[test]
fn a_search_that_dies_is_begun_again_and_the_player_told() {
    let tries = Arc::new(AtomicUsize::new(0));
    let count = tries.clone();
    let (mut app, _folder) = alone_thinking(thinking(move |request, handle| {
        assert!(count.fetch_add(1, Ordering::SeqCst) > 0, "the first search dies, as it shall");
        runner::think(request, handle)
    }));
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    let text = game(&app).legal_moves()[0].clone();
    app.world_mut().write_message(Intent::Play(text));
    wait(&mut app, "the notice", notices);
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
    assert_eq!(tries.load(Ordering::SeqCst), 2);
}

#[test]
fn a_search_that_hangs_is_begun_again_and_the_player_told() {
    let tries = Arc::new(AtomicUsize::new(0));
    let count = tries.clone();
    let config = thinking(move |request, handle| {
        while count.fetch_add(1, Ordering::SeqCst) == 0 {
            std::thread::sleep(Duration::from_secs(2));
        }
        runner::think(request, handle)
    });
    let (mut app, _folder) = alone_thinking(AiConfig { stall_timeout: Duration::from_millis(300), ..config });
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    let text = game(&app).legal_moves()[0].clone();
    app.world_mut().write_message(Intent::Play(text));
    wait(&mut app, "the notice", notices);
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
}

#[test]
fn a_search_that_dies_again_and_again_plays_the_best_it_had_found() {
    let (mut app, _folder) = alone_thinking(thinking(|request, handle| {
        let last = request.game.legal_moves().pop().unwrap();
        handle.report(5, Some(Finding::of_move(1, 0, 5, last)));
        panic!("every search dies, as it shall");
    }));
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    play(&mut app, 1);
    let best = game(&app).legal_moves().pop().unwrap();
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
    assert_eq!(moves(&app)[1], best);
}

#[test]
fn a_search_that_never_finds_anything_still_leaves_the_game_playable() {
    let (mut app, _folder) = alone_thinking(thinking(|_, _| panic!("every search dies at once, as it shall")));
    send(&mut app, Intent::Begin(against(Kind::Torus, 1)));
    for turn in 1..=3 {
        play(&mut app, 1);
        wait(&mut app, "the answer", |app| moves(app).len() == 2 * turn);
    }
}
