//! The real program in its window, played with a real mouse between the kills.

use super::found::{self, Found};
use super::{Fault, LIVES_A_FOLDER, Moment, Outcome, Tally, chance, examine, set_up, terms, times};
use crate::desk::Desk;
use crate::game::Game;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::session::record::{mail, ron};
use zen_table::session::{Controller, Match, Pending, Seat};

/// How long something is waited for; after that the program is killed in whatever state it is.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a start may take before the test fails: a software renderer on a busy machine is slow.
const START: Duration = Duration::from_secs(240);

/// How long something is waited for that may never happen.
const MOMENT: Duration = Duration::from_secs(4);

/// How long to wait between two questions.
const PAUSE: Duration = Duration::from_millis(10);

/// The size of the window in logical pixels: so small that frames are quick, but with everything in view that is clicked here.
const SIZE: (f64, f64) = (1000.0, 640.0);

#[test]
fn what_was_saved_outlives_kills_of_the_program_in_its_window() {
    let desk = Desk::set_up();
    let mut tally = Tally { name: "kills-window", ..Tally::default() };
    let mut folder = TempDir::new().unwrap();
    let mut before = Found::default();
    for life in 0..times(6) {
        if life % LIVES_A_FOLDER == 0 {
            tally.change_folder();
            (folder, before) = (TempDir::new().unwrap(), Found::default());
            set_up(folder.path());
        }
        let mut chance = chance(life);
        if before.unfinished.is_none() || chance.random_bool(0.1) {
            lay_out(folder.path(), life, &mut chance);
            before = Found::look(folder.path());
        }
        let name = before.unfinished.clone().unwrap();
        let begun = ron::read(&before.texts[&name]).unwrap();
        let mut moment = Moment::drawn(&mut chance);
        while !may_come(moment, &begun) {
            moment = Moment::drawn(&mut chance);
        }
        let game = Game::open(&desk, folder.path(), "kills");
        let mut hand = Hand { desk: &desk, game, chance, seen: None, floor: begun, faults: Vec::new() };
        let moment = hand.live(folder.path(), &before, moment);
        let killed = Instant::now();
        let Hand { game, seen, floor, mut faults, .. } = hand;
        game.kill();
        let after = Found::look(folder.path());
        faults.extend(examine(&before, &after, |_| true));
        let (mut unsaved, mut given_back) = (0, None);
        if let Some(Ok(found)) = after.texts.get(&name).map(|text| ron::read(text)) {
            if !goes_on_from(&found, &floor) {
                let what = format!("found:\n{}\nwas saved:\n{}", mail::write(&found), mail::write(&floor));
                faults.push((Fault::Saved, what));
            }
            if let Some(seen) = seen {
                unsaved = seen.beyond(&found);
                given_back = seen.time_more(&found, killed);
            }
        }
        tally.note(life, Outcome { moment, faults, unsaved, given_back }, &after);
        before = after;
    }
    tally.close();
}

/// Adds a new match to the saved ones, as the one that was played last.
fn lay_out(data: &Path, life: usize, chance: &mut ChaCha8Rng) {
    let played = Match::new(terms(chance)).unwrap();
    let name = format!("2026-01-01-{life:06}-{}.ron", played.terms().game.kind().id());
    fs::create_dir_all(data.join("matches")).unwrap();
    fs::write(data.join("matches").join(name), ron::write(&played)).unwrap();
}

/// Whether a moment can occur with these players.
fn may_come(moment: Moment, played: &Match) -> bool {
    let by_person = |seat: &Seat| seat.by == Controller::Person;
    match moment {
        Moment::Thinking => !played.terms().seats.iter().all(by_person),
        Moment::TakingBack | Moment::BetweenRounds => played.terms().seats.iter().any(by_person),
        Moment::Starting | Moment::Beginning | Moment::Moving | Moment::Saving | Moment::Any => true,
    }
}

/// Whether `later` is the same match as `earlier`, in the same state or a later one.
fn goes_on_from(later: &Match, earlier: &Match) -> bool {
    let last = earlier.rounds().len();
    let Some(round) = later.rounds().get(last - 1) else { return false };
    let (moves, before) = (round.announced_moves(), earlier.round().announced_moves());
    let result = earlier.round().result();
    let chosen = earlier.round().choice();
    later.terms() == earlier.terms()
        && later.rounds()[..last - 1].iter().zip(earlier.rounds()).all(|(one, other)| one.result() == other.result())
        && moves.starts_with(&before)
        && (result.is_none() || round.result() == result)
        && (chosen.is_none() || round.choice() == chosen)
}

/// The match in the probe's last answer.
#[derive(Debug)]
struct Seen {
    played: Match,
    log: String,
    /// The time since which the answer has been the same.
    since: Instant,
}

impl Seen {
    /// How many plies and endings the board has shown that the found match lacks.
    fn beyond(&self, found: &Match) -> usize {
        if !goes_on_from(&self.played, found) {
            // A move was taken back just before the kill, or more has been played than the board had shown.
            return usize::from(!goes_on_from(found, &self.played));
        }
        let count = |played: &Match| -> usize {
            let rounds = played.rounds().iter();
            rounds.map(|round| 1 + round.game().len() + usize::from(round.result().is_some())).sum()
        };
        count(&self.played) - count(found)
    }

    /// The most time that the player to move has gained: how much more he has left in `found` than he had here when the
    /// program was killed. `None` when the matches differ in more than time, or no clock runs.
    fn time_more(&self, found: &Match, killed: Instant) -> Option<Duration> {
        let (Pending::Move { seat, .. } | Pending::ChooseSide { seat }) = self.played.pending() else { return None };
        if !goes_on_from(found, &self.played) || !goes_on_from(&self.played, found) {
            return None;
        }
        let team = self.played.round().team(self.played.side(seat)).index();
        let (left, found) = (self.played.round().time_left()?[team], found.round().time_left()?[team]);
        Some((found + killed.duration_since(self.since)).saturating_sub(left))
    }
}

/// Plays with mouse and keyboard in the running program, and records what it has shown.
struct Hand<'a> {
    desk: &'a Desk,
    game: Game<'a>,
    chance: ChaCha8Rng,
    seen: Option<Seen>,
    /// What was known to be saved, without what has been taken back since.
    floor: Match,
    faults: Vec<(Fault, String)>,
}

impl Hand<'_> {
    fn pause(&mut self, most: u64) {
        thread::sleep(Duration::from_millis(self.chance.random_range(0..=most)));
    }

    /// Asks until the answer is the expected one; `None` after too long a time.
    fn wait(&mut self, question: &str, holds: impl Fn(&Value) -> bool) -> Option<Value> {
        self.wait_for(PATIENCE, question, holds)
    }

    fn wait_for(&mut self, patience: Duration, question: &str, holds: impl Fn(&Value) -> bool) -> Option<Value> {
        let start = Instant::now();
        while start.elapsed() < patience {
            let answer = self.game.ask(question);
            if holds(&answer) {
                return Some(answer);
            }
            thread::sleep(PAUSE);
        }
        None
    }

    fn rest(&mut self) -> bool {
        self.wait("frames", |frames| frames["goes_on"] == false).is_some()
    }

    /// Reads what the board shows, and whether it is saved.
    fn look(&mut self) -> Option<&Match> {
        let answer = self.game.ask("log");
        let log = answer["log"].as_str()?;
        if self.seen.as_ref().is_none_or(|seen| seen.log != log) {
            let played = mail::read(log).unwrap();
            self.seen = Some(Seen { played, log: log.to_owned(), since: Instant::now() });
        }
        let played = &self.seen.as_ref()?.played;
        if answer["kept"] == true {
            self.floor = played.clone();
        }
        Some(played)
    }

    /// Moves the mouse to something that has stopped moving; for a square, waits until the program has seen it.
    fn aim(&mut self, what: &str) -> bool {
        let question = format!("where {what}");
        if !self.rest()
            || self.wait_for(MOMENT, &question, |answer| answer["error"].is_null()).is_none()
            || !self.rest()
        {
            return false;
        }
        let place = self.game.ask(&question);
        let (Some(x), Some(y)) = (place["x"].as_f64(), place["y"].as_f64()) else { return false };
        self.desk.move_mouse([x, y]);
        what.starts_with('"') || self.wait_for(MOMENT, "screen", |screen| screen["hovered"] == what).is_some()
    }

    /// Clicks something and waits until the program has seen it.
    fn click(&mut self, what: &str) -> bool {
        if !self.aim(what) {
            return false;
        }
        let inputs = |screen: &Value| screen["inputs"].as_u64().unwrap_or_default();
        let before = inputs(&self.game.ask("screen"));
        self.desk.click();
        self.wait("screen", |screen| inputs(screen) >= before + 2).is_some() && self.rest()
    }

    /// Clicks these things one after the other. With `leaves`, it does not wait after the last click, because the
    /// program is to be killed then.
    fn click_all(&mut self, what: &[String], leaves: bool) -> bool {
        let Some((last, others)) = what.split_last() else { return false };
        if !others.iter().all(|what| self.click(what)) {
            return false;
        }
        if !leaves {
            return self.click(last);
        }
        let aimed = self.aim(last);
        if aimed {
            self.desk.click();
        }
        aimed
    }

    /// What a person clicks to play some legal move whose squares are all in view; `None` when it is not a person's
    /// turn.
    fn way_of_a_move(&mut self) -> Option<Vec<String>> {
        let played = self.look()?;
        let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
        match played.pending() {
            Pending::Move { .. } if by_person => {
                let moves = played.round().game().legal_moves();
                (0..10).find_map(|_| {
                    let text = &moves[self.chance.random_range(0..moves.len())];
                    let way: Vec<String> = serde_json::from_value(self.game.ask(&format!("path {text}"))).ok()?;
                    way.iter().all(|square| self.game.shows_square(square)).then_some(way)
                })
            }
            Pending::ChooseSide { .. } if by_person => Some(vec!["\"Play N\"".to_owned()]),
            _ => None,
        }
    }

    /// Takes a move back, if a person may.
    fn take_back(&mut self, leaves: bool) -> bool {
        if self.look().is_none_or(|played| played.plies_to_take_back().is_none()) {
            return false;
        }
        // From now on less may be found. The lower bound is the saved match with its last move taken back.
        if self.seen.as_ref().is_some_and(|seen| seen.played.rounds().len() == self.floor.rounds().len()) {
            // This is refused if no person has moved; then nothing that is saved can be taken back.
            let _ = self.floor.take_back();
        }
        self.click_all(&["\"Undo\"".to_owned()], leaves)
    }

    /// Ends a round or begins the next.
    fn pass_on(&mut self, leaves: bool) -> bool {
        let Some(played) = self.look() else { return false };
        let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
        match played.pending() {
            Pending::NextRound => self.click_all(&["\"Next round\"".to_owned()], leaves),
            Pending::Move { .. } if by_person => {
                self.click_all(&["\"Resign\"".to_owned(), "\"Yes, resign\"".to_owned()], leaves)
            }
            _ => false,
        }
    }

    /// Plays until it is a computer's turn; returns whether that came about.
    fn hand_over(&mut self) -> bool {
        for _ in 0..4 {
            let Some(way) = self.way_of_a_move() else { return true };
            self.click_all(&way, false);
        }
        false
    }

    /// Does something that a player may do between moves.
    fn act(&mut self) {
        let Some(played) = self.look() else { return };
        let plies = played.round().game().len();
        if played.pending() == Pending::NextRound {
            self.pass_on(false);
        } else if self.chance.random_bool(0.15) {
            self.take_back(false);
        } else if let Some(way) = self.way_of_a_move() {
            self.click_all(&way, false);
        } else {
            self.wait_for(MOMENT, "position", |answer| answer["plies"] != plies || answer["waits_for"] != "move");
        }
        self.look();
    }

    /// Plays from the menu to the moment at which the program is to be killed; returns the moment that it really is.
    fn live(&mut self, data: &Path, before: &Found, moment: Moment) -> Moment {
        if moment == Moment::Starting {
            self.pause(1500);
            return moment;
        }
        self.game.until("screen", "the menu is there", |state| state["screen"] == "Menu");
        self.desk.resize(SIZE.0, SIZE.1);
        self.desk.focus();
        self.game.until("frames", "the menu is drawn", |frames| !frames["first_playable"].is_null());
        let begins = moment == Moment::Beginning;
        if !self.click_all(&["\"Continue\"".to_owned()], true) {
            self.faults.push((Fault::Match, "no match is offered to be continued".to_owned()));
            return moment;
        }
        if begins {
            self.pause(300);
            return moment;
        }
        let (begun, start) = (self.floor.clone(), Instant::now());
        while self.look().is_none() {
            if start.elapsed() > START {
                self.faults.push((Fault::Match, "the match can't be continued".to_owned()));
                return Moment::Any;
            }
            thread::sleep(PAUSE);
        }
        if self.seen.as_ref().is_some_and(|seen| !goes_on_from(&seen.played, &begun)) {
            self.faults.push((Fault::Saved, "the match is not continued as it was".to_owned()));
        }
        for _ in 0..self.chance.random_range(0..2) {
            self.act();
        }
        if self.reach(data, before, moment) { moment } else { Moment::Any }
    }

    /// Waits for the moment, or brings it about.
    fn reach(&mut self, data: &Path, before: &Found, moment: Moment) -> bool {
        match moment {
            Moment::Starting | Moment::Beginning => true,
            Moment::Thinking => {
                let thinks = self.hand_over()
                    && self.wait_for(MOMENT, "screen", |screen| !screen["thinking"].is_null()).is_some();
                self.pause(500);
                thinks
            }
            Moment::Moving | Moment::Saving => {
                let plies = self.look().map(|played| played.round().game().len());
                let moved = match self.way_of_a_move() {
                    Some(way) => self.click_all(&way, true),
                    None => self
                        .wait_for(2 * MOMENT, "position", |answer| {
                            answer["plies"].as_u64() != plies.map(|plies| plies as u64)
                        })
                        .is_some(),
                };
                if moment == Moment::Moving {
                    self.pause(150);
                    return moved;
                }
                let start = Instant::now();
                let mut is_writing = false;
                while moved && !is_writing && start.elapsed() < MOMENT {
                    thread::sleep(Duration::from_micros(200));
                    is_writing = found::is_writing(data, before);
                }
                is_writing
            }
            Moment::TakingBack => {
                if self.look().is_some_and(|played| played.plies_to_take_back().is_none()) {
                    self.act();
                }
                let taken = self.take_back(true);
                self.pause(150);
                taken
            }
            Moment::BetweenRounds => {
                let passed = self.pass_on(true);
                self.pause(150);
                passed
            }
            Moment::Any => {
                self.pause(1500);
                true
            }
        }
    }
}
