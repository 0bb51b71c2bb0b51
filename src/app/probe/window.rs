//! The probe in the browser: `window.zenTable.probe(line)` returns a promise of the answer, as JSON.

use crate::app::probe::console::{Console, Reply};
use js_sys::{Function, Object, Promise, Reflect};
use serde_json::{Value, json};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

/// Milliseconds between two checks whether frames have been drawn.
const PAUSE: i32 = 20;

/// Adds the function to the page.
pub(super) fn open(console: Console) {
    let console = Rc::new(console);
    let ask = move |line: String| -> Promise {
        let console = console.clone();
        future_to_promise(async move {
            let answer = answer(&console, line.trim()).await.unwrap_or_else(|error| json!({ "error": error }));
            Ok(JsValue::from_str(&answer.to_string()))
        })
    };
    let ask = Closure::<dyn Fn(String) -> Promise>::new(ask).into_js_value();
    let table = Object::new();
    if let Some(window) = web_sys::window() {
        // Both fail only on frozen objects, which these are not.
        let _ = Reflect::set(&table, &"probe".into(), &ask);
        let _ = Reflect::set(&window, &"zenTable".into(), &table);
    }
}

async fn answer(console: &Console, line: &str) -> Result<Value, String> {
    match console.answer(line)? {
        Reply::Now(answer) => Ok(answer),
        Reply::Frames => {
            while console.is_drawing() {
                pause().await;
            }
            console.statistics()
        }
        Reply::Picture(file) => Err(format!("{}: a page saves no pictures, the browser does", file.display())),
    }
}

async fn pause() {
    let timer = Promise::new(&mut |done: Function, _| {
        if let Some(window) = web_sys::window() {
            let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, PAUSE);
        }
    });
    // A timer is never rejected.
    let _ = JsFuture::from(timer).await;
}
