// Beside each line of the editor that has colours: a field to choose another.

import { colorsIn } from "./jsontext.js";
import { Well } from "./wells.js";

export class EditorWells {
  #box = document.getElementById("editor-wells");
  #lineHeight; #inset; #pick;
  #wells = new Map();

  /// - Parameter pick: Told where a colour stands in the text, its path and the new one.
  constructor(lineHeight, inset, pick) {
    this.#lineHeight = lineHeight;
    this.#inset = inset;
    this.#pick = pick;
  }

  /// Puts them beside the lines that can be seen.
  show(text, top, height) {
    const wanted = new Map();
    const first = Math.max(0, Math.floor((top - this.#inset) / this.#lineHeight)), last = first + Math.ceil(height / this.#lineHeight);
    const counts = new Map();
    let line = 0, at = 0;
    for (const each of colorsIn(text)) {
      while (at < each.start) { if (text[at] === "\n") line += 1; at += 1; }
      if (line < first || line > last) continue;
      const before = counts.get(line) ?? 0;
      counts.set(line, before + 1);
      wanted.set(each.path, { ...each, line, before });
    }
    for (const [path, well] of this.#wells) {
      // One that somebody is in stays, unseen, so that the keys do not go elsewhere.
      well.input.classList.toggle("away", !wanted.has(path));
      if (wanted.has(path) || well.input === document.activeElement) continue;
      well.input.remove();
      this.#wells.delete(path);
    }
    for (const [path, place] of wanted) this.#put(path, place, top, counts.get(place.line));
  }

  #put(path, { start, end, color, line, before }, top, count) {
    let well = this.#wells.get(path);
    if (!well) {
      well = new Well(path, value => this.#pick(well.place, value));
      this.#wells.set(path, well);
      this.#box.append(well.input);
    }
    well.place = { start, end, path };
    well.show(color);
    const y = this.#inset + line * this.#lineHeight - top + 1;
    well.input.style.transform = `translate(${-(count - 1 - before) * 20}px, ${y}px)`;
  }
}
