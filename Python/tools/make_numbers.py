"""Writes `Sources/BubbleLayoutC/Generated/Numbers.swift` from the header: make_numbers.py [--check].

Each enumeration of the header that has a Swift counterpart becomes a property of the Swift type: the compiler reports Swift cases that are missing in
the header.
"""

from __future__ import annotations

import dataclasses
import pathlib
import sys

import header

PLACE = pathlib.Path(__file__).resolve().parents[2] / "Sources/BubbleLayoutC/Generated/Numbers.swift"
START = """// Made from `bubble_layout.h` by Python/tools/make_numbers.py: not to be edited.

import BubbleLayout
import LayoutDrawing
import TextLayout
"""


@dataclasses.dataclass
class Table:
    """The Swift counterpart of an enumeration of the header."""

    type: str
    enumeration: str
    prefix: str
    property: str = "number"
    # The Swift cases of members with other names; empty for a member without a case.
    names: dict[str, str] = dataclasses.field(default_factory=dict)


TABLES = [
    Table("MessageRole", "bubble_message_role", "BUBBLE_ROLE_"),
    Table("Side", "bubble_side", "BUBBLE_SIDE_"),
    Table("LabelRole", "bubble_label_role", "BUBBLE_LABEL_", names={"CHIP": "mention", "MENTION": "", "PLACEHOLDER": ""}),
    Table("BoxRole", "bubble_box_role", "BUBBLE_BOX_"),
    Table("BoxIcon", "bubble_sign", "BUBBLE_SIGN_"),
    Table("InlineObjectKind", "bubble_object_kind", "BUBBLE_OBJECT_"),
    Table("DeliveryState", "bubble_delivery", "BUBBLE_DELIVERY_"),
    Table("MediaKind", "bubble_media_kind", "BUBBLE_MEDIA_"),
    Table("MediaState", "bubble_media_state", "BUBBLE_MEDIA_"),
    Table("TextAlignment", "bubble_alignment", "BUBBLE_ALIGN_"),
    Table(
        "LineEnding", "bubble_line_ending", "BUBBLE_ENDING_",
        names={"TEXT": "endOfText", "HARD": "hardBreak", "SOFT": "softBreak", "HYPHEN": "softHyphen"},
    ),
    # Styled ranges are spans of the message and not detected data.
    Table("DataKind", "bubble_span_kind", "BUBBLE_SPAN_", names={"STYLED": "", "TAG": "hashtag"}),
    Table("TextEmphasis", "bubble_look", "BUBBLE_LOOK_", property="bit"),
    Table("TextRole", "bubble_text_role", "BUBBLE_TEXT_"),
    Table("TextPosition.Affinity", "bubble_affinity", "BUBBLE_AFFINITY_"),
    Table("DisplayList.Kind", "bubble_operation_kind", "BUBBLE_OPERATION_"),
    Table("ElementKind", "bubble_cell_element_kind", "BUBBLE_CELL_", names={"STATUS": "delivery"}),
    Table(
        "HitTarget.Name", "bubble_target", "BUBBLE_HIT_",
        names={"NOTHING": "", "DATE": "separator", "UNREAD": ""},
    ),
    Table("HitTarget.CardKind", "bubble_card", "BUBBLE_CARD_"),
    Table("AccessibilityRole", "bubble_element_role", "BUBBLE_ELEMENT_"),
    Table("AccessibilityState", "bubble_element_flags", "BUBBLE_ELEMENT_STATE_", property="flag"),
    Table("AccessibilityAction.Kind", "bubble_action_kind", "BUBBLE_ACTION_"),
]


def case_name(member: str) -> str:
    first, *rest = member.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def source() -> str:
    found = header.enumerations(header.HEADER.read_text(encoding="utf-8"))
    lines = [START]
    for table in TABLES:
        lines += [
            f"extension {table.type} {{",
            f"  /// The value's number in `{table.enumeration}`.",
            f"  var {table.property}: UInt32 {{",
            "    switch self {",
        ]
        for name, number, _ in found[table.enumeration]:
            member = name.removeprefix(table.prefix)
            case = table.names.get(member, case_name(member))
            if case:
                lines.append(f"    case .{case}: {number}")
        lines += ["    }", "  }", "}", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    if "--check" in sys.argv:
        is_current = PLACE.is_file() and PLACE.read_text(encoding="utf-8") == source()
        sys.exit(0 if is_current else "Numbers.swift is out of date: run Python/tools/make_numbers.py")
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_text(source(), encoding="utf-8")
