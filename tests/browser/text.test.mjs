// The page in a browser that can't draw in three dimensions: everything is there as text, for keys, for a pointer and for who
// listens.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test, { after, before } from "node:test";
import { browser } from "./game.mjs";
import { Listener, heard } from "./listener.mjs";

const shortGames = JSON.parse(await readFile(new URL("../data/short-games.json", import.meta.url), "utf8"));
const settings = "(pace: Off, reduced_motion: true)";
const desk = { viewport: { width: 1280, height: 720 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let chromium;
before(async () => (chromium = await browser(1, ["--disable-3d-apis"])));
after(() => chromium?.close());

// A player who sees the page of text, and clicks or taps on it.
class Reader extends Listener {
  async start() {
    await this.page.waitForFunction(() => !document.getElementById("play").disabled);
    assert.match(await this.page.locator("#note").innerText(), /WebGL 2/);
    await this.tap(this.page.locator("#play"));
    await this.page.waitForFunction(() => document.getElementById("start").style.display === "none");
  }

  async press(role, name) {
    await this.tap(this.page.getByRole(role, { name, exact: true }).first());
  }

  // What is heard of a square changes with what is done; how it begins does not.
  async point(spot) {
    const [letter, number] = [spot[0], spot.slice(1)];
    const square = this.page.getByRole("gridcell", { name: new RegExp(`^${letter} ${number}(?!\\d)`, "i") });
    await this.tap(spot === "off" ? this.page.getByRole("button", { name: "Off the board" }).first() : square);
  }
}

for (const [name, screen, hand] of [["desk", desk, "mouse"], ["phone", phone, "finger"]]) {
  test(`without three dimensions a game is played on the page of text, on a ${name}`, async () => {
    const context = await chromium.newContext(screen);
    const game = await Reader.open(context, { settings, hand });
    await game.find("button", "New game");
    await game.picture(`text-menu-${name}`);
    const { to_move } = await game.begin("Enso", [], ["Black: person", "White: person"]);
    await game.picture(`text-start-${name}`);
    for (const move of shortGames.enso[to_move].split(" ")) await game.play(move);
    await game.until("screen", "the match is over", ({ phase }) => phase === "MatchOver");
    await game.picture(`text-end-${name}`);
    const wide = await game.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert(wide <= 0, `the page is ${wide} pixels wider than the ${name}`);
    await game.click("Main menu");
    await game.until("screen", "the menu is open", ({ screen }) => screen === "Menu");
    game.satisfied();
    await context.close();
  });
}

test("without three dimensions a game is played by ear and by keys", async () => {
  const context = await chromium.newContext(desk);
  const game = await Listener.open(context, { settings });
  const { to_move } = await game.begin("Zener", [], ["White: person", "Black: person"]);
  for (const move of shortGames.zener[to_move].split(" ")) await game.play(move);
  await game.until("screen", "the match is over", ({ phase }) => phase === "MatchOver");
  await game.click("Main menu");
  await game.begin("ZEN L'initié", [], ["White: person", "Black: person"]);
  await game.focus(await game.place("F6"));
  await game.key("ArrowUp");
  await game.find("gridcell", (name) => heard(name) === "f7", ({ focused }) => focused);
  await game.picture("text-zen");
  await game.click("Menu");
  await game.click("Settings");
  await game.picture("text-settings");
  game.satisfied();
  await context.close();
});
