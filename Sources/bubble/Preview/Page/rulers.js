// Distances between two frames `[x, y, width, height]`, and how they are drawn over a conversation.

const rounded = value => Math.round(value * 100) / 100;

/// The distances of a frame from the edges of another that holds it: left, top, right, bottom.
export function insets([x, y, width, height], [outerX, outerY, outerWidth, outerHeight]) {
  return {
    left: rounded(x - outerX), top: rounded(y - outerY),
    right: rounded(outerX + outerWidth - x - width), bottom: rounded(outerY + outerHeight - y - height),
  };
}

const holds = (outer, inner) => Object.values(insets(inner, outer)).every(distance => distance >= 0);

/// The lines that show how far two frames are apart: `{ from, to, value, guide }`, each from one point to another, and a further
/// line where the second frame does not reach that far.
///
/// A frame within the other has four, to its edges. Frames beside or below each other have one between them, and those that are
/// both, two. Others, which overlap, have those between their edges.
export function distances(one, other) {
  if (holds(one, other)) return inward(other, one);
  if (holds(other, one)) return inward(one, other);
  const lines = [];
  const flip = ([x, y, width, height]) => [y, x, height, width];
  const across = gap(one, other), down = gap(flip(one), flip(other));
  if (across) lines.push(across);
  if (down) lines.push({ ...turned(down) });
  if (lines.length) return lines;
  const { left, top, right, bottom } = insets(one, other);
  const [x, y, width, height] = one;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    line([x - left, middleY], [x, middleY], Math.abs(left)),
    line([x + width, middleY], [x + width + right, middleY], Math.abs(right)),
    line([middleX, y - top], [middleX, y], Math.abs(top)),
    line([middleX, y + height], [middleX, y + height + bottom], Math.abs(bottom)),
  ].filter(each => each.value > 0);
}

const line = (from, to, value, guide = null) => ({ from, to, value: rounded(value), guide });
const turned = ({ from, to, value, guide }) =>
  ({ from: from.toReversed(), to: to.toReversed(), value, guide: guide && guide.map(point => point.toReversed()) });

/// The four distances to the edges of what holds a frame.
function inward([x, y, width, height], outer) {
  const { left, top, right, bottom } = insets([x, y, width, height], outer);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return [
    line([x - left, middleY], [x, middleY], left), line([x + width, middleY], [x + width + right, middleY], right),
    line([middleX, y - top], [middleX, y], top), line([middleX, y + height], [middleX, y + height + bottom], bottom),
  ];
}

/// The line between two frames that stand beside each other; null if they do not.
function gap(one, other) {
  const isAfter = other[0] >= one[0] + one[2];
  if (!isAfter && one[0] < other[0] + other[2]) return null;
  const [from, to] = isAfter ? [one[0] + one[2], other[0]] : [one[0], other[0] + other[2]];
  const top = Math.max(one[1], other[1]), bottom = Math.min(one[1] + one[3], other[1] + other[3]);
  const y = top < bottom ? (top + bottom) / 2 : one[1] + one[3] / 2;
  const edge = y < other[1] ? other[1] : y > other[1] + other[3] ? other[1] + other[3] : null;
  return line([from, y], [to, y], Math.abs(to - from), edge === null ? null : [[to, y], [to, edge]]);
}

/// Lines as SVG, with their numbers, at a zoom.
export function drawing(lines, zoom) {
  const at = ([x, y]) => `${x * zoom} ${y * zoom}`;
  return lines.map(({ from, to, value, guide }) => {
    const isAcross = from[1] === to[1];
    const [x, y] = [(from[0] + to[0]) / 2 * zoom, (from[1] + to[1]) / 2 * zoom];
    const text = String(value);
    const width = text.length * 6.6 + 8;
    // Beside a short line, as the number would hide it.
    const length = Math.abs(isAcross ? to[0] - from[0] : to[1] - from[1]) * zoom;
    const room = isAcross ? width + 6 : 22;
    const [labelX, labelY] = isAcross ? [x, length < room ? y + 13 : y] : [length < room ? x + width / 2 + 5 : x, y];
    return `<path d="M${at(from)}L${at(to)}"/>${guide ? `<path class="guide" d="M${at(guide[0])}L${at(guide[1])}"/>` : ""}`
      + `<rect x="${labelX - width / 2}" y="${labelY - 8}" width="${width}" height="16" rx="4"/>`
      + `<text x="${labelX}" y="${labelY + 4}">${text}</text>`;
  }).join("");
}

/// Insets in words.
export const spelled = ({ left, top, right, bottom }) => `left ${left}, top ${top}, right ${right}, bottom ${bottom}`;
