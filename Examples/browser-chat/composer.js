// The field in which messages are typed. The session lays it out, and it is drawn as rows are. An invisible field of the browser
// receives keys and works with screen readers and input methods; its changes become edits of the session's composer.

/** Returns the edits that turn one text into another: they replace the part between the equal beginnings and ends. */
function editsBetween(before, after) {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [{ replace: [start, before.length - end], with: after.slice(start, after.length - end) }];
}

export class Composer {
  #chat;
  #me;
  #field = document.getElementById("message");
  #canvas = document.getElementById("composer");
  /** The text in the session's composer. */
  #text = "";
  #step = null;
  #row = null;
  #isBusy = false;
  #isStale = false;
  #isPosted = false;

  /** `me` is the sender of the reader's messages. */
  constructor(chat, me) {
    this.#chat = chat;
    this.#me = me;
    this.#field.addEventListener("input", () => this.update());
    this.#field.addEventListener("focus", () => this.#paint());
    this.#field.addEventListener("blur", () => this.#paint());
    this.#field.addEventListener("keydown", event => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.post();
    });
    document.addEventListener("selectionchange", () => {
      if (document.activeElement === this.#field) this.update();
    });
    document.getElementById("send").addEventListener("click", () => this.post());
    new ResizeObserver(() => this.update()).observe(this.#canvas.parentElement);
  }

  get text() { return this.#text; }

  /** Sends the typed message. */
  post() {
    this.#isPosted = true;
    return this.update();
  }

  /** Makes the session's composer equal to the field. It sends one request at a time, because letters may arrive faster than answers. */
  async update() {
    this.#isStale = true;
    if (this.#isBusy || !this.#canvas.parentElement.clientWidth) return;
    this.#isBusy = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        if (this.#isPosted) await this.#send();
        await this.#follow();
      }
    } catch (error) {
      this.#chat.complain(error);
    } finally {
      this.#isBusy = false;
    }
  }

  async #compose(edits) {
    const width = this.#canvas.parentElement.clientWidth;
    const { composed } = await this.#chat.session.ask({ compose: { edits, width, maxHeight: 120, glyphs: true } });
    return composed.steps;
  }

  async #follow() {
    const { value, selectionStart, selectionEnd } = this.#field;
    const edits = [
      { placeholder: this.#field.placeholder }, ...editsBetween(this.#text, value), { select: [selectionStart, selectionEnd] }];
    const step = (await this.#compose(edits)).at(-1);
    this.#text = value;
    await this.#show(step);
  }

  async #send() {
    this.#isPosted = false;
    const value = this.#field.value;
    if (!value.trim()) return;
    this.#field.value = "";
    const edits = [...editsBetween(this.#text, value), { send: true }];
    const { message } = (await this.#compose(edits)).at(-1);
    this.#text = "";
    if (!message) return;
    const sent = { id: `sent-${Date.now()}`, sender: this.#me, timestamp: new Date().toISOString(), ...message };
    this.#chat.isAtBottom = true;
    await this.#chat.change({ edit: { append: sent } });
  }

  /** Draws the composer after an edit; `step` is the session's answer. */
  async #show(step) {
    const ink = getComputedStyle(this.#field).getPropertyValue("--ink").trim();
    const lines = step.text ? step.lines : step.placeholder?.lines ?? [];
    const operations = lines.flatMap(line => line.runs).map(run => ({ draw: "glyphs", ...run, color: step.text ? ink : "#888" }));
    const [width, height] = step.size;
    const [row] = await this.#chat.painter.prepare([{ frame: [0, 0, width, step.contentHeight], operations }]);
    [this.#step, this.#row] = [step, row];
    this.#field.style.height = this.#canvas.style.height = `${height}px`;
    this.#paint();
  }

  #paint() {
    if (!this.#step) return;
    const { size: [width, height], caret: [x, y, , caretHeight], selectionRects = [], scrollOffset = 0 } = this.#step;
    const scale = devicePixelRatio;
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    const context = this.#canvas.getContext("2d");
    context.setTransform(scale, 0, 0, scale, 0, -scrollOffset * scale);
    context.fillStyle = "#3478f64d";
    for (const rect of selectionRects) context.fillRect(...rect);
    this.#chat.painter.paint(context, [this.#row], 0, height + scrollOffset);
    if (document.activeElement !== this.#field || selectionRects.length) return;
    context.fillStyle = "#3478f6";
    context.fillRect(x - 0.75, y, 1.5, caretHeight);
  }
}
