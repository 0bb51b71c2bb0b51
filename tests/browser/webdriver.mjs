// Pages in browsers that Playwright does not control, with the part of its interface that `game.mjs` uses.
import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";

// How long an answer may take before a test has failed.
const patience = 240_000;

// A page in a browser that speaks WebDriver (https://www.w3.org/TR/webdriver2/).
export class WebDriverPage {
  scripts = [];

  // What the page complains of can't be heard while it is opened, and is kept in the page itself afterwards.
  on() {}

  async keepComplaints() {
    await this.evaluate(() => {
      window.complaints = [];
      const tell = console.error;
      console.error = (...what) => {
        window.complaints.push(what.join(" "));
        tell(...what);
      };
    });
  }

  complaints() {
    return this.evaluate(() => window.complaints ?? []);
  }

  // Calls a function in the pages of the same host before the next one is opened.
  async addInitScript(what, value) {
    this.scripts.push([what, value]);
  }
  // Opens a window of the browser that the driver at this address starts.
  static async open(driver, capabilities) {
    const page = new this();
    page.driver = driver;
    const { sessionId } = await page.send("POST", "/session", { capabilities: { alwaysMatch: capabilities } });
    page.session = `/session/${sessionId}`;
    return page;
  }

  async send(method, path, body) {
    const answer = await fetch(this.driver + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
      signal: AbortSignal.timeout(patience),
    });
    const { value } = await answer.json();
    assert(answer.ok, `${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  post(command, body = {}) {
    return this.send("POST", `${this.session}/${command}`, body);
  }

  async setDefaultTimeout(milliseconds) {
    await this.post("timeouts", { script: milliseconds, pageLoad: milliseconds });
  }

  setViewport({ width, height }) {
    return this.post("window/rect", { width, height });
  }

  async goto(url) {
    for (const [what, value] of this.scripts.splice(0)) {
      await this.post("url", { url: String(new URL("icon.svg", url)) });
      await this.evaluate(what, value);
    }
    await this.post("url", { url });
    await this.keepComplaints();
  }

  async reload() {
    await this.post("refresh");
    await this.keepComplaints();
  }

  // Calls a function of the test, or evaluates an expression, in the page.
  evaluate(what, ...values) {
    const script = typeof what === "function" ? `return (${what})(...arguments)` : `return (${what})`;
    return this.post("execute/sync", { script, args: values });
  }

  async waitForFunction(what, value, { timeout = 60_000 } = {}) {
    for (const begun = Date.now(); !(await this.evaluate(what, value)); ) {
      assert(Date.now() - begun < timeout, `in vain: ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  locator(selector) {
    return {
      click: async () => {
        const element = await this.post("element", { using: "css selector", value: selector });
        await this.post(`element/${Object.values(element)[0]}/click`);
      },
    };
  }

  // Presses at a place and lets go after 50 milliseconds.
  press(id, x, y, parameters) {
    return this.act(id, "pointer", [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: 50 },
      { type: "pointerUp", button: 0 },
    ], parameters);
  }

  touchscreen = { tap: (x, y) => this.press("finger", x, y, { pointerType: "touch" }) };

  act(id, type, actions, parameters) {
    return this.post("actions", { actions: [{ id, type, actions, parameters }] });
  }

  mouse = {
    move: (x, y) => this.act("mouse", "pointer", [{ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }]),
    click: (x, y) => this.press("mouse", x, y),
    wheel: (x, y) => this.act("wheel", "wheel", [{ type: "scroll", x: 410, y: 400, deltaX: x, deltaY: Math.round(y), duration: 0 }]),
  };

  async screenshot({ path }) {
    await writeFile(path, Buffer.from(await this.send("GET", `${this.session}/screenshot`), "base64"));
  }

  close() {
    return this.send("DELETE", this.session);
  }
}

// A page in a browser that Puppeteer controls.
export class PuppeteerPage {
  constructor(page) {
    this.page = page;
    this.mouse = page.mouse;
    this.touchscreen = page.touchscreen;
  }

  on(event, listener) {
    this.page.on(event, listener);
  }

  setDefaultTimeout(milliseconds) {
    this.page.setDefaultTimeout(milliseconds);
  }

  setViewport(size) {
    return this.page.setViewport(size);
  }

  addInitScript(what, value) {
    return this.page.evaluateOnNewDocument(what, value);
  }

  goto(url) {
    return this.page.goto(url);
  }

  reload() {
    return this.page.reload();
  }

  evaluate(what, ...values) {
    return this.page.evaluate(what, ...values);
  }

  waitForFunction(what, value, { timeout } = {}) {
    return this.page.waitForFunction(what, { timeout }, value);
  }

  locator(selector) {
    return this.page.locator(selector);
  }

  screenshot(how) {
    return this.page.screenshot(how);
  }

  close() {
    return this.page.close();
  }
}
