// Tests sessions with the tool; the variable BUBBLE is its path.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session, SessionEnded, SessionError } from "bubblelayout";

const tool = process.env.BUBBLE ?? "bubble";
const TWO = [{ id: 1, sender: "ann", text: "Hello" }, { id: "b", sender: "you", text: "Hi 🚢!" }];

async function opened(test, messages = TWO) {
  const session = new Session({ tool });
  test.after(() => session.close());
  const answer = await session.ask({ open: { messages, style: "merged", width: 320, me: "you" } });
  return { session, answer };
}

test("what is opened has a state and rows", async test => {
  const { session, answer } = await opened(test);
  assert.equal(answer.opened.format, "bubble-layout/1");
  assert.equal(answer.state.count, 2);
  const { viewport } = await session.ask({ viewport: { top: 0, height: 900 } });
  assert.deepEqual(viewport.rows.map(row => row.id), [1, "b"]);
  assert.equal(viewport.contentHeight, answer.state.height);
  const text = viewport.rows[1].parts.find(part => part.kind === "text");
  // Offsets are indices of JavaScript strings.
  assert.equal(text.text.slice(text.lines[0].start, text.lines[0].end), "Hi 🚢!");
});

test("answers come to whom they are for, however many are on their way", async test => {
  const { session } = await opened(test);
  const words = Array.from({ length: 200 }, (_, number) => `word${number}`);
  await session.ask({ edit: { append: words.map((text, number) => ({ id: `n${number}`, sender: "ann", text })) } });
  const answers = await Promise.all(words.map(text => session.ask({ find: { text } })));
  answers.forEach(({ matches }, number) => {
    assert.ok(matches.some(({ id }) => id === `n${number}`), `${number}: ${JSON.stringify(matches)}`);
  });
});

test("every press says what it opens", async test => {
  const text = "[the page](https://example.org/a), note[^n], www.example.net and ann@example.org\n\n[^n]: Yes";
  const { session } = await opened(test, [{ id: 1, sender: "ann", format: "markdown", text }]);
  const pressed = async (start, end) => {
    const { rects } = await session.ask({ rects: { id: 1, path: ["blocks", 0], start, end } });
    const [x, y, width, height] = rects[0];
    const { hit } = await session.ask({ hit: { x: x + width / 2, y: y + height / 2 } });
    return [hit.target, hit.href ?? hit.footnote];
  };
  assert.deepEqual(await pressed(0, 8), ["link", "https://example.org/a"]);
  assert.deepEqual(await pressed(14, 15), ["footnote", "n"]);
  assert.deepEqual(await pressed(17, 32), ["data", "https://www.example.net"]);
  assert.deepEqual(await pressed(37, 52), ["data", "mailto:ann@example.org"]);
  const { viewport } = await session.ask({ viewport: { height: 900, accessibility: true } });
  const links = viewport.rows[0].accessibility.filter(element => element.role === "link");
  assert.deepEqual(
    links.map(link => link.href ?? link.footnote),
    ["https://example.org/a", "n", "https://www.example.net", "mailto:ann@example.org"]);
});

test("errors name the member, and the session goes on", async test => {
  const { session } = await opened(test);
  const wrong = session.ask({ edit: { remove: "m99" } });
  const right = session.ask({ edit: { append: { id: 3, sender: "ann", text: "More" } } });
  await assert.rejects(wrong, error => {
    assert.ok(error instanceof SessionError);
    assert.equal(error.code, "noMessage");
    assert.equal(error.field, "edit.remove");
    assert.match(error.message, /^edit\.remove: .*m99/);
    return true;
  });
  assert.equal((await right).state.count, 3);
  await assert.rejects(session.ask({ wdith: 3 }), { code: "badRequest" });
});

test("texts are measured at each width, without a transcript", async test => {
  const session = new Session({ tool });
  test.after(() => session.close());
  const texts = ["Hello", { text: "How tall is this, or that?", carets: [0, 4], ranges: [{ start: 4, end: 8 }] }];
  const { measured } = await session.ask({ measure: { texts, widths: [60, "inf"], lines: true } });
  assert.deepEqual(measured.map(({ text, width }) => [text, width]), [[0, 60], [0, null], [1, 60], [1, null]]);
  const [short, , narrow, wide] = measured;
  assert.deepEqual([short.lineCount, wide.lineCount], [1, 1]);
  assert.ok(narrow.lineCount > 2 && narrow.textWidth <= 60);
  assert.equal(narrow.height, narrow.lineCount * wide.height);
  assert.equal(narrow.lines.length, narrow.lineCount);
  assert.equal(narrow.lines.at(-1).end, texts[1].text.length);
  // The rectangle of a word begins at the caret before the word.
  assert.equal(wide.rects[0][0][0], wide.carets[1][0]);
  const { measured: large } = await session.ask({ measure: { texts: "Hello", widths: 60, fontSize: 32 } });
  assert.ok(large[0].height > short.height);
  await assert.rejects(
    session.ask({ measure: { texts: "Hello", widths: 60, fontSize: -1 } }), { code: "badRequest", field: "measure.fontSize" });
});

test("a request that JSON cannot write is refused before it is sent", async test => {
  const { session } = await opened(test);
  await assert.rejects(session.ask({ width: 10n }), TypeError);
  assert.equal((await session.ask({ width: 200 })).state.width, 200);
});

test("texts that look like lines stay in theirs", async test => {
  const text = "one\ntwo\u2028three\r\n\u0000\ud800";
  const { session } = await opened(test, [{ id: 1, sender: "ann", text }]);
  assert.equal((await session.ask({ find: { text: "three" } })).matches.length, 1);
});

test("long answers come whole", async test => {
  const messages = Array.from({ length: 3000 }, (_, id) => ({ id, sender: `s${id % 7}`, text: `Message ${id} 🚢 مرحبا` }));
  const { session } = await opened(test, messages);
  const { viewport } = await session.ask({ viewport: { bottom: true, height: 100_000, glyphs: true } });
  assert.ok(viewport.rows.length > 1000, `${viewport.rows.length} rows`);
  assert.equal(viewport.rows.at(-1).id, 2999);
});

test("what waits when the session ends is told so, and so is whoever asks later", async () => {
  const session = new Session({ tool, arguments: ["styles"] });
  await assert.rejects(session.ask({ fonts: true }), SessionEnded);
  await session.close();
  await assert.rejects(session.ask({ fonts: true }), /has ended with 0/);
});

test("a tool that is not there is named", async () => {
  const session = new Session({ tool: "/nowhere/bubble" });
  await assert.rejects(session.ask({ fonts: true }), /\/nowhere\/bubble could not be started/);
  await session.close();
});

test("closing lets what was asked be answered", async () => {
  const session = new Session({ tool });
  const answers = [session.ask({ open: { messages: TWO } }), session.ask({ viewport: { top: 0, height: 100 } })];
  await session.close();
  assert.ok((await answers[1]).viewport.rows.length > 0);
  assert.equal((await answers[0]).state.count, 2);
});
