#!/usr/bin/env python3
"""Writes the fuzzer's seeds besides Fuzzing/Seeds: pieces of the corpora, presets, goldens, exports and small fonts."""

import io
import json
import pathlib
import random
import re
import shutil
import subprocess
import zipfile

root = pathlib.Path(__file__).resolve().parent.parent
corpora = root / "Tests/Corpora"
target_folder = root / "Fuzzing/generated"


def write(target, name, content):
    folder = target_folder / target
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    if not path.exists() or path.read_bytes() != content:
        path.write_bytes(content)


def texts():
    """Returns every twentieth message of the corpus, all naughty strings, and the hostile texts, shortened."""
    chat = (corpora / "chat-dev.jsonl").read_text(encoding="utf-8").splitlines()
    for line in chat[::20] + (corpora / "adversarial/blns.jsonl").read_text(encoding="utf-8").splitlines():
        yield json.loads(line)["text"]
    for line in (corpora / "adversarial/cases.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if "runs" in case:
            yield "".join(part * min(count, 200) for part, count in case["runs"])[:600]


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


all_texts = list(texts())
for number, text in enumerate(all_texts):
    content = text.encode("utf-8", "surrogatepass")[:1500]
    # The first byte is even, for UTF-8. The checks vary; there are no unusual options.
    checks = [8, 16, 24, 32, 64, 120][number % 6]
    write("text", f"{number:04}", bytes([0, checks, number % 8 & 7, 60 + number % 80, 0, 8]) + content)
for start in range(0, len(all_texts), 12):
    some = [text.encode("utf-8", "replace").decode("utf-8")[:300] for text in all_texts[start : start + 12]]
    messages = [{"id": i, "sender": f"s{i % 3}", "text": text} for i, text in enumerate(some)]
    lines = "\n".join(json.dumps(message) for message in messages)
    write("jsonl", f"{start:04}", lines.encode())
    write("auto", f"{start:04}", lines.encode())
    write("json", f"{start:04}", json.dumps({"messages": messages}).encode())
    records = [
        {"fields": {"name": f"s{i}", "content": text, "sendTimeString": "2020-01-01 10:00:00"}} for i, text in enumerate(some)
    ]
    write("records", f"{start:04}", json.dumps({"records": records}).encode())
    body = "".join(
        f'<message id="{i}"><user>s{i}</user><text>{escaped(re.sub(r"[^ -~]", "x", text))}</text></message>'
        for i, text in enumerate(some)
    )
    write("xml", f"{start:04}", f'<?xml version="1.0"?><chat>{body}</chat>'.encode())
    write("lines", f"{start:04}", "\n".join(some).encode())
    # Every editing command, with pieces of text between the commands.
    edits = bytearray([start % 2, 0, 1, 0, 3, 0])
    for i, text in enumerate(some):
        piece = text.encode()[:60]
        edits += bytes([i % 12, i % 14, i % 12, 5, len(piece) * 2]) + piece
    write("edits", f"{start:04}", bytes(edits))
    write("composer", f"{start:04}", bytes(edits))
    # Random bytes choose functions of the C library and their arguments.
    write("c", f"{start:04}", random.Random(start).randbytes(1200))
rich = (root / "Tests/Goldens/Cases/rich.jsonl").read_bytes()
for number, line in enumerate(rich.splitlines()):
    write("jsonl", f"rich-{number:03}", line)
for number, path in enumerate(sorted((root / "Tests/Goldens/Cases").glob("*.json"))):
    write("json", f"case-{number:03}", path.read_bytes()[:3000])
for number, example in enumerate(json.loads((root / "Tests/MarkdownTests/Data/commonmark-0.31.2.json").read_text(encoding="utf-8"))):
    text = example["markdown"].encode()
    # Two bytes choose the options and the sizes of the pieces. An even second byte means that the rest is the text.
    write("markdown", f"{number:04}", bytes([number % 4, number % 128 * 2]) + text)
    if number % 6 == 0:
        write("blocks", f"{number:04}", bytes([3 | number % 2 << 2, number % 6, number % 250]) + text)
# Formulas of the tests, valid and invalid, and elements of MathML. An even first byte means that the rest is the formula.
formulas = root / "Tests/MathLayoutTests/Data"
for folder in ("TeX", "MathML"):
    for file in sorted((formulas / folder).glob("*.txt")):
        lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("  ")]
        for number, line in enumerate(lines):
            write("formulas", f"{file.stem}-{number:03}", b"\0" + line.encode())
for path in sorted((root / "Sources/BubbleLayout/Styles/Presets").glob("*.swift")):
    for number, found in enumerate(re.findall(r'#*"""\n(.*?)"""', path.read_text(encoding="utf-8"), re.S)):
        write("styles", f"{path.stem}-{number}", found.encode())
for number, path in enumerate(sorted((root / "Tests/Goldens/Expected").rglob("*.txt"))[::25]):
    golden = path.read_bytes()[:1800]
    write("goldens", f"{number:03}", golden + b"\0" + golden.replace(b"320", b"321"))
for path in sorted((root / "Tests/Fonts").glob("VariableSquare.*")):
    write("fonts", path.name, path.read_bytes())
for path in (root / "Fonts/Files").rglob("*"):
    if path.suffix in {".ttf", ".otf"} and path.stat().st_size < 60_000:
        write("fonts", path.name, path.read_bytes())


# The samples of exports in the tests, with every feature, and the messages of a document one by one.
samples = (root / "Tests/MessageReadingTests/Exports/ExportSamples.swift").read_text(encoding="utf-8")
for name, sample in re.findall(r'static let (\w+) = """\n(.*?)\n    """', samples, re.S):
    sample = re.sub("^    ", "", sample, flags=re.M).replace("\\\\", "\\")
    target = {"bot": "telegram", "whatsApp": "whatsapp"}.get(name, name)
    write(target, name, sample.encode())
    write("auto", f"export-{name}", sample.encode())
    if target == "slack":
        messages = [line.strip("[],") for line in sample.splitlines()]
        users = b'[{"id":"U1","profile":{"display_name":"A"}},{"id":"U2","real_name":"B"}]'
        for number, people in enumerate((users, b"")):
            days = [f"[{message}]".encode() for message in messages]
            write("slackFolder", f"{number}", b"\0".join([people, *days, sample.encode()]))
for kind in "Slack", "Telegram", "BotMessage", "Discord", "Signal", "Matrix", "MatrixHTML", "WhatsApp", "TelegramExport":
    path = root / f"Tests/MessageReadingTests/Exports/{kind}Tests.swift"
    if not path.exists():
        continue
    target = {"BotMessage": "telegram", "TelegramExport": "telegram", "MatrixHTML": "matrix"}.get(kind, kind.lower())
    # The texts of these tests are exports, or parts of exports, in raw strings.
    found = re.findall(r'#"""\n(.*?)\n *"""#', path.read_text(encoding="utf-8"), re.S)
    found += re.findall(r'#"([^\n]{12,}?)"#', path.read_text(encoding="utf-8"))
    for number, text in enumerate(found):
        write(target, f"{kind}-{number:03}", text[:3000].encode())

# Sessions: an odd first byte means that the rest are the lines themselves.
session = (root / "Examples/serve/session.jsonl").read_bytes().splitlines()
opening = session[0]
write("session", "all", b"\1" + b"\n".join(session)[:4000])
for number, line in enumerate(session[1:]):
    write("session", f"{number:02}", b"\1" + opening + b"\n" + line)
for number in range(40):
    write("session", f"random-{number:02}", b"\0" + random.Random(number).randbytes(300))
for path in sorted((root / "Tests/LayoutPaintingTests/Pictures").iterdir()):
    write("pictures", path.name, path.read_bytes())
# Archives: an odd first byte means that the rest is the archive itself.
chat = "[31.01.24, 10:00:00] Ann: Hello\n[31.01.24, 10:01:00] Bo: \u200e<attached: 1-PHOTO-2.jpg>\n" * 20
for number, method in enumerate((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2)):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", method) as archive:
        # A date that does not change, so that the seed is the same each time.
        archive.writestr(zipfile.ZipInfo("_chat.txt"), chat, compress_type=method)
        archive.writestr(zipfile.ZipInfo("1-PHOTO-2.jpg"), b"JPEG")
    write("archives", f"zip-{number}", b"\1" + packed.getvalue())
for name in "tables", "packedFonts", "archives":
    for number in range(60):
        chosen = random.Random(f"{name}{number}")
        write(name, f"{number:02}", chosen.randbytes(chosen.choice([12, 40, 200])))

# The fonts that `packedFonts` changes. The small ones are taken as they are. Of the large ones, hb-subset leaves a few glyphs: these have
# outlines in a CFF table, mathematics, pictures, and many lookups.
faces = target_folder / "faces"
faces.mkdir(parents=True, exist_ok=True)
for path in sorted((root / "Tests/Fonts").glob("VariableSquare.*")):
    write("faces", path.name, path.read_bytes())
for name in "NotoSansBuginese", "NotoSansTagalog", "NotoSansOldItalic":
    write("faces", f"{name}.ttf", (root / f"Fonts/Files/{name}-Regular.ttf").read_bytes())
for name, text in {
    "STIXMath-Regular.otf": "Ag 1ab2nfi√∑()",
    "NotoColorEmoji.ttf": "👋1",
    "NotoSans-Regular.ttf": "Ag 1\u0301fi€",
    "NotoSansArabic-Regular.ttf": "أب \u0301",
    "NotoSansCJK-Regular.ttc": "日本",
}.items():
    target = faces / f"subset-{name}".replace(".ttc", ".otf")
    if shutil.which("hb-subset") and not target.exists():
        options = [f"--text={text}", "--layout-features=*", f"--output-file={target}"]
        subprocess.run(["hb-subset", root / "Fonts/Files" / name, *options], check=True)

# The smallest inputs that earlier runs found (`MERGE=1 Scripts/fuzz.sh`).
for path in sorted((root / "Fuzzing/Kept").glob("*.zip")):
    with zipfile.ZipFile(path) as packed:
        for name in packed.namelist():
            write(path.stem, f"kept-{name}", packed.read(name))
