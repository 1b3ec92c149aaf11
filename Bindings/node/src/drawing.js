// Writes rows as an SVG document, from the operations in a viewport's "drawing". It measures nothing.

/** Space below the last row in points: bubbles of some styles are drawn partly outside their rows. */
const MARGIN = 12;
/** The largest height of a viewport that a session accepts, in points. */
const HIGHEST = 100_000;

export async function drawSVG(session, { transcript = "main", top, height } = {}) {
  const { statistics: state } = await session.ask({ transcript, statistics: true });
  const seen = { top: top ?? 0, height: height ?? state.height };
  const glyphs = new Glyphs(session, transcript);
  const writer = new Writer(glyphs);
  const drawn = new Set();
  let [right, background] = [0, "none"];
  let first = seen.top;
  do {
    const part = { top: first, height: Math.min(HIGHEST, seen.top + seen.height - first) };
    const { drawing, rows } = (await session.ask({ transcript, viewport: { ...part, drawing: true, glyphs: true } })).viewport;
    await glyphs.load(drawing.rows.flatMap(row => row.operations));
    const words = new Map(rows.map(row => [row.frame.join(" "), row]));
    for (const row of drawing.rows) {
      const place = row.frame.join(" ");
      // A row may be in two viewports; it is drawn once.
      if (!drawn.has(place)) writer.row(row, words.get(place));
      drawn.add(place);
      right = Math.max(right, row.frame[0] + row.frame[2]);
    }
    background = drawing.background;
    first += HIGHEST;
  } while (first < seen.top + seen.height);
  return writer.document([state.width ?? right, seen.height + MARGIN], seen.top, background);
}

/** The shapes of glyphs, requested once for each font with its synthetic bold and italic. */
class Glyphs {
  #session;
  #transcript;
  #fonts = new Map();

  constructor(session, transcript) {
    this.#session = session;
    this.#transcript = transcript;
  }

  async load(operations) {
    const wanted = new Map();
    for (const operation of operations.filter(({ draw }) => draw === "glyphs")) {
      const key = this.#key(operation);
      const known = this.#fonts.get(key)?.shapes;
      for (const [id] of operation.glyphs) {
        if (known?.has(id)) continue;
        if (!wanted.has(key)) wanted.set(key, { operation, ids: new Set() });
        wanted.get(key).ids.add(id);
      }
    }
    await Promise.all([...wanted].map(async ([key, { operation, ids }]) => {
      const { font, synthesizesBold, synthesizesItalic, variations } = operation;
      const request = { font, glyphs: [...ids], synthesizesBold, synthesizesItalic, variations };
      const { outlines } = await this.#session.ask({ transcript: this.#transcript, outlines: request });
      if (!this.#fonts.has(key)) this.#fonts.set(key, { unitsPerEm: outlines.unitsPerEm, shapes: new Map() });
      for (const glyph of outlines.glyphs) this.#fonts.get(key).shapes.set(glyph.id, glyph);
    }));
  }

  /** Returns the shape of a glyph of an operation, and the size of a font unit in points. */
  find(operation, id) {
    const { unitsPerEm, shapes } = this.#fonts.get(this.#key(operation));
    return { ...shapes.get(id), scale: operation.size / unitsPerEm };
  }

  #key({ font, synthesizesBold, synthesizesItalic, variations }) {
    return JSON.stringify([font, synthesizesBold, synthesizesItalic, variations]);
  }
}

class Writer {
  #glyphs;
  #body = [];
  #definitions = [];
  /** The names of shapes by their contents; empty for glyphs without ink. */
  #names = new Map();
  #count = 0;

  constructor(glyphs) { this.#glyphs = glyphs; }

  row({ id, frame, operations }, row) {
    const [x, y] = frame;
    const name = id == null ? "" : ` data-id="${escaped(String(id))}"`;
    this.#body.push(`<g transform="translate(${x} ${y})"${name} data-frame="${frame.join(" ")}">`);
    for (const operation of operations) this.#draw(operation);
    const label = row?.label ? [row.label] : [];
    for (const part of [...(row?.parts ?? []), ...label]) this.#words(part);
    this.#body.push("</g>\n");
  }

  document([width, height], top, background) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">\n`
      + `<defs>${this.#definitions.join("")}</defs>\n`
      + `<rect y="${top}" width="${width}" height="${height}" fill="${background}"/>\n${this.#body.join("")}</svg>\n`;
  }

  #draw(operation) {
    const { draw, path, width } = operation;
    switch (draw) {
      case "fill":
        this.#body.push(`<path fill="${this.#paint(operation)}"${this.#clip(operation)} d="${path}"/>`);
        break;
      case "stroke":
        this.#body.push(
          `<path fill="none" stroke="${this.#paint(operation)}" stroke-width="${width}" stroke-linecap="round" `
          + `stroke-linejoin="round"${this.#clip(operation)} d="${path}"/>`);
        break;
      case "glyphs": {
        const [paint, clip] = [this.#paint(operation), this.#clip(operation)];
        for (const [id, x, y] of operation.glyphs) {
          const name = this.#glyph(operation, id);
          if (name) this.#body.push(`<use href="#${name}" x="${x}" y="${y}" fill="${paint}"${clip}/>`);
        }
        break;
      }
      // This program has no photos, so it draws the operations after a "picture" or a "placeholder".
    }
  }

  #glyph(operation, id) {
    const { path, picture, scale } = this.#glyphs.find(operation, id);
    const shape = path || picture?.png;
    if (!shape) return "";
    const key = `${scale} ${shape}`;
    if (this.#names.has(key)) return this.#names.get(key);
    const name = this.#name("g");
    this.#names.set(key, name);
    if (path) {
      // y points upwards in fonts and downwards in SVG.
      this.#definitions.push(`<path id="${name}" transform="scale(${scale} ${-scale})" d="${path}"/>`);
    } else {
      const { png, left, top, width, height } = picture;
      const [x, y, w, h] = [left, -top, width, height].map(length => length * scale);
      this.#definitions.push(
        `<image id="${name}" x="${x}" y="${y}" width="${w}" height="${h}" preserveAspectRatio="none" href="data:image/png;base64,${png}"/>`);
    }
    return name;
  }

  #paint({ color, stops, top, bottom }) {
    if (!stops) return color;
    const name = this.#name("f");
    const colors = stops.map(([offset, each]) => `<stop offset="${offset}" stop-color="${each}"/>`).join("");
    this.#definitions.push(
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${top}" x2="0" y2="${bottom}">${colors}</linearGradient>`);
    return `url(#${name})`;
  }

  #clip({ clip }) {
    if (!clip) return "";
    const name = this.#name("c");
    this.#definitions.push(`<clipPath id="${name}"><path d="${clip}"/></clipPath>`);
    return ` clip-path="url(#${name})"`;
  }

  /** Writes the words of each line as invisible text over the glyphs. */
  #words({ text, lines = [] }) {
    for (const { start, end, hidden, frame: [x, , width], baseline } of lines) {
      const words = hidden ? `${text.slice(start, hidden[0])}…${text.slice(hidden[1], end)}` : text.slice(start, end);
      if (!words.trim()) continue;
      this.#body.push(
        `<text class="text" x="${x}" y="${baseline}" textLength="${width}" lengthAdjust="spacingAndGlyphs" `
        + `fill-opacity="0">${escaped(words.trimEnd())}</text>`);
    }
  }

  #name(letter) { return letter + this.#count++; }
}

function escaped(text) {
  return text.replace(/[&<"]/g, letter => ({ "&": "&amp;", "<": "&lt;", '"': "&quot;" })[letter])
    .replace(/[\t\n\r]/g, " ").replace(/[\u0000-\u001f\ufffe\uffff]/g, "\ufffd");
}
