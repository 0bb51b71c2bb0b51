// A player who only listens: everything is found in the browser's tree of accessibility, by its role and name, and used by
// keys. The probe is asked only for what a listener knows of the rules, and whether the game heard right.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { Game } from "./game.mjs";

// How long something may take before a test has failed.
const patience = 240_000;

// The name of a square as it is heard first: "F 6, …".
export const heard = (name) => name.match(/^(\p{L}) (\d+)(?!\d)/u)?.slice(1).join("").toLowerCase();

export class Listener extends Game {
  // From the page's start screen to the game, by keys. The description is turned on first, if it is not on; where nothing can
  // be drawn, it always is.
  async start() {
    // When the game is there, the page gives the focus to its button; nobody is called away after that.
    await this.find("button", "Play", ({ disabled }) => !disabled);
    if (await this.page.evaluate(() => document.documentElement.dataset.draws === "yes")) {
      const listen = await this.find("button", "Describe everything to my screen reader");
      if (listen.pressed !== "true") await this.press("button", listen.name);
      await this.find("button", listen.name, ({ pressed }) => pressed === "true");
    }
    await this.press("button", "Play");
    await this.page.waitForFunction(() => document.getElementById("start").style.display === "none");
  }

  // What the browser tells programs that read a page aloud: role, name, value and state of every node, in their order.
  async heardNow() {
    this.session ??= await this.page.context().newCDPSession(this.page);
    const { nodes } = await this.session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const told = [];
    const walk = (node, live) => {
      const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
      const said = states.live && states.live !== "off" ? states.live : live;
      if (!node.ignored) {
        told.push({ ...states, id: node.backendDOMNodeId, role: node.role.value, name: node.name?.value ?? "", value: node.value?.value, said });
      }
      for (const child of node.childIds ?? []) if (byId.has(child)) walk(byId.get(child), said);
    };
    if (nodes.length) walk(nodes.find((node) => !node.parentId));
    return told;
  }

  // The names of all nodes of this role.
  async names(role) {
    return (await this.heardNow()).filter((node) => node.role === role).map(({ name }) => name);
  }

  // The first node of this role for which everything holds, once it is there. A name is a text, or says whether one is meant.
  async find(role, name, holds = () => true) {
    const isMeant = typeof name === "function" ? name : (other) => other === name;
    const begun = Date.now();
    for (;;) {
      const told = await this.heardNow();
      const found = told.find((node) => node.role === role && isMeant(node.name) && holds(node));
      if (found) return found;
      if (Date.now() - begun > patience) {
        await this.picture("failed-by-ear");
        const all = told.filter(({ role }) => !["StaticText", "InlineTextBox"].includes(role)).map(({ role, name, value }) => `${role} ${name} ${value ?? ""}`);
        assert.fail(`in vain: ${role} ${name} is in the tree\n${all.join("\n")}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  // Goes to a node, as programs that read aloud do.
  async focus({ id }) {
    await this.session.send("DOM.focus", { backendNodeId: id });
  }

  async key(key) {
    const { inputs } = await this.ask("screen");
    await this.page.keyboard.press(key);
    await this.until("screen", `the game has seen the key ${key}`, (screen) => screen.inputs >= inputs + 2);
  }

  // Goes to a control and presses Enter there.
  async press(role, name) {
    const isStartScreen = await this.page.evaluate(() => !("playing" in document.body.dataset));
    const node = await this.find(role, name);
    await this.focus(node);
    if (isStartScreen) return this.page.keyboard.press("Enter");
    await this.find(role, node.name, ({ focused }) => focused);
    await this.key("Enter");
  }

  // What has this label, whatever it is.
  async click(label) {
    const roles = ["button", "radio", "switch", "link"];
    const begun = Date.now();
    for (;;) {
      const found = (await this.heardNow()).find(({ role, name }) => roles.includes(role) && name === label);
      if (found) return this.press(found.role, label);
      if (Date.now() - begun > patience) return this.find("button", label);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  // The node of a square, as it is heard now.
  place(spot) {
    return this.find("gridcell", (name) => heard(name) === spot.toLowerCase());
  }

  // Goes to a square. Who has found a square once finds it there again, as long as it is the same board.
  async goTo(spot) {
    const known = this.squares?.get(spot);
    if (known && (await this.focus(known).then(() => true, () => false))) return;
    const node = await this.place(spot);
    await this.focus(node);
    (this.squares ??= new Map()).set(spot, node);
  }

  // Goes to a square, or to the button of the exit, and points at it.
  async point(spot) {
    if (spot === "off") return this.press("button", "Off the board");
    await this.goTo(spot);
    await this.until("screen", `the cursor is on ${spot}`, ({ hovered }) => hovered === spot);
    await this.key("Enter");
  }

  async play(move) {
    const { plies } = await this.ask("position");
    for (const spot of await this.until(`path ${move}`, `${move} is legal`, Array.isArray)) await this.point(spot);
    return this.until("position", `${move} is played`, (answer) => answer.plies > plies);
  }

  // Waits until this is announced.
  async announced(words) {
    await this.find("StaticText", words, ({ said }) => Boolean(said));
  }
}

const shortGames = JSON.parse(await readFile(new URL("../data/short-games.json", import.meta.url), "utf8"));

// What is chosen in the menu for each game, and how many squares its board has.
export const games = {
  zen: { title: "ZEN L'initié", players: ["White: person", "Black: person"], squares: 121 },
  enso: { title: "Enso", players: ["Black: person", "White: person"], squares: 36 },
  torus: { title: "ZeN (torus)", options: ["9 for beginners"], players: ["Z: person", "N: person"], squares: 81 },
  zener: { title: "Zener", players: ["White: person", "Black: person"], squares: 35 },
};

// From wherever a match is back to the menu.
export async function leave(game, way = "Main menu") {
  await game.click(way);
  await game.until("screen", "the menu is open", ({ screen, overlay }) => screen === "Menu" && overlay === "None");
}

// Plays a short game from the menu to its end, with each move announced.
export async function playToTheEnd(game, id) {
  const { title, options = [], players, squares } = games[id];
  const { to_move } = await game.begin(title, options, players);
  await game.find("grid", "Board");
  const cells = await game.names("gridcell");
  assert.equal(cells.length, squares, "every square of the board is told");
  assert.equal(new Set(cells.map(heard)).size, squares, `${cells}`);
  for (const move of shortGames[id][to_move].split(" ")) {
    await game.play(move);
    const { said } = await game.ask("screen");
    await game.announced(said[1]);
  }
  await game.until("screen", "the match is over", ({ phase }) => phase === "MatchOver");
  assert.match((await game.ask("position")).status, /^win /);
  await leave(game);
  game.satisfied();
}

// Four in two teams play a round.
export async function playInTeams(game) {
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
  await leave(game);
  game.satisfied();
}

// Does the first step of a lesson as its hints say, and goes on to the next.
export async function doLesson(game) {
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
  await leave(game);
  game.satisfied();
}
