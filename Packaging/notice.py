"""Lists what BubbleLayout contains besides its own sources, for NOTICE, the packages and the bill of materials of a release. Facts come from the
parts' own files where possible."""

import collections
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "Fonts/Files"

# The parts that are compiled into the library and the tool: name, owner of the rights, licence (SPDX), path of its text, purpose.
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
    """Returns the bundled fonts, as their manifest lists them."""
    return json.loads((FONTS / "manifest.json").read_text(encoding="utf-8"))["fonts"]


def font_groups():
    """Returns the fonts by the text of their licence: its path, the licence, the files and the owners of the rights."""
    groups = collections.defaultdict(lambda: (set(), set()))
    for font in fonts():
        files, owners = groups[font["licenseFile"], font["license"]]
        files.add(font["file"])
        owners.add(font["copyright"])
    return {key: (sorted(files), sorted(owners)) for key, (files, owners) in sorted(groups.items())}
