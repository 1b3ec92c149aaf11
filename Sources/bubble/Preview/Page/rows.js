// The rows that are in the page: elements are kept for rows that stay, and used again for others.

const SVG = "http://www.w3.org/2000/svg";
const mostSpare = 24;

export class Rows {
  #list; #definitions;
  #sheet = new CSSStyleSheet();
  #known = new Map();
  #spare = [];
  #zoom = 1;

  constructor(list, definitions) {
    this.#list = list;
    this.#definitions = definitions;
    document.adoptedStyleSheets.push(this.#sheet);
  }

  get count() { return this.#known.size; }

  remove() {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
  }

  /// Shows the rows of an answer, and no others.
  show(view, origin, zoom) {
    this.#zoom = zoom;
    if (view.isNew) {
      this.#definitions.replaceChildren();
      this.#sheet.replaceSync(view.rules);
    }
    if (view.definitions) {
      const group = document.createElementNS(SVG, "g");
      group.innerHTML = view.definitions;
      this.#definitions.append(group);
    }
    const wanted = new Set(view.rows.map(row => row.key));
    for (const [key, item] of this.#known) {
      if (wanted.has(key)) continue;
      this.#known.delete(key);
      item.element.remove();
      if (this.#spare.length < mostSpare) this.#spare.push(item);
    }
    view.rows.forEach((row, index) => {
      let item = this.#known.get(row.key);
      if (!item) {
        item = this.#spare.pop() ?? this.#make();
        this.#known.set(row.key, item);
      }
      this.#fill(item, row, origin, view);
      const here = this.#list.children[index];
      if (here !== item.element) this.#list.insertBefore(item.element, here ?? null);
    });
  }

  /// Moves the rows after their window on the transcript has moved.
  move(origin) {
    for (const item of this.#known.values()) this.#place(item, item.y, origin);
  }

  #make() {
    const element = document.createElement("li");
    const drawing = document.createElementNS(SVG, "svg");
    drawing.setAttribute("role", "group");
    element.append(drawing);
    return { element, drawing, svg: null, y: 0 };
  }

  #fill(item, row, origin, view) {
    if (item.svg !== row.svg) {
      item.drawing.innerHTML = row.svg;
      item.svg = row.svg;
    }
    item.drawing.setAttribute("width", row.width * this.#zoom);
    item.drawing.setAttribute("height", row.height * this.#zoom);
    item.drawing.setAttribute("viewBox", `0 0 ${row.width} ${row.height}`);
    item.element.setAttribute("aria-label", row.label);
    if (row.index === undefined) {
      item.element.removeAttribute("aria-posinset");
      item.element.removeAttribute("aria-setsize");
    } else {
      item.element.setAttribute("aria-posinset", row.index + 1);
      item.element.setAttribute("aria-setsize", view.count);
    }
    item.element.dataset.key = row.key;
    this.#place(item, row.y, origin);
  }

  #place(item, y, origin) {
    item.y = y;
    item.element.style.transform = `translateY(${(y - origin) * this.#zoom}px)`;
  }
}
