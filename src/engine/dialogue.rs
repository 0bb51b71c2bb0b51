//! The client's side of the protocol: writes the commands for a search, and reads the answers of the engine.

use crate::games::AnyGame;
use crate::search::{Finding, Level, Limits, Line, WIN};
use crate::session::games;
use std::time::Duration;

/// The command that begins a search for this number of lines, with these limits instead of the level's own. The memory
/// is not part of it: it is an option of the engine.
#[must_use]
pub fn go(limits: &Limits, lines: usize, time: Option<Duration>) -> String {
    let mut command = "go".to_owned();
    let parts = [
        ("multipv", (lines > 1).then_some(lines as u128)),
        ("depth", limits.depth.map(u128::from)),
        ("nodes", limits.nodes.map(u128::from)),
        ("movetime", time.map(|time| time.as_millis())),
    ];
    for (name, value) in parts {
        if let Some(value) = value {
            command += &format!(" {name} {value}");
        }
    }
    if let Some([one, two]) = limits.enough_points {
        command += &format!(" enough {one} {two}");
    }
    command
}

/// The commands that make an engine search for a game's next move; `go` is the last one, which begins the search.
#[must_use]
pub fn question(game: &AnyGame, level: Level, seed: u64, go: &str) -> Vec<String> {
    let mut commands = vec![format!("setoption name Game value {}", game.kind().id())];
    let choices = games::of(game.kind()).choices_beside_position(game);
    commands.extend(choices.into_iter().map(|(name, value)| format!("setoption name {name} value {value}")));
    commands.push(format!("setoption name Level value {}", level.number()));
    commands.push(format!("setoption name Seed value {seed}"));
    let moves = game.moves();
    let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
    commands.push(format!("position fen {}{moves}", game.start_text()));
    commands.push(go.to_owned());
    commands
}

/// What a line from an engine means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The result so far; of several lines the best one, which the others follow.
    Found(Finding),
    /// The next best line of the result so far.
    Next(Line),
    /// The search is over: the last result counts.
    Over,
    /// The engine is ready.
    Ready,
    /// A command was refused, for this reason.
    Refused(String),
    /// Anything else, which is not used.
    Other,
}

impl Answer {
    /// Reads a line.
    #[must_use]
    pub fn read(line: &str) -> Self {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "info" => found(rest).unwrap_or(Self::Other),
            "bestmove" => Self::Over,
            "readyok" => Self::Ready,
            "error" => Self::Refused(rest.to_owned()),
            _ => Self::Other,
        }
    }
}

/// Puts results together whose lines are told one by one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collector {
    wanted: usize,
    /// The lines of the last result so far.
    incoming: Option<Finding>,
}

impl Collector {
    /// For results of at most this number of lines.
    #[must_use]
    pub fn new(wanted: usize) -> Self {
        Self { wanted, incoming: None }
    }

    /// Takes the best line of a new result. Returns this result if it has no other lines, or else the result before, if
    /// it had fewer lines than were wanted.
    pub fn begin(&mut self, finding: Finding) -> Option<Finding> {
        let before = self.incoming.replace(finding);
        before.or_else(|| self.take_whole())
    }

    /// Takes the next line of the last result. Returns the result if it has all lines.
    pub fn add(&mut self, line: Line) -> Option<Finding> {
        self.incoming.as_mut()?.others.push(line);
        self.take_whole()
    }

    /// The last result at the end of a search, if it had fewer lines than were wanted.
    pub fn finish(&mut self) -> Option<Finding> {
        self.incoming.take()
    }

    fn take_whole(&mut self) -> Option<Finding> {
        self.incoming.take_if(|incoming| incoming.others.len() + 1 >= self.wanted)
    }
}

/// Reads what follows `info`.
fn found(text: &str) -> Option<Answer> {
    let (figures, principal_variation) = text.split_once(" pv ")?;
    let mut words = figures.split(' ').peekable();
    let (mut number, mut depth, mut nodes) = (1, 0, 0);
    let moves: Vec<String> = principal_variation.split(' ').map(str::to_owned).collect();
    let mut line = Line { score: 0, is_proved: false, moves };
    while let Some(word) = words.next() {
        match word {
            "depth" => depth = words.next()?.parse().ok()?,
            "multipv" => number = words.next()?.parse().ok()?,
            "nodes" => nodes = words.next()?.parse().ok()?,
            "score" => {
                let kind = words.next()?;
                let value: i32 = words.next()?.parse().ok()?;
                line.score = match kind {
                    "cp" => value,
                    "mate" if value > 0 => WIN.checked_sub(value)?,
                    "mate" => (-WIN).checked_sub(value)?,
                    _ => return None,
                };
                line.is_proved = kind == "mate" && words.next_if_eq(&"proved").is_some();
            }
            _ => {}
        }
    }
    if line.best().is_empty() {
        return None;
    }
    if number > 1 {
        return Some(Answer::Next(line));
    }
    let Line { score, is_proved, moves: principal_variation } = line;
    Some(Answer::Found(Finding { depth, score, is_proved, nodes, principal_variation, others: Vec::new() }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::input::Line as InputLine;
    use crate::engine::protocol::{Protocol, Uninterrupted};
    use crate::games::{Kind, Options, zen};
    use crate::search::{Progress, Thinking, plies_to_end};

    /// The result of an engine through the protocol.
    fn spoken(game: &AnyGame, level: Level, seed: u64, limits: &Limits, lines: usize) -> Finding {
        let mut protocol = Protocol::default();
        let mut out = Vec::new();
        let go = go(limits, lines, None);
        for command in question(game, level, seed, &go) {
            protocol.handle(&InputLine::Text(command), &mut Uninterrupted, &mut out).expect("memory to write to");
        }
        let (mut collector, mut last) = (Collector::new(lines), None);
        for line in String::from_utf8_lossy(&out).lines() {
            match Answer::read(line) {
                Answer::Found(finding) => last = collector.begin(finding).or(last),
                Answer::Next(line) => last = collector.add(line).or(last),
                Answer::Over => return collector.finish().or(last).expect("a finding before the best move"),
                other => panic!("{other:?}: {line}"),
            }
        }
        panic!("no best move");
    }

    /// The result of the search itself.
    fn thought(game: &AnyGame, level: Level, seed: u64, lines: usize) -> Finding {
        let mut thinking = Thinking::new(game, level, seed, Limits::default()).expect("a game that is not over");
        thinking = thinking.with_lines(lines);
        while thinking.step(10_000) == Progress::Running {}
        thinking.finding().expect("a finding")
    }

    /// White can win at once with a point, or two plies later with two.
    #[test]
    fn an_engine_knows_how_many_points_are_enough() {
        let options = Options::Zen(zen::Options { variant: zen::Variant::Two, ..zen::Options::default() });
        let position = "11/b10/11/2z8/11/6b4/2wwbb5/2bbwb5/11/11/11 w -";
        let game = AnyGame::from_text(position, &options).expect("a position");
        let limits = Limits { depth: Some(3), ..Limits::default() };
        let all = spoken(&game, Level::HIGHEST, 0, &limits, 1);
        let enough = spoken(&game, Level::HIGHEST, 0, &Limits { enough_points: Some([1, 9]), ..limits }, 1);
        let of_other = spoken(&game, Level::HIGHEST, 0, &Limits { enough_points: Some([9, 1]), ..limits }, 1);
        assert_eq!([&all, &enough, &of_other].map(|found| plies_to_end(found.score)), [3, 1, 3]);
    }

    #[test]
    fn an_engine_that_is_spoken_to_finds_what_the_search_finds() {
        let two = Level::new(2).expect("a level");
        for kind in Kind::ALL {
            let mut game = AnyGame::new(&Options::usual(kind));
            for seed in 0..8 {
                let found = spoken(&game, two, seed, &Limits::default(), 3);
                assert_eq!(found, thought(&game, two, seed, 3), "{kind:?} after {:?}", game.moves());
                let found = spoken(&game, two, seed, &Limits::default(), 1);
                assert_eq!(found, thought(&game, two, seed, 1), "{kind:?} after {:?}", game.moves());
                game.play(found.best()).expect("a legal move");
                if game.verdict().outcome.is_over() {
                    break;
                }
            }
        }
    }

    #[test]
    fn where_players_announce_a_checkmate_that_nobody_announced_is_played_on() {
        // The figure of variant 1: after this move Black can't parry. That ends the game only if the game announces
        // checkmate.
        let before = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
        let after = |announcing| {
            let options = zen::Options { variant: zen::Variant::One, announcing, ..Default::default() };
            let mut game = AnyGame::from_text(before, &Options::Zen(options)).expect("a position");
            game.play("Z:D7-I7").expect("a legal move");
            game
        };
        assert!(after(zen::Announcing::ByGame).verdict().outcome.is_over());
        let game = after(zen::Announcing::ByPlayers);
        game.check(spoken(&game, Level::LOWEST, 0, &Limits::default(), 1).best())
            .expect("a move in the game that was meant");
    }

    #[test]
    fn lines_that_are_told_one_by_one_become_whole_results() {
        let best = |nodes| Finding::of_move(1, 0, nodes, "a1".to_owned());
        let next = |text: &str| Line { score: 0, is_proved: false, moves: vec![text.to_owned()] };
        let mut one = Collector::new(1);
        assert_eq!([one.begin(best(1)), one.finish()], [Some(best(1)), None]);
        let mut three = Collector::new(3);
        assert_eq!([three.begin(best(1)), three.add(next("b1"))], [None, None]);
        let whole = three.add(next("c1")).expect("three lines");
        assert_eq!((whole.nodes, whole.others), (1, vec![next("b1"), next("c1")]));
        // Fewer moves than lines.
        assert_eq!([three.begin(best(2)), three.add(next("b1"))], [None, None]);
        let before = three.begin(best(3)).expect("the result before");
        assert_eq!((before.nodes, before.others), (2, vec![next("b1")]));
        assert_eq!([three.finish(), three.finish()], [Some(best(3)), None]);
        assert_eq!(three.add(next("d1")), None, "of a search that is over");
    }

    #[test]
    fn scores_are_read_as_they_were_told() {
        let read =
            |score: &str| match Answer::read(&format!("info depth 3 score {score} nodes 7 nps 1 time 1 pv a1 b2")) {
                Answer::Found(finding) => Some(finding.score),
                _ => None,
            };
        assert_eq!(read("cp -12"), Some(-12));
        assert_eq!(read("mate 3"), Some(WIN - 3));
        assert_eq!(read("mate -4"), Some(4 - WIN));
        assert_eq!(read("mate 3 proved"), Some(WIN - 3));
        assert_eq!(read("mate x"), None);
        assert_eq!(read("miles 3"), None);
        assert_eq!(Answer::read("bestmove none"), Answer::Over);
        assert_eq!(Answer::read("error no"), Answer::Refused("no".to_owned()));
        assert_eq!(Answer::read("info depth 1"), Answer::Other);
    }
}
