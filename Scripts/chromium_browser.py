"""Starts a headless Chromium with Playwright, with a fixed set of layout flags.

A program that imports this module runs in the environment of `browser_python`; Chromium is the system's. Pages and fonts are local files or pages of
this machine. Host names are mapped to nothing, so a run never touches the network.
"""

from browser_python import CHROMIUM
from playwright.sync_api import sync_playwright

# The switches that can move a glyph or a line come first; the rest keep the browser quiet and offline, beside Playwright's own.
FLAGS = (
    "--font-render-hinting=none",
    "--force-device-scale-factor=1",
    "--disable-gpu",
    "--allow-file-access-from-files",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--disable-sync",
    "--no-pings",
)

# How long anything may take, in milliseconds. What is waited for is a condition; this only ends a run in which it never holds.
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
        """A page of Playwright's, with nothing of the pages before; sizes in px."""
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, is_mobile=is_phone)
        context.set_default_timeout(LIMIT)
        return context.new_page()

    @property
    def version(self):
        return "Chrome " + self.chromium.version


class Page:
    """A page that is told and asked in expressions of JavaScript."""

    def __init__(self, page):
        self.page = page

    def value(self, expression, *arguments):
        """The value of an expression, or of the function that it is with arguments; a promise is awaited."""
        call = f"arguments => ({expression})(...arguments)" if arguments else f"() => ({expression})"
        return self.page.evaluate(call, list(arguments))

    def until(self, condition):
        """Waits until a condition holds."""
        # A function is compiled once, at its first look; afterwards the page's own policy forbids it.
        self.page.wait_for_function(f"() => Boolean({condition})")
