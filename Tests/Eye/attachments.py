"""Random attachments of every kind in every state."""

import words

MEDIA_STATES = ("ready", "ready", "ready", "loading", "uploading", "remote", "missing", "failed")
SIZES = ((1200, 900), (900, 1200), (512, 512), (4000, 300), (300, 4000), (40, 30), (1, 1), (640, 480), (60, 400))


def media(pick, kind=None):
    """A picture, a film, an animation, a sticker or a round film."""
    kind = kind or pick.choice(("image", "image", "image", "video", "video", "animation", "sticker", "videoNote"))
    value = {"type": kind, "state": pick.choice(MEDIA_STATES)}
    if pick.random() < 0.85:
        value["width"], value["height"] = pick.choice(SIZES)
    if value["state"] in ("uploading", "loading") and pick.random() < 0.7:
        value["progress"] = pick.choice((0, 0.3, 1))
    if kind in ("video", "videoNote") and pick.random() < 0.8:
        value["duration"] = pick.choice((0, 9, 62, 754, 4325))
    if pick.random() < 0.2:
        value["alt"] = words.sentence(pick, most=8)
    if pick.random() < 0.2:
        value["hd"] = True
    if pick.random() < 0.07:
        value["spoiler"] = True
    return value


def poll(pick, script=None):
    """A poll or a quiz: without votes, with votes, answered rightly or wrongly, closed."""
    options = [words.sentence(pick, script, pick.choice((2, 4, 16))) for _ in range(pick.randint(2, 5))]
    value = {"type": "poll", "question": words.sentence(pick, script, 12), "options": options}
    if pick.random() < 0.7:
        value["votes"] = [pick.choice((0, 0, 1, 3, 120, 12345)) for _ in options]
        if pick.random() < 0.6:
            value["chosen"] = pick.sample(range(len(options)), pick.choice((1, 1, 1, 2)))
        if pick.random() < 0.5:
            value["voters"] = sum(value["votes"])
    if pick.random() < 0.4:
        value["correct"] = pick.randrange(len(options))
    for field in ("closed", "several", "anonymous"):
        if pick.random() < 0.25:
            value[field] = True
    return value


def link(pick, script=None):
    value = {"type": "link", "address": pick.choice(("https://example.org", "https://news.example.org/2026/bridge", words.HARD[0]))}
    if pick.random() < 0.85:
        value["title"] = words.sentence(pick, script, 16)
    if pick.random() < 0.6:
        value["summary"] = words.sentence(pick, script, 40)
    if pick.random() < 0.6:
        value["picture"] = pick.choice(({"width": 1200, "height": 630}, {"width": 600, "height": 600}, {"width": 100, "height": 400}))
        if pick.random() < 0.5:
            value["small"] = True
    return value


def file(pick, script=None):
    stem = words.sentence(pick, script, 8).replace("/", " ").replace("\n", " ")
    value = {"type": "file", "name": stem + pick.choice((".pdf", ".tar.gz", "", ".docx"))}
    if pick.random() < 0.7:
        value["bytes"] = pick.choice((0, 1, 7, 20_480, 18_400_000, 1 << 41))
    if pick.random() < 0.3:
        value["state"] = pick.choice(MEDIA_STATES)
        if value["state"] in ("uploading", "loading"):
            value["progress"] = pick.choice((0, 0.4, 1))
    if pick.random() < 0.2:
        value["duration"] = pick.choice((4, 3754))
    return value


def card(pick, script=None):
    """Any attachment that is not a picture."""
    kind = pick.choice(("voice", "file", "file", "call", "contact", "location", "poll", "poll", "poll", "link", "link", "code", "custom"))
    if kind in ("poll", "link", "file"):
        value = {"poll": poll, "link": link, "file": file}[kind](pick, script)
    elif kind == "voice":
        value = {"type": "voice", "duration": pick.choice((0, 2, 31, 194, 4325)),
                 "samples": [pick.randint(0, 10) for _ in range(pick.choice((0, 5, 40, 120)))]}
    elif kind == "call":
        value = {"type": "call", "video": pick.random() < 0.5, "missed": pick.random() < 0.4}
        if pick.random() < 0.6:
            value["duration"] = pick.choice((5, 62, 3754))
    elif kind == "contact":
        value = {"type": "contact", "name": words.name(pick)}
        if pick.random() < 0.6:
            value["detail"] = pick.choice(("+49 30 1234567", "user.name@example.org", words.sentence(pick, script, 6)))
    elif kind == "location":
        value = {"type": "location", "latitude": 48.1374, "longitude": 11.5755}
        if pick.random() < 0.7:
            value["name"] = words.sentence(pick, script, 6)
    elif kind == "code":
        value = {"type": "code", "text": code(pick)}
        if pick.random() < 0.7:
            value["language"] = pick.choice(("swift", "python", "text"))
    else:
        value = {"type": "custom", "name": "form", "width": pick.choice((80, 240, 500)), "height": pick.choice((20, 44, 200))}
    if pick.random() < 0.04:
        value["spoiler"] = True
    return value


def code(pick):
    return "\n".join(pick.choice(("", "  ", "    ", "\t")) + pick.choice(("let x = 1", "return a + b // " + words.sentence(pick, most=6), "}",
                     "if ready { start(the: engine, with: \"a long argument\", and: 12345) }", "x" * 70)) for _ in range(pick.randint(1, 9)))


def attachments(pick, script=None):
    """What a message carries: mostly one card or picture, sometimes an album or a mixture."""
    kind = pick.random()
    if kind < 0.5:
        return [card(pick, script)]
    if kind < 0.75:
        return [media(pick)]
    if kind < 0.9:
        return [media(pick, pick.choice(("image", "image", "video"))) for _ in range(pick.choice((2, 3, 4, 5, 7, 10, 12)))]
    return [pick.choice((card, media))(pick) for _ in range(pick.randint(2, 3))]
