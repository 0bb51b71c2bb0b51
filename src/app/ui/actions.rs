//! The messages that buttons and other controls may send.

use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::Navigate;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The messages that a control may send, and the confirmation that it may ask for.
#[derive(SystemParam)]
pub(super) struct UiActions<'w> {
    pub(super) go: MessageWriter<'w, Navigate>,
    pub(super) intents: MessageWriter<'w, Intent>,
    pub(super) requests: MessageWriter<'w, AiRequest>,
    pub(super) confirmation: ResMut<'w, PendingConfirmation>,
}
