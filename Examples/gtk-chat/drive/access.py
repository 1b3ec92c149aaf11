"""Tests what screen readers are told, with AT-SPI as screen readers use it."""

import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 (after its version)

from window import check, press, type_text  # noqa: E402


def application(window):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(place)
            if child and child.get_process_id() == window.process.pid:
                return child
        time.sleep(0.2)
    return check("the window is on the accessibility bus", False)


def within(node):
    """Yields a node and its descendants; nodes that disappear in the meantime are left out."""
    if node is None:
        return
    yield node
    for place in range(node.get_child_count()):
        yield from within(node.get_child_at_index(place))


def named(node, role, name):
    return next((child for child in within(node) if child.get_role_name() == role and child.get_name() == name), None)


def items(the_list):
    children = [the_list.get_child_at_index(place) for place in range(the_list.get_child_count())]
    return [child for child in children if child and child.get_role_name() == "list item"]


def focused(node):
    found = [child for child in within(node) if child.get_state_set().contains(Atspi.StateType.FOCUSED)]
    return found[-1] if found else None


def eventually(test, seconds=10):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if result := test():
            return result
        time.sleep(0.1)
    return test()


def plain(name):
    """Returns a name without the characters around texts of another direction."""
    return "".join(letter for letter in name if letter not in "\u2066\u2067\u2068\u2069")


def access(window):
    root = application(window)
    window.ask("middle 0.8")
    window.rest()
    the_list = named(root, "list", "Messages")
    check("a screen reader finds the list of messages", the_list is not None)

    def of_row(row):
        message = window.message(row["id"])
        sender = "You" if message["sender"] == "you" else message["sender"]
        return next((item for item in items(the_list) if plain(item.get_name()).startswith(sender + ", ") and
                     message["text"][:60] in plain(item.get_name())), None)

    # Read again each time: estimated heights may become exact, which moves the visible rows.
    def without_items():
        return [window.message(row["id"]) for row in window.places("row") if not of_row(row)]

    check("each message that can be seen is an item with its sender and text",
          eventually(lambda: not without_items()), (without_items(), [item.get_name() for item in items(the_list)]))
    rows = window.places("row")
    print("    " + items(the_list)[0].get_name())
    def is_in_place(row):
        box = of_row(row).get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        return abs(box.y - (row["y"] - window.widget("origin")[1])) <= 1

    check("in its place", is_in_place(rows[0]), rows[0])
    press("mousemove", 250, 400, "click", 4)
    window.rest()
    moved = next(row for row in window.places("row") if row["id"] == rows[0]["id"])
    check("also when it has moved", moved["y"] != rows[0]["y"] and eventually(lambda: is_in_place(moved)), (rows[0], moved))

    press("mousemove", 5, 400, "click", 1)
    press("key", "Escape", "Up", "Up")
    current = window.message(window.until("a current message", lambda state: state["current"] != "")["current"])
    item = eventually(lambda: (found := focused(root)) and current["text"][:60] in plain(found.get_name()) and found)
    check("the message that arrows go to has the keyboard", item and item.get_role_name() == "list item", current)

    window.field()
    type_text("Read me")
    field = named(root, "text", "Message")
    check("what is typed is told", field and eventually(lambda: field.get_description() == "Read me"))
    press("key", "ctrl+a", "BackSpace")
    press("key", "ctrl+f")
    window.until("the find bar", lambda state: state["finds"])
    wanted = {("push button", "Find"), ("push button", "Previous match"), ("push button", "Next match"), ("entry", "Find in the conversation"),
              ("scroll bar", "Messages"), ("push button", "Emoticons"), ("push button", "Send"), ("text", "Message")}
    there = {(node.get_role_name(), node.get_name()) for node in within(root)}
    check("all that can be pressed has a name", wanted <= there, wanted - there)
    press("key", "Escape")

    visited = set()
    for _ in range(16):
        press("key", "Tab")
        time.sleep(0.1)
        if found := focused(root):
            visited.add(found.get_name())
    missing = {"Messages", "Emoticons", "Message", "Send", "Dark", "Find"} - visited
    check("Tab goes through all of the window", not missing or missing == {"Messages"} and current["text"][:60] in str(visited), (missing, visited))
