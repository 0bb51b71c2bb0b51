//! A pseudo-language for tests of the layout: English with accents on all vowels and about 40 % longer, as translations
//! may be (pseudolocalisation). It is in every build, for the table is another package, with tests of its own.

use std::borrow::Cow;
use std::cell::Cell;

thread_local! {
    static IS_ON: Cell<bool> = const { Cell::new(false) };
}

/// Runs this with all messages said in the pseudo-language, in this thread.
pub fn with<R>(run: impl FnOnce() -> R) -> R {
    IS_ON.set(true);
    let result = run();
    IS_ON.set(false);
    result
}

/// The words of a message that are not arguments, in the pseudo-language where it is on.
pub(super) fn transform(words: &str) -> Cow<'_, str> {
    if !IS_ON.get() {
        return words.into();
    }
    let mut transformed = String::new();
    for letter in words.chars() {
        let longer = match letter {
            'a' => "áå",
            'e' => "éê",
            'i' => "íî",
            'o' => "öõ",
            'u' => "üû",
            'y' => "ýÿ",
            'A' => "Àå",
            'E' => "Éê",
            'I' => "Îí",
            'O' => "Öõ",
            'U' => "Üû",
            other => {
                transformed.push(other);
                continue;
            }
        };
        transformed += longer;
    }
    transformed.into()
}
