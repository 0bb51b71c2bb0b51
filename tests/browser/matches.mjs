// Matches that the tests of the page play.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

// What is chosen in the menu for each game.
export const games = {
  zen: { title: "ZEN L'initié", players: ["White: person", "Black: person"] },
  enso: { title: "Enso", players: ["Black: person", "White: person"] },
  torus: { title: "ZeN (torus)", options: ["9 for beginners"], players: ["Z: person", "N: person"] },
  zener: { title: "Zener", players: ["White: person", "Black: person"] },
};

// Short games to a real end, in which both sides help the winner; by game and by who begins.
export const shortGames = JSON.parse(await readFile(new URL("../data/short-games.json", import.meta.url), "utf8"));

// Plays one of the games from the menu to its end.
export async function playToTheEnd(game, id) {
  const { title, options = [], players } = games[id];
  const { to_move } = await game.begin(title, options, players);
  for (const move of shortGames[id][to_move].split(" ")) await game.play(move);
  await game.until("screen", "the match is over", (screen) => screen.phase === "MatchOver");
  assert.match((await game.ask("position")).status, /^win /);
  await game.rest();
}

// Hears from now on what a page plays: how loud the loudest of it is, from 0 to 1.
export function listenTo(page) {
  return page.evaluate(() => {
    window.loudest = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      // What is played while the browser holds the sound back is heard by nobody.
      const channels = this.context.state === "running" ? this.buffer.numberOfChannels : 0;
      for (let channel = 0; channel < channels; channel++) {
        for (const sample of this.buffer.getChannelData(channel)) window.loudest = Math.max(window.loudest, Math.abs(sample));
      }
      return start.apply(this, when);
    };
  });
}

// Waits until something was to be heard.
export function hear(page, patience) {
  return page.waitForFunction(() => window.loudest > 0.01, null, { timeout: patience });
}

// A match of Zener that one move gave away: Black must cover White's circle or lose.
export const givenAway = `Zen Table record, version 1
Game: zener, shuffled
Match: single
Seat 1: person, Ada
Seat 2: person, Grace
Seed: 0

Round 1: White is team A
Start: [W1][K4][K3][K2][K1]/5/5/5/[K5]4/5/1[W2][W3][W4][W5] k - 5
1. K1-B5 W1-off
Result: White wins on the board, 1 point

Score: 1–0
`;
