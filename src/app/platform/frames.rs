//! Frames: draws only as many as are needed, counts them, and measures how long they take.

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

/// How many frame times are kept.
const KEPT: usize = 300;

/// The longest time between two frames while nothing happens.
const REST: Duration = Duration::from_secs(60);

/// Draws frames when something happens in the window, and hardly ever otherwise.
///
/// Motions of the mouse outside the window draw none, unlike with Bevy's own settings for desktop programs.
#[must_use]
pub fn only_when_needed() -> WinitSettings {
    let mode = UpdateMode::reactive_low_power(REST);
    WinitSettings { focused_mode: mode, unfocused_mode: mode }
}

/// Counts and times frames, and has another one drawn while something is still missing.
///
/// To be added after Bevy's own plugins. The game and the program that it is compared with share it.
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

/// Counts and times of the frames so far. Clones share them and can be used on any thread.
#[derive(Resource, Clone, Debug)]
pub struct Frames(Arc<Mutex<FrameCounts>>);

#[derive(Debug)]
struct FrameCounts {
    start: Instant,
    drawn: u64,
    last: Option<Instant>,
    /// Whether the last frame asked for another one, so that the time between the two is the time of a frame.
    goes_on: bool,
    /// Whether something was missing in the last frame, because its shaders were not compiled.
    is_incomplete: bool,
    draws: Option<usize>,
    times: VecDeque<Duration>,
    first_playable: Option<Duration>,
}

/// Counts and times of the frames so far, at one moment.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct FrameStatistics {
    /// Frames drawn since the start.
    pub drawn: u64,
    /// Whether another frame follows the last one at once, because something still moves or was missing.
    pub goes_on: bool,
    /// The draw calls of the last frame, without those of menus; `None` if they are not counted.
    pub draws: Option<usize>,
    /// The number of measured frames, at most the last 300. Only frames that follow each other at once are measured.
    pub timed: usize,
    /// The shortest time, in milliseconds.
    pub min: f64,
    /// The median time, in milliseconds.
    pub median: f64,
    /// The time that one frame in a hundred exceeds, in milliseconds.
    pub p99: f64,
    /// When the first frame was shown in which a player could play and nothing was missing, in milliseconds since the
    /// start; `None` before.
    pub first_playable: Option<f64>,
}

impl Frames {
    /// No frame has been drawn yet; times are counted from `start`.
    #[must_use]
    pub(crate) fn since(start: Instant) -> Self {
        Self(Arc::new(Mutex::new(FrameCounts {
            start,
            drawn: 0,
            last: None,
            goes_on: false,
            is_incomplete: false,
            draws: None,
            times: VecDeque::with_capacity(KEPT),
            first_playable: None,
        })))
    }

    fn counted(&self) -> MutexGuard<'_, FrameCounts> {
        // A thread that panicked while counting left a count that is too small by one at most.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The counts and times so far.
    #[must_use]
    pub fn statistics(&self) -> FrameStatistics {
        let counted = self.counted();
        let mut times: Vec<f64> = counted.times.iter().copied().map(milliseconds).collect();
        let (drawn, goes_on) = (counted.drawn, counted.goes_on || counted.is_incomplete);
        let (first_playable, draws) = (counted.first_playable.map(milliseconds), counted.draws);
        drop(counted);
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times.get((times.len() * share / 100).min(times.len().saturating_sub(1))).copied();
        FrameStatistics {
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

    /// Frames drawn since the start, with the one that is being made.
    #[must_use]
    pub(crate) fn drawn(&self) -> u64 {
        self.counted().drawn
    }

    /// Counts a frame that begins now.
    pub(crate) fn count(&self) {
        let now = Instant::now();
        let mut counted = self.counted();
        counted.drawn += 1;
        if let Some(last) = counted.last.replace(now).filter(|_| counted.goes_on) {
            if counted.times.len() == KEPT {
                counted.times.pop_front();
            }
            counted.times.push_back(now.duration_since(last));
        }
    }

    /// Records the draw calls of a frame.
    pub(crate) fn note_draws(&self, calls: usize) {
        self.counted().draws = Some(calls);
    }

    /// Forgets the times measured so far.
    pub fn time_anew(&self) {
        self.counted().times.clear();
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// What happens at the end of each frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    /// Systems ask for another frame.
    Request,
    /// Whether another frame follows is recorded.
    Record,
}

/// Whether a player can play now. Another module sets it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Playable(pub bool);

impl Plugin for FramesPlugin {
    fn build(&self, app: &mut App) {
        let frames = Frames::since(self.start);
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
            .add_systems(Last, apply_interval);
        let wake = waker(app.world().get_resource());
        let Some(render) = app.get_sub_app_mut(RenderApp) else {
            // Nothing is drawn, so nothing is missing.
            let note = move |playable: Res<Playable>, frames: Res<Frames>| note_playable(*playable, &frames, &wake);
            app.add_systems(Last, note.in_set(FrameSystems::Record));
            return;
        };
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

/// A function that wakes the window from any thread, so that it draws another frame.
pub fn waker(proxy: Option<&EventLoopProxyWrapper>) -> impl Fn() + Clone + Send + Sync + 'static {
    let proxy = proxy.map(|proxy| (**proxy).clone());
    move || {
        if let Some(proxy) = &proxy {
            // A window that is closed draws no more frames, so an error does not matter.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn count_frame(frames: Res<Frames>) {
    frames.count();
}

fn note_whether_it_goes_on(frames: Res<Frames>, mut redraws: MessageReader<RequestRedraw>) {
    frames.counted().goes_on = redraws.read().count() > 0;
}

fn extract_playable(playable: Extract<Res<Playable>>, mut here: ResMut<Playable>) {
    *here = **playable;
}

/// Shaders are compiled in the background. Until a shader is ready, frames lack what it draws, and another frame must
/// follow even if nothing else asks for it.
fn watch_pipelines(
    cache: &PipelineCache,
    device: &RenderDevice,
    playable: Playable,
    frames: &Frames,
    wake: &impl Fn(),
) {
    // WebGL has no compute shaders. Bevy queues some anyway, for which no frame has to wait.
    let computes = device.limits().max_compute_workgroups_per_dimension > 0;
    let is_drawn = |waiting| {
        let descriptor = cache.pipelines().nth(waiting).map(|pipeline| &pipeline.descriptor);
        computes || !matches!(descriptor, Some(PipelineDescriptor::ComputePipelineDescriptor(_)))
    };
    let is_incomplete = cache.waiting_pipelines().any(is_drawn);
    frames.counted().is_incomplete = is_incomplete;
    if is_incomplete {
        wake();
    } else if cache.pipelines().next().is_some() {
        note_playable(playable, frames, wake);
    }
}

/// Records when a player can play for the first time, in a frame in which nothing is missing.
fn note_playable(playable: Playable, frames: &Frames, wake: &impl Fn()) {
    let mut counted = frames.counted();
    if playable.0 && counted.first_playable.is_none() {
        counted.first_playable = Some(counted.start.elapsed());
        // Systems that wait for it check once a frame.
        drop(counted);
        wake();
    }
}

/// Asks for another frame after one in which a message was written: its readers may change what is shown.
pub(crate) fn redraw_after_message<M: Message>(
    mut messages: MessageReader<M>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if messages.read().count() > 0 {
        redraw.write(RequestRedraw);
    }
}

/// Asks for another frame when a resource has another value than at the end of the frame before: some systems may have
/// read it before it changed. A value that changes and changes back within a frame counts as unchanged.
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

/// Asks for another frame when a state is about to change, which happens at the beginning of that frame.
pub(crate) fn redraw_before_state<S: FreelyMutableState>(
    next: Option<Res<NextState<S>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if next.is_some_and(|next| !matches!(*next, NextState::Unchanged)) {
        redraw.write(RequestRedraw);
    }
}

/// The longest time between two frames while nothing happens in the window: the shortest of these.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RedrawInterval {
    /// For the clock of the match.
    pub clock: Option<Duration>,
    /// For marks that pulse on the board.
    pub pulse: Option<Duration>,
    /// For saving again what could not be saved.
    pub saving: Option<Duration>,
    /// For what assistive programs ask for, where they cannot wake the window.
    pub assistive: Option<Duration>,
}

impl RedrawInterval {
    /// The shortest; `None` if no frames are needed.
    fn quickest(self) -> Option<Duration> {
        [self.clock, self.pulse, self.saving, self.assistive].into_iter().flatten().min()
    }
}

/// Makes the window wake up at this interval.
fn apply_interval(interval: Res<RedrawInterval>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings.filter(|_| interval.is_changed()) else { return };
    let mode = UpdateMode::reactive_low_power(interval.quickest().unwrap_or(REST));
    // Every change of the mode costs a frame.
    if settings.focused_mode != mode {
        settings.focused_mode = mode;
        settings.unfocused_mode = mode;
    }
}

/// How many more frames are drawn even if nothing changes; can be set from any thread.
#[derive(Resource, Clone, Default, Debug)]
pub struct ExtraFrames(pub Arc<AtomicU32>);

/// Asks for the next frame while more are wanted.
fn draw_more(more: Res<ExtraFrames>, mut redraw: MessageWriter<RequestRedraw>) {
    let left = more.0.load(Ordering::Relaxed);
    if left > 0 {
        more.0.store(left - 1, Ordering::Relaxed);
        redraw.write(RequestRedraw);
    }
}
