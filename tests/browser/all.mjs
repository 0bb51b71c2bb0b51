// Runs the test files that are its arguments, two at a time: while one waits, the other draws.
import { spec, tap } from "node:test/reporters";
import { resolve } from "node:path";
import { run } from "node:test";

const files = process.argv.slice(2).map((file) => resolve(file));
const stream = run({ files, concurrency: 2 });
stream.on("test:fail", () => (process.exitCode = 1));
stream.compose(process.stdout.isTTY ? new spec() : tap).pipe(process.stdout);
