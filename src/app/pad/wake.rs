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

/// A browser sends no events of gamepads; it is asked often, from the first time on that one is used.
#[cfg(target_arch = "wasm32")]
fn watch(wake: impl Fn() -> bool + 'static) {
    use js_sys::Reflect;
    use wasm_bindgen::prelude::*;

    /// Milliseconds from one question to the next: a frame.
    const PAUSE: i32 = 16;

    let Some(window) = web_sys::window() else { return };
    let mut before = f64::NAN;
    let look = Closure::<dyn FnMut()>::new(move || {
        let pads = web_sys::window().and_then(|window| window.navigator().get_gamepads().ok());
        let time_of = |pad: JsValue| Reflect::get(&pad, &"timestamp".into()).ok().and_then(|time| time.as_f64());
        // When the last news of any of them came.
        let latest = pads.iter().flat_map(|pads| pads.iter()).filter_map(time_of).fold(0.0, f64::max);
        if latest != before {
            before = latest;
            wake();
        }
    })
    .into_js_value();
    let asks = window.clone();
    let mut is_asking = false;
    let begin = Closure::<dyn FnMut()>::new(move || {
        if !is_asking {
            is_asking =
                asks.set_interval_with_callback_and_timeout_and_arguments_0(look.unchecked_ref(), PAUSE).is_ok();
        }
    })
    .into_js_value();
    if window.add_event_listener_with_callback("gamepadconnected", begin.unchecked_ref()).is_err() {
        warn!("gamepads are heard only while something moves");
    }
}
