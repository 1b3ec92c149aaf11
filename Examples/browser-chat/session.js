// Sends requests of `bubble serve` with fetch. Requests of one turn of the event loop are sent together, and the next ones after their
// answers, so that the session receives all in order.

/** Thrown if no answer arrives: the session has ended, or cannot be reached. */
export class Lost extends Error {}

export class Session {
  #token;
  #waiting = [];
  #isBusy = false;
  /** The number of round trips so far. */
  trips = 0;

  constructor(token) { this.#token = token; }

  /** Returns the answer to a request; throws the errors of the session. */
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
