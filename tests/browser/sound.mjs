// A sound card whose sounds only the tests hear, for browsers that play nothing where there is none.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Starts PulseAudio beside the one of whoever is logged in. `environment` is what programs need to play on it; `loudest` says how loud
// the loudest was until now, from 0 to 1.
export async function openSound() {
  const folder = await mkdtemp(join(tmpdir(), "zen-table-sound-"));
  const socket = join(folder, "socket");
  const modules = ["module-null-sink sink_name=table", `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
  const loads = modules.flatMap((module) => ["--load", module]);
  const own = { ...process.env, PULSE_RUNTIME_PATH: folder, PULSE_STATE_PATH: folder };
  const server = spawn(process.env.ZEN_TABLE_PULSEAUDIO, ["-n", "--daemonize=no", "--exit-idle-time=-1", ...loads], {
    env: own,
    stdio: "ignore",
  });
  for (let times = 0; times < 100 && !existsSync(socket); times++) await new Promise((resolve) => setTimeout(resolve, 100));
  assert(existsSync(socket), "PulseAudio does not start");
  const environment = { PULSE_SERVER: `unix:${socket}` };
  const what = ["--raw", "--format=s16le", "--device=table.monitor"];
  const recorder = spawn("parec", what, { env: { ...own, ...environment }, stdio: ["ignore", "pipe", "ignore"] });
  let loudest = 0;
  recorder.stdout.on("data", (heard) => {
    for (let at = 0; at + 1 < heard.length; at += 2) loudest = Math.max(loudest, Math.abs(heard.readInt16LE(at)) / 32768);
  });
  const close = async () => {
    recorder.kill();
    server.kill();
    if (server.exitCode === null) await once(server, "exit");
    await rm(folder, { recursive: true });
  };
  return { environment, loudest: () => loudest, close };
}
