//! What a player needs every turn is in view in every window. The panel is laid out without a window, and the tests
//! read what egui would draw.

mod drawing;
mod lesson;
mod looking_back;
mod turn;
mod windows;
