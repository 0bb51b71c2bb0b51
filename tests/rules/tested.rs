//! What the shared tests need for each game: its options, unusual positions, and everything that looks like a move.

use crate::figures;
use crate::oracle::{self, Oracle};
use crate::symmetries::{self, Symmetry};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use zen_table::games::{Kind, Options, Outcome, Player, View, WinReason, enso, torus, zen, zener};

/// A game on which the shared tests can be run.
pub(crate) trait Tested: View {
    /// The naive rules of the game.
    const ORACLE: Oracle;

    /// The options that are tested.
    fn all_options() -> Vec<Self::Options>;

    /// ZEN's variant; an empty text for other games.
    fn variant(_: &Self::Options) -> &'static str {
        ""
    }

    /// Positions in which something unusual happens.
    fn hand_made() -> Vec<&'static str>;

    /// A position with pieces strewn at random: rarely one of a sensible game, but usually a possible one.
    fn strewn(options: &Self::Options, random: &mut Random) -> String;

    /// Everything that looks like a move on this board, including `pass`.
    fn conceivable_moves(&self) -> Vec<String>;

    /// The symmetries of the board.
    fn symmetries(&self) -> Vec<Symmetry>;
}

/// A generator of random numbers, the same in every run.
pub(crate) struct Random(ChaCha8Rng);

impl Random {
    /// The generator with this seed.
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number from 0 to `bound` − 1.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    /// One of these, if there are any.
    pub(crate) fn choose<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.below(from.len())])
    }

    /// At most `most` random ones of these.
    pub(crate) fn some<T>(&mut self, mut from: Vec<T>, most: usize) -> Vec<T> {
        if from.len() > most {
            self.shuffle(&mut from);
            from.truncate(most);
        }
        from
    }

    /// Puts these into a random order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// All legal moves.
pub(crate) fn legal_moves<R: View>(position: &R) -> Vec<R::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// All legal moves in notation, sorted.
pub(crate) fn legal_texts<R: View>(position: &R) -> Vec<String> {
    let mut texts: Vec<_> = legal_moves(position).into_iter().map(|mv| position.move_text(mv)).collect();
    texts.sort();
    texts
}

/// The text of the protocol's `status` for a position: the arbiter's verdict, check, checkmate and points.
pub(crate) fn status<R: View>(position: &R) -> String {
    let verdict = position.adjudicate(&|_| 1);
    let mut status = match verdict.outcome {
        Outcome::Ongoing => "ongoing".to_owned(),
        Outcome::Win { winner, .. } => format!("win {}", R::KIND.player_letter(winner)),
        Outcome::Draw(_) => "draw".to_owned(),
    };
    if is_mate(verdict.outcome) {
        status += " mate";
    } else if let Some(player) = verdict.check {
        assert_eq!(player, position.to_move(), "only the player to move can be in check");
        status += " check";
    }
    if let Some(points) = verdict.outcome.winner().and_then(|winner| position.points(winner)) {
        status += &format!(" points {points}");
    }
    status
}

/// Whether this is a win by checkmate.
pub(crate) fn is_mate(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Win { reason: WinReason::Zen(zen::WinReason::Checkmate), .. })
}

/// Calls `visit` for each position of a random game until the board shows its end, or for `plies` plies.
pub(crate) fn play_out<R: Tested>(start: &R, plies: usize, random: &mut Random, mut visit: impl FnMut(&R)) {
    let mut position = start.clone();
    visit(&position);
    for _ in 0..plies {
        let Some(&mv) = random.choose(&legal_moves(&position)) else { return };
        position.make(mv);
        visit(&position);
    }
}

/// The positions on which every game is tested with these options: hand-made ones and those of the rulebook's figures
/// that have the right size; strewn ones, whose boards have about `squares` squares together; and the start, once for
/// every ten strewn ones.
pub(crate) fn positions<R: Tested>(options: &R::Options, squares: usize, random: &mut Random) -> Vec<R> {
    let parse = |text: &str| R::parse(text, options).unwrap_or_else(|error| panic!("{text}: {error}"));
    let start = R::start(options);
    let strewn = squares.div_ceil(start.board().squares().count());
    let mut positions: Vec<_> = R::hand_made().into_iter().map(parse).collect();
    positions.extend(figures::positions(R::KIND).iter().map(|text| parse(text)));
    positions.retain(|position| position.board().columns() == start.board().columns());
    positions.extend(vec![start; strewn.div_ceil(10)]);
    let texts = (0..strewn).map(|_| R::strewn(options, random));
    let possible: Vec<_> = texts.filter_map(|text| R::parse(&text, options).ok()).collect();
    assert!(possible.len() * 2 > strewn, "most strewn positions are possible");
    positions.extend(possible);
    positions
}

impl Tested for zen::Position {
    const ORACLE: Oracle = oracle::ZEN;

    fn all_options() -> Vec<zen::Options> {
        let starts = [Player::One, Player::Two, Player::One, Player::Two];
        zen::Variant::ALL
            .into_iter()
            .zip(starts)
            .map(|(variant, starts)| zen::Options { variant, starts, announcing: zen::Announcing::ByGame })
            .collect()
    }

    fn variant(options: &zen::Options) -> &'static str {
        options.variant.id()
    }

    fn hand_made() -> Vec<&'static str> {
        vec![
            // White's two pawns can't move, and there is no Zen: White passes.
            "9bw/9bb/11/11/11/11/11/11/11/bb9/wb9 w -",
            // The same with Black to move.
            "9bw/9bb/11/11/11/11/11/11/11/bb9/wb9 b -",
            // White can capture Black's last pawn with a pawn and with the Zen.
            "11/11/11/11/4w6/11/3w1bz4/11/11/11/w10 w -",
            // Only the Zen's own move is forbidden.
            "11/11/3w7/11/4z6/5b5/11/2b8/11/8w2/11 w E5",
            // The Zen beside pawns in the middle of a board otherwise empty.
            "w9b/11/11/11/4wbw4/4bzb4/4wbw4/11/11/11/b9w b -",
            // Check that can be parried, and a checkmate (the rulebook's figure 8 after Z:D7-I7).
            "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -",
            "2b8/4w1ww3/3b1ww1w2/b4ww4/b1b2w2zw1/1b2b4w1/2b1bbb1w2/11/11/11/11 b D7",
            // Both connected; White has lost the last pawn.
            "11/11/2ww7/2wz7/3bb6/3b7/11/11/11/11/11 w -",
            "11/11/4b6/11/8z2/11/2b8/11/11/11/11 w -",
        ]
    }

    fn strewn(_: &zen::Options, random: &mut Random) -> String {
        let width = 4 + random.below(8);
        let mut squares = vec!['.'; width * width];
        let most = 12.min(width * width / 3);
        let counts = [1 + random.below(most), 1 + random.below(most), usize::from(random.below(4) > 0)];
        let pieces = ['w', 'b', 'z'].into_iter().zip(counts).flat_map(|(piece, count)| vec![piece; count]);
        for (square, piece) in squares.iter_mut().zip(pieces) {
            *square = piece;
        }
        random.shuffle(&mut squares);
        let mut rows = vec![vec!['.'; 11]; 11];
        let (left, top) = (random.below(12 - width), random.below(12 - width));
        for (row, line) in squares.chunks(width).enumerate() {
            rows[top + row][left..left + width].copy_from_slice(line);
        }
        format!("{} {} -", write_rows(&rows), ["w", "b"][random.below(2)])
    }

    fn conceivable_moves(&self) -> Vec<String> {
        let names = square_names(self);
        let mut moves = vec!["pass".to_owned()];
        for from in &names {
            for to in &names {
                moves.extend(["", "Z:"].iter().flat_map(|zen| ["-", "x"].map(|sign| format!("{zen}{from}{sign}{to}"))));
            }
        }
        moves
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        symmetries::zen()
    }
}

impl Tested for enso::Position {
    const ORACLE: Oracle = oracle::ENSO;

    fn all_options() -> Vec<enso::Options> {
        vec![enso::Options]
    }

    fn hand_made() -> Vec<&'static str> {
        vec![
            // All of the player's stones are isolated on the edge of the board: no legal move.
            "b5/6/6/3w2/2ww2/b5 b",
            "b5/6/6/3ww1/6/b4b b",
            // The only stone captures the only stone.
            "6/6/2b3/6/4w1/6 b",
            "6/6/2bw2/6/6/6 b",
            // Black has no stone left.
            "6/6/1w4/2w3/6/6 b",
            // Both have an enso stone: whoever has just moved wins.
            "b5/2b3/6/4w1/6/b1b3 w",
            "b5/2b3/6/4w1/6/b1b3 b",
        ]
    }

    fn strewn(_: &enso::Options, random: &mut Random) -> String {
        let stones = 2 + random.below(15);
        let mut squares = ['.'; 36];
        squares[..stones].fill('b');
        squares[stones..2 * stones].fill('w');
        for square in &mut squares[..2 * stones] {
            if random.below(4) == 0 {
                *square = '.';
            }
        }
        random.shuffle(&mut squares);
        let rows: Vec<_> = squares.chunks(6).map(<[char]>::to_vec).collect();
        format!("{} {}", write_rows(&rows), ["w", "b"][random.below(2)])
    }

    fn conceivable_moves(&self) -> Vec<String> {
        let names = square_names(self);
        let mut moves = vec!["pass".to_owned()];
        for from in &names {
            for to in &names {
                moves.extend(["-", "x"].map(|sign| format!("{from}{sign}{to}")));
            }
        }
        moves
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        symmetries::enso()
    }
}

impl Tested for torus::Position {
    const ORACLE: Oracle = oracle::TORUS;

    fn all_options() -> Vec<torus::Options> {
        let sizes = [3, 4, 5, 7, 11, 15, 19].into_iter().filter_map(torus::Size::new);
        sizes.map(|size| torus::Options { size }).collect()
    }

    fn hand_made() -> Vec<&'static str> {
        vec![
            // Z can win with a drop and with a link across both seams.
            "4 3z/2n1/1zn1/z1n1 z a1-b2",
            // N has a horizontal loop, which does not win, and can add a vertical one.
            "4 4/nnnn/2z1/n1z1 n -",
            // All links of one block of four cells, in every place relative to the seams.
            "3 znz/3/zzn n -",
            "3 znz/3/zzn z a1-c3",
            "5 z3z/5/2nz1/2zn1/z3z z -",
        ]
    }

    fn strewn(options: &torus::Options, random: &mut Random) -> String {
        let size = usize::from(options.size.get());
        let stones = random.below(size * size + 1);
        let mut squares = vec!['.'; size * size];
        for (index, square) in squares[..stones].iter_mut().enumerate() {
            *square = ['z', 'n'][index % 2];
        }
        random.shuffle(&mut squares);
        let cell = |column: usize, row: usize| (column % size, row % size);
        let stone = |(column, row): (usize, usize)| squares[(size - 1 - row) * size + column];
        let name = |(column, row): (usize, usize)| format!("{}{}", char::from(b'a' + column as u8), row + 1);
        let mut links = Vec::new();
        for (column, row) in (0..size).flat_map(|column| (0..size).map(move |row| (column, row))) {
            let mut diagonals =
                [[cell(column, row), cell(column + 1, row + 1)], [cell(column + 1, row), cell(column, row + 1)]];
            random.shuffle(&mut diagonals);
            let [one, other] = diagonals[0];
            if random.below(3) == 0 && stone(one) != '.' && stone(one) == stone(other) {
                links.push(format!("{}-{}", name(one.min(other)), name(one.max(other))));
            }
        }
        links.sort();
        let links = if links.is_empty() { "-".to_owned() } else { links.join(",") };
        let rows: Vec<_> = squares.chunks(size).map(<[char]>::to_vec).collect();
        format!("{size} {} {} {links}", write_rows(&rows), ["z", "n"][random.below(2)])
    }

    fn conceivable_moves(&self) -> Vec<String> {
        let names = square_names(self);
        let mut moves = names.clone();
        moves.push("pass".to_owned());
        for from in &names {
            moves.extend(names.iter().map(|to| format!("{from}-{to}")));
        }
        moves
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        symmetries::torus(usize::from(self.board().columns()))
    }
}

impl Tested for zener::Position {
    const ORACLE: Oracle = oracle::ZENER;

    fn all_options() -> Vec<zener::Setup> {
        let order = |symbols| zener::Order::new(symbols).expect("an order");
        let (white, black) = (order([3, 1, 4, 2, 5]), order([5, 1, 2, 4, 3]));
        vec![
            zener::Setup::default(),
            zener::Setup { white, black, advance: false },
            zener::Setup { white, black, advance: true },
        ]
    }

    fn hand_made() -> Vec<&'static str> {
        vec![
            // W5 may step onto the last free black piece and so block all of them.
            "3[K5K3K4K2]1/3[W5]1/5/5/2[W3W1]2/4[K1W2W4]/5 w - -",
            "5/5/2[K5]2/2[K2]2/[K3][W1W2W5W3]2[W4K1]/5/3[K4]1 k 3 -",
            // After W1's answer no white piece is free to make the free step.
            "2[W5W4K5]1[K1]/3[K4]1/5/3[W3]1/3[W1]1/1[W2K3]1[K2]1/5 w 1 -",
            "5/[W3]4/1[K4K3K2W2][K1]2/[W4]4/3[W1]1/[K5W5]4/5 k 1 -",
            // W2's answer uncovers W4, which may then make the free step; K5 stands on the home row and may leave.
            "[K1][K2]3/[W4W2]4/5/2[W1W3]2/4[K3]/5/[K5]1[K4]1[W5] w 2 -",
            "[K1][K2]3/[W4W2]4/5/2[W1W3]2/4[K3]/5/[K5]1[K4]1[W5] k 5 -",
            // A piece that has just answered may not make the free step.
            "[K5][K4][K3][K2][K1]/5/5/5/2[W3]2/5/[W1][W2]1[W4][W5] w - 3",
        ]
    }

    fn strewn(_: &zener::Setup, random: &mut Random) -> String {
        let mut pieces: Vec<String> = ["W", "K"].iter().flat_map(|c| (1..=5).map(move |n| format!("{c}{n}"))).collect();
        random.shuffle(&mut pieces);
        let squares_used = 2 + random.below(9);
        let mut places: Vec<_> = (0..35).collect();
        random.shuffle(&mut places);
        let mut stacks = vec![String::new(); 35];
        for (index, piece) in pieces.iter().enumerate() {
            let place = if index < squares_used { index } else { random.below(squares_used) };
            stacks[places[place]] += piece;
        }
        let player = ["w", "k"][random.below(2)];
        let symbol = 1 + random.below(5);
        let piece = format!("{}{symbol}", player.to_uppercase());
        let free = stacks.iter().any(|stack| stack.ends_with(&piece));
        let turn = match random.below(3) {
            0 if free => format!("{symbol} -"),
            1 if free => format!("- {symbol}"),
            _ => "- -".to_owned(),
        };
        let row = |row: &[String]| -> String {
            row.chunk_by(|one, other| one.is_empty() && other.is_empty())
                .map(|run| if run[0].is_empty() { run.len().to_string() } else { format!("[{}]", run[0]) })
                .collect()
        };
        let rows: Vec<_> = stacks.chunks(5).map(row).collect();
        format!("{} {player} {turn}", rows.join("/"))
    }

    fn conceivable_moves(&self) -> Vec<String> {
        let mut squares = square_names(self);
        squares.push("off".to_owned());
        let pieces = ["W", "K"].into_iter().flat_map(|colour| (1..=5).map(move |symbol| format!("{colour}{symbol}")));
        let mut moves = vec!["pass".to_owned()];
        moves
            .extend(pieces.flat_map(|piece| squares.iter().map(move |to| format!("{piece}-{to}")).collect::<Vec<_>>()));
        moves
    }

    fn symmetries(&self) -> Vec<Symmetry> {
        symmetries::zener()
    }
}

fn square_names<R: View>(position: &R) -> Vec<String> {
    position.board().squares().map(|square| position.square_name(square)).collect()
}

fn write_rows(rows: &[Vec<char>]) -> String {
    let write = |row: &Vec<char>| -> String {
        row.chunk_by(|one, other| one == other)
            .map(|run| if run[0] == '.' { run.len().to_string() } else { run.iter().collect() })
            .collect()
    };
    rows.iter().map(write).collect::<Vec<_>>().join("/")
}

/// The options of a game with which every verdict is possible: ZEN with check and points.
pub(crate) fn fullest_options(kind: Kind) -> Options {
    match kind {
        Kind::Zen => Options::Zen(zen::Options { variant: zen::Variant::Two, ..Default::default() }),
        _ => Options::usual(kind),
    }
}
