#!/usr/bin/env python3
"""Takes the documentation's picture of the preview: a conversation, and the inspector of the part that was clicked."""

import argparse
import sys

import browser_python

browser_python.enter_or_skip()

from chromium_browser import Browser, Page  # noqa: E402
from preview_process import ROOT, Preview  # noqa: E402

PLACE = ROOT / "Documentation" / "Pictures" / "preview.png"
READY = "globalThis.preview?.panes[0]?.rowCount && preview.panes[0].view.isSettled"
# JavaScript that presses on the text of the reply.
PRESS = """(() => {
  const pane = preview.panes[0], frame = pane.box.getBoundingClientRect();
  const line = [...pane.element.querySelectorAll(".rows tspan")].find(span => span.textContent.startsWith("The lake"));
  const place = line.getBoundingClientRect();
  pane.dispatchEvent(new CustomEvent("point", { detail: {
    x: place.left - frame.left + 20, y: place.top - frame.top - 8 + pane.top + place.height / 2 } }));
})()"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built bubble")
    tool = parser.parse_args().tool
    with Preview(tool, ROOT / "Demo" / "weekend.jsonl", "--style", "merged") as preview, Browser() as browser:
        page = Page(browser.new_page(1180, 760))
        page.page.goto(preview.address)
        page.until(READY)
        page.value(PRESS)
        page.until("!document.getElementById('inspect-found').hidden")
        page.page.screenshot(path=PLACE, animations="disabled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
