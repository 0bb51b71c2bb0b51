// What the page costs beside a bare one: what has to be fetched before a game, and how long it takes until one can play.
// Needs ZEN_TABLE_PAGE_FOLDER and ZEN_TABLE_BARE_FOLDER, and the addresses at which both are served.
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { browser, results } from "./game.mjs";

const { ZEN_TABLE_PAGE: page, ZEN_TABLE_BARE: bare, ZEN_TABLE_PAGE_FOLDER: folder, ZEN_TABLE_BARE_FOLDER: bareFolder } = process.env;
// Rounds of loading both pages, one after the other.
// Single loads differ by half, so the middle one of five says little.
const rounds = 21;

// The bytes of a folder's files whose names are wanted: as they are, and compressed as servers do.
async function weigh(folder, wanted) {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sums = [0, 0, 0];
  for (const entry of names) {
    if (!wanted(entry.name)) continue;
    const content = await readFile(join(entry.parentPath ?? entry.path, entry.name));
    const small = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
    for (const [index, bytes] of [content.length, gzipSync(content, { level: 9 }).length, small.length].entries()) sums[index] += bytes;
  }
  return sums;
}

// Milliseconds from the beginning of the navigation to the first frame in which one can play, nothing being kept from before.
async function time(chromium, address) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 720 } });
  const tab = await context.newPage();
  const broken = new Promise((_, fail) =>
    tab.on("pageerror", (error) => {
      // How the program hands its thread back to the browser is no fault.
      if (!String(error).includes("Using exceptions for control flow")) fail(new Error(`${address}: ${error}`));
    }),
  );
  await tab.goto(address);
  const ready = tab.evaluate(async () => {
    for (;;) {
      const figures = window.zenTable && JSON.parse(await window.zenTable.probe("frames"));
      if (figures?.first_playable) return performance.now();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  const taken = await Promise.race([ready, broken]);
  await context.close();
  return taken;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (what, [ours, theirs], unit, digits, bars) =>
  `| ${what} | ${ours.toFixed(digits)} ${unit} | ${theirs.toFixed(digits)} ${unit} | **${(ours / theirs).toFixed(2)}** | ${bars} |`;

const isSound = (name) => name.endsWith(".wav");
// These are only fetched for letters that the other fonts lack.
const isFallbackFont = (name) => name.endsWith(".ttf");
// A first game needs neither words for people nor the sounds, which come behind the menu.
const isNeeded = (name) => !isSound(name) && !isFallbackFont(name) && !/\.(md|txt)$/.test(name);
const [ours, theirs, sounds, fallback] = await Promise.all([weigh(folder, isNeeded), weigh(bareFolder, isNeeded), weigh(folder, isSound), weigh(folder, isFallbackFont)]);
const sizes = ours.map((bytes, index) => [bytes / 1e6, theirs[index] / 1e6]);
const chromium = await browser();
const times = [];
for (let round = 0; round < rounds; round += 1) times.push([await time(chromium, `${page}?probe&start=zen`), await time(chromium, bare)]);
await chromium.close();
const table = [
  "| | game | bare page | ratio | bar |",
  "|---|---:|---:|---:|---:|",
  row("as it is", sizes[0], "MB", 2, "1.25"),
  row("gzip", sizes[1], "MB", 2, "1.25"),
  row("brotli", sizes[2], "MB", 2, "5.3 MB"),
  row("from navigation to a playable board", [0, 1].map((index) => median(times.map((pair) => pair[index]))), "ms", 0, "1.2"),
];
const inMegabytes = (bytes) => (bytes / 1e6).toFixed(2);
table.push("", `The fallback fonts, which are fetched when a text has a letter that the other fonts lack: ${inMegabytes(fallback[0])} MB as they are, ${inMegabytes(fallback[2])} MB with brotli.`);
table.push("", `The sounds, which are fetched behind the menu: ${inMegabytes(sounds[0])} MB as they are, ${inMegabytes(sounds[1])} MB with gzip, ${inMegabytes(sounds[2])} MB with brotli.`);
await writeFile(join(results, "page.md"), `${table.join("\n")}\n`);
