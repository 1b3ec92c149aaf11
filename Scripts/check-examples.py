#!/usr/bin/env python3
"""Compiles each Swift example of the README and of the doc comments as a user's program would be.

Every block that begins with ```swift is the main.swift of a program of its own, in a package that depends on this one
by its path, with MemberImportVisibility on and warnings as errors: an example may use what its own imports bring along
and nothing else. The README's program is run as well and has to print something.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "examples"
PRODUCTS = ["BubbleLayout", "MessageReading", "LayoutFormat", "LayoutPainting", "LayoutGoldens"]


def blocks(path):
    """The examples of a file with the lines they begin at; a doc comment's slashes are taken off."""
    text = path.read_text(encoding="utf8")
    if path.suffix == ".swift":
        text = "\n".join(
            re.sub(r"^\s*/// ?", "", line) if line.lstrip().startswith("///") else "\0" for line in text.split("\n"))
    for found in re.finditer(r"^```swift\n(.*?)^```$", text, re.M | re.S):
        if "\0" not in found.group(1):
            yield text.count("\n", 0, found.start()) + 1, found.group(1)


def examples():
    """All examples by a name that says where they stand."""
    paths = [ROOT / "README.md"] + sorted((ROOT / "Sources").rglob("*.swift"))
    for path in paths:
        for number, (line, code) in enumerate(blocks(path)):
            place = f"{path.relative_to(ROOT)}:{line}"
            yield re.sub(r"\W", "_", path.stem) + f"_{number}", place, code


def main():
    found = list(examples())
    targets = []
    for name, place, code in found:
        folder = FOLDER / "Sources" / name
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "main.swift"
        if not file.exists() or file.read_text(encoding="utf8") != code:
            file.write_text(code, encoding="utf8")
        targets.append(f'  .executableTarget(name: "{name}", dependencies: products, swiftSettings: settings),  // {place}')
    products = ", ".join(f'.product(name: "{product}", package: "BubbleLayout")' for product in PRODUCTS)
    manifest = f"""// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [{products}]
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]
let targets: [Target] = [
{chr(10).join(targets)}
]
let package = Package(
  name: "Examples", platforms: [.macOS(.v15)], dependencies: [.package(name: "BubbleLayout", path: "../..")],
  targets: targets)
"""
    (FOLDER / "Package.swift").write_text(manifest, encoding="utf8")
    built = subprocess.run(["swift", "build"], cwd=FOLDER, capture_output=True, text=True)
    if built.returncode:
        places = {name: place for name, place, _ in found}
        for line in (built.stdout + built.stderr).split("\n"):
            if "error:" in line:
                name = re.search(r"Sources/(\w+)/main\.swift", line)
                print(f"{places.get(name.group(1), '') if name else ''} {line}", file=sys.stderr)
        sys.exit("examples: they do not all compile")
    ran = subprocess.run([".build/debug/README_0"], cwd=FOLDER, capture_output=True, text=True)
    if ran.returncode or not ran.stdout.strip():
        sys.exit(f"examples: the README's program says nothing: {ran.stderr}")
    print(f"examples: {len(found)} compile with their own imports; the README's prints:\n{ran.stdout.rstrip()}")


if __name__ == "__main__":
    main()
