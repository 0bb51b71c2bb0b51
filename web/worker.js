// The opponents: the engine's wasm in a worker of its own. Lines of the engine's protocol come in as messages, answers go out.
import init, { Engine } from "./engine.js";

const engine = init().then(() => new Engine());

// A message to oneself lets other messages come first, without the delay of a timer.
const channel = new MessageChannel();
channel.port1.onmessage = () => engine.then(searchOn);
let isWaiting = false;

function tell(answers) {
  for (const line of answers.split("\n")) {
    if (line) postMessage(line);
  }
}

function goOn(engine) {
  if (isWaiting || !engine.searching) return;
  isWaiting = true;
  channel.port2.postMessage(null);
}

function searchOn(engine) {
  isWaiting = false;
  tell(engine.searchOn());
  goOn(engine);
}

onmessage = async ({ data: line }) => {
  const ready = await engine;
  tell(ready.say(line));
  goOn(ready);
};

// Whoever waits for answers hears of a death as an error of this worker, not as a promise that nobody kept.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  setTimeout(() => { throw event.reason; });
});
