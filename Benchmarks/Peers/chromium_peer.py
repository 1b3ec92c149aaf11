"""The driver of headless Chromium: each text is a block element. See peer.h.

Times are those of the page's own clock. All elements of a kind are put into the page at once, and one layout is forced. It includes style and
block layout, but not painting. An element's font list has only the fonts that its text needs; `new-all` lists all of them, and `empty` and
`empty-width` measure elements without text.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "Scripts"))
import browser_python  # noqa: E402

browser_python.enter()

import chromium_recorder  # noqa: E402
import peer  # noqa: E402

PAGE = pathlib.Path(__file__).with_name("chromium_peer.js")


def main():
    texts = peer.Input(sys.argv[1:])
    with chromium_recorder.Recorder() as browser:
        browser.add_script(PAGE.read_text(encoding="utf8"))
        loaded = browser.apply("openFonts", [["file://" + path, f"font{number}"] for number, (path, _) in enumerate(texts.fonts)], texts.size)
        if loaded != len(texts.fonts):
            sys.exit(f"Chromium loaded {loaded} of {len(texts.fonts)} fonts")
        every = list(range(len(texts.fonts)))
        for kind, own in texts.kinds.items():
            for start in range(0, len(own), 100):
                browser.apply("addTexts", kind, [[text.text, text.language, text.fonts] for text in own[start:start + 100]])

        def measure(command, kind):
            count = len(texts.kinds[kind])
            if command in ("width", "empty-width"):
                time = browser.apply("relayout", kind, texts.widths, command == "empty-width")
                return round(time * 1e6), count * (len(texts.widths) - 1)
            if command == "lines":
                return browser.apply("lineCount", kind, texts.widths[0]), count
            time = browser.apply("layOut", kind, texts.widths[0], every if command == "new-all" else None, command == "empty")
            return round(time * 1e6), count

        peer.answer(browser.version, texts, measure)


if __name__ == "__main__":
    main()
