"""Objects of the library that have a handle and are freed once."""

from __future__ import annotations

import weakref
from types import TracebackType
from typing import Any, ClassVar, TypeVar

from ._calls import call
from ._declarations import ffi
from ._native import CData, lib
from .enums import Status
from .errors import HandleError

Self = TypeVar("Self", bound="Handle")


class Handle:
    """An object of the library that can be closed: by `close`, at the end of a `with`, or when it is garbage collected.

    Any later use raises `HandleError`.
    """

    #: The library's name for this kind of object.
    _kind: ClassVar[str]
    #: The function that frees the object; if empty, the one that is named after the kind.
    _end: ClassVar[str] = ""

    def __init__(self, function: str, *arguments: Any, keeping: Any = None) -> None:
        """Opens the object with a function whose last parameters are the place of the handle, in some functions a reading, and the error.

        keeping: An object that the library needs until the handle is freed.
        """
        place = ffi.new(f"bubble_{self._kind} **")
        try:
            call(function, *[place if argument is Handle else argument for argument in arguments])
        except BaseException:
            # A size function can raise after the handle was made.
            getattr(lib, self._freeing())(place[0])
            raise
        self._adopt(place[0], keeping)

    @classmethod
    def _freeing(cls) -> str:
        return cls._end or f"bubble_{cls._kind}_free"

    def _adopt(self, pointer: CData, keeping: Any) -> None:
        self._number = pointer
        self._finalizer = weakref.finalize(self, _free, getattr(lib, self._freeing()), pointer, keeping)

    @property
    def closed(self) -> bool:
        """Whether the object was closed."""
        return not self._finalizer.alive

    @property
    def _pointer(self) -> CData:
        if not self._finalizer.alive:
            raise HandleError(Status.HANDLE, f"{self._kind} was closed", self._freeing(), field=self._kind)
        return self._number

    def close(self) -> None:
        """Frees the object. Objects that depend on it keep what they need. Closing it again does nothing."""
        self._finalizer()

    def __enter__(self: Self) -> Self:
        self._pointer
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _free(function: Any, pointer: CData, keeping: Any) -> None:
    function(pointer)
