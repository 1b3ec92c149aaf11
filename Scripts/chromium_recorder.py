"""Lays out texts in a page of Chromium's for the recording scripts, and reads the versions of fonts and packages."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from chromium_browser import Browser, Page

# Both CJK punctuation trimming and automatic spacing between scripts are off, so that a line's width is
# exactly the sum of its advances. `plaintext` gives every paragraph the direction of its own first strong
# character (UAX #9 P2, P3).
STYLE = """
.message {
  white-space: pre-wrap; overflow-wrap: anywhere; word-break: normal; line-break: auto; hyphens: manual;
  tab-size: 8; text-align: start; unicode-bidi: plaintext;
  font-kerning: normal; font-synthesis: none; text-rendering: geometricPrecision;
  letter-spacing: 0; word-spacing: 0; text-spacing-trim: space-all; text-autospace: no-autospace;
}
.opportunities { overflow-wrap: normal; }
"""

PAGE_SCRIPT = pathlib.Path(__file__).resolve().with_name("chromium-page.js")


class Recorder(Browser):
    """A running Chromium with one page that holds `chromium-page.js`; a context manager."""

    def __enter__(self):
        super().__enter__()
        # The page is a file, because only pages from files may load the fonts.
        with tempfile.NamedTemporaryFile("w", suffix=".html", encoding="utf-8") as file:
            file.write(f'<!doctype html><html lang="en"><meta charset="utf-8"><style>{STYLE}</style>\n')
            file.write(f"<body><script>{PAGE_SCRIPT.read_text(encoding='utf-8')}</script></body></html>")
            file.flush()
            self.page = Page(self.new_page())
            self.page.page.goto(pathlib.Path(file.name).as_uri())
        return self

    def apply(self, function, *arguments):
        """Calls a function of the page. Arguments and result are passed as JSON, which is faster than Playwright's way."""
        call = f"async text => JSON.stringify(await {function}(...JSON.parse(text)) ?? null)"
        return json.loads(self.page.value(call, json.dumps(arguments)))

    def add_script(self, source):
        """Adds functions to the page."""
        self.page.page.add_script_tag(content=source)

    def add_style(self, rules):
        self.page.page.add_style_tag(content=rules)

    def load_fonts(self, folder, size):
        """Loads the fonts that `stack.txt` names, in fallback order, at a size in px."""
        stack = read_stack(folder)
        self.load_files([path for path, _ in stack], size)
        return stack

    def load_files(self, paths, size):
        loaded = self.apply("loadFonts", [pathlib.Path(os.path.realpath(path)).as_uri() for path in paths], size)
        if loaded != len(paths):
            raise ValueError(f"Chromium loaded {loaded} of {len(paths)} fonts")


def read_stack(folder):
    """Returns (path, family) of each line of FOLDER/stack.txt: file, family and face index, separated by tabs.

    Chromium opens only the first face of a collection, so any other index is refused.
    """
    stack = []
    with open(os.path.join(folder, "stack.txt"), encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if not fields[0] or fields[0].startswith("#"):
                continue
            if len(fields) > 2 and int(fields[2]) != 0:
                raise ValueError(f"{fields[0]}: face {fields[2]} of a collection cannot be loaded")
            stack.append((os.path.realpath(os.path.join(folder, fields[0])), fields[1]))
    return stack


def read_corpus(path):
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines if line.strip()]


def package_versions(stack):
    """Returns the Debian package versions of Chromium and of the packages of the fonts; empty on other systems."""
    if not shutil.which("dpkg-query"):
        return {}
    files = {path for path, _ in stack}
    owners = subprocess.run(["dpkg-query", "-S", *files], capture_output=True, text=True)
    names = {line.split(":")[0] for line in owners.stdout.splitlines() if ": " in line}
    names |= {"chromium", "libharfbuzz0b", "libfreetype6"}
    query = ["dpkg-query", "-W", "-f", "${Package}\t${Version}\n", *sorted(names)]
    rows = subprocess.run(query, capture_output=True, text=True).stdout.splitlines()
    return dict(row.split("\t") for row in rows)
