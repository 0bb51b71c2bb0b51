// Runs the test files that are its arguments, two at a time: while one waits, the other draws.
import { tap, spec } from "node:test/reporters";
import { resolve } from "node:path";
import { run } from "node:test";

const files = process.argv.slice(2).map((file) => resolve(file));
const told = run({ files, concurrency: 2 });
told.on("test:fail", () => (process.exitCode = 1));
told.compose(process.stdout.isTTY ? new spec() : tap).pipe(process.stdout);
