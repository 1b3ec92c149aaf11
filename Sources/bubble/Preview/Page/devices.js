// Widths of devices, by their class.

const classes = [
  [320, "small phone"], [360, "compact phone"], [375, "phone"], [390, "tall phone"], [412, "large phone"],
  [430, "very large phone"], [744, "small tablet"], [820, "tablet"], [1024, "large tablet"],
];

export class Devices {
  #list = document.getElementById("device");

  /// - Parameter chosen: Told the width of a device, in points.
  constructor(chosen) {
    this.#list.replaceChildren(new Option("of its own", ""), ...classes.map(([width, name]) => new Option(`${name}, ${width}`, width)));
    this.#list.addEventListener("input", () => { if (this.#list.value) chosen(Number(this.#list.value)); });
  }

  show(width) { this.#list.value = classes.some(([each]) => each === width) ? String(width) : ""; }
}
