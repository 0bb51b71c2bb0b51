//! The rules of the house that no compiler knows: which room may name which, and what no source may hold.

use crate::shell::Result;
use crate::source::{Kind, Token, tokens};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A room of `src/`: a module at the crate's root.
struct Room {
    name: &'static str,
    /// The rooms that it may name, itself included.
    may_name: &'static [&'static str],
    /// The crates that it must do without.
    without: Without,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Without {
    /// Every crate but `std`, and in that everything that reaches the world outside.
    Crates,
    /// The crates that only the feature `gui` brings.
    Window,
    /// None.
    Nothing,
}

/// The arrows `games <- search <- session <- engine` and `games <- themes`, and `<- app` from all of them.
const ROOMS: [Room; 6] = [
    Room { name: "games", may_name: &["games"], without: Without::Crates },
    Room { name: "search", may_name: &["games", "search"], without: Without::Window },
    Room { name: "session", may_name: &["games", "search", "session"], without: Without::Window },
    Room { name: "engine", may_name: &["games", "search", "session", "engine"], without: Without::Window },
    Room { name: "themes", may_name: &["games", "themes"], without: Without::Window },
    Room {
        name: "app",
        may_name: &["games", "search", "session", "engine", "themes", "app"],
        without: Without::Nothing,
    },
];

/// What of `std` reaches the world outside, or differs from run to run.
const IMPURE: [&str; 9] = ["env", "fs", "io", "net", "os", "process", "random", "thread", "time"];

/// Something that a rule of the house forbids.
#[derive(PartialEq, Eq, Debug)]
struct Fault {
    line: usize,
    reason: String,
}

/// The crates of the package, by the names that the source knows them by.
struct Crates {
    all: Vec<String>,
    window: Vec<String>,
}

/// Holds every source of the checkout against the rules of the house.
pub(crate) fn check(root: &Path) -> Result {
    let manifest = fs::read_to_string(root.join("Cargo.toml")).map_err(|error| format!("Cargo.toml: {error}"))?;
    let crates = Crates::of(&manifest);
    if crates.all.is_empty() || crates.window.is_empty() {
        return Err("Cargo.toml: the dependencies, or those of the feature gui, were not found".into());
    }
    let mut files = Vec::new();
    collect(root, &mut files).map_err(|error| format!("the sources cannot be listed: {error}"))?;
    files.sort();
    let mut faults = 0;
    for file in &files {
        let source = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        let file = file.strip_prefix(root).unwrap_or(file);
        for Fault { line, reason } in judge(file, &source, &crates) {
            println!("{}:{line}: {reason}", file.display());
            faults += 1;
        }
    }
    println!("{} sources, {faults} faults", files.len());
    if faults == 0 { Ok(()) } else { Err("the rules of the house are broken, see above".into()) }
}

/// All Rust sources, without what was built and what is hidden.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(&path, files)?;
            }
        } else if name.ends_with(".rs") {
            files.push(path);
        }
    }
    Ok(())
}

impl Crates {
    fn of(manifest: &str) -> Self {
        let (mut all, mut window) = (Vec::new(), Vec::new());
        let mut section = "";
        for line in manifest.lines().map(str::trim) {
            if let Some(header) = line.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
                section = header;
                if let Some(name) = header.strip_prefix("dependencies.") {
                    all.push(name.replace('-', "_"));
                }
            } else if section == "dependencies"
                && let Some((name, _)) = line.split_once('=')
            {
                all.push(name.trim().replace('-', "_"));
            } else if section == "features" && line.starts_with("gui ") {
                window = line.split('"').filter_map(|word| word.strip_prefix("dep:")).map(str::to_owned).collect();
            }
        }
        Self { all, window }
    }
}

/// Everything in a source that a rule of the house forbids; `file` is its path from the checkout's root.
fn judge(file: &Path, source: &str, crates: &Crates) -> Vec<Fault> {
    let tokens = tokens(source);
    let mut faults = Vec::new();
    if !source.starts_with("//! ") {
        faults.push(Fault { line: 1, reason: "a source begins with a sentence about itself: //! …".to_owned() });
    }
    judge_words(&tokens, &mut faults);
    judge_attributes(&tokens, &mut faults);
    let place = module_of(file);
    if let Some(room) = place.first().and_then(|first| ROOMS.iter().find(|room| room.name == first)) {
        for path in paths(&tokens, &place) {
            faults.extend(judge_path(&path, room, crates));
        }
    }
    faults
}

fn judge_words(tokens: &[Token], faults: &mut Vec<Fault>) {
    for (index, token) in tokens.iter().enumerate() {
        let Kind::Word(word) = token.kind else { continue };
        let is_macro = kind(tokens, index + 1) == Kind::Sign('!') && kind(tokens, index + 2) != Kind::Sign('=');
        if word == "unsafe" {
            faults.push(Fault { line: token.line, reason: "no unsafe code".to_owned() });
        } else if is_macro && ["todo", "unimplemented", "dbg"].contains(&word) {
            faults.push(Fault { line: token.line, reason: format!("{word}! is for drafts") });
        }
    }
}

/// Attributes may not switch a lint off for good, nor without a reason expect one or keep a test from running.
fn judge_attributes(tokens: &[Token], faults: &mut Vec<Fault>) {
    let mut index = 0;
    while index < tokens.len() {
        let Some(inside) = attribute_at(&tokens[index..]) else {
            index += 1;
            continue;
        };
        for (at, token) in inside.iter().enumerate() {
            let called = kind(inside, at + 1) == Kind::Sign('(');
            let reason = match token.kind {
                Kind::Word("allow") if called => "#[expect(…, reason = …)] instead of #[allow(…)]",
                Kind::Word("expect") if called && !gives_reason(&inside[at + 1..]) => "#[expect(…)] wants a reason",
                Kind::Word("ignore") if inside.len() == 1 => "#[ignore] wants a reason",
                _ => continue,
            };
            faults.push(Fault { line: token.line, reason: reason.to_owned() });
        }
        index += inside.len().max(1);
    }
}

/// What stands between the brackets of the attribute that begins here, if one does.
fn attribute_at<'t, 's>(tokens: &'t [Token<'s>]) -> Option<&'t [Token<'s>]> {
    if kind(tokens, 0) != Kind::Sign('#') {
        return None;
    }
    let open = if kind(tokens, 1) == Kind::Sign('!') { 2 } else { 1 };
    if kind(tokens, open) != Kind::Sign('[') {
        return None;
    }
    let inside = &tokens[open + 1..];
    Some(&inside[..closing(inside, '[', ']')])
}

/// How many tokens there are before the sign that closes what was opened just before them.
fn closing(tokens: &[Token], open: char, close: char) -> usize {
    let mut depth = 1;
    for (index, token) in tokens.iter().enumerate() {
        if token.kind == Kind::Sign(open) {
            depth += 1;
        } else if token.kind == Kind::Sign(close) {
            depth -= 1;
            if depth == 0 {
                return index;
            }
        }
    }
    tokens.len()
}

fn gives_reason(from_parenthesis: &[Token]) -> bool {
    let inside = &from_parenthesis[1..];
    inside[..closing(inside, '(', ')')].iter().any(|token| token.kind == Kind::Word("reason"))
}

/// The module that a source of `src/` is: `src/games/zen/mod.rs` is `games::zen`. Nothing for other sources.
fn module_of(file: &Path) -> Vec<String> {
    let Ok(inside) = file.strip_prefix("src") else { return Vec::new() };
    let mut names: Vec<_> = inside.with_extension("").iter().map(|name| name.to_string_lossy().into_owned()).collect();
    if names.last().is_some_and(|name| name == "mod") {
        names.pop();
    }
    names
}

/// A path that the source writes, from the crate's root if it begins with `crate`, `self` or `super`.
#[derive(PartialEq, Eq, Debug)]
struct NamedPath<'a> {
    line: usize,
    /// Whether its first segment is a room or another item at the crate's root, and not the name of a crate.
    from_root: bool,
    segments: Vec<&'a str>,
}

/// Every import, those of a group one by one, and every other path of at least two segments.
fn paths<'a>(tokens: &[Token<'a>], module: &'a [String]) -> Vec<NamedPath<'a>> {
    let mut found = Vec::new();
    let mut inline = Vec::new();
    let mut depth = 0;
    let mut index = 0;
    while let Some(token) = tokens.get(index) {
        match token.kind {
            Kind::Sign('{') => depth += 1,
            Kind::Sign('}') => {
                depth -= 1;
                inline.retain(|&(opened, _)| opened < depth + 1);
            }
            Kind::Word("mod") => {
                if let [Kind::Word(name), Kind::Sign('{')] = [kind(tokens, index + 1), kind(tokens, index + 2)] {
                    inline.push((depth + 1, name));
                }
            }
            Kind::Word(word) if word == "use" || kind(tokens, index + 1) == Kind::PathSeparator => {
                let inline = inline.iter().map(|&(_, name)| name);
                let here: Vec<&str> = module.iter().map(String::as_str).chain(inline).collect();
                let start = index + usize::from(word == "use");
                index = read_tree(tokens, start, &mut Vec::new(), &here, &mut found);
                continue;
            }
            _ => {}
        }
        index += 1;
    }
    found
}

/// The kind of the token at an index; beyond the end a literal, which means nothing to any rule.
fn kind<'a>(tokens: &[Token<'a>], index: usize) -> Kind<'a> {
    tokens.get(index).map_or(Kind::Literal, |token| token.kind)
}

/// Reads a path or a tree of imports from `index`, each branch of which goes on from `prefix`; tells where it ends.
fn read_tree<'a>(
    tokens: &[Token<'a>],
    mut index: usize,
    prefix: &mut Vec<&'a str>,
    base: &[&'a str],
    found: &mut Vec<NamedPath<'a>>,
) -> usize {
    let length = prefix.len();
    loop {
        match kind(tokens, index) {
            Kind::PathSeparator => index += 1,
            Kind::Word(word) => {
                prefix.push(word);
                index += 1;
                if kind(tokens, index) != Kind::PathSeparator {
                    break;
                }
            }
            Kind::Sign('{') if prefix.is_empty() || kind(tokens, index - 1) == Kind::PathSeparator => {
                index += 1;
                while !matches!(kind(tokens, index), Kind::Sign('}') | Kind::Literal) {
                    let after = read_tree(tokens, index, prefix, base, found);
                    index = after.max(index + 1);
                }
                prefix.truncate(length);
                return index + 1;
            }
            _ => break,
        }
    }
    if prefix.len() > length {
        found.push(resolve(tokens[index - 1].line, prefix, base));
    }
    prefix.truncate(length);
    index
}

/// Turns `self`, `super` and `crate` into the path from the crate's root.
fn resolve<'a>(line: usize, path: &[&'a str], base: &[&'a str]) -> NamedPath<'a> {
    let ups = path.iter().take_while(|&&segment| segment == "super" || segment == "self").count();
    if ups > 0 {
        let supers = path[..ups].iter().filter(|&&segment| segment == "super").count();
        let mut segments = base[..base.len().saturating_sub(supers)].to_vec();
        segments.extend(&path[ups..]);
        return NamedPath { line, from_root: true, segments };
    }
    let from_root = path.first() == Some(&"crate");
    NamedPath { line, from_root, segments: path[usize::from(from_root)..].to_vec() }
}

fn judge_path(path: &NamedPath, room: &Room, crates: &Crates) -> Option<Fault> {
    let fault = |reason: String| Some(Fault { line: path.line, reason });
    let (&first, rest) = path.segments.split_first()?;
    if path.from_root {
        if room.may_name.contains(&first) {
            return None;
        }
        return fault(format!("{} may name {} only, not {first}", room.name, room.may_name.join(", ")));
    }
    let names = |crates: &[String]| crates.iter().any(|name| name == first);
    match room.without {
        Without::Crates if names(&crates.all) => fault(format!("{} uses std only, not {first}", room.name)),
        Without::Crates if first == "std" && rest.first().is_some_and(|module| IMPURE.contains(module)) => {
            fault(format!("{} is pure: no std::{}", room.name, rest[0]))
        }
        Without::Window if names(&crates.window) => fault(format!("{} knows no window: no {first}", room.name)),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
