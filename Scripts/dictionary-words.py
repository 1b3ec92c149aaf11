#!/usr/bin/env python3
"""Generates the word lists that break Khmer, Lao, Thai and Burmese.

Usage: dictionary-words.py chromium [ICUDTL.DAT]    Khmer and Lao as Chromium has them, which are fewer than ICU's own
       dictionary-words.py icu [LIBICUDATA.SO]      Thai and Burmese as ICU has them

By default the files are where Debian's packages chromium and libicu72 put them. Needs `icupkg` (Debian: icu-devtools). Writes the
words of each dictionary, in code point order, to Sources/TextUnicode/Tables/Generated/ as a Swift literal. The dictionaries are ICU's serialized tries: `UCharsTrie` or
`BytesTrie` after a `UDataInfo` header (ICU's dictionarydata.h and bytestrie.h describe the format).
"""

import os
import pathlib
import struct
import subprocess
import sys
import tempfile

TABLES = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "TextUnicode" / "Tables" / "Generated"


def library_data(path):
    """Returns the contents of ICU's data library: a single symbol, which is ICU's data file."""
    symbols = subprocess.run(["readelf", "-Ws", "--dyn-syms", path], check=True, capture_output=True, text=True).stdout
    address = next(int(line.split()[1], 16) for line in symbols.splitlines() if "icudt" in line)
    headers = subprocess.run(["readelf", "-lW", path], check=True, capture_output=True, text=True).stdout
    for line in headers.splitlines():
        if line.split()[:1] == ["LOAD"]:
            offset, start, size = (int(line.split()[place], 16) for place in (1, 2, 4))
            if start <= address < start + size:
                return pathlib.Path(path).read_bytes()[offset + address - start:]
    raise SystemExit(f"{path} has no ICU data")


def dictionaries(data, version):
    """Returns the bytes of each dictionary, by name."""
    with tempfile.TemporaryDirectory() as folder:
        # icupkg takes the version from the file's name. It reports errors for entries that Chromium left out, and
        # extracts the others.
        copy = pathlib.Path(folder) / f"icudt{version}l.dat"
        copy.write_bytes(data)
        subprocess.run(["icupkg", "-x", "brkitr/*.dict", copy.name], cwd=folder, check=False,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return {path.stem: path.read_bytes() for path in pathlib.Path(folder).glob("brkitr/*.dict")}


class BytesTrie:
    """Walks a serialized trie of byte strings."""

    MIN_LINEAR, MIN_VALUE = 0x10, 0x20

    def __init__(self, data):
        self.data = data
        self.words = []

    def value_size(self, lead):
        """Returns how many bytes follow a value's lead byte (already shifted)."""
        if lead < 0x51:
            return 0
        if lead < 0x6C:
            return 1
        if lead < 0x7E:
            return 2
        return 3 if lead == 0x7E else 4

    def skip_value(self, position):
        return position + 1 + self.value_size(self.data[position] >> 1)

    def delta(self, position):
        """Reads a jump. Returns the position from which it counts, and its length."""
        lead = self.data[position]
        position += 1
        if lead < 0xC0:
            return position, lead
        if lead < 0xF0:
            return position + 1, ((lead - 0xC0) << 8) | self.data[position]
        if lead < 0xFE:
            return position + 2, ((lead - 0xF0) << 16) | int.from_bytes(self.data[position:position + 2], "big")
        count = 3 if lead == 0xFE else 4
        return position + count, int.from_bytes(self.data[position:position + count], "big")

    def walk(self, position=0, prefix=b""):
        while True:
            node = self.data[position]
            position += 1
            if node >= self.MIN_VALUE:
                self.words.append(prefix)
                if node & 1:
                    return
                position = self.skip_value(position - 1)
            elif node >= self.MIN_LINEAR:
                count = node - self.MIN_LINEAR + 1
                prefix += self.data[position:position + count]
                position += count
            else:
                if node == 0:
                    node = self.data[position]
                    position += 1
                self.branch(position, node + 1, prefix)
                return

    def branch(self, position, count, prefix):
        while count > 5:  # kMaxBranchLinearSubNodeLength
            position += 1  # skips the byte that divides the halves
            start, jump = self.delta(position)
            self.branch(start + jump, count >> 1, prefix)
            position = start
            count -= count >> 1
        for _ in range(count - 1):
            key = self.data[position:position + 1]
            position += 1
            node = self.data[position]
            following = self.skip_value(position)
            if node & 1:
                self.words.append(prefix + key)
            else:
                # A value that is not final is the jump to the rest of the branch.
                self.walk(following + self.value(position), prefix + key)
            position = following
        key = self.data[position:position + 1]
        self.walk(position + 1, prefix + key)

    def value(self, position):
        lead = self.data[position] >> 1
        rest = self.data[position + 1:position + 1 + self.value_size(lead)]
        number = int.from_bytes(rest, "big")
        if lead < 0x51:
            return lead - 0x10
        if lead < 0x6C:
            return (lead - 0x51) << 8 | number
        if lead < 0x7E:
            return (lead - 0x6C) << 16 | number
        return number


def words(data):
    """Returns the words of a dictionary, sorted."""
    header = struct.unpack_from("<H", data)[0]
    indexes = struct.unpack_from("<8i", data, header)
    offset, end, kind, transform = indexes[0], indexes[3], indexes[4], indexes[5]
    if kind & 7 != 0:
        raise SystemExit("the dictionary is not a byte trie")
    base = transform & 0x1FFFFF
    trie = BytesTrie(data[header + offset:header + end])
    trie.walk()
    special = {0xFF: 0x200D, 0xFE: 0x200C}
    return sorted("".join(chr(special.get(b, base + b)) for b in word) for word in trie.words)


def front_coded(listed):
    """Returns each word as a letter and a rest. The letter is the number of characters that the word shares with the one
    before it (A for none, B for one, and so on)."""
    parts, previous = [], ""
    for word in listed:
        shared = len(os.path.commonprefix([previous, word]))
        parts.append(chr(ord("A") + shared) + word[shared:])
        previous = word
    return parts


def swift(name, parts, count, origin):
    """Returns the table as a source file, in lines of a readable length."""
    lines, line = [], ""
    for part in parts:
        if len(line) + len(part) > 90:
            lines.append(line)
            line = ""
        line += part
    lines.append(line)
    body = "\\\n".join("    " + line for line in lines)
    return f'''// swift-format-ignore-file
// Generated by Scripts/dictionary-words.py from {origin}; do not edit.
// Licence of the underlying data: Tests/Conformance/Data/Chromium/LICENSE-dictionaries.txt.

extension WordList {{
  /// {count:,} words in code point order. Each begins with a letter that says how many characters it shares with the
  /// word before: A for none, B for one, and so on.
  static let {name}Words: StaticString = """
{body}
    """
}}
'''


def main():
    if sys.argv[1:2] == ["chromium"]:
        data = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else "/usr/lib/chromium/icudtl.dat").read_bytes()
        found, origin = dictionaries(data, 78), "Chromium's icudtl.dat"
        scripts = (("khmer", range(0x1780, 0x1800)), ("lao", range(0x0E80, 0x0F00)))
    elif sys.argv[1:2] == ["icu"]:
        library = sys.argv[2] if len(sys.argv) > 2 else "/usr/lib/x86_64-linux-gnu/libicudata.so.72"
        found, origin = dictionaries(library_data(library), 72), "the data of ICU 72"
        scripts = (("thai", range(0x0E00, 0x0E80)), ("burmese", range(0x1000, 0x10A0)))
    else:
        sys.exit(__doc__)
    for name, letters in scripts:
        # The engine never looks up a word with a joiner: joiners are not of class SA, so they end the text that is looked up.
        listed = [word for word in words(found[name + "dict"]) if all(ord(letter) in letters for letter in word)]
        text = swift(name, front_coded(listed), len(listed), origin)
        path = TABLES / f"WordList+{name.capitalize()}.swift"
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {len(listed)} words, {len(text.encode())} bytes")


if __name__ == "__main__":
    main()
