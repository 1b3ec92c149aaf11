"""Drives the page of `bubble preview` in a browser, for its checks."""

from chromium_browser import Page
from playwright.sync_api import Error

# JavaScript that changes a text field as typing does.
WRITE = """((id, text) => {
  const field = document.getElementById(id);
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
})"""
# JavaScript that returns the visible rows, with their places on the screen.
SEEN = """(() => {
  const pane = preview.panes[0], frame = pane.box.getBoundingClientRect();
  return [...pane.element.querySelectorAll(".rows li")].map(row => {
    const place = row.getBoundingClientRect();
    return { key: row.dataset.key, top: place.top - frame.top, height: place.height, text: row.textContent };
  }).filter(row => row.top + row.height > 0 && row.top < frame.height);
})()"""
# JavaScript that steps through widths and back while the reader's place stays the same. It returns how long each answer took, for which
# width, and where the place was. A page that is not settled asks again at the same width.
WIDTHS = """(async count => {
  const pane = preview.panes[0];
  const place = key => pane.element.querySelector(`li[data-key="${key}"]`)?.getBoundingClientRect().top ?? null;
  const key = SEEN.find(row => row.top > 60).key;
  const before = place(key), rows = [], wanted = [], shown = [];
  const take = ({ detail }) => shown.push({ width: detail.width, isSettled: detail.isSettled });
  const go = async width => {
    if (width !== preview.state.values.width) wanted.push(width);
    await preview.setWidth(width);
  };
  pane.addEventListener("shown", take);
  pane.times.length = 0;
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  let worst = 0, lost = 0;
  for (let step = 0; step < count; step += 1) {
    await go(320 + Math.round(100 * Math.sin(step / count * 2 * Math.PI)) + step % 2 * 0.5);
    const now = place(key);
    if (now === null) lost += 1; else worst = Math.max(worst, Math.abs(now - before));
    rows.push(pane.rowCount);
  }
  await go(320);
  pane.removeEventListener("shown", take);
  const asked = performance.getEntriesByType("resource").filter(entry => entry.name.endsWith("/view"));
  return {
    wanted, widths: shown.map(each => each.width), unsettled: shown.filter(each => !each.isSettled).length, worst, lost,
    answers: asked.map(entry => entry.responseEnd - entry.requestStart), shown: pane.times.map(each => each.shown),
    rows: Math.max(...rows), nodes: document.querySelectorAll(".rows li").length,
  };
})""".replace("SEEN", SEEN)


class PreviewPage(Page):
    """The page of a preview, in a window of its own."""

    def __init__(self, browser, pictures, problems, width=1280, height=820, scale=1, is_phone=False):
        super().__init__(browser.new_page(width, height, scale, is_phone))
        self.pictures, self.problems = pictures, problems

    def expect(self, is_good, what, seen=""):
        print(f"{'ok  ' if is_good else 'FAIL'}  {what}{'' if is_good else f': {str(seen)[:400]}'}", flush=True)
        if not is_good:
            self.problems.append(what)

    def open(self, address):
        # The browser must load the page again: a change of only the fragment of its URL would not.
        self.page.goto("about:blank")
        self.page.goto(address)
        self.until("globalThis.preview?.panes[0]?.rowCount")

    def comes(self, condition, what):
        """Waits until a condition holds; otherwise notes a failure. `what` describes the condition."""
        try:
            self.until(condition)
            return self.expect(True, what)
        except Error as error:
            return self.expect(False, what, f"{error}; {self.value('document.body.innerText.slice(0, 300)')}")

    def settle(self):
        """Waits until all changes are shown and all heights are exact."""
        self.value("Promise.all(preview.panes.map(pane => pane.update())).then(() => true)")
        self.until("preview.panes.every(pane => pane.view.isSettled)")

    def write(self, field, text):
        return self.value(WRITE, field, text)

    def key(self, key):
        self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.insert_text(text)

    def picture(self, name):
        if self.pictures:
            # Moving parts are drawn at the end of their animations.
            self.page.screenshot(path=self.pictures / f"{name}.png", animations="disabled")

    def seen(self):
        return self.value(SEEN)
