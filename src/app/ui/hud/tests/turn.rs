//! What a turn needs: whose it is, what is to be done, the time of both sides, and the buttons.

use super::drawing::{Faults, LONG, Moment, after, new, terms};
use super::windows::{LANGUAGE_WINDOWS, LARGE_TEXT_WINDOWS, SCALES, TINY, USUAL_WINDOWS, WINDOWS};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::move_confirmation::{PendingMove, PointedMove};
use crate::app::gameplay::selection::{Refused, Selection};
use crate::app::state::settings::{PlayerTurning, Settings};
use crate::app::ui::hud::arrows::Threat;
use crate::app::ui::hud::layout::HudDrawer;
use crate::games::{Kind, Refusal, Spot, Square, torus, zen};
use crate::session::{Clock, Ending, GameTerms, Match, Pending, Seat, Terms};
use crate::texts::instruction::instruction;
use crate::texts::pseudo;
use crate::texts::seats::seat_name;
use crate::texts::{Language, Phrase, Text, summary, time};
use bevy::prelude::*;

fn pick(world: &mut World, column: u8, row: u8) {
    world.resource_mut::<Selection>().spots = vec![Spot::Square(Square::new(column, row))];
}

/// Matches at the moments when the panel has most to show.
fn moments() -> Vec<Moment> {
    const CLOCK: Option<Clock> = Some(Clock::Increment { seconds: 7200, more: 30 });
    /// Black threatens to connect with the next move.
    const CHECK: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    let pair = [LONG[2], LONG[1]];
    let mut moments = Vec::new();
    for kind in Kind::ALL {
        let usual = || Terms::usual(kind);
        moments.push(Moment::of(&format!("{kind:?} begins"), new(usual())));
        moments.push(Moment::of(&format!("{kind:?} with keys"), new(usual())).with_keys());
        let long = terms(kind, usual().game, &LONG, CLOCK);
        moments.push(Moment::of(&format!("{kind:?} in teams"), new(long)));
        let mut over = new(terms(kind, usual().game, &pair, CLOCK));
        let loser = over.round().game().to_move();
        over.end(Ending::Resigned(loser)).expect("a round that is on");
        moments.push(Moment::of(&format!("{kind:?} is over"), over));
        let mut computers = terms(kind, usual().game, &pair, CLOCK);
        for seat in &mut computers.seats {
            *seat = Seat::computer(LONG[0], 6);
        }
        moments.push(Moment::of(&format!("{kind:?} between computers"), new(computers)));
    }
    for announcing in [zen::Announcing::ByGame, zen::Announcing::ByPlayers] {
        let game = GameTerms::Zen { variant: zen::Variant::One, announcing };
        let checked = || {
            let played = Match::from_position(terms(Kind::Zen, game, &LONG, CLOCK), CHECK);
            played.expect("a position")
        };
        moments.push(Moment::of(&format!("a check, {announcing:?}"), checked()));
        moments.push(Moment::of(&format!("a check, {announcing:?}, a pawn is held"), checked()).with(|world| {
            pick(world, 5, 7);
            let why = Refusal { reason: zen::Illegal::Stuck { square: 62 }.into(), squares: vec![] };
            world.resource_mut::<Selection>().refusal = Some(Refused { at: Spot::Off, why });
        }));
    }
    let enso = || new(terms(Kind::Enso, GameTerms::Enso, &pair, CLOCK));
    for (column, row) in [(0, 0), (2, 2), (3, 3), (2, 5)] {
        moments.push(Moment::of("a stone of Enso is held", enso()).with(|world| pick(world, column, row)));
    }
    for kind in Kind::ALL {
        let played = new(terms(kind, GameTerms::usual(kind), &pair, CLOCK));
        let text = played.round().game().legal_moves().swap_remove(0);
        moments.push(Moment::of(&format!("a move of {kind:?} waits"), played).with(|world| {
            world.resource_mut::<PendingMove>().0 = Some(PointedMove { text, spots: vec![Spot::Off] });
        }));
    }
    let balanced = GameTerms::Torus { size: torus::Size::default(), balanced_opening: true };
    let balanced = new(terms(Kind::Torus, balanced, &pair, CLOCK));
    moments.push(Moment::of("the opening is balanced", balanced.clone()));
    moments.push(Moment::of("a side is to be chosen", after(balanced, &["c3", "c9", "d4"])));
    let torus = || new(terms(Kind::Torus, GameTerms::usual(Kind::Torus), &pair, CLOCK));
    let moves = ["c3", "c9", "d4", "d9", "c3-d4", "e9", "e5", "f9"];
    moments.push(Moment::of("chains of ZeN", after(torus(), &moves)).with(|world| pick(world, 3, 3)));
    let zener = || new(terms(Kind::Zener, GameTerms::usual(Kind::Zener), &pair, CLOCK));
    moments.push(Moment::of("a symbol is to be answered", after(zener(), &["W3-F3"])));
    moments.push(Moment::of("a free step", after(zener(), &["W3-F3", "K3-B3"])));
    moments
}

/// What must be shown at a moment: whose turn it is, what is to be done, and the time of both sides.
fn needed(moment: &Moment) -> Vec<String> {
    let played = moment.played();
    let localise = |text: Text| text.localise(moment.language);
    let mut needed = Vec::new();
    let by_person = played.waits_for_person();
    needed.extend(summary::seat_on_turn(played).map(|seat| localise(seat_name(&played.terms().seats[seat]))));
    if let Some(result) = played.round().result() {
        needed.push(localise(summary::result(played, played.round(), result).1));
    } else if by_person && matches!(played.pending(), Pending::Move { .. }) {
        let spots = &moment.app.world().resource::<Selection>().spots;
        let wanted = instruction(played.round().game(), spots);
        match &moment.app.world().resource::<PendingMove>().0 {
            Some(pointed) => {
                let r#move = pointed.text.clone().into();
                needed.push(localise(Phrase::PanelConfirmOrPoint { r#move }.into()));
            }
            None if moment.name.contains("balanced") => {}
            None => needed.push(localise(wanted.text)),
        }
        needed.extend(wanted.alarm.map(|alarm| localise(alarm.into())));
    }
    if played.terms().game.is_announced_by_players() {
        needed.extend([Phrase::PanelCheck, Phrase::PanelCheckmate].map(|label| localise(label.into())));
    }
    needed.extend(played.round().time_left().into_iter().flatten().map(time::left));
    needed
}

/// Looks for what a turn needs in these windows at these text scales.
fn look(moment: &mut Moment, windows: &[(f32, f32)], scales: &[f32], faults: &mut Faults) {
    let third = if moment.played().waits_for_computer() { Phrase::PanelMoveNow } else { Phrase::CommonHint };
    let answers = match moment.app.world().resource::<PendingMove>().0 {
        Some(_) => [Phrase::CommonCancel, Phrase::PanelConfirm],
        None => [Phrase::CommonUndo, third],
    };
    let [first, second] = answers;
    let labels = [first, second, Phrase::CommonMenu].map(|label| label.localise(moment.language));
    let buttons = [0, 1, 2].map(|index: usize| labels[index].as_str());
    let needed = needed(moment);
    // Where players announce, the buttons for that take some of the smallest windows.
    let share = if moment.played().terms().game.is_announced_by_players() { 0.5 } else { 0.58 };
    for &window in windows {
        for &scale in scales {
            faults.look(moment, (window, scale), &needed, &buttons, share);
        }
    }
}

#[test]
fn what_a_turn_needs_is_in_view_in_every_window() {
    let mut faults = Faults::default();
    for mut moment in moments() {
        look(&mut moment, &WINDOWS, &SCALES, &mut faults);
    }
    faults.assert_none();
}

#[test]
fn what_a_turn_needs_is_in_view_in_every_language() {
    let mut faults = Faults::default();
    for mut moment in moments() {
        for &language in Language::ALL.iter().filter(|&&language| language != Language::English) {
            moment.language = language;
            look(&mut moment, &USUAL_WINDOWS, &SCALES, &mut faults);
        }
        moment.language = Language::English;
        pseudo::with(|| look(&mut moment, &LANGUAGE_WINDOWS, &[1.0], &mut faults));
    }
    faults.assert_none();
}

#[test]
fn a_check_shows_its_threat_to_whoever_has_been_told() {
    const CHECK: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    for (announcing, is_told) in [(zen::Announcing::ByGame, true), (zen::Announcing::ByPlayers, false)] {
        let game = GameTerms::Zen { variant: zen::Variant::One, announcing };
        let terms = Terms { game, ..Terms::usual(Kind::Zen) };
        let moment = Moment::of("check", Match::from_position(terms, CHECK).expect("a position"));
        let mut threat = Threat::default();
        let spots = threat.of(moment.app.world().resource::<ActiveMatch>());
        assert_eq!(spots.len(), if is_told { 2 } else { 0 }, "{announcing:?}");
    }
}

#[test]
fn who_listens_to_a_team_hears_which_partner_is_to_move() {
    let names = ["Ada", "Bea", "Cem", "Dora"];
    let teams = || new(terms(Kind::Torus, GameTerms::usual(Kind::Torus), &names, None));
    for (played, to_move, partner) in [(teams(), "Ada", "Cem"), (after(teams(), &["c3", "c9"]), "Cem", "Ada")] {
        let mut moment = Moment::of("in teams", played);
        // A row for each team, and one for the team to move alone.
        for window in [(1280.0, 720.0), (390.0, 780.0)] {
            let drawn = moment.draw(window, 1.0);
            assert!(drawn.says(&format!("{to_move} is to move.")), "{to_move} in {window:?}");
            assert!(!drawn.says(&format!("{partner} is to move.")), "{partner} in {window:?}");
        }
    }
}

#[test]
fn in_tiny_windows_nothing_lies_over_anything_else() {
    for mut moment in moments() {
        for window in TINY {
            for is_open in [false, true] {
                moment.app.world_mut().resource_mut::<HudDrawer>().is_open = is_open;
                let overlaps = moment.draw(window, 1.0).overlaps();
                assert!(overlaps.is_empty(), "{} in {window:?}, open: {is_open}: {overlaps:?}", moment.name);
            }
        }
    }
}

#[test]
fn every_control_of_the_panel_is_reached_by_keys_and_then_in_view_with_the_largest_text() {
    let buttons = [Phrase::CommonMenu, Phrase::PanelFlip, Phrase::CommonRules, Phrase::ViewPlan, Phrase::PanelResign]
        .map(Text::from);
    let mut faults = Vec::new();
    for kind in Kind::ALL {
        let long = terms(kind, GameTerms::usual(kind), &LONG, Some(Clock::Sudden { seconds: 7200 }));
        let mut moment = Moment::of("in teams", new(long)).with_keys();
        for window in LARGE_TEXT_WINDOWS {
            for &language in Language::ALL {
                moment.language = language;
                for is_open in [false, true] {
                    moment.app.world_mut().resource_mut::<HudDrawer>().is_open = is_open;
                    let (reached, mut found) = moment.go_through(window);
                    let wanted = if is_open { &buttons[..] } else { &buttons[..1] };
                    let missing = wanted.iter().map(|label| label.localise(language));
                    let missing = missing.filter(|label| !reached.contains(label));
                    found.extend(missing.map(|label| format!("no key leads to '{label}'")));
                    faults.extend(
                        found.into_iter().map(|fault| format!("{kind:?} in {window:?}, {language:?}: {fault}")),
                    );
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn face_to_face_the_board_keeps_its_room() {
    let clock = Some(Clock::Sudden { seconds: 7200 });
    for kind in Kind::ALL {
        let played = new(terms(kind, GameTerms::usual(kind), &LONG[1..3], clock));
        let mut moment = Moment::of("face to face", played)
            .with(|world| world.resource_mut::<Settings>().turning = PlayerTurning::FaceToFace);
        for window in WINDOWS {
            for scale in SCALES {
                // The text at both ends of the board also takes some of the window.
                let found = moment.draw(window, scale).faults(&[], &["Undo", "Hint", "Menu"], 0.5);
                assert!(found.is_empty(), "{kind:?} in {window:?} at {scale}: {found:?}");
            }
        }
    }
}
