//! How computers are set up.

#[cfg(not(target_arch = "wasm32"))]
use crate::app::ai::thread_runner::{self, Runner, Think};
#[cfg(target_arch = "wasm32")]
use crate::app::ai::worker_runner::Runner;
use bevy::prelude::*;
use std::sync::Arc;
use std::time::Duration;

/// How long a search may make no progress before it is begun again.
const PATIENCE: Duration = Duration::from_secs(8);

/// How computers are set up; tests put other things here before the match begins.
#[derive(Resource, Clone)]
pub struct AiConfig {
    /// How they think; in the browser workers do, as the levels say.
    #[cfg(not(target_arch = "wasm32"))]
    pub think: Arc<Think>,
    /// Whether they wait until a person could follow.
    pub readable: bool,
    /// How long a search may make no progress.
    pub patience: Duration,
}

impl Default for AiConfig {
    fn default() -> Self {
        Self {
            #[cfg(not(target_arch = "wasm32"))]
            think: Arc::new(thread_runner::think),
            readable: true,
            patience: PATIENCE,
        }
    }
}

impl AiConfig {
    /// A runner with this configuration; `wake` is called when there is something to read.
    pub(super) fn runner(&self, wake: Arc<dyn Fn() + Send + Sync>) -> Runner {
        #[cfg(not(target_arch = "wasm32"))]
        {
            Runner::new(self.think.clone(), self.patience, wake)
        }
        #[cfg(target_arch = "wasm32")]
        {
            Runner::new(self.patience, wake)
        }
    }
}
