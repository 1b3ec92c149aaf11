// Proves that the recorded break rules explain Chromium: it states the rules as code. Where they differ from Chromium's layout, they are
// wrong or incomplete. Chromium's own ICU stands for UAX #14; chromium-probe.py --check compares.
"use strict";

const HYPHEN = 0x2d, IDEOGRAPHIC_SPACE = 0x3000;
const isSpace = unit => unit === 0x20 || unit === 0x09;
const isDigit = unit => unit >= 0x30 && unit <= 0x39;
const isLetter = unit => (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7a;
const isAlphanumeric = unit => isDigit(unit) || isLetter(unit);
const isGraphic = unit => unit >= 0x21 && unit <= 0x7e;
const endsLine = unit => unit === 0x0a;

const iterators = new Map();

function iteratorFor(lang) {
  const name = (lang || "en").split("+")[0];
  if (!iterators.has(name)) iterators.set(name, new Intl.v8BreakIterator(name, {type: "line"}));
  return iterators.get(name);
}

/** Returns the boundaries that ICU finds if the text begins at `start`; ICU does not see the text before the line. */
function boundariesFrom(text, start, iterator) {
  const found = new Set();
  iterator.adoptText(text.slice(start));
  for (let offset = iterator.next(); offset !== -1; offset = iterator.next()) found.add(start + offset);
  return found;
}

/**
 * Returns the boundaries between any two characters, and separately those between two characters of Latin-1. The latter
 * ignore the rules for numbers (UAX #14 LB25), so they are found as if all digits were letters.
 */
function allBoundaries(text, start, iterator) {
  const any = boundariesFrom(text, start, iterator);
  const hasLatin1 = /[\xa1-\xff]/.test(text), hasDigit = /[0-9]/.test(text);
  const numberless = hasLatin1 && hasDigit ? text.replace(/[0-9]/g, "a") : null;
  return {any, latin1: numberless ? boundariesFrom(numberless, start, iterator) : any};
}

function mayBegin(text, offset, table, boundaries) {
  const before = text.charCodeAt(offset - 1), after = text.charCodeAt(offset);
  if (endsLine(before)) return true;
  if (isSpace(after) || after === 0x0a) return false;
  if (after === IDEOGRAPHIC_SPACE && (isSpace(before) || before === IDEOGRAPHIC_SPACE)) return false;
  if (isSpace(before)) return true;
  if (before === HYPHEN && isDigit(after)) return offset > 1 && isAlphanumeric(text.charCodeAt(offset - 2));
  if (isGraphic(before) && isGraphic(after)) return table[before - 0x20][after - 0x20] === "1";
  if (before < 0x20 || after < 0x20) return false;
  return (before <= 0xff && after <= 0xff ? boundaries.latin1 : boundaries.any).has(offset);
}

/** Returns the predicted break offsets of each text if a line begins at every opportunity; see `opportunities`. */
function predicted(messages, table) {
  return messages.map(({text, lang}) => {
    const iterator = iteratorFor(lang), breaks = [];
    let boundaries = allBoundaries(text, 0, iterator);
    for (let offset = 1; offset < text.length; offset += 1) {
      if (!mayBegin(text, offset, table, boundaries)) continue;
      breaks.push(offset);
      boundaries = allBoundaries(text, offset, iterator);
    }
    return breaks;
  });
}
