// Tests parts of drawings; Scripts/check-drawings.py compares a whole drawing with the tool's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Session, drawSVG } from "bubblelayout";

const tool = process.env.BUBBLE ?? "bubble";
const demo = fileURLToPath(new URL("../../../Demo/transcript.jsonl", import.meta.url));

async function drawn(test, open, options) {
  const session = new Session({ tool });
  test.after(() => session.close());
  await session.ask({ open });
  return drawSVG(session, options);
}

test("a drawing has all rows and their words", async test => {
  const drawing = await drawn(test, { file: demo, style: "merged", width: 320, me: "you" });
  assert.equal(drawing.match(/data-frame=/g).length, 46);
  assert.match(drawing, /data-id="ubuntu-0"/);
  assert.match(drawing, /<text [^>]*>yes I have<\/text>/);
  const names = new Set([...drawing.matchAll(/ id="(\w+)"/g)].map(found => found[1]));
  for (const [, name] of drawing.matchAll(/"(?:url\()?#(\w+)\)?"/g)) {
    if (!/^[0-9a-f]{6}([0-9a-f]{2})?$/.test(name)) assert.ok(names.has(name), name);
  }
});

test("a viewport has only the rows that reach into it", async test => {
  const drawing = await drawn(test, { file: demo, style: "balloon", width: 320 }, { top: 1000, height: 300 });
  const rows = drawing.match(/data-frame=/g).length;
  assert.ok(rows > 1 && rows < 15, `${rows} rows`);
  assert.match(drawing, /viewBox="0 1000 320 312"/);
});

test("what messages say cannot end an element", async test => {
  const text = "</text><script>&amp;\"";
  const drawing = await drawn(test, { messages: [{ id: text, sender: "ann", text }], style: "merged" });
  assert.ok(!drawing.includes("<script>"));
  assert.match(drawing, /data-id="&lt;\/text>&lt;script>&amp;amp;&quot;"/);
});

test("a conversation that is higher than any viewport is drawn whole", async test => {
  const messages = Array.from({ length: 1800 }, (_, id) => ({ id, sender: "ann", text: `Message ${id} of many` }));
  const drawing = await drawn(test, { messages, style: "rows", width: 120 });
  const rows = [...drawing.matchAll(/data-frame="([^"]*)"/g)].map(found => found[1].split(" ").map(Number));
  assert.equal(rows.length, 1800);
  assert.ok(rows.at(-1)[1] > 100_000, `${rows.at(-1)}`);
  rows.reduce((above, row) => (assert.equal(row[1], above[1] + above[3]), row));
});
