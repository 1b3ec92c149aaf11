// The window: keeps the rows in and around the visible part of the conversation, and draws them.

import { Composer } from "./composer.js";
import { Demo } from "./demo.js";
import { Finder } from "./finder.js";
import { Painter } from "./painter.js";
import { Scroller } from "./scroller.js";
import { Selection } from "./selection.js";
import { Lost, Session } from "./session.js";

class Chat {
  top = 0;
  lowest = 0;
  highest = 0;
  contentHeight = 0;
  /** The rows that are ready to be drawn, in a range of y. */
  rows = [];
  covered = [0, 0];
  background = "#888";
  unsettled = 1;
  /** The changes that have not been sent yet, in order. */
  #changes = [];
  #isStale = true;
  #isBusy = false;
  #isDrawn = true;
  /** Whether the window shows the newest message and stays there. */
  isAtBottom = true;

  constructor(canvas, session) {
    this.canvas = canvas;
    this.session = session;
    this.context = canvas.getContext("2d");
    this.painter = new Painter(session);
    this.scroller = new Scroller(canvas, distance => this.scrollBy(distance), () => this.height);
    this.selection = new Selection(this);
    this.finder = new Finder(this);
    this.mirror = document.getElementById("mirror");
    const observer = new ResizeObserver(() => this.resized());
    try {
      // A screen with another pixel density changes the size of the canvas in pixels, but no size in points.
      observer.observe(canvas, { box: "device-pixel-content-box" });
    } catch {
      observer.observe(canvas);
    }
  }

  resized() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    this.height = height;
    this.scale = devicePixelRatio;
    this.canvas.width = Math.round(width * this.scale);
    this.canvas.height = Math.round(height * this.scale);
    this.draw();
    if (width === this.width) return this.refresh();
    this.width = width;
    // If several widths are waiting, only the last one matters.
    this.#changes = this.#changes.filter(({ request }) => !("width" in request));
    this.change({ width });
  }

  /** Requests a change, and the visible rows after it. */
  change(request) {
    const done = new Promise((resolve, reject) => {
      this.#changes.push({ request, resolve, reject });
      this.refresh();
    });
    // The status line shows errors, so callers need not wait for the result.
    done.catch(() => {});
    return done;
  }

  complain(error) { document.getElementById("status").value = error.message; }

  /** Requests the visible rows, after all waiting changes. */
  async refresh() {
    this.#isStale = true;
    if (this.#isBusy || !this.height) return;
    this.#isBusy = true;
    let isLost = false;
    while (this.#isStale || this.#changes.length) {
      const { request, resolve, reject } = this.#changes.shift() ?? { request: {} };
      this.#isStale = false;
      const [asked, wasAtBottom] = [this.top, this.isAtBottom];
      const place = wasAtBottom ? { bottom: true } : { top: asked };
      try {
        const viewport = { ...place, height: this.height, overscan: this.height, drawing: true, accessibility: true };
        const answer = await this.session.ask({ ...request, viewport });
        await this.#take(answer, asked, wasAtBottom);
        resolve?.(answer);
        isLost = false;
        if (request.edit) this.finder.search();
      } catch (error) {
        isLost = error instanceof Lost;
        this.complain(error);
        reject?.(error);
      }
    }
    this.#isBusy = false;
    // After the session has ended, requests are sent only when the reader does something.
    if (this.unsettled && !isLost) setTimeout(() => this.#settle(), 30);
  }

  #settle() {
    if (this.unsettled && !this.#isBusy && !this.scroller.isMoving) this.change({ settle: 256 });
  }

  async #take({ state, viewport }, asked, wasAtBottom) {
    if (state) this.unsettled = state.unsettled ?? 0;
    const rows = await this.painter.prepare(viewport.drawing.rows);
    // Letters of a message without a bubble are drawn on the page's own background.
    const bubbles = new Set(viewport.rows.filter(({ bubble }) => bubble).map(({ id }) => id));
    for (const row of rows) if (!bubbles.has(row.id)) delete row.ground;
    // If the reader has scrolled during the request, the same distance is added to the new place.
    const moved = wasAtBottom && !this.isAtBottom ? this.top - this.highest : this.top - asked;
    this.lowest = viewport.lowest;
    this.highest = viewport.highest;
    this.contentHeight = viewport.contentHeight;
    this.rows = rows;
    this.covered = [viewport.top - this.height, viewport.top + 2 * this.height];
    this.background = viewport.drawing.background ?? this.background;
    this.top = this.isAtBottom ? this.highest : this.#held(viewport.top + (wasAtBottom ? 0 : moved));
    this.#describe(viewport.rows);
    this.draw();
    await Promise.all([this.selection.update(), this.finder.update()]);
  }

  #held(top) { return Math.min(Math.max(top, this.lowest), this.highest); }

  /** Scrolls by a distance in points. Returns false if the end was reached before. */
  scrollBy(distance) {
    const top = this.#held(this.top + distance);
    if (top === this.top) return false;
    this.top = top;
    this.isAtBottom = top >= this.highest - 0.5;
    const margin = this.height / 3;
    const isCovered = this.covered[0] <= Math.max(top - margin, this.lowest)
      && Math.min(top + this.height + margin, this.highest + this.height) <= this.covered[1];
    if (!isCovered) this.refresh();
    this.draw();
    return true;
  }

  /** Scrolls so that a message is `offset` points below the upper edge. */
  async show(id, offset = this.height / 3) {
    const { viewport } = await this.session.ask({ viewport: { anchor: { id, offset }, height: this.height, rows: false } });
    [this.lowest, this.highest] = [viewport.lowest, viewport.highest];
    this.top = this.#held(viewport.top);
    this.isAtBottom = this.top >= this.highest - 0.5;
    this.refresh();
  }

  draw() {
    if (!this.#isDrawn) return;
    this.#isDrawn = false;
    requestAnimationFrame(() => {
      this.#isDrawn = true;
      this.#paint();
    });
  }

  #paint() {
    // Some browsers do not report a change of the screen.
    if (this.scale !== devicePixelRatio) return this.resized();
    const { context, width, height, top } = this;
    const start = performance.now();
    context.setTransform(this.scale, 0, 0, this.scale, 0, 0);
    context.fillStyle = this.background;
    context.fillRect(0, 0, width, height);
    this.painter.paint(context, this.rows, top, height);
    this.selection.paint(context, top, height);
    this.finder.paint(context, top, height);
    if (this.highest > this.lowest) {
      const bar = Math.max(24, height * height / this.contentHeight);
      context.fillStyle = "#8888";
      context.beginPath();
      const y = (height - bar) * (top - this.lowest) / (this.highest - this.lowest);
      context.roundRect(width - 6, y + 2, 4, bar - 4, 2);
      context.fill();
    }
    this.frameTime = performance.now() - start;
  }

  /** Lists the visible rows for screen readers, with the session's texts. */
  #describe(rows) {
    const told = rows.map(row => row.typing ?? row).flatMap(row => row.accessibility ?? []);
    const seen = told.filter(({ frame }) => frame[1] + frame[3] > this.top && frame[1] < this.top + this.height);
    this.mirror.replaceChildren(...seen.map(element => {
      const item = document.createElement("li");
      item.textContent = [element.label, element.value].filter(Boolean).join(", ");
      if (element.role === "heading" || element.role === "separator") item.setAttribute("role", element.role);
      return item;
    }));
  }
}

const canvas = document.querySelector("canvas");
const given = new URLSearchParams(location.search);
const session = new Session(given.get("token"));
const chat = window.chat = new Chat(canvas, session);
chat.composer = new Composer(chat, given.get("me") ?? "you");
chat.demo = new Demo(chat);
