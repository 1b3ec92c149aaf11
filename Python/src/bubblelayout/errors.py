"""The errors of the library, as exceptions."""

from __future__ import annotations

from .enums import Status

class BubbleError(Exception):
    """A call that failed; it has changed nothing."""

    #: The kind of the failure.
    code: Status
    #: A description of the problem, in English.
    message: str
    #: The place of the problem as one string: a line of the messages ("messages:7"), a file, a field of a style, an
    #: argument, or else the C function.
    place: str
    #: The C function that failed.
    function: str
    #: The parts of the place: the file ("messages" for messages that were passed to the call), the line counted from 1, and the field of the style or
    #: the argument of the C function; None for those that do not apply.
    file: str | None
    line: int | None
    field: str | None

    def __init__(
        self, code: Status, message: str, function: str, file: str | None = None, line: int | None = None, field: str | None = None
    ) -> None:
        super().__init__(f"{message} ({function}: {code.name})")
        self.code, self.message = code, message
        self.file, self.line, self.field = file or None, line or None, field or None
        self.function = function
        at = f"{file}:{line}" if file and line else file
        self.place = at or self.field or function

    def __reduce__(self) -> tuple[type[BubbleError], tuple[Status, str, str, str | None, int | None, str | None]]:
        return type(self), (self.code, self.message, self.function, self.file, self.line, self.field)


class ArgumentError(BubbleError, ValueError):
    """An argument is out of range."""


class HandleError(BubbleError, ValueError):
    """A closed object was used."""


class FontsError(BubbleError):
    """A font file cannot be used, or the fonts are not found."""


class StyleError(BubbleError, ValueError):
    """A style has a field that is unknown, missing or wrong, or there is no preset of that name."""


class MessagesError(BubbleError, ValueError):
    """The messages are in no known format."""


class NotFoundError(BubbleError, LookupError):
    """There is no message, font or glyph with that number or id."""


class ComposerError(BubbleError):
    """A composer has nothing to send, or its text is full."""


class LimitError(BubbleError):
    """There are too many handles, or something is too large."""


class MessagesWarning(UserWarning):
    """Messages that were passed to a call were left out or repaired. `Transcript.reading` and `Edit.reading` have the numbers."""


_CLASSES: dict[Status, type[BubbleError]] = {
    Status.ARGUMENT: ArgumentError,
    Status.HANDLE: HandleError,
    Status.FONTS: FontsError,
    Status.STYLE: StyleError,
    Status.MESSAGES: MessagesError,
    Status.NOT_FOUND: NotFoundError,
    Status.COMPOSER: ComposerError,
    Status.LIMIT: LimitError,
}


def failure(status: int, message: str, function: str, file: str = "", line: int = 0, field: str = "") -> BubbleError:
    """Returns the exception for a status."""
    code = Status(status)
    return _CLASSES.get(code, BubbleError)(code, message, function, file, line, field)
