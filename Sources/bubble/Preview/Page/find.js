// Finds a text in the conversation: slice by slice, from where the reader is on, so that nothing waits for a long one.

import { ask } from "./api.js";

/// The most matches that are gone through, and how long a slice takes at best, in milliseconds.
const mostMatches = 20_000, longestSlice = 40;

export class Find {
  #form = document.getElementById("find");
  #field = document.getElementById("find-text");
  #said = document.getElementById("find-count");
  #button = document.getElementById("find-button");
  #panes;
  #run = 0;
  // The matches from the reader's place to the end, and those from the beginning to that place.
  #after = [];
  #before = [];
  #current = null;
  #isDone = true;
  #slice = 500;
  #moves = true;

  /// - Parameter panes: The panes; the first is searched, and all show the matches.
  constructor(panes) {
    this.#panes = panes;
    this.#field.addEventListener("input", () => this.again());
    this.#form.addEventListener("submit", event => event.preventDefault());
    this.#form.addEventListener("keydown", event => {
      if (event.key === "Enter" && event.target === this.#field) this.step(event.shiftKey ? -1 : 1);
      else if (event.key === "Escape") this.close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    document.getElementById("find-next").addEventListener("click", () => this.step(1));
    document.getElementById("find-previous").addEventListener("click", () => this.step(-1));
    document.getElementById("find-close").addEventListener("click", () => this.close());
    this.#button.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
  }

  get isOpen() { return !this.#form.hidden; }
  get matches() { return [...this.#before, ...this.#after]; }

  open() {
    this.#form.hidden = false;
    this.#button.setAttribute("aria-expanded", "true");
    this.#field.focus();
    this.#field.select();
    if (this.#field.value && !this.#panes()[0].highlight) this.again();
  }

  close() {
    this.#run += 1;
    this.#form.hidden = true;
    this.#button.setAttribute("aria-expanded", "false");
    this.#highlight(null);
    this.#panes()[0].box.focus();
  }

  /// Looks again: the text, or the conversation, is another.
  ///
  /// - Parameter moves: Whether the first match is gone to.
  async again(moves = true) {
    if (!this.isOpen) return;
    this.#moves = moves;
    this.#run += 1;
    const run = this.#run;
    const text = this.#field.value;
    [this.#after, this.#before, this.#current, this.#isDone] = [[], [], null, false];
    this.#tell();
    if (!text) {
      this.#isDone = true;
      return this.#highlight(null);
    }
    this.#highlight({ text });
    try {
      const place = this.#panes()[0].firstIndex;
      const isWhole = await this.#search(run, text, place, Infinity, this.#after)
        && await this.#search(run, text, 0, place, this.#before);
      if (run !== this.#run) return undefined;
      this.#isDone = isWhole;
      this.#tell();
      if (this.#current === null && this.#before.length) this.#go(-this.#before.length);
    } catch (error) {
      if (run === this.#run) this.#said.textContent = error.message;
    }
    return undefined;
  }

  /// Searches messages, slice by slice. False where there are too many matches, or another search has begun.
  async #search(run, text, from, to, found) {
    for (let first = from; first < to;) {
      const start = performance.now();
      const count = Math.min(this.#slice, to - first);
      const answer = await ask("find", { pane: this.#panes()[0].name, text, first, count });
      if (run !== this.#run) return false;
      if (answer.isLimited && count > 1) {
        this.#slice = Math.max(1, Math.floor(count / 2));
        continue;
      }
      found.push(...answer.matches);
      const taken = performance.now() - start;
      if (taken < longestSlice / 2) this.#slice = Math.min(10_000, this.#slice * 2);
      else if (taken > longestSlice) this.#slice = Math.max(50, Math.floor(this.#slice / 2));
      if (this.#current === null && found === this.#after && found.length) this.#go(0);
      this.#tell();
      if (this.#after.length + this.#before.length >= mostMatches) return false;
      first += count;
      if (first >= answer.count) break;
    }
    return true;
  }

  step(by) {
    const all = this.matches;
    if (!all.length) return;
    const now = this.#current === null ? (by > 0 ? -1 : 0) : this.#before.length + this.#current;
    const next = (now + by + all.length) % all.length;
    this.#moves = true;
    this.#go(next - this.#before.length);
  }

  /// Goes to a match, by its number from the first one after the reader's place.
  async #go(number) {
    this.#current = number;
    const match = number < 0 ? this.#before.at(number) : this.#after[number];
    this.#tell();
    this.#highlight({ text: this.#field.value, current: match });
    if (this.#moves) await this.#panes()[0].reveal(match);
  }

  #tell() {
    const count = this.#before.length + this.#after.length;
    const number = this.#current === null ? 0 : this.#before.length + this.#current + 1;
    const more = this.#isDone || !this.#field.value ? "" : count >= mostMatches ? "+" : " …";
    this.#said.textContent = !this.#field.value ? "" : count ? `${number} of ${count.toLocaleString("en")}${more}`
      : this.#isDone ? "nothing found" : "searching …";
    this.#field.setAttribute("aria-invalid", String(this.#isDone && !count && this.#field.value !== ""));
    for (const name of ["find-next", "find-previous"]) document.getElementById(name).disabled = !count;
  }

  #highlight(find) {
    for (const [index, pane] of this.#panes().entries()) {
      pane.highlight = find && (index ? { text: find.text } : find);
      pane.update();
    }
  }
}
