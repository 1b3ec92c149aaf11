"""Measures frame times, and takes the pictures of the README."""

import time

from reading import drag_corner, find, select
from window import Window, focus, press


def measure(window):
    """Measures frame times while flinging both ways through the middle, and while the width changes.

    It prints the times next to their targets, and never fails: they depend on the machine as much as on the program."""
    window.ask("middle 0.5")
    window.rest()
    first = window.ask("measure")
    for velocity in (-9000, 9000, -30000, 30000, -3000):
        window.ask(f"fling {velocity}")
        window.rest()
    drag_corner(window, 60)
    result = window.ask("measure")
    frames = result["frames"]
    print(f"measured: {first['messages']} messages, first frame {first['firstFrameSeconds']:.3f} s after the texts were in memory "
          f"(asked: 1), all of them {first['allSeconds']:.2f} s")
    for name, asked in (("fling", 4), ("resize", 8)):
        layout, total = frames[name]["layout"], frames[name]["total"]
        print(f"measured: {frames[name]['count']} frames, {name}: layout p50 {layout['p50']} ms, p99 {layout['p99']} ms (asked: {asked}), "
              f"most {layout['max']} ms; whole frame p50 {total['p50']} ms, p99 {total['p99']} ms", flush=True)


def pictures(program, folder, messages):
    """Takes the pictures: light, dark, Arabic, selected text, matches, and a streaming answer."""
    folder.mkdir(parents=True, exist_ok=True)
    window = Window(program, "--messages", str(messages))
    focus()
    window.rest()
    window.shot(folder / 'light.png')
    window.ask("dark 1")
    window.rest()
    window.shot(folder / 'dark.png')
    window.ask("dark 0")
    select(window)
    window.shot(folder / 'selected.png')
    press("key", "Escape")
    find(window)
    time.sleep(0.5)
    window.shot(folder / 'found.png')
    press("key", "Escape")
    press("key", "End")
    window.ask("stream 200")
    window.until("streaming", lambda state: state["streams"] < 110)
    window.shot(folder / 'streaming.png')
    window.close()
    window = Window(program, "--messages", str(messages), "--arabic", "--rtl", "--locale", "ar")
    window.rest()
    window.shot(folder / 'arabic.png')
    window.close()
