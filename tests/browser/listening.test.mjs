// The page played by somebody who only listens, in Chromium: what is pressed is found by role and name in the browser's tree
// of accessibility, and everything is done with keys.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { browser, desk } from "./game.mjs";
import { Listener, doLesson, games, heard, leave, playInTeams, playToTheEnd } from "./listener.mjs";

// All tests are one visit, and nobody looks: a software renderer takes longest for the start, and half as long for the plan.
const settings = "(pace: Off, reduced_motion: true, view: Plan)";

let chromium, context, game;
before(async () => {
  chromium = await browser();
  context = await chromium.newContext({ ...desk, viewport: { width: 640, height: 560 } });
  game = await Listener.open(context, { settings });
});
after(() => chromium?.close());

for (const id of Object.keys(games)) {
  test(`${id} is played by ear from the menu to its end`, () => playToTheEnd(game, id));
}

test("four in two teams play a round by ear", () => playInTeams(game));

test("the first step of a lesson is done by ear", () => doLesson(game));

test("the focus follows the keys of the game, and the game the focus", async () => {
  await game.focus(await game.find("button", "Rules"));
  await game.until("screen", "the keyboard is where the listener went", ({ focused }) => focused === "Rules");
  await game.key("ArrowDown");
  const { focused } = await game.until("screen", "an arrow goes on", ({ focused }) => focused !== "Rules");
  await game.find("button", focused, (node) => node.focused);
  await game.begin(games.enso.title, ["Two players"], games.enso.players);
  await game.focus(await game.place("c3"));
  await game.until("screen", "the cursor is where the listener went", ({ hovered }) => hovered === "c3");
  await game.key("ArrowRight");
  await game.find("gridcell", (name) => heard(name) === "d3", (node) => node.focused);
  assert.equal((await game.ask("screen")).hovered, "d3");
  // A dialog comes, and goes again.
  await game.key("Escape");
  await game.until("screen", "the pause", ({ overlay }) => overlay === "Pause");
  // A sheet is a dialog over everything else, and its first button has the focus.
  await game.find("dialog", () => true, ({ modal }) => modal);
  await game.find("button", () => true, ({ focused }) => focused);
  await game.key("Escape");
  await game.until("screen", "the table again", ({ overlay }) => overlay === "None");
  await game.find("gridcell", (name) => heard(name) === "d3", (node) => node.focused);
  await game.click("Menu");
  await leave(game, "Save and leave");
  game.satisfied();
});

test("a move is typed, and a slider slid, as anywhere on a page", async () => {
  await game.begin(games.enso.title, ["Two players"], games.enso.players);
  await game.key("/");
  const field = await game.find("textbox", "Type a move", ({ focused }) => focused);
  await game.page.keyboard.type("a4xx");
  await game.find("textbox", field.name, ({ value }) => value === "a4xx");
  await game.page.keyboard.press("Backspace");
  await game.page.keyboard.type("a3");
  await game.find("textbox", field.name, ({ value }) => value === "a4xa3");
  await game.find("StaticText", "Enter plays a4xa3.");
  await game.key("Enter");
  await game.until("position", "the move is played", ({ plies }) => plies === 1);
  const { said } = await game.ask("screen");
  await game.announced(said[1]);
  // Where nobody types, the letters are keys of the game again.
  await game.key("u");
  await game.until("position", "it is taken back", ({ plies }) => plies === 0);
  await game.click("Menu");
  await game.click("Settings");
  const loudness = (name) => name.startsWith("Loudness of pieces");
  const slider = await game.find("slider", loudness);
  await game.focus(slider);
  await game.page.keyboard.press("ArrowLeft");
  await game.find("slider", loudness, ({ value }) => Number(value) === Number(slider.value) - 1);
  const names = "Names of rows and columns";
  const { checked } = await game.find("switch", names);
  await game.press("switch", names);
  await game.find("switch", names, (node) => node.checked !== checked);
  await game.key("Escape");
  await game.click("Resume");
  await game.click("Menu");
  await leave(game, "Save and leave");
  game.satisfied();
});

test("who listens is heard again at the next visit, until the same button is pressed", async () => {
  const button = "Describe everything to my screen reader";
  const isOn = () => game.page.evaluate(() => document.querySelectorAll("[data-node]").length > 0);
  await game.page.reload();
  await game.find("button", button, ({ pressed }) => pressed === "true");
  await game.start();
  await game.find("button", "New game");
  assert(await isOn());
  await game.focus(await game.find("button", button));
  await game.page.keyboard.press("Enter");
  await game.page.waitForFunction(() => document.querySelectorAll("[data-node]").length === 0);
  await game.page.reload();
  await game.find("button", "Play", ({ disabled }) => !disabled);
  await game.find("button", button, ({ pressed }) => pressed !== "true");
  assert.equal(await isOn(), false);
  game.satisfied();
});
