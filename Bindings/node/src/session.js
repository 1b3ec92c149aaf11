// A running `bubble serve`: requests and answers are lines of JSON, and answers come in the order of requests.

import { spawn } from "node:child_process";

/** A request that failed. */
export class SessionError extends Error {
  constructor(answer) {
    const { code, message, field } = answer.error;
    super(field ? `${field}: ${message}` : message);
    this.name = "SessionError";
    this.code = code;
    this.field = field;
    this.answer = answer;
  }
}

/** The session has ended. */
export class SessionEnded extends Error {
  constructor(message) {
    super(message);
    this.name = "SessionEnded";
  }
}

export class Session {
  #process;
  #end;
  /** The requests without an answer, in order. */
  #waiting = [];
  /** The received pieces of a line whose end has not arrived yet. */
  #pieces = [];
  /** The reason why the session has ended; undefined while it runs. */
  #reason;

  constructor({ tool = "bubble", arguments: given = ["serve"], env = process.env } = {}) {
    this.#process = spawn(tool, given, { env, stdio: ["pipe", "pipe", "inherit"] });
    this.#end = new Promise(resolve => {
      this.#process.on("error", error => this.#fail(`${tool} could not be started: ${error.message}`, resolve));
      // The "close" event comes after all output is read, so no answer is lost.
      this.#process.on("close", (code, signal) => this.#fail(`${tool} has ended with ${signal ?? code}`, resolve));
    });
    this.#process.stdout.setEncoding("utf8");
    this.#process.stdout.on("data", text => this.#read(text));
    // The "close" event reports the end; an error of the input adds nothing to it.
    this.#process.stdin.on("error", () => {});
  }

  ask(request) {
    if (this.#reason) return Promise.reject(new SessionEnded(this.#reason));
    return new Promise((resolve, reject) => {
      // If JSON cannot represent a value, this throws before anything is sent.
      const line = JSON.stringify(request) + "\n";
      this.#waiting.push({ resolve, reject });
      this.#process.stdin.write(line);
    });
  }

  close() {
    this.#process.stdin.end();
    return this.#end;
  }

  #read(text) {
    const lines = text.split("\n");
    this.#pieces.push(lines.shift());
    for (const line of lines) {
      this.#answer(this.#pieces.join(""));
      this.#pieces = [line];
    }
  }

  #answer(line) {
    const waiting = this.#waiting.shift();
    if (!waiting) return;
    let answer;
    try {
      answer = JSON.parse(line);
    } catch (error) {
      waiting.reject(new SessionEnded(`the answer is not JSON: ${error.message}`));
      return;
    }
    if (answer.error) waiting.reject(new SessionError(answer));
    else waiting.resolve(answer);
  }

  #fail(reason, resolve) {
    this.#reason ??= reason;
    for (const { reject } of this.#waiting.splice(0)) reject(new SessionEnded(reason));
    resolve();
  }
}
