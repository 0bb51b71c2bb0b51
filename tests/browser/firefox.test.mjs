// The page played in Firefox by somebody who only listens: what is pressed is found by role and name in Firefox's tree of
// accessibility, and everything is done with keys.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { openDisplay } from "./display.mjs";
import { address, results, scaleFactor } from "./game.mjs";
import { Listener, doLesson, games, playInTeams, playToTheEnd } from "./listener.mjs";

const puppeteer = createRequire(join(process.env.ZEN_TABLE_TOOLS, "tools.js"))("puppeteer-core").default;
const settings = "(pace: Off, reduced_motion: true, view: Plan)";
const patience = 240_000;

let display, firefox, game;
before(async () => {
  // With a display Firefox draws in three dimensions, by software.
  display = await openDisplay();
  await startFirefox();
});
after(async () => {
  await firefox?.close();
  display?.close();
});

async function startFirefox() {
  firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.ZEN_TABLE_FIREFOX,
    headless: true,
    env: display.environment,
    extraPrefsFirefox: { "webgl.force-enabled": true, "layout.css.devPixelsPerPx": String(scaleFactor) },
    protocolTimeout: patience,
  });
  game = await FirefoxListener.open();
  assert.equal(await game.page.evaluate(() => document.documentElement.dataset.draws), "yes", "Firefox draws in three dimensions");
}

// Whether Firefox still gives the page its frames. Seldom, without a display, it gives none any more, while scripts still run.
async function givesFrames() {
  const frame = game.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(true)))).catch(() => false);
  return Promise.race([frame, new Promise((resolve) => setTimeout(resolve, 30_000, false))]);
}

// Does something in Firefox, and once more in a new one if it failed because Firefox gave no more frames.
async function inFirefox(act) {
  try {
    await act(game);
  } catch (failure) {
    if (await givesFrames()) throw failure;
    console.log(`# Firefox gave no more frames, and was started again: ${failure.message}`);
    firefox.process().kill("SIGKILL");
    await startFirefox();
    await act(game);
  }
}

class FirefoxListener extends Listener {
  static async open() {
    const page = await firefox.newPage();
    await page.setViewport({ width: 640, height: 560 });
    page.setDefaultTimeout(patience);
    const game = new this(page, "keys");
    await page.evaluateOnNewDocument((settings) => (localStorage["zen-table/settings/settings.ron"] ??= `0\n${settings}`), settings);
    await page.goto(`${address}?probe`);
    await game.start();
    return game;
  }

  // Firefox says which elements have this role and name; the state that is told is that of the element.
  async told(role, name) {
    const elements = await this.page.$$(`::-p-aria(${name ? `[name="${name}"]` : ""}[role="${role}"])`);
    const states = await this.page.evaluate(
      (...elements) =>
        elements.map((element) => ({
          name: element.ariaLabel ?? element.textContent,
          value: element.value,
          pressed: element.ariaPressed,
          disabled: element.disabled || element.ariaDisabled === "true",
          focused: document.activeElement === element,
        })),
      ...elements,
    );
    return states.map((state, index) => ({ ...state, role, element: elements[index] }));
  }

  async names(role) {
    return (await this.told(role)).map(({ name }) => name);
  }

  async find(role, name, holds = () => true) {
    const isExact = typeof name === "string";
    const begun = Date.now();
    for (;;) {
      const told = await this.told(role, isExact ? name : "");
      const found = told.find((node) => (isExact || name(node.name)) && holds(node));
      if (found) return found;
      if (Date.now() - begun > patience) {
        await this.picture("failed-in-firefox");
        assert.fail(`in vain: ${role} ${name} is in the tree`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async focus({ element }) {
    assert(await element.evaluate((element) => element.isConnected), "it is still there");
    await element.focus();
  }

  async click(label) {
    const begun = Date.now();
    for (;;) {
      for (const role of ["button", "radio"]) {
        if (await this.page.$(`::-p-aria([name="${label}"][role="${role}"])`)) return this.press(role, label);
      }
      assert(Date.now() - begun < patience, `in vain: ${label} is in the tree`);
    }
  }

  // Firefox tells of live regions only when they change, so the page's own are read.
  async announced(words) {
    const isSaid = (words) => [...document.querySelectorAll("[aria-live]")].some((region) => region.textContent.includes(words));
    await this.page.waitForFunction(isSaid, { timeout: patience }, words);
  }

  async picture(name) {
    await this.page.screenshot({ path: join(results, `${name}.png`) });
  }
}

for (const id of Object.keys(games)) {
  test(`${id} is played by ear in Firefox from the menu to its end`, () => inFirefox((game) => playToTheEnd(game, id)));
}

test("four in two teams play a round by ear in Firefox", () => inFirefox(playInTeams));

test("the first step of a lesson is done by ear in Firefox", () => inFirefox(doLesson));
