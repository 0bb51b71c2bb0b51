//! The protocol: any lines are answered, none ends the program but `quit`, and a complaint changes nothing.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::io::Write;
use zen_table::engine::input::read_line;
use zen_table::engine::protocol::{Flow, Interrupt, Protocol};

/// Ends every search as soon as it may end: the protocol is tried here, not the search.
struct Impatient;

impl Interrupt for Impatient {
    fn stop(&mut self, _: &mut dyn Write) -> bool {
        true
    }

    fn is_closed(&self) -> bool {
        true
    }

    fn wait(&mut self, _: &mut dyn Write) {}
}

fuzz_target!(|data: &[u8]| {
    let mut input = data;
    let mut protocol = Protocol::default();
    while let Some(line) = read_line(&mut input).expect("memory can be read") {
        let before = protocol.game().position_text();
        let mut answers = Vec::new();
        let flow = protocol.handle(&line, &mut Impatient, &mut answers).expect("memory can be written to");
        let answers = String::from_utf8(answers).expect("answers are text");
        if answers.starts_with("error ") {
            assert_eq!(protocol.game().position_text(), before);
            assert_eq!(answers.lines().count(), 1);
        }
        if flow == Flow::Quit {
            break;
        }
    }
});
