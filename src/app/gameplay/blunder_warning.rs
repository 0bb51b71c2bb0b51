//! A warning before a move that lets the opponent win at once.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::games::{AnyGame, Player, Spot};
use crate::search::{Level, hint};
use crate::session::Match;
use crate::texts::Phrase;
use crate::texts::games::player_name;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The warning that is shown now, if there is one.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct BlunderWarning(pub Option<HeldBackMove>);

/// A move that was held back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HeldBackMove {
    /// The move, in notation.
    pub text: String,
    /// The move with which the opponent would win, in notation; empty when the held back move does that itself.
    pub reply: String,
    /// The spots of the reply, for marking it; empty if the move that was held back is not legal.
    pub spots: Vec<Spot>,
}

impl HeldBackMove {
    /// What the opponent could do after the move, in the game before it.
    #[must_use]
    pub fn why(&self, game: &AnyGame) -> Phrase {
        let opponent = player_name(game.kind(), game.to_move().other());
        let (text, reply) = (self.text.clone().into(), self.reply.clone());
        if reply.is_empty() {
            Phrase::NoteGiftAtOnce { r#move: text, opponent }
        } else {
            Phrase::NoteGiftReply { r#move: text, opponent, reply: reply.into() }
        }
    }
}

/// Checks moves before they are made.
#[derive(SystemParam)]
pub(super) struct BlunderCheck<'w> {
    warning: ResMut<'w, BlunderWarning>,
    settings: Res<'w, Settings>,
}

impl BlunderCheck<'_> {
    /// Removes the warning, because the player does something else.
    pub(super) fn clear_warning(&mut self) {
        self.warning.set_if_neq(BlunderWarning(None));
    }

    /// Whether a move of a person is held back. If so, the warning is set.
    pub(super) fn holds_back(&mut self, active_match: &ActiveMatch, text: &str) -> bool {
        let played = active_match.played();
        let game = played.round().game();
        if !self.settings.guard_gifts || !is_guarded(played, game.to_move()) {
            return false;
        }
        // The check is the same with and without an announcement.
        let bare = text.trim_end_matches(['+', '#']);
        let Some(blunder) = hint::gift(game, bare) else { return false };
        let mut after = game.clone();
        let spots = if after.play(bare).is_ok() { after.path(&blunder.reply) } else { Vec::new() };
        self.warning.0 = Some(HeldBackMove { text: text.to_owned(), reply: blunder.reply, spots });
        true
    }
}

/// Whether a player is warned: only against computers of low levels, and not in teams.
fn is_guarded(played: &Match, player: Player) -> bool {
    let strongest = played.seats_of(player.other()).filter_map(|seat| seat.by.level()).max();
    played.terms().seats.len() == 2 && strongest.is_some_and(Level::guards_gifts)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BlunderWarning>().add_systems(Update, forget.in_set(AppSystems::React));
}

/// Removes the warning when the position changes: it is about the position before.
fn forget(mut happened: MessageReader<MatchEvent>, mut warning: ResMut<BlunderWarning>) {
    if happened.read().any(MatchEvent::changes_position) {
        warning.set_if_neq(BlunderWarning(None));
    }
}
