//! What each task asks for, said a second time: in terms of position strings, notation and the naive rules, without the
//! program's own rules and judgements.

use crate::board::{pieces, place};
use crate::oracle::{self, Oracle};
use zen_table::games::Kind;
use zen_table::lessons::step::{Judgement, Step};
use zen_table::session::GameTerms;

/// A legal move in a step.
pub(crate) struct Trial<'a> {
    kind: Kind,
    id: &'static str,
    before: &'a str,
    mv: &'a str,
    after: String,
    variant: &'static str,
    /// The moves of the step before this one.
    earlier: &'a [String],
}

impl<'a> Trial<'a> {
    pub(crate) fn new(kind: Kind, step: &Step, before: &'a str, mv: &'a str, earlier: &'a [String]) -> Self {
        let variant = match step.terms {
            GameTerms::Zen { variant, .. } => variant.id(),
            GameTerms::Enso | GameTerms::Torus { .. } | GameTerms::Zener { .. } => "",
        };
        let after = (naive(kind).play)(before, mv);
        Self { kind, id: step.id, before, mv, after, variant, earlier }
    }

    fn status(&self) -> String {
        (naive(self.kind).status)(&self.after, self.variant)
    }

    /// The squares of a move from one square to another.
    fn squares(&self) -> (&str, &str) {
        self.mv.trim_start_matches("Z:").split_once(['-', 'x']).expect("a move from one square to another")
    }

    fn is_capture(&self) -> bool {
        self.mv.contains('x')
    }

    fn before_on(&self, square: &str) -> Option<String> {
        pieces(self.kind, self.before).get(square).and_then(|stack| stack.last().cloned())
    }

    fn captures(&self, piece: &str) -> bool {
        self.is_capture() && self.before_on(self.squares().1).as_deref() == Some(piece)
    }

    /// Whether this piece stands between the two squares of the move.
    fn jumps_over(&self, piece: &str) -> bool {
        let (from, to) = self.squares();
        let (from, to) = (place(from), place(to));
        let length = (to.0 - from.0).abs().max((to.1 - from.1).abs());
        let direction = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let between = (1..length).map(|distance| (from.0 + direction.0 * distance, from.1 + direction.1 * distance));
        let pieces = pieces(self.kind, self.before);
        let standing = |at: (i32, i32)| pieces.iter().find(|(square, _)| place(square) == at);
        between.filter_map(standing).any(|(_, stack)| stack.last().map(String::as_str) == Some(piece))
    }

    /// Whether the opponent has not won and can't win with one move.
    fn is_safe(&self) -> bool {
        let naive = naive(self.kind);
        let opponent = self.after.split(' ').nth(if self.kind == Kind::Torus { 2 } else { 1 }).expect("a player");
        let won = format!("win {opponent}");
        let wins = |position: &str| (naive.status)(position, self.variant).starts_with(&won);
        let replies = (naive.legal_moves)(&self.after, self.variant);
        !wins(&self.after) && !replies.iter().any(|reply| wins(&(naive.play)(&self.after, reply)))
    }
}

fn naive(kind: Kind) -> Oracle {
    match kind {
        Kind::Zen => oracle::ZEN,
        Kind::Enso => oracle::ENSO,
        Kind::Torus => oracle::TORUS,
        Kind::Zener => oracle::ZENER,
    }
}

/// How a move has to be judged.
pub(crate) fn expected_judgement(trial: &Trial) -> Judgement {
    let (several, is_right) = match trial.kind {
        Kind::Zen => (1, zen(trial)),
        Kind::Enso => (1, enso(trial)),
        Kind::Torus => (if trial.id == "balanced-opening" { 3 } else { 1 }, torus(trial)),
        Kind::Zener => (if ["free-step", "uncover"].contains(&trial.id) { 2 } else { 1 }, zener(trial)),
    };
    match (is_right, trial.earlier.len() + 1 < several) {
        (true, true) => Judgement::GoOn,
        (true, false) => Judgement::Done,
        (false, _) => Judgement::Missed,
    }
}

fn zen(trial: &Trial) -> bool {
    let moves_zen = trial.mv.starts_with("Z:");
    match trial.id {
        "count" => trial.squares().0 == "K1",
        "jump" => trial.jumps_over("w"),
        "capture" => trial.captures("b"),
        "friend-or-enemy" => trial.jumps_over("z") || trial.captures("z"),
        "move-the-zen" => moves_zen && trial.captures("b"),
        "zen-limits" => moves_zen,
        "connect" | "connect-with-the-zen" => trial.status() == "win w",
        "trap" => trial.captures("b") && !trial.status().starts_with("win b"),
        "check" => ["ongoing check", "win w mate"].contains(&trial.status().as_str()),
        "checkmate" => trial.status() == "win w mate",
        "points" => {
            let status = |mv: &str| oracle::zen::status(&oracle::zen::play(trial.before, mv), trial.variant);
            let points = |mv: &str| status(mv).strip_prefix("win w")?.split(' ').next_back()?.parse::<u32>().ok();
            let moves = oracle::zen::legal_moves(trial.before, trial.variant);
            let best = moves.iter().filter_map(|mv| points(mv)).max();
            points(trial.mv).is_some() && points(trial.mv) == best
        }
        other => panic!("no statement for the step {other} of ZEN"),
    }
}

fn enso(trial: &Trial) -> bool {
    let (from, to) = trial.squares();
    let (a, b) = (place(from), place(to));
    let distance = (a.0 - b.0).abs().max((a.1 - b.1).abs());
    let colour_of = |square: &String| pieces(Kind::Enso, &trial.after)[square][0].clone();
    let enso_stones = || oracle::enso::enso_stones(&trial.after);
    let owners = || enso_stones().iter().map(colour_of).collect::<Vec<_>>();
    let is_alone = |square: &str| oracle::enso::isolated_stones(&trial.after).iter().any(|alone| alone == square);
    match trial.id {
        "capture" => trial.is_capture(),
        "capture-from-afar" => trial.is_capture() && distance > 1,
        "leave" => !trial.is_capture() && !oracle::enso::enemies_beside(&trial.after, to).is_empty(),
        "stand-alone" => from == "d3" && !trial.is_capture() && is_alone(to),
        "enso" => owners().contains(&"b".to_owned()) && trial.status() == "win b",
        "last-neighbour" => trial.is_capture() && is_alone("d3") && from != "d3",
        "give-nothing-away" => trial.is_capture() && !owners().contains(&"w".to_owned()),
        "threat" => trial.is_safe(),
        "both" => ["b", "w"].iter().all(|colour| owners().iter().any(|owner| owner == colour)),
        "block" => {
            let white_moves = oracle::enso::legal_moves(&trial.after, "");
            white_moves.is_empty() && enso_stones().is_empty()
        }
        other => panic!("no statement for the step {other} of Enso"),
    }
}

fn torus(trial: &Trial) -> bool {
    let is_link = trial.mv.contains('-');
    let loops = |player: char| oracle::torus::loops(&trial.after, player);
    let has_won =
        |player: char, class: (i32, i32)| trial.status() == format!("win {player}") && loops(player).contains(&class);
    match trial.id {
        "drop" => !is_link && is_one_group(&trial.after, "z"),
        "link" => is_link && is_one_group(&trial.after, "z"),
        "cut" => {
            let could_link = |position: &str| oracle::torus::legal_moves(position, "").contains(&"c4-d3".to_owned());
            let had_red_moved_instead = trial.before.replace(" z ", " n ");
            assert!(could_link(&had_red_moved_instead), "without the cut the link can be made");
            is_link && !could_link(&trial.after)
        }
        "loop" | "ring" | "letter-z" => has_won('z', (1, 0)),
        "letter-n" => has_won('n', (0, 1)),
        "spiral" => has_won('z', (1, 1)),
        "stop" => trial.is_safe(),
        "balanced-opening" => !is_link,
        other => panic!("no statement for the step {other} of ZeN"),
    }
}

/// Whether all stones of a player are connected.
fn is_one_group(position: &str, player: &str) -> bool {
    let mut apart: Vec<String> = pieces(Kind::Torus, position)
        .into_iter()
        .filter(|(_, stack)| stack.as_slice() == [player])
        .map(|(square, _)| square)
        .collect();
    let mut reached: Vec<String> = apart.pop().into_iter().collect();
    let mut next = 0;
    while let Some(from) = reached.get(next).cloned() {
        let (joined, rest): (Vec<_>, Vec<_>) =
            apart.into_iter().partition(|to| oracle::torus::joined(position, &from, to));
        apart = rest;
        reached.extend(joined);
        next += 1;
    }
    apart.is_empty()
}

fn zener(trial: &Trial) -> bool {
    let (piece, to) = trial.mv.split_once('-').expect("a step");
    let is_first = trial.earlier.is_empty();
    let after = pieces(Kind::Zener, &trial.after);
    let is_covered = |piece: &str| after.values().any(|stack| stack.iter().rev().skip(1).any(|below| below == piece));
    match trial.id {
        "step" => true,
        "answer" => piece == "W3",
        "free-step" => (piece == "W2") == is_first,
        "stack" => after[to].len() > 1 && trial.before_on(to).is_some_and(|below| below.starts_with('K')),
        "no-answer" => is_covered(&piece.replace('W', "K")),
        "uncover" => piece == if is_first { "W2" } else { "W5" },
        "walk-off" => to == "off",
        "stop" => !black_can_win_in_a_turn(&trial.after),
        "block-all" => trial.status() == "win w" && ["K1", "K2", "K3", "K4", "K5"].into_iter().all(is_covered),
        other => panic!("no statement for the step {other} of Zener"),
    }
}

/// Whether Black, who is to move, can win in the one or two steps of the turn.
fn black_can_win_in_a_turn(position: &str) -> bool {
    oracle::zener::status(position, "") == "win k"
        || oracle::zener::legal_moves(position, "").iter().any(|mv| {
            let after = oracle::zener::play(position, mv);
            let is_same_turn = after.split(' ').nth(1) == Some("k");
            oracle::zener::status(&after, "") == "win k" || is_same_turn && black_can_win_in_a_turn(&after)
        })
}

/// The squares that a step asks for, sorted.
pub(crate) fn expected_squares(kind: Kind, id: &str, position: &str) -> Vec<String> {
    let pieces = pieces(kind, position);
    let mut squares: Vec<String> = pieces.keys().cloned().collect();
    let black = |square: &String| pieces[square] == ["b"];
    match (kind, id) {
        (Kind::Enso, "who-must-capture") => {
            squares.retain(|square| black(square) && !oracle::enso::enemies_beside(position, square).is_empty());
        }
        (Kind::Enso, "who-may-not-move") => {
            let alone = oracle::enso::isolated_stones(position);
            let moves = oracle::enso::legal_moves(position, "");
            squares.retain(|square| black(square) && alone.contains(square));
            for square in pieces.keys().filter(|square| black(square)) {
                let has_move = moves.iter().any(|mv| mv.starts_with(square.as_str()));
                assert_ne!(has_move, squares.contains(square), "{square}: it moves unless it stands alone");
            }
        }
        (Kind::Zener, "symbols") => squares.retain(|square| pieces[square].contains(&"W5".to_owned())),
        (Kind::Zener, "blocked") => {
            let below = |square: &String| pieces[square].iter().rev().skip(1).any(|piece| piece.starts_with('K'));
            squares.retain(below);
        }
        (Kind::Zener, "set-ups") => {
            for (square, stack) in &pieces {
                let faced = format!("G{}", &square[1..]);
                let faces_itself = stack[0].replace('K', "W") == pieces[&faced][0];
                let is_ahead = square.starts_with('B');
                assert!(square.starts_with('G') || faces_itself == is_ahead, "{square}");
            }
            squares.retain(|square| square.starts_with('B'));
        }
        (kind, id) => panic!("no statement for the step {id} of {}", kind.id()),
    }
    squares
}
