// The colours of the part that is inspected, and the contrast of its texts.

import { make } from "./elements.js";
import { isColor, Well } from "./wells.js";

const kinds = { text: "Text", fill: "Fill", line: "Line", page: "Page" };

const ratio = contrast => `${contrast.toFixed(contrast < 10 ? 2 : 1)}:1`;

export class Swatches {
  #element = document.getElementById("inspect-colors");
  #change;
  #rows = new Map();

  /// - Parameter change: Told a path of the style, as steps, and a new colour for it.
  constructor(change) { this.#change = change; }

  /// - Parameter isOpen: Whether they can be changed.
  show(colors, theme, isOpen) {
    this.#element.hidden = !colors.length;
    const list = this.#element.querySelector("ul");
    const wanted = colors.map(color => [`${color.kind} ${color.role ?? color.color} ${color.behindRole ?? ""} ${theme}`, color]);
    const isSame = list.children.length === wanted.length && wanted.every(([key], index) => list.children[index].dataset.key === key);
    if (!isSame) {
      this.#rows = new Map(wanted.map(([key, color]) => [key, this.#row(key, color, theme)]));
      list.replaceChildren(...[...this.#rows.values()].map(row => row.item));
    }
    for (const [key, color] of wanted) this.#rows.get(key).fill(color);
    for (const well of list.querySelectorAll("input")) well.disabled = !isOpen;
  }

  #row(key, color, theme) {
    const item = make("li");
    item.dataset.key = key;
    const name = color.role ?? "a colour of its own";
    const well = color.role && new Well(`${color.role} in the ${theme} theme`, value => this.#change(["colors", theme, color.role], value));
    const chip = make("i", undefined, "chip");
    const value = make("code");
    const contrast = make("span", undefined, "contrast");
    const words = make("span", undefined, "words");
    words.append(make("small", kinds[color.kind]), make("span", name), contrast);
    item.append(well ? well.input : chip, words, value);
    const fill = now => {
      value.textContent = now.color;
      if (well && isColor(now.color)) well.show(now.color); else chip.style.background = now.color;
      contrast.hidden = now.contrast === undefined;
      if (contrast.hidden) return;
      const isLow = now.contrast < now.needed;
      contrast.classList.toggle("low", isLow);
      const behind = now.behind ? `on ${now.behindRole ?? now.behind}` : "at least, on a picture";
      contrast.textContent = `${ratio(now.contrast)} ${behind}${isLow ? `, below ${now.needed}:1` : ""}`;
    };
    return { item, fill };
  }
}
