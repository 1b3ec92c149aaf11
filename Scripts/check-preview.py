#!/usr/bin/env python3
"""Proves that the page of `bubble preview` works in a headless Chromium: what it shows, keeps in place and saves.

It tries typing, 200 widths over 1,200 messages, an error in the style and its correction, completion, the inspector with its colours, fields and distances,
what differs from the style of the list, zoom, widths of devices, all states, finding, side by side, files that change meanwhile, saving, dark, the size of a
phone, and a transcript of 100,000 messages. It prints times but does not judge them. Without Chromium it says so and checks nothing.
"""

import argparse
import itertools
import json
import pathlib
import re
import sys
import tempfile
import time

import browser_python

browser_python.enter_or_skip()

import preview_designing as designing  # noqa: E402
import preview_files as files  # noqa: E402
import preview_looking as looking  # noqa: E402
from chromium_browser import Browser  # noqa: E402
from preview_page import SEEN, WIDTHS, PreviewPage  # noqa: E402
from preview_process import ROOT, Preview  # noqa: E402

TRANSCRIPTS = ROOT / "Tests" / "Corpora" / "transcripts"
STATES = ROOT / "Sources" / "bubble" / "Preview" / "Page" / "states.jsonl"
STEPS = 200


def conversation(count):
    """Returns `count` messages in several languages, which together have everything that a message can contain."""
    pool = []
    for path in (TRANSCRIPTS / "group-multilingual.jsonl", TRANSCRIPTS / "irc-rust-2018-12.jsonl",
                 TRANSCRIPTS / "group-rtl.jsonl", ROOT / "Tests" / "Goldens" / "Cases" / "rich.jsonl"):
        lines = path.read_text().splitlines()
        pool.append([json.loads(line) for line in lines if line.strip()])
    messages = []
    for number in range(count):
        source = pool[number % len(pool)]
        messages.append({**source[number // len(pool) % len(source)], "id": number + 1})
    return "".join(json.dumps(message, ensure_ascii=False) + "\n" for message in messages)


def check_typing(page):
    page.write("text", "> Hello from somebody\n\nHello from me")
    page.comes("preview.panes[0].view.count === 2", "what is typed is shown")
    texts = [row["text"] for row in page.seen() if "Hello" in row["text"]]
    page.expect(len(texts) == 2 and "somebody" in texts[0] and "me" in texts[1], "both messages, in their order", texts)
    page.key("Escape")
    page.key("/")
    page.type("Written 🚢 below")
    page.comes("document.querySelector('.composer .words').innerHTML.includes('<use') "
               "&& !document.querySelector('.composer .words .empty')", "the composer draws what is written")
    page.expect(page.value("document.activeElement.getAttribute('aria-label')") == "Message", "the composer has the keys")
    page.key("Enter")
    page.comes("preview.panes[0].view.count === 3", "Enter sends it")
    page.expect("Written" in page.seen()[-1]["text"], "it is seen at the end", page.seen()[-1:])
    page.comes("location.hash.includes('Written')", "the address has it")
    page.open(page.value("location.href"))
    page.comes("preview.panes[0].view.count === 3", "the address opened again shows the same")


def check_widths(page):
    page.value("preview.setWidth(320)")
    page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 2)")
    page.settle()
    page.value(WIDTHS, 40)
    steps = page.value(WIDTHS, STEPS)
    for name, what in (("answers", "from the request to the answer"), ("shown", "until the rows are in the page")):
        times = sorted(steps[name])
        print(f"      {len(times)} widths, {what}: median {times[len(times) // 2]:.1f} ms, "
              f"99th percentile {times[int(len(times) * 0.99)]:.1f} ms, most {times[-1]:.1f} ms")
    answered = [width for width, _ in itertools.groupby(steps["widths"])]
    again = len(steps["answers"]) - len(answered)
    page.expect(answered == steps["wanted"] and len(answered) == STEPS and 0 <= again <= steps["unsettled"] + 10,
                f"{STEPS} widths were answered, each once", (len(answered), again, steps["unsettled"]))
    page.expect(steps["lost"] == 0 and steps["worst"] <= 1.01,
                f"the reader's place moved by {steps['worst']:.2f} px at most", steps["lost"])
    page.expect(steps["rows"] < 150 and steps["nodes"] <= steps["rows"] + 1, "only rows nearby are in the page", steps)
    page.expect(page.value("preview.panes[0].view.count") == 1200, "all messages are laid out")


def check_scrolling(page):
    for part in ("0", "0.31", "0.77", "1"):
        page.value(f"(box => {{ box.scrollTop = {part} * (box.scrollHeight - box.clientHeight); }})(preview.panes[0].box)")
        page.comes(f"""(() => {{
          const rows = {SEEN};
          const box = preview.panes[0].box;
          return rows.length > 2 && rows[0].top <= 30 && rows.at(-1).top + rows.at(-1).height >= box.clientHeight - 40;
        }})()""", f"rows fill the window at {part} of the height")


def check_style(page):
    page.value("document.getElementById('tab-style').click()")
    text = page.value("document.getElementById('editor-text').value")
    page.expect(json.loads(text)["name"] == "merged", "the editor has the style")
    page.settle()
    before = page.value("preview.panes[0].view.height")
    page.write("editor-text", text.replace('"radius": 16', '"radius": -16'))
    page.comes("document.getElementById('editor-problem').textContent.includes('bubble.radius')", "an error names its field")
    page.expect("Line " in page.value("document.getElementById('editor-problem').textContent"), "and its line")
    page.expect("-16" in page.value("document.querySelector('.editor mark').textContent"), "it is marked in its place")
    page.expect(page.value("preview.panes[0].view.height") == before, "the style before is shown meanwhile")
    page.value("(t => { t.scrollTop = 24 * 18; })(document.getElementById('editor-text'))")
    page.picture("style-error")
    page.write("editor-text", text[:-3])
    page.comes("document.getElementById('editor-problem').textContent.includes('but the text ends')", "text that is not JSON is reported")
    page.expect(re.match(r"Line \d+, column \d+: not JSON", page.value("document.getElementById('editor-problem').textContent")),
                "with its line and column")
    page.expect(page.value("document.querySelectorAll('.editor mark').length") == 1, "and marked in its place")
    page.write("editor-text", text.replace('"size": 17', '"size": 34'))
    page.comes(f"preview.panes[0].view.height > {before}", "a larger font is laid out at once")
    page.expect(page.value("document.getElementById('editor-problem').textContent").startswith("The style is valid"),
                "and the error is gone")
    page.write("editor-text", text)
    page.comes(f"preview.panes[0].view.height === {before}", "the style as it was has the height as it was")

    page.value("""(text => { const at = text.indexOf('"rounded",') + 10; const field = document.getElementById("editor-text");
      field.focus(); field.setSelectionRange(at, at); })(document.getElementById("editor-text").value)""")
    page.type('\n"optical')
    page.comes("!document.getElementById('editor-options').hidden", "a field is completed as it is written")
    options = page.value("[...document.querySelectorAll('#editor-options li')].map(item => item.firstChild.data)")
    page.expect(options == ["opticalInset"], "by what is written", options)
    about = page.value("document.querySelector('#editor-options [aria-selected=true] p')?.textContent ?? ''")
    page.expect(about.startswith("The distance in points from the bubble's upper edge"), "with what the schema says of it", about)
    page.value("document.getElementById('editor-reset').click()")
    page.value("""(text => { const at = text.indexOf('"shape": ') + 9; const field = document.getElementById("editor-text");
      field.focus(); field.setSelectionRange(at, at + '"rounded"'.length); field.setRangeText('"');
      field.setSelectionRange(at + 1, at + 1); field.dispatchEvent(new Event("input")); })(document.getElementById("editor-text").value)""")
    page.comes("[...document.querySelectorAll('#editor-options li')].some(item => item.textContent.startsWith('rounded'))",
               "words of the schema are offered")
    about = page.value("[...document.querySelectorAll('#editor-options li')].find(item => item.textContent.startsWith('rounded')).lastChild.textContent")
    page.expect(about == "A rectangle with rounded corners.", "with what they mean", about)
    page.picture("completion")
    page.value("document.getElementById('editor-reset').click()")


def check_inspector(page):
    page.value("document.getElementById('tab-view').click()")
    page.settle()
    point = page.value("""(() => {
      const pane = preview.panes[0];
      const text = [...pane.element.querySelectorAll(".rows text tspan")].map(line => line.getBoundingClientRect())
        .find(frame => { const box = pane.box.getBoundingClientRect(); return frame.top > box.top + 80 && frame.bottom < box.bottom - 80 && frame.width > 30; });
      return [text.left + text.width / 2, text.top + text.height / 2, text.left, text.right];
    })()""")
    page.page.mouse.click(point[0], point[1])
    page.comes("!document.getElementById('inspect-found').hidden", "a click tells what is there")
    told = page.value("document.getElementById('inspect-found').innerText")
    fields = page.value("[...document.querySelectorAll('.fields button')].map(field => field.textContent)")
    page.expect(page.value("document.querySelector('.golden .now')?.textContent ?? ''").strip() != "", "its line of a golden", told)
    page.expect(len(fields) > 3, "the fields that made it", fields)
    spot = page.value("(r => [r.left, r.top, r.right, r.bottom])(preview.panes[0].spot.getBoundingClientRect())")
    page.expect(spot[0] <= point[0] <= spot[2] and spot[1] <= point[1] <= spot[3], "it is marked where it is", spot)
    page.picture("inspector")
    page.value("document.querySelector('.fields button').click()")
    page.comes("!!document.querySelector('.editor mark.found')", "a field is shown in the style")
    page.value("document.getElementById('editor-reset').click()")
    page.value("document.getElementById('tab-view').click()")
    page.key("Escape")


def check_settings(page):
    heights = set()
    for change in ("{ dates: false }", "{ typing: true }", "{ fontScale: 2 }", "{ fontScale: 1, style: 'balloon' }",
                   "{ direction: 'rtl' }", "{ isPrivate: true, style: 'merged' }", "{ isSelecting: true }",
                   "{ me: 'you' }", "{ unread: '7' }"):
        page.value(f"preview.state.set({change})")
        page.settle()
        heights.add((page.value("preview.panes[0].view.height"), change))
    page.expect(len({height for height, _ in heights}) > 5, "settings change the layout", heights)
    page.value("preview.state.set({ otherStyle: 'balloon', otherWidth: 260, isSelecting: false, isPrivate: false, direction: 'ltr' })")
    page.comes("preview.panes.length === 2 && preview.panes[1].rowCount > 2", "two styles stand side by side")
    page.expect(page.value("preview.panes[1].view.width") == 260, "each at its own width")
    page.picture("side-by-side")
    page.value("preview.state.set({ otherStyle: '', otherWidth: null, typing: false })")
    page.comes("preview.panes.length === 1", "and one alone again")
    page.value("preview.state.set({ text: '' })")
    page.settle()
    height = page.value("preview.panes[0].view.height")
    page.value("preview.state.set({ text: '# Tea\\n\\n- one\\n- two\\n\\n| a | b |\\n| - | - |\\n| c | d |', markdown: true })")
    page.settle()
    page.expect(page.value("preview.panes[0].view.height") > height + 100, "Markdown is laid out in blocks")
    page.picture("markdown")
    page.value("preview.state.set({ text: '', markdown: false })")
    page.settle()
    marks = "getComputedStyle(document.querySelector('.rows .fc')).display"
    page.value("preview.state.set({ frames: true })")
    page.comes(f"!!document.querySelector('.rows .fc') && {marks} !== 'none'", "frames are drawn")
    page.value("preview.state.set({ frames: false })")
    page.value("(async () => { preview.state.set({ theme: 'dark' }); await preview.panes[0].update(); })()")
    page.expect(page.value("getComputedStyle(document.body).colorScheme || getComputedStyle(document.documentElement).colorScheme")
                == "dark", "the page is dark")
    page.picture("dark")
    page.value("preview.state.set({ theme: 'light' })")


def check_facts(page):
    """Checks the displayed layout time, the notice about an unread line without a message, and the keys in the legend."""
    page.settle()
    facts = page.value("document.getElementById('facts').textContent")
    taken = re.search(r"laid out in ([0-9.]+) (µs|ms)$", facts)
    page.expect(taken and float(taken[1]) > 0, "the time of the layout is told", facts)
    page.value("preview.panes[0].scrollTo(0)")
    page.settle()
    page.expect(page.value("document.getElementById('facts').textContent") == facts, "scrolling is no layout",
                page.value("document.getElementById('facts').textContent"))
    said = "document.getElementById('unread-problem').textContent"
    page.write("unread", "nobody")
    page.comes(f"{said}.includes('no message has the id \"nobody\"')", "an unread line above no message is told")
    page.write("unread", "7")
    page.comes(f"{said} === ''", "an unread line above a message has no such notice")
    legend = page.value("""[...document.querySelectorAll("#help div")].map(line =>
      [[...line.querySelectorAll("kbd")].map(key => key.textContent), line.querySelector("dd").textContent])""")
    for key, mark in (("f", "frames"), ("l", "lines"), ("c", "caps")):
        page.expect(any(key in keys and mark in what for keys, what in legend), f"the legend has a key for {mark}", legend)
        page.value("document.activeElement.blur()")
        page.key(key)
        page.comes(f"preview.state.values.{mark} && preview.panes[0].box.classList.contains('{mark}')", f"{key} shows {mark}")
        page.key(key)
        page.comes(f"!preview.state.values.{mark}", "and hides them")


def check_history(page):
    """Checks that each change can be undone; a drag is one change."""
    length = "history.length"
    page.settle()
    page.comes("!preview.state.isWriting", "the address is written")
    before = page.value(length)
    page.value("globalThis.isTheSamePage = true")
    page.value("preview.state.set({ style: 'rows' })")
    page.comes("location.hash.includes('style=rows')", "a change is in the address")
    for width in (300, 310, 320, 330):
        page.value(f"preview.state.set({{ width: {width} }})")
        page.comes(f"location.hash.includes('width={width}')", f"as is a width of {width}")
    page.expect(page.value(length) == before + 2, "a style and a drag are two entries", page.value(length) - before)
    page.page.go_back()
    page.comes("preview.state.values.width !== 330 && preview.state.values.style === 'rows'", "back is before the drag")
    page.page.go_back()
    page.comes("preview.state.values.style !== 'rows'", "and once more before the style")
    page.settle()
    page.page.go_forward()
    page.comes("preview.state.values.style === 'rows' && document.getElementById('style-select').value === 'rows'", "forward is there again")
    page.page.go_back()
    page.comes("preview.state.values.style !== 'rows'", "and back")
    page.expect(page.value("globalThis.isTheSamePage === true"), "without loading the page again")
    page.settle()


def check_access(page):
    unnamed = page.value("""[...document.querySelectorAll("button, input, select, textarea, [role=slider], [role=region]")]
      .filter(item => !(item.getAttribute("aria-label") || item.textContent.trim() || item.labels?.length
        || item.getAttribute("aria-labelledby"))).map(item => item.outerHTML.slice(0, 80))""")
    page.expect(unnamed == [], "everything that can be used has a name", unnamed)
    rows = page.value("""[...document.querySelectorAll(".rows li")].map(row => [row.getAttribute("aria-label"),
      row.getAttribute("aria-posinset"), row.getAttribute("aria-setsize"), row.dataset.key])""")
    page.expect(all(row[1] and row[2] for row in rows if row[3].startswith("m")), "messages have their number", rows[:3])
    selected = page.value("""(() => { const text = [...document.querySelectorAll(".rows text")].find(text => text.textContent.length > 12);
      const range = document.createRange(); range.selectNodeContents(text);
      getSelection().removeAllRanges(); getSelection().addRange(range);
      const copied = getSelection().toString(); getSelection().removeAllRanges(); return [copied, text.textContent]; })()""")
    page.expect(selected[0].strip() == selected[1].strip() != "", "text can be selected", selected)
    page.value("preview.panes[0].handle.focus()")
    width = page.value("Number(preview.panes[0].handle.getAttribute('aria-valuenow'))")
    page.key("ArrowRight")
    page.comes(f"Number(preview.panes[0].handle.getAttribute('aria-valuenow')) === {width + 1}", "the edge moves by keys")


def check_phone(page, address):
    page.open(address)
    wide = page.value("[document.documentElement.scrollWidth, preview.panes[0].view.width, preview.panes[0].box.clientWidth]")
    page.expect(wide == [390, 390, 390], "a phone shows the conversation at its own width", wide)
    page.expect(page.value("getComputedStyle(document.getElementById('panel')).visibility") == "hidden", "the controls are away")
    page.picture("phone")
    page.value("document.querySelector('[data-open=view]').click()")
    page.comes("document.getElementById('panel').getBoundingClientRect().bottom <= 845", "a button draws them up")
    page.picture("phone-controls")
    page.key("Escape")
    page.comes("!document.getElementById('panel').classList.contains('open')", "Escape puts them away")


def check_long(page, tool, folder):
    chat = folder / "long.jsonl"
    chat.write_text("".join(
        json.dumps({"id": n, "sender": ("ann", "ben", "you")[n % 3], "text": f"Message {n} " + "word " * (n % 40)}) + "\n"
        for n in range(100_000)))
    with Preview(tool, chat) as preview:
        start = time.monotonic()
        page.open(preview.address + "#dates=false")
        print(f"      100,000 messages: seen after {time.monotonic() - start:.1f} s")
        page.comes("preview.panes[0].view.count === 100000", "any number of messages")
        page.comes("preview.panes[0].element.textContent.includes('Message 99999')", "it opens at its end")
        page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 2)")
        page.comes(f"{SEEN}.length > 3", "and shows its middle")
        # The browser sends its scroll event after a drag of the scroll bar has moved the content; this does the same.
        page.value("(box => { box.scrollTop = box.scrollHeight / 2; })(preview.panes[0].box)")
        page.settle()
        share = page.value("preview.panes[0].top / preview.panes[0].view.height")
        page.expect(0.4 < share < 0.6, "a jump into the middle stays there", share)
        for key, place, text in [("Home", "at its beginning", "Message 1 "), ("End", "at its end", "Message 99999 ")] * 2:
            page.value("preview.panes[0].box.focus()")
            page.key(key)
            page.comes(f"preview.panes[0].element.textContent.includes('{text}')", f"{key} arrives {place}")
            top = page.value("preview.panes[0].top")
            end = page.value("preview.panes[0].view.height - preview.panes[0].room")
            page.expect(abs(top - (0 if key == "Home" else end)) < 1, f"and {key} goes all the way", (top, end))
        looking.check_find_long(page)


def own(tool, folder, messages):
    """A preview of messages of a check's own."""
    chat = folder / "own.jsonl"
    chat.write_text("".join(json.dumps(message, ensure_ascii=False) + "\n" for message in messages), encoding="utf-8")
    return Preview(tool, chat, "--me", "you")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built bubble")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder for screenshots")
    options = parser.parse_args()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, Browser() as browser:
        folder = pathlib.Path(name)
        problems = []
        page = PreviewPage(browser, options.pictures, problems)
        with Preview(options.tool) as preview:
            page.open(preview.address)
            page.picture("desktop")
            check_typing(page)
        chat = folder / "chat.jsonl"
        chat.write_text(conversation(1200), encoding="utf-8")
        with Preview(options.tool, chat, "--me", "you") as preview:
            page.open(preview.address)
            check_widths(page)
            check_scrolling(page)
            check_style(page)
            check_inspector(page)
            designing.check_colors(page)
            designing.check_fields(page)
            designing.check_wells(page)
            designing.check_differences(page)
            designing.check_distances(page)
            looking.check_zoom(page)
            looking.check_devices(page)
            looking.check_gallery(page, STATES)
            looking.check_find(page)
            looking.check_right_to_left(page)
            looking.check_names(page, preview)
            looking.check_requests(page, preview)
            check_settings(page)
            check_facts(page)
            check_history(page)
            files.check_saving(page)
            check_access(page)
            files.check_files(page, chat)
            files.check_half_files(page, chat)
            check_phone(PreviewPage(browser, options.pictures, problems, 390, 844, 2, is_phone=True), preview.address)
        designing.check_low_contrast(page, lambda messages: own(options.tool, folder, messages))
        check_long(page, options.tool, folder)
    if problems:
        print(f"check-preview: {len(problems)} problems", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
