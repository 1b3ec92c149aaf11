#!/usr/bin/env python3
"""Prints debian/copyright: the licences of the sources, the fonts and the compiled-in parts, in Debian's format."""

import pathlib
import re

import notice

APACHE = """License: Apache-2.0
 Licensed under the Apache License, Version 2.0. On Debian systems its text is in
 /usr/share/common-licenses/Apache-2.0."""
EXCEPTION = """License: Apache-2.0 with Swift exception
 Licensed under the Apache License, Version 2.0, whose text is in
 /usr/share/common-licenses/Apache-2.0 on Debian systems, with the Runtime
 Library Exception: as an exception, if you use this Software to compile your
 source code and portions of this Software are embedded into the binary product
 as a result, you may redistribute such product without providing attribution as
 would otherwise be required by Sections 4(a), 4(b) and 4(d) of the License."""
MIT = """License: MIT
 Permission is hereby granted, free of charge, to any person obtaining a copy of
 this software and associated documentation files (the "Software"), to deal in
 the Software without restriction, including without limitation the rights to
 use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of
 the Software, and to permit persons to whom the Software is furnished to do so,
 subject to the following conditions:
 .
 The above copyright notice and this permission notice shall be included in all
 copies or substantial portions of the Software.
 .
 THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS
 FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
 COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN
 AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION
 WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""


def paragraph(files, owners, license):
    lines = [f"Files: {files[0]}", *(f" {name}" for name in files[1:])]
    lines += [f"Copyright: {owners[0]}", *(f" {owner}" for owner in owners[1:])]
    return "\n".join(lines + [f"License: {license}"])


def license_text(name, text):
    """Returns a text as a paragraph: indented, with a full stop for an empty line."""
    lines = [line.rstrip() for line in text.strip().splitlines()]
    return "\n".join([f"License: {name}", *(f" {line}" if line else " ." for line in lines)])


def open_font_license():
    """Returns the Open Font License, from the licence file of Debian's fonts."""
    text = (notice.FONTS / "Licenses/fonts-noto-core.txt").read_text(encoding="utf-8")
    return re.search(r"^License: OFL-1\.1\n(?:^ .*\n?)+", text[text.rindex("\n\nLicense: OFL-1.1"):], flags=re.M)[0].strip("\n")


def main():
    root = notice.ROOT
    print("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: BubbleLayout\n")
    parts = [paragraph(["*"], ["The BubbleLayout contributors"], "Apache-2.0")]
    for (_, license), (files, owners) in notice.font_groups().items():
        parts.append(paragraph([f"tree/usr/share/bubblelayout/fonts/{name}" for name in files], owners, license))
    compiled = ["tree/usr/bin/bubble", "tree/usr/lib/*/libbubblelayout.so.*"]
    parts.append(paragraph(
        compiled, ["The BubbleLayout contributors", "Apple Inc. and the Swift project authors", "Unicode, Inc. and others", "2022 Simon Whitty"],
        "Apache-2.0 and Apache-2.0 with Swift exception and Unicode-3.0 and Unicode-DFS-2016 and MIT"))
    parts += [
        APACHE, EXCEPTION, MIT, open_font_license(),
        license_text("Unicode-3.0", (root / "Tests/Conformance/Data/Chromium/LICENSE-dictionaries.txt").read_text(encoding="utf-8")),
        license_text("Unicode-DFS-2016", (root / "Localization/UNICODE-LICENSE.txt").read_text(encoding="utf-8"))]
    print("\n\n".join(parts))


if __name__ == "__main__":
    main()
