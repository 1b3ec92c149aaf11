#!/usr/bin/env python3
"""Uses `bubble serve`: opens a conversation, prints the visible rows, adds a message and prints the changes.

usage: client.py [FILE] [--tool PATH]
"""

import json
import pathlib
import subprocess
import sys


class Session:
    """A running `bubble serve`: each request and each answer is a line of JSON."""

    def __init__(self, tool="bubble"):
        self.process = subprocess.Popen([tool, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError("{field}: {message}".format(**{"field": "the line", **answer["error"]}))
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait()


def main():
    arguments = sys.argv[1:]
    tool = arguments.pop(arguments.index("--tool") + 1) if "--tool" in arguments else "bubble"
    files = [argument for argument in arguments if argument != "--tool"]
    demo = pathlib.Path(__file__).resolve().parents[2] / "Demo/transcript.jsonl"
    with Session(tool) as session:
        opened = session.ask(open={"file": files[0] if files else str(demo), "style": "merged", "width": 390, "me": "you"})
        print("{count} messages, {height} points high".format(**opened["state"]))
        view = session.ask(viewport={"bottom": True, "height": 300})["viewport"]
        for row in view["rows"]:
            texts = [part["text"] for part in row.get("parts", []) if part["kind"] == "text"]
            print(f"  y {row['frame'][1] - view['top']:7.2f}  {' '.join(texts)[:60]}")
        session.ask(changes=True)  # from here on, answers to edits include the changes
        added = session.ask(
            edit={"append": {"id": "new", "sender": "you", "text": "On my way 🚢"}}, changes=True,
            viewport={"top": view["top"], "height": 300})
        for kind in ("insertions", "updates"):
            for change in added["changes"][kind]:
                print(f"{kind[:-1]} of row {change['index']}: {change['frame']}")
        print("it stands below what is seen" if added["viewport"]["top"] == view["top"] else "what is seen has moved")


if __name__ == "__main__":
    main()
