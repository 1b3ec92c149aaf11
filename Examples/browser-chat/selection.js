// Handles the pointer: selects text across messages, opens links, expands long messages.

/** The colours and opacities over selected text: blue, or black or white where blue would not be visible, as on a blue bubble. */
const VEILS = [[[52, 120, 246], 0.3], [[0, 0, 0], 0.45], [[255, 255, 255], 0.45]];
/** The least difference between a background and its colour under a selection, as a sum over red, green and blue. */
const DISTANCE = 90;

function veil(ground) {
  const channels = [1, 3, 5].map(place => parseInt(ground.slice(place, place + 2), 16));
  const moved = ([color, share]) => channels.reduce((sum, channel, place) => sum + Math.abs(color[place] - channel) * share, 0);
  const [color, share] = VEILS.find(candidate => moved(candidate) >= DISTANCE) ?? VEILS[0];
  return `rgb(${color.join(" ")} / ${share})`;
}

/**
 * Returns the address that a press at a hit opens; undefined for none. An address comes from a message, and other schemes
 * than these could run code.
 */
function opened(hit) {
  const isLink = ["data", "link", "card"].includes(hit?.target) && /^(https?|ftp|mailto|tel):/i.test(hit.href ?? "");
  return isLink ? hit.href : undefined;
}

export class Selection {
  #chat;
  #anchor = null;
  #focus = null;
  #rects = [];
  /** The current drag. Its start in the text is unknown until the session answers, which may be after the end of the
   * drag. */
  #drag = null;
  /** The drag that made the current selection; null if something else made it. */
  #latest = null;
  #start = null;
  #asksHover = false;
  /** The selected text. */
  text = "";

  constructor(chat) {
    this.#chat = chat;
    const { canvas } = chat;
    const told = error => chat.complain(error);
    canvas.addEventListener("pointerdown", event => this.#down(event));
    canvas.addEventListener("pointermove", event => this.#move(event).catch(told));
    canvas.addEventListener("pointerup", event => this.#up(event).catch(told));
    canvas.addEventListener("keydown", event => {
      if (event.key === "Escape") this.clear();
      if (event.key !== "a" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.selectAll();
    });
    document.addEventListener("copy", event => {
      if (!this.text || document.activeElement?.tagName === "INPUT") return;
      event.clipboardData.setData("text/plain", this.text);
      event.preventDefault();
    });
  }

  /** The rectangles of the selection, in coordinates of the conversation. */
  get rects() { return this.#rects; }

  get hasRects() { return this.#rects.length > 0; }

  #place(event) {
    const { left, top } = this.#chat.canvas.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top + this.#chat.top };
  }

  async #hit(event) { return this.#chat.session.ask({ hit: this.#place(event) }); }

  #down(event) {
    this.#start = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch" || event.button !== 0) return;
    this.#chat.canvas.setPointerCapture(event.pointerId);
    this.clear();
    this.#drag = this.#latest = { begun: this.#hit(event) };
    this.#drag.begun.catch(error => this.#chat.complain(error));
  }

  async #move(event) {
    if (event.pointerType === "touch") return;
    // Only one request is sent at a time, because the pointer has moved on by the time of the answer.
    if (this.#asksHover) return;
    this.#asksHover = true;
    const drag = this.#drag;
    try {
      const { hit, nearest } = await this.#hit(event);
      this.#chat.canvas.style.cursor = this.#cursor(hit);
      if (drag && drag === this.#drag) await this.#extend(drag, nearest);
    } finally {
      this.#asksHover = false;
    }
  }

  #cursor(hit) {
    if (opened(hit) || hit?.target === "readMore") return "pointer";
    return ["text", "data", "link"].includes(hit?.target) ? "text" : "default";
  }

  async #up(event) {
    const isPress = this.#start && Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < 4;
    const drag = this.#drag;
    this.#drag = null;
    if (isPress) return this.#press(event);
    if (drag) await this.#extend(drag, (await this.#hit(event)).nearest);
  }

  /** Selects from the start of a drag, unless something else was selected in the meantime. */
  async #extend(drag, focus) {
    const { nearest } = await drag.begun;
    if (this.#latest === drag) await this.#take(nearest, focus);
  }

  async #press(event) {
    const { hit } = await this.#hit(event);
    if (hit?.target === "readMore") return this.#chat.change({ expand: hit.id });
    const address = opened(hit);
    if (address) window.open(address, "_blank", "noopener,noreferrer");
  }

  clear() {
    this.#anchor = this.#focus = this.#latest = null;
    this.#rects = [];
    this.text = "";
    this.#chat.draw();
  }

  async selectAll() {
    this.#anchor = this.#focus = this.#latest = null;
    await this.#show({ all: true });
  }

  /** Selects from one place to another; each has an id and an offset. */
  async select(anchor, focus) {
    this.#latest = null;
    await this.#take(anchor, focus);
  }

  async #take(anchor, focus) {
    [this.#anchor, this.#focus] = [anchor, focus];
    await this.update();
  }

  /** Updates the rectangles of the selection. */
  async update() {
    if (!this.#anchor || !this.#focus) return;
    await this.#show({ anchor: this.#anchor, focus: this.#focus });
  }

  async #show(selection) {
    const { height, covered: [top] } = this.#chat;
    const answer = await this.#chat.session.ask({ select: { ...selection, text: true, top, height: 3 * height } });
    this.#rects = answer.selection.rects;
    this.text = answer.selection.text;
    this.#chat.draw();
  }

  paint(context, top, height) {
    const { rows, background } = this.#chat;
    for (const [x, y, width, rowHeight] of this.#rects) {
      if (y + rowHeight <= top || y >= top + height) continue;
      const row = rows.find(({ frame }) => frame[1] <= y && y < frame[1] + frame[3]);
      context.fillStyle = veil(row?.ground ?? background);
      context.fillRect(x, y - top, width, rowHeight);
    }
  }
}
