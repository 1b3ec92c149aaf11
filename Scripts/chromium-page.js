// Runs in the page that chromium_recorder.py opens: lays out texts and measures their lines.
"use strict";

let host = null;

/** Loads fonts as families f0, f1, … and makes the container of all texts. Returns how many loaded. */
async function loadFonts(urls, size) {
  const families = urls.map((_, index) => `f${index}`);
  await Promise.all(urls.map(async (url, index) => {
    const face = new FontFace(families[index], `url("${url}")`);
    await face.load();
    document.fonts.add(face);
  }));
  host = document.createElement("div");
  host.style.cssText = `position: absolute; left: 0; top: 0; visibility: hidden; font: 400 ${size}px/normal ` +
    (families.join(", ") || "sans-serif");
  document.body.append(host);
  await document.fonts.ready;
  return [...document.fonts].filter(face => face.status === "loaded").length;
}

/** Returns the UTF-16 offsets at which lines begin, found by the top edges of the code points' boxes. */
function lineStarts(node) {
  const text = node.data, range = document.createRange(), starts = [0];
  let top = null;
  for (let offset = 0; offset < text.length;) {
    const next = offset + (text.codePointAt(offset) > 0xffff ? 2 : 1);
    range.setStart(node, offset);
    range.setEnd(node, next);
    const boxes = range.getClientRects();
    if (boxes.length) {
      // Boxes of one style have the same height, so on one line their top edges are equal to the pixel. At a
      // soft hyphen where the line breaks, the first box is that of the hyphen, on the line before.
      const edge = boxes[boxes.length - 1].top;
      if (top !== null && edge > top + 1) starts.push(offset);
      if (top === null || edge > top) top = edge;
    }
    offset = next;
  }
  return starts;
}

/** Returns the distance in px between the outer edges of [start, end), without white space at the end. */
function lineWidth(node, start, end) {
  while (end > start && " \t\n\r\u2028\u2029".includes(node.data[end - 1])) end -= 1;
  if (end === start) return 0;
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  const boxes = [...range.getClientRects()];
  const width = Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
  return boxes.length ? Math.round(width * 1e4) / 1e4 : 0;
}

function withTexts(messages, style, width, read) {
  host.style.width = width + "px";
  const blocks = messages.map(({text, lang}) => {
    const block = document.createElement("div");
    block.className = style;
    if (lang !== undefined && lang !== null) block.lang = lang;
    block.append(text);
    return block;
  });
  host.append(...blocks);
  const results = blocks.map(read);
  host.replaceChildren();
  return results;
}

/** Returns the lines and the height of each message at a width in px: [[[start, end, width], …], height]. */
function layOut(messages, width) {
  return withTexts(messages, "message", width, block => {
    const node = block.firstChild;
    if (!node) return [[[0, 0, 0]], 0];
    const starts = lineStarts(node);
    const lines = starts.map((start, index) => {
      const end = index + 1 < starts.length ? starts[index + 1] : node.data.length;
      return [start, end, lineWidth(node, start, end)];
    });
    return [lines, Math.round(block.getBoundingClientRect().height * 1e4) / 1e4];
  });
}

/** Returns the offsets of line starts if every opportunity is taken: the column is narrower than any glyph. */
function opportunities(messages) {
  return withTexts(messages, "message opportunities", 1,
    block => block.firstChild ? lineStarts(block.firstChild).slice(1) : []);
}
