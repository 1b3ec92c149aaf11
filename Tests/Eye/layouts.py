"""Configurations, and the tool that lays messages out in them."""

import dataclasses
import json
import random
import subprocess
import sys

MODERN = ("merged", "clustered")
SOURCES = ("balloon", "padded", "tailed", "rows")
WIDTHS = (120, 160, 200, 240, 280, 320, 360, 375, 390, 430, 500, 600, 768, 1024, 1200, 1600)
TYPES = (0.8, 0.9, 1, 1.12, 1.3, 1.6, 2, 2.3, 3)
# Phones at the usual type size are the most frequent, as in life.
FREQUENT_WIDTHS = WIDTHS + (320, 360, 390, 390, 430)
FREQUENT_TYPES = TYPES + (1, 1, 1, 1, 1)


@dataclasses.dataclass(frozen=True)
class Configuration:
    """All that a layout depends on besides the messages and the tool."""
    style: str
    width: float = 390
    direction: str = "ltr"
    theme: str = "light"
    type: float = 1
    device: float = 1
    locale: str = "en"
    others: tuple = ()

    def options(self):
        """The options of `bubble layout`, without those that say what to write."""
        return ["--style", self.style, "--width", str(self.width), "--direction", self.direction, "--font-scale", str(self.type),
                "--device-scale", str(self.device), "--locale", self.locale, "--me", "you", *self.others]

    def having(self, **changes):
        return dataclasses.replace(self, **changes)

    def __str__(self):
        return " ".join(self.options() + ["--theme", self.theme])


def configuration(style, seed):
    """Returns a random configuration of a style."""
    pick = random.Random(seed)
    direction = pick.choice(("ltr", "ltr", "rtl"))
    locale = pick.choice(("ar", "he", "en") if direction == "rtl" else ("en", "en", "de", "ja", "ar"))
    others = [option for option, odds in (("--private", 10), ("--selecting", 10), ("--typing", 5), ("--dates", 2)) if pick.randrange(odds) == 0]
    return Configuration(style, pick.choice(FREQUENT_WIDTHS), direction, pick.choice(("light", "dark")), pick.choice(FREQUENT_TYPES),
                         pick.choice((1, 1.5, 2, 3)), locale, tuple(others))


class Tool:
    """A program that lays messages out. Options that an older one does not know are left out from then on."""

    def __init__(self, path):
        self.path = path
        self.unknown = set()
        self.runs = 0

    def run(self, messages, configuration, *details):
        """Returns the header and the rows of a layout."""
        source = "".join(json.dumps(message) + "\n" for message in messages)
        while True:
            details = [option for option in details if option not in self.unknown]
            arguments = [self.path, "layout", "-", "--input", "jsonl", "--format", "jsonl", *configuration.options(), *details]
            self.runs += 1
            done = subprocess.run(arguments, input=source.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
            refused = [option for option in details if done.returncode == 2 and option in done.stderr.decode("utf-8", "replace")]
            if done.returncode == 0:
                rows = [json.loads(line) for line in done.stdout.splitlines()]
                return rows[0], rows[1:]
            if not refused:
                sys.exit(f"{' '.join(arguments)}: exit code {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:500]}")
            self.unknown.update(refused)

    def draw(self, messages, configuration):
        """Returns a PNG of a layout, with as many pixels a point as the layout has."""
        source = "".join(json.dumps(message) + "\n" for message in messages)
        arguments = [self.path, "layout", "-", "--input", "jsonl", "--format", "png", *configuration.options(), "--theme", configuration.theme,
                     "--scale", str(configuration.device), "-o", "-"]
        self.runs += 1
        done = subprocess.run(arguments, input=source.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(arguments)}: exit code {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:500]}")
        return done.stdout
