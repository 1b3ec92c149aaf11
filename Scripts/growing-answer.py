#!/usr/bin/env python3
"""Writes a conversation while its last answer arrives: growing-answer.py FILE MOMENT OF

It prints the messages up to the first one in Markdown as JSON Lines. That one has the text that has arrived by then, and is marked as
streaming.
"""

import json
import sys

path, moment, moments = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(path, encoding="utf8") as file:
    for line in file:
        message = json.loads(line)
        if message.get("format") == "markdown":
            text = message["text"]
            message["text"] = text[: len(text) * moment // (moments + 1)]
            message["streaming"] = True
        print(json.dumps(message, ensure_ascii=False))
        if message.get("format") == "markdown":
            break
