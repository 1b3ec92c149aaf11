// Searches for a text, highlights the matches and goes from one match to the next.

// The largest number of matches that are counted and highlighted.
const LIMIT = 1000;

export class Finder {
  #chat;
  #field = document.getElementById("find");
  #matches = [];
  #current = null;
  #rects = [];
  #currentRects = [];
  #isSearching = false;
  #isStale = false;

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
    document.getElementById("status").value = "";
    await this.search();
  }

  /** Searches for the text, also after messages have changed. It runs one search at a time, because an answer may arrive word by word. */
  async search() {
    this.#isStale = true;
    if (this.#isSearching) return;
    this.#isSearching = true;
    try {
      while (this.#isStale) {
        this.#isStale = false;
        await this.#look(this.text);
      }
    } catch (error) {
      this.#chat.complain(error);
    } finally {
      this.#isSearching = false;
    }
  }

  async #look(text) {
    const { matches, limited } = text ? await this.#chat.session.ask({ find: { text, limit: LIMIT } }) : { matches: [] };
    if (this.text !== text) return;
    this.#matches = matches;
    // An edit may have removed the current match. If there are too many matches, only the first ones are known.
    if (!limited && !matches.some(match => this.#isCurrent(match))) this.#current = null;
    if (text) document.getElementById("status").value = `${matches.length}${limited ? " and more" : ""} found`;
    await this.update();
  }

  #isCurrent(match) { return this.#current && match.id === this.#current.id && match.start === this.#current.start; }

  /** Goes to the next match, or to the one before it. */
  async go(way) {
    if (!this.text) return;
    const { match } = await this.#chat.session.ask({ [way]: { text: this.text, after: this.#current ?? undefined } });
    this.#current = match;
    if (match) await this.#chat.show(match.id);
  }

  /** Updates the places of the matches in the loaded rows. */
  async update() {
    const shown = new Set(this.#chat.rows.map(({ id }) => id));
    const ask = async match => (await this.#chat.session.ask({ rects: match })).rects;
    const [current, ...others] = await Promise.all([
      this.#current && shown.has(this.#current.id) ? ask(this.#current) : [],
      ...this.#matches.filter(match => shown.has(match.id) && !this.#isCurrent(match)).map(ask),
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
