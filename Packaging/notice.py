"""What BubbleLayout consists of besides its own sources: read from where each thing says so itself, for NOTICE, the packages and the list of
parts of a release."""

import collections
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "Fonts/Files"

# What is compiled into the library and the tool: name, who has the rights, licence (SPDX), where its text is, what it is there for.
COMPILED = [
    ("Swift standard library, Foundation and Dispatch", "Apple Inc. and the Swift project authors",
     "Apache-2.0 WITH Swift-exception", "https://www.swift.org/legal/license.html", "linked into the library and the tool"),
    ("ICU, as Foundation brings it along, with a part of its data", "Unicode, Inc. and others", "Unicode-3.0",
     "Tests/Conformance/Data/Chromium/LICENSE-dictionaries.txt", "dates, numbers, zones and dictionary breaks"),
    ("Unicode Character Database and CLDR", "Unicode, Inc.", "Unicode-DFS-2016",
     "Localization/UNICODE-LICENSE.txt", "tables of characters, plural rules"),
    ("Dictionaries of Thai, Lao, Khmer and Burmese words", "Unicode, Inc. and others", "Unicode-3.0 AND BSD-3-Clause",
     "Tests/Conformance/Data/Chromium/LICENSE-dictionaries.txt", "line breaks"),
    ("Swift Argument Parser", "Apple Inc. and the Swift project authors", "Apache-2.0 WITH Swift-exception",
     "https://github.com/apple/swift-argument-parser/blob/main/LICENSE.txt", "the tool alone"),
    ("FlyingFox", "Simon Whitty", "MIT", "https://github.com/swhitty/FlyingFox/blob/main/LICENSE.md", "the tool alone"),
]


def fonts():
    """The bundled fonts, as their manifest has them."""
    return json.loads((FONTS / "manifest.json").read_text(encoding="utf-8"))["fonts"]


def font_groups():
    """The fonts by the text of their licence: its path, the licence, the files and who has the rights."""
    groups = collections.defaultdict(lambda: (set(), set()))
    for font in fonts():
        files, owners = groups[font["licenseFile"], font["license"]]
        files.add(font["file"])
        owners.add(font["copyright"])
    return {key: (sorted(files), sorted(owners)) for key, (files, owners) in sorted(groups.items())}
