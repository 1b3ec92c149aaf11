#!/usr/bin/env python3
"""Proves that pages and comments contain none of the known clumsy wordings: check-prose.py [--all] [FILE...]

It reads the pages (*.md), the comments of the C header and of the Swift folders in COMMENTS, and the descriptions at the top of scripts. It names each
place where one of PATTERNS occurs, and what to write instead. It skips code, quotations, and the tables of bad examples in CONTRIBUTING.md.

The list tests itself on each run: every pattern must match its own "before", and none may match an "after". --all also lists the hits in the Swift
folders that are not in COMMENTS yet, without failing for them. The script needs only Python 3.
"""

import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent

# The checked files. Add a folder to COMMENTS when `check-prose.py --all` finds nothing in it any more.
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "Documentation", "Examples", "Bindings", "Localization",
         "Sources", "Python", "Fonts", "Tests")
HEADERS = ("Sources/CBubbleLayout",)
SCRIPTS = ("Scripts",)
COMMENTS = ("Sources", "Fonts", "Tests", "Fuzzing/Sources", "Benchmarks")

# Each entry: a pattern, a sentence that it must match, and how to write it instead.
PATTERNS = [
    (r"\bdear(er|est)\b", "the dearest text", "the most expensive text"),
    (r"\bdear (again|as)\b|\bas dear\b", "half as dear again", "50 % more expensive"),
    (r"\bmend(s|ed|ing)?\b", "it is mended", "it is fixed"),
    (r"\b(held|hold|holds|holding)\b( [\w'’`*/.-]+,?){0,9} against\b", "holds drawings against the layout", "compares drawings with the layout"),
    (r"\b(held|hold|holds|keep|keeps|kept) (\w+ )?in step\b", "which lint holds in step", "lint fails if it is out of date"),
    (r"\bfall-back\b", "fall-back order", "fallback order"),
    (r"\bthat there (is|are) not\b", "a font that there is not", "a font that does not exist"),
    (r"\bnot-a-number\b|\bis no number\b", "what is no number scales nothing", "NaN counts as 1"),
    (r"\b(is|are|be) told of\b", "screen readers are told of it", "screen readers say it"),
    (r"\bwhat screen readers are told\b", "what screen readers are told", "what screen readers say"),
    (r"\bin the clothes of\b", "numbers in the clothes of pointers", "opaque IDs typed as pointers"),
    (r"\blives on\b", "what others need lives on", "objects that depend on it keep what they need"),
    (r"\bcomes? to the same\b", "comes to the same on every machine", "is the same on every machine"),
    (r"\b(second|next) coming\b", "from the second coming of their text on", "from the second use of their text"),
    (r"\bof (one|an application|the application|an app)['’]s own\b", "an emoji of the application's own", "the application's own emoji"),
    (r"\bwhat (can be|is) seen\b", "the rows around what is seen", "the rows around the viewport"),
    (r"\bpassed over\b", "what is passed over", "each skipped file"),
    (r"\bgiven away\b|\bgives? away\b", "what a version is given away as", "the files of a release"),
    (r"\b(takes?|taken) (\w+ )?away\b", "null takes it away", "null removes it"),
    (r"\b(do|does) no harm\b", "unknown ids do no harm", "unknown ids are ignored"),
    (r"\bground of (code|a|an|the|avatars?)\b", "the ground of code", "the background of code"),
    (r"\bwhere there (is|are) (none|no|such|any)\b", "where there is none", "if there is none"),
    (r"\bturned upside down\b", "a list that is turned upside down", "an inverted list"),
    (r"\bwhat is (drawn|painted|shown|kept|told|asked|said|left|made) of\b", "what is drawn of rows", "how rows are drawn"),
    (r"\bsome (dozens|tens|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b", "some seventy kinds", "about seventy kinds"),
    (r"\b(brings?|brought|takes?|taken) (\w+ ){0,3}along\b", "it brings text layout along", "it includes text layout"),
    (r"\bgo(es)? on (working|\w+ing)\b", "the names go on working", "the names still work"),
    (r"\bsays? nothing of\b", "where a message says nothing of it", "if a message does not say"),
    (r"(^|[.;:—] )Who (wants|says|gives|adds|needs) ", "Who wants another size says so.", "To get another size, set it."),
    (r"\b(that|which|it|who|this|row|line|one) (is|are) no (clusters?|rows?|messages?|numbers?|day|step|edit|glyphs?|requests?|resources|picture|link|word)\b", "a line that is no edit", "an invalid line"),
    (r"\bnot to be edited\b", "it is not to be edited", "do not edit it"),
    (r"\bthe \w+ is none\b", "where the run is none", "if the run has none"),
    (r"\bby so many\b|\bso many (points|pixels|messages|lines|rows|bytes)\b", "so many points", "this many points"),
    (r"\bthe other way (round|about)\b", "the same length the other way round", "the negated length"),
    (r"\b(is|are) as (the options|it|they) says?\b", "is as the options say", "follows the options"),
    (r"\ball else\b", "all else stays", "everything else stays"),
    (r"\bof (before|yore)\b", "the names of before", "the former names"),
    (r"\b(counts?|count) for nothing\b", "white space counts for nothing", "white space has no width"),
    (r"\bhand(s|ed)? on\b", "columns that are handed on", "columns that are passed through"),
    (r"\bwhoever (adds|wants|gives|shows|can|has|needs)\b", "whoever adds one adds a state", "if you add one, add a state"),
    (r"\bevened(-| )out\b", "evened-out texts", "balanced texts"),
    (r"\bin (his|her) stead\b|\bin place of that\b", "what stands above a day in place of that", "the text above a day instead"),
]
EXCEPT = {"CONTRIBUTING.md": ("| ",)}


def tested(patterns):
    """Returns the compiled patterns. Ends the run if a pattern misses its own example or matches a replacement."""
    compiled = [(re.compile(pattern, re.IGNORECASE), before, after) for pattern, before, after in patterns]
    for pattern, before, after in compiled:
        if not pattern.search(before):
            sys.exit(f"check-prose: {pattern.pattern} does not find {before!r}")
        for other, _, _ in compiled:
            if other.search(after):
                sys.exit(f"check-prose: {other.pattern} finds {after!r}, which another pattern recommends")
    return compiled


def page_lines(path):
    """Returns the lines of a page, with code and quotations left blank."""
    skipped = EXCEPT.get(path.name, ())
    fenced = False
    for number, line in enumerate(path.read_text(encoding="utf8").split("\n"), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            continue
        if fenced or line.startswith("<") or skipped and line.startswith(skipped):
            continue
        yield number, line


def comment_lines(path):
    """Yields the comments of a C or a Swift file."""
    inside = False
    for number, line in enumerate(path.read_text(encoding="utf8").split("\n"), 1):
        found = re.search(r"(?<![:\"])//+ ?(.*)", line)
        if path.suffix == ".h":
            start = inside or "/*" in line
            inside = start and "*/" not in line[line.rfind("/*") + 2 if "/*" in line else 0 :]
            if start:
                yield number, re.sub(r"^\s*/?\*+/?|\*/", "", line[line.find("/*") if "/*" in line else 0 :])
        elif found and '"""' not in line:
            yield number, found.group(1)


def script_lines(path):
    """Yields the first comment or docstring of a script."""
    text = path.read_text(encoding="utf8")
    end = text.find('"""', text.find('"""') + 3) if path.suffix == ".py" else re.search(r"^[^#\n]", text, re.M).start()
    for number, line in enumerate(text[: max(end, 0)].split("\n"), 1):
        yield number, line


def files(folders, *endings):
    for name in folders:
        path = ROOT / name
        found = [path] if path.is_file() else sorted(each for ending in endings for each in path.rglob("*" + ending))
        yield from (each for each in found if not {"target", ".build", "Generated", "__pycache__", "node_modules"} & set(each.parts))


def hits(lines, patterns):
    """Yields the places of the patterns. Each line is joined with the next, so that wrapped phrases are found."""
    lines = list(lines)
    for index, (number, line) in enumerate(lines):
        following = lines[index + 1] if index + 1 < len(lines) and lines[index + 1][0] == number + 1 else (0, "")
        plain = re.sub(r"`[^`]*`|“[^”]*”|\"[^\"]*\"", "…", line.rstrip())
        joined = plain + " " + re.sub(r"`[^`]*`|“[^”]*”|\"[^\"]*\"", "…", following[1].strip())
        for pattern, before, after in patterns:
            for match in pattern.finditer(joined):
                if match.start() < len(plain):
                    yield number, match.group(0).strip(), after


def main():
    patterns = tested(PATTERNS)
    named = [pathlib.Path(name).resolve() for name in sys.argv[1:] if not name.startswith("--")]
    wide = "--all" in sys.argv[1:]
    checked = [(path, page_lines) for path in files(PAGES, ".md")]
    checked += [(path, comment_lines) for path in files(HEADERS, ".h")]
    checked += [(path, script_lines) for path in files(SCRIPTS, ".py", ".sh") if path.name != "check-prose.py"]
    checked += [(path, comment_lines) for path in files(COMMENTS, ".swift")]
    if wide:
        checked += [(path, comment_lines) for path in files(("Sources", "Fonts", "Tests"), ".swift") if path not in dict(checked)]
    if named:
        checked = [(path, comment_lines if path.suffix in (".h", ".swift") else page_lines) for path in named]
    count, folders = 0, collections.Counter()
    for path, reader in checked:
        for number, words, after in hits(reader(path), patterns):
            place = path.relative_to(ROOT)
            unclean = wide and path.suffix == ".swift" and not any(str(place).startswith(folder) for folder in COMMENTS)
            folders["/".join(place.parts[:2])] += unclean
            count += not unclean
            print(f"{place}:{number}: “{words}”: write for example “{after}”", file=sys.stdout if unclean else sys.stderr)
    for folder, number in sorted(folders.items()):
        if number:
            print(f"{folder}: {number}")
    if count:
        sys.exit(f"check-prose: {count} places; CONTRIBUTING.md has the words")
    print(f"check-prose: {len(checked)} files, {len(patterns)} patterns, none found")


if __name__ == "__main__":
    main()
