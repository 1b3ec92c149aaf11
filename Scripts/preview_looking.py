"""Checks how the page of `bubble preview` shows a conversation: zoom and widths of devices, all states, finding, and the composer's direction."""

import json
import re

from chromium_browser import Page

COUNT = "document.getElementById('find-count').textContent"


def check_zoom(page):
    page.value("preview.state.set({ style: 'merged', styleText: null, width: 390, zoom: 1, direction: 'ltr', theme: 'light', fontScale: 1 })")
    page.settle()
    page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 2)")
    page.settle()
    height, top = page.value("[preview.panes[0].view.height, preview.panes[0].top]")
    one = page.value("""(() => { const row = document.querySelector(".rows li svg"), frame = row.getBoundingClientRect();
      return [frame.width, frame.height, row.querySelectorAll("use, path, text").length]; })()""")
    for zoom in (0.5, 2, 4):
        page.value(f"preview.state.set({{ zoom: {zoom} }})")
        page.settle()
        page.expect(page.value("[preview.panes[0].view.height, preview.panes[0].view.width]") == [height, 390], f"at {zoom * 100:.0f} % the layout is the same")
        wide = page.value("preview.panes[0].box.getBoundingClientRect().width")
        page.expect(abs(wide - 390 * zoom) < 0.01, "the window is as much wider", wide)
        page.expect(abs(page.value("preview.panes[0].top") - top) < 1.01, "the reader's place is kept", (top, page.value("preview.panes[0].top")))
        scaled = page.value("""[...document.querySelectorAll(".rows li svg")].every(row => {
          const [, , width, height] = row.getAttribute("viewBox").split(" ").map(Number), frame = row.getBoundingClientRect();
          return Math.abs(frame.width / width - preview.state.values.zoom) < 0.01 && Math.abs(frame.height / height - preview.state.values.zoom) < 0.01; })""")
        page.expect(scaled, "drawings are scaled, not pictures of them")
        filled = page.value("""(() => { const pane = preview.panes[0], box = pane.box.getBoundingClientRect();
          const rows = [...pane.element.querySelectorAll(".rows li")].map(row => row.getBoundingClientRect());
          return Math.min(...rows.map(row => row.top)) <= box.top + 30 && Math.max(...rows.map(row => row.bottom)) >= box.bottom - 40; })()""")
        page.expect(filled, "and fill the window")
        # What is pressed is what is seen there.
        place = page.value("""(() => { const pane = preview.panes[0], stage = document.getElementById("stage").getBoundingClientRect();
          const box = pane.box.getBoundingClientRect();
          const [top, bottom] = [Math.max(stage.top, box.top) + 30, Math.min(stage.bottom, box.bottom) - 30];
          for (const line of pane.element.querySelectorAll(".rows text tspan")) {
            const frame = line.getBoundingClientRect();
            const x = Math.max(frame.left, stage.left + 10) + 8, y = frame.top + frame.height / 2;
            if (y > top && y < bottom && x < Math.min(frame.right, stage.right - 30) && line.textContent.length > 8) return [x, y];
          } return null; })()""")
        page.value("document.getElementById('inspect-name').textContent = ''")
        page.page.mouse.click(*place)
        page.comes("document.getElementById('inspect-name').textContent !== ''", "a press finds a part")
        spot = page.value("(r => [r.left, r.top, r.right, r.bottom])(preview.panes[0].spot.getBoundingClientRect())")
        page.expect(spot[0] - 1 <= place[0] <= spot[2] + 1 and spot[1] - 1 <= place[1] <= spot[3] + 1, "the one that was pressed", (place, spot))
        page.picture(f"zoom-{zoom}")
        page.value("preview.panes[0].scrollTo(preview.panes[0].view.height)")
        page.settle()
        page.comes("preview.panes[0].element.querySelector('li:last-child').getBoundingClientRect().bottom <= preview.panes[0].box.getBoundingClientRect().bottom",
                   "the end can be reached")
        page.value(f"preview.panes[0].scrollTo({top})")
        page.settle()
    page.value("document.activeElement.blur()")
    page.key("0")
    page.comes("preview.state.values.zoom === 1", "0 is 100 % again")
    page.key("+")
    page.comes("preview.state.values.zoom === 1.5 && document.getElementById('zoom').value === '1.5'", "+ is one step more")
    page.key("-")
    page.comes("preview.state.values.zoom === 1", "- one less")
    again = page.value("""(() => { const row = document.querySelector(".rows li svg"), frame = row.getBoundingClientRect(); return [frame.width, frame.height]; })()""")
    page.expect(again[0] == one[0], "at 100 % all is as before", (one, again))


def check_devices(page):
    page.value("document.getElementById('tab-view').click()")
    names = page.value("[...document.getElementById('device').options].map(option => [option.value, option.textContent])")
    page.expect([name[0] for name in names[1:]] == ["320", "360", "375", "390", "412", "430", "744", "820", "1024"], "widths of devices are offered", names)
    page.expect(["320", "small phone, 320"] in names, "by their classes", names)
    page.value("(list => { list.value = '430'; list.dispatchEvent(new Event('input', { bubbles: true })); })(document.getElementById('device'))")
    page.comes("preview.panes[0].view.width === 430", "one sets the width")
    page.value("preview.state.set({ width: 431 })")
    page.comes("document.getElementById('device').value === ''", "another width is of no device")
    page.value("preview.state.set({ width: 375 })")
    page.comes("document.getElementById('device').value === '375'", "and one of a device names it")


def check_gallery(page, states):
    """All states, from the same file that `make pictures` draws."""
    page.value("preview.state.set({ gallery: false, me: '' })")
    page.settle()
    before = page.value("preview.panes[0].view.count")
    page.value("(box => box.click())(document.querySelector('[data-bind=gallery]'))")
    page.comes(f"preview.panes[0].view.count !== {before} && preview.panes[0].top === 0", "a switch shows all states, from the first on")
    page.settle()
    lines = [json.loads(line) for line in states.read_text(encoding="utf-8").splitlines()]
    whole = [line for line in lines if "style" not in line and not {"--selecting", "--private", "--expand"} & set(line.get("options", []))]
    count = sum(len(line["messages"]) + 1 for line in whole)
    page.expect(page.value("preview.panes[0].view.count") == count and len(whole) > 80, f"{len(whole)} states in {count} messages",
                page.value("preview.panes[0].view.count"))
    seen = page.value("""(async () => { const pane = preview.panes[0], seen = new Set();
      for (let top = 0; top < pane.view.height; top += pane.room) {
        await pane.scrollTo(top);
        for (const row of pane.element.querySelectorAll(".rows li")) { seen.add(row.dataset.key); for (const line of row.querySelectorAll("text")) seen.add(line.textContent.trim()); }
      } return [...seen]; })()""")
    page.expect(any(each.startswith("typing") for each in seen), "with somebody who types")
    page.expect(any(each.startswith("unread") for each in seen), "and the unread line")
    texts = " ".join(seen)
    for line in whole:
        heading = f"{line['part']}: {line['state']}"
        if heading.split(",")[0][:18] not in texts:
            page.expect(False, f"the state {heading} is shown", texts[:200])
    page.expect(page.value("preview.panes[0].view.problem === undefined"), "nothing is wrong")
    page.value("preview.panes[0].scrollTo(0)")
    page.picture("gallery")
    saved = page.value("""(async () => { const { send } = await import("./api.js");
      const form = form => send("export", { pane: preview.panes[0].name, form }).then(reply => reply.ok, error => error.message);
      return [await form("json"), await form("swift")]; })()""")
    page.expect(saved[0] is True and "can be saved only as PNG" in str(saved[1]), "they are saved where they can be", saved)
    page.value("preview.state.set({ gallery: false })")
    page.comes(f"preview.panes[0].view.count === {before}", "and the messages again")
    page.settle()


def check_find(page):
    page.value("preview.state.set({ style: 'merged', styleText: null, width: 390, zoom: 1, gallery: false, me: 'you' })")
    page.settle()
    page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 2)")
    page.settle()
    page.value("document.activeElement.blur()")
    page.key("g")
    page.comes("document.activeElement.id === 'find-text' && !document.getElementById('find').hidden", "g finds")
    legend = page.value("[...document.querySelectorAll('#help div')].map(line => line.textContent)")
    page.expect(any("find" in line for line in legend), "as the keys' dialog says", legend)
    index = page.value("preview.panes[0].firstIndex")
    page.type("the")
    page.comes(f"/^\\d+ of [\\d,]+$/.test({COUNT})", "matches are counted")
    said = page.value(COUNT)
    wanted = page.value("""(async () => { const { ask } = await import("./api.js"); let count = 0, before = 0;
      const pane = preview.panes[0];
      for (let first = 0; first < pane.view.count; first += 50) count += (await ask("find", { pane: pane.name, text: "the", first, count: 50 })).matches.length;
      return count; })()""")
    number, count = (int(part.replace(",", "")) for part in said.split(" of "))
    page.expect(count == wanted and wanted > 50, f"{count} of them", (said, wanted))
    page.expect(1 < number <= count, "beginning where the reader is", (said, index))
    here = """(async () => { const { ask } = await import("./api.js"); const pane = preview.panes[0];
      for (let round = 0; round < 200; round += 1) {
        const place = await ask("place", { pane: pane.name, match: pane.highlight.current });
        if (place.top >= pane.top - 1 && place.bottom <= pane.top + pane.room + 1) return true;
        await new Promise(resolve => requestAnimationFrame(resolve));
      } return false; })()"""
    page.settle()
    page.expect(page.value(here), "the match can be seen")
    marks = """[...document.querySelectorAll(".rows [class*='match'], .rows [class*='Match']")].length"""
    page.comes(f"{marks} > 0", "matches in view are highlighted")
    page.picture("find")
    page.key("Enter")
    page.comes(f"{COUNT} === '{number % count + 1} of {count:,}'", "Enter goes to the next")
    page.key("Shift+Enter")
    page.comes(f"{COUNT} === '{number} of {count:,}'", "Shift and Enter back")
    for _ in range(3):
        page.key("Shift+Enter")
    page.comes(f"{COUNT} === '{number - 3} of {count:,}'", "and on to those before the reader's place")
    page.settle()
    page.expect(page.value(here), "which can be seen")
    page.value("(field => { field.value = 'no such thing anywhere'; field.dispatchEvent(new Event('input')); })(document.getElementById('find-text'))")
    page.comes(f"{COUNT} === 'nothing found'", "what is not there is not found")
    page.comes(f"{marks} === 0", "and nothing is highlighted")
    page.value("(field => { field.value = 'the'; field.dispatchEvent(new Event('input')); })(document.getElementById('find-text'))")
    page.comes(f"{marks} > 0", "another text is")
    page.value("document.getElementById('find-text').focus()")
    page.key("Escape")
    page.comes(f"document.getElementById('find').hidden && {marks} === 0", "Escape ends it")
    page.expect(page.value("document.activeElement === preview.panes[0].box"), "and the conversation has the keys")


def check_find_long(page):
    """A hundred thousand messages: the page draws on while they are searched, and the first match comes at once."""
    page.value("preview.panes[0].scrollTo(preview.panes[0].view.height / 2)")
    page.settle()
    frames = page.value("""(async () => {
      preview.find.open();
      const field = document.getElementById("find-text");
      let longest = 0, last = performance.now(), count = 0, isOver = false;
      const tick = now => { longest = Math.max(longest, now - last); last = now; count += 1; if (!isOver) requestAnimationFrame(tick); };
      requestAnimationFrame(tick);
      const start = performance.now();
      field.value = "Message 99"; field.dispatchEvent(new Event("input"));
      const said = document.getElementById("find-count");
      while (!/^\\d+ of [\\d,]+$/.test(said.textContent)) await new Promise(resolve => setTimeout(resolve, 5));
      isOver = true;
      return { longest, count, taken: performance.now() - start, said: said.textContent };
    })()""")
    print(f"      searched 100,000 messages in {frames['taken']:.0f} ms, {frames['count']} frames drawn meanwhile, the longest after {frames['longest']:.0f} ms")
    # Message 99, 990 to 999, 9900 to 9999 and 99000 to 99999.
    page.expect(frames["said"].endswith("of 1,111"), "all of 100,000 messages are searched", frames["said"])
    page.expect(frames["count"] > 3, "while the page draws on", frames)
    page.comes("preview.panes[0].element.textContent.includes('Message 99000')", "and the first match after the reader's place is shown")
    page.value("(field => { field.value = 'word'; field.dispatchEvent(new Event('input')); })(document.getElementById('find-text'))")
    page.comes(f"/^1?\\d*[\\d,]+ of 2\\d,\\d{{3}}\\+$/.test({COUNT})", "of too many matches it tells that there are more")
    page.value("preview.find.close()")


def check_right_to_left(page):
    page.value("preview.state.set({ direction: 'rtl', width: 390, zoom: 1, style: 'merged' })")
    page.settle()
    side = """(() => { const field = document.querySelector(".composer .field-box").getBoundingClientRect(), button = document.querySelector(".composer button").getBoundingClientRect();
      const word = document.querySelector(".composer .words").getBoundingClientRect(), caret = document.querySelector(".composer .caret").getBoundingClientRect();
      return { buttonIsLeft: button.right <= field.left, wordIsRight: word.left + word.width / 2 > field.left + field.width / 2, caretIsRight: caret.left > field.left + field.width / 2 }; })()"""
    page.comes(f"Object.values({side}).every(Boolean)", "the composer is right-to-left when the direction is")
    page.picture("rtl")
    page.value("preview.state.set({ direction: 'ltr' })")
    page.comes(f"Object.values({side}).every(each => !each)", "and left-to-right again")


def check_requests(page, preview):
    """What no page asks is refused, and the preview goes on."""
    own = page.value("({ pane: preview.panes[0].name, match: { id: 1, path: ['text'], start: 0, end: 1 }, settings: null })")
    pane, match = own["pane"], own["match"]
    view = page.value("""(async () => { let body; const send = globalThis.fetch;
      globalThis.fetch = (address, options) => { if (String(address).endsWith("view")) body = options.body; return send(address, options); };
      await preview.panes[0].update(); globalThis.fetch = send; return JSON.parse(body); })()""")
    cases = [("find", {"pane": pane, "text": text, "first": first, "count": count}, 400)
             for text, first, count in (("e" * 2000, 0, 5), ("e", -1, 5), ("e", 0, 0), ("e", 0, 10**6), ("e", 10**18, 5))]
    cases += [("place", {"pane": pane, "match": {**match, **change}}, 400)
              for change in ({"start": 5, "end": -7}, {"start": 9, "end": 3}, {"end": 2**62}, {"path": "text"}, {"path": []}, {"id": "nobody"})]
    cases += [("view", {**view, "find": {"text": "e" * 2000}}, 400)]
    cases += [("view", {**view, "find": {"text": "e", "current": {**match, **change}}}, 200) for change in ({"start": 5, "end": -7}, {"id": "nobody"})]
    cases += [("inspect", {"pane": pane, **question}, 200) for question in (
        {}, {"id": "nobody", "part": 0}, {"id": 1, "part": 10**9}, {"id": 1, "part": -(10**9)}, {"x": 1e300, "y": -1e300}, {"x": 1})]
    cases += [("whole", {"style": "/etc/passwd"}, 400), ("whole", {"style": "merged", "styleText": "{"}, 400), ("whole", {"style": "merged"}, 200)]
    wrong = []
    for name, body, status in cases:
        answer = page.page.request.post(preview.address + name, data=json.dumps(body)).status
        if answer != status:
            wrong.append((name, body if len(str(body)) < 300 else "…", answer))
    page.expect(not wrong and preview.is_running, f"{len(cases)} requests that no page makes are refused or answered", wrong)
    page.value("preview.panes[0].update()")


def check_names(page, preview):
    """The page is also there under the other name of this machine, and no time is told as none."""
    other = Page(page.page.context.new_page())
    status = other.page.request.get(preview.address, headers={"Host": f"localhost:{preview.port}"}).status
    elsewhere = other.page.request.get(preview.address, headers={"Host": f"example.org:{preview.port}"}).status
    page.expect((status, elsewhere) == (200, 403), "the preview answers to localhost, and to no other name", (status, elsewhere))
    other.page.close()
    facts = page.value("""(async () => { const found = new Set();
      for (let step = 0; step < 12; step += 1) {
        preview.state.set(step % 3 === 0 ? { width: 340 + step } : step % 3 === 1 ? { theme: step % 2 ? "dark" : "light" } : { frames: step % 2 === 0 });
        await preview.panes[0].update(); found.add(document.getElementById("facts").textContent.replace(/^.* laid out in /, ""));
      } preview.state.set({ theme: "light", frames: false }); return [...found]; })()""")
    page.expect(all(re.fullmatch(r"[\d.]+ (µs|ms)", fact) and float(fact.split()[0]) > 0 for fact in facts), "a layout never takes no time", facts)
