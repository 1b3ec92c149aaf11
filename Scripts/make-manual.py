#!/usr/bin/env python3
"""Generates the manual pages of the tool: make-manual.py TOOL FOLDER.

The argument parser describes itself (--experimental-dump-help), so the pages always agree with the help. The page of the tool is `bubble.1`; each
command has its own, such as `bubble-layout.1`. Their date is SOURCE_DATE_EPOCH if that is set, so two builds are identical.
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A heading of the help: a line of capitals alone.
HEADING = re.compile(r"[A-Z][A-Z ]+$")


def escaped(text):
    """Returns a text in which no backslash, hyphen, full stop or apostrophe has a special meaning for the formatter."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("^", "\\(ha").replace("~", "\\(ti").replace("`", "\\(ga")
    text = text.replace("'", "\\(aq").replace('"', "\\(dq")
    return "\\&" + text if text.startswith(".") else text


def blocks(discussion):
    """Returns the discussion as (heading, lines). The text before the first heading has the heading None."""
    found = [(None, [])]
    for line in discussion.split("\n"):
        if HEADING.match(line):
            found.append((line, []))
        else:
            found[-1][1].append(line)
    return found


def body(lines):
    """Returns the lines of a block for the formatter: prose is filled, indented lines keep their breaks."""
    indented = [line for line in lines if line.strip()]
    margin = min((len(line) - len(line.lstrip()) for line in indented), default=0)
    literal = False
    for line in lines:
        line = line[margin:]
        if not line.strip():
            yield ".PP"
            continue
        # Under a heading of the help all lines are indented and keep their breaks.
        fixed = margin > 0 or line.startswith(" ")
        if fixed != literal:
            yield ".EX" if fixed else ".EE"
            literal = fixed
        yield escaped(line)
    if literal:
        yield ".EE"


def tidied(lines):
    """Returns lines without superfluous paragraph marks: at the end, repeated, or after a heading."""
    kept = []
    for line in lines:
        if kept and kept[-1] == ".PP" and line.startswith((".PP", ".SH", ".TP", ".EE")):
            kept.pop()
        if line == ".PP" and kept and kept[-1].startswith((".SH", ".PP", ".EX")):
            continue
        kept.append(line)
    while kept and kept[-1] == ".PP":
        kept.pop()
    return kept


def spelt(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def value(argument):
    return argument.get("valueName", "VALUE")


def option(argument):
    """Returns an option in the form of a heading."""
    names = ", ".join(f"\\fB{escaped(spelt(name))}\\fR" for name in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} \\fI{escaped(value(argument))}\\fR"


def synopsis(words, command):
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    parts = [f".B {escaped(' '.join(words))}"]
    if any(argument["kind"] != "positional" for argument in arguments):
        parts.append("[\\fIOPTION\\fR]...")
    for argument in arguments:
        if argument["kind"] == "positional":
            text = f"\\fI{escaped(value(argument))}\\fR" + ("..." if argument["isRepeating"] else "")
            parts.append(f"[{text}]" if argument["isOptional"] else text)
    if subcommands(command):
        parts.append("\\fIVERB\\fR")
    return parts


def subcommands(command):
    return [verb for verb in command.get("subcommands", []) if verb.get("shouldDisplay", True) and verb["commandName"] != "help"]


def explained(argument):
    text = argument.get("abstract", "")
    if argument.get("discussion"):
        text += " " + argument["discussion"]
    notes = []
    known = [word for word in argument.get("allValues", []) if word not in re.findall(r"[\w-]+", text)]
    if known:
        notes.append("one of: " + ", ".join(argument["allValues"]))
    if argument.get("defaultValue") and "(default" not in text:
        notes.append("default: " + argument["defaultValue"])
    return f"{text} ({'; '.join(notes)})".strip() if notes else text


def entries(title, arguments):
    if arguments:
        yield f".SH {title}"
    for argument in arguments:
        yield ".TP"
        yield f"\\fI{escaped(value(argument))}\\fR" if argument["kind"] == "positional" else option(argument)
        yield escaped(explained(argument)) or "\\&"


def page(words, command, version, date):
    name = "-".join(words)
    arguments = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    discussion = blocks(command.get("discussion", ""))
    lines = [
        f'.TH "{name.upper()}" "1" "{date}" "bubble {version}" "User Commands"', ".SH NAME",
        f"{escaped(name)} \\- {escaped(command['abstract'].rstrip('.'))}", ".SH SYNOPSIS", *synopsis(words, command)]
    if any(line.strip() for line in discussion[0][1]):
        lines += [".SH DESCRIPTION", *body(discussion[0][1])]
    if subcommands(command):
        lines.append(".SH VERBS")
    for verb in subcommands(command):
        lines += [".TP", f"\\fB{escaped(name + '-' + verb['commandName'])}\\fR(1)", escaped(verb["abstract"])]
    lines += entries("ARGUMENTS", [argument for argument in arguments if argument["kind"] == "positional"])
    lines += entries("OPTIONS", [argument for argument in arguments if argument["kind"] != "positional"])
    for heading, text in discussion[1:]:
        lines += [f".SH {heading}", *body(text)]
    others = ["bubble"] if len(words) > 1 else []
    others += [f"{name}-{verb['commandName']}" for verb in subcommands(command)]
    if others:
        lines += [".SH SEE ALSO", ", ".join(f"\\fB{escaped(other)}\\fR(1)" for other in others)]
    return "\n".join(tidied(lines)) + "\n"


def pages(words, command):
    yield words, command
    for verb in subcommands(command):
        yield from pages(words + [verb["commandName"]], verb)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    dump = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    command = json.loads(dump)["command"]
    version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
    moment = os.environ.get("SOURCE_DATE_EPOCH")
    day = datetime.datetime.fromtimestamp(int(moment), datetime.timezone.utc) if moment else datetime.datetime.now(datetime.timezone.utc)
    folder.mkdir(parents=True, exist_ok=True)
    for words, verb in pages([command["commandName"]], command):
        text = page(words, verb, version, day.date().isoformat())
        (folder / ("-".join(words) + ".1")).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
