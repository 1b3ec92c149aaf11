// A pane: asks for what can be seen, one question at a time, and shows the answer.

import { ask, Refusal } from "./api.js";
import { Rows } from "./rows.js";
import { drawing } from "./rulers.js";
import { padding, Scroller } from "./scroller.js";

const overscan = 500;

export class Pane extends EventTarget {
  #name; #scroller; #rows;
  #settings = null;
  #number = 0;
  #isBusy = false;
  #isDirty = false;
  #loaded = null;
  #follows = true;
  #waiting = [];
  #zoom = 1;
  #shown = null;
  #revealed = null;

  /// What is highlighted: `{ text, current }`; null for nothing.
  highlight = null;

  /// How long answers took, from the question until the rows were there, in milliseconds; the latest ones.
  times = [];

  constructor(name) {
    super();
    this.#name = `${name}${Math.random().toString(36).slice(2, 8)}`;
    const part = document.getElementById("pane-template").content.cloneNode(true);
    this.element = part.firstElementChild;
    const find = selector => this.element.querySelector(selector);
    this.box = find(".scroll");
    this.handle = find(".handle");
    this.spot = find(".spot");
    this.rulers = find(".rulers");
    this.#scroller = new Scroller(this.box, find(".space"));
    this.#rows = new Rows(find(".rows"), find(".defs defs"));
    this.box.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.box.addEventListener("click", event => this.#clicked(event));
    this.box.addEventListener("keydown", event => this.#key(event));
    let height = 0;
    new ResizeObserver(() => {
      // Another width is asked for by whoever set it.
      if (this.box.clientHeight === height) return;
      height = this.box.clientHeight;
      this.update();
    }).observe(this.box);
  }

  get name() { return this.#name; }
  get rowCount() { return this.#rows.count; }
  get top() { return this.#scroller.top; }
  get room() { return this.#scroller.room; }
  get zoom() { return this.#zoom; }
  /// The number of the first message that can be seen, from 0.
  get firstIndex() {
    return this.view?.rows.find(row => row.index !== undefined && row.y + row.height > this.top)?.index ?? 0;
  }

  close() {
    this.#rows.remove();
    this.element.remove();
  }

  /// Shows other settings; what is not seen yet is asked for.
  show(settings, caption, zoom = 1) {
    this.#settings = settings;
    const isZoomed = zoom !== this.#zoom;
    this.#zoom = zoom;
    this.element.querySelector(".name").textContent = caption;
    this.element.querySelector(".measure").textContent = `${settings.width} pt`;
    this.element.style.width = this.box.style.width = `${settings.width * zoom}px`;
    this.#scroller.zoom = zoom;
    if (isZoomed && this.view) this.#rows.show({ ...this.view, isNew: false, definitions: "" }, this.#scroller.origin, zoom);
    this.box.setAttribute("aria-label", `Conversation, ${caption}, ${settings.width} points wide`);
    this.handle.setAttribute("aria-valuenow", settings.width);
    this.handle.setAttribute("aria-valuetext", `${settings.width} points`);
    if (this.marked) this.mark(this.marked.frame, this.marked.word);
    this.measure([]);
    return this.update();
  }

  /// Goes to the end, and stays there.
  follow() { this.#follows = true; }

  scrollTo(top) {
    this.#follows = false;
    this.#scroller.go(top, this.view?.height ?? 0);
    return this.update();
  }

  /// Goes to the last row, and stays there. The browser's own way, step by step, is too long where the window on the
  /// transcript moves along.
  scrollToEnd() {
    this.#follows = true;
    this.#scroller.go(Infinity, this.view?.height ?? 0);
    return this.update();
  }

  /// Kept when nothing more is to be shown.
  get idle() { return this.#isBusy ? new Promise(resolve => this.#waiting.push(resolve)) : Promise.resolve(); }

  /// Asks for what can be seen now. The promise is kept when the answer to the latest question is shown.
  update() {
    if (!this.#settings || !this.box.clientHeight) return Promise.resolve();
    const done = new Promise(resolve => this.#waiting.push(resolve));
    if (this.#isBusy) this.#isDirty = true; else this.#work();
    return done;
  }

  /// Marks a frame of the transcript, with a word beside it; nothing for null.
  mark(frame, word = "") {
    this.marked = frame && { frame, word };
    this.spot.hidden = !frame;
    if (!frame) return;
    const [x, y, width, height] = [frame[0], frame[1] - this.#scroller.origin, frame[2], frame[3]].map(value => value * this.#zoom);
    Object.assign(this.spot.style, { width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px)` });
    this.spot.firstElementChild.textContent = word;
  }

  /// Draws distances in the transcript: lines of `rulers.js`; nothing for none.
  measure(lines) {
    this.rulers.innerHTML = drawing(lines, this.#zoom);
    this.rulers.style.transform = `translateY(${-this.#scroller.origin * this.#zoom}px)`;
  }

  /// Scrolls to a match, unless it can be seen.
  async reveal(match) {
    this.#revealed = match;
    // Heights above it may be estimates, which become exact once it is seen.
    for (let round = 0; round < 4; round += 1) {
      const place = await ask("place", { pane: this.#name, match });
      // The reader may have gone on to another one meanwhile.
      if (this.#revealed !== match) return;
      if (!place || place.top >= this.top + 20 && place.bottom <= this.top + this.room - 20) return;
      await this.scrollTo(Math.max(0, place.top - this.room / 3));
    }
  }

  async #work() {
    this.#isBusy = true;
    do {
      this.#isDirty = false;
      this.#notice();
      const question = {
        pane: this.#name, settings: this.#settings, top: this.#scroller.top, height: Math.min(this.#scroller.room, 8000),
        isAtEnd: this.#follows, overscan, after: this.#number,
        ...(this.highlight ? { find: this.highlight } : {}),
      };
      try {
        const start = performance.now();
        const view = await ask("view", question);
        const answered = performance.now();
        this.#take(view, question);
        const isChanged = this.#shown !== question.settings;
        this.#shown = question.settings;
        this.times.push({ answer: answered - start, shown: performance.now() - start });
        if (this.times.length > 1000) this.times.shift();
        this.dispatchEvent(new CustomEvent("shown", { detail: { ...view, isChanged } }));
      } catch (error) {
        const reason = error instanceof Refusal ? error.message : "The preview has ended; start it again.";
        this.dispatchEvent(new CustomEvent("refused", { detail: reason }));
      }
    } while (this.#isDirty);
    this.#isBusy = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
    // What is not seen yet becomes exact meanwhile, so that the scroll bar tells the truth.
    if (this.view && !this.view.isSettled) setTimeout(() => this.update(), 40);
  }

  #take(view, question) {
    this.#notice();
    this.view = view;
    this.#number = view.number;
    // Who has scrolled on meanwhile is as much further.
    const since = this.#scroller.top - question.top;
    this.#scroller.go(view.top + (this.#follows ? 0 : since), view.height);
    this.#rows.show(view, this.#scroller.origin, this.#zoom);
    this.element.querySelector(".window").style.setProperty("--ground", view.ground);
    this.#loaded = { from: view.top - overscan, to: view.top + question.height + overscan };
    if (this.marked) this.mark(this.marked.frame, this.marked.word);
  }

  /// Home and End go all the way at once.
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Home") this.scrollTo(0);
    else if (event.key === "End") this.scrollToEnd();
    else return;
    event.preventDefault();
  }

  /// Takes over where the reader has scrolled to before an answer would move it.
  #notice() {
    if (!this.view || !this.#scroller.isMoved) return;
    const origin = this.#scroller.origin;
    this.#scroller.scrolled();
    if (origin !== this.#scroller.origin) this.#rows.move(this.#scroller.origin);
    this.#follows = this.#scroller.isAtEnd;
  }

  #scrolled() {
    const origin = this.#scroller.origin;
    this.#scroller.scrolled();
    if (origin !== this.#scroller.origin) this.#rows.move(this.#scroller.origin);
    this.#follows = this.#scroller.isAtEnd;
    const { top, room } = this.#scroller;
    const margin = overscan / 2;
    const isThere = this.#loaded && top - margin >= this.#loaded.from && top + room + margin <= this.#loaded.to;
    const isAtEdge = this.#loaded && (this.#loaded.from <= 0 && top < margin);
    if (!isThere && !isAtEdge && !this.#follows || (this.#loaded && this.#loaded.to < top + room)) this.update();
  }

  #clicked(event) {
    if (event.target.closest("a") || !getSelection().isCollapsed) return;
    this.#point(event.clientX, event.clientY);
  }

  /// What is in the middle of what can be seen.
  pointAtMiddle() {
    const frame = this.box.getBoundingClientRect();
    this.#point(frame.left + frame.width / 2, frame.top + frame.height / 2);
  }

  #point(x, y) { this.dispatchEvent(new CustomEvent("point", { detail: this.pointAt(x, y) })); }

  /// The point of the transcript at one of the window.
  pointAt(x, y) {
    const frame = this.box.getBoundingClientRect();
    return { x: (x - frame.left) / this.#zoom, y: (y - frame.top - padding.top) / this.#zoom + this.#scroller.top };
  }
}
