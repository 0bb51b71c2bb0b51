//! Measures how many plies of random play each game makes per second on one core.

mod random_play;

use divan::Bencher;
use divan::counter::ItemsCount;
use random_play::RandomPlay;
use zen_table::games::{Rules, enso, torus, zen, zener};

/// Plies in one measured sample: so many games that the stage of the last one does not matter.
const PLIES: u64 = 20_000;

fn main() {
    divan::main();
}

fn bench<R: Rules>(bencher: Bencher, options: &R::Options) {
    let mut play = RandomPlay::<R>::new(options, 1);
    bencher.counter(ItemsCount::new(PLIES)).bench_local(|| play.play(PLIES));
}

#[divan::bench]
fn zen(bencher: Bencher) {
    bench::<zen::Position>(bencher, &zen::Options::default());
}

#[divan::bench]
fn enso(bencher: Bencher) {
    bench::<enso::Position>(bencher, &enso::Options);
}

#[divan::bench(args = [11, 15])]
fn torus(bencher: Bencher, size: u8) {
    let size = torus::Size::new(size).expect("a size that the rules know");
    bench::<torus::Position>(bencher, &torus::Options { size });
}

#[divan::bench]
fn zener(bencher: Bencher) {
    bench::<zener::Position>(bencher, &zener::Setup::default());
}
