// Looks for a text, marks where it is and goes from one place to the next.

export class Finder {
  #chat;
  #field = document.getElementById("find");
  #matches = [];
  #current = null;
  #rects = [];
  #currentRects = [];

  constructor(chat) {
    this.#chat = chat;
    this.#field.addEventListener("input", () => this.find(this.#field.value));
    this.#field.addEventListener("keydown", event => {
      if (event.key === "Enter") this.go(event.shiftKey ? "previous" : "next");
      if (event.key === "Escape") this.find(this.#field.value = "");
    });
    for (const way of ["previous", "next"]) {
      document.getElementById(way).addEventListener("click", () => this.go(way));
    }
    document.addEventListener("keydown", event => {
      if (event.key !== "f" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#field.select();
    });
  }

  get count() { return this.#matches.length; }
  get current() { return this.#current; }

  async find(text) {
    this.text = text;
    this.#current = null;
    this.#matches = text ? (await this.#chat.session.ask({ find: { text, limit: 1000 } })).matches : [];
    if (this.text !== text) return;
    document.getElementById("status").value = text ? `${this.#matches.length} found` : "";
    await this.update();
  }

  /** Goes to the next place, or the one before. */
  async go(way) {
    if (!this.text) return;
    const { match } = await this.#chat.session.ask({ [way]: { text: this.text, after: this.#current ?? undefined } });
    this.#current = match;
    if (match) await this.#chat.show(match.id);
  }

  /** Finds again where the matches in the rows at hand are. */
  async update() {
    const shown = new Set(this.#chat.rows.map(({ id }) => id));
    const ask = async match => (await this.#chat.session.ask({ rects: match })).rects;
    const isSame = match => this.#current && match.id === this.#current.id && match.start === this.#current.start;
    const [current, ...others] = await Promise.all([
      this.#current ? ask(this.#current) : [],
      ...this.#matches.filter(match => shown.has(match.id) && !isSame(match)).map(ask),
    ]);
    this.#currentRects = current;
    this.#rects = others.flat();
    this.#chat.draw();
  }

  paint(context, top, height) {
    for (const [color, rects] of [["#ffd60a66", this.#rects], ["#ff9f0a99", this.#currentRects]]) {
      context.fillStyle = color;
      for (const [x, y, width, rowHeight] of rects) {
        if (y + rowHeight > top && y < top + height) context.fillRect(x, y - top, width, rowHeight);
      }
    }
  }
}
