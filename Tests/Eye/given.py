"""Messages that are not random: the corpora of the repository, hostile texts, and the inputs of earlier audits."""

import json
import pathlib

CORPORA = pathlib.Path(__file__).resolve().parent.parent / "Corpora"
# A longer text is of no use to the eye: its beginning shows what the rest does.
LONGEST = 1500
START = 1_773_478_800_000


def lines(path):
    """Yields the JSON objects of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.strip():
            yield json.loads(line)


def hostile():
    """Yields the texts of the adversarial corpus that are valid Unicode."""
    for case in lines(CORPORA / "adversarial/cases.jsonl"):
        text = ""
        for piece, count in case.get("runs", ()):
            text += piece * min(count, LONGEST)
        if text:
            yield text[:LONGEST]
    for case in lines(CORPORA / "adversarial/blns.jsonl"):
        yield case["text"]
    yield from (CORPORA / "adversarial/mixed-app-text.txt").read_text(encoding="utf-8").split("\n\n")


def texts():
    """Yields messages of the corpora of texts."""
    for text in hostile():
        yield {"text": text}
    for answer in lines(CORPORA / "markdown.jsonl"):
        yield {"text": answer["text"], "format": "markdown"}
    for number, message in enumerate(lines(CORPORA / "chat-dev.jsonl")):
        if number % 8 == 0:
            yield {"text": message["text"][:LONGEST], "lang": message["lang"].split("+")[0]}


def audit():
    """Yields the messages of the inputs of the audits, each with the name of its file in its id."""
    for path in sorted((CORPORA / "audit").rglob("*.jsonl")):
        for number, message in enumerate(lines(path)):
            yield message | {"id": f"{path.parent.name}/{path.stem}:{number + 1}"}


def conversation():
    """Returns all given messages as one conversation, in which everybody takes turns; "you" is the reader."""
    messages = list(audit())
    for number, message in enumerate(texts()):
        sender = ("you", "Ines", "Ines", "أمل")[number % 4]
        state = {"delivery": ("sent", "delivered", "read", "failed")[number // 4 % 4]} if sender == "you" else {}
        messages.append({"id": f"given{number}", "sender": sender, "timestamp": START + 40_000 * number} | state | message)
    # Spread, so that the first few hundred have something of everything.
    return [messages[index * 7919 % len(messages)] for index in range(len(messages))] if len(messages) % 7919 else messages
