//! Reviews and analyses.

use super::drawing::{Faults, LONG, Moment, new, terms};
use super::windows::large_and_usual;
use crate::app::ai::analysis::{Analysis, SwitchAnalysis};
use crate::app::ai::review::{ChosenMoment, MatchReview, OpenReview};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::ui::theme;
use crate::games::Kind;
use crate::session::variations::Edit;
use crate::session::{GameTerms, Match, Seat, Terms};
use crate::texts::{self, Phrase};
use bevy_egui::egui::vec2;
use std::time::{Duration, Instant};

/// How long a search is waited for: only one that hangs takes that long, on however busy a machine.
const HANG: Duration = Duration::from_secs(600);

/// A match of Zener that one move gave away, under review and searched through.
fn under_review() -> Moment {
    let terms = Terms { seats: [LONG[0], LONG[2]].map(Seat::person).to_vec(), ..Terms::usual(Kind::Zener) };
    // Black has already made the mandatory step with the star, and must cover White's circle or lose.
    let runner = "[W1][K4][K3][K2][K1]/5/5/5/[K5]4/5/1[W2][W3][W4][W5] k - 5";
    let mut played = Match::from_position(terms, runner).expect("a position");
    for text in ["K1-B5", "W1-off"] {
        played.play(text).expect("a legal move");
    }
    let mut moment = Moment::of("review", played).with(|world| {
        world.write_message(Intent::Review);
    });
    let start = Instant::now();
    while !moment.review().shown().is_some_and(OpenReview::is_done) {
        assert!(start.elapsed() < HANG, "the review is never done");
        moment.app.update();
    }
    moment
}

/// Looks at the review: its list, a moment, and the better move.
fn look_at_review(moment: &mut Moment, faults: &mut Faults) {
    let found = moment.review().shown().and_then(|open| open.moments().next().cloned()).expect("a moment");
    let (round, plies) = (found.round, found.plies);
    let states = [
        (None, Phrase::ReviewDecided),
        (
            Some(ChosenMoment { round, plies, is_revealed: false }),
            Phrase::ReviewFind {
                player: LONG[2].to_owned().into(),
                r#move: found.played.clone().into(),
                before: texts::review::percent(found.before),
                after: texts::review::percent(found.after),
            },
        ),
        (
            Some(ChosenMoment { round, plies, is_revealed: true }),
            Phrase::ReviewBetter { r#move: found.better.clone().into() },
        ),
    ];
    for (chosen, needed) in states {
        moment.app.world_mut().resource_mut::<MatchReview>().shown_mut().expect("a review").chosen = chosen;
        moment.name = format!("review, {chosen:?}");
        let needed = needed.localise(moment.language);
        let labels = [Phrase::ReviewEnd, Phrase::CommonMenu].map(|label| label.localise(moment.language));
        let buttons = [0, 1].map(|index: usize| labels[index].as_str());
        for (window, scale) in large_and_usual() {
            // Below the board in a low window the text is scrolled.
            let is_low = window.1 / theme::scale_within(scale, vec2(window.0, window.1)) < 500.0;
            let needed = if is_low { Vec::new() } else { vec![needed.clone()] };
            faults.look(moment, (window, scale), &needed, &buttons, 0.5);
        }
    }
}

#[test]
fn a_review_is_in_view_in_every_language() {
    let mut faults = Faults::default();
    let mut moment = under_review();
    moment.in_every_language(|moment| look_at_review(moment, &mut faults));
    faults.assert_none();
}

/// A match of this game that is taken apart, with two variations and a comment.
fn analysed(kind: Kind) -> Moment {
    let mut played = new(terms(kind, GameTerms::usual(kind), &LONG[1..3], None));
    for _ in 0..4 {
        let text = played.round().game().legal_moves().swap_remove(0);
        played.play(&text).expect("a legal move");
    }
    let mut moment = Moment::of("analysis", played).with(|world| {
        world.write_message(Intent::Analyse);
    });
    moment.app.update();
    for plies in [2, 2, 3, 4] {
        moment.app.world_mut().write_message(Intent::LookAt(Some(plies)));
        moment.app.update();
        let table = moment.app.world().resource::<ActiveMatch>();
        let text = table.position().legal_moves().swap_remove(1);
        let at = table.path_shown().expect("a position");
        let text_of_comment = "The corner was not safe yet, and the stones beside it were alone.".to_owned();
        let edit = Edit::Comment { at, text: text_of_comment };
        moment.app.world_mut().write_message_batch([Intent::Edit { round: 0, edit }, Intent::Try(text)]);
        moment.app.update();
    }
    moment
}

/// The same while the engine thinks along and has found something.
fn analysed_by_engine(kind: Kind) -> Moment {
    let mut moment = analysed(kind).with(|world| {
        world.write_message(SwitchAnalysis(true));
    });
    let start = Instant::now();
    while moment.app.world().resource::<Analysis>().found().is_none() {
        assert!(start.elapsed() < HANG, "the engine finds nothing");
        moment.app.update();
    }
    moment
}

/// Looks at an analysis: whose turn it is, and the way back to the match.
fn look_at_analysis(moment: &mut Moment, faults: &mut Faults) {
    let position = moment.app.world().resource::<ActiveMatch>().position();
    let player = texts::games::player_name(position.kind(), position.to_move()).localise(moment.language);
    let labels = [Phrase::AnalysisEnd, Phrase::CommonMenu].map(|label| label.localise(moment.language));
    let buttons = [0, 1].map(|index: usize| labels[index].as_str());
    for (window, scale) in large_and_usual() {
        faults.look(moment, (window, scale), std::slice::from_ref(&player), &buttons, 0.5);
    }
}

#[test]
fn an_analysis_is_in_view_in_every_language() {
    let mut faults = Faults::default();
    for kind in Kind::ALL {
        for mut moment in [analysed(kind), analysed_by_engine(kind)] {
            moment.in_every_language(|moment| look_at_analysis(moment, &mut faults));
        }
    }
    faults.assert_none();
}
