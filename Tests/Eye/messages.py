"""Random conversations of messages with all parts; the same seed gives the same messages."""

import random

import attachments
import blocks
import words

START = 1_773_478_800_000


class Conversation:
    """A source of messages; `people` are a few of the names, and "you" is the reader."""

    def __init__(self, seed):
        self.pick = random.Random(seed)
        self.people = self.pick.sample(words.NAMES, self.pick.choice((1, 2, 4, 12)))
        if self.pick.random() < 0.1:
            self.people[0] = words.LONG_NAME
        self.time = START
        self.sender = "you"
        self.made = 0
        self.earlier = []

    def messages(self, count):
        return [self.message() for _ in range(count)]

    def chance(self, probability):
        return self.pick.random() < probability

    def some(self, most):
        return [self.pick.choice(self.people + ["Dave", "Eve"]) for _ in range(self.pick.randint(1, most))]

    def message(self):
        pick = self.pick
        self.made += 1
        self.time += pick.choice((5_000, 20_000, 60_000, 400_000, 4_000_000, 90_000_000))
        if self.chance(0.55):
            self.sender = pick.choice(["you"] * 2 + self.people)
        value = {"id": f"m{self.made}", "sender": self.sender, "timestamp": self.time, "text": ""}
        if self.chance(0.04):
            return value | {"sender": None, "kind": "notice", "text": f"{words.name(pick)} → {words.sentence(pick)}"}
        script = pick.choice(words.FREQUENT)
        self.content(value, script)
        self.facts(value, script)
        if value["text"] and len(self.earlier) < 200:
            self.earlier.append({"id": value["id"], "sender": self.sender, "text": value["text"][:300]})
        return value

    def content(self, value, script):
        """Gives the message what it says."""
        pick, kind = self.pick, self.pick.random()
        if kind < 0.36:
            value["text"] = words.text(pick, script)
        elif kind < 0.66:
            value["attachments"] = attachments.attachments(pick, script)
            if self.chance(0.45):
                value["text"] = words.text(pick, script)
        elif kind < 0.70:
            value["attachments"] = [attachments.media(pick, "sticker")]
        elif kind < 0.84:
            value["blocks"] = blocks.blocks(pick, script)
            if self.chance(0.1):
                value["attachments"] = attachments.attachments(pick, script)
        elif kind < 0.96:
            value["text"], value["format"] = blocks.markdown(pick, script), "markdown"
        else:
            value |= blocks.rich(pick, script, 40)
        if value["sender"] != "you" and not value.get("attachments") and "blocks" not in value and self.chance(0.12):
            value["streaming"] = True
            value["text"] = value["text"][:pick.choice((0, 3, 40, 400))]
        if self.chance(0.02):
            value["kind"] = "action"
        if self.chance(0.02):
            value["deleted"] = True

    def facts(self, value, script):
        """Gives the message what is known about it besides what it says."""
        pick = self.pick
        if self.chance(0.18):
            quote = pick.choice(self.earlier) if self.earlier and self.chance(0.6) else {
                "sender": pick.choice(self.people + ["you"]), "text": words.text(pick)}
            value["quote"] = dict(quote, **({"picture": True} if self.chance(0.3) else {}))
            if self.chance(0.1):
                value["quote"] = pick.choice(({}, {"sender": pick.choice(self.people), "text": "", "picture": True}))
        if self.chance(0.2):
            value["reactions"] = [{"symbol": pick.choice(words.EMOJI + ["+1"]), "count": pick.choice((1, 1, 2, 17, 12345)), "mine": self.chance(0.3)}
                                  for _ in range(pick.choice((1, 1, 2, 3, 9)))]
        if self.chance(0.1):
            value["buttons"] = [self.buttons(script) for _ in range(pick.randint(1, 3))]
        if value["sender"] == "you" and self.chance(0.9):
            value["delivery"] = pick.choice(("sending", "sent", "delivered", "read", "failed"))
        rare = {"edited": lambda: True, "pinned": lambda: True, "views": lambda: pick.choice((0, 7, 12345, 98_765_432)),
                "expires": lambda: self.time + 3_600_000, "forwarded": lambda: words.name(pick), "seenBy": lambda: self.some(8),
                "thread": lambda: {"replies": pick.choice((1, 3, 12345)), "people": self.some(4), "last": self.time + 60_000}}
        for field, make in rare.items():
            if self.chance(0.08):
                value[field] = make()

    def buttons(self, script):
        kinds = ("action", "primary", "link", "copy")
        if self.chance(0.2):
            return [str(number) for number in range(1, self.pick.choice((3, 9)))]
        return [{"title": words.sentence(self.pick, script, self.pick.choice((1, 2, 8))), "kind": self.pick.choice(kinds)}
                for _ in range(self.pick.randint(1, 3))]
