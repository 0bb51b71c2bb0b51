//! Configuration of the computer players.

#[cfg(not(target_arch = "wasm32"))]
use crate::app::ai::thread_runner::{self, Runner, Think};
#[cfg(target_arch = "wasm32")]
use crate::app::ai::worker_runner::Runner;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a search may make no progress before it is started again.
const STALL_TIMEOUT: Duration = Duration::from_secs(8);

/// Configuration of the computer players; tests replace it before the match begins.
#[derive(Resource, Clone)]
pub struct AiConfig {
    /// The search function, only on the desktop: in the browser, Web Workers search as the levels say.
    #[cfg(not(target_arch = "wasm32"))]
    pub think: Arc<Think>,
    /// Whether they wait before they move, so that a person can follow the game.
    pub readable: bool,
    /// How long a search may make no progress before it is started again.
    pub stall_timeout: Duration,
}

impl Default for AiConfig {
    fn default() -> Self {
        Self {
            #[cfg(not(target_arch = "wasm32"))]
            think: Arc::new(thread_runner::think),
            readable: true,
            stall_timeout: STALL_TIMEOUT,
        }
    }
}

impl AiConfig {
    /// A runner with this configuration; `wake` is called when there is something to read.
    pub(super) fn runner(&self, wake: Arc<dyn Fn() + Send + Sync>) -> Runner {
        #[cfg(not(target_arch = "wasm32"))]
        {
            Runner::new(self.think.clone(), self.stall_timeout, wake)
        }
        #[cfg(target_arch = "wasm32")]
        {
            Runner::new(self.stall_timeout, wake)
        }
    }
}
