//! What comes of files: their texts, or a message to the player.

use crate::app::platform::files::read;
use crate::app::storage::backup;
use crate::texts::Text;
use std::path::Path;

/// What comes of the player's files.
#[derive(Debug)]
pub(super) enum Incoming {
    /// The name of a file, and its text or why it can't be read.
    File(String, Result<String, Text>),
    /// A message to the player.
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "the page can always ask for files"))]
    Note(Text),
}

/// The text in a file, which may be as long as a backup.
///
/// # Errors
/// Why it can't be read, or is longer, in words.
pub(in crate::app::storage) fn read_file(file: &Path) -> Result<String, Text> {
    read(file, backup::LONGEST).map_err(|fault| fault.text())
}

#[cfg(test)]
mod tests {
    use crate::app::storage::backup;

    /// The page's script refuses a file that is too long before it reads it, so it has its own copy of the limit.
    #[test]
    fn the_page_reads_files_up_to_the_same_length() {
        assert_eq!(backup::LONGEST, 2_usize.pow(26));
        assert!(include_str!("../../../../web/start.js").contains("const longest = 2 ** 26;"));
    }
}
