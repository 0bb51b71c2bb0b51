// The same choice in the browser as on the desktop: the engine as wasm and the engine as a program are asked the same, position
// by position. Needs ZEN_TABLE_PAGE_FOLDER (the page as it is put together) and ZEN_TABLE_ENGINE (the program).
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { performance } from "node:perf_hooks";
import test from "node:test";
import { pathToFileURL } from "node:url";

const folder = process.env.ZEN_TABLE_PAGE_FOLDER, program = process.env.ZEN_TABLE_ENGINE, results = process.env.ZEN_TABLE_RESULTS;
const games = ["zen", "enso", "torus", "zener"];

// The one file of the page with such a name: on the page for players names have a hash.
async function named(pattern) {
  const found = (await readdir(folder)).filter((name) => pattern.test(name));
  assert.equal(found.length, 1, `${pattern}: ${found}`);
  return join(folder, found[0]);
}

// The wasm of the worker, without a worker.
async function inPage() {
  // By its name Node.js knows that it is a module.
  const module = join(results, "engine.mjs");
  await copyFile(await named(/^engine[-\da-f]*\.js$/), module);
  const { default: init, Engine } = await import(pathToFileURL(module));
  await init({ module_or_path: await readFile(await named(/^engine_bg[-\da-f]*\.wasm$/)) });
  const engine = new Engine();
  return async (line) => {
    let answers = engine.say(line);
    while (engine.searching) answers += engine.searchOn();
    return answers.split("\n").filter(Boolean);
  };
}

// The program, for as long as a test runs, which answers a line of `isready` when everything before it is done.
function onDesktop(context) {
  const child = spawn(program, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line) => {
    child.stdin.write(`${line}\n`);
    const answers = [];
    // A search is only over with its best move; `isready` would be answered in its middle.
    const last = line === "go" ? "bestmove" : "readyok";
    if (line !== "go") child.stdin.write("isready\n");
    for (;;) {
      const { value, done } = await lines.next();
      assert(!done, `the engine ended at '${line}'`);
      if (last === "readyok" && value === "readyok") return answers;
      answers.push(value);
      if (value.startsWith(last)) return answers;
    }
  };
  context.after(() => child.kill());
  return ask;
}

// Numbers that are the same in every run.
function lot(seed) {
  let state = BigInt(seed);
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(below));
  };
}

// What was found, without what depends on the machine's speed.
const choice = (answers) => answers.map((line) => line.replace(/ nps \d+ time \d+/, ""));

async function positions(ask, count, seed) {
  const draw = lot(seed), found = [];
  while (found.length < count) {
    const moves = [];
    for (let plies = draw(40); plies > 0; plies -= 1) {
      await ask(`position startpos${moves.length ? ` moves ${moves.join(" ")}` : ""}`);
      const [legal] = await ask("moves");
      const choices = legal.split(" ").slice(1);
      if (choices.length === 0) break;
      moves.push(choices[draw(choices.length)]);
    }
    const line = `position startpos${moves.length ? ` moves ${moves.join(" ")}` : ""}`;
    await ask(line);
    if ((await ask("status"))[0] === "status ongoing") found.push(line);
  }
  return found;
}

test("200 positions are judged in the browser as on the desktop", async (context) => {
  const desktop = onDesktop(context), page = await inPage();
  let compared = 0;
  for (const game of games) {
    for (const ask of [desktop, page]) await ask(`setoption name Game value ${game}`);
    for (const [index, line] of (await positions(desktop, 50, 7)).entries()) {
      // Weaker levels overlook and misjudge by lot, stronger ones look deep.
      const level = [1, 2, 3, 4][index % 4];
      const found = [];
      for (const ask of [desktop, page]) {
        await ask(`setoption name Level value ${level}`);
        await ask(`setoption name Seed value ${index}`);
        await ask(line);
        found.push(choice(await ask("go")));
      }
      assert.match(found[0].at(-1), /^bestmove (?!none)/, line);
      assert.deepEqual(found[1], found[0], `${game}, level ${level}, seed ${index}: ${line}`);
      compared += 1;
    }
  }
  assert.equal(compared, 200);
});

// How many positions of each game the strongest levels are asked about.
const each = 24;

test("the strongest levels choose alike too; how long a move of level 5 takes is written down", async (context) => {
  const desktop = onDesktop(context), page = await inPage(), rows = [];
  for (const game of games) {
    const times = [0, 0];
    for (const ask of [desktop, page]) {
      await ask(`setoption name Game value ${game}`);
      await ask("setoption name Level value 5");
    }
    for (const line of await positions(desktop, each, 11)) {
      const found = [];
      for (const [index, ask] of [desktop, page].entries()) {
        await ask(line);
        const begun = performance.now();
        found.push(choice(await ask("go")));
        times[index] += performance.now() - begun;
      }
      assert.deepEqual(found[1], found[0], `${game}: ${line}`);
    }
    const [native, wasm] = times.map((time) => time / each);
    rows.push(`| ${game} | ${native.toFixed(1)} ms | ${wasm.toFixed(1)} ms | **${(wasm / native).toFixed(2)}** |`);
  }
  const table = ["| game | desktop | wasm | ratio |", "|---|---:|---:|---:|", ...rows].join("\n");
  await writeFile(join(results, "level-5.md"), `${table}\n`);
});
