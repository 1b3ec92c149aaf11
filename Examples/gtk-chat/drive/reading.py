"""Tests reading: scrolling, selecting, searching, links and quotes, menus, keys."""

import pathlib
import time

from window import Window, check, focus, press, type_text

PRESSES = pathlib.Path(__file__).resolve().parents[3] / "Tests/CLibrary/presses.jsonl"


def left(state):
    """Returns the distance to the end: rows above become exact in the meantime, which changes the distance to the beginning."""
    return state["total"] - state["y"]


def scroll(window):
    before = window.rest()
    check("opened at the end", before["atEnd"], before)
    press("mousemove", 250, 400)
    press("click", "--repeat", 5, 4)
    after = window.rest()
    check("the wheel scrolls up", left(after) > left(before) + 200, (before, after))
    window.ask("fling -4000")
    states = []
    while not states or states[-1]["moves"]:
        states.append(window.state())
        time.sleep(0.1)
    check("a fling goes on by itself, and ends", left(states[-1]) > left(after) + 500, (after, states[-1]))
    ways = [left(state) for state in states]
    half = len(ways) // 2
    check("and slows down", ways[half] - ways[0] > (ways[-1] - ways[half]) * 2, ways)


def scroll_up_to(window, kind, steps=150):
    """Scrolls up until something of a kind that can be pressed is well within the window."""
    for _ in range(steps):
        window.rest()
        places = [place for place in window.places(kind) if 120 < place["y"] < 650]
        if places:
            return places[0]
        press("mousemove", 250, 400, "click", "--repeat", 6, 4)
    return check(f"found a {kind} in the conversation", False)


def prepend(window, times):
    answer = window.ask(f"prepend {times} 5")
    check(f"{times} prepends move the anchored message by {answer['moved']} px", answer["moved"] <= 1, answer)


def select(window):
    window.ask("middle 0.9")
    window.rest()
    texts = window.places("text")
    check("there are texts to select", len(texts) >= 3)
    first, last = texts[0], texts[2]
    before = window.picture()
    press("mousemove", first["x"] + 5, first["y"], "mousedown", 1)
    for part in range(1, 11):
        press("mousemove", int(first["x"] + 5 + (last["x"] + last["width"] * 0.6 - first["x"]) * part / 10),
              int(first["y"] + (last["y"] - first["y"]) * part / 10))
    press("mouseup", 1)
    state = window.rest()
    check("dragging selects across messages", state["selected"].count("\n") >= 1, state)
    check("and is seen", window.changed(before, texts[1]["x"], texts[1]["y"] - 4, 20, 8) > 0.5)
    return state


def pasted(window):
    """Returns the text of the clipboard, by pasting it into the field."""
    window.field()
    press("key", "ctrl+v")
    state = window.until("pasting", lambda state: state["typed"] != "")
    press("key", "ctrl+a", "BackSpace")
    window.until("deleting", lambda state: state["typed"] == "")
    return state["typed"]


def copy(window, selected):
    press("key", "ctrl+c")
    text = pasted(window)
    check("what was selected is copied and pasted", text == selected["selected"], (selected, text))


def find(window):
    press("key", "ctrl+f")
    window.until("the keyboard is in the find bar", lambda state: state["finds"])
    before = window.picture()
    type_text("sister needs")
    first = window.until("finding", lambda state: state["query"] == "sister needs" and state["matches"] > 0, 60)
    window.rest()
    check("what is found is highlighted", window.changed(before, 0, 60, 456, 600) > 0.001)
    press("key", "Return")
    second = window.rest()
    check("finding goes to the match above", second["match"] < first["match"], (first, second))
    press("key", "ctrl+g")
    third = window.rest()
    check("and back to the one below", third["match"] == first["match"], (second, third))
    press("key", "Return")
    return window.rest()


def find_names(window):
    """Tests that names of files are found, as messages' own texts are."""
    press("key", "ctrl+f")
    window.until("the keyboard is in the find bar", lambda state: state["finds"])
    before = window.picture()
    type_text("packing list")
    state = window.until("finding a file", lambda state: state["query"] == "packing list" and state["matches"] > 0, 60)
    window.rest()
    check("what is found in a file's name is highlighted", window.changed(before, 0, 60, 456, 600) > 0.001, state)
    close_find(window)


def find_nothing(window):
    """Tests that a word without a match is searched for in slices, and that the window answers between them."""
    press("key", "ctrl+f")
    window.until("the keyboard is in the find bar", lambda state: state["finds"])
    type_text("zyzzyva")
    state = window.until("looking for an absent word", lambda state: state["query"] == "zyzzyva" and not state["searches"], 60)
    check("an absent word is found nowhere", state["matches"] == 0, state)
    check("it is looked for in slices", state["slices"] == -(-state["count"] // 500), state)
    close_find(window)


def close_find(window):
    press("key", "Escape")
    state = window.until("the find bar closes", lambda state: not state["finds"])
    check("Escape ends finding", state["query"] == "" and state["matches"] == 0, state)


def hover(window):
    window.ask("middle 0.95")
    place = scroll_up_to(window, "link")
    press("mousemove", 5, place["y"])
    away = window.until("nothing under the pointer", lambda state: state["hover"] == "")
    before = window.picture()
    press("mousemove", place["x"], place["y"])
    state = window.until("a link under the pointer", lambda state: state["hover"] == "link")
    check("the pointer is a hand over a link", (away["cursor"], state["cursor"]) == ("default", "pointer"), (away, state))
    check("and the link lights up", window.changed(before, place["x"] - 10, place["y"] - 5, 20, 10) > 0.5)
    text = next(text for text in window.places("text") if text["id"] != place["id"])
    press("mousemove", text["x"] + 5, text["y"])
    check("over a text it is a caret", window.until("a text", lambda state: state["hover"] == "text")["cursor"] == "text")
    press("mousemove", place["x"], place["y"])
    window.until("the link again", lambda state: state["hover"] == "link")
    press("click", "--repeat", 2, 4)
    after = window.rest()
    is_link = any(link["x"] - link["width"] / 2 <= place["x"] <= link["x"] + link["width"] / 2 and abs(link["y"] - place["y"]) < 8
                  for link in window.places("link"))
    check("what is scrolled under the pointer counts", (after["hover"] == "link") == is_link, after)


def follow_link(window):
    place = scroll_up_to(window, "link")
    count = len(window.opened)
    press("mousemove", place["x"], place["y"], "click", 1)
    check("a press on a link opens it", window.opens(count) and window.opened[-1].startswith("https://"), window.opened)
    press("click", 3)
    window.choose("Copy Address")
    check("its menu copies the address", pasted(window) == window.opened[-1], window.opened)


def follow_named(program):
    """Presses links that are formatted in messages, and a footnote, in a conversation of its own."""
    window = Window(program, "--transcript", str(PRESSES), "--height", "900")
    window.rest(300)
    focus()
    window.ask("middle 0")
    window.rest()
    for kind, wanted in (("named", "https://example.org/a?b=1#c"), ("footnote", "footnote: n")):
        place, count = window.places(kind)[0], len(window.opened)
        press("mousemove", place["x"], place["y"], "click", 1)
        check(f"a press on a {kind} follows it", window.opens(count) and window.opened[-1] == wanted, window.opened)
    window.close()


def jump(window):
    place = scroll_up_to(window, "quote")
    quoted = window.message(place["id"])["quote"]["text"]
    before = window.state()
    press("mousemove", place["x"], place["y"], "click", 1)
    after = window.rest()
    there = window.message(after["current"])
    check("a press on a quote goes to the message above that it quotes", there.get("text") == quoted and
          int(place["id"]) - 26 <= int(after["current"]) < int(place["id"]), (place, quoted, there))
    seen = [text["id"] for text in window.places("row", "text")]
    check("which can be seen then", after["current"] in seen, (after, seen))
    window.ask(f"to {before['y']}")
    window.rest()
    place = window.places("quote")[0]
    quoted = window.message(place["id"])["quote"]["text"]
    press("mousemove", place["x"], place["y"], "click", 3)
    window.choose("Go to Quoted Message")
    after = window.rest()
    check("and so does the menu", window.message(after["current"]).get("text") == quoted, after)


def expand(window):
    place = scroll_up_to(window, "more")
    before = window.state()
    press("mousemove", place["x"], place["y"], "click", 1)
    after = window.rest()
    check("a long message is shown whole", after["total"] > before["total"] + 20, (before, after))
    # The pressed label was at this place; now more of the text is there.
    press("click", 3)
    window.choose("Shorten")
    again = window.rest()
    check("the menu shortens it again", abs(again["total"] - before["total"]) < 1, (before, again))
    short = next(text for text in window.places("text") if text["id"] != place["id"])
    press("mousemove", short["x"] + 8, short["y"], "click", 3)
    entries = window.until("a menu", lambda state: state["menu"])["menu"]
    check("a short one offers neither", not {"Shorten", "Show All"} & set(entries), entries)
    press("key", "Escape")
    window.until("the menu closes", lambda state: not state["menu"])


def menu(window):
    window.ask("middle 0.9")
    window.rest()
    place = window.places("text")[1]
    message = window.message(place["id"])
    press("mousemove", place["x"] + 8, place["y"], "click", 3)
    window.choose("Copy Text")
    check("the menu copies a message", pasted(window) == message["text"], message)
    press("mousemove", place["x"] + 8, place["y"], "click", 3)
    window.choose("Reply")
    time.sleep(0.3)
    type_text("Agreed")
    before = window.until("replying", lambda state: state["typed"] == "Agreed")
    press("key", "Return")
    window.until("the reply", lambda state: state["count"] == before["count"] + 1)
    window.rest()
    reply = window.message(window.places("quote")[-1]["id"])
    check("the menu replies, with a quote", (reply["text"], reply["quote"]["text"]) == ("Agreed", message["text"]), reply)


def keys(window):
    """Tests everything that the list does with the keyboard."""
    window.ask("middle 0.8")
    place = scroll_up_to(window, "link")
    press("mousemove", 5, place["y"], "click", 1)
    press("key", "Escape")
    window.until("no current message", lambda state: state["current"] == "")
    press("key", "Up")
    first = window.until("a current message", lambda state: state["current"] != "")
    press("key", "Up", "Up")
    second = window.rest()
    check("arrows go from message to message", int(second["current"]) == int(first["current"]) - 2, (first, second))
    press("key", "Down")
    check("in both directions", int(window.rest()["current"]) == int(first["current"]) - 1)
    for _ in range(40):
        if (distance := int(window.rest()["current"]) - int(place["id"])) == 0:
            break
        press("key", *["Up" if distance > 0 else "Down"] * abs(distance))
    count = len(window.opened)
    press("key", "Return")
    check("Enter follows the link of the current message", window.opens(count), window.opened)
    press("key", "shift+F10")
    entries = window.until("the menu", lambda state: state["menu"])["menu"]
    check("Shift+F10 opens its menu", "Copy Text" in entries, entries)
    press("key", "Escape")
    window.until("the menu closes", lambda state: not state["menu"])
    before = window.rest()
    press("key", "Prior")
    page = window.rest()
    check("Page Up goes up by a page", left(page) > left(before) + before["height"] * 0.7, (before, page))
    press("key", "Home")
    check("Home goes to the first message", window.rest()["y"] <= 0.5)
    press("key", "End")
    check("End goes to the last one", window.rest()["atEnd"])


def theme(window):
    light = window.state()["background"]
    press("mousemove", *window.widget("dark"), "click", 1)
    dark = window.until("the dark", lambda state: state["background"] != light)["background"]
    image = window.picture()
    check("a button makes it dark", sum(image.getpixel((3, 300))[:3]) < 300 and int(dark[:2], 16) < 64, dark)
    press("click", 1)
    window.until("light again", lambda state: state["background"] == light)


def stream(window):
    window.ask("to 1e12")
    window.rest()
    window.ask("stream 60")
    state = window.rest()
    check("what streams in stays in sight at the end", state["atEnd"], state)
    window.ask("middle 0.9")
    before = window.rest()
    window.ask("stream 30")
    after = window.rest()
    check("and moves nothing for who reads elsewhere", before["y"] == after["y"], (before, after))


def drag_corner(window, steps, seen=lambda: None):
    """Changes the size step by step, as when the reader drags a corner of the window."""
    for step in range(steps):
        width = 480 + (step if step < steps // 2 else steps - step) * 16
        window.ask(f"resize {width} 800")
        time.sleep(0.03)
        seen()
    window.ask("resize 480 800")
    return window.rest()


def resize(window):
    window.ask("middle 0.5")
    window.rest()
    before = window.rest()
    rows = window.places("row")
    widths, lost = set(), []

    def look():
        widths.add(window.state()["width"])
        if rows[0]["id"] not in [row["id"] for row in window.places("row", "text")]:
            lost.append(window.state())

    after = drag_corner(window, 12, look)
    check(f"resizing lays out each width ({len(widths)} of them)", len(widths) >= 5, widths)
    check("what was read stays in sight meanwhile", not lost, lost)
    again = next((row for row in window.places("row") if row["id"] == rows[0]["id"]), None)
    check("and is where it was when the width is", before["width"] == after["width"] and again and
          abs(again["y"] - rows[0]["y"]) <= 1, (before, after, rows[0], again))
