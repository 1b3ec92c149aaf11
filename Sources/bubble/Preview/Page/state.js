// What the page shows: kept in its address and in the browser's history, so that it can be sent, opened again and gone back to.

export const defaults = {
  style: "merged", styleText: null, width: null, theme: "auto", direction: "ltr", fontScale: 1, fonts: "bundled", me: "",
  dates: true, typing: false, isPrivate: false, isSelecting: false, unread: "", text: "", markdown: false,
  frames: false, lines: false, caps: false, otherStyle: "", otherWidth: null,
  zoom: 1, gallery: false,
};

// What is dragged or written changes many times: each time it goes on is one entry of the browser's history.
const goesOn = new Set(["width", "otherWidth", "text", "styleText", "unread"]);

// A style that is being written is part of the address up to this length.
const longest = 24_000;

export class State {
  #values = { ...defaults };
  #start = { ...defaults };
  #watchers = [];
  #timer = 0;
  #unwritten = new Set();
  // What the latest entry has been written for, if that may go on, and what of it is being changed.
  #run = "";
  #label = "";

  /// Begins with what the tool was started with, then what the address says.
  begin(start) {
    this.#start = { ...defaults, ...start };
    this.#values = this.#said();
    history.replaceState(this.#values, "");
    // An entry has all values, also a style that is too long for the address; an address that was typed has none.
    addEventListener("popstate", event => this.#take(event.state ?? this.#said()));
  }

  #said() {
    const values = { ...this.#start };
    for (const [name, text] of new URLSearchParams(location.hash.slice(1))) {
      if (name in defaults) values[name] = parse(name, text);
    }
    return values;
  }

  #take(values) {
    const names = Object.keys(values).filter(name => this.#values[name] !== values[name]);
    clearTimeout(this.#timer);
    this.#unwritten.clear();
    this.#run = "";
    this.#values = values;
    for (const watcher of this.#watchers) watcher(values, names, true);
  }

  /// Whether something is not in the address yet.
  get isWriting() { return this.#unwritten.size > 0; }

  get values() { return this.#values; }

  /// - Parameter label: What is changed of a value: changes of something else are another entry.
  set(changes, label = "") {
    const names = Object.keys(changes).filter(name => this.#values[name] !== changes[name]);
    if (!names.length) return;
    if (this.#unwritten.size && label !== this.#label) this.#write();
    this.#label = label;
    this.#values = { ...this.#values, ...changes };
    for (const name of names) this.#unwritten.add(name);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#write(), 200);
    for (const watcher of this.#watchers) watcher(this.#values, names, false);
  }

  /// - Parameter watcher: Told the values, the names of those that have changed, and whether the reader has gone back or forward.
  watch(watcher) { this.#watchers.push(watcher); }

  #write() {
    clearTimeout(this.#timer);
    const said = new URLSearchParams();
    for (const [name, value] of Object.entries(this.#values)) {
      if (value === this.#start[name] || (name === "styleText" && (value?.length ?? 0) > longest)) continue;
      said.set(name, value === null ? "" : String(value));
    }
    const hash = said.toString();
    const names = [...this.#unwritten].sort();
    const run = names.every(name => goesOn.has(name)) ? [...names, this.#label].join() : "";
    const way = run && run === this.#run ? "replaceState" : "pushState";
    this.#run = run;
    this.#unwritten.clear();
    history[way](this.#values, "", hash ? "#" + hash : location.pathname);
  }
}

function parse(name, text) {
  const usual = defaults[name];
  if (typeof usual === "boolean") return text === "true";
  if (["width", "otherWidth", "fontScale", "zoom"].includes(name)) {
    const number = Number(text);
    return text !== "" && Number.isFinite(number) ? number : usual;
  }
  return name === "styleText" && text === "" ? null : text;
}

/// The messages that were typed: an empty line between them; a mark begins those from somebody else. Markdown is one message from
/// somebody else, as both have their meaning in it.
export function typed(text, isMarkdown = false) {
  if (isMarkdown) return text.trim() === "" ? [] : [{ text, isMine: false }];
  return text.replaceAll("\r\n", "\n").split(/\n\s*\n/).map(part => part.replace(/^\n+|\n+$/g, ""))
    .filter(part => part !== "")
    .map(part => part.startsWith(">") ? { text: part.replace(/^>\s?/, ""), isMine: false } : { text: part, isMine: true });
}

/// An id as the messages have it: digits are a number, unless they stand in quotes.
export function messageID(text) {
  const known = text.trim();
  if (known === "") return null;
  if (/^-?\d{1,15}$/.test(known)) return Number(known);
  if (/^".*"$/s.test(known)) {
    try { return JSON.parse(known); } catch { return known; }
  }
  return known;
}
