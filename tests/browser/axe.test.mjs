// The page as axe judges it, which knows what stands in the way of people who use it with other programs or devices: the start
// screen in every language, what listeners are told, and the page of text where nothing can be drawn.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { address, browser, desk, phone, scaleFactor } from "./game.mjs";
import { Listener } from "./listener.mjs";

const { source } = createRequire(join(process.env.ZEN_TABLE_TOOLS, "tools.js"))("axe-core");
const settings = "(pace: Off, reduced_motion: true, view: Plan)";

let chromium, without;
before(async () => {
  chromium = await browser();
  without = await browser(scaleFactor, ["--disable-3d-apis"]);
});
after(() => Promise.all([chromium?.close(), without?.close()]));

// What axe finds on a page, with the elements.
async function judge(page, where) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations, passes } = await page.evaluate(() => window.axe.run());
  assert(passes.length > 10, `axe has looked at ${where}`);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join("\n")}`);
  assert.deepEqual(found, [], where);
}

test("the start screen has no fault in any language, on a desk and on a phone", async () => {
  for (const tag of ["en", "de", "fr", "pt-BR"]) {
    for (const [name, screen] of Object.entries({ desk, phone })) {
      const context = await chromium.newContext({ ...screen, locale: tag });
      const page = await context.newPage();
      await page.route(/game_bg.*\.wasm$/, () => {});
      await page.goto(address);
      await page.locator("#language option").first().waitFor({ state: "attached" });
      assert.equal(await page.evaluate(() => document.documentElement.lang), tag);
      await judge(page, `the start screen, ${tag}, ${name}`);
      await context.close();
    }
  }
});

// From the menu through a match to the settings and back.
async function goAround(game) {
  const here = (where) => game.rest().then(() => judge(game.page, where));
  await here("the menu");
  await game.click("New game");
  await here("a new game");
  await game.click("ZEN L'initié");
  for (const player of ["White: person", "Black: person"]) await game.click(player);
  await game.click("Begin");
  await game.until("position", "the game has begun", ({ plies }) => plies === 0);
  await here("a match");
  const { legal_moves: moves } = await game.ask("position");
  await game.play(moves[0]);
  await here("a match after a move");
  await game.click("Menu");
  await here("the pause");
  await game.click("Settings");
  await here("the settings");
  game.satisfied();
}

test("what listeners are told has no fault", async () => {
  const context = await chromium.newContext(desk);
  await goAround(await Listener.open(context, { settings }));
  await context.close();
});

test("the page of text has no fault", async () => {
  const context = await without.newContext(desk);
  await goAround(await Listener.open(context, { settings }));
  await context.close();
});
