"""Checks what the page of `bubble preview` does for designers: colours and contrast, fields that are changed in place, distances, and what differs from the
style of the list."""

import json
import re

# The middle of a line of a message's text that is well inside the window, and its row's key; null if no such line is visible.
LINE = """(() => {
  const pane = preview.panes[0], box = pane.box.getBoundingClientRect();
  for (const line of pane.element.querySelectorAll(".rows li[data-key^=m] text tspan")) {
    const frame = line.getBoundingClientRect();
    const color = line.parentElement.previousElementSibling?.getAttribute("class") ?? "";
    if (!/-(sent|received)-text$/.test(color) || frame.top < box.top + 80 || frame.bottom > box.bottom - 80 || frame.width < 60) continue;
    return { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2, key: line.closest("li").dataset.key };
  }
  return null;
})()"""
# The relative luminance and the contrast of two colours by WCAG 2.2, worked out here once more.
CONTRAST = """((one, other) => {
  const luminance = text => [1, 3, 5].map(at => parseInt(text.slice(at, at + 2), 16) / 255)
    .map(value => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
    .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
})"""
# The inspector's colours: what is shown of each.
SWATCHES = """[...document.querySelectorAll("#inspect-colors li")].map(item => ({
  kind: item.querySelector("small").textContent, name: item.querySelector(".words span").textContent,
  value: item.querySelector("code").textContent, contrast: item.querySelector(".contrast").hidden ? null : item.querySelector(".contrast").textContent,
  isLow: item.querySelector(".contrast").classList.contains("low"), well: item.querySelector("input")?.value ?? null }))"""
FIELDS = """Object.fromEntries([...document.querySelectorAll("#inspect-fields li")].map(item => {
  const control = item.querySelector("input, select");
  return [item.dataset.path, control ? [control.type, control.type === "checkbox" ? control.checked : control.value] : null]; }))"""


def pick(page):
    """Presses on a line of a message's text, and waits until the inspector tells of it."""
    page.value("""(async () => { const pane = preview.panes[0];
      for (let top = pane.top; !LINE && top > 0; top -= 200) await pane.scrollTo(top); return true; })()""".replace("LINE", LINE))
    place = page.value(LINE)
    page.value("document.getElementById('inspect-name').textContent = ''")
    page.page.mouse.click(place["x"], place["y"])
    page.comes("!document.getElementById('inspect-found').hidden && document.getElementById('inspect-name').textContent !== ''", "a press tells what is there")
    return place


def set_field(page, path, value):
    """Changes a field of the inspector as somebody would who writes in it."""
    return page.value("""((path, value) => {
      const control = document.querySelector(`#inspect-fields li[data-path="${path}"]`).querySelector("input, select");
      if (control.type === "checkbox") control.checked = value; else control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    })""", path, value)


def check_colors(page):
    page.value("document.getElementById('tab-view').click()")
    page.value("preview.state.set({ style: 'merged', styleText: null, theme: 'light', me: 'you', direction: 'ltr', unread: '', fontScale: 1 })")
    page.settle()
    place = pick(page)
    page.comes("document.querySelectorAll('#inspect-colors li').length > 0", "the inspector shows colours")
    colors = page.value(SWATCHES)
    text = next((color for color in colors if color["kind"] == "Text"), None)
    page.expect(text and re.fullmatch(r"(sent|received|notice)\.text", text["name"]), "that of the text, with its role", colors)
    page.expect(text["well"] == text["value"][:7], "in a colour well", text)
    surface = text["name"].split(".")[0]
    told = float(re.match(r"[\d.]+", text["contrast"])[0])
    behind = {"sent": "#e1ffc7", "received": "#ffffff"}[surface]
    own = page.value(CONTRAST, text["value"], behind)
    page.expect(abs(told - own) < 0.06 and f"on {surface}.fill" in text["contrast"] and not text["isLow"],
                f"and its contrast of {told} with the bubble", (colors, own))
    drawn = page.value("""((key, name) => getComputedStyle(document.querySelector(`li[data-key="${key}"] [class$="-${name}"]`)).fill)""",
                       place["key"], text["name"].replace(".", "-"))
    page.expect(drawn == "rgb({}, {}, {})".format(*bytes.fromhex(text["value"][1:7])), "it is the colour that is drawn", (drawn, text))
    page.picture("colors")
    # A well in the inspector changes the style, live, and keeps the opacity.
    page.value("""(() => { const well = document.querySelector("#inspect-colors input");
      well.value = "#7a0019"; well.dispatchEvent(new Event("input", { bubbles: true })); })()""")
    page.comes(f"(preview.state.values.styleText ?? '').includes('\"{surface}.text\": \"#7a0019\"')", "a well of the inspector changes the style's text")
    page.comes(f"{SWATCHES}.some(color => color.value === '#7a0019')", "and the conversation shows it")
    # Initials are read on the disc that stands where no picture is.
    page.value("preview.state.set({ styleText: null })")
    page.settle()
    avatar = page.value("""(() => { const box = preview.panes[0].box.getBoundingClientRect();
      for (const disc of document.querySelectorAll(".rows [class*='-avatar']:not([class*='Text'])")) {
        const frame = disc.getBoundingClientRect();
        if (frame.width > 20 && frame.top > box.top + 20 && frame.bottom < box.bottom - 20) return [frame.left + frame.width / 2, frame.top + frame.height / 2];
      } return null; })()""")
    page.page.mouse.click(*avatar)
    page.comes(f"{SWATCHES}.some(color => color.name === 'avatarText' && /^[\\d.]+:1 on avatar\\d+$/.test(color.contrast) && !color.isLow)",
               "initials have their contrast with the avatar")
    # Bubbles with a gradient have another colour behind each line: the lowest contrast is told, once.
    page.value("preview.state.set({ style: 'balloon', styleText: null })")
    page.settle()
    pick(page)
    page.comes(f"{SWATCHES}.some(color => / on #[0-9a-f]{{6}}$/.test(color.contrast))", "a text on a gradient has the contrast with what lies behind it")
    colors = page.value(SWATCHES)
    page.expect(len({(color["kind"], color["name"]) for color in colors}) == len(colors), "once", colors)
    page.value("preview.state.set({ style: 'merged' })")
    page.settle()


def check_low_contrast(page, preview_of):
    """A message with words in colours that are hard to read, one of them large."""
    with preview_of([{"id": 1, "sender": "ann", "text": "pale small words", "spans": [{"start": 0, "end": 16, "color": "#9a9a9a"}]},
                     {"id": 2, "sender": "ann", "text": "pale small words"}]) as preview:
        page.open(preview.address + "#dates=false")
        for scale, needed, is_low in (("1", 4.5, True), ("2", 3, True)):
            page.value(f"preview.state.set({{ fontScale: {scale} }})")
            page.settle()
            place = page.value("""(() => { const line = [...document.querySelectorAll(".rows text tspan")].find(line => line.textContent.startsWith("pale"));
              const frame = line.getBoundingClientRect();
              return [frame.left + 20, frame.top + frame.height / 2]; })()""")
            page.page.mouse.click(*place)
            page.comes(f"{SWATCHES}.some(color => color.value === '#9a9a9a')", f"a colour of its own at {scale} times the size")
            color = next(color for color in page.value(SWATCHES) if color["value"] == "#9a9a9a")
            page.expect(color["isLow"] == is_low and f"below {needed}:1" in color["contrast"], f"is marked as below {needed}:1", color)
        page.picture("contrast-low")


def check_fields(page):
    page.value("document.getElementById('tab-view').click()")
    page.value("preview.state.set({ style: 'merged', styleText: null, me: 'you', fontScale: 1 })")
    page.settle()
    pick(page)
    page.comes("document.querySelectorAll('#inspect-fields li input').length > 3", "fields of the inspector can be changed")
    kinds = page.value(FIELDS)
    page.expect(kinds.get("text.font.size") == ["number", "17"], "a number, as a number", kinds)
    page.expect(any(kind and kind[0] == "select-one" for kind in kinds.values()), "words, as a list", kinds)
    page.expect(any(kind and kind[0] == "checkbox" for kind in kinds.values()), "and yes or no", kinds)
    height = page.value("preview.panes[0].view.height")
    page.value("""document.querySelector('#inspect-fields li[data-path="text.font.size"] input').focus()""")
    page.key("ArrowUp")
    page.comes("JSON.parse(preview.state.values.styleText ?? '{}').text?.font?.size === 18", "an arrow makes it one more, in the style's text")
    page.comes(f"preview.panes[0].view.height > {height}", "and the conversation is laid out anew")
    page.key("Shift+ArrowUp")
    page.comes("JSON.parse(preview.state.values.styleText).text.font.size === 28", "with Shift ten more")
    page.expect(page.value("document.activeElement.getAttribute('aria-label')") == "text.font.size", "the field keeps the keys")
    text = page.value("preview.state.values.styleText")
    original = page.value("(async () => (await (await import('./api.js')).get('setup')).styles.find(style => style.name === 'merged').json)()")
    page.expect(text == original.replace('"font": { "size": 17 }, "italicActions"', '"font": { "size": 28 }, "italicActions"'),
                "and nothing else of the text is changed", text[:300])
    # What is not written is inserted; words and switches.
    page.expect("strut" not in original, "a field that the style does not write", "")
    set_field(page, "text.strut", json.dumps("first") if '"first"' in str(page.value(
        """[...document.querySelector('#inspect-fields li[data-path="text.strut"] select').options].map(option => option.value).join()""")) else "\"none\"")
    page.comes("'strut' in JSON.parse(preview.state.values.styleText).text", "is inserted where it belongs")
    page.comes("!document.getElementById('inspect-problem').textContent", "and the style is valid")
    set_field(page, "text.italicActions", False)
    page.comes("JSON.parse(preview.state.values.styleText).text.italicActions === false", "a switch is set")
    # A number outside the schema's range is not taken.
    set_field(page, "text.font.size", "0")
    page.expect(page.value("JSON.parse(preview.state.values.styleText).text.font.size") == 28, "a number out of its range is not taken")
    page.expect(page.value("""document.querySelector('#inspect-fields li[data-path="text.font.size"] input').getAttribute("aria-invalid")""") == "true",
                "and marked as wrong")
    page.picture("fields")
    set_field(page, "text.gap", "9")
    page.comes("JSON.parse(preview.state.values.styleText).text.gap === 9 && !preview.state.isWriting", "another field is changed")
    page.page.go_back()
    page.comes("JSON.parse(preview.state.values.styleText).text.gap === undefined || JSON.parse(preview.state.values.styleText).text.gap === 5",
               "the browser's Back undoes it alone")
    page.expect(page.value("JSON.parse(preview.state.values.styleText).text.italicActions") is False, "and leaves those before")
    page.value("document.getElementById('tab-style').click()")
    page.comes("document.getElementById('editor-text').value === preview.state.values.styleText", "the editor has the text")
    for _ in range(3):
        page.page.go_back()
    page.comes("preview.state.values.styleText === null", "Back once for each field undoes all")
    page.comes("!document.getElementById('editor-text').value.includes('strut')", "in the editor too")
    page.settle()
    page.expect(page.value("preview.panes[0].view.height") == height, "and in the layout")
    check_roles(page)
    # A pane beside it, of another style, is not what is changed.
    page.value("document.getElementById('tab-inspect').click()")
    page.value("preview.state.set({ otherStyle: 'balloon' })")
    page.comes("preview.panes.length === 2 && preview.panes[1].rowCount > 2", "another style stands beside it")
    page.value("""(() => { const pane = preview.panes[1];
      pane.dispatchEvent(new CustomEvent("point", { detail: { x: 160, y: pane.top + pane.room / 2 } })); })()""")
    page.comes("!!preview.panes[1].marked && [...document.querySelectorAll('#inspect-found :is(.fields, .swatches) :is(input, select)')].every(each => each.disabled)",
               "fields of the other style cannot be changed")
    page.value("preview.state.set({ otherStyle: '' })")
    page.comes("preview.panes.length === 1", "and it is gone")


def check_roles(page):
    """A field of sent messages is written where it holds for them, and for them alone if they have their own."""
    cases = page.value("""(async () => {
      const { StyleText } = await import("./stylepaths.js");
      const presetText = '{"sent": {"bubble": {"fill": "#112233"}}, "bubble": {"fill": "#ffffff"}}';
      const change = (text, role, steps, value, preset = null, whole = {}) => new StyleText(text, preset).with(role, steps, value, whole);
      return [
        change('{"bubble": {"fill": "#ffffff"}, "sent": {"bubble": {"fill": "#000000"}}}', "sent", ["bubble", "fill"], "#111111"),
        change('{"bubble": {"fill": "#ffffff"}, "sent": {"bubble": {"fill": "#000000"}}}', "received", ["bubble", "fill"], "#111111"),
        change('{"preset": "x"}', "sent", ["bubble", "fill"], "#111111", presetText),
        change('{"preset": "x"}', "received", ["bubble", "radius"], 4, presetText),
        change('{\\n  "text": {\\n    "gap": 1\\n  }\\n}', "received", ["text", "font", "size"], 9),
        change('{}', null, ["colors", "dark", "sent.text"], "#010203"),
        change('{"labels": [{"gap": 1}, {"gap": 2}]}', "sent", ["labels", 1, "gap"], 7),
        change('{}', "sent", ["labels", 0, "gap"], 7, null, { labels: [{ gap: 1, color: null }] }),
        change('{"a": ', "sent", ["text", "gap"], 7),
      ];
    })()""")
    page.expect(cases == [
        '{"bubble": {"fill": "#ffffff"}, "sent": {"bubble": {"fill": "#111111"}}}',
        '{"bubble": {"fill": "#111111"}, "sent": {"bubble": {"fill": "#000000"}}}',
        '{"preset": "x", "sent": { "bubble": { "fill": "#111111" } }}',
        '{"preset": "x", "bubble": { "radius": 4 }}',
        '{\n  "text": {\n    "gap": 1,\n    "font": { "size": 9 }\n  }\n}',
        '{ "colors": { "dark": { "sent.text": "#010203" } } }',
        '{"labels": [{"gap": 1}, {"gap": 7}]}',
        '{ "labels": [{"gap":7,"color":null}] }',
        None,
    ], "values are written where they hold", cases)


def check_wells(page):
    """Colours in the editor."""
    page.value("preview.state.set({ style: 'merged', styleText: null })")
    page.value("document.getElementById('tab-style').click()")
    page.value("document.getElementById('editor-text').scrollTop = 0")
    page.settle()
    page.comes("document.querySelectorAll('#editor-wells input').length > 5", "the editor has a well for each colour that can be seen")
    names = page.value("[...document.querySelectorAll('#editor-wells input')].map(well => [well.getAttribute('aria-label'), well.value])")
    page.expect(["colors.light.sent.text", "#0e1f0a"] in names, "named by its path, with its colour", names)
    page.picture("editor-wells")
    page.value("""(() => { const text = document.getElementById("editor-text");
      text.value = text.value.replace('"sent.text": "#0e1f0a"', '"sent.text": "#0e1f0acc"'); text.dispatchEvent(new Event("input")); })()""")
    page.value("""(() => { const well = [...document.querySelectorAll("#editor-wells input")].find(well => well.getAttribute("aria-label") === "colors.light.sent.text");
      well.focus(); for (const color of ["#301020", "#302030"]) { well.value = color; well.dispatchEvent(new Event("input", { bubbles: true })); } })()""")
    page.comes("preview.state.values.styleText?.includes('\"sent.text\": \"#302030cc\"')", "a well changes the text, and keeps the opacity")
    page.expect(page.value("document.activeElement.getAttribute('aria-label')") == "colors.light.sent.text", "and stays")
    page.value("document.getElementById('editor-text').scrollTop = 1e6")
    page.comes("[...document.querySelectorAll('#editor-wells input')].some(well => well.getAttribute('aria-label') === 'sent.bubble.fill')",
               "wells follow the scrolling")
    page.value("document.getElementById('editor-reset').click()")


def check_differences(page):
    page.value("preview.state.set({ style: 'merged', styleText: null })")
    page.value("document.getElementById('tab-style').click()")
    page.settle()
    page.comes("document.getElementById('changes').hidden", "a style of the list differs in nothing")
    original = page.value("document.getElementById('editor-text').value")
    text = (original.replace('"radius": 16,', '"radius": 20,').replace('"fill": "#e1ffc7"', '"fill": "#abcdef"')
            .replace('"sent": {', '"sent": {\n          "text": { "gap": 6 },').replace('"poll": { "result": "percent" },', "")
            .replace('"italicActions": true, "lineHeight"', '"strut": "all", "italicActions": true, "lineHeight"'))
    page.write("editor-text", text)
    rows = """[...document.querySelectorAll("#changes li")].map(item => [item.querySelector(".path").textContent, item.querySelector(".values").textContent])"""
    page.comes("document.querySelectorAll('#changes li').length === 4", "fields that differ are listed")
    found = page.value(rows)
    page.expect(["bubble.radius", "16 → 20"] in found, "with the old value and the new one", found)
    page.expect(["sent.bubble.fill", "#e1ffc7 → #abcdef"] in found and ["sent.text.gap", "5 → 6"] in found, "of the messages of a role", found)
    page.expect(any(path == "content.poll.result" and old.startswith("percent → ") for path, old in found), "one that was taken away", found)
    page.expect(not any("strut" in path for path, _ in found), "and none that was written as it is anyway", found)
    page.value("document.getElementById('changes').open = true")
    page.picture("differences")
    page.value("document.querySelector('#changes .path').click()")
    page.comes("!!document.querySelector('.editor mark.found')", "a click shows where it stands")
    for path in ("bubble.radius", "sent.text.gap", "content.poll.result", "sent.bubble.fill"):
        count = page.value("document.querySelectorAll('#changes li').length")
        page.value("(name => document.querySelector(`#changes [aria-label='Set back ${name}']`).click())", path)
        page.comes(f"document.querySelectorAll('#changes li').length === {count - 1}", f"{path} is set back")
    now = page.value("document.getElementById('editor-text').value")
    page.expect(json.loads(now)["bubble"]["radius"] == 16 and "text" not in json.loads(now)["sent"], "the text is as it was", now[:400])
    page.value("document.getElementById('editor-reset').click()")
    page.comes("document.getElementById('changes').hidden", "and the list is gone")


def check_distances(page):
    page.value("document.getElementById('tab-view').click()")
    page.value("preview.state.set({ style: 'merged', styleText: null, fontScale: 1 })")
    page.settle()
    place = pick(page)
    told = "document.getElementById('inspect-distances').innerText"
    page.expect(re.search(r"To the bubble\s+left [\d.]+, top [\d.]+, right [\d.]+, bottom [\d.]+", page.value(told)), "the inspector lists distances",
                page.value(told))
    frame = page.value("preview.panes[0].marked.frame")
    # The bubble has the text in it: four insets.
    numbers = "[...document.querySelectorAll('.rulers text')].map(text => Number(text.textContent))"
    spot = page.value("(r => [r.left, r.top, r.right, r.bottom])(preview.panes[0].spot.getBoundingClientRect())")
    page.page.mouse.move((spot[0] + spot[2]) / 2, spot[1] - 3)
    page.comes(f"{numbers}.length === 4", "four insets in what holds it")
    words = page.value("document.querySelector('#inspect-distances dd').textContent")
    wanted = [float(number) for number in re.findall(r"[\d.]+", words)]
    shown = page.value(numbers)
    page.expect(sorted(shown) == sorted(wanted), "the same that the inspector says", (shown, wanted, frame))
    page.picture("distances-inside")
    # Another row: one distance below or above.
    other = page.value("""(place => { const pane = preview.panes[0], box = pane.box.getBoundingClientRect();
      const rows = [...pane.element.querySelectorAll(".rows li")].filter(row => row.dataset.key.startsWith("m") && row.dataset.key !== place.key);
      for (const row of rows) for (const line of row.querySelectorAll("text tspan")) {
        const frame = line.getBoundingClientRect();
        if (frame.top > box.top + 20 && frame.bottom < box.bottom - 20 && frame.width > 20 && frame.height > 15) return [frame.left + frame.width / 2, frame.top + frame.height / 2];
      } return null; })""", place)
    page.page.mouse.move(*other)
    page.comes(f"{numbers}.length > 0 && {numbers}.length < 4", "the distance from a part of another message")
    hovered = page.value("""(async ([x, y]) => { const { ask } = await import("./api.js"); const pane = preview.panes[0];
      return (await ask("inspect", { pane: pane.name, ...pane.pointAt(x, y), isBrief: true })).frame; })""", other)
    gaps = [hovered[1] - frame[1] - frame[3], frame[1] - hovered[1] - hovered[3]]
    down = max(gaps)
    page.expect(any(abs(number - down) < 0.02 for number in page.value(numbers)), f"of {down:.2f} points", (page.value(numbers), frame, hovered))
    page.picture("distances-beside")
    page.page.mouse.move(5, 5)
    page.comes(f"{numbers}.length === 0", "and none when the pointer is gone")
    cases = page.value("""(async () => { const { distances } = await import("./rulers.js");
      const of = (one, other) => distances(one, other).map(({ from, to, value, guide }) => [from, to, value, !!guide]);
      return [of([0, 0, 10, 10], [20, 0, 10, 10]), of([0, 0, 10, 10], [20, 30, 10, 10]), of([5, 6, 10, 10], [0, 0, 40, 50]), of([0, 0, 40, 50], [5, 6, 10, 10]),
        of([0, 0, 10, 10], [5, 5, 10, 10])]; })()""")
    page.expect(cases == [
        [[[10, 5], [20, 5], 10, False]],
        [[[10, 5], [20, 5], 10, True], [[5, 10], [5, 30], 20, True]],
        *[[[[0, 11], [5, 11], 5, False], [[15, 11], [40, 11], 25, False], [[10, 0], [10, 6], 6, False], [[10, 16], [10, 50], 34, False]]] * 2,
        [[[5, 5], [0, 5], 5, False], [[10, 5], [15, 5], 5, False], [[5, 5], [5, 0], 5, False], [[5, 10], [5, 15], 5, False]],
    ], "distances of frames", cases)
    page.key("Escape")
