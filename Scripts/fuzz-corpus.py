#!/usr/bin/env python3
"""Packs the smallest inputs of a fuzzing corpus into one file, with which later runs begin.

fuzz-corpus.py FOLDER ARCHIVE [BYTES]

It takes the inputs from the smallest to the largest while the archive stays within BYTES (default 65536). The same inputs always give the
same archive: names are numbers in the order of sizes and contents, and all times are 1 January 1980. An archive that has more inputs than
the new one is replaced, too.
"""

import io
import pathlib
import sys
import zipfile


def archive(inputs):
    """Returns the bytes of a ZIP file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for number, content in enumerate(inputs):
            entry = zipfile.ZipInfo(f"{number:04}")
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, content)
    return file.getvalue()


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit("usage: fuzz-corpus.py FOLDER ARCHIVE [BYTES]")
    limit = int(sys.argv[3]) if len(sys.argv) == 4 else 65536
    contents = {path.read_bytes() for path in pathlib.Path(sys.argv[1]).iterdir() if path.is_file()}
    inputs = sorted(contents, key=lambda content: (len(content), content))
    # The number of inputs that fit is found by halving, because compression makes sizes unequal.
    fits, above = 0, len(inputs) + 1
    while above - fits > 1:
        middle = (fits + above) // 2
        if len(archive(inputs[:middle])) <= limit:
            fits = middle
        else:
            above = middle
    target = pathlib.Path(sys.argv[2])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(archive(inputs[:fits]))
    print(f"{target.name}: {fits} of {len(inputs)} inputs, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
