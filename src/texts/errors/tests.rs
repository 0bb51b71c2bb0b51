//! Every kind of error is a sentence in every language.
