//! The symmetries of the four games, as changes of position strings and of moves in notation.

/// A change of the board or of the players that leaves the rules the same.
pub(crate) struct Symmetry {
    /// Its name, for messages.
    pub(crate) name: String,
    /// Changes a position string.
    pub(crate) position: Box<dyn Fn(&str) -> String>,
    /// Changes a move in notation.
    pub(crate) mv: Box<dyn Fn(&str) -> String>,
    /// Whether the players change sides.
    pub(crate) swaps_players: bool,
}

/// A column and a row, counted from 0 at the lower left.
type Place = (usize, usize);

/// The 8 symmetries of the board, each with and without an exchange of the colours.
pub(crate) fn zen() -> Vec<Symmetry> {
    of_a_square(11, "wb", 'A')
}

/// The 8 symmetries of the board, each with and without an exchange of the colours.
pub(crate) fn enso() -> Vec<Symmetry> {
    of_a_square(6, "wb", 'a')
}

/// Translations and rotations. A quarter turn makes a horizontal loop vertical, and a SW–NE spiral a SE–NW one, so it
/// exchanges the players' goals. A reflection changes only the spirals, so it is no symmetry.
pub(crate) fn torus(size: usize) -> Vec<Symmetry> {
    let quarter_turns = 0..4_usize;
    let shifts = [(0, 0), (1, 0), (0, 1), (size / 2, size - 1)];
    let changes = quarter_turns.flat_map(|turns| shifts.map(|shift| (turns, shift)));
    changes
        .map(|(turns, (east, north))| {
            let change = move |place| {
                let (column, row) = (0..turns).fold(place, |(column, row), _| (size - 1 - row, column));
                ((column + east) % size, (row + north) % size)
            };
            let swaps = turns % 2 == 1;
            let swap = move |letter| if swaps { exchange(letter, "zn") } else { letter };
            let links_in_order = move |links: &str| {
                let mut links: Vec<_> = links.split(',').map(|link| in_order(&squares(link, 'a', change))).collect();
                links.sort();
                links.join(",")
            };
            let position = move |text: &str| {
                let fields: Vec<_> = text.split(' ').collect();
                let rows = Grid::read(fields[1]).changed(change).relabelled(swap).write();
                let to_move: String = fields[2].chars().map(swap).collect();
                format!("{} {rows} {to_move} {}", fields[0], links_in_order(fields[3]))
            };
            Symmetry {
                name: format!("{turns} quarter turns, then {east} east and {north} north"),
                position: Box::new(position),
                mv: Box::new(move |text| in_order(&squares(text, 'a', change))),
                swaps_players: swaps,
            }
        })
        .collect()
}

/// Left–right mirror, half turn with an exchange of the colours, and permutations of the symbols.
pub(crate) fn zener() -> Vec<Symmetry> {
    let mut symmetries = Vec::new();
    for mirrored in [false, true] {
        for turned in [false, true] {
            for symbols in ["12345", "21345", "23451"] {
                let change = move |(column, row): Place| {
                    (if mirrored == turned { column } else { 4 - column }, if turned { 6 - row } else { row })
                };
                let swap = move |letter| if turned { exchange(exchange(letter, "wk"), "WK") } else { letter };
                let symbol = move |letter: char| match letter {
                    '1'..='5' => char::from(symbols.as_bytes()[letter as usize - '1' as usize]),
                    _ => letter,
                };
                let position = move |text: &str| {
                    let (rows, rest) = text.split_once(' ').expect("fields");
                    let rows = Grid::read(rows).changed(change).relabelled(|letter| symbol(swap(letter))).write();
                    let rest: String = rest.chars().map(|letter| symbol(swap(letter))).collect();
                    format!("{rows} {rest}")
                };
                let mv = move |text: &str| {
                    let (piece, to) = text.split_once('-').expect("a step");
                    let piece: String = piece.chars().map(|letter| symbol(swap(letter))).collect();
                    let [row @ b'A'..=b'G', column @ b'1'..=b'5'] = *to.as_bytes() else {
                        return format!("{piece}-{to}");
                    };
                    let (column, row) = change((usize::from(column - b'1'), usize::from(b'G' - row)));
                    format!("{piece}-{}{}", char::from(b'G' - row as u8), column + 1)
                };
                symmetries.push(Symmetry {
                    name: format!("mirrored: {mirrored}, turned: {turned}, symbols: {symbols}"),
                    position: Box::new(position),
                    mv: Box::new(mv),
                    swaps_players: turned,
                });
            }
        }
    }
    symmetries
}

fn of_a_square(size: usize, colours: &'static str, first_column: char) -> Vec<Symmetry> {
    let mut symmetries = Vec::new();
    for turns in 0..4 {
        for mirrored in [false, true] {
            for swaps in [false, true] {
                let change = move |place| {
                    let (column, row) = (0..turns).fold(place, |(column, row), _| (size - 1 - row, column));
                    (if mirrored { size - 1 - column } else { column }, row)
                };
                let swap = move |letter| if swaps { exchange(letter, colours) } else { letter };
                let position = move |text: &str| {
                    let (rows, rest) = text.split_once(' ').expect("fields");
                    let (to_move, rest) = rest.split_at(1);
                    let rows = Grid::read(rows).changed(change).relabelled(swap).write();
                    let to_move: String = to_move.chars().map(swap).collect();
                    format!("{rows} {to_move}{}", squares(rest, first_column, change))
                };
                symmetries.push(Symmetry {
                    name: format!("{turns} quarter turns, mirrored: {mirrored}, colours exchanged: {swaps}"),
                    position: Box::new(position),
                    mv: Box::new(move |text| squares(text, first_column, change)),
                    swaps_players: swaps,
                });
            }
        }
    }
    symmetries
}

/// The rows of a position string from the top, square by square.
struct Grid(Vec<Vec<String>>);

impl Grid {
    fn read(rows: &str) -> Self {
        let read_row = |row: &str| {
            let mut squares = Vec::new();
            let mut rest = row;
            while !rest.is_empty() {
                let digits = rest.len() - rest.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
                let length = match rest.find(']') {
                    _ if digits > 0 => digits,
                    Some(end) if rest.starts_with('[') => end + 1,
                    _ => 1,
                };
                let (token, after) = rest.split_at(length);
                match token.parse::<usize>() {
                    Ok(empty) => squares.extend(vec![String::new(); empty]),
                    Err(_) => squares.push(token.to_owned()),
                }
                rest = after;
            }
            squares
        };
        Self(rows.split('/').map(read_row).collect())
    }

    fn write(&self) -> String {
        let write_row = |row: &Vec<String>| {
            let mut text = String::new();
            for run in row.chunk_by(|one, other| one.is_empty() && other.is_empty()) {
                text += &if run[0].is_empty() { run.len().to_string() } else { run.concat() };
            }
            text
        };
        self.0.iter().map(write_row).collect::<Vec<_>>().join("/")
    }

    fn changed(&self, change: impl Fn(Place) -> Place) -> Self {
        let last = self.0.len() - 1;
        let mut rows = self.0.clone();
        for (from_the_top, row) in self.0.iter().enumerate() {
            for (column, square) in row.iter().enumerate() {
                let (column, row) = change((column, last - from_the_top));
                rows[last - row][column].clone_from(square);
            }
        }
        Self(rows)
    }

    fn relabelled(&self, letter: impl Fn(char) -> char) -> Self {
        let square = |square: &String| square.chars().map(&letter).collect();
        Self(self.0.iter().map(|row| row.iter().map(square).collect()).collect())
    }
}

/// Changes every square in a text: a letter for the column, beginning with `first_column`, and a number for the row.
fn squares(text: &str, first_column: char, change: impl Fn(Place) -> Place) -> String {
    let mut changed = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        rest = &rest[letter.len_utf8()..];
        let after = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
        match rest[..rest.len() - after.len()].parse::<usize>() {
            Ok(row) => {
                let (column, row) = change((letter as usize - first_column as usize, row - 1));
                changed.push(char::from(first_column as u8 + column as u8));
                changed += &(row + 1).to_string();
                rest = after;
            }
            Err(_) => changed.push(letter),
        }
    }
    changed
}

/// A link with its cells in column-then-row order; any other text unchanged.
fn in_order(text: &str) -> String {
    let place = |cell: &str| (cell.chars().next(), cell.get(1..).and_then(|row| row.parse::<usize>().ok()));
    match text.split_once('-') {
        Some((from, to)) if place(from) > place(to) => format!("{to}-{from}"),
        _ => text.to_owned(),
    }
}

/// The other letter of a pair; any further letter unchanged.
fn exchange(letter: char, pair: &str) -> char {
    match pair.find(letter) {
        Some(index) => char::from(pair.as_bytes()[1 - index]),
        None => letter,
    }
}
