#!/usr/bin/env python3
"""Proves that no link is dead: check-links.py [--docs FOLDER]

In the pages for people (README, CONTRIBUTING, CHANGELOG, Documentation, Examples, Bindings) each link and picture must lead to a file of
the repository, and each anchor to a heading. With --docs it checks built API documentation: each page that another one refers to, and each
picture, must be in the folder.
"""

import argparse
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PICTURES = ("image", "video")
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "Python/README.md", "Demo/README.md")
FOLDERS = ("Documentation", "Examples", "Bindings", "Localization")


def anchor(heading):
    """Returns the anchor that websites make from a heading."""
    text = re.sub(r"[`*]", "", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def without_code(text):
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S))


def dead_in_pages():
    """Yields the links of the pages that lead nowhere."""
    pages = [ROOT / name for name in TOP]
    pages += [page for folder in FOLDERS for page in sorted((ROOT / folder).rglob("*.md")) if "target" not in page.parts]
    count = 0
    dead = []
    for page in pages:
        text = without_code(page.read_text(encoding="utf8"))
        links = re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
        for link in links:
            if re.match(r"\w+:", link):
                continue
            count += 1
            name, _, part = link.partition("#")
            file = (page.parent / name).resolve() if name else page
            headings = ()
            if file.suffix == ".md" and file.exists():
                headings = [anchor(found) for found in re.findall(r"^#+ (.+)$", file.read_text(encoding="utf8"), re.M)]
            if not file.exists() or part and part not in headings:
                dead.append(f"{page.relative_to(ROOT)}: {link}")
    return count, dead


def dead_in_archive(folder):
    """Yields the references of built documentation that lead nowhere."""
    count = 0
    dead = set()
    for page in sorted((folder / "data").rglob("*.json")):
        document = json.loads(page.read_text(encoding="utf8"))
        where = page.relative_to(folder / "data").with_suffix("")
        # Chapters are headings in the list of tutorials and have no pages.
        chapters = {each.get("reference") for each in document.get("hierarchy", {}).get("modules", [])}
        for identifier, reference in document.get("references", {}).items():
            if reference.get("type") in PICTURES:
                for variant in reference.get("variants", []):
                    count += 1
                    if not (folder / variant["url"].lstrip("/")).exists():
                        dead.add(f"{where}: picture {variant['url']}")
                if not reference.get("variants"):
                    dead.add(f"{where}: picture {identifier}")
            elif reference.get("type") == "unresolvable":
                # Symbols of system modules have no pages here, and are shown without links.
                if not reference.get("title", "").startswith(("Swift.", "Testing.", "XCTest.", "Foundation.")):
                    dead.add(f"{where}: {reference.get('title', identifier)}")
            elif reference.get("url", "").startswith("/") and identifier not in chapters:
                count += 1
                path = reference["url"].partition("#")[0].lstrip("/")
                if not (folder / "data" / f"{path}.json").exists():
                    dead.add(f"{where}: {reference['url']}")
    if not count:
        dead.add(f"{folder}: there is no documentation")
    return count, sorted(dead)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--docs", type=pathlib.Path)
    folder = parser.parse_args().docs
    count, dead = dead_in_pages()
    if folder:
        more, others = dead_in_archive(folder)
        count, dead = count + more, dead + others
    for link in dead:
        print(f"links: {link}", file=sys.stderr)
    print(f"links: {count} followed, {len(dead)} dead")
    sys.exit(bool(dead))


if __name__ == "__main__":
    main()
