#!/usr/bin/env python3
"""Takes the documentation's picture of the preview: a conversation, and what made the part that was clicked."""

import argparse
import base64
import sys
import time

from chromium_browser import Browser, BrowserError
from preview_process import ROOT, Preview

PLACE = ROOT / "Documentation" / "Pictures" / "preview.png"
READY = "!!globalThis.preview?.panes[0]?.rowCount"
# A press on the text of the reply.
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
    try:
        browser = Browser()
    except BrowserError as error:
        print(f"preview-picture: skipped, as {error}")
        return 0
    with Preview(tool, ROOT / "Demo" / "weekend.jsonl", "--style", "merged") as preview, browser:
        browser.call("Emulation.setDeviceMetricsOverride", width=1180, height=760, deviceScaleFactor=1, mobile=False)
        browser.call("Page.navigate", url=preview.address)
        for condition, action in ((READY, PRESS), ("!document.getElementById('inspect-found').hidden", "0")):
            for _ in range(300):
                try:
                    if browser.evaluate(condition):
                        break
                except BrowserError:
                    pass
                time.sleep(0.05)
            else:
                print("preview-picture: the page does not show what it should", file=sys.stderr)
                return 1
            time.sleep(0.5)
            browser.evaluate(action)
        PLACE.write_bytes(base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
