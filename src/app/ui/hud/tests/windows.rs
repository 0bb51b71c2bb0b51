//! The windows and text scales in which the panel is looked at.

/// The smallest windows, telephones both ways, and a desktop, in logical pixels.
pub(super) const USUAL_WINDOWS: [(f32, f32); 6] =
    [(320.0, 480.0), (480.0, 320.0), (390.0, 844.0), (844.0, 390.0), (820.0, 680.0), (1280.0, 720.0)];

/// Telephones both ways and a desktop: what languages that are much longer than English have to fit into.
pub(super) const LANGUAGE_WINDOWS: [(f32, f32); 4] = [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 720.0)];

/// Sizes of windows in logical pixels: the smallest that are supported, telephones both ways, tablets, desktops, and
/// unusual shapes.
pub(super) const WINDOWS: [(f32, f32); 28] = [
    (320.0, 480.0),
    (480.0, 320.0),
    (320.0, 568.0),
    (568.0, 320.0),
    (320.0, 1440.0),
    (360.0, 640.0),
    (640.0, 360.0),
    (390.0, 844.0),
    (844.0, 390.0),
    (400.0, 480.0),
    (480.0, 400.0),
    (480.0, 440.0),
    (480.0, 480.0),
    (520.0, 480.0),
    (560.0, 401.0),
    (600.0, 600.0),
    (699.0, 500.0),
    (700.0, 320.0),
    (700.0, 1440.0),
    (768.0, 1024.0),
    (932.0, 430.0),
    (1024.0, 768.0),
    (1280.0, 699.0),
    (1280.0, 720.0),
    (1366.0, 640.0),
    (1920.0, 1080.0),
    (3440.0, 480.0),
    (3440.0, 1440.0),
];

/// A desktop, telephones both ways and the smallest window: what text has to fit into that is twice as large as usual,
/// or as large as the window lets it be.
pub(super) const LARGE_TEXT_WINDOWS: [(f32, f32); 4] =
    [(1280.0, 720.0), (844.0, 390.0), (390.0, 844.0), (320.0, 480.0)];

/// Text scales, from the smallest to the largest that the settings offer.
pub(super) const SCALES: [f32; 4] = [0.75, 1.0, 1.35, 2.0];

/// Windows smaller than supported, in which still no control and no text may cover another.
pub(super) const TINY: [(f32, f32); 7] =
    [(320.0, 240.0), (240.0, 320.0), (300.0, 300.0), (480.0, 200.0), (200.0, 150.0), (150.0, 600.0), (1.0, 1.0)];

/// Windows with text of the usual size, and with the largest.
pub(super) fn large_and_usual() -> impl Iterator<Item = ((f32, f32), f32)> {
    let usual = LANGUAGE_WINDOWS.into_iter().map(|window| (window, 1.0));
    usual.chain(LARGE_TEXT_WINDOWS.into_iter().map(|window| (window, 2.0)))
}
