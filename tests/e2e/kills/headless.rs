//! The program without its window: the match, its clock, computers and storage in a separate process, which plays by
//! itself and is killed. It prints every state of the match, so that what is found can be compared with it exactly.

use super::found::{self, Found};
use super::{Fault, LIVES_A_FOLDER, Moment, Outcome, Tally, chance, examine, is_untouched, set_up, terms, times};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::env;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::HeadlessPlugin;
use zen_table::app::ai::config::AiConfig;
use zen_table::app::ai::opponent::Computers;
use zen_table::app::gameplay::active_match::ActiveMatch;
use zen_table::app::gameplay::messages::AiRequest;
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::platform::launch::CommandLine;
use zen_table::app::state::navigation::{Navigate, Screen};
use zen_table::app::state::schedule::AppSystems;
use zen_table::app::storage::library::{Saved, Store};
use zen_table::games::Kind;
use zen_table::session::record::{mail, ron};
use zen_table::session::{Controller, Ending, Match, Pending, Terms};

/// The environment variable that makes this program play, with the seed as its value; the next two name its folder and
/// how it begins.
const PLAYER_VARIABLE: &str = "ZEN_TABLE_KILLS_PLAYER";
const FOLDER_VARIABLE: &str = "ZEN_TABLE_KILLS_FOLDER";
const CONTINUE_VARIABLE: &str = "ZEN_TABLE_KILLS_CONTINUE";

/// How long a moment is waited for; after that the program is killed in whatever state it is.
const PATIENCE: Duration = Duration::from_secs(4);

#[test]
fn what_was_saved_outlives_kills_of_the_program_without_its_window() {
    if let Some(seed) = super::number(PLAYER_VARIABLE) {
        play(seed);
    }
    let mut tally = Tally { name: "kills-headless", ..Tally::default() };
    let mut folder = TempDir::new().unwrap();
    let mut before = Found::default();
    for life in 0..times(12) {
        if life % LIVES_A_FOLDER == 0 {
            tally.change_folder();
            (folder, before) = (TempDir::new().unwrap(), Found::default());
            set_up(folder.path());
        }
        let mut chance = chance(life);
        let moment = Moment::drawn(&mut chance);
        let (moment, told) = live(folder.path(), &before, moment, &mut chance);
        let after = Found::look(folder.path());
        let outcome = judge(moment, &told, &before, &after);
        tally.note(life, outcome, &after);
        before = after;
    }
    tally.close();
}

/// One state of a match on the table.
#[derive(Debug)]
struct State {
    /// The number of the match in this life of the program.
    number: u64,
    text: String,
}

/// What a program printed until it ended.
#[derive(Default, Debug)]
struct Told {
    states: Vec<State>,
    /// The index of the newest state that was known to be saved.
    kept: Option<usize>,
}

impl Told {
    fn hear(&mut self, line: &Value) {
        if let (Some(number), Some(text)) = (line["match"].as_u64(), line["text"].as_str()) {
            self.states.push(State { number, text: text.to_owned() });
        } else if line["kept"] == true {
            self.kept = self.states.len().checked_sub(1);
        }
    }
}

/// Starts the program and kills it; returns the moment at which it really was killed, and what it had printed until
/// then.
fn live(data: &Path, before: &Found, moment: Moment, chance: &mut ChaCha8Rng) -> (Moment, Told) {
    let (mut program, lines) = start(data, before, chance.random());
    let start = Instant::now();
    let mut told = Told::default();
    let pause = |chance: &mut ChaCha8Rng, most: u64| Duration::from_micros(chance.random_range(0..=most * 1000));
    // The report of the program to wait for, and the most milliseconds from this report to the kill.
    let (word, most) = match moment {
        Moment::Starting => (None, 300),
        Moment::Any | Moment::Saving => (None, 1500),
        Moment::Beginning => (Some("begin"), 20),
        Moment::Thinking => (Some("think"), 30),
        Moment::Moving => (Some("move"), 10),
        Moment::TakingBack => (Some("back"), 10),
        Moment::BetweenRounds => (Some("round"), 10),
    };
    let mut count = if moment == Moment::Beginning { 1 } else { chance.random_range(1..12) };
    let end = if word.is_some() { PATIENCE } else { pause(chance, most) };
    let mut met = word.is_none();
    while let Some(left) = end.checked_sub(start.elapsed()) {
        match lines.recv_timeout(left) {
            Ok(line) => {
                told.hear(&line);
                count -= u32::from(word.is_some_and(|word| line["did"] == word));
                if count == 0 {
                    thread::sleep(pause(chance, most));
                    met = true;
                    break;
                }
            }
            Err(RecvTimeoutError::Timeout) => break,
            Err(RecvTimeoutError::Disconnected) => panic!("the program has ended by itself: {:?}", program.wait()),
        }
    }
    if moment == Moment::Saving {
        let begun = Instant::now();
        met = false;
        while !met && begun.elapsed() < PATIENCE {
            met = found::is_writing(data, before);
        }
    }
    program.kill().unwrap();
    program.wait().unwrap();
    // What it had printed before it was killed.
    lines.iter().for_each(|line| told.hear(&line));
    (if met { moment } else { Moment::Any }, told)
}

/// Starts this program again, as the process that plays.
fn start(data: &Path, before: &Found, seed: u64) -> (Child, Receiver<Value>) {
    let name = "kills::headless::what_was_saved_outlives_kills_of_the_program_without_its_window";
    let mut program = Command::new(env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env(PLAYER_VARIABLE, seed.to_string())
        .env(FOLDER_VARIABLE, data)
        .env(CONTINUE_VARIABLE, if before.unfinished.is_some() { "1" } else { "0" })
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (tell, lines) = channel();
    let output = BufReader::new(program.stdout.take().unwrap());
    thread::spawn(move || {
        let lines = output.lines().map_while(Result::ok);
        // The last line may be cut off, and the test harness prints lines of its own; both are no JSON.
        lines.filter_map(|line| serde_json::from_str(&line).ok()).try_for_each(|line: Value| tell.send(line))
    });
    (program, lines)
}

/// Compares what was found with what was printed.
fn judge(moment: Moment, told: &Told, before: &Found, after: &Found) -> Outcome {
    let is_told = |text: &str| told.states.iter().any(|state| state.text == text);
    let mut faults = examine(before, after, is_told);
    if let (Some(first), Some(name)) = (told.states.first(), &before.unfinished)
        && before.texts.get(name) != Some(&first.text)
    {
        faults.push((Fault::Saved, format!("{name} is not continued as it was:\n{}", first.text)));
    }
    let (mut unsaved, mut given_back) = (0, None);
    let last = told.states.last().map_or(0, |state| state.number);
    let kept = told.kept.map(|kept| (kept, told.states[kept].number));
    for number in 1..=last {
        let states: Vec<(usize, &str)> = told
            .states
            .iter()
            .enumerate()
            .filter(|(_, state)| state.number == number)
            .map(|(index, state)| (index, state.text.as_str()))
            .collect();
        let Some(&(newest, newest_text)) = states.last() else { continue };
        // The storage carries out requests one after the other: when a later match was saved, all before it were.
        let floor = match kept {
            Some((_, of)) if number < of => Some(newest),
            Some((kept, of)) if number == of => Some(kept),
            _ if number == 1 && before.unfinished.is_some() => Some(states[0].0),
            _ => None,
        };
        let there = states.iter().rev().find(|(_, text)| after.texts.values().any(|other| other == text));
        let Some(&(there, there_text)) = there else {
            let worth = ron::read(newest_text).is_ok_and(|played| !is_untouched(&played));
            if floor.is_some() && worth {
                faults.push((Fault::Match, format!("match {number} of this life is gone: {newest_text}")));
            }
            continue;
        };
        if let Some(floor) =
            floor.filter(|&floor| floor > there && moves(&told.states[floor].text) != moves(there_text))
        {
            let what = format!("found:\n{there_text}\nwas saved:\n{}", told.states[floor].text);
            faults.push((Fault::Saved, what));
        }
        if number == last {
            unsaved = changes(&told.states[there..=newest]);
            given_back = time_between(there_text, newest_text);
        }
    }
    Outcome { moment, faults, unsaved, given_back }
}

/// The text of a record without its times.
fn moves(text: &str) -> Vec<String> {
    let told = ron::read(text).map(|played| mail::write(&played)).unwrap_or_default();
    told.lines().filter(|line| !line.starts_with("Left: ")).map(str::to_owned).collect()
}

/// How many times something other than the time changed in these states of a match.
fn changes(states: &[State]) -> usize {
    let told: Vec<_> = states.iter().map(|state| moves(&state.text)).collect();
    told.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

/// The most time that a player has more in the earlier of two records than in the later one; `None` without a clock.
fn time_between(earlier: &str, later: &str) -> Option<Duration> {
    let [earlier, later] = [earlier, later].map(|text| ron::read(text).ok());
    let (earlier, later) = (earlier?.round().time_left()?, later?.round().time_left()?);
    earlier.into_iter().zip(later).map(|(earlier, later)| earlier.saturating_sub(later)).max()
}

/// Plays by itself until it is killed.
fn play(seed: u64) -> ! {
    let data = env::var_os(FOLDER_VARIABLE).map(PathBuf::from);
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut app = App::new();
    app.insert_resource(CommandLine { data, ..CommandLine::default() })
        .insert_resource(AiConfig { readable: false, ..AiConfig::default() })
        .add_plugins((MinimalPlugins, StatesPlugin, HeadlessPlugin))
        .add_systems(Update, tell.in_set(AppSystems::View));
    app.update();
    app.world_mut().write_message(Navigate::To(Screen::Menu));
    println!();
    if env::var(CONTINUE_VARIABLE).is_ok_and(|whether| whether == "1") {
        while app.world().resource::<Saved>().unfinished.is_none() {
            app.update();
        }
        app.world_mut().write_message(Store::Continue);
    } else {
        app.world_mut().write_message(Intent::Begin(terms(&mut chance)));
    }
    while !app.world().contains_resource::<ActiveMatch>() {
        app.update();
    }
    did("begin");
    let mut next = Instant::now();
    loop {
        app.update();
        thread::sleep(Duration::from_millis(2));
        if Instant::now() >= next {
            act(&mut app, &mut chance);
            next = Instant::now() + Duration::from_millis(chance.random_range(0..60));
        }
    }
}

fn did(word: &str) {
    println!("{}", json!({ "did": word }));
}

/// Does something that a person could do now.
fn act(app: &mut App, chance: &mut ChaCha8Rng) {
    let Some(table) = app.world().get_resource::<ActiveMatch>() else {
        app.world_mut().write_message(Intent::Begin(terms(chance)));
        return did("begin");
    };
    let played = table.played();
    let by_computer = played.seat_on_turn().is_some_and(|seat| seat.by != Controller::Person);
    let (may_undo, may_redo) = (played.plies_to_take_back().is_some(), !played.round().undone().is_empty());
    let luck = chance.random_range(0..1000);
    let (intent, word) = match played.pending() {
        Pending::Nothing if luck < 300 && may_undo => (Intent::Undo, "back"),
        Pending::Nothing if luck < 500 => (Intent::Leave, "leave"),
        Pending::Nothing if luck < 600 => (Intent::Restart, "begin"),
        Pending::Nothing => (Intent::Begin(terms(chance)), "begin"),
        Pending::NextRound if luck < 200 && may_undo => (Intent::Undo, "back"),
        Pending::NextRound => (Intent::NextRound, "round"),
        _ if luck < 80 && may_undo => (Intent::Undo, "back"),
        _ if luck < 120 && may_redo => (Intent::Redo, "move"),
        Pending::Move { player, .. } if luck < 150 => (Intent::End(Ending::Resigned(player)), "round"),
        _ if luck < 155 => (Intent::End(Ending::DrawAgreed), "round"),
        _ if luck < 160 => (Intent::Restart, "begin"),
        _ if luck < 165 => (Intent::Leave, "leave"),
        _ if luck < 175 => (Intent::LookAt(Some(played.round().game().len() / 2)), "look"),
        _ if luck < 180 => (Intent::PlayFromHere, "begin"),
        _ if luck < 190 => (Intent::Reseat { seat: 0, new: played.terms().seats[1].clone() }, "seat"),
        _ if by_computer => {
            if luck < 400 {
                app.world_mut().write_message(AiRequest::MoveNow);
            }
            return;
        }
        Pending::Move { .. } => {
            let moves = played.round().game().legal_moves();
            (Intent::Play(moves[chance.random_range(0..moves.len())].clone()), "move")
        }
        Pending::ChooseSide { .. } => (Intent::ChooseSide { swap: luck % 2 == 0 }, "move"),
        Pending::TakeBack { .. } => (Intent::Decide { take_back: luck % 2 == 0 }, "back"),
    };
    app.world_mut().write_message(intent);
    app.update();
    did(word);
}

/// Prints the state of the match before it is given to the storage to be written, and prints when the newest state is
/// written.
fn tell(
    table: Option<Res<ActiveMatch>>,
    saved: Res<Saved>,
    computers: Option<Res<Computers>>,
    mut last: Local<Option<(u64, String)>>,
    mut is_news: Local<bool>,
    mut thinks: Local<bool>,
) {
    if saved.is_kept && *is_news {
        println!("{}", json!({ "kept": true }));
        *is_news = false;
    }
    if let Some(table) = table {
        let now = (table.number(), ron::write(table.played()));
        if last.as_ref() != Some(&now) {
            println!("{}", json!({ "match": now.0, "text": now.1 }));
            *is_news = true;
            *last = Some(now);
        }
    }
    let thinking = computers.is_some_and(|computers| computers.thinking().is_some());
    if thinking && !*thinks {
        did("think");
    }
    *thinks = thinking;
}

#[test]
fn a_match_that_is_gone_older_than_saved_or_changed_is_found_out() {
    let mut played = Match::new(Terms::usual(Kind::Enso)).unwrap();
    let mut told = Told::default();
    for _ in 0..3 {
        let text = played.round().game().legal_moves()[0].clone();
        played.play(&text).unwrap();
        told.states.push(State { number: 1, text: ron::write(&played) });
    }
    told.kept = Some(1);
    let found =
        |text: &str| Found { texts: BTreeMap::from([("a.ron".to_owned(), text.to_owned())]), ..Found::default() };
    let faults = |before: &Found, after: &Found| {
        let outcome = judge(Moment::Any, &told, before, after);
        (outcome.faults.into_iter().map(|(fault, _)| fault).collect::<Vec<_>>(), outcome.unsaved)
    };
    let [old, saved, newest] = [0, 1, 2].map(|index| found(&told.states[index].text));
    let nothing = Found::default();
    assert_eq!(faults(&nothing, &newest), (vec![], 0));
    assert_eq!(faults(&nothing, &saved), (vec![], 1));
    assert_eq!(faults(&nothing, &old), (vec![Fault::Saved], 2));
    assert_eq!(faults(&nothing, &nothing).0, [Fault::Match]);
    let cut = &told.states[2].text[..90];
    assert!(faults(&nothing, &found(cut)).0.contains(&Fault::Match));
    let other = Match::new(Terms { seed: 7, ..Terms::usual(Kind::Zen) }).unwrap();
    let mut both = newest.clone();
    both.texts.insert("b.ron".to_owned(), ron::write(&other));
    assert_eq!(faults(&nothing, &both).0, [Fault::Strange]);
    let mut finished = found(&ron::write(&other));
    finished.texts.insert("b.ron".to_owned(), ron::write(&other));
    assert!(faults(&finished, &newest).0.contains(&Fault::Match), "b.ron is gone");
}
