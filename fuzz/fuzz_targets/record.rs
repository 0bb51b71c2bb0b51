//! Records in both spellings: any text is refused or read, and what was read is written and read again as the same record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use std::str;
use zen_table::session::record::{mail, ron};

fuzz_target!(|data: &[u8]| {
    let Some((&choice, text)) = data.split_first() else { return };
    let Ok(text) = str::from_utf8(text) else { return };
    let read = if choice % 2 == 0 { ron::read(text) } else { mail::read(text) };
    let Ok(played) = read else { return };
    let in_ron = ron::write(&played);
    let in_mail = mail::write(&played);
    assert_eq!(ron::write(&ron::read(&in_ron).expect("what is written can be read")), in_ron);
    assert_eq!(mail::write(&mail::read(&in_mail).expect("what is written can be read")), in_mail);
});
