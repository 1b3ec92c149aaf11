// The style that is shown: its text, the style of the list that it began with, and changes of single fields.

import { send } from "./api.js";
import { pathOf, stepsOf, StyleText, withoutRole } from "./stylepaths.js";

export class StyleEditing {
  #state; #listed;
  #wholes = new Map();

  /// - Parameter listed: The text of a style of the list, by its name; empty for none.
  constructor(state, listed) {
    this.#state = state;
    this.#listed = listed;
  }

  get text() { return this.#state.values.styleText ?? this.#listed(this.#state.values.style); }
  get now() { return this.#styleText(this.text); }

  /// What is written and what it began with; null where that is the same.
  get both() {
    const { style, styleText } = this.#state.values;
    return styleText === null ? null : { name: style, text: this.now, original: this.#styleText(this.#listed(style)) };
  }

  #styleText(text) {
    const preset = /"preset"\s*:\s*"([^"]*)"/.exec(text)?.[1];
    return new StyleText(text, preset === undefined ? null : this.#listed(preset));
  }

  /// Takes a text: one that is that of the list is no other.
  ///
  /// - Parameter label: The field that is changed; empty where somebody writes.
  write(text, label = "") { this.#state.set({ styleText: text === this.#listed(this.#state.values.style) ? null : text }, label); }

  /// Forgets what the styles of the list were, as a file has been written.
  forget() { this.#wholes.clear(); }

  /// A style of the list, or a text, with every field.
  async whole(name, text) {
    const key = text === null ? `name ${name}` : `text ${text}`;
    if (!this.#wholes.has(key)) {
      if (this.#wholes.size > 20) this.#wholes.clear();
      const answer = send("whole", { style: name, styleText: text }).then(reply => reply.json());
      this.#wholes.set(key, answer);
      answer.catch(() => this.#wholes.delete(key));
    }
    return this.#wholes.get(key);
  }

  /// Gives a field another value, for the messages of a role.
  ///
  /// - Parameter path: As the inspector names it, or its steps.
  /// - Returns: Whether that can be: the text has to be JSON.
  async change(path, role, value) {
    const steps = typeof path === "string" ? withoutRole(stepsOf(path)) : path;
    const now = this.now;
    let text = now.with(role, steps, value, {});
    // An element of a list that is not written needs the rest of it.
    if (text === null && now.tree) {
      text = now.with(role, steps, value, await this.whole(this.#state.values.style, this.#state.values.styleText));
    }
    if (text === null) return false;
    this.write(text, `${role} ${pathOf(steps)}`);
    return true;
  }

  /// The path at which a field of the messages of a role stands in the text.
  written(path, role) { return pathOf(this.now.placeOf(role, withoutRole(stepsOf(path)))); }
}
