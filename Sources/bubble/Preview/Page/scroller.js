// Scrolls a transcript of any height. Browsers scroll some millions of pixels exactly; a longer transcript is shown
// through a window on it, which moves along.

const tallest = 8_000_000;

/// The room above the first row and below the last, in points, as the style sheet has it.
export const padding = { top: 8, bottom: 12 };

export class Scroller {
  #box; #space;
  #height = 0;
  #origin = 0;
  // Pixels in a point.
  #zoom = 1;
  // The exact place, and the one that the browser made of it: as long as it says that, nobody has scrolled.
  #exact = 0;
  #given = 0;

  constructor(box, space) {
    this.#box = box;
    this.#space = space;
  }

  /// The height of what can be seen of the transcript.
  get room() { return Math.max(0, this.#box.clientHeight - padding.top - padding.bottom) / this.#zoom; }
  /// The transcript offset that the scrolled element shows when its own scroll offset is 0.
  get origin() { return this.#origin; }
  get isLong() { return this.#height > this.#tallest; }
  get #tallest() { return tallest / this.#zoom; }

  get zoom() { return this.#zoom; }
  set zoom(zoom) {
    if (zoom === this.#zoom) return;
    const top = this.top;
    this.#zoom = zoom;
    this.#space.style.height = `${Math.min(this.#height, this.#tallest) * zoom}px`;
    this.#place(top);
  }

  /// Where the browser has scrolled to, in points of the window on the transcript.
  get #now() { return this.#box.scrollTop / this.#zoom; }

  /// The upper edge of what can be seen, in the transcript.
  get top() { return this.isMoved ? this.#now + this.#origin : this.#exact; }

  /// Whether the reader has scrolled since the place was last given, as the browser may not have told yet.
  get isMoved() { return Math.abs(this.#now - this.#given) * this.#zoom >= 1; }

  get isAtEnd() { return (this.#height - this.room - this.top) * this.#zoom < 2; }

  /// Takes the height of the transcript, and goes to a place in it.
  go(top, height) {
    if (height !== this.#height) {
      this.#height = height;
      this.#space.style.height = `${Math.min(height, this.#tallest) * this.#zoom}px`;
    }
    this.#place(top);
  }

  /// After the reader has scrolled. Far jumps, as by the scroll bar, go to the same share of the transcript.
  scrolled() {
    if (!this.isLong) return;
    const now = this.#now;
    if (Math.abs(now - this.#given) > 20 * this.room) {
      this.#place(now / (this.#tallest - this.room) * (this.#height - this.room));
    } else if (now < this.room || now > this.#tallest - 2 * this.room) {
      this.#place(now + this.#origin);
    } else {
      this.#exact = now + this.#origin;
      this.#given = now;
    }
  }

  #place(top) {
    this.#exact = Math.min(Math.max(0, top), Math.max(0, this.#height - this.room));
    let inside = this.#exact;
    if (this.isLong) {
      inside = this.#exact / (this.#height - this.room) * (this.#tallest - this.room);
      // Near its ends the window lies at the ends.
      inside = Math.min(inside, this.#exact);
      inside = Math.max(inside, this.#tallest - (this.#height - this.#exact));
    }
    this.#origin = this.#exact - inside;
    if (Math.abs(this.#box.scrollTop - inside * this.#zoom) >= 0.5) this.#box.scrollTop = inside * this.#zoom;
    this.#given = this.#now;
  }
}
