// How long the review of a match takes on the page: from the click on Review to the first moment, and to the last position.
// Needs ZEN_TABLE_ENGINE (the program), which plays the matches, and the address at which the page is served.
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Game, browser, results } from "./game.mjs";

const games = [["zen", []], ["enso", []], ["zener", []], ["torus", ["--size", "9"]], ["torus", ["--size", "15"]]];
// The length for which a bar is set.
const plies = 60;

// The record of a match between two computers of level 2: of six the one that comes nearest to that length.
async function match(id, size) {
  const file = join(results, "review-matches.txt");
  const players = ["--a", "level=2", "--b", "level=2", "--games", "6", "--seed", "5", "--out", file];
  await promisify(execFile)(process.env.ZEN_TABLE_ENGINE, ["match", id, ...size, ...players]);
  const text = await readFile(file, "utf8");
  const head = text.slice(0, text.indexOf("\n") + 1);
  const records = text.split(head).map((record) => head + record);
  // The moves of a turn stand in one line, each with a number before it or a comma or a space between two.
  const length = (record) => record.split("\n").filter((line) => /^\d+\. /.test(line)).join(" ").split(/\d+\. |, | /).filter(Boolean).length;
  const away = (record) => Math.abs(length(record) - plies);
  return records.reduce((nearest, record) => (away(record) < away(nearest) ? record : nearest));
}

async function review(chromium, record) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 720 } });
  const game = await Game.open(context, { link: `#g=${encodeURIComponent(record).replaceAll("%20", "+")}` });
  const { plies: played } = await game.until("position", "the match is there", (answer) => answer.plies > 0);
  await game.rest();
  await game.click("Review");
  const begun = performance.now();
  const { review: early } = await game.until("screen", "a moment is told, or there is none", ({ review }) => review?.moments.length || review?.is_done);
  const first = (performance.now() - begun) / 1000;
  await game.until("screen", "the review is done", ({ review }) => review?.is_done);
  const whole = (performance.now() - begun) / 1000;
  game.satisfied();
  await context.close();
  return { played, first: early.moments.length ? first : undefined, whole };
}

const chromium = await browser();
const table = ["| game | plies | whole review | for 60 plies | first moment |", "|---|---:|---:|---:|---:|"];
for (const [id, size] of games) {
  const { played, first, whole } = await review(chromium, await match(id, size));
  const name = [id, ...size.slice(1)].join(" ");
  const told = first === undefined ? "none" : `${first.toFixed(1)} s`;
  table.push(`| ${name} | ${played} | ${whole.toFixed(1)} s | **${((whole * plies) / played).toFixed(1)} s** | ${told} |`);
  console.log(table.at(-1));
}
await chromium.close();
await writeFile(join(results, "reviews.md"), `${table.join("\n")}\n`);
