"""What the hostile inputs of `hostile.py TOOL variations` share: an input with its commands, and the commands that most inputs go through."""

import json

# Far above a message's limit of 2 MB, so that the whole input is laid out rather than shortened.
ALL = ["--max-message-bytes", "67108864"]
STYLES = ["balloon", "padded", "tailed", "rows", "clustered", "merged"]


class Variation:
    """An input, the commands that read it from standard input, and what the checks have to know about it."""

    def __init__(self, kind, name, make, commands, sized=True, codes=(0,), serves=False):
        """`make` gets a size in bytes if the input is `sized`. `codes` are the permitted exit codes."""
        self.kind, self.name, self.make, self.commands = kind, name, make, commands
        self.sized, self.codes, self.serves = sized, codes, serves


def lines(*messages):
    # Not escaped, so that the bytes of the input are those of its text.
    return "\n".join(json.dumps(message, ensure_ascii=False) for message in messages).encode("utf-8", "surrogatepass")


def repeated(unit, size):
    return unit * max(1, size // len(unit.encode()))


def layout(form, *options):
    return ["layout", "-", "--input", "jsonl", *ALL, "--format", form, *options, "-o", "-"]


SERVE = ["serve"]
PLAIN = [layout("json"), layout("svg", "--accessibility")]
DRAWN = [layout("svg", "--style", "merged"), layout("html", "--style", "clustered", "--accessibility")]


def span(start, end, **more):
    return {"start": start, "end": end, **more}
