//! The backup: all matches, the settings, the results and the progress in the lessons as one text in RON.
//!
//! The texts in it are those of the storage as they are, so that each is read, or refused, on its own.

use crate::texts::{Phrase, Text};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The longest backup, in bytes: some ten thousand matches.
pub(crate) const LONGEST: usize = 1 << 26;

/// The version of the format that this program writes, and the newest that it reads.
const VERSION: u32 = 1;

/// How the text of every backup begins.
const BEGINNING: &str = "ZenTableBackup(";

/// Everything that is stored.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename = "ZenTableBackup", deny_unknown_fields)]
pub(super) struct Backup {
    /// The version of the format.
    version: u32,
    /// The settings, as RON; `None` if nothing was ever set.
    #[serde(default)]
    pub(super) settings: Option<String>,
    /// The results against computers, as RON.
    #[serde(default)]
    pub(super) results: Option<String>,
    /// The progress in the lessons, as RON.
    #[serde(default)]
    pub(super) lessons: Option<String>,
    /// The matches by their names.
    #[serde(default)]
    pub(super) matches: BTreeMap<String, MatchInBackup>,
}

/// A match in a backup.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchInBackup {
    /// When it was last played, in seconds since 1970 (UTC).
    pub(super) changed: u64,
    /// Its record as RON.
    pub(super) record: String,
}

/// The version of a backup, whatever else is in it.
#[derive(Deserialize)]
#[serde(rename = "ZenTableBackup")]
struct Header {
    version: u32,
}

/// Whether a text is meant to be a backup.
pub(super) fn is_backup(text: &str) -> bool {
    text.trim_start().starts_with(BEGINNING)
}

impl Backup {
    /// A backup without anything in it.
    pub(super) fn new() -> Self {
        Self { version: VERSION, ..Self::default() }
    }

    /// The backup as a text.
    pub(super) fn write(&self) -> String {
        // Records have lines, which raw strings keep readable.
        let pretty = PrettyConfig::new().struct_names(true).escape_strings(false);
        let mut text = ron::ser::to_string_pretty(self, pretty).expect("a backup holds nothing that RON can't write");
        text.push('\n');
        text
    }

    /// Reads a backup. What is in it has not been read yet.
    ///
    /// # Errors
    /// Why it is none, in sentences.
    pub(super) fn read(text: &str) -> Result<Self, Text> {
        if text.len() > LONGEST {
            return Err(Phrase::StorageFarTooLong.into());
        }
        // A newer format may have fields that are not known here.
        if let Ok(Header { version }) = ron::from_str(text)
            && version > VERSION
        {
            let (version, newest) = (version.to_string().into(), VERSION.to_string().into());
            return Err(Phrase::StorageBackupNewer { version, newest }.into());
        }
        ron::from_str(text).map_err(|error| Phrase::StorageWrongText { detail: error.to_string().into() }.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;
    use proptest::prelude::*;

    fn example() -> Backup {
        let record = "(\n    format: \"zen-table\",\n)\n\"# \\ \u{1f600}".to_owned();
        let matches = [("a.ron", 0), ("b.ron", u64::MAX)]
            .map(|(name, changed)| (name.to_owned(), MatchInBackup { changed, record: record.clone() }));
        Backup { settings: Some("()".to_owned()), matches: matches.into(), ..Backup::new() }
    }

    #[test]
    fn what_is_written_is_read_and_known() {
        for backup in [Backup::new(), example()] {
            let text = backup.write();
            assert!(is_backup(&text), "{text}");
            assert_eq!(Backup::read(&text), Ok(backup));
        }
    }

    #[test]
    fn a_newer_one_is_refused_with_its_version() {
        let newer = example().write().replacen("version: 1,", "version: 7, of_tomorrow: 3,", 1);
        let reason = Backup::read(&newer).expect_err("it is newer").localise(Language::English);
        assert!(reason.contains('7') && reason.contains("update"), "{reason}");
    }

    proptest! {
        #[test]
        fn what_is_cut_or_changed_is_read_or_refused(place in any::<prop::sample::Index>(), put in "\\PC{0,3}") {
            let text = example().write();
            let place = place.index(text.len());
            let place = (0..=place).rev().find(|&place| text.is_char_boundary(place)).unwrap_or(0);
            for changed in [text[..place].to_owned(), format!("{}{put}{}", &text[..place], &text[place..])] {
                if let Err(reason) = Backup::read(&changed) {
                    prop_assert!(!reason.localise(Language::English).is_empty());
                }
            }
        }
    }
}
