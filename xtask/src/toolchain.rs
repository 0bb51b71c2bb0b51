//! Compilers for other systems. For wasm: rustup's if it has the target or can fetch it, else Debian's. For Windows:
//! rustup's.

use crate::shell::{Result, cargo, output, program, succeeds};
use crate::system;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The target triple of wasm.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// That of Windows, with MinGW's linker.
pub(crate) const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// The paths of Debian's `rustc-web` and `cargo-web`, and of the standard library's source that they build too.
const DEBIAN: [&str; 3] = ["/usr/bin/rustc", "/usr/bin/cargo", "/usr/lib/rustlib/src/rust/library"];

/// The packages of Debian that contain them.
const PACKAGES: [&str; 3] = ["rustc-web", "cargo-web", "rust-web-src"];

/// A compiler for wasm.
pub(crate) enum Toolchain {
    /// The one that builds everything else, with the target's library.
    Own,
    /// Debian's, which builds the standard library together with the program, and uses this linker.
    Debian(PathBuf),
}

impl Toolchain {
    /// A call of its cargo for wasm, in the folder of the checkout.
    pub(crate) fn cargo(&self) -> Command {
        match self {
            Self::Own => {
                let mut command = cargo(&[]);
                command.env("CARGO_BUILD_TARGET", WASM);
                command
            }
            Self::Debian(linker) => {
                let mut command = program(DEBIAN[1], &[]);
                // These variables are set for the toolchain that runs this program, which is a different one.
                for inherited in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTC_WRAPPER", "RUSTFLAGS"] {
                    command.env_remove(inherited);
                }
                command
                    .env("RUSTC", DEBIAN[0])
                    .env("RUSTC_BOOTSTRAP", "1")
                    .env("CARGO_BUILD_TARGET", WASM)
                    .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
                    .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker);
                command
            }
        }
    }
}

/// Finds a compiler for wasm, or installs one where that is possible without asking.
pub(crate) fn provide() -> Result<Toolchain> {
    if provide_target(WASM) {
        return Ok(Toolchain::Own);
    }
    if !is_debian_there() && system::is_debian_here() {
        system::install_packages(&PACKAGES)?;
    }
    if !is_debian_there() {
        let packages = PACKAGES.join(" ");
        return Err(format!(
            "no compiler for wasm: please run `rustup target add {WASM}`, or on Debian `apt-get install {packages}`"
        )
        .into());
    }
    linker().map(Toolchain::Debian)
}

/// Makes sure that there is a compiler for Windows.
pub(crate) fn provide_windows() -> Result {
    if provide_target(WINDOWS) {
        return Ok(());
    }
    Err(format!("no compiler for Windows: please run `rustup target add {WINDOWS}`").into())
}

/// Whether the toolchain that builds everything else has a target's library, after rustup was asked to add it.
fn provide_target(target: &str) -> bool {
    if has(target) {
        return true;
    }
    if !succeeds(&mut program("rustup", &["--version"])) {
        return false;
    }
    println!("Missing in this toolchain, to be added with rustup: {target}");
    if succeeds(&mut program("rustup", &["target", "add", target])) && has(target) {
        return true;
    }
    println!("rustup can't fetch it here.");
    false
}

fn has(target: &str) -> bool {
    let folder = output(&mut program("rustc", &["--print", "sysroot"]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).join("lib/rustlib").join(target).join("lib").exists())
}

fn is_debian_there() -> bool {
    DEBIAN[..2].iter().all(|program| Path::new(program).exists())
        && succeeds(&mut program(DEBIAN[0], &["--print", "target-libdir", "--target", WASM]))
}

/// The linker for wasm, which is part of rustup's toolchains and of Debian's `lld`.
fn linker() -> Result<PathBuf> {
    let sysroot = output(&mut program("rustc", &["--print", "sysroot"]))?;
    let host = output(&mut program("rustc", &["-vV"]))?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let bundled = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    if bundled.exists() {
        return Ok(bundled);
    }
    let lld = PathBuf::from("/usr/bin/wasm-ld");
    if !lld.exists() && system::is_debian_here() {
        system::install_packages(&["lld"])?;
    }
    if lld.exists() { Ok(lld) } else { Err("no linker for wasm: please install lld".into()) }
}
