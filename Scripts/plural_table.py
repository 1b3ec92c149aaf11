"""Reads the generated table of plural rules, as Sources/BubbleLayout/Reader/Words/PluralRule.swift does."""

import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Sources/BubbleLayout/Reader/Words/Generated/PluralRule+Table.swift"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")


class Rule:
    """The plural categories of a language, each with its condition; the last one has none.

    A condition is a list of alternatives. Each is a list of (modulus or None, whether the number must be in the ranges, ranges).
    """

    def __init__(self, forms):
        self.forms = forms
        self.categories = [category for category, _ in forms]

    def category(self, number):
        for category, alternatives in self.forms[:-1]:
            if any(all(holds(relation, number) for relation in relations) for relations in alternatives):
                return category
        return self.categories[-1]

    def single(self):
        """Returns the categories that are used for only one number."""
        counts = {}
        for number in range(10_000):
            category = self.category(number)
            counts[category] = counts.get(category, 0) + 1
        return {category for category, count in counts.items() if count == 1}


def holds(relation, number):
    modulus, isIn, ranges = relation
    rest = number % modulus if modulus else number
    return any(first <= rest <= last for first, last in ranges) == isIn


def relation(text):
    """Parses a relation such as `n%10=2..4,9` or `n!=0`."""
    modulus, sign, ranges = re.fullmatch(r"n(?:%(\d+))?(!?=)([\d.,]+)", text).groups()
    bounds = [[int(bound) for bound in part.split("..")] for part in ranges.split(",")]
    return int(modulus) if modulus else None, sign == "=", [(part[0], part[-1]) for part in bounds]


def rule(text):
    """Parses a rule such as `one n=1; few n%10=2..4 & n%100!=12..14; other`."""
    forms = []
    for form in text.split("; "):
        category, _, condition = form.partition(" ")
        alternatives = [[relation(part) for part in parts.split(" & ")] for parts in condition.split(" | ")] if condition else []
        forms.append((category, alternatives))
    return Rule(forms)


def rules():
    """Returns the rules of all languages, by language code."""
    found = {}
    for languages, text in re.findall(r"^    ([\w -]+): (.+)$", TABLE.read_text(encoding="utf8"), re.M):
        found |= dict.fromkeys(languages.split(), rule(text))
    return found


def rule_of(tag, table):
    """Returns the rule of a BCP 47 tag, or of the tag's language; None if the table has neither."""
    return table.get(tag) or table.get(tag.split("-")[0])
