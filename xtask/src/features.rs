//! Checks that the program and its tests are built with the same features: otherwise most of their dependencies are
//! built twice.

use crate::shell::{Result, cargo, output};
use std::collections::{BTreeMap, BTreeSet};

/// The features that every crate is built with, by its name and version. A crate that is built for both this program
/// and build scripts is built more than once, and has several sets.
type Builds = BTreeMap<String, BTreeSet<String>>;

/// Compares the features of a package's normal build with those of its development build, with all its own features on.
pub(crate) fn check(package: &str) -> Result {
    let differences = differences(&builds(package, "normal,build")?, &builds(package, "normal,build,dev")?);
    if differences.is_empty() {
        return Ok(());
    }
    let differences = differences.join("\n");
    Err(format!(
        "the tests of {package} turn on features that it is not built with otherwise, so that what depends on these \
         crates is built twice; name the features in Cargo.toml, or do without them in the tests:\n{differences}"
    )
    .into())
}

fn builds(package: &str, edges: &str) -> Result<Builds> {
    let arguments =
        ["tree", "--locked", "--package", package, "--edges", edges, "--prefix", "none", "--format", "{p}|{f}"];
    output(&mut cargo(&arguments)).map(|tree| read(&tree))
}

/// Reads the lines `NAME VERSION|FEATURE,FEATURE`; those that Cargo has printed before end with ` (*)`.
fn read(tree: &str) -> Builds {
    let mut builds = Builds::new();
    for line in tree.lines() {
        let line = line.trim_end_matches(" (*)");
        if let Some((name, features)) = line.split_once('|') {
            builds.entry(name.to_owned()).or_default().insert(features.to_owned());
        }
    }
    builds
}

/// The crates of both builds whose features differ, a line each. A crate that only one of them has is none of them.
fn differences(normal: &Builds, development: &Builds) -> Vec<String> {
    let shared = normal.iter().filter_map(|(name, features)| Some((name, features, development.get(name)?)));
    shared
        .filter(|(_, normal, development)| normal != development)
        .map(|(name, normal, development)| format!("{name}: {normal:?}, in tests {development:?}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{differences, read};

    #[test]
    fn a_feature_that_only_tests_turn_on_is_a_difference() {
        let normal = read("clap v4.6.0|derive,std\nserde v1.0.0|std\nserde v1.0.0|std (*)\n");
        let with_dev = read("clap v4.6.0|derive,env,std\nserde v1.0.0|std\nproptest v1.12.0|std\n");
        let found = differences(&normal, &with_dev);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("clap v4.6.0: ") && found[0].contains("derive,env,std"), "{found:?}");
    }

    #[test]
    fn a_crate_may_be_built_with_several_sets_and_tests_may_have_their_own() {
        let normal = read("serde v1.0.0|std\nserde v1.0.0|derive,std\n");
        assert_eq!(
            differences(&normal, &read("serde v1.0.0|derive,std (*)\nserde v1.0.0|std\nrand v0.9.0|\n")),
            [""; 0]
        );
        assert_eq!(differences(&normal, &read("serde v1.0.0|derive,std\n")).len(), 1);
    }
}
