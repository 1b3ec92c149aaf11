// What a style that is being written changes of the style of the list that it began with.

import { make } from "./elements.js";
import { pathOf, roles, shared, StyleText } from "./stylepaths.js";

/// The differences of two values: `{ steps, old, new }`, a list as a whole where the number of its elements differs.
function* compared(old, now, steps = []) {
  const kind = value => (Array.isArray(value) ? "list" : value && typeof value === "object" ? "object" : "value");
  if (kind(old) !== kind(now) || kind(old) === "list" && old.length !== now.length) return yield { steps, old, new: now };
  if (kind(old) === "value") {
    if (old !== now) yield { steps, old, new: now };
    return undefined;
  }
  const names = kind(old) === "list" ? old.keys() : new Set([...Object.keys(old), ...Object.keys(now)]);
  for (const name of names) yield* compared(old[name], now[name], [...steps, name]);
  return undefined;
}

/// A style with every field as the messages of a role have it.
function of(whole, role) {
  const overlaid = (under, over) => {
    if (!over || typeof over !== "object" || Array.isArray(over) || !under || typeof under !== "object" || Array.isArray(under)) {
      return over === undefined ? under : over;
    }
    const names = new Set([...Object.keys(under), ...Object.keys(over)]);
    return Object.fromEntries([...names].map(name => [name, name in over ? overlaid(under[name], over[name]) : under[name]]));
  };
  const base = Object.fromEntries(Object.entries(whole).filter(([name]) => !roles.includes(name) && !shared.includes(name)));
  return overlaid(base, whole[role] ?? {});
}

/// The fields that differ: `{ path, steps, old, new, isBack }`, each where the text has it or would have it.
///
/// - Parameters:
///   - theirs: The style of the list with every field, `mine` the one that is written.
///   - text: The one that is written, a `StyleText`; `original` that of the list.
export function differences(theirs, mine, text, original) {
  const found = new Map();
  const add = (role, each) => {
    const wasWritten = original.placeOf(role, each.steps);
    const isWritten = text.placeOf(role, each.steps);
    // A field that was taken away is where it was.
    const steps = text.has(isWritten) || !original.has(wasWritten) ? isWritten : wasWritten;
    const path = pathOf(steps);
    if (!found.has(path)) found.set(path, { ...each, steps, path });
  };
  const whole = style => Object.fromEntries(Object.entries(style).filter(([name]) => shared.includes(name)));
  for (const each of compared(whole(theirs), whole(mine))) add(null, each);
  for (const role of roles) for (const each of compared(of(theirs, role), of(mine, role))) add(role, each);
  return [...found.values()];
}

/// The text with a field as the style of the list has it.
export function setBack(difference, text, original) {
  const { steps } = difference;
  if (!original.has(steps)) return text.without(steps, original);
  let value = JSON.parse(original.text);
  for (const step of steps) value = value[step];
  return text.with(null, steps, value, {});
}

const short = value => {
  if (value === undefined) return "nothing";
  if (value === null) return "none";
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > 40 ? `${text.slice(0, 38)} …` : text;
};

export class Differences {
  #element = document.getElementById("changes");
  #whole; #texts; #reveal; #write;
  #run = 0;

  /// - Parameters:
  ///   - whole: The style of the list, or a text, with every field.
  ///   - texts: What is written and what it began with, as `{ name, text, original }`, both a `StyleText`; null where nothing is.
  ///   - reveal: Shows a path of the text.
  ///   - write: Takes another text, and what is changed.
  constructor(whole, texts, reveal, write) {
    this.#whole = whole;
    this.#texts = texts;
    this.#reveal = reveal;
    this.#write = write;
  }

  /// Lists them anew. A text that is no style leaves the list as it is.
  async show() {
    this.#run += 1;
    const run = this.#run;
    const now = this.#texts();
    if (!now) return this.#list([]);
    let wholes;
    try {
      wholes = await Promise.all([this.#whole(now.name, null), this.#whole(now.name, now.text.text)]);
    } catch { return undefined; }
    return run === this.#run ? this.#list(differences(...wholes, now.text, now.original)) : undefined;
  }

  #list(found) {
    const isIn = this.#element.contains(document.activeElement);
    this.#element.hidden = !found.length;
    this.#element.querySelector("summary").textContent = found.length === 1 ? "1 field differs from the list's style"
      : `${found.length} fields differ from the list's style`;
    this.#element.querySelector("ul").replaceChildren(...found.map(each => {
      const path = make("button", each.path, "path");
      path.addEventListener("click", () => this.#reveal(each.path));
      const back = make("button", "Set back", "back");
      back.setAttribute("aria-label", `Set back ${each.path}`);
      back.addEventListener("click", () => {
        const now = this.#texts();
        const text = now && setBack(each, now.text, now.original);
        if (text) this.#write(text, `back ${each.path}`);
      });
      for (const button of [path, back]) button.type = "button";
      const values = make("span", undefined, "values");
      values.append(make("del", short(each.old)), " → ", make("ins", short(each.new)));
      const item = make("li");
      item.append(path, values, back);
      return item;
    }));
    if (isIn) (this.#element.querySelector(".back") ?? document.getElementById("editor-text")).focus();
  }
}
