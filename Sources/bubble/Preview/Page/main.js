// Puts the page together.

import { get, watch } from "./api.js";
import { Composer } from "./composer.js";
import { Controls, Tabs } from "./controls.js";
import { Editor } from "./editor.js";
import { exporting } from "./exports.js";
import { Inspector } from "./inspector.js";
import { keys } from "./keys.js";
import { Pane } from "./pane.js";
import { messageID, State, typed } from "./state.js";
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

function settings(other = false) {
  const values = state.values;
  const isOther = other && values.otherStyle !== "" && values.otherStyle !== "the same";
  return {
    style: isOther ? values.otherStyle : values.style, styleText: isOther ? null : values.styleText,
    width: (other ? values.otherWidth : null) ?? width(), theme: theme(), direction: values.direction,
    fontScale: values.fontScale, fonts: values.fonts, me: values.me === "" ? null : values.me,
    dates: values.dates, typing: values.typing, isPrivate: values.isPrivate, isSelecting: values.isSelecting,
    unread: messageID(values.unread), typed: typed(values.text, values.markdown), markdown: values.markdown,
    marks: values.frames || values.lines || values.caps,
  };
}

const caption = from => (from.styleText === null ? from.style.split("/").at(-1) : "your style");

// The parts of the page

const tabs = new Tabs(name => {
  if (name === "style") editor.show(state.values.styleText ?? listed(state.values.style));
});
const listed = name => setup.styles.find(style => style.name === name)?.json ?? "";
const editor = new Editor(schema, text => state.set({ styleText: text === listed(state.values.style) ? null : text }));
const inspector = new Inspector(
  field => { tabs.open("style"); editor.reveal(field) || editor.reveal(field.replace(/^(sent|received|notice)\./, "")); editor.focus(); },
  id => state.set({ unread: typeof id === "number" ? String(id) : /^-?\d+$/.test(id) ? JSON.stringify(id) : id }));
const widths = new Width(value => state.set({ width: value }));
const composer = new Composer(text => {
  panes[0].follow();
  const flat = text.replace(/\n\s*\n/g, "\n").replace(/^>/, "\u200b>");
  state.set({ text: [state.values.text.replace(/\s+$/, ""), flat].filter(Boolean).join("\n\n") });
});

function newPane(name, isOther) {
  const pane = new Pane(name);
  stage.append(pane.element);
  panes.push(pane);
  widths.attach(pane.handle, () => settings(isOther).width, value => state.set(isOther ? { otherWidth: value } : { width: value }));
  pane.addEventListener("point", async event => {
    const found = await inspector.look(pane, event.detail);
    if (!found || tabs.isSheet && !tabs.isSheetOpen && tabs.now !== "inspect") return;
    if (tabs.now === "style" && !tabs.isSheet) { if (found.fields[0]) editor.reveal(found.fields[0].path); } else tabs.open("inspect");
  });
  pane.addEventListener("refused", event => complain(event.detail));
  if (!isOther) {
    pane.element.append(composer.element);
    pane.addEventListener("shown", event => tell(event.detail));
  }
  return pane;
}

function complain(reason) {
  byID("problem").textContent = reason ?? "";
  byID("problem").hidden = !reason;
}

const duration = microseconds => (microseconds < 1000 ? `${microseconds} µs` : `${(microseconds / 1000).toFixed(1)} ms`);

function tell(view) {
  const messages = view.count === 1 ? "1 message" : `${view.count.toLocaleString("en")} messages`;
  const height = `${view.isSettled ? "" : "about "}${Math.round(view.height).toLocaleString("en")} pt`;
  byID("facts").textContent = `${messages} · ${height} · laid out in ${duration(view.microseconds)}`;
  byID("unread-problem").textContent = view.unread ? `${view.unread}: there is no unread line.` : "";
  byID("unread").setAttribute("aria-invalid", String(!!view.unread));
  editor.judge(state.values.styleText === null ? null : view.problem ?? null);
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
    return pane.show(mine, caption(mine));
  });
  widths.show(width());
  composer.show({ fontScale: values.fontScale, fonts: values.fonts, theme: theme() });
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
  if (tabs.now === "style" && (isBack || names.includes("style"))) editor.show(values.styleText ?? listed(values.style));
  if (names.includes("text")) panes[0].follow();
  show();
});
exporting(() => panes[0]);
byID("editor-reset").addEventListener("click", () => { state.set({ styleText: null }); editor.show(listed(state.values.style)); });
dark.addEventListener("change", show);
addEventListener("resize", () => { if (state.values.width === null) show(); });
keys({
  style: index => { const style = setup.styles[index]; if (style) state.set({ style: style.name }); },
  "[": () => state.set({ width: Math.max(1, width() - 10) }), "]": () => state.set({ width: Math.min(4000, width() + 10) }),
  f: () => state.set({ frames: !state.values.frames }), l: () => state.set({ lines: !state.values.lines }),
  c: () => state.set({ caps: !state.values.caps }),
  d: () => state.set({ theme: theme() === "dark" ? "light" : "dark" }),
  r: () => state.set({ direction: state.values.direction === "rtl" ? "ltr" : "rtl" }),
  v: () => { tabs.open("view"); tabs.sheet(true); }, s: () => { tabs.open("style"); tabs.sheet(true); editor.focus(); },
  i: () => { tabs.open("inspect"); tabs.sheet(true); panes[0].pointAtMiddle(); }, "/": () => composer.focus(),
  escape: () => { if (tabs.isSheetOpen) tabs.sheet(false); else { panes[0].mark(null); panes[0].box.focus(); } },
});
await show();
watch(setup.revision, async () => {
  setup = await get("setup");
  offer();
  if (tabs.now === "style" && state.values.styleText === null) editor.show(listed(state.values.style));
  await Promise.all(panes.map(pane => pane.update()));
}, isLost => complain(isLost ? "The preview has ended; start it again." : setup.problem));

// For tests: what the page holds.
globalThis.preview = { state, panes, setWidth: value => { state.set({ width: value }); return panes[0].idle; } };
