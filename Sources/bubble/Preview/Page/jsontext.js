// JSON that is being written: what stands where, however unfinished it is.

/// The tokens of a text: marks, strings, words (numbers, true, null …) with where they begin and end.
export function tokens(text) {
  const found = [];
  const pattern = /"(?:[^"\\\n]|\\.)*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;
  for (const match of text.matchAll(pattern)) {
    const first = match[0][0];
    const kind = first === '"' ? "string" : "{}[]:,".includes(first) ? first : "word";
    found.push({ kind, text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/// Follows a mark into and out of objects and lists. False for keys and values.
function follow(frames, token) {
  const frame = frames.at(-1);
  switch (token.kind) {
    case "{": frames.push({ isList: false, key: null, keys: [], awaits: "key" }); return true;
    case "[": frames.push({ isList: true, index: 0 }); return true;
    case "}": case "]": frames.pop(); return true;
    case ":": if (frame) frame.awaits = "value"; return true;
    case ",":
      if (frame?.isList) frame.index += 1;
      else if (frame) Object.assign(frame, { awaits: "key", key: null });
      return true;
    default: return false;
  }
}

/// Walks through a text. `visit` is told each key and value with its path, and ends the walk by returning true.
function walk(text, visit) {
  const frames = [];
  const path = () => frames.flatMap(frame => (frame.isList ? [frame.index] : frame.key === null ? [] : [frame.key]));
  for (const token of tokens(text)) {
    const frame = frames.at(-1);
    if (frame && !frame.isList && frame.awaits === "key" && token.kind === "string") {
      const name = unquoted(token.text);
      frame.key = name;
      if (visit({ role: "key", token, path: path(), frame })) return;
      frame.keys.push(name);
      frame.awaits = ":";
      continue;
    }
    if (visit({ role: "value", token, path: path(), frame })) return;
    follow(frames, token);
  }
}

/// What is being written at an offset: a key or a value, of which object, and what there is of it so far.
export function placeAt(text, offset) {
  const frames = [];
  let inside = null;
  const before = tokens(text).filter(token => token.start < offset);
  for (const token of before) {
    const frame = frames.at(-1);
    const reaches = token.end >= offset && (token.kind === "string" || token.kind === "word");
    if (reaches && !(token.kind === "string" && token.end === offset && /[^\\]"$/.test(token.text) && token.text.length > 1)) {
      inside = token;
      break;
    }
    if (follow(frames, token) || !frame) continue;
    if (!frame.isList && frame.awaits === "key") {
      frame.key = unquoted(token.text);
      frame.keys.push(frame.key);
      frame.awaits = ":";
    } else { frame.awaits = "done"; }
  }
  const frame = frames.at(-1);
  const isKey = !!frame && !frame.isList && frame.awaits === "key";
  const isValue = !!frame && (frame.isList || frame.awaits === "value");
  if (!isKey && !isValue && !inside) return null;
  const outer = frames.slice(0, -1).map(each => (each.isList ? each.index : each.key));
  const path = !frame ? [] : isKey ? outer : [...outer, frame.isList ? frame.index : frame.key];
  const from = inside?.start ?? offset;
  return {
    isKey, path, from, to: inside ? (inside.kind === "string" ? inside.end : inside.end) : offset,
    prefix: inside ? text.slice(inside.start, offset).replace(/^"/, "") : "", keys: frame?.keys ?? [],
  };
}

/// The steps of a path such as `labels[0].font.size`. The names of colours have dots in them, and emoticons anything.
export function stepsOf(path) {
  const table = /^(colors)\.(light|dark)\.(.+)$/s.exec(path) ?? /^(emoticons)\.(.+)$/s.exec(path);
  if (table) return table.slice(1);
  return path.split(/[.[\]]/).filter(step => step !== "").map(step => (/^\d+$/.test(step) ? Number(step) : step));
}

/// The path of steps.
export const pathOf = steps => steps.map((step, index) =>
  (typeof step === "number" ? `[${step}]` : index ? `.${step}` : step)).join("");

/// Where the value of a field such as `labels[0].font.size` stands; the nearest that holds it where it is not written;
/// null where nothing of it is.
export function find(text, field) {
  const wanted = stepsOf(field);
  let best = null;
  walk(text, ({ role, token, path }) => {
    if (role === "key" || (role === "value" && !":,}]".includes(token.kind) && typeof path.at(-1) === "number")) {
      const fits = path.length <= wanted.length && path.every((step, index) => step === wanted[index]);
      if (fits && path.length > (best?.depth ?? 0)) {
        best = { start: token.start, end: token.end, depth: path.length, isWhole: path.length === wanted.length };
      }
    }
    // The value of the field itself is more to the point than its key.
    if (best?.isWhole && role === "value" && path.length === wanted.length && token.start > best.end && token.kind !== ":") {
      if (token.kind === "string" || token.kind === "word") Object.assign(best, { start: token.start, end: token.end });
      return true;
    }
    return false;
  });
  return best;
}

/// The text as HTML with its tokens told apart, and ranges marked: `[{ start, end, kind }]`.
export function highlighted(text, marks) {
  const edges = new Set([0, text.length]);
  const parts = tokens(text);
  for (const range of [...parts, ...marks]) { edges.add(range.start); edges.add(range.end); }
  const cuts = [...edges].filter(edge => edge <= text.length).sort((a, b) => a - b);
  let html = "", next = 0;
  for (let i = 0; i + 1 < cuts.length; i += 1) {
    const [start, end] = [cuts[i], cuts[i + 1]];
    while (next < parts.length && parts[next].end <= start) next += 1;
    const token = parts[next]?.start <= start ? parts[next] : null;
    const isKey = token?.kind === "string" && parts[next + 1]?.kind === ":";
    const kind = !token ? "" : isKey ? "key" : token.kind === "string" ? "text" : token.kind === "word" ? "word" : "";
    const mark = marks.find(range => range.start <= start && end <= range.end);
    const words = escaped(text.slice(start, end));
    const inner = kind ? `<span class="json-${kind}">${words}</span>` : words;
    html += mark ? `<mark class="${mark.kind}">${inner}</mark>` : inner;
  }
  return html + "\n";
}

const escaped = text => text.replace(/[&<>]/g, sign => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]);

const unquoted = text => text.replace(/^"|"$/g, "");

/// The colours in a text, with their paths and where they stand: `{ path, start, end, color }`.
export function colorsIn(text) {
  const found = [];
  walk(text, ({ role, token, path }) => {
    if (role === "value" && token.kind === "string" && /^"#([0-9a-f]{6}|[0-9a-f]{8})"$/i.test(token.text)) {
      found.push({ path: pathOf(path), start: token.start + 1, end: token.end - 1, color: token.text.slice(1, -1) });
    }
    return false;
  });
  return found;
}
