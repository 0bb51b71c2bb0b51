// Lets the game be heard. It is imported before the game's own script, which keeps the class of audio contexts that it finds.

const contexts = [];
for (const name of ["AudioContext", "webkitAudioContext"]) {
  const Original = window[name];
  if (!Original) continue;
  window[name] = class extends Original {
    constructor(...how) {
      super(...how);
      contexts.push(this);
      allowStereo(this.destination);
    }
  };
}

// WebKitGTK plays in stereo but says that there are no channels, and refuses to be asked for two. The game would stay silent.
function allowStereo(destination) {
  if (destination.maxChannelCount >= 2) return;
  const channels = { value: 2, writable: true };
  Object.defineProperties(destination, { maxChannelCount: channels, channelCount: channels });
}

// Browsers let sound begin only once the player has done something; Safari also wants to be asked for it just then, and again
// after it was interrupted, by a call for example.
const begin = () => contexts.forEach((context) => context.state !== "running" && context.resume().catch(() => {}));
for (const event of ["pointerdown", "pointerup", "touchend", "click", "keydown"]) addEventListener(event, begin, { capture: true });
