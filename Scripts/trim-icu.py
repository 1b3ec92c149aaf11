#!/usr/bin/env python3
"""Generates the part of ICU's data that the engine needs: trim-icu.py OBJECT [--list].

Foundation's ICU has 34 MB of data, of which dates, numbers, durations and dictionary breaks are a third. The script takes the data from the static
library of the Swift toolchain, leaves out what nothing here uses, and compiles the rest into OBJECT under the same name, so that the linker does not take
all of it from the library. --list prints what is kept and left out by kind, in bytes.

It leaves out converters of character sets (Swift has only Unicode), collation, transliteration, names of languages, regions, currencies and characters,
and the dictionary of Chinese and Japanese words, which no line break uses. Of the data that does not depend on languages it keeps the root, which ICU
opens before it falls back. It keeps durations among the units of measure, and Greenwich among the names of zones, because times are written in it.
"""

import argparse
import collections
import json
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile

import icu_bundle

# Folders of which only the root bundle is kept.
ROOTS = ("curr", "lang", "region", "translit")
# The resources that are kept of the bundles of a folder: the beginnings of their key paths.
PARTS = {
    "unit": {(units, kind, unit) for units in ("units", "unitsShort", "unitsNarrow") for kind in ("duration",)
             for unit in ("hour", "minute", "second")} | {
        (units, "compound") for units in ("units", "unitsShort", "unitsNarrow")} | {("durationUnits",)},
    "zone": {("zoneStrings", name) for name in ("gmtFormat", "gmtZeroFormat", "hourFormat", "meta:GMT", "Etc:GMT", "Etc:UTC",
                                                "regionFormat", "regionFormatDaylight", "regionFormatStandard", "fallbackFormat")},
}
# Keys with which every bundle describes itself; they are always kept.
ALWAYS = {"Version", "%%ALIAS", "%%Parent", "%%ParentIsRoot", "NoFallback"}
LEFT_OUT = ("unames.icu", "cnvalias.icu", "brkitr/cjdict.dict")
# Key paths that are left out of the bundles of languages: names of fields, of kinds of characters and of people, the letters of
# alphabets, and the patterns of intervals and of large numbers. A star stands for any key.
UNUSED = {("fields",), ("characterLabel",), ("personNames",), ("parse",), ("ellipsis",), ("moreInformation",), ("delimiters",),
          ("ExemplarCharacters",), ("AuxExemplarCharacters",), ("ExemplarCharactersIndex",), ("ExemplarCharactersPunctuation",),
          ("ExemplarCharactersNumbers",), ("measurementSystemNames",), ("calendar", "*", "intervalFormats"),
          ("NumberElements", "*", "patternsShort"), ("NumberElements", "*", "patternsLong"), ("NumberElements", "*", "patternsShort%count")}
# ICU's own tables in the same folder, which are kept unchanged.
TABLES = ("calendarData.res", "currencyNumericCodes.res", "dayPeriods.res", "genderList.res", "grammaticalFeatures.res", "icustd.res",
          "icuver.res", "keyTypeData.res", "langInfo.res", "likelySubtags.res", "metaZones.res", "metadata.res", "numberingSystems.res",
          "pluralRanges.res", "plurals.res", "pool.res", "res_index.res", "supplementalData.res", "timezoneTypes.res", "tzdbNames.res",
          "units.res", "windowsZones.res", "zoneinfo64.res")


def library():
    """Returns the path of the toolchain's static ICU library."""
    swift = shutil.which("swift")
    if not swift:
        sys.exit("trim-icu: swift was not found")
    target = subprocess.run([swift, "-print-target-info"], capture_output=True, text=True, check=True).stdout
    resources = pathlib.Path(json.loads(target)["paths"]["runtimeResourcePath"])
    path = resources.parent / "swift_static/linux/lib_FoundationICU.a"
    if not path.exists():
        sys.exit(f"trim-icu: {path} does not exist")
    return path


def data(path, folder):
    """Returns the data in the library: the name of its symbol, and its bytes."""
    members = subprocess.run(["ar", "t", path], capture_output=True, text=True, check=True).stdout.split()
    member = next((name for name in members if "packaged_data" in name), None)
    if not member:
        sys.exit(f"trim-icu: {path} has no packaged data")
    (folder / "data.o").write_bytes(subprocess.run(["ar", "p", path, member], capture_output=True, check=True).stdout)
    names = subprocess.run(["nm", folder / "data.o"], capture_output=True, text=True, check=True).stdout.split()
    symbol = next((name for name in names if name.startswith("icudt") and name.endswith("_dat")), None)
    subprocess.run(["objcopy", "-O", "binary", "--only-section=.rodata", folder / "data.o", folder / "data"], check=True)
    content = (folder / "data").read_bytes()
    if not symbol or content[2:4] != b"\xda\x27" or content[12:16] != b"CmnD":
        sys.exit(f"trim-icu: {member} has data in an unknown format")
    return symbol, content


def items(content):
    """Returns the header of the data, and its items by name, in their order."""
    head = struct.unpack_from("<H", content)[0]
    count = struct.unpack_from("<I", content, head)[0]
    places = [struct.unpack_from("<II", content, head + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in places[1:]] + [len(content) - head]
    found = {}
    for (name, start), end in zip(places, ends):
        text = content[head + name:content.index(b"\0", head + name)].decode("ascii")
        found[text] = content[head + start:head + end]
    return content[:head], found


def joined(head, found):
    """Returns data with these items. They are sorted by name, since ICU uses binary search."""
    names = sorted(found, key=lambda name: name.encode("ascii"))
    table, texts, body = bytearray(struct.pack("<I", len(names))), bytearray(), bytearray()
    start = 4 + 8 * len(names)
    length = sum(len(name) + 1 for name in names)
    first = (start + length + 15) // 16 * 16
    for name in names:
        body += b"\0" * (-len(body) % 16)
        table += struct.pack("<II", start + len(texts), first + len(body))
        texts += name.encode("ascii") + b"\0"
        body += found[name]
    return head + bytes(table) + bytes(texts) + b"\0" * (first - start - length) + bytes(body)


def trimmed(found):
    """Returns the items that are kept, with the resources that are kept of each."""
    kept, pools = {}, {}
    prefix = next(iter(found)).split("/")[0]
    for name, content in found.items():
        folder, _, file = name.removeprefix(prefix + "/").rpartition("/")
        if file == "pool.res":
            pools[folder] = icu_bundle.Pool(content)
    for name, content in found.items():
        short = name.removeprefix(prefix + "/")
        folder, _, file = short.rpartition("/")
        if short.endswith((".cnv", ".spp", ".cfu")) or short in LEFT_OUT:
            continue
        # Of the break rules, only those of lines and characters are kept, because no special line style is used.
        if folder == "brkitr" and file.endswith(".brk") and file not in ("line.brk", "char.brk"):
            continue
        if folder in ROOTS and file not in ("root.res", "pool.res", "supplementalData.res", "res_index.res"):
            continue
        if folder == "coll" or short == "translit/root.res":
            continue
        if folder in PARTS and file.endswith(".res"):
            if file in ("pool.res", "res_index.res", "tzdbNames.res"):
                if file == "res_index.res":
                    kept[name] = content
                continue
            bundle = icu_bundle.Bundle(content, pools.get(folder))
            wanted = PARTS[folder]
            content = bundle.written(lambda path: wants(path, wanted), keeps_pool=False)
        if not folder and file.endswith(".res") and file not in TABLES:
            bundle = icu_bundle.Bundle(content, pools.get(folder))
            content = bundle.written(lambda path: not unused(path), keeps_pool=True)
        kept[name] = content
    return kept


def wants(path, wanted):
    """Returns whether a resource is above or below one that is kept."""
    if path[0] in ALWAYS:
        return True
    return any(path[:len(part)] == part[:len(path)] for part in wanted)


def unused(path):
    return any(len(path) == len(part) and all(key in ("*", name) for key, name in zip(part, path)) for part in UNUSED)


def kinds(found):
    sizes = collections.Counter()
    for name, content in found.items():
        parts = name.split("/")[1:]
        sizes[parts[0] + "/" if len(parts) > 1 else "." + parts[0].rsplit(".", 1)[-1]] += len(content)
    return sizes


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("object", type=pathlib.Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        symbol, content = data(library(), folder)
        head, found = items(content)
        kept = trimmed(found)
        new = joined(head, kept)
        if options.list:
            before, after = kinds(found), kinds(kept)
            for kind, size in before.most_common():
                print(f"{kind}\t{size}\t{after[kind]}")
        (folder / "kept.dat").write_bytes(new)
        source = folder / "kept.S"
        source.write_text(
            f'.section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n{symbol}:\n.incbin "{folder}/kept.dat"\n'
            f'.size {symbol}, . - {symbol}\n.section .note.GNU-stack, "", %progbits\n')
        options.object.parent.mkdir(parents=True, exist_ok=True)
        made = options.object.with_suffix(".new")
        subprocess.run(["cc", "-c", source, "-o", made], check=True)
        made.rename(options.object)
        print(f"ICU's data: {len(content)} bytes, {len(new)} kept")


if __name__ == "__main__":
    main()
