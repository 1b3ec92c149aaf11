// Requests of `bubble serve` over fetch. Those of one turn go together, and the next go when their answers are there, so that
// the session sees them in their order.

/** Thrown where no answer comes: the session has ended, or cannot be reached. */
export class Lost extends Error {}

export class Session {
  #token;
  #waiting = [];
  #isBusy = false;
  /** How many round trips there were. */
  trips = 0;

  constructor(token) { this.#token = token; }

  /** The answer to a request; what the session calls an error is thrown. */
  ask(request) {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ request, resolve, reject });
      queueMicrotask(() => this.#send());
    });
  }

  async #send() {
    if (this.#isBusy || !this.#waiting.length) return;
    this.#isBusy = true;
    const asked = this.#waiting.splice(0);
    try {
      this.trips += 1;
      const reply = await fetch("ask", {
        method: "POST",
        headers: { "X-Token": this.#token },
        body: asked.map(({ request }) => JSON.stringify(request)).join("\n"),
      });
      const text = await reply.text();
      if (!reply.ok) throw new Error(text);
      const lines = text.trimEnd().split("\n");
      asked.forEach(({ resolve, reject }, number) => {
        const answer = JSON.parse(lines[number]);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer);
      });
    } catch (error) {
      asked.forEach(({ reject }) => reject(new Lost(error.message)));
    } finally {
      this.#isBusy = false;
      this.#send();
    }
  }
}
