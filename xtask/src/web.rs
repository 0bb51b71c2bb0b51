//! `cargo xtask web`: builds the game as a page, puts it together, and serves it or leaves it in a folder.
//!
//! The page consists of `web/` with its texts, the game and the computer opponents as wasm, and the assets. In a
//! release every file except the first has a part of its content's hash in its name, so that files of two versions are
//! never mixed.

use crate::page_texts;
use crate::shell::{CORE_PACKAGE, GAME_PACKAGE, Result, cargo, output, program, root, run, target};
use crate::system;
use crate::toolchain::{self, Toolchain};
use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

/// How the page is optimised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// Quickly built, for trying and testing.
    Quick,
    /// As small as possible, for players.
    Release,
}

/// A program of the page.
struct Program {
    /// Its name in Cargo.
    name: &'static str,
    /// The package that it belongs to.
    package: &'static str,
    /// Its name on the page.
    called: &'static str,
    /// The compiler's optimisation level in the page for players: size for the game, speed for the opponents, whose
    /// program is small.
    optimised: &'static str,
}

const PROGRAMS: [Program; 2] = [
    Program { name: "zen-table", package: GAME_PACKAGE, called: "game", optimised: "s" },
    Program { name: "worker", package: CORE_PACKAGE, called: "engine", optimised: "3" },
];

/// The bare scene with which the page is compared.
const BARE: Program = Program { name: "bare_scene", package: GAME_PACKAGE, called: "game", optimised: "s" };

/// The page of the bare scene.
const BARE_PAGE: &str = "<!doctype html><title>Bare scene</title><style>html,body{margin:0;height:100%}canvas{display:block;\
    width:100%;height:100%}</style><div id=room style=\"position:fixed;inset:0\"><canvas id=table></canvas></div>\
    <script type=module>import init from \"./game.js\";init();</script>\n";

/// The folders of the assets that the game loads while it runs. All others are compiled into it, or are for the
/// desktop.
const SERVED: [&str; 3] = ["fallback_fonts", "sounds", "textures"];

/// The version of the `binaryen` package that `wasm-opt` is taken from.
const BINARYEN: &str = "binaryen@130";

/// The crates of wasm-bindgen that read, change and write the program: what is optimised of it.
const OPTIMISED_IN_BINDGEN: [&str; 8] = [
    "bumpalo",
    "hashbrown",
    "id-arena",
    "indexmap",
    "walrus",
    "wasm-bindgen-cli-support",
    "wasm-encoder",
    "wasmparser",
];

/// Builds the page and serves it until it is stopped.
pub(crate) fn serve(arguments: &[&str]) -> Result {
    let port = match arguments {
        [] => 8080,
        ["--port", port] => port.parse().map_err(|_| format!("'{port}' is no port"))?,
        _ => return Err("web takes --port N, or --release FOLDER".into()),
    };
    let folder = target().join("web").join("page");
    make(Build::Quick, &folder)?;
    crate::server::serve(&folder, port)
}

/// Builds the page for players and leaves it in a folder.
pub(crate) fn release(folder: &Path) -> Result {
    let folder = root().join(folder);
    if fs::read_dir(&folder).is_ok_and(|mut entries| entries.next().is_some()) && !folder.join("sw.js").exists() {
        return Err(format!("{} holds other files: please give an empty or a new folder", folder.display()).into());
    }
    make(Build::Release, &folder)?;
    println!("The page is in {}: any server of static files can serve it.", folder.display());
    Ok(())
}

/// Builds the page and leaves it in a folder, which is emptied before.
pub(crate) fn make(build: Build, folder: &Path) -> Result {
    build_programs(build, &PROGRAMS, folder)?;
    copy(&root().join("web"), folder)?;
    let (assets, served) = (root().join("assets"), folder.join("assets"));
    for name in SERVED {
        copy(&assets.join(name), &served.join(name))?;
    }
    let page = Page { folder: folder.to_owned() };
    page.write("texts.js", &page_texts::module(&assets.join("locales"))?)?;
    match build {
        Build::Quick => page.list("quick"),
        Build::Release => page.seal(),
    }
}

/// Builds the bare scene in the same way, and leaves it in a folder, which is emptied before.
pub(crate) fn make_bare(build: Build, folder: &Path) -> Result {
    build_programs(build, &[BARE], folder)?;
    let page = folder.join("index.html");
    fs::write(&page, BARE_PAGE).map_err(|error| format!("{}: {error}", page.display()).into())
}

/// Builds programs into a folder, which is emptied before.
fn build_programs(build: Build, programs: &[Program], folder: &Path) -> Result {
    let toolchain = toolchain::provide()?;
    let bindgen = provide_bindgen()?;
    let raw = target().join("web").join(match build {
        Build::Quick => "quick",
        Build::Release => "release",
    });
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    create(folder)?;
    // For trying all are built in one call, so that what they share is built once. In a release each has its own optimisation.
    let at_once = match build {
        Build::Quick => programs.len(),
        Build::Release => 1,
    };
    for programs in programs.chunks(at_once) {
        compile(&toolchain, build, &raw, programs)?;
    }
    for program in programs {
        let wasm = raw.join(toolchain::WASM).join(profile(build)).join(format!("{}.wasm", program.name));
        let mut bind = Command::new(&bindgen);
        bind.args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"]);
        run(bind.args(["--out-name", program.called, "--out-dir"]).arg(folder).arg(&wasm))?;
        if build == Build::Release {
            optimise(&folder.join(format!("{}_bg.wasm", program.called)), program.optimised)?;
        }
    }
    Ok(())
}

/// The profile in `Cargo.toml`.
const fn profile(build: Build) -> &'static str {
    match build {
        Build::Quick => "web-quick",
        Build::Release => "web",
    }
}

/// Compiles programs to wasm in one call.
fn compile(toolchain: &Toolchain, build: Build, raw: &Path, programs: &[Program]) -> Result {
    let mut command = toolchain.cargo();
    command.args(["build", "--locked", "--profile", profile(build)]);
    for program in programs {
        command.args(["--package", program.package, "--bin", program.name]);
        if build == Build::Release {
            command.env("CARGO_PROFILE_WEB_OPT_LEVEL", program.optimised);
        }
    }
    run(command.env("CARGO_TARGET_DIR", raw))
}

/// wasm-bindgen, which makes wasm callable from a page, in the version for which the program was built.
fn provide_bindgen() -> Result<PathBuf> {
    let lock = fs::read_to_string(root().join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let version = lock
        .split("[[package]]")
        .find(|package| package.contains("name = \"wasm-bindgen\"\n"))
        .and_then(|package| package.split("version = \"").nth(1)?.split('"').next())
        .ok_or("Cargo.lock names no wasm-bindgen")?;
    let tools = target().join("tools");
    let tool = tools.join("bin").join(format!("wasm-bindgen{}", env::consts::EXE_SUFFIX));
    let there = |tool: &Path| {
        output(Command::new(tool).arg("--version"))
            .is_ok_and(|answer| answer.trim() == format!("wasm-bindgen {version}"))
    };
    if !there(&tool) {
        println!("Installing wasm-bindgen {version}: this takes some minutes, once.");
        // Its default features are for its other programs: they fetch browsers' drivers over encrypted connections.
        let mut install = cargo(&["install", "wasm-bindgen-cli", "--bin", "wasm-bindgen", "--no-default-features"]);
        install
            .args(["--force", "--version", version, "--root"])
            .arg(&tools)
            .env("CARGO_TARGET_DIR", tools.join("build"));
        // It works for seconds, so that optimising more of it takes longer than it saves.
        install.args(["--config", "profile.release.opt-level=0", "--config", "profile.release.lto=\"off\""]);
        for package in OPTIMISED_IN_BINDGEN {
            install.arg("--config").arg(format!("profile.release.package.{package}.opt-level=1"));
        }
        run(&mut install)?;
    }
    Ok(tool)
}

/// Fetches packages of Node.js into a folder of their own. npm takes away what else is there.
pub(crate) fn provide_modules(folder: &Path, packages: &[&str]) -> Result {
    create(folder)?;
    system::provide_program(&["npm"], &["nodejs", "npm"])?;
    let mut install = program("npm", &["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]);
    run(install.arg(folder).args(packages))
}

/// Makes a wasm file smaller without changing what it does.
fn optimise(wasm: &Path, how: &str) -> Result {
    let tools = target().join("tools").join("binaryen");
    let tool = tools.join("node_modules").join("binaryen").join("bin").join("wasm-opt");
    if !tool.exists() {
        provide_modules(&tools, &[BINARYEN])?;
    }
    let smaller = wasm.with_extension("smaller");
    println!("wasm-opt {}: this takes some minutes.", wasm.display());
    let mut shrink = Command::new("node");
    // The wasm features that the compiler may use: those of every browser with WebGL 2 and module workers.
    let level = if how == "s" { "-Oz" } else { "-O3" };
    shrink.arg(&tool).args([level, "--enable-bulk-memory", "--enable-nontrapping-float-to-int", "--enable-sign-ext"]);
    shrink.args(["--enable-mutable-globals", "--enable-reference-types", "--enable-multivalue", "--strip-producers"]);
    run(shrink.arg(wasm).arg("-o").arg(&smaller))?;
    fs::rename(&smaller, wasm).map_err(|error| format!("{}: {error}", wasm.display()).into())
}

/// A page that is being put together.
struct Page {
    folder: PathBuf,
}

impl Page {
    /// Adds a hash to the name of every file except those whose names must stay, and then lists the files.
    fn seal(&self) -> Result {
        // A file that names other files is renamed after them, because its content changes with their names.
        let mut version = DefaultHasher::new();
        for name in ["game_bg.wasm", "game.js", "engine_bg.wasm", "engine.js", "worker.js"] {
            let hash = self.rename(name)?;
            hash.hash(&mut version);
        }
        self.rename_assets()?;
        for name in self.names()? {
            name.hash(&mut version);
            self.read(&name)?.hash(&mut version);
        }
        self.list(&format!("{:016x}", version.finish()))?;
        // The list names all files, so it is renamed last; only the page itself names these.
        self.rename("files.js")?;
        self.rename("texts.js")?;
        self.rename("sound.js")?;
        self.rename("start.js")?;
        self.list_for_offline(&format!("{:016x}", version.finish()))
    }

    /// Adds the hash of all assets to the name of their folder, and tells the page, which tells the game.
    fn rename_assets(&self) -> Result {
        let mut hasher = DefaultHasher::new();
        for name in self.names()?.into_iter().filter(|name| name.starts_with("assets/")) {
            name.hash(&mut hasher);
            self.read(&name)?.hash(&mut hasher);
        }
        let new = format!("assets-{:016x}", hasher.finish());
        fs::rename(self.folder.join("assets"), self.folder.join(&new)).map_err(|error| format!("assets: {error}"))?;
        let page = String::from_utf8_lossy(&self.read("index.html")?).into_owned();
        self.write("index.html", &page.replace("data-assets=\"assets\"", &format!("data-assets=\"{new}\"")))
    }

    /// Adds a file's hash to its name, and changes the name wherever other files use it; returns the hash.
    fn rename(&self, name: &str) -> Result<u64> {
        let content = self.read(name)?;
        let mut hasher = DefaultHasher::new();
        content.hash(&mut hasher);
        let hash = hasher.finish();
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
        let new = format!("{stem}-{hash:016x}.{end}");
        fs::rename(self.folder.join(name), self.folder.join(&new)).map_err(|error| format!("{name}: {error}"))?;
        for other in self.names()?.into_iter().filter(|other| other.ends_with(".js") || other.ends_with(".html")) {
            let text = String::from_utf8_lossy(&self.read(&other)?).into_owned();
            // Names are in quotation marks, with or without `./`; other text is left alone.
            let renamed = text
                .replace(&format!("\"{name}\""), &format!("\"{new}\""))
                .replace(&format!("'{name}'"), &format!("'{new}'"))
                .replace(&format!("\"./{name}\""), &format!("\"./{new}\""));
            if renamed != text {
                self.write(&other, &renamed)?;
            }
        }
        Ok(hash)
    }

    /// Writes the list of files that must be fetched before a game, the program first, and the list that is kept for
    /// playing offline.
    fn list(&self, version: &str) -> Result {
        let mut listed = Vec::new();
        let names = self.names()?;
        let (game, others): (Vec<_>, Vec<_>) =
            names.into_iter().partition(|name| name.starts_with("game_bg") && name.ends_with(".wasm"));
        // Sounds and fallback fonts are not in it: the game fetches them later, while the menu is shown or when it
        // needs them.
        let awaited = |name: &String| name.starts_with("assets") && name.ends_with(".png");
        let assets = others.into_iter().filter(awaited);
        for name in game.into_iter().chain(assets) {
            let bytes = fs::metadata(self.folder.join(&name)).map_err(|error| format!("{name}: {error}"))?.len();
            listed.push(format!("  {{ name: \"{name}\", bytes: {bytes} }},\n"));
        }
        self.write(
            "files.js",
            &format!(
                "// What is fetched before a game, with its size.\nexport const files = [\n{}];\n",
                listed.concat()
            ),
        )?;
        self.list_for_offline(version)
    }

    fn list_for_offline(&self, version: &str) -> Result {
        let worker = fs::read_to_string(root().join("web").join("sw.js")).map_err(|error| format!("sw.js: {error}"))?;
        let quoted = |name: &String| format!("\"{name}\"");
        let kept = self.names()?.into_iter().filter(|name| name != "sw.js" && name != "index.html");
        let files: Vec<_> = std::iter::once("./".to_owned()).chain(kept).map(|name| quoted(&name)).collect();
        self.write("sw.js", &worker.replace("VERSION", version).replace("\"FILES\"", &files.join(", ")))
    }

    /// All files, by their paths in the folder, sorted.
    fn names(&self) -> Result<Vec<String>> {
        let mut names = Vec::new();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
            for entry in entries {
                let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
                if path.is_dir() {
                    folders.push(path);
                } else if let Some(name) = path.strip_prefix(&self.folder).ok().and_then(Path::to_str) {
                    names.push(name.replace('\\', "/"));
                }
            }
        }
        names.sort();
        Ok(names)
    }

    fn read(&self, name: &str) -> Result<Vec<u8>> {
        fs::read(self.folder.join(name)).map_err(|error| format!("{name}: {error}").into())
    }

    fn write(&self, name: &str, text: &str) -> Result {
        fs::write(self.folder.join(name), text).map_err(|error| format!("{name}: {error}").into())
    }
}

fn create(folder: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()).into())
}

/// Copies a folder with everything in it.
fn copy(from: &Path, to: &Path) -> Result {
    create(to)?;
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", from.display()))?.path();
        let Some(name) = path.file_name() else { continue };
        if path.is_dir() {
            copy(&path, &to.join(name))?;
        } else {
            fs::copy(&path, to.join(name)).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    Ok(())
}
