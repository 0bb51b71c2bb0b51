// The process in which the browser runs the page is killed again and again while a match is played; what is found afterwards
// is compared with what the page knew to be saved. ZEN_TABLE_KILLS says how often, ZEN_TABLE_KILLS_SEED which plan.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Game, browser, results } from "./game.mjs";

const times = Number(process.env.ZEN_TABLE_KILLS ?? 5);
// The number of kills in one match.
const lives = 5;
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time));

// mulberry32 by Tommy Ettinger: a small generator of numbers below 1 that are equal for equal seeds.
let state = Number(process.env.ZEN_TABLE_KILLS_SEED ?? 1);
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const choose = (list) => list[Math.floor(random() * list.length)];

// The process that runs the page: of all renderers the one that has used the most processor time. Chromium keeps a spare
// renderer ready beside it, which has no page.
async function renderer(chromium) {
  const session = await chromium.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return renderers.reduce((most, process) => (process.cpuTime > most.cpuTime ? process : most)).id;
}

// The rounds of a record as a text, each with its moves; what is left of the players' time aside.
function rounds(log) {
  return log.split(/^Round /m).slice(1).map((round) => ({
    start: /^Start: .*$/m.exec(round)[0],
    moves: round.split("\n").filter((line) => /^\d+\. /.test(line)).flatMap((line) => line.replace(/^\d+\. /, "").split(/,? /)),
    result: /^Result: .*$/m.exec(round)?.[0],
  }));
}

// What everybody has left, in milliseconds.
function left(log) {
  const told = [...log.matchAll(/^Left: (.*)$/gm)].at(-1)?.[1].split(" ").at(-1);
  return told?.split("/").map(Number);
}

function goesOnFrom(later, earlier) {
  return earlier.every(({ start, moves, result }, index) => {
    const other = later[index];
    const isLast = index === earlier.length - 1;
    return other && other.start === start && (isLast || other.moves.length === moves.length) && moves.every((move, ply) => other.moves[ply] === move) && (!result || other.result === result);
  });
}

const plies = (told) => told.reduce((sum, { moves }) => sum + moves.length, 0);

// What is chosen for a new match.
const players = { zen: ["White", "Black"], enso: ["Black", "White"], torus: ["Z", "N"], zener: ["White", "Black"] };
const titles = { zen: "ZEN L'initié", enso: "Enso", torus: "ZeN (torus)", zener: "Zener" };

// From a match, finished or not, to the main menu.
async function leave(game) {
  await game.rest();
  if (!(await game.ask('where "Main menu"')).error) return game.click("Main menu");
  await game.click("Menu");
  return game.click("Save and leave");
}

async function begin(game) {
  const kind = choose(Object.keys(titles));
  const clock = choose(["No clock", "Per round", "Increment", "Per move"]);
  const inTeams = random() < 0.3;
  const by = choose(["persons", "persons", "both", "computers"]);
  const seats = players[kind].flatMap((side, index) => (inTeams ? [`${side} 1`, `${side} 2`] : [side]).map((whose) => {
    const isPerson = by === "persons" || (by === "both" && index === 0);
    return `${whose}: ${isPerson ? "person" : `level ${choose([1, 2, 3, 6])}`}`;
  }));
  await game.click("New game");
  await game.click(titles[kind]);
  // What was chosen for the last match is still chosen.
  for (const choice of [inTeams ? "Four in two teams" : "Two players", clock, ...seats]) await game.click(choice);
  await game.click("Begin");
  await game.until("position", "the match has begun", (answer) => answer.game === kind);
}

const moments = {
  Moving: "right after a move",
  Thinking: "while a computer thinks",
  TakingBack: "right after a move was taken back",
  Any: "at any other moment",
};
const table = new Map(Object.keys(moments).map((moment) => [moment, { kills: 0, lost: 0, missing: 0, unsaved: 0 }]));
const faults = [];
const givenBack = [];
let matches = 0;

// Writes the table of the kills so far, so that it is there even if the run is stopped early; returns it.
async function write() {
  const rows = [...table].map(([moment, row]) => [moments[moment], row]);
  const sum = (key) => rows.reduce((sum, [, row]) => sum + row[key], 0);
  rows.push(["**all**", { kills: sum("kills"), lost: sum("lost"), missing: sum("missing"), unsaved: sum("unsaved") }]);
  const sorted = givenBack.toSorted((one, other) => one - other);
  const seconds = (time) => ((time ?? 0) / 1000).toFixed(1);
  const text = [
    "| killed | kills | matches lost or damaged | saved plies lost | last change shown, not written yet |",
    "|---|---:|---:|---:|---:|",
    ...rows.map(([name, row]) => `| ${name} | ${row.kills} | ${row.lost} | ${row.missing} | ${row.unsaved} |`),
    "",
    `${matches} matches. A clock gave back ${seconds(sorted[Math.floor(sorted.length / 2)])} s in the middle and ${seconds(sorted.at(-1))} s at most, over ${givenBack.length} kills while one ran.`,
  ];
  await writeFile(join(results, "kills.md"), `${text.join("\n")}\n`);
  return text.join("\n");
}

const chromium = await browser();
// What is saved does not depend on how the board is drawn: a software renderer is quickest with a small board of text.
const context = await chromium.newContext({ viewport: { width: 400, height: 640 } });
const open = () => Game.open(context, { settings: "(pace: Off, view: Text)" });
let game = await open();
for (let kill = 0; kill < times; kill += 1) {
  if (kill % lives === 0) {
    // What is on the table stays among the saved matches.
    if (kill > 0) await leave(game);
    await begin(game);
    matches += 1;
  }
  // What was known to be saved, less what was taken back since; and what was shown last.
  let floor = [];
  let seen;
  const look = async () => {
    const { log, kept, error } = await game.ask("log");
    if (error) return undefined;
    if (seen?.log !== log) seen = { log, since: Date.now() };
    if (kept) floor = rounds(log);
    return game.ask("position");
  };
  const isPersons = async () => {
    const { waits_for } = await look();
    const { phase } = await game.ask("screen");
    return waits_for === "move" && phase === "Choosing";
  };
  const move = async (leaves) => {
    const { legal_moves } = await game.ask("position");
    const path = await game.ask(`path ${choose(legal_moves)}`);
    if (!Array.isArray(path)) return false;
    for (const [index, square] of path.entries()) {
      const at = await game.place(square);
      await game.page.mouse.move(at.x, at.y);
      await game.until("screen", `${square} is pointed at`, (screen) => screen.hovered === square);
      if (leaves && index + 1 === path.length) await game.page.mouse.click(at.x, at.y);
      else await game.touch(at);
    }
    return true;
  };
  const takeBack = async (leaves) => {
    const { undo } = { undo: await game.ask('where "Undo"') };
    if (undo.error || (await game.ask("position")).plies === 0) return false;
    // At most a person's move and the computer's answer.
    const last = floor.at(-1);
    if (last) floor = [...floor.slice(0, -1), { ...last, moves: last.moves.slice(0, -4), result: undefined }];
    const at = await game.place('"Undo"');
    if (leaves) await game.page.mouse.click(at.x, at.y);
    else {
      await game.touch(at);
      await game.rest();
    }
    return true;
  };
  await game.until("log", "the match is there", (answer) => answer.log !== undefined);
  for (let deeds = Math.floor(random() * 3); deeds > 0; deeds -= 1) {
    if (!(await isPersons())) await sleep(300);
    else if (random() < 0.2) await takeBack(false);
    else await move(false);
    await game.rest();
    await look();
  }
  let moment = choose(["Moving", "Moving", "Thinking", "TakingBack", "Any"]);
  let met = true;
  await look();
  if (moment === "Moving") met = (await isPersons()) && (await move(true));
  else if (moment === "Thinking") met = (await game.ask("screen")).thinking !== null;
  else if (moment === "TakingBack") met = await takeBack(true);
  if (!met) moment = "Any";
  await sleep(random() * (moment === "Any" ? 1500 : 200));
  // A match that is over is no longer offered to be continued: the next one takes its place. Computers may have ended it
  // in the last moment.
  if ((await game.ask("position")).waits_for === "nothing") {
    await leave(game);
    await begin(game);
    matches += 1;
    kill -= 1;
    continue;
  }

  const victim = await renderer(chromium);
  const crashed = new Promise((resolve, reject) => {
    game.page.once("crash", resolve);
    setTimeout(() => reject(new Error(`process ${victim} was killed, but the page goes on`)), 30_000).unref();
  });
  process.kill(victim, "SIGKILL");
  const killed = Date.now();
  await crashed;
  await game.page.close();
  game = await open();
  const row = table.get(moment);
  row.kills += 1;
  if ((await game.ask('where "Continue"')).error) {
    row.lost += 1;
    faults.push(`kill ${kill}: there is nothing to continue\n${seen.log}`);
    await begin(game);
    continue;
  }
  await game.click("Continue");
  const { log } = await game.until("log", "the match is there", (answer) => answer.log !== undefined);
  const found = rounds(log);
  if (!goesOnFrom(found, floor)) {
    row.missing += 1;
    faults.push(`kill ${kill}, ${moments[moment]}: found\n${log}\nshown last\n${seen.log}`);
  }
  const shown = rounds(seen.log);
  if (moment !== "TakingBack" && plies(shown) > plies(found)) row.unsaved += 1;
  const [had, has] = [left(seen.log), left(log)];
  if (had && has && plies(shown) === plies(found)) {
    givenBack.push(Math.max(...has.map((time, team) => time - had[team])) + (killed - seen.since));
  }
  if ((kill + 1) % 10 === 0) {
    console.log(`${kill + 1} kills`);
    await write();
  }
}
await chromium.close();
console.log(await write());
assert.deepEqual(faults, []);
