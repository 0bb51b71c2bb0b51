// The page in a real browser, by real clicks and touches; pictures are left beside those of the desktop.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import test, { after, before } from "node:test";
import { openDisplay } from "./display.mjs";
import { Game, address, browser, desk, phone, results } from "./game.mjs";
import { games, givenAway, hear, listenTo, playToTheEnd, shortGames } from "./matches.mjs";

let chromium;
before(async () => (chromium = await browser()));
after(() => chromium?.close());

for (const id of Object.keys(games)) {
  test(`${id} is played from the menu to its end by clicks`, async () => {
    const context = await chromium.newContext(desk);
    // One is drawn as finely as with a graphics card.
    const graphics = id === "enso" ? "High" : "Automatic";
    const game = await Game.open(context, { settings: `(pace: Off, graphics: ${graphics})` });
    await playToTheEnd(game, id);
    await game.picture(`${id}-page-end`);
    game.satisfied();
    await context.close();
  });
}

test("a game is played by touch on a phone, upright and sideways, and the table turned with two fingers", async () => {
  const context = await chromium.newContext(phone);
  const game = await Game.open(context, { hand: "finger" });
  await game.rest();
  await game.picture("phone-menu");
  await game.begin("Enso", [], games.enso.players);
  const before = await game.place("a1");
  await game.picture("phone-start");
  await game.drag([[[120, 250], [180, 200]], [[270, 250], [330, 200]]]);
  const after = await game.place("a1");
  assert(Math.hypot(after.x - before.x, after.y - before.y) > 8, "two fingers turn the table");
  assert.equal((await game.ask("position")).plies, 0);
  for (const [number, move] of shortGames.enso.b.split(" ").entries()) {
    if (number === 4) {
      const upright = await game.place("a1");
      await game.page.setViewportSize({ width: phone.viewport.height, height: phone.viewport.width });
      await game.until("where a1", "the board lies elsewhere", (place) => Math.hypot(place.x - upright.x, place.y - upright.y) > 8);
      await game.rest();
      await game.picture("phone-sideways");
    }
    await game.play(move);
  }
  await game.until("screen", "the match is over", (screen) => screen.phase === "MatchOver");
  await game.rest();
  await game.picture("phone-sideways-end");
  game.satisfied();
  await context.close();
});

test("after the first tap, sound is heard, where the tap has to ask for it as in Safari", async () => {
  const context = await chromium.newContext(phone);
  await context.addInitScript(() => {
    const { prototype } = BaseAudioContext, { resume } = AudioContext.prototype;
    const { get } = Object.getOwnPropertyDescriptor(prototype, "state");
    let isAsked = false;
    Object.defineProperty(prototype, "state", { get() { return isAsked ? get.call(this) : "suspended"; } });
    AudioContext.prototype.resume = function () {
      // Whether what a player does is being handled.
      isAsked ||= window.event?.isTrusted === true;
      return resume.call(this);
    };
  });
  const game = await Game.open(context, { hand: "finger", ask: "&start=enso" });
  await listenTo(game.page);
  await game.play("a4xa3");
  await hear(game.page);
  game.satisfied();
  await context.close();
});

test("the first step of every game's lessons is done by touch on a phone", async () => {
  const context = await chromium.newContext(phone);
  const game = await Game.open(context, { hand: "finger" });
  for (const [id, { title }] of Object.entries(games)) {
    await game.click("Learn");
    await game.click(`Learn ${title}`);
    await game.until("screen", "the step begins", ({ lesson }) => lesson?.game === id && lesson.step === 0);
    await game.rest();
    await game.picture(`lesson-${id}-phone`);
    if (id === "torus") {
      const { x, y } = await game.place("b2");
      await game.drag([[[x, y], [x + 90, y - 60]]]);
    } else {
      for (let times = 0; times < 8 && (await game.ask("screen")).lesson.answer !== "Right"; times += 1) {
        // The hint shows a right answer on the board.
        await game.click("Hint");
        const { lesson } = await game.until("screen", "the hint is shown", ({ lesson }) => lesson.hint?.length > 0);
        for (const spot of lesson.hint) await game.touch(await game.place(spot));
        await game.until("screen", "the answer is judged", ({ lesson }) => lesson.answer === "Right" || !lesson.hint);
      }
    }
    await game.until("screen", "the step is done", ({ lesson }) => lesson.answer === "Right");
    await game.click("Next");
    await game.until("screen", "the next step begins", ({ lesson }) => lesson?.step === 1);
    await game.click("Menu");
    await game.click("Main menu");
    await game.until("screen", "the menu is open", ({ screen, overlay }) => screen === "Menu" && overlay === "None");
  }
  game.satisfied();
  await context.close();
});

test("a lost match is reviewed by touch on a phone, and continued from its turning point", async () => {
  const context = await chromium.newContext(phone);
  const link = `#g=${encodeURIComponent(givenAway).replaceAll("%20", "+")}`;
  const game = await Game.open(context, { hand: "finger", link });
  await game.until("position", "the match is there", (answer) => answer.plies === 2);
  await game.rest();
  await game.click("Review");
  await game.until("screen", "the review is done", ({ review }) => review?.is_done);
  assert.deepEqual((await game.ask("screen")).review.moments, [[0, 0]], "the move that gave it away");
  await game.picture("review-list-phone");
  // By the identifier of its label, which names the loss in percent.
  await game.click("review-moment");
  await game.until("screen", "the moment is shown", ({ review }) => review.chosen?.join() === "0,0");
  await game.picture("review-moment-phone");
  await game.click("Show the better move");
  await game.until("screen", "the better move is shown", ({ review }) => review.is_revealed);
  await game.picture("review-better-phone");
  await game.click("Show what can follow");
  await game.until("position", "what can follow is shown", (answer) => answer.side_line === 0);
  await game.rest();
  await game.click("Play on from here");
  await game.until("position", "the match goes on", (answer) => answer.plies === 0);
  await game.play("K4-A1");
  game.satisfied();
  await context.close();
});

test("a computer answers, also after its worker has died, and after a reload the match goes on", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.begin("Enso", [], ["Black: person", "White: level 1"]);
  await game.play("a4xa3");
  const { legal_moves: moves } = await game.until("position", "the computer has moved", (answer) => answer.plies === 2);
  const [worker] = game.page.workers();
  game.expected.push("the worker is gone");
  await worker.evaluate(() => void setTimeout(() => { throw new Error("the worker is gone"); }));
  await game.play(moves[0]);
  const reply = await game.until("position", "another worker has moved", (answer) => answer.plies === 4);
  assert.notEqual(game.page.workers()[0], worker);
  await game.rest();
  await game.picture("computer-page");
  await game.reload();
  await game.click("Continue");
  const again = await game.until("position", "the match is there again", (answer) => answer.plies === 4);
  assert.equal(again.position, reply.position);
  game.satisfied();
  await context.close();
});

test("while the page is hidden a computer loses none of its time", async () => {
  const context = await chromium.newContext(desk);
  const record = "Zen Table record, version 1\nGame: enso\nMatch: single\nSeat 1: person, Ada\nSeat 2: computer level 1, Grace\nSeed: 0\nClock: 40 s\n\nRound 1: Black is team A\nStart: bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b\n\nScore: 0–0\n";
  const game = await Game.open(context, {
    link: `#g=${encodeURIComponent(record).replaceAll("%20", "+")}`,
    // A hidden page gets no frames; Chromium without a window hides none, so the page is told that it is.
    prepare: (page) =>
      page.addInitScript(() => {
        const frame = window.requestAnimationFrame.bind(window);
        let isHidden = false, held = [];
        window.requestAnimationFrame = (callback) => (isHidden ? held.push(callback) : frame(callback));
        Object.defineProperty(document, "hidden", { get: () => isHidden });
        Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") });
        window.hide = (hides) => {
          isHidden = hides;
          document.dispatchEvent(new Event("visibilitychange"));
          if (!hides) for (const callback of held.splice(0)) frame(callback);
        };
      }),
  });
  await game.until("position", "the match is there", (answer) => answer.plies === 0);
  await game.play("a4xa3");
  await game.page.evaluate(() => window.hide(true));
  // Longer than the computer has.
  await new Promise((resolve) => setTimeout(resolve, 42_000));
  await game.page.evaluate(() => window.hide(false));
  await game.until("position", "the computer has moved", (answer) => answer.plies === 2 && answer.status === "ongoing");
  game.satisfied();
  await context.close();
});

test("a link brings a whole game; one that is damaged says so", async () => {
  const context = await chromium.newContext({ ...desk, permissions: ["clipboard-read", "clipboard-write"] });
  const first = await Game.open(context, { ask: "&start=enso" });
  await first.play("a4xa3");
  await first.play("b3xe3");
  const before = await first.ask("position");
  await first.click("Menu");
  await first.click("Copy or save");
  await first.click("Copy as link");
  await first.rest();
  const address = await first.page.evaluate(() => navigator.clipboard.readText());
  await first.page.close();
  const link = new URL(address).hash;
  assert.match(link, /^#g=/);
  const game = await Game.open(context, { link });
  const answer = await game.until("position", "the match of the link is there", (answer) => answer.plies === 2);
  assert.equal(answer.position, before.position);
  assert.equal(new URL(game.page.url()).hash, "", "a reload would begin the link's match anew");
  game.satisfied();
  await game.page.close();
  const damaged = await Game.open(context, { link: link.slice(0, -12) });
  await damaged.until("screen", "the menu is there", (screen) => screen.screen === "Menu");
  await damaged.rest();
  await damaged.picture("damaged-link");
  damaged.satisfied();
  await context.close();
});

// A browser opens the keyboard of a touch screen only for a field of the page itself.
test("by touch a text is typed or pasted into a field of the page, and with a mouse into that of the table", async () => {
  const active = (game) => game.page.evaluate(() => document.activeElement.tagName);
  const context = await chromium.newContext(phone);
  const game = await Game.open(context, { hand: "finger", ask: "&start=enso" });
  await game.play("a4xa3");
  const { log } = await game.ask("log");
  await game.click("Menu");
  await game.click("Save and leave");
  await game.click("Saved matches");
  await game.click("Paste a match");
  assert.equal(await active(game), "CANVAS");
  const { x, y } = await game.place('"Text of a match"');
  await game.page.touchscreen.tap(x, y);
  assert.equal(await active(game), "TEXTAREA");
  await game.rest();
  // A finger rests, and a second paste comes in the middle of the first.
  await game.page.keyboard.insertText(log.slice(0, 40));
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await game.page.keyboard.insertText(log.slice(40));
  await game.rest();
  assert.equal(await game.page.evaluate(() => document.activeElement.value), log);
  await game.picture("phone-field");
  await game.click("Open this text");
  await game.until("position", "the match is there", (answer) => answer.plies === 1);
  assert.equal(await active(game), "CANVAS");
  await game.click("Menu");
  await game.click("Save and leave");
  await game.click("New game");
  await game.click("Enso");
  await game.click("Black: person");
  const name = await game.reach("Name of Black");
  await game.page.touchscreen.tap(name.x, name.y);
  assert.equal(await active(game), "INPUT");
  await game.until("screen", "the field has the keyboard", ({ focused }) => focused === "Name of Black");
  await game.page.evaluate(() => document.activeElement.select());
  await game.page.keyboard.insertText("Ada");
  await game.page.keyboard.press("Enter");
  await game.page.waitForFunction(() => document.activeElement.tagName === "CANVAS");
  await game.picture("phone-name");
  await game.click("Begin");
  await game.until("log", "the match has the name", ({ log }) => log?.includes("Ada"));
  game.satisfied();
  await context.close();

  const withMouse = await chromium.newContext(desk);
  const other = await Game.open(withMouse);
  await other.click("Saved matches");
  await other.click("Paste a match");
  await other.touch(await other.place('"Text of a match"'));
  assert.equal(await active(other), "CANVAS");
  assert.equal(await other.page.evaluate(() => document.getElementById("fields").childElementCount), 0);
  other.satisfied();
  await withMouse.close();
});

test("a match is saved as a file, and comes back from it on another machine, chosen or dropped", async () => {
  const here = await chromium.newContext(desk);
  const first = await Game.open(here, { ask: "&start=zen" });
  const { legal_moves: moves } = await first.until("position", "the match is there", (answer) => answer.plies === 0);
  const { position } = await first.play(moves[0]);
  await first.click("Menu");
  await first.click("Copy or save");
  const [plan] = await Promise.all([first.page.waitForEvent("download"), first.click("Save a picture")]);
  assert.match(plan.suggestedFilename(), /^\d{4}-\d\d-\d\d-\d{6}-zen\.png$/);
  await plan.saveAs(join(results, "plan.png"));
  const signature = (await readFile(join(results, "plan.png"))).subarray(0, 8);
  assert.deepEqual([...signature], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [download] = await Promise.all([first.page.waitForEvent("download"), first.click("Save as file")]);
  assert.match(download.suggestedFilename(), /^\d{4}-\d\d-\d\d-\d{6}-zen\.zen$/);
  const file = join(results, "match.txt");
  await download.saveAs(file);
  const text = await readFile(file, "utf8");
  assert.equal(text, (await first.ask("log")).log);
  await first.rest();
  await first.picture("saved-as-file");
  first.satisfied();
  await here.close();

  const there = await chromium.newContext(desk);
  const game = await Game.open(there);
  await game.click("Saved matches");
  await game.rest();
  await game.picture("saved-none");
  const [chooser] = await Promise.all([game.page.waitForEvent("filechooser"), game.click("Open a file")]);
  await chooser.setFiles(file);
  const opened = await game.until("position", "the match of the file is there", (answer) => answer.plies === 1);
  assert.equal(opened.position, position);
  await game.play(opened.legal_moves[0]);

  const drop = (name, text) =>
    game.page.evaluate(([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      document.getElementById("table").dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
    }, [name, text]);
  await drop("letter.txt", "Dear Ada");
  await game.until("screen", "it is told that this is no match", (screen) => screen.told?.includes("letter.txt can't be opened. Line 1"));
  await game.rest();
  await game.picture("dropped-nonsense");
  assert.equal((await game.ask("position")).plies, 2, "what is no match changes nothing");
  await drop("match.txt", text);
  await game.until("position", "the dropped match is there", (answer) => answer.plies === 1);
  await game.click("Menu");
  await game.click("Save and leave");
  await game.click("Saved matches");
  await game.rest();
  await game.picture("saved-two");
  game.satisfied();
  await there.close();
});

test("a full storage is told and loses nothing, and everything goes to another browser as one file", async () => {
  const here = await chromium.newContext(desk);
  const first = await Game.open(here, { ask: "&start=enso" });
  const { legal_moves: moves } = await first.until("position", "the match is there", (answer) => answer.plies === 0);
  await first.until("log", "it is stored", (answer) => answer.kept);
  // Other pages of the same host may take all the room that there is.
  const fill = () => {
    for (let size = 2 ** 22, number = 0; size >= 1; size /= 2) {
      for (let fits = true; fits; number++) {
        try {
          localStorage.setItem(`other-${number}`, "x".repeat(size));
        } catch {
          fits = false;
        }
      }
    }
  };
  await first.page.evaluate(fill);
  const { position } = await first.play(moves[0]);
  await first.until("log", "it is not stored", (answer) => !answer.kept);
  await first.rest();
  await first.picture("storage-full");
  const [match] = await Promise.all([first.page.waitForEvent("download"), first.click("Save as file")]);
  assert.match(match.suggestedFilename(), /\.zen$/);
  await first.click("Menu");
  await first.click("Save and leave");
  await first.click("Saved matches");
  await first.rest();
  await first.picture("storage-full-saved");
  const [download] = await Promise.all([first.page.waitForEvent("download"), first.click("Save everything as one file")]);
  assert.match(download.suggestedFilename(), /^zen-table-\d{4}-\d\d-\d\d\.zenbackup$/);
  const file = join(results, "everything.zenbackup");
  await download.saveAs(file);
  await first.page.evaluate(() => Object.keys(localStorage).forEach((key) => key.startsWith("other-") && localStorage.removeItem(key)));
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith("zen-table/matches/")).map((key) => localStorage.getItem(key)).join();
  // The game tries again every few seconds.
  await first.page.waitForFunction(`(${stored})().includes("${moves[0]}")`);
  first.satisfied();
  await here.close();

  const there = await chromium.newContext(desk);
  const game = await Game.open(there, { settings: "(pace: Slow)" });
  await game.click("Saved matches");
  const [chooser] = await Promise.all([game.page.waitForEvent("filechooser"), game.click("Open a file")]);
  await chooser.setFiles(file);
  await game.until("screen", "it has come", (screen) => screen.told?.startsWith("One match is new, none was here already."));
  assert.match(await game.page.evaluate(() => localStorage.getItem("zen-table/settings/settings.ron")), /pace: Off/);
  await game.rest();
  await game.picture("everything-came");
  await game.click("Play on");
  const opened = await game.until("position", "the match is on the table", (answer) => answer.plies === 1);
  assert.equal(opened.position, position);
  game.satisfied();
  await there.close();
});

test("on a very fine screen everything is where it is on a coarse one", async (test) => {
  const places = [];
  for (const factor of [1, 3]) {
    const chromium = await browser(factor);
    test.after(() => chromium.close());
    const context = await chromium.newContext({ viewport: null, hasTouch: true });
    const game = await Game.open(context, { hand: "finger", ask: "&start=enso" });
    const seen = [];
    for (const what of ["a1", "f6", '"Hint"', '"Menu"']) seen.push(await game.place(what));
    await game.play((await game.ask("position")).legal_moves[0]);
    await game.rest();
    await game.picture(`scale-factor-${factor}`);
    await game.click("Menu");
    seen.push(await game.place('"Resume"'));
    const drawn = await game.page.evaluate(() => document.getElementById("table").width / innerWidth);
    assert.equal(Math.round(drawn * 10) / 10, Math.min(factor, 2), "so many pixels are drawn for each of the page's");
    game.satisfied();
    places.push(seen.map(({ x, y }) => [x, y]));
    await context.close();
  }
  const apart = places[0].map(([x, y], index) => Math.hypot(x - places[1][index][0], y - places[1][index][1]));
  // The margin about the board is one of the canvas, and a little wider when that is enlarged.
  assert(Math.max(...apart) < 8, `so many pixels of the page lie between them: ${apart}`);
});

test("a page at rest that the browser enlarges by its own keys shows everything where it belongs", async (test) => {
  const display = await openDisplay();
  test.after(() => display.close());
  const chromium = await browser(1, [], display.environment);
  test.after(() => chromium.close());
  const context = await chromium.newContext({ viewport: null });
  const game = await Game.open(context, { ask: "&start=enso" });
  const places = async () => {
    const told = [];
    for (const what of ["a1", "f6", '"Hint"', '"Menu"']) told.push(await game.place(what));
    return told;
  };
  const before = await places();
  const ratio = await game.page.evaluate(() => devicePixelRatio);
  execFileSync(process.env.ZEN_TABLE_XDOTOOL, ["key", "ctrl+plus"], { env: display.environment });
  await game.page.waitForFunction((ratio) => devicePixelRatio > ratio, ratio);
  // No input: the page has to notice by itself. It is slow because it draws by software.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const enlarged = await places();
  const { x, y } = before[0];
  await game.page.mouse.move(x, y);
  await game.rest();
  assert.deepEqual(enlarged, await places(), "after an input everything is where it was before it");
  assert.notDeepEqual(enlarged, before, "what is enlarged lies elsewhere");
  await game.click("Menu");
  await game.click("Resume");
  game.satisfied();
  await context.close();
});

test("a match in which nothing was done is not offered when the page comes back", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.begin("Enso", [], games.enso.players);
  await game.reload();
  await game.place('"New game"');
  assert((await game.ask('where "Continue"')).error, "there is nothing to go on with");
  await game.begin("Enso", [], games.enso.players);
  await game.play("a4xa3");
  await game.reload();
  await game.click("Continue");
  await game.until("position", "the match is there again", (answer) => answer.plies === 1);
  game.satisfied();
  await context.close();
});

test("a second tab says why it waits, and goes on with the match when the first is closed", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.begin("Enso", [], games.enso.players);
  await game.play("a4xa3");
  const second = new Game(await context.newPage(), "mouse");
  await second.page.goto(`${address}?probe`);
  await second.page.waitForFunction(() => document.getElementById("status").textContent.includes("another tab"));
  assert(await second.page.evaluate(() => document.getElementById("play").disabled));
  await game.rest();
  await game.page.close();
  await second.start();
  await second.click("Continue");
  await second.until("position", "the match is there", (answer) => answer.plies === 1);
  second.satisfied();
  await context.close();
});

test("the browser is asked to keep what is stored once there is a match, and Safari's players are told once that it forgets", async () => {
  const context = await chromium.newContext(desk);
  const prepare = (page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "vendor", { value: "Apple Computer, Inc." });
      navigator.storage.persist = async () => (window.asked = (window.asked ?? 0) + 1) > 9;
      navigator.storage.persisted = async () => false;
    });
  const game = await Game.open(context, { prepare });
  const note = () => game.page.locator("#note").textContent();
  const asked = () => game.page.evaluate(() => window.asked);
  assert.equal(await note(), "", "there is nothing to lose yet");
  await game.begin("Enso", [], games.enso.players);
  await game.rest();
  assert.equal(await asked(), undefined, "nothing was done in this match");
  await game.play("a4xa3");
  await game.page.waitForFunction(() => window.asked === 1);
  await game.play(shortGames.enso.b.split(" ")[1]);
  await game.rest();
  assert.equal(await asked(), 1);
  await game.page.reload();
  await game.page.waitForFunction(() => document.getElementById("note").textContent.includes("seven days"));
  await game.picture("forgets");
  await game.reload();
  assert.equal(await note(), "", "it was said");
  await game.click("Continue");
  await game.until("position", "the match is there again", (answer) => answer.plies === 2);
  game.satisfied();
  await context.close();
});

test("without workers the page thinks itself", async () => {
  const context = await chromium.newContext(desk);
  const prepare = (page) => page.addInitScript(() => delete window.Worker);
  const game = await Game.open(context, { prepare });
  await game.begin("Enso", [], ["Black: person", "White: level 2"]);
  await game.play("a4xa3");
  await game.until("position", "the computer has moved", (answer) => answer.plies === 2);
  game.satisfied();
  await context.close();
});

test("a program that stops says why in its own words, and after a reload the match is there", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.begin("Enso", [], games.enso.players);
  await game.play("a4xa3");
  // The same messages as a panic sends. The program itself can't be made to panic.
  game.expected.push("panicked at src/table.rs:1:2", "unreachable");
  await game.page.evaluate(() => {
    console.error("panicked at src/table.rs:1:2:\na pawn too many\n\nStack:\n\nError");
    dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("unreachable") }));
  });
  const told = await game.page.locator("#error").textContent();
  assert.match(told, /panicked at src\/table\.rs:1:2:\sa pawn too many\. Your matches are kept/);
  await game.picture("broken");
  await game.reload();
  await game.click("Continue");
  await game.until("position", "the match is there again", (answer) => answer.plies === 1);
  game.satisfied();
  await context.close();
});

test("where the browser takes away what the page draws with, the page says so, and its button brings the match back", async () => {
  const context = await chromium.newContext(phone);
  const game = await Game.open(context, { hand: "finger", ask: "&start=enso" });
  await game.play("a4xa3");
  await game.until("log", "it is stored", (answer) => answer.kept);
  // The program may complain of anything then.
  game.expected.push("");
  await game.page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await game.page.getByText("no longer lets this page draw").waitFor();
  await game.picture("drawing-lost");
  await game.page.goto(`${address}?probe`);
  await game.start();
  await game.page.evaluate(() => document.getElementById("table").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await game.page.locator("#again").tap();
  await game.start();
  await game.click("Continue");
  await game.until("position", "the match is there again", (answer) => answer.plies === 1);
  await context.close();
});

test("what starts the game is fetched once, the program before the script that starts it", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  const fetched = await game.page.evaluate(() => performance.getEntriesByType("resource").map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType]));
  for (const name of ["game_bg.wasm", "game.js", "files.js", "texts.js", "start.js"]) {
    const times = fetched.filter(([path]) => path.endsWith(`/${name}`));
    assert.equal(times.length, 1, `${name} is fetched once: ${JSON.stringify(times)}`);
  }
  const [, initiator] = fetched.find(([path]) => path.endsWith("/game_bg.wasm"));
  assert.equal(initiator, "link", "the page itself asks for the program");
  game.satisfied();
  await context.close();
});

test("after the first visit the game starts without a network", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.page.evaluate(() => navigator.serviceWorker.ready);
  await game.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await game.reload();
  await game.begin("Zener", [], ["White: person", "Black: level 1"]);
  await game.play("W2-G3");
  await game.until("position", "the computer has moved", (answer) => answer.plies > 2);
  game.satisfied();
  await context.close();
});

test("a new version is offered, and comes only when it is wanted", async () => {
  const context = await chromium.newContext(desk);
  const game = await Game.open(context);
  await game.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await game.begin("Enso", [], games.enso.players);
  await game.play("a4xa3");
  const isNew = () => "next" in document.documentElement.dataset;
  const offer = game.page.locator("#update");
  const [worker, page] = ["sw.js", "index.html"].map((name) => join(process.env.ZEN_TABLE_PAGE_FOLDER, name));
  const old = await Promise.all([worker, page].map((file) => readFile(file, "utf8")));
  try {
    await writeFile(page, old[1].replace("<html", "<html data-next"));
    await writeFile(worker, old[0].replace('version = "', 'version = "next-'));
    await game.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await offer.waitFor();
    await game.picture("new-version");
    await game.play("b3xe3");
    await game.page.locator("#later").click();
    await offer.waitFor({ state: "hidden" });
    await game.reload();
    assert.equal(await game.page.evaluate(isNew), false, "nobody has asked for the new version");
    await offer.waitFor();
    await game.page.locator("#reload").click();
    await game.page.waitForFunction(isNew);
    await game.start();
    await game.click("Continue");
    await game.until("position", "the match is there again", (answer) => answer.plies === 2);
    const kept = await game.page.evaluate(() => caches.keys());
    assert.deepEqual(kept.map((name) => name.startsWith("zen-table next-")), [true], "the old version's files are gone");
    game.satisfied();
  } finally {
    await Promise.all([worker, page].map((file, index) => writeFile(file, old[index])));
    await context.close();
  }
});
