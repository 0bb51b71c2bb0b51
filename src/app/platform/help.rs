//! Reads the command line, and says its help in the player's language.

use crate::app::platform::launch::{self, CommandLine};
use crate::games::Kind;
use crate::texts::{Language, Phrase};
use clap::{Arg, ArgAction, Command, CommandFactory, Error, FromArgMatches};
use std::ffi::OsString;

/// The options that the program is started with.
///
/// # Errors
///
/// What is to be said before the program ends: what is wrong with the options, or the help or version that they ask
/// for.
pub fn read_command_line() -> Result<CommandLine, Error> {
    let arguments: Vec<_> = std::env::args_os().collect();
    let asked = CommandLine { language: language_asked_for(&arguments), ..CommandLine::default() };
    read(arguments, launch::language(&asked))
}

fn read(arguments: impl IntoIterator<Item = OsString>, language: Language) -> Result<CommandLine, Error> {
    let mut command = command(language);
    let matches = command.try_get_matches_from_mut(arguments)?;
    CommandLine::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
}

/// The language that `--language` names: the help is said in it too, so it is looked for first.
fn language_asked_for(arguments: &[OsString]) -> Option<String> {
    let mut words = arguments.iter().filter_map(|argument| argument.to_str());
    words
        .find_map(|word| match word.strip_prefix("--language")? {
            "" => Some(None),
            rest => rest.strip_prefix('=').map(|tag| Some(tag.to_owned())),
        })?
        .or_else(|| words.next().map(str::to_owned))
}

/// The command line, with its help in a language.
fn command(language: Language) -> Command {
    let say = |phrase: Phrase| phrase.localise(language);
    let mut command = CommandLine::command();
    for (option, help, value) in [
        ("record", Phrase::HelpRecord, Some(Phrase::HelpValueFile)),
        ("data", Phrase::HelpData, Some(Phrase::HelpValueFolder)),
        ("assets", Phrase::HelpAssets, Some(Phrase::HelpValueFolder)),
        ("link", Phrase::HelpLink, Some(Phrase::HelpValueAddress)),
        ("start", with_values(Phrase::HelpStart, Kind::ALL.map(Kind::id)), Some(Phrase::HelpValueGame)),
        ("language", with_values(Phrase::HelpLanguage, tags()), Some(Phrase::HelpValueLanguage)),
        ("probe", Phrase::HelpProbe, None),
    ] {
        command = command.mut_arg(option, |option| {
            let option = option.help(say(help));
            match value {
                Some(value) => option.value_name(say(value)).hide_possible_values(true),
                None => option,
            }
        });
    }
    let print_help = Arg::new("help").short('h').long("help").action(ArgAction::Help).help(say(Phrase::HelpHelp));
    let print_version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    // Everything looks as clap would write it.
    let (heading, literal) = (*command.get_styles().get_header(), *command.get_styles().get_literal());
    let program = format!("{literal}{}{literal:#}", command.get_name());
    let usage = format!("{heading}{}:{heading:#}", say(Phrase::HelpUsage));
    command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(print_help)
        .arg(print_version.help(say(Phrase::HelpVersion)))
        .mut_args(|option| {
            let heading = if option.is_positional() { Phrase::HelpArguments } else { Phrase::HelpOptions };
            option.help_heading(say(heading))
        })
        .about(say(Phrase::HelpAbout))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}"))
        .override_usage(say(Phrase::HelpUsageOfOptions { program: program.into() }))
}

fn with_values(help: Phrase, values: impl IntoIterator<Item = &'static str>) -> Phrase {
    let values: Vec<_> = values.into_iter().collect();
    Phrase::HelpWithValues { help: help.into(), values: values.join(", ").into() }
}

fn tags() -> impl Iterator<Item = &'static str> {
    Language::ALL.iter().map(|language| language.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<OsString> {
        line.split(' ').map(OsString::from).collect()
    }

    /// The descriptions in the source are what the catalogue says in English.
    #[test]
    fn english_help_is_what_the_source_describes() {
        let described = CommandLine::command().render_help();
        assert_eq!(command(Language::English).render_help().to_string(), described.to_string());
        assert_eq!(command(Language::English).render_help().ansi().to_string(), described.ansi().to_string());
    }

    #[test]
    fn help_is_said_in_every_language() {
        for &language in Language::ALL {
            command(language).debug_assert();
            let help = read(words("zen-table --help"), language).expect_err("help ends the program").to_string();
            for said in [Phrase::HelpAbout, Phrase::HelpData, Phrase::HelpVersion, Phrase::HelpOptions] {
                assert!(help.contains(&said.localise(language)), "{help}");
            }
        }
    }

    #[test]
    fn the_command_line_is_read_as_before() {
        let read = |line: &str| read(words(line), Language::English);
        let read_line = read("zen-table --data a --start enso --language en --probe").expect("it is right");
        let expected = CommandLine {
            data: Some("a".into()),
            start: Some("enso".to_owned()),
            language: Some("en".to_owned()),
            probe: true,
            ..CommandLine::default()
        };
        assert_eq!(read_line, expected);
        for wrong in ["--start chess", "--language xx", "--start enso --link a", "a --link b", "--nothing", "a b"] {
            let error = read(&format!("zen-table {wrong}")).expect_err("it is wrong");
            assert_eq!(error.exit_code(), 2, "{wrong}");
        }
        let named = read("zen-table match.zen").expect("a file by double click");
        assert_eq!(named.record, Some("match.zen".into()));
        let version = read("zen-table -V").expect_err("the version ends the program");
        assert!(version.to_string().starts_with("zen-table 0."), "{version}");
    }

    #[test]
    fn the_language_is_looked_for_first() {
        let asked = |line: &str| language_asked_for(&words(line));
        assert_eq!(asked("zen-table --help --language fr"), Some("fr".to_owned()));
        assert_eq!(asked("zen-table --language=pt-BR -h"), Some("pt-BR".to_owned()));
        assert_eq!(asked("zen-table --languages fr --language"), None);
        assert_eq!(asked("zen-table"), None);
    }
}
