// Runs in the page that chromium_peer.py opens: puts texts into elements and measures the time of their layout.
"use strict";
const textsByKind = new Map();
let box = null;

// Loads each font under a name of its own and uses it once, so that no font is loaded during a measurement.
async function openFonts(fonts, size) {
  for (const [url, name] of fonts) {
    const face = new FontFace(name, `url("${url}")`);
    document.fonts.add(await face.load());
  }
  box = document.body.appendChild(document.createElement("div"));
  box.style.cssText = `position: absolute; visibility: hidden; font: ${size}px ${fonts.map(font => font[1]).join(", ")}`;
  box.textContent = "a \u05d0 \u0627 \u0915 \u0e01 \u6f22 \u{1f600}";
  await document.fonts.ready;
  box.getBoundingClientRect();
  box.textContent = "";
  return [...document.fonts].filter(face => face.status === "loaded").length;
}

function addTexts(kind, list) {
  if (!textsByKind.has(kind)) textsByKind.set(kind, []);
  textsByKind.get(kind).push(...list);
}

function elements(kind, fonts, isEmpty) {
  const fragment = document.createDocumentFragment();
  for (const [text, language, own] of textsByKind.get(kind)) {
    const element = document.createElement("div");
    element.className = "message";
    element.lang = language;
    element.style.fontFamily = (fonts || own).map(number => `font${number}`).join(", ");
    if (!isEmpty) element.append(text);
    fragment.append(element);
  }
  return fragment;
}

function forceLayout() { return box.offsetHeight; }

function layOut(kind, width, fonts, isEmpty) {
  const made = elements(kind, fonts, isEmpty);
  box.style.width = `${width}px`;
  forceLayout();
  const start = performance.now();
  box.append(made);
  forceLayout();
  const time = performance.now() - start;
  box.textContent = "";
  forceLayout();
  return time;
}

function relayout(kind, widths, isEmpty) {
  box.style.width = `${widths[0]}px`;
  box.append(elements(kind, null, isEmpty));
  forceLayout();
  const start = performance.now();
  for (const width of widths.slice(1)) {
    box.style.width = `${width}px`;
    forceLayout();
  }
  const time = performance.now() - start;
  box.textContent = "";
  return time;
}

// Counts lines by the upper edges of rectangles: a range has at least one rectangle on each of
// its lines.
function lineCount(kind, width) {
  box.style.width = `${width}px`;
  box.append(elements(kind, null, false));
  let count = 0;
  for (const element of box.children) {
    const range = document.createRange();
    range.selectNodeContents(element);
    let bottom = -Infinity;
    for (const rectangle of range.getClientRects()) {
      if (rectangle.top + rectangle.height / 2 > bottom) {
        count += 1;
        bottom = rectangle.bottom;
      }
    }
  }
  box.textContent = "";
  return count;
}
