//! The fallback fonts, sounds and textures that are in the program, so that it needs no other files.

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::prelude::*;
use std::path::Path;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Has assets loaded from the program itself. To be called before Bevy's asset plugin is added.
pub fn embed_assets(app: &mut App) {
    let root = Dir::default();
    for &(path, content) in FILES {
        root.insert_asset(Path::new(path), content);
    }
    let reader = AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    app.register_asset_source(AssetSourceId::Default, reader);
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_asset_that_is_loaded_is_in_the_program() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        for &(path, content) in FILES {
            assert_eq!(fs::read(assets.join(path)).ok().as_deref(), Some(content), "{path}");
        }
        let files = |folder: &str| fs::read_dir(assets.join(folder)).expect("a folder of assets").count();
        assert_eq!(FILES.len(), files("fallback_fonts") + files("sounds") + files("textures"));
    }
}
