//! Writes the Rust source of the table of fallback fonts, sounds and textures that the program on the desktop contains,
//! so that one executable is enough. A page fetches them.

use crate::fault::Fault;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The folders of the assets that are loaded while the program runs. All others are compiled into it as what they are.
const LOADED: [&str; 3] = ["fallback_fonts", "sounds", "textures"];

/// The generated source, or every folder that can't be listed.
pub(crate) fn generate(assets: &Path) -> Result<String, Vec<Fault>> {
    let mut source =
        "/// Path and content of every fallback font, sound and texture.\nconst FILES: &[(&str, &[u8])] = &[\n"
            .to_owned();
    let mut faults = Vec::new();
    for name in LOADED {
        let folder = assets.join(name);
        match fs::read_dir(&folder) {
            Ok(entries) => {
                let mut files: Vec<_> =
                    entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
                files.sort();
                for file in files {
                    _ = writeln!(
                        source,
                        "    (\"{name}/{file}\", \
                         include_bytes!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/assets/{name}/{file}\"))),"
                    );
                }
            }
            Err(error) => faults.push(Fault::new(&folder, None, format!("cannot be listed: {error}"))),
        }
    }
    if faults.is_empty() { Ok(source + "];\n") } else { Err(faults) }
}
