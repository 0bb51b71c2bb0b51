// The page in every language of the catalogue: its start screen, the choice of a language there, and that game and page agree.
import assert from "node:assert/strict";
import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import { Game, address, browser, desk, phone, results } from "./game.mjs";

let chromium, texts;
before(async () => {
  chromium = await browser();
  const folder = process.env.ZEN_TABLE_PAGE_FOLDER;
  // On the page for players its name has a hash; by its name here Node.js knows that it is a module.
  const [file] = (await readdir(folder)).filter((name) => /^texts[-\da-f]*\.js$/.test(name));
  const module = join(results, "texts.mjs");
  await copyFile(join(folder, file), module);
  ({ texts } = await import(pathToFileURL(module)));
});
after(() => chromium?.close());

// The start screen, which needs no game: that is fetched for as long as a test may take.
async function startScreen(context, ask = "") {
  const page = await context.newPage();
  await page.route(/game_bg.*\.wasm$/, () => {});
  await page.goto(`${address}${ask}`);
  await page.locator("#language option").first().waitFor({ state: "attached" });
  return page;
}

// The start screen is in this language, with no other words on it.
async function isIn(page, tag) {
  const messages = texts[tag];
  const told = await page.evaluate(() => ({
    language: document.documentElement.lang,
    description: document.querySelector("meta[name=description]").content,
    labels: [...document.querySelectorAll("[data-label]")].map((element) => [element.dataset.label, element.getAttribute("aria-label")]),
    words: [...document.querySelectorAll("[data-text]")].map((element) => [element.dataset.text, element.textContent]),
    chosen: document.getElementById("language").value,
  }));
  assert.equal(told.language, tag);
  assert.equal(told.chosen, tag);
  assert.equal(told.description, messages["page-description"]);
  assert(told.labels.length > 2 && told.words.length > 5, "labels and words are found");
  // What is fetched is told with numbers.
  const plain = told.words.filter(([id]) => id && !id.startsWith("page-fetching"));
  for (const [id, words] of [...told.labels, ...plain]) assert.equal(words, messages[id], id);
}

test("every language greets those whose browser asks for it", async () => {
  assert("en" in texts, `English is among ${Object.keys(texts)}`);
  for (const tag of Object.keys(texts)) {
    for (const [name, screen] of Object.entries({ desk, phone })) {
      const context = await chromium.newContext({ ...screen, locale: tag });
      const page = await startScreen(context);
      await isIn(page, tag);
      const wide = await page.evaluate(() => document.getElementById("start").scrollWidth > innerWidth);
      assert(!wide, `${tag} is too wide for the ${name}`);
      const { height } = (await page.locator("#language").boundingBox()) ?? { height: 44 };
      assert(height >= 44, `a finger needs more than ${height} pixels`);
      await page.screenshot({ path: join(results, `start-${tag}-${name}.png`) });
      await context.close();
    }
  }
});

test("nobody is told how long the rest takes before enough is fetched to know it", async () => {
  const context = await chromium.newContext(desk);
  await context.route(/\/assets\/textures\/.*\.png$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const page = await startScreen(context);
  const status = page.locator("#status[data-text^=page-fetching]");
  await status.waitFor();
  assert.equal(await status.getAttribute("data-text"), "page-fetching", await status.textContent());
  await context.close();
});

test("a language that there is not, or one of another country, is answered as well as can be", async () => {
  for (const [locale, tag] of [["en-GB", "en"], ["eo", "en"], ["pt-PT", "pt-BR"], ["fr-CA", "fr"], ["de-AT", "de"]]) {
    const context = await chromium.newContext({ ...desk, locale });
    await isIn(await startScreen(context), tag in texts ? tag : "en");
    await context.close();
  }
});

test("a language is chosen on the start screen, works at once and is kept; the address has precedence", async () => {
  const context = await chromium.newContext({ ...desk, locale: "en-US" });
  const page = await startScreen(context);
  const offered = await page.locator("#language option").evaluateAll((options) => options.map(({ value, text, lang }) => [value, text, lang]));
  assert.deepEqual(offered, Object.entries(texts).map(([tag, messages]) => [tag, messages["language-name"], tag]));
  assert.equal(await page.locator("#language").isVisible(), offered.length > 1);
  if (offered.length > 1) {
    for (const [tag] of offered) {
      await page.locator("#language").selectOption(tag);
      await isIn(page, tag);
    }
    const [[first], [second]] = offered;
    await page.locator("#language").selectOption(first);
    await page.close();
    await isIn(await startScreen(context), first);
    await isIn(await startScreen(context, `?language=${second}`), second);
  }
  await context.close();
});

test("little motion and high contrast, where they are set for all pages, are so in the game from its first start", async () => {
  const context = await chromium.newContext({ ...desk, locale: "en-US", reducedMotion: "reduce", contrast: "more" });
  const game = await Game.open(context, { settings: "" });
  // A setting is changed, so that all are written.
  await game.page.evaluate(() => dispatchEvent(new CustomEvent("zen-table-choose-language", { detail: { language: "en" } })));
  const written = await game.page.waitForFunction(() => localStorage["zen-table/settings/settings.ron"]);
  const settings = await written.jsonValue();
  assert.match(settings, /reduced_motion: *true/);
  assert.match(settings, /enso: *HighContrast/);
  game.satisfied();
  await context.close();
});

test("the game takes the language of the start screen as a setting, and the page follows the game's", async () => {
  const tag = Object.keys(texts).find((tag) => tag !== "en");
  if (!tag) return;
  const context = await chromium.newContext({ ...desk, locale: "en-US" });
  const prepare = (page) =>
    page.addInitScript((tag) => {
      if (!sessionStorage.chosen) localStorage["zen-table/page/language"] = tag;
      sessionStorage.chosen = true;
    }, tag);
  const game = await Game.open(context, { prepare });
  const setting = () => game.page.evaluate(() => localStorage["zen-table/settings/settings.ron"]);
  const language = () => game.page.evaluate(() => document.documentElement.lang);
  await game.rest();
  assert.equal(await language(), tag);
  await game.page.waitForFunction(
    (tag) => new RegExp(`language: *Some\\((r#)?${tag}\\)`).test(localStorage["zen-table/settings/settings.ron"]),
    tag,
  );
  await game.picture(`menu-${tag}`);
  // The languages are offered by their own names in the game too.
  await game.page.evaluate(() => dispatchEvent(new CustomEvent("zen-table-choose-language", { detail: { language: "en" } })));
  await game.place('"Settings"');
  assert.equal(await language(), "en");
  await game.click("Settings");
  await game.click(texts[tag]["language-name"]);
  await game.rest();
  assert.equal(await language(), tag, await setting());
  assert.equal(await game.page.evaluate(() => localStorage["zen-table/page/language"]), tag);
  game.satisfied();
  await context.close();
});
