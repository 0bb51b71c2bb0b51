//! Hand-made meshes, coloured at their vertices.
//!
//! `builder` and `glyphs` are what the others are made with; `pieces`, `tiles`, `links`: what stands on the board; `boards`,
//! `torus`: the boards; `furniture`: the table and what is around it.

pub(crate) mod boards;
pub(crate) mod builder;
pub(crate) mod furniture;
pub(crate) mod glyphs;
pub(crate) mod links;
pub(crate) mod pieces;
mod tiles;
pub(crate) mod torus;
