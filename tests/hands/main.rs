//! Simulated input: the whole game except its window, with the events that a window would send.

mod analysing;
mod desk;
mod feel;
mod fingers;
mod focus;
mod large_text;
mod lessons;
mod listening;
mod measure;
mod pace;
mod pads;
mod reduced;
mod room;
mod seeing;
