//! Frames: as many as are needed and no more, how many there were, and how long they took.

use bevy::prelude::*;
use bevy::render::render_resource::{PipelineCache, PipelineDescriptor};
use bevy::render::renderer::RenderDevice;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderSystems};
use bevy::state::state::FreelyMutableState;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use web_time::Instant;

/// Of how many frames the times are kept.
const KEPT: usize = 300;

/// How long nothing is drawn at most while nothing happens.
const REST: Duration = Duration::from_secs(60);

/// Frames are drawn when something happens in the window, and else hardly ever.
///
/// Not so motions of the mouse elsewhere, which Bevy's own settings for desktops react to.
#[must_use]
pub fn only_when_needed() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(REST);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Counts and times frames, and sees to it that one is drawn when something is still to be shown.
///
/// To be added after Bevy's own plugins, and shared by the game and by what it is measured against.
#[derive(Clone, Copy, Debug)]
pub struct FramesPlugin {
    start: Instant,
}

impl FramesPlugin {
    /// For a program that starts now.
    #[must_use]
    pub fn now() -> Self {
        Self { start: Instant::now() }
    }
}

/// The frames so far; a clone tells of the same frames, from any thread.
#[derive(Resource, Clone, Debug)]
pub struct Frames(Arc<Mutex<FrameCounts>>);

#[derive(Debug)]
struct FrameCounts {
    start: Instant,
    drawn: u64,
    last: Option<Instant>,
    /// Whether the last frame asked for another, so that the time between the two is the time of a frame.
    goes_on: bool,
    /// Whether the last frame lacked something, because its shaders were not ready.
    lacks: bool,
    draws: Option<usize>,
    times: VecDeque<Duration>,
    first_playable: Option<Duration>,
}

/// What there is to tell of the frames so far.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Figures {
    /// Frames drawn since the start.
    pub drawn: u64,
    /// Whether another frame follows the last one at once, because something still moves or was missing.
    pub goes_on: bool,
    /// How many draw calls the last frame on the screen took, those of menus aside; `None` where nobody counts them.
    pub draws: Option<usize>,
    /// Of how many frames the times are: the last 300 at most. Times are taken only while one frame follows another.
    pub timed: usize,
    /// The shortest time, in milliseconds.
    pub min: f64,
    /// The middle time, in milliseconds.
    pub median: f64,
    /// The time that one frame in a hundred exceeds, in milliseconds.
    pub p99: f64,
    /// When the first frame was on the screen in which a player could play and nothing was missing, in milliseconds since
    /// the start; `None` before.
    pub first_playable: Option<f64>,
}

impl Frames {
    fn counted(&self) -> MutexGuard<'_, FrameCounts> {
        // Whoever broke off while counting left a count that is at most one short.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is to tell.
    #[must_use]
    pub fn figures(&self) -> Figures {
        let counted = self.counted();
        let mut times: Vec<f64> = counted.times.iter().copied().map(milliseconds).collect();
        let (drawn, goes_on) = (counted.drawn, counted.goes_on || counted.lacks);
        let (first_playable, draws) = (counted.first_playable.map(milliseconds), counted.draws);
        drop(counted);
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1))).copied();
        Figures {
            drawn,
            goes_on,
            draws,
            timed: times.len(),
            min: at(0).unwrap_or(0.0),
            median: at(50).unwrap_or(0.0),
            p99: at(99).unwrap_or(0.0),
            first_playable,
        }
    }

    /// Notes how many draw calls a frame has taken.
    pub(crate) fn note_draws(&self, calls: usize) {
        self.counted().draws = Some(calls);
    }

    /// Forgets the times taken so far.
    pub fn time_anew(&self) {
        self.counted().times.clear();
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// What happens with frames at the end of each, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    /// Whoever wants another frame asks for it.
    Request,
    /// Whether another one comes is recorded.
    Record,
}

/// Whether what is drawn now can be played; set by whoever knows.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playable(pub bool);

impl Plugin for FramesPlugin {
    fn build(&self, app: &mut App) {
        let frames = Frames(Arc::new(Mutex::new(FrameCounts {
            start: self.start,
            drawn: 0,
            last: None,
            goes_on: false,
            lacks: false,
            draws: None,
            times: VecDeque::with_capacity(KEPT),
            first_playable: None,
        })));
        app.insert_resource(frames.clone())
            .init_resource::<Playable>()
            .init_resource::<ExtraFrames>()
            .add_systems(First, count_frame)
            .init_resource::<RedrawInterval>()
            .configure_sets(Last, (FrameSystems::Request, FrameSystems::Record).chain())
            .add_systems(
                Last,
                (draw_more.in_set(FrameSystems::Request), note_whether_it_goes_on.in_set(FrameSystems::Record)),
            )
            .add_systems(Last, keep_beat);
        let wake = waker(app.world().get_resource());
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            render
                .insert_resource(frames)
                .init_resource::<Playable>()
                .add_systems(ExtractSchedule, extract_playable)
                .add_systems(
                    Render,
                    (move |cache: Res<PipelineCache>,
                           device: Res<RenderDevice>,
                           playable: Res<Playable>,
                           frames: Res<Frames>| {
                        watch_pipelines(&cache, &device, *playable, &frames, &wake);
                    })
                    .in_set(RenderSystems::Cleanup),
                );
        }
    }
}

/// What wakes the window from outside its frames, so that it draws another.
pub fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Clone + Send + Sync + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // A window that has been closed, or never was, draws nothing more.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn count_frame(frames: Res<Frames>) {
    let now = Instant::now();
    let mut counted = frames.counted();
    counted.drawn += 1;
    if let Some(last) = counted.last.replace(now).filter(|_| counted.goes_on) {
        if counted.times.len() == KEPT {
            counted.times.pop_front();
        }
        counted.times.push_back(now.duration_since(last));
    }
}

fn note_whether_it_goes_on(frames: Res<Frames>, mut redraws: MessageReader<RequestRedraw>) {
    frames.counted().goes_on = redraws.read().count() > 0;
}

fn extract_playable(playable: Extract<Res<Playable>>, mut here: ResMut<Playable>) {
    *here = **playable;
}

/// Shaders are made ready beside the drawing, and until they are, frames lack what they draw. Another frame must follow
/// then, also when nothing else asks for it.
fn watch_pipelines(
    cache: &PipelineCache,
    device: &RenderDevice,
    playable: Playable,
    frames: &Frames,
    wake: &impl Fn(),
) {
    // WebGL knows no compute shaders. Bevy wants some all the same, which no frame waits for.
    let computes = device.limits().max_compute_workgroups_per_dimension > 0;
    let is_drawn = |waiting| {
        let descriptor = cache.pipelines().nth(waiting).map(|pipeline| &pipeline.descriptor);
        computes || !matches!(descriptor, Some(PipelineDescriptor::ComputePipelineDescriptor(_)))
    };
    let lacks = cache.waiting_pipelines().any(is_drawn);
    frames.counted().lacks = lacks;
    if lacks {
        wake();
    } else if playable.0 && cache.pipelines().next().is_some() {
        let mut counted = frames.counted();
        if counted.first_playable.is_none() {
            counted.first_playable = Some(counted.start.elapsed());
            // Whoever waits for it looks once a frame.
            drop(counted);
            wake();
        }
    }
}

/// Asks for another frame after one in which a message was written: whoever reads it may change what is shown.
pub(crate) fn redraw_after_message<M: Message>(
    mut messages: MessageReader<M>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if messages.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Asks for another frame after one that has left something other than the frame before, when others read it before it
/// changed. What changes to and fro within a frame has not changed.
pub(crate) fn redraw_after_change<R: Resource + Clone + PartialEq>(
    now: Option<Res<R>>,
    mut before: Local<Option<R>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = now.map(|now| now.clone());
    if *before != now {
        *before = now;
        redraw.write(RequestRedraw);
    }
}

/// Asks for another frame when a state is about to change: it does so at the beginning of the next.
pub(crate) fn redraw_before_state<S: FreelyMutableState>(
    next: Option<Res<NextState<S>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if next.is_some_and(|next| !matches!(*next, NextState::Unchanged)) {
        redraw.write(RequestRedraw);
    }
}

/// How often a frame is drawn at least, though nothing happens in the window: as often as the quickest of these.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RedrawInterval {
    /// For the clock of the match.
    pub clock: Option<Duration>,
    /// For what breathes on the board.
    pub breath: Option<Duration>,
    /// For what could not be saved and is tried again.
    pub saving: Option<Duration>,
}

impl RedrawInterval {
    /// The quickest; `None` when hardly ever a frame is wanted.
    fn quickest(self) -> Option<Duration> {
        [self.clock, self.breath, self.saving].into_iter().flatten().min()
    }
}

/// Has the window wake up as often as the beats say.
fn keep_beat(beats: Res<RedrawInterval>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings.filter(|_| beats.is_changed()) else { return };
    let mode = UpdateMode::reactive_low_power(beats.quickest().unwrap_or(REST));
    // Every change of the mode costs a frame.
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

/// How many more frames are wanted, whether anything changes or not; to be set from any thread.
#[derive(Resource, Clone, Default, Debug)]
pub struct ExtraFrames(pub Arc<AtomicU32>);

/// Asks for the next frame as long as more are wanted.
fn draw_more(more: Res<ExtraFrames>, mut redraw: MessageWriter<RequestRedraw>) {
    let left = more.0.load(Ordering::Relaxed);
    if left > 0 {
        more.0.store(left - 1, Ordering::Relaxed);
        redraw.write(RequestRedraw);
    }
}
