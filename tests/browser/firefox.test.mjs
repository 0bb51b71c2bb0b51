// The page played in Firefox by somebody who only listens: what is pressed is found by role and name in Firefox's tree of
// accessibility, and everything is done with keys.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { address, results } from "./game.mjs";
import { Listener } from "./listener.mjs";

const puppeteer = createRequire(join(process.env.ZEN_TABLE_TOOLS, "tools.js"))("puppeteer-core").default;
const shortGames = JSON.parse(await readFile(new URL("../data/short-games.json", import.meta.url), "utf8"));
const settings = "(pace: Off, reduced_motion: true, view: Plan)";
const patience = 240_000;

let display, firefox;
before(async () => {
  // A display of our own, whose number it says itself: with one Firefox draws in three dimensions, by software.
  display = spawn(process.env.ZEN_TABLE_DISPLAY, ["-displayfd", "3", "-screen", "0", "1000x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3], "data");
  firefox = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.ZEN_TABLE_FIREFOX,
    headless: true,
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    extraPrefsFirefox: { "webgl.force-enabled": true },
    protocolTimeout: patience,
  });
});
after(async () => {
  await firefox?.close();
  display?.kill();
});

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
  async find(role, name, holds = () => true) {
    const isExact = typeof name === "string";
    const begun = Date.now();
    for (;;) {
      const meant = isExact ? `[name="${name}"]` : "";
      for (const element of await this.page.$$(`::-p-aria(${meant}[role="${role}"])`)) {
        const told = await element.evaluate((element) => ({
          name: element.ariaLabel ?? element.textContent,
          value: element.value,
          pressed: element.ariaPressed,
          disabled: element.disabled || element.ariaDisabled === "true",
          focused: document.activeElement === element,
        }));
        if ((isExact || name(told.name)) && holds(told)) return { ...told, role, element };
      }
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

  async picture(name) {
    await this.page.screenshot({ path: join(results, `${name}.png`) });
  }
}

test("Enso is played by ear in Firefox from the menu to its end", async () => {
  const game = await FirefoxListener.open();
  const draws = await game.page.evaluate(() => document.documentElement.dataset.draws);
  assert.equal(draws, "yes", "Firefox draws in three dimensions");
  const { to_move } = await game.begin("Enso", [], ["Black: person", "White: person"]);
  for (const move of shortGames.enso[to_move].split(" ")) await game.play(move);
  await game.until("screen", "the match is over", ({ phase }) => phase === "MatchOver");
  await game.rest();
  await game.picture("firefox-end");
  await game.click("Main menu");
  await game.until("screen", "the menu is open", ({ screen }) => screen === "Menu");
  game.satisfied();
  await game.page.close();
});
