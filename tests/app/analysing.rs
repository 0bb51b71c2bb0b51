//! Taking a match apart: moves that are tried beside it become variations, and the match stands still.

use super::*;
use zen_table::app::gameplay::active_match::TableMode;
use zen_table::session::lot::error_seed;
use zen_table::session::variations::{Edit, Judgement, Path as Position};

/// Points out a move as a person does, and plays or tries it so.
fn point_out(app: &mut App, text: &str) {
    for spot in table(app).position().path(text) {
        send(app, Point::At(spot));
    }
}

/// A legal move of the position that is shown; not the one that was played there, where there is another.
fn another_move(app: &App) -> String {
    let position = table(app).position();
    let played = table(app).game_shown().move_of(position.len()).map(ToOwned::to_owned);
    let moves = position.legal_moves();
    moves.iter().find(|text| Some(*text) != played.as_ref()).unwrap_or(&moves[0]).clone()
}

fn seconds(app: &mut App, seconds: u64) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)));
    for _ in 0..4 * seconds {
        app.update();
    }
    app.insert_resource(TimeUpdateStrategy::Automatic);
}

#[test]
fn a_move_that_is_pointed_out_while_looking_back_becomes_a_variation() {
    for kind in Kind::ALL {
        let (mut app, _folder) = alone();
        begin(&mut app, kind);
        play(&mut app, 4);
        let (moves, present) = (moves(&app).clone(), table(&app).board());
        send(&mut app, Intent::LookAt(Some(2)));
        let tried = another_move(&app);
        point_out(&mut app, &tried);
        assert_eq!(table(&app).mode(), TableMode::Analysis, "{kind:?}");
        assert_eq!((table(&app).plies_shown(), table(&app).side_line_begins()), (3, Some(2)));
        assert_eq!(table(&app).game_shown().moves().last(), Some(&tried.as_str()));
        // It goes on from there, and the match stays as it was.
        let next = another_move(&app);
        point_out(&mut app, &next);
        assert_eq!(table(&app).path_shown(), Some(Position::new(2, vec![0, 0])));
        assert_eq!(self::moves(&app), moves, "{kind:?}");
        send(&mut app, Intent::EndAnalysis);
        assert_eq!((table(&app).mode(), table(&app).board()), (TableMode::Match, present));
        let kept = mail::read(&mail::write(table(&app).played())).unwrap();
        let line = kept.round().line_to(&Position::new(2, vec![0, 0])).unwrap();
        assert_eq!(line[2..], [tried.as_str(), next.as_str()], "{kind:?}: the record has the variation");
    }
}

#[test]
fn what_was_played_is_no_variation_when_it_is_tried() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Zener);
    play(&mut app, 4);
    send(&mut app, Intent::LookAt(Some(1)));
    let played = moves(&app)[1].clone();
    point_out(&mut app, &played);
    assert_eq!(table(&app).path_shown(), Some(Position::main(2)));
    assert!(table(&app).round_shown().variations().is_empty());
}

#[test]
fn the_present_can_be_taken_apart_and_the_match_goes_on_afterwards() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 3);
    let moves = moves(&app).clone();
    send(&mut app, Intent::Analyse);
    assert_eq!(state::<Phase>(&app), Phase::LookingBack);
    let tried = another_move(&app);
    point_out(&mut app, &tried);
    assert_eq!((self::moves(&app), table(&app).plies_shown()), (moves.clone(), 4));
    send(&mut app, Intent::EndAnalysis);
    assert_eq!((table(&app).mode(), state::<Phase>(&app)), (TableMode::Match, Phase::Choosing));
    // What was tried is played: its variation becomes what was played.
    point_out(&mut app, &tried);
    assert_eq!(self::moves(&app).len(), 4);
    assert!(table(&app).round_shown().variations().is_empty());
}

#[test]
fn clock_and_computers_stand_still_in_an_analysis() {
    let (mut app, _folder) = alone();
    let seats = vec![Seat::person("Ada"), Seat::computer("Grace", 0)];
    let clock = zen_table::session::Clock::Sudden { seconds: 300 };
    send(&mut app, Intent::Begin(Terms { seats, clock: Some(clock), ..Terms::usual(Kind::Enso) }));
    if table(&app).played().waits_for_computer() {
        wait(&mut app, "the computer has played", |app| !table(app).played().waits_for_computer());
    }
    seconds(&mut app, 2);
    send(&mut app, Intent::Analyse);
    let (left, plies) = (table(&app).played().round().time_left(), moves(&app).len());
    for _ in 0..3 {
        let tried = another_move(&app);
        point_out(&mut app, &tried);
        seconds(&mut app, 2);
    }
    assert_eq!((table(&app).played().round().time_left(), moves(&app).len()), (left, plies));
    assert_eq!(table(&app).plies_shown(), plies + 3, "both sides' moves were tried");
    send(&mut app, Intent::EndAnalysis);
    let mv = another_move(&app);
    point_out(&mut app, &mv);
    wait(&mut app, "the computer answers again", |app| moves(app).len() == plies + 2);
}

#[test]
fn variations_are_promoted_and_deleted_and_that_is_taken_back() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Torus);
    play(&mut app, 4);
    send(&mut app, Intent::LookAt(Some(2)));
    let first = another_move(&app);
    point_out(&mut app, &first);
    send(&mut app, Intent::LookAt(Some(2)));
    let position = table(&app).position();
    let second = position.legal_moves().into_iter().rfind(|text| *text != first && *text != moves(&app)[2]).unwrap();
    point_out(&mut app, &second);
    let [one, two] = [0, 1].map(|step| Position::new(2, vec![step]));
    assert_eq!(table(&app).path_shown(), Some(two.clone()));
    send(&mut app, Intent::Edit { round: 0, edit: Edit::Promote(two) });
    assert_eq!(table(&app).game_shown().moves()[2], second);
    assert_eq!(table(&app).path_shown(), Some(one.clone()), "it comes first now");
    send(&mut app, Intent::Edit { round: 0, edit: Edit::Delete(one) });
    assert_eq!(table(&app).round_shown().variations().len(), 1);
    assert_eq!(table(&app).path_shown(), Some(Position::main(2)));
    let with_one = mail::write(table(&app).played());
    send(&mut app, Intent::Undo);
    assert_eq!(table(&app).round_shown().variations().len(), 2);
    assert_eq!(moves(&app).len(), 4, "in an analysis, taking back is for its changes");
    send(&mut app, Intent::Redo);
    assert_eq!(mail::write(table(&app).played()), with_one);
}

#[test]
fn comments_and_judgements_are_kept_on_disc() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zen);
    play(&mut app, 2);
    send(&mut app, Intent::Analyse);
    let at = Position::main(2);
    let text = "Too early:\nthe line is short.".to_owned();
    send(&mut app, Intent::Edit { round: 0, edit: Edit::Comment { at: at.clone(), text: text.clone() } });
    send(
        &mut app,
        Intent::Edit { round: 0, edit: Edit::Judge { at: at.clone(), judgement: Some(Judgement::Dubious) } },
    );
    assert_eq!((table(&app).mode(), table(&app).plies_shown()), (TableMode::Analysis, 2));
    wait_for_disk(&mut app, folder.path());
    let disk = disk_after_kill(folder.path());
    let mut app = program(disk.path());
    wait(&mut app, "the match is offered", |app| saved(app).unfinished.is_some());
    send(&mut app, Store::Continue);
    wait(&mut app, "the match is on the table", |app| app.world().contains_resource::<ActiveMatch>());
    let note = table(&app).played().round().variations().note(&at).unwrap().clone();
    assert_eq!((note.comment, note.judgement), (text, Some(Judgement::Dubious)));
}

#[test]
fn a_line_of_a_review_becomes_a_variation_when_it_is_played_on() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 3);
    let moves = moves(&app).clone();
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::Review);
    send(&mut app, Intent::LookAt(Some(1)));
    let line = [another_move(&app)];
    send(&mut app, Intent::ShowSideLine { round: 0, plies: 1, moves: line.to_vec() });
    assert_eq!(table(&app).path_shown(), None, "nothing is noted of what is only shown");
    let next = another_move(&app);
    point_out(&mut app, &next);
    assert_eq!(table(&app).mode(), TableMode::Review);
    assert_eq!(table(&app).path_shown(), Some(Position::new(1, vec![0, 0])));
    assert_eq!(self::moves(&app), moves);
}

#[test]
fn lessons_and_first_matches_are_not_taken_apart() {
    let (mut app, _folder) = alone();
    let kind = Kind::Enso;
    let number = zen_table::lessons::of(kind).len();
    let lesson = |number| Intent::Learn(zen_table::app::gameplay::active_match::LessonStep { kind, number });
    for number in [0, number] {
        send(&mut app, lesson(number));
        let mode = table(&app).mode();
        let edit = Edit::Comment { at: Position::main(0), text: "x".to_owned() };
        for intent in [Intent::Analyse, Intent::Try(another_move(&app)), Intent::Edit { round: 0, edit }] {
            send(&mut app, intent);
            assert_eq!(table(&app).mode(), mode);
            assert!(table(&app).round_shown().variations().is_empty());
        }
    }
}

/// Any intents in any order: what was played stays, whatever is noted is read again from the record, and nothing
/// panics.
#[test]
fn no_order_of_changes_harms_the_match() {
    for (index, kind) in Kind::ALL.into_iter().enumerate() {
        let (mut app, _folder) = alone();
        begin(&mut app, kind);
        play(&mut app, 6);
        let moves = moves(&app).clone();
        send(&mut app, Intent::Analyse);
        for step in 0..400 {
            let any = |lot: u64, below: usize| error_seed(lot, step, index) as usize % below;
            let at = {
                let round = table(&app).round_shown();
                let paths: Vec<Position> = round
                    .variations()
                    .plies()
                    .flat_map(|ply| (0..round.variations().branches(ply).len()).map(move |index| (ply, index)))
                    .filter_map(|(ply, index)| round.variations().path_of(ply, index))
                    .chain((0..=moves.len()).map(Position::main))
                    .collect();
                paths[any(1, paths.len())].clone()
            };
            let intent = match any(2, 10) {
                0..=4 if !table(&app).position().verdict().outcome.is_over() => {
                    let legal = table(&app).position().legal_moves();
                    Intent::Try(legal[any(3, legal.len())].clone())
                }
                5 => Intent::LookAt(Some(any(4, 12))),
                6 => Intent::Edit { round: 0, edit: Edit::Delete(at) },
                7 => Intent::Edit { round: 0, edit: Edit::Promote(at) },
                8 => [Intent::Undo, Intent::Redo][any(5, 2)].clone(),
                _ => Intent::LookAtPath { round: 0, path: at },
            };
            send(&mut app, intent);
            assert_eq!(self::moves(&app), moves);
            let (shown, game) = (table(&app).path_shown().unwrap(), table(&app).position());
            let line = table(&app).round_shown().line_to(&shown).unwrap();
            assert_eq!(game.moves(), line, "{kind:?}, step {step}: the board shows the position of its path");
        }
        let text = mail::write(table(&app).played());
        assert_eq!(mail::write(&mail::read(&text).unwrap()), text);
    }
}
