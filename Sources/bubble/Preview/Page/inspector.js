// What a part of the conversation is, what made it, and how a golden file writes it.

import { ask } from "./api.js";

const numbers = frame => frame.map(value => Math.round(value * 1000) / 1000).join("  ");

const make = (name, text, kind) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  if (kind) element.className = kind;
  return element;
};

export class Inspector {
  #empty = document.getElementById("inspect-empty");
  #found = document.getElementById("inspect-found");
  #go; #unread;

  /// - Parameters:
  ///   - go: Shows a field of the style.
  ///   - unread: Puts the unread line before a message.
  constructor(go, unread) {
    this.#go = go;
    this.#unread = unread;
  }

  /// Asks what is at a point of a pane, marks it and tells of it.
  async look(pane, point) {
    const found = await ask("inspect", { pane: pane.name, x: point.x, y: point.y });
    this.#empty.hidden = !!found;
    this.#found.hidden = !found;
    pane.mark(found?.frame ?? null, found ? this.#name(found) : "");
    if (found) this.#tell(found);
    return found;
  }

  #name(found) { return found.role ? `${found.kind} · ${found.role}` : found.kind; }

  #tell(found) {
    const facts = make("dl");
    const fact = (name, value) => {
      if (value !== undefined && value !== null) facts.append(make("dt", name), make("dd", value));
    };
    fact("Message", found.id === undefined ? undefined : JSON.stringify(found.id));
    fact("From", found.sender);
    fact("In the row", numbers(found.frameInRow));
    fact("In the list", numbers(found.frame));
    fact("A press", found.target);
    const parts = [make("h2", this.#name(found)), facts];
    if (found.id !== undefined) {
      const button = make("button", "Unread line above");
      button.type = "button";
      button.addEventListener("click", () => this.#unread(found.id));
      const row = make("div", undefined, "buttons");
      row.append(button);
      parts.push(row);
    }
    if (found.golden.length) {
      parts.push(make("h3", "In a golden file"));
      const box = make("pre", undefined, "golden");
      box.tabIndex = 0;
      box.setAttribute("aria-label", "Lines of a golden file");
      found.golden.forEach((line, index) => box.append(make("span", line, index === found.line ? "now" : "")));
      parts.push(box);
    }
    if (found.fields.length) {
      parts.push(make("h3", "Made by the style's fields"));
      const list = make("ul", undefined, "fields");
      for (const field of found.fields) {
        const button = make("button");
        button.type = "button";
        button.append(make("span", field.path), make("b", field.value));
        button.addEventListener("click", () => this.#go(field.path));
        const item = make("li");
        item.append(button);
        list.append(item);
      }
      parts.push(list);
    }
    this.#found.replaceChildren(...parts);
    const now = this.#found.querySelector(".now");
    if (now) now.parentElement.scrollTop = now.offsetTop - now.parentElement.offsetTop - 40;
  }
}
