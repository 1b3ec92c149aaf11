#!/usr/bin/env python3
"""Proves that the programs of Fuzzing/ and Benchmarks/ still compile; nothing else in `make test` builds these packages.

check-packages.py MODULES

It type-checks their sources against the modules of a build, in the folder MODULES, with warnings as errors. `LayoutBenchmarks` is left out, because it
needs a package that this repository does not fetch.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent


def targets(package):
    """Returns the Swift targets of a package in the order of their imports: a target comes after those that it imports."""
    folders = sorted(folder for folder in (ROOT / package / "Sources").iterdir() if any(folder.glob("*.swift")))
    ordered = []
    while folders:
        names = {folder.name for folder in folders}
        ready = [folder for folder in folders if not imported(folder) & names]
        ordered += ready
        folders = [folder for folder in folders if folder not in ready]
    return ordered


def imported(folder):
    text = "\n".join(source.read_text(encoding="utf8") for source in folder.glob("*.swift"))
    return set(re.findall(r"^(?:package |public )?import (\w+)$", text, re.M))


def module_maps(package, made):
    """Yields the module maps of the C targets; writes one, as Swift's package manager does, for a target without."""
    yield from ROOT.glob("Sources/*/module.modulemap")
    for folder in (ROOT / package / "Sources").iterdir():
        written = [*folder.glob("module.modulemap"), *folder.glob("include/module.modulemap")]
        if not written and (folder / "include").exists():
            written = [pathlib.Path(made) / f"{folder.name}.modulemap"]
            written[0].write_text(f'module {folder.name} {{ umbrella "{folder / "include"}" export * }}\n', encoding="utf8")
        yield from written


def flags(package, modules, made):
    libraries = subprocess.run(
        ["pkg-config", "--cflags", "harfbuzz", "freetype2"], capture_output=True, text=True, check=True).stdout.split()
    found = [f"-fmodule-map-file={each}" for each in module_maps(package, made)] + [each for each in libraries if each.startswith("-I")]
    return ["-swift-version", "6", "-warnings-as-errors", "-package-name", package, "-I", modules, "-I", made,
            *(word for each in found for word in ("-Xcc", each))]


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: check-packages.py MODULES")
    count = 0
    for package in ("Fuzzing", "Benchmarks"):
        with tempfile.TemporaryDirectory() as made:
            for folder in targets(package):
                sources = sorted(map(str, folder.glob("*.swift")))
                is_program = (folder / "main.swift").exists()
                wanted = ["-typecheck"] if is_program else ["-emit-module", "-emit-module-path", f"{made}/{folder.name}.swiftmodule"]
                command = ["swiftc", *wanted, "-module-name", folder.name, *flags(package, sys.argv[1], made), *sources]
                if subprocess.run(command).returncode:
                    sys.exit(f"packages: {package}'s {folder.name} does not compile")
                count += 1
    print(f"packages: {count} targets of Fuzzing and Benchmarks compile")


if __name__ == "__main__":
    main()
