// The opponents: the engine's wasm in a worker of its own. Lines of the engine's protocol come in as messages, answers go out.
import init, { Engine } from "./engine.js";

const engine = init().then(() => new Engine());

// A message channel yields to incoming messages without the delay of a timer.
const channel = new MessageChannel();
channel.port1.onmessage = () => engine.then(searchOn);

function tell(answers) {
  for (const line of answers.split("\n")) {
    if (line) postMessage(line);
  }
}

function searchOn(engine) {
  tell(engine.searchOn());
  if (engine.searching) channel.port2.postMessage(null);
}

onmessage = async ({ data: line }) => {
  const ready = await engine;
  const searched = ready.searching;
  tell(ready.say(line));
  if (ready.searching && !searched) channel.port2.postMessage(null);
};

engine.catch((error) => setTimeout(() => { throw error; }));
