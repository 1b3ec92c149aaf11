// The demo's buttons: other styles and colours, older messages above, an answer that arrives word by word below.

const ANSWER = `Every **glyph**, line and bubble here stands where the session said. This page measures no text:

- it fills \`paths\`,
- وهذا النص العربي أيضًا,
- 日本語も同じです。

| While words arrive | |
| --- | --- |
| you scroll up | your place is held |
| a column grows | it stays as wide |

\`\`\`js
session.change({ edit: { stream: id, text: word } });
\`\`\`

That is all. 🚢`;

export class Demo {
  #chat;
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #added = 0;

  constructor(chat) {
    this.#chat = chat;
    const byId = id => document.getElementById(id);
    const set = settings => chat.change({ environment: settings });
    byId("style").addEventListener("change", event => set({ style: event.target.value }));
    byId("theme").addEventListener("change", () => this.#applyTheme());
    this.#dark.addEventListener("change", () => this.#applyTheme());
    byId("older").addEventListener("click", () => this.addOlder());
    byId("stream").addEventListener("click", () => this.stream());
    this.#applyTheme();
  }

  #applyTheme() {
    const theme = document.getElementById("theme").value || (this.#dark.matches ? "dark" : "light");
    document.documentElement.style.colorScheme = theme;
    this.#chat.change({ environment: { theme } });
  }

  /** Adds messages above all others; the visible rows stay in place. */
  addOlder(count = 20) {
    const messages = Array.from({ length: count }, (_, number) => ({
      id: `older-${this.#added + count - number}`, sender: number % 3 ? "ann" : "you",
      text: `An older message, number ${this.#added + count - number}. `.repeat(1 + number % 4).trim(),
    }));
    this.#added += count;
    return this.#chat.change({ edit: { prepend: messages } });
  }

  /** Adds an answer word by word. */
  async stream(delay = 40) {
    const id = `answer-${Date.now()}`;
    await this.#chat.change({ edit: [{ append: { id, sender: "model", text: "…" } }, { typing: true }] });
    let isFirst = true;
    for (const word of ANSWER.match(/\S+\s*/g)) {
      const edit = isFirst
        ? { replace: { id, sender: "model", text: word, format: "markdown", streaming: true } } : { stream: id, text: word };
      isFirst = false;
      await this.#chat.change({ edit });
      await new Promise(resolve => setTimeout(resolve, delay));
    }
    await this.#chat.change({ edit: [{ finish: id }, { typing: false }] });
  }
}
