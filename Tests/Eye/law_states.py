"""States: any two states of one thing are drawn with other forms, or with colours of at least 2 : 1, in both themes."""

import itertools
import json
import random

import words
from cells import Breach

LEAST = 2
# The same time on all of them, so that only the state differs.
START, STEP, TIME = 1_773_478_800_000, 90_000_000, "12:00"
# What an operation says besides its form.
COLOURS = ("color", "role", "message", "sender", "index")


def families(pick):
    """Yields the name of a thing, and its states by name: each is what a message has besides its id and time."""
    mine, theirs = {"sender": "you"}, {"sender": "Ines"}
    text = words.sentence(pick, most=12)
    yield "delivery", {state: mine | {"text": text, "delivery": state} for state in ("sending", "sent", "delivered", "read", "failed")}
    picture = {"type": pick.choice(("image", "video", "animation", "videoNote", "sticker")), "width": 600, "height": 400, "duration": 9}
    for name, value in (("media", picture), ("file", {"type": "file", "name": "plan.pdf", "bytes": 20_480})):
        states = {state: value | {"state": state} for state in ("ready", "loading", "remote", "missing", "failed")}
        states |= {"uploading": value | {"state": "uploading", "progress": 0.3}, "uploaded further": value | {"state": "uploading", "progress": 0.7}}
        yield name, {state: theirs | {"text": "", "attachments": [attachment]} for state, attachment in states.items()}
    poll = {"type": "poll", "question": "Which?", "options": ["One", "One", "One"], "votes": [4, 4, 4], "voters": 12}
    quiz = poll | {"correct": 1}
    sender = pick.choice((mine, theirs))
    yield "poll", {f"chosen {chosen}": sender | {"text": "", "attachments": [poll | {"chosen": chosen}]} for chosen in ([], [0], [1])}
    yield "quiz", {f"chosen {chosen}": sender | {"text": "", "attachments": [quiz | {"chosen": chosen}]} for chosen in ([0], [1], [2])}
    yield "task", {str(checked): sender | {"text": "x", "blocks": [{"type": "list", "items": [{"blocks": [{"type": "paragraph", "text": "Bins"}], "checked": checked}]}]}
                   for checked in (True, False)}
    yield "reaction", {str(own): sender | {"text": text, "reactions": [{"symbol": "👍", "count": 2, "mine": own}]} for own in (True, False)}
    yield "call", {str(missed): theirs | {"text": "", "attachments": [{"type": "call", "missed": missed}]} for missed in (True, False)}
    yield "button", {kind: theirs | {"text": text, "buttons": [[{"title": "Yes", "kind": kind}]]} for kind in ("action", "primary", "link", "copy")}
    yield "growing", {str(grows): theirs | {"text": text, "streaming": grows} for grows in (True, False)}
    yield "growing from nothing", {str(grows): theirs | {"text": "", "format": "markdown", "streaming": grows} for grows in (True, False)}
    alert = [{"type": "paragraph", "text": "Mind the gap"}]
    yield "alert", {kind or "quote": theirs | {"text": "x", "blocks": [{"type": "quote", "blocks": alert} | ({"kind": kind} if kind else {})]}
                    for kind in (None, "note", "tip", "important", "warning", "caution")}


def breaches(batch):
    messages = []
    for number, (family, states) in enumerate(families(random.Random(f"{batch.seed} states"))):
        for place, (state, value) in enumerate(states.items()):
            messages.append(value | {"id": f"{family}: {state}", "timestamp": START + (number * 10 + place) * STEP, "time": TIME})
    # Names, avatars and lines between rows are no part of a state.
    plain = batch.configuration.having(others=("--private",))
    for theme in ("light", "dark"):
        header, rows = batch.tool.run(messages, plain, "--drawing", "--theme", theme)
        by_family = {}
        for row in rows:
            if "operations" in row and "id" in row:
                by_family.setdefault(row["id"].split(": ")[0], []).append(row)
        for family, members in by_family.items():
            for one, other in itertools.combinations(members, 2):
                contrast = difference(one["operations"], other["operations"])
                if contrast is not None and contrast < LEAST:
                    yield Breach("states", family, one["id"], f"{one['id']} and {other['id']} have the same forms, and colours of {contrast:.2f} : 1",
                                 f"--private --theme {theme}")


def form(operation):
    """What an operation draws, without its colours."""
    return json.dumps({key: value for key, value in operation.items() if key not in COLOURS}, sort_keys=True)


def difference(one, other):
    """The largest contrast of two drawings of the same forms; None if the forms differ."""
    if sorted(map(form, one)) != sorted(map(form, other)):
        return None
    pairs = zip(sorted(one, key=form), sorted(other, key=form))
    return max((contrast(first.get("color"), second.get("color")) for first, second in pairs), default=1)


def contrast(one, other):
    """The contrast of two colours `#rrggbb` (WCAG 2.2)."""
    if not one or not other:
        return 1
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour):
    channels = [int(colour[place:place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
