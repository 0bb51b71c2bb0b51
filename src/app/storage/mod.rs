//! Saves matches, settings and results, so that they survive any end of the program.
//!
//! The match on the table is written after everything that happens to it, by a worker on a thread of its own (`queue`,
//! `worker`); the [`backend`] decides where the texts are stored. Menus send [`Store`] and read [`Saved`] and
//! [`Stored`].

pub mod backend;
mod backup;
pub(crate) mod import;
mod jobs;
pub mod library;
mod queue;
pub mod startup;
pub mod trouble;
mod worker;

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::lesson::LessonProgress;
use crate::app::gameplay::messages::{ClockTicked, Intent, MatchEvent};
use crate::app::gameplay::statistics::AiStatistics;
use crate::app::platform::files::unreadable;
use crate::app::platform::frames::{self, RedrawInterval};
use crate::app::platform::launch;
use crate::app::platform::launch::CommandLine;
use crate::app::platform::preferences::SystemPreferences;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::app::storage::backend::{Collection, StorageBackend, select};
use crate::app::storage::jobs::{AppFile, Job, Kept, Report};
use crate::app::storage::library::{BoardPreview, Damaged, Saved, Store, Stored};
use crate::app::storage::queue::JobQueue;
use crate::app::storage::trouble::{Cause, NotSaved, Trouble};
use crate::games::quoted;
use crate::lessons::progress::Progress;
use crate::session::record::{RecordSummary, link, mail, ron};
use crate::session::results::Results;
use crate::texts::{Phrase, Text};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::io;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// How often failed writes are tried again.
const RETRY: Duration = Duration::from_secs(3);

/// The connection to the storage worker.
#[derive(Resource, Debug)]
struct StorageClient {
    queue: JobQueue,
    answers: Mutex<Receiver<Report>>,
    /// The record of the match that was opened last. If the next match on the table has this record, it is saved under
    /// the name of the opened one.
    opened: Option<String>,
    /// The match on the table as it was last written: its number and its record.
    written: Option<(u64, String)>,
    /// How often the match on the table was sent to the worker to be written.
    handed_in: u64,
    settings: Settings,
    results: Results,
    lessons: Progress,
    /// What was read from a backup and has not been taken over yet.
    from_backup: FromBackup,
}

/// The parts of a backup besides its matches.
#[derive(Default, Debug)]
struct FromBackup {
    settings: Option<Box<Settings>>,
    results: Option<Results>,
    lessons: Option<Progress>,
}

impl StorageClient {
    fn submit(&self, job: Job) {
        self.queue.submit(job);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Saved>()
        .add_message::<Store>()
        .add_message::<Stored>()
        .add_message::<RequestRedraw>()
        .add_plugins((import::plugin, startup::plugin));
    let folder = app.world().get_resource::<CommandLine>().and_then(|line| line.data.clone());
    let Some(backend) = select::of_the_system(folder.as_deref()) else {
        let nothing = Trouble { not_saved: NotSaved::Anything, cause: Cause::Missing };
        app.world_mut().resource_mut::<Saved>().trouble = Some(nothing);
        return;
    };
    match read::<Settings>(&*backend, AppFile::Settings) {
        Ok(Some(settings)) => {
            app.insert_resource(settings.within_range());
        }
        Ok(None) => {
            let preferences = app.world().get_resource::<SystemPreferences>().copied().unwrap_or_default();
            app.insert_resource(Settings::of_new_player((preferences.0)()));
        }
        Err(damaged) => app.world_mut().resource_mut::<Saved>().damaged.push(damaged),
    }
    match read::<Results>(&*backend, AppFile::Results) {
        Ok(results) => {
            app.insert_resource(AiStatistics(results.unwrap_or_default()));
        }
        Err(damaged) => app.world_mut().resource_mut::<Saved>().damaged.push(damaged),
    }
    match read::<Progress>(&*backend, AppFile::Lessons) {
        Ok(progress) => {
            app.insert_resource(LessonProgress(progress.unwrap_or_default()));
        }
        Err(damaged) => app.world_mut().resource_mut::<Saved>().damaged.push(damaged),
    }
    let (sender, answers) = channel();
    match JobQueue::open(backend, sender, frames::waker(app.world().get_resource())) {
        Ok(queue) => {
            let settings = app.world().get_resource::<Settings>().cloned().unwrap_or_default();
            let results = app.world().get_resource::<AiStatistics>().cloned().unwrap_or_default().0;
            let lessons = app.world().get_resource::<LessonProgress>().cloned().unwrap_or_default().0;
            let answers = Mutex::new(answers);
            app.insert_resource(StorageClient {
                queue,
                answers,
                opened: None,
                written: None,
                handed_in: 0,
                settings,
                results,
                lessons,
                from_backup: FromBackup::default(),
            })
            .add_systems(Update, (listen, take_over_backup).chain().in_set(AppSystems::Input))
            .add_systems(
                Update,
                (keep_match, keep_settings, keep_results, keep_lessons, pass_on, retry)
                    .chain()
                    .in_set(AppSystems::Persist),
            );
        }
        Err(error) => {
            app.world_mut().resource_mut::<Saved>().trouble = Some(Trouble::new(NotSaved::Anything, &error));
        }
    }
}

/// Reads the settings or the results; `None` where there is no file. A file that can't be read is set aside.
fn read<T: DeserializeOwned>(backend: &dyn StorageBackend, file: AppFile) -> Result<Option<T>, Damaged> {
    let name = file.name();
    let reason = match backend.read(Collection::Settings, name) {
        Ok(text) => match parse(&text) {
            Ok(read) => return Ok(Some(read)),
            Err(reason) => reason,
        },
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => unreadable(&error),
    };
    let set_aside = backend.set_aside(Collection::Settings, name).ok();
    Err(Damaged { name: name.to_owned(), reason, set_aside })
}

/// What a text in RON says.
///
/// # Errors
/// Why it can't be read, in sentences.
fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Text> {
    ::ron::from_str(text).map_err(|error| Phrase::StorageWrongText { detail: error.to_string().into() }.into())
}

/// Reads the reports of the worker.
fn listen(
    mut client: ResMut<StorageClient>,
    mut saved: ResMut<Saved>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Navigate>,
    mut stored: MessageWriter<Stored>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok(answers) = client.bypass_change_detection().answers.get_mut() else { return };
    let mut heard = Vec::new();
    while let Ok(answer) = answers.try_recv() {
        let brings_match = matches!(answer, Report::Opened { .. });
        heard.push(answer);
        if brings_match {
            // Only one match a frame comes to the table, so that each is saved. There may be more reports.
            redraw.write(RequestRedraw);
            break;
        }
    }
    for answer in heard {
        match answer {
            Report::Listed { entries, may_undo_delete } => {
                saved.unfinished = entries.iter().find(|entry| !entry.summary.finished).map(|entry| entry.id.clone());
                saved.entries = entries;
                saved.may_undo_delete = may_undo_delete;
            }
            Report::Preview(id, board) => {
                if let Some(preview) = saved.boards.get_mut(&id) {
                    preview.board = board.or_else(|| preview.board.take());
                }
            }
            Report::Opened { played, text, continues, for_review } => {
                client.opened = continues.then_some(text);
                intents.write(Intent::Resume(played));
                if for_review {
                    intents.write(Intent::Review);
                }
                // Overlays belong to the match before, so they are closed.
                go.write(Navigate::To(Screen::Match));
                stored.write(Stored::Opened);
            }
            Report::BackupRead { settings, results, lessons } => {
                client.from_backup = FromBackup { settings, results, lessons };
            }
            Report::Said(said) => {
                stored.write(said);
            }
            Report::Damaged(damaged) => {
                if !saved.damaged.contains(&damaged) {
                    saved.damaged.push(damaged);
                }
            }
            // An earlier state may be written late, when that could not be done at once.
            Report::Kept(serial) => saved.is_kept |= serial == client.handed_in,
            Report::Trouble(trouble) => saved.trouble = trouble,
        }
    }
}

/// Takes over what was read from a backup: its settings, and its results and lessons beside those that are there.
fn take_over_backup(
    mut client: ResMut<StorageClient>,
    settings: Option<ResMut<Settings>>,
    results: Option<ResMut<AiStatistics>>,
    progress: Option<ResMut<LessonProgress>>,
) {
    let read = std::mem::take(&mut client.bypass_change_detection().from_backup);
    if let (Some(read), Some(mut settings)) = (read.settings, settings) {
        settings.set_if_neq(read.within_range());
    }
    if let (Some(read), Some(mut results)) = (read.results, results) {
        results.0.merge(read);
    }
    if let (Some(read), Some(mut progress)) = (read.lessons, progress) {
        progress.0.merge(read);
    }
}

/// Has the match on the table written whenever something has happened to it, or its clock shows one second less.
fn keep_match(
    mut happened: MessageReader<MatchEvent>,
    mut ticked: MessageReader<ClockTicked>,
    active_match: Option<Res<ActiveMatch>>,
    mut client: ResMut<StorageClient>,
    mut saved: ResMut<Saved>,
) {
    let (mut changed, mut left) = (ticked.read().count() > 0, false);
    for event in happened.read() {
        match event {
            MatchEvent::Left => left = true,
            MatchEvent::Refused(_) | MatchEvent::EditRefused(_) => {}
            MatchEvent::Begun
            | MatchEvent::Moved(_)
            | MatchEvent::Jumped
            | MatchEvent::Changed
            | MatchEvent::Annotated
            | MatchEvent::Ended(_) => {
                changed = true;
            }
        }
    }
    let Some(active_match) = active_match else {
        if left {
            client.written = None;
            client.submit(Job::Leave);
        }
        return;
    };
    if !changed || active_match.lesson().is_some() {
        return;
    }
    let (number, text) = (active_match.number(), ron::write(active_match.played()));
    let is_new = client.written.as_ref().is_none_or(|(written, _)| *written != number);
    if !is_new && client.written.as_ref().is_some_and(|(_, written)| *written == text) {
        return;
    }
    let goes_on = is_new && client.opened.take().is_some_and(|opened| opened == text);
    client.written = Some((number, text.clone()));
    client.handed_in += 1;
    saved.is_kept = false;
    let (summary, serial) = (RecordSummary::of(active_match.played()), client.handed_in);
    client.submit(Job::Keep(Kept { number, goes_on, summary, text, serial }));
}

/// Has the settings written when they have changed.
fn keep_settings(settings: Option<Res<Settings>>, mut client: ResMut<StorageClient>) {
    let Some(settings) = settings.filter(|settings| settings.is_changed() && **settings != client.settings) else {
        return;
    };
    client.settings = settings.clone();
    client.submit(Job::WriteFile(AppFile::Settings, pretty(&*settings)));
}

/// Has the results against computers written when they have changed.
fn keep_results(counted: Option<Res<AiStatistics>>, mut client: ResMut<StorageClient>) {
    let Some(counted) = counted.filter(|counted| counted.is_changed() && counted.0 != client.results) else {
        return;
    };
    client.results = counted.0.clone();
    client.submit(Job::WriteFile(AppFile::Results, pretty(&counted.0)));
}

/// Has the progress in the lessons written when it has changed.
fn keep_lessons(progress: Option<Res<LessonProgress>>, mut client: ResMut<StorageClient>) {
    let Some(progress) = progress.filter(|progress| progress.is_changed() && progress.0 != client.lessons) else {
        return;
    };
    client.lessons = progress.0.clone();
    client.submit(Job::WriteFile(AppFile::Lessons, pretty(&progress.0)));
}

/// As long as something is not saved, tries again from time to time.
fn retry(
    time: Res<Time<Real>>,
    saved: Res<Saved>,
    client: Res<StorageClient>,
    mut interval: ResMut<RedrawInterval>,
    mut last: Local<Duration>,
) {
    let needed = RedrawInterval { saving: saved.trouble.map(|_| RETRY), ..*interval };
    interval.set_if_neq(needed);
    if saved.trouble.is_none() {
        *last = time.elapsed();
    } else if time.elapsed() >= *last + RETRY {
        *last = time.elapsed();
        client.submit(Job::Retry);
    }
}

fn pretty<T: Serialize>(value: &T) -> String {
    // Both are plain values, which RON can write.
    ::ron::ser::to_string_pretty(value, ::ron::ser::PrettyConfig::new()).unwrap_or_default()
}

/// That the file of this name can't be opened.
fn file_not_opened(name: &str) -> Text {
    Phrase::StorageFileNotOpened { file: quoted(name).into() }.into()
}

/// Passes the requests of menus on to the worker.
fn pass_on(
    mut wishes: MessageReader<Store>,
    client: Res<StorageClient>,
    mut saved: ResMut<Saved>,
    active_match: Option<Res<ActiveMatch>>,
    mut stored: MessageWriter<Stored>,
) {
    for wish in wishes.read() {
        match wish.clone() {
            Store::Continue => {
                if let Some(id) = saved.unfinished.clone() {
                    client.submit(Job::Open { id, for_review: false });
                }
            }
            Store::Open(id) => client.submit(Job::Open { id, for_review: false }),
            Store::Review(id) => client.submit(Job::Open { id, for_review: true }),
            Store::Paste(text) => client.submit(Job::Read { failure: Phrase::StorageTextNotOpened.into(), text }),
            Store::ExportBackup => client.submit(Job::ExportBackup),
            // Files are chosen and read by `import`.
            Store::ChooseFiles => {}
            Store::Import { name, text: Ok(text) } => {
                client.submit(Job::Read { failure: file_not_opened(&name), text });
            }
            Store::Import { name, text: Err(reason) } => {
                stored.write(Stored::Failed { what: file_not_opened(&name), reason });
            }
            Store::CopyTable => {
                if let Some(active_match) = &active_match {
                    stored.write(Stored::Text(mail::write(active_match.played())));
                }
            }
            Store::CopyLink => {
                if let Some(active_match) = &active_match {
                    stored.write(Stored::Text(launch::address(&link::write(active_match.played()))));
                }
            }
            Store::CopyPosition => {
                if let Some(active_match) = &active_match {
                    stored.write(Stored::Position(active_match.position().position_text()));
                }
            }
            Store::Copy(id) => client.submit(Job::Copy(id)),
            Store::ExportTable => {
                if let Some(active_match) = &active_match {
                    let played = active_match.played();
                    client.submit(Job::ExportTable { kind: played.terms().game.kind(), text: mail::write(played) });
                }
            }
            Store::Export(id) => client.submit(Job::Export(id)),
            Store::ExportPicture(picture) => {
                if let Some(active_match) = &active_match {
                    let kind = active_match.played().terms().game.kind();
                    client.submit(Job::ExportPicture { kind, picture });
                }
            }
            Store::Picture(id) => {
                let Some(changed) = saved.entries.iter().find(|entry| entry.id == id).map(|entry| entry.changed) else {
                    continue;
                };
                // The old board is shown until the new one has been read.
                let board = saved.boards.remove(&id).and_then(|preview| preview.board);
                saved.boards.insert(id.clone(), BoardPreview { changed, board });
                client.submit(Job::Picture(id));
            }
            Store::Delete(id) => client.submit(Job::Delete(id)),
            Store::UndoDelete => client.submit(Job::UndoDelete),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::library::{DAY, Entry, Id, universal};
    use crate::games::Kind;
    use crate::session::{Match, Terms};
    use crate::texts::Language;
    use web_time::SystemTime;

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
            let time = universal(SystemTime::UNIX_EPOCH + Duration::from_secs(day * DAY));
            assert_eq!((time.year(), u8::from(time.month()), time.day()), expected, "day {day}");
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
        let entry = Entry { id: Id("a.ron".to_owned()), summary: RecordSummary::of(&played), changed };
        let at = |now| entry.when(now).localise(Language::English);
        let when = |seconds| at(changed + Duration::from_secs(seconds));
        assert_eq!(when(3), "just now");
        assert_eq!(when(91), "2 minutes ago");
        assert_eq!(when(3 * 3600 - 1), "3 hours ago");
        assert_eq!(when(DAY + 1), "yesterday");
        assert_eq!(when(9 * DAY + 5), "9 days ago");
        assert_eq!(when(20 * DAY), "1 January 2027");
        assert_eq!(at(changed - Duration::from_secs(60)), "just now", "clocks may be set back");
    }
}
