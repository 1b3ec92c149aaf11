// Paths of fields in styles: `received.text.font.size`, `labels[0].color`, `colors.dark.sent.text`; and where in a text a field of
// the messages of a role is written.

import { pathOf, stepsOf } from "./jsontext.js";
import { nodeAt, parse, removed, written } from "./jsontree.js";

export { pathOf, stepsOf };

export const roles = ["sent", "received", "notice"];
/// Fields of the whole conversation, which no role has for itself.
export const shared = ["preset", "name", "mirrorsInterface", "emoticons", "grouping", "colors"];

export const withoutRole = steps => (roles.includes(steps[0]) ? steps.slice(1) : steps);

/// A style that is being written: its text, and that of the preset which it names.
export class StyleText {
  constructor(text, presetText) {
    this.text = text;
    this.tree = parse(text);
    this.preset = presetText === null ? null : parse(presetText);
  }

  has(steps) { return !!this.tree && !!nodeAt(this.tree, steps); }

  /// How many steps of a path are written, here or in the preset.
  #depth(steps) {
    let depth = 0;
    const isThere = part => this.has(part) || !!this.preset && !!nodeAt(this.preset, part);
    while (depth < steps.length && isThere(steps.slice(0, depth + 1))) depth += 1;
    return depth;
  }

  /// Where a field of the messages of a role is written; where it is not, where it has to be to hold for them.
  placeOf(role, steps) {
    if (!role || shared.includes(steps[0])) return steps;
    const own = [role, ...steps];
    const number = steps.findIndex(step => typeof step === "number");
    const wanted = number < 0 ? steps : steps.slice(0, number);
    const [mine, base] = [this.#depth([role, ...wanted]) - 1, this.#depth(wanted)];
    return mine === wanted.length || mine > base ? own : steps;
  }

  /// The text with another value of a field; null if it is not JSON.
  ///
  /// - Parameters:
  ///   - value: Any value of JSON.
  ///   - whole: The style with every field, for lists that are not written.
  with(role, steps, value, whole) {
    const place = this.placeOf(role, steps);
    const changed = written(this.text, place, JSON.stringify(value));
    if (changed !== null || !this.tree) return changed;
    const number = place.findIndex(step => typeof step === "number");
    if (number < 0) return null;
    const list = structuredClone(valueOf(whole, role, withoutRole(place).slice(0, number - (place.length - steps.length))));
    if (!Array.isArray(list)) return null;
    let inner = list;
    const rest = place.slice(number);
    for (const step of rest.slice(0, -1)) inner = inner[step];
    inner[rest.at(-1)] = value;
    return written(this.text, place.slice(0, number), JSON.stringify(list));
  }

  /// The text without a field, and without objects that become empty and are not in another text.
  without(steps, original) {
    let text = removed(this.text, steps);
    for (let end = steps.length - 1; end > 0; end -= 1) {
      const node = nodeAt(parse(text), steps.slice(0, end));
      if (node?.members?.length !== 0 || original.has(steps.slice(0, end))) break;
      text = removed(text, steps.slice(0, end));
    }
    return text;
  }
}

/// The value of a field for the messages of a role, in a style with every field; undefined if there is none.
export function valueOf(whole, role, steps) {
  const at = (value, path) => path.reduce((inner, step) => inner?.[step], value);
  // A null in between is a value of its own: the role has nothing of it.
  let own = role && role !== "sent" ? whole[role] : undefined;
  for (const step of steps) {
    if (own === null) return undefined;
    own = own?.[step];
  }
  return own === undefined ? at(whole, steps) : own;
}
