//! Matches, settings and results that outlive the program, whatever ends it.
//!
//! The match on the table is written after everything that happens to it, by a keeper on a thread of its own (`desk`,
//! `keeper`); where the texts lie is the [`shelf`]'s affair. Menus send [`Store`] and read [`Saved`] and [`Stored`].

mod desk;
mod keeper;
pub mod shelf;
pub mod trouble;

use self::desk::Desk;
use self::keeper::{Answer, Beside, Kept, Order};
use self::shelf::{Drawer, Shelf};
use self::trouble::{Cause, NotSaved, Trouble};
use super::command::{self, CommandLine};
use super::frames::{self, Beats};
use super::play::{ClockTicked, Happened, Intent, OnTable};
use super::results::Counted;
use super::screen::{Go, Screen};
use super::settings::Settings;
use crate::games::{Board, Kind, quoted};
use crate::session::record::{Glance, link, mail, ron};
use crate::session::results::Results;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use web_time::SystemTime;

/// How often it is tried again to write what could not be written.
const RETRY: Duration = Duration::from_secs(3);

/// The name of a saved match: when it was begun, and the game.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(String);

impl Id {
    /// The name of the match of this game that is the `number`th to begin in this second.
    fn new(begun: SystemTime, kind: Kind, number: usize) -> Self {
        let seconds = begun.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let (year, month, day) = date(seconds / DAY);
        let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
        let more = if number > 1 { format!("-{number}") } else { String::new() };
        Self(format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}-{}{more}.ron", kind.id()))
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A saved match, as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name.
    pub id: Id,
    /// What its record tells: game, seats, result, whether it is finished.
    pub glance: Glance,
    /// When it was last played.
    pub changed: SystemTime,
}

impl Entry {
    /// When it was last played, in words as people say it.
    #[must_use]
    pub fn when(&self, now: SystemTime) -> String {
        let age = now.duration_since(self.changed).unwrap_or_default().as_secs();
        match age {
            0..90 => "just now".to_owned(),
            90..5400 => format!("{} minutes ago", (age + 30) / 60),
            5400..DAY => format!("{} hours ago", (age + 1800) / 3600),
            DAY..TWO_DAYS => "yesterday".to_owned(),
            TWO_DAYS..TWO_WEEKS => format!("{} days ago", age / DAY),
            _ => {
                let changed = self.changed.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
                let (year, month, day) = date(changed.as_secs() / DAY);
                format!("{year:04}-{month:02}-{day:02}")
            }
        }
    }
}

const DAY: u64 = 24 * 3600;
const TWO_DAYS: u64 = 2 * DAY;
const TWO_WEEKS: u64 = 14 * DAY;

/// Year, month and day of a day counted from 1970-01-01, by the Gregorian calendar, in universal time.
fn date(day: u64) -> (u64, u64, u64) {
    // Counted from 0000-03-01, a leap day is the last day of its year, of its 4, its 100 and its 400 years.
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    (era * 400 + year + next, month, day)
}

/// A file that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damaged {
    /// What it was called.
    pub name: String,
    /// Why it can't be read.
    pub reason: String,
    /// What it is called now; `None` when it was left as it was.
    pub set_aside: Option<String>,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} can't be read: {}", quoted(&self.name), self.reason)?;
        match &self.set_aside {
            Some(name) => write!(f, ". It is kept as {}.", quoted(name)),
            None => f.write_str(". It is left as it is."),
        }
    }
}

/// What there is of saved matches.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Saved {
    /// All matches, the last played first.
    pub entries: Vec<Entry>,
    /// The match to continue: of those that are not finished the one that was played last.
    pub unfinished: Option<Id>,
    /// Whether a deleted match can be restored.
    pub may_undo_delete: bool,
    /// What could not be read at the start or since, and why.
    pub damaged: Vec<Damaged>,
    /// What is not saved at this moment, and why.
    pub trouble: Option<Trouble>,
    /// Whether the match on the table has been written as it is now; the time that has passed since aside.
    pub is_kept: bool,
    /// The final positions that have been asked for.
    boards: BTreeMap<Id, Pictured>,
}

/// The final position of a match, or that it is on its way.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pictured {
    /// Of which state of the match it is.
    changed: SystemTime,
    board: Option<Board>,
}

impl Saved {
    /// The position that a match stands at; `None` while it is not there, see [`Store::Picture`].
    #[must_use]
    pub fn board(&self, entry: &Entry) -> Option<&Board> {
        self.boards.get(&entry.id)?.board.as_ref()
    }

    /// Whether the position of a match has not been asked for since it was played last.
    #[must_use]
    pub fn lacks_board(&self, entry: &Entry) -> bool {
        self.boards.get(&entry.id).is_none_or(|pictured| pictured.changed != entry.changed)
    }
}

/// What menus want of the saved matches.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Store {
    /// Put the match that was played last, and is not finished, on the table.
    Continue,
    /// Put this match on the table.
    Open(Id),
    /// Put a match on the table from a text, in either spelling of the record.
    Paste(String),
    /// Put a match on the table from a file that the player has chosen.
    Import {
        /// What the file is called.
        name: String,
        /// What it says, or why it can't be read.
        text: Result<String, String>,
    },
    /// Tell the match on the table as a text that one can mail: [`Stored::Text`].
    CopyTable,
    /// Tell the match on the table as an address that brings it back: [`Stored::Text`].
    CopyLink,
    /// Tell a saved match as a text.
    Copy(Id),
    /// Save the match on the table as a file that one can take elsewhere: [`Stored::Exported`].
    ExportTable,
    /// Save a saved match as such a file.
    Export(Id),
    /// Look up the position that a match stands at: [`Saved::board`].
    Picture(Id),
    /// Delete a match.
    Delete(Id),
    /// Restore the match that was deleted last.
    UndoDelete,
}

/// What came of it, to be told to the player.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub enum Stored {
    /// A match was read and is on its way to the table.
    Opened,
    /// The text that was asked for, for the clipboard.
    Text(String),
    /// A match was saved as a file to be taken elsewhere: what it is called and where it is, in words.
    Exported(String),
    /// A match was deleted.
    Deleted(Id),
    /// A match was restored.
    Restored(Id),
    /// Something worth knowing, in a sentence.
    Note(String),
    /// Something did not succeed; nothing has changed because of it.
    Failed {
        /// What, as the beginning of a sentence.
        what: String,
        /// Why.
        reason: String,
    },
}

/// The way to the keeper and back.
#[derive(Resource, Debug)]
struct Keeper {
    desk: Desk,
    answers: Mutex<Receiver<Answer>>,
    /// The record of the match that was opened last: the next to come to the table goes on under its name if it is this.
    opened: Option<String>,
    /// The match on the table as it was last written: its number and its record.
    written: Option<(u64, String)>,
    /// How often the match on the table was handed in to be written.
    handed_in: u64,
    settings: Settings,
    results: Results,
}

impl Keeper {
    fn order(&self, order: Order) {
        self.desk.order(order);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saved>().add_message::<Store>().add_message::<Stored>().add_message::<RequestRedraw>();
    let folder = app.world().get_resource::<CommandLine>().and_then(|line| line.data.clone());
    let Some(shelf) = shelf::of_the_system(folder.as_deref()) else {
        let nothing = Trouble { not_saved: NotSaved::Anything, cause: Cause::Missing };
        app.world_mut().resource_mut::<Saved>().trouble = Some(nothing);
        return;
    };
    match read::<Settings>(&*shelf, Beside::Settings) {
        Ok(settings) => {
            app.insert_resource(settings.within_range());
        }
        Err(damaged) => app.world_mut().resource_mut::<Saved>().damaged.push(damaged),
    }
    match read::<Results>(&*shelf, Beside::Results) {
        Ok(results) => {
            app.insert_resource(Counted(results));
        }
        Err(damaged) => app.world_mut().resource_mut::<Saved>().damaged.push(damaged),
    }
    let (tell, answers) = channel();
    match Desk::open(shelf, tell, frames::waker(app.world().get_resource())) {
        Ok(desk) => {
            let settings = app.world().get_resource::<Settings>().cloned().unwrap_or_default();
            let results = app.world().get_resource::<Counted>().cloned().unwrap_or_default().0;
            let answers = Mutex::new(answers);
            app.insert_resource(Keeper { desk, answers, opened: None, written: None, handed_in: 0, settings, results })
                .add_systems(Update, listen.in_set(super::AppSystems::Input))
                .add_systems(
                    Update,
                    (keep_match, keep_settings, keep_results, pass_on, retry)
                        .chain()
                        .in_set(super::AppSystems::Persist),
                );
        }
        Err(error) => {
            app.world_mut().resource_mut::<Saved>().trouble = Some(Trouble::new(NotSaved::Anything, &error));
        }
    }
}

/// What lies under a name beside the matches, the usual where there is nothing; what can't be read is set aside.
fn read<T: Default + DeserializeOwned>(shelf: &dyn Shelf, beside: Beside) -> Result<T, Damaged> {
    let name = beside.name();
    let reason = match shelf.read(Drawer::Settings, name) {
        Ok(text) => match ::ron::from_str(&text) {
            Ok(read) => return Ok(read),
            Err(error) => error.to_string(),
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(T::default()),
        Err(error) => error.to_string(),
    };
    let set_aside = shelf.set_aside(Drawer::Settings, name).ok();
    Err(Damaged { name: name.to_owned(), reason, set_aside })
}

/// Hears what the keeper has to say.
fn listen(
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Go>,
    mut stored: MessageWriter<Stored>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(answers) = keeper.bypass_change_detection().answers.get_mut() else { return };
    let mut heard = Vec::new();
    while let Ok(answer) = answers.try_recv() {
        let brings_match = matches!(answer, Answer::Opened { .. });
        heard.push(answer);
        if brings_match {
            // Only one a frame comes to the table, so that each is kept. There may be more to hear.
            redraw.write(RequestRedraw);
            break;
        }
    }
    for answer in heard {
        match answer {
            Answer::Listed { entries, may_undo_delete } => {
                saved.unfinished = entries.iter().find(|entry| !entry.glance.finished).map(|entry| entry.id.clone());
                saved.entries = entries;
                saved.may_undo_delete = may_undo_delete;
            }
            Answer::Pictured(id, board) => {
                if let Some(pictured) = saved.boards.get_mut(&id) {
                    pictured.board = board.or_else(|| pictured.board.take());
                }
            }
            Answer::Opened { played, text, continues } => {
                keeper.opened = continues.then_some(text);
                intents.write(Intent::Resume(played));
                // Whatever lies over the table belongs to what was there before.
                go.write(Go::To(Screen::Match));
                stored.write(Stored::Opened);
            }
            Answer::Said(said) => {
                stored.write(said);
            }
            Answer::Damaged(damaged) => {
                if !saved.damaged.contains(&damaged) {
                    saved.damaged.push(damaged);
                }
            }
            // What was handed in earlier may be written later, when that could not be done at once.
            Answer::Kept(serial) => saved.is_kept |= serial == keeper.handed_in,
            Answer::Trouble(trouble) => saved.trouble = trouble,
        }
    }
}

/// Has the match on the table written whenever something has happened to it, or its clock shows a second less.
fn keep_match(
    mut happened: MessageReader<Happened>,
    mut ticked: MessageReader<ClockTicked>,
    table: Option<Res<OnTable>>,
    mut keeper: ResMut<Keeper>,
    mut saved: ResMut<Saved>,
) {
    let (mut changed, mut left) = (ticked.read().count() > 0, false);
    for event in happened.read() {
        match event {
            Happened::Left => left = true,
            Happened::Refused(_) => {}
            Happened::Begun | Happened::Moved(_) | Happened::Jumped | Happened::Changed | Happened::Ended(_) => {
                changed = true;
            }
        }
    }
    let Some(table) = table else {
        if left {
            keeper.written = None;
            keeper.order(Order::Leave);
        }
        return;
    };
    if !changed {
        return;
    }
    let (number, text) = (table.number(), ron::write(table.played()));
    let is_new = keeper.written.as_ref().is_none_or(|(written, _)| *written != number);
    if !is_new && keeper.written.as_ref().is_some_and(|(_, written)| *written == text) {
        return;
    }
    let goes_on = is_new && keeper.opened.take().is_some_and(|opened| opened == text);
    keeper.written = Some((number, text.clone()));
    keeper.handed_in += 1;
    saved.is_kept = false;
    let (glance, serial) = (Glance::of(table.played()), keeper.handed_in);
    keeper.order(Order::Keep(Kept { number, goes_on, glance, text, serial }));
}

/// Has the settings written when they are other than before.
fn keep_settings(settings: Option<Res<Settings>>, mut keeper: ResMut<Keeper>) {
    let Some(settings) = settings.filter(|settings| settings.is_changed() && **settings != keeper.settings) else {
        return;
    };
    keeper.settings = settings.clone();
    keeper.order(Order::Note(Beside::Settings, pretty(&*settings)));
}

/// Has the results against computers written when there are more.
fn keep_results(counted: Option<Res<Counted>>, mut keeper: ResMut<Keeper>) {
    let Some(counted) = counted.filter(|counted| counted.is_changed() && counted.0 != keeper.results) else {
        return;
    };
    keeper.results = counted.0.clone();
    keeper.order(Order::Note(Beside::Results, pretty(&counted.0)));
}

/// As long as something is not saved, tries again from time to time.
fn retry(
    time: Res<Time<Real>>,
    saved: Res<Saved>,
    keeper: Res<Keeper>,
    mut beats: ResMut<Beats>,
    mut last: Local<Duration>,
) {
    let wanted = Beats { saving: saved.trouble.map(|_| RETRY), ..*beats };
    beats.set_if_neq(wanted);
    if saved.trouble.is_none() {
        *last = time.elapsed();
    } else if time.elapsed() >= *last + RETRY {
        *last = time.elapsed();
        keeper.order(Order::Retry);
    }
}

fn pretty<T: Serialize>(value: &T) -> String {
    // Both are plain values, which RON can write.
    ::ron::ser::to_string_pretty(value, ::ron::ser::PrettyConfig::new()).unwrap_or_default()
}

/// Passes on to the keeper what menus want.
fn pass_on(
    mut wishes: MessageReader<Store>,
    keeper: Res<Keeper>,
    mut saved: ResMut<Saved>,
    table: Option<Res<OnTable>>,
    mut stored: MessageWriter<Stored>,
) {
    for wish in wishes.read() {
        match wish.clone() {
            Store::Continue => {
                if let Some(id) = saved.unfinished.clone() {
                    keeper.order(Order::Open(id));
                }
            }
            Store::Open(id) => keeper.order(Order::Open(id)),
            Store::Paste(text) => keeper.order(Order::Read { what: "The pasted text".to_owned(), text }),
            Store::Import { name, text: Ok(text) } => {
                keeper.order(Order::Read { what: format!("The file {}", quoted(&name)), text });
            }
            Store::Import { name, text: Err(reason) } => {
                stored.write(Stored::Failed { what: format!("The file {} can't be opened", quoted(&name)), reason });
            }
            Store::CopyTable => {
                if let Some(table) = &table {
                    stored.write(Stored::Text(mail::write(table.played())));
                }
            }
            Store::CopyLink => {
                if let Some(table) = &table {
                    stored.write(Stored::Text(command::address(&link::write(table.played()))));
                }
            }
            Store::Copy(id) => keeper.order(Order::Copy(id)),
            Store::ExportTable => {
                if let Some(table) = &table {
                    let played = table.played();
                    keeper.order(Order::ExportTable { kind: played.terms().game.kind(), text: mail::write(played) });
                }
            }
            Store::Export(id) => keeper.order(Order::Export(id)),
            Store::Picture(id) => {
                let Some(changed) = saved.entries.iter().find(|entry| entry.id == id).map(|entry| entry.changed) else {
                    continue;
                };
                // The one before it is shown until this one is there.
                let board = saved.boards.remove(&id).and_then(|pictured| pictured.board);
                saved.boards.insert(id.clone(), Pictured { changed, board });
                keeper.order(Order::Picture(id));
            }
            Store::Delete(id) => keeper.order(Order::Delete(id)),
            Store::UndoDelete => keeper.order(Order::UndoDelete),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Match, Terms};

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let known = [
            (0, (1970, 1, 1)),
            (789, (1972, 2, 29)),
            (10_956, (1999, 12, 31)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (20_819, (2027, 1, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ];
        for (day, expected) in known {
            assert_eq!(date(day), expected, "day {day}");
        }
    }

    #[test]
    fn names_rise_with_time_and_tell_the_game() {
        let at = |seconds| SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        assert_eq!(Id::new(at(86_399), Kind::Zen, 1).0, "1970-01-01-235959-zen.ron");
        assert_eq!(Id::new(at(86_400), Kind::Torus, 2).0, "1970-01-02-000000-torus-2.ron");
    }

    #[test]
    fn ages_are_told_as_people_tell_them() {
        let played = Match::new(Terms::usual(Kind::Enso)).unwrap();
        let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(20_819 * DAY);
        let entry = Entry { id: Id("a.ron".to_owned()), glance: Glance::of(&played), changed };
        let told = |seconds| entry.when(changed + Duration::from_secs(seconds));
        assert_eq!(told(3), "just now");
        assert_eq!(told(91), "2 minutes ago");
        assert_eq!(told(3 * 3600 - 1), "3 hours ago");
        assert_eq!(told(DAY + 1), "yesterday");
        assert_eq!(told(9 * DAY + 5), "9 days ago");
        assert_eq!(told(20 * DAY), "2027-01-01");
        assert_eq!(entry.when(changed - Duration::from_secs(60)), "just now", "clocks may be set back");
    }
}
