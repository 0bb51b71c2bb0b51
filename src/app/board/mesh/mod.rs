//! The meshes of the 3D view, built in code and coloured at their vertices.
//!
//! `builder`, `glyphs` and `profiles` are the tools for the others; `letters`: letters in place of pieces; `links`:
//! where links between pieces lie; `boards`: parts of boards; `torus`: the tile of a board that wraps around;
//! `furniture`: the table and the objects around it. The meshes of each game's own pieces and board are in
//! `board::games`.

pub(crate) mod boards;
pub(crate) mod builder;
pub(crate) mod furniture;
pub(crate) mod glyphs;
pub(crate) mod letters;
pub(crate) mod links;
pub(crate) mod profiles;
pub(crate) mod torus;
