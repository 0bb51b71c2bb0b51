//! The `engine` program: rules and search for scripts, tournaments and tests.

use std::process::ExitCode;

fn main() -> ExitCode {
    zen_table::engine::shell::main()
}
