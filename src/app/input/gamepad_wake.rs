//! Wakes the window when a gamepad is used: while no frames are drawn nothing else reads gamepads.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub(super) fn plugin(app: &mut App) {
    // Without a window there is nothing to wake.
    let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone()) else {
        return;
    };
    watch(move || proxy.send_event(WinitUserEvent::WakeUp).is_ok());
}

/// Waits for events of gamepads on a thread of its own, until the window is closed.
#[cfg(not(target_arch = "wasm32"))]
fn watch(wake: impl Fn() -> bool + Send + 'static) {
    use std::thread;
    use std::time::Duration;

    /// The shortest time between two wake-ups: a moving stick sends more events than can be seen.
    const PAUSE: Duration = Duration::from_millis(4);
    /// How long to wait after the system has returned nothing.
    const LONG_PAUSE: Duration = Duration::from_secs(1);

    let wait = move || {
        // If gamepads are not supported here, Bevy's own plugin has already logged it.
        let Ok(mut pads) = gilrs::GilrsBuilder::new().with_default_filters(false).set_update_state(false).build()
        else {
            return;
        };
        loop {
            match pads.next_event_blocking(None) {
                Some(_) if !wake() => return,
                Some(_) => {
                    thread::sleep(PAUSE);
                    // The window is awake: events that have come meanwhile need no wake-up.
                    while pads.next_event().is_some() {}
                }
                None => thread::sleep(LONG_PAUSE),
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("gamepads".to_owned()).spawn(wait) {
        warn!("gamepads are heard only while something moves: {error}");
    }
}

/// When a page polls its gamepads next. A browser sends events only when gamepads are connected or disconnected.
#[cfg(any(test, target_arch = "wasm32"))]
#[derive(Clone, Copy, PartialEq, Debug)]
struct PollSchedule {
    /// The browser's timestamp of the last change of any gamepad; `None` while there is no gamepad.
    latest: Option<f64>,
    /// For how many milliseconds nothing has changed.
    quiet: u32,
}

#[cfg(any(test, target_arch = "wasm32"))]
impl PollSchedule {
    /// Milliseconds to the next poll: while a gamepad is in use (one frame), and while it is not.
    const PAUSE: u32 = 16;
    const LONG_PAUSE: u32 = 100;
    /// Milliseconds without a change after which a gamepad is not in use.
    const IDLE_AFTER: u32 = 5000;

    /// The state before any gamepad has been seen.
    const fn new() -> Self {
        Self { latest: None, quiet: 0 }
    }

    /// Takes the timestamp of the last change of all gamepads: returns whether it is a new change, and after how many
    /// milliseconds to poll again. Without gamepads, or on a hidden page, polling stops until the browser sends an
    /// event.
    fn update(&mut self, latest: Option<f64>, is_hidden: bool) -> (bool, Option<u32>) {
        let has_changed = latest != self.latest;
        self.latest = latest;
        let pause = if self.quiet < Self::IDLE_AFTER { Self::PAUSE } else { Self::LONG_PAUSE };
        self.quiet = if has_changed { 0 } else { self.quiet.saturating_add(pause) };
        let pause = if self.quiet < Self::IDLE_AFTER { Self::PAUSE } else { Self::LONG_PAUSE };
        (has_changed && !is_hidden, (latest.is_some() && !is_hidden).then_some(pause))
    }
}

/// Polls the gamepads while there are any and the page is visible.
#[cfg(target_arch = "wasm32")]
fn watch(wake: impl Fn() -> bool + 'static) {
    use crate::app::platform::web;
    use js_sys::Reflect;
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;
    use wasm_bindgen::prelude::*;

    /// The timestamp of the last change of any gamepad.
    fn latest() -> Option<f64> {
        let pads = web_sys::window()?.navigator().get_gamepads().ok()?;
        let time_of = |pad: JsValue| Reflect::get(&pad, &"timestamp".into()).ok().and_then(|time| time.as_f64());
        pads.iter().filter(JsValue::is_truthy).filter_map(time_of).reduce(f64::max)
    }

    let Some(window) = web_sys::window() else { return };
    let schedule = Cell::new(PollSchedule::new());
    // The timer of the next poll.
    let timer = Rc::new(Cell::new(None));
    let ask = Rc::new(RefCell::new(JsValue::NULL));
    let asks = (window.clone(), Rc::clone(&timer), Rc::clone(&ask));
    let poll = Closure::<dyn Fn()>::new(move || {
        let (window, timer, ask) = &asks;
        let mut updated = schedule.get();
        let (has_changed, pause) = updated.update(latest(), web::is_hidden());
        schedule.set(updated);
        if has_changed {
            wake();
        }
        // The timer has fired, or an event has come before it.
        if let Some(timer) = timer.take() {
            window.clear_timeout_with_handle(timer);
        }
        let milliseconds = pause.and_then(|pause| i32::try_from(pause).ok());
        timer.set(milliseconds.and_then(|milliseconds| {
            let ask = ask.borrow();
            window.set_timeout_with_callback_and_timeout_and_arguments_0(ask.unchecked_ref(), milliseconds).ok()
        }));
    })
    .into_js_value();
    *ask.borrow_mut() = poll.clone();
    let listens = |event| window.add_event_listener_with_callback(event, poll.unchecked_ref()).is_ok();
    if !listens("gamepadconnected") || !listens("gamepaddisconnected") {
        warn!("gamepads are heard only while something moves");
    }
    web::on_visibility(move |_| {
        // The function never throws, so the call can't fail.
        let _ = poll.unchecked_ref::<js_sys::Function>().call0(&JsValue::NULL);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gamepad_in_use_is_asked_every_frame_and_one_that_lies_about_less_often() {
        let mut schedule = PollSchedule::new();
        assert_eq!(schedule.update(Some(1.0), false), (true, Some(PollSchedule::PAUSE)));
        let mut asked = 0;
        while schedule.update(Some(1.0), false).1 == Some(PollSchedule::PAUSE) {
            asked += 1;
            assert!(asked < 10_000, "it is asked as often for ever");
        }
        assert_eq!(schedule.update(Some(1.0), false), (false, Some(PollSchedule::LONG_PAUSE)));
        assert_eq!(schedule.update(Some(2.0), false), (true, Some(PollSchedule::PAUSE)), "it is in use again");
    }

    #[test]
    fn without_gamepads_and_behind_a_hidden_page_nothing_is_asked() {
        let mut schedule = PollSchedule::new();
        schedule.update(Some(1.0), false);
        assert_eq!(schedule.update(None, false), (true, None), "that it has gone is news");
        assert_eq!(schedule.update(None, false), (false, None));
        assert_eq!(schedule.update(Some(3.0), false), (true, Some(PollSchedule::PAUSE)), "it is back");
        assert_eq!(schedule.update(Some(4.0), true), (false, None), "a hidden page is not woken");
        assert_eq!(schedule.update(Some(4.0), false), (false, Some(PollSchedule::PAUSE)), "it is shown again");
    }
}
