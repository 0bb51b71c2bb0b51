//! Makes the sounds of the game: struck wood, stone and bowls from their partials, sliding from filtered noise, and the
//! sound of a quiet room.

use crate::shell::{Result, root};
use std::f64::consts::{PI, TAU};
use std::fs;

/// The sample rates, in hertz, for short and bright sounds, for sounds that ring on, and for the quiet room.
const BRIGHT: u32 = 22_050;
const RINGING: u32 = 16_000;
const DULL: u32 = 11_025;

/// The lowest tone of the pentatonic scale in which wins and draws are played, in hertz.
const LOWEST: f64 = 293.66;

/// A sound: samples from -1 to 1.
struct Sound {
    name: String,
    rate: u32,
    samples: Vec<f64>,
}

/// A tone that decays exponentially: frequency in hertz, amplitude, and the seconds in which it falls to 1/e, about a
/// third.
#[derive(Clone, Copy)]
struct Partial(f64, f64, f64);

/// A burst of noise: amplitude, the seconds in which it falls to 1/e, and the cut-off frequency of its low-pass filter
/// in hertz.
#[derive(Clone, Copy)]
struct Burst(f64, f64, f64);

/// A xorshift generator of white noise; the same seed gives the same noise every time.
struct Noise(u64);

impl Noise {
    fn sample(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }
}

/// Makes all sounds and writes them to the assets.
pub(crate) fn write() -> Result {
    let folder = root().join("assets").join("sounds");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut bytes = 0;
    for sound in all() {
        let file = folder.join(format!("{}.wav", sound.name));
        let content = wave(&sound);
        bytes += content.len();
        fs::write(&file, content).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    println!("{bytes} bytes of sound in {}", folder.display());
    Ok(())
}

/// Three variations of every sound, and the quiet room.
fn all() -> Vec<Sound> {
    let mut sounds = vec![Sound { name: "room".to_owned(), rate: DULL, samples: room() }];
    for variation in 0..3 {
        let seed = 0x9E37_79B9_7F4A_7C15 + variation as u64;
        let pitch = [1.0, 0.94, 1.07][variation];
        let mut add = |name: &str, rate, peak, samples| {
            sounds.push(Sound {
                name: format!("{name}-{}", variation + 1),
                rate,
                samples: finished(samples, rate, peak),
            });
        };
        add(
            "wood",
            BRIGHT,
            0.8,
            struck(BRIGHT, 0.26, &bar(430.0 * pitch, 0.07, 150.0), Burst(0.5, 0.004, 3000.0), seed),
        );
        add("stone", BRIGHT, 0.8, struck(BRIGHT, 0.2, &pebble(2100.0 * pitch), Burst(0.6, 0.002, 7000.0), seed));
        add("slide", BRIGHT, 0.4, rubbed(BRIGHT, 0.36, 900.0 * pitch, seed));
        add(
            "hop",
            BRIGHT,
            0.6,
            struck(BRIGHT, 0.13, &bar(640.0 * pitch, 0.03, 220.0), Burst(0.3, 0.003, 2500.0), seed),
        );
        add(
            "lift",
            BRIGHT,
            0.5,
            struck(BRIGHT, 0.12, &bar(780.0 * pitch, 0.018, 260.0), Burst(0.9, 0.02, 1800.0), seed),
        );
        let tap = |high: f64| struck(BRIGHT, 0.2, &bar(high * pitch, 0.035, 240.0), Burst(0.25, 0.003, 2600.0), seed);
        add("link", BRIGHT, 0.6, together(BRIGHT, 0.3, &[(0.0, tap(720.0)), (0.085, tap(860.0))]));
        let block = |high: f64| struck(RINGING, 0.48, &block(high * pitch), Burst(0.2, 0.004, 2500.0), seed);
        add("check", RINGING, 0.7, together(RINGING, 0.6, &[(0.0, block(590.0)), (0.12, block(787.0))]));
        // It begins after the sound of the landing piece that has decided the round.
        let scale = [[0, 4, 7, 12], [0, 7, 9, 12], [2, 4, 9, 12]][variation];
        let figure: Vec<_> = scale
            .iter()
            .enumerate()
            .map(|(place, &step)| (0.12 + 0.15 * place as f64, bowl(step, 0.8, seed)))
            .collect();
        add("win", RINGING, 0.8, together(RINGING, 1.37, &figure));
        let [first, second] = [[0, 5], [2, 7], [-3, 2]][variation];
        add(
            "draw",
            RINGING,
            0.6,
            together(RINGING, 1.0, &[(0.12, bowl(first, 0.8, seed)), (0.14, bowl(second, 0.8, seed))]),
        );
        add(
            "button",
            BRIGHT,
            0.5,
            struck(BRIGHT, 0.07, &bar(1150.0 * pitch, 0.008, 380.0), Burst(0.3, 0.002, 3500.0), seed),
        );
    }
    sounds
}

/// A bar of wood that lies on a table, which sounds too.
fn bar(high: f64, rings: f64, table: f64) -> Vec<Partial> {
    vec![
        Partial(table, 0.7, rings * 0.8),
        Partial(high, 1.0, rings),
        Partial(high * 2.756, 0.35, rings * 0.5),
        Partial(high * 5.404, 0.12, rings * 0.3),
    ]
}

/// A small stone on a wooden board: bright and short, and a thump below it.
fn pebble(high: f64) -> Vec<Partial> {
    vec![
        Partial(190.0, 0.6, 0.04),
        Partial(high, 0.8, 0.03),
        Partial(high * 1.58, 0.5, 0.022),
        Partial(high * 2.24, 0.3, 0.016),
        Partial(high * 2.92, 0.2, 0.01),
    ]
}

/// A hollow block of wood.
fn block(high: f64) -> Vec<Partial> {
    vec![Partial(high, 1.0, 0.13), Partial(high * 1.5, 0.15, 0.1), Partial(high * 2.8, 0.12, 0.04)]
}

/// A bowl that is struck softly; `step` is the number of semitones above the lowest tone.
fn bowl(step: i32, seconds: f64, seed: u64) -> Vec<f64> {
    let high = LOWEST * 2_f64.powf(f64::from(step) / 12.0);
    let partials = [
        Partial(high, 1.0, 0.3),
        // Two close frequencies beat, like those of a bowl that is not quite round.
        Partial(high * 1.004, 0.5, 0.3),
        Partial(high * 2.71, 0.3, 0.14),
        Partial(high * 5.15, 0.1, 0.06),
    ];
    struck(RINGING, seconds, &partials, Burst(0.08, 0.006, 1800.0), seed)
}

/// Something that is struck: its partials, and the noise of the strike.
fn struck(rate: u32, seconds: f64, partials: &[Partial], burst: Burst, seed: u64) -> Vec<f64> {
    let (mut noise, mut filtered) = (Noise(seed), 0.0);
    let share = 1.0 - (-TAU * burst.2 / f64::from(rate)).exp();
    (0..length(rate, seconds))
        .map(|index| {
            let time = index as f64 / f64::from(rate);
            filtered += share * (noise.sample() - filtered);
            let tones: f64 = partials
                .iter()
                .map(|&Partial(high, loud, rings)| loud * (-time / rings).exp() * (TAU * high * time).sin())
                .sum();
            // A short fade-in, because a sudden start would click.
            (tones + burst.0 * (-time / burst.1).exp() * filtered) * (time / 0.0012).min(1.0)
        })
        .collect()
}

/// Something that is pushed over a board: band-pass noise that swells and fades, slightly rough.
fn rubbed(rate: u32, seconds: f64, high: f64, seed: u64) -> Vec<f64> {
    let mut noise = Noise(seed);
    let (mut low, mut band) = (0.0, 0.0);
    let tuning = 2.0 * (PI * high / f64::from(rate)).sin();
    (0..length(rate, seconds))
        .map(|index| {
            let time = index as f64 / f64::from(rate);
            low += tuning * band;
            band += tuning * (noise.sample() - low - 0.9 * band);
            let rough = 1.0 + 0.25 * (TAU * 37.0 * time).sin() + 0.15 * (TAU * 61.0 * time).sin();
            band * rough * (PI * time / seconds).sin().powi(2)
        })
        .collect()
}

/// A quiet room with some wind outside. All its tones have a whole number of periods in eight seconds, so that it can
/// be played in a loop.
fn room() -> Vec<f64> {
    const SECONDS: f64 = 8.0;
    let mut noise = Noise(0x2545_F491_4F6C_DD1D);
    let tones: Vec<_> = (320..4800)
        .step_by(13)
        .map(|turns| {
            let high = f64::from(turns) / SECONDS;
            let hum = (-((high - 190.0) / 90.0).powi(2)).exp();
            (f64::from(turns), (0.25 + hum) * 60.0 / high, PI * noise.sample())
        })
        .collect();
    let samples = (0..length(DULL, SECONDS))
        .map(|index| {
            let turn = TAU * index as f64 / f64::from(DULL) / SECONDS;
            let swell = 1.0 + 0.3 * turn.sin() + 0.15 * (2.0 * turn + 1.0).sin();
            swell * tones.iter().map(|&(turns, loud, phase)| loud * (turns * turn + phase).sin()).sum::<f64>()
        })
        .collect();
    scaled(samples, 0.5)
}

fn length(rate: u32, seconds: f64) -> usize {
    (f64::from(rate) * seconds) as usize
}

/// Several sounds mixed, each from its start in seconds.
fn together(rate: u32, seconds: f64, parts: &[(f64, Vec<f64>)]) -> Vec<f64> {
    let mut samples = vec![0.0; length(rate, seconds)];
    for (start, part) in parts {
        for (sample, more) in samples.iter_mut().skip(length(rate, *start)).zip(faded(part.clone())) {
            *sample += more;
        }
    }
    samples
}

/// A finished sound: at most as loud as `peak`, without frequencies too low to be heard, and silent at its end.
fn finished(samples: Vec<f64>, rate: u32, peak: f64) -> Vec<f64> {
    let keeps = (-TAU * 25.0 / f64::from(rate)).exp();
    let (mut before, mut passed) = (0.0, 0.0);
    let passed = samples.into_iter().map(|sample| {
        passed = keeps * (passed + sample - before);
        before = sample;
        passed
    });
    scaled(faded(passed.collect()), peak)
}

/// Fades the last third out.
fn faded(mut samples: Vec<f64>) -> Vec<f64> {
    let last = samples.len() / 3;
    for (left, sample) in samples.iter_mut().rev().take(last).enumerate() {
        *sample *= 0.5 - 0.5 * (PI * left as f64 / last as f64).cos();
    }
    samples
}

fn scaled(mut samples: Vec<f64>, peak: f64) -> Vec<f64> {
    let loudest = samples.iter().fold(f64::MIN_POSITIVE, |loudest, sample| sample.abs().max(loudest));
    samples.iter_mut().for_each(|sample| *sample *= peak / loudest);
    samples
}

/// A WAV file: one channel, 16 bits.
fn wave(sound: &Sound) -> Vec<u8> {
    let bytes = 2 * sound.samples.len() as u32;
    let mut file = Vec::with_capacity(44 + bytes as usize);
    file.extend(b"RIFF");
    file.extend((36 + bytes).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // The format tag for PCM samples, and the number of channels.
    file.extend([1, 0, 1, 0]);
    file.extend(sound.rate.to_le_bytes());
    file.extend((2 * sound.rate).to_le_bytes());
    // Bytes per sample, and bits per sample.
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(bytes.to_le_bytes());
    for sample in &sound.samples {
        let whole = (sample * f64::from(i16::MAX)).round() as i16;
        file.extend(whole.to_le_bytes());
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::LazyLock;

    static SOUNDS: LazyLock<Vec<Sound>> = LazyLock::new(all);

    #[test]
    fn sounds_are_loud_enough_never_too_loud_and_about_zero() {
        for Sound { name, samples, .. } in SOUNDS.iter() {
            let peak = samples.iter().fold(0.0_f64, |peak, sample| peak.max(sample.abs()));
            assert!((0.1..0.95).contains(&peak), "{name}: {peak}");
            let mean = samples.iter().sum::<f64>() / samples.len() as f64;
            assert!(mean.abs() < 0.01 * peak, "{name}: {mean}");
        }
    }

    #[test]
    fn sounds_begin_and_end_in_silence_and_are_short() {
        for Sound { name, rate, samples } in SOUNDS.iter().filter(|sound| sound.name != "room") {
            let seconds = samples.len() as f64 / f64::from(*rate);
            assert!((0.03..1.6).contains(&seconds), "{name}: {seconds}");
            for end in [samples[0], samples[samples.len() - 1]] {
                assert!(end.abs() < 0.01, "{name}: {end}");
            }
        }
    }

    #[test]
    fn the_end_of_the_room_meets_its_beginning() {
        let room = SOUNDS.iter().find(|sound| sound.name == "room").expect("there is a room");
        let samples = &room.samples;
        let step = |pair: &[f64]| (pair[1] - pair[0]).abs();
        let largest = samples.windows(2).map(step).fold(0.0, f64::max);
        assert!(step(&[samples[samples.len() - 1], samples[0]]) <= largest);
    }

    #[test]
    fn no_two_sounds_are_the_same_and_all_are_made_the_same_again() {
        let again = all();
        for (number, sound) in SOUNDS.iter().enumerate() {
            assert!(sound.samples == again[number].samples);
            assert!(SOUNDS[..number].iter().all(|other| other.samples != sound.samples), "{}", sound.name);
        }
    }

    #[test]
    fn the_assets_hold_these_sounds_and_no_others_in_less_than_a_megabyte() {
        let folder = root().join("assets").join("sounds");
        let mut bytes = 0;
        for sound in SOUNDS.iter() {
            let file = fs::read(folder.join(format!("{}.wav", sound.name))).expect("cargo xtask sounds writes it");
            // Rounding may differ between machines, so only the header and the length are compared.
            let expected = wave(sound);
            assert_eq!((file.len(), &file[..44]), (expected.len(), &expected[..44]), "{}", sound.name);
            bytes += file.len();
        }
        assert!(bytes < 1_000_000, "{bytes}");
        assert_eq!(fs::read_dir(folder).map(Iterator::count).ok(), Some(SOUNDS.len()));
    }
}
