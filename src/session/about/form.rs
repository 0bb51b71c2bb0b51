//! The form of the files in `assets/games/`, which the build checks and the program reads.

use serde::{Deserialize, Deserializer, de::Error};

/// The facts about a game besides its rules and its texts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The possible numbers of players, each from 1 to 4, in rising order.
    #[serde(deserialize_with = "players")]
    pub players: Vec<u8>,
    /// Who first published it, if it was published in print.
    #[serde(deserialize_with = "optional_line")]
    pub publisher: Option<String>,
    /// The year of that publication in print, if it is known.
    #[serde(deserialize_with = "year")]
    pub published: Option<u16>,
    /// The year of the invention, or else of the first publication, if it is known.
    #[serde(deserialize_with = "year")]
    pub year: Option<u16>,
    /// From what age on it is meant to be played, in years, if a source tells.
    #[serde(deserialize_with = "age")]
    pub age: Option<u8>,
    /// How long a game takes, in minutes, if a source tells.
    #[serde(deserialize_with = "minutes")]
    pub minutes: Option<u16>,
    /// A page on which the rules can be read.
    #[serde(deserialize_with = "link")]
    pub rules: String,
    /// A page of the author's, if there is one.
    #[serde(deserialize_with = "optional_link")]
    pub author_page: Option<String>,
    /// A page of somebody who makes or sells sets of board and pieces, if there is one.
    #[serde(deserialize_with = "optional_link")]
    pub set: Option<String>,
}

/// The longest line that the menu has room for, in characters.
const LONGEST_LINE: usize = 100;

fn fit<E: Error>(line: String) -> Result<String, E> {
    if line.trim().is_empty() {
        Err(E::custom("this text is empty"))
    } else if line.trim() != line || line.contains(['\n', '\r', '\t']) {
        Err(E::custom("this text must be one line without space around it"))
    } else if line.chars().count() > LONGEST_LINE {
        Err(E::custom(format_args!("this line has more than {LONGEST_LINE} characters")))
    } else {
        Ok(line)
    }
}

fn line<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    fit(String::deserialize(deserializer)?)
}

fn optional_line<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    Option::<String>::deserialize(deserializer)?.map(fit).transpose()
}

fn players<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<u8>, D::Error> {
    let counts = Vec::<u8>::deserialize(deserializer)?;
    let rising = counts.is_sorted_by(|fewer, more| fewer < more);
    if counts.is_empty() || !rising || !counts.iter().all(|count| (1..=4).contains(count)) {
        return Err(D::Error::custom("the numbers of players must rise and lie between 1 and 4"));
    }
    Ok(counts)
}

fn year<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    let year = Option::<u16>::deserialize(deserializer)?;
    match year {
        Some(year) if !(1900..=2100).contains(&year) => {
            Err(D::Error::custom("the year must lie between 1900 and 2100"))
        }
        year => Ok(year),
    }
}

fn age<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    let age = Option::<u8>::deserialize(deserializer)?;
    match age {
        Some(age) if !(2..=18).contains(&age) => Err(D::Error::custom("the age must lie between 2 and 18 years")),
        age => Ok(age),
    }
}

fn minutes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    let minutes = Option::<u16>::deserialize(deserializer)?;
    match minutes {
        Some(minutes) if !(1..=600).contains(&minutes) => {
            Err(D::Error::custom("the minutes of a game must lie between 1 and 600"))
        }
        minutes => Ok(minutes),
    }
}

fn link<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    page(line(deserializer)?)
}

fn optional_link<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    optional_line(deserializer)?.map(page).transpose()
}

fn page<E: Error>(link: String) -> Result<String, E> {
    let rest = link.strip_prefix("https://").or_else(|| link.strip_prefix("http://"));
    if rest.is_some_and(|rest| rest.contains('.') && !rest.contains(' ')) {
        Ok(link)
    } else {
        Err(E::custom("a link must begin with http:// or https:// and name a page"))
    }
}
