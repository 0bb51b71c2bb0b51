// The start screen: fetches the game with a true progress bar, starts it, and says in words what went wrong.
import "./sound.js";
import init from "./game.js";
import { files } from "./files.js";
import { texts } from "./texts.js";

const element = (id) => document.getElementById(id);
const start = element("start"), bar = element("bar"), play = element("play");

// The language of the page: as the address asks for, or else as was chosen, or else the first of the browser's that there is,
// without regard to the country. The choice is the game's setting; it is kept here too, for the time before the game is there.
const choiceKey = "zen-table/page/language";
const primary = (tag) => tag.split(/[-_]/)[0].toLowerCase();
const known = (tag) => tag && Object.keys(texts).find((language) => primary(language) === primary(tag));
let language;

function choice() {
  try {
    return known(localStorage.getItem(choiceKey));
  } catch {
    // A browser that keeps nothing for this page.
    return undefined;
  }
}

function keep(chosen) {
  try {
    if (chosen) localStorage.setItem(choiceKey, chosen);
    else localStorage.removeItem(choiceKey);
  } catch {
    // It holds until the page is left.
  }
}

// A message in the language of the page; numbers are written as it writes them.
function say(id, values = {}) {
  const number = (value) => value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const write = (value) => (typeof value === "number" ? number(value) : value);
  return (texts[language][id] ?? id).replace(/\{([\w-]+)\}/g, (_, name) => write(values[name]));
}

// Shows a message in an element, now and whenever the language changes; without one, nothing.
const values = new WeakMap();
function show(element, id = "", itsValues = {}) {
  element.dataset.text = id;
  values.set(element, itsValues);
  element.textContent = id && say(id, itsValues);
}

function use(tag) {
  if (tag === language) return;
  language = document.documentElement.lang = tag;
  element("language").value = tag;
  for (const element of document.querySelectorAll("[data-text]")) show(element, element.dataset.text, values.get(element));
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = say(element.dataset.label);
  for (const element of document.querySelectorAll("[data-content]")) element.content = say(element.dataset.content);
}

element("language").append(
  ...Object.entries(texts).map(([tag, { "language-name": name }]) => Object.assign(new Option(name, tag), { lang: tag })),
);
element("language").hidden = Object.keys(texts).length < 2;
element("language").addEventListener("change", ({ target }) => {
  keep(target.value);
  use(target.value);
  if (isReady) tellGame(target.value);
});
use([new URLSearchParams(location.search).get("language"), choice(), ...navigator.languages].map(known).find(Boolean) ?? "en");

// Without WebGL 2 nothing can be drawn: the game is told so, and what it tells of everything is the page. The first question for
// WebGL may take long, so it is asked while the game is fetched.
let draws = true;
function prepareDrawing() {
  try {
    // A canvas has one context: the game asks for it again, with the same attributes.
    draws = element("table").getContext("webgl2", { antialias: false }) !== null;
  } catch {
    draws = false;
  }
  document.documentElement.dataset.draws = draws ? "yes" : "no";
  if (draws) return;
  show(element("note"), "page-lacks-webgl");
  fit();
}

// Whether everything is described to programs that read aloud: as it was chosen, and kept for the next visit.
const listenKey = "zen-table/page/listen", listen = element("listen");
try {
  listen.ariaPressed = localStorage.getItem(listenKey) === "true";
} catch {
  // A browser that keeps nothing for this page.
}
// The game hears of it too, after this.
listen.addEventListener("click", () => {
  const wanted = listen.ariaPressed !== "true";
  listen.ariaPressed = wanted;
  try {
    localStorage.setItem(listenKey, wanted);
  } catch {
    // It holds until the page is left.
  }
});

// What the game says of its language: which it is, and whether it was chosen or is the browser's.
let isReady = false, told;
addEventListener("zen-table-language", ({ detail }) => {
  told = detail;
  if (isReady) followGame();
});

function followGame() {
  if (!told) return;
  keep(told.chosen ? told.language : undefined);
  use(told.language);
}

const tellGame = (tag) => dispatchEvent(new CustomEvent("zen-table-choose-language", { detail: { language: tag } }));

// When the game is there, it is told what has been chosen before that and what it does not know yet.
function agreeWithGame() {
  isReady = true;
  const chosen = choice();
  if (chosen && chosen !== (told?.chosen && told.language)) tellGame(chosen);
  else followGame();
}

// Whoever is not shown what went wrong can't do anything about it.
function fail(id, itsValues) {
  const error = element("error");
  show(error, id, itsValues);
  error.style.display = "block";
  bar.style.display = "none";
  show(element("status"));
  play.style.display = "none";
  element("again").hidden = false;
  // What is read while the game is fetched gives its room to what went wrong.
  start.querySelector("ol").style.display = "none";
  start.classList.remove("leaving");
  start.style.display = "";
  delete document.body.dataset.playing;
}

element("again").addEventListener("click", () => location.reload());

// A browser may take from a page what it draws with, most often on telephones, and the program can't draw any more.
let isDrawingLost = false;
element("table").addEventListener("webglcontextlost", () => {
  isDrawingLost = true;
  fail("page-drawing-lost");
});

// Fine screens have more pixels than eyes can see at this distance: more than two for each of the page's are not drawn. The
// canvas is smaller then and shown enlarged; the game asks for the share, to make its words as much smaller.
const finest = 2;
// Where nothing is drawn, there is room enough to lay out everything at once.
function fit() {
  const room = element("room"), share = draws ? Math.min(1, finest / devicePixelRatio) : 1;
  const [width, height] = draws ? [innerWidth, innerHeight] : [1280, 1600];
  document.documentElement.dataset.share = share;
  room.style.width = `${width * share}px`;
  room.style.height = `${height * share}px`;
  room.style.transform = share < 1 ? `scale(${1 / share})` : "";
}
addEventListener("resize", fit);
// A window that is taken to a finer or coarser screen need not change its size.
function fitToScreens() {
  fit();
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", fitToScreens, { once: true });
}
fitToScreens();

// What is set for all pages: the game asks for it at its first start.
for (const [name, query] of [["reduced-motion", "(prefers-reduced-motion: reduce)"], ["contrast", "(prefers-contrast: more), (forced-colors: active)"]]) {
  document.documentElement.toggleAttribute(`data-prefers-${name}`, matchMedia(query).matches);
}

// Whether fingers use the page: then it has fields of its own over the fields of the table, which open the keyboard of the screen.
const touched = (isTouched) => document.documentElement.toggleAttribute("data-touched", isTouched);
touched(matchMedia("(pointer: coarse)").matches);
addEventListener("pointerdown", ({ pointerType }) => touched(pointerType !== "mouse"), true);

// Keys that would scroll the page or leave the canvas belong to the game; all others stay the browser's.
const ours = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End", "/", "'", "Backspace"]);
element("table").addEventListener("keydown", (event) => {
  if (ours.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
});
element("room").addEventListener("contextmenu", (event) => event.preventDefault());

// Matches and backups as files: what the player chooses or drops is read here and handed to the game; what the game hands out
// is downloaded. No backup is longer than this.
const longest = 2 ** 26;
async function hand(file) {
  const read = file.size > longest ? { tooLong: true } : await file.text().then((text) => ({ text }), (error) => ({ error: error.message }));
  dispatchEvent(new CustomEvent("zen-table-file", { detail: { name: file.name, ...read } }));
}
const chooser = element("file");
addEventListener("zen-table-choose-file", () => chooser.click());
chooser.addEventListener("change", async () => {
  for (const file of chooser.files) await hand(file);
  // So that the same file can be chosen again.
  chooser.value = "";
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  for (const file of [...event.dataTransfer.files]) await hand(file);
});
addEventListener("zen-table-save-file", ({ detail: { name, type, bytes } }) => {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
});

// What is kept here should last. Browsers are asked when there is a match worth keeping; some ask their user.
addEventListener("zen-table-persist", () => navigator.storage?.persist?.().catch(() => {}));

// Safari deletes what a page in its window keeps when nobody has opened the page for seven days, and promises nothing else.
// Said once, to whoever has a match to lose; a page on the home screen or in the dock is spared.
async function warnOfForgetting() {
  const isInstalled = navigator.standalone || matchMedia("(display-mode: standalone)").matches;
  if (!navigator.vendor.startsWith("Apple") || isInstalled || !draws) return;
  try {
    const warnedKey = "zen-table/page/warned-of-forgetting";
    const hasMatches = Object.keys(localStorage).some((key) => key.startsWith("zen-table/matches/"));
    if (!hasMatches || localStorage.getItem(warnedKey) || (await navigator.storage?.persisted?.())) return;
    localStorage.setItem(warnedKey, true);
    show(element("note"), "page-forgets");
  } catch {
    // A browser that keeps nothing for this page has nothing to lose.
  }
}

// Fetches a file. Its bytes are counted in a copy: a browser compiles a program sooner when no script stands between it and the
// network.
async function fetched(name, count) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(say("page-server-answers", { file: name, status: `${answer.status} ${answer.statusText}`.trim() }));
  // Whoever reads the file itself is told of an error.
  countBytes(answer.clone().body.getReader(), count).catch(() => {});
  return answer;
}

async function countBytes(reader, count) {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    count(value.byteLength);
  }
}

// One table a browser: two tabs would write over each other's matches. A second one says why it waits, and goes on when the
// first is closed.
async function alone() {
  if (!navigator.locks) return;
  const held = (how) =>
    new Promise((resolve) => {
      navigator.locks.request("zen-table", how, (lock) => {
        resolve(lock !== null);
        return lock ? new Promise(() => {}) : undefined;
      });
    });
  if (await held({ ifAvailable: true })) return;
  show(element("status"), "page-open-elsewhere");
  await held({});
  show(element("status"), "page-setting");
}

async function run() {
  await alone();
  const all = files.reduce((sum, file) => sum + file.bytes, 0);
  let there = 0, tellFrom = 0;
  const begun = performance.now();
  const count = (bytes) => {
    there += bytes;
    if (!all) return bar.classList.add("unknown");
    // Writing it costs more than fetching a piece: ten times a second are enough.
    const now = performance.now();
    if (now < tellFrom) return;
    tellFrom = now + 100;
    const share = Math.min(100, Math.round((there / all) * 100));
    bar.firstElementChild.style.width = `${share}%`;
    bar.setAttribute("aria-valuenow", share);
    const amounts = { fetched: there / 1e6, all: all / 1e6 };
    // How long it will take is told once the first second and the first twentieth show how quick the network is.
    const taken = (now - begun) / 1000;
    const seconds = Math.ceil((taken * (all - there)) / there);
    if (taken < 1 || there < all / 20 || seconds < 2) show(element("status"), "page-fetching", amounts);
    else show(element("status"), "page-fetching-for", { ...amounts, seconds: String(seconds) });
  };
  const [game, ...assets] = files;
  // The rest is fetched beside the program, so that the browser has it when the program asks.
  const rest = Promise.all(assets.map(async (file) => (await fetched(file.name, count)).arrayBuffer()));
  const compiling = WebAssembly.compileStreaming(fetched(game.name, count)).catch(async (error) => {
    // A server that does not know what wasm is.
    if (!(error instanceof TypeError)) throw error;
    there = 0;
    return WebAssembly.compile(await (await fetched(game.name, count)).arrayBuffer());
  });
  prepareDrawing();
  warnOfForgetting();
  const [program] = await Promise.all([compiling, rest]);
  // The copy may be counted a little later.
  tellFrom = Infinity;
  if (all) {
    bar.firstElementChild.style.width = "100%";
    bar.setAttribute("aria-valuenow", 100);
  }
  show(element("status"), "page-lighting");
  const ready = new Promise((resolve) => addEventListener("zen-table-ready", resolve, { once: true }));
  await init({ module_or_path: program });
  await ready;
  agreeWithGame();
  show(element("status"));
  bar.style.visibility = "hidden";
  play.disabled = false;
  // Who is choosing a language is not called away.
  if (document.activeElement !== element("language")) play.focus();
  play.addEventListener("click", () => {
    start.classList.add("leaving");
    setTimeout(() => (start.style.display = "none"), 350);
    document.body.dataset.playing = "";
    // What can't be seen can't have the focus: then the game is told that it has the keyboard, and gives it to its text.
    if (draws) return element("table").focus();
    play.blur();
    element("table").dispatchEvent(new FocusEvent("focus"));
  });
}

// When the program panics it says why on the console before it stops; the error that follows only says that it stopped.
const toConsole = console.error;
let panicked;
console.error = (...what) => {
  const said = what.join(" ");
  if (said.startsWith("panicked at ")) panicked = said.split("\n\n")[0].slice(0, 300);
  toConsole.apply(console, what);
};

addEventListener("error", (event) => broken(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => broken(event.reason));
function broken(error) {
  // How the program hands its thread back to the browser, and how a picture's worker tells that it is gone, are no faults.
  if (String(error).includes("Using exceptions for control flow")) return;
  toConsole.call(console, error);
  // The program stops because it can't draw.
  if (isDrawingLost) return;
  fail("page-broken", { reason: panicked ?? String(error?.message ?? error) });
}

// Offline: a worker keeps the files of one version together, and offers the next when it is complete. It begins when the game
// is there, so as not to fetch at the same time.
async function keepForLater() {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register("sw.js").catch(() => null);
  if (!registration) return;
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    const update = element("update");
    update.style.display = "flex";
    element("later").onclick = () => (update.style.display = "none");
    element("reload").onclick = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage("take over");
    };
  };
  offer();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", offer));
}

run().then(keepForLater).catch(broken);
