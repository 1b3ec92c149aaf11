// The width: a slider, a number, the edge of the window, and keys.

const clamp = value => Math.min(4000, Math.max(1, Math.round(value * 2) / 2));

export class Width {
  #slider = document.getElementById("width-slider");
  #number = document.getElementById("width-number");
  #set;

  constructor(set) {
    this.#set = value => set(clamp(value));
    this.#slider.addEventListener("input", () => this.#set(Number(this.#slider.value)));
    this.#number.addEventListener("input", () => {
      const value = Number(this.#number.value);
      if (this.#number.value !== "" && value >= 1 && value <= 4000) this.#set(value);
    });
  }

  show(width) {
    this.#slider.value = width;
    if (document.activeElement !== this.#number) this.#number.value = width;
  }

  /// Lets the edge of a pane be dragged, and moved by keys.
  ///
  /// - Parameter zoom: Pixels in a point.
  attach(handle, width, set, zoom) {
    let grip = null;
    handle.addEventListener("pointerdown", event => {
      grip = { x: event.clientX, width: width() };
      handle.setPointerCapture(event.pointerId);
      handle.classList.add("held");
      handle.focus();
      event.preventDefault();
    });
    handle.addEventListener("pointermove", event => {
      if (!grip) return;
      // A window that stands in the middle of its room has an edge that moves half as far.
      const pane = handle.closest(".pane");
      const isInMiddle = pane.matches(":only-child") && pane.offsetWidth < pane.parentElement.clientWidth;
      set(clamp(grip.width + (event.clientX - grip.x) * (isInMiddle ? 2 : 1) / zoom()));
    });
    for (const end of ["pointerup", "pointercancel"]) {
      handle.addEventListener(end, () => { grip = null; handle.classList.remove("held"); });
    }
    handle.addEventListener("keydown", event => {
      const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageUp: 10, PageDown: -10 }[event.key];
      if (!step) return;
      event.preventDefault();
      set(clamp(width() + step * (event.shiftKey ? 10 : 1)));
    });
  }
}
