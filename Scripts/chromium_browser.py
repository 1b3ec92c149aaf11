"""Starts a headless Chromium with Playwright, with a fixed set of layout flags.

A program that imports this module runs in the environment of `browser_python`; Chromium is the system's. Pages and fonts are local files or pages of
this machine. Host names are mapped to nothing, so a run never touches the network.
"""

from browser_python import CHROMIUM
from playwright.sync_api import sync_playwright

# The first switches can move a glyph or a line; the others stop dialogs and network access, in addition to Playwright's own.
FLAGS = (
    "--font-render-hinting=none",
    "--force-device-scale-factor=1",
    "--disable-gpu",
    "--allow-file-access-from-files",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-sync",
    "--no-pings",
)

# The longest time in milliseconds that anything may take. Checks wait for conditions; the limit ends a run in which one never holds.
LIMIT = 180_000


class Browser:
    """A running Chromium, a context manager."""

    def __enter__(self):
        self._manager = sync_playwright()
        playwright = self._manager.__enter__()
        try:
            self.chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS), timeout=LIMIT)
        except BaseException:
            self._manager.__exit__()
            raise
        return self

    def __exit__(self, *_):
        try:
            self.chromium.close()
        finally:
            self._manager.__exit__()

    def new_page(self, width=1000, height=1000, scale=1, is_phone=False):
        """Opens a page of Playwright's that shares nothing with earlier pages; sizes in px."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, is_mobile=is_phone)
        context.set_default_timeout(LIMIT)
        return context.new_page()

    @property
    def version(self):
        return "Chrome " + self.chromium.version


class Page:
    """A page that is controlled by JavaScript expressions."""

    def __init__(self, page):
        self.page = page

    def value(self, expression, *arguments):
        """Returns the value of an expression; calls it first if arguments are given. Waits for promises."""
        call = f"arguments => ({expression})(...arguments)" if arguments else f"() => ({expression})"
        return self.page.evaluate(call, list(arguments))

    def until(self, condition):
        """Waits until a condition holds."""
        # The condition is a function, so it is compiled only once, before the page's security policy forbids it.
        self.page.wait_for_function(f"() => Boolean({condition})")
