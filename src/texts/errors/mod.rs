//! Why something was refused, in words: one function for each kind of error of a match. All results are complete
//! sentences.

mod matches;
mod records;
mod variations;

pub use matches::{form_error, match_error, terms_error};
pub use records::record_error;
pub use variations::variation_error;

#[cfg(test)]
mod tests;
