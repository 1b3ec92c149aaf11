"""Tests writing: typing, mentions, emoticons, input methods, sending."""

import time

from window import check, press, type_text

OBJECT = "\ufffc"


def names_of(window):
    """Returns the names of people who can be mentioned: the senders of the visible messages."""
    ids = {place["id"] for place in window.places("text", "row")}
    return sorted({window.message(number)["sender"] for number in ids} - {"you"}) + ["everybody"]


def mentions(window):
    press("key", "End")
    window.field()
    names = names_of(window)
    type_text("Hello @")
    check("an @ offers names", window.until("names", lambda state: state["name"] != "")["name"] == names[0], names)
    press("key", "Down")
    check("arrows choose among them", window.until("another", lambda state: state["name"] == names[1])["typed"] == "Hello @", names)
    type_text("EVE")
    check("letters narrow them down", window.until("everybody", lambda state: state["name"] == "everybody"), names)
    press("key", "Tab")
    named = window.until("a mention", lambda state: OBJECT in state["typed"])
    check("Tab takes the name as a mention", named["typed"] == f"Hello {OBJECT} " and named["name"] == "", named)
    press("key", "BackSpace", "BackSpace")
    check("which is deleted as one", window.until("deleting", lambda state: OBJECT not in state["typed"])["typed"] == "Hello ")
    type_text("a@b @")
    window.until("names", lambda state: state["name"] != "")
    press("key", "Escape")
    check("Escape closes the list", window.until("no names", lambda state: state["name"] == "")["typed"] == "Hello a@b @")
    type_text("x")
    time.sleep(0.2)
    check("which stays closed", window.state()["name"] == "")
    press("key", "ctrl+a", "BackSpace", "at")
    window.until("names", lambda state: state["name"] != "")
    press("mousemove", *window.settled("name"), "click", 1)
    check("a press takes a name", window.until("a mention", lambda state: OBJECT in state["typed"])["typed"] == f"{OBJECT} ")
    press("key", "ctrl+a", "BackSpace")


def emoticons(window):
    window.field()
    type_text("Yes ")
    press("mousemove", *window.widget("emoticons"), "click", 1)
    press("mousemove", *window.settled("emoticon"), "click", 1)
    check("an emoticon is chosen by the pointer", window.until("choosing", lambda state: "😄" in state["typed"])["typed"] == "Yes 😄")
    type_text("!")
    check("and the keyboard is back in the field", window.until("typing", lambda state: state["typed"].endswith("!"))["typed"] == "Yes 😄!")


def input_methods(window):
    """Tests GTK's own input method: dead keys, sequences of the Compose key, and characters by number."""
    window.field()
    press("key", "dead_acute")
    marked = window.until("a dead key", lambda state: state["marked"] != "")
    check("what an input method has begun is shown", marked["typed"] == marked["marked"] != "é", marked)
    press("key", "e")
    check("and becomes what it means", window.until("é", lambda state: state["marked"] == "")["typed"] == "é")
    press("key", "Multi_key", "o", "c")
    check("so do sequences of the Compose key", window.until("©", lambda state: state["marked"] == "")["typed"] == "é©")
    press("key", "ctrl+shift+u")
    type_text("1f686")
    marked = window.until("a number", lambda state: state["marked"].endswith("1f686"))
    check("the number of a character is underlined in the text", marked["typed"] == "é©" + marked["marked"], marked)
    press("key", "space")
    check("and becomes the character", window.until("a train", lambda state: state["marked"] == "")["typed"] == "é©🚆")
    press("key", "ctrl+shift+u")
    type_text("41")
    press("key", "Escape")
    check("Escape takes it back", window.until("nothing", lambda state: state["marked"] == "")["typed"] == "é©🚆")


def send(window):
    before = window.rest()
    window.field()
    type_text("Is this on? @")
    window.until("names", lambda state: state["name"] != "")
    press("key", "Return")
    window.until("a mention", lambda state: OBJECT in state["typed"])
    type_text(":)")
    press("key", "shift+Return")
    type_text("Yes")
    press("key", "Return")
    after = window.until("sending", lambda state: state["count"] == before["count"] + 1)
    check("what was typed is sent, and the end is shown", after["atEnd"] and after["typed"] == "", after)
    sent = window.message(window.rest()["last"])["text"]
    check("with the mention's name, the emoticon as a picture and a line break", sent.startswith("Is this on? @") and "😄" in sent and sent.endswith("\nYes"), sent)
