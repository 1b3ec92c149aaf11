// JSON as a tree that knows where everything is written, to change one value and leave the rest as it is.

import { tokens } from "./jsontext.js";

/// The tree of a text: objects have `members`, lists `elements`; each node has its `start` and `end`. Null if it is not JSON.
export function parse(text) {
  try { JSON.parse(text); } catch { return null; }
  const list = tokens(text);
  let next = 0;
  const inside = (end, one) => {
    const found = [];
    while (list[next].kind !== end) {
      if (list[next].kind === ",") next += 1; else found.push(one());
    }
    next += 1;
    return { found, end: list[next - 1].end };
  };
  const read = () => {
    const token = list[next];
    next += 1;
    if (token.kind === "{") {
      const { found, end } = inside("}", () => {
        const key = list[next];
        next += 2;
        return { name: JSON.parse(key.text), start: key.start, value: read() };
      });
      return { kind: "object", start: token.start, end, members: found };
    }
    if (token.kind === "[") {
      const { found, end } = inside("]", read);
      return { kind: "list", start: token.start, end, elements: found };
    }
    return { kind: "value", start: token.start, end: token.end };
  };
  return read();
}

/// The node of a step from another; null if there is none. Of several members with a name the last one counts.
function child(node, step) {
  if (typeof step === "number") return node.elements?.[step] ?? null;
  return node.members?.findLast(member => member.name === step)?.value ?? null;
}

/// The node of a path; null if it is not written.
export function nodeAt(tree, steps) {
  return steps.reduce((node, step) => node && child(node, step), tree);
}

const replaced = (text, node, value) => text.slice(0, node.start) + value + text.slice(node.end);

/// The text with a value (as JSON) at a path, which is inserted as far as it is not written; null if that cannot be: for a text
/// that is not JSON, and for elements of lists that are not written.
export function written(text, steps, value) {
  let node = parse(text);
  if (!node) return null;
  for (const [depth, step] of steps.entries()) {
    const inner = child(node, step);
    if (inner) { node = inner; continue; }
    const rest = steps.slice(depth);
    if (rest.some(each => typeof each === "number")) return null;
    const whole = rest.slice(1).reduceRight((within, name) => `{ ${JSON.stringify(name)}: ${within} }`, value);
    const member = `${JSON.stringify(step)}: ${whole}`;
    return node.kind === "object" ? inserted(text, node, member) : replaced(text, node, `{ ${member} }`);
  }
  return replaced(text, node, value);
}

/// The text with another member at the end of an object, in the form of those before.
function inserted(text, node, member) {
  const last = node.members.at(-1);
  if (!last) return replaced(text, node, `{ ${member} }`);
  const first = node.members[0];
  const line = text.slice(node.start + 1, first.start);
  const lead = line.includes("\n") ? line.slice(line.lastIndexOf("\n")) : " ";
  return `${text.slice(0, last.value.end)},${lead}${member}${text.slice(last.value.end)}`;
}

/// The text without a member; the same text if it is not written.
export function removed(text, steps) {
  const tree = parse(text);
  const parent = tree && nodeAt(tree, steps.slice(0, -1));
  const index = parent?.members?.findLastIndex(member => member.name === steps.at(-1)) ?? -1;
  if (index < 0) return text;
  const [before, one, after] = [parent.members[index - 1], parent.members[index], parent.members[index + 1]];
  if (before) return text.slice(0, before.value.end) + text.slice(one.value.end);
  if (after) return text.slice(0, one.start) + text.slice(after.start);
  return replaced(text, parent, "{}");
}
