//! Tests of the four games: the statements of the rulebooks, the laws that hold in every game, and agreement with naive
//! rules.

mod agreement;
mod editing;
mod enso;
mod figures;
mod laws;
mod oracle;
mod perft;
mod properties;
mod symmetries;
mod tested;
mod torus;
mod zen;
mod zener;
