// The composer: laid out and drawn by the tool while it is typed in. A field of the browser's takes the keys, and is what
// screen readers and input methods know.

import { ask } from "./api.js";

export class Composer {
  #field; #drawing; #button; #sheet = new CSSStyleSheet();
  #settings; #send;
  #isBusy = false;
  #isDirty = false;
  #point = null;
  #rest = 0;

  constructor(send) {
    this.element = document.getElementById("composer-template").content.cloneNode(true).firstElementChild;
    this.#field = this.element.querySelector("textarea");
    this.#drawing = this.element.querySelector(".field-box > svg");
    this.#button = this.element.querySelector("button");
    this.#send = send;
    document.adoptedStyleSheets.push(this.#sheet);
    this.#field.addEventListener("input", () => this.update());
    this.#field.addEventListener("keydown", event => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#post();
    });
    this.#field.addEventListener("pointerup", event => {
      // The letters in the browser's text field are not where the drawn letters are.
      if (this.#field.selectionStart !== this.#field.selectionEnd) return this.update();
      const frame = this.#field.getBoundingClientRect();
      this.#point = [event.clientX - frame.left, event.clientY - frame.top + this.#scroll];
      return this.update();
    });
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.#field) this.update();
    });
    this.#button.addEventListener("click", () => this.#post());
    // While the width is being dragged, the composer waits, so that the conversation is laid out first.
    new ResizeObserver(() => {
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.update(), 60);
    }).observe(this.element);
  }

  #scroll = 0;

  focus() { this.#field.focus(); }

  show(settings) {
    const isSame = JSON.stringify(settings) === JSON.stringify(this.#settings);
    this.#settings = settings;
    this.element.dir = settings.direction;
    if (!isSame) this.update();
  }

  #post() {
    const text = this.#field.value.trim();
    if (!text) return;
    this.#field.value = "";
    this.#send(text);
    this.update();
  }

  async update() {
    if (!this.#settings || !this.#field.clientWidth) return;
    if (this.#isBusy) { this.#isDirty = true; return; }
    this.#isBusy = true;
    do {
      this.#isDirty = false;
      const point = this.#point;
      this.#point = null;
      const { selectionStart, selectionEnd } = this.#field;
      try {
        const answer = await ask("compose", {
          text: this.#field.value, selection: [selectionStart, selectionEnd], width: this.#field.clientWidth, point, ...this.#settings,
        });
        if (point && answer.offset !== undefined) {
          this.#field.setSelectionRange(answer.offset, answer.offset);
          this.#isDirty = true;
        }
        this.#draw(answer);
      } catch { /* The conversation says what is wrong. */ }
    } while (this.#isDirty);
    this.#isBusy = false;
  }

  #draw(answer) {
    const find = selector => this.#drawing.querySelector(selector);
    this.#scroll = answer.scroll;
    this.#drawing.setAttribute("height", answer.height);
    this.#drawing.setAttribute("viewBox", `0 ${answer.scroll} ${this.#field.clientWidth} ${answer.height}`);
    find("defs").innerHTML = answer.definitions;
    find(".words").innerHTML = `<g class="${this.#field.value ? "" : "empty"}">${answer.svg}</g>`;
    const rect = ([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`;
    find(".selected").innerHTML = answer.selection.map(rect).join("");
    const [x, y, , height] = answer.caret;
    const caret = find(".caret");
    caret.setAttribute("x", x - 1);
    caret.setAttribute("y", y);
    caret.setAttribute("height", height);
    caret.style.animation = "none";
    requestAnimationFrame(() => { caret.style.animation = ""; });
    this.#button.disabled = !this.#field.value.trim();
    this.element.dataset.lines = answer.lines;
  }
}
