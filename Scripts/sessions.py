"""Random scripts of requests for `bubble serve`, which compare-tools.py gives to two builds.

Each script opens a transcript and then uses it as an application does: rows are shown, messages are added, edited, streamed and removed, details are
opened, and texts are hit, selected, copied and searched. A script depends only on its number and on the messages that it may take. Many requests name
messages, paths or offsets that do not exist, because refusals have to be the same too.
"""

import json
import random

# Ways into the content of a message; most messages have only a few of them.
PATHS = [
    ["text"], ["blocks", 0], ["blocks", 1], ["blocks", 0, "text"], ["blocks", 1, "items", 0, "blocks", 0, "text"], ["quote", "text"],
    ["attachments", 0, "name"], ["attachments", 0, "options", 1, "text"], ["blocks", 2, "rows", 0, 1]]
ANSWER = """# Plan

Some **bold and *both* words**, a [link](https://example.org/a) and a note[^n].

1. first
   - inner `code`
2. second, with enough words to wrap onto another line

| a | b |
|--|--:|
| one | 2 |

> [!TIP]
> A hint with $x^2$.

```swift
let x = 1
```

<details><summary>More</summary>

Inside is a ||spoiler||.

</details>

[^n]: The note. مرحبا and 日本語.
"""


class Script:
    """The requests of one script."""

    def __init__(self, messages, number):
        self.random = random.Random(number)
        self.messages = messages
        self.made = 0
        self.ids = []
        self.requests = []

    def message(self):
        """Returns one of the messages with an id of its own. A quote names a message of this transcript."""
        message = dict(self.random.choice(self.messages))
        message["id"] = f"m{self.made}"
        self.made += 1
        if self.ids and isinstance(message.get("quote"), dict):
            message["quote"] = message["quote"] | {"id": self.random.choice(self.ids)}
        return message

    def id(self):
        """Returns the id of a message; one in twenty does not exist."""
        return self.random.choice(self.ids) if self.ids and self.random.random() > 0.05 else "nobody"

    def place(self, **members):
        return {"id": self.id(), "path": self.random.choice(PATHS)} | members

    def offset(self):
        return self.random.choice([0, 1, 3, 8, 20, 70, 400])

    def position(self):
        return {"id": self.id(), "offset": self.offset()} | ({"path": self.random.choice(PATHS)} if self.random.random() < 0.3 else {})

    def settings(self):
        """Returns some settings of an environment."""
        choose = self.random.choice
        all_ = {
            "fontScale": choose([0.8, 1, 1.3, 2]), "direction": choose(["ltr", "rtl"]), "selecting": choose([True, False]),
            "deviceScale": choose([1, 1.5, 3, None]), "locale": choose(["en", "de_DE", "ar", "hi_IN"]), "dates": choose([True, False]),
            "private": choose([True, False]), "me": choose(["you", "ann", None])}
        return {name: all_[name] for name in self.random.sample(sorted(all_), self.random.randint(0, 3))}

    def viewport(self):
        choose = self.random.choice
        viewport = {"bottom": True} if choose([True, False]) else {"top": choose([-20, 0, 100, 900])}
        viewport["height"] = choose([200, 640])
        for name in ["glyphs", "drawing", "accessibility", "overlay"]:
            if self.random.random() < 0.25:
                viewport[name] = True
        return viewport

    def edit(self):
        """Returns one edit; it is made more likely that messages are added than that they are removed."""
        kind = self.random.choice(["append", "append", "prepend", "insert", "replace", "remove", "move", "stream", "toggle", "scroll", "typing", "unread"])
        if kind in ("append", "prepend"):
            new = [self.message() for _ in range(self.random.randint(1, 3))]
            self.ids += [message["id"] for message in new]
            return {kind: new}
        if kind == "insert":
            message, at = self.message(), self.random.randint(0, len(self.ids))
            self.ids.append(message["id"])
            return {"insert": message, "at": at}
        if kind == "replace":
            return {"replace": self.message() | {"id": self.id()}}
        if kind == "remove":
            id = self.id()
            self.ids = [other for other in self.ids if other != id]
            return {"remove": id}
        if kind == "move":
            return {"move": self.id(), "to": self.random.randint(0, max(0, len(self.ids) - 1))}
        if kind == "stream":
            return {"stream": self.id(), "text": self.random.choice([" and more", "\n- item", "**", "`x`", " ö日本"])}
        if kind == "toggle":
            return {"toggle": self.place()}
        if kind == "scroll":
            return {"scroll": self.place(x=self.random.choice([0, 30, 1e4]), y=0)}
        return {"typing": self.random.choice([True, False, ["ann", "bo"]])} if kind == "typing" else {"unread": self.random.choice([None, self.id()])}

    def answer(self):
        """Adds a message that arrives in pieces."""
        id = f"m{self.made}"
        self.made += 1
        self.ids.append(id)
        self.add(edit={"append": {"id": id, "sender": "assistant", "format": "markdown", "streaming": True, "text": ""}})
        start = 0
        while start < len(ANSWER):
            end = start + self.random.choice([1, 3, 9, 40])
            self.add(edit={"stream": id, "text": ANSWER[start:end]}, **({"viewport": self.viewport()} if self.random.random() < 0.2 else {}))
            start = end
        self.add(edit={"finish": id}, viewport=self.viewport())

    def question(self):
        """Returns a request that changes no message."""
        choose = self.random.choice
        kind = choose(["hit", "hit", "caret", "rects", "select", "select", "find", "next", "highlight", "expand", "collapse", "uncover", "cover", "offset"])
        if kind == "hit":
            return {"hit": {"x": self.random.randint(0, 400), "y": self.random.randint(0, 1500)}}
        if kind == "caret":
            return {"caret": self.position()}
        if kind == "rects":
            return {"rects": self.place(start=0, end=self.offset())}
        if kind == "select":
            between = {"all": True} if choose([True, False, False]) else {"anchor": self.position(), "focus": self.position()}
            return {"select": between | {"top": 0, "height": 900, "text": True, "as": choose(["text", "markers", "markdown"])}}
        if kind in ("find", "next"):
            return {kind: {"text": choose(["e", "the", "ا", "x^2", "日"])} | ({"limit": 30} if kind == "find" else {})}
        if kind == "highlight":
            return {"highlight": choose([None, {"text": "e"}])}
        if kind in ("expand", "collapse"):
            return {kind: self.id()}
        if kind in ("uncover", "cover"):
            return {kind: choose([self.id(), self.place()])}
        return {"anchor": {"top": choose([0, 300]), "height": 500, "edge": choose(["top", "bottom"])}}

    def add(self, **request):
        if {"edit", "width", "environment", "expand", "collapse"} & set(request) and self.random.random() < 0.3:
            request["changes"] = True
        self.requests.append({"id": len(self.requests)} | request)

    def write(self, presets):
        """Returns the requests as lines."""
        choose = self.random.choice
        messages = [self.message() for _ in range(self.random.randint(0, 6))]
        self.ids = [message["id"] for message in messages]
        self.add(open={
            "messages": messages, "style": choose(presets), "width": choose([180, 320, 414.5, 800]), "heights": choose(["exact", "exact", "estimated"])}
            | self.settings())
        for _ in range(self.random.randint(6, 14)):
            kind = self.random.random()
            if kind < 0.4:
                self.add(edit=[self.edit() for _ in range(self.random.randint(1, 2))], **({"viewport": self.viewport()} if choose([True, False]) else {}))
            elif kind < 0.7:
                self.add(**self.question())
            elif kind < 0.8:
                self.add(viewport=self.viewport())
            elif kind < 0.88:
                self.add(width=choose([120, 250, 390, 1200]), viewport=self.viewport())
            elif kind < 0.95:
                self.add(environment=self.settings(), viewport=self.viewport())
            else:
                self.answer()
        self.add(viewport={"bottom": True, "height": 2000, "glyphs": True})
        return "".join(json.dumps(request, ensure_ascii=False) + "\n" for request in self.requests)
