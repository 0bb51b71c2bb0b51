// A player who only listens: everything is found in the browser's tree of accessibility, by its role and name, and used by
// keys. The probe is asked only for what a listener knows of the rules, and whether the game heard right.
import assert from "node:assert/strict";
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
