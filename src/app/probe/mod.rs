//! Answers questions of end-to-end tests about the running game; [`console`] describes how they are sent.
//!
//! After every frame the game records what is shown ([`Snapshot`]), and questions are answered from these notes. A
//! question draws no frame and changes nothing, and its answer is always about the last frame, whatever is asked.

pub mod console;
mod draws;
#[cfg(not(target_arch = "wasm32"))]
mod terminal;
#[cfg(target_arch = "wasm32")]
mod window;

use crate::app::ai::analysis::Analysis;
use crate::app::ai::hint::Hint;
use crate::app::ai::opponent::Computers;
use crate::app::ai::review::MatchReview;
use crate::app::ai::trial::MomentTrial;
use crate::app::camera::projector::BoardProjector;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::comments::Comment;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::move_confirmation::PendingMove;
use crate::app::gameplay::narration::Narration;
use crate::app::gameplay::selection::Selection;
use crate::app::platform::frames::FrameSystems;
use crate::app::platform::frames::{self, ExtraFrames, Frames};
use crate::app::platform::launch::CommandLine;
use crate::app::probe::console::{Console, Snapshot, Topic};
use crate::app::state::navigation::{Overlay, Phase, Screen};
use crate::app::state::settings::{Settings, SystemLanguage};
use crate::app::storage::library::Saved;
use crate::app::ui::hud::toast::Toast;
use crate::app::ui::theme::controls::Controls;
use crate::engine::protocol::status;
use crate::games::{AnyGame, Kind, Player, Spot};
use crate::session::record::mail;
use crate::session::{Ending, Match, Pending, RoundResult};
use crate::texts::Text;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use serde_json::{Value, json};

pub(super) fn plugin(app: &mut App) {
    if app.world().get_resource::<CommandLine>().is_some_and(|line| line.probe) {
        open(app);
        draws::count(app);
        app.add_systems(Last, (note_screen, note_match, note_places, note_controls).in_set(ProbeSystems::Note));
    }
}

/// What happens to the notes at the end of a frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum ProbeSystems {
    /// They are taken, after it has been recorded whether another frame follows, because tests compare them with that.
    Note,
    /// They are given to those who answer.
    Publish,
}

fn note_screen(
    mut snapshot: ResMut<Snapshot>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    phase: Option<Res<State<Phase>>>,
    (settings, system_language): (Res<Settings>, Res<SystemLanguage>),
    (lesson, comment): (Res<LessonState>, Res<Comment>),
    selection: Res<Selection>,
    active_match: Option<Res<ActiveMatch>>,
    (computers, analysis, review, trial): (Option<Res<Computers>>, Res<Analysis>, Res<MatchReview>, Res<MomentTrial>),
    (hint, warning, pending): (Res<Hint>, Res<BlunderWarning>, Res<PendingMove>),
    controls: Res<Controls>,
    (toast, narration): (Res<Toast>, Res<Narration>),
    mut buttons: MessageReader<MouseButtonInput>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut inputs: Local<usize>,
) {
    let is_press_or_release = |touch: &&TouchInput| matches!(touch.phase, TouchPhase::Started | TouchPhase::Ended);
    *inputs += buttons.read().count() + keys.read().count() + touches.read().filter(is_press_or_release).count();
    let name = |spot| active_match.as_ref().map(|active_match| spot_name(active_match.position(), spot));
    let names = |spots: &[Spot]| spots.iter().filter_map(|&spot| name(spot)).collect::<Vec<_>>();
    let refusal =
        selection.refusal.as_ref().map(|refused| json!({ "at": name(refused.at), "reason": refused.why.to_string() }));
    let thinking = computers.and_then(|computers| computers.thinking()).map(|progress| {
        json!({
            "seat": progress.seat,
            "level": progress.level.number(),
            "nodes": progress.nodes,
            "depth": progress.depth,
        })
    });
    let hint = hint.shown().map(|shown| json!({ "move": shown.text, "why": shown.why.to_string() }));
    let review = review.shown().map(|open| {
        let (done, all) = open.review().progress();
        let moments: Vec<_> = open.moments().map(|moment| json!([moment.round, moment.plies])).collect();
        json!({
            "done": done,
            "all": all,
            "is_done": open.is_done(),
            "moments": moments,
            "chosen": open.chosen.map(|chosen| json!([chosen.round, chosen.plies])),
            "trial": trial.judged().map(|(trial, _)| format!("{trial:?}")),
            "is_revealed": open.chosen.is_some_and(|chosen| chosen.is_revealed),
        })
    });
    let warning = warning.0.as_ref().map(|warned| json!({ "move": warned.text, "reply": warned.reply }));
    let language = settings.language.unwrap_or(system_language.0);
    let step = active_match.as_ref().and_then(|active_match| active_match.lesson());
    let step = step.and_then(|on_table| Some((on_table.kind.id(), on_table.number, on_table.step()?.id)));
    let lesson = step.map(|(game, number, id)| {
        json!({
            "game": game,
            "step": number,
            "id": id,
            "answer": format!("{:?}", lesson.answer),
            "misses": lesson.misses,
            "hint": lesson.solution.as_deref().map(names),
        })
    });
    let answer = json!({
        "screen": format!("{:?}", screen.get()),
        "phase": phase.as_ref().map(|phase| format!("{:?}", phase.get())),
        "overlay": format!("{:?}", overlay.get()),
        "view": format!("{:?}", settings.view),
        "mood": format!("{:?}", settings.mood),
        "styles": Kind::ALL.map(|kind| format!("{:?}", settings.styles.of(kind))),
        "picked_up": names(&selection.spots),
        "waits": pending.0.as_ref().map(|pointed| &pointed.text),
        "targets": names(&selection.next),
        "hovered": selection.hovered.and_then(name),
        "refusal": refusal,
        "thinking": thinking,
        "hint": hint,
        "warning": warning,
        "lesson": lesson,
        "review": review,
        "lines": analysis.found().map(|found| found.lines.iter().map(|line| line.moves.clone()).collect::<Vec<_>>()),
        "comment": comment.text.clone().map(|text| Text::from(text).localise(language)),
        "focused": controls.focused(),
        "told": toast.text().map(|text| text.localise(language)),
        // What was said last to players who listen: its number, and the words.
        "said": narration.last().map(|said| json!([said.number, said.text.localise(language)])),
        // Presses and releases so far: a test that clicks faster than frames are drawn waits for these.
        "inputs": *inputs,
    });
    snapshot.note(Topic::Screen, answer);
}

fn note_match(mut snapshot: ResMut<Snapshot>, active_match: Option<Res<ActiveMatch>>, saved: Res<Saved>) {
    match active_match {
        Some(active_match) if active_match.is_changed() || saved.is_changed() => {
            snapshot.note(Topic::Match, position(&active_match));
            snapshot.note(Topic::Log, json!({ "log": mail::write(active_match.played()), "kept": saved.is_kept }));
            let game = active_match.position();
            let path = |text: &str| game.path(text).into_iter().map(|spot| spot_name(game, spot)).collect();
            snapshot.note_paths(game.legal_moves().into_iter().map(|text| (text.clone(), path(&text))).collect());
        }
        Some(_) => {}
        None => snapshot.forget_match(),
    }
}

fn note_places(mut snapshot: ResMut<Snapshot>, active_match: Option<Res<ActiveMatch>>, projector: BoardProjector) {
    let Some(active_match) = active_match else {
        return snapshot.note_places(Vec::new());
    };
    let board = active_match.board();
    let game = active_match.position();
    let spots = board.squares().map(Spot::Square).chain([Spot::Off]);
    let copies = board.squares().flat_map(|square| {
        let name = game.square_name(square);
        // How many periods to the east and to the north the copy lies: `a1 (1,0)`.
        projector.copies(square).into_iter().map(move |(turns, at)| (format!("{name} ({},{})", turns.x, turns.y), at))
    });
    let places = spots.filter_map(|spot| Some((spot_name(game, spot), projector.where_is(spot)?)));
    snapshot.note_places(places.chain(copies).collect());
}

fn note_controls(mut snapshot: ResMut<Snapshot>, controls: Res<Controls>) {
    if controls.is_changed() {
        let labels = controls.iter().map(|(label, area)| (label.to_owned(), area.center()));
        let ids = controls.by_id().map(|(id, area)| (id, area.center()));
        snapshot.note_labels(labels.collect(), ids.collect());
    }
}

fn publish(mut snapshot: ResMut<Snapshot>, frames: Res<Frames>) {
    snapshot.publish(frames.drawn());
}

/// The name of a spot in the notation of a game.
fn spot_name(game: &AnyGame, spot: Spot) -> String {
    match spot {
        Spot::Square(square) => game.square_name(square),
        Spot::Off => "off".to_owned(),
        Spot::Pass => "pass".to_owned(),
    }
}

/// The answer to `position`: the current position of the match, even if an earlier one is shown.
fn position(active_match: &ActiveMatch) -> Value {
    let played = active_match.played();
    let round = played.round();
    let game = round.game();
    let kind = game.kind();
    let waits_for = match played.pending() {
        Pending::Move { .. } => "move",
        Pending::ChooseSide { .. } => "side",
        Pending::TakeBack { .. } => "take back",
        Pending::NextRound => "next round",
        Pending::Nothing => "nothing",
    };
    json!({
        "game": kind.id(),
        "position": game.position_text(),
        "to_move": letter(kind, game.to_move()),
        "legal_moves": if round.result().is_some() { Vec::new() } else { game.legal_moves() },
        "status": standing(played),
        "round": played.rounds().len(),
        "scores": played.score(),
        "plies": game.len(),
        "plies_shown": active_match.plies_shown(),
        "side_line": active_match.side_line_begins(),
        "mode": format!("{:?}", active_match.mode()),
        // The moves that can be tried in the position that is shown.
        "can_try": if active_match.tries_moves() { active_match.position().legal_moves() } else { Vec::new() },
        "variations": active_match.round_shown().variations().len(),
        // The plies of the main line, and then the branch taken at each position.
        "path": active_match.path_shown().map(|path| json!([path.ply(), path.steps()])),
        "undone": round.undone().len(),
        "waits_for": waits_for,
        "seat": played.seat_on_turn().map(|seat| seat.name.as_str()),
    })
}

fn letter(kind: Kind, player: Player) -> String {
    kind.player_letter(player).to_string()
}

/// The state of the round in the words of the protocol, and the endings that the protocol does not have.
fn standing(played: &Match) -> String {
    let round = played.round();
    let winner = |result: RoundResult| result.ending.winner().map(|winner| letter(round.game().kind(), winner));
    match round.result() {
        None | Some(RoundResult { ending: Ending::Board(_), .. }) => {
            let status = status(round.game());
            status.strip_prefix("status ").unwrap_or(&status).to_owned()
        }
        Some(result) => match (result.ending, winner(result)) {
            (Ending::Resigned(_), Some(winner)) => format!("win {winner} resignation"),
            (Ending::TimeOut(_), Some(winner)) => format!("win {winner} time"),
            _ => "draw agreed".to_owned(),
        },
    }
}

/// Opens the console for a program with [`FramesPlugin`](crate::app::platform::frames::FramesPlugin). All answers,
/// except the counts and times of frames, come from what is recorded in [`Snapshot`].
pub fn open(app: &mut App) {
    let (Some(frames), Some(more)) = (app.world().get_resource::<Frames>(), app.world().get_resource::<ExtraFrames>())
    else {
        error!("the probe needs the plugin that counts frames");
        return;
    };
    let (frames, more) = (frames.clone(), more.clone());
    let wake = frames::waker(app.world().get_resource());
    let snapshot = Snapshot::default();
    let console = Console { published: snapshot.published(), frames, more, wake: Box::new(wake) };
    app.insert_resource(snapshot)
        .configure_sets(Last, (FrameSystems::Record, ProbeSystems::Note, ProbeSystems::Publish).chain())
        .add_systems(Last, publish.in_set(ProbeSystems::Publish));
    #[cfg(not(target_arch = "wasm32"))]
    crate::app::probe::terminal::open(app, console);
    #[cfg(target_arch = "wasm32")]
    crate::app::probe::window::open(console);
}
