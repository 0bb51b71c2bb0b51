//! The name of a phrase in Rust, for the build that writes it and the check of the house that looks for it.

/// `take-back` as `TakeBack`.
pub(crate) fn variant(id: &str) -> String {
    id.split('-')
        .map(|word| {
            let mut letters = word.chars();
            letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect::<String>()
        })
        .collect()
}
