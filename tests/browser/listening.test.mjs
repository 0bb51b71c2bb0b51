// The page played by somebody who only listens, in Chromium: what is pressed is found by role and name in the browser's tree
// of accessibility, and everything is done with keys.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test, { after, before } from "node:test";
import { browser } from "./game.mjs";
import { Listener, heard } from "./listener.mjs";

// All tests are one visit, and nobody looks: a software renderer takes longest for the start, and half as long for the plan.
const settings = "(pace: Off, reduced_motion: true, view: Plan)";
const desk = { viewport: { width: 640, height: 560 } };

let chromium, context, game;
before(async () => {
  chromium = await browser();
  context = await chromium.newContext(desk);
  game = await Listener.open(context, { settings });
});
after(() => chromium?.close());

const shortGames = JSON.parse(await readFile(new URL("../data/short-games.json", import.meta.url), "utf8"));

const games = {
  zen: { title: "ZEN L'initié", players: ["White: person", "Black: person"], squares: 121 },
  enso: { title: "Enso", players: ["Black: person", "White: person"], squares: 36 },
  torus: { title: "ZeN (torus)", options: ["9 for beginners"], players: ["Z: person", "N: person"], squares: 81 },
  zener: { title: "Zener", players: ["White: person", "Black: person"], squares: 35 },
};

// From wherever a match is back to the menu.
async function leave(way = "Main menu") {
  await game.click(way);
  await game.until("screen", "the menu is open", ({ screen, overlay }) => screen === "Menu" && overlay === "None");
}

for (const [id, { title, options = [], players, squares }] of Object.entries(games)) {
  test(`${id} is played by ear from the menu to its end`, async () => {
    const { to_move } = await game.begin(title, options, players);
    await game.find("grid", "Board");
    const cells = (await game.heardNow()).filter(({ role }) => role === "gridcell").map(({ name }) => name);
    assert.equal(cells.length, squares, "every square of the board is told");
    assert.equal(new Set(cells.map(heard)).size, squares, `${cells}`);
    for (const move of shortGames[id][to_move].split(" ")) {
      await game.play(move);
      const { said } = await game.ask("screen");
      await game.announced(said[1]);
    }
    await game.until("screen", "the match is over", ({ phase }) => phase === "MatchOver");
    assert.match((await game.ask("position")).status, /^win /);
    await leave();
    game.satisfied();
  });
}

test("four in two teams play a round by ear", async () => {
  const seats = ["White 1: person", "Black 1: person", "White 2: person", "Black 2: person"];
  const { to_move } = await game.begin(games.zen.title, ["3: super initiés", "Four in two teams"], seats);
  const names = [];
  for (const move of shortGames.zen[to_move].split(" ")) {
    names.push((await game.ask("position")).seat);
    await game.play(move);
  }
  assert.equal(new Set(names).size, 4, `four players moved: ${names}`);
  assert(names.every((name, number) => name === names[number % 4]), `they moved in turn: ${names}`);
  await game.until("position", "the round is over", ({ waits_for }) => waits_for === "next round" || waits_for === "nothing");
  await leave();
  game.satisfied();
});

test("the first step of a lesson is done by ear", async () => {
  await game.click("Learn");
  await game.click("Learn Enso");
  await game.until("screen", "the step begins", ({ lesson }) => lesson?.game === "enso" && lesson.step === 0);
  for (let times = 0; times < 8 && (await game.ask("screen")).lesson.answer !== "Right"; times += 1) {
    await game.click("Hint");
    const { lesson } = await game.until("screen", "the hint is shown", ({ lesson }) => lesson.hint?.length > 0);
    for (const spot of lesson.hint) await game.point(spot);
    await game.until("screen", "the answer is judged", ({ lesson }) => lesson.answer === "Right" || !lesson.hint);
  }
  await game.click("Next");
  await game.until("screen", "the next step begins", ({ lesson }) => lesson?.step === 1);
  await game.click("Menu");
  await leave();
  game.satisfied();
});

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
  await leave("Save and leave");
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
  await leave("Save and leave");
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
