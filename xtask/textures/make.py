"""Makes the pictures under assets/textures/: the sheet of glyphs, and the grain of wood, stone, slate, shell and bone.

Run by hand when one of them is to change; the program and its build never run it:

    apt-get install fonts-noto-cjk          # the Chinese characters, SIL Open Font License 1.1
    pip install pillow numpy
    python3 xtask/textures/make.py assets/textures              # all of them, or only those named after the folder

    for f in assets/textures/*.png; do zopflipng -y $f $f; done  # the same pixels in fewer bytes

All pictures are grey: of the sheet, the grey is how much ink lies there; of a grain, how light the material is. Colours are
mixed by the program. `src/app/board/mesh/glyphs.rs` knows where each glyph lies on the sheet; keep the two alike.
"""

import math
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

CJK_SERIF = "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc"
CJK_SANS = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
SANS_IN_TTC = 0

SHEET = 1024
SIGN = 128
LETTER = 64
BRUSH = 512
# Everything is drawn this many times too large and then made smaller, for smooth edges.
FINE = 4

# Words of the way: Zen, way, heart, emptiness, stillness, harmony, heaven, earth, mountain, water, moon, wind.
CHARACTERS = "禪道心空靜和天地山水月風"
LETTERS = "ABCDEFGHIJKabcdefghijklmnopqrs0123456789"


def canvas(side):
    image = Image.new("L", (side * FINE, side * FINE), 0)
    return image, ImageDraw.Draw(image)


def polygon(centre, radius, corners, turn=-90.0):
    return [
        (
            centre + radius * math.cos(math.radians(turn + 360 * corner / corners)),
            centre + radius * math.sin(math.radians(turn + 360 * corner / corners)),
        )
        for corner in range(corners)
    ]


def star(centre, outer, inner, points):
    tips, dents = polygon(centre, outer, points), polygon(centre, inner, points, -90.0 + 180 / points)
    return [corner for pair in zip(tips, dents) for corner in pair]


def outline(draw, corners, width):
    """A closed line with round corners."""
    draw.line(corners + corners[:2], fill=255, width=width, joint="curve")
    for x, y in corners:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)


def circle(draw, centre, radius, width=None):
    box = (centre - radius, centre - radius, centre + radius, centre + radius)
    if width is None:
        draw.ellipse(box, fill=255)
    else:
        draw.ellipse(box, outline=255, width=width)


def signs():
    """The twelve geometric signs of the white squares."""
    side = SIGN * FINE
    c, r, w = side / 2, side * 0.36, int(side * 0.065)

    def sign(paint):
        image, draw = canvas(SIGN)
        paint(draw)
        return image

    def spiral(draw):
        dots = [
            (c + r * t * math.cos(t * 4.6 * math.pi), c + r * t * math.sin(t * 4.6 * math.pi))
            for t in np.linspace(0.04, 1.0, 400)
        ]
        for x, y in dots:
            draw.ellipse((x - w / 2, y - w / 2, x + w / 2, y + w / 2), fill=255)

    def crescent(draw):
        circle(draw, c, r)
        draw.ellipse((c - r * 0.35, c - r * 1.05, c + r * 1.45, c + r * 0.75), fill=0)

    def bars(draw):
        for at in (-0.7, 0.0, 0.7):
            draw.rounded_rectangle((c - r, c + at * r - w * 0.7, c + r, c + at * r + w * 0.7), w * 0.7, fill=255)

    def cross(draw):
        draw.rounded_rectangle((c - r, c - w, c + r, c + w), w * 0.5, fill=255)
        draw.rounded_rectangle((c - w, c - r, c + w, c + r), w * 0.5, fill=255)

    def target(draw):
        circle(draw, c, r, w)
        circle(draw, c, r * 0.36)

    def hexagram(draw):
        outline(draw, polygon(c, r, 3), int(w * 0.8))
        outline(draw, polygon(c, r, 3, 90.0), int(w * 0.8))

    def lattice(draw):
        outline(draw, polygon(c, r * 1.15, 4, -45.0), w)
        outline(draw, polygon(c, r * 0.62, 4), int(w * 0.8))

    return [
        sign(lambda draw: circle(draw, c, r, w)),
        sign(lambda draw: outline(draw, [(x, y + r * 0.14) for x, y in polygon(c, r * 1.08, 3)], w)),
        sign(lambda draw: outline(draw, polygon(c, r * 1.2, 4, -45.0), w)),
        sign(lambda draw: outline(draw, polygon(c, r * 1.08, 4), w)),
        sign(lambda draw: outline(draw, polygon(c, r * 1.06, 5), w)),
        sign(lambda draw: outline(draw, polygon(c, r * 1.04, 6), w)),
        sign(hexagram),
        sign(cross),
        sign(target),
        sign(spiral),
        sign(crescent),
        sign(lattice),
    ]


def yin_yang():
    side = SIGN * FINE
    c, r, w = side / 2, side * 0.46, int(side * 0.025)
    image, draw = canvas(SIGN)
    draw.pieslice((c - r, c - r, c + r, c + r), 90, 270, fill=255)
    draw.ellipse((c - r / 2, c - r, c + r / 2, c), fill=255)
    draw.ellipse((c - r / 2, c, c + r / 2, c + r), fill=0)
    circle(draw, c, r, w)
    for y, fill in ((c - r / 2, 0), (c + r / 2, 255)):
        draw.ellipse((c - r * 0.14, y - r * 0.14, c + r * 0.14, y + r * 0.14), fill=fill)
    return image


def arrow():
    """Points up the picture."""
    side = SIGN * FINE
    c, r = side / 2, side * 0.4
    image, draw = canvas(SIGN)
    draw.polygon([(c, c - r), (c + r * 0.85, c), (c + r * 0.36, c), (c + r * 0.36, c + r), (c - r * 0.36, c + r),
                  (c - r * 0.36, c), (c - r * 0.85, c)], fill=255)
    return image


def symbols():
    """Zener's five: circle, cross, waves, square, star."""
    side = SIGN * FINE
    c, r, w = side / 2, side * 0.36, int(side * 0.085)

    def drawn(paint):
        image, draw = canvas(SIGN)
        paint(draw)
        return image

    def cross(draw):
        draw.rectangle((c - r, c - w * 0.6, c + r, c + w * 0.6), fill=255)
        draw.rectangle((c - w * 0.6, c - r, c + w * 0.6, c + r), fill=255)

    def waves(draw):
        for shift in (-0.62, 0.0, 0.62):
            for t in np.linspace(-1.0, 1.0, 500):
                x, y = c + (shift + 0.17 * math.sin(t * 2 * math.pi)) * r, c + t * r
                draw.ellipse((x - w / 2.3, y - w / 2.3, x + w / 2.3, y + w / 2.3), fill=255)

    return [
        drawn(lambda draw: circle(draw, c, r, w)),
        drawn(cross),
        drawn(waves),
        drawn(lambda draw: outline(draw, polygon(c, r * 1.2, 4, -45.0), w)),
        drawn(lambda draw: draw.polygon(star(c, r * 1.12, r * 0.46, 5), fill=255)),
    ]


def written(text, font, side, fraction):
    """A character in the middle of its field, by its ink and not by its metrics."""
    image, draw = canvas(side)
    face = ImageFont.truetype(font, int(side * FINE * fraction), index=SANS_IN_TTC)
    left, top, right, bottom = draw.textbbox((0, 0), text, font=face)
    middle = side * FINE / 2
    draw.text((middle - (left + right) / 2, middle - (top + bottom) / 2), text, font=face, fill=255)
    return image


def letter(text):
    """A letter on the line that it shares with its neighbours, in the middle across."""
    image, draw = canvas(LETTER)
    face = ImageFont.truetype(CJK_SANS, int(LETTER * FINE * 0.8), index=SANS_IN_TTC)
    left, _, right, _ = draw.textbbox((0, 0), text, font=face)
    draw.text((LETTER * FINE / 2 - (left + right) / 2, LETTER * FINE * 0.76), text, font=face, fill=255, anchor="ls")
    return image


def brush_circle(random):
    """An ensō: one breath of a dry brush, from the lower left clockwise, not quite closed."""
    side = BRUSH * 2
    image = np.zeros((side, side), dtype=np.float32)
    bristles = 130
    steps = 5200
    along = np.linspace(0.0, 1.0, steps)
    angle = np.radians(118.0 + 338.0 * along)
    for bristle in range(bristles):
        across = bristle / (bristles - 1) * 2 - 1
        width = 0.062 * (0.45 + 0.75 * np.sin(np.pi * np.clip(along * 0.9 + 0.08, 0, 1)) ** 0.7)
        drift = np.cumsum(random.normal(0, 1, steps)) / steps * 0.4
        radius = 0.385 + 0.012 * np.sin(angle * 2.0 + 1.0) + across * width + drift * 0.02
        ink = np.clip(1.25 - along * (0.55 + 0.75 * random.random()) - 0.25 * abs(across) ** 3, 0, 1)
        dryness = np.cumsum(random.normal(0, 1, steps))
        dryness = (dryness - dryness.min()) / (np.ptp(dryness) + 1e-6)
        ink = np.where(dryness > 0.35 + 0.75 * (1 - along), ink * 0.12, ink)
        x = ((0.5 + radius * np.cos(angle)) * side).astype(int)
        y = ((0.5 + radius * np.sin(angle)) * side).astype(int)
        inside = (x > 1) & (x < side - 2) & (y > 1) & (y < side - 2)
        for dx in (0, 1):
            for dy in (0, 1):
                np.maximum.at(image, (y[inside] + dy, x[inside] + dx), ink[inside])
    picture = Image.fromarray((np.clip(image, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.6))
    return picture.point(lambda value: min(255, int(value * 1.25)))


def sheet(random):
    """All glyphs on one picture."""
    picture = Image.new("L", (SHEET, SHEET), 0)

    def place(image, x, y, side):
        picture.paste(image.resize((side, side), Image.LANCZOS), (x, y))

    fields = [written(character, CJK_SERIF, SIGN, 0.74) for character in CHARACTERS]
    fields += signs() + [yin_yang(), arrow()] + symbols()
    for number, image in enumerate(fields):
        place(image, number % 8 * SIGN, number // 8 * SIGN, SIGN)
    place(brush_circle(random), 0, 512, BRUSH)
    for number, text in enumerate(LETTERS):
        place(letter(text), 512 + number % 8 * LETTER, 512 + number // 8 * LETTER, LETTER)
    return picture


def noise(random, size, along, across):
    """Noise that fits on all sides, as smooth as the two lengths in pixels say; from -1 to 1 or so."""
    spectrum = np.fft.fft2(random.normal(size=(size, size)))
    frequency = np.fft.fftfreq(size)
    damp = np.exp(-2 * (np.pi**2) * ((frequency[None, :] * along) ** 2 + (frequency[:, None] * across) ** 2))
    field = np.real(np.fft.ifft2(spectrum * damp))
    return field / (field.std() + 1e-9) / 2.2


def grey(field, low, high):
    """A field of about -1 to 1 as a picture from one grey to another."""
    middle = (low + high) / 2
    return Image.fromarray(np.clip(middle + field * (high - low) / 2, 0, 255).astype(np.uint8))


def wood(random, size):
    """Planed wood, its fibres along the picture's rows."""
    y = np.arange(size)[:, None] / size
    bend = noise(random, size, 90, 22) * 0.055 + noise(random, size, 160, 60) * 0.10
    rings = np.sin(2 * np.pi * 9 * (y + bend))
    rings = np.sign(rings) * np.abs(rings) ** 0.7
    late = np.clip(np.sin(2 * np.pi * 9 * (y + bend) + 0.9), 0, 1) ** 6
    fibres = noise(random, size, 34, 0.8)
    pores = np.clip(noise(random, size, 9, 0.7) - 0.75, 0, 1)
    return grey(0.28 * rings - 0.38 * late + 0.34 * fibres - 0.5 * pores + 0.22 * noise(random, size, 120, 40), 96, 236)


def stone(random, size):
    """Honed stone: clouds and fine specks."""
    clouds = 0.45 * noise(random, size, 40, 40) + 0.3 * noise(random, size, 12, 12)
    specks = np.clip(np.abs(noise(random, size, 1.1, 1.1)) - 0.9, 0, 1) * np.sign(noise(random, size, 2, 2))
    return grey(clouds + 0.12 * noise(random, size, 1.0, 1.0) + 0.5 * specks, 128, 232)


def shell(random, size):
    """Clam shell: the lines in which it has grown, side by side along the picture's rows, some of them stronger."""
    y = np.arange(size)[:, None] / size
    lines = 34
    bend = noise(random, size, 110, 60) * 0.016 + noise(random, size, 60, 14) * 0.003
    phase = 2 * np.pi * lines * (y + bend)
    strength = 0.55 + 0.35 * noise(random, size, 70, 9)
    growth = np.clip(np.cos(phase), 0, 1) ** 2.5 * np.clip(strength, 0.12, 1.1)
    return grey(0.75 - 1.05 * growth, 0, 255)


def bone(random, size):
    """Bone: close fibres along the picture's rows, with short dark canals among them."""
    fibres = noise(random, size, 60, 1.6)
    canals = np.clip(noise(random, size, 7, 0.9) - 0.8, 0, 1)
    return grey(0.45 + 0.28 * fibres + 0.2 * noise(random, size, 50, 14) - 1.5 * canals, 0, 255)


def slate(random, size):
    """Slate: faint layers, and specks that catch the light."""
    layers = 0.10 * noise(random, size, 50, 5) + 0.08 * noise(random, size, 1.2, 1.2)
    specks = np.clip(noise(random, size, 1.1, 0.8) - 1.02, 0, 1) * 3.2
    return grey(-0.45 + layers + specks, 0, 255)


def few_tones(picture):
    """The same in 16 tones, a half byte each: enough where light and dark of a material lie close together."""
    tones = np.asarray(picture).astype(int) * 15 + 127
    small = Image.fromarray((tones // 255).astype(np.uint8), "P")
    small.putpalette([tone * 17 for tone in range(16) for _ in range(3)])
    return small


def fewer_tones(picture):
    """The same in 32 tones, which take half the bytes: at the edges of ink nobody sees more."""
    return picture.point(lambda ink: (ink * 31 + 127) // 255 * 255 // 31)


def main():
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    # A fixed seed for each: the same script makes the same pictures.
    makers = {
        "glyphs": lambda random: fewer_tones(sheet(random)),
        "wood": lambda random: wood(random, 512),
        "stone": lambda random: stone(random, 256),
        "slate": lambda random: few_tones(slate(random, 256)),
        "shell": lambda random: few_tones(shell(random, 256)),
        "bone": lambda random: few_tones(bone(random, 256)),
    }
    for name, make in makers.items():
        if not wanted or name in wanted:
            make(np.random.default_rng(1997)).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
