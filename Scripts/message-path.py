#!/usr/bin/env python3
"""Counts the types that a rich message passes through, from JSON Lines to JSON: message-path.py.

A reader who follows one message through the code meets these types, in this order (Documentation/Design.md, "One message, from its bytes to its glyphs").
A type counts if the code of a step names it as what it takes, makes or works with; nested types count, and so do generic ones; kinds of the same thing (the
rules of nodes, the records of blocks) count once, by the type that stands for them. Each name has to be declared in Sources. The script fails if one is not,
or if there are more types than LIMIT. If you add a type to the path, add it here.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 89
PATH = {
    "bytes to a message": "ByteSource LineReader JSONCursor JSONValue JSONForm RecordField MessageDecoder MessageBudget ProblemLog MessageEntry Message",
    "Markdown to blocks": "SourceBytes LineCursor BlockParser SyntaxBlock LeafContent InlineParser InlineItem BlockBuilder TextBuilder TextSource "
                          "MessageBlock Content BlockFields RichText TextSpan TextEmphases InlineObject",
    "neighbours and nodes": "RowAssembler Reading MessageTimes NeighbourTraits Placement PreparedMessage PreparedBlock ContentBuilder RichBuilder RichContext "
                            "RichLines ShownText TextMaker StyledText PreparedText Paint BlockNode BlockRule BlockTree BlockTreeBuilder",
    "sizes": "CellLayout CellLimits CellPlan Step Surroundings Footer MessageTextRule ColumnFold ColumnBlocks TreeBlocks ColumnFrames TreeNode LayoutPass Limit "
             "BlockMeasure MeasuredLines MeasuredFooter ColumnResult CellMeasure",
    "parts and rows": "PlacedParts PlacedNode PartPlacer ElementBuilder ElementName Part CellElement Cell MessageRows TranscriptRow LayoutSink JSONSink ByteBuffer",
    "other widths": "RecordSource TextRecord LineTable TruncationTable RowRecord RowLimits RowMeasure RowHeight RowRecords",
}
DECLARED = re.compile(r"\b(?:struct|final class|class|enum|protocol|actor)\s+(?:\w+\.)*(\w+)")


def main():
    declared = set()
    for path in (ROOT / "Sources").rglob("*.swift"):
        declared.update(DECLARED.findall(path.read_text(encoding="utf8")))
    total, missing = 0, []
    for leg, names in PATH.items():
        names = names.split()
        total += len(names)
        missing += [name for name in names if name not in declared]
        print(f"{len(names):3} {leg}: {', '.join(names)}")
    print(f"{total:3} types")
    if missing:
        sys.exit(f"message-path: not declared: {', '.join(missing)}")
    if total > LIMIT:
        sys.exit(f"message-path: {total} types, at most {LIMIT} are expected")


main()
