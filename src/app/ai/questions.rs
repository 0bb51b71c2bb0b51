//! The questions to the search, as systems see them: a queue that they share with whoever runs the searches, so that it
//! goes on between two frames.

use crate::app::ai::config::AiConfig;
use crate::app::ai::notice::AiNotice;
use crate::app::ai::question_queue::{QuestionQueue, lock};
use crate::app::platform::frames;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::{Arc, Mutex, MutexGuard, Weak};

/// The queue of questions.
#[derive(Resource, Debug)]
pub(super) struct Questions(Arc<Mutex<QuestionQueue>>);

impl Questions {
    /// A queue whose searches run as configured. `wake` wakes the window when there is something to read.
    fn new(config: &AiConfig, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new_cyclic(|queue: &Weak<Mutex<QuestionQueue>>| {
            let queue = queue.clone();
            let read = move || {
                // While a system has the queue, the frame that follows reads what has come.
                if let Some(queue) = queue.upgrade()
                    && let Ok(mut queue) = queue.try_lock()
                {
                    queue.update();
                }
                wake();
            };
            Mutex::new(QuestionQueue::new(config.runner(Arc::new(read))))
        }))
    }

    /// The queue, for as long as a system needs it.
    pub(super) fn queue(&self) -> MutexGuard<'_, QuestionQueue> {
        lock(&self.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AiConfig>().add_systems(Startup, set_up);
}

fn set_up(mut commands: Commands, config: Res<AiConfig>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    commands.insert_resource(Questions::new(&config, frames::waker(proxy.as_deref())));
}

/// Reads the replies of the search, and tells the player when it has failed.
pub(super) fn read_replies(questions: Res<Questions>, mut notices: MessageWriter<AiNotice>) {
    let mut queue = questions.queue();
    queue.update();
    notices.write_batch(queue.take_failures().into_iter().map(AiNotice::of_problem));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::app::ai::question_queue::Series;
    use crate::app::ai::request::{SearchReply, SearchRequest};
    use crate::app::ai::thread_runner::SearchHandle;
    use crate::games::{AnyGame, Kind, Options};
    use crate::search::{Finding, Limits};
    use std::thread;
    use std::time::{Duration, Instant};

    const PATIENCE: Duration = Duration::from_secs(30);

    /// A series of this many questions.
    #[derive(Debug)]
    struct Countdown(u32);

    impl Series for Countdown {
        fn next(&mut self) -> Option<SearchRequest> {
            let game = AnyGame::new(&Options::usual(Kind::Enso));
            (self.0 > 0).then(|| SearchRequest::of_position(game, Limits::default()))
        }

        fn take(&mut self, _: SearchReply) {
            self.0 -= 1;
        }
    }

    #[test]
    fn one_question_follows_the_other_while_no_frame_is_drawn() {
        let think = |_: &SearchRequest, _: &SearchHandle| Some(Finding::of_move(1, 0, 1, "a1".to_owned()));
        let config = AiConfig { think: Arc::new(think), ..AiConfig::default() };
        let questions = Questions::new(&config, || ());
        let series = Arc::new(Mutex::new(Countdown(5)));
        questions.queue().begin_series(series.clone());
        let start = Instant::now();
        while lock(&series).0 > 0 {
            assert!(start.elapsed() < PATIENCE, "{} questions are left", lock(&series).0);
            thread::sleep(Duration::from_millis(1));
        }
    }
}
