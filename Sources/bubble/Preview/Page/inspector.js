// What a part of the conversation is, what made it, and how a golden file writes it.

import { ask } from "./api.js";
import { make } from "./elements.js";
import { Fields } from "./fields.js";
import { insets, spelled } from "./rulers.js";
import { Swatches } from "./swatches.js";

const numbers = frame => frame.map(value => Math.round(value * 1000) / 1000).join("  ");
const byID = id => document.getElementById(id);

export class Inspector {
  #empty = byID("inspect-empty");
  #element = byID("inspect-found");
  #fields; #swatches; #theme; #isOpen;
  #pane = null;
  #found = null;
  #isBusy = false;
  #isDirty = false;

  /// - Parameters:
  ///   - schema: The schema of styles.
  ///   - theme: The theme that is shown, as a word.
  ///   - isOpen: Whether a pane shows the style that can be changed.
  ///   - actions: `reveal` shows a field of the style, `change` gives one of a role another value, `unread` puts the unread line before a message.
  constructor(schema, theme, isOpen, { reveal, change, unread }) {
    this.#theme = theme;
    this.#isOpen = isOpen;
    this.#fields = new Fields(schema, path => reveal(path, this.#found.messageRole), (path, value) => change(path, this.#found.messageRole, value));
    this.#swatches = new Swatches((steps, value) => change(steps, null, value));
    byID("inspect-unread").firstElementChild.addEventListener("click", () => unread(this.#found.id));
  }

  /// The frame of the part that is inspected in a pane; null for none.
  frameIn(pane) { return pane === this.#pane && pane.marked ? this.#found?.frame ?? null : null; }

  /// Asks what is at a point of a pane, marks it and tells of it.
  async look(pane, point) {
    if (this.#pane !== pane) this.#pane?.mark(null);
    this.#pane = pane;
    return this.#show(await ask("inspect", { pane: pane.name, x: point.x, y: point.y }));
  }

  /// Asks again for the part that is marked, after a change of the pane; one question at a time.
  async again(pane) {
    if (pane !== this.#pane || !pane.marked) return;
    if (this.#found?.part === undefined || this.#found.id === undefined) return pane.mark(null);
    if (this.#isBusy) { this.#isDirty = true; return; }
    this.#isBusy = true;
    try {
      do {
        this.#isDirty = false;
        const { id, part } = this.#found;
        const found = await ask("inspect", { pane: pane.name, id, part });
        // Somebody may have pressed elsewhere meanwhile.
        if (pane === this.#pane && pane.marked && this.#found.id === id && this.#found.part === part) this.#show(found);
      } while (this.#isDirty && this.#found);
    } catch { /* The conversation says what is wrong. */ }
    this.#isBusy = false;
  }

  /// Marks nothing any more.
  leave() { this.#pane?.mark(null); }

  /// Says why a change of a field is not shown; null for nothing.
  judge(problem) {
    byID("inspect-problem").textContent = problem ? `${problem.field ? `${problem.field}: ` : ""}${problem.reason}. The style before is shown.` : "";
    byID("inspect-problem").classList.toggle("bad", !!problem);
  }

  #show(found) {
    this.#found = found;
    this.#empty.hidden = !!found;
    this.#element.hidden = !found;
    this.#pane.mark(found?.frame ?? null, found ? this.#name(found) : "");
    if (found) this.#tell(found);
    return found;
  }

  #name(found) { return found.role ? `${found.kind} · ${found.role}` : found.kind; }

  #tell(found) {
    const name = this.#name(found);
    // A status is read out when it changes, and this one is also set when a field of the same part does.
    if (byID("inspect-name").textContent !== name) byID("inspect-name").textContent = name;
    this.#list(byID("inspect-facts"), [
      ["Message", found.id === undefined ? undefined : JSON.stringify(found.id)], ["From", found.sender],
      ["In the row", numbers(found.frameInRow)], ["In the list", numbers(found.frame)], ["A press", found.target],
    ]);
    byID("inspect-unread").hidden = found.id === undefined;
    const distances = [["To the bubble", found.bubble], ["To the row", String(found.row) === String(found.frame) ? undefined : found.row]]
      .map(([what, outer]) => [what, outer && spelled(insets(found.frame, outer))]);
    byID("inspect-distances").hidden = distances.every(([, words]) => !words);
    this.#list(byID("inspect-distances").querySelector("dl"), distances);
    const isOpen = this.#isOpen(this.#pane);
    this.#swatches.show(found.colors, this.#theme(), isOpen);
    this.#golden(found);
    this.#fields.show(found.fields, isOpen);
  }

  #list(element, facts) {
    element.replaceChildren(...facts.filter(([, value]) => value !== undefined && value !== null)
      .flatMap(([name, value]) => [make("dt", name), make("dd", value)]));
  }

  #golden(found) {
    const box = byID("inspect-golden").querySelector("pre");
    byID("inspect-golden").hidden = !found.golden.length;
    box.replaceChildren(...found.golden.map((line, index) => make("span", line, index === found.line ? "now" : "")));
    const now = box.querySelector(".now");
    if (now) box.scrollTop = now.offsetTop - box.offsetTop - 40;
  }
}
