//! Tests of the four games: what the rulebooks say, the laws that all keep, and agreement with naive rules.

mod agreement;
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
