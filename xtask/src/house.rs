//! The rules of the house, which no compiler checks: which module of `src/` may name which, which crates each must do
//! without, no cycles among imports, and all words for players in the catalogue of texts.

mod catalogue;
mod cycles;
mod modules;
#[path = "../../build/phrase_name.rs"]
mod phrase_name;
mod source;
mod words;

use crate::shell::{CORE_PACKAGE, Result, package};
use cargo_metadata::DependencyKind;
use catalogue::{Catalogue, NOT_FOR_PLAYERS};
use modules::{Id, Modules, ROOT, Target};
use source::{Form, Mention};
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A layer of the code base: a module of `src/` and what is in it, without the layers inside it.
#[derive(PartialEq, Eq)]
struct Layer {
    /// Its path from the crate's root.
    name: &'static str,
    /// The other layers that it may name, without the `app::` of those within `app`; or [`ALL_ABOVE`].
    may_name: &'static str,
    without: Without,
}

/// The crates that a layer may not use. The compiler sees to it that only `app` uses Bevy, sound and the browser: the core
/// does not depend on them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Without {
    /// Every crate but `std`, and of `std` everything that depends on the world outside the program.
    Crates,
    /// [`MENUS_AND_SOUND`].
    MenusAndSound,
    /// None.
    Nothing,
}

/// All layers. Each may name only layers that stand above it here, so there are no cycles among them. What is in `app`
/// but in none of its layers is the layer `app`: the assembly, which no other layer may name.
const LAYERS: [Layer; 22] = [
    layer("games", "", Without::Crates),
    layer("search", "games", Without::Nothing),
    layer("session", "games search", Without::Nothing),
    layer("review", "games search session", Without::Nothing),
    layer("lessons", "games search session", Without::Nothing),
    layer("engine", "games search session review", Without::Nothing),
    layer("themes", "games", Without::Nothing),
    layer("texts", "games search session review lessons themes", Without::Nothing),
    layer("app::platform", "games texts", Without::MenusAndSound),
    layer("app::state", "games session texts themes platform", Without::MenusAndSound),
    layer("app::geometry", "games", Without::MenusAndSound),
    layer("app::gameplay", "games search session review lessons texts platform state geometry", Without::MenusAndSound),
    layer("app::ai", "games search session review texts engine platform state gameplay", Without::MenusAndSound),
    layer("app::storage", "games session review lessons texts platform state gameplay", Without::MenusAndSound),
    layer("app::input", "games session texts platform state gameplay geometry", Without::MenusAndSound),
    layer("app::camera", "games session platform state gameplay geometry input", Without::MenusAndSound),
    layer("app::board", "games session themes platform state gameplay geometry input camera", Without::MenusAndSound),
    layer("app::audio", "games themes state gameplay geometry camera", Without::Nothing),
    layer("app::haptics", "games state gameplay input", Without::MenusAndSound),
    layer(
        "app::ui",
        "games search session review lessons texts themes platform state gameplay ai storage geometry input camera audio",
        Without::Nothing,
    ),
    layer("app::probe", ALL_ABOVE, Without::Nothing),
    layer("app", ALL_ABOVE, Without::Nothing),
];

/// For a layer that may name all layers above it.
const ALL_ABOVE: &str = "*";

/// The modules of `std` that depend on the world outside the program, or whose results differ from run to run.
const IMPURE: [&str; 9] = ["env", "fs", "io", "net", "os", "process", "random", "thread", "time"];

/// Crates that draw menus or play sounds.
const MENUS_AND_SOUND: [&str; 2] = ["bevy_egui", "bevy_kira_audio"];

const fn layer(name: &'static str, may_name: &'static str, without: Without) -> Layer {
    Layer { name, may_name, without }
}

/// A source: its path from the checkout's root, and its text.
type Source = (String, String);

/// A place in a source that breaks one of the rules.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Fault {
    file: String,
    line: usize,
    reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

/// Checks every source of the checkout against the rules of the house.
pub(crate) fn check(root: &Path) -> Result {
    let crates = crates_of_core(root)?;
    let sources = read(root, root, &[".rs"])?;
    let messages = read(root, &root.join("assets").join("locales").join("en"), &[".ftl"])?;
    let page = read(root, &root.join("web"), &[".html", ".js"])?;
    let mut faults = judge(&sources, &crates);
    let catalogue = Catalogue { sources: &sources, messages: &messages, page: &page };
    faults.extend(catalogue.sentences_outside());
    faults.extend(catalogue.unsaid());
    for (beginning, _) in NOT_FOR_PLAYERS {
        if !sources.iter().any(|(file, _)| file.starts_with(beginning)) {
            let reason = format!("there is no {beginning}, which is said not to be for players");
            faults.insert(Fault { file: "xtask/src/house/catalogue.rs".to_owned(), line: 1, reason });
        }
    }
    for fault in &faults {
        println!("{fault}");
    }
    println!("{} sources, {} faults", sources.len(), faults.len());
    if faults.is_empty() { Ok(()) } else { Err("the rules of the house are broken, see above".into()) }
}

/// All files in a folder whose names end in one of these ways, in order, with their paths from the checkout's root.
fn read(root: &Path, folder: &Path, ends: &[&str]) -> Result<Vec<Source>> {
    let mut paths = Vec::new();
    collect(folder, ends, &mut paths).map_err(|error| format!("{} cannot be listed: {error}", folder.display()))?;
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let path = path.strip_prefix(root).unwrap_or(path).iter().map(|name| name.to_string_lossy());
        Ok((path.collect::<Vec<_>>().join("/"), text))
    };
    paths.iter().map(read).collect()
}

/// All such files, except in build output and hidden folders.
fn collect(folder: &Path, ends: &[&str], files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect(&path, ends, files)?;
            }
        } else if ends.iter().any(|end| name.ends_with(end)) {
            files.push(path);
        }
    }
    Ok(())
}

/// The crates that the core depends on, by the names that sources use for them.
fn crates_of_core(root: &Path) -> Result<HashSet<String>> {
    let dependencies = package(root, CORE_PACKAGE)?.dependencies;
    let dependencies = dependencies.iter().filter(|dependency| dependency.kind == DependencyKind::Normal);
    let names = dependencies.map(|dependency| dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_"));
    Ok(names.collect())
}

/// All faults of these sources, in order of file and line.
fn judge(sources: &[Source], crates: &HashSet<String>) -> BTreeSet<Fault> {
    let mut house = House { sources, crates, modules: Modules::new(), mentions: Vec::new() };
    let mut faults = house.read();
    house.judge_arrows(&mut faults);
    house.judge_cycles(&mut faults);
    faults
}

/// The sources, with all paths that they contain.
struct House<'a> {
    sources: &'a [Source],
    crates: &'a HashSet<String>,
    modules: Modules,
    /// The paths, each with the index of its source.
    mentions: Vec<(usize, Mention)>,
}

impl House<'_> {
    /// Reads all sources; returns the faults that a single source shows by itself.
    fn read(&mut self) -> BTreeSet<Fault> {
        let mut faults = BTreeSet::new();
        for (index, (file, text)) in self.sources.iter().enumerate() {
            let mut fault = |line, reason: String| faults.insert(Fault { file: file.clone(), line, reason });
            if !text.starts_with("//! ") {
                fault(1, "a source begins with a sentence about itself: //! …".to_owned());
            }
            let Some(path) = module_of(file) else { continue };
            let module = path.iter().fold(ROOT, |parent, name| self.modules.child(parent, name));
            self.modules.set_file(module, index);
            match source::read(text, module, &mut self.modules) {
                Ok(mentions) => self.mentions.extend(mentions.into_iter().map(|mention| (index, mention))),
                Err(error) => {
                    fault(error.span().start().line, format!("this is no Rust: {error}"));
                }
            }
        }
        faults
    }

    fn judge_arrows(&self, faults: &mut BTreeSet<Fault>) {
        // A forbidden import is reported at the import, and not again wherever the source uses what it imports.
        let (imports, others): (Vec<_>, Vec<_>) =
            self.mentions.iter().partition(|(_, mention)| mention.form != Form::Path);
        let mut imported = HashSet::new();
        for (index, mention) in imports.into_iter().chain(others) {
            let Some(layer) = self.layer_of(mention.module) else { continue };
            let is_complete = matches!(mention.path[0].as_str(), "crate" | "self" | "super");
            for reason in self.targets(mention).iter().filter_map(|target| self.objection(layer, target)) {
                if mention.form != Form::Path {
                    imported.insert((*index, reason.clone()));
                } else if !is_complete && imported.contains(&(*index, reason.clone())) {
                    continue;
                }
                faults.insert(Fault { file: self.sources[*index].0.clone(), line: mention.line, reason });
            }
        }
    }

    /// What a path leads to, as far as that can be found out.
    fn targets(&self, mention: &Mention) -> Vec<Target> {
        let mut targets = self.modules.resolve(mention.module, &mention.path);
        if mention.form == Form::Path && mention.path.len() == 1 {
            // A single name is neither a module nor a crate here, but often a variable of the same name.
            targets.retain(|target| matches!(target, Target::Item(_)));
        }
        targets
    }

    /// The reason why a layer may not name this, if there is one.
    fn objection(&self, layer: &Layer, target: &Target) -> Option<String> {
        match *target {
            Target::Crate(ref path) => crate_objection(layer, path, self.crates),
            Target::Module(ROOT) | Target::Reexport(ROOT) => None,
            Target::Module(module) | Target::Item(module) | Target::Reexport(module) => match self.layer_of(module) {
                Some(other) if layer.may_name(other) => None,
                Some(other) => Some(format!("{} may not name {}", layer.name, other.name)),
                None => Some(format!("{} may not name what is in no layer", layer.name)),
            },
        }
    }

    fn judge_cycles(&self, faults: &mut BTreeSet<Fault>) {
        let imports = self.imports();
        let mut edges = BTreeMap::<_, BTreeSet<_>>::new();
        for &(from, to) in imports.keys() {
            edges.entry(from).or_default().insert(to);
        }
        for cycle in cycles::cycles(&edges) {
            let next = cycle.iter().cycle().skip(1);
            let steps: Vec<_> = cycle.iter().zip(next).map(|(&from, &to)| (from, imports[&(from, to)])).collect();
            let locations: Vec<_> =
                steps.iter().map(|&(from, line)| format!("{}:{line}", self.sources[from].0)).collect();
            let (first, line) = steps[0];
            let file = self.sources[first].0.clone();
            let reason = format!("imports in a cycle: {} -> {file}", locations.join(" -> "));
            faults.insert(Fault { file, line, reason });
        }
    }

    /// Which source imports something from which, each time with the line of the first such import. What only tests
    /// name is left out: nothing imports tests, so they cannot be part of a cycle.
    fn imports(&self) -> BTreeMap<(usize, usize), usize> {
        let mut imports = BTreeMap::new();
        for (index, mention) in self.mentions.iter().filter(|(_, mention)| !mention.is_for_tests) {
            for target in self.targets(mention) {
                let module = match target {
                    Target::Item(module) => module,
                    Target::Module(module) if mention.form == Form::Glob => module,
                    // Naming a module does not yet use anything in it; for a re-export, the target where the item is
                    // defined counts.
                    Target::Module(_) | Target::Reexport(_) | Target::Crate(_) => continue,
                };
                if let Some(file) = self.modules.get(module).file.filter(|&file| file != *index) {
                    let line = imports.entry((*index, file)).or_insert(mention.line);
                    *line = mention.line.min(*line);
                }
            }
        }
        imports
    }

    fn layer_of(&self, module: Id) -> Option<&'static Layer> {
        layer_of(&self.modules.get(module).path)
    }
}

impl Layer {
    fn may_name(&self, other: &Self) -> bool {
        let short = other.name.strip_prefix("app::").unwrap_or(other.name);
        self == other
            || self.may_name == ALL_ABOVE && (self.name == "app" || other.name != "app")
            || self.may_name.split(' ').any(|name| name == short)
    }
}

/// The innermost layer that contains a module.
fn layer_of(module: &str) -> Option<&'static Layer> {
    let holds =
        |layer: &&Layer| module.strip_prefix(layer.name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    LAYERS.iter().filter(holds).max_by_key(|layer| layer.name.len())
}

/// The path of the library module in a source file: `src/games/zen/mod.rs` is `games::zen`. Both packages count as one
/// library, for `src/lib.rs` has all modules of `src/core.rs`.
fn module_of(file: &str) -> Option<Vec<&str>> {
    let path = file.strip_prefix("src/")?.strip_suffix(".rs")?;
    if path == "main" || path.starts_with("bin/") {
        return None;
    }
    let mut names: Vec<_> = path.split('/').collect();
    if names.last().is_some_and(|&last| last == "mod") || matches!(names[..], ["lib" | "core"]) {
        names.pop();
    }
    Some(names)
}

/// The reason why a layer may not name this path into another crate, if there is one.
fn crate_objection(layer: &Layer, path: &[String], crates: &HashSet<String>) -> Option<String> {
    let first = path.first()?.as_str();
    match layer.without {
        Without::Crates if crates.contains(first) => Some(format!("{} uses std only, not {first}", layer.name)),
        Without::Crates if first == "std" => {
            // A path that ends at `std` itself stands for all of it.
            let module = path.get(1).map_or("*", String::as_str);
            let is_impure = module == "*" || IMPURE.contains(&module);
            is_impure.then(|| format!("{} is pure: no std::{module}", layer.name))
        }
        Without::MenusAndSound if MENUS_AND_SOUND.contains(&first) => {
            Some(format!("{} knows neither menus nor sound: no {first}", layer.name))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests;
