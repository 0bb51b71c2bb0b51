//! The `engine` program: rules and search over a text protocol (UGI), and for the shell.
//!
//! - [`protocol`]: one command in, its answers out;
//! - [`options`]: the options of the protocol, and the game that they describe;
//! - [`dialogue`]: the client's side of the protocol: writes commands, reads answers;
//! - [`input`]: reads lines of any length and content; [`queue`]: lines that come while a command is running;
//! - [`agent`]: what chooses moves; [`strength`]: how strong a computer plays; [`external`]: another program as an
//!   agent;
//! - [`arena`]: matches between two agents; [`ladder`]: each level against the next; [`sprt`]: a sequential test
//!   whether one agent is stronger;
//! - [`calibrate`]: how often positions of a score are won; [`calibration`]: what follows from that;
//! - [`equal_games`]: games between computers of equal level;
//! - [`train`]: positions of games, from which weights are learned; [`learning`]: what is learned from them;
//!   [`regression`], [`move_regression`]: how weights of an evaluation and weights of moves are learned; `passes`: what
//!   both share;
//! - [`reviews`]: reviews of games, whose mistakes are searched again for longer;
//! - [`mod@solve`]: whether somebody can force a win of a position;
//! - [`mod@set_ups`]: what each set-up of Zener is worth;
//! - `parallel`: games on several threads;
//! - [`mod@bench`]: a fixed amount of search, with a checksum;
//! - [`shell`]: the program: its subcommands, and the protocol on standard input and output.

pub mod agent;
pub mod arena;
pub mod bench;
pub mod calibrate;
pub mod calibration;
pub mod dialogue;
pub mod equal_games;
pub mod external;
pub mod input;
pub mod ladder;
pub mod learning;
pub mod move_regression;
pub mod options;
mod parallel;
mod passes;
pub mod protocol;
pub mod queue;
pub mod regression;
pub mod reviews;
pub mod set_ups;
pub mod shell;
pub mod solve;
pub mod sprt;
pub mod strength;
pub mod train;
