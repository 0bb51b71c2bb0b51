//! Endless random play: game after game, each move drawn uniformly from the legal ones.

use zen_table::games::Rules;

/// Plays random games one after the other; does not allocate memory after the first moves.
pub(crate) struct RandomPlay<R: Rules> {
    start: R,
    position: R,
    scratch: Vec<R::Move>,
    random: Random,
}

impl<R: Rules> RandomPlay<R> {
    /// Random play from the beginning of a game with these options; the same seed plays the same games.
    pub(crate) fn new(options: &R::Options, seed: u64) -> Self {
        let start = R::start(options);
        Self { position: start.clone(), start, scratch: Vec::new(), random: Random::new(seed) }
    }

    /// Makes exactly this number of moves, starting where the last call stopped; returns how many games have ended
    /// meanwhile.
    pub(crate) fn play(&mut self, plies: u64) -> u64 {
        let mut games = 0;
        for _ in 0..plies {
            let mv = loop {
                match self.position.random_move(&mut self.scratch, &mut |count| self.random.below(count)) {
                    Some(mv) => break mv,
                    None => {
                        games += 1;
                        self.position.clone_from(&self.start);
                    }
                }
            };
            self.position.make(mv);
        }
        games
    }
}

/// A xorshift generator: quick, and random enough to choose moves for a measurement.
struct Random(u64);

impl Random {
    fn new(seed: u64) -> Self {
        // A state of zero would stay zero.
        Self((seed ^ 0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number in `0..count`, as uniform as 32 random bits allow.
    fn below(&mut self, count: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(count)) >> 32) as u32
    }
}
