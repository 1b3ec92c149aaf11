// The style editor: JSON as text, laid out as it is typed, with completions and errors in their place.

import { completions } from "./completion.js";
import { EditorWells } from "./editorwells.js";
import { make } from "./elements.js";
import { find, highlighted, placeAt } from "./jsontext.js";

const lineHeight = 18, inset = { x: 12, y: 10 };

export class Editor {
  #text = document.getElementById("editor-text");
  #back = document.getElementById("editor-back");
  #list = document.getElementById("editor-options");
  #verdict = document.getElementById("editor-problem");
  #schema; #changed;
  #wells = new EditorWells(lineHeight, inset.y, ({ start, end }, color) => {
    this.#text.setRangeText(color, start, end, "preserve");
    this.#written();
  });
  #options = [];
  #chosen = 0;
  #place = null;
  #marks = [];
  #problem = null;

  /// - Parameter changed: Told the text after each change by hand.
  constructor(schema, changed) {
    this.#schema = schema;
    this.#changed = changed;
    this.#text.addEventListener("input", () => this.#typed());
    this.#text.addEventListener("scroll", () => this.#follow());
    this.#text.addEventListener("keydown", event => this.#key(event));
    this.#text.addEventListener("blur", () => this.#close());
    this.#text.addEventListener("click", () => this.#close());
    this.#list.addEventListener("pointerdown", event => {
      event.preventDefault();
      const index = [...this.#list.children].indexOf(event.target.closest("li"));
      if (index >= 0) this.#accept(index);
    });
  }

  get text() { return this.#text.value; }

  /// Shows another text, without telling.
  show(text) {
    if (text === this.#text.value) return;
    this.#text.value = text;
    this.#marks = [];
    this.#close();
    this.#paint();
  }

  /// Shows what the tool says of the text: `{ field, reason, line, column }`, or null.
  judge(problem) {
    const same = ["field", "reason", "line", "column"].every(name => problem?.[name] === this.#problem?.[name]);
    if (same) return this.#mark(problem);
    this.#problem = problem;
    this.#mark(problem);
    this.#verdict.classList.toggle("bad", !!problem);
    const line = this.#marks[0] && this.#text.value.slice(0, this.#marks[0].start).split("\n").length;
    const column = problem && !problem.field && problem.column ? `, column ${problem.column}` : "";
    this.#verdict.textContent = !problem ? "The style is valid."
      : `${line ? `Line ${line}${column}: ` : ""}${problem.field ? `${problem.field} — ` : ""}${problem.reason}. The previous style is shown.`;
    this.#text.setAttribute("aria-invalid", String(!!problem));
  }

  /// Shows where a field is written.
  ///
  /// - Returns: Whether it is.
  reveal(field) {
    const place = find(this.#text.value, field);
    if (!place) return false;
    this.#marks = [{ ...place, kind: "found" }];
    this.#paint();
    this.#text.setSelectionRange(place.start, place.end);
    this.#text.scrollTop = (this.#text.value.slice(0, place.start).split("\n").length - 6) * lineHeight;
    this.#follow();
    return true;
  }

  focus() { this.#text.focus(); }

  #mark(problem) {
    const text = this.#text.value;
    let place = problem?.field ? find(text, problem.field) : null;
    if (!place && problem?.line) {
      const lines = text.split("\n");
      // Columns are characters, and offsets in the text are halves of some of them.
      const within = Array.from(lines[problem.line - 1] ?? "").slice(0, problem.column - 1).join("").length;
      const start = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0) + within;
      place = { start: Math.max(0, Math.min(start, text.length - 1)), end: Math.min(start + 1, text.length) };
    }
    if (problem || this.#marks.some(mark => mark.kind === "bad")) {
      this.#marks = place ? [{ ...place, kind: "bad" }] : [];
      this.#paint();
    }
  }

  #paint() {
    this.#back.innerHTML = highlighted(this.#text.value, this.#marks);
    this.#follow();
  }

  #follow() {
    this.#back.scrollTop = this.#text.scrollTop;
    this.#back.scrollLeft = this.#text.scrollLeft;
    this.#wells.show(this.#text.value, this.#text.scrollTop, this.#text.clientHeight);
    this.#put();
  }

  #typed() {
    this.#written();
    this.#complete(false);
  }

  #written() {
    this.#marks = [];
    this.#paint();
    this.#changed(this.#text.value);
  }

  // Completions

  #complete(isAsked) {
    const offset = this.#text.selectionStart;
    this.#place = placeAt(this.#text.value, offset);
    const options = this.#place ? completions(this.#schema, this.#place) : [];
    const isExact = options.length === 1 && options[0].label === this.#place.prefix;
    const isWanted = isAsked || /["\w]/.test(this.#text.value[offset - 1] ?? "");
    if (!options.length || isExact || !isWanted) return this.#close();
    this.#options = options.slice(0, 60);
    this.#chosen = 0;
    this.#list.replaceChildren(...this.#options.map((option, index) => {
      const item = document.createElement("li");
      item.id = `editor-option-${index}`;
      item.setAttribute("role", "option");
      item.append(option.label);
      const hint = document.createElement("small");
      hint.textContent = option.hint;
      item.append(hint);
      if (option.about) item.append(make("p", option.about));
      return item;
    }));
    this.#list.hidden = false;
    this.#text.setAttribute("aria-expanded", "true");
    this.#choose(0);
    this.#put();
  }

  #choose(index) {
    this.#chosen = (index + this.#options.length) % this.#options.length;
    [...this.#list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === this.#chosen)));
    const item = this.#list.children[this.#chosen];
    item.scrollIntoView({ block: "nearest" });
    this.#text.setAttribute("aria-activedescendant", item.id);
  }

  #accept(index) {
    const { insert } = this.#options[index];
    const place = this.#place;
    this.#close();
    if (insert === "") return;
    const rest = this.#text.value.slice(place.to);
    const after = place.isKey && !/^\s*:/.test(rest) ? ": " : "";
    this.#text.setRangeText(insert + after, place.from, place.to, "end");
    if (/[}\]]$/.test(insert)) this.#text.setSelectionRange(this.#text.selectionStart - 1, this.#text.selectionStart - 1);
    this.#written();
    if (place.isKey && after) this.#complete(true);
  }

  #close() {
    this.#list.hidden = true;
    this.#text.setAttribute("aria-expanded", "false");
    this.#text.removeAttribute("aria-activedescendant");
  }

  /// Puts the list below what is being written.
  #put() {
    if (this.#list.hidden || !this.#place) return;
    const before = this.#text.value.slice(0, this.#place.from).split("\n");
    const y = inset.y + before.length * lineHeight - this.#text.scrollTop;
    const x = inset.x + before.at(-1).length * this.#letter - this.#text.scrollLeft;
    const room = { width: this.#text.clientWidth, height: this.#text.clientHeight };
    const isAbove = y + this.#list.offsetHeight > room.height && y > room.height / 2;
    this.#list.style.left = `${Math.max(4, Math.min(x, room.width - this.#list.offsetWidth - 4))}px`;
    this.#list.style.top = `${isAbove ? y - lineHeight - this.#list.offsetHeight : y}px`;
  }

  get #letter() {
    const paper = document.createElement("canvas").getContext("2d");
    paper.font = getComputedStyle(this.#text).font;
    return paper.measureText("0").width;
  }

  #key(event) {
    if (event.key === " " && event.ctrlKey) {
      event.preventDefault();
      return this.#complete(true);
    }
    if (this.#list.hidden) {
      if (event.key === "Enter") this.#breakLine(event);
      return undefined;
    }
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) this.#choose(this.#chosen + steps[event.key]);
    else if (event.key === "Enter" || event.key === "Tab") this.#accept(this.#chosen);
    else if (event.key === "Escape") this.#close();
    else return undefined;
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  }

  /// A new line is as far in as the one before, and two further within brackets.
  #breakLine(event) {
    event.preventDefault();
    const before = this.#text.value.slice(0, this.#text.selectionStart);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const depth = /^ */.exec(line)[0] + (/[{[]\s*$/.test(line) ? "  " : "");
    this.#text.setRangeText("\n" + depth, this.#text.selectionStart, this.#text.selectionEnd, "end");
    this.#typed();
  }
}
