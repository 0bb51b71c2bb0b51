//! Generated inputs: any text from outside is read or refused, in bounded time and memory.
//!
//! Inputs are made from a seed: texts of matches that are played at random (`valid`), and those that are kept in
//! `corpus/`, then changed in a few places (`mutate`). A separate process with limits gives them to their reader and
//! checks the result (`check`). An input that fails is kept in `corpus/`; all texts there are tried first in every run.
//! `cargo xtask fuzz` tries other seeds for a chosen time.

mod chance;
mod check;
mod mutate;
mod valid;

use chance::Chance;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A reader of texts from outside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reader {
    /// Position strings, after a line with the game.
    Position,
    /// Records in the format of files.
    Ron,
    /// Records in the format of mails.
    Mail,
    /// Addresses with a match in them.
    Link,
    /// Single commands of the engine's protocol.
    Line,
    /// Whole conversations with the engine.
    Session,
}

impl Reader {
    const ALL: [Self; 6] = [Self::Position, Self::Ron, Self::Mail, Self::Link, Self::Line, Self::Session];

    /// The reader's name, with which the names of its texts in the corpus begin.
    const fn name(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::Ron => "ron",
            Self::Mail => "mail",
            Self::Link => "link",
            Self::Line => "line",
            Self::Session => "session",
        }
    }

    /// How many inputs are tried with one seed. This takes some seconds.
    const fn inputs(self) -> u64 {
        match self {
            Self::Position => 1500,
            Self::Ron | Self::Mail | Self::Line => 500,
            Self::Link => 300,
            Self::Session => 60,
        }
    }
}

/// The limit of processor time for one input: many times what the slowest needs, but short enough to notice a loop
/// without end. A process that a busy machine seldom lets run is given time.
const LONGEST_TIME: Duration = Duration::from_secs(30);

/// The limit of time for one input, by which a process that waits for ever is noticed.
const LONGEST_WAIT: Duration = Duration::from_secs(600);

/// How long the process is left alone before its processor time is looked at again.
const PAUSE: Duration = Duration::from_secs(1);

/// The most address space that one process may have, in bytes, including the program itself and its threads.
const MOST_MEMORY: usize = 256 << 20;

/// The environment variable that says for how many minutes each reader is tried; without it, one seed is tried.
const MINUTES: &str = "ZEN_TABLE_FUZZ_MINUTES";

/// The environment variable with the first seed.
const SEED: &str = "ZEN_TABLE_FUZZ_SEED";

/// The environment variable that says which inputs the process with limits is to try: the reader and the seed.
const ORDER: &str = "ZEN_TABLE_FUZZ_ORDER";

/// A name in place of the reader's, which makes the process take more memory than it may have.
const TOO_MUCH: &str = "memory";

/// What that process prints before each input, with its number.
const NEXT: &str = "next input: ";

#[test]
fn position_strings() {
    try_all(Reader::Position);
}

#[test]
fn records_in_ron() {
    try_all(Reader::Ron);
}

#[test]
fn records_by_mail() {
    try_all(Reader::Mail);
}

#[test]
fn links() {
    try_all(Reader::Link);
}

#[test]
fn lines_of_the_protocol() {
    try_all(Reader::Line);
}

#[test]
fn sessions_of_the_protocol() {
    try_all(Reader::Session);
}

#[test]
fn inputs_are_the_same_from_the_same_seed_and_change_with_it() {
    for reader in Reader::ALL {
        let corpus = corpus(reader);
        let inputs = |seed| (0..20).map(|number| input(reader, seed, number, &corpus)).collect::<Vec<_>>();
        assert_eq!(inputs(1), inputs(1), "{reader:?}");
        assert_ne!(inputs(1), inputs(2), "{reader:?}");
    }
}

#[test]
fn what_ends_the_process_is_noticed() {
    let (number, reason) = in_a_process(TOO_MUCH, 7).expect_err("the process ends");
    assert_eq!(number, 7);
    let is_limited = limited(Path::new("any")).get_program() == "prlimit";
    let expected = if is_limited { "memory allocation of" } else { "ended with" };
    assert!(reason.contains(expected), "{reason}");
}

#[test]
fn processor_time_passes_only_while_a_process_calculates_and_nothing_waits_for_ever() {
    let own = std::process::id();
    let before = |time| Instant::now().checked_sub(time).expect("the machine has run for longer");
    let processor_time = processor_time(own);
    let waited = |time| Work { begun: before(time), processor_time };
    assert!(waited(LONGEST_WAIT).is_too_long(own));
    if processor_time.is_some() {
        assert!(!waited(LONGEST_TIME).is_too_long(own), "it has only waited");
        let begun = Work::of(own);
        // Ends only if calculating is noticed.
        while Work::of(own).processor_time <= begun.processor_time {}
    }
}

#[test]
fn what_is_not_changed_is_read() {
    for number in 0..20 {
        let mut chance = Chance::new(3, number);
        let ron = valid::text(Reader::Ron, &mut chance);
        let mail = valid::text(Reader::Mail, &mut chance);
        for record in [&ron, &mail] {
            zen_table::session::record::read(record).unwrap_or_else(|error| panic!("{error}\n{record}"));
        }
        let link = valid::text(Reader::Link, &mut chance);
        zen_table::session::record::read(&link).unwrap_or_else(|error| panic!("{error}\n{link}"));
    }
}

/// A text of the corpus.
#[derive(Clone)]
struct Kept {
    path: PathBuf,
    text: String,
}

/// The folder for failing inputs, and for inputs that once failed.
fn corpus_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus")
}

/// The texts of the corpus for a reader, in the order of their names.
fn corpus(reader: Reader) -> Vec<Kept> {
    let folder = fs::read_dir(corpus_folder()).expect("there is a corpus");
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.expect("the corpus can be listed").path()).collect();
    paths.retain(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.split('-').next() == Some(reader.name())
    });
    paths.sort();
    let read = |path: PathBuf| Kept { text: fs::read_to_string(&path).expect("a text"), path };
    paths.into_iter().map(read).collect()
}

/// The input with this number: first the unchanged texts of the corpus, then generated ones.
fn input(reader: Reader, seed: u64, number: u64, corpus: &[Kept]) -> String {
    if let Some(kept) = usize::try_from(number).ok().and_then(|number| corpus.get(number)) {
        return kept.text.clone();
    }
    let mut chance = Chance::new(seed, number);
    let is_kept = !corpus.is_empty() && chance.one_in(8);
    let text = if is_kept { chance.pick(corpus).text.clone() } else { valid::text(reader, &mut chance) };
    if chance.one_in(16) {
        return text;
    }
    let other = valid::text(reader, &mut chance);
    mutate::mutated(text, &other, &mut chance)
}

/// Tries inputs with one seed, or with one seed after the other for the chosen time.
fn try_all(reader: Reader) {
    let number = |name: &str| env::var(name).ok().map(|text| text.parse::<u64>().expect("a whole number"));
    let first = number(SEED).unwrap_or(1);
    let time = number(MINUTES).map(|minutes| Duration::from_secs(60 * minutes));
    let begun = Instant::now();
    for seed in first.. {
        try_seed(reader, seed);
        if time.is_none_or(|time| begun.elapsed() >= time) {
            println!("{}: seeds {first} to {seed}, {} inputs each", reader.name(), reader.inputs());
            return;
        }
    }
}

/// Tries the inputs of a seed in a process with limits. Fails with the first one that fails there, after saving it.
fn try_seed(reader: Reader, seed: u64) {
    let Err((number, reason)) = in_a_process(reader.name(), seed) else { return };
    let corpus = corpus(reader);
    let kept = usize::try_from(number).ok().and_then(|number| corpus.get(number));
    let path = kept.map_or_else(
        || {
            let path = corpus_folder().join(format!("{}-{seed}-{number}.txt", reader.name()));
            fs::write(&path, input(reader, seed, number, &corpus)).expect("the corpus can be written to");
            path
        },
        |kept| kept.path.clone(),
    );
    panic!("the input is kept as {}; {reason}", path.display());
}

/// Lets a process with limits try the inputs of a seed; the error is the number of the input that failed there, and
/// how.
fn in_a_process(reader: &str, seed: u64) -> Result<(), (u64, String)> {
    let mut command = limited(&env::current_exe().expect("this program has a path"));
    command.args(["--exact", "a_process_with_limits", "--ignored", "--nocapture", "--test-threads", "1"]);
    command.env(ORDER, format!("{reader} {seed}")).env("RUST_BACKTRACE", "0");
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = piped.spawn().expect("the process can be started");
    let (sender, lines) = channel();
    let out = BufReader::new(process.stdout.take().expect("its output is piped"));
    let mut errors = process.stderr.take().expect("its errors are piped");
    let read_errors = thread::spawn(move || {
        let mut text = Vec::new();
        errors.read_to_end(&mut text).map(|_| String::from_utf8_lossy(&text).into_owned()).unwrap_or_default()
    });
    thread::spawn(move || {
        let mut numbers = out.lines().map_while(Result::ok).filter_map(|line| line.rsplit_once(NEXT)?.1.parse().ok());
        while numbers.next().is_some_and(|number: u64| sender.send(number).is_ok()) {}
    });
    let mut last = 0;
    let mut begun = Work::of(process.id());
    let in_time = loop {
        match lines.recv_timeout(PAUSE) {
            Ok(number) => (last, begun) = (number, Work::of(process.id())),
            Err(RecvTimeoutError::Disconnected) => break true,
            Err(RecvTimeoutError::Timeout) if begun.is_too_long(process.id()) => break false,
            Err(RecvTimeoutError::Timeout) => {}
        }
    };
    if !in_time {
        process.kill().expect("the process can be ended");
    }
    let status = process.wait().expect("the process ends");
    let errors = read_errors.join().expect("its errors are read");
    if !in_time {
        let [most, wait] = [LONGEST_TIME, LONGEST_WAIT].map(|time| time.as_secs());
        return Err((last, format!("it took more than {most} s of processor time, or {wait} s in all")));
    }
    if status.success() { Ok(()) } else { Err((last, format!("the process ended with {status}:\n{}", errors.trim()))) }
}

/// A process at the beginning of an input.
struct Work {
    begun: Instant,
    processor_time: Option<Duration>,
}

impl Work {
    fn of(process: u32) -> Self {
        Self { begun: Instant::now(), processor_time: processor_time(process) }
    }

    /// Whether the input has taken longer than it may. Where processor time is not known, time counts in its place.
    fn is_too_long(&self, process: u32) -> bool {
        let time = self.begun.elapsed();
        let processor_time =
            self.processor_time.zip(processor_time(process)).map(|(then, now)| now.saturating_sub(then));
        processor_time.unwrap_or(time) >= LONGEST_TIME || time >= LONGEST_WAIT
    }
}

/// The processor time of a process so far; `None` where the system has no folder `/proc`, and of a process that has
/// ended.
fn processor_time(process: u32) -> Option<Duration> {
    /// The unit of these numbers: a hundredth of a second on Linux.
    const TICK: Duration = Duration::from_millis(10);
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // Fields 14 and 15, the processor time in user mode and in kernel mode; the second field is a name in parentheses.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field - 3)?.parse::<u32>().ok();
    Some(TICK * (ticks(14)? + ticks(15)?))
}

/// A command for a program with limited memory, if util-linux is installed.
fn limited(program: &Path) -> Command {
    let there = Command::new("prlimit").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !there.is_ok_and(|status| status.success()) {
        return Command::new(program);
    }
    let mut command = Command::new("prlimit");
    command.arg(format!("--as={MOST_MEMORY}")).args(["--core=0", "--"]).arg(program);
    command
}

/// The test that the process with limits runs: it tries the inputs of one seed.
#[test]
#[ignore = "the other tests start it in a process of its own"]
fn a_process_with_limits() {
    let order = env::var(ORDER).expect("what to try");
    let (name, seed) = order.split_once(' ').expect("a reader and a seed");
    let seed = seed.parse().expect("a seed");
    if name == TOO_MUCH {
        println!("{NEXT}{seed}");
        let memory = vec![1_u8; 2 * MOST_MEMORY];
        // If nothing limits memory, the process ends with an error all the same.
        panic!("there is {} MiB of memory", memory.len() >> 20);
    }
    let reader = Reader::ALL.into_iter().find(|reader| reader.name() == name).expect("a reader");
    let corpus = corpus(reader);
    for number in 0..corpus.len() as u64 + reader.inputs() {
        println!("{NEXT}{number}");
        check::check(reader, &input(reader, seed, number, &corpus));
    }
}
