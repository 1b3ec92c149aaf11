// Scrolls by wheel, touch and keys. When a finger leaves the screen, the rows keep its speed, which friction reduces.

const FRICTION = 0.0025;  // of the speed, each millisecond
const STOP = 0.02;        // points a millisecond

export class Scroller {
  #move;
  #speed = 0;
  #last = null;
  #frame = 0;

  /** `move` is called with the distance to scroll, in points. */
  constructor(canvas, move, pageHeight) {
    this.#move = move;
    canvas.addEventListener("wheel", event => {
      event.preventDefault();
      this.stop();
      const unit = [1, 20, pageHeight()][event.deltaMode];
      move(event.deltaY * unit);
    }, { passive: false });
    canvas.addEventListener("keydown", event => this.#key(event, pageHeight()));
    canvas.addEventListener("pointerdown", event => this.#down(event));
    canvas.addEventListener("pointermove", event => this.#drag(event));
    for (const end of ["pointerup", "pointercancel"]) canvas.addEventListener(end, event => this.#up(event));
  }

  get isMoving() { return this.#frame !== 0; }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#speed = 0;
  }

  #key(event, page) {
    const step = { ArrowUp: -40, ArrowDown: 40, PageUp: 40 - page, PageDown: page - 40, Home: -Infinity, End: Infinity };
    if (!(event.key in step) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    this.#move(step[event.key]);
  }

  #down(event) {
    if (event.pointerType !== "touch") return;
    this.stop();
    this.#last = { y: event.clientY, time: event.timeStamp };
  }

  #drag(event) {
    if (!this.#last || event.pointerType !== "touch") return;
    const distance = this.#last.y - event.clientY;
    const time = Math.max(1, event.timeStamp - this.#last.time);
    this.#speed = 0.7 * (distance / time) + 0.3 * this.#speed;
    this.#last = { y: event.clientY, time: event.timeStamp };
    this.#move(distance);
  }

  #up(event) {
    if (!this.#last || event.pointerType !== "touch") return;
    // A finger that rested before it left the screen starts no fling.
    if (event.timeStamp - this.#last.time > 100) this.#speed = 0;
    this.#last = null;
    this.fling(this.#speed);
  }

  /** Scrolls on with a speed in points per millisecond, which friction reduces. */
  fling(speed) {
    this.#speed = speed;
    let before = performance.now();
    const step = now => {
      const time = Math.min(50, now - before);
      before = now;
      this.#speed *= Math.exp(-FRICTION * time);
      if (Math.abs(this.#speed) < STOP || this.#move(this.#speed * time) === false) return this.stop();
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
