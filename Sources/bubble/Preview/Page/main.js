// Puts the page together.

import { get, watch } from "./api.js";
import { Composer } from "./composer.js";
import { Controls, Tabs } from "./controls.js";
import { Devices } from "./devices.js";
import { Differences } from "./differences.js";
import { Editor } from "./editor.js";
import { exporting } from "./exports.js";
import { Find } from "./find.js";
import { Hover } from "./hover.js";
import { Inspector } from "./inspector.js";
import { keys } from "./keys.js";
import { Pane } from "./pane.js";
import { messageID, State, typed } from "./state.js";
import { StyleEditing } from "./styleediting.js";
import { Width } from "./width.js";

const byID = id => document.getElementById(id);
const sample = `> Are you coming to the harbour tonight? The boats leave at eight, and Ben has kept two seats.

Yes 🚢 see you there!

> مرحبا! أنا قادم الساعة 20:00

Type here, drag the edge of the window, choose another style.`;
const usualWidth = 400;

const state = new State();
const controls = new Controls(state);
const panes = [];
let setup = await get("setup");
const schema = await get("schema");

// What the state means

const dark = matchMedia("(prefers-color-scheme: dark)");
const theme = () => (state.values.theme === "auto" ? (dark.matches ? "dark" : "light") : state.values.theme);
const stage = byID("stage");
const roomWidth = () => {
  const room = getComputedStyle(stage);
  return stage.clientWidth - parseFloat(room.paddingLeft) - parseFloat(room.paddingRight);
};
const width = () => state.values.width ?? (tabs.isSheet ? Math.floor(roomWidth()) : Math.min(usualWidth, Math.floor(roomWidth())));

const isOther = () => state.values.otherStyle !== "" && state.values.otherStyle !== "the same";

function settings(other = false) {
  const values = state.values;
  const hasOther = other && isOther();
  return {
    style: hasOther ? values.otherStyle : values.style, styleText: hasOther ? null : values.styleText,
    width: (other ? values.otherWidth : null) ?? width(), theme: theme(), direction: values.direction,
    fontScale: values.fontScale, fonts: values.fonts, me: values.me === "" ? null : values.me,
    dates: values.dates, typing: values.typing, isPrivate: values.isPrivate, isSelecting: values.isSelecting,
    isGallery: values.gallery, unread: messageID(values.unread), typed: typed(values.text, values.markdown), markdown: values.markdown,
    marks: values.frames || values.lines || values.caps,
  };
}

const caption = from => (from.styleText === null ? from.style.split("/").at(-1) : "your style");

// The parts of the page

const tabs = new Tabs(name => {
  if (name !== "style") return;
  editor.show(styling.text);
  changes.show();
});
const styling = new StyleEditing(state, name => setup.styles.find(style => style.name === name)?.json ?? "");
const editor = new Editor(schema, text => styling.write(text));
const reveal = path => { tabs.open("style"); editor.reveal(path); editor.focus(); };
const inspector = new Inspector(schema, theme, pane => pane === panes[0] || !isOther(), {
  reveal: (path, role) => reveal(styling.written(path, role)),
  change: async (path, role, value) => {
    const isDone = await styling.change(path, role, value);
    if (!isDone) inspector.judge({ reason: "The style is not JSON and has to be corrected first" });
  },
  unread: id => state.set({ unread: typeof id === "number" ? String(id) : /^-?\d+$/.test(id) ? JSON.stringify(id) : id }),
});
const changes = new Differences((name, text) => styling.whole(name, text), () => styling.both, reveal, (text, label) => {
  styling.write(text, label);
  editor.show(styling.text);
});
const find = new Find(() => panes);
const setWidth = value => state.set({ width: value });
const widths = new Width(setWidth);
const devices = new Devices(setWidth);
const composer = new Composer(text => {
  panes[0].follow();
  const flat = text.replace(/\n\s*\n/g, "\n").replace(/^>/, "\u200b>");
  state.set({ text: [state.values.text.replace(/\s+$/, ""), flat].filter(Boolean).join("\n\n") });
});

function newPane(name, isSecond) {
  const pane = new Pane(name);
  stage.append(pane.element);
  panes.push(pane);
  widths.attach(
    pane.handle, () => settings(isSecond).width, value => state.set(isSecond ? { otherWidth: value } : { width: value }), () => pane.zoom);
  new Hover(pane, each => inspector.frameIn(each));
  pane.addEventListener("point", async event => {
    const found = await inspector.look(pane, event.detail);
    if (!found || tabs.isSheet && !tabs.isSheetOpen && tabs.now !== "inspect") return;
    if (tabs.now === "style" && !tabs.isSheet) { if (found.fields[0]) editor.reveal(styling.written(found.fields[0].path, found.messageRole)); } else tabs.open("inspect");
  });
  pane.addEventListener("refused", event => complain(event.detail));
  pane.addEventListener("shown", event => { if (event.detail.isChanged) inspector.again(pane); });
  if (!isSecond) {
    pane.element.append(composer.element);
    pane.addEventListener("shown", event => tell(event.detail));
  }
  return pane;
}

function complain(reason) {
  byID("problem").textContent = reason ?? "";
  byID("problem").hidden = !reason;
}

const duration = microseconds => (microseconds < 1000 ? `${Math.max(1, microseconds)} µs` : `${(microseconds / 1000).toFixed(1)} ms`);

function tell(view) {
  const messages = view.count === 1 ? "1 message" : `${view.count.toLocaleString("en")} messages`;
  const height = `${view.isSettled ? "" : "about "}${Math.round(view.height).toLocaleString("en")} pt`;
  byID("facts").textContent = `${messages} · ${height} · laid out in ${duration(view.microseconds)}`;
  byID("unread-problem").textContent = view.unread ? `${view.unread}: there is no unread line.` : "";
  byID("unread").setAttribute("aria-invalid", String(!!view.unread));
  const problem = state.values.styleText === null ? null : view.problem ?? null;
  editor.judge(problem);
  inspector.judge(problem);
  if (view.isChanged && tabs.now === "style" && !problem) changes.show();
  complain(setup.problem);
}

async function show() {
  const values = state.values;
  document.documentElement.dataset.theme = theme();
  const hasOther = values.otherStyle !== "" || values.otherWidth !== null;
  if (hasOther && panes.length < 2) newPane("b", true);
  if (!hasOther && panes.length > 1) panes.pop().close();
  const shown = panes.map((pane, index) => {
    const mine = settings(index === 1);
    for (const kind of ["frames", "lines", "caps"]) pane.box.classList.toggle(kind, values[kind]);
    return pane.show(mine, caption(mine), values.zoom);
  });
  widths.show(width());
  devices.show(width());
  composer.show({ fontScale: values.fontScale, fonts: values.fonts, theme: theme(), direction: values.direction });
  await Promise.all(shown);
}

function offer() {
  document.title = setup.file ? `${setup.file.split("/").at(-1)} — Bubble preview` : "Bubble preview";
  byID("title").textContent = setup.file?.split("/").at(-1) ?? "Bubble preview";
  const names = setup.styles.map(style => [style.name, style.name.split("/").at(-1)]);
  controls.fill("style-select", names);
  controls.fill("other-style", [["", "nothing"], ["the same", "the same style"], ...names]);
  controls.fill("fonts-select", setup.fonts.map(name => [name, { bundled: "bundled", system: "installed", folder: "of --fonts" }[name]]));
  const readers = [...new Set([...setup.senders, ...(state.values.me ? [state.values.me] : [])])];
  if (!setup.file) readers.push(...(readers.includes("you") ? [] : ["you"]));
  controls.fill("me-select", [["", "nobody"], ...readers.map(name => [name, name])]);
}

// Begin

const reader = setup.start.me ?? (!setup.file || setup.senders.includes("you") ? "you" : setup.senders[0] ?? "");
state.begin({ style: setup.start.style, width: setup.start.width ?? null, fonts: setup.start.fonts, me: reader, text: setup.file ? "" : sample });
offer();
newPane("a", false);
state.watch((values, names, isBack) => {
  if (!isBack && names.includes("style") && !names.includes("styleText")) state.set({ styleText: null });
  if (tabs.now === "style" && (isBack || names.includes("style"))) editor.show(styling.text);
  if (names.includes("text")) panes[0].follow();
  const shown = show();
  if (names.includes("gallery")) shown.then(() => (values.gallery ? panes[0].scrollTo(0) : panes[0].scrollToEnd()));
  if (["gallery", "text", "markdown"].some(name => names.includes(name))) shown.then(() => find.again(false));
});
exporting(() => panes[0]);
byID("editor-reset").addEventListener("click", () => { state.set({ styleText: null }); editor.show(styling.text); });
const zooms = [...byID("zoom").options].map(option => Number(option.value));
function zoom(step) {
  const next = step > 0 ? zooms.find(each => each > state.values.zoom) : zooms.findLast(each => each < state.values.zoom);
  if (next) state.set({ zoom: next });
}
dark.addEventListener("change", show);
addEventListener("resize", () => { if (state.values.width === null) show(); });
keys({
  style: index => { const style = setup.styles[index]; if (style) state.set({ style: style.name }); },
  "[": () => state.set({ width: Math.max(1, width() - 10) }), "]": () => state.set({ width: Math.min(4000, width() + 10) }),
  f: () => state.set({ frames: !state.values.frames }), l: () => state.set({ lines: !state.values.lines }),
  c: () => state.set({ caps: !state.values.caps }),
  d: () => state.set({ theme: theme() === "dark" ? "light" : "dark" }),
  r: () => state.set({ direction: state.values.direction === "rtl" ? "ltr" : "rtl" }),
  "+": () => zoom(1), "-": () => zoom(-1), 0: () => state.set({ zoom: 1 }), g: () => find.open(),
  v: () => { tabs.open("view"); tabs.sheet(true); }, s: () => { tabs.open("style"); tabs.sheet(true); editor.focus(); },
  i: () => { tabs.open("inspect"); tabs.sheet(true); panes[0].pointAtMiddle(); }, "/": () => composer.focus(),
  escape: () => { if (tabs.isSheetOpen) tabs.sheet(false); else { inspector.leave(); panes[0].measure([]); panes[0].box.focus(); } },
});
await show();
watch(setup.revision, async () => {
  setup = await get("setup");
  styling.forget();
  offer();
  if (tabs.now === "style" && state.values.styleText === null) editor.show(styling.text);
  await Promise.all(panes.map(pane => pane.update()));
  for (const pane of panes) inspector.again(pane);
  find.again(false);
}, isLost => complain(isLost ? "The preview has ended; start it again." : setup.problem));

// For tests: what the page holds.
globalThis.preview = { state, panes, find, styling, setWidth: value => { state.set({ width: value }); return panes[0].idle; } };
