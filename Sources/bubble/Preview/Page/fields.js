// The fields of the style that made a part, which can be changed where they stand.

import { descriptionAt, schemasAt } from "./completion.js";
import { make } from "./elements.js";
import { stepsOf } from "./stylepaths.js";
import { Well } from "./wells.js";

/// What the schema lets stand at a path.
function kindOf(schema, path) {
  const all = schemasAt(schema, stepsOf(path));
  const words = all.flatMap(each => each.enum ?? []).filter(word => typeof word === "string");
  const number = all.find(each => each.type === "number" || each.type === "integer");
  const canBeNull = all.some(each => each.type === "null");
  if (words.length && all.some(each => each.type === "string" && !each.enum)) return { name: "text", words };
  if (words.length) return { name: "words", words, canBeNull };
  if (all.some(each => each.type === "boolean")) return { name: "boolean" };
  if (number) return { name: "number", number };
  if (all.some(each => each.pattern?.startsWith("^#"))) return { name: "color" };
  return { name: "other" };
}

export class Fields {
  #element = document.getElementById("inspect-fields");
  #schema; #reveal; #change;
  #rows = new Map();

  /// - Parameters:
  ///   - reveal: Shows a field of a path in the editor.
  ///   - change: Told a path and its new value.
  constructor(schema, reveal, change) {
    this.#schema = schema;
    this.#reveal = reveal;
    this.#change = change;
  }

  /// Shows fields: `[{ path, value }]`, the values as JSON. A field that somebody is in stays.
  ///
  /// - Parameter isOpen: Whether they can be changed.
  show(fields, isOpen) {
    this.#element.hidden = !fields.length;
    const list = this.#element.querySelector("ul");
    const isSame = list.children.length === fields.length && fields.every((field, index) => list.children[index].dataset.path === field.path);
    if (!isSame) {
      const focused = document.activeElement?.closest("#inspect-fields li")?.dataset.path;
      this.#rows = new Map(fields.map(field => [field.path, this.#row(field.path)]));
      list.replaceChildren(...[...this.#rows.values()].map(row => row.item));
      if (focused) this.#rows.get(focused)?.control?.focus();
    }
    for (const field of fields) this.#rows.get(field.path).fill(JSON.parse(field.value));
    for (const control of list.querySelectorAll("input, select")) control.disabled = !isOpen;
  }

  #row(path) {
    const item = make("li");
    item.dataset.path = path;
    const button = make("button", path, "path");
    button.type = "button";
    button.title = `${descriptionAt(this.#schema, stepsOf(path))}\nShow it in the style`.trim();
    button.addEventListener("click", () => this.#reveal(path));
    const { control, fill } = this.#control(path);
    item.append(button, control);
    return { item, control, fill };
  }

  #control(path) {
    const kind = kindOf(this.#schema, path);
    const change = value => this.#change(path, value);
    switch (kind.name) {
      case "words": return this.#words(path, kind, change);
      case "boolean": {
        const control = this.#input(path, "checkbox");
        control.addEventListener("input", () => change(control.checked));
        return { control, fill: value => { control.checked = value; } };
      }
      case "number": return this.#number(path, kind.number, change);
      case "text": return this.#text(path, kind, change);
      case "color": {
        const well = new Well(path, change);
        const value = make("code");
        const control = make("span", undefined, "pick");
        control.append(value, well.input);
        control.focus = () => well.input.focus();
        return { control, fill: color => { value.textContent = color ?? "none"; well.show(color ?? "#000000"); } };
      }
      default: {
        const control = make("b");
        return { control, fill: value => { control.textContent = JSON.stringify(value); } };
      }
    }
  }

  #input(path, type) {
    const input = make("input");
    input.type = type;
    input.setAttribute("aria-label", path);
    return input;
  }

  /// Words of the schema, and what else the field has, such as a weight by its number.
  #words(path, kind, change) {
    const control = make("select");
    control.setAttribute("aria-label", path);
    control.addEventListener("input", () => change(JSON.parse(control.value)));
    const fill = value => {
      const values = [...kind.words, ...(kind.canBeNull ? [null] : [])];
      if (!values.includes(value)) values.push(value);
      if (control.options.length !== values.length) {
        control.replaceChildren(...values.map(each => new Option(each === null ? "none" : String(each), JSON.stringify(each))));
      }
      control.value = JSON.stringify(value);
    };
    return { control, fill };
  }

  /// Words of the schema, numbers and other texts, such as `max1.2x`; taken when it is complete.
  #text(path, kind, change) {
    const control = this.#input(path, "text");
    control.spellcheck = false;
    control.title = `such as ${kind.words.join(", ")}`;
    control.addEventListener("change", () => {
      const text = control.value.trim();
      change(text !== "" && Number.isFinite(Number(text)) ? Number(text) : text);
    });
    return { control, fill: value => { if (document.activeElement !== control) control.value = String(value); } };
  }

  #number(path, schema, change) {
    const control = this.#input(path, "number");
    control.step = schema.type === "integer" ? "1" : "any";
    if ("minimum" in schema) control.min = schema.minimum;
    if ("maximum" in schema) control.max = schema.maximum;
    control.addEventListener("input", () => {
      // What is no number yet, or out of the range, is not laid out; the browser says why.
      const isGood = control.value !== "" && control.validity.valid;
      control.setAttribute("aria-invalid", String(!isGood));
      if (isGood) change(Number(control.value));
    });
    control.addEventListener("keydown", event => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step || !event.shiftKey && !event.altKey || schema.type === "integer" && event.altKey) return;
      event.preventDefault();
      const value = Number(control.value) + step * (event.shiftKey ? 10 : 0.1);
      control.value = Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? -Infinity, Math.round(value * 1e6) / 1e6));
      control.dispatchEvent(new Event("input"));
    });
    // A number that somebody is writing is theirs.
    const fill = value => { if (document.activeElement !== control || Number(control.value) !== value) control.value = value ?? ""; };
    return { control, fill };
  }
}
