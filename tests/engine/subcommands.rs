//! What the program does from the shell: counts, matches, calibration, reviews, learning.

use super::talk::ZEN_START;
use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn perft_from_the_shell() {
    let perft = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).arg("perft").args(arguments).output().unwrap();
        (output.status.success(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(perft(&["zen", "2"]).1, "perft 2 3018\n");
    assert_eq!(perft(&["torus", "1", "--size", "4"]).1, "perft 1 16\n");
    assert_eq!(perft(&["zen", "1", "--fen", &format!("{ZEN_START} b -")]).1, "perft 1 56\n");
    for wrong in [
        &["chess", "1"][..],
        &["zen", "x"],
        &["zen", "1", "--fen", "nonsense"],
        &["zener", "1000000"],
        &["torus", "1", "--size", "2"],
    ] {
        let (success, out, error) = perft(wrong);
        assert!(!success && out.is_empty() && !error.is_empty(), "{wrong:?}");
    }
}

/// Runs the program with a subcommand, which must succeed; returns its output.
fn run(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_engine")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_bench_chooses_the_same_in_every_run() {
    let choices = || {
        let out = run(&["bench"]);
        out.lines()
            .map(|line| line.split(" nps ").next().unwrap().to_owned() + line.rsplit(' ').next().unwrap())
            .collect::<Vec<_>>()
    };
    let first = choices();
    assert_eq!(first.len(), 5);
    assert_eq!(first, choices());
}

#[test]
fn the_bench_has_the_checksum_that_is_written_down() {
    let told = include_str!("../../docs/levels.md");
    let sum = run(&["bench"]).lines().last().unwrap().to_owned();
    assert!(sum.starts_with("bench checksum "), "{sum}");
    assert!(told.lines().any(|line| line.trim() == sum), "docs/levels.md must say: {sum}");
}

#[test]
fn a_position_is_solved_turn_after_turn() {
    let near = "3[K5]1/[W1]4/1[K1]3/3[K4]1/2[K3]2/4[K2]/1[W2][W3][W4][W5] w - -";
    for threads in ["1", "2"] {
        let out = run(&["solve", "zener", "--fen", near, "--memory", "2", "--threads", threads]);
        let lines: Vec<_> = out.lines().map(|line| line.split(" nodes ").next().unwrap()).collect();
        assert_eq!(lines[..2], [&format!("zener {near}"), "turns 1 winner none"]);
        let turns = lines.len() - 1;
        assert!(turns < 12 && lines[turns] == format!("turns {turns} winner White"), "{out}");
    }
    let open = run(&["solve", "zener", "--turns", "6", "--memory", "2"]);
    assert!(open.lines().count() == 7 && open.lines().skip(1).all(|line| line.contains(" winner none ")), "{open}");
    for arguments in [
        &["zener", "--fen", "5/5"][..],
        &["zener", "--turns", "0"],
        &["enso", "--memory", "0"],
        &["enso", "--threads", "0"],
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).arg("solve").args(arguments).output().unwrap();
        assert!(!output.status.success() && !output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_small_torus_is_solved_as_won_by_the_first_player() {
    for (start, winner) in [("4 4/4/4/4 z -", "Z"), ("4 4/4/4/4 n -", "N")] {
        let out = run(&["solve", "torus", "--fen", start, "--memory", "1"]);
        let lines: Vec<_> = out.lines().map(|line| line.split(" nodes ").next().unwrap()).collect();
        assert_eq!(lines.first(), Some(&format!("torus {start}").as_str()));
        assert_eq!(lines.last(), Some(&format!("winner {winner}").as_str()), "{out}");
    }
}

#[test]
fn every_set_up_of_zener_is_told_with_its_worth() {
    let out = run(&["set-ups", "--nodes", "50"]);
    assert_eq!(out.lines().count(), 66, "{out}");
    assert!(out.lines().all(|line| line.starts_with('|') && line.matches('|').count() == 6), "{out}");
}

#[test]
fn a_match_is_the_same_however_many_games_are_played_at_a_time() {
    let folder = std::env::temp_dir().join(format!("zen-table-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for game in ["zen", "enso", "torus", "zener"] {
        let mut seen = Vec::new();
        for concurrency in ["1", "2"] {
            let file = folder.join(format!("{game}-{concurrency}.txt"));
            let players = ["--a", "nodes=300", "--b", "random", "--games", "4"];
            let mut arguments = vec!["match", game, "--concurrency", concurrency, "--out", file.to_str().unwrap()];
            arguments.extend(players);
            seen.push((run(&arguments), std::fs::read_to_string(&file).unwrap()));
        }
        assert_eq!(seen[0], seen[1], "{game}");
        let (summary, records) = &seen[0];
        assert!(summary.contains("nodes=300 against random, seed 1") && summary.contains("Elo "), "{summary}");
        let games: Vec<String> =
            records.split("Zen Table record").skip(1).map(|rest| format!("Zen Table record{rest}")).collect();
        assert_eq!(games.len(), 4);
        for record in &games {
            if let Err(error) = zen_table::session::record::mail::read(record) {
                panic!("{error}\n{record}");
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_search_beats_random_play_where_wins_are_near() {
    let summary = run(&["match", "enso", "--a", "depth=3", "--b", "random", "--games", "20"]);
    let share: f64 = summary.split(", ").find_map(|part| part.split(" %").next()?.parse().ok()).unwrap();
    assert!(share > 60.0, "{summary}");
}

#[test]
fn the_lowest_level_meets_a_player_that_only_knows_the_rules() {
    let summary = run(&["match", "zener", "--a", "rules-only", "--b", "level=0", "--games", "2"]);
    assert!(summary.contains("rules-only against level=0"), "{summary}");
}

#[test]
fn wrong_players_are_refused_with_the_reason() {
    for (wrong, reason) in [
        ("level=7", "0 to 6"),
        ("level=-1", "whole number"),
        ("level=x", "whole number"),
        ("depth", "whole number"),
        ("strong", "a player is"),
        ("", "a player is"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_engine"))
            .args(["match", "enso", "--a", wrong, "--b", "random"])
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(reason), "{wrong}: {error}");
    }
}

#[test]
fn calibration_prints_a_curve_and_a_table_of_all_classes() {
    let size = ["--size", "4", "--levels", "1-2", "--games", "8", "--positions", "3", "--nodes", "20"];
    let out = run(&[&["calibrate", "torus"], &size[..]].concat());
    assert_eq!(out.lines().filter(|line| line.starts_with("| forced win |")).count(), 2, "{out}");
    assert!(out.contains("A curve fitted to all games: "), "{out}");
    assert_eq!(out, run(&[&["calibrate", "torus"], &size[..]].concat()), "it is the same again");

    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("samples.csv");
    let path = file.to_str().unwrap();
    run(&[&["calibrate", "torus", "--out", path], &size[..]].concat());
    let again = run(&["calibrate", "torus", "--size", "4", "--games", "0", "--from", path]);
    let tables = |out: &str| out.split_once("\n\n").map(|(_, tables)| tables.to_owned());
    assert_eq!(tables(&again), tables(&out), "the same follows from the same samples");
    fs::write(&file, "2,0,17\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_engine"))
        .args(["calibrate", "torus", "--games", "0", "--from", path])
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && error.contains("line 1: not a sample"), "{error}");
}

#[test]
fn reviews_are_checked_by_longer_searches() {
    let out = run(&["review", "torus", "--size", "3", "--levels", "1-1", "--games", "2"]);
    let row = out.lines().last().expect("a row");
    assert!(row.starts_with("| 2 |") && row.ends_with("| 0 |"), "no forced loss is blamed: {out}");
}

#[test]
fn weights_are_learned_from_games_and_again_from_their_positions() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [positions, weights, again] = ["positions.csv", "weights.bin", "again.bin"].map(|name| folder.join(name));
    let [positions_path, weights_path, again_path] = [&positions, &weights, &again].map(|path| path.to_str().unwrap());
    // Weights of an evaluation, and weights of moves.
    for game in [&["train", "enso"][..], &["train", "zen"], &["train", "torus", "--size", "5"]] {
        let played = ["--games", "20", "--nodes", "60", "--out", positions_path, "--weights", weights_path];
        let out = run(&[game, &played[..]].concat());
        assert!(out.contains(" weights learned from ") && out.contains("mean log loss of "), "{out}");
        let learned = fs::read(&weights).unwrap();
        assert!(learned.iter().any(|weight| *weight != 0), "something is learned");

        run(&[game, &["--games", "0", "--from", positions_path, "--weights", again_path]].concat());
        assert_eq!(fs::read(&again).unwrap(), learned, "the same is learned from the same positions");

        let out = run(&[game, &["--games", "0", "--initial", weights_path, "--weights", again_path]].concat());
        assert_eq!(fs::read(&again).unwrap(), learned, "without positions the first weights stay: {out}");
        let from = ["--games", "0", "--from", positions_path, "--initial", weights_path, "--weights", again_path];
        run(&[game, &from[..]].concat());
        assert_ne!(fs::read(&again).unwrap(), learned, "they are learned further");
    }

    let refused = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).args(arguments).output().unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    fs::write(&positions, "0,12,2,b4-b5,6/6/1b4/2w3/6/bbb3 b\n0,12,2,b4-b5,no position\n").unwrap();
    let error = refused(&["train", "enso", "--games", "0", "--from", positions_path]);
    // A player wins at once in the first one, so no search evaluates it.
    assert!(error.contains("line 1: not a position of a game that goes on"), "{error}");
    // Those of another game.
    let error = refused(&["train", "enso", "--games", "9999999", "--initial", weights_path]);
    assert!(error.contains(weights_path) && error.contains("not a file of the weights of enso"), "{error}");
    let [nowhere, unused] = ["no folder/weights.bin", "unused.csv"].map(|name| folder.join(name));
    let [nowhere_path, unused_path] = [&nowhere, &unused].map(|path| path.to_str().unwrap());
    let error = refused(&["train", "enso", "--games", "9999999", "--out", unused_path, "--weights", nowhere_path]);
    assert!(
        error.contains(nowhere_path) && !unused.exists(),
        "no game is played for weights that can't be kept: {error}"
    );
}
