// A field for a colour: the browser's own chooser, which knows no opacity, so that the colour's own is kept.

const form = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

export const isColor = value => typeof value === "string" && form.test(value);

export class Well {
  #alpha = "";

  /// - Parameters:
  ///   - label: What screen readers call it.
  ///   - picked: Told each colour that is chosen, as styles write it.
  constructor(label, picked) {
    this.input = document.createElement("input");
    this.input.type = "color";
    this.input.className = "well";
    this.name(label);
    this.input.addEventListener("input", () => picked(this.input.value + this.#alpha));
  }

  name(label) { this.input.setAttribute("aria-label", label); }

  show(color) {
    this.#alpha = color.slice(7);
    const value = color.slice(0, 7).toLowerCase();
    if (this.input.value !== value) this.input.value = value;
    this.input.style.setProperty("--opacity", this.#alpha ? parseInt(this.#alpha, 16) / 255 : 1);
    this.input.title = color;
  }
}
