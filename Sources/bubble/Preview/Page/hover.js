// Shows how far the part beneath the pointer is from the one that is inspected.

import { ask } from "./api.js";
import { distances } from "./rulers.js";

export class Hover {
  #pane; #selected;
  #wanted = null;
  #isBusy = false;
  // Counts what makes answers that are under way void.
  #run = 0;

  /// - Parameter selected: The frame of the part that is inspected in a pane; null for none.
  constructor(pane, selected) {
    this.#pane = pane;
    this.#selected = selected;
    pane.box.addEventListener("pointermove", event => {
      if (event.pointerType !== "touch" && !event.buttons) this.#look(pane.pointAt(event.clientX, event.clientY));
    });
    for (const end of ["pointerleave", "pointerdown", "scroll"]) pane.box.addEventListener(end, () => this.clear(), { passive: true });
  }

  clear() {
    this.#run += 1;
    this.#wanted = null;
    this.#pane.measure([]);
  }

  /// Asks for one point at a time, and for the latest next.
  async #look(point) {
    if (!this.#selected(this.#pane)) return;
    this.#wanted = point;
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#wanted) {
      const { x, y } = this.#wanted;
      this.#wanted = null;
      const run = this.#run;
      try {
        const found = await ask("inspect", { pane: this.#pane.name, x, y, isBrief: true });
        const frame = this.#selected(this.#pane);
        const isOther = found && frame && String(found.frame) !== String(frame);
        if (run === this.#run && !this.#wanted && this.#pane.box.matches(":hover")) this.#pane.measure(isOther ? distances(frame, found.frame) : []);
      } catch { /* The conversation says what is wrong. */ }
    }
    this.#isBusy = false;
  }
}
