//! The modules of `src` with their imports, and which module a path leads to, by the compiler's rules.

use std::collections::{HashMap, HashSet};
use std::mem;

/// The index of a module in [`Modules`].
pub(super) type Id = usize;

/// The module of `src/lib.rs` and `src/core.rs`.
pub(super) const ROOT: Id = 0;

/// All modules of `src`, including those within files.
pub(super) struct Modules(Vec<Module>);

/// A module.
pub(super) struct Module {
    /// Its path from the crate's root: `games::zen`. Empty for the root itself.
    pub(super) path: String,
    /// The index of its file among the sources; `None` if there is only a folder of that name.
    pub(super) file: Option<usize>,
    parent: Id,
    children: HashMap<String, Id>,
    imports: Vec<Import>,
    /// The names of functions, constants and types that it defines.
    defined: HashSet<String>,
}

/// One name that a `use` brings into a module.
pub(super) struct Import {
    /// The name that it has there; `None` for `*`, that is all names of the module that the path leads to.
    pub(super) name: Option<String>,
    /// The path as written, without `*`. An empty first segment stands for a leading `::`.
    pub(super) path: Vec<String>,
}

/// What a path leads to, or passes through.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// A module itself.
    Module(Id),
    /// Something that is defined in this module.
    Item(Id),
    /// Something that this module only imports from elsewhere and passes on.
    Reexport(Id),
    /// Another crate, with the rest of the path; or a name that is neither a module nor imported.
    Crate(Vec<String>),
}

impl Module {
    fn new(path: String, parent: Id) -> Self {
        Self { path, file: None, parent, children: HashMap::new(), imports: Vec::new(), defined: HashSet::new() }
    }
}

impl Modules {
    /// Modules with the root only.
    pub(super) fn new() -> Self {
        Self(vec![Module::new(String::new(), ROOT)])
    }

    pub(super) fn get(&self, id: Id) -> &Module {
        &self.0[id]
    }

    /// The child of this name; it is created if it does not exist yet.
    pub(super) fn child(&mut self, parent: Id, name: &str) -> Id {
        if let Some(&child) = self.0[parent].children.get(name) {
            return child;
        }
        let path = &self.0[parent].path;
        let path = if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") };
        self.0.push(Module::new(path, parent));
        let child = self.0.len() - 1;
        self.0[parent].children.insert(name.to_owned(), child);
        child
    }

    pub(super) fn set_file(&mut self, id: Id, file: usize) {
        self.0[id].file = Some(file);
    }

    pub(super) fn add_import(&mut self, id: Id, import: Import) {
        self.0[id].imports.push(import);
    }

    pub(super) fn define(&mut self, id: Id, name: String) {
        self.0[id].defined.insert(name);
    }

    /// What a path written in this module leads to; several targets if a name is imported several times.
    pub(super) fn resolve(&self, from: Id, path: &[String]) -> Vec<Target> {
        let mut resolver = Resolver { modules: self, active: Vec::new(), found: Vec::new() };
        resolver.resolve(from, path);
        resolver.found
    }
}

struct Resolver<'a> {
    modules: &'a Modules,
    /// The names that are being looked up: an import that leads back to itself leads nowhere.
    active: Vec<(Id, String)>,
    found: Vec<Target>,
}

impl Resolver<'_> {
    /// Resolves a path as it is written in a module.
    fn resolve(&mut self, from: Id, path: &[String]) {
        match path.first().map(String::as_str) {
            Some("crate") => self.descend(ROOT, &path[1..]),
            Some("self" | "super") => self.descend(from, path),
            Some("") => self.found.push(Target::Crate(path[1..].to_vec())),
            Some(name) if self.follow(from, name, &path[1..]) => {}
            _ => self.found.push(Target::Crate(path.to_vec())),
        }
    }

    /// Resolves the rest of a path whose beginning leads to a module.
    fn descend(&mut self, module: Id, path: &[String]) {
        let Some((name, rest)) = path.split_first() else {
            self.found.push(Target::Module(module));
            return;
        };
        match name.as_str() {
            "self" => self.descend(module, rest),
            "super" => self.descend(self.modules.get(module).parent, rest),
            name => {
                let is_child = self.modules.get(module).children.contains_key(name);
                if !self.follow(module, name, rest) {
                    self.found.push(Target::Item(module));
                } else if !is_child {
                    self.found.push(Target::Reexport(module));
                }
            }
        }
    }

    /// Continues through a child or an import of this name; returns whether the module has one.
    fn follow(&mut self, module: Id, name: &str, rest: &[String]) -> bool {
        let modules = self.modules;
        let Module { children, imports, defined, .. } = modules.get(module);
        let child = children.get(name);
        if let Some(&child) = child {
            self.descend(child, rest);
            if !rest.is_empty() {
                return true;
            }
            // A function may have the same name as a module, and be imported with it.
        }
        if self.active.iter().any(|(id, active)| *id == module && active == name) {
            return child.is_some();
        }
        self.active.push((module, name.to_owned()));
        let mut is_found = child.is_some();
        for import in imports.iter().filter(|import| import.name.as_deref() == Some(name)) {
            let path: Vec<_> = import.path.iter().chain(rest).cloned().collect();
            self.resolve(module, &path);
            is_found = true;
        }
        // What a module defines hides what `*` imports, but a function does not hide a module.
        let is_type = name.starts_with(char::is_uppercase);
        let is_hidden = defined.contains(name) && (rest.is_empty() || is_type);
        if !is_found && !is_hidden {
            for import in imports.iter().filter(|import| import.name.is_none()) {
                let before = mem::take(&mut self.found);
                self.resolve(module, &import.path);
                for target in mem::replace(&mut self.found, before) {
                    if let Target::Module(opened) = target {
                        is_found |= self.follow(opened, name, rest);
                    }
                }
            }
        }
        self.active.pop();
        is_found
    }
}
