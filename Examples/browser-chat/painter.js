// Draws rows on a canvas from the operations in a viewport's "drawing". It measures nothing.

export class Painter {
  #session;
  /** The shapes of glyphs, by font with its synthetic bold and italic, then by glyph id. */
  #fonts = new Map();

  constructor(session) { this.#session = session; }

  /** Prepares rows for drawing. Shapes of glyphs that are not known yet are requested once. */
  async prepare(rows) {
    await this.#load(rows);
    return rows.map(({ id, frame, operations }) => ({
      id, frame, ground: this.#ground(operations), operations: operations.map(it => this.#prepared(it)) }));
  }

  /** Returns the colour of the first filled shape, which is the background of the letters in a row with a bubble. */
  #ground(operations) {
    const first = operations.find(({ draw }) => draw === "fill");
    return first?.color ?? first?.stops?.at(-1)?.[1];
  }

  #key({ font, synthesizesBold, synthesizesItalic, variations }) {
    return JSON.stringify([font, synthesizesBold, synthesizesItalic, variations]);
  }

  async #load(rows) {
    const wanted = new Map();
    for (const operation of rows.flatMap(row => row.operations)) {
      if (operation.draw !== "glyphs") continue;
      const key = this.#key(operation);
      const known = this.#fonts.get(key)?.glyphs;
      for (const [id] of operation.glyphs) {
        if (known?.has(id)) continue;
        if (!wanted.has(key)) wanted.set(key, { operation, ids: new Set() });
        wanted.get(key).ids.add(id);
      }
    }
    await Promise.all([...wanted].map(([key, { operation, ids }]) => this.#loadFont(key, operation, [...ids])));
  }

  async #loadFont(key, { font, synthesizesBold, synthesizesItalic, variations }, glyphs) {
    const request = { font, glyphs, synthesizesBold, synthesizesItalic, variations };
    const { outlines } = await this.#session.ask({ outlines: request });
    if (!this.#fonts.has(key)) this.#fonts.set(key, { unitsPerEm: outlines.unitsPerEm, glyphs: new Map() });
    const known = this.#fonts.get(key).glyphs;
    await Promise.all(outlines.glyphs.map(async ({ id, path, picture }) => {
      known.set(id, { path: path && new Path2D(path), picture: picture && await this.#picture(picture) });
    }));
  }

  async #picture({ png, left, top, width, height }) {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    return { image, left, top, width, height };
  }

  #prepared(operation) {
    const { draw, path, clip, color, width, stops, top, bottom, placeholders } = operation;
    return {
      draw, color, width, stops, top, bottom, placeholders,
      path: path && new Path2D(path), clip: clip && new Path2D(clip),
      ...(draw === "glyphs" ? this.#glyphs(operation) : {}),
    };
  }

  /** Returns the outlines of an operation's glyphs as one path, and the glyphs that are pictures. */
  #glyphs(operation) {
    const font = this.#fonts.get(this.#key(operation));
    const scale = operation.size / font.unitsPerEm;
    const path = new Path2D();
    const pictures = [];
    for (const [id, x, y] of operation.glyphs) {
      const glyph = font.glyphs.get(id);
      // y points upwards in fonts and downwards on a canvas.
      if (glyph?.path) path.addPath(glyph.path, new DOMMatrix([scale, 0, 0, -scale, x, y]));
      if (glyph?.picture) {
        const { image, left, top, width, height } = glyph.picture;
        pictures.push([image, x + left * scale, y - top * scale, width * scale, height * scale]);
      }
    }
    return { path, pictures };
  }

  /** Draws the visible rows, from back to front. */
  paint(context, rows, top, height) {
    for (const { frame: [x, y, , rowHeight], operations } of rows) {
      if (y + rowHeight + 40 < top || y - 40 > top + height) continue;
      context.save();
      context.translate(x, y - top);
      for (const operation of operations) this.#draw(context, operation);
      context.restore();
    }
  }

  #draw(context, operation) {
    const { draw, path, clip, color, width, stops, pictures } = operation;
    if (clip) {
      context.save();
      context.clip(clip);
    }
    switch (draw) {
      case "fill":
        context.fillStyle = stops ? this.#gradient(context, operation) : color;
        context.fill(path);
        break;
      case "stroke":
        context.strokeStyle = color;
        context.lineWidth = width;
        context.lineCap = context.lineJoin = "round";
        context.stroke(path);
        break;
      case "glyphs":
        context.fillStyle = color;
        context.fill(path);
        for (const picture of pictures) context.drawImage(...picture);
        break;
      // This window has no photos, so it draws the operations after a "picture" or a "placeholder".
    }
    if (clip) context.restore();
  }

  #gradient(context, { stops, top, bottom }) {
    const gradient = context.createLinearGradient(0, top, 0, bottom);
    for (const [offset, color] of stops) gradient.addColorStop(offset, color);
    return gradient;
  }
}
