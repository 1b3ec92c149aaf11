// Runs in the page that check-blocks.py opens: builds elements for blocks, and measures their lines and edges.
"use strict";

const pages = new Map();

/** Loads fonts: a family f0, f1, … for each list of faces. Returns how many faces loaded. */
async function loadFonts(families) {
  await Promise.all(families.flatMap((faces, index) => faces.map(async ({url, weight, style}) => {
    const face = new FontFace(`f${index}`, `url("${url}")`, {weight, style});
    await face.load();
    document.fonts.add(face);
  })));
  const names = families.map((_, index) => `f${index}`);
  const mono = families.findIndex(faces => faces[0].url.includes("Mono"));
  const root = document.documentElement.style;
  root.setProperty("--text", names.join(","));
  root.setProperty("--mono", [`f${mono}`, ...names].join(","));
  await document.fonts.ready;
  return [...document.fonts].filter(face => face.status === "loaded").length;
}

function element(name, classes, ...children) {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  made.append(...children);
  return made;
}

const TAGS = {bold: "b", italic: "i", code: "code", sub: "sub", sup: "sup", strike: "s", underline: "u"};

/** Puts a text with formatted ranges (`spans`) into an element; spans are nested or follow each other. */
function fill(host, text, spans = []) {
  const inside = (from, to, rest, into) => {
    let place = from;
    for (const [index, span] of rest.entries()) {
      if (span.start < place || span.end > to) continue;
      into.append(text.slice(place, span.start));
      const look = element(TAGS[span.look] ?? "span", "");
      inside(span.start, span.end, rest.slice(index + 1), look);
      into.append(look);
      place = span.end;
    }
    if (place < to) into.append(text.slice(place, to));
  };
  inside(0, text.length, spans, host);
  return host;
}

/** Makes the element of a block's text. `key` is the text's path and role, which identify it in BubbleLayout's layout too. */
function text(name, classes, key, words, spans) {
  // In BubbleLayout an empty text has the height of a line; an invisible character gives it one here.
  const made = fill(element(name, "text " + classes), words || "\u200b", spans);
  made.dataset.text = key;
  return made;
}

function boxed(made, key) {
  made.dataset.box = key;
  return made;
}

function marked(marker, content, item) {
  const row = element("div", "row", marker, content);
  row.dataset.box = item;
  return row;
}

/** Makes the elements of blocks. `dir` of each is known; `near` is the margin of blocks without their own. */
function stack(blocks, path, near, role) {
  return blocks.map((block, index) => made(block, `${path},${index}`, near, role));
}

function made(block, path, near, role) {
  const one = build(block, path, near, role);
  one.dir = block.side;
  boxed(one, path);
  return one;
}

function build(block, path, near, role) {
  switch (block.type) {
  case "paragraph": return text("div", near, `${path} ${role}`, block.text, block.spans);
  case "html": return text("div", near, `${path} html`, block.text);
  case "heading": return text("div", `heading h${block.level}`, `${path} heading${block.level}`, block.text, block.spans);
  case "rule": return element("div", "boxed rule");
  case "code": return text("div", "boxed pre", `${path} code`, block.text);
  case "quote": {
    const title = block.kind ? [text("div", "title alert-title", `${path},kind title`, block.title)] : [];
    return element("div", `${near} quote${block.kind ? " alert" : ""}`, ...title, ...stack(block.blocks, `${path},blocks`, near, "paragraph"));
  }
  case "list": {
    const inner = block.tight === false ? "far" : "near";
    const list = element("div", `${near} list ${inner}-rows`);
    block.items.forEach((item, index) => {
      const place = `${path},items,${index}`;
      const marker = item.checked === undefined
        ? text("span", "marker", `${place} marker`, item.marker)
        : element("span", "marker", element("span", "square"));
      const blocks = item.blocks.length ? item.blocks : [{type: "paragraph", text: "", side: block.side}];
      list.append(marked(marker, element("div", "", ...stack(blocks, `${place},blocks`, inner, "item")), place));
    });
    return list;
  }
  case "footnotes": {
    const list = element("div", "boxed list small notes near-rows");
    block.items.forEach((item, index) => {
      const place = `${path},items,${index}`;
      const marker = text("span", "marker", `${place} marker`, item.label + ".");
      list.append(marked(marker, element("div", "", ...stack(item.blocks, `${place},blocks`, "near", role)), place));
    });
    return list;
  }
  case "details": {
    const marker = element("span", "marker", element("span", "square sign"));
    const summary = text("div", "title", `${path},summary summary`, block.summary.text, block.summary.spans);
    const inner = block.open ? stack(block.blocks, `${path},blocks`, near, "paragraph") : [];
    return element("div", "boxed list", marked(marker, element("div", "", summary, ...inner), path));
  }
  case "table": return table(block, path);
  }
}

function table(block, path) {
  const grid = element("table", "");
  block.rows.forEach((cells, row) => {
    const line = grid.insertRow();
    cells.forEach((cell, index) => {
      const made = element("td", row === 0 && block.header !== false ? "head" : "",
        text("div", "", `${path},rows,${row},${index} cell`, cell.text, cell.spans));
      const side = {center: "center", end: block.side === "rtl" ? "left" : "right"}[block.align?.[index]];
      made.style.textAlign = side ?? (block.side === "rtl" ? "right" : "left");
      made.dataset.cell = `${path},rows,${row},${index}`;
      line.append(made);
    });
  });
  grid.dataset.table = path;
  grid.dir = block.side;
  const caption = block.caption ? [text("div", "caption", `${path},caption caption`, block.caption)] : [];
  return element("div", "boxed", grid, ...caption);
}

/** Builds the elements of messages, by id, for `read`. */
function prepare(messages) {
  for (const message of messages) {
    pages.set(message.id, element("div", "page", ...stack(message.blocks, "blocks", "far", "paragraph")));
  }
  return messages.length;
}

/** Returns the lines and edges of messages at a width in px. */
function read(ids, width) {
  const hosts = ids.map(id => pages.get(id));
  for (const host of hosts) host.style.width = width + "px";
  document.body.append(...hosts);
  const found = hosts.map(host => ({
    texts: [...host.querySelectorAll("[data-text]")].map(one => [one.dataset.text, lines(one)]),
    boxes: [...host.querySelectorAll("[data-box]")].map(one => [one.dataset.box, ...edges(one)]),
    tables: [...host.querySelectorAll("[data-table]")].map(one => ({
      path: one.dataset.table, frame: edges(one), room: edges(one.parentNode)[2],
      columns: Math.max(...[...one.rows].map(row => row.cells.length)),
      styled: [...one.querySelectorAll("[data-cell]")].filter(cell => cell.querySelector(".text *")).map(cell => cell.dataset.cell),
      cells: [...one.querySelectorAll("[data-cell]")].map(cell => [cell.dataset.cell, ...edges(cell)])})),
    height: host.getBoundingClientRect().height,
  }));
  for (const host of hosts) host.remove();
  return found;
}

function edges(one) {
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left, top, width, height];
}

/** Returns a text's lines as [start, left, right]: `start` in UTF-16 offsets, the edges without white space at the line's end. */
function lines(host) {
  const style = getComputedStyle(host);
  const height = parseFloat(style.lineHeight);
  const box = host.getBoundingClientRect();
  const top = box.top + parseFloat(style.paddingTop);
  const nodes = [];
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  for (let start = 0; walker.nextNode(); start += walker.currentNode.data.length) {
    nodes.push({node: walker.currentNode, start});
  }
  const range = document.createRange();
  const starts = [0], found = [];
  // `edges` leaves out white space at the end of the line, `all` includes it.
  let last = 0, edges = [Infinity, -Infinity], all = edges;
  const end = () => { found.push([starts.at(-1), ...edges]); edges = all = [Infinity, -Infinity]; };
  for (const {node, start} of nodes) {
    for (let offset = 0; offset < node.data.length;) {
      const next = offset + (node.data.codePointAt(offset) > 0xffff ? 2 : 1);
      range.setStart(node, offset);
      range.setEnd(node, next);
      const boxes = range.getClientRects();
      if (boxes.length) {
        // At a soft hyphen where the line breaks, the first box is that of the hyphen, on the line before.
        const at = boxes[boxes.length - 1];
        const line = Math.floor(((at.top + at.bottom) / 2 - top) / height);
        if (line > last) {
          end();
          starts.push(start + offset);
          last = line;
        }
        all = [Math.min(all[0], at.left), Math.max(all[1], at.right)];
        if (!" \t\n\r\u2028\u2029".includes(node.data[offset])) edges = all;
      }
      offset = next;
    }
  }
  end();
  return found.map(([start, from, to]) => from > to ? [start, null, null] : [start, from, to]);
}
