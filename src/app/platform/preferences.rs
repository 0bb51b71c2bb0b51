//! What people have set in their system or browser for all programs, as far as it concerns this one.

use bevy::prelude::*;

/// What somebody has set for all programs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Preferences {
    /// Nothing should move that does not have to.
    pub reduced_motion: bool,
    /// What belongs together should stand out from the rest.
    pub high_contrast: bool,
}

/// The function that asks the system or the browser. It is called only when the answer is needed, because a system may
/// take a moment. Until the program sets it, nobody has set anything.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SystemPreferences(pub fn() -> Preferences);

impl Default for SystemPreferences {
    fn default() -> Self {
        Self(Preferences::default)
    }
}

/// Asks the browser, as the page's script has written down.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn ask() -> Preferences {
    use crate::app::platform::web;

    Preferences { reduced_motion: web::prefers("reduced-motion"), high_contrast: web::prefers("contrast") }
}

/// The longest time for which the system is waited for.
#[cfg(not(target_arch = "wasm32"))]
const PATIENCE: std::time::Duration = std::time::Duration::from_millis(300);

/// Asks the system; nothing is set if it does not answer.
#[cfg(not(target_arch = "wasm32"))]
#[must_use]
pub fn ask() -> Preferences {
    use mundy::{Contrast, Interest, ReducedMotion};

    let told = mundy::Preferences::once_blocking(Interest::ReducedMotion | Interest::Contrast, PATIENCE);
    told.map_or_else(Preferences::default, |told| Preferences {
        reduced_motion: told.reduced_motion == ReducedMotion::Reduce,
        high_contrast: told.contrast == Contrast::More,
    })
}
