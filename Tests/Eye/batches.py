"""A conversation in a style, and the layouts of it that laws ask for."""

import functools
import random

from cells import Layout
from layouts import TYPES, WIDTHS

DETAILS = ("--elements", "--glyphs")


class Batch:
    """A conversation in a configuration. Layouts are made when a law first asks for them."""

    def __init__(self, messages, configuration, tool, seed=""):
        self.messages, self.configuration, self.tool, self.seed = messages, configuration, tool, seed
        self.made = {}

    def layout(self, configuration, *details):
        key = (configuration, details)
        if key not in self.made:
            self.made[key] = Layout(*self.tool.run(self.messages, configuration, *details), configuration)
        return self.made[key]

    @functools.cached_property
    def base(self):
        """The layout in the batch's own configuration, with glyphs and elements."""
        return self.layout(self.configuration, *DETAILS)

    def ladder(self, field, steps):
        """Returns the layouts at a few steps of a field of the configuration, from the lowest to the highest; one of them is `base`."""
        own = getattr(self.configuration, field)
        others = random.Random(f"{self.seed} {field}").sample([step for step in steps if step != own], 3)
        return [self.base if step == own else self.layout(self.configuration.having(**{field: step}), "--elements")
                for step in sorted([own, *others])]

    @functools.cached_property
    def widths(self):
        return self.ladder("width", WIDTHS)

    @functools.cached_property
    def types(self):
        return self.ladder("type", TYPES)
