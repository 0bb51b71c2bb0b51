//! What a build script hands to Cargo: the sources that it generates, and what it finds wrong.

use crate::fault::Fault;
use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// Writes the generated source into Cargo's folder for it; returns what stands in the way.
pub(crate) fn write(file: &str, generated: Result<String, Vec<Fault>>) -> Vec<Fault> {
    let folder = env::var_os("OUT_DIR").expect("Cargo names the folder");
    let path = Path::new(&folder).join(file);
    match generated.map(|source| fs::write(&path, source)) {
        Ok(Ok(())) => Vec::new(),
        Ok(Err(error)) => vec![Fault::new(&path, None, format!("cannot be written: {error}"))],
        Err(faults) => faults,
    }
}

/// Tells Cargo all faults; with one, the build fails.
pub(crate) fn report(faults: &[Fault]) -> ExitCode {
    for fault in faults {
        println!("cargo::error={fault}");
    }
    if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
