//! The subcommands that let computers play each other and print who won.

use crate::engine::arena::{self, Contest, MatchScore};
use crate::engine::ladder::{self, Row};
use crate::engine::reviews::{Checked, HEAD, Reviews};
use crate::engine::sprt::{Hypotheses, Sprt};
use std::io::{self, IsTerminal, Write};
use std::path::Path;

/// Plays a match and prints its result.
pub(super) fn run_match(contest: &Contest, out: Option<&Path>) -> io::Result<()> {
    let (score, records) = with_progress(contest.games, |done| arena::run_match(contest, done))
        .map_err(|error| io::Error::other(error.to_string()))?;
    if let Some(path) = out {
        std::fs::write(path, records.join("\n"))
            .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    }
    let [a, b] = &contest.agents;
    writeln!(io::stdout(), "{}: {a} against {b}, seed {}\n{}", contest.game.id(), contest.seed, result(&score),)
}

/// A score in two lines: games and share, Elo difference and its interval.
fn result(score: &MatchScore) -> String {
    let [low, high] = score.interval();
    let difference = |share: f64| format!("{:+.0}", arena::elo(share));
    format!(
        "won {} drawn {} lost {}, {:.1} %\nElo {} (95 %: {} to {})",
        score.won(),
        score.drawn(),
        score.lost(),
        score.share() * 100.0,
        difference(score.share()),
        difference(low),
        difference(high),
    )
}

/// Plays a sequential test and prints how it stands: after each pair on a terminal, elsewhere after each 50 pairs.
pub(super) fn run_sprt(sprt: &Sprt) -> io::Result<()> {
    let Hypotheses { elo0, elo1, .. } = sprt.hypotheses;
    if elo1 <= elo0 {
        return Err(io::Error::other(format!("elo1 is {elo1} but must be greater than elo0, which is {elo0}")));
    }
    let on_terminal = io::stderr().is_terminal();
    let (score, decision) = sprt
        .run(&mut |score, hypotheses| {
            let pairs = score.games() / 2;
            let standing = standing(score, hypotheses);
            if on_terminal {
                eprint!("\r{standing} ");
            } else if pairs.is_multiple_of(50) {
                eprintln!("{standing}");
            }
        })
        .map_err(|error| io::Error::other(error.to_string()))?;
    if on_terminal {
        eprintln!();
    }
    writeln!(
        io::stdout(),
        "{}\n{}\n{}\n{decision}",
        sprt.description(),
        result(&score),
        standing(&score, &sprt.hypotheses)
    )
}

/// How a test stands, in one line.
fn standing(score: &MatchScore, hypotheses: &Hypotheses) -> String {
    let pairs = score.pentanomial();
    let [low, high] = hypotheses.bounds();
    let ratio = hypotheses.log_likelihood_ratio(pairs);
    let elo = arena::elo(score.share());
    format!("{} games, pairs {pairs:?}, Elo {elo:+.1}, LLR {ratio:.2} ({low:.2} to {high:.2})", score.games())
}

/// Plays the contests of a ladder one after the other and prints the table as it grows.
pub(super) fn run_ladder(contests: &mut dyn Iterator<Item = Contest>) -> io::Result<()> {
    let mut contests = contests.peekable();
    let Some(first @ &Contest { game, games, seed, .. }) = contests.peek() else { return Ok(()) };
    let mut out = io::stdout();
    let board = first.terms().board_size().map_or_else(String::new, |size| format!(" on {size}×{size}"));
    writeln!(out, "{}{board}, {games} games a line, seed {seed}:\n\n{}", game.id(), ladder::HEAD)?;
    for contest in contests {
        let row = with_progress(games, |done| Row::play(&contest, done))
            .map_err(|error| io::Error::other(error.to_string()))?;
        writeln!(out, "{row}")?;
        out.flush()?;
    }
    Ok(())
}

/// Reviews games and searches the mistakes again; prints what was confirmed, and each mistake that was not.
pub(super) fn run_reviews(reviews: &Reviews) -> io::Result<()> {
    let mut checked = Checked::default();
    reviews
        .run(&mut |game| {
            checked.add(&game);
            for doubt in &game.doubts {
                eprintln!("{doubt}");
            }
            eprintln!("{checked}");
        })
        .map_err(|error| io::Error::other(error.to_string()))?;
    writeln!(io::stdout(), "{}\n\n{HEAD}\n{checked}", reviews.description())
}

/// Plays a match and prints its progress: after each game on a terminal, elsewhere after each tenth of the games.
fn with_progress<T>(games: usize, play: impl FnOnce(&mut dyn FnMut(&MatchScore)) -> T) -> T {
    let on_terminal = io::stderr().is_terminal();
    let played = play(&mut |score: &MatchScore| {
        let done = score.games();
        let line =
            format!("{done} of {games} games: won {}, drawn {}, lost {}", score.won(), score.drawn(), score.lost());
        if on_terminal {
            eprint!("\r{line} ");
        } else if 10 * done / games > 10 * (done - 1) / games {
            eprintln!("{line}");
        }
    });
    if on_terminal {
        eprintln!();
    }
    played
}
