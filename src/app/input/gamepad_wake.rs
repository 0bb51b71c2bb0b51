//! Wakes the window when something is done with a gamepad: while it rests nothing else would ask what gamepads have to say.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

pub(super) fn plugin(app: &mut App) {
    // Without a window there is nothing to wake.
    let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone()) else {
        return;
    };
    watch(move || proxy.send_event(WinitUserEvent::WakeUp).is_ok());
}

/// Waits for gamepads on a thread of its own, until there is nothing to wake any more.
#[cfg(not(target_arch = "wasm32"))]
fn watch(wake: impl Fn() -> bool + Send + 'static) {
    use std::thread;
    use std::time::Duration;

    /// So often may the window be woken: a stick on its way tells more than anybody can see.
    const PAUSE: Duration = Duration::from_millis(4);
    /// How long nothing is asked after the system has had no answer.
    const LONG_PAUSE: Duration = Duration::from_secs(1);

    let wait = move || {
        // Gamepads that are there are told of at first; a system that knows none has told Bevy's own plugin.
        let Ok(mut pads) = gilrs::GilrsBuilder::new().with_default_filters(false).set_update_state(false).build()
        else {
            return;
        };
        loop {
            match pads.next_event_blocking(None) {
                Some(_) if !wake() => return,
                Some(_) => {
                    thread::sleep(PAUSE);
                    // What has come meanwhile is old news to a window that is awake.
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

/// When a page asks its gamepads next. A browser sends no events of what is done with them, only of those that come and go.
#[cfg(any(test, target_arch = "wasm32"))]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Rhythm {
    /// The browser's time of the last news of any gamepad; none while there is none.
    latest: Option<f64>,
    /// For how many milliseconds there has been no news.
    quiet: u32,
}

#[cfg(any(test, target_arch = "wasm32"))]
impl Rhythm {
    /// Milliseconds to the next question while a gamepad is in use, a frame, and while it lies about.
    const PAUSE: u32 = 16;
    const LONG_PAUSE: u32 = 100;
    /// Milliseconds without news from which on a gamepad lies about.
    const ENOUGH: u32 = 5000;

    /// As long as no gamepad has been seen.
    const fn new() -> Self {
        Self { latest: None, quiet: 0 }
    }

    /// Takes what the gamepads answer, the time of the last news of those that are there: tells whether it is news, and
    /// how many milliseconds later to ask again. Where there is none, or nobody sees the page, not until the browser says
    /// that this has changed.
    fn hear(&mut self, latest: Option<f64>, is_hidden: bool) -> (bool, Option<u32>) {
        let is_news = latest != self.latest;
        self.latest = latest;
        let pause = if self.quiet < Self::ENOUGH { Self::PAUSE } else { Self::LONG_PAUSE };
        self.quiet = if is_news { 0 } else { self.quiet.saturating_add(pause) };
        let pause = if self.quiet < Self::ENOUGH { Self::PAUSE } else { Self::LONG_PAUSE };
        (is_news && !is_hidden, (latest.is_some() && !is_hidden).then_some(pause))
    }
}

/// Asks the gamepads as long as there are any and the page is seen.
#[cfg(target_arch = "wasm32")]
fn watch(wake: impl Fn() -> bool + 'static) {
    use crate::app::platform::web;
    use js_sys::Reflect;
    use std::cell::{Cell, RefCell};
    use std::rc::Rc;
    use wasm_bindgen::prelude::*;

    /// The time of the last news of any gamepad that is there.
    fn latest() -> Option<f64> {
        let pads = web_sys::window()?.navigator().get_gamepads().ok()?;
        let time_of = |pad: JsValue| Reflect::get(&pad, &"timestamp".into()).ok().and_then(|time| time.as_f64());
        pads.iter().filter(JsValue::is_truthy).filter_map(time_of).reduce(f64::max)
    }

    let Some(window) = web_sys::window() else { return };
    let rhythm = Cell::new(Rhythm::new());
    // The timer that asks next.
    let timer = Rc::new(Cell::new(None));
    let ask = Rc::new(RefCell::new(JsValue::NULL));
    let asks = (window.clone(), Rc::clone(&timer), Rc::clone(&ask));
    let look = Closure::<dyn Fn()>::new(move || {
        let (window, timer, ask) = &asks;
        let mut heard = rhythm.get();
        let (is_news, pause) = heard.hear(latest(), web::is_hidden());
        rhythm.set(heard);
        if is_news {
            wake();
        }
        // What was going to ask has asked, or this one has come before it.
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
    *ask.borrow_mut() = look.clone();
    let listens = |event| window.add_event_listener_with_callback(event, look.unchecked_ref()).is_ok();
    if !listens("gamepadconnected") || !listens("gamepaddisconnected") {
        warn!("gamepads are heard only while something moves");
    }
    web::on_visibility(move |_| {
        // It can't fail: it throws nothing.
        let _ = look.unchecked_ref::<js_sys::Function>().call0(&JsValue::NULL);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gamepad_in_use_is_asked_every_frame_and_one_that_lies_about_less_often() {
        let mut rhythm = Rhythm::new();
        assert_eq!(rhythm.hear(Some(1.0), false), (true, Some(Rhythm::PAUSE)));
        let mut asked = 0;
        while rhythm.hear(Some(1.0), false).1 == Some(Rhythm::PAUSE) {
            asked += 1;
            assert!(asked < 10_000, "it is asked as often for ever");
        }
        assert_eq!(rhythm.hear(Some(1.0), false), (false, Some(Rhythm::LONG_PAUSE)));
        assert_eq!(rhythm.hear(Some(2.0), false), (true, Some(Rhythm::PAUSE)), "it is in use again");
    }

    #[test]
    fn without_gamepads_and_behind_a_hidden_page_nothing_is_asked() {
        let mut rhythm = Rhythm::new();
        rhythm.hear(Some(1.0), false);
        assert_eq!(rhythm.hear(None, false), (true, None), "that it has gone is news");
        assert_eq!(rhythm.hear(None, false), (false, None));
        assert_eq!(rhythm.hear(Some(3.0), false), (true, Some(Rhythm::PAUSE)), "it is back");
        assert_eq!(rhythm.hear(Some(4.0), true), (false, None), "a hidden page is not woken");
        assert_eq!(rhythm.hear(Some(4.0), false), (false, Some(Rhythm::PAUSE)), "it is shown again");
    }
}
