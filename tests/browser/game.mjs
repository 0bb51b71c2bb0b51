// The game on a page in a real browser: asked through its probe, played with a real mouse or finger.
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { chromium } = createRequire(join(process.env.ZEN_TABLE_TOOLS, "tools.js"))("playwright-core");
export const address = process.env.ZEN_TABLE_PAGE;
export const results = process.env.ZEN_TABLE_RESULTS;
mkdirSync(results, { recursive: true });

// The usual scale factor: physical pixels per CSS pixel. A software renderer needs time for every pixel, and with this factor a
// page of the same layout has a quarter of them; with ZEN_TABLE_SCALE_FACTOR=1 every picture has its full size.
export const scaleFactor = Number(process.env.ZEN_TABLE_SCALE_FACTOR ?? 0.5);

// The screens of a desk and of a phone.
export const desk = { viewport: { width: 820, height: 680 }, deviceScaleFactor: scaleFactor };
export const phone = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: scaleFactor };

// How long something may take before a test has failed: a software renderer on a busy machine is slow.
const patience = 240_000;

// A browser with this scale factor. Its contexts must have the same: Chromium takes the canvas's size in physical pixels from the
// browser, and what it tells the page from the context. `more` are further arguments. With the `environment` of a display it
// opens a window there.
export function browser(factor = scaleFactor, more = [], environment = undefined) {
  return chromium.launch({
    headless: !environment,
    env: environment ?? process.env,
    executablePath: process.env.ZEN_TABLE_CHROMIUM,
    // Drawn by Mesa's software renderer, which needs less than half as long as Chromium's own; in a sandbox's sandbox; two tables
    // are not slowed down because one is behind the other.
    args: ["--no-sandbox", "--use-angle=gl-egl", "--ignore-gpu-blocklist", "--disable-dev-shm-usage", `--force-device-scale-factor=${factor}`, "--window-size=500,900", ...more],
  });
}

export class Game {
  constructor(page, hand) {
    this.page = page;
    this.hand = hand;
    this.complaints = [];
    this.expected = [];
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
  }

  // Opens the page in a context of a browser. `hand` is "mouse" or "finger".
  static async open(context, { hand = "mouse", ask = "", link = "", settings = "(pace: Off)", prepare } = {}) {
    const game = new this(await context.newPage(), hand);
    game.page.setDefaultTimeout(patience);
    // What was set before stays.
    if (settings) await game.page.addInitScript((settings) => (localStorage["zen-table/settings/settings.ron"] ??= `0\n${settings}`), settings);
    await prepare?.(game.page);
    await game.page.goto(`${address}?probe${ask}${link}`);
    await game.start();
    return game;
  }

  // From the page's own start screen to the table's menu or match.
  async start() {
    await this.page.waitForFunction(() => !document.getElementById("play").disabled, null, { timeout: patience });
    await this.tap(this.page.locator("#play"));
    await this.page.waitForFunction(() => document.getElementById("start").style.display === "none");
  }

  async tap(locator) {
    await (this.hand === "finger" ? locator.tap() : locator.click());
  }

  async reload() {
    await this.page.reload();
    await this.start();
  }

  async ask(line) {
    return JSON.parse(await this.page.evaluate((line) => window.zenTable.probe(line), line));
  }

  // Asks again and again until the answer is as it should be.
  async until(line, what, holds) {
    const begun = Date.now();
    for (;;) {
      const answer = await this.ask(line);
      if (holds(answer)) return answer;
      if (Date.now() - begun > patience) {
        // A browser that has stopped drawing makes no picture.
        await Promise.race([this.picture("failed").catch(() => {}), new Promise((resolve) => setTimeout(resolve, 20_000))]);
        const complaints = (await this.page.complaints?.()) ?? this.complaints;
        assert.fail(`in vain: ${what}\n${line}: ${JSON.stringify(answer)}\nscreen: ${JSON.stringify(await this.ask("screen"))}\n${complaints.join("\n")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  rest() {
    return this.until("frames", "everything has come to rest", (frames) => frames.goes_on === false);
  }

  async place(what) {
    await this.until(`where ${what}`, "it is to be seen", (answer) => !answer.error);
    await this.rest();
    const { x, y } = await this.until(`where ${what}`, "it is to be seen", (answer) => !answer.error);
    // On very fine screens the canvas is shown enlarged.
    const share = await this.page.evaluate(() => Number(document.documentElement.dataset.share));
    return { x: x / share, y: y / share };
  }

  // Presses and releases, and waits until the game has seen both: a player's hand is not quicker than the frames of a
  // software renderer.
  async touch({ x, y }) {
    const { inputs } = await this.ask("screen");
    if (this.hand === "finger") await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
    await this.until("screen", "the game has seen the click", (screen) => screen.inputs >= inputs + 2);
  }

  // Clicks or taps what has this label.
  async click(label) {
    await this.touch(await this.reach(label));
  }

  // Where the control with this label is; on a small screen it may have to be scrolled to.
  async reach(label) {
    await this.rest();
    for (let times = 0; times < 12 && (await this.ask(`where "${label}"`)).error; times += 1) {
      const [width, height] = await this.page.evaluate(() => [innerWidth, innerHeight]);
      if (this.hand === "finger") await this.drag([[[width * 0.9, height * 0.7], [width * 0.9, height * 0.45]]]);
      else {
        await this.page.mouse.move(width * 0.9, height * 0.7);
        await this.page.mouse.wheel(0, height * 0.25);
      }
      await new Promise((resolve) => setTimeout(resolve, 300));
      await this.rest();
    }
    return this.place(`"${label}"`);
  }

  // Drags fingers, each from one place to another, at the same time.
  async drag(ways) {
    const session = await this.page.context().newCDPSession(this.page);
    const steps = 8;
    const at = (share) => ways.map(([[x, y], [toX, toY]], id) => ({ x: x + (toX - x) * share, y: y + (toY - y) * share, id }));
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1) {
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(step / steps) });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await session.detach();
  }

  // Plays a move and waits until the match is where a legal move leads.
  async play(move) {
    const { plies } = await this.ask("position");
    const path = await this.until(`path ${move}`, `${move} is legal`, Array.isArray);
    for (const [index, square] of path.entries()) {
      const at = await this.place(square);
      if (this.hand === "mouse") {
        await this.page.mouse.move(at.x, at.y);
        await this.until("screen", `${square} is pointed at`, (screen) => screen.hovered === square);
      }
      await this.touch(at);
      if (index + 1 < path.length) {
        await this.until("screen", `${square} is picked up`, (screen) => screen.picked_up.includes(square));
      }
    }
    // By finger, a move on small squares is confirmed by a second tap on its target.
    if (this.hand === "finger" && (await this.ask("screen")).waits) await this.touch(await this.place(path.at(-1)));
    return this.until("position", `${move} is played`, (answer) => answer.plies > plies);
  }

  // From the menu to a game; with nobody named, between two persons.
  async begin(title, options, players) {
    await this.click("New game");
    await this.click(title);
    for (const option of [...options, ...players]) await this.click(option);
    await this.click("Begin");
    return this.until("position", "the game has begun", (answer) => answer.plies === 0);
  }

  async picture(name) {
    await this.page.screenshot({ path: join(results, `${name}.png`) });
  }

  // Nothing may have been complained of but what was expected.
  satisfied() {
    const others = this.complaints.filter((complaint) => !this.expected.some((expected) => complaint.includes(expected)));
    assert.deepEqual(others, [], "the browser's console shows errors");
  }
}
