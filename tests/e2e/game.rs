//! The running game: questions go to its probe, and moves are played with the mouse.

use super::desk::Desk;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};
use zen_table::games::{AnyGame, Kind};

/// How long something may take before the test fails: a software renderer on a busy machine is slow.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// The most presses of a key on the way to a control or square: more than there are of either.
const MOST_CONTROLS: usize = 100;

/// How long to wait between two questions.
pub(crate) const PAUSE: Duration = Duration::from_millis(40);

/// The program in its window; it is killed when this value is dropped.
pub(crate) struct Game<'a> {
    desk: &'a Desk,
    program: Child,
    questions: ChildStdin,
    answers: Receiver<String>,
    log: PathBuf,
}

/// The folder for pictures and logs.
pub(crate) fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("e2e");
    fs::create_dir_all(&folder).unwrap();
    folder
}

impl<'a> Game<'a> {
    /// Starts the program with its data in this folder, and waits for the menu.
    pub(crate) fn start(desk: &'a Desk, data: &Path, name: &str) -> Self {
        Self::start_with(desk, data, name, &[])
    }

    /// The same with these options.
    pub(crate) fn start_with(desk: &'a Desk, data: &Path, name: &str, options: &[&str]) -> Self {
        let mut game = Self::open_with(desk, data, name, options);
        game.until("screen", "the menu is there", |state| state["screen"] == "Menu");
        game.until("frames", "the menu is drawn", |frames| !frames["first_playable"].is_null());
        desk.focus();
        game
    }

    /// The same in an environment with these variables.
    pub(crate) fn start_in(desk: &'a Desk, data: &Path, name: &str, environment: &[(&str, &str)]) -> Self {
        let mut program = desk.game();
        program.arg("--probe").arg("--data").arg(data).envs(environment.iter().copied());
        let mut game = Self::run(desk, program, name);
        game.until("screen", "the menu is there", |state| state["screen"] == "Menu");
        game.until("frames", "the menu is drawn", |frames| !frames["first_playable"].is_null());
        desk.focus();
        game
    }

    /// Starts the program with options that put a match on the table, and waits for it.
    pub(crate) fn start_at_match(desk: &'a Desk, data: &Path, name: &str, options: &[&str]) -> Self {
        let mut game = Self::open_with(desk, data, name, options);
        game.until("screen", "the match is there", |state| state["screen"] == "Match");
        game.until("frames", "the match is drawn", |frames| !frames["first_playable"].is_null());
        desk.focus();
        game
    }

    /// Starts the program with its data in this folder, without waiting.
    pub(crate) fn open(desk: &'a Desk, data: &Path, name: &str) -> Self {
        Self::open_with(desk, data, name, &[])
    }

    fn open_with(desk: &'a Desk, data: &Path, name: &str, options: &[&str]) -> Self {
        let mut program = desk.game();
        program.arg("--probe").arg("--data").arg(data).args(options);
        Self::run(desk, program, name)
    }

    /// Starts a program that answers the same questions as the game does.
    pub(crate) fn run(desk: &'a Desk, mut program: Command, name: &str) -> Self {
        let log = folder().join(format!("{name}.log"));
        // What developers are told is in the log of a test that fails.
        program.env("RUST_LOG", "info");
        let pipes = program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(File::create(&log).unwrap());
        let mut program = pipes.spawn().unwrap();
        let (tell, answers) = channel();
        let output = BufReader::new(program.stdout.take().unwrap());
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        let questions = program.stdin.take().unwrap();
        Self { desk, program, questions, answers, log }
    }

    /// Asks the probe.
    pub(crate) fn ask(&mut self, question: &str) -> Value {
        let asked = writeln!(self.questions, "{question}").and_then(|()| self.questions.flush());
        match (asked, self.answers.recv_timeout(PATIENCE)) {
            (Ok(()), Ok(answer)) => serde_json::from_str(&answer).unwrap(),
            (_, Err(RecvTimeoutError::Timeout)) => panic!("no answer to '{question}'; {}", self.last_words()),
            _ => panic!("the game has ended at '{question}'; {}", self.last_words()),
        }
    }

    /// The nice value of the program's thread of this name on Linux: 0 is usual, 19 the lowest priority.
    pub(crate) fn niceness_of(&self, thread: &str) -> Option<i32> {
        let threads = fs::read_dir(format!("/proc/{}/task", self.program.id())).ok()?;
        let about = threads.flatten().find_map(|entry| {
            let about = fs::read_to_string(entry.path().join("stat")).ok()?;
            about.contains(&format!(" ({thread}) ")).then_some(about)
        })?;
        // The 19th field of the file; the name may contain spaces, and the fields after it begin with the third.
        about.rsplit_once(')')?.1.split_whitespace().nth(16)?.parse().ok()
    }

    /// How much memory the program has in use on Linux, in bytes (resident set size).
    pub(crate) fn memory(&self) -> u64 {
        let about = fs::read_to_string(format!("/proc/{}/status", self.program.id())).unwrap();
        let kibibytes =
            about.lines().find_map(|line| line.strip_prefix("VmRSS:")?.strip_suffix("kB")).expect("the size");
        kibibytes.trim().parse::<u64>().expect("a number") << 10
    }

    fn last_words(&self) -> String {
        let log = fs::read_to_string(&self.log).unwrap_or_default();
        let lines: Vec<_> = log.lines().rev().take(12).collect();
        format!("its last words:\n{}", lines.into_iter().rev().collect::<Vec<_>>().join("\n"))
    }

    /// Asks again and again until the answer is the expected one.
    pub(crate) fn until(&mut self, question: &str, what: &str, holds: impl Fn(&Value) -> bool) -> Value {
        let start = Instant::now();
        loop {
            let answer = self.ask(question);
            if holds(&answer) {
                return answer;
            }
            if start.elapsed() > PATIENCE {
                let screen = self.ask("screen");
                self.shot("failed");
                panic!("in vain: {what}\n{question}: {answer}\nscreen: {screen}\n{}", self.last_words());
            }
            thread::sleep(PAUSE);
        }
    }

    /// Waits until nothing moves any more.
    fn rest(&mut self) {
        self.until("frames", "everything has come to rest", |frames| frames["goes_on"] == false);
    }

    /// Saves a picture of the window when nothing moves any more.
    pub(crate) fn picture(&mut self, name: &str) {
        self.rest();
        self.shot(name);
    }

    /// Saves a picture of the window.
    fn shot(&mut self, name: &str) {
        let file = folder().join(format!("{name}.png"));
        let answer = self.ask(&format!("shot {}", file.display()));
        assert!(answer["error"].is_null(), "{answer}");
    }

    /// The place of something in the window, once it has stopped moving.
    fn place(&mut self, what: &str) -> [f64; 2] {
        let question = format!("where {what}");
        self.until(&question, "it is to be seen", |answer| answer["error"].is_null());
        self.rest();
        let place = self.until(&question, "it is to be seen", |answer| answer["error"].is_null());
        [&place["x"], &place["y"]].map(|number| number.as_f64().unwrap())
    }

    /// Clicks a button or another control with this label.
    pub(crate) fn click(&mut self, label: &str) {
        let at = self.place(&format!("\"{label}\""));
        self.desk.move_mouse(at);
        self.do_and_wait(Desk::click, 2);
    }

    /// Does something with mouse or keyboard, and waits until the game has seen this number of presses and releases, so
    /// that the input is never faster than the frames of a software renderer.
    fn do_and_wait(&mut self, hands: impl FnOnce(&Desk), inputs: u64) {
        let seen = |screen: &Value| screen["inputs"].as_u64().unwrap_or_default();
        let before = seen(&self.ask("screen"));
        hands(self.desk);
        self.until("screen", "the game has seen what mouse and keyboard do", |screen| seen(screen) >= before + inputs);
    }

    /// Whether a control with this label can be clicked now.
    pub(crate) fn shows(&mut self, label: &str) -> bool {
        self.ask(&format!("where \"{label}\""))["error"].is_null()
    }

    /// Whether a square is in view.
    pub(crate) fn shows_square(&mut self, square: &str) -> bool {
        self.ask(&format!("where {square}"))["error"].is_null()
    }

    /// Presses a key.
    pub(crate) fn key(&mut self, name: &str) {
        self.do_and_wait(|desk| desk.key(name), 2);
    }

    /// Types a text of single letters and signs into the field that has the focus.
    pub(crate) fn type_text(&mut self, text: &str) {
        let keys = 2 * u64::try_from(text.len()).unwrap();
        self.do_and_wait(|desk| desk.type_text(text), keys);
    }

    /// Types a text in the place of another that has this number of letters.
    pub(crate) fn replace_text(&mut self, letters: usize, text: &str) {
        let keys = 2 * u64::try_from(letters + 1).unwrap();
        self.do_and_wait(|desk| desk.erase(letters), keys);
        self.type_text(text);
    }

    /// Chooses the control with this label, using only the keyboard.
    pub(crate) fn choose(&mut self, label: &str) {
        self.focus(label);
        self.key("Return");
    }

    /// Chooses the control with this label, which ends the program, and waits until it has ended. A program that has
    /// ended does not say any more that it has seen the key.
    pub(crate) fn choose_and_end(mut self, label: &str) {
        self.focus(label);
        self.desk.key("Return");
        self.ends();
    }

    /// Moves the focus of the keyboard to the control with this label.
    fn focus(&mut self, label: &str) {
        self.until(&format!("where \"{label}\""), "it is to be seen", |answer| answer["error"].is_null());
        for _ in 0..MOST_CONTROLS {
            if self.ask("screen")["focused"] == label {
                return;
            }
            self.key("Tab");
        }
        panic!("Tab never comes to '{label}': {}", self.ask("screen"));
    }

    /// Moves the keyboard's cursor to a square and points at it.
    pub(crate) fn choose_square(&mut self, square: &str) {
        // In Zener the letter is that of the row, counted from the top.
        let names_rows = self.ask("position")["game"] == Kind::Zener.id();
        let place = |name: &str| {
            let letter = i32::from(*name.as_bytes().first()?);
            let number = name.get(1..).and_then(|number| number.parse::<i32>().ok())?;
            Some(if names_rows { (number, -letter) } else { (letter, number) })
        };
        let wanted = place(square).unwrap_or_else(|| panic!("'{square}' has no column and row"));
        for _ in 0..MOST_CONTROLS {
            let hovered = self.ask("screen")["hovered"].as_str().map(str::to_owned);
            if hovered.as_deref() == Some(square) {
                return self.key("Return");
            }
            self.key(match hovered.as_deref().and_then(place) {
                Some((column, _)) if column < wanted.0 => "Right",
                Some((column, _)) if column > wanted.0 => "Left",
                Some((_, row)) if row > wanted.1 => "Down",
                Some(_) | None => "Up",
            });
        }
        panic!("the arrows never come to '{square}': {}", self.ask("screen"));
    }

    /// Waits until the program has ended by itself.
    fn ends(mut self) {
        let start = Instant::now();
        while self.program.try_wait().unwrap().is_none() {
            assert!(start.elapsed() < PATIENCE, "the program does not end; {}", self.last_words());
            thread::sleep(PAUSE);
        }
        assert!(self.program.wait().unwrap().success(), "{}", self.last_words());
    }

    /// Points at a square, or at a copy of a cell of ZeN like `a1 (1,0)`, until the game has seen it.
    fn point(&mut self, square: &str) {
        let at = self.place(square);
        self.desk.move_mouse(at);
        let name = square.split(' ').next().unwrap();
        self.until("screen", &format!("{square} is pointed at"), |screen| screen["hovered"] == name);
    }

    /// Clicks a square.
    pub(crate) fn click_square(&mut self, square: &str) {
        self.point(square);
        self.do_and_wait(Desk::click, 2);
    }

    /// Drags from one square to another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        self.point(from);
        self.do_and_wait(Desk::press, 1);
        let ([x, y], [to_x, to_y]) = (self.place(from), self.place(to));
        for step in 1..4 {
            let way = f64::from(step) / 4.0;
            self.desk.move_mouse([x + (to_x - x) * way, y + (to_y - y) * way]);
        }
        self.point(to);
        self.do_and_wait(Desk::release, 1);
    }

    /// The squares that are pointed at to play a move.
    pub(crate) fn squares_of(&mut self, text: &str) -> Vec<String> {
        serde_json::from_value(self.ask(&format!("path {text}"))).unwrap_or_else(|_| panic!("{text} is not legal"))
    }

    /// Plays a move with the mouse, and also in a second game without a window, and compares the two.
    pub(crate) fn play(&mut self, told: &mut AnyGame, text: &str, by: Hand) {
        let squares = self.squares_of(text);
        told.play(text).unwrap();
        match (by, squares.as_slice()) {
            (Hand::Drags, [from, to]) => self.drag(from, to),
            (_, squares) => {
                for square in squares {
                    self.click_square(square);
                }
            }
        }
        self.compare(told, text);
    }

    /// The same at a person's pace: before each click and in the middle of a drag, the mouse wanders over the board for
    /// more than a second of the clock.
    pub(crate) fn play_slowly(&mut self, told: &mut AnyGame, text: &str, by: Hand) {
        let squares = self.squares_of(text);
        told.play(text).unwrap();
        for (number, square) in squares.iter().enumerate() {
            self.wander(square);
            let picked_up = self.ask("screen")["picked_up"].as_array().map_or(0, Vec::len);
            assert_eq!(picked_up, number, "before {square} of {text}");
            match (by, number) {
                (Hand::Drags, 0) => self.do_and_wait(Desk::press, 1),
                (Hand::Drags, _) => self.do_and_wait(Desk::release, 1),
                (Hand::Clicks, _) => self.click_square(square),
            }
        }
        self.compare(told, text);
    }

    /// Moves the mouse about near a square for a while, and stops on it.
    fn wander(&mut self, square: &str) {
        let [x, y] = self.place(square);
        for (aside, down) in [(40.0, -30.0), (70.0, 10.0), (20.0, 40.0)] {
            self.desk.move_mouse([x + aside, y + down]);
            thread::sleep(Duration::from_millis(500));
        }
        self.point(square);
    }

    /// Waits until the match has the position of the game without a window, and checks that everything else agrees.
    pub(crate) fn compare(&mut self, told: &AnyGame, after: &str) {
        let position = told.position_text();
        let answer = self.until("position", &format!("{after} is played"), |answer| {
            answer["position"] == position && answer["plies"] == told.len()
        });
        assert_eq!(answer["legal_moves"], serde_json::to_value(told.legal_moves()).unwrap(), "after {after}");
    }

    /// Kills the program, as a crash or a power failure would.
    pub(crate) fn kill(mut self) {
        self.program.kill().unwrap();
        self.program.wait().unwrap();
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        // The program may have ended by itself.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// How a move is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hand {
    Clicks,
    Drags,
}
