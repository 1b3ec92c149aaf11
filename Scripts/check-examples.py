#!/usr/bin/env python3
"""Proves that each Swift example of the documentation compiles as a user's program would.

Every block that begins with ```swift, in the README, the pages of Documentation, the articles and the doc comments, and every step of the
tutorial, becomes the main.swift of a program of its own. Its package depends on this one by path, with MemberImportVisibility on and warnings as
errors, so an example may use only what its own imports include. An example that imports a test framework is built as a test. One that begins
with `// swift-tools-version` is a manifest, and this package must have the products that it names. Programs that print or draw are run.
"""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".build" / "examples"
PRODUCTS = ["BubbleLayout", "MathLayout", "MessageReading", "LayoutFormat", "LayoutDrawing", "LayoutPainting", "LayoutSession", "LayoutGoldens",
            "BundledFonts"]
# The programs that are run, with the largest number of lines that each may have.
RUN = {"README_1": 12, "README_2": 12, "Questions_0": 12, "Swift_0": 40, "Renderers_0": 150, "five-1-height_0": 12, "five-4-edit_0": 30}


def blocks(path):
    """Yields the examples of a file with their line numbers, without the slashes of doc comments."""
    text = path.read_text(encoding="utf8")
    if path.parent.name == "Resources":
        yield 1, text
        return
    if path.suffix == ".swift":
        text = "\n".join(
            re.sub(r"^\s*/// ?", "", line) if line.lstrip().startswith("///") else "\0" for line in text.split("\n"))
    for found in re.finditer(r"^```swift\n(.*?)^```$", text, re.M | re.S):
        if "\0" not in found.group(1):
            yield text.count("\n", 0, found.start()) + 1, found.group(1)


def examples():
    """Yields all examples: a name made from the file, the place, and the code."""
    catalogue = ROOT / "Sources/BubbleLayout/BubbleLayout.docc"
    paths = [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]
    paths += [path for path in sorted(catalogue.rglob("*.md")) if "Generated" not in path.parts]
    paths += sorted((catalogue / "Resources").glob("*.swift"))
    paths += [path for path in sorted((ROOT / "Sources").rglob("*.swift")) if catalogue not in path.parents]
    counts = collections.Counter()
    for path in paths:
        stem = re.sub(r"[^\w-]", "_", path.stem)
        for line, code in blocks(path):
            # A page and a source file may have the same name: their examples are numbered together.
            yield f"{stem}_{counts[stem]}", f"{path.relative_to(ROOT)}:{line}", code
            counts[stem] += 1


def check_manifest(place, code):
    """Checks that this package has the products that a manifest names."""
    own = set(re.findall(r'\.(?:library|executable)\(\s*name: "(\w+)"', (ROOT / "Package.swift").read_text(encoding="utf8")))
    named = set(re.findall(r'\.product\(name: "(\w+)", package: "BubbleLayout"\)', code))
    if not named or named - own:
        sys.exit(f"examples: {place}: the manifest must name only products of this package, but names {named - own or 'none'}")
    folder = FOLDER.parent / "example-manifest"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "Package.swift").write_text(code, encoding="utf8")
    read = subprocess.run(["swift", "package", "dump-package"], cwd=folder, capture_output=True, text=True)
    if read.returncode:
        sys.exit(f"examples: {place}: {read.stderr}")
    json.loads(read.stdout)


def check_tutorial(path):
    """Compares the imports of each step of a tutorial with the products in the manifest that its reader has by then."""
    products = set()
    for name in re.findall(r'@Code\(name: "[^"]+", file: "([^"]+)"\)', path.read_text(encoding="utf8")):
        code = (path.parent.parent / "Resources" / name).read_text(encoding="utf8")
        if code.startswith("// swift-tools-version"):
            products = set(re.findall(r'\.product\(name: "(\w+)"', code))
            continue
        missing = set(re.findall(r"^import (\w+)$", code, re.M)) - products - {"Foundation", "Testing"}
        if missing:
            sys.exit(f"examples: {path.name}: {name} imports {', '.join(sorted(missing))}, which the manifest of the step does not name")


def shown_output(place, code):
    """Returns the output that a page shows below an example: a block of `text` after at most one paragraph; nil if there is none."""
    path = ROOT / place.rpartition(":")[0]
    after = path.read_text(encoding="utf8").partition(f"```swift\n{code}```\n")[2]
    found = re.match(r"\n(?:[^`\n][^\n]*\n)*\n?```text\n(.*?)^```$", after, re.M | re.S)
    return found.group(1) if found else None


def write_if_new(file, text):
    if not file.exists() or file.read_text(encoding="utf8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf8")


def target(name, place, code):
    """Writes the file of an example. Returns its target's line in the manifest."""
    if re.search(r"^import (Testing|XCTest)$", code, re.M):
        write_if_new(FOLDER / "Tests" / name / "Tests.swift", code)
        return f'  .testTarget(name: "{name}", dependencies: products + [golden], swiftSettings: settings),  // {place}'
    write_if_new(FOLDER / "Sources" / name / "main.swift", code)
    return f'  .executableTarget(name: "{name}", dependencies: products, swiftSettings: settings),  // {place}'


def build(found):
    products = ", ".join(f'.product(name: "{product}", package: "BubbleLayout")' for product in PRODUCTS)
    targets = "\n".join(target(*each) for each in found)
    write_if_new(FOLDER / "Package.swift", f"""// swift-tools-version: 6.2
import PackageDescription

let products: [Target.Dependency] = [{products}]
let golden = Target.Dependency.product(name: "GoldenTesting", package: "BubbleLayout")
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
]
let targets: [Target] = [
{targets}
]
let package = Package(
  name: "Examples", platforms: [.macOS(.v15)], dependencies: [.package(name: "BubbleLayout", path: "../..")],
  targets: targets)
""")
    built = subprocess.run(["swift", "build", "--build-tests"], cwd=FOLDER, capture_output=True, text=True)
    if built.returncode:
        places = {name: place for name, place, _ in found}
        for line in (built.stdout + built.stderr).split("\n"):
            if "error:" in line:
                name = re.search(r"(?:Sources|Tests)/([\w-]+)/\w+\.swift", line)
                print(f"{places.get(name.group(1), '') if name else ''} {line}", file=sys.stderr)
        sys.exit("examples: some do not compile")


def run(name, code, lines):
    if len(code.splitlines()) > lines:
        sys.exit(f"examples: {name} has more than {lines} lines")
    folder = FOLDER / "Output"
    folder.mkdir(exist_ok=True)
    ran = subprocess.run([FOLDER / ".build" / "debug" / name], cwd=folder, capture_output=True, text=True)
    if ran.returncode or not ran.stdout.strip():
        sys.exit(f"examples: {name} prints nothing: {ran.stderr}")
    return ran.stdout.rstrip()


def main():
    found = list(examples())
    manifests = [each for each in found if each[2].startswith("// swift-tools-version")]
    for _, place, code in manifests:
        check_manifest(place, code)
    for path in sorted((ROOT / "Sources/BubbleLayout/BubbleLayout.docc/Tutorials").glob("*.tutorial")):
        check_tutorial(path)
    programs = [each for each in found if each not in manifests]
    missing = RUN.keys() - {name for name, _, _ in programs}
    if missing:
        sys.exit(f"examples: missing: {', '.join(sorted(missing))}")
    build(programs)
    for name, place, code in programs:
        if name in RUN:
            printed = run(name, code, RUN[name])
            print(f"{name}: {printed}")
            shown = shown_output(place, code)
            if shown is not None and shown.rstrip() != printed:
                sys.exit(f"examples: {place} shows another output:\n{shown}")
    print(f"examples: {len(programs)} compile with their own imports, {len(manifests)} manifests name products that exist")


if __name__ == "__main__":
    main()
