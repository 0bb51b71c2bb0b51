// A virtual display, for browsers that need a window.
import { spawn } from "node:child_process";
import { once } from "node:events";

// Starts a display with a number of its own; returns the environment in which programs open their windows on it.
export async function openDisplay() {
  const display = spawn(process.env.ZEN_TABLE_DISPLAY, ["-displayfd", "3", "-screen", "0", "1000x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await once(display.stdio[3], "data");
  return { environment: { ...process.env, DISPLAY: `:${String(number).trim()}` }, close: () => display.kill() };
}
