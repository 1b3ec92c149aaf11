// The fields of the controls, each bound to a value of the state by its name.

export class Controls {
  #state;
  #fields = [...document.querySelectorAll("[data-bind]")];

  constructor(state) {
    this.#state = state;
    for (const field of this.#fields) {
      field.addEventListener("input", () => state.set({ [field.dataset.bind]: this.#value(field) }));
    }
    document.getElementById("view").addEventListener("submit", event => event.preventDefault());
    state.watch(() => this.show());
  }

  #value(field) {
    if (field.type === "checkbox") return field.checked;
    if (field.dataset.type === "number") return field.value === "" ? null : Number(field.value);
    return field.value;
  }

  show() {
    for (const field of this.#fields) {
      const value = this.#state.values[field.dataset.bind];
      if (field.type === "checkbox") field.checked = value;
      else if (String(value ?? "") !== field.value && document.activeElement !== field) field.value = String(value ?? "");
    }
  }

  /// Fills a list: `[[value, text]]`.
  fill(id, options) {
    document.getElementById(id).replaceChildren(...options.map(([value, text]) => new Option(text, value)));
    this.show();
  }
}

/// Tabs as in the ARIA practices: arrows move among them; the chosen one alone takes part in the order.
export class Tabs {
  #tabs = [...document.querySelectorAll("[role=tab]")];
  #panel = document.getElementById("panel");
  #opened;

  constructor(opened) {
    this.#opened = opened;
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.open(this.#name(tab)));
      tab.addEventListener("keydown", event => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = this.#tabs[(this.#tabs.indexOf(tab) + step + this.#tabs.length) % this.#tabs.length];
        this.open(this.#name(next));
        next.focus();
      });
    }
    for (const button of document.querySelectorAll("[data-open]")) {
      button.addEventListener("click", () => { this.open(button.dataset.open); this.sheet(true); });
    }
    document.getElementById("close-sheet").addEventListener("click", () => this.sheet(false));
  }

  get now() { return this.#name(this.#tabs.find(tab => tab.getAttribute("aria-selected") === "true")); }
  get isSheet() { return matchMedia("(max-width: 46rem)").matches; }
  get isSheetOpen() { return this.#panel.classList.contains("open"); }

  open(name) {
    for (const tab of this.#tabs) {
      const isChosen = this.#name(tab) === name;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      document.getElementById(this.#name(tab)).hidden = !isChosen;
    }
    this.#opened(name);
  }

  /// Draws the sheet up or down, where the controls are one.
  sheet(isOpen) {
    this.#panel.classList.toggle("open", isOpen);
    if (isOpen && this.isSheet) this.#tabs.find(tab => tab.tabIndex === 0).focus();
  }

  #name(tab) { return tab.getAttribute("aria-controls"); }
}
