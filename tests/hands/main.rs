//! Hands on the game: all of it but its window, with what a window would tell it.

mod desk;
mod feel;
mod fingers;
mod measure;
mod pace;
mod pads;
mod room;
