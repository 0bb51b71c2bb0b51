//! Numbers of move sequences (perft), as the naive rules count them.
//!
//! The tables were made with the naive rules of `oracle`, which share no code with the program: run
//! `cargo test --test rules -- --ignored naive` to make them again (some minutes).

use crate::oracle::Oracle;
use crate::tested::Tested;
use zen_table::games::{Perft, enso, perft, torus, zen, zener};

/// A position and the numbers of move sequences of 1, 2, 3 … plies.
struct Line {
    variant: zen::Variant,
    position: &'static str,
    counts: &'static [u64],
}

const fn line(position: &'static str, counts: &'static [u64]) -> Line {
    zen_line(zen::Variant::Basic, position, counts)
}

const fn zen_line(variant: zen::Variant, position: &'static str, counts: &'static [u64]) -> Line {
    Line { variant, position, counts }
}

const ZEN: [Line; 11] = [
    // The start. A quarter turn exchanges the colours, so the numbers are the same for both players.
    zen_line(
        zen::Variant::Basic,
        "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w w -",
        &[56, 3_018, 160_810, 8_344_204],
    ),
    zen_line(
        zen::Variant::Basic,
        "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w b -",
        &[56, 3_018, 160_810, 8_344_204],
    ),
    zen_line(
        zen::Variant::One,
        "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w w -",
        &[56, 3_018, 160_810],
    ),
    zen_line(
        zen::Variant::Three,
        "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w b -",
        &[56, 3_026, 162_474, 8_521_928],
    ),
    // Figure 8: White is in check; one move checkmates, so that variant 2 has fewer sequences.
    zen_line(
        zen::Variant::Basic,
        "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -",
        &[60, 3_474, 202_252, 11_429_275],
    ),
    zen_line(
        zen::Variant::Two,
        "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -",
        &[60, 3_418, 198_996],
    ),
    // Figure 2: either side can win at once.
    zen_line(
        zen::Variant::Basic,
        "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w b -",
        &[41, 1_782, 76_039, 3_547_404],
    ),
    zen_line(
        zen::Variant::One,
        "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -",
        &[43, 1_768, 79_081],
    ),
    // Figure 7-A: a move of the Zen connects both sides.
    zen_line(
        zen::Variant::Three,
        "11/11/11/11/11/2ww7/ww2wb5/2bb1b5/2b1w1b4/2bb2z4/11 w -",
        &[29, 1_095, 32_200, 1_313_904],
    ),
    // White has to pass.
    zen_line(
        zen::Variant::Basic,
        "9bw/9bb/11/11/11/11/11/11/11/bb9/wb9 w -",
        &[1, 22, 22, 552, 2_944, 79_536, 551_628, 15_501_504],
    ),
    zen_line(zen::Variant::One, "9bw/9bb/11/11/11/11/11/11/11/bb9/wb9 w -", &[1, 22, 22, 552, 2_944, 79_536, 551_628]),
];

const ENSO: [Line; 4] = [
    // The start.
    line("bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b", &[24, 572, 14_816, 378_824, 10_179_988]),
    // Figures 3, 4 and "end, both".
    line("wwwwwb/1w1ww1/bwbb2/3b1b/2bb2/b1wb2 b", &[22, 437, 8_371, 161_956, 2_898_673]),
    line("b1b3/b1ww2/3bww/1w1w2/b5/1wb2b b", &[21, 351, 5_128, 78_375, 891_671, 12_225_984]),
    line("b4w/2bw2/b3b1/wbw3/2wb1b/2w3 w", &[14, 103, 1_278, 12_195, 107_718, 907_313, 6_128_953]),
];

const TORUS: [Line; 8] = [
    // The start on several sizes.
    line("3 3/3/3 z -", &[9, 72, 504, 3_024, 16_632, 73_944, 329_760]),
    line("4 4/4/4/4 z -", &[16, 240, 3_360, 43_680, 535_808]),
    line("5 5/5/5/5/5 z -", &[25, 600, 13_800, 303_600]),
    line("9 9/9/9/9/9/9/9/9/9 z -", &[81, 6_480, 511_920]),
    line("15 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 z -", &[225, 50_400]),
    // Links across the seams, a staircase, and two spirals of which each lacks one link.
    line("4 3z/2n1/1zn1/z1n1 z a1-b2", &[11, 100, 842, 6_836, 49_686, 365_414]),
    line("5 2n1z/1nnzz/nnzz1/nzz1n/zz1nn z -", &[15, 189, 2_645, 31_026, 402_518]),
    line(
        "7 2n3z/1n3z1/n3z2/3z2n/2z2n1/1z2n2/z2n3 z a1-b2,a5-b6,a5-g4,b2-c3,b6-c7,c3-d4,d1-e2,d4-e5,e2-f3,e5-f6,f3-g4,f6-g7",
        &[36, 1_155, 39_793, 1_215_633],
    ),
];

const ZENER: [Line; 4] = [
    // The start.
    line(
        "[K5][K4][K3][K2][K1]/5/5/5/5/5/[W1][W2][W3][W4][W5] w - -",
        &[13, 35, 298, 1_062, 6_810, 32_820, 196_362, 1_035_304, 6_301_552],
    ),
    // Stacks: a block that wins, a turn without free step, a piece that the answer uncovers.
    line("3[K5K3K4K2]1/3[W5]1/5/5/2[W3W1]2/4[K1W2W4]/5 w - -", &[11, 30, 287, 1_548, 11_204, 65_781, 516_074]),
    line("5/[W3]4/1[K4K3K2W2][K1]2/[W4]4/3[W1]1/[K5W5]4/5 k 1 -", &[4, 16, 192, 720, 3_720, 26_739, 155_721, 787_362]),
    line(
        "[K1][K2]3/[W4W2]4/5/2[W1W3]2/4[K3]/5/[K5]1[K4]1[W5] w 2 -",
        &[3, 27, 90, 811, 3_046, 25_271, 134_711, 858_846],
    ),
];

#[test]
fn zen_counts() {
    counts::<zen::Position>(&ZEN, |line| zen::Options { variant: line.variant, ..zen::Options::default() });
}

#[test]
fn enso_counts() {
    counts::<enso::Position>(&ENSO, |_| enso::Options);
}

#[test]
fn torus_counts() {
    counts::<torus::Position>(&TORUS, |_| torus::Options::default());
}

#[test]
fn zener_counts() {
    counts::<zener::Position>(&ZENER, |_| zener::Setup::default());
}

/// Compares the program with the table, and the table with the naive rules where that is quick.
fn counts<R: Tested>(table: &[Line], options: impl Fn(&Line) -> R::Options) {
    const QUICK: u64 = 20_000;
    for line in table {
        let position = R::parse(line.position, &options(line)).unwrap_or_else(|error| panic!("{error}"));
        for (depth, &count) in (1..).zip(line.counts) {
            assert_eq!(perft(&position, depth), count, "{}, depth {depth}", line.position);
            if count < QUICK {
                assert_eq!(naive_count(&R::ORACLE, line, depth), count, "{}, depth {depth}", line.position);
            }
        }
        let mut counting = Perft::new(&position, 3);
        while counting.step(1).is_none() {}
        assert_eq!(counting.position(), &position, "all moves are taken back");
        assert_eq!(counting.position().key(), position.key(), "all moves are taken back");
    }
}

#[test]
#[ignore = "takes minutes: counts all of the tables again with the naive rules"]
fn naive_counts() {
    for (naive, table) in [
        (zen::Position::ORACLE, &ZEN[..]),
        (enso::Position::ORACLE, &ENSO),
        (torus::Position::ORACLE, &TORUS),
        (zener::Position::ORACLE, &ZENER),
    ] {
        for line in table {
            let counts: Vec<_> = (1..).take(line.counts.len()).map(|depth| naive_count(&naive, line, depth)).collect();
            assert_eq!(counts, line.counts, "{}", line.position);
        }
    }
}

fn naive_count(naive: &Oracle, line: &Line, depth: u32) -> u64 {
    naive.perft(line.position, line.variant.id(), depth)
}
