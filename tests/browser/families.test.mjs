// The page in browsers of the two other families, played by a real mouse: in Firefox, as Debian builds it, and in WebKitGTK.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import test, { after, before } from "node:test";
import { openDisplay } from "./display.mjs";
import { Game, address, scaleFactor } from "./game.mjs";
import { games, givenAway, playToTheEnd } from "./matches.mjs";
import { openSound } from "./sound.mjs";
import { PuppeteerPage, WebDriverPage } from "./webdriver.mjs";

const puppeteer = createRequire(join(process.env.ZEN_TABLE_TOOLS, "tools.js"))("puppeteer-core").default;
const patience = 240_000;
// With room for what a browser has around its page.
const desk = { width: 760, height: 740 };
const phone = { width: 390, height: 780 };

let display;
before(async () => (display = await openDisplay()));
after(() => display?.close());

// How each of them is started, in an environment.
const families = {
  async Firefox(env) {
    const firefox = await puppeteer.launch({
      browser: "firefox",
      executablePath: process.env.ZEN_TABLE_FIREFOX,
      headless: true,
      env,
      extraPrefsFirefox: { "webgl.force-enabled": true, "layout.css.devPixelsPerPx": String(scaleFactor) },
      protocolTimeout: patience,
    });
    return { page: new PuppeteerPage(await firefox.newPage()), close: () => firefox.close() };
  },
  async WebKitGTK(env) {
    const port = await freePort();
    const driver = spawn(process.env.ZEN_TABLE_WEBKIT, [`--port=${port}`], { env, stdio: "ignore" });
    // It listens after a while.
    for (let times = 0; times < 100 && !(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)); times++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const page = await WebDriverPage.open(`http://127.0.0.1:${port}`, { browserName: "MiniBrowser" });
    return { page, close: () => page.close().finally(() => driver.kill()) };
  },
};

// A port that no program listens at.
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

const types = { ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm", ".svg": "image/svg+xml" };

// Serves the page elsewhere, so that it can be gone.
async function serve() {
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, "http://127.0.0.1");
    const file = join(process.env.ZEN_TABLE_PAGE_FOLDER, pathname === "/" ? "index.html" : pathname);
    answer.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    createReadStream(file).on("error", () => answer.writeHead(404).end()).pipe(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, close };
}

// WebKitGTK only where its driver is named.
if (!process.env.ZEN_TABLE_WEBKIT) delete families.WebKitGTK;

for (const [family, start] of Object.entries(families)) {
  let page, close, game, sound;
  after(async () => {
    await close?.();
    await sound?.close();
  });
  // Opens the page, which knows what was stored before.
  const open = async (about = {}) => {
    game = await Game.open({ newPage: () => page }, about);
    assert.equal(await page.evaluate(() => document.documentElement.dataset.draws), "yes", `${family} draws in three dimensions`);
  };
  const satisfied = async () => {
    game.satisfied();
    assert.deepEqual((await page.complaints?.()) ?? [], []);
    assert.equal(await page.evaluate(() => document.getElementById("error").style.display), "", "nothing is broken");
  };
  const leave = async () => {
    await game.click("Main menu");
    await game.until("screen", "the menu is open", ({ screen, overlay }) => screen === "Menu" && overlay === "None");
  };

  test(`${family} opens the page`, async () => {
    if (process.env.ZEN_TABLE_PULSEAUDIO) sound = await openSound();
    ({ page, close } = await start({ ...display.environment, ...sound?.environment }));
    await page.setViewport(desk);
    await open();
  });

  // Only with a sound card of the tests' own.
  if (process.env.ZEN_TABLE_PULSEAUDIO) {
    test(`after the first clicks, sound is heard from ${family}`, async () => {
      await open({ ask: "&start=enso" });
      await game.play("a4xa3");
      for (const begun = Date.now(); sound.loudest() < 0.01; ) {
        assert(Date.now() - begun < patience, "nothing is heard");
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await open();
      await satisfied();
    });
  }

  // In Firefox, `firefox.test.mjs` plays all of them by keys.
  for (const id of family === "Firefox" ? ["torus"] : Object.keys(games)) {
    test(`${id} is played by clicks in ${family} from the menu to its end`, async () => {
      await playToTheEnd(game, id);
      await game.picture(`${id}-${family}`);
      await leave();
      await satisfied();
    });
  }

  test(`a computer answers in ${family}, and after a reload the match goes on`, async () => {
    await game.begin("Enso", [], ["Black: person", "White: level 1"]);
    await game.play("a4xa3");
    const before = await game.until("position", "the computer has moved", (answer) => answer.plies === 2);
    await game.until("log", "it is stored", (answer) => answer.kept);
    await game.reload();
    await game.click("Continue");
    const again = await game.until("position", "the match is there again", (answer) => answer.plies === 2);
    assert.equal(again.position, before.position);
    await satisfied();
  });

  test(`a match goes out of ${family} as a file, and comes in as a file and as a link`, async () => {
    const { position } = await game.ask("position");
    // The file that the browser would put among the downloads.
    await page.evaluate(() => {
      HTMLAnchorElement.prototype.click = function () {
        fetch(this.href).then((answer) => answer.text()).then((text) => (window.saved = { name: this.download, text }));
      };
    });
    await game.click("Menu");
    await game.click("Copy or save");
    await game.click("Save as file");
    await page.waitForFunction(() => window.saved, null, { timeout: patience });
    const { name, text } = await page.evaluate(() => window.saved);
    assert.match(name, /\.zen$/);
    await open({ link: `&from=link#g=${encodeURIComponent(givenAway).replaceAll("%20", "+")}` });
    await game.until("position", "the match of the link is there", (answer) => answer.game === "zener" && answer.plies === 2);
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], "match.zen"));
      document.getElementById("table").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    const came = await game.until("position", "the match of the file is there", (answer) => answer.game === "enso");
    assert.equal(came.position, position);
    await satisfied();
  });

  test(`the page in ${family} is laid out for a telephone and played by a finger`, async () => {
    await page.setViewport(phone);
    await page.waitForFunction(() => innerWidth < 500, null, { timeout: patience });
    const { legal_moves: moves, plies } = await game.ask("position");
    // Where there is little room, the rarer buttons are behind this one.
    await game.until(`where "More"`, "everything is laid out anew", (answer) => !answer.error);
    await game.rest();
    await game.picture(`phone-${family}`);
    game.hand = "finger";
    await game.play(moves[0]);
    game.hand = "mouse";
    assert((await game.ask("position")).plies > plies);
    await page.setViewport(desk);
    await satisfied();
  });

  test(`the page starts in ${family} without a network after the first visit`, async () => {
    const server = await serve();
    try {
      await page.goto(`${server.address}?probe`);
      await game.start();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: patience });
    } finally {
      server.close();
    }
    await assert.rejects(fetch(server.address), "nobody answers any more");
    await game.reload();
    await game.begin("Zener", [], ["White: person", "Black: level 1"]);
    await game.play("W2-G3");
    await game.until("position", "the computer has moved", (answer) => answer.plies > 2);
  });
}
