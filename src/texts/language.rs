//! The languages that players can choose.

use serde::{Deserialize, Serialize};

macro_rules! languages {
    ($($(#[$doc:meta])* $language:ident = $tag:literal;)*) => {
        /// A language of the catalogue. It has a folder in `assets/locales/`, which is named by its tag.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
        pub enum Language {
            $($(#[$doc])* #[serde(rename = $tag)] $language,)*
        }

        impl Language {
            /// All languages, in the order in which they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$language,)*];

            /// The tag of the language, as in BCP 47.
            #[must_use]
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Self::$language => $tag,)*
                }
            }
        }
    };
}
languages! {
    /// English.
    #[default]
    English = "en";
    /// French.
    French = "fr";
    /// Portuguese, as in Brazil.
    Portuguese = "pt-BR";
    /// German.
    German = "de";
}

impl Language {
    /// The first of these tags whose language there is, without regard to the country; English if there is none.
    ///
    /// The tags are as systems and browsers write them: `pt-BR`, `pt_PT.UTF-8`, `de`.
    pub fn preferred(tags: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// The language of a tag, without regard to the country.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        fn primary(tag: &str) -> &str {
            tag.split(['-', '_', '.', '@']).next().unwrap_or(tag)
        }
        Self::ALL.iter().copied().find(|language| primary(language.tag()).eq_ignore_ascii_case(primary(tag)))
    }
}
