#!/usr/bin/env python3
"""Proves that the version is the same everywhere, and that NOTICE and the packages name all their parts: check-release.py [--record].

With --record, the script writes the list of fonts in NOTICE from the manifest of the fonts.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Packaging"))

import notice  # noqa: E402

NOTICE = ROOT / "NOTICE"
BEGIN, END = "Fonts\n-----\n", "\nCompiled in\n"
SEMANTIC = r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)"


def text(path):
    return (ROOT / path).read_text(encoding="utf-8")


def version_problems(version):
    if not re.fullmatch(SEMANTIC, version):
        yield f"VERSION: {version!r} is not a version of Semantic Versioning"
    swift = re.search(r'version = "([^"]*)"', text("Sources/BubbleLayout/Engine/LayoutEngine+Version.swift"))
    if not swift or swift[1] != version:
        yield f"LayoutEngine+Version.swift: {swift and swift[1]!r}, where VERSION has {version!r}"
    header = text("Sources/CBubbleLayout/bubble_layout.h")
    macros = [re.search(rf"#define BUBBLE_VERSION_{part} (\d+)", header) for part in ("MAJOR", "MINOR", "PATCH")]
    if version != ".".join(macro[1] if macro else "?" for macro in macros):
        yield f"bubble_layout.h: its BUBBLE_VERSION_MAJOR, _MINOR and _PATCH are not those of {version}"
    sections = re.findall(r"^## \[([^\]]+)\](?: - (\d{4}-\d\d-\d\d))?$", text("CHANGELOG.md"), flags=re.M)
    if (version, "") in sections or version not in dict(sections):
        yield f"CHANGELOG.md: no section '## [{version}] - YEAR-MONTH-DAY'"
    for path in ("Python/pyproject.toml", "Python/fonts/pyproject.toml"):
        if 'dynamic = ["version"' not in text(path):
            yield f"{path}: its version is not that of VERSION"


def fonts_section():
    lines = []
    for (path, license), (files, owners) in notice.font_groups().items():
        lines += [f"{license}, Fonts/Files/{path}"]
        lines += [f"  {owner}" for owner in owners]
        lines += [f"  {name}" for name in files] + [""]
    return "\n" + "\n".join(lines)


def notice_problems():
    written = NOTICE.read_text(encoding="utf-8")
    before, _, rest = written.partition(BEGIN)
    if rest.partition(END)[0] != fonts_section():
        yield "NOTICE: its fonts are not those of Fonts/Files/manifest.json; `python3 Scripts/check-release.py --record` writes them"
    for name, owner, license, place, _ in notice.COMPILED:
        if name not in written or license not in written:
            yield f"NOTICE: it does not name {name} ({license})"
        if "://" not in place and not (ROOT / place).exists():
            yield f"notice.py: {name}: there is no {place}"
    for font in notice.fonts():
        if not (notice.FONTS / font["licenseFile"]).exists():
            yield f"{font['file']}: there is no {font['licenseFile']}"


def record():
    before, begin, rest = NOTICE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    NOTICE.write_text(before + begin + fonts_section() + end + after, encoding="utf-8")


def main():
    if sys.argv[1:] == ["--record"]:
        return record()
    if sys.argv[1:]:
        sys.exit(__doc__)
    found = list(version_problems(text("VERSION").strip())) + list(notice_problems())
    for problem in found:
        print(problem, file=sys.stderr)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
