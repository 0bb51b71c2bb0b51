//! Which sounds a move makes, and when, where, how loud and at which pitch: all of it follows from its events.

use crate::app::geometry::layout::{Layout, captured_with};
use crate::app::geometry::timing;
use crate::games::{Board, Event, Piece, Player, Square};
use bevy::prelude::*;

/// A kind of sound.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// Wood comes down on wood.
    Wood,
    /// Stone comes down on wood.
    Stone,
    /// A piece slides over the board.
    Slide,
    /// A piece hops over another.
    Hop,
    /// A piece is picked up.
    Lift,
    /// Two stones are linked.
    Link,
    /// A player is in check.
    Check,
    /// A player has won.
    Win,
    /// The round is drawn.
    Draw,
    /// A button is pressed.
    Button,
}

/// How many recordings there are of each sound.
pub const VARIATIONS: usize = 3;

/// The panning of the edge of the board, from 0 to 1.
pub(super) const FARTHEST: f32 = 0.7;

/// Pitches that are used in turn, so that a sound is never the same twice in a row.
pub(super) const DETUNED: [f32; 5] = [1.0, 1.02, 0.985, 1.01, 0.975];

/// How long the recording of a slide is, in seconds.
const SLIDE: f32 = 0.36;

impl Sound {
    /// All sounds.
    pub const ALL: [Self; 10] = [
        Self::Wood,
        Self::Stone,
        Self::Slide,
        Self::Hop,
        Self::Lift,
        Self::Link,
        Self::Check,
        Self::Win,
        Self::Draw,
        Self::Button,
    ];

    /// The asset that holds a variation, counted from 0.
    #[must_use]
    pub fn file(self, variation: usize) -> String {
        let name = match self {
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Slide => "slide",
            Self::Hop => "hop",
            Self::Lift => "lift",
            Self::Link => "link",
            Self::Check => "check",
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Button => "button",
        };
        format!("sounds/{name}-{}.wav", variation + 1)
    }
}

/// A sound that is to be played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SoundCue {
    /// Which sound.
    pub sound: Sound,
    /// Seconds from now.
    pub after: f32,
    /// Where in the 3D scene.
    pub place: Vec3,
    /// How loud, from 0 to 1.
    pub loudness: f32,
    /// The pitch, as a playback rate: 1 plays it as it was recorded.
    pub pitch: f32,
}

/// The sounds of a move whose motions take this multiple of their usual time; with 0 all of them at once.
///
/// A piece is heard when it lands, louder after a longer path; heavier pieces have a lower pitch.
#[must_use]
pub fn for_move(layout: Layout, events: &[Event], pace: f32) -> Vec<SoundCue> {
    let mut cues: Vec<SoundCue> = Vec::new();
    let (mut landed, mut links) = (0.0_f32, 0.0_f32);
    let stacks = events.iter().any(|event| matches!(event, Event::Stacked { .. }));
    let wait = timing::waits(events) * pace;
    for event in events {
        match event {
            Event::Captured { piece, .. } => {
                let after = timing::LIFTED_OFF * pace;
                cues.push(comes_down(*piece, after, beside(layout, *piece), 0.4));
            }
            Event::LeftBoard { piece, from } => {
                landed = landed.max(timing::LIFTED_OFF * pace);
                cues.push(comes_down(*piece, landed, layout.place(*from), 0.7));
            }
            Event::Moved { piece, from, to, jumped } => {
                let (start, home) = (layout.place(*from), layout.place(*to));
                let way = home - start;
                let squares = way.x.abs().max(way.z.abs());
                let length = (timing::FIRST_SQUARE + timing::EACH_SQUARE * squares) * pace;
                let loudness = (0.45 + 0.06 * squares).min(1.0);
                if pace > 0.0 && jumped.is_empty() && !stacks {
                    let place = start.midpoint(home);
                    let pitch = (SLIDE / length).clamp(0.6, 1.6);
                    cues.push(SoundCue { sound: Sound::Slide, after: wait, place, loudness: loudness * 0.5, pitch });
                }
                for (number, &square) in jumped.iter().enumerate().filter(|_| pace > 0.0) {
                    let place = layout.place(square);
                    let fraction = (place - start).dot(way) / way.length_squared().max(0.01);
                    let pitch = (1.0 + 0.06 * number as f32).min(1.5);
                    cues.push(SoundCue {
                        sound: Sound::Hop,
                        after: wait + reached(fraction) * length,
                        place,
                        loudness: 0.4,
                        pitch,
                    });
                }
                landed = landed.max(wait + length);
                cues.push(comes_down(*piece, wait + length, home, loudness));
            }
            Event::Dropped { piece, at } => {
                let place = layout.place(*at);
                landed = landed.max(timing::DROPPED * timing::LANDING * pace);
                cues.push(comes_down(*piece, landed, place, 0.75));
                if pace > 0.0 {
                    cues.push(comes_down(*piece, timing::DROPPED * pace, place, 0.2));
                }
            }
            Event::Linked(link) => {
                let place = layout.place(link.from).midpoint(layout.place(link.to));
                let after = timing::GROWN * pace * (0.5 + 0.2 * links).min(1.0);
                let pitch = (1.0 + 0.12 * links).min(1.5);
                cues.push(SoundCue { sound: Sound::Link, after, place, loudness: 0.55, pitch });
                links += 1.0;
            }
            Event::Check(_) => {
                cues.push(SoundCue {
                    sound: Sound::Check,
                    after: landed,
                    place: Vec3::ZERO,
                    loudness: 0.6,
                    pitch: 1.0,
                });
            }
            Event::Stacked { .. } | Event::Uncovered { .. } | Event::Passed(_) | Event::Ended(_) => {}
        }
    }
    cues
}

/// The end of a round, when all pieces have landed.
#[must_use]
pub fn for_end(is_won: bool, after: f32) -> SoundCue {
    let sound = if is_won { Sound::Win } else { Sound::Draw };
    SoundCue { sound, after, place: Vec3::ZERO, loudness: 0.7, pitch: 1.0 }
}

/// A piece is picked up.
#[must_use]
pub fn for_lift(layout: Layout, from: Square) -> SoundCue {
    SoundCue { sound: Sound::Lift, after: 0.0, place: layout.place(from), loudness: 0.35, pitch: 1.0 }
}

/// Something is refused: two dull knocks, as on a table.
#[must_use]
pub fn for_refusal(place: Vec3) -> [SoundCue; 2] {
    let knock = |after, pitch| SoundCue { sound: Sound::Wood, after, place, loudness: 0.35, pitch };
    [knock(0.0, 0.62), knock(0.1, 0.56)]
}

/// A piece is counted; its number begins with 1. Each has a slightly higher pitch than the one before.
#[must_use]
pub fn for_count(number: usize, place: Vec3) -> SoundCue {
    let pitch = (0.9 + 0.05 * number as f32).min(1.6);
    SoundCue { sound: Sound::Hop, after: 0.0, place, loudness: 0.6, pitch }
}

/// The tiles of a blind set-up are turned over one by one and land; then the black pieces that face the same symbol
/// step forward.
#[must_use]
pub fn for_reveal(layout: Layout, board: &Board, pace: f32) -> Vec<SoundCue> {
    if pace == 0.0 {
        return Vec::new();
    }
    let (_, rows) = layout.size();
    let tiles = board.squares().filter_map(|square| Some((square, board.top(square)?)));
    let cues = tiles.flat_map(|(square, piece)| {
        let place = layout.place(square);
        match piece {
            Piece::Symbol(Player::One, _) => {
                let after = timing::turns_over_after(square.column) * pace;
                let lift = SoundCue { sound: Sound::Lift, after, place, loudness: 0.25, pitch: 1.0 };
                vec![lift, comes_down(piece, after + timing::TURNED * pace, place, 0.5)]
            }
            Piece::Symbol(Player::Two, _) if square.row + 1 < rows => {
                vec![comes_down(piece, (timing::steps_ahead_after(layout) + timing::TURNED) * pace, place, 0.5)]
            }
            _ => Vec::new(),
        }
    });
    cues.collect()
}

/// A button is pressed.
#[must_use]
pub fn for_button() -> SoundCue {
    SoundCue { sound: Sound::Button, after: 0.0, place: Vec3::ZERO, loudness: 0.3, pitch: 1.0 }
}

fn comes_down(piece: Piece, after: f32, place: Vec3, loudness: f32) -> SoundCue {
    let (sound, pitch) = match piece {
        Piece::Pawn(_) => (Sound::Wood, 1.0),
        Piece::Zen => (Sound::Wood, 0.8),
        Piece::Symbol(..) => (Sound::Wood, 1.2),
        Piece::Stone(_) => (Sound::Stone, 1.0),
    };
    SoundCue { sound, after, place, loudness, pitch }
}

/// The place beside the board where a captured piece is laid.
fn beside(layout: Layout, piece: Piece) -> Vec3 {
    layout.captured(captured_with(piece), 0)
}

/// The fraction of its time after which a motion has covered this fraction of its path: the inverse of the easing
/// function `CubicInOut`.
fn reached(fraction: f32) -> f32 {
    let half = |share: f32| (share.clamp(0.0, 0.5) / 4.0).cbrt();
    if fraction < 0.5 { half(fraction) } else { 1.0 - half(1.0 - fraction) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{AnyGame, Kind, Link, Options};
    use std::path::Path;

    const ZEN: Layout = Layout::new(Kind::Zen, 11, 11);
    const TORUS: Layout = Layout::new(Kind::Torus, 15, 15);

    fn moved(piece: Piece, from: (u8, u8), to: (u8, u8), jumped: &[(u8, u8)]) -> Event {
        let square = |(column, row): (u8, u8)| Square::new(column, row);
        Event::Moved {
            piece,
            from: square(from),
            to: square(to),
            jumped: jumped.iter().map(|&at| square(at)).collect(),
        }
    }

    fn only(cues: &[SoundCue], sound: Sound) -> Vec<SoundCue> {
        cues.iter().copied().filter(|cue| cue.sound == sound).collect()
    }

    #[test]
    fn every_sound_has_its_files_and_its_place_in_the_list() {
        for (number, sound) in Sound::ALL.into_iter().enumerate() {
            assert_eq!(sound as usize, number);
            for variation in 0..VARIATIONS {
                assert!(Path::new("assets").join(sound.file(variation)).is_file(), "{sound:?}");
            }
        }
    }

    #[test]
    fn a_pawn_slides_and_comes_down_as_wood_where_it_goes() {
        let cues = for_move(ZEN, &[moved(Piece::Pawn(Player::One), (0, 0), (0, 4), &[])], 1.0);
        let [slide, landing] = cues[..] else { panic!("{cues:?}") };
        assert_eq!((slide.sound, slide.after), (Sound::Slide, 0.0));
        assert_eq!((landing.sound, landing.place), (Sound::Wood, ZEN.place(Square::new(0, 4))));
        assert!(landing.after > 0.0);
    }

    #[test]
    fn the_farther_the_louder_and_later_and_the_zen_is_lower() {
        let landing = |piece, to| only(&for_move(ZEN, &[moved(piece, (0, 0), (0, to), &[])], 1.0), Sound::Wood)[0];
        let (near, far) = (landing(Piece::Pawn(Player::One), 1), landing(Piece::Pawn(Player::One), 9));
        assert!(far.loudness > near.loudness && far.after > near.after && far.loudness <= 1.0);
        assert!(landing(Piece::Zen, 1).pitch < near.pitch);
    }

    #[test]
    fn each_piece_that_is_jumped_is_heard_in_turn_before_the_landing() {
        let events = [moved(Piece::Pawn(Player::One), (0, 0), (8, 0), &[(2, 0), (5, 0)])];
        let cues = for_move(ZEN, &events, 1.0);
        let (hops, landing) = (only(&cues, Sound::Hop), only(&cues, Sound::Wood)[0]);
        assert_eq!(hops.len(), 2);
        assert!(hops[0].after < hops[1].after && hops[1].after < landing.after);
        assert!(only(&cues, Sound::Slide).is_empty());
    }

    #[test]
    fn without_motion_everything_is_heard_at_once() {
        let stone = Piece::Stone(Player::One);
        let link = Link { player: Player::One, from: Square::new(1, 1), to: Square::new(2, 2) };
        let events = [
            Event::Captured { piece: Piece::Zen, at: Square::new(3, 0) },
            moved(Piece::Pawn(Player::One), (0, 0), (3, 0), &[(1, 0)]),
            Event::Dropped { piece: stone, at: Square::new(1, 1) },
            Event::Linked(link),
            Event::Check(Player::Two),
        ];
        let cues = for_move(ZEN, &events, 0.0);
        assert!(!cues.is_empty() && cues.iter().all(|cue| cue.after == 0.0), "{cues:?}");
    }

    #[test]
    fn a_stone_is_stone_and_its_links_follow_one_another() {
        let link = |to| Event::Linked(Link { player: Player::One, from: Square::new(5, 5), to });
        let drop = Event::Dropped { piece: Piece::Stone(Player::One), at: Square::new(5, 5) };
        let cues = for_move(TORUS, &[drop, link(Square::new(6, 6)), link(Square::new(6, 4))], 1.0);
        assert!(!only(&cues, Sound::Stone).is_empty() && only(&cues, Sound::Wood).is_empty());
        let links = only(&cues, Sound::Link);
        assert!(links[0].after < links[1].after && links[0].pitch < links[1].pitch);
    }

    #[test]
    fn check_is_heard_when_the_piece_has_come_down() {
        let events = [moved(Piece::Pawn(Player::One), (0, 0), (0, 4), &[]), Event::Check(Player::Two)];
        let cues = for_move(ZEN, &events, 1.0);
        assert_eq!(only(&cues, Sound::Check)[0].after, only(&cues, Sound::Wood)[0].after);
    }

    #[test]
    fn tiles_come_down_one_by_one_when_they_are_turned_over() {
        let zener = Layout::new(Kind::Zener, 5, 7);
        let board = AnyGame::new(&Options::usual(Kind::Zener)).board();
        let cues = for_reveal(zener, &board, 1.0);
        let landings = only(&cues, Sound::Wood);
        assert_eq!((only(&cues, Sound::Lift).len(), landings.len()), (5, 5));
        let mut times: Vec<f32> = landings.iter().map(|cue| cue.after).collect();
        times.sort_by(f32::total_cmp);
        assert!(times.windows(2).all(|pair| pair[0] < pair[1]), "{times:?}");
        assert!(for_reveal(zener, &board, 0.0).is_empty());
    }

    #[test]
    fn what_is_counted_later_is_higher() {
        let cues = [1, 2, 3, 40].map(|number| for_count(number, Vec3::ZERO).pitch);
        assert!(cues.is_sorted() && cues[0] < cues[1] && cues[3] <= 2.0, "{cues:?}");
    }

    #[test]
    fn a_way_is_reckoned_back_to_its_time() {
        for step in 0..=20 {
            let time = step as f32 / 20.0;
            let way = EaseFunction::CubicInOut.sample_clamped(time);
            assert!((reached(way) - time).abs() < 1e-3, "{time}");
        }
    }
}
