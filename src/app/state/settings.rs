//! The settings, which hold for all matches.

use crate::app::platform::preferences::{Preferences, SystemPreferences};
use crate::games::Kind;
use crate::texts::Language;
use crate::themes::{Mood, Style, Styles};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// How quickly pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Pace {
    /// At once.
    Off,
    /// Twice the usual speed.
    Fast,
    /// The usual speed.
    #[default]
    Usual,
    /// Half the usual speed.
    Slow,
}

impl Pace {
    /// All paces, quickest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Usual, Self::Slow];

    /// The factor for the time of an animation; 0 for no animation.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Usual => 1.0,
            Self::Slow => 2.0,
        }
    }
}

/// The highest loudness that can be set.
pub const LOUDEST: u8 = 10;

/// The view in which the board is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum View {
    /// In perspective, on the table.
    #[default]
    Table,
    /// From straight above, with flat glyphs.
    Plan,
    /// A board that wraps around, folded to a torus; any other board on the table.
    Doughnut,
    /// From straight above like the plan, with letters instead of pieces.
    Text,
}

impl View {
    /// The view that follows this one, on a board that wraps around or on another one.
    #[must_use]
    pub const fn next(self, wraps: bool) -> Self {
        match (self, wraps) {
            (Self::Table, _) | (Self::Doughnut, false) => Self::Plan,
            (Self::Plan, true) => Self::Doughnut,
            (Self::Plan, false) | (Self::Doughnut, true) => Self::Text,
            (Self::Text, _) => Self::Table,
        }
    }

    /// Whether the board is seen from straight above, with nothing standing on it.
    #[must_use]
    pub const fn is_flat(self) -> bool {
        matches!(self, Self::Plan | Self::Text)
    }
}

/// What happens to the view between the turns of persons who sit at one screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum PlayerTurning {
    /// It stays as it is.
    #[default]
    Stay,
    /// The board turns to the player who is to move.
    Turn,
    /// It stays, and the texts of each side face the players of that side.
    FaceToFace,
}

/// Whether moves are confirmed before they are played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum ConfirmMoves {
    /// They are played at once.
    Never,
    /// Those of fingers, on boards whose squares are smaller than a fingertip.
    #[default]
    ForFingers,
    /// All moves.
    Always,
}

/// How finely the 3D view is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum GraphicsQuality {
    /// High where a graphics card draws, low where the processor does.
    #[default]
    Automatic,
    /// With smooth edges and cast shadows.
    High,
    /// Without them, which is drawn faster.
    Low,
}

/// How much is said to players who listen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum NarrationDetail {
    /// Nothing but what they ask.
    Nothing,
    /// The moves of the others, what is taken back or looked back to, check, refusals, the time that runs out, and the
    /// end.
    #[default]
    Moves,
    /// Also one's own moves, and what the rules ask of the player to move.
    Everything,
}

/// Everything that can be set; saved between runs.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// The language of texts; `None` for the system's.
    pub language: Option<Language>,
    /// The view.
    pub view: View,
    /// The light of the room in the 3D scene, and what is in it.
    pub mood: Mood,
    /// How finely the 3D view is drawn.
    pub graphics: GraphicsQuality,
    /// The themes of boards and pieces, for each game.
    pub styles: Styles,
    /// How quickly pieces move.
    pub pace: Pace,
    /// Whether nothing is animated: pieces appear where they go.
    pub reduced_motion: bool,
    /// Whether the names of rows and columns are shown.
    pub coordinates: bool,
    /// Whether legal targets are shown on the board.
    pub show_targets: bool,
    /// Whether ZeN shows, for each side, the chain that is nearest to a loop.
    pub show_chains: bool,
    /// What happens to the view between the turns of persons.
    pub turning: PlayerTurning,
    /// Whether the other side has to agree before a move is taken back.
    pub agree_on_take_backs: bool,
    /// Whether moves are confirmed before they are played.
    pub confirm_moves: ConfirmMoves,
    /// Whether pieces can be dragged. Dragging or clicking is always possible.
    pub dragging: bool,
    /// Whether pieces can be picked up by a click or a tap.
    pub clicking: bool,
    /// The size of words and buttons, 0.75 to 2.
    pub text_scale: f32,
    /// Whether the window fills the screen.
    pub fullscreen: bool,
    /// Whether players are warned before a blunder against a weaker computer.
    pub guard_gifts: bool,
    /// Whether level 6 and the analysis search with all cores of the processor; only on the desktop.
    pub all_cores: bool,
    /// How loud pieces and buttons are, from 0, which is silent, to 10.
    pub effects: u8,
    /// How loud the ambient sound of the room is, from 0, which is silent, to 10.
    pub ambience: u8,
    /// Whether the program is silent while another window has the focus.
    pub silent_in_background: bool,
    /// Whether new matches are against a computer, as the last one was.
    pub against_computer: bool,
    /// Whether gamepads rumble.
    pub rumble: bool,
    /// How much is said to players who listen.
    pub narration: NarrationDetail,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            view: View::Table,
            mood: Mood::default(),
            graphics: GraphicsQuality::default(),
            styles: Styles::default(),
            pace: Pace::Usual,
            reduced_motion: false,
            coordinates: true,
            show_targets: true,
            show_chains: true,
            turning: PlayerTurning::Stay,
            agree_on_take_backs: false,
            confirm_moves: ConfirmMoves::default(),
            dragging: true,
            clicking: true,
            text_scale: 1.0,
            fullscreen: false,
            guard_gifts: true,
            all_cores: false,
            effects: 7,
            ambience: 0,
            silent_in_background: true,
            against_computer: true,
            rumble: true,
            narration: NarrationDetail::default(),
        }
    }
}

impl Settings {
    /// The factor for the time of an animation; 0 when nothing is to move.
    #[must_use]
    pub fn motion(&self) -> f32 {
        if self.reduced_motion { 0.0 } else { self.pace.factor() }
    }

    /// How many threads search along with the first one at the highest level: on each other core one, if all are to be
    /// used.
    #[must_use]
    pub fn helpers(&self) -> usize {
        if !self.all_cores || cfg!(target_arch = "wasm32") {
            return 0;
        }
        std::thread::available_parallelism().map_or(0, |cores| cores.get() - 1)
    }

    /// The settings of a new player, who has set this for all programs.
    #[must_use]
    pub fn of_new_player(Preferences { reduced_motion, high_contrast }: Preferences) -> Self {
        let mut settings = Self { reduced_motion, ..Self::default() };
        if high_contrast {
            for kind in Kind::ALL {
                *settings.styles.of_mut(kind) = Style::HighContrast;
            }
        }
        settings
    }

    /// The same, apart from what is no affair of taste: the language, and whom the last match was against.
    #[must_use]
    pub fn as_at_first(&self, preferences: Preferences) -> Self {
        Self { language: self.language, against_computer: self.against_computer, ..Self::of_new_player(preferences) }
    }

    /// The same settings with every value in its range.
    #[must_use]
    pub fn within_range(mut self) -> Self {
        self.text_scale = if self.text_scale.is_finite() { self.text_scale.clamp(0.75, 2.0) } else { 1.0 };
        self.effects = self.effects.min(LOUDEST);
        self.ambience = self.ambience.min(LOUDEST);
        self.clicking |= !self.dragging;
        self
    }
}

/// The language of the system or the browser: English, unless the program says otherwise at its start.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SystemLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Settings>().init_resource::<SystemLanguage>().init_resource::<SystemPreferences>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_earlier_versions_still_count() {
        let read = |text: &str| ron::from_str::<Settings>(text).expect("such files were written once");
        assert_eq!(read("()"), Settings::default());
        let before_themes = read("(view: Plan, pace: Slow, text_scale: 1.35, effects: 3)");
        assert_eq!((before_themes.view, before_themes.effects), (View::Plan, 3));
        assert_eq!((before_themes.mood, before_themes.styles), (Mood::default(), Styles::default()));
        assert_eq!(read("(mood: Day, styles: (enso: HighContrast))").styles.of(Kind::Enso), Style::HighContrast);
    }

    #[test]
    fn pieces_can_always_be_moved() {
        let settings = Settings { dragging: false, clicking: false, ..Settings::default() }.within_range();
        assert!(settings.dragging || settings.clicking);
    }

    #[test]
    fn the_language_stays_when_all_else_is_as_at_first() {
        let language = Some(Language::French);
        let settings = Settings { language, pace: Pace::Slow, against_computer: false, ..Settings::default() };
        let at_first = Settings { language, against_computer: false, ..Settings::default() };
        assert_eq!(settings.as_at_first(Preferences::default()), at_first);
    }

    #[test]
    fn nothing_searches_along_unless_all_cores_are_to_be_used() {
        assert_eq!(Settings::default().helpers(), 0);
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        assert_eq!(Settings { all_cores: true, ..Settings::default() }.helpers(), cores - 1);
    }

    #[test]
    fn a_new_player_has_what_is_set_for_all_programs() {
        let none = Preferences::default();
        assert_eq!(Settings::of_new_player(none), Settings::default());
        let all = Settings::of_new_player(Preferences { reduced_motion: true, high_contrast: true });
        assert_eq!(all.motion(), 0.0);
        assert!(Kind::ALL.into_iter().all(|kind| all.styles.of(kind) == Style::HighContrast));
        let moving = Settings::of_new_player(Preferences { high_contrast: true, ..none });
        assert!(moving.motion() > 0.0 && moving.styles == all.styles);
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut settings = Settings { mood: Mood::Dark, ..Settings::default() };
        *settings.styles.of_mut(Kind::Torus) = Style::ColourBlind;
        let text = ron::to_string(&settings).expect("settings can be written");
        assert_eq!(ron::from_str::<Settings>(&text).as_ref(), Ok(&settings));
    }
}
